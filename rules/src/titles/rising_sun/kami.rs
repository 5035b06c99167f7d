//! Kami turns (R7): the four shrines, left to right.

use crate::seat::{Seat, Seats};

use super::Play;
use super::action::Reaction;
use super::agenda::{Flow, Task};
use super::data::{Figure, Kami};
use super::event::{Cause, Event};
use super::gain;
use super::march::FUJIN_MOVES;
use super::state::{March, Question, State};

impl State {
    /// The clan with the most force on a shrine; ties go to the higher honor.
    pub(super) fn shrine_leader(&self, place: usize) -> Option<Seat> {
        let force = |seat: Seat| {
            let troops = self.players[seat].shrines.get(place);
            troops.map_or(0, |troops| troops.len())
        };
        let all = Seats::all(self.seats());
        self.strongest(all, force).map(|(seat, _)| seat)
    }
}

/// Whoever leads at a shrine may use it, and is asked where that could change anything.
pub(super) fn shrine(play: &mut Play<'_>, place: u8) -> Flow {
    let at = usize::from(place);
    let (Some(seat), Some(kami)) = (
        play.state.shrine_leader(at),
        play.state.shrines.get(at).copied(),
    ) else {
        return Flow::GoOn;
    };
    play.log.all(Event::ShrineWon { seat, kami });
    gain::begin(play.state);
    play.state.next([Task::InstanceEnds]);
    match kami {
        Kami::Amaterasu => {
            if play.state.rank[seat] > 0 {
                play.state.ask(seat, Question::Amaterasu);
                return Flow::Wait;
            }
        }
        Kami::Fujin => play.state.next([Task::Fujin {
            seat,
            march: March::default(),
            left: FUJIN_MOVES,
        }]),
        Kami::Hachiman => play.state.next([Task::React(seat, Reaction::Hachiman)]),
        Kami::Raijin => {
            if play.state.players[seat].reserve.has(Figure::Bushi) {
                play.state.ask(seat, Question::Raijin);
                return Flow::Wait;
            }
        }
        Kami::Ryujin => play.state.next([Task::Buy {
            seat,
            discount: false,
            ryujin: true,
        }]),
        Kami::Susanoo => play.state.next([Task::React(seat, Reaction::Susanoo)]),
        Kami::Tsukuyomi => play.state.next([Task::React(seat, Reaction::Tsukuyomi)]),
    }
    Flow::GoOn
}

/// A seat takes what a kami gives.
pub(super) fn give(play: &mut Play<'_>, seat: Seat, kami: Kami) {
    match kami {
        Kami::Hachiman => gain::ronin(play, seat, 2, Cause::Hachiman),
        Kami::Susanoo => {
            let strongholds = play.state.players[seat].strongholds_on_map();
            gain::vp(play, seat, strongholds, Cause::Susanoo);
        }
        Kami::Tsukuyomi => gain::coins(play, seat, 2, Cause::Tsukuyomi),
        // Theirs are questions of their own.
        Kami::Amaterasu | Kami::Fujin | Kami::Raijin | Kami::Ryujin => {}
    }
}
