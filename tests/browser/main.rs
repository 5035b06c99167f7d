//! The page in a real browser: Chromium without a window, the real binary behind it.
//!
//! Screenshots are written to `target/browser/`.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod axe;
mod chromium;
mod first_minute;
mod kindness;
mod lesson;
mod means;
mod page;
mod rising_sun;
mod river_of_gold;
mod seats;
mod whole;
