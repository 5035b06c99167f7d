//! The first round with Crab: an objective that is met already, a territory that holds together, and a
//! hand with an attack, a blessing, a defense, a navy and the bluff.

use crate::lesson::{Ends, Lesson, Step};

const fn step(stage: &'static str, tries: &'static [&'static str]) -> Step {
    Step { stage, tries }
}

pub(super) const LESSON: Lesson = Lesson {
    fixed: true,
    seed: 64,
    seats: 4,
    options: r#"{"deliberately_illegal_placement":false}"#,
    ends: Ends::Chapters(1),
    steps: &[
        step("objectives", &["keep last_line_of_defense"]),
        step(
            "settling",
            &[
                "control crab_center",
                "control crab_east",
                "control crab_west",
            ],
        ),
        step(
            "settling",
            &[
                "control crab_east",
                "control crab_west",
                "control goldcoast_south",
            ],
        ),
        step(
            "settling",
            &[
                "control crab_west",
                "control crab_east",
                "control goldcoast_south",
            ],
        ),
        step(
            "settling",
            &[
                "control goldcoast_east",
                "control goldcoast_south",
                "control goldcoast_inland",
            ],
        ),
        step(
            "settling",
            &[
                "control goldcoast_inland",
                "control goldcoast_south",
                "control shadow_north",
            ],
        ),
        step(
            "placing",
            &[
                "A5 crab_east>scorpion_capital",
                "A5 crab_center>goldcoast_inland",
                "A5 crab_east>goldcoast_inland",
                "A5 crab_center>goldcoast_south",
                "A5 crab_east>crane_south",
                "A5 crab_west>unicorn_west",
            ],
        ),
        step(
            "placing",
            &[
                "+2 on crab_east>scorpion_capital",
                "+2 on crab_center>goldcoast_inland",
                "+2 on crab_east>goldcoast_inland",
                "+2 on crab_center>goldcoast_south",
                "+2 on crab_east>crane_south",
                "+2 on crab_west>unicorn_west",
            ],
        ),
        step(
            "placing",
            &["A2 crab_capital", "A2 crab_east", "A2 crab_center"],
        ),
        step(
            "placing",
            &[
                "N3 sea>goldcoast_south",
                "N3 sea>crane_south",
                "N3 sea>islands_north",
            ],
        ),
        step(
            "placing",
            &[
                "bluff crab_west>scorpion_west",
                "bluff crab_west>unicorn_west",
                "bluff crab_east>scorpion_capital",
            ],
        ),
    ],
};
