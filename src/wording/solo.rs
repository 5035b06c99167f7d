//! The buttons that start a table against computer daimyos; they belong to no table yet.

use rules::catalog;
use rules::dice::Seq;

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::level::Level;
use crate::message::{Button, Tone};

/// What is offered to play against, the recommended level first.
pub(crate) const SOLO: [(Level, &str); 3] = [
    (Level::Captain, "button-solo"),
    (Level::Apprentice, "button-solo-apprentice"),
    (Level::Daimyo, "button-solo-daimyo"),
];

impl Words {
    /// The ways to begin that need no other people: the lesson of the flagship, and a table of one's own.
    #[must_use]
    pub fn first_buttons(&self) -> Vec<Button> {
        let solo = SOLO.map(|(level, label)| self.solo_button(level, label));
        let learn = self.learn_button(catalog::FLAGSHIP);
        [learn].into_iter().chain(solo).collect()
    }

    fn solo_button(&self, level: Level, label: &str) -> Button {
        let solo = Control::new(TableId(0), Seq(0), Verb::Solo);
        Button {
            id: solo.with(vec![level.id()]).write(),
            label: self.word(label),
            tone: Tone::Plain,
            sign: None,
        }
    }
}
