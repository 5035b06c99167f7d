//! The doctor: checks everything stored about a table against everything else.

use super::history::courses;
use super::state::hash;
use super::{Tables, Trouble};
use crate::fault::Fault;
use crate::id::TableId;
use crate::store::Lifecycle;

impl Tables {
    /// Replays a table's journal and every course that was taken back, and compares hashes, sequence
    /// number and snapshot with them.
    pub async fn check(&self, id: TableId) -> Result<(), Fault> {
        let wrong = |what: &str| Fault::new("doctor", &format_args!("table {id}: {what}"));
        let state = self.state(id).await.map_err(|_| wrong("cannot be read"))?;
        let acts = self.store.acts(id).await?;
        if state.row.seq == 0 && acts.is_empty() && state.row.stage == Lifecycle::Cancelled {
            return Ok(());
        }
        let replayed = |acts: &[_]| {
            state.replay(acts).map_err(|trouble| match trouble {
                Trouble::Fault(fault) => fault,
                Trouble::Refused(_) => wrong("cannot be opened"),
            })
        };
        let table = replayed(&acts)?;
        for (line, _) in courses(&acts, &self.store.undone(id).await?) {
            replayed(&line)?;
        }
        table
            .check()
            .map_err(|_| wrong("breaks a rule's invariant"))?;
        if table.seq().0 != state.row.seq {
            return Err(wrong("the journal's length differs from the table's"));
        }
        let shot = self
            .store
            .snapshot(id)
            .await?
            .ok_or_else(|| wrong("no snapshot"))?;
        if shot.seq != table.seq()
            || shot.state != table.snapshot()
            || shot.hash != hash(&shot.state)
        {
            return Err(wrong("the snapshot differs from the journal"));
        }
        Ok(())
    }
}
