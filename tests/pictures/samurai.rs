//! Samurai: the drawn hexes are the hexes of the rules, and so are their neighbours.

use std::collections::BTreeSet;
use std::path::PathBuf;

use painter::scene::Item;
use rokugan::titles::{self, Look};
use rokugan::wording::{in_language, languages};
use rules::seat::Seat;
use rules::titles::samurai::{Hex, Size, Terrain, Tile};

use super::marks::{ghosts_come_true, lit};
use super::{Outcome, open, play};

#[derive(serde::Deserialize)]
struct Drawn {
    boards: Vec<Board>,
}

#[derive(serde::Deserialize)]
struct Board {
    seats: usize,
    canvas: [f32; 2],
    radius: f32,
    panel: [f32; 4],
    side: [f32; 4],
    plaque: [f32; 4],
    hexes: Vec<Lying>,
}

#[derive(serde::Deserialize)]
struct Lying {
    code: String,
    kind: String,
    at: [f32; 2],
}

fn drawn() -> Outcome<Drawn> {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("board-art/samurai/baked/manifest.json");
    Ok(serde_json::from_str(&std::fs::read_to_string(path)?)?)
}

fn kind(hex: Hex) -> &'static str {
    match (hex.terrain(), hex.settlement().map(|s| s.size())) {
        (_, Some(Size::Village)) => "village",
        (_, Some(Size::City)) => "city",
        (_, Some(Size::Edo)) => "edo",
        (Terrain::Sea, None) => "sea",
        (_, None) => "land",
    }
}

/// The title is written on its plaque from top to bottom, in the language of who looks.
#[test]
fn the_title_is_that_of_the_language() -> Outcome {
    let easel = titles::of("samurai")?;
    for board in drawn()?.boards {
        let sides = ["gold", "red", "green", "purple"];
        let sides = sides.get(..board.seats).ok_or("that many sides")?;
        let table = open("samurai", sides, 3)?;
        let [left, top, width, height] = board.plaque;
        for language in languages() {
            let words = in_language(Some(language));
            let scene = easel.scene(words, &table.public(), &Look::default())?;
            let mut last = top;
            let mut title = String::new();
            for item in &scene.items {
                if let Item::Text {
                    text,
                    at: [x, y],
                    size,
                    ..
                } = item
                    && (left..left + width).contains(x)
                    && (top..top + height).contains(y)
                {
                    assert!(y - last > size * 0.4, "{language}: {text}");
                    assert!(y + size * 0.4 < top + height, "{language}: {text}");
                    last = *y;
                    title.push_str(text);
                }
            }
            assert_eq!(title, words.word("samurai-title").to_uppercase());
        }
    }
    Ok(())
}

/// The tag on the viewer's own row stands behind the name and before the next sign, in every language.
#[test]
fn the_tag_keeps_its_distance_from_the_name() -> Outcome {
    let easel = titles::of("samurai")?;
    for (seats, acts) in [(2, 0), (4, 0), (4, 60)] {
        let sides = ["gold", "red", "green", "purple"];
        let mut table = open("samurai", sides.get(..seats).ok_or("sides")?, 3)?;
        play(&mut table, acts)?;
        for (language, seat) in languages().flat_map(|l| (0..seats).map(move |seat| (l, seat))) {
            let words = in_language(Some(language));
            let view = table.private(Seat::new(seat).ok_or("a seat")?)?;
            let scene = easel.scene(words, &view, &Look::default())?;
            let you = words.word("picture-you");
            let items = scene.items.as_slice();
            let found = items.windows(3).find_map(|items| match items {
                [
                    Item::Text {
                        text: name,
                        at: [left, row],
                        size,
                        hand,
                        room,
                        ..
                    },
                    Item::Plate {
                        rect: [tag, _, wide, _],
                        ..
                    },
                    Item::Text { text, .. },
                ] if *text == you => {
                    let [_, width] = easel.painter().widths(*hand, *size, name, *room);
                    Some((name, [left + width, *row], [*tag, tag + wide]))
                }
                _ => None,
            });
            let (name, [end, row], [tag, after]) = found.ok_or("no tag")?;
            assert!(
                tag - end > 8.0,
                "{language}: {name} ends at {end}, the tag begins at {tag}"
            );
            let mut signs = items.iter().filter_map(|item| match item {
                Item::Stamp {
                    at: [x, y], size, ..
                } if *y == row && *x > end => Some(x - size / 2.0),
                _ => None,
            });
            assert!(
                signs.all(|sign| sign > after),
                "{language}: a sign before {after}, behind {name}"
            );
        }
    }
    Ok(())
}

#[test]
fn the_boards_have_the_hexes_of_the_rules() -> Outcome {
    for board in drawn()?.boards {
        let found: BTreeSet<(String, String)> = board
            .hexes
            .iter()
            .map(|h| (h.code.clone(), h.kind.clone()))
            .collect();
        let wanted: BTreeSet<(String, String)> = Hex::ALL
            .into_iter()
            .filter(|hex| hex.in_play(board.seats))
            .map(|hex| (hex.id().to_owned(), kind(hex).to_owned()))
            .collect();
        assert_eq!(found, wanted, "{} players", board.seats);
        assert_eq!(board.hexes.len(), found.len(), "a hex is drawn twice");
    }
    Ok(())
}

#[test]
fn hexes_touch_exactly_where_the_rules_say() -> Outcome {
    for board in drawn()?.boards {
        // Centres of neighbours lie two inner radii apart; the next nearest lie three outer radii apart.
        let reach = board.radius * 2.2;
        for a in &board.hexes {
            let near = board.hexes.iter().filter(|b| {
                let far = (a.at[0] - b.at[0]).hypot(a.at[1] - b.at[1]);
                far > 1.0 && far < reach
            });
            let found: BTreeSet<&str> = near.map(|b| b.code.as_str()).collect();
            let hex = Hex::from_id(&a.code).ok_or("an unknown hex")?;
            let wanted: BTreeSet<&str> = hex
                .neighbours()
                .filter(|n| n.in_play(board.seats))
                .map(|n| n.id())
                .collect();
            assert_eq!(found, wanted, "{} with {} players", a.code, board.seats);
        }
    }
    Ok(())
}

#[test]
fn every_hex_is_on_the_canvas_and_clear_of_the_panels() -> Outcome {
    for board in drawn()?.boards {
        let [width, height] = board.canvas;
        let (wide, high) = (board.radius, board.radius * 0.866);
        for Lying {
            code, at: [x, y], ..
        } in &board.hexes
        {
            assert!(*x > wide && *y > high && x + wide < width && y + high < height);
            for [left, top, w, h] in [board.panel, board.side] {
                let clear = x + wide <= left
                    || x - wide >= left + w
                    || y + high <= top
                    || y - high >= top + h;
                assert!(clear, "{code} with {} players", board.seats);
            }
        }
    }
    Ok(())
}

#[test]
fn figures_and_tiles_differ_without_colour() -> Outcome {
    let faces = [
        "buddha", "rice", "castle", "samurai", "ronin", "ship", "swap", "move",
    ];
    crate::colour_blindness::differ("samurai", &faces.map(str::to_owned))
}

#[test]
fn lit_hexes_are_those_of_the_legal_list() -> Outcome {
    let mut table = super::open("samurai", &["gold", "red", "green"], 4)?;
    let mut tiles = 0;
    for _ in 0..9 {
        super::play(&mut table, 9)?;
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        let legal = table.legal(seat);
        let laid = |act: &String| {
            let mut words = act.split(' ').map(str::to_owned);
            let tile = words.next().filter(|word| Tile::from_id(word).is_some())?;
            let special = ["move", "swap"].contains(&tile.as_str());
            words.next().filter(|_| !special).map(|hex| (tile, hex))
        };
        let all: BTreeSet<(String, String)> = legal.iter().filter_map(laid).collect();
        let faces: BTreeSet<&String> = all.iter().map(|(tile, _)| tile).collect();
        for face in faces {
            let hexes = all.iter().filter(|(tile, _)| tile == face);
            let wanted: BTreeSet<String> = hexes.map(|(_, hex)| hex.clone()).collect();
            assert_eq!(lit(&table, seat, &[face])?, wanted, "{face}");
            tiles += 1;
        }
    }
    assert!(tiles > 8, "{tiles}");
    Ok(())
}

#[test]
fn ghosts_lie_where_the_acts_put_them() -> Outcome {
    let mut compared = 0;
    for seed in 1..3 {
        let mut table = super::open("samurai", &["gold", "red", "green"], seed)?;
        compared += ghosts_come_true(&mut table, 80, 5)?;
    }
    assert!(compared > 30, "{compared}");
    Ok(())
}
