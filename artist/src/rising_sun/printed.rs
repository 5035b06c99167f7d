//! What is printed over the key block of the map: sea routes, what a harvest brings, the order of honor, the title.

use std::fmt::Write as _;

use anyhow::Result;

use super::Board;
use super::source::ProvinceSource;
use crate::brush::path;
use crate::icons::lettering;
use crate::press::Print;

/// Everything over the key block of the map.
pub fn colours(board: &Board, print: Print) -> Result<String> {
    let mut body = String::new();
    sun(board, &mut body);
    routes(board, print, &mut body);
    for province in &board.source.provinces {
        harvest(board, province, &mut body)?;
        if let (Some(home), Print::Colour) = (&province.home, print) {
            seal(board, province, home, &mut body)?;
        }
    }
    honor(board, print, &mut body)?;
    Ok(body)
}

/// Dashes from harbour to harbour.
fn routes(board: &Board, print: Print, body: &mut String) {
    let [sumi, white, red] = ["sumi", "white", "vermilion"].map(|n| board.ink(n));
    let dash = match print {
        Print::Colour => red,
        Print::Contrast => sumi.clone(),
    };
    for route in &board.map.routes {
        let d = path(route, false);
        let _ = write!(
            body,
            r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{d}" stroke="{white}" stroke-width="11"/><path d="{d}" stroke="{dash}" stroke-width="5.5" stroke-dasharray="12 10"/></g>"#
        );
        for [x, y] in [route.first(), route.last()].into_iter().flatten() {
            let _ = write!(
                body,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="10" fill="{sumi}"/><circle cx="{x:.1}" cy="{y:.1}" r="7" fill="{white}"/><circle cx="{x:.1}" cy="{y:.1}" r="3.6" fill="{dash}"/>"#
            );
        }
    }
}

/// What a harvest brings, in signs and numbers.
fn harvest(board: &Board, province: &ProvinceSource, body: &mut String) -> Result<()> {
    const EACH: f64 = 46.0;
    let [sumi, white, red] = ["sumi", "white", "vermilion"].map(|n| board.ink(n));
    let yields = &province.yields;
    let all = [
        ("vp", yields.vp, red),
        ("coin", yields.coins, sumi.clone()),
        ("ronin", yields.ronin, sumi.clone()),
    ];
    let brought: Vec<_> = all.into_iter().filter(|(_, count, _)| *count > 0).collect();
    let wide = EACH * brought.len() as f64;
    let [x, y] = province.harvest;
    let left = x - wide / 2.0;
    let _ = write!(
        body,
        r#"<rect x="{l:.1}" y="{t:.1}" width="{w:.1}" height="32" rx="16" fill="{white}" stroke="{sumi}" stroke-width="2.4"/>"#,
        l = left - 5.0,
        t = y - 16.0,
        w = wide + 10.0,
    );
    for (i, (stamp, count, ink)) in brought.iter().enumerate() {
        let at = left + EACH * i as f64;
        body.push_str(&lettering(&count.to_string(), [at + 11.0, y], 28.0, &sumi));
        body.push_str(
            &board
                .icons
                .place(stamp, [at + 31.0, y], 23.0, ink, &white)?,
        );
    }
    Ok(())
}

/// The crest of the clan whose home a province is, pale in its ground.
fn seal(board: &Board, province: &ProvinceSource, home: &str, body: &mut String) -> Result<()> {
    let [x, y, w, h] = province.yard;
    let at = [x + w / 2.0, y + h / 2.0];
    let _ = write!(body, r#"<g opacity=".2">"#);
    let sumi = board.ink("sumi");
    let ground = board.ink(&province.code);
    body.push_str(&board.icons.place(home, at, h * 0.8, &sumi, &ground)?);
    body.push_str("</g>");
    Ok(())
}

/// A plate on the water with a numbered place for each clan.
fn honor(board: &Board, print: Print, body: &mut String) -> Result<()> {
    let sumi = board.ink("sumi");
    let [x, y, w, h] = board.source.honor.rect;
    let fill = board.panel(print);
    let _ = write!(
        body,
        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="10" fill="{fill}" stroke="{sumi}" stroke-width="3"/>"#
    );
    let sign = [x + 38.0, y + h / 2.0];
    body.push_str(&board.icons.place("honor", sign, 54.0, &sumi, &fill)?);
    for (i, [px, py]) in board.honor_places().into_iter().enumerate() {
        let number = (i + 1).to_string();
        body.push_str(&lettering(&number, [px, py], 36.0, &board.ink("gold")));
    }
    Ok(())
}

/// The rising sun at the lower edge, with the title.
fn sun(board: &Board, body: &mut String) {
    let [sumi, white, red, gold] = ["sumi", "white", "vermilion", "gold"].map(|n| board.ink(n));
    let [x, r] = board.source.dressing.sun;
    let [.., edge] = board.source.frame;
    let foot = edge - 3.5;
    let _ = write!(body, r#"<g transform="translate({x} {foot})">"#);
    for i in -5..=5 {
        let turn = 16.0 * f64::from(i);
        let _ = write!(
            body,
            r#"<path transform="rotate({turn})" d="M-7 {a}L0 {b}L7 {a}Z" fill="{gold}" stroke="{sumi}" stroke-width="2" stroke-linejoin="round"/>"#,
            a = -r - 4.0,
            b = -r - if i % 2 == 0 { 32.0 } else { 20.0 },
        );
    }
    let inner = r - 7.0;
    let _ = write!(
        body,
        r#"<path d="M-{r} 0A{r} {r} 0 0 1 {r} 0Z" fill="{red}" stroke="{sumi}" stroke-width="4"/><path d="M-{inner} 0A{inner} {inner} 0 0 1 {inner} 0" fill="none" stroke="{white}" stroke-width="1.8"/><g font-family="Alegreya" font-weight="800" text-anchor="middle" fill="{white}" letter-spacing="1.5"><text y="-42" font-size="28">RISING</text><text y="-13" font-size="31">SUN</text></g></g>"#
    );
}
