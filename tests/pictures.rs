//! The pictures, from outside: geometry against the rules, inks against colour-blind eyes, golden scenes and
//! pictures, blindness, and the limits of words and files.
//!
//! `BLESS=1 cargo test --test pictures` rewrites the golden files; look at the difference before you keep it.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::PathBuf;

use rokugan::render::scene::{ALT_LIMIT, Scene};
use rokugan::render::titles::{self, Easel, Look};
use rules::dice::Seed;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};
use rules::titles::battle::{Clan, Province, Territory};
use rules::view::Everyone;

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn open(sides: &[&str], seed: u64) -> Outcome<Table> {
    let opening = Opening {
        title: "battle".into(),
        options: serde_json::Value::Null,
        sides: sides.iter().map(|s| (*s).into()).collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    };
    Ok(Table::open(&opening)?.0)
}

fn play(table: &mut Table, acts: usize) -> Outcome {
    for _ in 0..acts {
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        let Some(act) = table.advise(seat, Policy::Steady) else {
            break;
        };
        table.act(seat, &act)?;
    }
    Ok(())
}

fn golden(folder: &str, name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(folder)
        .join(name)
}

fn bless() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// The geometry of the map, read from the baked manifest.
#[derive(serde::Deserialize)]
struct Drawn {
    regions: Vec<Lying>,
    edges: Vec<Edge>,
}

#[derive(serde::Deserialize)]
struct Lying {
    code: String,
    label: [f32; 2],
    centre: [f32; 2],
    plaque: [f32; 2],
}

#[derive(serde::Deserialize)]
struct Edge {
    between: [String; 2],
    slot: [f32; 2],
    across: [f32; 2],
    length: f32,
}

fn drawn() -> Outcome<Drawn> {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("board-art/battle/baked/manifest.json");
    Ok(serde_json::from_str(&std::fs::read_to_string(path)?)?)
}

fn battle() -> Outcome<Easel> {
    Ok(titles::of("battle")?)
}

fn pair(a: &str, b: &str) -> [String; 2] {
    let mut pair = [a.to_owned(), b.to_owned()];
    pair.sort();
    pair
}

fn borders() -> BTreeSet<[String; 2]> {
    Province::ALL
        .iter()
        .flat_map(|p| p.neighbours().iter().map(|q| pair(p.code(), q.code())))
        .collect()
}

#[test]
fn the_map_has_the_borders_and_coasts_of_the_rules_and_no_others() -> Outcome {
    const TOKEN: f32 = 64.0;
    let mut found = BTreeSet::new();
    for edge in &drawn()?.edges {
        let [a, b] = &edge.between;
        assert!(found.insert(pair(a, b)), "{a} and {b} share two edges");
        assert!(edge.length >= TOKEN, "{a}|{b} is only {} long", edge.length);
    }
    let mut wanted = borders();
    assert_eq!(wanted.len(), 64);
    let coasts = Province::ALL.iter().filter(|p| p.coastal());
    wanted.extend(coasts.map(|p| pair(p.code(), "sea")));
    assert_eq!(wanted.len(), 76);
    assert_eq!(found, wanted);
    Ok(())
}

#[test]
fn printed_regions_touch_exactly_where_the_rules_say() -> Outcome {
    let painter = battle()?.painter();
    let art = painter.art();
    for large in [false, true] {
        let layer = art.layer("battle", large)?;
        let (width, height) = (layer.base.width, layer.base.height);
        let mut grid = vec![0_usize; width * height];
        for (i, runs) in layer.runs.iter().enumerate() {
            for (y, from, to) in runs {
                let row = *y as usize * width;
                grid[row + *from as usize..row + *to as usize].fill(i + 1);
            }
        }
        let mut touching: BTreeMap<[String; 2], usize> = BTreeMap::new();
        let mut meet = |a: usize, b: usize| {
            if a != b && a > 0 && b > 0 {
                let codes = [a, b].map(|i| art.manifest.regions[i - 1].code.as_str());
                *touching.entry(pair(codes[0], codes[1])).or_default() += 1;
            }
        };
        for y in 1..height {
            for x in 1..width {
                let here = grid[y * width + x];
                meet(here, grid[y * width + x - 1]);
                meet(here, grid[(y - 1) * width + x]);
            }
        }
        let found: BTreeSet<[String; 2]> = touching.into_keys().collect();
        assert_eq!(found, borders());
    }
    Ok(())
}

#[test]
fn tokens_have_room_and_point_into_their_target() -> Outcome {
    let painter = battle()?.painter();
    let art = painter.art();
    let layer = art.layer("battle", false)?;
    let map = drawn()?;
    let region = |x: f32, y: f32| -> Option<&str> {
        let (x, y) = (x as u32, y as u32);
        let within = |runs: &Vec<(u32, u32, u32)>| {
            runs.iter()
                .any(|(row, from, to)| *row == y && (*from..*to).contains(&x))
        };
        let number = layer.runs.iter().position(within)?;
        art.manifest.regions.get(number).map(|p| p.code.as_str())
    };
    for (i, edge) in map.edges.iter().enumerate() {
        let ([x, y], [dx, dy]) = (edge.slot, edge.across);
        let [a, b] = &edge.between;
        let named = |code: &str| (code != "sea").then(|| code.to_owned());
        let at = |far: f32| region(x + dx * far, y + dy * far).map(str::to_owned);
        assert_eq!(at(22.0), named(b), "{a}>{b}");
        assert_eq!(at(-22.0), named(a), "{b}>{a}");
        for other in &map.edges[i + 1..] {
            let gap = (other.slot[0] - x).hypot(other.slot[1] - y);
            assert!(gap >= 57.0, "{a}|{b} and {:?}: {gap}", other.between);
        }
    }
    for province in &map.regions {
        for [x, y] in [province.label, province.centre, province.plaque] {
            assert_eq!(region(x, y), Some(province.code.as_str()));
        }
    }
    Ok(())
}

/// Machado, Oliveira and Fernandes 2009, full severity, on linear RGB; the first is plain sight.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("plain", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// A colour as these eyes see it, in the OKLab space, where distance is difference.
fn seen([r, g, b]: [u8; 3], eyes: &[[f64; 3]; 3]) -> [f64; 3] {
    let linear = [r, g, b].map(|v| {
        let v = f64::from(v) / 255.0;
        if v <= 0.040_45 {
            v / 12.92
        } else {
            ((v + 0.055) / 1.055).powf(2.4)
        }
    });
    let times = |m: &[[f64; 3]; 3], v: [f64; 3]| {
        m.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum::<f64>())
    };
    let dim = times(eyes, linear).map(|v| v.clamp(0.0, 1.0));
    let cones = times(
        &[
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ],
        dim,
    );
    times(
        &[
            [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
        ],
        cones.map(f64::cbrt),
    )
}

#[test]
fn clans_are_told_apart_by_every_eye() -> Outcome {
    // A just noticeable difference is about 0.02 in this space.
    const INKS: f64 = 0.14;
    const FILLS: f64 = 0.11;
    let painter = battle()?.painter();
    let manifest = &painter.art().manifest;
    let paper = painter.art().ink("paper")?;
    let mut fills: Vec<(&str, [u8; 3])> = vec![("paper", paper)];
    let mut inks: Vec<(&str, [u8; 3])> = Vec::new();
    for clan in Clan::ALL {
        let found = manifest
            .families
            .get(clan.id())
            .ok_or("a clan has no inks")?;
        inks.push((clan.id(), found.ink));
        fills.push((clan.id(), found.fill));
        // Never colour alone: each clan has its own crest and its own cloth.
        assert!(manifest.stamps.contains_key(clan.id()));
        assert!(
            manifest
                .stamps
                .contains_key(&format!("weave_{}", clan.id()))
        );
    }
    for (list, least) in [(inks, INKS), (fills, FILLS)] {
        for (eyes, matrix) in &EYES {
            for (i, (a, ink)) in list.iter().enumerate() {
                for (b, other) in &list[i + 1..] {
                    let (p, q) = (seen(*ink, matrix), seen(*other, matrix));
                    let far = p
                        .iter()
                        .zip(q)
                        .map(|(x, y)| (x - y).powi(2))
                        .sum::<f64>()
                        .sqrt();
                    assert!(far >= least, "{eyes}: {a} and {b} are {far:.3} apart");
                }
            }
        }
    }
    Ok(())
}

#[test]
fn crests_and_cloths_differ_without_colour() -> Outcome {
    let painter = battle()?.painter();
    let art = painter.art();
    // Each crest shrunk to 24 px, as coverage.
    let small = |name: &str| -> Outcome<Vec<i32>> {
        let [x0, y0, w, h] = art
            .manifest
            .stamps
            .get(name)
            .copied()
            .ok_or("no such stamp")?;
        let mut out = Vec::new();
        for y in 0..24 {
            for x in 0..24 {
                let (sx, sy) = (x0 + x * w / 24, y0 + y * h / 24);
                let mut sum = 0;
                for (dx, dy) in [(0, 0), (2, 0), (0, 2), (2, 2), (4, 4)] {
                    sum += i32::from(art.stamps.at((sx + dx) as usize, (sy + dy) as usize));
                }
                out.push(sum / 5);
            }
        }
        Ok(out)
    };
    for prefix in ["", "weave_"] {
        for (i, a) in Clan::ALL.iter().enumerate() {
            for b in &Clan::ALL[i + 1..] {
                let p = small(&format!("{prefix}{}", a.id()))?;
                let q = small(&format!("{prefix}{}", b.id()))?;
                let differ = p
                    .iter()
                    .zip(&q)
                    .filter(|(x, y)| (**x - **y).abs() > 96)
                    .count();
                assert!(
                    differ > 24 * 24 / 8,
                    "{prefix}{a} and {prefix}{b}: {differ} pixels"
                );
            }
        }
    }
    Ok(())
}

/// A dozen positions: name, clans, seed, acts, seat, acts since the last look, area.
type Position = (
    &'static str,
    &'static [&'static str],
    u64,
    usize,
    Option<usize>,
    usize,
    Option<Territory>,
);

const FOUR: &[&str] = &["lion", "crane", "crab", "scorpion"];
const FIVE: &[&str] = &["unicorn", "dragon", "phoenix", "lion", "crab"];
const TWO: &[&str] = &["crane", "scorpion"];
const POSITIONS: [Position; 12] = [
    ("01-objectives", FOUR, 1, 0, None, 0, None),
    ("02-settling", FOUR, 1, 12, None, 3, None),
    ("03-first-placements", FOUR, 1, 30, None, 4, None),
    ("04-full-board", FOUR, 1, 43, None, 4, None),
    ("05-full-board-own-eyes", FOUR, 1, 43, Some(0), 4, None),
    ("06-after-resolution", FOUR, 1, 47, None, 4, None),
    ("07-five-clans", FIVE, 2, 60, None, 0, None),
    ("08-five-clans-own-eyes", FIVE, 2, 60, Some(2), 5, None),
    ("09-lion-lands", FOUR, 1, 43, None, 0, Some(Territory::Lion)),
    ("10-two-clans", TWO, 3, 70, None, 2, None),
    ("11-late", FOUR, 5, 130, Some(3), 2, None),
    ("12-over", FOUR, 1, 5000, None, 0, None),
];

/// The acts that lead to a position, one `seat act` per line. They are kept, so that a better computer player
/// does not change the golden files; blessing plays them anew.
fn recorded(name: &str, sides: &[&str], seed: u64, acts: usize) -> Outcome<String> {
    let path = golden("acts", &format!("{name}.txt"));
    if bless() {
        let mut table = open(sides, seed)?;
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

/// The part of the board with this id.
fn part(table: &Table, territory: Territory) -> Option<titles::Area> {
    let areas = titles::areas(&table.public());
    areas.into_iter().find(|area| area.id() == territory.id())
}

/// A scene for whichever audience, as its text.
fn scene_of(position: &Position) -> Outcome<(String, Option<Scene<Everyone>>)> {
    let (name, sides, seed, acts, seat, since, area) = *position;
    let easel = battle()?;
    let tongue = rokugan::say::in_language(None);
    let list = recorded(name, sides, seed, acts)?;
    let mut table = open(sides, seed)?;
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
        area: area.and_then(|area| part(&table, area)),
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

/// Decodes an indexed PNG to colours.
fn decode(bytes: &[u8]) -> Outcome<image::RgbImage> {
    Ok(image::load_from_memory_with_format(bytes, image::ImageFormat::Png)?.to_rgb8())
}

#[test]
fn golden_pictures_by_tolerance() -> Outcome {
    let painter = battle()?.painter();
    for position in POSITIONS.iter().filter(|(name, ..)| {
        ["04-full-board", "06-after-resolution", "07-five-clans"].contains(name)
    }) {
        let (name, ..) = position;
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

#[test]
fn pictures_words_and_names_are_blind_to_what_the_viewer_may_not_know() -> Outcome {
    let easel = battle()?;
    let painter = easel.painter();
    let tongue = rokugan::say::in_language(None);
    let look = Look::default();
    let mut table = open(FOUR, 11)?;
    for stop in 0..5 {
        play(&mut table, 23)?;
        let all = easel.scene(tongue, &table.public(), &look)?;
        let other = table.redeal(None, &Seed::from_number(900 + stop));
        let redealt = easel.scene(tongue, &other.public(), &look)?;
        assert_eq!(all.to_string(), redealt.to_string());
        let (a, b) = (painter.paint(&all)?, painter.paint(&redealt)?);
        assert_eq!((&a.bytes, &a.name, &a.alt), (&b.bytes, &b.name, &b.alt));
        for seat in Seat::all(4) {
            let other = table.redeal(Some(seat), &Seed::from_number(77 + stop));
            let own = easel.scene(tongue, &table.private(seat)?, &look)?;
            let redealt = easel.scene(tongue, &other.private(seat)?, &look)?;
            assert_eq!(own.to_string(), redealt.to_string());
            if stop % 2 == 0 && seat == Seat::FIRST {
                let (a, b) = (painter.paint(&own)?, painter.paint(&redealt)?);
                assert_eq!((&a.bytes, &a.name, &a.alt), (&b.bytes, &b.name, &b.alt));
            }
        }
    }
    Ok(())
}

#[test]
fn alternative_texts_and_files_keep_their_limits_through_a_whole_table() -> Outcome {
    let easel = battle()?;
    let painter = easel.painter();
    let tongue = rokugan::say::in_language(None);
    let mut table = open(FIVE, 6)?;
    let names = vec!["A name as long as Discord lets people have".to_owned(); 5];
    let mut last = None;
    while !table.waiting().is_empty() {
        play(&mut table, 5)?;
        let view = table.public();
        let look = Look {
            since: last.take(),
            names: names.clone(),
            ..Look::default()
        };
        let scene = easel.scene(tongue, &view, &look)?;
        let count = scene.alt.chars().count();
        assert!((40..=ALT_LIMIT).contains(&count), "{count}: {}", scene.alt);
        let own = easel.scene(tongue, &table.private(Seat::FIRST)?, &look)?;
        assert!(own.alt.chars().count() <= ALT_LIMIT);
        assert_eq!(
            scene.words.lines().filter(|l| l.contains("Honor ")).count(),
            30
        );
        last = Some(view);
    }
    let over = table.public();
    let sheet = easel
        .sheet(tongue, &over, &Look::default())?
        .ok_or("a sheet at the end")?;
    let picture = painter.paint(&sheet)?;
    assert!(picture.bytes.len() < 500_000);
    let scene = easel.scene(tongue, &over, &Look::default())?;
    assert!(painter.paint(&scene)?.bytes.len() < 500_000);
    Ok(())
}

#[test]
fn every_territory_can_be_drawn_large_and_in_high_contrast() -> Outcome {
    let easel = battle()?;
    let painter = easel.painter();
    let tongue = rokugan::say::in_language(None);
    let mut table = open(FOUR, 1)?;
    play(&mut table, 43)?;
    for territory in Territory::ALL {
        let look = Look {
            area: part(&table, territory),
            high_contrast: true,
            ..Look::default()
        };
        let scene = easel.scene(tongue, &table.public(), &look)?;
        let picture = painter.paint(&scene)?;
        assert!(scene.name.contains(territory.id()));
        assert!(decode(&picture.bytes)?.width() > 500);
    }
    Ok(())
}

#[test]
fn every_word_the_board_needs_is_there() {
    let tongue = rokugan::say::in_language(None);
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Clan::ALL.map(|c| format!("clan-{}", c.id())));
    keys.extend(Territory::ALL.map(|t| format!("territory-{}", t.id())));
    keys.extend(Province::ALL.map(|p| format!("province-{}", p.id())));
    keys.extend(rules::titles::battle::Special::ALL.map(|s| format!("special-{}", s.id())));
    keys.extend(rules::titles::battle::Objective::ALL.map(|o| format!("objective-{}", o.id())));
    for key in keys {
        assert_ne!(tongue.word(&key), key);
    }
}

#[test]
fn fonts_cover_polish_german_and_macrons() -> Outcome {
    use ab_glyph::{Font, FontRef};
    let letters = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜẞäöüßĀĒĪŌŪāēīōū„”–…0123456789";
    for name in [
        "AlegreyaSans-ExtraBold",
        "AlegreyaSans-Medium",
        "Alegreya-ExtraBold",
    ] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("board-art/fonts")
            .join(format!("{name}.ttf"));
        let bytes = std::fs::read(path)?;
        let font = FontRef::try_from_slice(&bytes)?;
        for letter in letters.chars() {
            assert!(font.glyph_id(letter).0 != 0, "{name} lacks {letter}");
        }
    }
    Ok(())
}
