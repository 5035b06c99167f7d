//! The outbox: what is to be said, in order per place, until Discord has it.

use super::{Store, Tx};
use crate::crash;
use crate::fault::Fault;
use crate::id::{ChannelId, TableId, UserId};

/// A parcel this young is surely still on its way.
const UNDER_WAY: i64 = 60_000;

/// Where a parcel goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A channel or thread: everybody sees it.
    Channel(ChannelId),
    /// One person's direct messages.
    User(UserId),
}

impl Place {
    const fn parts(self) -> (&'static str, i64) {
        match self {
            Self::Channel(id) => ("channel", id.db()),
            Self::User(id) => ("user", id.db()),
        }
    }
}

/// Something waiting to be said.
#[derive(Clone)]
pub struct Parcel {
    /// Its number; parcels of one place go in this order.
    pub id: i64,
    /// The table it is about.
    pub table: TableId,
    /// Where it goes.
    pub place: Place,
    /// What is to be said, as data.
    pub what: String,
    /// The key by which Discord knows a second attempt.
    pub nonce: String,
    /// Attempts so far.
    pub tries: u32,
}

struct Raw {
    id: i64,
    table_id: i64,
    place: String,
    target: i64,
    what: String,
    nonce: String,
    tries: i64,
}

impl From<Raw> for Parcel {
    fn from(raw: Raw) -> Self {
        let place = match raw.place.as_str() {
            "channel" => Place::Channel(ChannelId::from_db(raw.target)),
            _ => Place::User(UserId::from_db(raw.target)),
        };
        Self {
            id: raw.id,
            table: TableId::from_db(raw.table_id),
            place,
            what: raw.what,
            nonce: raw.nonce,
            tries: u32::try_from(raw.tries).unwrap_or(u32::MAX),
        }
    }
}

impl Store {
    /// The oldest parcel of every place, if it is due.
    pub async fn due(&self) -> Result<Vec<Parcel>, Fault> {
        let now = self.now().0;
        let raw = sqlx::query_as!(
            Raw,
            r#"SELECT id AS "id!", table_id, place, target, what, nonce, tries FROM outbox
               WHERE id IN (SELECT min(id) FROM outbox GROUP BY place, target) AND due_at <= ?
               ORDER BY id LIMIT 200"#,
            now
        )
        .fetch_all(&self.reader)
        .await?;
        Ok(raw.into_iter().map(Into::into).collect())
    }

    /// Everything that waits for a place, oldest first.
    pub async fn parcels(&self, place: Place) -> Result<Vec<Parcel>, Fault> {
        let (place, target) = place.parts();
        let raw = sqlx::query_as!(
            Raw,
            r#"SELECT id AS "id!", table_id, place, target, what, nonce, tries FROM outbox
               WHERE place = ? AND target = ? ORDER BY id"#,
            place,
            target
        )
        .fetch_all(&self.reader)
        .await?;
        Ok(raw.into_iter().map(Into::into).collect())
    }

    /// How many parcels wait.
    pub async fn waiting_parcels(&self) -> Result<i64, Fault> {
        let count = sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM outbox"#);
        Ok(count.fetch_one(&self.reader).await?)
    }
}

impl Tx {
    /// Puts something into the outbox.
    pub async fn post(&mut self, table: TableId, place: Place, what: &str) -> Result<(), Fault> {
        let mut salt = [0u8; 10];
        getrandom::fill(&mut salt).map_err(|e| Fault::new("randomness", &e))?;
        let nonce = salt.iter().fold(String::from("r"), |text, byte| {
            text + &format!("{byte:02x}")
        });
        let (id, now) = (table.db(), self.now.0);
        let (place, target) = place.parts();
        sqlx::query!(
            "INSERT INTO outbox (table_id, place, target, what, nonce, due_at)
             VALUES (?, ?, ?, ?, ?, ?)",
            id,
            place,
            target,
            what,
            nonce,
            now
        )
        .execute(&mut *self.inner)
        .await?;
        crash::point();
        self.wrote_outbox = true;
        Ok(())
    }

    /// Does something wait in vain to be said in a channel or to a person? What was written a moment
    /// ago is merely under way.
    pub async fn unsaid(&mut self, channel: ChannelId, user: UserId) -> Result<bool, Fault> {
        let (channel, user, old) = (channel.db(), user.db(), self.now.plus(-UNDER_WAY).0);
        let any = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE (tries > 1 OR due_at < ?)
                   AND ((place = 'channel' AND target = ?) OR (place = 'user' AND target = ?)))
               AS "any!: bool""#,
            old,
            channel,
            user
        );
        Ok(any.fetch_one(&mut *self.inner).await?)
    }

    /// Takes parcels out: Discord has them, or never will.
    pub async fn drop_parcel(&mut self, id: i64) -> Result<(), Fault> {
        sqlx::query!("DELETE FROM outbox WHERE id = ?", id)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Marks the beginning of an attempt to send a parcel, and what it says from now on.
    pub async fn claim_parcel(&mut self, id: i64, what: &str) -> Result<(), Fault> {
        sqlx::query!(
            "UPDATE outbox SET tries = tries + 1, what = ? WHERE id = ?",
            what,
            id
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Puts a parcel off after a failed attempt.
    pub async fn put_off(&mut self, id: i64, millis: i64) -> Result<(), Fault> {
        let due = self.now.plus(millis).0;
        sqlx::query!("UPDATE outbox SET due_at = ? WHERE id = ?", due, id)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Forgets everything that waits for a person. Answers what it was.
    pub async fn drop_parcels_of(&mut self, user: UserId) -> Result<Vec<String>, Fault> {
        let user = user.db();
        let what = sqlx::query_scalar!(
            "DELETE FROM outbox WHERE place = 'user' AND target = ? RETURNING what",
            user
        );
        Ok(what.fetch_all(&mut *self.inner).await?)
    }
}
