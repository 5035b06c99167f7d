//! First contact: is the token valid, and can Discord be reached?

use std::time::Duration;

use serenity::all::{Http, InstallationContext};

use super::connect::Stopped;
use super::errors::{failure, loggable};
use super::stop;
use crate::outbox::Failure;

/// How often we try to reach Discord; after that the supervisor starts us again.
const ATTEMPTS: u32 = 4;

/// Who we are on Discord.
pub(super) struct Application {
    pub id: u64,
    /// The public key of what it signs, as Discord writes it.
    pub key: String,
    /// May people install us for themselves? It is chosen in the developer portal.
    pub for_people: bool,
}

/// Makes sure that Discord accepts us, and says which application we are. Here a wrong token is one clear
/// line; later it would be a loop of closed connections. Nothing if we were told to stop meanwhile.
pub(super) async fn first(http: &Http) -> Result<Option<Application>, Stopped> {
    let mut pause = Duration::from_secs(1);
    let mut unreachable = 0;
    loop {
        let error = match http.get_current_application_info().await {
            Ok(application) => {
                let installed = application.integration_types_config;
                return Ok(Some(Application {
                    id: application.id.get(),
                    key: application.verify_key,
                    for_people: installed.contains_key(&InstallationContext::User),
                }));
            }
            Err(error) => error,
        };
        let status = match &error {
            serenity::Error::Http(e) => e.status_code().map(|s| s.as_u16()),
            _ => None,
        };
        if status == Some(401) {
            return Err(Stopped::Token);
        }
        if failure(&error) != Failure::TryLater {
            return Err(Stopped::Unreachable(loggable(&error)));
        }
        // Any answer, even an error, means that Discord has an outage, which ends by itself. No answer most
        // likely means that the network is down or closed, and somebody should be told.
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
            () = stop::told() => return Ok(None),
        }
    }
}
