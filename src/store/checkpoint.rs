//! Checkpoints: copying SQLite's write-ahead log into the file, on a connection of its own, so that
//! nobody's act has to wait for it.

use std::time::Duration;

use sqlx::Row as _;

use super::Store;
use super::engine::Engine;
use super::sqlite::SqlitePools;
use crate::fault::Fault;

/// How often the size of the log is checked.
const ROUND: Duration = Duration::from_millis(500);

/// Pages in the log before it is copied. A page that was written several times is copied once.
const ENOUGH: i64 = 500;

/// With this many pages the writer copies them itself, so that the log stays bounded for a store
/// opened without [`Store::keep`], or written to for hours without a pause.
pub(super) const TOO_MANY: u32 = 16_384;

impl Store {
    /// Does what the engine needs done again and again; never returns.
    pub async fn keep(self) {
        match &self.pools {
            Engine::Sqlite(pools) => pools.keep().await,
            Engine::Postgres(pools) => pools.keep().await,
        }
    }
}

impl SqlitePools {
    /// Copies the log into the file again and again; never returns.
    async fn keep(&self) {
        loop {
            tokio::time::sleep(ROUND).await;
            if self.keeper.is_closed() {
                // The process is about to end.
                std::future::pending::<()>().await;
            }
            if let Err(error) = self.checkpoint().await {
                tracing::warn!(%error, "the log cannot be copied into the file now");
            }
        }
    }

    /// Copies what no reader needs any more, if it is enough to be worth it.
    async fn checkpoint(&self) -> Result<(), Fault> {
        let log = sqlx::query("PRAGMA wal_checkpoint(NOOP)")
            .fetch_one(&self.keeper)
            .await?;
        let (pages, carried): (i64, i64) = (log.try_get(1)?, log.try_get(2)?);
        if pages - carried >= ENOUGH {
            sqlx::query("PRAGMA wal_checkpoint(PASSIVE)")
                .execute(&self.keeper)
                .await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use super::*;
    use crate::clock::SystemClock;

    #[tokio::test]
    async fn the_log_is_carried_over_beside_the_writing_and_begins_anew() {
        let room = tempfile::tempdir().unwrap();
        let path = room.path().join("test.sqlite");
        let store = Store::open(&path, Arc::new(SystemClock)).await.unwrap();
        let fill = async || {
            for part in 0..4 {
                let mut tx = store.write().await.unwrap();
                let long = "x".repeat(2_000_000);
                tx.set_meta(&format!("part-{part}"), &long).await.unwrap();
                tx.commit().await.unwrap();
            }
        };
        let size = |end: &str| {
            let name = format!("{}{end}", path.display());
            fs::metadata(name).map_or(0, |file| file.len())
        };
        fill().await;
        assert!(size("") < 1_000_000, "nothing is carried over by writing");
        let Engine::Sqlite(pools) = &store.pools else {
            unreachable!("a file");
        };
        pools.checkpoint().await.unwrap();
        assert!(size("") > 8_000_000);
        let log = size("-wal");
        fill().await;
        assert_eq!(size("-wal"), log, "the log was begun anew");
        store.close().await;
    }
}
