//! The private panel: what one seat sees and may do, in words and controls.

use rules::menu::{Choice, Menu};
use rules::view::OneSeat;

use super::control::{Control, Verb};
use super::plan::Drawer;
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

    /// The panel at the beginning of the menu, with a picture to come.
    #[must_use]
    pub fn whole_panel(&self, panel: &Panel, lead: &str) -> Message<OneSeat> {
        self.panel(panel, &[], lead)
            .sketch(panel.book.row.id, panel.view.clone())
    }

    /// The panel at a place of the menu. `lead` comes first: what just happened, or why not.
    #[must_use]
    pub fn panel(&self, panel: &Panel, at: &[String], lead: &str) -> Message<OneSeat> {
        let book = &panel.book;
        if panel.plan.sealing && book.row.stage == Stage::Playing {
            return self.plan(panel, Drawer::Next, &[], lead);
        }
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
        if let (true, Some(hint)) = (panel.is_up(), self.hint(&book.row.title, node)) {
            lines.push(hint);
        }
        if at.is_empty() && book.row.stage == Stage::Playing {
            lines.extend(self.orders_line(&panel.plan));
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
        if book.row.stage != Stage::Playing {
            return message;
        }
        let message = if panel.is_up() {
            self.controls(message, panel, node, at)
        } else {
            message
        };
        if at.is_empty() {
            message.buttons(self.orders_buttons(panel))
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

    /// What the choice means, in small letters, for whoever sees it for the first time or has
    /// forgotten since the last turn; nothing where the title has no words for it.
    fn hint(&self, title: &str, node: &Menu) -> Option<String> {
        let kind = node.choices().first()?.step.kind;
        let id = format!("{title}-hint-{kind}");
        self.has(&id)
            .then(|| self.say("panel-hint", &[("hint", self.word(&id).into())]))
    }

    /// The choices made so far, in words.
    pub(super) fn made(&self, title: &str, root: &Menu, at: &[String]) -> String {
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
        let (message, mut buttons) = match node {
            Menu::Act(_) => {
                let confirm = Button {
                    id: id(Verb::Confirm, at),
                    label: self.word("button-confirm"),
                    tone: Tone::Danger,
                };
                (message, vec![confirm])
            }
            node => self.choices(message, title, node, at, &|keys| id(Verb::Menu, keys)),
        };
        if let Some((_, parent)) = at.split_last() {
            buttons.push(Button {
                id: id(Verb::Menu, parent),
                label: self.word("button-back"),
                tone: Tone::Plain,
            });
        }
        message.buttons(buttons)
    }

    /// The choices at a place of a menu: few are buttons, many are selects in the message.
    pub(super) fn choices(
        &self,
        mut message: Message<OneSeat>,
        title: &str,
        node: &Menu,
        at: &[String],
        id: &dyn Fn(&[String]) -> String,
    ) -> (Message<OneSeat>, Vec<Button>) {
        let choices = node.choices();
        if choices.len() <= MOST_BUTTONS {
            let button = |choice: &Choice| {
                let below: Vec<String> = at.iter().chain([&choice.step.key]).cloned().collect();
                Button {
                    id: id(&below),
                    label: cut(&self.step(title, &choice.step), 80),
                    tone: Tone::Plain,
                }
            };
            return (message, choices.iter().map(button).collect());
        }
        for (part, chunk) in choices.chunks(25).take(3).enumerate() {
            let kind = chunk.first().map_or("", |choice| choice.step.kind);
            let options = chunk.iter().map(|choice| {
                let label = cut(&self.step(title, &choice.step), 100);
                (choice.step.key.clone(), label)
            });
            message = message.row(Row::Select {
                // The part keeps the ids of one message apart; the router ignores it.
                id: id(at) + &".".repeat(part),
                prompt: cut(&self.prompt(title, kind), 150),
                options: options.collect(),
            });
        }
        (message, Vec::new())
    }
}
