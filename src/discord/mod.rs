//! Discord: commands, component router, autocomplete, delivery.
//!
//! The only module that names a serenity or poise type. It turns interactions into use cases and
//! messages into Discord's shapes; it decides nothing about play.

mod ask;
mod commands;
mod complete;
mod connect;
mod contact;
mod delivery;
mod errors;
mod greet;
mod haste;
mod hush;
mod invite;
mod link;
mod log;
mod look;
mod picture;
mod pulse;
mod register;
mod router;
mod shape;
mod solo;
mod stop;
mod studio;
mod under_way;

pub use connect::{Address, Stopped, run};
pub use invite::PERMISSIONS;
pub use log::{Form, start_log};

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use haste::Haste;
use tokio::sync::watch;

use crate::store::Store;
use crate::table::{Tables, Trouble};

/// What every handler shares.
pub(crate) struct App {
    tables: Tables,
    trial: Trial,
    /// Commands and presses.
    acting: Haste,
    /// Suggestions while typing.
    typing: Haste,
    /// The id Discord gave our command, once it is known.
    command: watch::Sender<Option<u64>>,
    /// Handlers at work.
    under_way: under_way::UnderWay,
}

/// What tests do to every handler, to see that people are answered all the same.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// Every handler takes this much longer.
    pub drag: Duration,
    /// Every picture takes this much longer.
    pub brush: Duration,
    /// Every picture fails.
    pub blind: bool,
    /// Nobody is too fast.
    pub hasty: bool,
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
    fn new(tables: Tables, trial: Trial) -> Self {
        let haste = |most, per_second| {
            if trial.hasty {
                Haste::new(u32::MAX, u32::MAX)
            } else {
                Haste::new(most, per_second)
            }
        };
        Self {
            acting: haste(60, 6),
            typing: haste(120, 20),
            command: watch::Sender::new(None),
            tables,
            trial,
            under_way: under_way::UnderWay::default(),
        }
    }

    fn store(&self) -> &Store {
        self.tables.store()
    }

    /// The id of our command, once Discord has told it.
    fn command(&self) -> Option<u64> {
        *self.command.borrow()
    }

    /// The id of our command, waited for a while: a server may greet us before Discord has told it.
    async fn command_soon(&self) -> Option<u64> {
        let mut told = self.command.subscribe();
        let told = told.wait_for(Option::is_some);
        let told = tokio::time::timeout(Duration::from_secs(30), told).await;
        told.ok()?.ok().and_then(|id| *id)
    }
}

type Shared = Arc<App>;
type Ctx<'a> = poise::Context<'a, Shared, Trouble>;
type Done = Result<(), Trouble>;
