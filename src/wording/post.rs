//! Public posts: the lobby, what happened, who is waited for; and the views everybody may have.

use rules::dice::Seq;
use rules::title::Outcome;
use rules::view::Everyone;

use super::{Seated, Words};
use crate::clock::Millis;
use crate::custom_id::{Control, Verb};
use crate::id::UserId;
use crate::message::{Button, Message, Tone, cut};
use crate::sign;
use crate::table::{Facts, Lifecycle, LogLine, Obstacle, Post, PublicTable, SeatRow, TableState};
use crate::titles;

/// A post says at most this much of what happened; the log has the rest.
const MOST_TOLD: usize = 3800;

/// How many lines of the log a message shows; the file has them all.
const LOG_LINES: usize = 12;
/// The longest line of the log in a message: twelve of them, their times and rounds fit.
const LONGEST_LOG_LINE: usize = 300;

/// A line of the log.
struct Told {
    at: Option<Millis>,
    chapter: u16,
    text: String,
}

impl Words {
    /// A public post about a table as it stands at delivery.
    #[must_use]
    pub fn post(&self, standing: &PublicTable, post: &Post) -> Message<Everyone> {
        match post {
            Post::Lobby { notice } => self.lobby(&standing.state, notice),
            Post::Invited { ping, by } => self.invited(&standing.state, ping, *by),
            Post::Takeback { .. } => self.takeback(standing, post),
            Post::Notice { notice } => {
                let state = &standing.state;
                Message::text(self.notice(state, notice))
                    .buttons(self.notice_buttons(state, notice))
            }
            Post::Reminder { side, ping } => self.reminder(standing, side, *ping),
            Post::Moved {
                facts,
                ping,
                notices,
            } => {
                let lead = self.notices(&standing.state, notices);
                self.turn(standing, facts, ping, lead)
            }
            Post::Moment {
                facts,
                last,
                ping,
                notices,
                ..
            } => {
                let state = &standing.state;
                let notices = self.notices(state, notices);
                if !last {
                    return self.great_moment(standing, facts, notices);
                }
                let lead = format!("{notices}\n{}", self.waiting(standing));
                let post = self.great_moment(standing, facts, lead.trim().to_owned());
                let post = post.pinging(ping.clone());
                match state.row.stage {
                    Lifecycle::Playing => post.buttons(self.table_buttons(state)),
                    _ => post,
                }
            }
            Post::Film => Message::text(self.say(
                "film",
                &[("table", self.table_name(&standing.state).into())],
            )),
            Post::Began { facts, ping } => {
                let row = &standing.state.row;
                let sha = standing.state.commitment();
                // Computer daimyos mix nothing in.
                let mixed = row.entropy.split(',').filter(|press| !press.is_empty());
                let mixed: Vec<&str> = mixed.collect();
                let heading = self.table_name(&standing.state);
                let lead = self.say(
                    "post-began",
                    &[
                        ("commitment", sha.into()),
                        ("entropy", mixed.join(", ").into()),
                    ],
                );
                let hints = self.hints_line(&standing.state, "hints-allowed");
                let lead = [Some(lead), hints].into_iter().flatten();
                let lead = lead.collect::<Vec<_>>().join("\n");
                let message = self.turn(standing, facts, ping, lead);
                let told = message.body.clone();
                message.body(&heading, &told)
            }
            Post::Ended { facts, notices } => {
                let notices = self.notices(&standing.state, notices);
                let lead = format!("{notices}\n{}", self.final_score(standing));
                let message = self.turn(standing, facts, &[], lead.trim().to_owned());
                let body = format!("{}\n{}", self.reckoning(standing), message.body);
                message.body(&self.table_name(&standing.state), body.trim())
            }
        }
    }

    /// A request to take acts back, with what will be undone and the two answers.
    fn takeback(&self, standing: &PublicTable, post: &Post) -> Message<Everyone> {
        let Post::Takeback {
            side,
            count,
            facts,
            reveals,
            asked_at,
            closes,
        } = post
        else {
            return Message::text("");
        };
        let state = &standing.state;
        let seated = Seated::of(state);
        let line = |event| format!("• {}", self.event(&seated, event));
        let told: Vec<String> = facts.events().iter().map(line).collect();
        let lead = self.say(
            "takeback-ask",
            &[
                ("side", self.side(&state.row.title, side).into()),
                ("count", (*count).into()),
                ("closes", (*closes).into()),
            ],
        );
        let warning = if *reveals {
            self.word("takeback-reveals")
        } else {
            String::new()
        };
        let button = |verb, label: &str, tone| Button {
            id: Control::new(state.row.id, Seq(*asked_at), verb).write(),
            label: self.word(label),
            tone,
            sign: None,
        };
        Message::text(format!("{lead}\n{warning}").trim())
            .body(
                &self.word("takeback-heading"),
                &cut(&told.join("\n"), MOST_TOLD),
            )
            .buttons(vec![
                button(Verb::Agree, "button-agree", Tone::Main),
                button(Verb::Refuse, "button-refuse", Tone::Plain),
            ])
    }

    /// Places, points, and the seed whose commitment was posted.
    #[must_use]
    pub fn final_score(&self, standing: &PublicTable) -> String {
        let Some(outcome) = &standing.outcome else {
            return self.word("score-not-over");
        };
        let result = self.result(&standing.state, outcome);
        let seed = standing.state.row.seed.reveal();
        let proof = self.say(
            "score-seed",
            &[
                ("seed", seed.into()),
                ("commitment", standing.state.commitment().into()),
            ],
        );
        format!("{result}\n{proof}")
    }

    /// Places and points, the best first.
    #[must_use]
    pub fn result(&self, state: &TableState, outcome: &Outcome) -> String {
        let seated = Seated::of(state);
        let at = |row: &SeatRow, of: &[u8]| of.get(row.seat.index()).copied();
        let mut order: Vec<&SeatRow> = state.seats.iter().collect();
        order.sort_by_key(|row| at(row, &outcome.places).unwrap_or(u8::MAX));
        let line = |row: &&SeatRow| {
            let score = outcome.scores.get(row.seat.index()).copied().unwrap_or(0);
            let score = self.score(&state.row.title, score);
            let line = self.say(
                "score-line",
                &[
                    ("place", at(row, &outcome.places).unwrap_or(0).into()),
                    ("seat", self.seat(&seated, row.seat).into()),
                    ("who", self.holder(row).into()),
                    ("score", score.into()),
                ],
            );
            sign::beside(&state.row.title, &row.side, &line)
        };
        let lines: Vec<String> = order.iter().map(line).collect();
        let winners = order
            .iter()
            .filter(|row| at(row, &outcome.places) == Some(1));
        let winners: Vec<&&SeatRow> = winners.collect();
        let who = winners.iter().map(|row| self.seat(&seated, row.seat));
        let best = winners
            .first()
            .and_then(|row| outcome.scores.get(row.seat.index()));
        let args = [
            ("count", winners.len().into()),
            ("who", self.list(who).into()),
            (
                "score",
                self.score(&state.row.title, best.copied().unwrap_or(0))
                    .into(),
            ),
        ];
        let heading = self.say("score-heading", &args);
        let hints = self.hints_line(state, "hints-were-allowed");
        let all = [heading].into_iter().chain(lines).chain(hints);
        all.collect::<Vec<_>>().join("\n")
    }

    /// A person as a silent mention, or a computer daimyo.
    #[must_use]
    pub fn who(&self, user: Option<UserId>) -> String {
        user.map_or_else(|| self.word("computer"), |user| format!("<@{user}>"))
    }

    fn turn(
        &self,
        standing: &PublicTable,
        facts: &Facts<Everyone>,
        ping: &[UserId],
        lead: String,
    ) -> Message<Everyone> {
        let state = &standing.state;
        let seated = Seated::of(state);
        let events: Vec<_> = facts.events().iter().collect();
        let told = titles::lines(&self.at(&seated), &state.row.title, &events);
        let told: Vec<String> = told.iter().map(|line| format!("• {line}")).collect();
        let waiting = self.waiting(standing);
        let board = standing
            .view
            .as_ref()
            .map_or_else(String::new, |view| titles::board(self, view));
        let told = told.join("\n");
        let told = if told.chars().count() > MOST_TOLD {
            format!("{}\n{}", cut(&told, MOST_TOLD), self.word("post-more"))
        } else {
            told
        };
        let text = [lead, waiting]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("\n");
        // One channel holds one table, so its name is said when it begins and ends.
        let message = Message::text(text).body("", &told).board(&board);
        let message = message.pinging(ping.to_vec());
        match state.row.stage {
            Lifecycle::Playing => {
                let mut buttons = self.table_buttons(state);
                buttons.extend(self.cards_button(standing));
                message.buttons(buttons)
            }
            Lifecycle::Over if standing.outcome.is_some() => {
                message.buttons(self.ending_buttons(state))
            }
            _ => message,
        }
    }

    pub(super) fn table_buttons(&self, state: &TableState) -> Vec<Button> {
        let look = Control::new(state.row.id, state.moment(None), Verb::Look);
        vec![
            self.turn_button(state),
            Button {
                id: look.write(),
                label: self.word("button-look"),
                tone: Tone::Plain,
                sign: None,
            },
        ]
    }

    /// The button that opens one's own panel.
    pub(super) fn turn_button(&self, state: &TableState) -> Button {
        Button {
            id: Control::new(state.row.id, state.moment(None), Verb::Turn).write(),
            label: self.word("button-turn"),
            tone: Tone::Main,
            sign: None,
        }
    }

    /// The table in a few lines: what it is, where it stands, who is waited for.
    #[must_use]
    pub fn status(&self, standing: &PublicTable) -> Message<Everyone> {
        let state = &standing.state;
        let stage = self.word(&format!("life-{}", state.row.stage.id()));
        let lead = self.say(
            "status",
            &[
                ("table", self.table_name(state).into()),
                ("stage", stage.into()),
            ],
        );
        let trouble = state.row.trouble.as_deref();
        let trouble = trouble.map(|what| self.obstacle(&Obstacle::read(what)));
        let mut lines = vec![lead, self.waiting(standing)];
        lines.extend(trouble);
        lines.retain(|line| !line.is_empty());
        let message =
            Message::text(lines.join("\n")).body(&self.table_name(state), &self.lobby_body(state));
        if state.row.stage == Lifecycle::Playing {
            message.buttons(self.table_buttons(state))
        } else {
            message
        }
    }

    /// The board in words.
    #[must_use]
    pub fn board(&self, standing: &PublicTable) -> Message<Everyone> {
        let Some(view) = &standing.view else {
            return self.status(standing);
        };
        let board = titles::board(self, view);
        Message::text(self.waiting(standing))
            .body(&self.table_name(&standing.state), "")
            .board(&board)
    }

    /// The newest lines of the past, by round, newest last. Also says whether there are more.
    #[must_use]
    pub fn log(&self, state: &TableState, lines: &[LogLine]) -> (String, bool) {
        let all = self.log_lines(state, lines);
        let first = all.len().saturating_sub(LOG_LINES);
        let mut said = Vec::new();
        let mut round = None;
        for line in all.iter().skip(first) {
            if round != Some(line.chapter) && line.chapter > 0 {
                said.push(self.say("log-round", &[("round", line.chapter.into())]));
            }
            round = Some(line.chapter);
            let at = line.at.map(|at| format!("<t:{}:f> ", at.seconds()));
            let text = format!("{}{}", at.unwrap_or_default(), line.text);
            said.push(cut(&text, LONGEST_LOG_LINE));
        }
        (said.join("\n"), first > 0)
    }

    /// The whole past, newest last, for a file: nothing there is made into a time or a name by Discord.
    #[must_use]
    pub fn log_file(&self, state: &TableState, lines: &[LogLine]) -> String {
        let mut said = Vec::new();
        let mut round = None;
        for line in self.log_lines(state, lines) {
            if round != Some(line.chapter) && line.chapter > 0 {
                said.push(self.say("log-file-round", &[("round", line.chapter.into())]));
            }
            round = Some(line.chapter);
            let at = line.at.map(|at| {
                let at = jiff::Timestamp::from_second(at.seconds()).unwrap_or_default();
                at.strftime("%Y-%m-%d %H:%M UTC ").to_string()
            });
            said.push(format!("{}{}", at.unwrap_or_default(), line.text));
        }
        said.join("\n").replace('\\', "")
    }

    fn log_lines(&self, state: &TableState, lines: &[LogLine]) -> Vec<Told> {
        let seated = Seated::of(state);
        let mut told = Vec::new();
        for line in lines {
            for (event, alone) in &line.events {
                let text = self.event(&seated, event);
                let text = if *alone {
                    self.say("log-private", &[("text", text.into())])
                } else {
                    text
                };
                let text = if line.undone {
                    self.say("log-undone", &[("text", text.into())])
                } else {
                    text
                };
                told.push(Told {
                    at: line.at,
                    chapter: line.chapter,
                    text,
                });
            }
        }
        told
    }

    /// The points of the past one can go back to, latest first: what happened next there, and its
    /// number.
    #[must_use]
    pub fn points(&self, state: &TableState, lines: &[LogLine]) -> Vec<(String, String)> {
        let seated = Seated::of(state);
        let acts = lines.iter().filter(|line| !line.undone && line.seq.0 > 0);
        let point = |line: &LogLine| {
            let told = line.events.iter().find(|(_, alone)| !alone);
            let told = told.map_or_else(String::new, |(event, _)| self.event(&seated, event));
            let before = line.seq.0 - 1;
            let name = self.say(
                "takeback-point",
                &[
                    ("act", line.seq.0.into()),
                    ("round", line.chapter.into()),
                    ("told", told.into()),
                ],
            );
            (cut(&name, 100), before.to_string())
        };
        acts.rev().map(point).collect()
    }
}
