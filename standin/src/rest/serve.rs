//! From an HTTP request to an HTTP answer.
//!
//! The order is Discord's as far as a client can tell: token, rate limit, route, form, permission.
//! The fault plan applies before or after all of that. Every request ends up in the traffic record,
//! even if its answer is lost.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Request, Response, header};
use http_body_util::BodyExt;
use serde_json::Value;

use crate::error::Refused;
use crate::fault::{Target, Trouble};
use crate::id::{ChannelId, InteractionId, UserId};
use crate::limit::Standing;
use crate::lock;
use crate::rest::http::{
    banned, limited, mistyped, note, outcome, page, refuse, respond, web_page,
};
use crate::rest::{Answer, Call, RequestContext, form, route};
use crate::shared::Shared;
use crate::traffic::Entry;

/// The connection must be closed without an answer.
#[derive(Debug, thiserror::Error)]
#[error("the answer is lost on purpose")]
pub(crate) struct Gone;

/// The largest request Discord takes.
const REQUEST_LIMIT: usize = 25 * 1024 * 1024;

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
    let first_answer = route.is_callback();
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
                let mut context = RequestContext {
                    shared,
                    world,
                    call: &call,
                    audience: None,
                    complaints: Vec::new(),
                };
                let answer = (route.handler)(&mut context);
                entry.audience = context.audience;
                entry.complaints.append(&mut context.complaints);
                // Recorded before anybody can see the effect, so that whoever sees it finds the record.
                note(shared, entry, &answer, lost);
                answer
            })
        }
    };
    // Discord says nothing about the limits of first answers.
    let standing = (!first_answer).then_some(&standing);
    after(trouble, &answer, standing).await
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
        Trouble::Banned(wait) => Some(Ok(banned(shared, entry_now, *wait))),
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
    standing: Option<&Standing>,
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
        Some(Trouble::Mistyped) => Ok(mistyped(respond(answer, standing))),
        Some(Trouble::Padded(blanks)) => {
            let (_, body) = outcome(answer);
            Ok(Response::new(Body::from(
                " ".repeat(blanks) + &body.to_string(),
            )))
        }
        Some(Trouble::Slow(delay)) => {
            tokio::time::sleep(delay).await;
            Ok(respond(answer, standing))
        }
        _ => Ok(respond(answer, standing)),
    }
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
