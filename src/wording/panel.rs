//! The private panel: what one seat sees and may do, in words and controls.

use rules::menu::Menu;
use rules::view::OneSeat;

use super::menu::{Ids, Reached, part, reach};
use super::plan::PlanMenu;
use super::{Seated, Words};
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Message, Row, Subject, Tone, cut, plain};
use crate::sign::Sign;
use crate::table::{Lifecycle, Panel, TableState};
use crate::titles::{self, Aside, Marks};

/// The most buttons in a row.
const MOST_IN_A_ROW: usize = 5;

/// The most characters of what happened above a question; the rest of the text is for the question.
const MOST_NEWS: usize = 700;

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
        self.pictured_panel(panel, &[], lead)
    }

    /// The panel at a place of the menu, with a picture to come that marks what the place is about.
    #[must_use]
    pub fn pictured_panel(&self, panel: &Panel, at: &[String], lead: &str) -> Message<OneSeat> {
        self.pictured(panel, topic(panel, at), at, lead)
    }

    fn pictured(
        &self,
        panel: &Panel,
        topic: Option<Aside>,
        at: &[String],
        lead: &str,
    ) -> Message<OneSeat> {
        let message = self.panel_about(panel, topic, at, lead);
        let asked = panel.is_up() || topic.is_some() || !at.is_empty();
        let menu = part(&panel.state.row.title, &panel.menu, topic);
        let subject = if panel.plan.sealing {
            self.marked(panel, panel.plan.preview.as_ref(), &[], true)
        } else {
            self.marked(panel, asked.then_some(&menu), at, false)
        };
        message.request_picture(panel.state.row.id, panel.view.clone(), subject)
    }

    /// The board with what the place of a menu is about.
    pub(super) fn marked(
        &self,
        panel: &Panel,
        menu: Option<&Menu>,
        at: &[String],
        ahead: bool,
    ) -> Subject {
        let marks = menu.and_then(|menu| {
            let reached = reach(&panel.state.row.title, menu, at);
            Marks::at(self, &panel.view, menu, &reached.path, ahead)
        });
        marks.map_or(Subject::Board, Subject::Menu)
    }

    /// The panel of somebody who moves in the channel: what they just learned, and the way back to it.
    #[must_use]
    pub fn resting_panel(&self, panel: &Panel) -> Message<OneSeat> {
        let state = &panel.state;
        let seated = Seated::of(state);
        let facts = panel.facts.events().iter();
        let mut lines: Vec<String> = facts.map(|event| self.event(&seated, event)).collect();
        lines.push(self.word("panel-resting"));
        let heading = self.say(
            "panel-heading",
            &[
                ("table", self.table_name(state).into()),
                ("seat", self.seat(&seated, panel.seat).into()),
            ],
        );
        let message = Message::text(lines.join("\n")).body(&heading, "");
        match state.row.stage {
            Lifecycle::Playing => message.buttons(vec![self.turn_button(state)]),
            _ => message,
        }
    }

    /// The panel at a place of the menu. `lead` comes first: what just happened, or why not.
    #[must_use]
    pub fn panel(&self, panel: &Panel, at: &[String], lead: &str) -> Message<OneSeat> {
        self.panel_about(panel, topic(panel, at), at, lead)
    }

    /// The panel where a topic begins; the whole one if there is nothing to do about it now.
    #[must_use]
    pub(crate) fn aside(&self, panel: &Panel, topic: Aside) -> Message<OneSeat> {
        let none = part(&panel.state.row.title, &panel.menu, Some(topic));
        if none.choices().is_empty() {
            let why = self.word(&format!("panel-{}-none", topic.id()));
            return self.whole_panel(panel, &why);
        }
        self.pictured(panel, Some(topic), &[], "")
    }

    /// The panel for somebody who just got an offer: with the answers, and a picture to come. A learner keeps
    /// the question of the lesson; the answers are behind a button there.
    #[must_use]
    pub fn offered_panel(&self, panel: &Panel) -> Message<OneSeat> {
        let may = part(&panel.state.row.title, &panel.menu, Some(Aside::Talk));
        let learns = panel.lesson.as_ref().is_some_and(|it| it.asked.is_some());
        let topic = (!may.choices().is_empty() && !learns).then_some(Aside::Talk);
        self.pictured(panel, topic, &[], "")
    }

    /// What the seat just learned. Where the panel tells everything, only so much of it fits: the newest.
    fn news(&self, panel: &Panel, seated: &Seated) -> Vec<String> {
        let facts = panel.facts.events().iter();
        let mut lines: Vec<String> = facts.map(|event| self.event(seated, event)).collect();
        if !panel.state.row.is_private() {
            return lines;
        }
        let mut room = MOST_NEWS;
        let fits = |line: &&String| {
            let length = line.chars().count();
            let fits = length <= room;
            room = room.saturating_sub(length);
            fits
        };
        let newest = lines.iter().rev().take_while(fits).count();
        let older = lines.len() - newest;
        if older > 0 {
            lines.drain(..older);
            lines.insert(0, "…".to_owned());
        }
        lines
    }

    fn panel_about(
        &self,
        panel: &Panel,
        topic: Option<Aside>,
        at: &[String],
        lead: &str,
    ) -> Message<OneSeat> {
        let state = &panel.state;
        if panel.plan.sealing && state.row.stage == Lifecycle::Playing {
            return self.plan(panel, PlanMenu::Next, &[], lead);
        }
        let seated = Seated::of(state);
        let mut lines = Vec::new();
        if !lead.is_empty() {
            lines.push(lead.to_owned());
        }
        lines.extend(self.news(panel, &seated));
        let title = state.row.title.as_str();
        let menu = part(title, &panel.menu, topic);
        let reached = reach(title, &menu, at);
        let seat = self.seat(&seated, panel.seat);
        if let Some(outcome) = &panel.outcome {
            lines.push(self.result(state, outcome));
        } else if state.row.stage != Lifecycle::Playing {
            lines.push(self.word("panel-over"));
        } else if let Some(topic) = topic {
            lines.push(self.word(&format!("panel-{}", topic.id())));
            lines.extend(self.asked(panel, &reached));
        } else if panel.is_up() {
            lines.extend(self.lesson_lines(panel, !at.is_empty()));
            let sign = titles::sign_of_side(title, &state.side_of(panel.seat));
            let sign = sign.map(Sign::mark).unwrap_or_default();
            lines.push(format!("{sign}{}", self.your_turn(panel, &reached)));
            lines.extend(self.asked(panel, &reached));
        } else {
            let waiting = self.seats(&seated, &panel.waiting);
            lines.push(self.say("panel-waiting", &[("seats", waiting.into())]));
            if !at.is_empty() {
                lines.extend(self.asked(panel, &reached));
            }
        }
        let begun = reached.back.is_some() || topic.is_some();
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
        // Whoever decided already is not asked the same again, unless they want to be.
        let settled = topic.is_none() && !panel.is_up() && at.is_empty();
        let message = if menu.choices().is_empty() || settled {
            message
        } else {
            self.controls(message, panel, topic, &reached)
        };
        if begun {
            return message;
        }
        // One row, so that there is room for the rest; what comes last is given up first.
        let mut below = [self.aside_buttons(panel), self.orders_buttons(panel)].concat();
        if state.row.hints && panel.is_up() {
            below.insert(0, self.plain(panel, Verb::Hint, "button-hint"));
        }
        below.extend(self.lesson_buttons(panel));
        below.push(self.plain(panel, Verb::Legend, "button-legend"));
        below.push(self.plain(panel, Verb::What, "button-what"));
        below.truncate(MOST_IN_A_ROW);
        message.row(Row::Buttons(below))
    }

    /// What the signs of the board mean, with a picture to come, and the way back.
    #[must_use]
    pub fn legend(&self, panel: &Panel) -> Message<OneSeat> {
        let state = &panel.state;
        let body = titles::legend_words(self, &state.row.title);
        Message::text(self.word("legend-heading"))
            .body("", &body)
            .buttons(vec![self.plain(panel, Verb::Turn, "button-back")])
            .request_picture(state.row.id, panel.view.clone(), Subject::Legend)
    }

    /// What the seat may do besides what it is asked, a button for each topic.
    fn aside_buttons(&self, panel: &Panel) -> Vec<Button> {
        let title = panel.state.row.title.as_str();
        let button = |topic: Aside| {
            let menu = part(title, &panel.menu, Some(topic));
            let replies = menu.choices().iter();
            let replies = replies
                .filter(|it| titles::replies(title, &it.step))
                .count();
            let label = if topic == Aside::Talk && replies > 0 {
                self.say("button-talk-replies", &[("count", replies.into())])
            } else {
                self.word(&format!("button-{}", topic.id()))
            };
            let there = topic != Aside::Again || !panel.is_up();
            (there && !menu.choices().is_empty()).then(|| Button {
                id: self.aside_id(panel, topic),
                label,
                tone: if replies > 0 { Tone::Main } else { Tone::Plain },
                sign: None,
            })
        };
        Aside::ALL.into_iter().filter_map(button).collect()
    }

    fn aside_id(&self, panel: &Panel, topic: Aside) -> String {
        Control::new(panel.state.row.id, panel.moment(), Verb::Aside)
            .with([topic.id()])
            .write()
    }

    /// What the place of the menu is for.
    fn your_turn(&self, panel: &Panel, reached: &Reached<'_>) -> String {
        let place = reached.place(self, panel, false);
        let title = panel.state.row.title.as_str();
        let purpose = titles::purpose(&place);
        match &panel.plan.due {
            Some(act) => {
                let order = self.act(title, act);
                self.say(
                    "panel-order-due",
                    &[("order", order.into()), ("purpose", purpose.into())],
                )
            }
            None => self.say("panel-your-turn", &[("purpose", purpose.into())]),
        }
    }

    /// The choices made so far, what is asked next, and what the choice means, in small letters, for
    /// whoever has forgotten since the last turn.
    fn asked(&self, panel: &Panel, reached: &Reached<'_>) -> Vec<String> {
        let place = reached.place(self, panel, false);
        let title = panel.state.row.title.as_str();
        let made = self.made(title, reached);
        let Some((prompt, hint)) = self.question(&place, reached) else {
            let first = reached.made.first().and_then(|steps| steps.first());
            let (Menu::Act(notation), Some(first)) = (reached.node, first) else {
                return Vec::new();
            };
            let aside = titles::aside(title, first).is_some();
            if reached.back.is_none() && !aside {
                return Vec::new();
            }
            let key = if aside {
                "panel-confirm-aside"
            } else {
                "panel-confirm"
            };
            let made = self.act(title, notation);
            let mut lines = vec![self.say(key, &[("move", made.into())])];
            let warning = titles::warning(&place);
            lines.extend(warning.map(|why| self.say("panel-warning", &[("why", why.into())])));
            return lines;
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
        let mut lines = vec![asked];
        lines.extend(hint);
        lines
    }

    fn controls(
        &self,
        message: Message<OneSeat>,
        panel: &Panel,
        topic: Option<Aside>,
        reached: &Reached<'_>,
    ) -> Message<OneSeat> {
        let (table, seq) = (panel.state.row.id, panel.moment());
        let id = |verb: Verb, keys: &[String]| {
            Control::new(table, seq, verb)
                .with(keys.iter().cloned())
                .write()
        };
        let (message, mut buttons) = match reached.node {
            Menu::Act(notation) => {
                // Where nothing was asked, there is one thing to do, and the button says what.
                let label = if topic.is_none() && reached.back.is_none() {
                    let act = self.act(&panel.state.row.title, notation);
                    cut(
                        &self.say("panel-confirm-label", &[("move", act.into())]),
                        80,
                    )
                } else {
                    self.word("button-confirm")
                };
                let confirm = Button {
                    id: id(Verb::Confirm, &reached.path),
                    label,
                    tone: Tone::Danger,
                    sign: None,
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
        // A topic begins below the whole panel.
        let back = reached.back.as_deref().or(topic.map(|_| &[][..]));
        if let Some(back) = back {
            let begins = back.is_empty() && reached.back.is_some();
            let above = topic.filter(|_| begins);
            // The whole panel has no id of its own in the menu that a select of the topic could not have too.
            let whole = topic.is_some() && reached.back.is_none();
            let verb = if whole { Verb::Turn } else { Verb::Menu };
            buttons.push(Button {
                id: above.map_or_else(|| id(verb, back), |of| self.aside_id(panel, of)),
                label: self.word("button-back"),
                tone: Tone::Plain,
                sign: None,
            });
        }
        message.buttons(buttons)
    }
}

/// What a place of the menu is about besides what the seat is asked.
fn topic(panel: &Panel, at: &[String]) -> Option<Aside> {
    let mut choices = panel.menu.choices().iter();
    let first = choices.find(|choice| Some(&choice.step.key) == at.first());
    first.and_then(|it| titles::aside(&panel.state.row.title, &it.step))
}
