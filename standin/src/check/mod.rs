//! Is what the bot sends something Discord would take?
//!
//! Two opinions, and both must agree: our own checks (lengths, counts, names) and `twilight-model` /
//! `twilight-validate`, written by others from the same documents. Errors are collected in a tree
//! shaped like Discord's `errors` of 50035. Nothing here changes the world.

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

/// Complains about members that Discord does not document: it ignores them, but they are surely a
/// mistake.
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
