//! Acts taken back, and requests to take acts back.

use rules::dice::Seq;
use rules::seat::Seat;

use super::engine::{query, query_as, query_scalar};
use super::journal::{JournalRow, RawAct};
use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::TableId;

/// Acts that were taken back at one time, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// When.
    pub at: Millis,
    /// Which.
    pub acts: Vec<JournalRow>,
}

/// A request to take acts back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakebackRow {
    /// Who asks.
    pub seat: Seat,
    /// The last act that stays.
    pub to: Seq,
    /// The last act when it was asked.
    pub asked_at: Seq,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// When it expires.
    pub closes_at: Millis,
}

struct Raw {
    branch: i64,
    undone_at: i64,
    seq: i64,
    seat: i64,
    action: String,
    mix: String,
    hash: Vec<u8>,
    undoable: i64,
    user: Option<i64>,
    at: i64,
    heard: Option<i64>,
}

struct Counts {
    all: i64,
    this: i64,
}

struct RawTakeback {
    seat: i64,
    to_seq: i64,
    at_seq: i64,
    agreed: String,
    closes_at: i64,
}

impl RawTakeback {
    fn row(self) -> Result<TakebackRow, Fault> {
        let broken = || Fault::new("store", &"a request that cannot be read");
        let seq = |value: i64| u32::try_from(value).map(Seq).map_err(|_| broken());
        Ok(TakebackRow {
            seat: usize::try_from(self.seat)
                .ok()
                .and_then(Seat::new)
                .ok_or_else(broken)?,
            to: seq(self.to_seq)?,
            asked_at: seq(self.at_seq)?,
            agreed: serde_json::from_str(&self.agreed).map_err(|_| broken())?,
            closes_at: Millis(self.closes_at),
        })
    }
}

impl Store {
    /// Everything taken back at a table, oldest first.
    pub async fn undone(&self, table: TableId) -> Result<Vec<Branch>, Fault> {
        let id = table.db();
        let rows = query_as!(
            self,
            fetch_all,
            Raw,
            r#"SELECT branch, undone_at, seq, seat, action, mix, hash, undoable, "user", at, heard FROM undone
             WHERE table_id = $1 ORDER BY branch, seq"#,
            id
        )?;
        let mut branches: Vec<(i64, Branch)> = Vec::new();
        for row in rows {
            let act = RawAct {
                seq: row.seq,
                seat: row.seat,
                action: row.action,
                mix: row.mix,
                hash: row.hash,
                undoable: row.undoable,
                user: row.user,
                at: row.at,
                heard: row.heard,
            };
            let act = act.row()?;
            match branches
                .last_mut()
                .filter(|(known, _)| *known == row.branch)
            {
                Some((_, branch)) => branch.acts.push(act),
                None => branches.push((
                    row.branch,
                    Branch {
                        at: Millis(row.undone_at),
                        acts: vec![act],
                    },
                )),
            }
        }
        Ok(branches.into_iter().map(|(_, branch)| branch).collect())
    }
}

impl Store {
    /// How often something was taken back at a table.
    pub async fn times_taken_back(&self, table: TableId) -> Result<i64, Fault> {
        let id = table.db();
        let times = query_scalar!(
            self,
            fetch_one,
            r#"SELECT count(DISTINCT branch) AS "times!: i64" FROM undone WHERE table_id = $1"#,
            id
        )?;
        Ok(times)
    }
}

impl Tx {
    /// How often something was taken back at a table, and how often an act of this number by this seat.
    pub async fn undone_count(
        &mut self,
        table: TableId,
        seq: Seq,
        seat: Seat,
    ) -> Result<(i64, i64), Fault> {
        let (id, seq) = (table.db(), i64::from(seq.0));
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        let row = query_as!(
            self,
            fetch_one,
            Counts,
            r#"SELECT count(DISTINCT branch) AS "all!: i64",
                    count(CASE WHEN seq = $1 AND seat = $2 THEN 1 END) AS "this!: i64"
             FROM undone WHERE table_id = $3"#,
            seq,
            seat,
            id
        )?;
        Ok((row.all, row.this))
    }

    /// How often something was taken back at a table.
    pub async fn times_taken_back(&mut self, table: TableId) -> Result<i64, Fault> {
        let id = table.db();
        let times = query_scalar!(
            self,
            fetch_one,
            r#"SELECT count(DISTINCT branch) AS "times!: i64" FROM undone WHERE table_id = $1"#,
            id
        )?;
        Ok(times)
    }

    /// Takes back every act after this one: they move from the journal to the acts taken back.
    pub async fn take_back(&mut self, table: TableId, to: Seq) -> Result<(), Fault> {
        let (id, to, now) = (table.db(), i64::from(to.0), self.now.0);
        query!(
            self,
            r#"INSERT INTO undone (table_id, branch, seq, seat, action, mix, hash, undoable, "user", at,
                                 heard, undone_at)
             SELECT table_id, (SELECT coalesce(max(branch), 0) + 1 FROM undone WHERE table_id = $1),
                    seq, seat, action, mix, hash, undoable, "user", at, heard, $2
             FROM journal WHERE table_id = $3 AND seq > $4"#,
            id,
            now,
            id,
            to
        )?;
        query!(
            self,
            "DELETE FROM journal WHERE table_id = $1 AND seq > $2",
            id,
            to
        )?;
        Ok(())
    }

    /// The open request of a table.
    pub async fn takeback(&mut self, table: TableId) -> Result<Option<TakebackRow>, Fault> {
        let id = table.db();
        let raw = query_as!(
            self,
            fetch_optional,
            RawTakeback,
            "SELECT seat, to_seq, at_seq, agreed, closes_at FROM takebacks WHERE table_id = $1",
            id
        )?;
        raw.map(RawTakeback::row).transpose()
    }

    /// Writes a request.
    pub async fn put_takeback(&mut self, table: TableId, row: &TakebackRow) -> Result<(), Fault> {
        let id = table.db();
        let seat = i64::try_from(row.seat.index()).unwrap_or(0);
        let (to, asked_at) = (i64::from(row.to.0), i64::from(row.asked_at.0));
        let agreed = serde_json::to_string(&row.agreed).map_err(|e| Fault::new("store", &e))?;
        query!(
            self,
            "INSERT INTO takebacks (table_id, seat, to_seq, at_seq, agreed, closes_at)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (table_id) DO UPDATE
             SET seat = excluded.seat, to_seq = excluded.to_seq, at_seq = excluded.at_seq,
                 agreed = excluded.agreed, closes_at = excluded.closes_at",
            id,
            seat,
            to,
            asked_at,
            agreed,
            row.closes_at.0
        )?;
        Ok(())
    }

    /// Closes the open request.
    pub async fn drop_takeback(&mut self, table: TableId) -> Result<(), Fault> {
        let id = table.db();
        query!(self, "DELETE FROM takebacks WHERE table_id = $1", id)?;
        Ok(())
    }
}
