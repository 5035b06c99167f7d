//! Habits: a person's time zone, quiet hours, and a digest instead of pings.

use super::local::{is_zone, read_minute, read_quiet};
use super::{Due, Refused, Tables, Trouble, Whisper, Why};
use crate::id::{TableId, UserId};
use crate::store::{HabitRow, Tx};

/// What a person wants changed; the word `off` takes a thing back.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// Their time zone.
    pub zone: Option<String>,
    /// Their quiet hours, such as `22-8`.
    pub quiet: Option<String>,
    /// When to send a digest instead of pings, such as `18:00`.
    pub digest: Option<String>,
}

impl Wishes {
    /// Nothing to change?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.zone.is_none() && self.quiet.is_none() && self.digest.is_none()
    }
}

fn is_off(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case("off")
}

impl Tables {
    /// Notes what a person wants of time. A turn under way keeps its end, unless that comes in quiet
    /// hours.
    pub async fn set_habits(&self, user: UserId, wishes: Wishes) -> Result<HabitRow, Trouble> {
        let mut tx = self.store.write().await?;
        let mut habits = tx.habits(user).await?;
        if let Some(zone) = wishes.zone {
            let zone = zone.trim().to_owned();
            if !is_zone(&zone) {
                return Err(Refused::NoSuchZone.into());
            }
            habits.zone = Some(zone);
        }
        if let Some(text) = wishes.quiet {
            habits.quiet = if is_off(&text) {
                None
            } else {
                Some(read_quiet(&text).ok_or(Refused::NoSuchHours)?)
            };
        }
        if let Some(text) = wishes.digest {
            habits.digest = if is_off(&text) {
                None
            } else {
                Some(read_minute(&text).ok_or(Refused::NoSuchTime)?)
            };
        }
        if (habits.quiet.is_some() || habits.digest.is_some()) && habits.zone.is_none() {
            return Err(Refused::NeedsZone.into());
        }
        tx.put_habits(user, &habits).await?;
        self.schedule_digest(&mut tx, user, &habits).await?;
        tx.commit().await?;
        Ok(habits)
    }

    async fn schedule_digest(
        &self,
        tx: &mut Tx,
        user: UserId,
        habits: &HabitRow,
    ) -> Result<(), Trouble> {
        match habits.next_digest(tx.now()) {
            Some(at) => tx.set_due(Due::Digest(user), at).await?,
            None => tx.drop_due(Due::Digest(user)).await?,
        }
        Ok(())
    }

    /// The time of a person's digest. Delivery says nothing if nothing waits.
    pub(super) async fn digest(&self, tx: &mut Tx, user: UserId) -> Result<(), Trouble> {
        let habits = tx.habits(user).await?;
        if habits.digest.is_some() {
            let whisper = Whisper::Waiting {
                why: Why::Digest,
                last: false,
            };
            tx.say_private(TableId(0), user, &whisper).await?;
        }
        self.schedule_digest(tx, user, &habits).await
    }
}
