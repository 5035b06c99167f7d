//! Samurai: the drawn hexes are the hexes of the rules, and so are their neighbours.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rules::titles::samurai::{Hex, Size, Terrain, Tile};

use super::Outcome;
use super::marks::{ghosts_come_true, lit};

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
