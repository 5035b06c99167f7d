//! The health of the connection: how many shards there are and how many are connected.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ConnectionStage, Interaction, ShardManager};

use crate::metrics::METRICS;

/// How many shards there are, and how many of them are connected.
async fn shards(manager: &ShardManager) -> (usize, usize) {
    let runners = manager.runners.lock().await;
    let connected = runners
        .values()
        .filter(|runner| matches!(runner.stage, ConnectionStage::Connected));
    (runners.len(), connected.count())
}

/// Is every shard connected?
pub(super) async fn all_connected(manager: &ShardManager) -> bool {
    let (all, connected) = shards(manager).await;
    connected > 0 && connected == all
}

/// Checks the shards once a second; never returns.
pub(super) async fn watch(manager: Arc<ShardManager>) {
    loop {
        let (all, connected) = shards(&manager).await;
        METRICS.shards.set(all as u64);
        METRICS.shards_connected.set(connected as u64);
        if connected > 0 && connected == all {
            METRICS.connected_at.set_now();
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Counts an interaction by its kind.
pub(super) fn count(interaction: &Interaction) {
    match interaction {
        Interaction::Command(_) => METRICS.commands.count(),
        Interaction::Component(_) => METRICS.presses.count(),
        Interaction::Autocomplete(_) => METRICS.completions.count(),
        _ => {}
    }
}
