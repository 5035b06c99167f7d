//! The review of a table and hints, in words.

use rules::view::OneSeat;

use super::{Seated, Words};
use crate::custom_id::{Control, Verb};
use crate::message::{Button, Message, Tone};
use crate::table::{Hint, Panel, ReviewSeen, Reviewed, Step, TableState};

/// A share of the win in percent.
fn percent(share: f32) -> i64 {
    (f64::from(share) * 100.0).round() as i64
}

/// The wording of a step of the course.
const fn step_key(step: Step) -> &'static str {
    if step.round {
        "review-round"
    } else {
        "review-decision"
    }
}

impl Words {
    /// A review, or how far it is.
    #[must_use]
    pub fn reviewed(&self, reviewed: &Reviewed) -> Message<OneSeat> {
        match reviewed {
            Reviewed::Ready(seen) => self.review(seen),
            Reviewed::Working { state, done, of } => {
                let id = match of {
                    None => "review-waits",
                    Some(_) => "review-working",
                };
                let args = [
                    ("table", self.table_name(state).into()),
                    ("done", (*done).into()),
                    ("of", of.unwrap_or(0).into()),
                ];
                let button = self.review_button(state, "button-review-progress");
                Message::text(self.say(id, &args)).buttons(vec![button])
            }
        }
    }

    /// The moments that decided a table for a seat, and how its chances went.
    #[must_use]
    pub fn review(&self, seen: &ReviewSeen) -> Message<OneSeat> {
        let ReviewSeen { state, review, .. } = seen;
        let seat = self.seat(&Seated::of(state), seen.seat);
        let args = [
            ("table", self.table_name(state).into()),
            ("seat", seat.into()),
        ];
        let heading = self.say("review-heading", &args);
        if review.course.is_empty() {
            return Message::text(format!("{heading}\n{}", self.word("review-nothing")));
        }
        let moments = review.decisive().into_iter().enumerate();
        let lines: Vec<String> = moments
            .filter_map(|(number, at)| self.review_moment(seen, number + 1, at))
            .collect();
        let curve = self.review_curve(seen);
        let about = self.word("review-about");
        Message::text(format!("{heading}\n{about}\n{}\n{curve}", lines.join("\n")))
    }

    fn review_moment(&self, seen: &ReviewSeen, number: usize, at: usize) -> Option<String> {
        let judged = seen.review.course.get(at)?;
        let title = seen.state.row.title.as_str();
        let id = if judged.agrees() {
            "review-moment-same"
        } else {
            "review-moment"
        };
        let args = [
            ("number", number.into()),
            ("round", judged.chapter.into()),
            ("decision", (at + 1).into()),
            ("played", self.act(title, &judged.played).into()),
            ("best", self.act(title, &judged.best).into()),
            ("worth", percent(judged.worth).into()),
            ("expected", percent(judged.expected).into()),
            ("after", percent(seen.review.after(at)).into()),
        ];
        Some(self.say(id, &args))
    }

    /// How the chances of the seat went, in one line: also what the picture of it shows.
    #[must_use]
    pub fn review_curve(&self, seen: &ReviewSeen) -> String {
        let each = seen.review.steps().into_iter().filter_map(|step| {
            let judged = seen.review.course.get(step.at)?;
            let args = [
                ("number", step.number.into()),
                ("share", percent(judged.expected).into()),
            ];
            Some(self.say(step_key(step), &args))
        });
        let course: Vec<String> = each.collect();
        let args = [
            ("course", course.join(", ").into()),
            ("end", percent(seen.review.share).into()),
        ];
        self.say("review-curve", &args)
    }

    /// What asks for a review.
    pub(super) fn review_button(&self, state: &TableState, label: &str) -> Button {
        Button {
            id: Control::new(state.row.id, state.moment(None), Verb::Review).write(),
            label: self.word(label),
            tone: Tone::Plain,
            sign: None,
        }
    }

    /// A hint above the panel it is about.
    #[must_use]
    pub fn hinted(&self, panel: &Panel, hint: &Hint) -> Message<OneSeat> {
        let action = self.act(&panel.state.row.title, &hint.action);
        let lead = match hint.expected {
            Some(share) => {
                let args = [("move", action.into()), ("share", percent(share).into())];
                self.say("hint", &args)
            }
            None => self.say("hint-unsure", &[("move", action.into())]),
        };
        self.whole_panel(panel, &lead)
    }

    /// What everybody knows about hints at a table, if they are allowed there.
    pub(super) fn hints_line(&self, state: &TableState, id: &str) -> Option<String> {
        state.row.hints.then(|| self.word(id))
    }
}
