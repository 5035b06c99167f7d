//! Golden scenes as reviewable text, and a few golden pictures by tolerance.

use std::path::{Path, PathBuf};

use painter::scene::Scene;
use rokugan::titles::{self, Look};
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::Table;
use rules::view::Everyone;

use crate::{Outcome, decode, golden_files, open};

/// A position of a title, as its `positions.txt` describes it.
struct Position {
    title: &'static str,
    name: String,
    sides: Vec<String>,
    seed: u64,
    acts: usize,
    /// Whose eyes; nobody's for the public.
    seat: Option<usize>,
    /// How many acts ago the viewer last looked.
    since: usize,
    area: Option<String>,
    /// Is its picture kept, or only its scene?
    pictured: bool,
}

impl Position {
    fn read(title: &'static str, line: &str) -> Outcome<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, sides, seed, acts, seat, since, area, kept] = words.as_slice() else {
            return Err(format!("{title}: {line}").into());
        };
        let given = |word: &&str| (*word != "-").then(|| (*word).to_owned());
        Ok(Self {
            title,
            name: (*name).to_owned(),
            sides: sides.split(',').map(str::to_owned).collect(),
            seed: seed.parse()?,
            acts: acts.parse()?,
            seat: given(seat).map(|seat| seat.parse()).transpose()?,
            since: since.parse()?,
            area: given(area),
            pictured: *kept == "picture",
        })
    }

    fn open(&self) -> Outcome<Table> {
        let sides: Vec<&str> = self.sides.iter().map(String::as_str).collect();
        open(self.title, &sides, self.seed)
    }

    fn file(&self, folder: &str, ending: &str) -> PathBuf {
        let name = format!("{}.{ending}", self.name);
        golden(self.title).join(folder).join(name)
    }
}

/// The golden files of a title.
fn golden(title: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/golden").join(title)
}

/// The positions of every title.
fn positions() -> Outcome<Vec<Position>> {
    let mut all = Vec::new();
    for about in rules::catalog::titles() {
        let text = std::fs::read_to_string(golden(about.id).join("positions.txt"))?;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            all.push(Position::read(about.id, line)?);
        }
        let own = || all.iter().filter(|position| position.title == about.id);
        assert!(own().count() >= 8 && own().any(|position| position.pictured));
    }
    Ok(all)
}

/// Plays the acts that lead to a position, one `seat act` per line.
fn played(position: &Position) -> Outcome<String> {
    let mut table = position.open()?;
    let mut list = String::new();
    for _ in 0..position.acts {
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        let act = table.advise(seat, Policy::Steady).ok_or("no advice")?;
        list.push_str(&format!("{} {act}\n", seat.index()));
        table.act(seat, &act)?;
    }
    Ok(list)
}

/// The acts that lead to a position. They are kept, so that a better computer player does not change
/// the golden files; blessing plays them again.
fn recorded(position: &Position) -> Outcome<String> {
    let path = position.file("acts", "txt");
    let kept = golden_files::kept(&path, || played(position).unwrap().into_bytes());
    Ok(String::from_utf8(kept)?)
}

/// A scene for whichever audience, as its text.
fn scene_of(position: &Position) -> Outcome<(String, Option<Scene<Everyone>>)> {
    let since = position.since;
    let easel = titles::of(position.title)?;
    let words = rokugan::wording::in_language(None);
    let list = recorded(position)?;
    let mut table = position.open()?;
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
        area: position.area.as_ref().and_then(|area| {
            let mut areas = titles::areas(&table.public()).into_iter();
            areas.find(|found| found.id() == area)
        }),
        ..Look::default()
    };
    match position.seat.and_then(Seat::new) {
        Some(seat) => {
            let scene = easel.scene(words, &table.private(seat)?, &look)?;
            Ok((scene.to_string(), None))
        }
        None => {
            let scene = easel.scene(words, &table.public(), &look)?;
            Ok((scene.to_string(), Some(scene)))
        }
    }
}

#[test]
fn golden_scenes() -> Outcome {
    for position in &positions()? {
        let (text, _) = scene_of(position)?;
        golden_files::assert_same_text(&position.file("scenes", "txt"), &text);
    }
    Ok(())
}

/// How many pixels of two pictures of a size are visibly apart, and of how many.
fn apart(one: &[u8], other: &[u8]) -> Outcome<Option<(usize, usize)>> {
    let (one, other) = (decode(one)?, decode(other)?);
    if one.dimensions() != other.dimensions() {
        return Ok(None);
    }
    let far = |a: &image::Rgb<u8>, b: &image::Rgb<u8>| {
        let axes = a.0.iter().zip(b.0).map(|(x, y)| u32::from(x.abs_diff(y)));
        axes.sum::<u32>() > 72
    };
    let pairs = one.pixels().zip(other.pixels());
    let count = pairs.filter(|(a, b)| far(a, b)).count();
    Ok(Some((count, one.pixels().len())))
}

/// Fails if a picture is visibly apart from the kept one. A kept picture stays as it is as long as it is good
/// enough, also when blessing: otherwise every small change that the test allows would write it anew.
pub(super) fn assert_alike(path: &Path, found: &[u8]) -> Outcome {
    let alike = |found: Option<(usize, usize)>| found.is_some_and(|(far, all)| far * 400 < all);
    let old = std::fs::read(path).ok();
    let good = old.map(|old| apart(found, &old)).transpose()?;
    if alike(good.flatten()) {
        return Ok(());
    }
    let kept = golden_files::kept(path, || found.to_vec());
    let differ = apart(found, &kept)?;
    assert!(
        alike(differ),
        "{}: {differ:?} pixels differ; ROKUGAN_BLESS=1 if they should",
        path.display()
    );
    Ok(())
}

#[test]
fn golden_pictures_by_tolerance() -> Outcome {
    for position in positions()?.iter().filter(|position| position.pictured) {
        let painter = titles::of(position.title)?.painter();
        let (_, scene) = scene_of(position)?;
        let picture = painter.paint_to_width(&scene.ok_or("a public scene")?, 400)?;
        assert_alike(&position.file("pictures", "png"), &picture.bytes)?;
    }
    Ok(())
}
