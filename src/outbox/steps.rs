//! The outbox one step at a time, for the simulator: the code is the same, a seed decides the order.

use std::collections::VecDeque;
use std::sync::Arc;

use super::attempt::Attempt;
use super::delivery_log::Sending;
use super::{Outbox, Sender};
use crate::store::OutboxItem;
use crate::table::Trouble;

/// An attempt that ended and is not written down yet.
pub(crate) struct Ended(Attempt);

/// What [`Outbox::run`] holds between two rounds. Dropping it is what a crash does to it.
pub(crate) struct Steps<S> {
    outbox: Arc<Outbox<S>>,
    sending: Sending,
    ended: VecDeque<Attempt>,
}

/// What one write did.
pub(crate) struct Step {
    /// Items to attempt now.
    pub claimed: Vec<OutboxItem>,
    /// Items whose attempts it closed.
    pub closed: Vec<i64>,
    /// There is more to write.
    pub more: bool,
}

impl<S: Sender> Steps<S> {
    pub fn new(outbox: Arc<Outbox<S>>) -> Self {
        Self {
            outbox,
            sending: Sending::new(),
            ended: VecDeque::new(),
        }
    }

    /// Closes what ended and claims what is due.
    pub async fn write(&mut self) -> Result<Step, Trouble> {
        let before: Vec<i64> = self.ended.iter().map(|one| one.item.id).collect();
        let written = self.outbox.write_down(&mut self.ended, &mut self.sending);
        let written = written.await?;
        for old in written.old {
            let sender = &self.outbox.sender;
            sender.retire(old.channel, old.message, old.private).await;
        }
        let closed = before.len() - self.ended.len();
        Ok(Step {
            claimed: written.claimed,
            closed: before.into_iter().take(closed).collect(),
            more: written.more,
        })
    }

    /// Sends a claimed item.
    pub async fn attempt(&self, item: OutboxItem) -> Ended {
        Ended(Arc::clone(&self.outbox).attempt(item).await)
    }

    /// Its outcome is known from now on.
    pub fn end(&mut self, ended: Ended) {
        self.ended.push_back(ended.0);
    }
}
