//! Listening: one plain port for everything, and one TLS port for REST if wanted.
//!
//! Connections are served by hand rather than by axum's helper, because a fault plan must be able
//! to close one without an answer. Paths under `/api` are Discord's REST; the gateway's socket, the
//! attachments and the page have paths of their own on the plain port.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, RawQuery, State};
use axum::http::{Request, Response, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tower::ServiceExt;

use crate::gateway::Wire;
use crate::shared::Shared;
use crate::{gateway, rest, web};

/// Accepts plain connections until the task is ended.
pub(crate) async fn plain(shared: Arc<Shared>, listener: TcpListener) {
    let router = router(&shared);
    while let Ok((stream, _)) = listener.accept().await {
        // Frames are small: waiting to fill packets would dominate every measurement.
        let _ = stream.set_nodelay(true);
        let (shared, router) = (Arc::clone(&shared), router.clone());
        tokio::spawn(connection(shared, router, stream, Port::Plain));
    }
}

/// Accepts TLS connections until the task is ended.
pub(crate) async fn tls(
    shared: Arc<Shared>,
    listener: TcpListener,
    acceptor: tokio_native_tls::TlsAcceptor,
) {
    let router = router(&shared);
    while let Ok((stream, _)) = listener.accept().await {
        let _ = stream.set_nodelay(true);
        let (shared, router, acceptor) = (Arc::clone(&shared), router.clone(), acceptor.clone());
        tokio::spawn(async move {
            if let Ok(stream) = acceptor.accept(stream).await {
                connection(shared, router, stream, Port::Tls).await;
            }
        });
    }
}

/// Through which port a request came. A browser trusts only the plain one, so only there can a web page
/// ask.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Port {
    Plain,
    Tls,
}

async fn connection<S>(shared: Arc<Shared>, router: Router, stream: S, port: Port)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = service_fn(move |request: Request<Incoming>| {
        let request = request.map(Body::new);
        answer(Arc::clone(&shared), router.clone(), request, port)
    });
    let serving = hyper::server::conn::http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // A connection that ends badly is the client's doing, or a fault that we planned.
    let _ = serving.await;
}

async fn answer(
    shared: Arc<Shared>,
    router: Router,
    request: Request<Body>,
    port: Port,
) -> Result<Response<Body>, rest::Gone> {
    if port == Port::Plain && !web::at_home(&shared, request.headers()) {
        return Ok(StatusCode::FORBIDDEN.into_response());
    }
    let path = request.uri().path().to_owned();
    let api = path
        .strip_prefix("/api/v10")
        .or_else(|| path.strip_prefix("/api"));
    match api {
        Some(path) => rest::serve(&shared, path, request).await,
        None => {
            let routed: Result<_, Infallible> = router.oneshot(request).await;
            Ok(routed.unwrap_or_else(|never| match never {}))
        }
    }
}

fn router(shared: &Arc<Shared>) -> Router {
    Router::new()
        .route("/gateway-socket", get(socket))
        .route("/gateway-socket/", get(socket))
        .route(
            "/attachments/{channel}/{attachment}/{name}",
            get(attachment),
        )
        .route("/emojis/{emoji}", get(emoji))
        .merge(web::router())
        .with_state(Arc::clone(shared))
}

async fn socket(
    State(shared): State<Arc<Shared>>,
    RawQuery(query): RawQuery,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    let query = query.unwrap_or_default();
    let compressed = query.split('&').any(|pair| pair == "compress=zlib-stream");
    upgrade
        .on_upgrade(move |socket| gateway::serve(shared, Wire::new(socket, compressed)))
        .into_response()
}

async fn emoji(State(shared): State<Arc<Shared>>, Path(wanted): Path<String>) -> Response<Body> {
    let wanted: u64 = wanted.trim_end_matches(".png").parse().unwrap_or_default();
    let found = shared.read(|world| {
        let mut all = world.emojis.iter();
        let found = all.find(|emoji| emoji.id == wanted);
        found.map(|emoji| emoji.bytes.to_vec())
    });
    match found {
        Some(bytes) => ([(header::CONTENT_TYPE, "image/png")], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_, wanted, _)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Response<Body> {
    let query = query.unwrap_or_default();
    let expires = query.split('&').find_map(|pair| pair.strip_prefix("ex="));
    let expires = expires
        .and_then(|text| u64::from_str_radix(text, 16).ok())
        .unwrap_or_default();
    if expires * 1_000 < shared.config.clock.now_ms() {
        return (
            StatusCode::NOT_FOUND,
            "This content is no longer available.",
        )
            .into_response();
    }
    let wanted: u64 = wanted.parse().unwrap_or_default();
    let found = shared.read(|world| {
        let mut files = world
            .messages
            .values()
            .flat_map(|message| &message.attachments);
        files
            .find(|file| file.id.0 == wanted)
            .map(|file| file.file.clone())
    });
    let Some(file) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = file
        .content_type
        .unwrap_or_else(|| "application/octet-stream".to_owned());
    ([(header::CONTENT_TYPE, kind)], file.bytes.to_vec()).into_response()
}
