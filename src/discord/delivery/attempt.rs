//! One attempt to send a parcel.

use std::sync::Arc;
use std::time::Instant;

use rules::dice::Seq;
use rules::view::Everyone;
use serenity::all::{ChannelId as Channel, UserId as User};
use serenity::builder::CreateMessage;

use super::private::{pictured, private};
use super::{Delivery, Ended};
use crate::crash;
use crate::discord::errors::{Failure, failure, loggable};
use crate::discord::link::link;
use crate::discord::picture::{self, Wish};
use crate::discord::shape;
use crate::fault::Fault;
use crate::id::{ChannelId, MessageId, TableId, UserId};
use crate::message::Message;
use crate::meter::METER;
use crate::say;
use crate::store::{Dm, Eyes, GuildRow, Parcel, Place, Showing};
use crate::table::{Post, Standing, Trouble, Whisper};

/// What became of an attempt.
pub(super) enum Sent {
    Done(Arrived),
    /// There is nothing to say any more.
    Moot,
    Failed(serenity::Error),
}

/// A message that is there: what is to be noted about it.
#[derive(Default)]
pub(super) struct Arrived {
    pub showing: Showing,
    /// The message before, whose buttons go away.
    pub old: Option<(ChannelId, MessageId)>,
    /// The table's channel can be written to again.
    pub mends: bool,
    /// The person's direct messages, if it is news that they are open or where they are.
    pub reached: Option<ChannelId>,
    /// The person was shown around.
    pub toured: bool,
}

impl Delivery {
    /// Sends a claimed parcel. A panic while making words must not block the place for ever.
    pub(super) async fn attempt(self: Arc<Self>, parcel: Parcel) -> Ended {
        let begun = Instant::now();
        let (work, copy) = (Arc::clone(&self), parcel.clone());
        let sent = tokio::spawn(async move {
            match copy.place {
                Place::Channel(channel) => work.post(&copy, channel).await,
                Place::User(user) => work.whisper(&copy, user).await,
            }
        });
        let sent = sent.await.ok().and_then(Result::ok);
        METER.delivered.took(begun.elapsed());
        crash::point();
        Ended {
            parcel,
            sent,
            barely: false,
        }
    }

    async fn post(&self, parcel: &Parcel, channel: ChannelId) -> Result<Sent, Trouble> {
        let Ok(post) = serde_json::from_str::<Post>(&parcel.what) else {
            return Ok(Sent::Moot);
        };
        let standing = self.app.tables.standing(parcel.table).await?;
        let Some(message) = self.public(&standing, &post).await? else {
            return Ok(Sent::Moot);
        };
        let message = link(message, self.app.command());
        let row = &standing.book.row;
        // The buttons of a vote or an open seat live longer than the post before, and than the next.
        let aside = row.stage.is_live() && matches!(post, Post::Notice { .. });
        let retires = !aside && (!message.rows.is_empty() || !row.stage.is_live());
        let buttons = !message.rows.is_empty();
        let board = (!message.board.is_empty()).then_some(Seq(row.seq));
        let done = self
            .send(
                Channel::new(channel.0.max(1)),
                shape::post(&message, &parcel.nonce),
            )
            .await;
        let done = match done {
            // Our layout was refused: the words alone must arrive all the same.
            Err(error) if failure(&error) == Failure::OurBug => {
                let _ = Fault::new("delivery", &loggable(&error));
                let bare = Message::text(message.text)
                    .body(&message.heading, &message.board)
                    .pinging(message.ping);
                self.send(
                    Channel::new(channel.0.max(1)),
                    shape::post(&bare, &parcel.nonce),
                )
                .await
            }
            done => done,
        };
        let message = match done {
            Ok(message) => message,
            Err(error) => return Ok(Sent::Failed(error)),
        };
        let mut arrived = Arrived {
            mends: row.trouble.is_some(),
            ..Arrived::default()
        };
        arrived.showing.seq = board;
        if retires {
            let now = buttons.then_some(message);
            self.retiring(&mut arrived, parcel.table, Eyes::Everyone, (channel, now))
                .await;
        }
        Ok(Sent::Done(arrived))
    }

    /// A post with its pictures; nothing if there is nothing to show.
    async fn public(
        &self,
        standing: &Standing,
        post: &Post,
    ) -> Result<Option<Message<Everyone>>, Trouble> {
        let (app, row) = (&self.app, &standing.book.row);
        let guild = match row.guild {
            Some(guild) => app.store().guild(guild).await?,
            None => GuildRow::default(),
        };
        let words = say::in_language(guild.locale.as_deref());
        let mut message = words.post(standing, post);
        if matches!(post, Post::Film) {
            let past = app.tables.public_past(&standing.book).await?;
            let film = picture::film(app, words, past).await;
            return Ok(film.map(|film| message.picture(Some(film))));
        }
        if !message.board.is_empty() {
            let wish = Wish {
                since: app.store().shown(row.id, Eyes::Everyone).await?.seq,
                area: None,
                contrast: guild.contrast,
            };
            message = message.picture(picture::board(app, words, standing, wish).await);
        }
        if matches!(post, Post::Ended { .. }) {
            let sheet = picture::sheet(app, words, standing, guild.contrast).await;
            message = message.picture(sheet);
        }
        Ok(Some(message))
    }

    async fn whisper(&self, parcel: &Parcel, user: UserId) -> Result<Sent, Trouble> {
        let Some(known) = self.app.store().user(user).await? else {
            return Ok(Sent::Moot);
        };
        if known.dm == Dm::Closed {
            return Ok(Sent::Moot);
        }
        let Ok(whisper) = serde_json::from_str::<Whisper>(&parcel.what) else {
            return Ok(Sent::Moot);
        };
        let toured = matches!(whisper, Whisper::Welcome);
        // A list of tables leaves the panels it points to as they are.
        let lists = matches!(whisper, Whisper::Waiting { .. });
        let Some(message) = private(&self.app, parcel.table, &known, whisper).await? else {
            return Ok(Sent::Moot);
        };
        let message = pictured(&self.app, &known, message).await?;
        let channel = match known.dm_channel {
            Some(channel) => Channel::new(channel.0.max(1)),
            None => match User::new(user.0.max(1)).create_dm_channel(&self.http).await {
                Ok(channel) => channel.id,
                Err(error) => return Ok(Sent::Failed(error)),
            },
        };
        let message = link(message, self.app.command());
        let done = self
            .send(channel, shape::whisper(&message, &parcel.nonce))
            .await;
        let sent = match done {
            Ok(sent) => sent,
            Err(error) => return Ok(Sent::Failed(error)),
        };
        let channel = ChannelId(channel.get());
        let news = known.dm != Dm::Open || known.dm_channel.is_none() || toured && !known.toured;
        let mut arrived = Arrived {
            reached: news.then_some(channel),
            toured,
            ..Arrived::default()
        };
        if !message.rows.is_empty() && !lists {
            let now = (channel, Some(sent));
            self.retiring(&mut arrived, parcel.table, Eyes::User(user), now)
                .await;
        }
        Ok(Sent::Done(arrived))
    }

    /// The buttons are on a newer message now, or on none: those of the message before go away.
    async fn retiring(
        &self,
        arrived: &mut Arrived,
        table: TableId,
        eyes: Eyes,
        (channel, now): (ChannelId, Option<MessageId>),
    ) {
        // The message is there whatever can be read now: it must not be sent again for this.
        let before = self
            .app
            .store()
            .shown(table, eyes)
            .await
            .unwrap_or_default();
        if before.message != now {
            arrived.showing.buttons = Some(now);
            arrived.old = before.message.map(|old| (channel, old));
        }
    }

    async fn send(&self, channel: Channel, message: CreateMessage) -> serenity::Result<MessageId> {
        crash::point();
        let sent = channel.send_message(&self.http, message).await;
        crash::point();
        Ok(MessageId(sent?.id.get()))
    }
}
