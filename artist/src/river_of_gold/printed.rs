//! What is printed over the key block of the map: arrows, piers, numbers, shore spaces, the way back, the title.

use std::fmt::Write as _;

use anyhow::Result;

use super::Board;
use super::course::Shore;
use super::places::{NUMBER, PIER};
use crate::brush::path;
use crate::icons::lettering;
use crate::press::Print;

/// Everything over the key block.
pub fn colours(board: &Board, print: Print) -> Result<String> {
    let mut body = String::new();
    currents(board, &mut body);
    piers(board, &mut body);
    numbers(board, &mut body);
    for shore in &board.course.shores {
        plate(board, shore, print, &mut body)?;
    }
    journey(board, &mut body)?;
    badges(board, &mut body)?;
    body.push_str(&cartouche(board));
    Ok(body)
}

/// A golden arrow on every line between two river spaces, pointing downstream.
fn currents(board: &Board, body: &mut String) {
    let (sumi, gold) = (board.ink("sumi"), board.ink("gold"));
    for cut in &board.course.cuts {
        let [Some([ax, ay]), Some([bx, by])] = [cut.first(), cut.last()] else {
            continue;
        };
        // From the left bank to the right bank; downstream lies a quarter turn to the left of that.
        let turn = (by - ay).atan2(bx - ax).to_degrees() - 90.0;
        let _ = write!(
            body,
            r#"<path transform="translate({x:.1} {y:.1}) rotate({turn:.1})" d="M-10-12L14 0L-10 12L-4 0Z" fill="{gold}" stroke="{sumi}" stroke-width="2.4" stroke-linejoin="round"/>"#,
            x = f64::midpoint(*ax, *bx),
            y = f64::midpoint(*ay, *by),
        );
    }
}

fn piers(board: &Board, body: &mut String) {
    let (sumi, wood) = (board.ink("sumi"), board.ink("wood"));
    for (_, [x, y], [dx, dy]) in board.course.shores.iter().flat_map(|s| &s.piers) {
        let from = [x - dx * 8.0, y - dy * 8.0];
        let to = [x + dx * PIER, y + dy * PIER];
        let d = path(&[from, to], false);
        let _ = write!(
            body,
            r#"<path d="{d}" stroke="{sumi}" stroke-width="14"/><path d="{d}" stroke="{wood}" stroke-width="9" stroke-dasharray="4.5 1.5"/>"#
        );
    }
}

/// The numbers of the river spaces; those with a golden ring are where ships start.
fn numbers(board: &Board, body: &mut String) {
    let (sumi, white, deep) = (board.ink("sumi"), board.ink("white"), board.tone(5));
    for (space, places) in board.course.spaces.iter().zip(&board.places) {
        let [x, y] = places.number;
        let ring = if space.starts {
            board.ink("gold")
        } else {
            white.clone()
        };
        let _ = write!(
            body,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{NUMBER}" fill="{sumi}"/><circle cx="{x:.1}" cy="{y:.1}" r="{rim}" fill="{ring}"/><circle cx="{x:.1}" cy="{y:.1}" r="{inner}" fill="{deep}"/>"#,
            rim = NUMBER - 1.6,
            inner = NUMBER - 3.8,
        );
        body.push_str(&lettering(
            &space.number.to_string(),
            places.number,
            27.0,
            &white,
        ));
    }
}

/// An empty shore space: its number, its region as the face of a die, and what building costs.
fn plate(board: &Board, shore: &Shore, print: Print, body: &mut String) -> Result<()> {
    let [x, y, w, h] = shore.plate;
    let (sumi, white) = (board.ink("sumi"), board.ink("white"));
    let imperial = shore.kind == "imperial";
    let fill = match (print, imperial) {
        (Print::Contrast, _) => white.clone(),
        (_, true) => board.ink("field"),
        (_, false) => board.ink("paper"),
    };
    let _ = write!(
        body,
        r#"<rect x="{x:.1}" y="{y:.1}" width="{w}" height="{h}" rx="9" fill="{fill}" stroke="{sumi}" stroke-width="3"/>"#
    );
    let size = if print == Print::Contrast { 50.0 } else { 46.0 };
    body.push_str(&lettering(
        &shore.number.to_string(),
        [x + 37.0, y + 31.0],
        size,
        &sumi,
    ));
    let region = format!("die_{}", shore.region + 1);
    let ground = board.ground(shore.region, print);
    let corner = [x + w - 22.0, y + 25.0];
    body.push_str(&board.icons.place(&region, corner, 31.0, &sumi, &ground)?);
    let middle = y + h - 25.0;
    if imperial {
        for (name, at) in [("market", x + 30.0), ("flower", x + w - 30.0)] {
            body.push_str(&board.icons.place(name, [at, middle], 36.0, &sumi, &fill)?);
        }
    } else {
        let coin = if print == Print::Contrast {
            sumi.clone()
        } else {
            board.ink("gold")
        };
        let at = [x + 30.0, middle];
        body.push_str(&board.icons.place("koku", at, 35.0, &sumi, &sumi)?);
        body.push_str(&board.icons.place("koku", at, 30.0, &coin, &fill)?);
        let cost = shore.cost.to_string();
        body.push_str(&lettering(&cost, [x + 66.0, middle], 40.0, &sumi));
    }
    Ok(())
}

/// From the mouth back to the source: what a completed journey gives.
fn journey(board: &Board, body: &mut String) -> Result<()> {
    let [left, top, _, bottom] = board.source.frame;
    let middle = f64::midpoint(top, bottom);
    let x = left + 17.0;
    let reach = 126.0;
    let (sumi, white) = (board.ink("sumi"), board.ink("white"));
    let (low, high) = (middle + reach, middle - reach);
    let d = format!("M{x} {low}V{high}");
    for (ink, width) in [(&white, 9.0), (&sumi, 4.0)] {
        let _ = write!(
            body,
            r#"<path d="{d}" fill="none" stroke="{ink}" stroke-width="{width}"/>"#
        );
    }
    let _ = write!(
        body,
        r#"<path d="M{x} {tip}l11 19h-22Z" fill="{sumi}" stroke="{white}" stroke-width="2.4" stroke-linejoin="round"/>"#,
        tip = high - 12.0,
    );
    let _ = write!(
        body,
        r#"<rect x="{x0}" y="{y0}" width="30" height="104" rx="8" fill="{white}" stroke="{sumi}" stroke-width="2.6"/>"#,
        x0 = x - 13.0,
        y0 = middle - 52.0,
    );
    let at = |dy: f64| [x + 2.0, middle + dy];
    body.push_str(&lettering("3", at(-36.0), 25.0, &sumi));
    body.push_str(&board.icons.place("koku", at(-12.0), 23.0, &sumi, &white)?);
    let _ = write!(
        body,
        r#"<path d="M{a} {y}h18" stroke="{sumi}" stroke-width="2.2"/>"#,
        a = x - 7.0,
        y = middle + 7.0,
    );
    body.push_str(
        &board
            .icons
            .place("any_good", at(29.0), 23.0, &sumi, &white)?,
    );
    Ok(())
}

/// The die faces of the regions beside their names.
fn badges(board: &Board, body: &mut String) -> Result<()> {
    let (sumi, white) = (board.ink("sumi"), board.ink("white"));
    for (i, region) in board.source.regions.iter().enumerate() {
        let [x, y, _] = region.name;
        let name = format!("die_{}", i + 1);
        body.push_str(
            &board
                .icons
                .place(&name, [x + 15.0, y], 29.0, &sumi, &white)?,
        );
    }
    Ok(())
}

/// The plate of the title; the scene writes the title on it, in the language of who looks.
fn cartouche(board: &Board) -> String {
    let [sumi, white, red, gold] = ["sumi", "white", "vermilion", "gold"].map(|n| board.ink(n));
    let [x, y] = board.source.dressing.cartouche;
    format!(
        r#"<g transform="translate({x} {y})"><rect x="-82" y="-46" width="164" height="92" rx="6" fill="{white}" stroke="{sumi}" stroke-width="5"/><rect x="-74" y="-38" width="148" height="76" rx="3" fill="{red}" stroke="{sumi}" stroke-width="2.5"/><circle cx="-82" r="8" fill="{gold}" stroke="{sumi}" stroke-width="3"/><circle cx="82" r="8" fill="{gold}" stroke="{sumi}" stroke-width="3"/></g>"#
    )
}
