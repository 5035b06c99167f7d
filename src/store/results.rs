//! Results: how finished tables ended for each person, unless they opted out.

use rules::seat::Seat;

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{TableId, UserId};

/// How a finished table ended for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Which.
    pub table: TableId,
    /// Where they sat.
    pub seat: Seat,
    /// Who.
    pub user: UserId,
    /// The id of the title.
    pub title: String,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// When.
    pub ended_at: Millis,
    /// How long each answer took, in seconds.
    pub answers: Vec<i64>,
    /// Were hints allowed at the table?
    pub hints: bool,
}

struct Raw {
    table_id: i64,
    seat: i64,
    user: i64,
    title: String,
    place: i64,
    score: i64,
    ended_at: i64,
    answers: String,
    hints: i64,
}

impl Raw {
    fn row(self) -> Result<ResultRow, Fault> {
        let broken = || Fault::new("store", &"a result that cannot be read");
        Ok(ResultRow {
            table: TableId::from_db(self.table_id),
            seat: usize::try_from(self.seat)
                .ok()
                .and_then(Seat::new)
                .ok_or_else(broken)?,
            user: UserId::from_db(self.user),
            title: self.title,
            place: u8::try_from(self.place).map_err(|_| broken())?,
            score: i32::try_from(self.score).map_err(|_| broken())?,
            ended_at: Millis(self.ended_at),
            answers: serde_json::from_str(&self.answers).map_err(|_| broken())?,
            hints: self.hints != 0,
        })
    }
}

impl Store {
    /// All results of a person, oldest first.
    pub async fn results(&self, user: UserId) -> Result<Vec<ResultRow>, Fault> {
        let user = user.db();
        let raw = query_as!(
            self,
            fetch_all,
            Raw,
            r#"SELECT table_id AS "table_id!", seat AS "seat!", "user", results.title, place, score, ended_at,
                      answers, hints FROM results JOIN tables ON tables.id = table_id
               WHERE "user" = $1 ORDER BY ended_at, table_id"#,
            user
        )?;
        raw.into_iter().map(Raw::row).collect()
    }

    /// Has this person opted out of statistics?
    pub async fn uncounted(&self, user: UserId) -> Result<bool, Fault> {
        let user = user.db();
        let found = query_scalar!(
            self,
            fetch_optional,
            r#"SELECT "user" FROM uncounted WHERE "user" = $1"#,
            user
        )?;
        Ok(found.is_some())
    }
}

impl Tx {
    /// Writes a result, unless its person has opted out.
    pub async fn add_result(&mut self, row: &ResultRow) -> Result<(), Fault> {
        let (table, user) = (row.table.db(), row.user.db());
        let seat = i64::try_from(row.seat.index()).unwrap_or(0);
        let (place, score) = (i64::from(row.place), i64::from(row.score));
        let answers = serde_json::to_string(&row.answers).map_err(|e| Fault::new("store", &e))?;
        query!(
            self,
            r#"INSERT INTO results (table_id, seat, "user", title, place, score, ended_at, answers)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8
             WHERE NOT EXISTS (SELECT 1 FROM uncounted WHERE "user" = $9)
             ON CONFLICT DO NOTHING"#,
            table,
            seat,
            user,
            row.title,
            place,
            score,
            row.ended_at.0,
            answers,
            user
        )?;
        Ok(())
    }

    /// Opts a person in or out; opting out deletes their results.
    pub async fn set_counted(&mut self, user: UserId, counted: bool) -> Result<(), Fault> {
        let user = user.db();
        if counted {
            query!(self, r#"DELETE FROM uncounted WHERE "user" = $1"#, user)?;
            return Ok(());
        }
        query!(
            self,
            r#"INSERT INTO uncounted ("user") VALUES ($1) ON CONFLICT DO NOTHING"#,
            user
        )?;
        self.drop_results(UserId::from_db(user)).await
    }

    /// Deletes all results of a person.
    pub async fn drop_results(&mut self, user: UserId) -> Result<(), Fault> {
        let user = user.db();
        query!(self, r#"DELETE FROM results WHERE "user" = $1"#, user)?;
        Ok(())
    }
}
