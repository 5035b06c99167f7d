//! Sending, as the outbox sees it: plain messages in, plain outcomes out.

use std::future::Future;
use std::time::Duration;

use rules::view::{Everyone, OneSeat};

use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::message::Message;
use crate::store::Urgency;
use crate::table::Permission;

/// What every message is sent with.
#[derive(Clone, Copy, Debug)]
pub struct Stamp<'a> {
    /// A second message under the same nonce does not appear twice.
    pub nonce: &'a str,
    /// How soon it has to go.
    pub urgency: Urgency,
}

/// Sends messages. A second message under the same nonce must not appear twice.
pub trait Sender: Send + Sync + 'static {
    /// Posts where everybody reads it: only a message for everyone fits.
    fn post(
        &self,
        channel: ChannelId,
        message: &Message<Everyone>,
        stamp: Stamp<'_>,
    ) -> impl Future<Output = Result<MessageId, NotSent>> + Send;

    /// Writes to one person.
    fn whisper(
        &self,
        channel: ChannelId,
        message: &Message<OneSeat>,
        stamp: Stamp<'_>,
    ) -> impl Future<Output = Result<MessageId, NotSent>> + Send;

    /// Opens the channel of a person's direct messages.
    fn open_dm(
        &self,
        user: UserId,
        urgency: Urgency,
    ) -> impl Future<Output = Result<ChannelId, NotSent>> + Send;

    /// Changes a direct message of ours; nobody is notified.
    fn change(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message<OneSeat>,
        urgency: Urgency,
    ) -> impl Future<Output = Result<(), NotSent>> + Send;

    /// Changes a post of ours; nobody is notified.
    fn change_post(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message<Everyone>,
        urgency: Urgency,
    ) -> impl Future<Output = Result<(), NotSent>> + Send;

    /// Removes the buttons of an old message, and its pictures too if asked to; best effort.
    fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
        pictures: bool,
    ) -> impl Future<Output = ()> + Send;

    /// Reads a channel back from this message on.
    fn read_back(
        &self,
        channel: ChannelId,
        from: MessageId,
    ) -> impl Future<Output = Result<History, NotSent>> + Send;

    /// Which permissions we lack there, as far as we know.
    fn missing(&self, guild: Option<GuildId>, channel: ChannelId) -> Vec<Permission>;
}

/// What was found in a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// There was something to read at all. If not, we may merely not be allowed to.
    pub readable: bool,
    /// Our own messages, oldest first, each with whether it is a film.
    pub ours: Vec<(MessageId, bool)>,
}

/// What a failed request means for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The person does not accept direct messages from us.
    DmClosed,
    /// The channel or person is gone.
    Gone,
    /// The message was sent before and has been deleted since.
    Deleted,
    /// We may not see the channel.
    NoAccess,
    /// We lack a permission there.
    Forbidden,
    /// The thread is locked.
    Locked,
    /// The interaction is over or already answered.
    Late,
    /// What we say is refused, for example by automatic moderation.
    Refused,
    /// What we sent is malformed: our bug.
    Malformed,
    /// Trying again may help: rate limits, outages, lost connections, unreadable answers.
    TryLater,
}

/// A message that was not sent.
#[derive(Clone, Debug)]
pub struct NotSent {
    /// What it means.
    pub failure: Failure,
    /// What may be logged of it: numbers only.
    pub detail: String,
    /// How long Discord asks us to wait.
    pub wait: Duration,
    /// Discord surely does not have it.
    pub sure: bool,
}
