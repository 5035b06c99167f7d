//! What a use case wants said, as data typed by audience. Words and pictures are made at delivery.

use std::marker::PhantomData;

use rules::seat::Seat;
use rules::table::Account;
use rules::view::{Audience, Everyone, OneSeat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Off;
use crate::fault::Fault;
use crate::id::{ChannelId, TableId, UserId};
use crate::store::{Place, Tx};

/// Facts an audience may learn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Facts<A: Audience>(Vec<Value>, #[serde(skip)] PhantomData<A>);

impl<A: Audience> Facts<A> {
    /// Nothing new.
    #[must_use]
    pub const fn none() -> Self {
        Self(Vec::new(), PhantomData)
    }

    /// The events, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Value] {
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

impl Facts<Everyone> {
    /// What everybody learns of these.
    #[must_use]
    pub fn public(all: &Account) -> Self {
        Self(all.public().cloned().collect(), PhantomData)
    }
}

impl Facts<OneSeat> {
    /// What only this seat learns of these.
    #[must_use]
    pub fn private(all: &Account, seat: Seat) -> Self {
        Self(all.alone(seat).cloned().collect(), PhantomData)
    }
}

/// Something for the table's channel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "post", rename_all = "snake_case")]
pub enum Post {
    /// The lobby as it is now.
    Lobby {
        /// What just happened there.
        notice: Notice,
    },
    /// Play moved on.
    Moved {
        /// What happened.
        facts: Facts<Everyone>,
        /// Who is newly waited for.
        ping: Vec<UserId>,
        /// What happened to the table itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notices: Vec<Notice>,
    },
    /// Play began.
    Began {
        /// What happened.
        facts: Facts<Everyone>,
        /// Who is waited for.
        ping: Vec<UserId>,
    },
    /// Play ended.
    Ended {
        /// What happened.
        facts: Facts<Everyone>,
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
        facts: Facts<Everyone>,
        /// Something hidden came to light in them, or dice were rolled.
        reveals: bool,
        /// The last act when it was asked: what the buttons are about.
        asked_at: u32,
        /// Until when it can be agreed to, in seconds.
        closes: i64,
    },
    /// The whole table as everybody saw it, moving.
    Film,
    /// Something about the table itself.
    Notice {
        /// What.
        notice: Notice,
    },
    /// A reminder for somebody who takes no direct messages.
    Reminder {
        /// What they play.
        side: String,
        /// Who.
        ping: UserId,
    },
}

/// Something that happened to the table itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "kebab-case")]
pub enum Notice {
    /// The table was opened.
    Opened,
    /// Somebody took a seat.
    Joined {
        /// What they play.
        side: String,
    },
    /// Somebody left.
    Left {
        /// What they played.
        side: String,
    },
    /// A computer daimyo took a seat.
    ComputerJoined {
        /// What it plays.
        side: String,
    },
    /// A computer daimyo left.
    ComputerLeft {
        /// What it played.
        side: String,
    },
    /// The host removed somebody.
    Kicked {
        /// What they played.
        side: String,
    },
    /// Somebody resigned; a computer daimyo plays on.
    Resigned {
        /// What they played.
        side: String,
    },
    /// Somebody new took a seat over.
    Replaced {
        /// Which.
        side: String,
    },
    /// The last act was taken back.
    Undone {
        /// By whom.
        side: String,
    },
    /// Somebody's list is sealed.
    Sealed {
        /// Whose.
        side: String,
    },
    /// Somebody opened their sealed list again.
    Unsealed {
        /// Whose.
        side: String,
    },
    /// By everybody's consent acts were taken back.
    TakenBack {
        /// Who asked.
        side: String,
        /// How many.
        count: u32,
    },
    /// Somebody agreed to taking acts back.
    TakebackAgreed {
        /// Who.
        side: String,
    },
    /// Somebody refused to take acts back.
    TakebackRefused {
        /// Who.
        side: String,
    },
    /// Not everybody agreed in time to take acts back.
    TakebackExpired,
    /// The table moved on, so the request to take acts back is void.
    TakebackMoot,
    /// The host gave the table up.
    Cancelled,
    /// Nobody began it for two weeks.
    Expired,
    /// Time ran out, and a computer daimyo made one act.
    TimeRanOut {
        /// For whom.
        side: String,
        /// Turns missed in a row.
        missed: u32,
        /// After so many the seat is held.
        misses: u32,
    },
    /// A computer daimyo holds a seat until its player is back.
    Held {
        /// Which.
        side: String,
    },
    /// The player of a held seat is back.
    Returned {
        /// Which.
        side: String,
    },
    /// All players are gone; the table waits.
    Deserted {
        /// Until then, in seconds.
        until: i64,
    },
    /// Nobody came back, so the table is over.
    DesertedEnd,
    /// Somebody is away.
    Away {
        /// Who.
        side: String,
        /// Until then, in seconds.
        until: i64,
    },
    /// A seat waits for a new player.
    OpenSeat {
        /// Which.
        side: String,
    },
    /// The table voted a seat free.
    VotedOut {
        /// Which.
        side: String,
    },
    /// Somebody proposes.
    VoteOpened {
        /// The vote's number.
        vote: u32,
        /// What is proposed.
        motion: String,
        /// About which side, if about one.
        side: String,
        /// The vote ends then, in seconds.
        until: i64,
        /// So many must say yes.
        needed: usize,
        /// Of so many.
        voters: usize,
    },
    /// A vote found no majority.
    VoteFailed {
        /// What was proposed.
        motion: String,
        /// About which side, if about one.
        side: String,
    },
    /// The table voted for a pause.
    Paused {
        /// It ends by itself then, in seconds.
        until: i64,
    },
    /// A pause is over.
    Resumed,
    /// The table voted for more time.
    Extended,
    /// The table voted to end.
    EndedByVote,
}

impl Notice {
    /// Is there something to press below it?
    #[must_use]
    pub const fn has_buttons(&self) -> bool {
        matches!(
            self,
            Self::Held { .. }
                | Self::Deserted { .. }
                | Self::OpenSeat { .. }
                | Self::VoteOpened { .. }
        )
    }
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
    /// After so many the seat is held.
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
pub enum Whisper {
    /// You have a seat; this is where your hand will be.
    Welcome,
    /// Your order was carried out.
    Ordered {
        /// The act.
        action: String,
        /// May it be taken back?
        undoable: bool,
        /// What only you learned.
        facts: Facts<OneSeat>,
    },
    /// Your orders were switched off.
    OrdersOff {
        /// Why.
        why: Off,
    },
    /// Your sealed list was played.
    ListPlayed {
        /// The acts, each with whether a computer daimyo had to choose it.
        acts: Vec<(String, bool)>,
    },
    /// Your panel, with what you just learned.
    Panel {
        /// What only you learned.
        facts: Facts<OneSeat>,
    },
    /// You took a seat over: this is what it knows.
    TakenOver,
    /// Your time ran out; this was played for you.
    Missed {
        /// What was.
        missed: Missed,
        /// What only you learned.
        facts: Facts<OneSeat>,
    },
    /// The tables that wait for you, as they are at delivery.
    Waiting {
        /// Why you are told.
        why: Why,
        /// Is it a last call for one of them?
        last: bool,
    },
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
        self.post(table, Place::Channel(channel), &what).await
    }

    /// Tells one person.
    pub async fn say_private(
        &mut self,
        table: TableId,
        user: UserId,
        whisper: &Whisper,
    ) -> Result<(), Fault> {
        let what = serde_json::to_string(whisper).map_err(|e| Fault::new("outbox", &e))?;
        self.post(table, Place::User(user), &what).await
    }
}
