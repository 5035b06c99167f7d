//! A loopback Discord: REST and gateway version 10, close enough to the real one that an unmodified
//! bot connects to it, and honest enough to refuse what the real one would refuse.
//!
//! [`StandIn::start`] opens it on a loopback port. Tests then add servers and people
//! ([`StandIn::guild`], [`StandIn::user`]), let scripted users act ([`User`]), make trouble
//! ([`fault::Plan`], [`gateway::Gateway`]), and read the record ([`traffic::Traffic`]).
//!
//! Direction of dependence: `world` knows only ids and the clock; `check` reads bodies and asks
//! the `oracle`; `rest` and `gateway` serve the world; `user` acts on it; `standin` ties them together.

pub mod check;
pub mod clock;
pub mod endpoint;
pub mod error;
pub mod fault;
pub mod gateway;
pub mod id;
pub mod json;
pub mod limit;
mod oracle;
mod rest;
mod server;
mod shared;
mod standin;
pub mod tls;
pub mod traffic;
pub mod user;
mod web;
pub mod world;

pub use shared::{Config, Offer, Welcome};
pub use standin::{StandIn, StartError};
pub use user::{Answer, Asked, Given, Seen, Stuck, User};

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whether this build has a second opinion on everything sent (feature `oracle`).
pub const ORACLE: bool = cfg!(feature = "oracle");

/// Locks a mutex, even if a test thread panicked while it held the lock.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
