//! Faults: errors on our side. A person sees only the id; the log has the details under the same id.

use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;
use tokio::sync::watch;

use crate::metrics::METRICS;

/// Something went wrong on our side. It is logged when it is created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    id: String,
    busy: bool,
    full: bool,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

impl Fault {
    /// Logs what went wrong and gives it an id. The text must not contain a secret.
    #[must_use]
    pub fn new(place: &'static str, what: &dyn fmt::Display) -> Self {
        let fault = Self::unheard();
        METRICS.faults.count();
        tracing::error!(fault = %fault.id, place, "{what}");
        fault
    }

    /// A task found the file closed because we are stopping; nothing is wrong.
    fn stopping() -> Self {
        let fault = Self::unheard();
        tracing::debug!(fault = %fault.id, "work left undone by the stop");
        fault
    }

    fn unheard() -> Self {
        let mut salt = [0u8; 3];
        // Without randomness, the count alone still distinguishes faults.
        let _ = getrandom::fill(&mut salt);
        let [a, b, c] = salt;
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        Self {
            id: format!("{a:02x}{b:02x}{c:02x}-{count}"),
            busy: false,
            full: false,
        }
    }

    /// A fault that goes away by itself: another program holds the database, or its server is away.
    #[must_use]
    pub fn passing(place: &'static str, what: &dyn fmt::Display) -> Self {
        Self {
            busy: true,
            ..Self::new(place, what)
        }
    }

    /// The disk is full.
    #[must_use]
    pub fn full(place: &'static str, what: &dyn fmt::Display) -> Self {
        Self {
            full: true,
            ..Self::passing(place, what)
        }
    }

    /// Does somebody have to free disk space?
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.full
    }

    /// The id to quote.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Could trying again later help?
    #[must_use]
    pub const fn passes(&self) -> bool {
        self.busy
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fault {}", self.id)
    }
}

impl std::error::Error for Fault {}

/// What was synced may not be on the disk, and a second attempt would seem to succeed.
static NOT_SYNCED: LazyLock<watch::Sender<bool>> = LazyLock::new(|| watch::Sender::new(false));

/// Waits until a sync of the database fails. Nothing after that can be trusted.
pub(crate) async fn sync_failed() {
    let mut failed = NOT_SYNCED.subscribe();
    if failed.wait_for(|failed| *failed).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Another process has the database now.
static REPLACED: LazyLock<watch::Sender<bool>> = LazyLock::new(|| watch::Sender::new(false));

/// Notes that another process has taken over the database from this one.
pub(crate) fn replaced() {
    REPLACED.send_replace(true);
}

/// Waits until another process has taken over the database. Nothing can be written after that.
pub(crate) async fn was_replaced() {
    let mut replaced = REPLACED.subscribe();
    if replaced.wait_for(|replaced| *replaced).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// SQLite's codes for a sync that failed: of a file, and of its folder.
const FSYNC: u32 = 1034;
const DIR_FSYNC: u32 = 1290;
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const FULL: u32 = 13;

/// SQLite's extended result code.
fn code(error: &sqlx::Error) -> Option<u32> {
    let sqlx::Error::Database(inner) = error else {
        return None;
    };
    inner.try_downcast_ref::<SqliteError>()?;
    inner.code()?.parse().ok()
}

/// SQLite's primary result code; extended codes keep it in the low byte.
pub(crate) fn primary_code(error: &sqlx::Error) -> Option<u32> {
    code(error).map(|code| code & 0xff)
}

/// PostgreSQL's code.
pub(crate) fn state(error: &sqlx::Error) -> Option<&str> {
    let sqlx::Error::Database(inner) = error else {
        return None;
    };
    Some(inner.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// Does another program hold the database?
pub(crate) fn is_busy(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), Some(BUSY | LOCKED))
}

/// Was the connection to the server lost, so that nobody told us what became of the request?
pub(crate) fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => true,
        // The server was stopped, crashed, or ended this connection.
        error => {
            state(error).is_some_and(|state| state.starts_with("57P") || state.starts_with("08"))
        }
    }
}

/// Could the server do later what it could not do now?
fn passes_on_server(error: &sqlx::Error) -> bool {
    let later = |state: &str| {
        // No resources, a lock or a conflict between transactions, or a server that only reads for now.
        matches!(state, "55P03" | "40001" | "40P01" | "25006") || state.starts_with("53")
    };
    is_lost(error) || matches!(error, sqlx::Error::PoolTimedOut) || state(error).is_some_and(later)
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        if matches!(error, sqlx::Error::PoolClosed) {
            return Self::stopping();
        }
        if matches!(code(&error), Some(FSYNC | DIR_FSYNC)) {
            NOT_SYNCED.send_replace(true);
        }
        match (primary_code(&error), state(&error)) {
            (Some(FULL), _) | (_, Some("53100")) => Self::full("store", &error),
            (Some(BUSY | LOCKED), _) => Self::passing("store", &error),
            _ if passes_on_server(&error) => Self::passing("store", &error),
            _ => Self::new("store", &error),
        }
    }
}
