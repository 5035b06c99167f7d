//! The private panel: what one seat sees and may do, in words and controls.

use rules::menu::{Choice, Menu};
use rules::view::OneSeat;

use super::control::{Control, Verb};
use super::{Seated, Words, titles};
use crate::message::{Button, Message, Row, Tone, cut, plain};
use crate::store::Stage;
use crate::table::{Book, Panel};

/// As many choices are buttons; more are a select.
const MOST_BUTTONS: usize = 9;

impl Words {
    /// The name people gave a table, made harmless; or what it is.
    #[must_use]
    pub fn table_name(&self, book: &Book) -> String {
        let name = plain(&book.row.name, 60);
        if name.is_empty() {
            let title = self.word(&format!("{}-title", book.row.title));
            self.say(
                "unnamed-table",
                &[("title", title.into()), ("table", book.row.id.0.into())],
            )
        } else {
            name
        }
    }

    /// The panel at a place of the menu. `lead` comes first: what just happened, or why not.
    #[must_use]
    pub fn panel(&self, panel: &Panel, at: &[String], lead: &str) -> Message<OneSeat> {
        let book = &panel.book;
        let seated = Seated::of(book);
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
        let node = panel.menu.at(at.iter().map(String::as_str));
        let (node, at) = node.map_or((&panel.menu, [].as_slice()), |node| (node, at));
        let seat = self.seat(&seated, panel.seat);
        if book.row.stage != Stage::Playing {
            lines.push(self.word("panel-over"));
        } else if !panel.is_up() {
            let waiting = self.seats(&seated, &panel.waiting);
            lines.push(self.say("panel-waiting", &[("seats", waiting.into())]));
        } else {
            lines.push(self.ask(&book.row.title, node, at, &panel.menu));
        }
        let heading = self.say(
            "panel-heading",
            &[
                ("table", self.table_name(book).into()),
                ("seat", seat.into()),
            ],
        );
        let body = titles::hand(self, &seated, &panel.view);
        let message = Message::text(lines.join("\n")).body(&heading, &body);
        if panel.is_up() && book.row.stage == Stage::Playing {
            self.controls(message, panel, node, at)
        } else {
            message
        }
    }

    /// What the place of the menu asks, with the choices made so far.
    fn ask(&self, title: &str, node: &Menu, at: &[String], root: &Menu) -> String {
        let made = self.made(title, root, at);
        match node {
            Menu::Act(notation) => self.say(
                "panel-confirm",
                &[("move", made.into()), ("notation", notation.clone().into())],
            ),
            Menu::Choose(choices) => {
                let kind = choices.first().map_or("", |choice| choice.step.kind);
                let prompt = self.prompt(title, kind);
                if made.is_empty() {
                    self.say("panel-your-turn", &[("prompt", prompt.into())])
                } else {
                    self.say(
                        "panel-so-far",
                        &[("move", made.into()), ("prompt", prompt.into())],
                    )
                }
            }
        }
    }

    /// The choices made so far, in words.
    fn made(&self, title: &str, root: &Menu, at: &[String]) -> String {
        let mut node = root;
        let mut words = Vec::new();
        for key in at {
            let Some(choice) = node.choices().iter().find(|choice| choice.step.key == *key) else {
                break;
            };
            words.push(self.step(title, &choice.step));
            node = &choice.then;
        }
        words.join(" → ")
    }

    fn controls(
        &self,
        message: Message<OneSeat>,
        panel: &Panel,
        node: &Menu,
        at: &[String],
    ) -> Message<OneSeat> {
        let (table, seq) = (panel.book.row.id, panel.view.seq());
        let id = |verb: Verb, keys: &[String]| {
            Control::new(table, seq, verb)
                .with(keys.iter().cloned())
                .write()
        };
        let title = panel.book.row.title.as_str();
        let below = |key: &str| {
            at.iter()
                .cloned()
                .chain([key.to_owned()])
                .collect::<Vec<_>>()
        };
        let mut buttons = Vec::new();
        let mut message = message;
        match node {
            Menu::Act(_) => buttons.push(Button {
                id: id(Verb::Confirm, at),
                label: self.word("button-confirm"),
                tone: Tone::Danger,
            }),
            Menu::Choose(choices) if choices.len() <= MOST_BUTTONS => {
                let button = |choice: &Choice| Button {
                    id: id(Verb::Menu, &below(&choice.step.key)),
                    label: cut(&self.step(title, &choice.step), 80),
                    tone: Tone::Plain,
                };
                buttons.extend(choices.iter().map(button));
            }
            Menu::Choose(choices) => {
                for (part, chunk) in choices.chunks(25).take(3).enumerate() {
                    let kind = chunk.first().map_or("", |choice| choice.step.kind);
                    let options = chunk.iter().map(|choice| {
                        (
                            choice.step.key.clone(),
                            cut(&self.step(title, &choice.step), 100),
                        )
                    });
                    message = message.row(Row::Select {
                        // The part keeps the ids of one message apart; the router ignores it.
                        id: id(Verb::Menu, at) + &".".repeat(part),
                        prompt: cut(&self.prompt(title, kind), 150),
                        options: options.collect(),
                    });
                }
            }
        }
        if let Some((_, parent)) = at.split_last() {
            buttons.push(Button {
                id: id(Verb::Menu, parent),
                label: self.word("button-back"),
                tone: Tone::Plain,
            });
        }
        message.buttons(buttons)
    }
}
