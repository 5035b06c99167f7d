//! The curve of a review: kept as golden scenes in every language and as pictures; its numbers never touch.

use std::path::PathBuf;

use painter::Painter;
use rokugan::paint::curve::curve;
use rokugan::table::{Judged, Review};
use rokugan::titles;
use rokugan::wording::{in_language, languages};
use serde_json::json;

use crate::golden::assert_alike;
use crate::labels::labels;
use crate::{Outcome, golden_files};

/// A review with these chances; one decision in so many begins a round.
fn review(chances: &[f32], per_round: Option<usize>) -> Outcome<Review> {
    let judged = |(at, chance): (usize, &f32)| -> Outcome<Judged> {
        let chapter = per_round.map_or(0, |each| at / each + 1);
        // Every fifth decision was not the best one.
        let worth = if at % 5 == 2 { chance - 0.1 } else { *chance };
        let written = json!({
            "seq": at, "chapter": chapter, "played": "a", "worth": worth, "best": "b", "expected": chance,
        });
        Ok(serde_json::from_value(written)?)
    };
    let (course, share) = chances.split_at(chances.len() - 1);
    Ok(Review {
        course: course
            .iter()
            .enumerate()
            .map(judged)
            .collect::<Outcome<_>>()?,
        share: share.iter().sum(),
    })
}

/// A table of two with few decisions, one of five with rounds, one of many rounds, and one whose decisive
/// moments follow each other at the top.
fn reviews() -> Outcome<Vec<(&'static str, Review)>> {
    let wave = |count: usize, middle: f32| -> Vec<f32> {
        let swing = |at: usize| ((at * 37 % 23) as f32 / 23.0 - 0.5) * 0.3;
        let each = (0..count).map(|at| (middle + swing(at)).clamp(0.0, 1.0));
        each.chain([1.0]).collect()
    };
    Ok(vec![
        ("two", review(&wave(9, 0.5), None)?),
        ("five", review(&wave(40, 0.2), Some(8))?),
        ("many", review(&wave(60, 0.6), Some(2))?),
        (
            "close",
            review(&[0.9, 0.2, 1.0, 0.1, 0.95, 0.9, 0.9, 0.9, 0.0], None)?,
        ),
    ])
}

/// A curve needs no art of a title, so any title's painter will do.
fn painter() -> Outcome<&'static Painter> {
    let about = rules::catalog::titles().into_iter().next();
    Ok(titles::of(about.ok_or("a title")?.id)?.painter())
}

fn file(folder: &str, name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/golden/review").join(folder).join(name)
}

#[test]
fn golden_curves() -> Outcome {
    for (name, review) in reviews()? {
        for language in languages() {
            let scene = curve(in_language(Some(language)), &review, name.into());
            let path = file("scenes", &format!("{name}-{language}.txt"));
            golden_files::assert_same_text(&path, &scene.to_string());
        }
        let scene = curve(in_language(None), &review, name.into());
        let picture = titles::of(rules::catalog::FLAGSHIP)?
            .painter()
            .paint_to_width(&scene, 400)?;
        let path = file("pictures", &format!("{name}.png"));
        assert_alike(&path, &picture.bytes)?;
    }
    Ok(())
}

/// No word of a curve touches another one or leaves the sheet, in any language.
#[test]
fn words_of_a_curve_stay_apart() -> Outcome {
    for (name, review) in reviews()? {
        for language in languages() {
            let scene = curve(in_language(Some(language)), &review, name.into());
            let labels = labels(painter()?, &scene);
            for (at, one) in labels.iter().enumerate() {
                let [left, top, width, height] = one.rect;
                let inside =
                    left > 20.0 && top > 20.0 && left + width < 1180.0 && top + height < 680.0;
                assert!(inside, "{language} {name}: {} at {:?}", one.text, one.rect);
                for other in labels.iter().skip(at + 1) {
                    let [x, y, w, h] = other.rect;
                    let aside = left + width < x || x + w < left;
                    // A box is a little lower than its letters.
                    let above = top + height * 1.1 < y || y + h * 1.1 < top;
                    let (one, other) = (&one.text, &other.text);
                    assert!(aside || above, "{language} {name}: {one} touches {other}");
                }
            }
        }
    }
    Ok(())
}
