//! Moving (R6.6): Marshal and Fujin, the toll of Path of the Serpent, and building.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, Reaction};
use super::agenda::{Flow, Task};
use super::data::{Card, Clan, Piece, Province, Route};
use super::event::Event;
use super::state::{March, Phase, Question, State};
use super::train;

/// Moves that Fujin grants.
pub(super) const FUJIN_MOVES: u8 = 2;

impl State {
    /// Whom a seat would have to ask for a sea route, if the toll is not settled yet.
    fn toll(
        &self,
        seat: Seat,
        piece: Piece,
        from: Province,
        to: Province,
    ) -> Option<(Seat, Route)> {
        if self.is_clan(seat, Clan::Dragonfly) {
            return None;
        }
        if piece == Piece::Stronghold && !self.options.serpent_strongholds {
            return None;
        }
        let route = from.route_to(to)?;
        let owner = self
            .all_seats()
            .find(|other| *other != seat && self.owns(*other, Card::PathOfTheSerpent) > 0)?;
        Some((owner, route))
    }

    /// Calls with every province a piece can move to.
    fn reach(
        &self,
        seat: Seat,
        (piece, from): (Piece, Province),
        march: &March,
        mut add: impl FnMut(Province),
    ) {
        if self.is_clan(seat, Clan::Dragonfly) {
            for to in Province::ALL.into_iter().filter(|to| *to != from) {
                add(to);
            }
            return;
        }
        for to in from.borders() {
            add(*to);
        }
        for (to, route) in from.routes() {
            // Nothing is closed where nobody charges, nor to somebody who was given a coin since.
            let closed = march.closed.has(*route)
                && !march.open.has(*route)
                && self.players[seat].coins == 0
                && self.toll(seat, piece, from, *to).is_some();
            if !closed {
                add(*to);
            }
        }
    }

    /// May a piece still be moved from here to there?
    pub(super) fn can_move(
        &self,
        seat: Seat,
        (piece, from, to): (Piece, Province, Province),
        march: &March,
    ) -> bool {
        let mut reached = false;
        self.reach(seat, (piece, from), march, |there| reached |= there == to);
        reached && self.movable(seat, piece, from, march) > 0
    }

    /// Has a seat anything on the map that has not moved yet?
    fn can_march(&self, seat: Seat, march: &March) -> bool {
        let player = &self.players[seat];
        let turtle = self.is_clan(seat, Clan::Turtle);
        Province::ALL.into_iter().any(|from| {
            let figures = player.map[from].without(march.moved.0[from]);
            let forts = player.strongholds[from] > march.forts.0[from];
            !figures.is_empty() || (turtle && forts)
        })
    }

    /// How many pieces of this kind a seat can still move from a province.
    pub(super) fn movable(&self, seat: Seat, piece: Piece, from: Province, march: &March) -> u8 {
        let player = &self.players[seat];
        match piece.figure() {
            Some(figure) => {
                let moved = march.moved.0[from].count(figure);
                player.map[from].count(figure).saturating_sub(moved)
            }
            None if self.is_clan(seat, Clan::Turtle) => {
                player.strongholds[from].saturating_sub(march.forts.0[from])
            }
            None => 0,
        }
    }

    /// May a seat build now, with the coins it has?
    pub(super) fn can_build(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.strongholds_left() > 0 && player.coins >= self.fort_price(seat)
    }
}

/// Adds every move.
pub(super) fn list(state: &State, seat: Seat, march: &March, list: &mut Vec<Action>) {
    for from in Province::ALL {
        let troops = state.players[seat].map[from];
        let fort = state.players[seat].strongholds[from] > 0;
        if troops.is_empty() && !fort {
            continue;
        }
        let pieces = troops.kinds().map(Piece::from);
        for piece in pieces.chain(fort.then_some(Piece::Stronghold)) {
            if state.movable(seat, piece, from, march) > 0 {
                state.reach(seat, (piece, from), march, |to| {
                    list.push(Action::Move { piece, from, to });
                });
            }
        }
    }
}

/// A seat moves, piece by piece, and may build.
pub(super) fn marshal(play: &mut Play<'_>, seat: Seat, march: March, build: bool) -> Flow {
    let builds = build && play.state.can_build(seat);
    if builds || play.state.can_march(seat, &march) {
        play.state.ask(seat, Question::Marshal { march, build });
        return Flow::Wait;
    }
    Flow::GoOn
}

/// Up to two moves, also of the same figure.
pub(super) fn fujin(play: &mut Play<'_>, seat: Seat, march: March, left: u8) -> Flow {
    if left == 0 || !play.state.can_march(seat, &march) {
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::Fujin { march, left });
    Flow::Wait
}

/// A move that was chosen: perhaps somebody may charge for it. `frame` is what goes on afterwards.
pub(super) fn set_out(
    play: &mut Play<'_>,
    frame: Task,
    (piece, from, to): (Piece, Province, Province),
) -> Flow {
    let (Task::Marshal { seat, march, .. } | Task::Fujin { seat, march, .. }) = frame else {
        return Flow::GoOn;
    };
    play.state.next([frame]);
    let toll = play.state.toll(seat, piece, from, to);
    let due = toll.filter(|(_, route)| !march.open.has(*route));
    let Some((owner, _)) = due else {
        step(play, (piece, from, to));
        return Flow::GoOn;
    };
    play.state.ask(
        owner,
        Question::Toll {
            mover: seat,
            piece,
            from,
            to,
        },
    );
    let (seat, reaction) = (owner, Reaction::Serpent);
    play.log.all(Event::ReactionAsked { seat, reaction });
    Flow::Wait
}

/// The owner charges or waives: once for a player, a route and an instance.
pub(super) fn settle_toll(play: &mut Play<'_>, charge: bool) {
    let Phase::Asked(
        owner,
        Question::Toll {
            mover,
            piece,
            from,
            to,
        },
    ) = play.state.phase
    else {
        return;
    };
    let Some(route) = from.route_to(to) else {
        return;
    };
    let by = mover;
    let can_pay = play.state.players[mover].coins > 0;
    let passes = !charge || can_pay;
    if let Some(Task::Marshal { march, .. } | Task::Fujin { march, .. }) =
        play.state.agenda.last_mut()
    {
        if passes {
            march.open.insert(route);
        } else {
            march.closed.insert(route);
        }
    }
    play.log.all(match (charge, can_pay) {
        (false, _) => Event::TollWaived { owner, by, route },
        (true, true) => Event::TollPaid { owner, by, route },
        (true, false) => Event::RouteClosed { owner, by, route },
    });
    if charge && can_pay {
        play.state.players[mover].coins -= 1;
        let player = &mut play.state.players[owner];
        player.coins = player.coins.saturating_add(1);
    }
    if passes {
        step(play, (piece, from, to));
    }
}

/// The piece moves; the task on top of the agenda takes note of it.
fn step(play: &mut Play<'_>, (piece, from, to): (Piece, Province, Province)) {
    let state = &mut *play.state;
    let seat = match state.agenda.last_mut() {
        Some(Task::Marshal { seat, march, .. }) => {
            match piece.figure() {
                Some(figure) => march.moved.0[to].add(figure),
                None => march.forts.0[to] += 1,
            }
            *seat
        }
        Some(Task::Fujin { seat, left, .. }) => {
            *left = left.saturating_sub(1);
            *seat
        }
        _ => return,
    };
    let player = &mut state.players[seat];
    play.log.all(Event::Moved {
        seat,
        piece,
        from,
        to,
    });
    match piece.figure() {
        Some(figure) => {
            if player.map[from].take(figure) {
                player.map[to].add(figure);
            }
            state.next([Task::Enter {
                seat,
                figure,
                province: to,
            }]);
        }
        None => {
            player.strongholds[from] = player.strongholds[from].saturating_sub(1);
            player.strongholds[to] += 1;
        }
    }
}

/// R6.6: a stronghold anywhere. It ends the moves, unless it may be built at any time.
pub(super) fn build(play: &mut Play<'_>, seat: Seat, march: March, province: Province) {
    let coins = play.state.fort_price(seat);
    let player = &mut play.state.players[seat];
    player.coins = player.coins.saturating_sub(coins);
    player.strongholds[province] += 1;
    play.log.all(Event::Built {
        seat,
        province,
        coins,
    });
    if !play.state.options.build_last {
        let build = false;
        play.state.next([Task::Marshal { seat, march, build }]);
    }
    let copies = play.state.owns(seat, Card::Benevolence);
    train::benevolence(play, seat, copies.min(coins));
}
