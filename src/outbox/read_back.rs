//! Reading a channel back: did an item arrive although we never learned it?
//!
//! Discord recognises a second attempt by its nonce, but only for some minutes. After a longer outage
//! the channel is read before anything is said again. Items of a lane go one at a time, so a message of
//! ours that is newer than the last one we know of is the item itself.

use super::{NotSent, Outbox, Sender};
use crate::clock::{MINUTE, Millis};
use crate::id::{ChannelId, MessageId};
use crate::store::{Lane, OutboxItem};

/// Discord surely still knows a nonce for this long.
const NONCE_LASTS: i64 = MINUTE;

/// By how much the clocks of Discord and of this machine may differ.
const CLOCK_DIFFERENCE: i64 = 5 * MINUTE;

/// The first millisecond of Discord's ids.
const EPOCH: i64 = 1_420_070_400_000;

/// What became of an earlier attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// It arrived.
    There(MessageId),
    /// It did not, or Discord still knows its nonce.
    NotThere,
    /// The channel cannot be read. Say it again, but call nobody a second time.
    Unknown,
}

impl<S: Sender> Outbox<S> {
    /// Looks for an item that may have arrived.
    pub(super) async fn find(
        &self,
        item: &OutboxItem,
        channel: ChannelId,
    ) -> Result<Found, NotSent> {
        let Some(since) = item.unsure_since else {
            return Ok(Found::NotThere);
        };
        if (0..NONCE_LASTS).contains(&self.store.now().since(since)) {
            return Ok(Found::NotThere);
        }
        // What is older than the item is not the item. After a backup was put in place, there are newer
        // messages than the last one we know of.
        let last = self.store.last_sent(item.place).await.ok().flatten();
        let from = last.max(Some(id_at(since.plus(-CLOCK_DIFFERENCE))));
        let from = from.unwrap_or(MessageId(0));
        let history = self.sender.read_back(channel, from).await;
        let history = history.map_err(|error| NotSent {
            // Reading failed, so we are as unsure as before.
            sure: false,
            ..error
        })?;
        let film = item.lane == Lane::Film;
        let mut ours = history.ours.iter();
        let found = ours.find(|(id, is_film)| *id > from && *is_film == film);
        Ok(match found {
            Some((id, _)) => Found::There(*id),
            None if history.readable => Found::NotThere,
            None => Found::Unknown,
        })
    }
}

/// The smallest id that Discord gives at this moment.
fn id_at(moment: Millis) -> MessageId {
    let since = moment.0.saturating_sub(EPOCH).max(0).unsigned_abs();
    MessageId(since << 22)
}
