//! The button that starts a table against computer daimyos; it belongs to no table yet.

use rules::catalog;
use rules::dice::Seq;

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Tone};

impl Words {
    /// The ways to begin that need no other people: the lesson of the flagship, and a table of one's own.
    #[must_use]
    pub fn first_buttons(&self) -> Vec<Button> {
        let solo = Button {
            tone: Tone::Plain,
            ..self.solo_button()
        };
        vec![self.learn_button(catalog::FLAGSHIP), solo]
    }

    /// The button, wherever somebody may want to begin.
    #[must_use]
    pub fn solo_button(&self) -> Button {
        Button {
            id: Control::new(TableId(0), Seq(0), Verb::Solo).write(),
            label: self.word("button-solo"),
            tone: Tone::Main,
            sign: None,
        }
    }
}
