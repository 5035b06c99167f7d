//! First contact: is the token good, and is Discord there at all?

use std::time::Duration;

use serenity::all::Http;

use super::connect::Stopped;
use super::errors::{Failure, failure, loggable};
use super::stop;

/// So often a Discord that cannot be reached is tried; whoever supervises us tries again later.
const ATTEMPTS: u32 = 4;

/// Makes sure that Discord knows us. Told now, a wrong token is one clear line; later it would be a
/// loop of closed connections. `Ok(false)`: told to stop meanwhile.
pub(super) async fn first(http: &Http) -> Result<bool, Stopped> {
    let mut pause = Duration::from_secs(1);
    let mut unreachable = 0;
    while let Err(error) = http.get_current_user().await {
        let status = match &error {
            serenity::Error::Http(e) => e.status_code().map(|s| s.as_u16()),
            _ => None,
        };
        if status == Some(401) {
            return Err(Stopped::Token);
        }
        if failure(&error) != Failure::Passing {
            return Err(Stopped::Unreachable(loggable(&error)));
        }
        // An answer, even a bad one, is an outage of Discord's and ends by itself; none at all is
        // most likely a network that is down or closed, and somebody should be told.
        if status.is_none() {
            unreachable += 1;
        }
        if unreachable == ATTEMPTS {
            return Err(Stopped::Unreachable(
                "no connection to discord.com; check the network, its name service and firewall"
                    .into(),
            ));
        }
        tracing::warn!(
            error = loggable(&error),
            "Discord cannot be reached; trying again"
        );
        tokio::select! {
            () = tokio::time::sleep(pause) => pause = (pause * 2).min(Duration::from_secs(300)),
            () = stop::told() => return Ok(false),
        }
    }
    Ok(true)
}
