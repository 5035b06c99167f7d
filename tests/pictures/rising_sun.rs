//! Rising Sun: the drawn map is the map of the rules, and what is told apart differs without colour.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rokugan::titles::{self, Look};
use rules::seat::Seat;
use rules::titles::rising_sun::{
    Advantage, Card, Clan, Figure, Kami, Mandate, Piece, Province, SHRINES, Season, TRACK,
};

use super::marks::lit;
use super::{Outcome, decode, open, play};

#[derive(serde::Deserialize)]
struct Drawn {
    lands: Vec<Land>,
    borders: Vec<[String; 2]>,
    routes: Vec<[String; 2]>,
    honor: Honor,
    tables: Tables,
}

#[derive(serde::Deserialize)]
struct Land {
    code: String,
    harvest: [u8; 3],
    home: Option<String>,
    yard: [f32; 4],
    #[serde(rename = "box")]
    frame: [f32; 4],
}

#[derive(serde::Deserialize)]
struct Honor {
    places: Vec<[f32; 2]>,
}

#[derive(serde::Deserialize)]
struct Tables {
    slots: Vec<[f32; 4]>,
    kami: Vec<usize>,
    shrines: Vec<[f32; 4]>,
}

fn drawn() -> Outcome<Drawn> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let manifest = root.join("board-art/rising_sun/baked/manifest.json");
    Ok(serde_json::from_str(&std::fs::read_to_string(manifest)?)?)
}

/// The provinces that are linked with this one in a list of pairs.
fn linked<'d>(pairs: &'d [[String; 2]], with: &str) -> BTreeSet<&'d str> {
    let mut found = BTreeSet::new();
    for [one, other] in pairs {
        if one == with {
            found.insert(other.as_str());
        } else if other == with {
            found.insert(one.as_str());
        }
    }
    found
}

#[test]
fn the_map_is_the_map_of_the_rules() -> Outcome {
    let drawn = drawn()?;
    assert_eq!(drawn.lands.len(), Province::COUNT);
    for province in Province::ALL {
        let found = drawn.lands.iter().find(|art| art.code == province.id());
        let found = found.ok_or("a province is missing")?;
        let borders = province.borders().iter().map(|to| to.id()).collect();
        assert_eq!(linked(&drawn.borders, province.id()), borders, "{province}");
        let routes = province.routes().iter().map(|(to, _)| to.id()).collect();
        assert_eq!(linked(&drawn.routes, province.id()), routes, "{province}");
        let harvest = province.harvest();
        let printed = [harvest.vp, harvest.coins, harvest.ronin];
        assert_eq!(found.harvest, printed, "{province}");
        let mut clans = Clan::ALL.into_iter();
        let home = clans.find(|clan| clan.home() == province);
        assert_eq!(found.home.as_deref(), home.map(Clan::id), "{province}");
        let ([x, y, w, h], [left, top, width, height]) = (found.yard, found.frame);
        let inside = x >= left && y >= top && x + w <= left + width && y + h <= top + height;
        assert!(inside, "{province} drawn large shows its figures");
    }
    Ok(())
}

#[test]
fn turns_shrines_and_honor_have_their_places() -> Outcome {
    let drawn = drawn()?;
    assert_eq!(drawn.tables.slots.len(), TRACK.len());
    for (i, kami) in TRACK.into_iter().enumerate() {
        assert_eq!(drawn.tables.kami.contains(&i), kami, "turn {i}");
    }
    assert_eq!(drawn.tables.shrines.len(), SHRINES);
    assert_eq!(drawn.honor.places.len(), Clan::COUNT);
    Ok(())
}

#[test]
fn shapes_and_signs_differ_without_colour() -> Outcome {
    let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
    let badges = Clan::ALL.map(|clan| format!("badge_{clan}")).to_vec();
    let figures = owned(&["bushi", "shinto", "daimyo", "stronghold"]);
    let monsters = Figure::ALL.into_iter().filter(|figure| figure.is_monster());
    let monsters = monsters.map(|figure| figure.id().to_owned()).collect();
    let mandates = owned(&Mandate::IDS);
    let kami = owned(&Kami::IDS);
    let advantages = owned(&Advantage::IDS);
    let seasons = owned(&Season::IDS);
    let kinds = owned(&["enhancement", "virtue", "monster", "war", "winter"]);
    for family in [
        badges, figures, monsters, mandates, kami, advantages, seasons, kinds,
    ] {
        crate::colour_blindness::differ("rising_sun", &family)?;
    }
    let painter = titles::of("rising_sun")?.painter();
    for piece in Piece::ALL {
        assert!(painter.art().manifest.stamps.contains_key(piece.id()));
    }
    Ok(())
}

/// Names on the board are short enough for their place, and differ.
#[test]
fn short_names_differ() {
    let words = rokugan::wording::in_language(None);
    let form = |key: String, form: &str| words.word(&format!("{key}.{form}"));
    let cards = Card::ALL.map(|card| form(format!("rising_sun-card-{card}"), "short"));
    assert!(cards.iter().all(|name| name.chars().count() <= 14));
    let differ: BTreeSet<&String> = cards.iter().collect();
    assert_eq!(differ.len(), Card::COUNT);
    let codes = Province::ALL.map(|of| form(format!("rising_sun-province-{of}"), "code"));
    let differ: BTreeSet<&String> = codes.iter().collect();
    assert_eq!(differ.len(), Province::COUNT);
    let letters = Figure::ALL.map(|of| form(format!("rising_sun-figure-{of}"), "letters"));
    let differ: BTreeSet<&String> = letters.iter().collect();
    assert_eq!(differ.len(), Figure::COUNT);
}

/// The tiles a seat chooses from are drawn for it alone.
#[test]
fn drawn_tiles_are_shown_to_their_seat_alone() -> Outcome {
    let words = rokugan::wording::in_language(None);
    let easel = titles::of("rising_sun")?;
    let mut table = open("rising_sun", &Clan::IDS, 3)?;
    let look = Look::default();
    let mut chose = 0;
    for _ in 0..120 {
        let public = easel.scene(words, &table.public(), &look)?;
        let shown = public.to_string();
        assert!(!shown.contains("Your tiles") && !shown.contains("You drew"));
        for seat in Seat::all(5) {
            let own = easel.scene(words, &table.private(seat)?, &look)?;
            if own.alt.contains("You drew: ") {
                chose += 1;
                assert_eq!(table.waiting().iter().next(), Some(seat));
                let [.., high] = own.frame;
                let [.., low] = public.frame;
                assert!(high > low + 100.0);
            }
        }
        play(&mut table, 1)?;
    }
    assert!(chose > 0);
    Ok(())
}

#[test]
fn the_picture_keeps_its_width() -> Outcome {
    let words = rokugan::wording::in_language(None);
    let easel = titles::of("rising_sun")?;
    let mut table = open("rising_sun", &Clan::IDS, 3)?;
    play(&mut table, 150)?;
    let scene = easel.scene(words, &table.public(), &Look::default())?;
    let picture = easel.painter().paint(&scene)?;
    assert_eq!(decode(&picture.bytes)?.width(), 1200);
    Ok(())
}

/// The places that can be chosen for a piece are those of the legal list, and the piece stands there after
/// the act.
#[test]
fn lit_provinces_are_those_of_the_legal_list() -> Outcome {
    let sides = ["koi", "lotus", "turtle", "dragonfly", "bonsai"];
    let mut table = open("rising_sun", &sides, 6)?;
    let mut compared = 0;
    for _ in 0..260 {
        play(&mut table, 1)?;
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        let legal = table.legal(seat);
        for act in legal.iter().step_by(legal.len().div_ceil(6).max(1)) {
            let words: Vec<&str> = act.split(' ').collect();
            let (keys, at) = match words.as_slice() {
                ["summon", figure, ..] => (vec![format!("summon-{figure}")], 2),
                ["build", _] => (vec!["build".to_owned()], 1),
                ["move", piece, from, _] => (vec![format!("move-{piece}"), (*from).to_owned()], 3),
                _ => continue,
            };
            let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
            let same = |other: &&String| {
                let other = other.split(' ').take(at);
                other.eq(words.iter().take(at).copied())
            };
            let alike = legal.iter().filter(same);
            // A shinto may go on to a shrine: the province and the shrine are one question.
            let wanted = alike.flat_map(|act| act.split(' ').skip(at).map(str::to_owned));
            let wanted: BTreeSet<String> = wanted.collect();
            assert_eq!(lit(&table, seat, &keys)?, wanted, "{act}");
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
    Ok(())
}
