//! Golden scenes as reviewable text, and a few golden pictures by tolerance.

use std::path::PathBuf;

use rokugan::render::scene::Scene;
use rokugan::render::titles::{self, Look};
use rules::policy::Policy;
use rules::seat::Seat;
use rules::view::Everyone;

use super::{Outcome, decode, open};

fn golden(folder: &str, name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(folder)
        .join(name)
}

fn bless() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// A position: name, title, sides, seed, acts, seat, acts since the last look, area.
type Position = (
    &'static str,
    &'static str,
    &'static [&'static str],
    u64,
    usize,
    Option<usize>,
    usize,
    Option<&'static str>,
);

const FOUR: &[&str] = &["lion", "crane", "crab", "scorpion"];
const FIVE: &[&str] = &["unicorn", "dragon", "phoenix", "lion", "crab"];
const TWO: &[&str] = &["crane", "scorpion"];
const COLOURS: &[&str] = &["gold", "red", "green", "purple"];
const THREE: &[&str] = &["green", "purple", "red"];
const PAIR: &[&str] = &["red", "gold"];

#[rustfmt::skip]
const POSITIONS: [Position; 21] = [
    ("01-objectives", "battle", FOUR, 1, 0, None, 0, None),
    ("02-settling", "battle", FOUR, 1, 12, None, 3, None),
    ("03-first-placements", "battle", FOUR, 1, 30, None, 4, None),
    ("04-full-board", "battle", FOUR, 1, 43, None, 4, None),
    ("05-full-board-own-eyes", "battle", FOUR, 1, 43, Some(0), 4, None),
    ("06-after-resolution", "battle", FOUR, 1, 47, None, 4, None),
    ("07-five-clans", "battle", FIVE, 2, 60, None, 0, None),
    ("08-five-clans-own-eyes", "battle", FIVE, 2, 60, Some(2), 5, None),
    ("09-lion-lands", "battle", FOUR, 1, 43, None, 0, Some("lion")),
    ("10-two-clans", "battle", TWO, 3, 70, None, 2, None),
    ("11-late", "battle", FOUR, 5, 130, Some(3), 2, None),
    ("12-over", "battle", FOUR, 1, 5000, None, 0, None),
    ("samurai-01-hands", "samurai", COLOURS, 1, 3, None, 0, None),
    ("samurai-02-villages", "samurai", COLOURS, 1, 40, None, 4, None),
    ("samurai-03-four", "samurai", COLOURS, 1, 100, None, 4, None),
    ("samurai-04-four-own-eyes", "samurai", COLOURS, 1, 100, Some(1), 4, None),
    ("samurai-05-late", "samurai", COLOURS, 1, 120, None, 4, None),
    ("samurai-06-kanto", "samurai", COLOURS, 1, 110, Some(2), 4, Some("kanto")),
    ("samurai-07-three", "samurai", THREE, 2, 80, None, 3, None),
    ("samurai-08-two", "samurai", PAIR, 3, 55, Some(0), 3, None),
    ("samurai-09-over", "samurai", THREE, 4, 5000, None, 0, None),
];

/// The positions whose pictures are kept.
const PICTURES: [&str; 6] = [
    "04-full-board",
    "06-after-resolution",
    "07-five-clans",
    "samurai-02-villages",
    "samurai-05-late",
    "samurai-07-three",
];

/// The acts that lead to a position, one `seat act` per line. They are kept, so that a better computer player
/// does not change the golden files; blessing plays them anew.
fn recorded(position: &Position) -> Outcome<String> {
    let (name, title, sides, seed, acts, ..) = *position;
    let path = golden("acts", &format!("{name}.txt"));
    if bless() {
        let mut table = open(title, sides, seed)?;
        let mut list = String::new();
        for _ in 0..acts {
            let Some(seat) = table.waiting().iter().next() else {
                break;
            };
            let act = table.advise(seat, Policy::Steady).ok_or("no advice")?;
            list.push_str(&format!("{} {act}\n", seat.index()));
            table.act(seat, &act)?;
        }
        std::fs::write(&path, list)?;
    }
    Ok(std::fs::read_to_string(&path)?)
}

/// A scene for whichever audience, as its text.
fn scene_of(position: &Position) -> Outcome<(String, Option<Scene<Everyone>>)> {
    let (_, title, sides, seed, _, seat, since, area) = *position;
    let easel = titles::of(title)?;
    let tongue = rokugan::say::in_language(None);
    let list = recorded(position)?;
    let mut table = open(title, sides, seed)?;
    let mut before = None;
    for (i, line) in list.lines().enumerate() {
        if since > 0 && i + since == list.lines().count() {
            before = Some(table.public());
        }
        let (seat, act) = line.split_once(' ').ok_or("a seat and an act")?;
        table.act(Seat::new(seat.parse()?).ok_or("a seat")?, act)?;
    }
    let look = Look {
        since: before,
        area: area.and_then(|area| {
            let mut areas = titles::areas(&table.public()).into_iter();
            areas.find(|found| found.id() == area)
        }),
        ..Look::default()
    };
    match seat.and_then(Seat::new) {
        Some(seat) => {
            let scene = easel.scene(tongue, &table.private(seat)?, &look)?;
            Ok((scene.to_string(), None))
        }
        None => {
            let scene = easel.scene(tongue, &table.public(), &look)?;
            Ok((scene.to_string(), Some(scene)))
        }
    }
}

#[test]
fn golden_scenes() -> Outcome {
    for position in &POSITIONS {
        let (name, ..) = position;
        let (text, _) = scene_of(position)?;
        let path = golden("scenes", &format!("{name}.txt"));
        if bless() {
            std::fs::write(&path, &text)?;
        }
        let kept = std::fs::read_to_string(&path)?;
        let first = text
            .lines()
            .zip(kept.lines())
            .find(|(now, then)| now != then);
        assert!(
            text == kept,
            "{name} changed, first at {first:?}; BLESS=1 if it should"
        );
    }
    Ok(())
}

#[test]
fn golden_pictures_by_tolerance() -> Outcome {
    let kept = POSITIONS
        .iter()
        .filter(|(name, ..)| PICTURES.contains(name));
    for position in kept {
        let (name, title, ..) = position;
        let painter = titles::of(title)?.painter();
        let (_, scene) = scene_of(position)?;
        let picture = painter.paint_to_width(&scene.ok_or("a public scene")?, 400)?;
        let path = golden("pictures", &format!("{name}.png"));
        if bless() {
            std::fs::write(&path, &picture.bytes)?;
        }
        let (now, then) = (decode(&picture.bytes)?, decode(&std::fs::read(&path)?)?);
        assert_eq!(now.dimensions(), then.dimensions());
        let apart = |a: &image::Rgb<u8>, b: &image::Rgb<u8>| -> u32 {
            a.0.iter()
                .zip(b.0)
                .map(|(x, y)| u32::from(x.abs_diff(y)))
                .sum()
        };
        let far = now
            .pixels()
            .zip(then.pixels())
            .filter(|(a, b)| apart(a, b) > 72)
            .count();
        let all = now.pixels().len();
        assert!(
            far * 400 < all,
            "{name}: {far} of {all} pixels differ; BLESS=1 if they should"
        );
    }
    Ok(())
}
