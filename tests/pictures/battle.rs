//! Battle for Rokugan: the drawn map is the map of the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use rokugan::titles;
use rules::titles::battle::{Battle, Clan, Face, Kind, Province, Slot, Spot, Stage, Territory};

use super::Outcome;
use super::marks::{ghosts_come_true, lit};

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
    let painter = titles::of("battle")?.painter();
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
    let painter = titles::of("battle")?.painter();
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

#[test]
fn every_word_the_board_needs_is_there() {
    let words = rokugan::wording::in_language(None);
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Clan::ALL.map(|c| format!("battle-clan-{}", c.id())));
    keys.extend(Territory::ALL.map(|t| format!("battle-territory-{}", t.id())));
    keys.extend(Province::ALL.map(|p| format!("battle-province-{}", p.id())));
    keys.extend(rules::titles::battle::Special::ALL.map(|s| format!("battle-special-{}", s.id())));
    keys.extend(
        rules::titles::battle::Objective::ALL.map(|o| format!("battle-objective-{}", o.id())),
    );
    for key in keys {
        assert_ne!(words.word(&key), key);
    }
}

#[test]
fn high_contrast_clears_every_province_and_washes_none() -> Outcome {
    let mut table = super::open("battle", &["lion", "crane", "crab", "scorpion"], 1)?;
    super::play(&mut table, 43)?;
    let look = titles::Look {
        high_contrast: true,
        ..titles::Look::default()
    };
    let words = rokugan::wording::in_language(None);
    let scene = titles::of("battle")?.scene(words, &table.public(), &look)?;
    let text = scene.to_string();
    assert!(!text.contains("\nwash "));
    assert_eq!(text.matches("\nbare ").count(), Province::ALL.len());
    Ok(())
}

/// A table whose players place their tokens.
fn placing(seed: u64) -> Outcome<rules::table::Table> {
    let mut table = super::open("battle", &["lion", "crane", "crab", "scorpion"], seed)?;
    while table.public().public::<Battle>().ok_or("a view")?.stage != Stage::Placing {
        super::play(&mut table, 1)?;
    }
    Ok(table)
}

#[test]
fn lit_borders_are_those_of_the_legal_list() -> Outcome {
    for seed in [3, 8] {
        let mut table = placing(seed)?;
        super::play(&mut table, 6)?;
        let seat = table.waiting().iter().next().ok_or("a seat")?;
        let legal = table.legal(seat);
        let mut faces = BTreeSet::new();
        for act in &legal {
            let (first, _) = act.split_once(' ').ok_or("two words")?;
            if Face::from_id(first).is_some_and(|face| face.kind() != Kind::Blessing) {
                faces.insert(first);
            }
        }
        assert!(!faces.is_empty());
        for face in faces {
            let code = |act: &String| {
                let slot = Slot::parse(act.strip_prefix(face)?.strip_prefix(' ')?)?;
                Some(match slot.spot() {
                    Spot::Land(from, to) => format!("{}>{}", from.code(), to.code()),
                    Spot::Coast(to) => format!("sea>{}", to.code()),
                    Spot::Center(at) => at.code().to_owned(),
                })
            };
            let wanted: BTreeSet<String> = legal.iter().filter_map(code).collect();
            assert_eq!(lit(&table, seat, &[face])?, wanted, "{face}");
        }
    }
    Ok(())
}

#[test]
fn lit_provinces_are_those_that_can_be_settled() -> Outcome {
    let mut table = super::open("battle", &["lion", "crane", "crab", "scorpion"], 3)?;
    super::play(&mut table, 9)?;
    let seat = table.waiting().iter().next().ok_or("a seat")?;
    let legal = table.legal(seat);
    let words = legal
        .iter()
        .map(|act| act.split_once(' ').map_or("", |(_, at)| at));
    let wanted = words
        .filter_map(Province::from_word)
        .map(|at| at.code().to_owned());
    let wanted: BTreeSet<String> = wanted.collect();
    assert!(wanted.len() > 5);
    assert_eq!(lit(&table, seat, &[])?, wanted);
    Ok(())
}

#[test]
fn ghosts_lie_where_the_acts_put_them() -> Outcome {
    let mut table = super::open("battle", &["unicorn", "crane", "crab", "scorpion"], 5)?;
    let compared = ghosts_come_true(&mut table, 120, 4)?;
    assert!(compared > 30, "{compared}");
    Ok(())
}
