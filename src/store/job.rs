//! Jobs: what has to happen at a certain time, one row each until it has happened.

use rules::seat::Seat;

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{TableId, UserId};

/// Which job; there is at most one row of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobKey {
    /// Its kind.
    pub kind: String,
    /// At which table, if at one.
    pub table: Option<TableId>,
    /// For which seat, if for one.
    pub seat: Option<Seat>,
    /// For which person, if for one.
    pub user: Option<UserId>,
}

impl JobKey {
    /// As columns; a missing part has a value that no row has otherwise.
    fn columns(&self) -> (&str, i64, i64, i64) {
        let seat = self.seat.map(|seat| i64::try_from(seat.index()));
        (
            &self.kind,
            self.table.map_or(0, TableId::db),
            seat.and_then(Result::ok).unwrap_or(-1),
            self.user.map_or(0, UserId::db),
        )
    }
}

/// A stored job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobRow {
    /// Its number.
    pub id: i64,
    /// When.
    pub at: Millis,
    /// What.
    pub key: JobKey,
    /// Attempts that failed.
    pub tries: u32,
}

struct Raw {
    id: i64,
    kind: String,
    table_id: i64,
    seat: i64,
    user: i64,
    at: i64,
    tries: i64,
}

impl From<Raw> for JobRow {
    fn from(raw: Raw) -> Self {
        Self {
            id: raw.id,
            at: Millis(raw.at),
            key: JobKey {
                kind: raw.kind,
                table: (raw.table_id != 0).then(|| TableId::from_db(raw.table_id)),
                seat: usize::try_from(raw.seat).ok().and_then(Seat::new),
                user: (raw.user != 0).then(|| UserId::from_db(raw.user)),
            },
            tries: u32::try_from(raw.tries).unwrap_or(u32::MAX),
        }
    }
}

impl Store {
    /// The next job, with or without those for which somebody has to think.
    pub async fn next_due(&self, thoughts: bool) -> Result<Option<JobRow>, Fault> {
        let raw = query_as!(
            self,
            fetch_optional,
            Raw,
            r#"SELECT id AS "id!", kind, table_id, seat, "user", at, tries FROM due
               WHERE kind NOT IN ('think', 'review') OR $1 ORDER BY at, id LIMIT 1"#,
            thoughts
        )?;
        Ok(raw.map(Into::into))
    }

    /// The next jobs for which somebody has to think, those of running tables first.
    pub async fn thoughts_due(&self, most: i64) -> Result<Vec<JobRow>, Fault> {
        let raw = query_as!(
            self,
            fetch_all,
            Raw,
            r#"SELECT id AS "id!", kind, table_id, seat, "user", at, tries FROM due
               WHERE kind IN ('think', 'review')
               ORDER BY kind = 'review', at, id LIMIT $1"#,
            most
        )?;
        Ok(raw.into_iter().map(Into::into).collect())
    }

    /// When a job is due, if it is stored at all.
    pub async fn due_at(&self, key: &JobKey) -> Result<Option<Millis>, Fault> {
        let (kind, table, seat, user) = key.columns();
        let at = query_scalar!(
            self,
            fetch_optional,
            r#"SELECT at FROM due WHERE kind = $1 AND table_id = $2 AND seat = $3 AND "user" = $4"#,
            kind,
            table,
            seat,
            user
        )?;
        Ok(at.map(Millis))
    }
}

impl Tx {
    /// Schedules a job for this time, replacing an earlier time.
    pub async fn put_due(&mut self, key: &JobKey, at: Millis) -> Result<(), Fault> {
        let (kind, table, seat, user) = key.columns();
        query!(
            self,
            r#"INSERT INTO due (kind, table_id, seat, "user", at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (table_id, kind, seat, "user") DO UPDATE SET at = excluded.at, tries = 0"#,
            kind,
            table,
            seat,
            user,
            at.0
        )?;
        self.wrote_due = true;
        Ok(())
    }

    /// Cancels a job.
    pub async fn cancel_due(&mut self, key: &JobKey) -> Result<(), Fault> {
        let (kind, table, seat, user) = key.columns();
        query!(
            self,
            r#"DELETE FROM due WHERE table_id = $1 AND kind = $2 AND seat = $3 AND "user" = $4"#,
            table,
            kind,
            seat,
            user
        )?;
        Ok(())
    }

    /// Cancels all jobs of a table.
    pub async fn cancel_dues_of(&mut self, table: TableId) -> Result<(), Fault> {
        let table = table.db();
        query!(self, "DELETE FROM due WHERE table_id = $1", table)?;
        Ok(())
    }

    /// Takes a job out to do it in this transaction; false if it was done, cancelled or put off.
    pub async fn take_due(&mut self, id: i64) -> Result<Option<JobRow>, Fault> {
        let now = self.now.0;
        let raw = query_as!(
            self,
            fetch_optional,
            Raw,
            r#"DELETE FROM due WHERE id = $1 AND at <= $2
             RETURNING id, kind, table_id, seat, "user", at, tries"#,
            id,
            now
        )?;
        Ok(raw.map(Into::into))
    }

    /// The reminders for a person's seats that are due by then, soonest first.
    pub async fn reminders_of(
        &mut self,
        user: UserId,
        until: Millis,
    ) -> Result<Vec<JobRow>, Fault> {
        let (user, until) = (user.db(), until.0);
        let raw = query_as!(
            self,
            fetch_all,
            Raw,
            r#"SELECT due.id, kind, due.table_id, due.seat, due."user", at, tries FROM due
             JOIN seats ON seats.table_id = due.table_id AND seats.number = due.seat
             WHERE seats."user" = $1 AND kind IN ('half', 'last', 'snooze') AND at <= $2
             ORDER BY at, due.id"#,
            user,
            until
        )?;
        Ok(raw.into_iter().map(Into::into).collect())
    }

    /// The people for whom a job of this kind is due later than that.
    pub async fn people_due_after(
        &mut self,
        kind: &str,
        latest: Millis,
    ) -> Result<Vec<UserId>, Fault> {
        let ids = query_scalar!(
            self,
            fetch_all,
            r#"SELECT "user" FROM due WHERE kind = $1 AND "user" <> 0 AND at > $2"#,
            kind,
            latest.0
        )?;
        Ok(ids.into_iter().map(UserId::from_db).collect())
    }

    /// Puts a job off after a failed attempt.
    pub async fn put_off_due(&mut self, id: i64, millis: i64) -> Result<(), Fault> {
        let at = self.now.plus(millis).0;
        query!(
            self,
            "UPDATE due SET at = $1, tries = tries + 1 WHERE id = $2",
            at,
            id
        )?;
        Ok(())
    }
}
