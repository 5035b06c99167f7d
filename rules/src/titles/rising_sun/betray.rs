//! Betray (R6.5): figures of others give way to own ones.

use crate::seat::{Seat, Seats};

use super::Play;
use super::action::{Action, Place};
use super::agenda::{Flow, Task};
use super::data::{Card, Figure, Province, Troops};
use super::event::Event;
use super::state::{Question, State};

/// Replacements without a card, each of another player.
const BASE: u8 = 2;

/// May a figure of this owner be replaced once more: without a card, or by one?
const fn kind_of_hit(owner: Seat, shrine: bool, hit: Seats, base: u8) -> Hit {
    if shrine || hit.has(owner) || base >= BASE {
        Hit::Extra
    } else {
        Hit::Base
    }
}

enum Hit {
    Base,
    Extra,
}

/// What can be chosen as long as so many were replaced.
#[derive(Clone, Copy)]
pub(super) struct Done {
    pub hit: Seats,
    pub base: u8,
    pub extra: u8,
}

impl Done {
    fn allows(self, state: &State, seat: Seat, owner: Seat, shrine: bool) -> bool {
        match kind_of_hit(owner, shrine, self.hit, self.base) {
            Hit::Base => true,
            // Path of the Unrighteous: one more of anybody, also on a shrine.
            Hit::Extra => self.extra < state.owns(seat, Card::PathOfTheUnrighteous),
        }
    }
}

/// How many figures a seat may replace in a Betray at most.
pub(super) fn replacements(state: &State, seat: Seat) -> u8 {
    BASE.saturating_add(state.owns(seat, Card::PathOfTheUnrighteous))
}

/// Adds every replacement.
pub(super) fn list(state: &State, seat: Seat, done: Done, list: &mut Vec<Action>) {
    let reserve = state.players[seat].reserve;
    let mut add = |owner: Seat, troops: Troops, at: Place| {
        let clan = state.clans[owner];
        for figure in troops.kinds() {
            let with = reserve.kinds().filter(|with| match at {
                Place::Map(_) => with.replaces(figure),
                Place::Shrine(_) => with.is_shinto(),
            });
            list.extend(with.map(|with| Action::Replace {
                owner: clan,
                figure,
                at,
                with,
            }));
        }
    };
    for owner in state.all_seats().filter(|owner| *owner != seat) {
        let player = &state.players[owner];
        if done.allows(state, seat, owner, false) {
            for province in Province::ALL {
                add(owner, player.map[province], Place::Map(province));
            }
        }
        if done.allows(state, seat, owner, true) {
            for (kami, troops) in state.shrines.into_iter().zip(player.shrines) {
                add(owner, troops, Place::Shrine(kami));
            }
        }
    }
}

/// A seat replaces figures one after the other.
pub(super) fn offer(play: &mut Play<'_>, seat: Seat, hit: Seats, base: u8, extra: u8) -> Flow {
    let mut choices = Vec::new();
    list(play.state, seat, Done { hit, base, extra }, &mut choices);
    if choices.is_empty() {
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::Betray { hit, base, extra });
    Flow::Wait
}

/// One replacement. Neither a summon nor a kill.
pub(super) fn replace(
    play: &mut Play<'_>,
    seat: Seat,
    done: Done,
    (owner, figure, at, with): (Seat, Figure, Place, Figure),
) {
    let Done {
        mut hit,
        mut base,
        mut extra,
    } = done;
    let shrine = matches!(at, Place::Shrine(_));
    match kind_of_hit(owner, shrine, hit, base) {
        Hit::Base => {
            base += 1;
            hit.insert(owner);
        }
        // The limit of one figure per player does not know it.
        Hit::Extra => extra += 1,
    }
    play.state.next([Task::Betray {
        seat,
        hit,
        base,
        extra,
    }]);
    play.log.all(Event::Replaced {
        by: seat,
        owner,
        figure,
        with,
        at,
    });
    let place = match at {
        Place::Map(_) => None,
        Place::Shrine(kami) => play.state.shrine(kami),
    };
    let victim = &mut play.state.players[owner];
    match at {
        Place::Map(province) => victim.map[province].take(figure),
        Place::Shrine(_) => place
            .and_then(|at| victim.shrines.get_mut(at))
            .is_some_and(|troops| troops.take(figure)),
    };
    victim.reserve.add(figure);
    super::summon::put(play, seat, with, at);
}
