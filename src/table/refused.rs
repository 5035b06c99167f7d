//! Refusals of the house (not of the rules): who may do what, and when.

use rules::refusal::Refusal;
use rules::seat::Seat;
use serde::Serialize;

use crate::fault::Fault;

/// Why nothing was done. Data for a message; never a secret.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "kebab-case")]
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
        /// Its name.
        name: String,
    },
    /// A person hosts too many tables.
    TooManyTables {
        /// The most.
        most: i64,
    },
    /// Tables live in servers.
    NeedsServer,
    /// The name has no letter left.
    EmptyName,
    /// The person has no seat here.
    NotSeated,
    /// The person already sits here.
    AlreadySeated {
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
        /// The side.
        side: String,
    },
    /// The side does not exist.
    NoSuchSide {
        /// What was asked for.
        side: String,
    },
    /// The board has no such part.
    NoSuchArea {
        /// What was asked for.
        area: String,
    },
    /// Nobody of this kind sits there.
    NobodyThere,
    /// Play has begun.
    AlreadyStarted,
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
    /// Only the host or a server manager may.
    NotHost,
    /// Only somebody who may manage the server.
    NotManager,
    /// The host cannot be thrown out.
    HostStays,
    /// Faster than people are.
    TooFast,
    /// The press came twice.
    AlreadyDone,
    /// The move was offered earlier and the table has moved on.
    Stale,
    /// The button belongs to a version no longer known, or to none.
    OldButton,
    /// The choice is not among those offered.
    NotOffered,
    /// Nothing can be taken back.
    NothingToUndo,
    /// The last act cannot be taken back.
    CannotUndo,
    /// The stage is played sealed: acts are written into the list.
    PlayedSealed,
    /// The list is sealed; open it first.
    ListSealed,
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
    /// Orders longer than anybody's.
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
    /// The person wants no statistics kept.
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
        /// So many hours are left.
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
