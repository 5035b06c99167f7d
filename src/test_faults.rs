//! Faults that tests inject into every handler and every picture, to see that people still get answers.
//!
//! Only builds with the feature `failpoints` have them; in a released binary [`TestFaults`] is empty
//! and does nothing.

#[cfg(feature = "failpoints")]
mod injected {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;

    /// What goes wrong on purpose.
    #[derive(Clone, Debug, Default)]
    pub struct TestFaults {
        /// Every handler takes this much longer.
        pub slow_handlers: Duration,
        /// Every picture takes this much longer.
        pub slow_pictures: Duration,
        /// Every picture fails.
        pub failing_pictures: bool,
        /// No request is refused for coming too fast.
        pub no_rate_limit: bool,
        /// How many handlers panic.
        pub panics: Arc<AtomicU32>,
    }

    impl TestFaults {
        /// Slows a handler down or lets it panic.
        pub async fn in_handler(&self) {
            if !self.slow_handlers.is_zero() {
                tokio::time::sleep(self.slow_handlers).await;
            }
            let one_less = |left: u32| left.checked_sub(1);
            if self
                .panics
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less)
                .is_ok()
            {
                std::panic::resume_unwind(Box::new("on trial"));
            }
        }

        /// Slows a picture down or lets it fail; called on the thread that paints.
        pub fn in_picture(&self) {
            if !self.slow_pictures.is_zero() {
                std::thread::sleep(self.slow_pictures);
            }
            if self.failing_pictures {
                std::panic::resume_unwind(Box::new("on trial"));
            }
        }

        /// Are requests that come too fast refused?
        #[must_use]
        pub const fn limits_rate(&self) -> bool {
            !self.no_rate_limit
        }
    }
}

#[cfg(not(feature = "failpoints"))]
mod injected {
    /// Nothing goes wrong on purpose in this build.
    #[derive(Clone, Debug, Default)]
    pub struct TestFaults;

    impl TestFaults {
        /// Nothing in this build.
        #[inline]
        #[expect(clippy::unused_async, reason = "the build for tests waits here")]
        pub async fn in_handler(&self) {}

        /// Nothing in this build.
        #[inline]
        pub const fn in_picture(&self) {}

        /// Always.
        #[inline]
        #[must_use]
        pub const fn limits_rate(&self) -> bool {
            true
        }
    }
}

pub use injected::TestFaults;
