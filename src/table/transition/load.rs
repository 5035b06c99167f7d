//! Loading: the table as the transaction sees it, and its play.

use rules::event_log::Events;
use rules::table::Table;

use super::Transition;
use crate::id::{TableId, UserId};
use crate::store::Tx;
use crate::table::{Refused, TableRef, TableState, Trouble};

#[cfg(test)]
thread_local! {
    /// How often a table was loaded on this thread.
    pub(crate) static LOADS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl TableState {
    /// The table as the transaction sees it.
    pub(in crate::table) async fn load(tx: &mut Tx, id: TableId) -> Result<Self, Trouble> {
        #[cfg(test)]
        LOADS.with(|loads| loads.set(loads.get() + 1));
        let row = tx.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let seats = tx.seats(id).await?;
        let clocks = tx.clocks(id).await?;
        let plans = tx.plans(id).await?;
        let unnoticed = tx.unnoticed(id).await?;
        Ok(Self::new(row, seats, clocks, plans, unnoticed))
    }

    /// The same, if the person may know of it.
    pub(in crate::table) async fn load_for(
        tx: &mut Tx,
        table: TableRef,
        user: UserId,
    ) -> Result<Self, Trouble> {
        let state = Self::load(tx, table.id()).await?;
        table.check(&state, user)?;
        Ok(state)
    }
}

impl Transition {
    /// Loads a play that is under way.
    pub async fn load(tx: &mut Tx, state: TableState) -> Result<Self, Trouble> {
        state.playing()?;
        Self::restore(tx, state).await
    }

    /// Loads a play: from the snapshot, or from the journal if the snapshot is damaged.
    pub async fn restore(tx: &mut Tx, state: TableState) -> Result<Self, Trouble> {
        let table: Table = match state.restore(tx.snapshot(state.row.id).await?) {
            Some(table) => table,
            None => state.replay_all(&tx.acts(state.row.id).await?)?,
        };
        let before = state.waiting(&table);
        Ok(Self {
            before,
            moved: false,
            ..Self::opened(state, table, Events::default())
        })
    }
}
