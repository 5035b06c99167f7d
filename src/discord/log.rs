//! The log: ours as asked for; libraries at warnings only, whatever the environment says, because
//! below that they print request bodies (hidden moves) and interaction tokens.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

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
    /// For machines: one JSON object a line.
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
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    // A second start (tests) keeps the first log.
    let _ = match form {
        Form::Text => log.try_init(),
        Form::Json => log.json().flatten_event(true).try_init(),
    };
}
