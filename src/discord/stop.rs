//! Stopping: no new interactions, what is under way is finished, what is due is sent, within ten
//! seconds. Whatever is left waits in the outbox for the next start: nothing is lost, only later.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ShardManager;
use tokio::time::Instant;

use super::App;
use crate::meter::METER;

/// From the signal to the end, this long at most; the rest of ten seconds is for closing the file.
const PATIENCE: Duration = Duration::from_secs(8);

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
    let until = Instant::now() + PATIENCE;
    METER.stopping.set(1);
    tracing::info!(
        handlers = app.under_way.count(),
        waiting = app.store().waiting_parcels().await.unwrap_or(-1),
        "stopping: no new interactions; finishing what is under way"
    );
    // A shard that never got ready ignores the request: do not wait for it for ever.
    let _ = tokio::time::timeout(Duration::from_secs(2), shards.shutdown_all()).await;
    let hurried = tokio::select! {
        () = drain(app, until) => false,
        () = told() => true,
    };
    let waiting = app.store().waiting_parcels().await.unwrap_or(-1);
    // Whatever is being written ends or rolls back; what is unsent stays in the outbox.
    let _ = tokio::time::timeout(Duration::from_secs(1), app.store().close()).await;
    tracing::info!(
        hurried,
        waiting,
        "stopped; what waits is sent after the next start"
    );
}

/// Waits until no handler works and nothing is due. A parcel that is being sent is still due, and one
/// that failed is put off: a channel nobody can reach holds nobody up.
async fn drain(app: &App, until: Instant) {
    while Instant::now() < until {
        let due = app.store().lines(&[], &[]).await.unwrap_or_default();
        if due.is_empty() && app.under_way.count() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
