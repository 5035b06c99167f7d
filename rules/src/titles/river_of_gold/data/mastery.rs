//! The six masteries, three of which are in play (R9).

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A mastery: VP for those who meet its condition first.
    Mastery ("mastery") {
        /// Customers of three callings served.
        Air = "air",
        /// Two customers of one calling served.
        Fire = "fire",
        /// Three own buildings of one kind.
        Earth = "earth",
        /// An own building of every kind.
        Water = "water",
        /// Influence in all six regions.
        Void = "void",
        /// The imperial flower reached in some region.
        Courts = "courts",
    }
}

impl Mastery {
    /// What its slots give, the first player first.
    #[must_use]
    pub const fn slots(seats: usize) -> &'static [u8] {
        match seats {
            2 => &[5],
            _ => &[7, 5, 3],
        }
    }
}
