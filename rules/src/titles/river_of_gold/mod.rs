//! River of Gold: 2 to 4 players build on the shore, sail the river and serve customers.
//!
//! Comments cite the sections of `docs/titles/river-of-gold.md` as R1, R2 ...

mod action;
mod agenda;
mod apply;
mod build;
mod check;
mod computer;
mod conditions;
mod data;
mod deliver;
mod event;
mod gain;
mod legal;
mod lesson;
mod lost;
mod notation;
mod options;
mod path;
mod permit;
mod play;
mod position;
mod preview;
mod promise;
mod refusal;
mod reshuffle_hidden;
mod row;
mod sail;
mod scoring;
mod setup;
mod state;
mod turn;
mod view;

use serde_json::Value;

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::lesson::Lesson;
use crate::notation::Unreadable;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Misplaced, Standing, Title, Titled};

pub use action::Change;
pub use data::*;
pub use event::{Event, Gain, Source};
pub use options::{EmperorNext, MerchantOrder, NobleTime, Options, Patrons, Trades};
pub use path::{Step, Topic};
pub use refusal::Refusal;
pub use view::{
    MasterySeen, Private, Public, RegionTileSeen, SeatSeen, Sheet, ShipSeen, ShoreSeen, StackSeen,
    Stage,
};

/// The title.
#[derive(Clone, Copy, Debug)]
pub struct RiverOfGold;

impl Titled for RiverOfGold {
    const ID: &'static str = "river_of_gold";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=state::SEATS;
    const SIDES: &'static [&'static str] = &Clan::IDS;
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("patrons", &Patrons::IDS),
        ("trades", &Trades::IDS),
        ("merchant_order", &MerchantOrder::IDS),
        ("noble_time", &NobleTime::IDS),
        ("emperor_next", &EmperorNext::IDS),
    ];
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

fn clans(sides: &[usize]) -> Vec<Clan> {
    sides
        .iter()
        .filter_map(|side| Clan::from_index(*side))
        .collect()
}

impl Title for RiverOfGold {
    type State = state::State;
    type Action = action::Action;

    fn open(
        options: &Options,
        sides: &[usize],
        dice: &mut Dice,
        log: &mut EventLog<Event>,
    ) -> Result<Self::State, Refusal> {
        Ok(setup::open(*options, &clans(sides), dice, log))
    }

    fn seats(state: &Self::State) -> usize {
        state.seats()
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
        log: &mut EventLog<Event>,
    ) -> Result<(), Refusal> {
        apply::apply(&mut play::Play { state, dice, log }, seat, action)
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

    #[cfg(test)]
    fn told_alone(event: &Event) -> Option<bool> {
        Some(matches!(event, Event::DrewCustomers { .. }))
    }

    fn moment(event: &Event) -> crate::title::InMoment {
        event.moment()
    }

    fn declines(action: &Self::Action) -> bool {
        matches!(action, action::Action::Done)
    }

    fn concerns(public: &Public, _: &Private, seat: Seat, event: &Event) -> bool {
        preview::concerns(public, seat, event)
    }

    fn preview(state: &Self::State, seat: Seat) -> Option<Self::State> {
        preview::preview(state, seat)
    }

    fn conditions() -> Vec<(Vec<Step>, String)> {
        conditions::all()
    }

    fn holds(
        public: &Public,
        _: &Private,
        seat: Seat,
        condition: &str,
    ) -> Result<bool, Unreadable> {
        conditions::holds(public, seat, condition)
    }

    fn from_position(
        options: &Options,
        sides: &[usize],
        position: &Value,
        dice: &mut Dice,
        log: &mut EventLog<Event>,
    ) -> Result<Self::State, Misplaced> {
        position::from_position(*options, &clans(sides), position, dice, log)
    }

    fn reshuffle_hidden(state: &Self::State, viewer: Option<Seat>, dice: &mut Dice) -> Self::State {
        reshuffle_hidden::reshuffle_hidden(state, viewer, dice)
    }

    fn computer(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[Self::Action],
        whim: &mut Dice,
    ) -> usize {
        computer::choose(public, private, seat, legal, whim)
    }

    fn weigh(
        public: &Public,
        private: &Private,
        seat: Seat,
        legal: &[Self::Action],
    ) -> Option<Vec<f32>> {
        computer::weigh(public, private, seat, legal)
    }

    const FAR: u32 = 40;

    fn promise(state: &Self::State, seats: &mut [f32]) {
        promise::promise(state, seats);
    }
}
