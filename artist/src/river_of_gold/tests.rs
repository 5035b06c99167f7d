//! The board as drawn: everything is there once, on the paper, and clear of everything else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use super::course::{Course, Shore};
use super::source::Rect;
use super::{Board, tables};
use crate::shape::{distance, inside, rim};

fn art() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../board-art/river_of_gold")
}

fn board() -> Result<Board> {
    Board::read(&art())
}

fn course() -> Result<Course> {
    let text = fs::read_to_string(art().join("map.toml"))?;
    Course::new(&toml::from_str(&text)?)
}

fn baked() -> Result<Value> {
    let text = fs::read_to_string(art().join("baked/manifest.json"))?;
    Ok(serde_json::from_str(&text)?)
}

fn overlap([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect) -> bool {
    ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}

#[test]
fn every_space_is_drawn_once() -> Result<()> {
    let course = course()?;
    let numbers: Vec<usize> = course.spaces.iter().map(|s| s.number).collect();
    assert_eq!(numbers, (1..=14).collect::<Vec<_>>());
    let numbers: Vec<usize> = course.shores.iter().map(|s| s.number).collect();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    for region in 0..6 {
        let of = course.shores.iter().filter(|s| s.region == region);
        assert_eq!(of.count(), 5, "region {region}");
    }
    let imperial = course.shores.iter().filter(|s| s.kind == "imperial");
    assert_eq!(imperial.count(), 3);
    Ok(())
}

#[test]
fn what_touches_is_said_the_same_way_from_both_sides() -> Result<()> {
    let course = course()?;
    for space in &course.spaces {
        assert_eq!(space.shores.len(), 4, "river space {}", space.number);
        let near = |s: &&Shore| s.piers.iter().any(|(n, ..)| *n == space.number);
        let found: BTreeSet<usize> = course
            .shores
            .iter()
            .filter(near)
            .map(|s| s.number)
            .collect();
        assert_eq!(space.shores, found);
        // A pier ends in the river space it leads to.
        for (number, [x, y], [dx, dy]) in course.shores.iter().flat_map(|s| &s.piers) {
            let tip = [x + dx * 12.0, y + dy * 12.0];
            let within = inside(&space.ring, tip);
            assert_eq!(
                within,
                *number == space.number,
                "pier to {number} at {x:.0}, {y:.0}"
            );
        }
    }
    Ok(())
}

#[test]
fn shore_spaces_lie_on_the_map_and_clear_of_each_other_and_the_river() -> Result<()> {
    let board = board()?;
    let [left, top, right, bottom] = board.source.frame;
    let shores = &board.course.shores;
    for (i, shore) in shores.iter().enumerate() {
        let [x, y, w, h] = shore.plate;
        assert!(x > left && y > top && x + w < right && y + h < bottom);
        for other in shores.iter().skip(i + 1) {
            let apart = !overlap(shore.plate, other.plate);
            assert!(apart, "{} and {}", shore.number, other.number);
        }
        for corner in [[x, y], [x + w, y], [x, y + h], [x + w, y + h]] {
            let wet = board.course.spaces.iter().any(|s| inside(&s.ring, corner));
            assert!(!wet, "{} stands in the river", shore.number);
        }
    }
    Ok(())
}

#[test]
fn numbers_and_ships_lie_in_their_river_space() -> Result<()> {
    let board = board()?;
    for (space, places) in board.course.spaces.iter().zip(&board.places) {
        let number = space.number;
        assert!(inside(&space.ring, places.number) && rim(&space.ring, places.number) > 17.0);
        let most = places.ships.iter().map(|s| s.at.len()).max();
        assert_eq!(most, Some(8), "all ships may share space {number}");
        for setting in &places.ships {
            for (i, at) in setting.at.iter().enumerate() {
                assert!(
                    inside(&space.ring, *at),
                    "a ship of space {number} at {at:?}"
                );
                for other in setting.at.iter().skip(i + 1) {
                    let gap = distance(*at, *other) / setting.size;
                    assert!(
                        gap > 0.6,
                        "space {number}, {} ships: {gap:.2}",
                        setting.at.len()
                    );
                }
            }
        }
    }
    Ok(())
}

#[test]
fn tracks_have_a_start_and_eighteen_steps_in_line() -> Result<()> {
    let board = board()?;
    for region in 0..6 {
        let track = tables::track(&board, region);
        let steps = track["steps"].as_array().context("steps")?;
        assert_eq!(steps.len(), 19);
        let x = |i: usize| steps.get(i).and_then(|s| s[0].as_f64()).unwrap_or_default();
        for i in 1..19 {
            assert!(x(i) - x(i - 1) > 2.0 * board.source.tracks.marker);
        }
    }
    Ok(())
}

#[test]
fn what_is_baked_is_what_the_sources_say() -> Result<()> {
    let baked = baked()?;
    let board = board()?;
    let stamps = serde_json::from_value(baked["stamps"].clone())?;
    let fresh = super::manifest(&board, stamps);
    assert_eq!(
        baked, fresh,
        "run `cargo run --release -p artist river_of_gold`"
    );
    for name in fs::read_dir(art().join("stamps"))? {
        let name = name?.path();
        let name = name
            .file_stem()
            .and_then(|n| n.to_str())
            .unwrap_or_default()
            .to_owned();
        assert!(
            baked["stamps"][&name].is_array(),
            "{name} is not in the atlas"
        );
    }
    Ok(())
}
