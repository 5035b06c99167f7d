//! What is to happen at a certain time: one row each, until it has happened.

use rules::seat::Seat;

use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{TableId, UserId};

/// Which thing falls due; there is at most one row of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueKey {
    /// What kind of thing.
    pub kind: String,
    /// At which table, if at one.
    pub table: Option<TableId>,
    /// For which seat, if for one.
    pub seat: Option<Seat>,
    /// For which person, if for one.
    pub user: Option<UserId>,
}

impl DueKey {
    /// As columns: what is missing has a value no row has otherwise.
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

/// Something that falls due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueRow {
    /// Its number.
    pub id: i64,
    /// When.
    pub at: Millis,
    /// What.
    pub key: DueKey,
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

impl From<Raw> for DueRow {
    fn from(raw: Raw) -> Self {
        Self {
            id: raw.id,
            at: Millis(raw.at),
            key: DueKey {
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
    /// What falls due next.
    pub async fn next_due(&self) -> Result<Option<DueRow>, Fault> {
        let raw = sqlx::query_as!(
            Raw,
            r#"SELECT id AS "id!", kind, table_id, seat, user, at, tries FROM due
               ORDER BY at, id LIMIT 1"#
        );
        Ok(raw.fetch_optional(&self.reader).await?.map(Into::into))
    }

    /// When a certain thing falls due, if it is to happen at all.
    pub async fn due_at(&self, key: &DueKey) -> Result<Option<Millis>, Fault> {
        let (kind, table, seat, user) = key.columns();
        let at = sqlx::query_scalar!(
            "SELECT at FROM due WHERE kind = ? AND table_id = ? AND seat = ? AND user = ?",
            kind,
            table,
            seat,
            user
        );
        Ok(at.fetch_optional(&self.reader).await?.map(Millis))
    }
}

impl Tx {
    /// Lets a thing fall due then, instead of whenever it was to be.
    pub async fn put_due(&mut self, key: &DueKey, at: Millis) -> Result<(), Fault> {
        let (kind, table, seat, user) = key.columns();
        sqlx::query!(
            "INSERT INTO due (kind, table_id, seat, user, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (table_id, kind, seat, user) DO UPDATE SET at = excluded.at, tries = 0",
            kind,
            table,
            seat,
            user,
            at.0
        )
        .execute(&mut *self.inner)
        .await?;
        self.wrote_due = true;
        Ok(())
    }

    /// Lets a thing not happen.
    pub async fn cancel_due(&mut self, key: &DueKey) -> Result<(), Fault> {
        let (kind, table, seat, user) = key.columns();
        sqlx::query!(
            "DELETE FROM due WHERE table_id = ? AND kind = ? AND seat = ? AND user = ?",
            table,
            kind,
            seat,
            user
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Lets nothing more happen at a table.
    pub async fn cancel_dues_of(&mut self, table: TableId) -> Result<(), Fault> {
        let table = table.db();
        sqlx::query!("DELETE FROM due WHERE table_id = ?", table)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Takes a thing out to do it in this transaction; nothing if it was done, undone or put off.
    pub async fn take_due(&mut self, id: i64) -> Result<Option<DueRow>, Fault> {
        let now = self.now.0;
        let raw = sqlx::query_as!(
            Raw,
            "DELETE FROM due WHERE id = ? AND at <= ?
             RETURNING id, kind, table_id, seat, user, at, tries",
            id,
            now
        );
        Ok(raw.fetch_optional(&mut *self.inner).await?.map(Into::into))
    }

    /// The reminders for the seats of a person that fall due until then, soonest first.
    pub async fn reminders_of(
        &mut self,
        user: UserId,
        until: Millis,
    ) -> Result<Vec<DueRow>, Fault> {
        let (user, until) = (user.db(), until.0);
        let raw = sqlx::query_as!(
            Raw,
            "SELECT due.id, kind, due.table_id, due.seat, due.user, at, tries FROM due
             JOIN seats ON seats.table_id = due.table_id AND seats.number = due.seat
             WHERE seats.user = ? AND kind IN ('half', 'last', 'snooze') AND at <= ?
             ORDER BY at, due.id",
            user,
            until
        )
        .fetch_all(&mut *self.inner)
        .await?;
        Ok(raw.into_iter().map(Into::into).collect())
    }

    /// Puts a thing off after an attempt that failed.
    pub async fn put_off_due(&mut self, id: i64, millis: i64) -> Result<(), Fault> {
        let at = self.now.plus(millis).0;
        sqlx::query!(
            "UPDATE due SET at = ?, tries = tries + 1 WHERE id = ?",
            at,
            id
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}
