//! Rate limits: one bucket per route and major parameter, and one for the whole bot.
//!
//! The numbers of real Discord are not published and must be learnt from the headers, so tests set
//! them. The default is generous (the headers are there, but no test is ever refused);
//! `Limits::strict` is tight enough for a test to run into. Interaction routes are outside the
//! global limit, as documented.

use std::collections::BTreeMap;

/// How many requests are let through.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests per window in one bucket.
    pub per_route: u32,
    /// The window of a bucket, in milliseconds.
    pub window_ms: u64,
    /// Requests per second over all routes.
    pub global_per_second: u32,
    /// Buckets with numbers of their own, by route template.
    pub routes: BTreeMap<String, (u32, u64)>,
}

impl Limits {
    /// Headers only: limits no test reaches by accident.
    #[must_use]
    pub fn generous() -> Self {
        Self {
            per_route: 100_000,
            window_ms: 1_000,
            global_per_second: 100_000,
            routes: BTreeMap::new(),
        }
    }

    /// About what real Discord does: five per bucket, fifty per second.
    #[must_use]
    pub fn strict() -> Self {
        Self {
            per_route: 5,
            window_ms: 1_000,
            global_per_second: 50,
            ..Self::generous()
        }
    }

    /// The same with `count` requests per `window_ms` on one route template.
    #[must_use]
    pub fn route(mut self, template: &str, count: u32, window_ms: u64) -> Self {
        self.routes.insert(template.to_owned(), (count, window_ms));
        self
    }
}

/// The state of a bucket after a request was counted, for the headers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    pub name: String,
    pub limit: u32,
    pub remaining: u32,
    pub reset_ms: u64,
    pub after_ms: u64,
    /// Set when the request must be refused: whether the global limit did it.
    pub refused: Option<bool>,
}

#[derive(Debug)]
pub(crate) struct Buckets {
    limits: Limits,
    used: BTreeMap<String, (u64, u32)>,
}

impl Buckets {
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            used: BTreeMap::new(),
        }
    }

    /// Counts one request of `template` with its major parameter.
    pub fn take(&mut self, template: &str, major: &str, now: u64, global: bool) -> Standing {
        let (limit, window) = self
            .limits
            .routes
            .get(template)
            .copied()
            .unwrap_or((self.limits.per_route, self.limits.window_ms));
        let all = self.limits.global_per_second;
        if global {
            let (left, reset) = self.count("*", all, 1_000, now);
            if left.is_none() {
                return Standing::new("*", all, 0, reset, now, Some(true));
            }
        }
        let key = format!("{template}#{major}");
        let (left, reset) = self.count(&key, limit, window, now);
        let refused = left.is_none().then_some(false);
        Standing::new(
            template,
            limit,
            left.unwrap_or_default(),
            reset,
            now,
            refused,
        )
    }

    fn count(&mut self, key: &str, limit: u32, window: u64, now: u64) -> (Option<u32>, u64) {
        let (reset, used) = self.used.entry(key.to_owned()).or_insert((now + window, 0));
        if now >= *reset {
            (*reset, *used) = (now + window, 0);
        }
        *used += 1;
        (limit.checked_sub(*used), *reset)
    }
}

impl Standing {
    fn new(
        template: &str,
        limit: u32,
        remaining: u32,
        reset_ms: u64,
        now: u64,
        refused: Option<bool>,
    ) -> Self {
        // Discord names buckets with an opaque hash; any stable one will do.
        let hash = template
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            });
        let after_ms = reset_ms.saturating_sub(now);
        Self {
            name: format!("{hash:016x}"),
            limit,
            remaining,
            reset_ms,
            after_ms,
            refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_refuses_until_its_window_ends_and_spares_other_channels() {
        let mut buckets = Buckets::new(Limits::generous().route("POST /x", 2, 1_000));
        assert_eq!(buckets.take("POST /x", "1", 0, true).remaining, 1);
        assert_eq!(buckets.take("POST /x", "1", 0, true).refused, None);
        let third = buckets.take("POST /x", "1", 400, true);
        assert_eq!((third.refused, third.after_ms), (Some(false), 600));
        assert_eq!(buckets.take("POST /x", "2", 400, true).refused, None);
        assert_eq!(buckets.take("POST /x", "1", 1_000, true).refused, None);
    }

    #[test]
    fn the_global_limit_counts_all_routes_together() {
        let mut buckets = Buckets::new(Limits {
            global_per_second: 1,
            ..Limits::generous()
        });
        assert_eq!(buckets.take("GET /a", "", 0, true).refused, None);
        assert_eq!(buckets.take("GET /b", "", 0, true).refused, Some(true));
        assert_eq!(buckets.take("GET /c", "", 0, false).refused, None);
    }
}
