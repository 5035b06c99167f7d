//! Time in words: deadlines, reminders, what waits for a person, votes.

use rules::dice::Seq;
use rules::seat::Seat;
use rules::view::{Everyone, OneSeat};

use super::{Name, Seated, Words};
use crate::clock::{DAY, HOUR, MINUTE, Millis};
use crate::custom_id::{Control, Verb};
use crate::id::{ChannelId, TableId, UserId};
use crate::message::{Button, Message, Pick, Row, Tone, cut};
use crate::pace::Pace;
use crate::sign::Sign;
use crate::table::{
    Lifecycle, Missed, Motion, Notice, PublicTable, TableRow, TableState, Tally, TimePreferences,
    Why,
};
use crate::titles;

/// Up to this many tables of a reminder have a button of their own.
const MOST_OPENED: usize = 4;

impl Words {
    /// A moment, absolute and relative, in the reader's own time.
    #[must_use]
    pub fn moment(&self, at: Millis) -> String {
        let seconds = at.seconds();
        format!("<t:{seconds}:f> (<t:{seconds}:R>)")
    }

    /// A length of time.
    #[must_use]
    pub fn length(&self, millis: i64) -> String {
        let (unit, count) = if millis % DAY == 0 {
            ("days", millis / DAY)
        } else if millis % HOUR == 0 {
            ("hours", millis / HOUR)
        } else {
            ("minutes", millis / MINUTE)
        };
        self.say(&format!("time-{unit}"), &[("count", count.into())])
    }

    /// A pace and what it means.
    #[must_use]
    pub fn pace(&self, pace: Pace) -> String {
        let Some(most) = pace.most() else {
            return self.word("pace-none");
        };
        let name = pace.name().unwrap_or("custom");
        let name = self.word(&format!("pace-{name}"));
        let (most, least) = (self.length(most), self.length(pace.gain()));
        self.say(
            "pace",
            &[
                ("name", name.into()),
                ("most", most.into()),
                ("least", least.into()),
            ],
        )
    }

    /// What was agreed about time when the table was opened.
    #[must_use]
    pub fn agreement(&self, state: &TableState) -> String {
        let pace = self.pace(state.row.pace);
        if state.row.pace.most().is_none() {
            return self.say("agreement-none", &[("pace", pace.into())]);
        }
        self.say(
            "agreement",
            &[("pace", pace.into()), ("misses", state.row.misses.into())],
        )
    }

    /// Whom the table waits for, and until when.
    #[must_use]
    pub fn waiting(&self, standing: &PublicTable) -> String {
        let state = &standing.state;
        let seated = Seated::of(state);
        if standing.waiting.is_empty() {
            return String::new();
        }
        let each = standing.waiting.iter().map(|seat| {
            let name = self.seat(&seated, *seat);
            if state.computers().has(*seat) {
                return self.thinking_seat(name);
            }
            let who = self.who(state.user(*seat));
            let args = [("seat", name.into()), ("who", who.into())];
            match state.deadline(*seat) {
                None => self.phrase("waiting-seat", &args),
                Some(at) => {
                    let [seat, who] = args;
                    // Whoever wants to know the hour points at it.
                    let until = ("until", format!("<t:{}:R>", at.seconds()).into());
                    self.phrase("waiting-seat-until", &[seat, who, until])
                }
            }
        });
        let each = self.list(each);
        let since = state.row.moved_at.seconds().to_string();
        let timed = state.clocks.iter().any(|clock| clock.running.is_some());
        let id = match state.row.paused {
            Some(_) => "post-waiting-paused",
            None if timed => "post-waiting-timed",
            None => "post-waiting",
        };
        let line = self.say(id, &[("seats", each.into()), ("since", since.into())]);
        let sign = |seat: &Seat| titles::sign_of_side(&state.row.title, &state.side_of(*seat));
        let signs = standing.waiting.iter().filter_map(sign);
        signs.map(Sign::mark).collect::<String>() + &line
    }

    /// What is pressed below a notice.
    pub(super) fn notice_buttons(&self, state: &TableState, notice: &Notice) -> Vec<Button> {
        let button = |control: Control, label: &str, tone: Tone| Button {
            id: control.write(),
            label: self.word(label),
            tone,
            sign: None,
        };
        let (table, seq) = (state.row.id, state.moment(None));
        match notice {
            Notice::Held { .. } | Notice::Deserted { .. } => {
                vec![button(
                    Control::new(table, seq, Verb::Back),
                    "button-back-again",
                    Tone::Main,
                )]
            }
            Notice::OpenSeat { side } => {
                let control = Control::new(table, seq, Verb::Take).with([side.as_str()]);
                vec![button(control, "button-take", Tone::Main)]
            }
            Notice::VoteOpened { vote, .. } => {
                let control = |verb| Control::new(table, Seq(*vote), verb);
                vec![
                    button(control(Verb::Yes), "button-yes", Tone::Main),
                    button(control(Verb::No), "button-no", Tone::Plain),
                ]
            }
            _ => Vec::new(),
        }
    }

    /// A reminder in the channel, for somebody who takes no direct messages.
    pub(super) fn reminder(
        &self,
        standing: &PublicTable,
        side: &str,
        ping: UserId,
    ) -> Message<Everyone> {
        let state = &standing.state;
        let until = state.side(side).and_then(|row| state.deadline(row.seat));
        let until = until.map_or_else(String::new, |at| self.moment(at));
        let text = self.say(
            "post-reminder",
            &[
                ("who", self.who(Some(ping)).into()),
                ("side", self.side(&state.row.title, side).into()),
                ("until", until.into()),
            ],
        );
        Message::text(text)
            .pinging(vec![ping])
            .buttons(self.table_buttons(state))
    }

    /// One line about one of a person's tables: where it is and what it waits for.
    #[must_use]
    pub fn mine_line(&self, standing: &PublicTable, user: UserId) -> String {
        let state = &standing.state;
        let mine = state.seat_of(user);
        let up = mine.filter(|seat| standing.waiting.contains(seat));
        let held = mine
            .and_then(|seat| state.seat(seat))
            .is_some_and(|row| row.held);
        let what = if state.row.stage == Lifecycle::Lobby {
            self.word("mine-lobby")
        } else if held {
            self.word("mine-held")
        } else if let Some(until) = up.and_then(|seat| state.deadline(seat)) {
            let until = self.moment(until);
            self.say("mine-your-turn-until", &[("until", until.into())])
        } else if up.is_some() {
            self.word("mine-your-turn")
        } else {
            let seats = self.seats(&Seated::of(state), &standing.waiting);
            self.say("mine-waiting", &[("seats", seats.into())])
        };
        let place = self.place(&state.row);
        self.say(
            "mine-line",
            &[
                ("table", self.table_name(state).into()),
                ("where", place.into()),
                ("what", what.into()),
            ],
        )
    }

    /// Where a table is, as a link.
    fn place(&self, row: &TableRow) -> String {
        if row.is_private() {
            self.direct_link(row.channel)
        } else {
            format!("<#{}>", row.channel)
        }
    }

    /// The link to somebody's direct messages with us. Discord shows the name of a channel only in a server.
    #[must_use]
    pub fn direct_link(&self, direct: ChannelId) -> String {
        let called = self.word("direct-messages");
        format!("[{called}](https://discord.com/channels/@me/{direct})")
    }

    /// All a person's tables, those that wait for them first; and a way back to seats held for them.
    #[must_use]
    pub fn mine(&self, all: &[PublicTable], user: UserId) -> Message<OneSeat> {
        if all.is_empty() {
            return Message::text(self.word("mine-none"));
        }
        let mut order: Vec<&PublicTable> = all.iter().collect();
        order.sort_by_key(|standing| !standing.waits_for(user));
        let lines: Vec<String> = order
            .iter()
            .map(|standing| self.mine_line(standing, user))
            .collect();
        let waiting = order.iter().filter(|standing| standing.waits_for(user));
        let held = order.iter().filter(|standing| standing.is_held(user));
        let buttons = waiting
            .map(|standing| self.opener(standing, Verb::Turn))
            .chain(held.map(|standing| self.opener(standing, Verb::Back)))
            .take(MOST_OPENED)
            .collect();
        Message::text("")
            .body(&self.word("mine-heading"), &lines.join("\n"))
            .buttons(buttons)
    }

    fn opener(&self, standing: &PublicTable, verb: Verb) -> Button {
        let state = &standing.state;
        let name = self.table_name(state).replace('\\', "");
        let id = if verb == Verb::Back {
            "button-back-to"
        } else {
            "button-open"
        };
        Button {
            id: Control::new(state.row.id, state.moment(None), verb).write(),
            label: cut(&self.say(id, &[("table", name.into())]), 80),
            tone: Tone::Main,
            sign: None,
        }
    }

    /// What waits for a person, as one message; nothing if nothing does.
    #[must_use]
    pub fn waiting_list(
        &self,
        all: &[PublicTable],
        user: UserId,
        why: Why,
        last: bool,
    ) -> Option<Message<OneSeat>> {
        let waiting: Vec<&PublicTable> = all
            .iter()
            .filter(|standing| standing.waits_for(user))
            .collect();
        let first = waiting.first()?;
        let lead = match (why, last) {
            (Why::Time, false) => "reminder",
            (Why::Time, true) => "reminder-last",
            (Why::Downtime, _) => "reminder-downtime",
            (Why::Digest, _) => "reminder-digest",
            (Why::Back, _) => "reminder-back",
        };
        let mut lines: Vec<String> = waiting
            .iter()
            .map(|standing| self.mine_line(standing, user))
            .collect();
        if waiting
            .iter()
            .any(|standing| standing.state.row.pace.most().is_some())
        {
            lines.push(self.word("reminder-else"));
        }
        let mut buttons: Vec<Button> = waiting
            .iter()
            .take(MOST_OPENED)
            .map(|standing| self.opener(standing, Verb::Turn))
            .collect();
        if why == Why::Time {
            let (table, moment) = (first.state.row.id, first.state.moment(None));
            buttons.push(Button {
                id: Control::new(table, moment, Verb::Snooze).write(),
                label: self.word("button-snooze"),
                tone: Tone::Plain,
                sign: None,
            });
        }
        let lead = self.say(lead, &[("tables", waiting.len().into())]);
        Some(
            Message::text(lead)
                .body(&self.word("mine-heading"), &lines.join("\n"))
                .buttons(buttons),
        )
    }

    /// What was played for somebody whose time ran out.
    #[must_use]
    pub fn missed(&self, title: &str, missed: &Missed) -> String {
        let held = missed.missed >= missed.misses;
        let what = match &missed.action {
            Some(act) => self.say("missed-act", &[("move", self.act(title, act).into())]),
            None => self.word("missed-list"),
        };
        self.say(
            if held { "missed-held" } else { "missed" },
            &[
                ("what", what.into()),
                ("missed", missed.missed.into()),
                ("misses", missed.misses.into()),
            ],
        )
    }

    /// The way back to a held seat.
    #[must_use]
    pub fn back_button(&self, table: TableId) -> Vec<Button> {
        vec![Button {
            id: Control::new(table, Seq(0), Verb::Back).write(),
            label: self.word("button-back-again"),
            tone: Tone::Main,
            sign: None,
        }]
    }

    /// A motion in words.
    #[must_use]
    pub fn motion(&self, state: &TableState, motion: Motion) -> String {
        let side = match motion {
            Motion::Replace(seat) => self.side(&state.row.title, &state.side_of(seat)),
            _ => Name::default(),
        };
        self.say(&format!("motion-{}", motion.id()), &[("side", side.into())])
    }

    /// A select of what can be proposed.
    #[must_use]
    pub fn proposals(&self, state: &TableState, motions: &[Motion]) -> Row {
        let option = |motion: &Motion| {
            let value = match motion {
                Motion::Replace(seat) => format!("replace-{}", seat.index()),
                other => other.id().to_owned(),
            };
            Pick::new(value, &self.motion(state, *motion), "")
        };
        Row::Select {
            id: Control::new(state.row.id, state.moment(None), Verb::Propose).write(),
            prompt: self.word("propose-prompt"),
            picks: 1,
            options: motions.iter().map(option).collect(),
        }
    }

    /// The answer to a ballot or a proposal.
    #[must_use]
    pub fn tally(&self, tally: Tally) -> String {
        match tally {
            Tally::Open { yes, needed } => self.say(
                "tally-open",
                &[("yes", yes.into()), ("needed", needed.into())],
            ),
            Tally::Passed => self.word("tally-passed"),
            Tally::Failed => self.word("tally-failed"),
        }
    }

    /// What a person wants of time.
    #[must_use]
    pub fn time_preferences(&self, time_preferences: &TimePreferences) -> String {
        let clock = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
        let none = || self.word("none");
        let zone = time_preferences.zone.clone().unwrap_or_else(none);
        let quiet = time_preferences
            .quiet
            .map_or_else(none, |(from, to)| format!("{}-{}", clock(from), clock(to)));
        let digest = time_preferences.digest.map_or_else(none, clock);
        self.say(
            "habits-answer",
            &[
                ("zone", zone.into()),
                ("quiet", quiet.into()),
                ("digest", digest.into()),
            ],
        )
    }
}

impl PublicTable {
    /// Does the table wait for this person?
    #[must_use]
    pub fn waits_for(&self, user: UserId) -> bool {
        let seat = self.state.seat_of(user);
        self.state.row.stage == Lifecycle::Playing
            && seat.is_some_and(|seat| self.waiting.contains(&seat))
            && !self.is_held(user)
    }

    /// Does a computer daimyo hold this person's seat?
    #[must_use]
    pub fn is_held(&self, user: UserId) -> bool {
        let row = self
            .state
            .seat_of(user)
            .and_then(|seat| self.state.seat(seat));
        row.is_some_and(|row| row.held)
    }
}
