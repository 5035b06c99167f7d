//! Rising Sun: 3 to 5 clans ally, issue mandates and fight for provinces over three seasons.
//!
//! Comments cite the sections of `docs/titles/rising-sun.md` as R1, R2 ...

mod action;
mod agenda;
mod apply;
mod battle;
mod betray;
mod board;
mod check;
mod computer;
mod conditions;
mod data;
mod event;
mod gain;
mod honor;
mod in_vain;
mod kami;
mod kill;
mod legal;
mod lesson;
mod mandate;
mod march;
mod notation;
mod options;
mod path;
mod permit;
mod position;
mod preview;
mod promise;
mod react;
mod refusal;
mod reshuffle_hidden;
mod scoring;
mod season;
mod setup;
mod state;
mod summon;
mod tea;
mod terms;
#[cfg(test)]
mod tests;
mod timed_out;
mod train;
mod view;
mod war;

use crate::lesson::Lesson;
use crate::seat::{Seat, Seats};
use crate::title::Titled;

use super::parts::title_parts;

pub use crate::ahead::Answer;
pub use action::{Place, Reaction, Source, SwapTime};
pub use data::*;
pub use event::{Cause, Event, Gain};
pub use options::{Cards, Options, Shrines};
pub use path::{Step, Topic};
pub use refusal::Refusal;
pub use terms::{Goods, Terms};
pub use view::{
    BattleSeen, GroupSeen, Left, PlayedSeen, Private, ProvinceSeen, Public, SeatSeen, Sheet,
    ShrineSeen, Stage,
};

/// The title.
#[derive(Clone, Copy, Debug)]
pub struct RisingSun;

impl Titled for RisingSun {
    const ID: &'static str = "rising_sun";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 3..=state::SEATS;
    const SIDES: &'static [&'static str] = &Clan::IDS;
    const CHOICES: &'static [(&'static str, &'static [&'static str])] =
        &[("cards", &Cards::IDS), ("shrines", &Shrines::IDS)];
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

title_parts!(RisingSun, Clan, {
    fn free_to_act(state: &state::State) -> Seats {
        state.free_to_act()
    }

    #[cfg(test)]
    fn told_alone(event: &Event) -> Option<bool> {
        Some(event.is_private())
    }

    fn chapter(public: &Public) -> u16 {
        public.season as u16 + 1
    }

    fn moment(event: &Event) -> crate::title::InMoment {
        event.moment()
    }

    fn declines(action: &action::Action) -> bool {
        use action::Action;
        // Not a bid of nothing: whoever fights decides it with the battle in sight.
        matches!(action, Action::Done | Action::Pass | Action::Charge)
    }

    fn conditions() -> Vec<(Vec<Step>, String)> {
        conditions::all()
    }

    fn holds(
        public: &Public,
        _: &Private,
        seat: Seat,
        condition: &str,
    ) -> Result<bool, crate::notation::Unreadable> {
        conditions::holds(public, seat, condition)
    }

    fn answered_ahead(
        public: &Public,
        private: &Private,
        _: Seat,
        legal: &[action::Action],
    ) -> Option<usize> {
        react::answered_ahead(public, private, legal)
    }

    fn timed_out(
        public: &Public,
        private: &Private,
        _: Seat,
        legal: &[action::Action],
        dice: &mut crate::dice::Dice,
    ) -> Option<usize> {
        timed_out::choose(public, private, legal, dice)
    }

    fn weigh(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[action::Action],
    ) -> Option<Vec<f32>> {
        computer::weigh(public, private, seat, legal)
    }

    const FAR: u32 = 40;

    fn promise(state: &state::State, seats: &mut [f32]) {
        promise::promise(state, seats);
    }

    fn computer_unasked(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[action::Action],
    ) -> Option<usize> {
        computer::unasked(public, private, seat, legal)
    }
});
