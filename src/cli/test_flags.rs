//! The flags by which tests slow the bot down, break it and move its clock.
//!
//! Only builds with the feature `failpoints` have them: a released binary refuses them like any flag
//! it does not know.

use std::sync::Arc;

use clap::Args as ClapArgs;

use crate::clock::{Clock, SystemClock};
use crate::test_faults::TestFaults;

/// What a test asks for.
#[cfg(feature = "failpoints")]
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct TestFlags {
    /// Make every answer slower by this many milliseconds.
    #[arg(
        long,
        env = "ROKUGAN_SLOW_HANDLERS_MS",
        default_value_t = 0,
        hide = true
    )]
    slow_handlers_ms: u64,
    /// Make every picture slower by this many milliseconds.
    #[arg(
        long,
        env = "ROKUGAN_SLOW_PICTURES_MS",
        default_value_t = 0,
        hide = true
    )]
    slow_pictures_ms: u64,
    /// Let every picture fail.
    #[arg(long, env = "ROKUGAN_FAILING_PICTURES", hide = true)]
    failing_pictures: bool,
    /// Refuse nobody for being too fast.
    #[arg(long, env = "ROKUGAN_NO_RATE_LIMIT", hide = true)]
    no_rate_limit: bool,
    /// Let this many handlers panic.
    #[arg(long, env = "ROKUGAN_PANICS", default_value_t = 0, hide = true)]
    panics: u32,
    /// Abort at this failpoint of the first move.
    #[arg(long, env = "ROKUGAN_FAILPOINT", default_value_t = 0, hide = true)]
    failpoint: u32,
    /// Move the clock by the two numbers in this file.
    #[arg(long, env = "ROKUGAN_CLOCK_FILE", hide = true)]
    clock_file: Option<std::path::PathBuf>,
}

#[cfg(feature = "failpoints")]
impl TestFlags {
    /// The machine's clock, unless a test moves it.
    pub fn clock(&self) -> Arc<dyn Clock> {
        match &self.clock_file {
            Some(path) => Arc::new(crate::clock::FileClock(path.clone())),
            None => Arc::new(SystemClock),
        }
    }

    /// What goes wrong on purpose.
    pub fn faults(&self) -> TestFaults {
        use std::time::Duration;
        TestFaults {
            slow_handlers: Duration::from_millis(self.slow_handlers_ms),
            slow_pictures: Duration::from_millis(self.slow_pictures_ms),
            failing_pictures: self.failing_pictures,
            no_rate_limit: self.no_rate_limit,
            panics: Arc::new(self.panics.into()),
        }
    }

    /// Sets the failpoint at which the process ends.
    pub fn set_failpoint(&self) {
        crate::failpoint::set(self.failpoint);
    }
}

/// None in this build.
#[cfg(not(feature = "failpoints"))]
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct TestFlags {}

#[cfg(not(feature = "failpoints"))]
impl TestFlags {
    /// The machine's clock.
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::new(SystemClock)
    }

    /// Nothing goes wrong on purpose.
    pub const fn faults(&self) -> TestFaults {
        TestFaults
    }

    /// There are none.
    pub const fn set_failpoint(&self) {}
}
