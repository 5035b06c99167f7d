//! For the one who operates the bot: `/healthz` and `/metrics` on a port of their own.
//!
//! Numbers only: no name, no id, no word of any table. Still it listens on loopback unless told
//! otherwise, because how many play here is nobody else's business.

use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::meter::{METER, Sheet};
use crate::store::Store;

/// Discord may be away this long before we call ourselves unwell: it reconnects by itself.
const ABSENCE: Duration = Duration::from_secs(60);

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

    /// Answers until the process ends.
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
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default().as_millis();
    let connected = u128::from(METER.connected_at.get());
    let present = connected > 0 && now.saturating_sub(connected) < ABSENCE.as_millis();
    if METER.stopping.get() > 0 {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if store.vitals().await.is_err() {
        let words = "the database does not answer; the log says why\n";
        (StatusCode::SERVICE_UNAVAILABLE, words)
    } else if !present {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "not connected to Discord\n",
        )
    } else {
        (StatusCode::OK, "ok\n")
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
    let about = "The version that runs.";
    sheet.family("rokugan_build_info", "gauge", about, &[(&version, 1.0)]);
    let received = [
        ("kind=\"command\"", METER.commands.get() as f64),
        ("kind=\"component\"", METER.presses.get() as f64),
        ("kind=\"autocomplete\"", METER.completions.get() as f64),
    ];
    let about = "Interactions received.";
    sheet.family("rokugan_interactions_total", "counter", about, &received);
    let about = "From receiving a command or press to its first acknowledgement.";
    sheet.timer("rokugan_ack_seconds", about, &METER.acknowledged);
    let acts = [("", METER.acts.get() as f64)];
    sheet.family("rokugan_acts_total", "counter", "Moves people made.", &acts);
    let deliveries = [
        ("outcome=\"sent\"", METER.sent.get() as f64),
        ("outcome=\"put_off\"", METER.put_off.get() as f64),
        ("outcome=\"given_up\"", METER.given_up.get() as f64),
    ];
    let about = "What became of attempts to deliver.";
    sheet.family("rokugan_deliveries_total", "counter", about, &deliveries);
    let about = "Delivering one parcel, its picture included.";
    sheet.timer("rokugan_delivery_seconds", about, &METER.delivered);
    let about = "Drawing and encoding one picture.";
    sheet.timer("rokugan_render_seconds", about, &METER.drawn);
    let faults = [("", METER.faults.get() as f64)];
    let about = "Faults of ours; the log has them by id.";
    sheet.family("rokugan_faults_total", "counter", about, &faults);
    let shards = [
        ("state=\"all\"", METER.shards.get() as f64),
        ("state=\"connected\"", METER.shards_connected.get() as f64),
    ];
    let about = "Shards of this process.";
    sheet.family("rokugan_gateway_shards", "gauge", about, &shards);
    if let Ok(vitals) = store.vitals().await {
        let tables = [
            ("stage=\"lobby\"", vitals.lobbies as f64),
            ("stage=\"playing\"", vitals.playing as f64),
        ];
        sheet.family("rokugan_tables", "gauge", "Live tables.", &tables);
        let outbox = [
            ("state=\"all\"", vitals.waiting as f64),
            ("state=\"retrying\"", vitals.retrying as f64),
        ];
        let about = "Messages waiting for Discord.";
        sheet.family("rokugan_outbox", "gauge", about, &outbox);
        let late = [("", vitals.overdue as f64 / 1000.0)];
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
