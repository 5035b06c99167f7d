//! What was last shown to whom: where the table stood then, and the message whose buttons still work.

use rules::dice::Seq;

use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::{MessageId, TableId, UserId};

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody in its channel.
    Everyone,
    /// One person.
    User(UserId),
}

impl Eyes {
    const fn db(self) -> i64 {
        match self {
            Self::Everyone => 0,
            Self::User(id) => id.db(),
        }
    }
}

/// What was last shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Where the table stood.
    pub seq: Option<Seq>,
    /// The message with buttons.
    pub message: Option<MessageId>,
}

impl Store {
    /// What was last shown of a table.
    pub async fn shown(&self, table: TableId, eyes: Eyes) -> Result<Shown, Fault> {
        let (id, eyes) = (table.db(), eyes.db());
        let row = sqlx::query!(
            "SELECT seq, message FROM shown WHERE table_id = ? AND eyes = ?",
            id,
            eyes
        )
        .fetch_optional(&self.reader)
        .await?;
        Ok(row.map_or_else(Shown::default, |row| Shown {
            seq: row.seq.and_then(|seq| u32::try_from(seq).ok()).map(Seq),
            message: row.message.map(MessageId::from_db),
        }))
    }
}

impl Tx {
    /// Notes where a table stood when it was looked at; nothing about strangers, nor about a person who
    /// was deleted while the picture was painted.
    pub async fn looked(&mut self, table: TableId, eyes: Eyes, seq: Seq) -> Result<(), Fault> {
        let (id, eyes, seq) = (table.db(), eyes.db(), i64::from(seq.0));
        sqlx::query!(
            "INSERT INTO shown (table_id, eyes, seq)
             SELECT ?1, ?2, ?3 WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM users WHERE id = ?2)
             ON CONFLICT (table_id, eyes) DO UPDATE SET seq = excluded.seq",
            id,
            eyes,
            seq
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Notes which message has the buttons now; of people likewise.
    pub async fn buttons_on(
        &mut self,
        table: TableId,
        eyes: Eyes,
        message: Option<MessageId>,
    ) -> Result<(), Fault> {
        let (id, eyes, message) = (table.db(), eyes.db(), message.map(MessageId::db));
        sqlx::query!(
            "INSERT INTO shown (table_id, eyes, message)
             SELECT ?1, ?2, ?3 WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM users WHERE id = ?2)
             ON CONFLICT (table_id, eyes) DO UPDATE SET message = excluded.message",
            id,
            eyes,
            message
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}
