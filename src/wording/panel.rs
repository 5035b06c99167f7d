//! The private panel: what one seat sees and may do, in words and controls.

use rules::menu::Menu;
use rules::view::OneSeat;

use super::menu::{Ids, Reached, reach};
use super::plan::PlanMenu;
use super::{Seated, Words};
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Message, Tone, plain};
use crate::table::{Lifecycle, Panel, TableState};
use crate::titles;

impl Words {
    /// The name people gave a table, made harmless; or what it is.
    #[must_use]
    pub fn table_name(&self, state: &TableState) -> String {
        let row = &state.row;
        self.name_of_table(row.id, &row.title, &row.name)
    }

    pub(super) fn name_of_table(&self, table: TableId, title: &str, name: &str) -> String {
        let name = plain(name, 60);
        if !name.is_empty() {
            return name;
        }
        let args = [
            ("title", self.title(title).into()),
            ("table", table.0.into()),
        ];
        self.say("unnamed-table", &args)
    }

    /// The panel at the beginning of the menu, with a picture to come.
    #[must_use]
    pub fn whole_panel(&self, panel: &Panel, lead: &str) -> Message<OneSeat> {
        self.panel(panel, &[], lead)
            .request_picture(panel.state.row.id, panel.view.clone())
    }

    /// The panel at a place of the menu. `lead` comes first: what just happened, or why not.
    #[must_use]
    pub fn panel(&self, panel: &Panel, at: &[String], lead: &str) -> Message<OneSeat> {
        let state = &panel.state;
        if panel.plan.sealing && state.row.stage == Lifecycle::Playing {
            return self.plan(panel, PlanMenu::Next, &[], lead);
        }
        let seated = Seated::of(state);
        let mut lines = Vec::new();
        if !lead.is_empty() {
            lines.push(lead.to_owned());
        }
        lines.extend(
            panel
                .facts
                .events()
                .iter()
                .map(|event| self.event(&seated, event)),
        );
        let title = state.row.title.as_str();
        let reached = reach(title, &panel.menu, at);
        let seat = self.seat(&seated, panel.seat);
        if let Some(outcome) = &panel.outcome {
            lines.push(self.result(state, outcome));
        } else if state.row.stage != Lifecycle::Playing {
            lines.push(self.word("panel-over"));
        } else if !panel.is_up() {
            let waiting = self.seats(&seated, &panel.waiting);
            lines.push(self.say("panel-waiting", &[("seats", waiting.into())]));
        } else {
            lines.extend(self.ask(panel, &reached));
        }
        let begun = reached.back.is_some();
        if !begun && state.row.stage == Lifecycle::Playing {
            lines.extend(self.orders_line(title, &panel.plan));
        }
        let heading = self.say(
            "panel-heading",
            &[
                ("table", self.table_name(state).into()),
                ("seat", seat.into()),
            ],
        );
        let body = titles::hand(self, &panel.view);
        let message = Message::text(lines.join("\n")).body(&heading, &body);
        if state.row.stage != Lifecycle::Playing {
            return message;
        }
        let message = if panel.is_up() {
            self.controls(message, panel, &reached)
        } else {
            message
        };
        if begun {
            message
        } else {
            message.buttons(self.orders_buttons(panel))
        }
    }

    /// What the place of the menu is for, the choices made so far, what is asked next, and what the
    /// choice means, in small letters, for whoever has forgotten since the last turn.
    fn ask(&self, panel: &Panel, reached: &Reached<'_>) -> Vec<String> {
        let place = reached.place(self, panel, false);
        let title = panel.state.row.title.as_str();
        let made = self.made(title, reached);
        let purpose = titles::purpose(&place);
        let first = match &panel.plan.due {
            Some(act) => {
                let order = self.act(title, act);
                self.say(
                    "panel-order-due",
                    &[("order", order.into()), ("purpose", purpose.into())],
                )
            }
            None => self.say("panel-your-turn", &[("purpose", purpose.into())]),
        };
        let Some((prompt, hint)) = self.question(&place, reached) else {
            let Menu::Act(notation) = reached.node else {
                return vec![first];
            };
            let made = self.act(title, notation);
            return vec![first, self.say("panel-confirm", &[("move", made.into())])];
        };
        let args = [
            ("move", made.clone().into()),
            ("prompt", prompt.clone().into()),
        ];
        let asked = if made.is_empty() {
            prompt
        } else {
            self.say("panel-so-far", &args)
        };
        let mut lines = vec![first, asked];
        lines.extend(hint);
        lines
    }

    fn controls(
        &self,
        message: Message<OneSeat>,
        panel: &Panel,
        reached: &Reached<'_>,
    ) -> Message<OneSeat> {
        let (table, seq) = (panel.state.row.id, panel.view.seq());
        let id = |verb: Verb, keys: &[String]| {
            Control::new(table, seq, verb)
                .with(keys.iter().cloned())
                .write()
        };
        let (message, mut buttons) = match reached.node {
            Menu::Act(_) => {
                let confirm = Button {
                    id: id(Verb::Confirm, &reached.path),
                    label: self.word("button-confirm"),
                    tone: Tone::Danger,
                };
                (message, vec![confirm])
            }
            Menu::Choose(_) => {
                let place = reached.place(self, panel, false);
                let ids = Ids {
                    walk: &|keys| id(Verb::Menu, keys),
                    take: &|keys| id(Verb::Confirm, keys),
                };
                self.answers(message, &place, reached, &ids)
            }
        };
        if let Some(back) = &reached.back {
            buttons.push(Button {
                id: id(Verb::Menu, back),
                label: self.word("button-back"),
                tone: Tone::Plain,
            });
        }
        message.buttons(buttons)
    }
}
