//! The page: a small Discord client for the browser, served from the plain port.
//!
//! `page/` holds the page itself (no build step, nothing from elsewhere); `view` says what a chosen
//! person sees, `action` does what they do, through the same scripted users the tests use. Only
//! loopback names are served, no page of another origin, and only JSON is accepted, so that no foreign
//! web page can look or act here.

mod action;
mod view;

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use serde_json::{Value, json};

use crate::shared::Shared;

/// The files of the page.
const FILES: [(&str, &str, &str); 13] = [
    ("/", "text/html", include_str!("../../page/index.html")),
    ("/page.css", "text/css", include_str!("../../page/page.css")),
    (
        "/composer.js",
        SCRIPT,
        include_str!("../../page/composer.js"),
    ),
    ("/dom.js", SCRIPT, include_str!("../../page/dom.js")),
    (
        "/markdown.js",
        SCRIPT,
        include_str!("../../page/markdown.js"),
    ),
    ("/labels.js", SCRIPT, include_str!("../../page/labels.js")),
    ("/message.js", SCRIPT, include_str!("../../page/message.js")),
    ("/modal.js", SCRIPT, include_str!("../../page/modal.js")),
    ("/person.js", SCRIPT, include_str!("../../page/person.js")),
    ("/page.js", SCRIPT, include_str!("../../page/page.js")),
    ("/side.js", SCRIPT, include_str!("../../page/side.js")),
    ("/stream.js", SCRIPT, include_str!("../../page/stream.js")),
    ("/welcome.js", SCRIPT, include_str!("../../page/welcome.js")),
];
const SCRIPT: &str = "text/javascript";

/// The routes of the page and its API.
pub(crate) fn router() -> Router<Arc<Shared>> {
    let mut router = Router::new();
    for (path, kind, text) in FILES {
        router = router.route(path, get(move || file(kind, text)));
    }
    router
        .route("/client/live", get(live))
        .route("/client/{what}", get(look))
        .route("/client/{what}", post(act))
}

async fn file(kind: &'static str, text: &'static str) -> Response<Body> {
    let kind = format!("{kind}; charset=utf-8");
    let policy = "default-src 'self'; img-src 'self' data:; connect-src 'self' ws:";
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::CONTENT_SECURITY_POLICY, policy.to_owned()),
    ];
    (headers, text).into_response()
}

async fn look(
    State(shared): State<Arc<Shared>>,
    Path(what): Path<String>,
    RawQuery(query): RawQuery,
) -> Response<Body> {
    let query = query.unwrap_or_default();
    let number = |name: &str| {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs
            .into_iter()
            .find(|(key, _)| *key == name)
            .and_then(|(_, value)| value.parse().ok())
    };
    answer(view::look(&shared, &what, &number))
}

async fn act(
    State(shared): State<Arc<Shared>>,
    Path(what): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok());
    if kind != Some("application/json") {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Ok(body) = serde_json::from_slice::<Value>(&body) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    answer(action::act(&shared, &what, &body).await)
}

fn answer(result: Result<Value, String>) -> Response<Body> {
    let (status, body) = match result {
        Ok(body) => (StatusCode::OK, body),
        Err(why) => (StatusCode::BAD_REQUEST, json!({ "error": why })),
    };
    (
        status,
        [(header::CONTENT_TYPE, "application/json")],
        body.to_string(),
    )
        .into_response()
}

/// Whether the request was made to this very address, not through another host name, and not by
/// a web page of another origin.
pub(crate) fn at_home(shared: &Shared, headers: &HeaderMap) -> bool {
    if is_foreign(headers) {
        return false;
    }
    if shared
        .address
        .get()
        .is_some_and(|address| !address.ip().is_loopback())
    {
        return true;
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

/// Whether a browser says that a page of another origin asks. Programs other than browsers say nothing.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").unwrap_or_default();
    let origin = text("origin").is_some_and(|origin| origin != format!("http://{host}"));
    let site = text("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none");
    origin || site
}

async fn live(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response<Body> {
    upgrade
        .on_upgrade(move |socket| ring(shared, socket))
        .into_response()
}

/// Tells the page that something has changed; the page then asks what.
async fn ring(shared: Arc<Shared>, mut socket: WebSocket) {
    let mut changes = shared.watch();
    loop {
        let version = *changes.borrow_and_update();
        let bell = Message::Text(json!({ "version": version }).to_string().into());
        if socket.send(bell).await.is_err() {
            return;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            frame = socket.recv() => if !matches!(frame, Some(Ok(_))) { return },
        }
    }
}
