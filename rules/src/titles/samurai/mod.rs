//! Samurai: 2 to 4 players close settlements with tiles from hidden hands.
//!
//! Comments cite the sections of `docs/titles/samurai.md` as R1, R2 ...

mod action;
mod ahead;
mod apply;
mod capture;
mod check;
mod data;
mod event;
mod legal;
mod notation;
mod options;
mod path;
mod play;
mod pose;
mod redeal;
mod refusal;
mod scoring;
mod setup;
mod state;
mod steady;
mod turn;
mod view;

use serde_json::Value;

use crate::dice::Dice;
use crate::menu::Step;
use crate::notation::Unreadable;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Misplaced, Standing, Title, Titled};
use crate::told::Teller;

pub use data::*;
pub use event::Event;
pub use options::{CaptureTiming, Options};
pub use refusal::Refusal;
pub use view::{Private, Public, SeatSeen, SettlementSeen, Sheet, Stage, Taken, TileSeen};

/// The title.
#[derive(Clone, Copy, Debug)]
pub struct Samurai;

impl Titled for Samurai {
    const ID: &'static str = "samurai";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=state::SEATS;
    const SIDES: &'static [&'static str] = &["gold", "red", "green", "purple"];
    const CHOICES: &'static [(&'static str, &'static [&'static str])] =
        &[("capture_timing", &CaptureTiming::IDS)];

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Refusal = Refusal;
}

fn colours(sides: &[usize]) -> Vec<Colour> {
    sides
        .iter()
        .filter_map(|side| Colour::from_index(*side))
        .collect()
}

impl Title for Samurai {
    type State = state::State;
    type Action = action::Action;

    fn open(
        options: &Options,
        sides: &[usize],
        dice: &mut Dice,
        told: &mut Teller<Event>,
    ) -> Result<Self::State, Refusal> {
        Ok(setup::open(*options, &colours(sides), dice, told))
    }

    fn waiting(state: &Self::State) -> Seats {
        legal::waiting(state)
    }

    fn standing(state: &Self::State) -> Standing {
        if state.is_over() {
            Standing::Over(scoring::outcome(state))
        } else {
            Standing::Waiting(legal::waiting(state))
        }
    }

    fn legal(state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>) {
        legal::list(state, seat, list);
    }

    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        told: &mut Teller<Event>,
    ) -> Result<(), Refusal> {
        apply::apply(&mut play::Play { state, dice, told }, seat, action)
    }

    fn public(state: &Self::State) -> Public {
        view::public(state)
    }

    fn private(state: &Self::State, seat: Seat) -> Private {
        view::private(state, seat)
    }

    fn check(state: &Self::State) -> Result<(), Broken> {
        check::check(state)
    }

    fn write(action: &Self::Action) -> String {
        notation::write(*action)
    }

    fn read(text: &str) -> Result<Self::Action, Unreadable> {
        notation::read(text)
    }

    fn path(action: &Self::Action) -> Vec<Step> {
        path::path(*action)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn declines(action: &Self::Action) -> bool {
        // Not `Done`: a standing order to pass would end turns their player chose to go on with.
        matches!(action, action::Action::Pass)
    }

    fn concerns(public: &Public, _: &Private, seat: Seat, event: &Event) -> bool {
        ahead::concerns(public, seat, event)
    }

    fn ahead(state: &Self::State, seat: Seat) -> Option<Self::State> {
        ahead::ahead(state, seat)
    }

    fn pose(
        options: &Options,
        sides: &[usize],
        position: &Value,
        dice: &mut Dice,
        told: &mut Teller<Event>,
    ) -> Result<Self::State, Misplaced> {
        pose::pose(*options, &colours(sides), position, dice, told)
    }

    fn redeal(state: &Self::State, viewer: Option<Seat>, dice: &mut Dice) -> Self::State {
        redeal::redeal(state, viewer, dice)
    }

    fn steady(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[Self::Action],
        whim: &mut Dice,
    ) -> usize {
        steady::choose(public, private, seat, legal, whim)
    }
}
