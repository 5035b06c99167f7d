//! The send budget: how many requests of our own may go to Discord, and when none may.
//!
//! Discord allows fifty requests a second over all channels, and bans an address after 10,000 refused
//! ones in ten minutes. So every message waits for a token first, turns before reminders and films; a
//! pause that Discord asks for holds everything; and long before a ban nothing is sent at all. Answers
//! to interactions do not count towards the fifty and wait for no token, but their refusals count, and
//! halfway to a ban they stop too.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::metrics::METRICS;
use crate::outbox::Urgency;

/// Tokens per second. Together with [`BURST`] at most 45 requests fall into any second; the rest of
/// the fifty is for registering commands, greetings and the gateway.
const PER_SECOND: f64 = 35.0;
/// Tokens that can be saved up.
const BURST: f64 = 10.0;
/// Tokens that are kept for turns.
const FOR_TURNS: f64 = 4.0;

/// Refused requests in [`WINDOW`] after which nothing is sent: a tenth of what leads to a ban.
const MOST_REFUSED: usize = 1000;
/// Refused requests in [`WINDOW`] after which not even interactions are answered.
const MOST_REFUSED_ANSWERING: usize = 5000;
/// How long a refused request counts.
const WINDOW: Duration = Duration::from_secs(600);

/// A message waits this long for its token; if it would take longer, it is put off.
const PATIENCE: Duration = Duration::from_secs(5);

/// The budget of one bot.
pub struct SendBudget {
    state: Mutex<State>,
    /// Who waits for a token, in order.
    turns: tokio::sync::Mutex<()>,
    others: tokio::sync::Mutex<()>,
}

struct State {
    tokens: f64,
    at: Instant,
    held_until: Option<Instant>,
    refused: VecDeque<Instant>,
}

impl Default for SendBudget {
    fn default() -> Self {
        Self::at(Instant::now())
    }
}

impl SendBudget {
    fn at(now: Instant) -> Self {
        Self {
            state: Mutex::new(State {
                tokens: BURST,
                at: now,
                held_until: None,
                refused: VecDeque::new(),
            }),
            turns: tokio::sync::Mutex::default(),
            others: tokio::sync::Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a token.
    ///
    /// # Errors
    /// If that takes too long to wait for: how long.
    pub async fn take(&self, urgency: Urgency) -> Result<(), Duration> {
        let queue = match urgency {
            Urgency::Turn => &self.turns,
            Urgency::Later => &self.others,
        };
        let _first = queue.lock().await;
        loop {
            let wait = self.lock().ask(urgency, Instant::now());
            match wait {
                None => return Ok(()),
                Some(wait) if wait > PATIENCE => return Err(wait),
                Some(wait) => tokio::time::sleep(wait).await,
            }
        }
    }

    /// Discord asks for a pause of everything.
    pub fn hold(&self, wait: Duration) {
        let until = Instant::now() + wait;
        let mut state = self.lock();
        state.held_until = state.held_until.max(Some(until));
    }

    /// May interactions be answered?
    pub fn may_answer(&self) -> bool {
        self.lock().refused_lately(Instant::now()) < MOST_REFUSED_ANSWERING
    }

    /// Discord refused a request in a way that counts towards a ban (401, 403, 429).
    pub fn refused(&self) {
        METRICS.refused_requests.count();
        let now = Instant::now();
        let mut state = self.lock();
        state.refused.push_back(now);
        if state.refused.len() == MOST_REFUSED {
            tracing::error!(
                "Discord refused {MOST_REFUSED} requests in ten minutes; nothing is sent for a while"
            );
        }
    }
}

/// How long a refusal still counts.
fn left_of_window(refused: Instant, now: Instant) -> Duration {
    WINDOW.saturating_sub(now.saturating_duration_since(refused))
}

impl State {
    /// How many requests were refused in the last [`WINDOW`].
    fn refused_lately(&mut self, now: Instant) -> usize {
        let counts = |refused: &Instant| !left_of_window(*refused, now).is_zero();
        while self.refused.front().is_some_and(|first| !counts(first)) {
            self.refused.pop_front();
        }
        self.refused.len()
    }

    /// Takes a token, or says how long to wait before asking again.
    fn ask(&mut self, urgency: Urgency, now: Instant) -> Option<Duration> {
        let lately = self.refused_lately(now);
        if let Some(first) = self.refused.front()
            && lately >= MOST_REFUSED
        {
            return Some(left_of_window(*first, now));
        }
        if let Some(until) = self.held_until {
            let left = until.saturating_duration_since(now);
            if !left.is_zero() {
                return Some(left);
            }
            // What was saved up before the pause does not count.
            (self.held_until, self.tokens) = (None, 1.0 + FOR_TURNS);
        }
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + since * PER_SECOND).min(BURST);
        self.at = now;
        let needed = match urgency {
            Urgency::Turn => 1.0,
            Urgency::Later => 1.0 + FOR_TURNS,
        };
        if self.tokens >= needed {
            self.tokens -= 1.0;
            return None;
        }
        let missing = (needed - self.tokens) / PER_SECOND;
        Some(Duration::from_secs_f64(missing) + Duration::from_millis(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(budget: &SendBudget, urgency: Urgency, now: Instant) -> Option<Duration> {
        budget.lock().ask(urgency, now)
    }

    #[test]
    fn fewer_than_fifty_go_in_any_second() {
        let begun = Instant::now();
        let budget = SendBudget::at(begun);
        let mut sent: Vec<Duration> = Vec::new();
        for millis in 0..5000 {
            let after = Duration::from_millis(millis);
            while ask(&budget, Urgency::Turn, begun + after).is_none() {
                sent.push(after);
            }
        }
        let second = Duration::from_secs(1);
        let most = sent.iter().enumerate().map(|(at, first)| {
            let later = sent.iter().skip(at);
            later.take_while(|other| **other < *first + second).count()
        });
        assert!(most.max() <= Some(46), "{sent:?}");
        assert!(sent.len() > 170, "{}", sent.len());
    }

    #[test]
    fn a_turn_goes_before_reminders() {
        let now = Instant::now();
        let budget = SendBudget::at(now);
        while ask(&budget, Urgency::Later, now).is_none() {}
        assert!(ask(&budget, Urgency::Later, now).is_some());
        assert_eq!(ask(&budget, Urgency::Turn, now), None);
    }

    #[test]
    fn a_pause_holds_everything() {
        let now = Instant::now();
        let budget = SendBudget::at(now);
        budget.hold(Duration::from_secs(60));
        assert!(ask(&budget, Urgency::Turn, now) > Some(Duration::from_secs(59)));
        let later = Instant::now() + Duration::from_secs(61);
        assert_eq!(ask(&budget, Urgency::Turn, later), None);
    }

    #[test]
    fn many_refusals_stop_all_sending_until_they_are_old() {
        let now = Instant::now();
        let budget = SendBudget::at(now);
        for _ in 1..MOST_REFUSED {
            budget.refused();
        }
        assert_eq!(ask(&budget, Urgency::Turn, Instant::now()), None);
        budget.refused();
        assert!(ask(&budget, Urgency::Turn, Instant::now()) > Some(PATIENCE));
        assert!(budget.may_answer(), "answers go on for a while");
        for _ in MOST_REFUSED..MOST_REFUSED_ANSWERING {
            budget.refused();
        }
        assert!(!budget.may_answer());
        let later = Instant::now() + WINDOW;
        assert_eq!(ask(&budget, Urgency::Turn, later), None);
        assert!(budget.may_answer());
    }
}
