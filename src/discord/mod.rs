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
mod picture;
mod register;
mod router;
mod shape;

pub use connect::{Address, Stopped, run};
pub use log::start_log;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::store::Store;
use crate::table::{Tables, Trouble};

/// What every handler shares.
pub(crate) struct App {
    tables: Tables,
    trial: Trial,
}

/// What tests do to every handler, to see that people are answered all the same.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// Every handler takes this much longer.
    pub drag: Duration,
    /// Every picture fails.
    pub blind: bool,
    /// So many handlers panic.
    pub panics: Arc<AtomicU32>,
}

impl Trial {
    async fn suffer(&self) {
        if !self.drag.is_zero() {
            tokio::time::sleep(self.drag).await;
        }
        let less = |left: u32| left.checked_sub(1);
        if self
            .panics
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less)
            .is_ok()
        {
            std::panic::resume_unwind(Box::new("on trial"));
        }
    }
}

impl App {
    fn store(&self) -> &Store {
        self.tables.store()
    }
}

type Shared = Arc<App>;
type Ctx<'a> = poise::Context<'a, Shared, Trouble>;
type Done = Result<(), Trouble>;
