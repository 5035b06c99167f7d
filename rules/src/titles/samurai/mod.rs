//! Samurai: 2 to 4 players close settlements with tiles from hidden hands.
//!
//! Comments cite the sections of `docs/titles/samurai.md` as R1, R2 ...
//!
//! The state cannot be named from outside:
//!
//! ```compile_fail,E0603
//! use rules::titles::samurai::state::State;
//! ```

mod action;
mod apply;
mod capture;
mod check;
mod computer;
mod data;
mod event;
mod idle;
mod imagine;
mod legal;
mod lesson;
mod notation;
mod options;
mod path;
mod position;
mod preview;
mod refusal;
mod reshuffle_hidden;
mod rollout;
mod sample;
mod scoring;
mod setup;
mod state;
mod turn;
mod view;

use crate::dice::Dice;
use crate::lesson::Lesson;
use crate::seat::Seat;
use crate::title::Titled;

use super::parts::title_parts;

pub use action::Then;
pub use data::*;
pub use event::Event;
pub use options::{CaptureTiming, Options};
pub use path::Step;
pub use refusal::Refusal;
pub use scoring::Sheet;
pub use state::{Stage, Taken};
pub use view::{Private, Public, SeatSeen, SettlementSeen, TileSeen};

/// The title.
#[derive(Clone, Copy, Debug)]
pub struct Samurai;

impl Titled for Samurai {
    const ID: &'static str = "samurai";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=state::SEATS;
    const SIDES: &'static [&'static str] = &Colour::IDS;
    const CHOICES: &'static [(&'static str, &'static [&'static str])] =
        &[("capture_timing", &CaptureTiming::IDS)];
    const LESSON: Lesson = lesson::LESSON;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Refusal = Refusal;
    type Step = Step;

    fn stage(public: &Public) -> &'static str {
        public.stage.id()
    }
}

/// One act of this title being carried out.
type Play<'t> = crate::play::Play<'t, state::State, Event>;

title_parts!(Samurai, Colour, {
    #[cfg(test)]
    fn told_alone(event: &Event) -> Option<bool> {
        Some(matches!(
            event,
            Event::HandKept { .. } | Event::DrewTiles { .. }
        ))
    }

    fn moment(event: &Event) -> crate::title::InMoment {
        event.moment()
    }

    fn declines(action: &action::Action) -> bool {
        // Not `Done`: a standing order to pass would end turns their player chose to go on with.
        matches!(action, action::Action::Pass)
    }

    fn sample(state: &state::State, seat: Seat, dice: &mut Dice) -> Option<action::Action> {
        sample::sample(state, seat, dice)
    }

    fn imagine(state: &state::State, seat: Seat, dice: &mut Dice) -> state::State {
        imagine::imagine(state, seat, dice)
    }

    fn rollout(state: &state::State, seat: Seat, dice: &mut Dice) -> Option<action::Action> {
        rollout::rollout(state, seat, dice)
    }

    fn judged(begun: &state::State, now: &state::State) -> bool {
        rollout::judged(begun, now)
    }

    fn promise(state: &state::State, seats: &mut [f32]) {
        rollout::promise(state, seats);
    }

    fn captain(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[action::Action],
        dice: &mut Dice,
    ) -> usize {
        computer::captain(public, private, seat, legal, dice)
    }

    fn weigh(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[action::Action],
    ) -> Option<Vec<f32>> {
        Some(computer::weigh(public, private, seat, legal))
    }
});
