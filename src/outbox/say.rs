//! Saying a message as well as Discord lets us: as a card, in the classic form, without its pictures, or in words
//! alone.

use rules::view::{Audience, Everyone, OneSeat};

use super::{Failure, NotSent, Outbox, Sender, Stamp};
use crate::failpoint;
use crate::fault::Fault;
use crate::id::{ChannelId, GuildId, MessageId};
use crate::message::Message;
use crate::store::{Lane, OutboxItem};
use crate::table::{Obstacle, Permission};

impl<S: Sender> Outbox<S> {
    /// Posts a message; also says what keeps us from posting it, or from posting all of it.
    pub(super) async fn say(
        &self,
        item: &OutboxItem,
        (guild, channel): (Option<GuildId>, ChannelId),
        mut message: Message<Everyone>,
    ) -> (Result<MessageId, NotSent>, Option<Obstacle>) {
        let mut sent = self.post_once(item, channel, &message).await;
        let mut obstacle = None;
        if message.card.is_some() && failed(&sent, &[Failure::Malformed]) {
            note_malformed(&sent);
            message.card = None;
            sent = self.post_once(item, channel, &message).await;
        }
        // A film without its picture says nothing.
        let may_go_bare = !message.pictures.is_empty() && item.lane != Lane::Film;
        if failed(&sent, &[Failure::Forbidden]) && may_go_bare {
            message.pictures.clear();
            message.card = None;
            sent = self.post_once(item, channel, &message).await;
            obstacle = Some(Obstacle::Missing(vec![Permission::AttachFiles]));
        }
        // Too large a picture is the likeliest thing that is wrong with a message.
        if failed(&sent, &[Failure::Malformed]) && may_go_bare {
            note_malformed(&sent);
            message.pictures.clear();
            sent = self.post_once(item, channel, &message).await;
        }
        if failed(&sent, &[Failure::Malformed, Failure::Refused]) {
            note_malformed(&sent);
            sent = self.post_once(item, channel, &words_alone(&message)).await;
        }
        if let Err(error) = &sent {
            obstacle = self.blocking(item, error.failure, guild, channel);
        }
        (sent, obstacle)
    }

    /// Writes a message to one person.
    pub(super) async fn say_privately(
        &self,
        item: &OutboxItem,
        channel: ChannelId,
        mut message: Message<OneSeat>,
    ) -> Result<MessageId, NotSent> {
        let mut sent = self.whisper_once(item, channel, &message).await;
        if failed(&sent, &[Failure::Malformed]) && !message.pictures.is_empty() {
            note_malformed(&sent);
            message.pictures.clear();
            sent = self.whisper_once(item, channel, &message).await;
        }
        if !failed(&sent, &[Failure::Malformed, Failure::Refused]) {
            return sent;
        }
        note_malformed(&sent);
        self.whisper_once(item, channel, &words_alone(&message))
            .await
    }

    /// What keeps us from posting in a channel, if it is more than this one message.
    fn blocking(
        &self,
        item: &OutboxItem,
        failure: Failure,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Option<Obstacle> {
        let otherwise = match failure {
            Failure::NoAccess => Permission::ViewChannel,
            Failure::Forbidden if item.lane == Lane::Film => Permission::AttachFiles,
            Failure::Forbidden => Permission::SendMessages,
            Failure::Locked => return Some(Obstacle::Locked),
            _ => return None,
        };
        let missing = self.sender.missing(guild, channel);
        Some(Obstacle::Missing(if missing.is_empty() {
            vec![otherwise]
        } else {
            missing
        }))
    }

    async fn post_once(
        &self,
        item: &OutboxItem,
        channel: ChannelId,
        message: &Message<Everyone>,
    ) -> Result<MessageId, NotSent> {
        failpoint::hit();
        let sent = self.sender.post(channel, message, stamp(item)).await;
        failpoint::hit();
        sent
    }

    async fn whisper_once(
        &self,
        item: &OutboxItem,
        channel: ChannelId,
        message: &Message<OneSeat>,
    ) -> Result<MessageId, NotSent> {
        failpoint::hit();
        let sent = self.sender.whisper(channel, message, stamp(item)).await;
        failpoint::hit();
        sent
    }
}

fn stamp(item: &OutboxItem) -> Stamp<'_> {
    Stamp {
        nonce: &item.nonce,
        urgency: item.urgency,
    }
}

fn failed(sent: &Result<MessageId, NotSent>, how: &[Failure]) -> bool {
    matches!(sent, Err(error) if how.contains(&error.failure))
}

/// A malformed message is our bug, even if its words can be sent.
fn note_malformed(sent: &Result<MessageId, NotSent>) {
    if let Err(error) = sent
        && error.failure == Failure::Malformed
    {
        let _ = Fault::new("delivery", &error.detail);
    }
}

/// All words of a message, without pictures and buttons: what happened is told nowhere else.
fn words_alone<A: Audience>(message: &Message<A>) -> Message<A> {
    Message::text(message.text.clone())
        .body(&message.heading, &message.body)
        .board(&message.board)
        .pinging(message.ping.clone())
        .silent(message.silent)
}
