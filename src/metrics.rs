//! What is counted and timed while the process runs: plain atomics, no labels from user data.
//!
//! No decision depends on these numbers: only `/metrics` and `/healthz` read them, and they start at
//! zero with every process. Facts about tables come from the store.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A number that only grows.
#[derive(Debug)]
pub struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// One more.
    pub fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that keeps the last value.
#[derive(Debug)]
pub struct Gauge(AtomicU64);

impl Gauge {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Sets the value.
    pub fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    /// Keeps the time of this moment.
    pub fn set_now(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_millis();
        self.set(u64::try_from(now).unwrap_or(u64::MAX));
    }

    /// Is the time it keeps at most this long ago?
    #[must_use]
    pub fn is_within(&self, time: Duration) -> bool {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_millis();
        let at = u128::from(self.get());
        at > 0 && now.saturating_sub(at) < time.as_millis()
    }

    /// The value.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the buckets, in microseconds: from a quick answer to Discord's three seconds.
const BOUNDS: [u64; 12] = [
    1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000,
    3_000_000,
];

/// How long something takes.
#[derive(Debug)]
pub struct Timer {
    buckets: [AtomicU64; BOUNDS.len()],
    all: AtomicU64,
    micros: AtomicU64,
}

impl Timer {
    const fn new() -> Self {
        Self {
            buckets: [const { AtomicU64::new(0) }; BOUNDS.len()],
            all: AtomicU64::new(0),
            micros: AtomicU64::new(0),
        }
    }

    /// Adds one measurement.
    pub fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let at = BOUNDS.iter().zip(&self.buckets);
        if let Some((_, bucket)) = at.into_iter().find(|(bound, _)| micros <= **bound) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.all.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// How many measurements there are.
    #[must_use]
    pub fn times(&self) -> u64 {
        self.all.load(Ordering::Relaxed)
    }
}

/// Everything that is measured.
#[derive(Debug)]
pub struct Metrics {
    /// Slash commands received.
    pub commands: Counter,
    /// Presses of buttons and selects received.
    pub presses: Counter,
    /// Requests for completion received.
    pub completions: Counter,
    /// From receiving an interaction to its first acknowledgement or answer.
    pub acknowledged: Timer,
    /// Moves people made.
    pub acts: Counter,
    /// Outbox items that reached Discord.
    pub sent: Counter,
    /// Attempts that failed and will be made again.
    pub put_off: Counter,
    /// Outbox items given up, because they can never be said.
    pub given_up: Counter,
    /// Posts sent to Discord, refused ones included.
    pub posts: Counter,
    /// Direct messages sent, and channels for them opened.
    pub direct_messages: Counter,
    /// Edits of messages.
    pub edits: Counter,
    /// Messages read.
    pub reads: Counter,
    /// Requests for interactions over HTTP whose signature was wrong, old or used before.
    pub unsigned: Counter,
    /// Requests that Discord refused in a way that counts towards a ban.
    pub refused_requests: Counter,
    /// From claiming an outbox item to what became of it.
    pub delivered: Timer,
    /// Drawing and encoding a picture.
    pub drawn: Timer,
    /// Faults of ours.
    pub faults: Counter,
    /// Shards of this process.
    pub shards: Gauge,
    /// Those of them that are connected.
    pub shards_connected: Gauge,
    /// 1 while Discord does not have our commands.
    pub unregistered: Gauge,
    /// When all shards were last connected, in milliseconds of the Unix epoch.
    pub connected_at: Gauge,
    /// When the scheduler last looked for work, in milliseconds of the Unix epoch.
    pub scheduler_at: Gauge,
    /// When the outbox last did.
    pub outbox_at: Gauge,
    /// When the thinker last did.
    pub thinker_at: Gauge,
    /// 1 once the process was told to stop.
    pub stopping: Gauge,
}

impl Metrics {
    /// Everything at zero.
    pub(crate) const fn zero() -> Self {
        Self {
            commands: Counter::new(),
            presses: Counter::new(),
            completions: Counter::new(),
            acknowledged: Timer::new(),
            acts: Counter::new(),
            sent: Counter::new(),
            put_off: Counter::new(),
            given_up: Counter::new(),
            posts: Counter::new(),
            direct_messages: Counter::new(),
            edits: Counter::new(),
            reads: Counter::new(),
            unsigned: Counter::new(),
            refused_requests: Counter::new(),
            delivered: Timer::new(),
            drawn: Timer::new(),
            faults: Counter::new(),
            shards: Gauge::new(),
            shards_connected: Gauge::new(),
            unregistered: Gauge::new(),
            connected_at: Gauge::new(),
            scheduler_at: Gauge::new(),
            outbox_at: Gauge::new(),
            thinker_at: Gauge::new(),
            stopping: Gauge::new(),
        }
    }
}

/// The metrics of this process.
pub static METRICS: Metrics = Metrics::zero();

/// Metrics as Prometheus reads them.
#[derive(Debug, Default)]
pub struct Sheet(String);

impl Sheet {
    /// A family of numbers: each with its labels (`kind="x"`, or nothing).
    pub fn family(&mut self, name: &str, kind: &str, help: &str, samples: &[(&str, f64)]) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
        for (labels, value) in samples {
            let _ = if labels.is_empty() {
                writeln!(self.0, "{name} {value}")
            } else {
                writeln!(self.0, "{name}{{{labels}}} {value}")
            };
        }
    }

    /// A histogram in seconds.
    pub fn timer(&mut self, name: &str, help: &str, timer: &Timer) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&timer.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let bound = seconds(*bound);
            let _ = writeln!(self.0, "{name}_bucket{{le=\"{bound}\"}} {below}");
        }
        // A concurrent count must not make the last bucket smaller than the one before.
        let all = timer.times().max(below);
        let sum = seconds(timer.micros.load(Ordering::Relaxed));
        let _ = writeln!(
            self.0,
            "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {sum}\n{name}_count {all}"
        );
    }

    /// The text.
    #[must_use]
    pub fn text(self) -> String {
        self.0
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "beyond 2^53 microseconds nobody reads the last digit"
)]
fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_is_a_cumulative_histogram() {
        let timer = Timer::new();
        for millis in [1, 2, 700, 9_000] {
            timer.took(Duration::from_millis(millis));
        }
        let mut sheet = Sheet::default();
        sheet.timer("x_seconds", "Help.", &timer);
        sheet.family("y", "gauge", "Help.", &[("", 2.0), ("kind=\"a\"", 0.5)]);
        let text = sheet.text();
        for line in [
            "x_seconds_bucket{le=\"0.001\"} 1",
            "x_seconds_bucket{le=\"0.0025\"} 2",
            "x_seconds_bucket{le=\"0.5\"} 2",
            "x_seconds_bucket{le=\"1\"} 3",
            "x_seconds_bucket{le=\"3\"} 3",
            "x_seconds_bucket{le=\"+Inf\"} 4",
            "x_seconds_sum 9.703",
            "x_seconds_count 4",
            "# TYPE y gauge",
            "y 2",
            "y{kind=\"a\"} 0.5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
