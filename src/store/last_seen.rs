//! What each viewer was last shown: the state of the table then, and the message whose buttons
//! still work.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rules::dice::Seq;

use super::engine::{query, query_as};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::{MessageId, TableId, UserId};

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody in its channel.
    Everyone,
    /// One person.
    User(UserId),
}

impl Viewer {
    const fn db(self) -> i64 {
        match self {
            Self::Everyone => 0,
            Self::User(id) => id.db(),
        }
    }
}

/// What was last shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastSeen {
    /// The sequence number of the table.
    pub seq: Option<Seq>,
    /// The message with buttons.
    pub message: Option<MessageId>,
}

/// Looks that are not written yet. Nobody waits for them, and losing one only puts a few more rings
/// on the next picture, so they are written together with the next other write.
#[derive(Clone, Default)]
pub(super) struct UnwrittenLooks(Arc<Mutex<HashMap<(TableId, UserId), Seq>>>);

impl UnwrittenLooks {
    fn lock(&self) -> MutexGuard<'_, HashMap<(TableId, UserId), Seq>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> HashMap<(TableId, UserId), Seq> {
        std::mem::take(&mut *self.lock())
    }
}

struct Raw {
    seq: Option<i64>,
    message: Option<i64>,
}

impl Store {
    /// Notes that somebody looked at a table.
    pub fn look(&self, table: TableId, user: UserId, seq: Seq) {
        self.looks.lock().insert((table, user), seq);
        self.posted.notify_one();
    }

    /// Are there looks to write?
    #[must_use]
    pub fn has_looks(&self) -> bool {
        !self.looks.lock().is_empty()
    }

    /// What was last shown of a table.
    pub async fn shown(&self, table: TableId, eyes: Viewer) -> Result<LastSeen, Fault> {
        let fresh = match eyes {
            Viewer::User(user) => self.looks.lock().get(&(table, user)).copied(),
            Viewer::Everyone => None,
        };
        let (id, eyes) = (table.db(), eyes.db());
        let row = query_as!(
            self,
            fetch_optional,
            Raw,
            "SELECT seq, message FROM shown WHERE table_id = $1 AND eyes = $2",
            id,
            eyes
        )?;
        let shown = row.map_or_else(LastSeen::default, |row| LastSeen {
            seq: row.seq.and_then(|seq| u32::try_from(seq).ok()).map(Seq),
            message: row.message.map(MessageId::from_db),
        });
        Ok(LastSeen {
            seq: fresh.or(shown.seq),
            ..shown
        })
    }
}

/// What a message or a look showed; `None` leaves the stored value as it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Showing {
    /// The sequence number of the table.
    pub seq: Option<Seq>,
    /// The message that has the buttons now, if any has.
    pub buttons: Option<Option<MessageId>>,
}

impl Tx {
    /// Notes what was shown, but nothing about strangers or about a person whose data was deleted while
    /// the picture was painted.
    pub async fn showed(
        &mut self,
        table: TableId,
        eyes: Viewer,
        showing: Showing,
    ) -> Result<(), Fault> {
        let (id, eyes) = (table.db(), eyes.db());
        let seq = showing.seq.map(|seq| i64::from(seq.0));
        let message = showing.buttons.flatten().map(MessageId::db);
        let moved = showing.buttons.is_some();
        query!(
            self,
            "INSERT INTO shown (table_id, eyes, seq, message)
             SELECT $1, $2, $3, $4
             WHERE CAST($2 AS BIGINT) = 0 OR EXISTS (SELECT 1 FROM users WHERE id = $2)
             ON CONFLICT (table_id, eyes) DO UPDATE SET seq = coalesce(excluded.seq, shown.seq),
             message = CASE WHEN $5 THEN excluded.message ELSE shown.message END",
            id,
            eyes,
            seq,
            message,
            moved
        )?;
        Ok(())
    }

    /// Writes the looks noted since the last time.
    pub async fn write_looks(&mut self) -> Result<(), Fault> {
        for ((table, user), seq) in self.looks.take() {
            let showing = Showing {
                seq: Some(seq),
                buttons: None,
            };
            self.showed(table, Viewer::User(user), showing).await?;
        }
        Ok(())
    }
}
