//! `rokugan` and `rokugan run`: the bot on Discord, or without a token on a page of this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args as ClapArgs;

use super::place::Place;
use super::settings::DotEnv;
use super::{Failure, page};
use crate::clock::{Clock, SystemClock, TrialClock};
use crate::crash;
use crate::discord::{self, Address, Form, Stopped, Trial};
use crate::store::Store;
use crate::watch::Watch;

/// Arguments of `run`. The token comes from DISCORD_TOKEN, in the environment or in `.env`; without
/// one the bot runs against a small Discord of our own, and you play on its page.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    pub place: Place,
    /// The page's port; 0 takes any free one.
    #[arg(long, env = "ROKUGAN_PORT", default_value_t = 4455)]
    pub port: u16,
    /// The page's address.
    #[arg(long, env = "ROKUGAN_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub host: IpAddr,
    /// Let other machines reach the page: whoever can, sees every seat's secrets.
    #[arg(long)]
    pub let_others_see_every_seat: bool,
    /// Serve /healthz and /metrics on this port; 0 takes any free one. Without it: nowhere.
    #[arg(long, env = "ROKUGAN_WATCH_PORT")]
    watch_port: Option<u16>,
    /// The address of that port. It tells numbers only, but to everybody who can reach it.
    #[arg(long, env = "ROKUGAN_WATCH_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    watch_host: IpAddr,
    /// How much our own code logs: error, warn, info, debug or trace.
    #[arg(long, env = "ROKUGAN_LOG", default_value = "info", hide_possible_values = true,
          value_parser = ["error", "warn", "info", "debug", "trace"])]
    log: String,
    /// How the log is written: text for people, json for machines.
    #[arg(
        long,
        env = "ROKUGAN_LOG_FORM",
        default_value = "text",
        hide_possible_values = true
    )]
    log_form: Form,
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
    /// Make every picture slower by so many milliseconds (for tests).
    #[arg(long, env = "ROKUGAN_BRUSH_MS", default_value_t = 0, hide = true)]
    brush_ms: u64,
    /// Let everybody be as fast as they like (for tests).
    #[arg(long, env = "ROKUGAN_HASTY", hide = true)]
    hasty: bool,
    /// Die at this point of the first move (for tests).
    #[arg(long, env = "ROKUGAN_CRASH_AT", default_value_t = 0, hide = true)]
    crash_at: u32,
    /// Move the clock by the two numbers in this file (for tests).
    #[arg(long, env = "ROKUGAN_CLOCK_FILE", hide = true)]
    clock_file: Option<PathBuf>,
    /// Let every picture fail (for tests).
    #[arg(long, env = "ROKUGAN_BLIND", hide = true)]
    blind: bool,
}

impl Args {
    /// The clock: the machine's, unless a test moves it.
    pub fn clock(&self) -> Arc<dyn Clock> {
        match &self.clock_file {
            Some(path) => Arc::new(TrialClock(path.clone())),
            None => Arc::new(SystemClock),
        }
    }

    /// What tests do to every handler.
    pub fn trial(&self) -> Trial {
        Trial {
            drag: Duration::from_millis(self.drag_ms),
            brush: Duration::from_millis(self.brush_ms),
            blind: self.blind,
            hasty: self.hasty,
            panics: Arc::new(self.panics.into()),
        }
    }
}

/// Runs the bot until it is stopped.
pub(crate) fn run(args: &Args, dotenv: &DotEnv) -> Result<(), Failure> {
    let token = dotenv.token()?;
    // The page's terminal is for its address; the bot's own is its log.
    let level = if token.is_none() && args.log == "info" {
        "warn"
    } else {
        &args.log
    };
    discord::start_log(level, args.log_form);
    crash::at(args.crash_at);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::new)?;
    let done = runtime.block_on(async {
        match token {
            Some(token) => on_discord(args, token).await,
            None => page::run(args).await,
        }
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    done
}

async fn on_discord(args: &Args, token: String) -> Result<(), Failure> {
    let authority = match &args.discord_ca {
        Some(path) => Some(
            std::fs::read(path)
                .map_err(|e| Failure::setting(format_args!("{}: {e}", path.display())))?,
        ),
        None => None,
    };
    let file = args.place.made(None)?;
    let store = Store::open(&file, args.clock())
        .await
        .map_err(Failure::new)?;
    watched(args, &store).await?;
    let address = Address {
        token,
        at: args.discord_at,
        authority,
        trial: args.trial(),
    };
    discord::run(store, address).await.map_err(stopped)
}

/// Why the bot stopped, and whether starting it again may help.
pub(super) fn stopped(why: Stopped) -> Failure {
    match why {
        Stopped::Token => Failure::setting(why),
        _ => Failure::new(why),
    }
}

/// Opens the port for the one who operates the bot, if one is wanted.
pub(super) async fn watched(args: &Args, store: &Store) -> Result<(), Failure> {
    let Some(port) = args.watch_port else {
        return Ok(());
    };
    let at = SocketAddr::from((args.watch_host, port));
    let watch = Watch::open(at)
        .await
        .map_err(|e| busy(at, &e, "--watch-port"))?;
    let address = watch.address().map_err(Failure::new)?;
    tracing::info!(%address, "/healthz and /metrics are served");
    tokio::spawn(watch.serve(store.clone()));
    Ok(())
}

/// A port that cannot be had.
pub(super) fn busy(at: SocketAddr, error: &std::io::Error, flag: &str) -> Failure {
    let (port, host) = (at.port(), at.ip());
    match error.kind() {
        std::io::ErrorKind::AddrInUse => Failure::new(format_args!(
            "port {port} of {host} is in use; stop what uses it, or choose another with {flag} (0 takes any free one)"
        )),
        _ => Failure::new(format_args!(
            "port {port} of {host} cannot be opened ({error}); choose another with {flag}"
        )),
    }
}
