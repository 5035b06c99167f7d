//! River of Gold: the drawn spaces are the spaces of the rules, and what is told apart differs without colour.

use std::collections::BTreeSet;
use std::path::PathBuf;

use painter::scene::Item;
use rokugan::titles::{self, Look};
use rokugan::wording::{in_language, languages};
use rules::dice::{Scheme, Seed};
use rules::seat::Seat;
use rules::table::{Opening, Table};
use rules::titles::river_of_gold::{
    Calling, Clan, Face, Good, Kind, LAST_STEP, Mastery, Region, RiverOfGold, Shore, Space,
};
use serde_json::{Value, json};

use super::marks::{ghosts_come_true, lit};
use super::{Outcome, decode, play};

#[derive(serde::Deserialize)]
struct Drawn {
    spaces: Vec<DrawnSpace>,
    shores: Vec<DrawnShore>,
    lands: Vec<Land>,
}

#[derive(serde::Deserialize)]
struct DrawnSpace {
    code: String,
    shores: Vec<String>,
    regions: Vec<String>,
    ships: Vec<Fleet>,
}

#[derive(serde::Deserialize)]
struct Fleet {
    at: Vec<[f32; 2]>,
}

#[derive(serde::Deserialize)]
struct DrawnShore {
    code: String,
    cost: u8,
    kind: String,
    region: String,
    rect: [f32; 4],
}

#[derive(serde::Deserialize)]
struct Land {
    code: String,
    good: String,
    name: [f32; 2],
    name_width: f32,
    #[serde(rename = "box")]
    frame: [f32; 4],
    track: Track,
}

#[derive(serde::Deserialize)]
struct Track {
    steps: Vec<[f32; 2]>,
}

fn drawn() -> Outcome<Drawn> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let manifest = root.join("board-art/river_of_gold/baked/manifest.json");
    Ok(serde_json::from_str(&std::fs::read_to_string(manifest)?)?)
}

fn ids<'a>(all: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    all.into_iter().collect()
}

#[test]
fn the_board_has_the_spaces_of_the_rules() -> Outcome {
    let drawn = drawn()?;
    assert_eq!(drawn.spaces.len(), Space::COUNT);
    for space in Space::ALL {
        let found = drawn.spaces.iter().find(|art| art.code == space.id());
        let found = found.ok_or("a river space is missing")?;
        let touched = ids(found.shores.iter().map(String::as_str));
        assert_eq!(touched, ids(space.shores().map(Shore::id)), "{space}");
        let regions = ids(found.regions.iter().map(String::as_str));
        let wanted = ids(space.regions().iter().map(|region| region.id()));
        assert_eq!(regions, wanted, "{space}");
        // Two ships of four players may all meet.
        assert!(
            found.ships.iter().any(|fleet| fleet.at.len() >= 8),
            "{space}"
        );
    }
    assert_eq!(drawn.shores.len(), Shore::COUNT);
    for shore in Shore::ALL {
        let found = drawn.shores.iter().find(|art| art.code == shore.id());
        let found = found.ok_or("a shore space is missing")?;
        let printed = (found.cost, found.kind.as_str(), found.region.as_str());
        let wanted = (shore.cost(), shore.kind().id(), shore.region().id());
        assert_eq!(printed, wanted, "{shore}");
    }
    Ok(())
}

/// A region drawn large shows all of its shore spaces; every track has all its steps.
#[test]
fn regions_show_their_spaces_and_tracks_their_steps() -> Outcome {
    let drawn = drawn()?;
    for region in Region::ALL {
        let land = drawn.lands.iter().find(|land| land.code == region.id());
        let land = land.ok_or("a region is missing")?;
        assert_eq!(land.good, region.good().id(), "{region}");
        assert_eq!(land.track.steps.len(), usize::from(LAST_STEP) + 1);
        let [left, top, width, height] = land.frame;
        for shore in drawn.shores.iter().filter(|art| art.region == region.id()) {
            let [x, y, w, h] = shore.rect;
            let inside = x >= left && y >= top && x + w <= left + width && y + h <= top + height;
            assert!(inside, "{} in {region}", shore.code);
        }
    }
    Ok(())
}

#[test]
fn shapes_and_signs_differ_without_colour() -> Outcome {
    let badges = Clan::ALL.map(|clan| format!("badge_{clan}")).to_vec();
    let kinds = Kind::ALL.map(|kind| kind.id().to_owned()).to_vec();
    let callings = Calling::ALL.map(|of| of.id().to_owned()).to_vec();
    let goods = Good::ALL.map(|good| good.id().to_owned()).to_vec();
    let masteries = Mastery::ALL.map(|of| format!("mastery_{of}")).to_vec();
    for family in [badges, kinds, callings, goods, masteries] {
        crate::colour_blindness::differ("river_of_gold", &family)?;
    }
    // Dice differ by their pips, of which neighbours share most.
    let painter = titles::of("river_of_gold")?.painter();
    for face in Face::ALL {
        let name = format!("die_{face}");
        assert!(painter.art().manifest.stamps.contains_key(&name));
    }
    Ok(())
}

fn opened(options: Value, position: Option<Value>) -> Outcome<Table> {
    let opening = Opening {
        title: "river_of_gold".into(),
        rules: Some(1),
        options,
        sides: Clan::IDS.map(str::to_owned).to_vec(),
        seed: Seed::from_number(3),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position,
    };
    Ok(Table::open(&opening)?.0)
}

/// The names of regions end before the next region and before the plate with the title, in every language; the
/// title is the one of the language.
#[test]
fn names_stay_in_their_regions_in_every_language() -> Outcome {
    let (drawn, easel) = (drawn()?, titles::of("river_of_gold")?);
    let table = opened(Value::Null, None)?;
    for language in languages() {
        let words = in_language(Some(language));
        let scene = easel.scene(words, &table.public(), &Look::default())?;
        let written = |wanted: &dyn Fn(&str, [f32; 2]) -> bool| {
            scene.items.iter().find_map(|item| match item {
                Item::Text {
                    text,
                    at,
                    size,
                    hand,
                    room,
                    ..
                } if wanted(text, *at) => {
                    Some(easel.painter().widths(*hand, *size, text, *room)[1])
                }
                _ => None,
            })
        };
        for land in &drawn.lands {
            let width = written(&|_, at| at == land.name).ok_or("a region has no name")?;
            assert!(width < land.name_width, "{language} {}: {width}", land.code);
        }
        let title = words.word("river_of_gold-title").to_uppercase();
        for line in words.word("river_of_gold-picture-title").lines() {
            let line = line.to_uppercase();
            assert!(title.contains(&line), "{language}: {line}");
            assert!(
                written(&|text, _| text == line).is_some(),
                "{language}: {line}"
            );
        }
    }
    Ok(())
}

/// A seat's picture shows its customers; nobody else's does, and the public one shows none.
#[test]
fn customers_in_hand_are_drawn_for_their_owner_alone() -> Outcome {
    let words = rokugan::wording::in_language(None);
    let easel = titles::of("river_of_gold")?;
    let mut table = opened(Value::Null, None)?;
    play(&mut table, 30)?;
    let look = Look::default();
    let public = easel.scene(words, &table.public(), &look)?;
    for seat in Seat::all(4) {
        let own = easel.scene(words, &table.private(seat)?, &look)?;
        let cards = own.items.len() - public.items.len();
        assert!(cards > 10, "{cards}");
        assert!(own.alt.contains("Your hand: "), "{}", own.alt);
        let [.., high] = own.frame;
        let [.., low] = public.frame;
        assert!(high > low + 100.0);
    }
    assert!(!public.alt.contains("Your hand"));
    Ok(())
}

/// Patrons have a place on the cards, beside as many customers as anybody serves.
#[test]
fn patrons_are_named_and_the_picture_keeps_its_size() -> Outcome {
    let words = rokugan::wording::in_language(None);
    let easel = titles::of("river_of_gold")?;
    let mut table = opened(json!({ "patrons": "own_clan" }), None)?;
    play(&mut table, 60)?;
    let scene = easel.scene(words, &table.public(), &Look::default())?;
    assert!(scene.to_string().contains("Yoritomo") || scene.to_string().contains("Kudaka"));
    let picture = easel.painter().paint(&scene)?;
    assert_eq!(decode(&picture.bytes)?.width(), 1200);
    Ok(())
}

/// The river space a ship reaches is the one the rules move it to.
#[test]
fn lit_spaces_are_those_of_the_legal_list() -> Outcome {
    let sides = ["crab", "mantis", "crane", "scorpion"];
    let mut table = super::open("river_of_gold", &sides, 2)?;
    let mut compared = 0;
    for _ in 0..60 {
        play(&mut table, 1)?;
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        let legal = table.legal(seat);
        if !legal.iter().any(|act| act.starts_with("sail ")) {
            continue;
        }
        let mut wanted = BTreeSet::new();
        for act in &legal {
            let words: Vec<&str> = act.split(' ').collect();
            match words.as_slice() {
                ["build", shore, ..] => drop(wanted.insert((*shore).to_owned())),
                ["sail", ship, ..] => {
                    let mut after = table.clone();
                    after.act(seat, act)?;
                    let view = after.public();
                    let seen = view.public::<RiverOfGold>().ok_or("a view")?;
                    let row = seen.seats.iter().find(|row| row.seat == seat);
                    let ships = &row.ok_or("a seat")?.ships;
                    let moved = ships.iter().find(|row| row.ship.id() == *ship);
                    wanted.insert(moved.ok_or("a ship")?.space.id().to_owned());
                }
                _ => {}
            }
        }
        assert_eq!(lit(&table, seat, &[])?, wanted);
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
    Ok(())
}

#[test]
fn ghosts_lie_where_the_acts_put_them() -> Outcome {
    let sides = ["crab", "mantis", "crane", "scorpion"];
    let mut compared = 0;
    for seed in 1..3 {
        let mut table = super::open("river_of_gold", &sides, seed)?;
        compared += ghosts_come_true(&mut table, 160, 3)?;
    }
    assert!(compared > 30, "{compared}");
    Ok(())
}
