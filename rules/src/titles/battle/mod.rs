//! Battle for Rokugan: 2 to 5 clans, 5 rounds, hidden tokens on borders.
//!
//! Comments cite the sections of `docs/titles/battle-for-rokugan.md` as R1, R2 ...
//!
//! The state cannot be named from outside:
//!
//! ```compile_fail,E0603
//! use rules::titles::battle::state::State;
//! ```

mod action;
mod apply;
mod board;
mod cards;
mod check;
mod clans;
mod computer;
mod conditions;
mod dark_favors;
mod data;
mod doomed;
mod effects;
mod event;
mod ground;
mod imagine;
mod legal;
mod lesson;
mod memory;
mod notation;
mod options;
mod path;
mod phase;
mod placement;
mod position;
mod preview;
mod promise;
mod refusal;
mod reshuffle_hidden;
mod resolution;
mod rollout;
mod rounds;
mod sample;
mod scoring;
mod setup;
mod shadowlands;
mod state;
mod targets;
mod turn_cards;
mod upkeep;
mod view;

use crate::dice::Dice;
use crate::lesson::Lesson;
use crate::notation::Unreadable;
use crate::seat::{Seat, Seats};
use crate::title::Titled;

use super::parts::title_parts;

pub use action::{Away, PutAway, TokenAt};
pub use data::*;
pub use event::{Event, Shown};
pub use memory::{Fate, PeekBy};
pub use options::{Options, TieBreak};
pub use path::{Condition, Origin, Step, Verb};
pub use phase::{Stage, TURNS};
pub use refusal::Refusal;
pub use scoring::Sheet;
pub use setup::starting_tokens;
pub use view::{
    CardSeen, PeekSeen, Private, ProvinceSeen, Public, SeatSeen, TerritorySeen, TokenSeen,
};

/// The title.
#[derive(Clone, Copy, Debug)]
pub struct Battle;

impl Titled for Battle {
    const ID: &'static str = "battle";
    const RULES: u16 = 2;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=board::SEATS;
    const SIDES: &'static [&'static str] = &Clan::IDS;
    const CHOICES: &'static [(&'static str, &'static [&'static str])] =
        &[("final_tie_break", &TieBreak::IDS)];
    const SEALABLE: bool = true;
    const LESSON: Lesson = lesson::LESSON;
    const FOR_BEGINNERS: &'static [(&'static str, bool)] =
        &[("deliberately_illegal_placement", false)];

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Refusal = Refusal;
    type Step = Step;

    fn stage(public: &Public) -> &'static str {
        public.stage.id()
    }

    fn default_options(rules: u16) -> Options {
        Options::of(rules)
    }
}

/// One act of this title being carried out.
type Play<'t> = crate::play::Play<'t, state::State, Event>;

title_parts!(Battle, Clan, {
    fn agreed(options: Options, rules: u16) -> Options {
        Options { rules, ..options }
    }

    fn go_on_by(state: &mut state::State, rules: u16) {
        state.options.rules = rules;
    }

    #[cfg(test)]
    fn told_alone(event: &Event) -> Option<bool> {
        Some(matches!(
            event,
            Event::ObjectivesDealt { .. }
                | Event::ObjectiveKept { .. }
                | Event::DrewTokens { .. }
                | Event::ReturnedToken { .. }
                | Event::OwnTokenPooled { .. }
                | Event::HandSeen { .. }
                | Event::FaceSeen { .. }
                | Event::OwnTokenSentBack { .. }
                | Event::OwnPlaced { .. }
                | Event::CardRead { .. }
        ))
    }

    fn moment(event: &Event) -> crate::title::InMoment {
        event.moment()
    }

    fn short(text: &str) -> String {
        notation::short(text)
    }

    fn chapter(public: &Public) -> u16 {
        public.round.into()
    }

    fn declines(action: &action::Action) -> bool {
        *action == action::Action::Pass
    }

    fn conditions() -> Vec<(Vec<Step>, String)> {
        conditions::all()
    }

    fn holds(
        public: &Public,
        _private: &Private,
        seat: Seat,
        condition: &str,
    ) -> Result<bool, Unreadable> {
        conditions::holds(public, seat, condition)
    }

    fn sealable(public: &Public) -> Seats {
        preview::sealable(public)
    }

    fn turns_to_seal(public: &Public, seat: Seat) -> usize {
        let row = public.seats.get(seat.index());
        row.map_or(0, |row| row.turns_left.into())
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
        promise::promise(state, seats);
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

    fn takes_turn(action: &action::Action) -> bool {
        use action::Action::{Bless, Place, PurgeTheWeak, Skip};
        matches!(
            action,
            Place { .. } | Bless { .. } | PurgeTheWeak { .. } | Skip
        )
    }
});
