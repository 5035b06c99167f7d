//! From an HTTP request to an HTTP answer.
//!
//! The order is Discord's as far as a client can tell: token, rate limit, route, form, permission.
//! The fault plan strikes before or after all of that. Every request ends in the traffic record,
//! also those whose answer is lost.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};

use crate::error::Refused;
use crate::fault::{Target, Trouble};
use crate::id::{ChannelId, InteractionId, UserId};
use crate::limit::Standing;
use crate::lock;
use crate::rest::{Answer, Call, Desk, Reply, form, route};
use crate::shared::Shared;
use crate::traffic::Entry;

/// The connection is to be closed without an answer.
#[derive(Debug, thiserror::Error)]
#[error("the answer is lost on purpose")]
pub(crate) struct Gone;

/// The largest request Discord takes.
const REQUEST_LIMIT: usize = 25 * 1024 * 1024;
const PAGE: &str =
    "<!DOCTYPE html><html><head><title>discord.com</title></head><body></body></html>";

/// Serves one request of the API; `path` comes without the `/api/v10` prefix.
pub(crate) async fn serve(
    shared: &Arc<Shared>,
    path: &str,
    request: Request<Body>,
) -> Result<Response<Body>, Gone> {
    let (head, body) = request.into_parts();
    let method = head.method.as_str().to_owned();
    let query = head.uri.query().unwrap_or_default();
    let bytes = body.collect().await.map_err(|_| Gone)?.to_bytes();
    let mut entry = Entry {
        at_ms: shared.config.clock.now_ms(),
        method: method.clone(),
        path: if query.is_empty() {
            path.to_owned()
        } else {
            format!("{path}?{query}")
        },
        route: String::new(),
        body: Value::Null,
        files: Vec::new(),
        status: 0,
        answer: Value::Null,
        audience: None,
        complaints: Vec::new(),
    };
    let Some(route) = route::find(&method, path) else {
        entry
            .complaints
            .push("the stand-in has no such route".to_owned());
        return Ok(refuse(shared, entry, Refused::status(404)));
    };
    entry.route = route.template.to_owned();
    let trouble = shared.faults.strike(&target(shared, &route));
    if let Some(trouble) = trouble.as_ref().filter(|trouble| trouble.before_effect()) {
        note_body(&mut entry, &head.headers, bytes.clone()).await;
        if let Some(early) = before(shared, trouble, &mut entry).await {
            return early;
        }
    }
    if !route.needs_no_bot_token() && !authorised(shared, &head.headers) {
        return Ok(refuse(shared, entry, Refused::status(401)));
    }
    let now = shared.config.clock.now_ms();
    let standing =
        lock(&shared.buckets).take(route.template, route.major(), now, !route.is_interaction());
    if let Some(global) = standing.refused {
        return Ok(limited(
            shared,
            entry,
            standing.after_ms,
            global,
            Some(&standing),
        ));
    }
    let lost = matches!(trouble, Some(Trouble::AnswerLost));
    let read = if bytes.len() > REQUEST_LIMIT {
        Err(Refused::code(40005))
    } else {
        form::read(content_type(&head.headers), bytes).await
    };
    let answer = match read {
        Err(refused) => {
            let answer = Err(refused);
            note(shared, entry, &answer, lost);
            answer
        }
        Ok((body, files)) => {
            entry.body = body.clone();
            entry.files.clone_from(&files);
            let call = Call {
                params: route.params,
                query: pairs(query),
                body,
                files,
            };
            shared.with(|world| {
                world.archive_silent_threads();
                let mut desk = Desk {
                    shared,
                    world,
                    call: &call,
                    audience: None,
                    complaints: Vec::new(),
                };
                let answer = (route.handler)(&mut desk);
                entry.audience = desk.audience;
                entry.complaints.append(&mut desk.complaints);
                // Noted before anybody can see the effect, so that who sees it finds the record.
                note(shared, entry, &answer, lost);
                answer
            })
        }
    };
    after(trouble, &answer, &standing).await
}

async fn before(
    shared: &Shared,
    trouble: &Trouble,
    entry: &mut Entry,
) -> Option<Result<Response<Body>, Gone>> {
    let entry_now = entry.clone();
    match trouble {
        Trouble::RateLimited { wait, global } => {
            let wait = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
            Some(Ok(limited(shared, entry_now, wait, *global, None)))
        }
        Trouble::Status(status) => Some(Ok(page(shared, entry_now, *status))),
        Trouble::Refused(refused) => Some(Ok(refuse(shared, entry_now, refused.clone()))),
        Trouble::CutBefore => {
            shared.traffic.add(entry_now);
            Some(Err(Gone))
        }
        Trouble::Stalled(delay) => {
            tokio::time::sleep(*delay).await;
            None
        }
        _ => None,
    }
}

async fn after(
    trouble: Option<Trouble>,
    answer: &Answer,
    standing: &Standing,
) -> Result<Response<Body>, Gone> {
    match trouble {
        Some(Trouble::AnswerLost) => Err(Gone),
        Some(Trouble::Html) => Ok(web_page(200)),
        Some(Trouble::Truncated) => {
            let (_, body) = outcome(answer);
            let whole = body.to_string();
            let cut: String = whole.chars().take(whole.chars().count() / 2).collect();
            Ok(Response::new(Body::from(cut)))
        }
        Some(Trouble::Slow(delay)) => {
            tokio::time::sleep(delay).await;
            Ok(respond(answer, Some(standing)))
        }
        _ => Ok(respond(answer, Some(standing))),
    }
}

/// Notes and answers a refusal that never reached a handler.
fn refuse(shared: &Shared, entry: Entry, refused: Refused) -> Response<Body> {
    let answer = Err(refused);
    note(shared, entry, &answer, false);
    respond(&answer, None)
}

fn outcome(answer: &Answer) -> (u16, Value) {
    match answer {
        Ok(Reply::Json(body)) => (200, body.clone()),
        Ok(Reply::Created(body)) => (201, body.clone()),
        Ok(Reply::Empty) => (204, Value::Null),
        Err(refused) => (refused.status, refused.body()),
    }
}

/// Writes the record; a lost answer has status 0.
fn note(shared: &Shared, mut entry: Entry, answer: &Answer, lost: bool) {
    let (status, body) = outcome(answer);
    entry.status = if lost { 0 } else { status };
    entry.answer = body;
    shared.traffic.add(entry);
    shared.bump();
}

/// Makes the HTTP answer.
fn respond(answer: &Answer, standing: Option<&Standing>) -> Response<Body> {
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
fn limited(
    shared: &Shared,
    entry: Entry,
    wait_ms: u64,
    global: bool,
    standing: Option<&Standing>,
) -> Response<Body> {
    let mut entry = entry;
    let body = json!({
        "message": "You are being rate limited.", "global": global,
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
            standing.map_or("struck", |standing| &standing.name),
        );
    }
    response
}

/// A web page instead of JSON, as a proxy in front of Discord would send.
fn page(shared: &Shared, mut entry: Entry, status: u16) -> Response<Body> {
    entry.status = status;
    entry.answer = json!(PAGE);
    shared.traffic.add(entry);
    shared.bump();
    web_page(status)
}

fn web_page(status: u16) -> Response<Body> {
    let mut response = Response::new(Body::from(PAGE));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    put(
        response.headers_mut(),
        "content-type",
        "text/html; charset=UTF-8",
    );
    response
}

async fn note_body(entry: &mut Entry, headers: &HeaderMap, bytes: Bytes) {
    if let Ok((body, files)) = form::read(content_type(headers), bytes).await {
        entry.body = body;
        entry.files = files;
    }
}

/// The channel and user a request is about, for the fault plan.
fn target<'a>(shared: &Shared, route: &route::Route) -> Target<'a> {
    let param = |name: &str| {
        route
            .params
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.as_str())
    };
    let number = |name: &str| param(name).and_then(|value| value.parse::<u64>().ok());
    shared.read(|world| {
        let by_token = || param("token").and_then(|token| world.by_token(token).ok());
        let record = number("interaction").map(InteractionId).or_else(by_token);
        let record = record.and_then(|id| world.interactions.get(&id));
        let channel = number("channel")
            .map(ChannelId)
            .or_else(|| record.map(|record| record.channel));
        let recipient = channel.and_then(|id| world.channels.get(&id)?.recipient);
        let user = record.map(|record| record.user).or(recipient);
        Target {
            route: route.template,
            channel,
            user: user.or_else(|| number("user").map(UserId)),
        }
    })
}

fn authorised(shared: &Shared, headers: &HeaderMap) -> bool {
    let given = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    let token = given.and_then(|value| value.strip_prefix("Bot "));
    token.is_some_and(|token| shared.read(|world| world.app.token == token))
}

fn content_type(headers: &HeaderMap) -> &str {
    headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

fn pairs(query: &str) -> Vec<(String, String)> {
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

fn seconds(ms: u64) -> String {
    format!("{}.{:03}", ms / 1_000, ms % 1_000)
}

fn put(headers: &mut HeaderMap, name: &'static str, value: &str) {
    if let Ok(value) = value.parse() {
        headers.insert(name, value);
    }
}
