//! Discord: commands, component router, autocomplete, delivery.
//!
//! The only module that names a serenity or poise type. It turns interactions into use cases and
//! messages into Discord's shapes; it decides nothing about play.

mod ask;
mod commands;
mod complete;
mod connect;
mod delivery;
mod errors;
mod hush;
mod log;
mod register;
mod router;
mod shape;

pub use connect::{Address, Stopped, run};
pub use log::start_log;

use std::sync::Arc;
use std::time::Duration;

use crate::store::Store;
use crate::table::{Tables, Trouble};

/// What every handler shares.
pub(crate) struct App {
    tables: Tables,
    /// Tests make every answer slow by this much, to see that it is acknowledged all the same.
    drag: Duration,
}

impl App {
    fn store(&self) -> &Store {
        self.tables.store()
    }
}

type Shared = Arc<App>;
type Ctx<'a> = poise::Context<'a, Shared, Trouble>;
type Done = Result<(), Trouble>;
