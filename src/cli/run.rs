//! `rokugan` and `rokugan run`: the bot on Discord, or without a token on a page of this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args as ClapArgs;
use standin::{Config, StandIn};

use super::Failure;
use crate::clock::SystemClock;
use crate::crash;
use crate::discord::{self, Address, Trial};
use crate::store::Store;

/// Arguments of `run`. The token comes from DISCORD_TOKEN, in the environment or in `.env`; without
/// one the bot runs against a small Discord of our own, and you play on its page.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct Args {
    /// The folder for the database; made if there is none. Without it the page forgets its tables
    /// when it stops, and the bot on Discord uses the working directory.
    #[arg(long, env = "ROKUGAN_DATA")]
    data: Option<PathBuf>,
    /// The database file, instead of `rokugan.sqlite` in the folder.
    #[arg(long, env = "ROKUGAN_DATABASE")]
    database: Option<PathBuf>,
    /// The page's port; 0 takes any free one.
    #[arg(long, env = "ROKUGAN_PORT", default_value_t = 4455)]
    port: u16,
    /// The page's address.
    #[arg(long, env = "ROKUGAN_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Let other machines reach the page: whoever can, sees every seat's secrets.
    #[arg(long)]
    let_others_see_every_seat: bool,
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
    /// Make every picture slower by so many milliseconds (for tests).
    #[arg(long, env = "ROKUGAN_BRUSH_MS", default_value_t = 0, hide = true)]
    brush_ms: u64,
    /// Let everybody be as fast as they like (for tests).
    #[arg(long, env = "ROKUGAN_HASTY", hide = true)]
    hasty: bool,
    /// Die at this point of the first move (for tests).
    #[arg(long, env = "ROKUGAN_CRASH_AT", default_value_t = 0, hide = true)]
    crash_at: u32,
    /// Let every picture fail (for tests).
    #[arg(long, env = "ROKUGAN_BLIND", hide = true)]
    blind: bool,
}

/// People made up for the page, so that every seat can be taken at once.
const PEOPLE: [&str; 5] = ["Aiko", "Ben", "Chiyo", "Daichi", "Emi"];

/// The token, never printed: from the environment, else from `.env` in the working directory.
fn token() -> Result<Option<String>, Failure> {
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
    let token = token.trim();
    if token.contains(|c: char| c.is_whitespace() || c.is_control()) {
        let what = "DISCORD_TOKEN holds a blank or a line break; copy it again";
        return Err(Failure::new(what));
    }
    Ok(Some(token.to_owned()).filter(|token| !token.is_empty()))
}

/// Runs the bot until it is stopped.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let token = token()?;
    // The page's terminal is for its address; the bot's own is its log.
    let level = if token.is_none() && args.log == "info" {
        "warn"
    } else {
        &args.log
    };
    discord::start_log(level);
    crash::at(args.crash_at);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::new)?;
    let done = runtime.block_on(async {
        match token {
            Some(token) => on_discord(args, token).await,
            None => on_a_page(args).await,
        }
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    done
}

/// The database file: as named, in the folder, or in `otherwise`.
fn database(args: &Args, otherwise: PathBuf) -> Result<PathBuf, Failure> {
    if let Some(file) = &args.database {
        return Ok(file.clone());
    }
    let folder = args.data.clone().unwrap_or(otherwise);
    std::fs::create_dir_all(&folder)
        .map_err(|e| Failure::new(format_args!("{}: {e}", folder.display())))?;
    Ok(folder.join("rokugan.sqlite"))
}

async fn on_discord(args: &Args, token: String) -> Result<(), Failure> {
    let authority = match &args.discord_ca {
        Some(path) => Some(
            std::fs::read(path)
                .map_err(|e| Failure::new(format_args!("{}: {e}", path.display())))?,
        ),
        None => None,
    };
    let trial = Trial {
        drag: Duration::from_millis(args.drag_ms),
        brush: Duration::from_millis(args.brush_ms),
        blind: args.blind,
        hasty: args.hasty,
        panics: Arc::new(args.panics.into()),
    };
    let file = database(args, PathBuf::from("."))?;
    let store = Store::open(&file, Arc::new(SystemClock))
        .await
        .map_err(Failure::new)?;
    let address = Address {
        token,
        at: args.discord_at,
        authority,
        trial,
    };
    discord::run(store, address).await.map_err(Failure::new)
}

async fn on_a_page(args: &Args) -> Result<(), Failure> {
    if !args.host.is_loopback() && !args.let_others_see_every_seat {
        let what = "other machines could reach the page and see every seat's secrets; \
                    add --let-others-see-every-seat if you want that";
        return Err(Failure::new(what));
    }
    let listen = SocketAddr::from((args.host, args.port));
    let config = Config {
        tls: true,
        listen,
        ..Config::default()
    };
    let standin = StandIn::start(config)
        .await
        .map_err(|e| Failure::new(format_args!("{listen}: {e}; choose another --port")))?;
    let _ = standin.guild("Rokugan");
    for name in PEOPLE {
        let _ = standin.user(name);
    }
    let passing = tempfile::tempdir().map_err(Failure::new)?;
    let file = database(args, passing.path().to_path_buf())?;
    let store = Store::open(&file, Arc::new(SystemClock))
        .await
        .map_err(Failure::new)?;
    let (at, authority) = standin
        .tls()
        .ok_or_else(|| Failure::new("the page has no TLS"))?;
    println!(
        "Play at {} (Ctrl-C stops). To run on Discord, set DISCORD_TOKEN.",
        standin.url()
    );
    let address = Address {
        token: standin.token(),
        at: Some(at),
        authority: Some(authority.pem.clone().into_bytes()),
        trial: Trial::default(),
    };
    discord::run(store, address).await.map_err(Failure::new)
}
