//! A first stretch of a title, to be played by somebody who has never played it.
//!
//! A lesson is data: what the table is opened with, and for each question that its learner is asked what a
//! teacher would suggest. Why, and what to say of other choices, is wording, found by the title, the stage
//! and the number of the question within the stage. A learner may choose otherwise; then the lesson goes on from
//! where the table stands, and what cannot be suggested any more is left to a computer player.

use serde_json::Value;

use crate::dice::Seed;

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The number of its seed, the same for everybody. No table that is no lesson has it.
    pub seed: u64,
    /// How many seats, the learner's included; the learner has the first side.
    pub seats: usize,
    /// The options it is played with, as JSON.
    pub options: &'static str,
    /// What the learner is asked.
    pub steps: &'static [Step],
    /// Is it always played as it is written? Not where others may act at any time: there the computer player
    /// advises when a suggestion is not possible.
    pub fixed: bool,
    /// When it is over.
    pub ends: Ends,
}

/// A question of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// At which stage of the title it is asked.
    pub stage: &'static str,
    /// What is suggested, in notation: the first that is legal.
    pub tries: &'static [&'static str],
}

/// When a lesson is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// When this many chapters are over.
    Chapters(u16),
    /// When its learner has acted this many times.
    Acts(usize),
}

impl Lesson {
    /// Its seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    /// The options it is played with.
    #[must_use]
    pub fn options(&self) -> Value {
        serde_json::from_str(self.options).unwrap_or(Value::Null)
    }

    /// The step for the question after these, if there is one: the stages of the questions answered so far,
    /// and the present one. Also its number within the stage, from 1.
    #[must_use]
    pub fn step(&self, answered: &[&str], stage: &str) -> (usize, Option<&'static Step>) {
        let before = answered.iter().filter(|before| **before == stage).count();
        let mut steps = self.steps.iter().filter(|step| step.stage == stage);
        (before + 1, steps.nth(before))
    }

    /// Is it over after this many acts of its learner, in this chapter of its table?
    #[must_use]
    pub const fn is_over(&self, acts: usize, chapter: u16) -> bool {
        match self.ends {
            Ends::Chapters(last) => chapter > last,
            Ends::Acts(most) => acts >= most,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::catalog;
    use crate::dice::Scheme;
    use crate::policy::Policy;
    use crate::seat::Seat;
    use crate::table::{Opening, Table};

    fn opened(about: &catalog::About) -> Table {
        let lesson = about.lesson;
        let sides = about.sides.iter().take(lesson.seats);
        let opening = Opening {
            title: about.id.into(),
            rules: None,
            options: lesson.options(),
            sides: sides.map(|side| (*side).to_owned()).collect(),
            seed: lesson.seed(),
            scheme: Scheme::Seed,
            entropy: String::new(),
            position: None,
        };
        Table::open(&opening).unwrap().0
    }

    /// Plays a lesson whose learner chooses by `choose`; gives the stages of the questions, how many of them
    /// were among the steps, and how many suggestions were legal.
    fn play(
        about: &catalog::About,
        mut choose: impl FnMut(&Table, Option<&str>) -> String,
    ) -> (Vec<&'static str>, usize, usize) {
        let lesson = about.lesson;
        let mut table = opened(about);
        let (mut answered, mut foreseen, mut suggested) = (Vec::new(), 0, 0);
        while !lesson.is_over(answered.len(), table.chapter()) {
            let waiting = table.waiting();
            let Some(seat) = waiting.iter().next() else {
                break;
            };
            if !waiting.has(Seat::FIRST) {
                let act = table.advise(seat, Policy::Steady).unwrap();
                table.act(seat, &act).unwrap();
                continue;
            }
            let stage = table.stage();
            let (_, step) = lesson.step(&answered, stage);
            foreseen += usize::from(step.is_some());
            let legal = table.legal(Seat::FIRST);
            let tries = step.map_or(&[][..], |step| step.tries);
            let told = tries.iter().find(|act| legal.iter().any(|it| it == *act));
            suggested += usize::from(told.is_some());
            let act = choose(&table, told.copied());
            answered.push(stage);
            table.act(Seat::FIRST, &act).unwrap();
        }
        (answered, foreseen, suggested)
    }

    /// Whoever follows a lesson is asked what it foresees, and gets to its end.
    #[test]
    fn lessons_are_played_as_they_are_written() {
        for about in catalog::titles() {
            let steps = about.lesson.steps.len();
            let (asked, foreseen, suggested) = play(&about, |table, told| {
                let own = || table.advise(Seat::FIRST, Policy::Steady).unwrap();
                told.map_or_else(own, str::to_owned)
            });
            assert!((5..=14).contains(&asked.len()), "{}: {asked:?}", about.id);
            if !about.lesson.fixed {
                continue;
            }
            assert_eq!(foreseen, asked.len(), "{}: {asked:?}", about.id);
            assert_eq!(suggested, steps, "{}: {asked:?}", about.id);
        }
    }

    /// Whatever a learner does, every lesson ends, and most of its questions are foreseen.
    #[test]
    fn lessons_end_whatever_is_chosen() {
        for about in catalog::titles() {
            let mut turn = 0;
            let (asked, _, _) = play(&about, |table, _| {
                let legal = table.legal(Seat::FIRST);
                turn += 1;
                legal[turn * 31 % legal.len()].clone()
            });
            assert!(asked.len() < 400, "{}: {}", about.id, asked.len());
        }
    }
}
