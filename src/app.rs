//! What every handler of a request shares.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rules::view::Audience;
use tokio::sync::watch;

use crate::command_link::link;
use crate::id::{GuildId, TableId, UserId};
use crate::message::Message;
use crate::paint::Pictures;
use crate::rate_limit::RateLimit;
use crate::request::{InFlight, WantedPictures};
use crate::send_budget::SendBudget;
use crate::sign::KnownSigns;
use crate::table::Tables;
use crate::test_faults::TestFaults;

/// How long a greeting waits for the id of our command.
const COMMAND_TIMEOUT: Duration = Duration::from_secs(30);

/// How many calls to tables are remembered.
const MOST_CALLS: usize = 10_000;

/// What every handler shares.
pub(crate) struct App {
    pub tables: Tables,
    pub pictures: Pictures,
    pub faults: TestFaults,
    /// Commands and presses.
    pub request_limit: RateLimit,
    /// Suggestions while typing.
    pub typing_limit: RateLimit,
    /// What may be sent to Discord.
    pub send_budget: SendBudget,
    /// Handlers at work.
    pub in_flight: InFlight,
    /// Private pictures that are being painted.
    pub wanted_pictures: WantedPictures,
    /// Servers whose hosts were told what a thread needs.
    hinted: Mutex<HashSet<GuildId>>,
    /// Who was called to which table.
    called: Mutex<HashSet<(TableId, UserId)>>,
    /// The signs that Discord can show.
    pub signs: KnownSigns,
    /// The id Discord gave our command, once it is known.
    command: watch::Sender<Option<u64>>,
}

impl App {
    pub fn new(tables: Tables, faults: TestFaults) -> Self {
        let rate_limit = |most, per_second| {
            if faults.limits_rate() {
                RateLimit::new(most, per_second)
            } else {
                RateLimit::new(u32::MAX, u32::MAX)
            }
        };
        Self {
            request_limit: rate_limit(60, 6),
            typing_limit: rate_limit(120, 20),
            send_budget: SendBudget::default(),
            in_flight: InFlight::default(),
            wanted_pictures: WantedPictures::default(),
            hinted: Mutex::default(),
            called: Mutex::default(),
            signs: KnownSigns::default(),
            command: watch::Sender::new(None),
            pictures: Pictures::new(tables.clone(), faults.clone()),
            tables,
            faults,
        }
    }

    /// Is it the first time since the start that a host in this server is told what a thread needs?
    pub fn first_hint(&self, guild: GuildId) -> bool {
        let mut hinted = self.hinted.lock().unwrap_or_else(PoisonError::into_inner);
        hinted.insert(guild)
    }

    /// Was this person called to this table since the start?
    pub fn was_called(&self, table: TableId, user: UserId) -> bool {
        let called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        called.contains(&(table, user))
    }

    /// Notes that this person was called to this table.
    pub fn note_call(&self, table: TableId, user: UserId) {
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        if called.len() >= MOST_CALLS {
            called.clear();
        }
        called.insert((table, user));
    }

    /// Notes the id of our command.
    pub fn set_command(&self, id: u64) {
        self.command.send_replace(Some(id));
    }

    /// A message as it is sent: with signs, and with commands that can be clicked.
    pub fn finished<A: Audience>(&self, message: Message<A>) -> Message<A> {
        link(self.signs.show(message), self.command())
    }

    /// The id of our command, once Discord has told it.
    pub fn command(&self) -> Option<u64> {
        *self.command.borrow()
    }

    /// The id of our command; waits a while, because a server may add us before Discord has told it.
    pub async fn command_soon(&self) -> Option<u64> {
        let mut known = self.command.subscribe();
        let known = known.wait_for(Option::is_some);
        let known = tokio::time::timeout(COMMAND_TIMEOUT, known).await;
        known.ok()?.ok().and_then(|id| *id)
    }
}
