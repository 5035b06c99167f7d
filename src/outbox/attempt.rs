//! One attempt to send an item.

use std::sync::Arc;
use std::time::Instant;

use rules::dice::Seq;
use serde_json::Value;

use super::post::public_message;
use super::private::{Manner, private_message, with_picture, with_review};
use super::read_back::Found;
use super::{Failure, NotSent, Outbox, Sender};
use crate::failpoint;
use crate::id::{ChannelId, MessageId, TableId, UserId};
use crate::metrics::METRICS;
use crate::store::{Destination, Dm, OutboxItem, Showing, Viewer};
use crate::table::{DirectMessage, Notice, Obstacle, Post, Trouble};

/// An item that was attempted.
pub(super) struct Attempt {
    pub item: OutboxItem,
    /// Its outcome; nothing if we failed ourselves.
    pub outcome: Option<Outcome>,
    /// What keeps us from posting there, if something does.
    pub obstacle: Option<Obstacle>,
    /// Recording it failed once, so only the necessary part is written, to delay nobody.
    pub minimal: bool,
}

/// The outcome of an attempt.
pub(super) enum Outcome {
    Sent(Arrived),
    /// There is nothing to say any more.
    Moot,
    /// Nobody knows what it says.
    Unreadable,
    Failed(NotSent),
}

/// A message that arrived, and what to note about it.
pub(super) struct Arrived {
    pub message: MessageId,
    pub showing: Showing,
    /// The previous message, which is retired.
    pub old: Option<Retired>,
    /// We can post in the table's channel again.
    pub mends: bool,
    /// The person's direct messages, if we have just learned that they are open or where they are.
    pub reached: Option<ChannelId>,
    /// The person has had the tour.
    pub toured: bool,
}

/// A message that a newer one has taken the place of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Retired {
    pub channel: ChannelId,
    pub message: MessageId,
    /// Is it a panel? Its picture would go on showing what is not so any more; a post is history.
    pub private: bool,
}

impl Arrived {
    fn new(message: MessageId) -> Self {
        Self {
            message,
            showing: Showing::default(),
            old: None,
            mends: false,
            reached: None,
            toured: false,
        }
    }
}

/// What an attempt found out: its outcome, and what keeps us from posting.
type Tried = (Outcome, Option<Obstacle>);

impl<S: Sender> Outbox<S> {
    /// Sends a claimed item. A panic while making words must not block the channel for ever.
    pub(super) async fn attempt(self: Arc<Self>, item: OutboxItem) -> Attempt {
        let begun = Instant::now();
        let (work, copy) = (Arc::clone(&self), item.clone());
        let tried = tokio::spawn(async move {
            match copy.place {
                Destination::Channel(channel) => work.post(&copy, channel).await,
                Destination::User(user) => {
                    let outcome = work.whisper(&copy, user).await;
                    outcome.map(|outcome| (outcome, None))
                }
            }
        });
        let (outcome, obstacle) = match tried.await.ok().and_then(Result::ok) {
            Some((outcome, obstacle)) => (Some(outcome), obstacle),
            None => (None, None),
        };
        METRICS.delivered.took(begun.elapsed());
        failpoint::hit();
        Attempt {
            item,
            outcome,
            obstacle,
            minimal: false,
        }
    }

    async fn post(&self, item: &OutboxItem, channel: ChannelId) -> Result<Tried, Trouble> {
        let Ok(post) = serde_json::from_str::<Post<Value>>(&item.what) else {
            return Ok((Outcome::Unreadable, None));
        };
        let standing = self.tables.standing(item.table).await?;
        let row = &standing.state.row;
        let Ok(post) = post.typed(&row.title) else {
            return Ok((Outcome::Unreadable, None));
        };
        let message = public_message(&self.tables, &self.pictures, &standing, &post);
        let Some(mut message) = message.await? else {
            return Ok((Outcome::Moot, None));
        };
        let mut is_gone = false;
        if let Post::Lobby { .. } = post {
            // The lobby is one message. If it is gone, or can be changed no more, there is a new one.
            let seen = self.tables.last_seen(item.table, Viewer::Everyone).await?;
            if let Some(id) = seen.message {
                let changed = self
                    .sender
                    .change_post(channel, id, &message, item.urgency)
                    .await;
                match changed {
                    Ok(()) => return Ok((Outcome::Sent(Arrived::new(id)), None)),
                    Err(error) if error.failure == Failure::TryLater => {
                        return Ok((Outcome::Failed(error), None));
                    }
                    Err(error) => is_gone = error.failure == Failure::Deleted,
                }
            }
        }
        // The buttons of a vote or an open seat live longer than the post before, and than the next.
        let aside = row.stage.is_live() && matches!(post, Post::Notice { .. });
        let retires = !aside
            && !matches!(post, Post::Film)
            && (!message.rows.is_empty() || !row.stage.is_live());
        let buttons = !message.rows.is_empty();
        let shown = match post {
            Post::Moment { at, .. } => at,
            _ => Seq(row.seq),
        };
        let board = (!message.board.is_empty()).then_some(shown);
        let misled = !row.stage.is_live() || misleads(&post);
        let painted = !message.pictures.is_empty();
        let (sent, obstacle) = match self.find(item, channel).await {
            Err(error) => (Err(error), None),
            Ok(Found::There(id)) => (Ok(id), None),
            Ok(found) => {
                if found == Found::Unknown {
                    message.ping.clear();
                }
                self.say(item, (row.guild, channel), message).await
            }
        };
        let sent = match sent {
            Ok(sent) => sent,
            Err(error) => return Ok((Outcome::Failed(error), obstacle)),
        };
        let mut arrived = Arrived::new(sent);
        let before = row.trouble.as_deref().map(Obstacle::read);
        let mended = |before: Obstacle| before.silences() || painted;
        arrived.mends = obstacle.is_none() && channel == row.channel && before.is_some_and(mended);
        arrived.showing.seq = board;
        if retires {
            let now = buttons.then_some(sent);
            self.replacing(&mut arrived, item.table, Viewer::Everyone, (channel, now))
                .await;
            arrived.old = arrived.old.filter(|_| misled && !is_gone);
        }
        Ok((Outcome::Sent(arrived), obstacle))
    }

    async fn whisper(&self, item: &OutboxItem, user: UserId) -> Result<Outcome, Trouble> {
        let Some(known) = self.tables.person(user).await? else {
            return Ok(Outcome::Moot);
        };
        if known.dm == Dm::Closed {
            return Ok(Outcome::Moot);
        }
        let Ok(whisper) = serde_json::from_str::<DirectMessage<Value>>(&item.what) else {
            return Ok(Outcome::Unreadable);
        };
        let toured = matches!(whisper, DirectMessage::Welcome);
        // A panel that was answered says what was done then; only one that nobody answered would mislead.
        let misled = !matches!(whisper, DirectMessage::Panel { .. });
        // A list of tables leaves the panels it points to as they are, and so does a review.
        let reviews = matches!(whisper, DirectMessage::Review);
        let lists = reviews || matches!(whisper, DirectMessage::Waiting { .. });
        let message = private_message(&self.tables, item.table, &known, whisper);
        let Some((message, manner)) = message.await? else {
            return Ok(Outcome::Moot);
        };
        let seen = self.tables.last_seen(item.table, Viewer::User(user));
        let panel = seen.await?.message.zip(known.dm_channel);
        if manner == Manner::Change && panel.is_none() {
            return Ok(Outcome::Moot);
        }
        let message = if reviews {
            with_review(&self.tables, &self.pictures, &known, item.table, message).await?
        } else {
            with_picture(&self.tables, &self.pictures, &known, message).await?
        };
        if let (Manner::Quiet | Manner::Change, Some((id, channel))) = (manner, panel) {
            let changed = self.sender.change(channel, id, &message, item.urgency);
            match changed.await {
                Ok(()) => return Ok(Outcome::Sent(Arrived::new(id))),
                Err(error) if error.failure == Failure::TryLater => {
                    return Ok(Outcome::Failed(error));
                }
                // The panel is gone.
                Err(_) if manner == Manner::Change => return Ok(Outcome::Moot),
                Err(_) => {}
            }
        }
        let channel = match known.dm_channel {
            Some(channel) => channel,
            None => match self.sender.open_dm(user, item.urgency).await {
                Ok(channel) => channel,
                Err(error) => return Ok(Outcome::Failed(error)),
            },
        };
        let buttons = !message.rows.is_empty();
        let sent = match self.find(item, channel).await {
            Err(error) => Err(error),
            Ok(Found::There(id)) => Ok(id),
            Ok(Found::NotThere | Found::Unknown) => {
                self.say_privately(item, channel, message).await
            }
        };
        let sent = match sent {
            Ok(sent) => sent,
            Err(error) => return Ok(Outcome::Failed(error)),
        };
        let news = known.dm != Dm::Open || known.dm_channel.is_none() || toured && !known.toured;
        let mut arrived = Arrived::new(sent);
        arrived.reached = news.then_some(channel);
        arrived.toured = toured;
        if buttons && !lists {
            let now = (channel, Some(sent));
            self.replacing(&mut arrived, item.table, Viewer::User(user), now)
                .await;
            arrived.old = arrived.old.filter(|_| misled);
        }
        Ok(Outcome::Sent(arrived))
    }

    /// The buttons are on a newer message now, or on none.
    async fn replacing(
        &self,
        arrived: &mut Arrived,
        table: TableId,
        viewer: Viewer,
        (channel, now): (ChannelId, Option<MessageId>),
    ) {
        // The message has arrived, so it must not be sent again even if this fails.
        let before = self.tables.last_seen(table, viewer).await;
        let before = before.unwrap_or_default();
        if before.message != now {
            arrived.showing.buttons = Some(now);
            arrived.old = before.message.map(|message| Retired {
                channel,
                message,
                private: viewer != Viewer::Everyone,
            });
        }
    }
}

/// Would the message before this post mislead people, if it kept its buttons? Those of a lobby that is over
/// and of a board that was taken back would. The others open whatever is so when they are pressed.
fn misleads(post: &Post) -> bool {
    match post {
        Post::Began { .. } | Post::Lobby { .. } => true,
        Post::Moved { notices, .. } => notices.iter().any(Notice::takes_back),
        _ => false,
    }
}
