//! Identifies: Discord allows a thousand a day and resets the token of a bot that needs more.
//!
//! A bot that is started again and again waits longer each time, nobody connects while few identifies
//! are left, and a gateway that closes every connection ends the process instead of using them up.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Http, ShardManager};

use super::connect::Stopped;
use super::errors::loggable;
use super::{shard_health, stop};
use crate::table::Tables;

/// Identifies that are left alone, for starts by hand.
const KEPT: u64 = 50;

/// The longest pause before the number is asked for again.
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

/// How often a lost connection is looked at.
const ROUND: Duration = Duration::from_secs(10);

/// So many identifies without a connection are enough.
const MOST_IN_VAIN: u64 = 5;

/// Waits until we may connect. False if we were told to stop meanwhile.
pub(super) async fn may_connect(http: &Http, tables: &Tables) -> Result<bool, Stopped> {
    let pause = tables.note_start().await.unwrap_or_default();
    if !pause.is_zero() {
        let seconds = pause.as_secs();
        tracing::warn!(
            seconds,
            "started often in a short time; waiting before connecting"
        );
        if !wait(pause).await {
            return Ok(false);
        }
    }
    loop {
        let gateway = http.get_bot_gateway().await;
        let gateway = gateway.map_err(|error| Stopped::Unreachable(loggable(&error)))?;
        let limit = gateway.session_start_limit;
        if limit.remaining >= KEPT.min(limit.total) + u64::from(gateway.shards) {
            return Ok(true);
        }
        let reset = Duration::from_millis(limit.reset_after);
        tracing::error!(
            left = limit.remaining,
            seconds = reset.as_secs(),
            "too few identifies are left today; waiting for new ones"
        );
        if !wait(reset.clamp(Duration::from_secs(1), LONGEST_PAUSE)).await {
            return Ok(false);
        }
    }
}

/// Waits, unless we are told to stop.
async fn wait(pause: Duration) -> bool {
    tokio::select! {
        () = tokio::time::sleep(pause) => true,
        () = stop::told() => false,
    }
}

/// Returns when identifies are spent without a connection.
pub(super) async fn spent_in_vain(http: Arc<Http>, shards: Arc<ShardManager>) {
    let mut before: Option<u64> = None;
    loop {
        tokio::time::sleep(ROUND).await;
        if shard_health::all_connected(&shards).await {
            before = None;
            continue;
        }
        // Without an answer there is an outage, and nothing is spent.
        let Ok(gateway) = http.get_bot_gateway().await else {
            continue;
        };
        let left = gateway.session_start_limit.remaining;
        let begun = *before.get_or_insert(left);
        if begun.saturating_sub(left) >= MOST_IN_VAIN {
            return;
        }
    }
}
