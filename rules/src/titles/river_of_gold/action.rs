//! The choices of a seat.

use crate::vocabulary::vocabulary;

use super::data::{ByGood, Customer, Face, Good, Patron, Ship, Shore, Tile};

vocabulary! {
    /// How the noble ship of noble 5 changes the number of steps, for free.
    Change ("change of the die") {
        /// As the die shows.
        None = "none",
        /// One more; 1 after 6.
        Up = "up",
        /// One less; 6 after 1.
        Down = "down",
    }
}

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take a patron.
    Patron(Patron),
    /// Turn the die to another face by spending favor.
    Die(Face),
    /// Put a tile of the row on a shore space.
    Build {
        /// Where.
        shore: Shore,
        /// What.
        tile: Tile,
    },
    /// Move a ship downstream.
    Sail {
        /// Which.
        ship: Ship,
        /// How noble 5 changes the steps.
        change: Change,
    },
    /// Serve a customer of the hand.
    Deliver(Customer),
    /// Give two equal goods for one other good.
    Trade {
        /// What is given twice.
        give: Good,
        /// What is taken.
        take: Good,
    },
    /// Give 5 koku for 1 favor.
    BuyFavor,
    /// Take a good of choice.
    Take(Good),
    /// Take the koku of a completed journey instead of a good.
    TakeKoku,
    /// Sell goods to merchant 4.
    Sell(ByGood<u8>),
    /// Put the second marker on a building.
    Mark(Shore),
    /// Replace a ship by the noble ship.
    Launch(Ship),
    /// Discard a customer of the hand.
    Discard(Customer),
    /// Roll the die instead of setting it.
    Roll,
    /// Set the die for 1 favor instead of rolling.
    Set(Face),
    /// Trade no more, and go on.
    Done,
}
