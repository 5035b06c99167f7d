//! The gateway: sessions that outlive their connections, and the websocket that carries them.
//!
//! `hub` knows the sessions, their sequence numbers and what they have missed; `connection` is
//! one websocket from hello to close; `wire` compresses its frames for clients that ask for it;
//! `control` is what a test uses to make trouble. The world does not know any of this: it only queues
//! events.

mod connection;
mod control;
mod hub;
mod wire;

pub(crate) use connection::serve;
pub use control::Gateway;
pub(crate) use hub::Hub;
pub(crate) use wire::Wire;
