//! The thinker: does the jobs for which somebody has to think, a few at a time. Nothing else waits for them,
//! and they wait for nothing else.

use std::collections::HashSet;
use std::time::Duration;

use tokio::task::JoinSet;

use super::Tables;
use crate::fault::Fault;
use crate::metrics::METRICS;
use crate::store::JobRow;
use crate::thinking;

/// How many rows are read at once: enough to see how many tables share the budget.
const MOST_READ: i64 = 64;

/// How long the thinker sleeps at most; a row that was put off is due at some time.
const LONGEST_NAP: Duration = Duration::from_secs(5);

/// Thinks whenever a table asks for it; never returns.
pub async fn run(tables: Tables) {
    let asked = tables.store().thoughts_wanted();
    let mut busy = JoinSet::new();
    let mut begun = HashSet::new();
    loop {
        METRICS.thinker_at.set_now();
        let nap = match tables.store().thoughts_due(MOST_READ).await {
            Ok(rows) => begin(&tables, rows, &mut busy, &mut begun),
            Err(_) => Duration::from_secs(1),
        };
        tokio::select! {
            Some(done) = busy.join_next(), if !busy.is_empty() => {
                if let Ok(id) = done {
                    begun.remove(&id);
                } else {
                    // Which one it was is not known, so all that still run may be begun once more. Only one
                    // of them can take its row.
                    begun.clear();
                }
            }
            () = asked.notified() => {}
            () = tokio::time::sleep(nap) => {}
        }
    }
}

/// Begins what is due while there are threads for it. Returns how long there is nothing else to begin.
fn begin(
    tables: &Tables,
    rows: Vec<JobRow>,
    busy: &mut JoinSet<i64>,
    begun: &mut HashSet<i64>,
) -> Duration {
    let now = tables.store().now();
    let due = rows.iter().filter(|row| row.at <= now).count();
    let threads = thinking::threads();
    let shared = u32::try_from(due.div_ceil(threads)).unwrap_or(u32::MAX);
    let mut nap = LONGEST_NAP;
    for row in rows {
        if row.at > now {
            let left = row.at.since(now).unsigned_abs();
            nap = nap.min(Duration::from_millis(left));
        } else if busy.len() < threads && begun.insert(row.id) {
            let tables = tables.clone();
            busy.spawn(async move {
                let _: Result<(), Fault> = tables.do_thinking(&row, shared).await;
                row.id
            });
        }
    }
    nap
}
