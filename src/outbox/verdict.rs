//! What becomes of an item after an attempt, decided in one place: tried again, set aside or given up.
//!
//! An outage never costs an item. What Discord refuses is tried a bounded number of times, and nothing
//! that is refused holds up what is behind it for ever.

use super::Failure;
use super::attempt::{Attempt, Outcome};
use crate::clock::HOUR;
use crate::randomness;
use crate::store::{Destination, Lane};

/// The longest pause between two attempts.
const LONGEST_PAUSE: i64 = 300_000;

/// After this many attempts that we failed ourselves, an item is set aside.
const MOST_FAULTS: u32 = 4;

/// A channel in which we may not post is tried for about a week.
const MOST_BLOCKED: u32 = 2000;

/// What was set aside is tried once an hour, for about a day.
const MOST_ASIDE: u32 = 30;

/// What becomes of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It arrived.
    Sent,
    /// There is nothing to say any more.
    Moot,
    /// It is tried again in this many milliseconds. `sure`: Discord surely does not have it.
    Again { millis: i64, sure: bool },
    /// The same, and we cannot post in the channel at all.
    Blocked { millis: i64 },
    /// It is set aside for so long, and what is behind it goes on.
    Aside { millis: i64 },
    /// It will never be said.
    GivenUp,
    /// Nothing can be said in this channel any more.
    ChannelGone,
    /// Nothing can be said to this person for now.
    DmClosed,
}

impl Verdict {
    /// Does the item stay the first of its line?
    pub const fn stays(self) -> bool {
        matches!(self, Self::Again { .. } | Self::Blocked { .. })
    }
}

impl Attempt {
    /// What becomes of the item.
    pub(super) fn verdict(&self) -> Verdict {
        let tries = self.item.tries;
        let error = match &self.outcome {
            Some(Outcome::Sent(_)) => return Verdict::Sent,
            Some(Outcome::Moot | Outcome::Unreadable) => return Verdict::Moot,
            None if tries < MOST_FAULTS && self.item.lane == Lane::Line => {
                return Verdict::Again {
                    millis: pause(tries),
                    sure: false,
                };
            }
            None => return self.aside(),
            Some(Outcome::Failed(error)) => error,
        };
        let asked = i64::try_from(error.wait.as_millis()).unwrap_or(LONGEST_PAUSE);
        let later = Verdict::Again {
            millis: pause(tries).max(asked.min(LONGEST_PAUSE)),
            sure: error.sure,
        };
        match (error.failure, self.item.place) {
            // Only the necessary part is written.
            _ if self.minimal => later,
            (Failure::TryLater, _) => later,
            (Failure::Deleted, _) => Verdict::Moot,
            (Failure::Late, _) => Verdict::GivenUp,
            (Failure::Refused | Failure::Malformed, _) => self.aside(),
            (Failure::Gone, Destination::Channel(_)) => Verdict::ChannelGone,
            (
                Failure::NoAccess | Failure::Forbidden | Failure::Locked | Failure::DmClosed,
                Destination::Channel(_),
            ) => match self.item.lane {
                Lane::Line if tries < MOST_BLOCKED => Verdict::Blocked {
                    millis: pause(tries + 3),
                },
                Lane::Line => Verdict::GivenUp,
                Lane::Film | Lane::Aside => self.aside(),
            },
            (
                Failure::NoAccess
                | Failure::Forbidden
                | Failure::Locked
                | Failure::DmClosed
                | Failure::Gone,
                Destination::User(_),
            ) => Verdict::DmClosed,
        }
    }

    fn aside(&self) -> Verdict {
        if self.item.tries < MOST_ASIDE {
            Verdict::Aside { millis: HOUR }
        } else {
            Verdict::GivenUp
        }
    }
}

/// Half a second, doubled with every attempt, with jitter so that not all come back at the same time.
fn pause(tries: u32) -> i64 {
    let base = 500i64.saturating_mul(1 << tries.min(12)).min(LONGEST_PAUSE);
    let mut byte = [0u8; 1];
    let _ = randomness::fill(&mut byte);
    base + base * i64::from(byte.first().copied().unwrap_or(0)) / 1024
}
