//! Checkpoints: what was written to the log is carried into the file beside everything else, on a
//! connection of its own, so that nobody's act has to wait for it.

use std::time::Duration;

use sqlx::Row as _;

use super::Store;
use crate::fault::Fault;

/// How often the log is looked at.
const ROUND: Duration = Duration::from_millis(500);

/// Carried over when so many pages wait: a page written often meanwhile is carried over once.
const ENOUGH: i64 = 500;

/// With so many pages the writer itself carries them over: whoever opens a store without [`Store::keep`],
/// or writes without a pause for hours, gets no endless log.
pub(super) const TOO_MANY: u32 = 16_384;

impl Store {
    /// Carries the log into the file, for ever.
    pub async fn keep(self) {
        loop {
            tokio::time::sleep(ROUND).await;
            if self.keeper.is_closed() {
                return;
            }
            if let Err(error) = self.checkpoint().await {
                tracing::warn!(%error, "the log cannot be carried over now");
            }
        }
    }

    /// Carries over what no reader needs any more, if that is enough to be worth it.
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
        store.checkpoint().await.unwrap();
        assert!(size("") > 8_000_000);
        let log = size("-wal");
        fill().await;
        assert_eq!(size("-wal"), log, "the log was begun anew");
        store.close().await;
    }
}
