//! Pictures of tables for a viewer: painted on threads of their own, never stored.
//!
//! How a board is drawn depends on what its viewer prefers and last saw. If a picture cannot be made, the
//! words go out without it. Knows views and words, never a state, a row of the store or Discord.

pub mod curve;
pub mod film;
mod picture;
mod viewer;

pub use picture::{Moment, Wish};
pub use viewer::{Reader, area, text_board};

use crate::table::Tables;
use crate::test_faults::TestFaults;

/// The pictures of tables.
#[derive(Clone)]
pub struct Pictures {
    tables: Tables,
    faults: TestFaults,
}

impl Pictures {
    /// The pictures of these tables.
    #[must_use]
    pub const fn new(tables: Tables, faults: TestFaults) -> Self {
        Self { tables, faults }
    }
}
