//! The political phase (R6): the ten turns, the tiles, and who carries a mandate out when.

use crate::seat::{Seat, Seats};

use super::Play;
use super::action::Reaction;
use super::agenda::{Flow, Task};
use super::data::{ByProvince, Card, Clan, DRAWN, Mandate, Province, TRACK};
use super::event::{Cause, Event};
use super::gain;
use super::honor;
use super::state::{March, Played, Question, State};
use super::tea;
use super::train;
use super::war;

impl State {
    /// Gets this seat the part of the issuer and the ally?
    pub(super) fn has_bonus(&self, seat: Seat) -> bool {
        let issuer = self.issued.map(|(issuer, _)| issuer);
        issuer.is_some_and(|issuer| issuer == seat || self.allies(issuer, seat))
    }

    /// How many of the drawn tiles show this mandate.
    pub(super) fn drawn(&self, mandate: Mandate) -> u8 {
        self.tiles.back[mandate] + u8::from(self.tiles.fresh == Some(mandate))
    }

    /// The drawn tiles.
    pub(super) fn drawn_tiles(&self) -> Vec<Mandate> {
        let tiles = Mandate::ALL.into_iter();
        tiles
            .flat_map(|tile| std::iter::repeat_n(tile, self.drawn(tile).into()))
            .collect()
    }
}

/// The next turn of the track, or the war.
pub(super) fn turn(play: &mut Play<'_>) -> Flow {
    match TRACK.get(usize::from(play.state.track)) {
        None => {
            tea::end_of_talks(play);
            war::begin(play);
            Flow::GoOn
        }
        Some(true) => {
            play.log.all(Event::KamiTurn);
            play.state.next([
                Task::Shrine(0),
                Task::Shrine(1),
                Task::Shrine(2),
                Task::Shrine(3),
                Task::TurnEnds,
            ]);
            Flow::GoOn
        }
        Some(false) => draw(play),
    }
}

pub(super) fn turn_ends(play: &mut Play<'_>) {
    play.state.issued = None;
    play.state.track += 1;
    play.state.next([Task::Turn]);
}

/// R6.1: the three tiles that were put back, and one that nobody has seen.
fn draw(play: &mut Play<'_>) -> Flow {
    let seat = play.state.turn;
    while play.state.tiles.back.0.iter().sum::<u8>() + 1 < DRAWN {
        let Some(tile) = draw_one(play) else { break };
        play.state.tiles.back[tile] += 1;
    }
    play.state.tiles.fresh = draw_one(play);
    play.log.all(Event::Drew { seat });
    let tiles = play.state.drawn_tiles();
    play.log.only(seat, Event::DrewTiles { tiles });
    play.state.ask(seat, Question::Mandate);
    Flow::Wait
}

fn draw_one(play: &mut Play<'_>) -> Option<Mandate> {
    let rest = &mut play.state.tiles.rest;
    let count = rest.0.iter().map(|count| u32::from(*count)).sum();
    let mut at = play.dice.below(count);
    for tile in Mandate::ALL {
        let here = u32::from(rest[tile]);
        if at < here {
            rest[tile] -= 1;
            return Some(tile);
        }
        at -= here;
    }
    None
}

/// A tile was chosen: the others go back, and the mandate is carried out.
pub(super) fn issue(play: &mut Play<'_>, seat: Seat, tile: Mandate, named: Option<Mandate>) {
    let mandate = named.unwrap_or(tile);
    let state = &mut *play.state;
    if let Some(fresh) = state.tiles.fresh.take() {
        state.tiles.back[fresh] += 1;
    }
    state.tiles.back[tile] = state.tiles.back[tile].saturating_sub(1);
    state.tiles.passed_by = Some(seat);
    state.tiles.played.push(Played {
        seat,
        tile,
        mandate,
    });
    state.turn = state.left[seat];
    state.issued = Some((seat, mandate));
    play.log.all(Event::MandateIssued {
        seat,
        mandate,
        facedown: named.is_some(),
    });
    if named.is_some() {
        play.log.only(seat, Event::OwnTile { tile });
    }
    gain::begin(play.state);
    let honest = play.state.owns(seat, Card::Honesty);
    if mandate != Mandate::Betray && play.state.players[seat].ally.is_some() {
        gain::vp(play, seat, honest.saturating_mul(2), Cause::Honesty);
    }
    // R6.2: clockwise from the issuer's left, the issuer last; in a Train first.
    let after = play.state.left[seat];
    let order: Vec<Seat> = match mandate {
        Mandate::Train => play.state.around(seat).collect(),
        Mandate::Betray => vec![seat],
        _ => play.state.around(after).collect(),
    };
    play.state.next([Task::MandateEnds, Task::TurnEnds]);
    let tasks = order.into_iter().rev().map(Task::Execute);
    play.state.agenda.extend(tasks);
}

/// A seat's part of the mandate.
pub(super) fn execute(play: &mut Play<'_>, seat: Seat) {
    let Some((_, mandate)) = play.state.issued else {
        return;
    };
    let bonus = play.state.has_bonus(seat);
    match mandate {
        Mandate::Recruit => play.state.next([Task::Recruit {
            seat,
            used: ByProvince([0; Province::COUNT]),
            bonus,
        }]),
        Mandate::Marshal => play.state.next([Task::Marshal {
            seat,
            march: March::default(),
            build: bonus,
        }]),
        Mandate::Train => train::offer(play, seat, bonus),
        Mandate::Harvest => harvest(play, seat, bonus),
        Mandate::Betray => betray(play, seat),
    }
}

/// R6.4: a coin for everybody; issuer and ally gather what the provinces yield.
fn harvest(play: &mut Play<'_>, seat: Seat, bonus: bool) {
    let (mut vp, mut coins, mut ronin) = (0, 1, 0);
    if bonus {
        let state = &*play.state;
        let leads = |province: &Province| {
            let all = state.all_present(*province);
            let best = state.strongest(all, |other| state.force(other, *province));
            best.is_some_and(|(best, _)| best == seat)
        };
        let provinces: Vec<Province> = Province::ALL.into_iter().filter(leads).collect();
        for province in &provinces {
            let yields = province.harvest();
            vp += yields.vp;
            coins += yields.coins;
            ronin += yields.ronin;
        }
        play.log.all(Event::Harvested { seat, provinces });
    }
    gain::coins(play, seat, coins, Cause::Harvest);
    gain::ronin(play, seat, ronin, Cause::Harvest);
    gain::vp(play, seat, vp, Cause::Harvest);
}

/// R6.5: an alliance ends and costs honor; then figures may be replaced.
fn betray(play: &mut Play<'_>, seat: Seat) {
    if let Some(ally) = play.state.players[seat].ally.take() {
        play.state.players[ally].ally = None;
        play.log.all(Event::AllianceBroken { by: seat, ally });
        honor::lose(play, seat);
    }
    play.state.next([Task::Betray {
        seat,
        hit: Seats::NONE,
        base: 0,
        extra: 0,
    }]);
}

/// R11.3: what follows a Recruit when everybody has summoned; then the instance ends.
pub(super) fn ends(play: &mut Play<'_>) {
    let recruit = matches!(play.state.issued, Some((_, Mandate::Recruit)));
    play.state.next([Task::InstanceEnds]);
    if !recruit {
        return;
    }
    for seat in play.state.by_honor().into_iter().rev() {
        for reaction in [Reaction::Samurai, Reaction::Light] {
            for _ in 0..play.state.reacts(seat, reaction) {
                play.state.next([Task::React(seat, reaction)]);
            }
        }
    }
}

/// R10: only Lotus names a mandate, and it always does.
pub(super) fn names(state: &State, seat: Seat) -> bool {
    state.is_clan(seat, Clan::Lotus)
}
