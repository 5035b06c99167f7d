//! Three turns of two: sail, build, turn the die by favor and deliver to a noble.

use crate::lesson::{Ends, Lesson, Step};

const fn step(stage: &'static str, tries: &'static [&'static str]) -> Step {
    Step { stage, tries }
}

pub(super) const LESSON: Lesson = Lesson {
    fixed: true,
    seed: 7,
    seats: 2,
    options: "{}",
    ends: Ends::Acts(8),
    steps: &[
        step("turn", &["sail middle"]),
        step("trade", &["done"]),
        step("turn", &["build s20 market11"]),
        step("trade", &["done"]),
        step("turn", &["die 1"]),
        step("turn", &["deliver noble1"]),
        step("launch", &["noble upper"]),
        step("discard", &["discard monk5"]),
    ],
};
