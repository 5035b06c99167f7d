//! The page in a real browser: Chromium without a window, the real binary behind it.
//!
//! Pictures of what was seen are written to `target/browser/`.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod chromium;
mod first_minute;
mod page;
mod seats;
mod whole;
