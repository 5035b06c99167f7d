//! Delivery: from the outbox to Discord, in order per place, each parcel once.
//!
//! A parcel is claimed (and merged with those behind it) in the store before it is sent, is sent with
//! a nonce that stays the same over all attempts, and leaves the outbox only when Discord has it or
//! never will. Words are made at the moment of sending, from the table as it stands then.
//!
//! Places do not wait for each other, but one task alone writes about parcels: what ended and what
//! begins goes into one transaction, so that a busy hour costs few commits and whoever presses a button
//! waits for one small write at most.

mod attempt;
mod ledger;
mod merge;
mod private;
mod retire;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use attempt::Sent;
use retire::retire;
use serenity::all::Http;
use tokio::sync::mpsc;

use super::Shared;
use crate::fault::Fault;
use crate::id::UserId;
use crate::store::{Dm, Parcel, Place, Store};

/// How often the outbox is looked at when nothing rings: what was put off falls due in silence.
const ROUND: Duration = Duration::from_millis(500);

/// Between two writes about parcels: what ends or falls due meanwhile goes into the next one, so that
/// people who press buttons find the store free. Nobody sees a post come this much later.
const BREATH: Duration = Duration::from_millis(10);

/// After a write that failed.
const AFTER_FAULT: Duration = Duration::from_secs(1);

/// The sender of parcels.
pub(super) struct Delivery {
    pub http: Arc<Http>,
    pub app: Shared,
}

/// A parcel that was attempted.
struct Ended {
    parcel: Parcel,
    /// What became of it; nothing if we failed ourselves.
    sent: Option<Sent>,
    /// Writing it down failed once: then only what must be is written, so that it holds nobody up.
    barely: bool,
}

impl Delivery {
    pub fn new(http: Arc<Http>, app: Shared) -> Arc<Self> {
        Arc::new(Self { http, app })
    }

    /// Sends what is due, for ever. A panic does not end that: what was under way is sent again, under
    /// the same nonce.
    pub async fn run(self: Arc<Self>) {
        while tokio::spawn(Arc::clone(&self).serve()).await.is_err() {
            let _ = Fault::new("delivery", &"the ledger panicked");
            tokio::time::sleep(AFTER_FAULT).await;
        }
    }

    async fn serve(self: Arc<Self>) {
        let posted = self.app.store().posted();
        let (back, mut returned) = mpsc::unbounded_channel();
        let mut under_way = HashMap::<Place, i64>::new();
        let mut ended = VecDeque::<Ended>::new();
        loop {
            while let Ok(attempt) = returned.try_recv() {
                ended.push_back(attempt);
            }
            let Ok(done) = self.write_down(&mut ended, &mut under_way).await else {
                // What ended is still known and is written down the next time.
                tokio::time::sleep(AFTER_FAULT).await;
                continue;
            };
            for (channel, message) in done.old {
                retire(&self.http, channel, message);
            }
            for parcel in done.claimed {
                let (work, back) = (Arc::clone(&self), back.clone());
                tokio::spawn(async move {
                    let _ = back.send(work.attempt(parcel).await);
                });
            }
            if done.wrote {
                tokio::time::sleep(BREATH).await;
            }
            if !done.more {
                tokio::select! {
                    () = posted.notified() => {}
                    Some(attempt) = returned.recv() => ended.push_back(attempt),
                    () = tokio::time::sleep(ROUND) => {}
                }
            }
        }
    }
}

/// Do direct messages reach this person? Waits a moment for a first one to show it.
pub(super) async fn reaches(store: &Store, user: UserId) -> Result<bool, Fault> {
    for _ in 0..60 {
        let known = store.user(user).await?.map(|row| row.dm);
        if known != Some(Dm::Unknown) {
            return Ok(known == Some(Dm::Open));
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    Ok(true)
}
