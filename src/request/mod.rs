//! Requests of people: who asks, what a press or command means, and the one private answer.
//!
//! Plain data in, a message for one person out. Commands and presses take the same path
//! ([`respond`]); they differ in a small [`Surface`], which `discord` implements. Knows no Discord type.

mod greeting;
mod in_flight;
mod join;
mod learn;
mod look_up;
mod played;
mod press;
mod replay;
mod requester;
mod respond;
mod review;
mod solo;
mod start;
mod statistics;
mod suggest;
mod typed;
mod wanted_pictures;

pub(crate) use greeting::greeting;
pub(crate) use in_flight::InFlight;
pub(crate) use join::{join, leave, with_way};
pub(crate) use learn::{learn, learn_privately};
pub(crate) use look_up::look_up;
pub(crate) use played::{played, refused};
pub(crate) use press::{Component, Pressed, handle_press};
pub(crate) use replay::replay_step;
pub(crate) use requester::{Place, Requester};
pub(crate) use respond::{Surface, respond};
pub(crate) use review::review;
pub(crate) use solo::play_solo;
pub(crate) use start::start;
pub(crate) use statistics::statistics;
pub(crate) use suggest::{AUTO_LANGUAGE, Suggestion, suggest};
pub(crate) use typed::{NOTHING, typed_level, typed_move, typed_orders, typed_side, typed_title};
pub(crate) use wanted_pictures::WantedPictures;

use rules::view::OneSeat;

use crate::message::Message;
use crate::table::Trouble;

/// What a handler has to say to its person alone.
pub(crate) type Answer = Result<Message<OneSeat>, Trouble>;
