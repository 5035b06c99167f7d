//! One SQLite file: opening it or refusing it, and its connections.
//!
//! There is one writer connection, so that transactions never wait for each other inside the process,
//! a few read-only ones, and one for checkpoints.

use std::fs::{self, File, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, SqlitePool, Transaction};

use super::checkpoint::TOO_MANY;
use super::open::{BUSY, Reason};
use crate::fault;

/// How long the writer waits inside SQLite. Between such attempts others get their turn, see
/// [`SqlitePools::begin`].
const TRY: Duration = Duration::from_millis(50);

/// The pause between two attempts to begin a write while another program holds the file.
const BETWEEN_TRIES: Duration = Duration::from_millis(20);

/// Its migrations.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// SQLite before this version can corrupt a database in WAL mode.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// The connections to a file.
#[derive(Clone)]
pub(super) struct SqlitePools {
    pub writer: SqlitePool,
    pub reader: SqlitePool,
    pub keeper: SqlitePool,
    _lock: Arc<File>,
}

impl SqlitePools {
    /// Opens the file, creating it if there is none, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Self, Reason> {
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
            _lock: Arc::new(lock),
        })
    }

    /// Begins a write and takes the write lock at once.
    pub async fn begin(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        let asked = Instant::now();
        loop {
            match self.try_begin().await {
                // The time limit counts from the request, not from its turn in the queue, so that
                // behind a lock of another program the waits do not add up.
                Err(error) if fault::is_busy(&error) && asked.elapsed() < BUSY => {
                    tokio::time::sleep(BETWEEN_TRIES).await;
                }
                begun => return begun,
            }
        }
    }

    async fn try_begin(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        const BEGIN: &str = "BEGIN IMMEDIATE";
        match self.writer.begin_with(BEGIN).await {
            Err(sqlx::Error::InvalidSavePointStatement | sqlx::Error::BeginFailed) => {
                // A full disk ends a transaction without the library noticing; it would believe
                // for ever that one is open. So begin on a fresh connection.
                self.writer.acquire().await?.close().await?;
                self.writer.begin_with(BEGIN).await
            }
            begun => begun,
        }
    }

    /// SQLite's own check of the whole file; empty if nothing is wrong.
    pub async fn integrity(&self) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.reader)
            .await?;
        Ok(rows.into_iter().filter(|row| row != "ok").collect())
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.keeper.close().await;
        self.reader.close().await;
        self.writer.close().await;
    }

    /// Copies a file to a new one; another process may be using it.
    pub async fn copy(from: &Path, to: &Path) -> Result<(), Reason> {
        let options = SqliteConnectOptions::new()
            .filename(from)
            .read_only(true)
            .busy_timeout(BUSY);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options)
            .await?;
        private_from_now_on();
        let name = to.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO ?")
            .bind(name)
            .execute(&pool)
            .await?;
        pool.close().await;
        Ok(())
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
