//! Scripted users: people who type commands, press buttons and read what they can see.
//!
//! They do what Discord's client would let them do (a disabled button cannot be pressed, a select
//! takes only what it offers), unless asked to forge. What they read is filtered as the client would
//! filter it: the channels they may see, their own direct messages, their own ephemerals.

mod act;
mod asked;
mod client_checks;
mod given;
mod interaction;
mod seen;
mod wait;

pub use act::User;
pub use asked::{Answer, Asked};
pub use given::Given;
pub use seen::{Picture, Seen};
pub use wait::Stuck;
pub(crate) use wait::until;
