//! Our own requests to Discord: messages of the outbox, within the send budget.
//!
//! Not through serenity's rate limiter: after a 429 for the whole bot it goes on sending on other
//! routes, it lets everything that waited for a bucket go at once, and it does not tell us of a 429.
//! Here a bucket has one request at a time, so Discord's headers are always up to date.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, HeaderMap, USER_AGENT};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::Value;
use serenity::constants;
use serenity::http::Route;

use super::Shared;
use super::errors::{WORN_OUT, counts_towards_ban, meaning};
use crate::metrics::Counter;
use crate::outbox::{Failure, NotSent, Urgency};

/// Buckets kept at once; those whose window is over are dropped first.
const MOST_BUCKETS: usize = 4096;

/// A request waits this long for its bucket; if it would take longer, it is put off.
const PATIENCE: Duration = Duration::from_secs(5);

/// A bucket of Discord's: nothing may be sent before then.
type Bucket = Arc<tokio::sync::Mutex<Option<Instant>>>;

/// The way to Discord.
pub(super) struct Wire {
    client: Client,
    token: String,
    app: Shared,
    buckets: Mutex<HashMap<(Method, u64), Bucket>>,
}

impl Wire {
    pub fn new(client: Client, token: &str, app: Shared) -> Self {
        Self {
            client,
            token: format!("Bot {token}"),
            app,
            buckets: Mutex::default(),
        }
    }

    /// A request to a route, with what is asked of it.
    pub fn request(&self, method: Method, route: Route<'_>, query: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}{query}", route.path()))
            .header(AUTHORIZATION, &self.token)
            .header(USER_AGENT, constants::USER_AGENT)
    }

    /// Sends a request when its bucket and the budget allow it. `about` is the channel it is about, and
    /// `counter` counts its kind.
    pub async fn send(
        &self,
        request: RequestBuilder,
        method: Method,
        about: u64,
        urgency: Urgency,
        counter: &Counter,
    ) -> Result<Value, NotSent> {
        let bucket = self.bucket(method, about);
        let mut not_before = bucket.lock().await;
        let wait = not_before.map(|then| then.saturating_duration_since(Instant::now()));
        let wait = wait.unwrap_or_default();
        if wait > PATIENCE {
            return Err(put_off("its bucket is empty", wait));
        }
        tokio::time::sleep(wait).await;
        if let Err(wait) = self.app.send_budget.take(urgency).await {
            return Err(put_off("the send budget is spent", wait));
        }
        counter.count();
        let answer = request.send().await.map_err(|_| unsure("request failed"))?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        *not_before = empty_until(&headers);
        let body = answer.json::<Value>().await;
        if status.is_success() {
            return body.map_err(|_| unsure("unreadable answer"));
        }
        let body = body.unwrap_or_default();
        // Waiting does not help with a message that was changed too often.
        let worn_out = body.get("code").and_then(Value::as_i64) == Some(WORN_OUT);
        if status == StatusCode::TOO_MANY_REQUESTS && !worn_out {
            return Err(self.limited(&headers, &body, &mut not_before));
        }
        if counts_towards_ban(status.as_u16()) {
            self.app.send_budget.refused();
        }
        Err(refused(status, &body))
    }

    fn limited(
        &self,
        headers: &HeaderMap,
        body: &Value,
        not_before: &mut Option<Instant>,
    ) -> NotSent {
        let wait = body.get("retry_after").and_then(Value::as_f64);
        let wait = wait.or_else(|| number(headers, "retry-after"));
        let wait = seconds(wait.unwrap_or(1.0));
        let scope = headers.get("x-ratelimit-scope");
        // Discord does not count limits that are shared with other bots.
        if scope.is_none_or(|scope| scope != "shared") {
            self.app.send_budget.refused();
        }
        let global = headers.contains_key("x-ratelimit-global")
            || body.get("global").and_then(Value::as_bool) == Some(true)
            // Not Discord itself, but the proxy before it, which knows no buckets.
            || !headers.contains_key("x-ratelimit-limit") && !headers.contains_key("via");
        if global {
            self.app.send_budget.hold(wait);
        } else {
            *not_before = Some(Instant::now() + wait);
        }
        tracing::warn!(global, seconds = wait.as_secs(), "Discord limits us");
        put_off("status 429", wait)
    }

    fn bucket(&self, method: Method, about: u64) -> Bucket {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MOST_BUCKETS {
            let now = Instant::now();
            buckets.retain(|_, bucket| {
                let over = bucket
                    .try_lock()
                    .is_ok_and(|then| then.is_none_or(|then| then < now));
                Arc::strong_count(bucket) > 1 || !over
            });
        }
        Arc::clone(buckets.entry((method, about)).or_default())
    }
}

/// Until when a bucket is empty, if this was its last request.
fn empty_until(headers: &HeaderMap) -> Option<Instant> {
    let left = number(headers, "x-ratelimit-remaining")?;
    let reset = number(headers, "x-ratelimit-reset-after")?;
    (left < 1.0).then(|| Instant::now() + seconds(reset))
}

fn number(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

/// A number of seconds from outside, kept within a day.
fn seconds(number: f64) -> Duration {
    Duration::try_from_secs_f64(number.clamp(0.0, 86_400.0)).unwrap_or(Duration::from_secs(1))
}

/// Nothing was sent, or Discord took nothing.
fn put_off(why: &str, wait: Duration) -> NotSent {
    NotSent {
        failure: Failure::TryLater,
        detail: why.to_owned(),
        wait,
        sure: true,
    }
}

/// Discord may have it.
fn unsure(why: &str) -> NotSent {
    NotSent {
        failure: Failure::TryLater,
        detail: why.to_owned(),
        wait: Duration::ZERO,
        sure: false,
    }
}

fn refused(status: StatusCode, body: &Value) -> NotSent {
    let code = body.get("code").and_then(Value::as_i64).unwrap_or(-1);
    let failure = meaning(code, status.as_u16());
    NotSent {
        failure,
        detail: format!("status {} code {code}", status.as_u16()),
        wait: Duration::ZERO,
        sure: failure != Failure::TryLater || code > 0 && status.as_u16() < 500,
    }
}
