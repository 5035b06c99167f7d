//! The outbox: what is to be said, in order per place, until Discord has it.

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::failpoint;
use crate::fault::Fault;
use crate::id::{ChannelId, MessageId, TableId, UserId};
use crate::randomness;

/// An item this young is surely still on its way.
const ON_ITS_WAY: i64 = 60_000;

/// The longest an item is ever put off, jitter included; one that is set aside, longer. Whatever is
/// due later than that was written before the clock was set back, and is due now.
const LATEST: i64 = 10 * MINUTE;
const LATEST_ASIDE: i64 = 2 * HOUR;

/// Where an item goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destination {
    /// A channel or thread: everybody sees it.
    Channel(ChannelId),
    /// One person's direct messages.
    User(UserId),
}

impl Destination {
    const fn parts(self) -> (&'static str, i64) {
        match self {
            Self::Channel(id) => ("channel", id.db()),
            Self::User(id) => ("user", id.db()),
        }
    }
}

/// Items of one place and one lane go one after the other; lanes do not wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// The line of the place.
    Line,
    /// Films, which take minutes to make. One goes when everything older in the line is said.
    Film,
    /// What Discord refused: tried again now and then, while the line goes on.
    Aside,
}

impl Lane {
    const fn db(self) -> i64 {
        match self {
            Self::Line => 0,
            Self::Film => 1,
            Self::Aside => 2,
        }
    }

    const fn from_db(lane: i64) -> Self {
        match lane {
            0 => Self::Line,
            1 => Self::Film,
            _ => Self::Aside,
        }
    }
}

/// How soon an item has to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody waits for it.
    Turn,
    /// Reminders and films: when nothing else has to be said.
    Later,
}

/// Something waiting to be said.
#[derive(Clone)]
pub struct OutboxItem {
    /// Its number; items of one place go in this order.
    pub id: i64,
    /// The table it is about.
    pub table: TableId,
    /// Where it goes.
    pub place: Destination,
    /// Which items it waits for there.
    pub lane: Lane,
    /// How soon it has to go.
    pub urgency: Urgency,
    /// What is to be said, as data.
    pub what: String,
    /// The key by which Discord knows a second attempt.
    pub nonce: String,
    /// Attempts so far.
    pub tries: u32,
    /// Since when Discord may have it without our knowing.
    pub unsure_since: Option<Millis>,
}

struct Raw {
    id: i64,
    table_id: i64,
    place: String,
    target: i64,
    lane: i64,
    urgent: i64,
    what: String,
    nonce: String,
    tries: i64,
    unsure_since: Option<i64>,
}

impl From<Raw> for OutboxItem {
    fn from(raw: Raw) -> Self {
        let place = match raw.place.as_str() {
            "channel" => Destination::Channel(ChannelId::from_db(raw.target)),
            _ => Destination::User(UserId::from_db(raw.target)),
        };
        Self {
            id: raw.id,
            table: TableId::from_db(raw.table_id),
            place,
            lane: Lane::from_db(raw.lane),
            urgency: if raw.urgent != 0 {
                Urgency::Turn
            } else {
                Urgency::Later
            },
            what: raw.what,
            nonce: raw.nonce,
            tries: u32::try_from(raw.tries).unwrap_or(u32::MAX),
            unsure_since: raw.unsure_since.map(Millis),
        }
    }
}

impl Store {
    /// The lines of items whose first is due, one for every place and lane, the urgent ones first,
    /// each as far as it could be said in one message. Those that are `gone` count as taken out
    /// already; lines that begin with one `sending` are left out.
    pub async fn lines(
        &self,
        gone: &[i64],
        sending: &[i64],
    ) -> Result<Vec<Vec<OutboxItem>>, Fault> {
        let list = |ids: &[i64]| serde_json::Value::from(ids).to_string();
        let (now, gone, sending) = (self.now(), list(gone), list(sending));
        let (latest, latest_aside) = (now.plus(LATEST).0, now.plus(LATEST_ASIDE).0);
        let raw = query_as!(self, fetch_all, Raw,
            sqlite: r#"WITH line AS (
                   SELECT place, target, lane, min(id) AS head FROM outbox
                   WHERE id NOT IN (SELECT value FROM json_each($1)) GROUP BY place, target, lane)
               SELECT p.id AS "id!", p.table_id, p.place, p.target, p.lane, p.urgent, p.what,
                      p.nonce, p.tries, p.unsure_since
               FROM line JOIN outbox h ON h.id = head
               JOIN outbox p ON p.id IN (SELECT id FROM outbox q
                   WHERE q.place = line.place AND q.target = line.target AND q.lane = line.lane
                   AND q.id >= head ORDER BY q.id LIMIT 12)
               WHERE (h.due_at <= $2 OR h.due_at > CASE line.lane WHEN 2 THEN $5 ELSE $4 END)
               AND head NOT IN (SELECT value FROM json_each($3))
               AND NOT (line.lane = 1 AND EXISTS (SELECT 1 FROM outbox o WHERE o.place = line.place
                   AND o.target = line.target AND o.lane = 0 AND o.id < head
                   AND o.id NOT IN (SELECT value FROM json_each($1))))
               ORDER BY h.urgent DESC, head, p.id LIMIT 300"#,
            postgres: r#"WITH line AS (
                   SELECT place, target, lane, min(id) AS head FROM outbox
                   WHERE id NOT IN (SELECT CAST(value AS BIGINT)
                       FROM json_array_elements_text(CAST(CAST($1 AS TEXT) AS JSON)))
                   GROUP BY place, target, lane)
               SELECT p.id AS "id!", p.table_id AS "table_id!", p.place AS "place!", p.target AS "target!",
                      p.lane AS "lane!", p.urgent AS "urgent!", p.what AS "what!", p.nonce AS "nonce!",
                      p.tries AS "tries!", p.unsure_since
               FROM line JOIN outbox h ON h.id = head
               CROSS JOIN LATERAL (SELECT * FROM outbox q
                   WHERE q.place = line.place AND q.target = line.target AND q.lane = line.lane
                   AND q.id >= head ORDER BY q.id LIMIT 12) p
               WHERE (h.due_at <= $2
                   OR h.due_at > CASE line.lane WHEN 2 THEN CAST($5 AS BIGINT) ELSE CAST($4 AS BIGINT) END)
               AND head NOT IN (SELECT CAST(value AS BIGINT)
                   FROM json_array_elements_text(CAST(CAST($3 AS TEXT) AS JSON)))
               AND NOT (line.lane = 1 AND EXISTS (SELECT 1 FROM outbox o WHERE o.place = line.place
                   AND o.target = line.target AND o.lane = 0 AND o.id < head
                   AND o.id NOT IN (SELECT CAST(value AS BIGINT)
                       FROM json_array_elements_text(CAST(CAST($1 AS TEXT) AS JSON)))))
               ORDER BY h.urgent DESC, head, p.id LIMIT 300"#,
            gone,
            now.0,
            sending,
            latest,
            latest_aside)?;
        let mut lines: Vec<Vec<OutboxItem>> = Vec::new();
        for item in raw.into_iter().map(OutboxItem::from) {
            let same = |first: &OutboxItem| first.place == item.place && first.lane == item.lane;
            match lines.last_mut() {
                Some(line) if line.iter().all(same) => line.push(item),
                _ => lines.push(vec![item]),
            }
        }
        Ok(lines)
    }

    /// Everything that waits for a place, oldest first.
    pub async fn items(&self, place: Destination) -> Result<Vec<OutboxItem>, Fault> {
        let (place, target) = place.parts();
        let raw = query_as!(
            self,
            fetch_all,
            Raw,
            r#"SELECT id AS "id!", table_id, place, target, lane, urgent, what, nonce, tries,
                      unsure_since FROM outbox
               WHERE place = $1 AND target = $2 ORDER BY id"#,
            place,
            target
        )?;
        Ok(raw.into_iter().map(Into::into).collect())
    }

    /// How many items wait.
    pub async fn outbox_len(&self) -> Result<i64, Fault> {
        let count = query_scalar!(
            self,
            fetch_one,
            r#"SELECT count(*) AS "count!: i64" FROM outbox"#
        )?;
        Ok(count)
    }

    /// Our newest message in a place, as far as we know.
    pub async fn last_sent(&self, place: Destination) -> Result<Option<MessageId>, Fault> {
        let (place, target) = place.parts();
        let id = query_scalar!(
            self,
            fetch_optional,
            "SELECT message FROM last_sent WHERE place = $1 AND target = $2",
            place,
            target
        )?;
        Ok(id.map(MessageId::from_db))
    }
}

impl Tx {
    /// Puts something into the outbox.
    pub async fn post(
        &mut self,
        table: TableId,
        place: Destination,
        (lane, urgency): (Lane, Urgency),
        what: &str,
    ) -> Result<(), Fault> {
        let mut salt = [0u8; 10];
        randomness::fill(&mut salt)?;
        let nonce = salt.iter().fold(String::from("r"), |text, byte| {
            text + &format!("{byte:02x}")
        });
        let (id, now, lane) = (table.db(), self.wall.0, lane.db());
        let urgent = i64::from(urgency == Urgency::Turn);
        let (place, target) = place.parts();
        query!(
            self,
            "INSERT INTO outbox (table_id, place, target, lane, urgent, what, nonce, due_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            id,
            place,
            target,
            lane,
            urgent,
            what,
            nonce,
            now
        )?;
        failpoint::hit();
        self.wrote_outbox = true;
        Ok(())
    }

    /// Does something wait in vain to be said in a channel or to a person? What was written a moment
    /// ago and did not fail yet is merely under way. A first attempt that failed has put the item off
    /// past its beginning, or left us sure that Discord does not have it.
    pub async fn unsaid(&mut self, channel: ChannelId, user: UserId) -> Result<bool, Fault> {
        let (channel, user, old) = (channel.db(), user.db(), self.wall.plus(-ON_ITS_WAY).0);
        let any = query_scalar!(
            self,
            fetch_one,
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE lane = 0
                   AND (tries > 1 OR due_at < $1
                       OR (tries = 1 AND (unsure_since IS NULL OR due_at > unsure_since)))
                   AND ((place = 'channel' AND target = $2) OR (place = 'user' AND target = $3)))
               AS "any!: bool""#,
            old,
            channel,
            user
        )?;
        Ok(any)
    }

    /// Takes an item out: Discord has it, or never will.
    pub async fn remove_item(&mut self, id: i64) -> Result<(), Fault> {
        query!(self, "DELETE FROM outbox WHERE id = $1", id)?;
        Ok(())
    }

    /// Marks the beginning of an attempt to send an item, and what it says from now on; false if it is
    /// no longer there.
    pub async fn claim_item(&mut self, id: i64, what: &str) -> Result<bool, Fault> {
        let now = self.wall.0;
        let done = query!(self, "UPDATE outbox SET tries = tries + 1, what = $1, unsure_since = coalesce(unsure_since, $2)
             WHERE id = $3",
            what,
            now,
            id)?;
        Ok(done == 1)
    }

    /// Puts an item off after a failed attempt. `sure`: Discord surely does not have it.
    pub async fn put_off(&mut self, id: i64, millis: i64, sure: bool) -> Result<(), Fault> {
        let due = self.wall.plus(millis).0;
        query!(
            self,
            "UPDATE outbox SET due_at = $1, unsure_since = CASE WHEN $2 THEN NULL ELSE unsure_since END WHERE id = $3",
            due,
            sure,
            id
        )?;
        Ok(())
    }

    /// What was to be said of a table in one channel is said in another one, which surely does not have it.
    pub async fn move_items(
        &mut self,
        table: TableId,
        from: ChannelId,
        to: ChannelId,
    ) -> Result<(), Fault> {
        let (id, from, to, now) = (table.db(), from.db(), to.db(), self.wall.0);
        query!(
            self,
            "UPDATE outbox SET target = $1, due_at = $2, unsure_since = NULL
             WHERE table_id = $3 AND place = 'channel' AND target = $4",
            to,
            now,
            id,
            from
        )?;
        self.wrote_outbox = true;
        Ok(())
    }

    /// Sets an item aside, so that what is behind it can go, until it is tried again. True if nothing
    /// else of its place is set aside.
    pub async fn set_aside(&mut self, item: &OutboxItem, millis: i64) -> Result<bool, Fault> {
        let (due, id) = (self.wall.plus(millis).0, item.id);
        let (place, target) = item.place.parts();
        let first = query_scalar!(
            self,
            fetch_one,
            r#"SELECT NOT EXISTS (SELECT 1 FROM outbox WHERE place = $1 AND target = $2 AND lane = 2)
               AS "first!: bool""#,
            place,
            target
        )?;
        query!(
            self,
            "UPDATE outbox SET lane = 2, urgent = 0, due_at = $1, unsure_since = NULL WHERE id = $2",
            due,
            id
        )?;
        Ok(first)
    }

    /// Notes our newest message in a place; nothing of a person who was forgotten meanwhile.
    pub async fn note_sent(&mut self, place: Destination, message: MessageId) -> Result<(), Fault> {
        let ((place, target), message) = (place.parts(), message.db());
        query!(self, "INSERT INTO last_sent (place, target, message) SELECT $1, $2, $3
             WHERE CAST($1 AS TEXT) = 'channel' OR EXISTS (SELECT 1 FROM users WHERE id = $2)
             ON CONFLICT (place, target) DO UPDATE SET message =
                 CASE WHEN excluded.message > last_sent.message THEN excluded.message ELSE last_sent.message END",
            place,
            target,
            message)?;
        Ok(())
    }

    /// Forgets everything that waits for a person. Returns what it was.
    pub async fn remove_items_of(&mut self, user: UserId) -> Result<Vec<String>, Fault> {
        let user = user.db();
        let what = query_scalar!(
            self,
            fetch_all,
            "DELETE FROM outbox WHERE place = 'user' AND target = $1 RETURNING what",
            user
        )?;
        Ok(what)
    }
}

#[cfg(test)]
mod tests;
