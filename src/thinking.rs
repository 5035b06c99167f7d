//! Thinking: the threads on which computer daimyos think ahead, and how long they may.
//!
//! A thought is about a copy of a table, so nothing waits for it and nothing is left half done if it ends
//! early. It never says no: whoever gets no thought asks a player that needs none. Knows neither the store
//! nor Discord.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use rules::search::Thought;
use rules::seat::Seat;
use rules::table::Table;

use crate::failpoint;
use crate::fault::Fault;
use crate::level::Level;
use crate::work_pool::{PoolError, WorkPool};

static POOL: LazyLock<WorkPool> = LazyLock::new(|| WorkPool::new("think", threads()).helped());

/// How many tables are thought about at the same time.
pub(crate) fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    (cores / 2).clamp(1, 4)
}

/// The shortest time a Daimyo can be given for a move.
const SHORTEST: Duration = Duration::from_millis(10);
/// The longest one.
const LONGEST: Duration = Duration::from_secs(30);
/// The clock is read after this many rollouts.
const BETWEEN_LOOKS: u64 = 8;
/// On a busy machine a thought ends after this many times its budget, with what it found by then.
const MOST_WAITED: u32 = 4;
/// A thought that has not ended this long after it should have is given up.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a computer daimyo may think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined tables, on the thread that asks: the same thought every time, for tests.
    Rollouts(u64),
    /// So much processor time, on threads of its own.
    Time(Duration),
}

impl Budget {
    /// Reads a time such as `1s`, `0.5s` or `250ms`.
    pub fn read(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(number), _) => (number, 0.001),
            (None, Some(number)) => (number, 1.0),
            (None, None) => ("", 1.0),
        };
        let digits = |c: char| c.is_ascii_digit() || c == '.';
        let seconds: Option<f64> = Some(number.trim())
            .filter(|number| number.chars().all(digits))
            .and_then(|number| number.parse().ok());
        let seconds = seconds.ok_or("it is a time such as 1s, 0.5s or 250ms")?;
        // A number too large for any time is out of range too.
        match Duration::try_from_secs_f64(seconds * unit) {
            Ok(time) if (SHORTEST..=LONGEST).contains(&time) => Ok(Self::Time(time)),
            _ => Err("a move can be given 10ms to 30s of processor time".into()),
        }
    }
}

/// The one way to let a computer daimyo think.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking {
    budget: Budget,
    patience: Duration,
}

impl Thinking {
    /// Thinking within this budget.
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            patience: PATIENCE,
        }
    }

    /// Is it done on threads of its own, so that whoever asks has to wait?
    pub const fn takes_time(self) -> bool {
        matches!(self.budget, Budget::Time(_))
    }

    /// How long a thought takes when the budget is shared by so many tables.
    pub fn lasts(self, shared: u32) -> Duration {
        match self.budget {
            Budget::Rollouts(_) => Duration::ZERO,
            Budget::Time(time) => (time / shared.max(1)).max(SHORTEST),
        }
    }

    /// What a Daimyo would do in a seat that is waited for, and what it expects. Nothing if it finds nothing,
    /// panics or does not answer, which is logged.
    pub async fn think(self, table: &Table, seat: Seat, shared: u32) -> Option<Thought> {
        let table = table.clone();
        self.ask(shared, move |go_on| {
            failpoint::in_advice();
            table.think(seat, Level::Daimyo.policy(), go_on)
        })
        .await
    }

    async fn ask(
        self,
        shared: u32,
        work: impl FnOnce(&mut dyn FnMut(u64) -> bool) -> Option<Thought> + Send + 'static,
    ) -> Option<Thought> {
        let thought = match self.budget {
            Budget::Rollouts(most) => {
                let work = || work(&mut |done| done < most);
                catch_unwind(AssertUnwindSafe(work)).map_err(|_| PoolError::Panicked)
            }
            Budget::Time(_) => {
                let time = self.lasts(shared);
                let (slowest, asked) = (time * MOST_WAITED, Instant::now());
                let work = move || {
                    let begun = Effort::begin();
                    let enough = || begun.processor() >= time || begun.since.elapsed() >= slowest;
                    work(&mut |done| done % BETWEEN_LOOKS != 0 || done == 0 || !enough())
                };
                let thought = POOL.run(slowest + self.patience, work).await;
                tracing::debug!(waited = ?asked.elapsed(), "thought");
                thought
            }
        };
        match thought {
            Ok(thought) => thought,
            Err(error) => {
                let what = match error {
                    PoolError::Panicked => "a thought panicked; the middle level plays",
                    PoolError::TimedOut => "a thought did not end; the middle level plays",
                };
                let _ = Fault::new("thinking", &what);
                None
            }
        }
    }
}

/// The processor time of a thread since a moment.
struct Effort {
    since: Instant,
    #[cfg(unix)]
    processor: Duration,
}

impl Effort {
    fn begin() -> Self {
        Self {
            since: Instant::now(),
            #[cfg(unix)]
            processor: processor_time(),
        }
    }

    #[cfg(unix)]
    fn processor(&self) -> Duration {
        processor_time().saturating_sub(self.processor)
    }

    #[cfg(not(unix))]
    fn processor(&self) -> Duration {
        self.since.elapsed()
    }
}

/// The processor time this thread has used.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(rollouts: u64) -> Option<Thought> {
        Some(Thought {
            action: "pass".into(),
            expected: Vec::new(),
            choices: Vec::new(),
            rollouts,
        })
    }

    fn within(millis: u64) -> Thinking {
        Thinking::new(Budget::Time(Duration::from_millis(millis)))
    }

    #[test]
    fn budgets_of_nothing_nonsense_or_an_hour_are_refused() {
        let time = |millis| Ok(Budget::Time(Duration::from_millis(millis)));
        assert_eq!(Budget::read("1s"), time(1000));
        assert_eq!(Budget::read(" 0.25s"), time(250));
        assert_eq!(Budget::read("250ms"), time(250));
        assert_eq!(Budget::read("30s"), time(30_000));
        for shut in ["0s", "0ms", "9ms", "31s", "3600s", "99999999999999999999s"] {
            let said = Budget::read(shut).unwrap_err();
            assert!(said.contains("10ms to 30s"), "{shut}: {said}");
        }
        for nonsense in [
            "", "0", "1", "1h", "-1s", "s", "1e3s", "infs", "nans", "long", "１s",
        ] {
            let said = Budget::read(nonsense).unwrap_err();
            assert!(said.contains("such as 1s"), "{nonsense}: {said}");
        }
    }

    /// Work that goes on as long as it may uses its budget, not more, whatever it finds on the way.
    #[tokio::test]
    async fn a_thought_ends_when_its_budget_is_used() {
        let thought = within(60).ask(1, |go_on| {
            let begun = Effort::begin();
            let mut rollouts = 0;
            while go_on(rollouts) {
                rollouts += 1;
            }
            let used = begun.processor().max(begun.since.elapsed() / MOST_WAITED);
            assert!(used >= Duration::from_millis(59), "{used:?}");
            thought(rollouts)
        });
        assert!(thought.await.unwrap().rollouts > 0);
    }

    /// F57: a thought that panics or never ends costs the table nothing.
    #[tokio::test]
    async fn f57_a_thought_that_panics_or_never_ends_is_no_thought() {
        let bad = within(20).ask(1, |_| std::panic::resume_unwind(Box::new("on trial")));
        assert!(bad.await.is_none());
        let (open, shut) = std::sync::mpsc::channel::<()>();
        let impatient = Thinking {
            patience: Duration::from_millis(20),
            ..within(20)
        };
        let stuck = impatient.ask(1, move |_| {
            let _ = shut.recv();
            thought(1)
        });
        assert!(stuck.await.is_none(), "nobody waits for ever");
        drop(open);
        let good = within(20).ask(1, |_| thought(3));
        assert_eq!(good.await.unwrap().rollouts, 3, "others think on");
    }

    #[test]
    fn a_budget_that_many_share_is_small_but_never_nothing() {
        assert_eq!(within(1000).lasts(1), Duration::from_secs(1));
        assert_eq!(within(1000).lasts(4), Duration::from_millis(250));
        assert_eq!(within(1000).lasts(u32::MAX), SHORTEST);
    }
}
