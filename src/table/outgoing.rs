//! What a use case announces, as data typed by its audience. Words and pictures are made at delivery.
//!
//! The outbox keeps it as JSON. What is read from there holds events of no title yet
//! (`Post<Value>`); `typed` gives it back as the table's title knows it.

mod notice;
#[cfg(test)]
mod tests;

pub use notice::Notice;

use std::marker::PhantomData;

use rules::catalog::{self, read_event};
use rules::dice::Seq;
use rules::event_log::{AnyEvent, Events};
use rules::refusal::Refusal;
use rules::seat::Seat;
use rules::title::InMoment;
use rules::view::{Audience, Everyone, OneSeat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Off;
use crate::fault::Fault;
use crate::id::{ChannelId, TableId, UserId};
use crate::store::{Destination, Lane, Tx, Urgency};

/// Facts an audience may learn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Facts<A: Audience, E = AnyEvent>(Vec<E>, #[serde(skip)] PhantomData<A>);

impl<A: Audience, E> Facts<A, E> {
    /// Nothing new.
    #[must_use]
    pub const fn none() -> Self {
        Self(Vec::new(), PhantomData)
    }

    /// The events, oldest first.
    #[must_use]
    pub fn events(&self) -> &[E] {
        &self.0
    }

    /// No fact?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// These and then those.
    #[must_use]
    pub fn then(mut self, later: Self) -> Self {
        self.0.extend(later.0);
        self
    }
}

impl<A: Audience> Facts<A, Value> {
    fn typed(self, title: &str) -> Result<Facts<A>, Refusal> {
        let events = self.0.iter().map(|event| read_event(title, event));
        Ok(Facts(events.collect::<Result<_, _>>()?, PhantomData))
    }
}

impl Facts<Everyone> {
    /// What everybody learns of these, cut at great moments: each with the number of the fact it begins
    /// with, and what is left after the last one.
    #[must_use]
    pub fn moments(all: &Events, title: &str) -> (Vec<(usize, Self)>, Self) {
        let (mut told, mut rest, mut begun) = (Vec::new(), Vec::new(), None);
        for (number, event) in all.public().enumerate() {
            match (catalog::moment(title, event), begun) {
                (InMoment::Begins, None) => begun = Some(number),
                (InMoment::Begins | InMoment::GoesOn, _) | (InMoment::No, None) => {}
                (InMoment::No, Some(first)) => {
                    told.push((first, Self(std::mem::take(&mut rest), PhantomData)));
                    begun = None;
                }
            }
            rest.push(event.clone());
        }
        if let Some(first) = begun {
            told.push((first, Self(std::mem::take(&mut rest), PhantomData)));
        }
        (told, Self(rest, PhantomData))
    }

    /// What everybody learns of these.
    #[must_use]
    pub fn public(all: &Events) -> Self {
        Self(all.public().cloned().collect(), PhantomData)
    }
}

impl Facts<OneSeat> {
    /// All that this seat learns of these.
    #[must_use]
    pub fn heard(all: &Events, seat: Seat) -> Self {
        let heard = all.heard(Some(seat)).map(|(_, event)| event.clone());
        Self(heard.collect(), PhantomData)
    }

    /// What only this seat learns of these.
    #[must_use]
    pub fn private(all: &Events, seat: Seat) -> Self {
        Self(all.alone(seat).cloned().collect(), PhantomData)
    }
}

/// Something for the table's channel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "post", rename_all = "snake_case")]
pub enum Post<E = AnyEvent> {
    /// The lobby as it is now.
    Lobby {
        /// What just happened there.
        notice: Notice,
    },
    /// A table is open for these people.
    Invited {
        /// Who.
        ping: Vec<UserId>,
        /// Who called them; nobody for a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<UserId>,
    },
    /// Play moved on.
    Moved {
        /// What happened.
        facts: Facts<Everyone, E>,
        /// Whom the table has started to wait for.
        ping: Vec<UserId>,
        /// What happened to the table itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notices: Vec<Notice>,
    },
    /// A great moment, such as a reveal; never merged with anything else.
    Moment {
        /// What led to it and what it was.
        facts: Facts<Everyone, E>,
        /// The act that brought it about.
        at: Seq,
        /// Nothing has happened since, so the post also says whose turn it is.
        last: bool,
        /// Whom the table has started to wait for, if it says so.
        ping: Vec<UserId>,
        /// What happened to the table itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notices: Vec<Notice>,
    },
    /// Play began.
    Began {
        /// What happened.
        facts: Facts<Everyone, E>,
        /// Whom the table is waiting for.
        ping: Vec<UserId>,
    },
    /// Play ended.
    Ended {
        /// What happened.
        facts: Facts<Everyone, E>,
        /// What happened to the table itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notices: Vec<Notice>,
    },
    /// Somebody asks to take acts back.
    Takeback {
        /// Who.
        side: String,
        /// How many.
        count: u32,
        /// What everybody knew of them.
        facts: Facts<Everyone, E>,
        /// They revealed something hidden, or rolled dice.
        reveals: bool,
        /// The last act when it was asked: what the buttons are about.
        asked_at: u32,
        /// Until when it can be agreed to, in seconds.
        closes: i64,
    },
    /// The film of the whole table as everybody saw it.
    Film,
    /// Something about the table itself.
    Notice {
        /// What.
        notice: Notice,
    },
    /// A reminder for somebody without direct messages.
    Reminder {
        /// What they play.
        side: String,
        /// Who.
        ping: UserId,
    },
}

/// An act that was made for somebody whose time ran out. For their eyes only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missed {
    /// Whose.
    pub seat: Seat,
    /// What, in notation; nothing if a list was sealed as it stood.
    pub action: Option<String>,
    /// Turns missed in a row.
    pub missed: u32,
    /// After this many the seat is held.
    pub misses: u32,
}

/// Why somebody is told what waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A turn's time goes by.
    Time,
    /// The bot did not run for a while.
    Downtime,
    /// It is the hour of the digest.
    Digest,
    /// Their absence is over.
    Back,
}

/// Something for one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "whisper", rename_all = "snake_case")]
pub enum DirectMessage<E = AnyEvent> {
    /// You have a seat; this is where your hand will be.
    Welcome,
    /// Your guided table begins, here.
    Lesson,
    /// Your order was carried out.
    Ordered {
        /// The act.
        action: String,
        /// May it be taken back?
        undoable: bool,
        /// What only you learned.
        facts: Facts<OneSeat, E>,
    },
    /// Your orders were switched off.
    OrdersOff {
        /// Why.
        why: Off<E>,
    },
    /// Your sealed list was played.
    ListPlayed {
        /// The acts, each with whether a computer daimyo had to choose it.
        acts: Vec<(String, bool)>,
    },
    /// Your panel, with what you just learned.
    Panel {
        /// What only you learned.
        facts: Facts<OneSeat, E>,
    },
    /// You move in the channel, so your panel rests; and what you just learned.
    Rest {
        /// What only you learned.
        facts: Facts<OneSeat, E>,
    },
    /// Your panel as it is now, in the place of the one you have; not a new message.
    Refresh,
    /// You took a seat over: this is what it knows.
    TakenOver,
    /// The review of your table is ready.
    Review,
    /// Your time ran out; this was played for you.
    Missed {
        /// What was.
        missed: Missed,
        /// What only you learned.
        facts: Facts<OneSeat, E>,
    },
    /// The tables that wait for you, as they are at delivery.
    Waiting {
        /// Why you are told.
        why: Why,
        /// Is it a last call for one of them?
        last: bool,
    },
    /// We cannot post at a table you host.
    CannotPost {
        /// Why: an [`Obstacle`](super::Obstacle) as text.
        why: String,
    },
}

impl Post<Value> {
    /// The post with the events of this title.
    pub fn typed(self, title: &str) -> Result<Post, Refusal> {
        Ok(match self {
            Self::Lobby { notice } => Post::Lobby { notice },
            Self::Invited { ping, by } => Post::Invited { ping, by },
            Self::Moved {
                facts,
                ping,
                notices,
            } => Post::Moved {
                facts: facts.typed(title)?,
                ping,
                notices,
            },
            Self::Moment {
                facts,
                at,
                last,
                ping,
                notices,
            } => Post::Moment {
                facts: facts.typed(title)?,
                at,
                last,
                ping,
                notices,
            },
            Self::Began { facts, ping } => Post::Began {
                facts: facts.typed(title)?,
                ping,
            },
            Self::Ended { facts, notices } => Post::Ended {
                facts: facts.typed(title)?,
                notices,
            },
            Self::Takeback {
                side,
                count,
                facts,
                reveals,
                asked_at,
                closes,
            } => Post::Takeback {
                side,
                count,
                facts: facts.typed(title)?,
                reveals,
                asked_at,
                closes,
            },
            Self::Film => Post::Film,
            Self::Notice { notice } => Post::Notice { notice },
            Self::Reminder { side, ping } => Post::Reminder { side, ping },
        })
    }
}

impl DirectMessage<Value> {
    /// The message with the events of this title.
    pub fn typed(self, title: &str) -> Result<DirectMessage, Refusal> {
        Ok(match self {
            Self::Welcome => DirectMessage::Welcome,
            Self::Lesson => DirectMessage::Lesson,
            Self::Ordered {
                action,
                undoable,
                facts,
            } => DirectMessage::Ordered {
                action,
                undoable,
                facts: facts.typed(title)?,
            },
            Self::OrdersOff { why } => DirectMessage::OrdersOff {
                why: why.typed(title)?,
            },
            Self::ListPlayed { acts } => DirectMessage::ListPlayed { acts },
            Self::Panel { facts } => DirectMessage::Panel {
                facts: facts.typed(title)?,
            },
            Self::Rest { facts } => DirectMessage::Rest {
                facts: facts.typed(title)?,
            },
            Self::Refresh => DirectMessage::Refresh,
            Self::TakenOver => DirectMessage::TakenOver,
            Self::Review => DirectMessage::Review,
            Self::Missed { missed, facts } => DirectMessage::Missed {
                missed,
                facts: facts.typed(title)?,
            },
            Self::Waiting { why, last } => DirectMessage::Waiting { why, last },
            Self::CannotPost { why } => DirectMessage::CannotPost { why },
        })
    }
}

impl Tx {
    /// Posts in a channel: the type says that everybody may see it.
    pub async fn say_public(
        &mut self,
        table: TableId,
        channel: ChannelId,
        post: &Post,
    ) -> Result<(), Fault> {
        let what = serde_json::to_string(post).map_err(|e| Fault::new("outbox", &e))?;
        let when = match post {
            Post::Film => (Lane::Film, Urgency::Later),
            Post::Reminder { .. } => (Lane::Line, Urgency::Later),
            _ => (Lane::Line, Urgency::Turn),
        };
        let place = Destination::Channel(channel);
        self.post(table, place, when, &what).await
    }

    /// Tells one person.
    pub async fn say_private(
        &mut self,
        table: TableId,
        user: UserId,
        whisper: &DirectMessage,
    ) -> Result<(), Fault> {
        let what = serde_json::to_string(whisper).map_err(|e| Fault::new("outbox", &e))?;
        let urgency = match whisper {
            DirectMessage::Waiting { .. } | DirectMessage::Refresh | DirectMessage::Rest { .. } => {
                Urgency::Later
            }
            _ => Urgency::Turn,
        };
        let place = Destination::User(user);
        self.post(table, place, (Lane::Line, urgency), &what).await
    }
}
