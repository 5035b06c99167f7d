//! Is what the bot sends something Discord would take?
//!
//! Two opinions, both must agree: our own checks (lengths, counts, names, what the oracle misses)
//! and `twilight-model` / `twilight-validate`, written by others from the same documents. A no is
//! collected in a tree shaped as Discord's `errors` of 50035. Nothing here changes the world.

mod command;
mod component;
mod embed;
mod message;
mod tree;

pub use command::{commands, suggestions};
pub use component::modal;
pub use message::{Place, message};
pub use tree::Tree;

use serde_json::Value;

/// Complains about members Discord does not document: ignored there, but surely a mistake.
pub(crate) fn strangers(body: &Value, known: &[&str], complaints: &mut Vec<String>) {
    for key in body
        .as_object()
        .into_iter()
        .flat_map(|members| members.keys())
    {
        if !known.contains(&key.as_str()) {
            complaints.push(format!("unknown member `{key}`"));
        }
    }
}
