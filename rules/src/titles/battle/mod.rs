//! Battle for Rokugan: 2 to 5 clans, 5 rounds, hidden tokens on borders.
//!
//! Comments cite the sections of `docs/titles/battle-for-rokugan.md` as R1, R2 ...

mod action;
mod ahead;
mod apply;
mod cards;
mod check;
mod conditions;
mod dark_favors;
mod data;
mod event;
mod legal;
mod notation;
mod options;
mod path;
mod placement;
mod play;
mod pose;
mod redeal;
mod refusal;
mod resolution;
mod scoring;
mod setup;
mod shadowlands;
mod state;
mod steady;
mod turn_cards;
mod upkeep;
mod view;

use serde_json::Value;

use crate::dice::Dice;
use crate::menu::Step;
use crate::notation::Unreadable;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Misplaced, Standing, Title, Titled};
use crate::told::Teller;

pub use action::TokenAt;
pub use data::*;
pub use event::{Event, Shown};
pub use options::{Options, TieBreak};
pub use refusal::Refusal;
pub use view::{
    CardSeen, Fate, PeekBy, PeekSeen, Private, ProvinceSeen, Public, SeatSeen, Sheet, Stage,
    TerritorySeen, TokenSeen,
};

/// The title.
#[derive(Clone, Copy, Debug)]
pub struct Battle;

impl Titled for Battle {
    const ID: &'static str = "battle";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=state::SEATS;
    const SIDES: &'static [&'static str] = &[
        "crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn",
    ];
    const CHOICES: &'static [(&'static str, &'static [&'static str])] =
        &[("final_tie_break", &TieBreak::IDS)];
    const SEALABLE: bool = true;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Event = Event;
    type Refusal = Refusal;
}

fn clans(sides: &[usize]) -> Vec<Clan> {
    sides
        .iter()
        .filter_map(|side| Clan::from_index(*side))
        .collect()
}

impl Title for Battle {
    type State = state::State;
    type Action = action::Action;

    fn open(
        options: &Options,
        sides: &[usize],
        dice: &mut Dice,
        told: &mut Teller<Event>,
    ) -> Result<Self::State, Refusal> {
        Ok(setup::open(*options, &clans(sides), dice, told))
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

    fn chapter(public: &Public) -> u16 {
        public.round.into()
    }

    fn declines(action: &Self::Action) -> bool {
        *action == action::Action::Pass
    }

    fn concerns(public: &Public, private: &Private, seat: Seat, event: &Event) -> bool {
        ahead::concerns(public, private, seat, event)
    }

    fn ahead(state: &Self::State, seat: Seat) -> Option<Self::State> {
        ahead::ahead(state, seat)
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
        ahead::sealable(public)
    }

    fn pose(
        options: &Options,
        sides: &[usize],
        position: &Value,
        dice: &mut Dice,
        told: &mut Teller<Event>,
    ) -> Result<Self::State, Misplaced> {
        pose::pose(*options, &clans(sides), position, dice, told)
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
