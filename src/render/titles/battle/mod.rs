//! Battle for Rokugan: a scene from a view.
//!
//! `board` draws the map's pieces, `panel` what lies beside them, `sheet` the final scores, `words` the
//! alternative text and the text board. All of them read views only.

mod board;
mod panel;
mod pieces;
mod sheet;
mod words;

use rules::seat::Seat;
use rules::titles::battle::{Battle, Clan, Face, Private, Province, Public, Territory};
use rules::view::{Audience, Everyone, OneSeat, View};

use crate::render::Fault;
use crate::render::art::{Manifest, ProvinceArt};
use crate::render::scene::{Ink, Scene};
use crate::say::Words;

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");
const GOLD: Ink = Ink("gold");

/// What a viewer asks for besides the table itself.
#[derive(Clone, Default)]
pub struct Look {
    /// The board as the viewer last saw it: what differs is ringed.
    pub since: Option<Public>,
    /// Show only this territory, large.
    pub area: Option<Territory>,
    /// Solid plates behind every label.
    pub high_contrast: bool,
    /// Names to show for the seats instead of the clans' names, in seat order.
    pub names: Vec<String>,
}

/// The picture everybody may see.
///
/// # Errors
/// If the view is not of this title.
pub fn public(
    manifest: &Manifest,
    tongue: &Words,
    view: &View<Everyone>,
    look: &Look,
) -> Result<Scene<Everyone>, Fault> {
    let seen = view
        .public::<Battle>()
        .ok_or_else(|| Fault::Title(view.title().to_owned()))?;
    Ok(scene(&Table {
        manifest,
        tongue,
        seen,
        own: None,
        look,
        seq: view.seq().0,
    }))
}

/// The picture one seat may see.
///
/// # Errors
/// If the view is not of this title.
pub fn private(
    manifest: &Manifest,
    tongue: &Words,
    view: &View<OneSeat>,
    look: &Look,
) -> Result<Scene<OneSeat>, Fault> {
    let wrong = || Fault::Title(view.title().to_owned());
    let seen = view.public::<Battle>().ok_or_else(wrong)?;
    let own = view.private::<Battle>().ok_or_else(wrong)?;
    let own = Some((view.seat(), own));
    Ok(scene(&Table {
        manifest,
        tongue,
        seen,
        own,
        look,
        seq: view.seq().0,
    }))
}

/// The score sheets of a table that is over; nothing before.
///
/// # Errors
/// If the view is not of this title.
pub fn sheet(
    tongue: &Words,
    view: &View<Everyone>,
    look: &Look,
) -> Result<Option<Scene<Everyone>>, Fault> {
    let seen = view
        .public::<Battle>()
        .ok_or_else(|| Fault::Title(view.title().to_owned()))?;
    Ok(sheet::scene(seen, tongue, look, view.seq().0))
}

/// Whether enough has happened since the last frame of a film for another: a resolution, a few placements, the end.
#[must_use]
pub fn worth_a_frame(last: &Public, now: &Public) -> bool {
    const FEW: usize = 3;
    let fresh = now
        .tokens
        .iter()
        .filter(|t| !last.tokens.contains(t))
        .count();
    let owners = now
        .provinces
        .iter()
        .zip(&last.provinces)
        .filter(|(a, b)| a.owner != b.owner);
    last.round != now.round
        || last.sheets.is_some() != now.sheets.is_some()
        || fresh >= FEW
        || owners.count() > FEW
}

/// Everything a scene is made from.
struct Table<'t> {
    manifest: &'t Manifest,
    tongue: &'t Words,
    seen: &'t Public,
    own: Option<(Seat, &'t Private)>,
    look: &'t Look,
    seq: u32,
}

impl Table<'_> {
    fn clan(&self, seat: Seat) -> Clan {
        self.seen
            .seats
            .iter()
            .find(|s| s.seat == seat)
            .map_or(Clan::Crab, |s| s.clan)
    }

    fn name(&self, seat: Seat) -> String {
        let given = self.look.names.get(seat.index()).filter(|n| !n.is_empty());
        given
            .cloned()
            .unwrap_or_else(|| self.clan_name(self.clan(seat)))
    }

    fn clan_name(&self, clan: Clan) -> String {
        self.tongue.word(&format!("clan-{}", clan.id()))
    }

    /// A token's face as far as this audience knows it.
    fn face(&self, index: usize) -> Option<Face> {
        let open = self.seen.tokens.get(index).and_then(|t| t.face);
        let known = self
            .own
            .and_then(|(_, own)| own.faces.get(index).copied().flatten());
        open.or(known)
    }

    fn art(&self, province: Province) -> Option<&ProvinceArt> {
        self.manifest
            .provinces
            .iter()
            .find(|p| p.code == province.code())
    }

    fn label(&self, province: Province) -> [f32; 2] {
        self.art(province).map_or([0.0, 0.0], |p| p.label)
    }
}

/// The three names a clan's inks go by.
struct Inks {
    family: &'static str,
    ink: Ink,
    /// What can be read on the ink.
    on: Ink,
}

const fn inks(clan: Clan) -> Inks {
    let (family, ink, on) = match clan {
        Clan::Crab => ("crab", Ink("crab.ink"), WHITE),
        Clan::Crane => ("crane", Ink("crane.ink"), SUMI),
        Clan::Dragon => ("dragon", Ink("dragon.ink"), WHITE),
        Clan::Lion => ("lion", Ink("lion.ink"), SUMI),
        Clan::Phoenix => ("phoenix", Ink("phoenix.ink"), SUMI),
        Clan::Scorpion => ("scorpion", Ink("scorpion.ink"), WHITE),
        Clan::Unicorn => ("unicorn", Ink("unicorn.ink"), WHITE),
    };
    Inks { family, ink, on }
}

fn scene<A: Audience>(table: &Table<'_>) -> Scene<A> {
    let [width, height] = table.manifest.canvas;
    let mut scene = match table.look.area {
        None => {
            let panel = panel::height(table);
            Scene::new(
                Some(<Battle as rules::title::Titled>::ID),
                [0.0, 0.0, width, height + panel],
                MARGIN,
            )
        }
        Some(area) => {
            let frame = part(table, area);
            let mut scene = Scene::new(Some(<Battle as rules::title::Titled>::ID), frame, MARGIN);
            scene.scale = 2.0;
            scene
        }
    };
    board::draw(table, &mut scene);
    if table.look.area.is_none() {
        panel::draw(table, &mut scene);
    }
    let area = table
        .look
        .area
        .map(|a| format!("-{}", a.id()))
        .unwrap_or_default();
    let seat = table
        .own
        .map(|(seat, _)| format!("-seat{}", seat.index() + 1))
        .unwrap_or_default();
    scene.name = format!("rokugan-{}{seat}{area}.png", table.seq);
    scene.alt = words::alt(table);
    scene.words = words::board(table);
    scene
}

/// The part of the map around a territory.
fn part(table: &Table<'_>, area: Territory) -> [f32; 4] {
    const AROUND: f32 = 56.0;
    let [width, height] = table.manifest.canvas;
    let mut bounds = [width, height, 0.0, 0.0];
    for province in area.provinces().iter() {
        if let (Some(art), [x0, y0, x1, y1]) = (table.art(province), bounds) {
            let [a, b, c, d] = art.bounds;
            bounds = [x0.min(a), y0.min(b), x1.max(c), y1.max(d)];
        }
    }
    let [x0, y0, x1, y1] = bounds;
    let (x, w) = stretch(x0 - AROUND, x1 + AROUND, width);
    let (y, h) = stretch(y0 - AROUND, y1 + AROUND, height);
    [x, y, w, h]
}

/// A stretch of at least [`LEAST`] units around a span, kept within the map: start and length.
fn stretch(from: f32, to: f32, limit: f32) -> (f32, f32) {
    const LEAST: f32 = 520.0;
    let length = (to - from).max(LEAST).min(limit);
    let start = ((from + to - length) / 2.0).clamp(0.0, limit - length);
    (start, length)
}
