//! The plan of a seat in words and controls: its queue, what could come next, and sealing.

use rules::menu::Menu;
use rules::view::OneSeat;

use super::control::{Control, Verb};
use super::{Seated, Words, titles};
use crate::message::{Button, Message, Row, Tone, cut};
use crate::store::Order;
use crate::table::{Asked, Off, Panel, Plan, Whisper};

/// Which menu of the plan is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// What could come next.
    Next,
    /// What could take the place of the last act.
    Else,
    /// What the last act could wait on.
    If,
}

impl Drawer {
    const fn verbs(self) -> (Verb, Verb) {
        match self {
            Self::Next => (Verb::Plan, Verb::PlanAdd),
            Self::Else => (Verb::Else, Verb::ElseAdd),
            Self::If => (Verb::If, Verb::IfAdd),
        }
    }
}

impl Words {
    /// An act and its fallbacks.
    fn order(&self, alternatives: &[Order]) -> String {
        let quoted = alternatives.iter().map(|order| format!("`{order}`"));
        let quoted: Vec<String> = quoted.collect();
        quoted.join(&self.word("orders-else"))
    }

    /// The queue, one line each.
    fn queue(&self, plan: &Plan) -> Vec<String> {
        let numbered = plan.queue.iter().enumerate();
        numbered
            .map(|(at, order)| format!("{}. {}", at + 1, self.order(order)))
            .collect()
    }

    /// What the panel says about orders, in short.
    pub(super) fn orders_line(&self, plan: &Plan) -> Option<String> {
        let acts: Vec<String> = plan.queue.iter().map(|order| self.order(order)).collect();
        match (acts.is_empty(), plan.passing) {
            (true, false) => None,
            (true, true) => Some(self.word("orders-passing")),
            (false, _) => Some(self.say(
                "orders-line",
                &[("orders", cut(&acts.join("; "), 600).into())],
            )),
        }
    }

    /// The buttons about orders below a panel.
    pub(super) fn orders_buttons(&self, panel: &Panel) -> Vec<Button> {
        let plan = &panel.plan;
        let mut buttons = Vec::new();
        if plan.ahead.is_some() || !plan.queue.is_empty() {
            buttons.push(self.plain(panel, Verb::Plan, "button-plan"));
        }
        if plan.passing {
            buttons.push(self.plain(panel, Verb::Unpass, "button-unpass"));
        } else if plan.may_pass && panel.is_up() {
            buttons.push(self.plain(panel, Verb::Pass, "button-pass"));
        }
        buttons
    }

    fn plain(&self, panel: &Panel, verb: Verb, label: &str) -> Button {
        Button {
            id: Control::new(panel.book.row.id, panel.view.seq(), verb).write(),
            label: self.word(label),
            tone: Tone::Plain,
        }
    }

    /// The plan at a place of one of its menus. `lead` comes first.
    #[must_use]
    pub fn plan(
        &self,
        panel: &Panel,
        drawer: Drawer,
        at: &[String],
        lead: &str,
    ) -> Message<OneSeat> {
        let (book, plan) = (&panel.book, &panel.plan);
        let seated = Seated::of(book);
        let menu = match drawer {
            Drawer::Next => plan.ahead.as_ref(),
            Drawer::Else => plan.instead.as_ref(),
            Drawer::If => plan.conditions.as_ref(),
        };
        let node = menu.and_then(|menu| menu.at(at.iter().map(String::as_str)));
        let (node, at) = node.map_or((menu, [].as_slice()), |node| (Some(node), at));
        let mut lines: Vec<String> = Vec::new();
        lines.extend((!lead.is_empty()).then(|| lead.to_owned()));
        let learned = panel.facts.events().iter();
        lines.extend(learned.map(|event| self.event(&seated, event)));
        lines.push(self.word(match (plan.sealing, plan.sealed) {
            (true, true) => "plan-sealed",
            (true, false) => "plan-sealing",
            (false, _) if plan.in_rounds => "plan-open",
            (false, _) => "plan-open-long",
        }));
        if plan.sealing {
            let waiting = self.seats(&seated, &panel.waiting);
            lines.push(self.say("plan-waiting", &[("seats", waiting.into())]));
        }
        let queue = self.queue(plan);
        if queue.is_empty() {
            lines.push(self.word("plan-empty"));
        }
        lines.extend(queue);
        lines.extend(plan.passing.then(|| self.word("orders-passing")));
        if !plan.sealed {
            lines.push(self.plan_ask(panel, drawer, node, menu, at));
            let offered = drawer == Drawer::If && at.is_empty();
            lines.extend(offered.then(|| self.word(&format!("{}-conditions", book.row.title))));
        }
        lines.retain(|line| !line.is_empty());
        let heading = self.say(
            "panel-heading",
            &[
                ("table", self.table_name(book).into()),
                ("seat", self.seat(&seated, panel.seat).into()),
            ],
        );
        let body = titles::hand(self, &seated, &panel.view);
        let message = Message::text(lines.join("\n")).body(&heading, &body);
        self.plan_controls(message, panel, drawer, node, at)
    }

    fn plan_ask(
        &self,
        panel: &Panel,
        drawer: Drawer,
        node: Option<&Menu>,
        root: Option<&Menu>,
        at: &[String],
    ) -> String {
        let title = &panel.book.row.title;
        let (Some(node), Some(root)) = (node, root) else {
            return self.word("plan-typed");
        };
        let made = self.made(title, root, at);
        match (node, drawer) {
            (Menu::Act(notation), _) => {
                let notation = format!("`{notation}`");
                self.say(
                    "plan-confirm",
                    &[("move", made.into()), ("notation", notation.into())],
                )
            }
            (Menu::Choose(choices), _) if choices.is_empty() => self.word("plan-full"),
            (Menu::Choose(choices), _) => {
                let kind = choices.first().map_or("", |choice| choice.step.kind);
                let prompt = self.prompt(title, kind);
                let id = match (drawer, made.is_empty()) {
                    (Drawer::Next, true) => "plan-next",
                    (Drawer::Next, false) => "plan-next-begun",
                    (Drawer::Else, true) => "plan-else",
                    (Drawer::Else, false) => "plan-else-begun",
                    (Drawer::If, true) => "plan-if",
                    (Drawer::If, false) => "plan-if-begun",
                };
                self.say(id, &[("move", made.into()), ("prompt", prompt.into())])
            }
        }
    }

    fn plan_controls(
        &self,
        message: Message<OneSeat>,
        panel: &Panel,
        drawer: Drawer,
        node: Option<&Menu>,
        at: &[String],
    ) -> Message<OneSeat> {
        let (plan, title) = (&panel.plan, panel.book.row.title.as_str());
        if plan.sealed {
            return message.buttons(vec![self.plain(panel, Verb::Unseal, "button-unseal")]);
        }
        let (walk, add) = drawer.verbs();
        let length = plan.queue.len().to_string();
        let blank = |verb| Control::new(panel.book.row.id, panel.view.seq(), verb);
        let id = |keys: &[String]| blank(walk).with(keys.iter().cloned()).write();
        let mut buttons = Vec::new();
        let mut message = message;
        match node {
            Some(Menu::Act(_)) => {
                let keys = std::iter::once(length.clone()).chain(at.iter().cloned());
                buttons.push(Button {
                    id: blank(add).with(keys).write(),
                    label: self.word(match drawer {
                        Drawer::Next | Drawer::Else => "button-add",
                        Drawer::If => "button-add-if",
                    }),
                    tone: Tone::Main,
                });
            }
            Some(node) => (message, buttons) = self.choices(message, title, node, at, &id),
            None => {}
        }
        if let Some((_, parent)) = at.split_last() {
            buttons.push(Button {
                id: id(parent),
                label: self.word("button-back"),
                tone: Tone::Plain,
            });
            return message.buttons(buttons);
        }
        message = message.buttons(buttons);
        if drawer != Drawer::Next {
            return message.buttons(vec![self.plain(panel, Verb::Plan, "button-back")]);
        }
        if !plan.queue.is_empty() {
            message = message.row(Row::Select {
                id: blank(Verb::PlanChange).with([length]).write(),
                prompt: self.word("plan-change"),
                options: self.changes(plan),
            });
        }
        message.buttons(self.plan_buttons(panel))
    }

    /// What can be changed about the queue: each act removed, or moved up.
    fn changes(&self, plan: &Plan) -> Vec<(String, String)> {
        let mut options = Vec::new();
        for (at, order) in plan.queue.iter().enumerate() {
            let first = order.first().map(ToString::to_string).unwrap_or_default();
            let mut offer = |key: &str, id: &str| {
                let args = [("number", (at + 1).into()), ("order", first.clone().into())];
                options.push((format!("{key}{at}"), cut(&self.say(id, &args), 100)));
            };
            offer("d", "plan-drop");
            if at > 0 {
                offer("u", "plan-raise");
            }
        }
        options
    }

    fn plan_buttons(&self, panel: &Panel) -> Vec<Button> {
        let plan = &panel.plan;
        let mut buttons = Vec::new();
        if plan.sealing {
            let id = Control::new(panel.book.row.id, panel.view.seq(), Verb::Seal)
                .with([plan.queue.len().to_string()])
                .write();
            buttons.push(Button {
                id,
                label: self.word("button-seal"),
                tone: Tone::Danger,
            });
        }
        if plan.instead.is_some() && !plan.queue.is_empty() {
            buttons.push(self.plain(panel, Verb::Else, "button-else"));
        }
        if plan.conditions.is_some() {
            buttons.push(self.plain(panel, Verb::If, "button-if"));
        }
        if !plan.sealing {
            let (verb, label) = if plan.passing {
                (Verb::Unpass, "button-unpass")
            } else {
                (Verb::Pass, "button-pass")
            };
            buttons.push(self.plain(panel, verb, label));
        }
        buttons
    }

    /// What became of orders, told to their owner as the panel stands now.
    #[must_use]
    pub fn about_orders(&self, mut panel: Panel, whisper: Whisper) -> Message<OneSeat> {
        match whisper {
            Whisper::Ordered {
                action,
                undoable,
                facts,
            } => {
                panel.facts = facts;
                let lead = self.say("orders-done", &[("notation", action.into())]);
                let message = self.panel(&panel, &[], &lead);
                if undoable {
                    message.buttons(vec![self.plain(&panel, Verb::Undo, "button-undo")])
                } else {
                    message
                }
            }
            Whisper::OrdersOff { why } => Message::text(self.orders_off(&panel, &why)),
            Whisper::ListPlayed { acts } => Message::text(self.list_played(&acts)),
            _ => self.panel(&panel, &[], ""),
        }
    }

    /// What became of a request to take acts back, for whoever asked or answered.
    #[must_use]
    pub fn takeback_answer(&self, asked: Asked, own: bool) -> String {
        match (asked, own) {
            (Asked::Done, _) => self.word("takeback-done"),
            (Asked::Refused, _) => self.word("takeback-refused"),
            (Asked::Waits(count), true) => self.say("takeback-waits", &[("count", count.into())]),
            (Asked::Waits(count), false) => self.say("takeback-agreed", &[("count", count.into())]),
        }
    }

    /// Why orders were switched off.
    fn orders_off(&self, panel: &Panel, why: &Off) -> String {
        let table = self.table_name(&panel.book);
        match why {
            Off::Concern { event } => {
                let event = self.event(&Seated::of(&panel.book), event);
                self.say(
                    "orders-off-concern",
                    &[("table", table.into()), ("event", event.into())],
                )
            }
            Off::Chapter => self.say("orders-off-chapter", &[("table", table.into())]),
            Off::Nothing => self.say("orders-off-nothing", &[("table", table.into())]),
            Off::TakenBack => self.say("orders-off-taken-back", &[("table", table.into())]),
        }
    }

    /// What was played of a sealed list.
    fn list_played(&self, acts: &[(String, bool)]) -> String {
        let line = |(act, helped): &(String, bool)| {
            let id = if *helped { "list-helped" } else { "list-own" };
            self.say(id, &[("act", act.clone().into())])
        };
        let lines: Vec<String> = acts.iter().map(line).collect();
        format!("{}\n{}", self.word("list-played"), lines.join("\n"))
    }
}
