//! `rokugan` and `rokugan run`: the bot on Discord, or without a token on a page on this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args as ClapArgs;

use super::place::{BOT_FILE, DatabasePath};
use super::settings::DotEnv;
use super::test_flags::TestFlags;
use super::{Failure, page};
use crate::discord::{self, Address, Endpoint, Form, Stopped};
use crate::health::Watch;
use crate::store::Store;
use crate::table::Tables;
use crate::thinking::Budget;

/// Arguments of `run`. The token comes from DISCORD_TOKEN, in the environment or in `.env`. Without
/// one the bot runs against a small Discord of its own, and you play on a page in the browser.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    pub place: DatabasePath,
    /// Play on the page even if there is a token. With a data folder the tables are kept there, in
    /// `page.sqlite`.
    #[arg(long)]
    pub page: bool,
    /// Port of the page; 0 takes any free one.
    #[arg(long, env = "ROKUGAN_PORT", default_value_t = 4455)]
    pub port: u16,
    /// Address of the page.
    #[arg(long, env = "ROKUGAN_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub host: IpAddr,
    /// Language of the page, its people and its server, by its code. On Discord everybody has their own.
    #[arg(long, env = "ROKUGAN_LANGUAGE", default_value = "en")]
    pub language: String,
    /// Let other machines open the page, where anybody can see every seat's secrets.
    #[arg(long)]
    pub let_others_see_every_seat: bool,
    /// Write what the bot asks of the page's Discord, and what it is answered, to this file: one JSON
    /// object per line, secrets included. For checks by outside tools.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Upload the signs of the titles as emoji of the application, and use them; `false` does without.
    #[arg(long, env = "ROKUGAN_EMOJI", default_value_t = true, action = clap::ArgAction::Set, value_name = "BOOL")]
    pub emoji: bool,
    /// Serve /healthz and /metrics on this port; 0 takes any free one. Off by default.
    #[arg(long, env = "ROKUGAN_WATCH_PORT")]
    watch_port: Option<u16>,
    /// Address of that port. Everybody who can reach it can read the numbers.
    #[arg(long, env = "ROKUGAN_WATCH_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    watch_host: IpAddr,
    /// Take interactions over HTTP on this port, at the path /interactions; 0 takes any free one. Off by default.
    /// Discord sends them there once the address of the proxy before it is set in the developer portal.
    #[arg(long, env = "ROKUGAN_INTERACTIONS_PORT")]
    pub interactions_port: Option<u16>,
    /// Address of that port.
    #[arg(long, env = "ROKUGAN_INTERACTIONS_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    interactions_host: IpAddr,
    /// Processor time that a computer daimyo of the highest level may use to think about one move, such as
    /// 1s or 250ms: from 10ms to 30s.
    #[arg(long, env = "ROKUGAN_THINKING", value_name = "TIME", default_value = "1s",
          value_parser = Budget::read)]
    pub thinking: Budget,
    /// How much our own code logs: error, warn, info, debug or trace.
    #[arg(long, env = "ROKUGAN_LOG", default_value = "info", hide_possible_values = true,
          value_parser = ["error", "warn", "info", "debug", "trace"])]
    log: String,
    /// Format of the log: text for people, json for machines.
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
    /// A certificate authority to trust there (a PEM file).
    #[arg(long, env = "ROKUGAN_DISCORD_CA", requires = "discord_at")]
    discord_ca: Option<PathBuf>,
    #[command(flatten)]
    pub test: TestFlags,
}

/// Runs the bot until it is stopped.
pub(crate) fn run(args: &Args, dotenv: &DotEnv) -> Result<(), Failure> {
    let token = dotenv.token()?.filter(|_| !args.page);
    if token.is_none() && args.place.is_chosen() && !args.page {
        let what = "DISCORD_TOKEN is empty, but a data folder or database is set (--data, ROKUGAN_DATA); \
                    set the token to run on Discord, or add --page to play on a page on this machine";
        return Err(Failure::setting(what));
    }
    if token.is_some() && args.record.is_some() {
        let what =
            "--record writes the traffic of the page; add --page, or leave it out on Discord";
        return Err(Failure::setting(what));
    }
    if token.is_none() && args.interactions_port.is_some() {
        let what = "--interactions-port takes interactions from Discord; set DISCORD_TOKEN, or leave it out on the page";
        return Err(Failure::setting(what));
    }
    // With the page, the terminal shows its address; with Discord, the log.
    let level = if token.is_none() && args.log == "info" {
        "warn"
    } else {
        &args.log
    };
    discord::start_log(level, args.log_form);
    args.test.set_failpoint();
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
    let database = args.place.made(BOT_FILE, None)?;
    let store = Store::open(&database, args.test.clock())
        .await
        .map_err(Failure::new)?;
    watched(args, &store).await?;
    let address = Address {
        token,
        at: args.discord_at,
        authority,
        page: false,
        emoji: args.emoji,
        faults: args.test.faults(),
    };
    let endpoint = endpoint(args).await?;
    discord::run(
        Tables::new(store).thinking(args.thinking),
        address,
        endpoint,
    )
    .await
    .map_err(stopped)
}

/// Why the bot stopped, and whether starting it again could help.
pub(super) fn stopped(why: Stopped) -> Failure {
    match why {
        Stopped::Token
        | Stopped::Refused(_)
        | Stopped::OtherApplication { .. }
        | Stopped::NotThePages(_)
        | Stopped::Key => Failure::setting(why),
        Stopped::Unreachable(_)
        | Stopped::Closed(_)
        | Stopped::InVain
        | Stopped::Replaced
        | Stopped::Database(_)
        | Stopped::Client(_) => Failure::new(why),
    }
}

/// Opens the port for the operator, if one is wanted.
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

/// Opens the port for interactions, if one is wanted.
async fn endpoint(args: &Args) -> Result<Option<Endpoint>, Failure> {
    let Some(port) = args.interactions_port else {
        return Ok(None);
    };
    let at = SocketAddr::from((args.interactions_host, port));
    let endpoint = Endpoint::open(at)
        .await
        .map_err(|e| busy(at, &e, "--interactions-port"))?;
    let address = endpoint.address().map_err(Failure::new)?;
    tracing::info!(%address, "interactions are taken over HTTP");
    Ok(Some(endpoint))
}

/// A port that cannot be used.
pub(super) fn busy(at: SocketAddr, error: &std::io::Error, flag: &str) -> Failure {
    let (port, host) = (at.port(), at.ip());
    match error.kind() {
        std::io::ErrorKind::AddrInUse => Failure::new(format_args!(
            "port {port} of {host} is in use; stop the program that uses it, or choose another port with {flag} (0 takes any free one)"
        )),
        _ => Failure::new(format_args!(
            "port {port} of {host} cannot be opened ({error}); choose another port with {flag}"
        )),
    }
}
