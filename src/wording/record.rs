//! The record in words: the log's filters, moments of the past, statistics.

use rules::view::OneSeat;

use super::{Seated, Words};
use crate::custom_id::{Control, Verb};
use crate::message::{Button, Message, Tone};
use crate::table::{PlayerStats, ReplayStep, TableState};
use crate::titles;

/// The key of the last moment there is for whoever presses.
pub const LAST: &str = "last";

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

impl Words {
    /// Somebody's statistics.
    #[must_use]
    pub fn careers(&self, careers: &[PlayerStats]) -> String {
        if careers.is_empty() {
            return self.word("stats-none");
        }
        let line = |career: &PlayerStats| {
            let median = career.median.map(|seconds| self.span(seconds));
            self.say(
                "stats-line",
                &[
                    ("title", self.title(&career.title).into()),
                    ("games", career.games.into()),
                    ("wins", career.wins.into()),
                    ("hinted", career.hinted.into()),
                    (
                        "median",
                        median.unwrap_or_else(|| self.word("stats-unknown")).into(),
                    ),
                ],
            )
        };
        let lines: Vec<String> = careers.iter().map(line).collect();
        lines.join("\n")
    }

    /// A span of time, roughly.
    fn span(&self, seconds: i64) -> String {
        let (unit, size) = match seconds {
            ..MINUTE => ("seconds", 1),
            MINUTE..HOUR => ("minutes", MINUTE),
            HOUR..DAY => ("hours", HOUR),
            DAY.. => ("days", DAY),
        };
        self.say(
            &format!("span-{unit}"),
            &[("count", (seconds / size).into())],
        )
    }

    /// The button below a log that opens the replay.
    #[must_use]
    pub fn replay_button(&self, state: &TableState) -> Button {
        Button {
            id: Control::new(state.row.id, state.moment(None), Verb::Replay)
                .with([LAST])
                .write(),
            label: self.word("button-replay"),
            tone: Tone::Plain,
            sign: None,
        }
    }

    /// A moment of the past, with the way to the others.
    #[must_use]
    pub fn scene(&self, scene: &ReplayStep) -> Message<OneSeat> {
        let state = &scene.state;
        let seated = Seated::of(state);
        let lead = self.say(
            "replay-at",
            &[
                ("table", self.table_name(state).into()),
                ("act", scene.step.0.into()),
                ("last", scene.last.0.into()),
                ("round", scene.chapter.into()),
            ],
        );
        let told = scene.events.iter();
        let told = told.map(|event| format!("• {}", self.event(&seated, event)));
        let lines: Vec<String> = std::iter::once(lead).chain(told).collect();
        let eyes = scene.eyes.map_or_else(
            || self.word("replay-public"),
            |seat| self.say("replay-eyes", &[("seat", self.seat(&seated, seat).into())]),
        );
        let hand = scene.private.as_ref();
        let hand = hand.map_or_else(String::new, |view| titles::hand(self, view));
        let board = titles::board(self, &scene.public);
        let side = scene
            .eyes
            .filter(|_| state.row.stage == crate::table::Lifecycle::Over);
        let side = side
            .and_then(|seat| state.seat(seat))
            .map(|row| row.side.clone());
        let button = |step: u32, key: &str| Button {
            // The last key keeps the ids of one message apart; the router ignores it.
            id: Control::new(state.row.id, state.moment(None), Verb::Replay)
                .with([
                    step.to_string(),
                    side.clone().unwrap_or_else(|| "-".into()),
                    key.into(),
                ])
                .write(),
            label: self.word(&format!("button-replay-{key}")),
            tone: Tone::Plain,
            sign: None,
        };
        let (step, last) = (scene.step.0, scene.last.0);
        let mut buttons = Vec::new();
        if step > 0 {
            buttons.push(button(0, "first"));
            buttons.push(button(step - 1, "before"));
        }
        if step < last {
            buttons.push(button(step + 1, "after"));
            buttons.push(button(last, "last"));
        }
        Message::text(lines.join("\n"))
            .body(&eyes, &hand)
            .board(&board)
            .buttons(buttons)
    }
}
