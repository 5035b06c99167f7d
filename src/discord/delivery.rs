//! Delivery: from the outbox to Discord, in order per place, each parcel once.
//!
//! A parcel is claimed (and merged with those behind it) in the store before it is sent, is sent with
//! a nonce that stays the same over all attempts, and leaves the outbox only when Discord has it or
//! never will. Words are made at the moment of sending, from the table as it stands then.

mod merge;
mod private;
mod retire;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use merge::merge;
use private::{pictured, private};
use retire::retire;
use rules::dice::Seq;
use rules::view::Everyone;
use serenity::all::{ChannelId as Channel, Http, UserId as User};
use serenity::builder::CreateMessage;

use super::errors::{Failure, failure, loggable};
use super::link::link;
use super::picture::Wish;
use super::{Shared, picture, shape};
use crate::crash;
use crate::fault::Fault;
use crate::id::{ChannelId, MessageId, UserId};
use crate::message::Message;
use crate::meter::METER;
use crate::say;
use crate::store::{Dm, Eyes, GuildRow, Parcel, Place, Store, Tx};
use crate::table::{Post, Standing, Trouble, Whisper};

/// The longest pause between two attempts.
const LONGEST_PAUSE: i64 = 300_000;

/// The sender of parcels.
pub(super) struct Delivery {
    pub http: Arc<Http>,
    pub app: Shared,
    busy: Mutex<HashSet<Place>>,
}

/// A message that is there.
struct Arrived {
    channel: ChannelId,
    message: MessageId,
    /// Newer buttons, or the end of all buttons: those of the message before go away.
    retires: bool,
    buttons: bool,
    /// Where the table stood, if the message shows it.
    board: Option<Seq>,
}

/// What became of an attempt.
enum Sent {
    Done(Arrived),
    /// There is nothing to say any more.
    Moot,
    Failed(serenity::Error),
}

impl Delivery {
    pub fn new(http: Arc<Http>, app: Shared) -> Arc<Self> {
        Arc::new(Self {
            http,
            app,
            busy: Mutex::default(),
        })
    }

    /// Sends what is due, for ever. Places do not wait for each other.
    pub async fn run(self: Arc<Self>) {
        let posted = self.app.store().posted();
        loop {
            match self.app.store().due().await {
                Ok(due) => {
                    for parcel in due {
                        if self
                            .busy
                            .lock()
                            .unwrap_or_else(PoisonError::into_inner)
                            .insert(parcel.place)
                        {
                            tokio::spawn(Arc::clone(&self).one(parcel));
                        }
                    }
                }
                Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
            }
            let _ = tokio::time::timeout(Duration::from_millis(500), posted.notified()).await;
        }
    }

    async fn one(self: Arc<Self>, parcel: Parcel) {
        let (place, id, tries) = (parcel.place, parcel.id, parcel.tries);
        let work = Arc::clone(&self);
        // A panic while making words must not block the place for ever.
        let done = tokio::spawn(async move { work.deliver(parcel).await }).await;
        if !matches!(done, Ok(Ok(()))) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            if let Ok(mut tx) = self.app.store().write().await {
                let put_off = tx.put_off(id, pause(tries)).await;
                if put_off.is_ok() {
                    let _ = tx.commit().await;
                }
            }
        }
        self.busy
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&place);
        self.app.store().posted().notify_one();
    }

    async fn deliver(&self, parcel: Parcel) -> Result<(), Trouble> {
        let begun = Instant::now();
        let parcel = self.claim(parcel).await?;
        let sent = match parcel.place {
            Place::Channel(channel) => self.post(&parcel, channel).await?,
            Place::User(user) => self.whisper(&parcel, user).await?,
        };
        METER.delivered.took(begun.elapsed());
        crash::point();
        let mut old = None;
        let mut tx = self.app.store().write().await?;
        match (sent, parcel.place) {
            (Sent::Moot, _) => tx.drop_parcel(parcel.id).await?,
            (Sent::Done(done), place) => {
                METER.sent.count();
                tx.drop_parcel(parcel.id).await?;
                old = self.note(&mut tx, &parcel, place, &done).await?;
            }
            (Sent::Failed(error), place) => {
                let kind = failure(&error);
                let again = kind == Failure::Passing
                    || kind == Failure::Forbidden && matches!(place, Place::Channel(_));
                if again {
                    &METER.put_off
                } else {
                    &METER.given_up
                }
                .count();
                tracing::warn!(table = %parcel.table, ?kind, tries = parcel.tries, error = loggable(&error), "delivery failed");
                match (kind, place) {
                    (Failure::DmClosed | Failure::Forbidden | Failure::Gone, Place::User(user)) => {
                        self.app.tables.dm_closed(&mut tx, user).await?;
                    }
                    (Failure::Gone, Place::Channel(_)) => {
                        tx.set_trouble(parcel.table, Some("channel-gone")).await?;
                        tx.drop_parcel(parcel.id).await?;
                    }
                    (Failure::Forbidden | Failure::DmClosed, Place::Channel(_)) => {
                        tx.set_trouble(parcel.table, Some("no-access")).await?;
                        tx.put_off(parcel.id, pause(parcel.tries + 6)).await?;
                    }
                    (Failure::OurBug | Failure::Late, _) => {
                        let _ = Fault::new("delivery", &loggable(&error));
                        tx.drop_parcel(parcel.id).await?;
                    }
                    (Failure::Passing, _) => tx.put_off(parcel.id, pause(parcel.tries)).await?,
                }
            }
        }
        tx.commit().await?;
        if let Some((channel, message)) = old {
            retire(&self.http, channel, message);
        }
        Ok(())
    }

    /// Notes what was shown; answers the message whose buttons are to go away.
    async fn note(
        &self,
        tx: &mut Tx,
        parcel: &Parcel,
        place: Place,
        done: &Arrived,
    ) -> Result<Option<(ChannelId, MessageId)>, Trouble> {
        let eyes = match place {
            Place::Channel(_) => Eyes::Everyone,
            Place::User(user) => Eyes::User(user),
        };
        if let (Eyes::Everyone, Some(seq)) = (eyes, done.board) {
            tx.looked(parcel.table, eyes, seq).await?;
        }
        if !done.retires {
            return Ok(None);
        }
        let old = self.app.store().shown(parcel.table, eyes).await?.message;
        let now = done.buttons.then_some(done.message);
        if old != now {
            tx.buttons_on(parcel.table, eyes, now).await?;
        }
        Ok(old
            .filter(|old| *old != done.message)
            .map(|old| (done.channel, old)))
    }

    /// Marks a parcel as being sent; a first attempt takes along what can be said in one message.
    /// Once marked it never changes, so a second attempt says the same under the same nonce.
    async fn claim(&self, mut parcel: Parcel) -> Result<Parcel, Trouble> {
        let mut tx = self.app.store().write().await?;
        if parcel.tries == 0 {
            let behind = self.app.store().parcels(parcel.place).await?;
            for next in behind.into_iter().filter(|next| next.id > parcel.id) {
                let Some(merged) = merge(&parcel, &next) else {
                    break;
                };
                parcel.what = merged;
                tx.drop_parcel(next.id).await?;
            }
        }
        tx.claim_parcel(parcel.id, &parcel.what).await?;
        tx.commit().await?;
        parcel.tries += 1;
        Ok(parcel)
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
        if done.is_ok() && standing.book.row.trouble.is_some() {
            let mut tx = self.app.store().write().await?;
            tx.set_trouble(parcel.table, None).await?;
            tx.commit().await?;
        }
        Ok(done.map_or_else(Sent::Failed, |message| {
            Sent::Done(Arrived {
                channel,
                message,
                retires,
                buttons,
                board,
            })
        }))
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
        let channel = ChannelId(channel.get());
        let new = known.dm != Dm::Open || known.dm_channel.is_none();
        if done.is_ok() && (new || toured && !known.toured) {
            let mut tx = self.app.store().write().await?;
            tx.set_dm(user, Dm::Open, Some(channel)).await?;
            if toured {
                tx.toured(user).await?;
            }
            tx.commit().await?;
        }
        let buttons = !message.rows.is_empty();
        Ok(done.map_or_else(Sent::Failed, |message| {
            Sent::Done(Arrived {
                channel,
                message,
                retires: buttons && !lists,
                buttons,
                board: None,
            })
        }))
    }

    async fn send(&self, channel: Channel, message: CreateMessage) -> serenity::Result<MessageId> {
        crash::point();
        let sent = channel.send_message(&self.http, message).await;
        crash::point();
        Ok(MessageId(sent?.id.get()))
    }
}

/// Half a second, doubled with every attempt, with jitter so that a crowd does not return at once.
fn pause(tries: u32) -> i64 {
    let base = 500i64.saturating_mul(1 << tries.min(12)).min(LONGEST_PAUSE);
    let mut byte = [0u8; 1];
    let _ = getrandom::fill(&mut byte);
    base + base * i64::from(byte.first().copied().unwrap_or(0)) / 1024
}

/// Do direct messages reach this person? Waits a moment for a first one to show it.
pub(super) async fn reaches(store: &Store, user: UserId) -> Result<bool, Fault> {
    for _ in 0..60 {
        let known = store.user(user).await?.map(|row| row.dm);
        if known != Some(Dm::Unknown) {
            return Ok(known == Some(Dm::Open));
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    Ok(true)
}
