//! Which table is meant, and who may know of it.

use super::{Refused, TableState, Tables, Trouble};
use crate::id::{ChannelId, TableId, UserId};

/// A table by its number. Where the number comes from outside, with the channel it came from: the
/// table exists only for those who sit there, host it, or are in its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRef {
    id: TableId,
    channel: Option<ChannelId>,
}

impl From<TableId> for TableRef {
    /// A table that was found for its person already.
    fn from(id: TableId) -> Self {
        Self { id, channel: None }
    }
}

impl TableRef {
    /// A number somebody sent from a channel.
    #[must_use]
    pub const fn from_channel(id: TableId, channel: ChannelId) -> Self {
        let channel = Some(channel);
        Self { id, channel }
    }

    /// The number.
    #[must_use]
    pub const fn id(self) -> TableId {
        self.id
    }

    /// May this person know of the table?
    pub(super) fn check(self, state: &TableState, user: UserId) -> Result<(), Refused> {
        let row = &state.row;
        let known = self.channel.is_none_or(|channel| row.channel == channel)
            || row.host == user
            || state.seat_of(user).is_some();
        if known {
            Ok(())
        } else {
            Err(Refused::NoSuchTable)
        }
    }
}

impl Tables {
    /// Which table is meant: the one named, or the live (or last) one of the channel, or the only live
    /// table of the person. A named one is checked when it is loaded.
    pub async fn find(
        &self,
        named: Option<TableId>,
        channel: ChannelId,
        user: UserId,
    ) -> Result<TableRef, Trouble> {
        if let Some(id) = named {
            return Ok(TableRef::from_channel(id, channel));
        }
        if let Some(row) = self.store.live_table(channel).await? {
            return Ok(row.id.into());
        }
        let last = self.store.last_table(channel).await?;
        if let Some(row) = last.as_ref().filter(|row| !row.is_private()) {
            return Ok(row.id.into());
        }
        let mut mine = self.store.tables_of(user).await?;
        match (mine.pop(), mine.is_empty(), last) {
            (Some(only), true, _) => Ok(only.id.into()),
            (Some(_), false, _) => Err(Refused::SeveralTables.into()),
            // A table that is over in direct messages hides none that is played.
            (None, _, Some(last)) => Ok(last.id.into()),
            (None, _, None) => Err(Refused::NoTableHere.into()),
        }
    }

    /// The table, if the person may know of it.
    pub async fn state_for(&self, table: TableRef, user: UserId) -> Result<TableState, Trouble> {
        let state = self.state(table.id()).await?;
        table.check(&state, user)?;
        Ok(state)
    }

    /// The table and everything about it.
    pub async fn state(&self, id: TableId) -> Result<TableState, Trouble> {
        #[cfg(test)]
        super::LOADS.with(|loads| loads.set(loads.get() + 1));
        let row = self.store.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let seats = self.store.seats(id).await?;
        let clocks = self.store.clocks(id).await?;
        let plans = self.store.plans(id).await?;
        let unnoticed = self.store.unnoticed(id).await?;
        Ok(TableState::new(row, seats, clocks, plans, unnoticed))
    }
}
