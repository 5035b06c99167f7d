//! Levels of computer daimyos in words, and who plays a seat.

use rules::seat::Seat;

use super::{Name, Words};
use crate::level::Level;
use crate::table::{SeatRow, TableState};

impl Words {
    /// What a level is called.
    #[must_use]
    pub fn level(&self, level: Level) -> String {
        self.word(&level_key(level))
    }

    /// What a level is called, and what to expect of it.
    #[must_use]
    pub fn level_explained(&self, level: Level) -> String {
        let about = self.level_about(level);
        let args = [("level", self.level(level).into()), ("about", about.into())];
        self.say("level-explained", &args)
    }

    /// What to expect of a level.
    #[must_use]
    pub fn level_about(&self, level: Level) -> String {
        self.word(&format!("{}.about", level_key(level)))
    }

    /// All levels, each with what to expect of it.
    #[must_use]
    pub fn levels(&self) -> String {
        let each = Level::ALL.map(|level| self.level_explained(level));
        each.join("; ")
    }

    /// The answer to whoever gave a seat to a computer daimyo.
    #[must_use]
    pub fn computer_added(&self, state: &TableState, seat: Seat) -> String {
        let side = self.side(&state.row.title, &state.side_of(seat));
        let level = self.level_explained(state.level(seat));
        let args = [("side", side.into()), ("level", level.into())];
        self.say("computer-added", &args)
    }

    /// Who plays a seat: a person as a silent mention, or a computer daimyo with its level.
    pub(super) fn holder(&self, row: &SeatRow) -> String {
        match row.user {
            Some(user) => self.who(Some(user)),
            None => self.say(
                "computer-of-level",
                &[("level", self.level(row.level).into())],
            ),
        }
    }

    /// Whom a table is waiting for that is no person: a computer daimyo who thinks.
    pub(super) fn thinking_seat(&self, name: Name) -> Name {
        self.phrase("waiting-seat-thinking", &[("seat", name.into())])
    }
}

/// The wording of a level.
fn level_key(level: Level) -> String {
    format!("level-{}", level.id())
}
