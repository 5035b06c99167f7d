//! The pulse: notices when the calendar jumped or the bot did not run, and sets all clocks anew, so
//! that nobody loses time in which they could not play.

use super::{Due, Tables};
use crate::clock::{HOUR, Millis, SECOND};
use crate::fault::Fault;

/// Shorter gaps are nothing.
const TOLERANCE: i64 = 60 * SECOND;
/// How often the bot notes that it runs.
const BEAT: i64 = 30 * SECOND;
/// Where it notes it.
const ALIVE: &str = "alive";

/// What the clock showed last.
#[derive(Debug, Default)]
pub struct Pulse {
    last: Option<(Millis, i64)>,
    noted: Option<i64>,
}

impl Pulse {
    /// Looks at the clock; sets the tables' clocks anew if time went missing since.
    pub async fn beat(&mut self, tables: &Tables) -> Result<(), Fault> {
        let store = tables.store();
        let (now, steady) = (store.clock().now(), store.clock().steady());
        let gap = match self.last {
            Some((wall, then)) => now.since(wall) - (steady - then),
            None => {
                let alive = store.meta(ALIVE).await?;
                let alive = alive.and_then(|text| text.parse().ok()).map(Millis);
                alive.map_or(0, |alive| now.since(alive))
            }
        };
        let jumped = gap.abs() > TOLERANCE;
        if jumped || self.noted.is_none_or(|noted| steady - noted >= BEAT) {
            tables.alive(now, if jumped { gap } else { 0 }).await?;
            self.noted = Some(steady);
        }
        self.last = Some((now, steady));
        Ok(())
    }
}

impl Tables {
    /// Notes that the bot runs, moves every clock by a gap in which nobody could play, and forgets what
    /// need not be remembered.
    async fn alive(&self, now: Millis, gap: i64) -> Result<(), Fault> {
        let mut tx = self.store.write().await?;
        if gap != 0 {
            tracing::warn!(
                seconds = gap / SECOND,
                "time went missing; clocks are moved by it"
            );
            tx.shift_clocks(gap).await?;
        }
        if gap >= HOUR {
            for user in tx.timed_people().await? {
                tx.set_due(Due::CatchUp(user), now).await?;
            }
        }
        tx.set_meta(ALIVE, &now.0.to_string()).await?;
        tx.forget_interactions().await?;
        tx.commit().await
    }
}
