//! The log: our own code at the level asked for; libraries only at `warn`, whatever the environment
//! says, because below that they print request bodies (hidden moves) and interaction tokens.

use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _};

use super::fatal_close;

/// Libraries that would print secrets below `warn`.
const CAPPED: [&str; 11] = [
    "serenity",
    "poise",
    "hyper",
    "hyper_util",
    "reqwest",
    "h2",
    "tungstenite",
    "tokio_tungstenite",
    "native_tls",
    "sqlx",
    "rustls",
];

/// How a line of the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// For people: time, level, place, words, name=value.
    Text,
    /// For machines: one JSON object per line.
    Json,
}

/// Starts the log on standard error. `level` is for our own code: error, warn, info, debug, trace.
pub fn start_log(level: &str, form: Form) {
    let own = level.parse::<LevelFilter>().unwrap_or(LevelFilter::INFO);
    let mut filter = EnvFilter::new(format!("warn,rokugan={own}"));
    for library in CAPPED {
        if let Ok(directive) = format!("{library}=warn").parse() {
            filter = filter.add_directive(directive);
        }
    }
    // serenity's HTTP spans carry the token of the interaction in the URL at every level.
    for quiet in ["serenity::http=error", "serenity::client::dispatch=off"] {
        if let Ok(directive) = quiet.parse() {
            filter = filter.add_directive(directive);
        }
    }
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match form {
        Form::Text => lines.boxed(),
        Form::Json => lines.json().flatten_event(true).boxed(),
    };
    // A second start (tests) keeps the first log.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .with(fatal_close::in_log())
        .try_init();
}
