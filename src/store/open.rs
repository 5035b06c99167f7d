//! Opening the database file, or refusing it with one clear line.

use std::fs::{self, File, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::Notify;

use super::Store;
use super::checkpoint::TOO_MANY;
use super::compared::ComparedClocks;
use super::last_seen::UnwrittenLooks;
use crate::clock::Clock;

/// How long to wait for a lock another program holds.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// How long the writer waits inside SQLite. Between such attempts others get their turn, see
/// [`Store::write`].
const TRY: Duration = Duration::from_millis(50);

static MIGRATIONS: Migrator = sqlx::migrate!();

/// SQLite before this version can corrupt a database in WAL mode.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// Why the database cannot be used, and what to do.
#[derive(Debug, thiserror::Error)]
#[error("the database {} cannot be used: {reason}", path.display())]
pub struct Closed {
    path: PathBuf,
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
        let code = match &error {
            sqlx::Error::Database(inner) => inner.code().map(|code| code.to_string()),
            _ => None,
        };
        match code
            .and_then(|code| code.parse::<u32>().ok())
            .map(|code| code & 0xff)
        {
            Some(11 | 26) => Self::Damaged(error.to_string()),
            Some(13) => Self::Full,
            Some(3 | 8 | 10 | 14) => Self::Unwritable(error.to_string()),
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<std::io::Error> for Reason {
    fn from(error: std::io::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
}

impl Store {
    /// Opens the database, creating it if there is none, and brings its schema up to date.
    pub async fn open(path: &Path, clock: Arc<dyn Clock>) -> Result<Self, Closed> {
        Self::try_open(path, clock).await.map_err(|reason| Closed {
            path: path.to_owned(),
            reason,
        })
    }

    async fn try_open(path: &Path, clock: Arc<dyn Clock>) -> Result<Self, Reason> {
        private_from_now_on();
        let lock = lock(path)?;
        make_private(path);
        if fs::metadata(path).is_ok_and(|file| file.len() == 0) {
            return Err(Reason::Empty);
        }
        if path.exists() {
            check_log(path)?;
            // Check before touching anything: a file that we refuse stays as it is, byte for byte. But a
            // transaction that was interrupted before the log was begun has to be rolled back first.
            let interrupted = beside(path, "-journal").exists();
            let look = SqliteConnectOptions::new()
                .filename(path)
                .read_only(!interrupted)
                .busy_timeout(BUSY);
            let pool = SqlitePoolOptions::new()
                .max_connections(1)
                .connect_with(look)
                .await?;
            let verdict = check(&pool).await;
            pool.close().await;
            verdict?;
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY)
            .foreign_keys(true);
        let first = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        MIGRATIONS
            .run(&first)
            .await
            .map_err(|e| Reason::Other(e.to_string()))?;
        // A first write finds out about a read-only file now, not in the middle of somebody's turn.
        sqlx::query("INSERT INTO meta (key, value) VALUES ('opened', datetime()) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
            .execute(&first)
            .await?;
        first.close().await;
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(20))
            .connect_with(
                options
                    .clone()
                    .busy_timeout(TRY)
                    .pragma("wal_autocheckpoint", TOO_MANY.to_string()),
            )
            .await?;
        let keeper = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_lazy_with(options.clone().busy_timeout(TRY));
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .min_connections(1)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Self {
            writer,
            reader,
            keeper,
            path: path.to_owned(),
            clock,
            posted: Arc::new(Notify::new()),
            scheduled: Arc::new(Notify::new()),
            thoughts_wanted: Arc::new(Notify::new()),
            looks: UnwrittenLooks::default(),
            compared: ComparedClocks::default(),
            _lock: Arc::new(lock),
        })
    }

    /// Copies a database to a new file; another process may be using it.
    pub async fn copy(from: &Path, to: &Path) -> Result<(), Closed> {
        let closed = |reason| Closed {
            path: from.to_owned(),
            reason,
        };
        let options = SqliteConnectOptions::new()
            .filename(from)
            .read_only(true)
            .busy_timeout(BUSY);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options)
            .await;
        let pool = pool.map_err(|e| closed(e.into()))?;
        private_from_now_on();
        let name = to.to_string_lossy().into_owned();
        let done = sqlx::query("VACUUM INTO ?").bind(name).execute(&pool).await;
        done.map_err(|e| closed(e.into()))?;
        pool.close().await;
        Ok(())
    }

    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// One process per database. The lock is released when the process ends, however it ends.
fn lock(path: &Path) -> Result<File, Reason> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(name)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Reason::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The file of this name with something after it.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// A clean stop leaves neither log nor index. If the index is there, so must be the log; and a log that is
/// something else would be ignored without a word. (After a power failure it may begin with nothing.)
fn check_log(path: &Path) -> Result<(), Reason> {
    const MAGIC: [[u8; 4]; 3] = [*b"\x37\x7f\x06\x82", *b"\x37\x7f\x06\x83", [0; 4]];
    let missing = || Reason::LogMissing(path.display().to_string());
    let Ok(mut log) = File::open(beside(path, "-wal")) else {
        return if beside(path, "-shm").exists() {
            Err(missing())
        } else {
            Ok(())
        };
    };
    let mut first = [0; 4];
    match log.read_exact(&mut first) {
        Ok(()) if !MAGIC.contains(&first) => Err(missing()),
        _ => Ok(()),
    }
}

async fn check(pool: &SqlitePool) -> Result<(), Reason> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(pool)
        .await?;
    let mut parts = version
        .split('.')
        .map(|part| part.parse::<u32>().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    if (next(), next(), next()) < OLDEST_SQLITE {
        return Err(Reason::OldSqlite(version));
    }
    let verdict: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(3)")
        .fetch_all(pool)
        .await?;
    if verdict.iter().any(|line| line != "ok") {
        return Err(Reason::Damaged(
            verdict.join("; ").chars().take(200).collect(),
        ));
    }
    let migrated: Option<i64> = sqlx::query_scalar(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'",
    )
    .fetch_optional(pool)
    .await?;
    if migrated.is_some() {
        let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(pool)
            .await?;
        let known = MIGRATIONS.iter().map(|m| m.version).max().unwrap_or(0);
        if let Some(found) = found.filter(|found| *found > known) {
            return Err(Reason::Newer { found, known });
        }
    }
    Ok(())
}

/// The files contain hands and seeds, so nobody else on the machine may read them. Whatever this process
/// creates from now on is private from its first byte: the database, its log, its index, a backup.
fn private_from_now_on() {
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
}

/// The same for files that are there already, from a version that was less careful. Best effort.
fn make_private(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        for more in ["", "-wal", "-shm", ".lock"] {
            let mut name = path.as_os_str().to_owned();
            name.push(more);
            let done = fs::set_permissions(&name, fs::Permissions::from_mode(0o600));
            if let Err(error) = done
                && error.kind() != std::io::ErrorKind::NotFound
            {
                tracing::warn!(%error, "cannot make the database private");
            }
        }
    }
}
