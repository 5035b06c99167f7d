//! The delivery log: the one transaction in which attempts that ended are closed and the next items
//! are claimed.

use std::collections::{HashMap, VecDeque};

use super::attempt::{Arrived, Attempt, Outcome, Retired};
use super::merge::merge;
use super::verdict::Verdict;
use super::{Failure, NotSent, Outbox, Sender};
use crate::failpoint;
use crate::fault::Fault;
use crate::metrics::METRICS;
use crate::store::{Destination, Dm, Lane, OutboxItem, Showing, Tx, Viewer};
use crate::table::{Obstacle, Trouble};

/// How many items are closed and claimed in one transaction, so that somebody who presses a button
/// meanwhile does not wait for more than that.
const MOST: usize = 8;

/// How many items of each lane are on their way at once. Films are long, and whatever was refused may
/// wait.
const fn most_sending(lane: Lane) -> usize {
    match lane {
        Lane::Line => 64,
        Lane::Film => 1,
        Lane::Aside => 4,
    }
}

/// What is being sent: by place and lane.
pub(super) type Sending = HashMap<(Destination, Lane), i64>;

/// What was written down.
#[derive(Default)]
pub(super) struct Written {
    /// Items to be sent now.
    pub claimed: Vec<OutboxItem>,
    /// Messages whose buttons are removed.
    pub old: Vec<Retired>,
    /// Something was written.
    pub wrote: bool,
    /// There is more to write.
    pub more: bool,
}

impl<S: Sender> Outbox<S> {
    /// Closes what ended, frees its places, and claims what is due. If it fails, nothing has changed.
    pub(super) async fn write_down(
        &self,
        ended: &mut VecDeque<Attempt>,
        sending: &mut Sending,
    ) -> Result<Written, Trouble> {
        let closing = ended.len().min(MOST);
        let (mut gone, mut busy) = (Vec::new(), sending.clone());
        for one in ended.iter().take(closing) {
            gone.push(one.item.id);
            // What is tried again stays the first of its line.
            if !one.verdict().stays() {
                busy.remove(&(one.item.place, one.item.lane));
            }
        }
        let firsts: Vec<i64> = busy.values().copied().collect();
        let mut lines = self.store.lines(&gone, &firsts).await?;
        let mut slots = Slots::beside(&busy);
        // An item that is being sent may have been removed, but its place is still busy.
        lines.retain(|line| {
            line.first().is_some_and(|first| {
                !busy.contains_key(&(first.place, first.lane)) && slots.take(first.lane)
            })
        });
        let mut done = Written {
            more: ended.len() > closing || lines.len() > MOST,
            ..Written::default()
        };
        if closing == 0 && lines.is_empty() && !self.store.has_looks() {
            return Ok(done);
        }
        let mut tx = self.store.write().await?;
        for one in ended.iter_mut().take(closing) {
            let closed = self.close(&mut tx, one).await;
            one.minimal |= closed.is_err();
            closed?;
            if let Some(Outcome::Sent(arrived)) = &one.outcome {
                done.old.extend(arrived.old);
            }
        }
        for line in lines.into_iter().take(MOST) {
            done.claimed.extend(claim(&mut tx, line).await?);
        }
        tx.write_looks().await?;
        tx.commit().await?;
        done.wrote = true;
        for one in ended.drain(..closing) {
            one.count();
            sending.remove(&(one.item.place, one.item.lane));
        }
        for item in &mut done.claimed {
            item.tries += 1;
            sending.insert((item.place, item.lane), item.id);
        }
        Ok(done)
    }

    /// Writes the outcome of an item.
    async fn close(&self, tx: &mut Tx, ended: &Attempt) -> Result<(), Trouble> {
        let item = &ended.item;
        let at = (item.table, item.place);
        match ended.verdict() {
            Verdict::Sent | Verdict::Moot | Verdict::GivenUp => tx.remove_item(item.id).await?,
            Verdict::Again { millis, sure } => tx.put_off(item.id, millis, sure).await?,
            Verdict::Blocked { millis } => tx.put_off(item.id, millis, true).await?,
            Verdict::Aside { millis } => {
                let first = tx.set_aside(item, millis).await?;
                if first && ended.is_refused() {
                    self.tables.note_refused(tx, item.table).await?;
                }
            }
            Verdict::ChannelGone => {
                let gone = Obstacle::ChannelGone;
                self.tables.note_obstacle(tx, at, &gone).await?;
                tx.remove_item(item.id).await?;
            }
            Verdict::DmClosed => {
                if let Destination::User(user) = item.place {
                    self.tables.dm_closed(tx, user).await?;
                }
            }
        }
        if ended.minimal {
            return Ok(());
        }
        if let Some(Outcome::Sent(arrived)) = &ended.outcome {
            note(tx, item, arrived).await?;
        }
        if let Some(obstacle) = &ended.obstacle {
            self.tables.note_obstacle(tx, at, obstacle).await?;
        }
        Ok(())
    }
}

/// How many more items may be sent, by lane.
struct Slots([(Lane, usize); 3]);

impl Slots {
    fn beside(busy: &Sending) -> Self {
        Self([Lane::Line, Lane::Film, Lane::Aside].map(|lane| {
            let used = busy.keys().filter(|(_, other)| *other == lane).count();
            (lane, most_sending(lane).saturating_sub(used))
        }))
    }

    fn take(&mut self, lane: Lane) -> bool {
        let mut slots = self.0.iter_mut();
        slots
            .find(|(other, left)| *other == lane && *left > 0)
            .is_some_and(|(_, left)| {
                *left -= 1;
                true
            })
    }
}

impl Attempt {
    /// Did Discord refuse what a post says?
    fn is_refused(&self) -> bool {
        let refused =
            |error: &NotSent| matches!(error.failure, Failure::Refused | Failure::Malformed);
        matches!(self.item.place, Destination::Channel(_))
            && matches!(&self.outcome, Some(Outcome::Failed(error)) if refused(error))
    }

    /// Counts and logs it, once it is written down.
    fn count(&self) {
        let (table, tries, verdict) = (self.item.table, self.item.tries, self.verdict());
        match &self.outcome {
            Some(Outcome::Sent(_)) => METRICS.sent.count(),
            Some(Outcome::Moot) => {}
            Some(Outcome::Unreadable) => {
                METRICS.given_up.count();
                tracing::error!(%table, "an outbox item cannot be read; it is dropped");
            }
            None => {
                METRICS.put_off.count();
                tracing::error!(%table, tries, ?verdict, "an outbox item could not be made into a message");
            }
            Some(Outcome::Failed(error)) => {
                match verdict {
                    Verdict::Again { .. } | Verdict::Blocked { .. } | Verdict::Aside { .. } => {
                        METRICS.put_off.count();
                    }
                    _ => METRICS.given_up.count(),
                }
                let (kind, error) = (error.failure, &error.detail);
                if matches!(kind, Failure::Malformed | Failure::Late) {
                    let _ = Fault::new("delivery", error);
                }
                tracing::warn!(%table, ?kind, tries, ?verdict, error, "delivery failed");
            }
        }
    }
}

/// Notes what a message that arrived showed and proved.
async fn note(tx: &mut Tx, item: &OutboxItem, arrived: &Arrived) -> Result<(), Trouble> {
    let viewer = match item.place {
        Destination::Channel(_) => Viewer::Everyone,
        Destination::User(user) => Viewer::User(user),
    };
    tx.note_sent(item.place, arrived.message).await?;
    if arrived.showing != Showing::default() {
        tx.showed(item.table, viewer, arrived.showing).await?;
    }
    if arrived.mends {
        tx.set_trouble(item.table, None).await?;
    }
    if let (Some(channel), Destination::User(user)) = (arrived.reached, item.place) {
        tx.set_dm(user, Dm::Open, Some(channel)).await?;
        if arrived.toured {
            tx.toured(user).await?;
        }
    }
    failpoint::hit();
    Ok(())
}

/// Marks the first item of a line as being sent; a first attempt takes along what fits into one message.
/// After that it never changes, so a second attempt says the same under the same nonce. Nothing if it was
/// removed since the line was read.
async fn claim(tx: &mut Tx, line: Vec<OutboxItem>) -> Result<Option<OutboxItem>, Trouble> {
    let mut line = line.into_iter();
    let Some(mut item) = line.next() else {
        return Ok(None);
    };
    let mut taken = Vec::new();
    if item.tries == 0 {
        for next in line {
            let Some(merged) = merge(&item, &next) else {
                break;
            };
            item.what = merged;
            taken.push(next.id);
        }
    }
    if !tx.claim_item(item.id, &item.what).await? {
        return Ok(None);
    }
    for id in taken {
        tx.remove_item(id).await?;
    }
    Ok(Some(item))
}
