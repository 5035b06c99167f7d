//! Words in pictures: in every language they stay on their plates, in the frame and apart from each other, as
//! the English ones do.

use painter::Painter;
use painter::scene::{Item, Scene};
use rokugan::titles::{self, Look};
use rokugan::wording::{in_language, languages};
use rules::table::Table;
use rules::view::Audience;

use super::labels::{Label, Rect, labels, overlap};
use super::{Outcome, every_title, play};

fn inside([x, y, w, h]: Rect, [left, top, wide, high]: Rect, slack: f32) -> bool {
    x >= left - slack
        && y >= top - slack
        && x + w <= left + wide + slack
        && y + h <= top + high + slack
}

fn plates<A: Audience>(scene: &Scene<A>) -> Vec<Rect> {
    let plate = |item: &Item| match item {
        Item::Plate { rect, .. } => Some(*rect),
        _ => None,
    };
    scene.items.iter().filter_map(plate).collect()
}

/// Which is the smallest plate that an English text stands on.
fn plate(plates: &[Rect], label: &Label) -> Option<usize> {
    let area = |rect: &Rect| rect[2] * rect[3];
    let all = plates.iter().enumerate();
    let around = all.filter(|(_, rect)| inside(label.rect, **rect, 0.0));
    let smallest = around.min_by(|(_, one), (_, two)| area(one).total_cmp(&area(two)));
    smallest.map(|(at, _)| at)
}

/// Texts that leave the frame or are cut.
fn framed<A: Audience>(painter: &Painter, scene: &Scene<A>) -> Vec<String> {
    let mut wrong = Vec::new();
    for label in labels(painter, scene) {
        if !inside(label.rect, scene.frame, 1.0) {
            wrong.push(format!("outside the frame: {}", label.text));
        }
        if label.cut {
            wrong.push(format!("cut: {}", label.text));
        }
    }
    wrong
}

/// What is wrong with a scene, by the English one.
fn compared<A: Audience>(painter: &Painter, english: &Scene<A>, other: &Scene<A>) -> Vec<String> {
    let (own, theirs) = (labels(painter, english), labels(painter, other));
    let mut wrong = framed(painter, other);
    if own.len() != theirs.len() {
        return wrong;
    }
    let (own_plates, their_plates) = (plates(english), plates(other));
    assert_eq!(own_plates.len(), their_plates.len(), "as many plates");
    for (at, (one, two)) in own.iter().zip(&theirs).enumerate() {
        // The same plate, wherever it is: the tag on one's own row stands behind the name.
        if let Some(plate) = plate(&own_plates, one).and_then(|at| their_plates.get(at))
            && !inside(two.rect, *plate, 2.0)
        {
            let over = two.rect[2] - one.rect[2];
            wrong.push(format!(
                "{} ({}) leaves its plate by {over:.0}",
                two.text, one.text
            ));
        }
        if two.covered && !one.covered {
            wrong.push(format!("{} ({}) is painted over", two.text, one.text));
        }
        for (first, second) in own.iter().zip(&theirs).skip(at + 1) {
            if overlap(two.rect, second.rect) && !overlap(one.rect, first.rect) {
                wrong.push(format!(
                    "{} and {} ({}, {})",
                    two.text, second.text, one.text, first.text
                ));
            }
        }
    }
    wrong
}

/// Positions of a table as everybody and as a seat sees them, and its score sheet.
fn looked_at(table: &Table, wrong: &mut Vec<String>) -> Outcome {
    let easel = titles::of(table.title())?;
    let look = Look::default();
    let english = in_language(None);
    for language in languages().filter(|code| *code != "en") {
        let words = in_language(Some(language));
        let mut found = Vec::new();
        let public = table.public();
        let pair = [english, words].map(|words| easel.scene(words, &public, &look));
        let [one, two] = pair;
        found.extend(compared(easel.painter(), &one?, &two?));
        for seat in table.waiting().iter().take(1) {
            let view = table.private(seat)?;
            let [one, two] = [english, words].map(|words| easel.scene(words, &view, &look));
            found.extend(compared(easel.painter(), &one?, &two?));
            // Its lines are broken where they are too long.
            let legend = easel.legend(words, &view, &look)?;
            found.extend(framed(easel.painter(), &legend));
        }
        let [one, two] = [english, words].map(|words| easel.sheet(words, &public, &look));
        if let (Some(one), Some(two)) = (one?, two?) {
            found.extend(compared(easel.painter(), &one, &two));
        }
        let title = table.title();
        wrong.extend(
            found
                .into_iter()
                .map(|what| format!("{language} {title}: {what}")),
        );
    }
    Ok(())
}

#[test]
fn words_keep_their_places_in_every_language() -> Outcome {
    let mut wrong = Vec::new();
    for seed in 1..3 {
        for mut table in every_title(seed)? {
            while table.waiting().iter().next().is_some() {
                looked_at(&table, &mut wrong)?;
                play(&mut table, 23)?;
            }
            looked_at(&table, &mut wrong)?;
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}
