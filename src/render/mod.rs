//! Pictures of tables: a view becomes a [`scene::Scene`], a scene becomes a [`Picture`].
//!
//! The audience of a view stays in the type of its scene and of its picture, so a seat's picture can
//! never reach a public sink. `titles` decides what is shown, the crate `painter` how; neither sees a state.
//!
//! ```compile_fail
//! use rokugan::render::Picture;
//! use rules::view::{Everyone, OneSeat};
//!
//! fn post(_: Picture<Everyone>) {}
//! fn wrong(own: Picture<OneSeat>) {
//!     post(own);
//! }
//! ```

pub mod film;
pub mod titles;

pub use painter::{Fault, Painter, Picture, art, palette, scene};
