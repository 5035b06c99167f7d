//! Refusals of the house (not of the rules): who may do what, and when.

use rules::refusal::Refusal;
use rules::seat::Seat;

use crate::fault::Fault;
use crate::id::TableId;

/// Why nothing was done. Data for a message; never a secret.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{self:?}")]
pub enum Refused {
    /// No table of this number.
    NoSuchTable,
    /// The channel has none, and the person sits nowhere.
    NoTableHere,
    /// The person sits at several tables and named none.
    SeveralTables,
    /// The channel has a live table.
    TableHere {
        /// Its number.
        table: TableId,
        /// Its title.
        title: String,
        /// Its name; may be empty.
        name: String,
    },
    /// A person hosts too many tables.
    TooManyTables {
        /// The most.
        most: i64,
    },
    /// Tables live in servers.
    NeedsServer,
    /// A table belongs to its server.
    OtherServer,
    /// The table is played in this very channel.
    AlreadyHere,
    /// Direct messages with the person cannot be opened.
    NoDirectMessages,
    /// The name has no letter left.
    EmptyName,
    /// The person has no seat here.
    NotSeated,
    /// The person already has a seat here.
    AlreadySeated {
        /// The title.
        title: String,
        /// What they play.
        side: String,
    },
    /// No seat is free.
    Full {
        /// How many there are.
        seats: usize,
    },
    /// The side is taken.
    SideTaken {
        /// The title.
        title: String,
        /// The side.
        side: String,
    },
    /// The side does not exist.
    NoSuchSide {
        /// The title.
        title: String,
        /// What was asked for.
        side: String,
    },
    /// Nothing of that name can be looked up.
    NoSuchCard {
        /// What was typed.
        card: String,
    },
    /// The board has no such part.
    NoSuchArea {
        /// What was asked for.
        area: String,
    },
    /// Nobody of that kind has a seat there.
    NobodyThere,
    /// Play has begun.
    AlreadyStarted,
    /// Bots cannot play.
    NoBots,
    /// That person was called to this table before.
    AlreadyInvited,
    /// Play has not begun.
    NotStarted,
    /// The table is over or cancelled.
    Finished,
    /// Too few seats are taken.
    TooFew {
        /// Taken.
        taken: usize,
        /// Needed.
        needed: usize,
    },
    /// No person would sit there.
    NoHumans,
    /// The table is not over yet.
    NotOver,
    /// Only the host or a server manager may.
    NotHost,
    /// The bot does not speak this language.
    NoSuchLanguage {
        /// What was asked for.
        language: String,
    },
    /// There is no such level of computer daimyos.
    NoSuchLevel,
    /// Only somebody who may manage the server.
    NotManager,
    /// The host cannot be removed.
    HostStays,
    /// The person is above the rate limit.
    TooFast,
    /// The press came twice.
    AlreadyDone,
    /// The move was offered earlier and the table has moved on.
    Stale,
    /// The button belongs to a version no longer known, or to none.
    OldButton,
    /// The choice is not among those offered.
    NotOffered,
    /// The host did not allow hints.
    NoHints,
    /// Nothing can be taken back.
    NothingToUndo,
    /// The last act cannot be taken back.
    CannotUndo,
    /// Too much was taken back already.
    TooManyTakebacks,
    /// The stage is played sealed: acts are written into the list.
    PlayedSealed,
    /// The list is sealed; open it first.
    ListSealed,
    /// The list ends before the seat's turns do.
    ListShort {
        /// How many turns are not in it.
        missing: usize,
    },
    /// Nothing is sealed now.
    NothingToSeal,
    /// There is no such order.
    NoOrderThere,
    /// Too many orders, or too many fallbacks of one.
    TooManyOrders {
        /// The most orders.
        most: usize,
        /// The most fallbacks of one.
        fallbacks: usize,
    },
    /// Too many conditions of one order.
    TooManyConditions {
        /// The most.
        most: usize,
    },
    /// The orders are too long.
    OrdersTooLong {
        /// The most characters.
        most: usize,
    },
    /// There is no such point to go back to.
    NoSuchPoint,
    /// Another request to take acts back is open.
    TakebackOpen,
    /// There is no such request any more.
    NoTakeback,
    /// The person has opted out of statistics.
    Uncounted,
    /// A running table is seen through one's own eyes only.
    NotYourEyes,
    /// The title has no stage that can be sealed.
    CannotSeal,
    /// The export of a running table shows its secrets.
    StillRunning,
    /// No such pace.
    NoSuchPace,
    /// No such moment.
    NoSuchTime,
    /// No such quiet hours.
    NoSuchHours,
    /// No such time zone.
    NoSuchZone,
    /// Hours of the day need a time zone.
    NeedsZone,
    /// An absence of less than an hour.
    AwayTooShort,
    /// More absence than is left.
    AwayTooLong {
        /// How many hours are left.
        hours: i64,
    },
    /// Nobody said they were away.
    NotAway,
    /// No reminder can be put off any more.
    NoSnooze,
    /// No seat waits for a newcomer.
    NoOpenSeat,
    /// A computer daimyo holds the person's seat.
    HeldSeat,
    /// Somebody is to get a seat who never used us.
    NeverMet,
    /// Another vote is open.
    VoteOpen {
        /// About what.
        motion: String,
    },
    /// The vote is over.
    VoteOver,
    /// This cannot be proposed now.
    CannotPropose,
    /// It is not this seat's turn.
    NotYourTurn {
        /// Whose it is.
        waiting: Vec<Seat>,
    },
    /// The rules refuse.
    Rules {
        /// Why.
        refusal: Refusal,
    },
}

/// A refusal or a fault.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Trouble {
    /// The person may read why.
    #[error("{0}")]
    Refused(Refused),
    /// Ours; the person gets an id.
    #[error("{0}")]
    Fault(Fault),
}

impl Trouble {
    /// Could the very same request succeed in a moment? Faults count, because they need not come back.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self, Self::Fault(_) | Self::Refused(Refused::TooFast))
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(match refusal {
            Refusal::NotWaited { waiting } => Refused::NotYourTurn { waiting },
            Refusal::Over => Refused::Finished,
            Refusal::Stale { .. } => Refused::Stale,
            refusal => Refused::Rules { refusal },
        })
    }
}
