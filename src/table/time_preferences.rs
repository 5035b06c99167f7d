//! A person's time zone, quiet hours, and a digest instead of pings.

use super::local_time::{is_zone, read_minute, read_quiet};
use super::{DirectMessage, Job, Refused, Tables, Trouble, Why};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{TimePreferences, Tx};

/// What a person wants to change; the word `off` resets a value.
#[derive(Clone, Debug, Default)]
pub struct PreferenceChanges {
    /// Their time zone.
    pub zone: Option<String>,
    /// Their quiet hours, such as `22-8`.
    pub quiet: Option<String>,
    /// When to send a digest instead of pings, such as `18:00`.
    pub digest: Option<String>,
}

impl PreferenceChanges {
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
    /// Writes a person's preferences about time. A running turn keeps its end, unless that is in quiet
    /// hours.
    pub async fn set_time_preferences(
        &self,
        user: UserId,
        wishes: PreferenceChanges,
    ) -> Result<TimePreferences, Trouble> {
        let mut tx = self.store.write().await?;
        let mut time_preferences = tx.time_preferences(user).await?;
        if let Some(zone) = wishes.zone {
            let zone = zone.trim().to_owned();
            if !is_zone(&zone) {
                return Err(Refused::NoSuchZone.into());
            }
            time_preferences.zone = Some(zone);
        }
        if let Some(text) = wishes.quiet {
            time_preferences.quiet = if is_off(&text) {
                None
            } else {
                Some(read_quiet(&text).ok_or(Refused::NoSuchHours)?)
            };
        }
        if let Some(text) = wishes.digest {
            time_preferences.digest = if is_off(&text) {
                None
            } else {
                Some(read_minute(&text).ok_or(Refused::NoSuchTime)?)
            };
        }
        if (time_preferences.quiet.is_some() || time_preferences.digest.is_some())
            && time_preferences.zone.is_none()
        {
            return Err(Refused::NeedsZone.into());
        }
        tx.put_time_preferences(user, &time_preferences).await?;
        self.schedule_digest(&mut tx, user, &time_preferences)
            .await?;
        tx.commit().await?;
        Ok(time_preferences)
    }

    /// Schedules the next digest, if the person wants one.
    pub(super) async fn schedule_digest(
        &self,
        tx: &mut Tx,
        user: UserId,
        time_preferences: &TimePreferences,
    ) -> Result<(), Fault> {
        match time_preferences.next_digest(tx.now()) {
            Some(at) => tx.set_due(Job::Digest(user), at).await?,
            None => tx.drop_due(Job::Digest(user)).await?,
        }
        Ok(())
    }

    /// It is time for a person's digest. Nothing is sent if no table is waiting.
    pub(super) async fn digest(&self, tx: &mut Tx, user: UserId) -> Result<(), Trouble> {
        let time_preferences = tx.time_preferences(user).await?;
        if time_preferences.digest.is_some() {
            let whisper = DirectMessage::Waiting {
                why: Why::Digest,
                last: false,
            };
            tx.say_private(TableId(0), user, &whisper).await?;
        }
        self.schedule_digest(tx, user, &time_preferences).await?;
        Ok(())
    }
}
