//! A lesson in words: why a question matters, what is suggested, and what another choice means.

use rules::dice::Seq;

use super::Words;
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Tone};
use crate::table::{LessonPlace, LessonSays, LessonStep, Panel};

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
        let end = Control::new(panel.state.row.id, panel.state.moment(None), Verb::Cancel);
        over.then(|| Button {
            id: end.write(),
            label: self.word("button-lesson-end"),
            tone: Tone::Plain,
            sign: None,
        })
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
