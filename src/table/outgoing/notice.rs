//! What happened to a table itself, as data: seats, votes, clocks, its end. Its words are in `wording`.

use serde::{Deserialize, Serialize};

use crate::id::ChannelId;

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
    /// Somebody is ready to begin.
    Ready {
        /// What they play.
        side: String,
    },
    /// The host changed the time per turn or a switch.
    Agreed,
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
    /// Somebody new took over a seat.
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
    /// The table goes on in the channel where this is said.
    CameFrom {
        /// Where it was played until now.
        channel: ChannelId,
    },
    /// The table goes on in another channel.
    WentTo {
        /// Where.
        channel: ChannelId,
    },
    /// Nobody began it for two weeks.
    Expired,
    /// Time ran out, and a computer daimyo made one act.
    TimeRanOut {
        /// For whom.
        side: String,
        /// Turns missed in a row.
        missed: u32,
        /// After this many the seat is held.
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
        /// This many must say yes.
        needed: usize,
        /// Of this many.
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
    /// Is the board before it gone?
    #[must_use]
    pub const fn takes_back(&self) -> bool {
        matches!(self, Self::Undone { .. } | Self::TakenBack { .. })
    }

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
