//! A few numbers about the whole file, for the operator.

use super::Store;
use crate::fault::Fault;

/// How the store is doing.
#[derive(Clone, Copy, Debug)]
pub struct StoreHealth {
    /// Tables gathering players.
    pub lobbies: i64,
    /// Tables under way.
    pub playing: i64,
    /// Items in the outbox.
    pub waiting: i64,
    /// Those that were already tried.
    pub retrying: i64,
    /// How many milliseconds the oldest of them is late.
    pub overdue: i64,
}

impl Store {
    /// Reads these numbers.
    pub async fn store_health(&self) -> Result<StoreHealth, Fault> {
        let now = self.now().0;
        let tables = sqlx::query!(
            r#"SELECT coalesce(sum(stage = 'lobby'), 0) AS "lobbies!: i64",
                      coalesce(sum(stage = 'playing'), 0) AS "playing!: i64" FROM tables"#
        );
        let tables = tables.fetch_one(&self.reader).await?;
        let outbox = sqlx::query!(
            r#"SELECT count(*) AS "waiting!: i64", coalesce(sum(tries > 0), 0) AS "retrying!: i64",
                      coalesce(max(0, ? - min(due_at)), 0) AS "overdue!: i64" FROM outbox"#,
            now
        );
        let outbox = outbox.fetch_one(&self.reader).await?;
        Ok(StoreHealth {
            lobbies: tables.lobbies,
            playing: tables.playing,
            waiting: outbox.waiting,
            retrying: outbox.retrying,
            overdue: outbox.overdue,
        })
    }
}
