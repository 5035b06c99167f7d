//! Public posts: the lobby, what happened, who is waited for; and the views everybody may have.

use rules::catalog;
use rules::dice::Seq;
use rules::view::Everyone;

use super::control::{Control, Verb};
use super::{Seated, Words, titles};
use crate::id::UserId;
use crate::message::{Button, Message, Tone, cut};
use crate::store::Stage;
use crate::table::{Book, Facts, LogLine, Notice, Post, Standing};

/// As much of what happened is said in a post; the log has the rest.
const MOST_TOLD: usize = 3800;

impl Words {
    /// A public post about a table as it stands at delivery.
    #[must_use]
    pub fn post(&self, standing: &Standing, post: &Post) -> Message<Everyone> {
        match post {
            Post::Lobby { notice } => self.lobby(&standing.book, notice),
            Post::Takeback { .. } => self.takeback(standing, post),
            Post::Notice { notice } => {
                let book = &standing.book;
                Message::text(self.notice(book, notice)).buttons(self.notice_buttons(book, notice))
            }
            Post::Reminder { side, ping } => self.reminder(standing, side, *ping),
            Post::Moved {
                facts,
                ping,
                notices,
            } => {
                let lead = self.notices(&standing.book, notices);
                self.turn(standing, facts, ping, lead)
            }
            Post::Film => Message::text(
                self.say("film", &[("table", self.table_name(&standing.book).into())]),
            ),
            Post::Began { facts, ping } => {
                let row = &standing.book.row;
                let sha = row.seed.commitment();
                let lead = self.say(
                    "post-began",
                    &[
                        ("commitment", sha.into()),
                        ("entropy", row.entropy.clone().into()),
                    ],
                );
                self.turn(standing, facts, ping, lead)
            }
            Post::Ended { facts, notices } => {
                let notices = self.notices(&standing.book, notices);
                let lead = format!("{notices}\n{}", self.final_score(standing));
                self.turn(standing, facts, &[], lead.trim().to_owned())
            }
        }
    }

    /// A request to take acts back, with what will be undone and the two answers.
    fn takeback(&self, standing: &Standing, post: &Post) -> Message<Everyone> {
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
        let book = &standing.book;
        let seated = Seated::of(book);
        let line = |event| format!("• {}", self.event(&seated, event));
        let told: Vec<String> = facts.events().iter().map(line).collect();
        let lead = self.say(
            "takeback-ask",
            &[
                ("side", self.name(&book.row.title, side).into()),
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
            id: Control::new(book.row.id, Seq(*asked_at), verb).write(),
            label: self.word(label),
            tone,
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

    /// Places, points, and the seed that was committed to.
    #[must_use]
    pub fn final_score(&self, standing: &Standing) -> String {
        let seated = Seated::of(&standing.book);
        let Some(outcome) = &standing.outcome else {
            return self.word("score-not-over");
        };
        let mut order: Vec<_> = standing.book.seats.iter().collect();
        order.sort_by_key(|row| {
            outcome
                .places
                .get(row.seat.index())
                .copied()
                .unwrap_or(u8::MAX)
        });
        let line = |row: &&crate::store::SeatRow| {
            let at = row.seat.index();
            let place = outcome.places.get(at).copied().unwrap_or(0);
            let score = outcome.scores.get(at).copied().unwrap_or(0);
            let who = self.who(row.user);
            let unit = format!("{}-score", standing.book.row.title);
            let score = self.say(&unit, &[("count", score.into())]);
            self.say(
                "score-line",
                &[
                    ("place", place.into()),
                    ("seat", self.seat(&seated, row.seat).into()),
                    ("who", who.into()),
                    ("score", score.into()),
                ],
            )
        };
        let lines: Vec<String> = order.iter().map(line).collect();
        let seed = standing.book.row.seed.reveal();
        let proof = self.say(
            "score-seed",
            &[
                ("seed", seed.into()),
                ("commitment", standing.book.row.seed.commitment().into()),
            ],
        );
        format!(
            "{}\n{}\n{proof}",
            self.word("score-heading"),
            lines.join("\n")
        )
    }

    /// A person as a silent mention, or a computer daimyo.
    #[must_use]
    pub fn who(&self, user: Option<UserId>) -> String {
        user.map_or_else(|| self.word("computer"), |user| format!("<@{user}>"))
    }

    fn turn(
        &self,
        standing: &Standing,
        facts: &Facts<Everyone>,
        ping: &[UserId],
        lead: String,
    ) -> Message<Everyone> {
        let book = &standing.book;
        let seated = Seated::of(book);
        let told: Vec<String> = facts
            .events()
            .iter()
            .map(|event| format!("• {}", self.event(&seated, event)))
            .collect();
        let waiting = self.waiting(standing);
        let heading = self.table_name(book);
        let board = standing
            .view
            .as_ref()
            .map_or_else(String::new, |view| titles::board(self, &seated, view));
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
        let message = Message::text(text).body(&heading, &told).board(&board);
        let message = message.pinging(ping.to_vec());
        if book.row.stage == Stage::Playing {
            message.buttons(self.table_buttons(book))
        } else {
            message
        }
    }

    pub(super) fn table_buttons(&self, book: &Book) -> Vec<Button> {
        let id = |verb: Verb| Control::new(book.row.id, Seq(book.row.seq), verb).write();
        vec![
            Button {
                id: id(Verb::Turn),
                label: self.word("button-turn"),
                tone: Tone::Main,
            },
            Button {
                id: id(Verb::Look),
                label: self.word("button-look"),
                tone: Tone::Plain,
            },
        ]
    }

    /// The sentence of something that happened to the table itself.
    #[must_use]
    pub fn notice(&self, book: &Book, notice: &Notice) -> String {
        let data = serde_json::to_value(notice).unwrap_or_default();
        let text = |key: &str| {
            data.get(key)
                .and_then(serde_json::Value::as_str)
                .unwrap_or_default()
        };
        let side = text("side");
        let side = if side.is_empty() {
            String::new()
        } else {
            self.name(&book.row.title, side)
        };
        let number = |key: &str| {
            data.get(key)
                .and_then(serde_json::Value::as_i64)
                .unwrap_or(0)
        };
        self.say(
            &format!("notice-{}", text("notice")),
            &[
                ("side", side.into()),
                ("table", self.table_name(book).into()),
                ("motion", text("motion").to_owned().into()),
                // As text: a number would be grouped.
                ("until", number("until").to_string().into()),
                ("missed", number("missed").into()),
                ("misses", number("misses").into()),
                ("needed", number("needed").into()),
                ("voters", number("voters").into()),
            ],
        )
    }

    fn notices(&self, book: &Book, notices: &[Notice]) -> String {
        let lines = notices.iter().map(|notice| self.notice(book, notice));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn lobby(&self, book: &Book, notice: &Notice) -> Message<Everyone> {
        let text = self.notice(book, notice);
        let message = Message::text(text).body(&self.table_name(book), &self.lobby_body(book));
        if book.row.stage != Stage::Lobby {
            return message;
        }
        let id = |verb: Verb| Control::new(book.row.id, Seq(0), verb).write();
        let mut buttons = Vec::new();
        if book.seats.len() < book.row.seats {
            buttons.push(Button {
                id: id(Verb::Join),
                label: self.word("button-join"),
                tone: Tone::Main,
            });
        }
        buttons.push(Button {
            id: id(Verb::Start),
            label: self.word("button-start"),
            tone: Tone::Plain,
        });
        message.buttons(buttons)
    }

    fn lobby_body(&self, book: &Book) -> String {
        let title = self.word(&format!("{}-title", book.row.title));
        let fewest = catalog::about(&book.row.title).map_or(0, |about| *about.seats.start());
        let mut lines = vec![self.say(
            "lobby-about",
            &[
                ("title", title.into()),
                ("taken", book.seats.len().into()),
                ("seats", book.row.seats.into()),
                ("fewest", fewest.into()),
                ("host", self.who(Some(book.row.host)).into()),
            ],
        )];
        lines.push(self.agreement(book));
        lines.extend(book.row.sealed.then(|| self.word("lobby-sealed")));
        lines.extend(book.seats.iter().map(|row| {
            let side = self.name(&book.row.title, &row.side);
            self.say(
                "lobby-seat",
                &[("side", side.into()), ("who", self.who(row.user).into())],
            )
        }));
        lines.push(self.say(
            "lobby-commitment",
            &[("commitment", book.row.seed.commitment().into())],
        ));
        lines.join("\n")
    }

    /// The table in a few lines: what it is, where it stands, who is waited for.
    #[must_use]
    pub fn status(&self, standing: &Standing) -> Message<Everyone> {
        let book = &standing.book;
        let stage = self.word(&format!("life-{}", book.row.stage.id()));
        let lead = self.say(
            "status",
            &[
                ("table", self.table_name(book).into()),
                ("stage", stage.into()),
            ],
        );
        let trouble = book
            .row
            .trouble
            .as_ref()
            .map(|what| self.word(&format!("trouble-{what}")));
        let mut lines = vec![lead, self.waiting(standing)];
        lines.extend(trouble);
        lines.retain(|line| !line.is_empty());
        let message =
            Message::text(lines.join("\n")).body(&self.table_name(book), &self.lobby_body(book));
        if book.row.stage == Stage::Playing {
            message.buttons(self.table_buttons(book))
        } else {
            message
        }
    }

    /// The board in words.
    #[must_use]
    pub fn board(&self, standing: &Standing) -> Message<Everyone> {
        let Some(view) = &standing.view else {
            return self.status(standing);
        };
        let board = titles::board(self, &Seated::of(&standing.book), view);
        Message::text(self.waiting(standing))
            .body(&self.table_name(&standing.book), "")
            .board(&board)
    }

    /// The past, newest last, as much of it as fits.
    #[must_use]
    pub fn log(&self, book: &Book, lines: &[LogLine]) -> String {
        let seated = Seated::of(book);
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
                told.push(match line.at {
                    Some(at) => format!("<t:{}:f> {text}", at.seconds()),
                    None => text,
                });
            }
        }
        told.join("\n")
    }

    /// The points of the past one can go back to, latest first: what happened next there, and its
    /// number.
    #[must_use]
    pub fn points(&self, book: &Book, lines: &[LogLine]) -> Vec<(String, String)> {
        let seated = Seated::of(book);
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
