//! The plan of a seat in words and controls: its queue, what could come next, and sealing.

use rules::catalog;
use rules::menu::Menu;
use rules::view::OneSeat;

use super::menu::{Ids, Reached, reach};
use super::{Seated, Words};
use crate::custom_id::{Control, Verb};
use crate::message::{Button, Message, Pick, Row, Tone, cut};
use crate::table::{Asked, DirectMessage, Off, Order, Panel, Plan};
use crate::titles;

/// The key of the button that seals a short list.
pub(crate) const SHORT: &str = "short";

/// Which menu of the plan is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanMenu {
    /// What could come next.
    Next,
    /// What could take the place of the last act.
    Else,
    /// What the last act could wait on.
    If,
}

impl PlanMenu {
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
    fn order(&self, title: &str, alternatives: &[Order]) -> String {
        let each = alternatives
            .iter()
            .map(|order| self.one_order(title, order));
        let each: Vec<String> = each.collect();
        each.join(&self.word("orders-else"))
    }

    /// An act and what it waits on.
    fn one_order(&self, title: &str, order: &Order) -> String {
        let act = self.act(title, &order.act);
        if order.when.is_empty() {
            return act;
        }
        let each = order.when.iter().map(|text| {
            let when = catalog::short(title, text);
            self.say("orders-condition", &[("when", when.into())])
        });
        let when: Vec<String> = each.collect();
        let when = when.join(&self.word("orders-and"));
        self.say("orders-if", &[("act", act.into()), ("when", when.into())])
    }

    /// The queue, one line each.
    fn queue(&self, title: &str, plan: &Plan) -> Vec<String> {
        let numbered = plan.queue.iter().enumerate();
        numbered
            .map(|(at, order)| format!("{}. {}", at + 1, self.order(title, order)))
            .collect()
    }

    /// What the panel says about orders, in short.
    pub(super) fn orders_line(&self, title: &str, plan: &Plan) -> Option<String> {
        let acts = plan.queue.iter().map(|order| self.order(title, order));
        let acts: Vec<String> = acts.collect();
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
        if plan.preview.is_some() || !plan.queue.is_empty() {
            buttons.push(self.plain(panel, Verb::Plan, "button-plan"));
        }
        if plan.passing {
            buttons.push(self.plain(panel, Verb::Unpass, "button-unpass"));
        } else if plan.may_pass && panel.is_up() {
            buttons.push(self.plain(panel, Verb::Pass, "button-pass"));
        }
        buttons
    }

    pub(super) fn plain(&self, panel: &Panel, verb: Verb, label: &str) -> Button {
        Button {
            id: Control::new(panel.state.row.id, panel.moment(), verb).write(),
            label: self.word(label),
            tone: Tone::Plain,
            sign: None,
        }
    }

    /// The plan at a place of one of its menus, with a picture to come that marks what the place is about.
    /// Conditions are not about what can be done, so they mark nothing.
    #[must_use]
    pub fn pictured_plan(
        &self,
        panel: &Panel,
        drawer: PlanMenu,
        at: &[String],
        lead: &str,
    ) -> Message<OneSeat> {
        let menu = match drawer {
            PlanMenu::Next => panel.plan.preview.as_ref(),
            PlanMenu::Else => panel.plan.instead.as_ref(),
            PlanMenu::If => None,
        };
        let menu = menu.filter(|_| !panel.plan.sealed);
        let subject = self.marked(panel, menu, at, true);
        let message = self.plan(panel, drawer, at, lead);
        message.request_picture(panel.state.row.id, panel.view.clone(), subject)
    }

    /// The plan at a place of one of its menus. `lead` comes first.
    #[must_use]
    pub fn plan(
        &self,
        panel: &Panel,
        drawer: PlanMenu,
        at: &[String],
        lead: &str,
    ) -> Message<OneSeat> {
        let (state, plan) = (&panel.state, &panel.plan);
        let seated = Seated::of(state);
        let menu = match drawer {
            PlanMenu::Next => plan.preview.as_ref(),
            PlanMenu::Else => plan.instead.as_ref(),
            PlanMenu::If => plan.conditions.as_ref(),
        };
        let reached = menu.map(|menu| reach(&state.row.title, menu, at));
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
            let count = panel.waiting.len();
            let args = [("count", count.into()), ("seats", waiting.into())];
            lines.push(self.say("plan-waiting", &args));
        }
        let queue = self.queue(&state.row.title, plan);
        if queue.is_empty() {
            lines.push(self.word("plan-empty"));
        }
        lines.extend(queue);
        lines.extend(plan.passing.then(|| self.word("orders-passing")));
        if !plan.sealed {
            lines.push(self.plan_ask(panel, drawer, reached.as_ref()));
            let begun = reached.as_ref().is_some_and(|it| it.back.is_some());
            let offered = drawer == PlanMenu::If && !begun;
            lines.extend(offered.then(|| self.conditions(&state.row.title)));
        }
        lines.retain(|line| !line.is_empty());
        let heading = self.say(
            "panel-heading",
            &[
                ("table", self.table_name(state).into()),
                ("seat", self.seat(&seated, panel.seat).into()),
            ],
        );
        let body = titles::hand(self, &panel.view);
        let message = Message::text(lines.join("\n")).body(&heading, &body);
        self.plan_controls(message, panel, drawer, reached.as_ref())
    }

    fn plan_ask(&self, panel: &Panel, drawer: PlanMenu, reached: Option<&Reached<'_>>) -> String {
        let Some(reached) = reached else {
            return self.word("plan-typed");
        };
        let made = self.made(&panel.state.row.title, reached);
        if let Menu::Act(_) = reached.node {
            return self.say("plan-confirm", &[("move", made.into())]);
        }
        let place = reached.place(self, panel, true);
        let Some((prompt, _)) = self.question(&place, reached) else {
            return self.word("plan-full");
        };
        let id = match (drawer, made.is_empty()) {
            (PlanMenu::Next, true) => "plan-next",
            (PlanMenu::Next, false) => "plan-next-begun",
            (PlanMenu::Else, true) => "plan-else",
            (PlanMenu::Else, false) => "plan-else-begun",
            (PlanMenu::If, true) => "plan-if",
            (PlanMenu::If, false) => "plan-if-begun",
        };
        self.say(id, &[("move", made.into()), ("prompt", prompt.into())])
    }

    fn plan_controls(
        &self,
        message: Message<OneSeat>,
        panel: &Panel,
        drawer: PlanMenu,
        reached: Option<&Reached<'_>>,
    ) -> Message<OneSeat> {
        let (plan, title) = (&panel.plan, panel.state.row.title.as_str());
        if plan.sealed {
            return message.buttons(vec![
                self.plain(panel, Verb::Unseal, "button-unseal"),
                self.plain(panel, Verb::Legend, "button-legend"),
            ]);
        }
        let (walk, add) = drawer.verbs();
        let length = plan.queue.len().to_string();
        let blank = |verb| Control::new(panel.state.row.id, panel.moment(), verb);
        let ids = Ids {
            walk: &|keys| blank(walk).with(keys.iter().cloned()).write(),
            take: &|keys| {
                let keys = std::iter::once(length.clone()).chain(keys.iter().cloned());
                blank(add).with(keys).write()
            },
        };
        let mut buttons = Vec::new();
        let mut message = message;
        match reached {
            Some(reached) if matches!(reached.node, Menu::Act(_)) => buttons.push(Button {
                id: (ids.take)(&reached.path),
                label: self.word(match drawer {
                    PlanMenu::Next | PlanMenu::Else => "button-add",
                    PlanMenu::If => "button-add-if",
                }),
                tone: Tone::Main,
                sign: None,
            }),
            Some(reached) => {
                let place = reached.place(self, panel, true);
                (message, buttons) = self.answers(message, &place, reached, &ids);
            }
            None => {}
        }
        if let Some(back) = reached.and_then(|reached| reached.back.as_ref()) {
            buttons.push(Button {
                id: (ids.walk)(back),
                label: self.word("button-back"),
                tone: Tone::Plain,
                sign: None,
            });
            return message.buttons(buttons);
        }
        message = message.buttons(buttons);
        if drawer != PlanMenu::Next {
            return message.buttons(vec![self.plain(panel, Verb::Plan, "button-back")]);
        }
        if !plan.queue.is_empty() {
            message = message.row(Row::Select {
                id: blank(Verb::PlanChange).with([length]).write(),
                prompt: self.word("plan-change"),
                picks: 1,
                options: self.changes(title, plan),
            });
        }
        message.buttons(self.plan_buttons(panel))
    }

    /// What can be changed about the queue: each act removed, or moved up.
    fn changes(&self, title: &str, plan: &Plan) -> Vec<Pick> {
        let mut options = Vec::new();
        for (at, order) in plan.queue.iter().enumerate() {
            let first = order.first().map(|it| self.one_order(title, it));
            let first = first.unwrap_or_default();
            let mut offer = |key: &str, id: &str| {
                let args = [("number", (at + 1).into()), ("order", first.clone().into())];
                options.push(Pick::new(format!("{key}{at}"), &self.say(id, &args), ""));
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
            let id = Control::new(panel.state.row.id, panel.moment(), Verb::Seal)
                .with([plan.queue.len().to_string()])
                .write();
            buttons.push(Button {
                id,
                label: self.word("button-seal"),
                tone: Tone::Danger,
                sign: None,
            });
        }
        if plan.instead.is_some() && !plan.queue.is_empty() {
            buttons.push(self.plain(panel, Verb::Else, "button-else"));
        }
        if plan.conditions.is_some() {
            buttons.push(self.plain(panel, Verb::If, "button-if"));
        }
        if !plan.sealing {
            buttons.push(self.plain(panel, Verb::Menu, "button-back"));
            let (verb, label) = if plan.passing {
                (Verb::Unpass, "button-unpass")
            } else {
                (Verb::Pass, "button-pass")
            };
            buttons.push(self.plain(panel, verb, label));
        } else if buttons.len() < 3 {
            // The list stands in the place of the panel. A second row of buttons may not fit.
            buttons.push(self.plain(panel, Verb::Legend, "button-legend"));
        }
        buttons
    }

    /// The same with a button that seals a list that is short.
    #[must_use]
    pub fn seal_short(&self, mut message: Message<OneSeat>, panel: &Panel) -> Message<OneSeat> {
        let keys = [panel.plan.queue.len().to_string(), SHORT.to_owned()];
        let id = Control::new(panel.state.row.id, panel.moment(), Verb::Seal).with(keys);
        let button = Button {
            id: id.write(),
            label: self.word("button-seal-short"),
            tone: Tone::Danger,
            sign: None,
        };
        // It takes the place of the button that was pressed.
        for row in &mut message.rows {
            if let Row::Buttons(buttons) = row
                && let Some(seal) = buttons.iter_mut().find(|it| it.tone == Tone::Danger)
            {
                *seal = button;
                return message;
            }
        }
        message.buttons(vec![button])
    }

    /// What became of orders, told to their owner as the panel stands now.
    #[must_use]
    pub fn about_orders(&self, mut panel: Panel, whisper: DirectMessage) -> Message<OneSeat> {
        match whisper {
            DirectMessage::Ordered {
                action,
                undoable,
                facts,
            } => {
                panel.facts = facts;
                let done = self.act(&panel.state.row.title, &action);
                let lead = self.say("orders-done", &[("move", done.into())]);
                let message = self.panel(&panel, &[], &lead);
                if undoable {
                    message.buttons(vec![self.plain(&panel, Verb::Undo, "button-undo")])
                } else {
                    message
                }
            }
            DirectMessage::OrdersOff { why } => Message::text(self.orders_off(&panel, &why)),
            DirectMessage::ListPlayed { acts } => Message::text(self.list_played(&panel, &acts)),
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
        let table = self.table_name(&panel.state);
        match why {
            Off::Concern { event } => {
                let event = self.event(&Seated::of(&panel.state), event);
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
    fn list_played(&self, panel: &Panel, acts: &[(String, bool)]) -> String {
        let title = &panel.state.row.title;
        let line = |(act, helped): &(String, bool)| {
            let id = if *helped { "list-helped" } else { "list-own" };
            self.say(id, &[("act", self.act(title, act).into())])
        };
        let lines: Vec<String> = acts.iter().map(line).collect();
        format!("{}\n{}", self.word("list-played"), lines.join("\n"))
    }
}
