//! Opening a database, or refusing it with one clear line.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;

use super::Store;
use super::address::DatabaseAddress;
use super::compared::ComparedClocks;
use super::engine::Engine;
use super::last_seen::UnwrittenLooks;
use super::postgres::PostgresPools;
use super::sqlite::SqlitePools;
use super::transfer::MOVING;
use crate::clock::Clock;
use crate::fault;

/// How long to wait for a lock another program holds.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// Why the database cannot be used, and what to do.
#[derive(Debug, thiserror::Error)]
#[error("the database {address} cannot be used: {reason}")]
pub struct Closed {
    address: DatabaseAddress,
    reason: Reason,
}

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Reason {
    /// Another process has it open.
    #[error("another rokugan is running on it; stop that one first")]
    InUse,
    /// It was written by a newer version.
    #[error(
        "it has schema {found}, this version knows up to {known}; use the newer version or restore a backup"
    )]
    Newer {
        /// The schema found.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// A file of zero bytes is a lost database, not a new one.
    #[error("the file is empty; restore a backup, or delete the file to start with a new one")]
    Empty,
    /// The bot did not stop cleanly, and what it wrote last is gone.
    #[error(
        "its log ({0}-wal) is missing or not its log, so the last moves would be lost; put the log back, or restore a backup and remove {0}-wal and {0}-shm"
    )]
    LogMissing(String),
    /// The file is damaged or not a database.
    #[error("the file is damaged or not a database ({0}); restore a backup")]
    Damaged(String),
    /// The file cannot be written.
    #[error("it cannot be opened for writing ({0}); check the path and its permissions")]
    Unwritable(String),
    /// The disk is full.
    #[error("the disk is full; free some space, then start again")]
    Full,
    /// The SQLite library is too old.
    #[error("SQLite {0} can damage files of this kind; build with a newer one")]
    OldSqlite(String),
    /// The server does not let us in.
    #[error("the server refuses the name or the password ({0}); check both")]
    Refused(String),
    /// The server has no such database.
    #[error(
        "the server has no database of this name; create it (createdb), owned by the bot's role"
    )]
    NoDatabase,
    /// The role may not do what the bot has to.
    #[error("the role may not do this ({0}); make it the owner of the database")]
    NotAllowed(String),
    /// No server answers.
    #[error("no server answers there ({0}); check the address, and that the server is running")]
    Unreachable(String),
    /// All connections of the server are taken.
    #[error(
        "the server has no connection left; stop other programs or raise its max_connections, then start again"
    )]
    NoConnections,
    /// The server only reads.
    #[error("the server is read-only, like a standby; give the address of the one that writes")]
    ReadOnly,
    /// The server is too old.
    #[error("PostgreSQL {0} is too old; use version 13 or later")]
    OldPostgres(String),
    /// A move into it was interrupted.
    #[error("a move into it was not finished; repeat it with rokugan move")]
    HalfMoved,
    /// A backup of a server is made by its own tools.
    #[error("it is on a server; make a backup with pg_dump, see docs/OPERATING.md")]
    OnServer,
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl Closed {
    /// Why.
    #[must_use]
    pub const fn reason(&self) -> &Reason {
        &self.reason
    }
}

impl From<sqlx::Error> for Reason {
    fn from(error: sqlx::Error) -> Self {
        if let Some(state) = fault::state(&error) {
            return match state {
                "28P01" | "28000" => Self::Refused(error.to_string()),
                "3D000" => Self::NoDatabase,
                "42501" => Self::NotAllowed(error.to_string()),
                "53300" => Self::NoConnections,
                "53100" => Self::Full,
                "25006" => Self::ReadOnly,
                "57P03" => Self::Unreachable(error.to_string()),
                _ => Self::Other(error.to_string()),
            };
        }
        match fault::primary_code(&error) {
            Some(11 | 26) => Self::Damaged(error.to_string()),
            Some(13) => Self::Full,
            Some(3 | 8 | 10 | 14) => Self::Unwritable(error.to_string()),
            _ => match error {
                sqlx::Error::Io(error) => Self::Unreachable(error.to_string()),
                sqlx::Error::Tls(error) => Self::Unreachable(error.to_string()),
                sqlx::Error::PoolTimedOut => Self::Unreachable("no connection in time".into()),
                error => Self::Other(error.to_string()),
            },
        }
    }
}

impl From<sqlx::migrate::MigrateError> for Reason {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        match error {
            sqlx::migrate::MigrateError::Execute(error) => error.into(),
            error => Self::Other(error.to_string()),
        }
    }
}

impl From<std::io::Error> for Reason {
    fn from(error: std::io::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
}

impl Store {
    /// Opens a database, creating what is missing, and brings its schema up to date.
    pub async fn open(
        address: impl Into<DatabaseAddress>,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, Closed> {
        let address = address.into();
        let store = Self::open_to_move(&address, clock).await?;
        let reason = match store.meta(MOVING).await {
            Ok(None) => return Ok(store),
            Ok(Some(_)) => Reason::HalfMoved,
            Err(fault) => Reason::Other(fault.to_string()),
        };
        store.close().await;
        Err(Closed { address, reason })
    }

    /// The same for a database that everything is to be moved to, even if that was begun before.
    pub async fn open_to_move(
        address: impl Into<DatabaseAddress>,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, Closed> {
        let address = address.into();
        let pools = match &address {
            DatabaseAddress::File(path) => SqlitePools::open(path).await.map(Engine::Sqlite),
            DatabaseAddress::Server(server) => {
                PostgresPools::open(server).await.map(Engine::Postgres)
            }
        };
        let pools = pools.map_err(|reason| Closed { address, reason })?;
        Ok(Self {
            pools,
            clock,
            posted: Arc::new(Notify::new()),
            scheduled: Arc::new(Notify::new()),
            thoughts_wanted: Arc::new(Notify::new()),
            looks: UnwrittenLooks::default(),
            compared: ComparedClocks::default(),
        })
    }

    /// Copies a database to a new file; another process may be using it.
    pub async fn copy(from: impl Into<DatabaseAddress>, to: &Path) -> Result<(), Closed> {
        let address = from.into();
        let done = match &address {
            DatabaseAddress::File(path) => SqlitePools::copy(path, to).await,
            DatabaseAddress::Server(_) => Err(Reason::OnServer),
        };
        done.map_err(|reason| Closed { address, reason })
    }
}
