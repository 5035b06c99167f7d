//! The spring of three with Koi, until its wars: an ally, three mandates of one's own, and a shrine.

use crate::lesson::{Ends, Lesson, Step};

const fn step(stage: &'static str, tries: &'static [&'static str]) -> Step {
    Step { stage, tries }
}

pub(super) const LESSON: Lesson = Lesson {
    fixed: false,
    seed: 7,
    seats: 3,
    options: r#"{"shrines":"first_game"}"#,
    ends: Ends::Acts(12),
    steps: &[
        step("tea", &["offer lotus ally"]),
        step("tea", &["done"]),
        step("mandate", &["play train"]),
        step("train", &["buy komainu tsukuyomi"]),
        step("train", &["buy honesty"]),
        step("marshal", &["move daimyo edo oshu"]),
        step("marshal", &["done"]),
        step("tsukuyomi", &["use"]),
        step("mandate", &["play harvest"]),
        step("marshal", &["done"]),
        step("tsukuyomi", &["use"]),
        step("mandate", &["play harvest"]),
    ],
};
