//! Guided tables: a lesson of a title, played against computer daimyos on a seed that everybody gets.
//!
//! That a table is a lesson shows in its seed alone: no other table has it. How far its learner is, and whether
//! the last suggestion was followed, is read from the journal, so taking back and restarts need no care.

use rules::catalog;
use rules::lesson::Lesson;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::Table;

use super::solo::Solo;
use super::{Caller, New, Panel, Refused, TableState, Tables, Trouble};
use crate::id::{ChannelId, GuildId};
use crate::level::Level;
use crate::store::{JournalRow, TableRow};

/// A table with more acts than this has long become an ordinary one.
const MOST_ACTS: u32 = 150;

/// A question of a lesson: its stage and its number within the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// The stage.
    pub stage: &'static str,
    /// The number, from 1.
    pub number: usize,
    /// What the lesson can say about it.
    pub says: LessonSays,
}

/// What a lesson can say about a question. Its own words for a question speak of the moves it was written
/// with, so they are for these alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonSays {
    /// What it says of this question.
    OfQuestion,
    /// What it says of every question of the stage: none of the moves it was written with is possible.
    OfStage,
    /// Nothing: it knows no such stage.
    Nothing,
}

/// Where a learner is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlace {
    /// How many questions were answered.
    pub answered: usize,
    /// How many there are, if all goes as it is written.
    pub of: usize,
    /// The question before, if the learner answered it otherwise than suggested.
    pub strayed: Option<LessonStep>,
    /// The question now.
    pub asked: Option<LessonStep>,
    /// What is suggested now, in notation.
    pub advice: Option<String>,
    /// Is it over, with nothing done since?
    pub over: bool,
}

/// The lesson that a table is, if it is one.
pub(super) fn lesson_of(row: &TableRow) -> Option<&'static Lesson> {
    let lesson = catalog::about(&row.title).ok()?.lesson;
    (row.seed == lesson.seed()).then_some(lesson)
}

impl Tables {
    /// Opens the lesson of a title for somebody, and returns the first panel.
    pub async fn learn(
        &self,
        caller: &Caller,
        channel: ChannelId,
        title: &str,
    ) -> Result<Panel, Trouble> {
        let guild = caller.guild.ok_or(Refused::NeedsServer)?;
        self.open_lesson(caller, (Some(guild), channel), title)
            .await
    }

    /// Opens it in the person's own direct messages with us.
    pub async fn learn_privately(
        &self,
        caller: &Caller,
        direct: ChannelId,
        title: &str,
    ) -> Result<Panel, Trouble> {
        self.open_lesson(caller, (None, direct), title).await
    }

    async fn open_lesson(
        &self,
        caller: &Caller,
        (guild, channel): (Option<GuildId>, ChannelId),
        title: &str,
    ) -> Result<Panel, Trouble> {
        let lesson = catalog::about(title)?.lesson;
        let new = New {
            channel,
            title: title.into(),
            name: None,
            seats: None,
            pace: None,
            misses: None,
            options: lesson.options(),
            sealed: false,
            level: Level::Captain,
            hints: false,
        };
        let solo = Solo {
            computers: lesson.seats.saturating_sub(1),
            seed: Some(lesson.seed()),
            guild,
        };
        self.open_solo(caller, new, solo).await
    }

    /// The panel of a learner with what the lesson says; any other panel as it is.
    pub(super) async fn guided(&self, mut panel: Panel) -> Panel {
        let row = &panel.state.row;
        let Some(lesson) = lesson_of(row).filter(|_| row.seq <= MOST_ACTS) else {
            return panel;
        };
        // Without its journal a lesson is a table like any other.
        if let Ok(acts) = self.store.acts(row.id).await {
            panel.lesson = place(lesson, &panel.state, &acts, panel.seat);
        }
        panel
    }
}

/// The question that a seat is asked now, and what a lesson suggests.
fn question(
    lesson: &Lesson,
    table: &Table,
    seat: Seat,
    answered: &[&'static str],
) -> (LessonStep, Option<String>) {
    let stage = table.stage();
    let (number, step) = lesson.step(answered, stage);
    let tries = step.map_or(&[][..], |step| step.tries);
    let legal = table.legal(seat);
    let told = tries.iter().find(|act| legal.iter().any(|it| it == *act));
    let advice = match told {
        Some(act) => Some((*act).to_owned()),
        None => table.advise(seat, Policy::Steady),
    };
    let says = if told.is_some() {
        LessonSays::OfQuestion
    } else if lesson.steps.iter().any(|step| step.stage == stage) {
        LessonSays::OfStage
    } else {
        LessonSays::Nothing
    };
    let step = LessonStep {
        stage,
        number,
        says,
    };
    (step, advice)
}

/// Plays the journal once more and looks over the learner's shoulder.
fn place(
    lesson: &Lesson,
    state: &TableState,
    acts: &[JournalRow],
    seat: Seat,
) -> Option<LessonPlace> {
    let (mut table, _) = state.open().ok()?;
    let mut answered: Vec<&'static str> = Vec::new();
    let mut strayed = None;
    let mut since = 0;
    for act in acts {
        if act.seat == seat {
            if lesson.is_over(answered.len(), table.chapter()) {
                since += 1;
            }
            let (step, advice) = question(lesson, &table, seat, &answered);
            answered.push(step.stage);
            strayed = (advice.as_ref() != Some(&act.action)).then_some(step);
        }
        act.redo(&mut table).ok()?;
    }
    let over = lesson.is_over(answered.len(), table.chapter());
    if over && since > 0 {
        return None;
    }
    let up = table.waiting().has(seat) && !over;
    let (asked, advice) = up
        .then(|| question(lesson, &table, seat, &answered))
        .unzip();
    Some(LessonPlace {
        answered: answered.len(),
        of: lesson.steps.len(),
        strayed,
        asked,
        advice: advice.flatten(),
        over,
    })
}
