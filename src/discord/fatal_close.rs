//! Closes of the gateway that no new connection mends, although the library connects again. It tells of
//! them only in its log, so that is where we notice them.

use std::fmt::{Debug, Write as _};
use std::sync::LazyLock;

use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// What the library writes, and what has happened.
const SIGNS: [(&str, &str); 3] = [
    ("Sent invalid shard data", "4010: there is no such shard"),
    ("Shard has too many guilds", "4011: more shards are needed"),
    (
        "Unknown unclean close 4012",
        "4012: this version of the gateway is no longer served",
    ),
];

static CLOSED: LazyLock<watch::Sender<Option<&str>>> = LazyLock::new(|| watch::Sender::new(None));

/// Reads the library's log.
pub(super) fn in_log<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    FatalCloses.with_filter(Targets::new().with_target("serenity::gateway::shard", Level::WARN))
}

/// Waits for a close that no new connection mends, and says what has happened.
pub(super) async fn happened() -> &'static str {
    let mut closed = CLOSED.subscribe();
    match closed.wait_for(Option::is_some).await.as_deref() {
        Ok(Some(what)) => what,
        _ => std::future::pending().await,
    }
}

struct FatalCloses;

impl<S: Subscriber> Layer<S> for FatalCloses {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut text = Text::default();
        event.record(&mut text);
        let what = SIGNS.iter().find(|(sign, _)| text.0.contains(sign));
        if let Some((_, what)) = what {
            CLOSED.send_replace(Some(what));
        }
    }
}

/// The words of a line of the log.
#[derive(Default)]
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}
