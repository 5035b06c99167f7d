//! The journal, with every accepted act of every table, and the snapshots that cache its result.

use rules::dice::Seq;
use rules::seat::{Seat, Seats};

use super::engine::{query, query_as};
use super::{Store, Tx};
use crate::clock::Millis;
use crate::failpoint;
use crate::fault::Fault;
use crate::id::{InteractionId, TableId, UserId};

/// An accepted act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// Its number, from 1.
    pub seq: Seq,
    /// Who acted.
    pub seat: Seat,
    /// What, in notation. Secret while the table runs.
    pub action: String,
    /// What it added to the dice.
    pub mix: String,
    /// The first bytes of the hash of the state after it.
    pub hash: Vec<u8>,
    /// Can it be taken back?
    pub undoable: bool,
    /// The person who acted; nobody for a computer daimyo.
    pub user: Option<UserId>,
    /// When.
    pub at: Millis,
    /// The seats that noticed it; nothing where everybody did.
    pub heard: Option<Seats>,
}

impl JournalRow {
    /// Did a viewer, a seat or the public, notice it?
    #[must_use]
    pub fn noticed_by(&self, viewer: Option<Seat>) -> bool {
        noticed(self.heard, viewer)
    }
}

/// Did a viewer, a seat or the public, notice what these seats heard?
#[must_use]
pub fn noticed(heard: Option<Seats>, viewer: Option<Seat>) -> bool {
    heard.is_none_or(|heard| viewer.is_some_and(|seat| heard.has(seat)))
}

/// A cached state.
#[derive(Clone)]
pub struct Snapshot {
    /// The act it was taken after.
    pub seq: Seq,
    /// Its hash, to detect damage.
    pub hash: Vec<u8>,
    /// The state. Secret.
    pub state: Vec<u8>,
}

pub(super) struct RawAct {
    pub seq: i64,
    pub seat: i64,
    pub action: String,
    pub mix: String,
    pub hash: Vec<u8>,
    pub undoable: i64,
    pub user: Option<i64>,
    pub at: i64,
    pub heard: Option<i64>,
}

/// The seats of a column.
fn seats(bits: Option<i64>) -> Result<Option<Seats>, Fault> {
    let broken = |_| Fault::new("store", &"seats that cannot be read");
    let bits = bits.map(u8::try_from).transpose().map_err(broken)?;
    Ok(bits.map(Seats::of_bits))
}

impl RawAct {
    pub fn row(self) -> Result<JournalRow, Fault> {
        let broken = || Fault::new("store", &"a journal row that cannot be read");
        Ok(JournalRow {
            seq: Seq(u32::try_from(self.seq).map_err(|_| broken())?),
            seat: usize::try_from(self.seat)
                .ok()
                .and_then(Seat::new)
                .ok_or_else(broken)?,
            action: self.action,
            mix: self.mix,
            hash: self.hash,
            undoable: self.undoable != 0,
            user: self.user.map(UserId::from_db),
            at: Millis(self.at),
            heard: seats(self.heard)?,
        })
    }
}

struct RawHeard {
    seq: i64,
    heard: Option<i64>,
}

struct RawSnapshot {
    seq: i64,
    hash: Vec<u8>,
    state: Vec<u8>,
}

impl From<RawSnapshot> for Snapshot {
    fn from(raw: RawSnapshot) -> Self {
        Self {
            seq: Seq(u32::try_from(raw.seq).unwrap_or(u32::MAX)),
            hash: raw.hash,
            state: raw.state,
        }
    }
}

macro_rules! acts {
    ($self:expr, $id:expr) => {
        query_as!(
            $self,
            fetch_all,
            RawAct,
            r#"SELECT seq, seat, action, mix, hash, undoable, "user", at, heard FROM journal
             WHERE table_id = $1 ORDER BY seq"#,
            $id
        )
    };
}

macro_rules! unnoticed {
    ($self:expr, $id:expr) => {
        query_as!(
            $self,
            fetch_all,
            RawHeard,
            "SELECT seq, heard FROM journal WHERE table_id = $1 AND heard IS NOT NULL ORDER BY seq",
            $id
        )
    };
}

/// The acts that not everybody noticed, from their rows.
fn unnoticed_rows(rows: Vec<RawHeard>) -> Result<Vec<(Seq, Seats)>, Fault> {
    let mut acts = Vec::new();
    for row in rows {
        let seq = u32::try_from(row.seq).map_err(|e| Fault::new("store", &e))?;
        acts.extend(seats(row.heard)?.map(|heard| (Seq(seq), heard)));
    }
    Ok(acts)
}

macro_rules! snapshot {
    ($self:expr, $id:expr) => {
        query_as!(
            $self,
            fetch_optional,
            RawSnapshot,
            "SELECT seq, hash, state FROM snapshots AS shot
             WHERE table_id = $1 AND (seq = 0 OR EXISTS (SELECT 1 FROM journal AS act
                 WHERE act.table_id = shot.table_id AND act.seq = shot.seq
                 AND act.hash = shot.hash))",
            $id
        )
    };
}

impl Store {
    /// All acts of a table, in order.
    pub async fn acts(&self, table: TableId) -> Result<Vec<JournalRow>, Fault> {
        let id = table.db();
        let raw = acts!(self, id)?;
        raw.into_iter().map(RawAct::row).collect()
    }

    /// The acts of a table that not everybody noticed, each with the seats that did.
    pub async fn unnoticed(&self, table: TableId) -> Result<Vec<(Seq, Seats)>, Fault> {
        let id = table.db();
        unnoticed_rows(unnoticed!(self, id)?)
    }

    /// The cached state of a table, if the journal ends in that very state.
    pub async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, Fault> {
        let id = table.db();
        Ok(snapshot!(self, id)?.map(Into::into))
    }
}

impl Tx {
    /// All acts of a table, as this transaction sees them.
    pub async fn acts(&mut self, table: TableId) -> Result<Vec<JournalRow>, Fault> {
        let id = table.db();
        let raw = acts!(self, id)?;
        raw.into_iter().map(RawAct::row).collect()
    }

    /// The acts of a table that not everybody noticed, as this transaction sees them.
    pub async fn unnoticed(&mut self, table: TableId) -> Result<Vec<(Seq, Seats)>, Fault> {
        let id = table.db();
        unnoticed_rows(unnoticed!(self, id)?)
    }

    /// The cached state of a table, as this transaction sees it.
    pub async fn snapshot(&mut self, table: TableId) -> Result<Option<Snapshot>, Fault> {
        let id = table.db();
        Ok(snapshot!(self, id)?.map(Into::into))
    }

    /// Writes an act. A number that is taken is a fault, because the single writer has settled all
    /// races before.
    pub async fn add_act(&mut self, table: TableId, row: &JournalRow) -> Result<(), Fault> {
        let (id, seq, user) = (table.db(), i64::from(row.seq.0), row.user.map(UserId::db));
        let seat = i64::try_from(row.seat.index()).unwrap_or(0);
        let (undoable, at) = (i64::from(row.undoable), row.at.0);
        let heard = row.heard.map(|heard| i64::from(heard.bits()));
        query!(
            self,
            r#"INSERT INTO journal (table_id, seq, seat, action, mix, hash, undoable, "user", at, heard)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"#,
            id,
            seq,
            seat,
            row.action,
            row.mix,
            row.hash,
            undoable,
            user,
            at,
            heard
        )?;
        failpoint::hit();
        Ok(())
    }

    /// Caches a state.
    pub async fn put_snapshot(&mut self, table: TableId, shot: &Snapshot) -> Result<(), Fault> {
        let (id, seq) = (table.db(), i64::from(shot.seq.0));
        query!(
            self,
            "INSERT INTO snapshots (table_id, seq, hash, state) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id) DO UPDATE
             SET seq = excluded.seq, hash = excluded.hash, state = excluded.state",
            id,
            seq,
            shot.hash,
            shot.state
        )?;
        failpoint::hit();
        Ok(())
    }

    /// Notes that an interaction takes effect; false if it has already done so.
    pub async fn first_time(
        &mut self,
        interaction: InteractionId,
        table: TableId,
    ) -> Result<bool, Fault> {
        let (id, table, now) = (interaction.db(), table.db(), self.now.0);
        let done = query!(
            self,
            "INSERT INTO interactions (id, table_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            id,
            table,
            now
        )?;
        Ok(done == 1)
    }

    /// Deletes interactions that cannot be delivered again. Discord drops them after 15 minutes, so a
    /// day is plenty.
    pub async fn forget_interactions(&mut self) -> Result<(), Fault> {
        let old = self.now.plus(-86_400_000).0;
        query!(self, "DELETE FROM interactions WHERE at < $1", old)?;
        Ok(())
    }
}
