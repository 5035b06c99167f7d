//! The outbox: sends the waiting items, in order per channel or person, each once.
//!
//! An item is claimed (and merged with those behind it) in the store before it is sent, is sent with
//! a nonce that stays the same over all attempts, and leaves the outbox only when it has arrived or
//! never will. Words and pictures are made when it is sent, from the table as it is then.
//!
//! Places do not wait for each other, but a single task writes about items: what ended and what starts
//! goes into one transaction, so that a busy hour costs few commits and a press waits for one small
//! write at most. Knows no Discord type: it sends through a [`Sender`].

mod attempt;
mod delivery_log;
mod merge;
mod post;
mod private;
mod read_back;
mod say;
mod sender;
#[cfg(test)]
mod steps;
mod verdict;

#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use attempt::Attempt;
use tokio::sync::mpsc;

use delivery_log::Sending;
pub use sender::{Failure, History, NotSent, Sender, Stamp};
#[cfg(test)]
pub(crate) use steps::{Ended, Steps};

pub use crate::store::Urgency;

use crate::fault::Fault;
use crate::metrics::METRICS;
use crate::paint::Pictures;
use crate::store::{Lane, Store};
use crate::table::Tables;

/// How often the outbox is checked without a notification, for items that were put off.
const POLL: Duration = Duration::from_millis(500);

/// The pause between two writes about items. What ends or is due meanwhile goes into the next one, so
/// that people who press buttons find the store free. Nobody notices that a post is this much later.
const BETWEEN_WRITES: Duration = Duration::from_millis(10);

/// The pause after a write that failed.
const AFTER_FAULT: Duration = Duration::from_secs(1);

/// Sends what waits in the outbox.
pub struct Outbox<S> {
    store: Store,
    tables: Tables,
    pictures: Pictures,
    sender: S,
}

impl<S: Sender> Outbox<S> {
    /// The outbox of these tables.
    pub fn new(tables: Tables, pictures: Pictures, sender: S) -> Arc<Self> {
        Arc::new(Self {
            store: tables.store().clone(),
            tables,
            pictures,
            sender,
        })
    }

    /// Sends what is due; never returns. If it panics it can be started again: what was being sent is sent
    /// again under the same nonce.
    pub async fn run(self: Arc<Self>) {
        let posted = self.store.posted();
        let (back, mut returned) = mpsc::unbounded_channel();
        let mut sending = Sending::new();
        let mut ended = VecDeque::<Attempt>::new();
        loop {
            METRICS.outbox_at.set_now();
            while let Ok(attempt) = returned.try_recv() {
                ended.push_back(attempt);
            }
            let Ok(written) = self.write_down(&mut ended, &mut sending).await else {
                // What ended is still known, and is written the next time.
                tokio::time::sleep(AFTER_FAULT).await;
                continue;
            };
            for old in written.old {
                let work = Arc::clone(&self);
                tokio::spawn(async move {
                    let sender = &work.sender;
                    sender.retire(old.channel, old.message, old.private).await;
                });
            }
            for item in written.claimed {
                let (work, back) = (Arc::clone(&self), back.clone());
                tokio::spawn(async move {
                    let _ = back.send(work.attempt(item).await);
                });
            }
            if written.wrote {
                tokio::time::sleep(BETWEEN_WRITES).await;
            }
            if !written.more {
                tokio::select! {
                    () = posted.notified() => {}
                    Some(attempt) = returned.recv() => ended.push_back(attempt),
                    () = tokio::time::sleep(POLL) => {}
                }
            }
        }
    }
}

/// How many items wait.
pub async fn waiting(tables: &Tables) -> Result<i64, Fault> {
    tables.store().outbox_len().await
}

/// Is nothing due that somebody waits for? An item that is being sent is still due; one that failed is
/// put off, and a film can wait for the next start.
pub async fn is_drained(tables: &Tables) -> Result<bool, Fault> {
    let lines = tables.store().lines(&[], &[]).await?;
    Ok(lines.iter().flatten().all(|item| item.lane != Lane::Line))
}
