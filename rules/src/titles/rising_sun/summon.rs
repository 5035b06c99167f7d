//! Summoning (R6.3): Recruit, Raijin, bought monsters, and the cards that follow a summon.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, Place, Reaction};
use super::agenda::{Flow, Task};
use super::data::{ByProvince, Card, Clan, Figure, Kami, Province};
use super::event::{Cause, Event};
use super::gain;
use super::state::{Question, State};

impl State {
    /// May a figure still be summoned at this province in a Recruit?
    pub(super) fn can_recruit(
        &self,
        seat: Seat,
        used: ByProvince<u8>,
        bonus: bool,
        at: Province,
    ) -> bool {
        let forts = &self.players[seat].strongholds;
        if self.is_clan(seat, Clan::Dragonfly) {
            let all: u8 = used.0.iter().sum();
            return all < self.players[seat].strongholds_on_map() + u8::from(bonus);
        }
        let beyond: u8 = Province::ALL
            .into_iter()
            .map(|province| used[province].saturating_sub(forts[province]))
            .sum();
        forts[at] > 0 && (used[at] < forts[at] || beyond < u8::from(bonus))
    }

    /// How many figures a seat can still summon in a Recruit in which it has summoned so many.
    pub(super) fn summons_left(&self, seat: Seat, used: u8, bonus: bool) -> u8 {
        let player = &self.players[seat];
        let all = player.strongholds_on_map() + u8::from(bonus);
        all.saturating_sub(used).min(player.reserve.len())
    }

    /// Where a bought monster may be summoned.
    pub(super) fn monster_places(&self, seat: Seat, figure: Figure, mut add: impl FnMut(Place)) {
        let anywhere = self.is_clan(seat, Clan::Dragonfly);
        for province in Province::ALL {
            if anywhere || self.players[seat].strongholds[province] > 0 {
                add(Place::Map(province));
            }
        }
        if figure.is_shinto() {
            for kami in self.shrines {
                add(Place::Shrine(kami));
            }
        }
    }
}

/// A seat summons, figure by figure, until it can or will no more.
pub(super) fn recruit(play: &mut Play<'_>, seat: Seat, used: ByProvince<u8>, bonus: bool) -> Flow {
    let more = !play.state.players[seat].reserve.is_empty()
        && Province::ALL
            .into_iter()
            .any(|at| play.state.can_recruit(seat, used, bonus, at));
    if more {
        play.state.ask(seat, Question::Recruit { used, bonus });
        return Flow::Wait;
    }
    recruited(play, seat, used);
    Flow::GoOn
}

/// The whole Recruit of a player is one summon.
pub(super) fn recruited(play: &mut Play<'_>, seat: Seat, used: ByProvince<u8>) {
    if used.0.iter().any(|count| *count > 0) {
        play.state.next([Task::AfterSummon(seat)]);
    }
}

/// Adds every summon of a Recruit.
pub(super) fn list(
    state: &State,
    seat: Seat,
    (used, bonus): (ByProvince<u8>, bool),
    list: &mut Vec<Action>,
) {
    let reserve = state.players[seat].reserve;
    // Dragonfly summons anywhere, so for its shinto on shrines one province stands for all.
    let dragonfly = state.is_clan(seat, Clan::Dragonfly);
    for at in Province::ALL {
        if !state.can_recruit(seat, used, bonus, at) {
            continue;
        }
        for figure in reserve.kinds() {
            list.push(Action::Summon {
                figure,
                at,
                shrine: None,
            });
            if figure.is_shinto() && (!dragonfly || at == Province::Hokkaido) {
                list.extend(state.shrines.map(|kami| Action::Summon {
                    figure,
                    at,
                    shrine: Some(kami),
                }));
            }
        }
    }
}

/// A figure comes from the reserve; tells of it and lets it enter.
pub(super) fn put(play: &mut Play<'_>, seat: Seat, figure: Figure, at: Place) -> bool {
    if !play.state.players[seat].reserve.take(figure) {
        return false;
    }
    match at {
        Place::Map(province) => {
            play.state.players[seat].map[province].add(figure);
            play.state.next([Task::Enter {
                seat,
                figure,
                province,
            }]);
        }
        Place::Shrine(kami) => {
            let place = play.state.shrine(kami);
            let troops = place.and_then(|at| play.state.players[seat].shrines.get_mut(at));
            if let Some(troops) = troops {
                troops.add(figure);
            }
        }
    }
    true
}

fn summon(play: &mut Play<'_>, seat: Seat, figure: Figure, at: Place) {
    play.log.all(Event::Summoned { seat, figure, at });
    put(play, seat, figure, at);
}

/// One summon of a Recruit.
pub(super) fn recruit_one(
    play: &mut Play<'_>,
    seat: Seat,
    (mut used, bonus): (ByProvince<u8>, bool),
    (figure, at, shrine): (Figure, Province, Option<Kami>),
) {
    used[at] += 1;
    play.state.next([Task::Recruit { seat, used, bonus }]);
    summon(
        play,
        seat,
        figure,
        shrine.map_or(Place::Map(at), Place::Shrine),
    );
}

/// A bought monster, or the bushi of Raijin: a summon of its own.
pub(super) fn arrive(play: &mut Play<'_>, seat: Seat, figure: Figure, at: Place) {
    play.state.next([Task::AfterSummon(seat)]);
    summon(play, seat, figure, at);
}

/// R11.2: cards that pay do so first, then those that let their owner do something.
pub(super) fn after(play: &mut Play<'_>, seat: Seat) {
    let state = &*play.state;
    let below = state.all_seats().filter(|other| state.above(seat, *other));
    let (below, top) = (below.count(), state.rank[seat] == 0);
    let warlord = state.owns(seat, Card::PathOfTheWarlord);
    let patron = state.owns(seat, Card::PathOfThePatron);
    let spirit = state.owns(seat, Card::PathOfTheSpirit);
    gain::coins(play, seat, warlord, Cause::Warlord);
    if below >= 2 {
        gain::coins(play, seat, patron * 2, Cause::Patron);
    }
    if top {
        gain::coins(play, seat, spirit * 2, Cause::Spirit);
        gain::vp(play, seat, spirit * 2, Cause::Spirit);
    }
    for reaction in [Reaction::Monkey, Reaction::Ninja, Reaction::Kenin] {
        for _ in 0..play.state.reacts(seat, reaction) {
            play.state.next([Task::React(seat, reaction)]);
        }
    }
}
