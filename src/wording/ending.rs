//! The end card: who won and by what, and what can be done now.

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::message::{Button, Tone};
use crate::table::{PublicTable, TableState};
use crate::titles;

impl Words {
    /// What can be done after the end.
    pub(super) fn ending_buttons(&self, state: &TableState) -> Vec<Button> {
        let button = |verb: Verb, label: &str, tone: Tone| Button {
            id: Control::new(state.row.id, state.moment(None), verb).write(),
            label: self.word(label),
            tone,
            sign: None,
        };
        vec![
            button(Verb::Rematch, "button-rematch", Tone::Main),
            self.replay_button(state),
            self.review_button(state, "button-review"),
            button(Verb::Film, "button-film", Tone::Plain),
        ]
    }

    /// How everybody came to their points.
    pub(super) fn reckoning(&self, standing: &PublicTable) -> String {
        let view = standing.view.as_ref();
        let lines = view.map_or_else(Vec::new, |view| titles::reckoning(self, view));
        let lines = lines.iter().map(|line| format!("• {line}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}
