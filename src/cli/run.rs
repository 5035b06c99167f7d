//! `rokugan run`: the bot.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args as ClapArgs;

use super::Failure;
use crate::clock::SystemClock;
use crate::discord::{self, Address, Trial};
use crate::store::Store;

/// Arguments of `run`. The token comes from DISCORD_TOKEN, in the environment or in `.env`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// The database file; made if there is none.
    #[arg(long, env = "ROKUGAN_DATABASE", default_value = "rokugan.sqlite")]
    database: PathBuf,
    /// How much our own code logs: error, warn, info, debug or trace.
    #[arg(long, env = "ROKUGAN_LOG", default_value = "info")]
    log: String,
    /// Use this address instead of discord.com (for the stand-in).
    #[arg(long, env = "ROKUGAN_DISCORD_AT")]
    discord_at: Option<SocketAddr>,
    /// A certificate authority to trust there, as a PEM file.
    #[arg(long, env = "ROKUGAN_DISCORD_CA", requires = "discord_at")]
    discord_ca: Option<PathBuf>,
    /// Make every answer slower by so many milliseconds (for tests).
    #[arg(long, env = "ROKUGAN_DRAG_MS", default_value_t = 0, hide = true)]
    drag_ms: u64,
    /// Let so many handlers panic (for tests).
    #[arg(long, env = "ROKUGAN_PANICS", default_value_t = 0, hide = true)]
    panics: u32,
}

/// The token, never printed: from the environment, else from `.env` in the working directory.
fn token() -> Result<String, Failure> {
    let from_file = || {
        let text = std::fs::read_to_string(".env").ok()?;
        let value = text
            .lines()
            .find_map(|line| line.trim().strip_prefix("DISCORD_TOKEN="))?;
        Some(value.trim().trim_matches('"').to_owned())
    };
    let token = std::env::var("DISCORD_TOKEN")
        .ok()
        .or_else(from_file)
        .unwrap_or_default();
    let token = token.trim().to_owned();
    if token.is_empty() {
        return Err(Failure::new(
            "DISCORD_TOKEN is not set; put the bot's token there or into .env",
        ));
    }
    if token.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(Failure::new(
            "DISCORD_TOKEN holds a blank or a line break; copy it again",
        ));
    }
    Ok(token)
}

/// Runs the bot until it is stopped.
pub(crate) fn run(args: Args) -> Result<(), Failure> {
    discord::start_log(&args.log);
    let token = token()?;
    let authority = match &args.discord_ca {
        Some(path) => Some(
            std::fs::read(path)
                .map_err(|e| Failure::new(format_args!("{}: {e}", path.display())))?,
        ),
        None => None,
    };
    let trial = Trial {
        drag: Duration::from_millis(args.drag_ms),
        panics: Arc::new(args.panics.into()),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::new)?;
    let done = runtime.block_on(async {
        let store = Store::open(&args.database, Arc::new(SystemClock))
            .await
            .map_err(Failure::new)?;
        let address = Address {
            token,
            at: args.discord_at,
            authority,
            trial,
        };
        discord::run(store, address).await.map_err(Failure::new)
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    done
}
