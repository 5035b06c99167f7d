//! The pulse of the connection: how many shards there are and how many are connected.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serenity::all::{ConnectionStage, Interaction, ShardManager};

use crate::meter::METER;

/// Looks at the shards once a second, for ever.
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
        METER.shards.set(stages.len() as u64);
        METER.shards_connected.set(connected as u64);
        if connected > 0 && connected == stages.len() {
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            let now = now.unwrap_or_default().as_millis();
            METER
                .connected_at
                .set(u64::try_from(now).unwrap_or(u64::MAX));
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Counts an interaction by its kind.
pub(super) fn count(interaction: &Interaction) {
    match interaction {
        Interaction::Command(_) => METER.commands.count(),
        Interaction::Component(_) => METER.presses.count(),
        Interaction::Autocomplete(_) => METER.completions.count(),
        _ => {}
    }
}
