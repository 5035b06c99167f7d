//! What happened to a table itself, in words.

use super::{Name, Words, wordings};
use crate::id::ChannelId;
use crate::table::{Notice, TableState};

/// A notice's words and the table it is about.
struct About<'n> {
    words: &'n Words,
    state: &'n TableState,
}

impl About<'_> {
    fn say(&self, id: &str, args: &[(&str, fluent_bundle::FluentValue<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn table(&self) -> String {
        self.words.table_name(self.state)
    }

    /// What a seat plays; nothing where a notice is about no seat.
    fn side(&self, side: &str) -> Name {
        if side.is_empty() {
            Name::default()
        } else {
            self.words.side(&self.state.row.title, side)
        }
    }
}

/// A moment as text, because a number would be shown with thousands separators.
fn moment(seconds: i64) -> String {
    seconds.to_string()
}

/// A channel that can be clicked.
fn mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

wordings! {
    fn sentence(about: &About<'_>; notice: &Notice) listed as NOTICES {
        Notice::Opened => "notice-opened" { table: about.table() },
        Notice::Joined { side } => "notice-joined" { side: about.side(side) },
        Notice::Ready { side } => "notice-ready" { side: about.side(side) },
        Notice::Agreed => "notice-agreed",
        Notice::Left { side } => "notice-left" { side: about.side(side) },
        Notice::ComputerJoined { side } => "notice-computer-joined" { side: about.side(side) },
        Notice::ComputerLeft { side } => "notice-computer-left" { side: about.side(side) },
        Notice::Kicked { side } => "notice-kicked" { side: about.side(side) },
        Notice::Resigned { side } => "notice-resigned" { side: about.side(side) },
        Notice::Replaced { side } => "notice-replaced" { side: about.side(side) },
        Notice::Undone { side } => "notice-undone" { side: about.side(side) },
        Notice::Sealed { side } => "notice-sealed" { side: about.side(side) },
        Notice::Unsealed { side } => "notice-unsealed" { side: about.side(side) },
        Notice::TakenBack { side, count } => "notice-taken-back" {
            side: about.side(side),
            count: *count,
        },
        Notice::TakebackAgreed { side } => "notice-takeback-agreed" { side: about.side(side) },
        Notice::TakebackRefused { side } => "notice-takeback-refused" { side: about.side(side) },
        Notice::TakebackExpired => "notice-takeback-expired",
        Notice::TakebackMoot => "notice-takeback-moot",
        Notice::Cancelled => "notice-cancelled" { table: about.table() },
        Notice::CameFrom { channel } => "notice-came-from" {
            table: about.table(),
            channel: mention(*channel),
        },
        Notice::WentTo { channel } => "notice-went-to" {
            table: about.table(),
            channel: mention(*channel),
        },
        Notice::Expired => "notice-expired" { table: about.table() },
        Notice::TimeRanOut { side, missed, misses } => "notice-time-ran-out" {
            side: about.side(side),
            missed: *missed,
            misses: *misses,
        },
        Notice::Held { side } => "notice-held" { side: about.side(side) },
        Notice::Returned { side } => "notice-returned" { side: about.side(side) },
        Notice::Deserted { until } => "notice-deserted" { until: moment(*until) },
        Notice::DesertedEnd => "notice-deserted-end" { table: about.table() },
        Notice::Away { side, until } => "notice-away" {
            side: about.side(side),
            until: moment(*until),
        },
        Notice::OpenSeat { side } => "notice-open-seat" {
            side: about.side(side),
            table: about.table(),
        },
        Notice::VotedOut { side } => "notice-voted-out" { side: about.side(side) },
        Notice::VoteOpened { vote: _, motion, side, until, needed, voters } => "notice-vote-opened" {
            motion: motion.clone(),
            side: about.side(side),
            until: moment(*until),
            needed: *needed,
            voters: *voters,
        },
        Notice::VoteFailed { motion, side } => "notice-vote-failed" {
            motion: motion.clone(),
            side: about.side(side),
        },
        Notice::Paused { until } => "notice-paused" { until: moment(*until) },
        Notice::Resumed => "notice-resumed",
        Notice::Extended => "notice-extended",
        Notice::EndedByVote => "notice-ended-by-vote" { table: about.table() },
    }
}

#[cfg(test)]
pub(super) const ALL: &[super::Wording] = NOTICES;

impl Words {
    /// The sentence of something that happened to the table itself.
    #[must_use]
    pub fn notice(&self, state: &TableState, notice: &Notice) -> String {
        sentence(&About { words: self, state }, notice)
    }

    pub(super) fn notices(&self, state: &TableState, notices: &[Notice]) -> String {
        let lines = notices.iter().map(|notice| self.notice(state, notice));
        lines.collect::<Vec<_>>().join("\n")
    }
}
