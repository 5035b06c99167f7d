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
    /// The lines of parcels whose first is due, one for every place, each as far as it could be said
    /// in one message. Those that are `gone` count as taken out already; lines that begin with one
    /// `under_way` are left out.
    pub async fn lines(&self, gone: &[i64], under_way: &[i64]) -> Result<Vec<Vec<Parcel>>, Fault> {
        let list = |ids: &[i64]| serde_json::Value::from(ids).to_string();
        let (now, gone, under_way) = (self.now().0, list(gone), list(under_way));
        let raw = sqlx::query_as!(
            Raw,
            r#"WITH line AS (
                   SELECT place, target, min(id) AS head FROM outbox
                   WHERE id NOT IN (SELECT value FROM json_each(?1)) GROUP BY place, target)
               SELECT p.id AS "id!", p.table_id, p.place, p.target, p.what, p.nonce, p.tries
               FROM line JOIN outbox h ON h.id = head
               JOIN outbox p ON p.id IN (SELECT id FROM outbox q
                   WHERE q.place = line.place AND q.target = line.target AND q.id >= head
                   ORDER BY q.id LIMIT 12)
               WHERE h.due_at <= ?2 AND head NOT IN (SELECT value FROM json_each(?3))
               ORDER BY head, p.id LIMIT 300"#,
            gone,
            now,
            under_way
        )
        .fetch_all(&self.reader)
        .await?;
        let mut lines: Vec<Vec<Parcel>> = Vec::new();
        for parcel in raw.into_iter().map(Parcel::from) {
            match lines.last_mut() {
                Some(line) if line.iter().all(|first| first.place == parcel.place) => {
                    line.push(parcel);
                }
                _ => lines.push(vec![parcel]),
            }
        }
        Ok(lines)
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

    /// Marks the beginning of an attempt to send a parcel, and what it says from now on; false if it is
    /// no longer there.
    pub async fn claim_parcel(&mut self, id: i64, what: &str) -> Result<bool, Fault> {
        let done = sqlx::query!(
            "UPDATE outbox SET tries = tries + 1, what = ? WHERE id = ?",
            what,
            id
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::clock::{HandClock, Millis};

    const CHANNEL: Place = Place::Channel(ChannelId(1));
    const PERSON: Place = Place::User(UserId(1));

    async fn room() -> (tempfile::TempDir, Arc<HandClock>, Store) {
        let dir = tempfile::tempdir().unwrap();
        let clock = Arc::new(HandClock::at(Millis(1_000_000)));
        let path = dir.path().join("test.sqlite");
        let store = Store::open(&path, clock.clone()).await.unwrap();
        (dir, clock, store)
    }

    async fn say(store: &Store, place: Place, count: usize) {
        let mut tx = store.write().await.unwrap();
        for _ in 0..count {
            tx.post(TableId(1), place, "{}").await.unwrap();
        }
        tx.commit().await.unwrap();
    }

    async fn lines(store: &Store, gone: &[i64], under_way: &[i64]) -> Vec<(Place, Vec<i64>)> {
        let lines = store.lines(gone, under_way).await.unwrap().into_iter();
        let ids = |line: Vec<Parcel>| (line[0].place, line.iter().map(|p| p.id).collect());
        lines.map(ids).collect()
    }

    #[tokio::test]
    async fn every_place_has_a_line_and_the_first_of_it_decides() {
        let (_dir, clock, store) = room().await;
        say(&store, CHANNEL, 2).await;
        say(&store, PERSON, 1).await;
        say(&store, CHANNEL, 1).await;
        let all = lines(&store, &[], &[]).await;
        assert_eq!(all, [(CHANNEL, vec![1, 2, 4]), (PERSON, vec![3])]);
        // Somebody sends the first: the line waits; it was sent: the next begins the line.
        assert_eq!(lines(&store, &[], &[1]).await, [(PERSON, vec![3])]);
        let behind = [(CHANNEL, vec![2, 4]), (PERSON, vec![3])];
        assert_eq!(lines(&store, &[1], &[]).await, behind);
        // The first is put off: nobody overtakes it.
        let mut tx = store.write().await.unwrap();
        tx.put_off(1, 5000).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(lines(&store, &[], &[]).await, [(PERSON, vec![3])]);
        clock.pass(5000);
        assert_eq!(lines(&store, &[], &[]).await.len(), 2);
        store.close().await;
    }

    #[tokio::test]
    async fn a_long_line_hides_no_other() {
        let (_dir, _clock, store) = room().await;
        say(&store, CHANNEL, 500).await;
        say(&store, PERSON, 1).await;
        let all = lines(&store, &[], &[]).await;
        assert_eq!(all.len(), 2);
        assert_eq!(all[0].1, (1..=12).collect::<Vec<i64>>());
        assert_eq!(all[1], (PERSON, vec![501]));
        store.close().await;
    }

    #[tokio::test]
    async fn what_was_taken_out_meanwhile_cannot_be_claimed() {
        let (_dir, _clock, store) = room().await;
        say(&store, PERSON, 1).await;
        let mut tx = store.write().await.unwrap();
        assert!(tx.claim_parcel(1, "{}").await.unwrap());
        tx.drop_parcels_of(UserId(1)).await.unwrap();
        assert!(!tx.claim_parcel(1, "{}").await.unwrap());
        tx.commit().await.unwrap();
        store.close().await;
    }
}
