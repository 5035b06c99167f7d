//! For the operator: `/healthz` and `/metrics` on a port of their own.
//!
//! Numbers only: no name, no id, no word from any table. It still listens on loopback unless told
//! otherwise, because it is nobody else's business how many people play here.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::metrics::{METRICS, Metrics, Sheet};
use crate::store::Store;

/// How long Discord may be disconnected before we report ourselves unhealthy; shards reconnect by
/// themselves.
const ABSENCE: Duration = Duration::from_secs(60);

/// How long a task that looks for work every half minute may not have done so.
const STANDSTILL: Duration = Duration::from_secs(120);

/// What is said while Discord does not have our commands.
const UNREGISTERED: &str = "ok, but the commands are not registered; the log says why\n";

/// The open port.
pub struct Watch {
    listener: TcpListener,
}

impl Watch {
    /// Opens the port.
    ///
    /// # Errors
    /// If it is taken or may not be opened.
    pub async fn open(at: SocketAddr) -> std::io::Result<Self> {
        let listener = TcpListener::bind(at).await?;
        Ok(Self { listener })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Returns until the process ends.
    pub async fn serve(self, store: Store) {
        let router = Router::new()
            .route("/healthz", get(health))
            .route("/metrics", get(metrics))
            .with_state(store);
        if let Err(error) = axum::serve(self.listener, router).await {
            tracing::error!(%error, "the watch port stopped answering");
        }
    }
}

async fn health(State(store): State<Store>) -> impl IntoResponse {
    let store = store.store_health().await.is_ok();
    match unhealthy(&METRICS, store) {
        Some(words) => (StatusCode::SERVICE_UNAVAILABLE, words),
        // Buttons work, and starting again would not help.
        None if METRICS.unregistered.get() > 0 => (StatusCode::OK, UNREGISTERED),
        None => (StatusCode::OK, "ok\n"),
    }
}

/// What is wrong, if something is.
fn unhealthy(metrics: &Metrics, store: bool) -> Option<&'static str> {
    if metrics.stopping.get() > 0 {
        Some("stopping\n")
    } else if !store {
        Some("the database does not answer; the log says why\n")
    } else if !metrics.connected_at.is_within(ABSENCE) {
        Some("not connected to Discord\n")
    } else if !metrics.scheduler_at.is_within(STANDSTILL) {
        Some("the scheduler stands still; the log says why\n")
    } else if !metrics.outbox_at.is_within(STANDSTILL) {
        Some("the outbox stands still; the log says why\n")
    } else if !metrics.thinker_at.is_within(STANDSTILL) {
        Some("the thinker stands still; the log says why\n")
    } else {
        None
    }
}

async fn metrics(State(store): State<Store>) -> impl IntoResponse {
    let kind = [(
        header::CONTENT_TYPE,
        "text/plain; version=0.0.4; charset=utf-8",
    )];
    (kind, sheet(&store).await)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "Prometheus has floating numbers only"
)]
async fn sheet(store: &Store) -> String {
    let mut sheet = Sheet::default();
    let version = format!("version=\"{}\"", env!("CARGO_PKG_VERSION"));
    let about = "The running version.";
    sheet.family("rokugan_build_info", "gauge", about, &[(&version, 1.0)]);
    let received = [
        ("kind=\"command\"", METRICS.commands.get() as f64),
        ("kind=\"component\"", METRICS.presses.get() as f64),
        ("kind=\"autocomplete\"", METRICS.completions.get() as f64),
    ];
    let about = "Interactions received.";
    sheet.family("rokugan_interactions_total", "counter", about, &received);
    let about = "From receiving a command or press to its first acknowledgement.";
    sheet.timer("rokugan_ack_seconds", about, &METRICS.acknowledged);
    let acts = [("", METRICS.acts.get() as f64)];
    sheet.family(
        "rokugan_acts_total",
        "counter",
        "Moves made by people.",
        &acts,
    );
    let deliveries = [
        ("outcome=\"sent\"", METRICS.sent.get() as f64),
        ("outcome=\"put_off\"", METRICS.put_off.get() as f64),
        ("outcome=\"given_up\"", METRICS.given_up.get() as f64),
    ];
    let about = "Outcomes of delivery attempts.";
    sheet.family("rokugan_deliveries_total", "counter", about, &deliveries);
    let requests = [
        ("kind=\"post\"", METRICS.posts.get() as f64),
        (
            "kind=\"direct_message\"",
            METRICS.direct_messages.get() as f64,
        ),
        ("kind=\"edit\"", METRICS.edits.get() as f64),
        ("kind=\"read\"", METRICS.reads.get() as f64),
    ];
    let about = "Requests of the outbox, which Discord counts; fifty a second are allowed.";
    sheet.family("rokugan_requests_total", "counter", about, &requests);
    let refused = [("", METRICS.refused_requests.get() as f64)];
    let about = "Requests refused with 401, 403 or 429; Discord bans after 10,000 in ten minutes.";
    sheet.family("rokugan_refused_requests_total", "counter", about, &refused);
    let unsigned = [("", METRICS.unsigned.get() as f64)];
    let about = "Interactions over HTTP whose signature was wrong, old or used before.";
    sheet.family(
        "rokugan_unsigned_requests_total",
        "counter",
        about,
        &unsigned,
    );
    let about = "Delivering one outbox item, its picture included.";
    sheet.timer("rokugan_delivery_seconds", about, &METRICS.delivered);
    let about = "Drawing and encoding one picture.";
    sheet.timer("rokugan_render_seconds", about, &METRICS.drawn);
    let faults = [("", METRICS.faults.get() as f64)];
    let about = "Faults on our side; the log has them by id.";
    sheet.family("rokugan_faults_total", "counter", about, &faults);
    let shards = [
        ("state=\"all\"", METRICS.shards.get() as f64),
        ("state=\"connected\"", METRICS.shards_connected.get() as f64),
    ];
    let about = "Shards of this process.";
    sheet.family("rokugan_gateway_shards", "gauge", about, &shards);
    let missing = [("", METRICS.unregistered.get() as f64)];
    let about = "1 while the commands are not registered.";
    sheet.family("rokugan_commands_unregistered", "gauge", about, &missing);
    if let Ok(store_health) = store.store_health().await {
        let tables = [
            ("stage=\"lobby\"", store_health.lobbies as f64),
            ("stage=\"playing\"", store_health.playing as f64),
        ];
        sheet.family("rokugan_tables", "gauge", "Live tables.", &tables);
        let outbox = [
            ("state=\"all\"", store_health.waiting as f64),
            ("state=\"retrying\"", store_health.retrying as f64),
        ];
        let about = "Messages waiting for Discord.";
        sheet.family("rokugan_outbox", "gauge", about, &outbox);
        let late = [("", store_health.overdue as f64 / 1000.0)];
        let about = "How long the oldest waiting message is overdue.";
        sheet.family("rokugan_outbox_overdue_seconds", "gauge", about, &late);
    }
    if let Some(bytes) = memory() {
        let about = "Resident memory.";
        let sample = [("", bytes as f64)];
        sheet.family("process_resident_memory_bytes", "gauge", about, &sample);
    }
    sheet.text()
}

/// Resident memory, where the system tells it.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_that_must_run_is_watched() {
        let metrics = Metrics::zero();
        assert_eq!(
            unhealthy(&metrics, true),
            Some("not connected to Discord\n")
        );
        metrics.connected_at.set_now();
        let still = unhealthy(&metrics, true);
        assert!(still.is_some_and(|words| words.contains("scheduler")));
        metrics.scheduler_at.set_now();
        let still = unhealthy(&metrics, true);
        assert!(still.is_some_and(|words| words.contains("outbox")));
        metrics.outbox_at.set_now();
        let still = unhealthy(&metrics, true);
        assert!(still.is_some_and(|words| words.contains("thinker")));
        metrics.thinker_at.set_now();
        assert_eq!(unhealthy(&metrics, true), None);
        assert!(unhealthy(&metrics, false).is_some());
        // A task that was there and is not any more.
        metrics.scheduler_at.set(1);
        assert!(unhealthy(&metrics, true).is_some());
    }
}
