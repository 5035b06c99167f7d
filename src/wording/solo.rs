//! The button that starts a table against computer daimyos; it belongs to no table yet.

use rules::dice::Seq;

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Tone};

impl Words {
    /// The button, wherever somebody may want to begin.
    #[must_use]
    pub fn solo_button(&self) -> Button {
        Button {
            id: Control::new(TableId(0), Seq(0), Verb::Solo).write(),
            label: self.word("button-solo"),
            tone: Tone::Main,
        }
    }
}
