//! A few turns of two on a board that is set up: a tile with the cunning symbol, a first capture, a caste
//! tile, a tile that moves another.

use crate::lesson::{Ends, Lesson, Step};

const fn turn(tries: &'static [&'static str]) -> Step {
    Step {
        stage: "turn",
        tries,
    }
}

pub(super) const LESSON: Lesson = Lesson {
    fixed: true,
    seed: 7,
    seats: 2,
    options: r#"{"quick_hands":true,"quick_figures":true}"#,
    ends: Ends::Acts(5),
    steps: &[
        turn(&["ronin Q14 then"]),
        turn(&["samurai2 P14"]),
        turn(&["samurai2 O9"]),
        turn(&["buddha2 P9"]),
        turn(&["move P14 P10"]),
    ],
};
