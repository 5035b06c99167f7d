//! The war phase (R9): what begins it, and the provinces at war one after the other.

use crate::seat::{BySeat, Seat};

use super::Play;
use super::agenda::{Flow, Task};
use super::data::{Card, Clan, Figure, Kind, Province};
use super::event::{Cause, Event};
use super::gain;
use super::state::{Battle, Phase, Question, State};

impl State {
    /// Different virtues a seat owns.
    pub(super) fn virtues(&self, seat: Seat) -> u8 {
        let own = |card: &Card| card.kind() == Kind::Virtue && self.owns(seat, *card) > 0;
        u8::try_from(Card::ALL.into_iter().filter(own).count()).unwrap_or(0)
    }

    /// Monsters, or onis alone, that a seat owns, wherever they are.
    pub(super) fn monsters(&self, seat: Seat, oni: bool) -> u8 {
        let monsters = Figure::ALL.into_iter().filter(|figure| {
            let card = figure.card();
            let own = card.is_some_and(|card| self.owns(seat, card) > 0);
            own && (!oni || figure.is_oni())
        });
        u8::try_from(monsters.count()).unwrap_or(0)
    }
}

/// R9.1: from the highest honor down everybody's cards take effect.
pub(super) fn begin(play: &mut Play<'_>) {
    play.log.all(Event::WarBegan);
    play.state.next([Task::War]);
    let seats = play.state.by_honor().into_iter().rev();
    play.state.agenda.extend(seats.map(Task::Upgrades));
}

/// The cards of one seat, in a fixed order; Koi swaps its ronin last, or says when.
pub(super) fn upgrades(play: &mut Play<'_>, seat: Seat) {
    let koi = play.state.is_clan(seat, Clan::Koi);
    let ronin = play.state.owns(seat, Card::WayOfTheRonin) > 0;
    match (koi, ronin) {
        (true, true) if play.state.options.koi_orders_swap => {
            play.state.next([Task::SwapTime(seat)]);
        }
        (true, _) => play
            .state
            .next([Task::Upgrade(seat, Card::WayOfTheRonin), Task::Swap(seat)]),
        (false, _) => play.state.next([Task::Upgrade(seat, Card::WayOfTheRonin)]),
    }
    play.state.next([
        Task::Upgrade(seat, Card::WayOfTheShogun),
        Task::Upgrade(seat, Card::WayOfTheMoneylender),
        Task::Upgrade(seat, Card::WayOfBushido),
        Task::Upgrade(seat, Card::WayOfTheRighteous),
    ]);
}

/// Each copy of a card is an instance of its own.
pub(super) fn upgrade(play: &mut Play<'_>, seat: Seat, card: Card) {
    for _ in 0..play.state.owns(seat, card) {
        gain::begin(play.state);
        match card {
            Card::WayOfTheShogun => gain::coins(play, seat, 3, Cause::Shogun),
            Card::WayOfTheMoneylender => gain::coins(play, seat, 5, Cause::Moneylender),
            Card::WayOfTheRonin => gain::ronin(play, seat, 2, Cause::Ronin),
            Card::WayOfBushido => {
                let virtues = play.state.virtues(seat);
                let each = play.state.options.bushido_coins_each;
                let coins = if each { virtues } else { 1 };
                gain::coins(play, seat, coins * 2, Cause::Bushido);
                gain::vp(play, seat, virtues * 2, Cause::Bushido);
            }
            Card::WayOfTheRighteous => {
                for from in play.state.by_honor() {
                    if play.state.above(seat, from) {
                        gain::take_coin(play, from, seat, Cause::Righteous);
                    }
                }
            }
            _ => {}
        }
        gain::end(play);
    }
}

pub(super) fn ask_swap(play: &mut Play<'_>, seat: Seat) -> Flow {
    play.state.ask(seat, Question::SwapTime);
    Flow::Wait
}

/// R10: Koi's ronin become coins, all of them.
pub(super) fn swap(play: &mut Play<'_>, seat: Seat) {
    let player = &mut play.state.players[seat];
    let ronin = std::mem::take(&mut player.ronin);
    if ronin > 0 {
        player.coins = player.coins.saturating_add(ronin);
        play.log.all(Event::Swapped { seat, ronin });
    }
}

/// R9.2: nobody, one clan, two allies, or a battle.
pub(super) fn next_province(play: &mut Play<'_>) -> Flow {
    let state = &mut *play.state;
    let Some(province) = state.wars.get(usize::from(state.resolved)).copied() else {
        state.next([Task::Cleanup]);
        return Flow::GoOn;
    };
    state.resolved += 1;
    state.next([Task::War]);
    let fighters = state.all_present(province);
    let present: Vec<Seat> = fighters.iter().collect();
    match present.as_slice() {
        [] => play.log.all(Event::NobodyThere { province }),
        [alone] => take_token(play, *alone, province, false),
        [one, other] if state.allies(*one, *other) => {
            let best = state.strongest(fighters, |seat| state.force(seat, province));
            let (seat, _) = best.unwrap_or((*one, 0));
            take_token(play, seat, province, false);
        }
        _ => {
            state.battle = Some(Battle {
                province,
                fighters,
                bids: BySeat([None; super::state::SEATS]),
                shown: false,
                hired: None,
                killed: 0,
                winner: None,
            });
            state.phase = Phase::Bids;
            play.log.all(Event::BattleBegan {
                province,
                fighters: present,
            });
            return Flow::Wait;
        }
    }
    Flow::GoOn
}

/// A seat takes the war token of a province (R9.3).
pub(super) fn take_token(play: &mut Play<'_>, seat: Seat, province: Province, fought: bool) {
    gain::begin(play.state);
    let season = play.state.season;
    let player = &mut play.state.players[seat];
    if let Some(tokens) = player.tokens.get_mut(season as usize) {
        tokens.insert(province);
    }
    let souls = player.map[province].has(Figure::OniOfSouls);
    play.log.all(Event::TokenTaken {
        seat,
        province,
        fought,
    });
    let courage = play.state.owns(seat, Card::Courage).saturating_mul(2);
    gain::vp(play, seat, courage, Cause::Courage);
    if souls && (fought || play.state.options.souls_unfought) {
        let oni = play.state.monsters(seat, true);
        gain::vp(play, seat, oni.saturating_mul(2), Cause::Souls);
    }
}
