//! A lesson in words: why a question matters, what is suggested, and what another choice means.

use rules::dice::Seq;
use rules::seat::Seat;
use rules::view::OneSeat;

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Message, Tone};
use crate::table::{LessonPlace, LessonSays, LessonStep, Panel, TableState};

impl Words {
    /// The button that opens the lesson of a title, wherever somebody may want to begin.
    #[must_use]
    pub fn learn_button(&self, title: &str) -> Button {
        Button {
            id: Control::new(TableId(0), Seq(0), Verb::Learn)
                .with([title])
                .write(),
            label: self.word("button-learn"),
            tone: Tone::Main,
            sign: None,
        }
    }

    /// How a guided table begins: what it is, and what its learner plays.
    #[must_use]
    pub fn lesson_begins(&self, state: &TableState, seat: Seat) -> String {
        let (title, side) = (state.row.title.as_str(), state.side_of(seat));
        let args = [
            ("side", self.side(title, &side).into()),
            ("title", self.title(title).into()),
            ("ability", self.ability(title, &side).into()),
        ];
        self.say("learn-answer", &args)
    }

    /// Says that a learner has a table in their direct messages already, with the ways on.
    #[must_use]
    pub fn lesson_there(&self, state: &TableState) -> Message<OneSeat> {
        let args = [
            ("table", self.table_name(state).into()),
            ("where", self.direct_link(state.row.channel).into()),
        ];
        let end = self.lesson_end(state);
        Message::text(self.say("learn-there", &args)).buttons(vec![self.turn_button(state), end])
    }

    /// Ends a guided table.
    fn lesson_end(&self, state: &TableState) -> Button {
        Button {
            id: Control::new(state.row.id, state.moment(None), Verb::Cancel).write(),
            label: self.word("button-lesson-end"),
            tone: Tone::Plain,
            sign: None,
        }
    }

    /// What a lesson says above the question: of the choice before, and of this one. Deeper in the menu only
    /// what is suggested is said again.
    pub(super) fn lesson_lines(&self, panel: &Panel, deeper: bool) -> Vec<String> {
        let Some(place) = &panel.lesson else {
            return Vec::new();
        };
        let title = panel.state.row.title.as_str();
        let mut lines = Vec::new();
        if !deeper {
            lines.extend(place.strayed.as_ref().map(|step| self.strayed(title, step)));
        }
        if place.over {
            lines.push(self.word("lesson-over"));
            return lines;
        }
        let Some(asked) = &place.asked else {
            return lines;
        };
        if !deeper {
            lines.push(self.asked_in_lesson(title, place, asked));
        }
        if let Some(advice) = &place.advice {
            let act = self.act(title, advice);
            lines.push(self.say("lesson-advice", &[("move", act.into())]));
        }
        lines
    }

    fn asked_in_lesson(&self, title: &str, place: &LessonPlace, asked: &LessonStep) -> String {
        let why = self.word(&lesson_key(title, asked));
        let step = place.answered + 1;
        let args = [
            ("step", step.into()),
            ("of", place.of.max(step).into()),
            ("why", why.into()),
        ];
        self.say("lesson-step", &args)
    }

    fn strayed(&self, title: &str, step: &LessonStep) -> String {
        let what = self.word(&format!("{}.other", lesson_key(title, step)));
        self.say("lesson-strayed", &[("what", what.into())])
    }

    /// Ends the table of a lesson that is over.
    pub(super) fn lesson_buttons(&self, panel: &Panel) -> Vec<Button> {
        let over = panel.lesson.as_ref().is_some_and(|place| place.over);
        over.then(|| self.lesson_end(&panel.state))
            .into_iter()
            .collect()
    }
}

/// The wording of a question of a lesson.
fn lesson_key(title: &str, step: &LessonStep) -> String {
    let LessonStep {
        stage,
        number,
        says,
    } = step;
    match says {
        LessonSays::OfQuestion => format!("{title}-lesson-{stage}-{number}"),
        LessonSays::OfStage => format!("{title}-lesson-{stage}"),
        LessonSays::Nothing => "lesson-own-way".to_owned(),
    }
}
