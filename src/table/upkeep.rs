//! Housekeeping: which commands are registered, and keeping the database in good order.

use std::time::Duration;

use super::Tables;
use crate::clock::{MINUTE, Millis};
use crate::fault::Fault;

/// Where the application is noted to which the database belongs.
const OWNER: &str = "application";
/// Where the last starts are noted.
const STARTS: &str = "starts";
/// Starts within this time count.
const RECENT: i64 = 20 * MINUTE;
/// This many of them are nothing unusual.
const USUAL: usize = 3;
/// The longest pause before a start.
const LONGEST_PAUSE: u64 = 300;

/// How long to wait after this many recent starts: five seconds, doubled with every further one.
fn start_pause(recent: usize) -> Duration {
    let Some(more) = recent.checked_sub(USUAL) else {
        return Duration::ZERO;
    };
    let seconds = 5u64.saturating_mul(1 << more.min(10));
    Duration::from_secs(seconds.min(LONGEST_PAUSE))
}

/// The commands as they were last registered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registration {
    /// The hash of their definition.
    pub definition: Option<String>,
    /// The id of our command.
    pub command: Option<u64>,
}

impl Tables {
    /// The commands as they were last registered.
    pub async fn registration(&self) -> Result<Registration, Fault> {
        let command = self.store.meta("command-id").await?;
        Ok(Registration {
            definition: self.store.meta("commands").await?,
            command: command.and_then(|id| id.parse().ok()),
        })
    }

    /// Notes that commands of this definition were registered.
    pub async fn note_registration(&self, definition: &str, command: u64) -> Result<(), Fault> {
        let mut tx = self.store.write().await?;
        tx.set_meta("commands", definition).await?;
        tx.set_meta("command-id", &command.to_string()).await?;
        tx.commit().await
    }

    /// Binds the database to an application, unless it has an owner already. Returns the owner. The page
    /// does not take over a file that a bot has used before owners were noted.
    pub async fn bind(&self, application: &str, page: bool) -> Result<String, Fault> {
        if let Some(owner) = self.store.meta(OWNER).await? {
            return Ok(owner);
        }
        if page && self.store.meta("commands").await?.is_some() {
            return Ok("of an earlier version".into());
        }
        let mut tx = self.store.write().await?;
        tx.set_meta(OWNER, application).await?;
        tx.commit().await?;
        Ok(application.into())
    }

    /// Notes that we are starting. Returns how long to wait, if that happens too often.
    pub async fn note_start(&self) -> Result<Duration, Fault> {
        let now = self.store.now();
        let known = self.store.meta(STARTS).await?.unwrap_or_default();
        let starts = known.split(' ').filter_map(|at| at.parse().ok());
        let recent = |at: &i64| (0..RECENT).contains(&now.since(Millis(*at)));
        let mut starts: Vec<i64> = starts.filter(recent).collect();
        let pause = start_pause(starts.len());
        starts.push(now.0);
        let starts: Vec<String> = starts.iter().map(ToString::to_string).collect();
        let mut tx = self.store.write().await?;
        tx.set_meta(STARTS, &starts.join(" ")).await?;
        tx.commit().await?;
        Ok(pause)
    }

    /// Keeps the log of the database short; never returns.
    pub async fn keep_log_short(self) {
        self.store.keep().await;
    }

    /// Closes the database.
    pub async fn close(&self) {
        self.store.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_in_a_loop_stay_far_below_a_thousand_a_day() {
        assert_eq!(start_pause(2), Duration::ZERO);
        assert_eq!(start_pause(3), Duration::from_secs(5));
        assert_eq!(start_pause(99), Duration::from_secs(LONGEST_PAUSE));
        // A bot that crashes as soon as it is connected.
        let (mut now, mut starts) = (0i64, Vec::<i64>::new());
        let day = 24 * 60 * MINUTE;
        while now < day {
            let recent = starts.iter().filter(|at| now - **at < RECENT).count();
            now += i64::try_from(start_pause(recent).as_millis()).unwrap() + 1000;
            starts.push(now);
        }
        assert!(starts.len() < 900, "{}", starts.len());
    }
}
