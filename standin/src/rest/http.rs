//! HTTP answers: Discord's JSON, its rate-limit headers, its 429, and a proxy's web page.
//!
//! Also writes the record of each request, since what was answered is part of it. Knows nothing of
//! routes or the world.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Response, StatusCode};
use serde_json::{Value, json};

use crate::error::Refused;
use crate::limit::Standing;
use crate::rest::{Answer, Reply};
use crate::shared::Shared;
use crate::traffic::Entry;

const PAGE: &str =
    "<!DOCTYPE html><html><head><title>discord.com</title></head><body></body></html>";

/// Notes and answers a refusal that never reached a handler.
pub(super) fn refuse(shared: &Shared, entry: Entry, refused: Refused) -> Response<Body> {
    let answer = Err(refused);
    note(shared, entry, &answer, false);
    respond(&answer, None)
}

pub(super) fn outcome(answer: &Answer) -> (u16, Value) {
    match answer {
        Ok(Reply::Json(body)) => (200, body.clone()),
        Ok(Reply::Created(body)) => (201, body.clone()),
        Ok(Reply::Empty) => (204, Value::Null),
        Err(refused) => (refused.status, refused.body()),
    }
}

/// Writes the record; a lost answer has status 0.
pub(super) fn note(shared: &Shared, mut entry: Entry, answer: &Answer, lost: bool) {
    let (status, body) = outcome(answer);
    entry.status = if lost { 0 } else { status };
    entry.answer = body;
    shared.traffic.add(entry);
    shared.bump();
}

/// Makes the HTTP answer.
pub(super) fn respond(answer: &Answer, standing: Option<&Standing>) -> Response<Body> {
    let (status, body) = outcome(answer);
    let mut response = if status == 204 {
        Response::new(Body::empty())
    } else {
        let mut response = Response::new(Body::from(body.to_string()));
        put(response.headers_mut(), "content-type", "application/json");
        response
    };
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
    if let Some(standing) = standing {
        let headers = response.headers_mut();
        put(headers, "x-ratelimit-limit", &standing.limit.to_string());
        put(
            headers,
            "x-ratelimit-remaining",
            &standing.remaining.to_string(),
        );
        put(headers, "x-ratelimit-reset", &seconds(standing.reset_ms));
        put(
            headers,
            "x-ratelimit-reset-after",
            &seconds(standing.after_ms),
        );
        put(headers, "x-ratelimit-bucket", &standing.name);
    }
    response
}

/// 429 with Discord's body and headers.
pub(super) fn limited(
    shared: &Shared,
    entry: Entry,
    wait_ms: u64,
    global: bool,
    standing: Option<&Standing>,
) -> Response<Body> {
    let mut entry = entry;
    // A limit that a test injects is one of the route's own bucket.
    let bucket = entry.route.clone();
    let body = json!({
        "message": "You are being rate limited.", "code": 0, "global": global,
        "retry_after": Duration::from_millis(wait_ms).as_secs_f64(),
    });
    entry.status = 429;
    entry.answer = body.clone();
    shared.traffic.add(entry);
    shared.bump();
    let mut response = Response::new(Body::from(body.to_string()));
    *response.status_mut() = StatusCode::TOO_MANY_REQUESTS;
    let headers = response.headers_mut();
    put(headers, "content-type", "application/json");
    put(headers, "retry-after", &seconds(wait_ms));
    put(
        headers,
        "x-ratelimit-scope",
        if global { "global" } else { "user" },
    );
    put(headers, "via", "1.1 google");
    if global {
        put(headers, "x-ratelimit-global", "true");
    } else {
        let reset = shared.config.clock.now_ms() + wait_ms;
        let limit = standing.map_or(5, |standing| standing.limit);
        put(headers, "x-ratelimit-limit", &limit.to_string());
        put(headers, "x-ratelimit-remaining", "0");
        put(headers, "x-ratelimit-reset", &seconds(reset));
        put(headers, "x-ratelimit-reset-after", &seconds(wait_ms));
        put(
            headers,
            "x-ratelimit-bucket",
            standing.map_or(&bucket, |standing| &standing.name),
        );
    }
    response
}

/// A web page instead of JSON, as a proxy in front of Discord would send.
pub(super) fn page(shared: &Shared, mut entry: Entry, status: u16) -> Response<Body> {
    entry.status = status;
    entry.answer = json!(PAGE);
    shared.traffic.add(entry);
    shared.bump();
    web_page(status)
}

/// 429 from the proxy in front of Discord: no JSON, no bucket, only how long the ban lasts.
pub(super) fn banned(shared: &Shared, entry: Entry, wait: Duration) -> Response<Body> {
    let mut response = page(shared, entry, 429);
    let wait = wait.as_secs().to_string();
    put(response.headers_mut(), "retry-after", &wait);
    response
}

/// The same answer under another type.
pub(super) fn mistyped(mut response: Response<Body>) -> Response<Body> {
    put(response.headers_mut(), "content-type", "image/png");
    response
}

pub(super) fn web_page(status: u16) -> Response<Body> {
    let mut response = Response::new(Body::from(PAGE));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    put(
        response.headers_mut(),
        "content-type",
        "text/html; charset=UTF-8",
    );
    response
}

fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1_000, ms % 1_000)
}

fn put(headers: &mut HeaderMap, name: &'static str, value: &str) {
    if let Ok(value) = value.parse() {
        headers.insert(name, value);
    }
}
