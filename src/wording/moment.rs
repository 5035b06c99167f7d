//! The post of a great moment: what it is, then what came of it, in groups of one line each.

use rules::view::Everyone;

use super::{Seated, Words};
use crate::message::{Message, cut};
use crate::table::{Facts, PublicTable};
use crate::titles::{self, Group, MomentWords};

/// A post says at most this much of a moment; the log has the rest.
const MOST_TOLD: usize = 3800;

impl Words {
    /// A great moment.
    pub(super) fn great_moment(
        &self,
        standing: &PublicTable,
        facts: &Facts<Everyone>,
        lead: String,
    ) -> Message<Everyone> {
        let state = &standing.state;
        let table = Seated::of(state);
        let events: Vec<_> = facts.events().iter().collect();
        let told = titles::moment(&self.at(&table), &state.row.title, &events);
        let Some(MomentWords {
            heading,
            groups,
            shown,
        }) = told
        else {
            return Message::text(lead);
        };
        let groups: Vec<String> = groups.iter().filter_map(group).collect();
        let text: Vec<String> = [heading, lead]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
        let board = match &standing.view {
            Some(view) if shown.is_empty() => titles::board(self, view),
            _ => shown,
        };
        Message::text(text.join("\n"))
            .body("", &cut(&groups.join("\n"), MOST_TOLD))
            .board(&board)
    }
}

/// The lines of a group under its name.
fn group(group: &Group) -> Option<String> {
    if group.lines.is_empty() {
        return None;
    }
    let lines = group.lines.iter().map(|line| format!("• {line}"));
    let name = (!group.name.is_empty()).then(|| format!("**{}**", group.name));
    let all: Vec<String> = name.into_iter().chain(lines).collect();
    Some(all.join("\n"))
}
