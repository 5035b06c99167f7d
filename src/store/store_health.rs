//! A few numbers about the whole file, for the operator.

use super::Store;
use super::engine::query_as;
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

struct Tables {
    lobbies: i64,
    playing: i64,
}

struct Outbox {
    waiting: i64,
    retrying: i64,
    first: Option<i64>,
}

impl Store {
    /// Reads these numbers.
    pub async fn store_health(&self) -> Result<StoreHealth, Fault> {
        let now = self.now().0;
        let tables = query_as!(
            self,
            fetch_one,
            Tables,
            r#"SELECT count(*) FILTER (WHERE stage = 'lobby') AS "lobbies!: i64",
                      count(*) FILTER (WHERE stage = 'playing') AS "playing!: i64" FROM tables"#
        )?;
        let outbox = query_as!(
            self,
            fetch_one,
            Outbox,
            r#"SELECT count(*) AS "waiting!: i64", count(*) FILTER (WHERE tries > 0) AS "retrying!: i64",
                      min(due_at) AS "first: i64" FROM outbox"#
        )?;
        Ok(StoreHealth {
            lobbies: tables.lobbies,
            playing: tables.playing,
            waiting: outbox.waiting,
            retrying: outbox.retrying,
            overdue: outbox.first.map_or(0, |first| (now - first).max(0)),
        })
    }
}
