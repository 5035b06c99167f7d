//! Stopping: no new interactions; running handlers finish and what is due is sent, within ten seconds.
//! The rest waits in the outbox for the next start; nothing is lost.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ShardManager;
use tokio::time::Instant;

use super::shard_health;
use crate::app::App;
use crate::metrics::METRICS;
use crate::outbox;

/// The longest time from the signal to the end; the rest of ten seconds is for closing the file.
const LONGEST_STOP: Duration = Duration::from_secs(8);

/// Waits for SIGTERM or Ctrl-C.
pub(super) async fn told() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = term.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Disconnects, drains, closes. A second signal ends the waiting.
pub(super) async fn stop(app: &App, shards: &Arc<ShardManager>) {
    let until = Instant::now() + LONGEST_STOP;
    end_at_last();
    METRICS.stopping.set(1);
    tracing::info!(
        handlers = app.in_flight.count(),
        waiting = outbox::waiting(&app.tables).await.unwrap_or(-1),
        "stopping: no new interactions; finishing what is under way"
    );
    // Only connected shards are closed politely. One that was never ready ignores the request, and one
    // whose stream has ended would wait for a last frame in a loop that never yields: it keeps its
    // thread, and with it every timer, so nothing would ever stop.
    if shard_health::all_connected(shards).await {
        let _ = tokio::time::timeout(Duration::from_secs(2), shards.shutdown_all()).await;
    }
    let hurried = tokio::select! {
        () = drain(app, until) => false,
        () = told() => true,
    };
    let waiting = outbox::waiting(&app.tables).await.unwrap_or(-1);
    // Writes finish or roll back; unsent messages stay in the outbox.
    let _ = tokio::time::timeout(Duration::from_secs(1), app.tables.close()).await;
    tracing::info!(
        hurried,
        waiting,
        "stopped; what waits is sent after the next start"
    );
}

/// Ends the process should the stop itself hang, on a thread that needs no timer of the runtime. What is
/// committed stays, and the rest of the outbox is sent after the next start.
fn end_at_last() {
    std::thread::spawn(|| {
        std::thread::sleep(LONGEST_STOP + Duration::from_secs(5));
        std::process::exit(0);
    });
}

/// Waits until no handler is running and nothing is due. An item that is being sent is still due; one
/// that failed is put off, so a channel that cannot be reached does not delay the stop.
async fn drain(app: &App, until: Instant) {
    while Instant::now() < until {
        let drained = outbox::is_drained(&app.tables).await.unwrap_or(true);
        if drained && app.in_flight.count() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
