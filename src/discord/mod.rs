//! Discord: gateway, commands, presses, replies, sending.
//!
//! The only room that names a serenity or poise type, and it holds nothing else: it turns interactions
//! into plain requests and plain messages into Discord's shapes. It decides nothing about play.

mod card;
mod commands;
mod complete;
mod connect;
mod contact;
mod emoji;
mod endpoint;
mod errors;
mod fatal_close;
mod greet;
mod identifies;
mod invite;
mod log;
mod permissions;
mod press;
mod register;
mod reply;
mod requester;
mod sender;
mod shape;
mod shard_health;
mod stop;
mod thread;
mod wire;

pub use connect::{Address, Stopped, run};
pub use endpoint::Endpoint;
pub use invite::PERMISSIONS;
pub use log::{Form, start_log};

use std::sync::Arc;

use crate::app::App;
use crate::table::Trouble;

type Shared = Arc<App>;
type Ctx<'a> = poise::Context<'a, Shared, Trouble>;
type Done = Result<(), Trouble>;
