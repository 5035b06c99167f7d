//! The clock, as a trait so that tests can move it.

use std::sync::LazyLock;
#[cfg(feature = "failpoints")]
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, UTC.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// Whole seconds, as Discord's timestamps want them.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// This much later.
    #[must_use]
    pub const fn plus(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How much later this is than that.
    #[must_use]
    pub const fn since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// A second in milliseconds.
pub const SECOND: i64 = 1000;
/// A minute in milliseconds.
pub const MINUTE: i64 = 60 * SECOND;
/// An hour in milliseconds.
pub const HOUR: i64 = 60 * MINUTE;
/// A day in milliseconds.
pub const DAY: i64 = 24 * HOUR;

/// Where time comes from.
pub trait Clock: Send + Sync + 'static {
    /// The current wall-clock time. It can jump when somebody sets it or the machine sleeps.
    fn now(&self) -> Millis;

    /// Milliseconds since some fixed moment; they never jump.
    fn monotonic(&self) -> i64;

    /// Both at the same moment.
    fn both(&self) -> (Millis, i64) {
        (self.now(), self.monotonic())
    }

    /// A sleeping task checks the clock at least this often.
    fn longest_nap(&self) -> Duration {
        Duration::from_secs(30)
    }
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Millis(since.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX)))
    }

    fn monotonic(&self) -> i64 {
        i64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

/// The machine's clock with a file that moves it, so that a test of the real program can let days
/// pass: two numbers of milliseconds, added to the wall clock and to the monotonic clock.
#[cfg(feature = "failpoints")]
#[derive(Clone, Debug)]
pub struct FileClock(pub std::path::PathBuf);

#[cfg(feature = "failpoints")]
impl FileClock {
    fn offsets(&self) -> (i64, i64) {
        let text = std::fs::read_to_string(&self.0).unwrap_or_default();
        let mut numbers = text.split_whitespace().map(|n| n.parse().unwrap_or(0));
        (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
    }
}

#[cfg(feature = "failpoints")]
impl Clock for FileClock {
    fn now(&self) -> Millis {
        SystemClock.now().plus(self.offsets().0)
    }

    fn monotonic(&self) -> i64 {
        SystemClock.monotonic().saturating_add(self.offsets().1)
    }

    /// The file is read once: it could change between two readings.
    fn both(&self) -> (Millis, i64) {
        let (wall, monotonic) = self.offsets();
        let (now, began) = SystemClock.both();
        (now.plus(wall), began.saturating_add(monotonic))
    }

    fn longest_nap(&self) -> Duration {
        Duration::from_millis(20)
    }
}

/// A clock that moves only by hand.
#[cfg(feature = "failpoints")]
#[derive(Debug)]
pub struct ManualClock {
    wall: AtomicI64,
    monotonic: AtomicI64,
}

#[cfg(feature = "failpoints")]
impl ManualClock {
    /// A clock that shows this moment.
    #[must_use]
    pub const fn at(now: Millis) -> Self {
        Self {
            wall: AtomicI64::new(now.0),
            monotonic: AtomicI64::new(0),
        }
    }

    /// Lets time pass.
    pub fn pass(&self, millis: i64) {
        self.wall.fetch_add(millis, Ordering::SeqCst);
        self.monotonic.fetch_add(millis, Ordering::SeqCst);
    }

    /// Lets the wall clock jump while no time passes.
    pub fn jump(&self, millis: i64) {
        self.wall.fetch_add(millis, Ordering::SeqCst);
    }
}

#[cfg(feature = "failpoints")]
impl Clock for ManualClock {
    fn now(&self) -> Millis {
        Millis(self.wall.load(Ordering::SeqCst))
    }

    fn monotonic(&self) -> i64 {
        self.monotonic.load(Ordering::SeqCst)
    }
}
