//! Old buttons go away when newer ones are there: one edit of the message before, best effort. What
//! an old button says when pressed does not depend on it.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId as Channel, EditMessage, Http, MessageId as Id};

use super::super::errors::loggable;
use crate::id::{ChannelId, MessageId};

/// How long an edit may wait for its turn at Discord's limits.
const PATIENCE: Duration = Duration::from_secs(30);

/// Takes the buttons off a message, in its own time.
pub(super) fn retire(http: &Arc<Http>, channel: ChannelId, message: MessageId) {
    let http = Arc::clone(http);
    tokio::spawn(async move {
        let (channel, id) = (Channel::new(channel.0.max(1)), Id::new(message.0.max(1)));
        let bare = EditMessage::new().components(Vec::new());
        let edit = channel.edit_message(&http, id, bare);
        match tokio::time::timeout(PATIENCE, edit).await {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => {
                tracing::debug!(error = loggable(&error), "old buttons stay");
            }
            Err(_) => tracing::debug!("old buttons stay"),
        }
    });
}
