//! Interactions over HTTP: what Discord signs is checked, and handed to the same handlers as what comes
//! through the gateway.
//!
//! Answers go the usual way, by the interaction's callback: the request itself is answered at once with 202.
//! Encryption is the business of the proxy before us.

use std::collections::{HashSet, VecDeque};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use poise::Framework;
use serde_json::Value;
use serenity::all::{Client, Context, FullEvent, Interaction};
use serenity::async_trait;
use serenity::interactions_endpoint::Verifier;
use tokio::net::TcpListener;
use tokio::sync::RwLock;

use super::Shared;
use crate::metrics::METRICS;
use crate::table::Trouble;

/// The longest request that is read; Discord's are far shorter.
const LONGEST_REQUEST: usize = 1 << 20;

/// How far a request's time may be from ours. A token is of use for as long.
const WINDOW: Duration = Duration::from_secs(15 * 60);

/// The framework, shared by the gateway and the endpoint.
#[derive(Clone)]
pub(super) struct Dispatcher {
    framework: Arc<RwLock<Framework<Shared, Trouble>>>,
    context: Arc<OnceLock<Context>>,
}

impl Dispatcher {
    /// Shares the framework, which puts its context there once it is ready.
    pub(super) fn new(
        framework: Framework<Shared, Trouble>,
        context: Arc<OnceLock<Context>>,
    ) -> Self {
        let framework = Arc::new(RwLock::new(framework));
        Self { framework, context }
    }
}

#[async_trait]
impl serenity::framework::Framework for Dispatcher {
    async fn init(&mut self, client: &Client) {
        self.framework.write().await.init(client).await;
    }

    async fn dispatch(&self, context: Context, event: FullEvent) {
        self.framework.read().await.dispatch(context, event).await;
    }
}

/// The signatures of the last minutes, so that none is taken twice.
#[derive(Default)]
struct Recent {
    known: HashSet<Box<str>>,
    in_order: VecDeque<(Instant, Box<str>)>,
}

impl Recent {
    /// Is this signature new?
    fn is_new(&mut self, signature: &str, now: Instant) -> bool {
        while let Some((at, _)) = self.in_order.front()
            && now.duration_since(*at) > 2 * WINDOW
            && let Some((_, old)) = self.in_order.pop_front()
        {
            self.known.remove(&old);
        }
        // The same bytes can be written in capitals.
        let signature: Box<str> = signature.to_ascii_lowercase().into();
        let is_new = self.known.insert(signature.clone());
        if is_new {
            self.in_order.push_back((now, signature));
        }
        is_new
    }
}

/// The open port.
pub struct Endpoint {
    listener: TcpListener,
}

struct Door {
    verifier: Verifier,
    dispatcher: Dispatcher,
    recent: Mutex<Recent>,
}

impl Endpoint {
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

    /// Takes what is signed with the application's key; returns when the process ends.
    pub(super) async fn serve(self, verifier: Verifier, dispatcher: Dispatcher) {
        let door = Door {
            verifier,
            dispatcher,
            recent: Mutex::default(),
        };
        let router = Router::new()
            .route("/interactions", post(receive))
            .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
            .with_state(Arc::new(door));
        if let Err(error) = axum::serve(self.listener, router).await {
            tracing::error!(%error, "the port for interactions stopped answering");
        }
    }
}

/// The application's public key as Discord writes it.
pub(super) fn verifier(key: &str) -> Option<Verifier> {
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(key.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    (key.len() == 64).then_some(())?;
    Verifier::try_new(bytes).ok()
}

async fn receive(State(door): State<Arc<Door>>, headers: HeaderMap, body: Bytes) -> Response {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let signature = text("x-signature-ed25519").unwrap_or_default();
    let time = text("x-signature-timestamp").unwrap_or_default();
    if door.verifier.verify(signature, time, &body).is_err() {
        METRICS.unsigned.count();
        return (StatusCode::UNAUTHORIZED, "the signature is wrong\n").into_response();
    }
    let distance = distance(time, SystemTime::now());
    if distance.is_none_or(|distance| distance > WINDOW) {
        METRICS.unsigned.count();
        let minutes = distance.map(|it| it.as_secs() / 60);
        tracing::warn!(
            minutes,
            "a signed request is of another time; if there are many, this machine's clock is wrong"
        );
        return (StatusCode::UNAUTHORIZED, "the signature is too old\n").into_response();
    }
    let Ok(sent) = serde_json::from_slice::<Value>(&body) else {
        return (StatusCode::BAD_REQUEST, "not JSON\n").into_response();
    };
    // A ping can only be answered by the answer itself; anything else needs us ready. What is sent away
    // here goes with the same signature to another process, or comes again, so it is not noted.
    let is_ping = sent.get("type").and_then(Value::as_u64) == Some(1);
    let context = door.dispatcher.context.get().cloned();
    if !is_ping && context.is_none() {
        return (StatusCode::SERVICE_UNAVAILABLE, "starting\n").into_response();
    }
    if !is_ping && METRICS.stopping.get() > 0 {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    let mut recent = door.recent.lock().unwrap_or_else(PoisonError::into_inner);
    let is_new = recent.is_new(signature, Instant::now());
    drop(recent);
    if !is_new {
        METRICS.unsigned.count();
        return (StatusCode::UNAUTHORIZED, "the signature was used before\n").into_response();
    }
    let (false, Some(context)) = (is_ping, context) else {
        let json = [(header::CONTENT_TYPE, "application/json")];
        return (json, r#"{"type":1}"#).into_response();
    };
    let Ok(interaction) = serde_json::from_value::<Interaction>(sent) else {
        return (StatusCode::BAD_REQUEST, "not an interaction\n").into_response();
    };
    let dispatcher = door.dispatcher.clone();
    tokio::spawn(async move {
        let event = FullEvent::InteractionCreate { interaction };
        serenity::framework::Framework::dispatch(&dispatcher, context, event).await;
    });
    StatusCode::ACCEPTED.into_response()
}

/// How far this time, in seconds of the Unix epoch, is from now.
fn distance(time: &str, now: SystemTime) -> Option<Duration> {
    let then = UNIX_EPOCH.checked_add(Duration::from_secs(time.parse().ok()?))?;
    let ago = now.duration_since(then);
    Some(ago.unwrap_or_else(|ahead| ahead.duration()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_compared_in_both_directions() {
        let now = UNIX_EPOCH + Duration::from_secs(1_000_000);
        for (time, expected) in [
            ("1000000", Some(0)),
            ("999100", Some(900)),
            ("1000060", Some(60)),
            ("", None),
            ("-1", None),
            ("soon", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(
                distance(time, now).map(|it| it.as_secs()),
                expected,
                "{time}"
            );
        }
    }

    #[test]
    fn signatures_are_taken_once_and_forgotten_later() {
        let (mut recent, now) = (Recent::default(), Instant::now());
        assert!(recent.is_new("ab", now));
        assert!(!recent.is_new("AB", now + WINDOW));
        assert!(recent.is_new("cd", now + WINDOW));
        assert!(recent.is_new("ef", now + 2 * WINDOW + Duration::from_secs(1)));
        assert_eq!(recent.known.len(), recent.in_order.len());
        assert_eq!(recent.known.len(), 2);
    }

    #[test]
    fn keys_are_read_as_discord_writes_them() {
        let key = "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29";
        assert!(verifier(key).is_some());
        for wrong in ["", "3b", &key[..63], &format!("{key}00"), &"x".repeat(64)] {
            assert!(verifier(wrong).is_none(), "{wrong}");
        }
    }
}
