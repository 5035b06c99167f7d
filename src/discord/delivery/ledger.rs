//! The ledger: the one transaction in which parcels that ended are closed and the next ones claimed.

use std::collections::{HashMap, VecDeque};

use super::attempt::{Arrived, Sent};
use super::merge::merge;
use super::{Delivery, Ended};
use crate::crash;
use crate::discord::errors::{Failure, failure, loggable};
use crate::fault::Fault;
use crate::id::{ChannelId, MessageId};
use crate::meter::METER;
use crate::store::{Dm, Eyes, Parcel, Place, Showing, Tx};
use crate::table::Trouble;

/// So many parcels are closed, and so many claimed, in one transaction: who presses a button meanwhile
/// waits for no more than that.
const MOST: usize = 8;

/// The longest pause between two attempts.
const LONGEST_PAUSE: i64 = 300_000;

/// What was written down.
#[derive(Default)]
pub(super) struct Written {
    /// Parcels to be sent now.
    pub claimed: Vec<Parcel>,
    /// Messages whose buttons go away.
    pub old: Vec<(ChannelId, MessageId)>,
    /// Something was written.
    pub wrote: bool,
    /// There is more to write.
    pub more: bool,
}

impl Delivery {
    /// Closes what ended, frees its places and claims what is due there and elsewhere. If it fails,
    /// nothing has changed.
    pub(super) async fn write_down(
        &self,
        ended: &mut VecDeque<Ended>,
        under_way: &mut HashMap<Place, i64>,
    ) -> Result<Written, Trouble> {
        let store = self.app.store();
        let closing = ended.len().min(MOST);
        let (mut gone, mut busy) = (Vec::new(), under_way.clone());
        for one in ended.iter().take(closing) {
            gone.push(one.parcel.id);
            // What is tried again stays the first of its line.
            if !one.is_tried_again() {
                busy.remove(&one.parcel.place);
            }
        }
        let firsts: Vec<i64> = busy.values().copied().collect();
        let mut lines = store.lines(&gone, &firsts).await?;
        // A parcel under way may have been taken out: its place is busy all the same.
        lines.retain(|line| {
            line.first()
                .is_some_and(|first| !busy.contains_key(&first.place))
        });
        let mut done = Written {
            more: ended.len() > closing || lines.len() > MOST,
            ..Written::default()
        };
        if closing == 0 && lines.is_empty() && !store.has_looks() {
            return Ok(done);
        }
        let mut tx = store.write().await?;
        for one in ended.iter_mut().take(closing) {
            let closed = self.close(&mut tx, one).await;
            one.barely |= closed.is_err();
            closed?;
            if let Some(Sent::Done(arrived)) = &one.sent {
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
            under_way.remove(&one.parcel.place);
        }
        for parcel in &mut done.claimed {
            parcel.tries += 1;
            under_way.insert(parcel.place, parcel.id);
        }
        Ok(done)
    }

    /// Writes down what became of a parcel.
    async fn close(&self, tx: &mut Tx, ended: &Ended) -> Result<(), Trouble> {
        let parcel = &ended.parcel;
        let error = match &ended.sent {
            None => return Ok(tx.put_off(parcel.id, pause(parcel.tries)).await?),
            Some(Sent::Moot) => return Ok(tx.drop_parcel(parcel.id).await?),
            Some(Sent::Done(_)) if ended.barely => return Ok(tx.drop_parcel(parcel.id).await?),
            Some(Sent::Failed(_)) if ended.barely => {
                return Ok(tx.put_off(parcel.id, pause(parcel.tries)).await?);
            }
            Some(Sent::Done(arrived)) => {
                tx.drop_parcel(parcel.id).await?;
                return note(tx, parcel, arrived).await;
            }
            Some(Sent::Failed(error)) => error,
        };
        match (failure(error), parcel.place) {
            (Failure::DmClosed | Failure::Forbidden | Failure::Gone, Place::User(user)) => {
                self.app.tables.dm_closed(tx, user).await?;
            }
            (Failure::Gone, Place::Channel(_)) => {
                tx.set_trouble(parcel.table, Some("channel-gone")).await?;
                tx.drop_parcel(parcel.id).await?;
            }
            (Failure::Forbidden | Failure::DmClosed, Place::Channel(_)) => {
                tx.set_trouble(parcel.table, Some("no-access")).await?;
                tx.put_off(parcel.id, pause(parcel.tries + 6)).await?;
            }
            (Failure::OurBug | Failure::Late, _) => tx.drop_parcel(parcel.id).await?,
            (Failure::Passing, _) => tx.put_off(parcel.id, pause(parcel.tries)).await?,
        }
        Ok(())
    }
}

impl Ended {
    /// Will the same parcel be sent again later?
    fn is_tried_again(&self) -> bool {
        match (&self.sent, self.parcel.place) {
            (None, _) => true,
            (Some(Sent::Failed(_)), _) if self.barely => true,
            (Some(Sent::Failed(error)), place) => match failure(error) {
                Failure::Passing => true,
                Failure::Forbidden | Failure::DmClosed => matches!(place, Place::Channel(_)),
                Failure::Gone | Failure::OurBug | Failure::Late => false,
            },
            (Some(Sent::Moot | Sent::Done(_)), _) => false,
        }
    }

    /// Counts and logs it, once it is written down.
    fn count(&self) {
        match &self.sent {
            Some(Sent::Done(_)) => METER.sent.count(),
            Some(Sent::Moot) | None => {}
            Some(Sent::Failed(error)) => {
                if self.is_tried_again() {
                    &METER.put_off
                } else {
                    &METER.given_up
                }
                .count();
                let (kind, tries) = (failure(error), self.parcel.tries);
                let error = loggable(error);
                if matches!(kind, Failure::OurBug | Failure::Late) {
                    let _ = Fault::new("delivery", &error);
                }
                tracing::warn!(table = %self.parcel.table, ?kind, tries, error, "delivery failed");
            }
        }
    }
}

/// Notes what a message that arrived showed and proved.
async fn note(tx: &mut Tx, parcel: &Parcel, arrived: &Arrived) -> Result<(), Trouble> {
    let eyes = match parcel.place {
        Place::Channel(_) => Eyes::Everyone,
        Place::User(user) => Eyes::User(user),
    };
    if arrived.showing != Showing::default() {
        tx.showed(parcel.table, eyes, arrived.showing).await?;
    }
    if arrived.mends {
        tx.set_trouble(parcel.table, None).await?;
    }
    if let (Some(channel), Place::User(user)) = (arrived.reached, parcel.place) {
        tx.set_dm(user, Dm::Open, Some(channel)).await?;
        if arrived.toured {
            tx.toured(user).await?;
        }
    }
    crash::point();
    Ok(())
}

/// Marks the first of a line as being sent; a first attempt takes along what can be said in one message.
/// Once marked it never changes, so a second attempt says the same under the same nonce. Nothing if it
/// was taken out since the line was read.
async fn claim(tx: &mut Tx, line: Vec<Parcel>) -> Result<Option<Parcel>, Trouble> {
    let mut line = line.into_iter();
    let Some(mut parcel) = line.next() else {
        return Ok(None);
    };
    let mut taken = Vec::new();
    if parcel.tries == 0 {
        for next in line {
            let Some(merged) = merge(&parcel, &next) else {
                break;
            };
            parcel.what = merged;
            taken.push(next.id);
        }
    }
    if !tx.claim_parcel(parcel.id, &parcel.what).await? {
        return Ok(None);
    }
    for id in taken {
        tx.drop_parcel(id).await?;
    }
    Ok(Some(parcel))
}

/// Half a second, doubled with every attempt, with jitter so that a crowd does not return at once.
fn pause(tries: u32) -> i64 {
    let base = 500i64.saturating_mul(1 << tries.min(12)).min(LONGEST_PAUSE);
    let mut byte = [0u8; 1];
    let _ = getrandom::fill(&mut byte);
    base + base * i64::from(byte.first().copied().unwrap_or(0)) / 1024
}
