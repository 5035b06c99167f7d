//! Downtime: notices when the wall clock jumped or the bot was not running, and moves all clocks, so
//! that nobody loses time in which they could not play.

use super::{Job, Tables};
use crate::clock::{DAY, HOUR, Millis, SECOND};
use crate::fault::Fault;
use crate::store::{Both, MOST_LEAVE, TOLERANCE, Tx, gap};

/// How often the bot notes that it is running.
const BEAT: i64 = 30 * SECOND;
/// A day on which the clocks are set back for winter.
const LONGEST_DAY: i64 = DAY + 2 * HOUR;
/// Where it notes it.
const ALIVE: &str = "alive";

/// When it was last noted that the bot is running.
#[derive(Debug, Default)]
pub struct Downtime {
    noted: Option<i64>,
}

impl Downtime {
    /// Compares the clocks; moves the tables' clocks if time went missing. Answers the moment for which
    /// it did so.
    pub async fn beat(&mut self, tables: &Tables) -> Result<Millis, Fault> {
        let store = tables.store();
        let both = store.clock().both();
        let (now, monotonic) = both;
        let gap = match store.compared() {
            Some(last) => gap(last, both),
            None => {
                let alive = store.meta(ALIVE).await?;
                let alive = alive.and_then(|text| text.parse().ok()).map(Millis);
                alive.map_or(0, |alive| now.since(alive))
            }
        };
        let jumped = gap.abs() > TOLERANCE;
        if jumped || self.noted.is_none_or(|noted| monotonic - noted >= BEAT) {
            tables.alive(both, if jumped { gap } else { 0 }).await?;
            self.noted = Some(monotonic);
        } else {
            store.set_compared(both);
        }
        Ok(now)
    }
}

impl Tables {
    /// Notes that the bot is running, moves every clock by a gap in which nobody could play, and deletes
    /// what is no longer needed.
    async fn alive(&self, both: Both, gap: i64) -> Result<(), Fault> {
        let mut tx = self.store.write().await?;
        tx.set_compared(both);
        let now = both.0;
        if gap != 0 {
            tracing::warn!(
                seconds = gap / SECOND,
                "time went missing; clocks are moved by it"
            );
            tx.shift_clocks(gap).await?;
            self.pull_in(&mut tx).await?;
        }
        if gap >= HOUR {
            for user in tx.timed_people().await? {
                tx.set_due(Job::CatchUp(user), now).await?;
            }
        }
        tx.set_meta(ALIVE, &now.0.to_string()).await?;
        tx.forget_interactions().await?;
        tx.commit().await
    }

    /// A person's own jobs stay at their date when the clock jumps. But one that is further away than it
    /// can be was written while the clock was ahead, and would not come for years.
    async fn pull_in(&self, tx: &mut Tx) -> Result<(), Fault> {
        let now = tx.now();
        for user in tx
            .people_due_after("catch-up", now.plus(LONGEST_DAY))
            .await?
        {
            tx.set_due(Job::CatchUp(user), now).await?;
        }
        for user in tx.people_due_after("digest", now.plus(LONGEST_DAY)).await? {
            let wanted = tx.time_preferences(user).await?;
            self.schedule_digest(tx, user, &wanted).await?;
        }
        for user in tx.people_due_after("back", now.plus(MOST_LEAVE)).await? {
            tx.set_due(Job::Back(user), now).await?;
        }
        Ok(())
    }
}
