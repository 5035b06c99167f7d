//! Use cases: what people do at tables. Plain data in, plain data out.
//!
//! Every way in (command, button, select, computer daimyo) ends in [`Tables::act`]; legality is
//! decided in `rules` alone; every change is one transaction of the store. Knows nothing of Discord
//! and makes no sentence.

mod absence;
mod book;
mod clocks;
mod doctor;
mod due;
mod habits;
mod history;
mod lobby;
pub mod local;
mod look;
mod manage;
mod open_seat;
mod orders;
mod outgoing;
mod plan;
mod pulse;
mod refused;
mod remind;
mod replay;
mod results;
mod settle;
mod solo;
mod strike;
mod takeback;
mod turn;
mod vote;
pub mod waker;

#[cfg(test)]
mod tests;

pub use book::Book;
pub use due::{Due, Woken};
pub use habits::Wishes;
pub use history::{Filter, Kind, LogLine};
pub use lobby::{Join, New};
pub use look::{Panel, Standing};
pub use manage::Power;
pub use orders::Off;
pub use outgoing::{Facts, Missed, Notice, Post, Whisper, Why};
pub use plan::{Edit, Plan, Replan};
pub use pulse::Pulse;
pub use refused::{Refused, Trouble};
pub use replay::Scene;
pub use results::Career;
pub use takeback::Asked;
pub use turn::{Chosen, Done, Move};
pub use vote::{Motion, Tally};

use crate::fault::Fault;
use crate::id::{ChannelId, TableId, UserId};
use crate::store::{Store, TableRow};

/// The use cases over a store.
#[derive(Clone)]
pub struct Tables {
    store: Store,
}

impl Tables {
    /// The use cases over this store.
    #[must_use]
    pub const fn new(store: Store) -> Self {
        Self { store }
    }

    /// The store below.
    #[must_use]
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The table meant: the one named, else the live (or last) one of the channel, else the only
    /// live table of the person.
    pub async fn find(
        &self,
        named: Option<TableId>,
        channel: ChannelId,
        user: UserId,
    ) -> Result<TableRow, Trouble> {
        if let Some(id) = named {
            return self.visible(id, channel, user).await;
        }
        if let Some(row) = self.store.live_table(channel).await? {
            return Ok(row);
        }
        if let Some(row) = self.store.last_table(channel).await? {
            return Ok(row);
        }
        let mut mine = self.store.tables_of(user).await?;
        match (mine.pop(), mine.is_empty()) {
            (Some(only), true) => Ok(only),
            (Some(_), false) => Err(Refused::SeveralTables.into()),
            (None, _) => Err(Refused::NoTableHere.into()),
        }
    }

    /// A table named by number, if the person may know of it: they sit there, host it, or are in its
    /// channel. For everybody else it does not exist.
    pub async fn visible(
        &self,
        id: TableId,
        channel: ChannelId,
        user: UserId,
    ) -> Result<TableRow, Trouble> {
        let row = self.store.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let known = row.channel == channel
            || row.host == user
            || (self.store.seats(id).await?)
                .iter()
                .any(|seat| seat.user == Some(user));
        if known {
            Ok(row)
        } else {
            Err(Refused::NoSuchTable.into())
        }
    }

    /// The table and everything about it.
    pub async fn book(&self, id: TableId) -> Result<Book, Trouble> {
        let row = self.store.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let seats = self.store.seats(id).await?;
        let clocks = self.store.clocks(id).await?;
        let plans = self.store.plans(id).await?;
        Ok(Book::new(row, seats, clocks, plans))
    }
}

/// Turns randomness of the operating system into a table's seed.
fn new_seed() -> Result<rules::dice::Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|e| Fault::new("randomness", &e))?;
    Ok(rules::dice::Seed::from_bytes(bytes))
}
