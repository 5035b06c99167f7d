//! The board as drawn: everything is there once, on the paper, and clear of everything else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use super::Board;
use super::source::Rect;
use crate::brush::Point;
use crate::shape::{inside, rim};

fn art() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../board-art/rising_sun")
}

fn board() -> Result<Board> {
    Board::read(&art())
}

fn overlap([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect) -> bool {
    ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}

fn ring<'b>(board: &'b Board, code: &str) -> Result<&'b [Point]> {
    let at = board.source.provinces.iter().position(|p| p.code == code);
    let ring = at.and_then(|at| board.map.rings.get(at));
    Ok(ring.with_context(|| format!("no province {code}"))?)
}

#[test]
fn every_province_is_drawn_once() -> Result<()> {
    let board = board()?;
    let codes: BTreeSet<&str> = board
        .source
        .provinces
        .iter()
        .map(|p| p.code.as_str())
        .collect();
    assert_eq!(codes.len(), 8);
    assert_eq!(board.map.rings.len(), 8);
    for edge in &board.map.edges {
        for face in edge.between.iter().filter(|face| *face != "sea") {
            assert!(codes.contains(face.as_str()), "{face}");
        }
    }
    Ok(())
}

/// A name, a war token and a yard for figures in every province, clear of each other.
#[test]
fn everything_of_a_province_lies_in_it() -> Result<()> {
    let board = board()?;
    for (province, ring) in board.source.provinces.iter().zip(&board.map.rings) {
        let code = &province.code;
        for at in [province.name, province.harvest, province.war] {
            assert!(inside(ring, at) && rim(ring, at) > 16.0, "{code}: {at:?}");
        }
        let [x, y, w, h] = province.yard;
        assert!(w >= 220.0 && h >= 130.0, "{code}: five clans need room");
        for across in [0.0, 0.25, 0.5, 0.75, 1.0] {
            for down in [0.2, 0.5, 0.8] {
                let at = [x + w * across, y + h * down];
                assert!(inside(ring, at), "{code}: the yard is not on land");
            }
        }
        let [wx, wy] = province.war;
        let token = [wx - 24.0, wy - 20.0, 48.0, 40.0];
        assert!(!overlap(province.yard, token), "{code}: the war token");
    }
    Ok(())
}

/// A sea route begins and ends at a coast of its provinces and crosses no land.
#[test]
fn sea_routes_lead_from_coast_to_coast() -> Result<()> {
    let board = board()?;
    for (route, source) in board.map.routes.iter().zip(&board.source.routes) {
        let [a, b] = &source.between;
        let ends = [route.first(), route.last()].into_iter().flatten();
        for (end, code) in ends.zip([a, b]) {
            let gap = rim(ring(&board, code)?, *end);
            assert!(gap < 9.0, "{a}-{b} ends {gap:.0} from {code}");
        }
        let middle = route.iter().skip(4).take(route.len().saturating_sub(8));
        for at in middle {
            let [left, top, right, bottom] = board.source.frame;
            let [x, y] = *at;
            assert!(x > left + 12.0 && x < right && y > top && y < bottom);
            for land in &board.map.rings {
                assert!(!inside(land, *at), "{a}-{b} crosses land at {at:?}");
            }
        }
        for plate in board
            .source
            .alliances
            .rects
            .iter()
            .chain([&board.source.honor.rect])
        {
            let [x, y, w, h] = *plate;
            let under = |[px, py]: &Point| (x..x + w).contains(px) && (y..y + h + 8.0).contains(py);
            assert!(!route.iter().any(under), "{a}-{b} runs below a plate");
        }
    }
    Ok(())
}

/// Two lands touch only where they share a border.
#[test]
fn lands_without_a_border_are_apart() -> Result<()> {
    let board = board()?;
    let shared = |a: &String, b: &String| {
        let mut edges = board.map.edges.iter();
        edges.any(|e| e.between.contains(a) && e.between.contains(b))
    };
    let provinces = &board.source.provinces;
    for (i, a) in provinces.iter().enumerate() {
        for b in provinces.iter().skip(i + 1) {
            if shared(&a.code, &b.code) {
                continue;
            }
            let other = ring(&board, &b.code)?;
            let gaps = ring(&board, &a.code)?.iter().map(|at| rim(other, *at));
            let gap = gaps.fold(f64::MAX, f64::min);
            assert!(gap > 14.0, "{} and {}: {gap:.0}", a.code, b.code);
        }
    }
    Ok(())
}

#[test]
fn what_is_baked_is_what_the_sources_say() -> Result<()> {
    let text = fs::read_to_string(art().join("baked/manifest.json"))?;
    let baked: Value = serde_json::from_str(&text)?;
    let stamps = serde_json::from_value(baked["stamps"].clone())?;
    let fresh = super::manifest(&board()?, stamps);
    assert_eq!(
        baked, fresh,
        "run `cargo run --release -p artist rising_sun`"
    );
    for name in fs::read_dir(art().join("stamps"))? {
        let name = name?.path();
        let stem = name.file_stem().and_then(|n| n.to_str());
        let stem = stem.context("a stamp without a name")?;
        assert!(
            baked["stamps"][stem].is_array(),
            "{stem} is not in the atlas"
        );
    }
    Ok(())
}
