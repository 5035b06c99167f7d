//! All that one clan has in one place, as a banner: badge, figures by kind with their number, strongholds, force.

use rules::titles::rising_sun::{Clan, Figure};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, left, look, middle, new_frame};
use super::{SUMI, Table, WHITE};
use painter::scene::{Ink, Point, Scene};

/// What a clan has in a place.
pub(super) struct Company {
    pub(super) clan: Clan,
    pub(super) figures: Vec<Figure>,
    pub(super) strongholds: u8,
    pub(super) force: u8,
    /// Was it different when the viewer last looked?
    pub(super) new: bool,
}

/// The tallest banner.
const TALLEST: f32 = 47.0;
/// The gap between two banners, and between two of a crowd, which may also stand a little below its yard.
const GAP: f32 = 4.0;
const CROWDED: f32 = 2.0;
const BELOW: f32 = 9.0;
/// Widths by the height of a banner: badge, sign, number, letters of a monster, force, padding.
const BADGE: f32 = 1.02;
const SIGN: f32 = 0.82;
const NUMBER: f32 = 0.46;
const LETTERS: f32 = 0.66;
const FORCE: f32 = 0.86;

/// A sign on a banner: its stamp, how many, the letters of a monster.
struct Sign {
    stamp: &'static str,
    count: u8,
    letters: Option<String>,
}

impl Sign {
    fn wide(&self) -> f32 {
        let number = if self.count > 1 { NUMBER } else { 0.0 };
        let letters = self.letters.as_ref().map_or(0.0, |_| LETTERS);
        SIGN + number + letters
    }
}

/// The banners of a place below each other, shrunk until all of them fit.
pub(super) fn draw<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    companies: &[Company],
    [x, y, w, h]: Rect,
) {
    let count = companies.len().max(1) as f32;
    let (gap, room) = match companies.len() {
        0..=3 => (GAP, h),
        4 => (CROWDED, h),
        _ => (CROWDED, h + BELOW),
    };
    let tall = ((room + gap) / count - gap).min(TALLEST);
    let used = (tall + gap) * count - gap;
    let top = y + ((h - used) / 2.0).clamp(0.0, 14.0);
    for (i, company) in companies.iter().enumerate() {
        let middle = top + (tall + gap) * i as f32 + tall / 2.0;
        banner(table, scene, company, [x + w / 2.0, middle], [w, tall]);
    }
}

/// One banner, centred on a point, no wider and no taller than this.
pub(super) fn banner<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    company: &Company,
    [x, y]: Point,
    [width, tall]: [f32; 2],
) {
    let signs = signs(table, company);
    let units = BADGE + FORCE + 0.12 + signs.iter().map(Sign::wide).sum::<f32>();
    let tall = tall.min(width / units);
    let wide = units * tall;
    let (start, top) = (x - wide / 2.0, y - tall / 2.0);
    let rect = [start, top, wide, tall];
    if company.new {
        new_frame(scene, rect);
    }
    let look = look(company.clan);
    let (ink, on): (Ink, Ink) = if table.look.high_contrast {
        (WHITE, SUMI)
    } else {
        (look.ink, look.on)
    };
    scene.plate(
        [start - 1.5, top - 1.5, wide + 3.0, tall + 3.0],
        10.0,
        WHITE,
    );
    scene.plate(rect, 9.0, SUMI);
    scene.plate([start + 2.2, top + 2.2, wide - 4.4, tall - 4.4], 7.0, ink);
    let mut at = start + tall * BADGE;
    for sign in &signs {
        scene.stamp(sign.stamp, [at + tall * 0.42, y], tall * 0.76, on);
        at += tall * SIGN;
        if sign.count > 1 {
            let spot = [at - tall * 0.04, y + tall * 0.02];
            left(scene, sign.count.to_string(), spot, tall * 0.88, on);
            at += tall * NUMBER;
        }
        if let Some(letters) = &sign.letters {
            let spot = [at - tall * 0.04, y + tall * 0.04];
            left(scene, letters.clone(), spot, tall * 0.56, on);
            at += tall * LETTERS;
        }
    }
    badge(
        scene,
        company.clan,
        [start + tall * 0.44, y],
        tall * 0.92,
        false,
    );
    let end = start + wide - tall * (FORCE / 2.0 + 0.04);
    scene.disc([end, y], tall * 0.42, SUMI);
    scene.disc([end, y], tall * 0.36, WHITE);
    let force = company.force.to_string();
    middle(scene, force, [end, y], tall * 0.7, SUMI);
}

/// The signs of a company: daimyo, bushi, shinto, monsters, strongholds.
fn signs<A: Audience>(table: &Table<'_, A>, company: &Company) -> Vec<Sign> {
    let mut signs: Vec<Sign> = [Figure::Daimyo, Figure::Bushi, Figure::Shinto]
        .into_iter()
        .chain(Figure::ALL.into_iter().filter(|figure| figure.is_monster()))
        .map(|figure| Sign {
            stamp: figure.id(),
            count: count(&company.figures, figure),
            letters: figure.is_monster().then(|| letters(table, figure)),
        })
        .filter(|sign| sign.count > 0)
        .collect();
    if company.strongholds > 0 {
        signs.push(Sign {
            stamp: "stronghold",
            count: company.strongholds,
            letters: None,
        });
    }
    signs
}

/// The two letters of a monster.
pub(super) fn letters<A: Audience>(table: &Table<'_, A>, figure: Figure) -> String {
    table.words.form(figure, "letters")
}

/// How many of these figures are of this kind.
pub(super) fn count(figures: &[Figure], kind: Figure) -> u8 {
    let same = figures.iter().filter(|figure| **figure == kind);
    u8::try_from(same.count()).unwrap_or(u8::MAX)
}
