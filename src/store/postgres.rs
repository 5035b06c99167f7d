//! One database of a PostgreSQL server: opening it or refusing it, and its connections.
//!
//! One process uses it at a time, as with a file: whoever has it holds a lock of the session, and writes its mark
//! into the database. A transaction begins by waiting for the one before it, and finds the mark of its own process
//! there, or stops: a process that lost its connection and was replaced meanwhile cannot write any more.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, PgPool, Postgres, Transaction};
use tokio::sync::Mutex;

use super::address::ServerAddress;
use super::open::{BUSY, Reason};
use crate::fault;
use crate::randomness;

/// Its migrations, with the same numbers as those for SQLite.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// The oldest version that can tell what became of a transaction.
const OLDEST: i32 = 130_000;

/// How long a server has to answer at the start.
const ANSWER: Duration = Duration::from_secs(10);

/// How often the lock of the session is checked.
const ROUND: Duration = Duration::from_secs(1);

/// The pause between two attempts.
const BETWEEN_TRIES: Duration = Duration::from_millis(50);

/// How long we try to find out what became of a transaction whose end was not answered.
const SETTLE: Duration = Duration::from_secs(20);

/// Locks, by numbers of our own: of the process that has the database, and of the transaction that writes.
const PROCESS: i64 = 0x526f_6b75_6761_6e01;
pub(crate) const WRITER: i64 = 0x526f_6b75_6761_6e02;

/// The connections to a database of a server.
#[derive(Clone)]
pub(super) struct PostgresPools {
    writer: PgPool,
    pub reader: PgPool,
    options: PgConnectOptions,
    /// Holds the lock of the process.
    guard: Arc<Mutex<PgConnection>>,
    mark: Arc<str>,
}

/// A write transaction, and how to ask later what became of it.
pub(super) struct ServerTransaction {
    inner: Transaction<'static, Postgres>,
    number: String,
    reader: PgPool,
}

impl PostgresPools {
    /// Opens the database and brings its schema up to date.
    pub async fn open(address: &ServerAddress) -> Result<Self, Reason> {
        let options = address
            .options
            .clone()
            .application_name("rokugan")
            .options([
                ("lock_timeout", "5s"),
                // A process that hangs in the middle of a write gives way.
                ("idle_in_transaction_session_timeout", "30s"),
                ("tcp_keepalives_idle", "10"),
                ("tcp_keepalives_interval", "5"),
                ("tcp_keepalives_count", "3"),
            ]);
        let mut guard = connect(&options).await?;
        check(&mut guard).await?;
        let asked = Instant::now();
        while !lock(&mut guard).await? {
            // A process that was killed has it until the server notices.
            if asked.elapsed() > BUSY {
                return Err(Reason::InUse);
            }
            tokio::time::sleep(BETWEEN_TRIES).await;
        }
        MIGRATIONS.run(&mut guard).await?;
        // A first write finds out about a read-only server now, not in the middle of somebody's turn.
        let mark = mark()?;
        take(&mut guard, &mark).await?;
        let writer = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(BUSY)
            .connect_with(options.clone())
            .await?;
        let reader = PgPoolOptions::new()
            .max_connections(4)
            .min_connections(1)
            .acquire_timeout(BUSY)
            .connect_with(options.clone())
            .await?;
        Ok(Self {
            writer,
            reader,
            options,
            guard: Arc::new(Mutex::new(guard)),
            mark: mark.into(),
        })
    }

    /// Begins a write and takes the write lock at once.
    pub async fn begin(&self) -> Result<ServerTransaction, sqlx::Error> {
        let mut inner = self.writer.begin().await?;
        let number = "SELECT CAST(pg_current_xact_id() AS TEXT) FROM (SELECT pg_advisory_xact_lock($1)) AS lock";
        let number: String = sqlx::query_scalar(number)
            .bind(WRITER)
            .fetch_one(&mut *inner)
            .await?;
        let marked: String = sqlx::query_scalar("SELECT value FROM meta WHERE key = 'process'")
            .fetch_one(&mut *inner)
            .await?;
        if marked != *self.mark {
            fault::replaced();
            return Err(sqlx::Error::PoolClosed);
        }
        Ok(ServerTransaction {
            inner,
            number,
            reader: self.reader.clone(),
        })
    }

    /// Reads every byte of every table; empty if the server could.
    pub async fn integrity(&self) -> Result<Vec<String>, sqlx::Error> {
        let tables: Vec<String> = sqlx::query_scalar(
            "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename",
        )
        .fetch_all(&self.reader)
        .await?;
        let mut wrong = Vec::new();
        for table in tables {
            let read = format!("SELECT count(md5(CAST(t AS TEXT))) FROM \"{table}\" t");
            let read = sqlx::query(sqlx::AssertSqlSafe(read));
            if let Err(error) = read.execute(&self.reader).await {
                tracing::error!(table, %error, "a table cannot be read");
                wrong.push(table);
            }
        }
        Ok(wrong)
    }

    /// Keeps the lock of the process, again and again; never returns.
    pub async fn keep(&self) {
        loop {
            tokio::time::sleep(ROUND).await;
            if self.reader.is_closed() {
                // The process is about to end.
                std::future::pending::<()>().await;
            }
            let mut guard = self.guard.lock().await;
            if guard.ping().await.is_ok() {
                continue;
            }
            match connect(&self.options).await {
                Ok(mut fresh) => match lock(&mut fresh).await {
                    // Whoever has the lock has left their mark, or is about to.
                    Ok(true) => *guard = fresh,
                    Ok(false) => tracing::warn!("another process may have taken the database"),
                    Err(error) => tracing::warn!(%error, "the database cannot be locked now"),
                },
                Err(error) => tracing::warn!(%error, "the database cannot be reached now"),
            }
        }
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
        let mut guard = self.guard.lock().await;
        // The process ends, or the server is gone: either way nothing is lost with it.
        let _ = sqlx::query("SELECT pg_advisory_unlock_all()")
            .execute(&mut *guard)
            .await;
    }
}

impl ServerTransaction {
    /// Its connection.
    pub fn connection(&mut self) -> &mut PgConnection {
        &mut self.inner
    }

    /// Makes everything durable. If the connection is lost before the answer, the server is asked again.
    pub async fn commit(self) -> Result<(), sqlx::Error> {
        let Err(error) = self.inner.commit().await else {
            return Ok(());
        };
        if !fault::is_lost(&error) {
            return Err(error);
        }
        let asked = Instant::now();
        while asked.elapsed() < SETTLE {
            let became: Result<Option<String>, _> =
                sqlx::query_scalar("SELECT pg_xact_status(CAST(CAST($1 AS TEXT) AS xid8))")
                    .bind(&self.number)
                    .fetch_one(&self.reader)
                    .await;
            match became.as_ref().map(|became| became.as_deref()) {
                Ok(Some("committed")) => return Ok(()),
                Ok(Some("in progress")) | Err(_) => tokio::time::sleep(BETWEEN_TRIES).await,
                Ok(_) => break,
            }
        }
        Err(error)
    }
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Reason> {
    let connected = tokio::time::timeout(ANSWER, PgConnection::connect_with(options)).await;
    let silent = |_| Reason::Unreachable("no answer in time".into());
    Ok(connected.map_err(silent)??)
}

/// Takes the lock of the process; false if another has it.
async fn lock(guard: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
        .bind(PROCESS)
        .fetch_one(guard)
        .await
}

/// Writes the mark of this process, after the last transaction of the one before it.
async fn take(guard: &mut PgConnection, mark: &str) -> Result<(), sqlx::Error> {
    let mut tx = guard.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(WRITER)
        .execute(&mut *tx)
        .await?;
    sqlx::query(
        "INSERT INTO meta (key, value) VALUES ('process', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    )
    .bind(mark)
    .execute(&mut *tx)
    .await?;
    tx.commit().await
}

fn mark() -> Result<String, Reason> {
    let mut bytes = [0; 16];
    randomness::fill(&mut bytes).map_err(|fault| Reason::Other(fault.to_string()))?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// Check before touching anything: a database that we refuse stays as it is.
async fn check(guard: &mut PgConnection) -> Result<(), Reason> {
    let version: i32 =
        sqlx::query_scalar("SELECT CAST(current_setting('server_version_num') AS INT)")
            .fetch_one(&mut *guard)
            .await?;
    if version < OLDEST {
        return Err(Reason::OldPostgres((version / 10_000).to_string()));
    }
    let reads: String = sqlx::query_scalar("SELECT current_setting('transaction_read_only')")
        .fetch_one(&mut *guard)
        .await?;
    if reads == "on" {
        return Err(Reason::ReadOnly);
    }
    let migrated: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *guard)
        .await?;
    if migrated {
        let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&mut *guard)
            .await?;
        let known = MIGRATIONS.iter().map(|m| m.version).max().unwrap_or(0);
        if let Some(found) = found.filter(|found| *found > known) {
            return Err(Reason::Newer { found, known });
        }
    }
    Ok(())
}
