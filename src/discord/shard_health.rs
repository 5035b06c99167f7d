//! The health of the connection: how many shards there are and how many are connected.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ConnectionStage, Interaction, ShardManager};

use crate::metrics::METRICS;

/// Checks the shards once a second; never returns.
pub(super) async fn watch(shards: Arc<ShardManager>) {
    loop {
        let stages: Vec<ConnectionStage> = {
            let runners = shards.runners.lock().await;
            runners.values().map(|runner| runner.stage).collect()
        };
        let connected = stages
            .iter()
            .filter(|stage| matches!(stage, ConnectionStage::Connected))
            .count();
        METRICS.shards.set(stages.len() as u64);
        METRICS.shards_connected.set(connected as u64);
        if connected > 0 && connected == stages.len() {
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
