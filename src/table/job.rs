//! What falls due at tables and for people, as data and as rows of the store.

use rules::seat::Seat;

use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{JobKey, JobRow, Tx};

/// Something that has to happen at a certain time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// A lobby that was not started closes.
    Lobby(TableId),
    /// A seat's order is carried out.
    Order(TableId, Seat),
    /// A request to take acts back closes.
    Takeback(TableId),
    /// A seat's decisions are judged, for its player.
    Review(TableId, Seat, UserId),
    /// A computer daimyo thinks about its act.
    Think(TableId),
    /// A computer daimyo thinks about the act of a seat whose time has run out.
    Forfeit(TableId, Seat),
    /// A seat's time runs out.
    Turn(TableId, Seat),
    /// Half of a turn's time is over.
    Half(TableId, Seat),
    /// A turn's time is almost up.
    Last(TableId, Seat),
    /// A reminder that was put off comes again.
    Snooze(TableId, Seat),
    /// A vote ends.
    Vote(TableId),
    /// A pause ends.
    Resume(TableId),
    /// A deserted table ends.
    Desert(TableId),
    /// After downtime a person learns what is waiting.
    CatchUp(UserId),
    /// A person gets the daily digest.
    Digest(UserId),
    /// A person's absence ends.
    Back(UserId),
}

impl Job {
    /// The key of its row.
    #[must_use]
    pub fn key(self) -> JobKey {
        let table = |kind, table| (kind, Some(table), None, None);
        let seat = |kind, table, seat| (kind, Some(table), Some(seat), None);
        let user = |kind, user| (kind, None, None, Some(user));
        let (kind, table, seat, user): (&str, _, _, _) = match self {
            Self::Lobby(id) => table("lobby", id),
            Self::Turn(id, at) => seat("turn", id, at),
            Self::Half(id, at) => seat("half", id, at),
            Self::Last(id, at) => seat("last", id, at),
            Self::Snooze(id, at) => seat("snooze", id, at),
            Self::Vote(id) => table("vote", id),
            Self::Resume(id) => table("resume", id),
            Self::Desert(id) => table("desert", id),
            Self::CatchUp(id) => user("catch-up", id),
            Self::Digest(id) => user("digest", id),
            Self::Back(id) => user("back", id),
            Self::Order(id, at) => seat("order", id, at),
            Self::Takeback(id) => table("takeback", id),
            Self::Review(id, at, user) => ("review", Some(id), Some(at), Some(user)),
            Self::Think(id) => table("think", id),
            Self::Forfeit(id, at) => seat("think", id, at),
        };
        JobKey {
            kind: kind.into(),
            table,
            seat,
            user,
        }
    }

    /// The job of a row; nothing for a row that this version does not know.
    pub(super) fn read(row: &JobRow) -> Option<Self> {
        let key = &row.key;
        Some(match key.kind.as_str() {
            "lobby" => Self::Lobby(key.table?),
            "turn" => Self::Turn(key.table?, key.seat?),
            "half" => Self::Half(key.table?, key.seat?),
            "last" => Self::Last(key.table?, key.seat?),
            "snooze" => Self::Snooze(key.table?, key.seat?),
            "vote" => Self::Vote(key.table?),
            "resume" => Self::Resume(key.table?),
            "desert" => Self::Desert(key.table?),
            "catch-up" => Self::CatchUp(key.user?),
            "digest" => Self::Digest(key.user?),
            "back" => Self::Back(key.user?),
            "order" => Self::Order(key.table?, key.seat?),
            "takeback" => Self::Takeback(key.table?),
            "review" => Self::Review(key.table?, key.seat?, key.user?),
            "think" => match key.seat {
                None => Self::Think(key.table?),
                Some(seat) => Self::Forfeit(key.table?, seat),
            },
            _ => return None,
        })
    }
}

impl Job {
    /// Is it done by somebody who thinks?
    pub(super) const fn is_thinking(self) -> bool {
        matches!(self, Self::Think(_) | Self::Forfeit(..) | Self::Review(..))
    }
}

impl Tx {
    /// Schedules a job for then, replacing an earlier time.
    pub async fn set_due(&mut self, due: Job, at: Millis) -> Result<(), Fault> {
        self.put_due(&due.key(), at).await
    }

    /// Cancels a job.
    pub async fn drop_due(&mut self, due: Job) -> Result<(), Fault> {
        self.cancel_due(&due.key()).await
    }
}
