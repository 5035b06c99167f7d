//! The lobby as one message: who sits where, what is agreed, and everything that can be changed.

use rules::catalog;
use rules::dice::Seq;
use rules::view::Everyone;

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::id::UserId;
use crate::level::Level;
use crate::message::{Button, Message, Pick, Row, Tone};
use crate::pace::Pace;
use crate::sign;
use crate::table::{HINTS, LEVEL, Lifecycle, Notice, Switch, TableState};
use crate::titles;

impl Words {
    /// The lobby as it is now, and what just happened there.
    pub(super) fn lobby(&self, state: &TableState, notice: &Notice) -> Message<Everyone> {
        let text = self.notice(state, notice);
        let message = Message::text(text).body(&self.table_name(state), &self.lobby_body(state));
        if state.row.stage != Lifecycle::Lobby {
            return message;
        }
        let button = |verb: Verb, label: &str, tone: Tone| Button {
            id: control(state, verb),
            label: self.word(label),
            tone,
            sign: None,
        };
        let message = self.lobby_selects(state, message);
        let join = button(Verb::Join, "button-join", Tone::Main);
        let full = state.seats.len() >= state.row.seats;
        let first = [
            (!full).then_some(join),
            Some(button(Verb::Start, "button-start", Tone::Main)),
            Some(button(Verb::Leave, "button-leave", Tone::Plain)),
        ];
        let computers = state.seats.iter().any(|row| row.user.is_none());
        let add = button(Verb::AddComputer, "button-add-computer", Tone::Plain);
        let remove = button(Verb::RemoveComputer, "button-remove-computer", Tone::Plain);
        let second = [
            (!full).then_some(add),
            computers.then_some(remove),
            Some(button(Verb::FairDice, "button-fair-dice", Tone::Plain)),
        ];
        message
            .row(Row::Buttons(first.into_iter().flatten().collect()))
            .row(Row::Buttons(second.into_iter().flatten().collect()))
    }

    /// What can be chosen: a side, the pace, the switches.
    fn lobby_selects(&self, state: &TableState, message: Message<Everyone>) -> Message<Everyone> {
        let title = state.row.title.as_str();
        let sides = state.free_sides().unwrap_or_default();
        let sides = sides.iter().map(|side| {
            let sign = titles::sign_of_side(title, side);
            Pick::new(*side, &self.side(title, side), "").signed(sign)
        });
        let paces = Pace::NAMED
            .iter()
            .filter(|(_, pace)| *pace != state.row.pace);
        let paces = paces.map(|(name, pace)| Pick::new(*name, &self.pace(*pace), ""));
        let switches = state.switches().unwrap_or_default();
        let switches = switches
            .iter()
            .flat_map(|switch| self.switch_picks(title, switch));
        let select = |verb: Verb, prompt: &str, options: Vec<Pick>| {
            (!options.is_empty()).then(|| Row::Select {
                id: control(state, verb),
                prompt: self.word(prompt),
                picks: 1,
                options,
            })
        };
        let rows = [
            select(Verb::Sit, "lobby-choose-side", sides.take(25).collect()),
            select(Verb::Pace, "lobby-choose-pace", paces.take(25).collect()),
            select(
                Verb::Switch,
                "lobby-choose-switch",
                switches.take(25).collect(),
            ),
        ];
        rows.into_iter().flatten().fold(message, Message::row)
    }

    /// A line for each other way a switch can be set.
    fn switch_picks(&self, title: &str, switch: &Switch) -> Vec<Pick> {
        let pick = |other: &String| {
            let about = match Level::read(other).filter(|_| switch.name == LEVEL) {
                Some(level) => self.level_about(level),
                None => self.word(&format!("{}.about", switch_key(title, switch))),
            };
            let args = [
                ("name", self.word(&switch_key(title, switch)).into()),
                ("now", self.setting(title, switch, &switch.value).into()),
                ("then", self.setting(title, switch, other).into()),
            ];
            let label = self.say("lobby-switch-to", &args);
            Pick::new(format!("{}.{other}", switch.name), &label, &about)
        };
        switch.others.iter().map(pick).collect()
    }

    /// How a switch is set, in words.
    fn setting(&self, title: &str, switch: &Switch, value: &str) -> String {
        match value {
            "true" => self.word("switch-on"),
            "false" => self.word("switch-off"),
            word if switch.name == LEVEL => self.level(Level::read(word).unwrap_or_default()),
            word => self.word(&format!("{}.{word}", switch_key(title, switch))),
        }
    }

    /// What a table is, who sits there, and what is agreed.
    pub(super) fn lobby_body(&self, state: &TableState) -> String {
        let title = state.row.title.as_str();
        let fewest = catalog::about(title).map_or(0, |about| *about.seats.start());
        let mut lines = vec![self.say(
            "lobby-about",
            &[
                ("title", self.title(title).into()),
                ("taken", state.seats.len().into()),
                ("seats", state.row.seats.into()),
                ("fewest", fewest.into()),
                ("host", self.who(Some(state.row.host)).into()),
            ],
        )];
        lines.extend(state.seats.iter().map(|row| {
            let ready = row.user.is_none() || !row.ready.is_empty();
            let id = if ready {
                "lobby-seat-ready"
            } else {
                "lobby-seat"
            };
            let side = self.side(title, &row.side);
            let who = self.holder(row);
            let line = self.say(id, &[("side", side.into()), ("who", who.into())]);
            sign::beside(title, &row.side, &line)
        }));
        lines.push(self.agreement(state));
        let switches = state.switches().unwrap_or_default();
        lines.extend(
            switches
                .iter()
                .filter(|switch| !switch.usual)
                .map(|switch| {
                    let args = [
                        ("name", self.word(&switch_key(title, switch)).into()),
                        ("value", self.setting(title, switch, &switch.value).into()),
                    ];
                    self.say("lobby-switch", &args)
                }),
        );
        lines.join("\n")
    }

    /// The promise about the dice of a table.
    #[must_use]
    pub fn fair_dice(&self, state: &TableState) -> String {
        let promise = state.commitment();
        self.say("lobby-commitment", &[("commitment", promise.into())])
    }

    /// A call to people who played together before, or to whom somebody wants at the table.
    pub(super) fn invited(
        &self,
        state: &TableState,
        ping: &[UserId],
        by: Option<UserId>,
    ) -> Message<Everyone> {
        let who: Vec<String> = ping.iter().map(|user| self.who(Some(*user))).collect();
        let args = [
            ("who", who.join(", ").into()),
            ("table", self.table_name(state).into()),
        ];
        let text = match by {
            None => self.say("post-invited", &args),
            Some(by) => {
                let [who, table] = args;
                let by = ("by", self.who(Some(by)).into());
                self.say("post-called", &[who, table, by])
            }
        };
        Message::text(text).pinging(ping.to_vec())
    }
}

/// An id in the lobby: it is about no act.
fn control(state: &TableState, verb: Verb) -> String {
    Control::new(state.row.id, Seq(0), verb).write()
}

/// The wording of a switch: of the title, or of every table.
fn switch_key(title: &str, switch: &Switch) -> String {
    match switch.name.as_str() {
        "sealed" => "option-sealed".to_owned(),
        LEVEL | HINTS => format!("switch-{}", switch.name),
        name => format!("{title}-option-{name}"),
    }
}
