//! The path of short keys that names an action in menus.
//!
//! Coarse to fine, at most [`crate::menu::WIDEST`] siblings anywhere: shore spaces are reached through
//! their region.

use crate::menu::MenuStep;
use crate::vocabulary::vocabulary;

use super::action::{Action, Change};
use super::data::{Customer, Face, Good, Kind, Patron, Region, Ship, Shore, Tile};

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Take this patron.
    Patron(Patron),
    /// Turn the die.
    Die,
    /// A face of the die.
    Face(Face),
    /// Build in this region.
    Build(Region),
    /// A shore space.
    Shore(Shore),
    /// A building tile.
    Tile(Tile),
    /// Move this ship, with this change of the steps.
    Sail(Ship, Change),
    /// Serve a customer.
    Deliver,
    /// The customer to serve.
    Customer(Customer),
    /// Discard this customer.
    Discard(Customer),
    /// Trade something.
    Trade,
    /// Two of the first good for one of the second.
    Swap(Good, Good),
    /// Koku for favor.
    Favor,
    /// Take this good.
    Good(Good),
    /// Take koku.
    Koku,
    /// Sell this many of this good.
    Sell(Good, u8),
    /// Mark a building of this region.
    Mark(Region),
    /// The building to mark.
    Building(Shore),
    /// Make this ship the noble ship.
    Launch(Ship),
    /// Roll the die.
    Roll,
    /// Set the die to this face.
    Set(Face),
    /// Go on.
    Done,
    /// Of a condition: what it is about.
    Condition(Topic),
    /// Of a condition: the region of the shore space asked for next.
    Region(Region),
    /// Of a condition: the kind of the tile asked for next.
    Kind(Kind),
    /// Of a condition: at least this many koku.
    AtLeast(u8),
}

vocabulary! {
    /// What a condition of an order is about.
    Topic ("condition") {
        /// What the own die shows.
        Die = "die",
        /// Whether a shore space is free.
        Free = "free",
        /// What lies in the row.
        Row = "row",
        /// How many koku the seat has.
        Koku = "koku",
    }
}

impl MenuStep for Step {
    fn kind(&self) -> &'static str {
        match self {
            Self::Patron(_) => "patron",
            Self::Die | Self::Deliver | Self::Trade | Self::Done => "action",
            Self::Face(_) => "face",
            Self::Build(_) => "build",
            Self::Shore(_) => "shore",
            Self::Tile(_) => "tile",
            Self::Sail(..) => "sail",
            Self::Customer(_) => "customer",
            Self::Discard(_) => "discard",
            Self::Swap(..) | Self::Favor => "swap",
            Self::Good(_) | Self::Koku => "good",
            Self::Sell(..) => "sell",
            Self::Mark(_) => "mark",
            Self::Building(_) => "building",
            Self::Launch(_) => "ship",
            Self::Roll | Self::Set(_) => "roll",
            Self::Condition(_) => "condition",
            Self::Region(_) => "region",
            Self::Kind(_) => "kind",
            Self::AtLeast(_) => "koku",
        }
    }

    fn key(&self) -> String {
        match self {
            Self::Patron(patron) => patron.id().into(),
            Self::Die => "die".into(),
            Self::Face(face) => face.id().into(),
            Self::Build(region) => format!("build{}", region.number()),
            Self::Shore(shore) | Self::Building(shore) => shore.id().into(),
            Self::Tile(tile) => tile.id().into(),
            Self::Sail(ship, Change::None) => ship.id().into(),
            Self::Sail(ship, change) => format!("{ship}-{change}"),
            Self::Deliver => "deliver".into(),
            Self::Customer(customer) | Self::Discard(customer) => customer.id().into(),
            Self::Trade => "trade".into(),
            Self::Swap(give, take) => format!("{give}-{take}"),
            Self::Favor => "favor".into(),
            Self::Good(good) => good.id().into(),
            Self::Koku => "koku".into(),
            Self::Sell(good, count) => format!("{good}{count}"),
            Self::Mark(region) => format!("mark{}", region.number()),
            Self::Launch(ship) => ship.id().into(),
            Self::Roll => "roll".into(),
            Self::Set(face) => format!("set{face}"),
            Self::Done => "done".into(),
            Self::Condition(topic) => topic.id().into(),
            Self::Region(region) => region.id().into(),
            Self::Kind(kind) => kind.id().into(),
            Self::AtLeast(koku) => koku.to_string(),
        }
    }
}

/// The path of an action.
pub(super) fn path(action: Action) -> Vec<Step> {
    match action {
        Action::Patron(patron) => vec![Step::Patron(patron)],
        Action::Die(face) => vec![Step::Die, Step::Face(face)],
        Action::Build { shore, tile } => {
            vec![
                Step::Build(shore.region()),
                Step::Shore(shore),
                Step::Tile(tile),
            ]
        }
        Action::Sail { ship, change } => vec![Step::Sail(ship, change)],
        Action::Deliver(customer) => vec![Step::Deliver, Step::Customer(customer)],
        Action::Trade { give, take } => vec![Step::Trade, Step::Swap(give, take)],
        Action::BuyFavor => vec![Step::Trade, Step::Favor],
        Action::Take(good) => vec![Step::Good(good)],
        Action::TakeKoku => vec![Step::Koku],
        Action::Sell(counts) => Good::ALL
            .map(|good| Step::Sell(good, counts[good]))
            .to_vec(),
        Action::Mark(shore) => vec![Step::Mark(shore.region()), Step::Building(shore)],
        Action::Launch(ship) => vec![Step::Launch(ship)],
        Action::Discard(customer) => vec![Step::Discard(customer)],
        Action::Roll => vec![Step::Roll],
        Action::Set(face) => vec![Step::Set(face)],
        Action::Done => vec![Step::Done],
    }
}
