//! The gateway: sessions that outlive their connections, and the websocket that carries them.
//!
//! `hub` knows the sessions, their sequence numbers and what they have missed; `line` is one
//! websocket from hello to close; `control` is what a test uses to make trouble. The world does not
//! know any of this: it only leaves events.

mod control;
mod hub;
mod line;

pub use control::Gateway;
pub(crate) use hub::Hub;
pub(crate) use line::serve;
