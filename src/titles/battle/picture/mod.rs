//! Battle for Rokugan: a scene from a view.
//!
//! `board` draws the map's pieces, `panel` what lies beside them, `sheet` the final scores. All of them
//! read views only; alternative text and text board come from the title's words.

mod board;
mod exhibit;
mod layout;
mod legend;
mod marks;
mod moment;
mod panel;
mod pieces;
mod sheet;

use rules::seat::Seat;
use rules::title::Titled;
use rules::titles::battle::{Battle, Clan, Event, Province, Public, Territory};
use rules::view::{Audience, Everyone};

use self::layout::{Layout, ProvinceArt};
use super::words;
use crate::titles::renderer::TitlePicture;
use crate::titles::{Area, SceneInput, TitleWords as _, marks_and_legend};
use crate::wording::Named as _;
use painter::art::{BoardFiles, Files};
use painter::scene::{Ink, Scene};

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");
const GOLD: Ink = Ink("gold");

/// Everything a scene is made from.
type Table<'t, A> = SceneInput<'t, Battle, A>;

impl TitlePicture for Battle {
    marks_and_legend!();

    type Layout = Layout;
    const FILES: Files = Files {
        manifest: include_str!("../../../../board-art/battle/baked/manifest.json"),
        stamps: include_bytes!("../../../../board-art/battle/baked/stamps.png"),
        boards: &[BoardFiles {
            name: Self::ID,
            base: [
                include_bytes!("../../../../board-art/battle/baked/base-1.png"),
                include_bytes!("../../../../board-art/battle/baked/base-2.png"),
            ],
            regions: Some([
                include_bytes!("../../../../board-art/battle/baked/regions-1.png"),
                include_bytes!("../../../../board-art/battle/baked/regions-2.png"),
            ]),
        }],
    };

    fn areas(_: &Public) -> Vec<Area> {
        let area = |territory: &Territory| Area {
            id: territory.id(),
            word: territory.key(),
        };
        Territory::ALL.iter().map(area).collect()
    }

    fn scene<A: Audience>(input: &Table<'_, A>) -> Scene<A> {
        scene(input)
    }

    fn moment(input: &Table<'_, Everyone>, events: &[&Event]) -> Scene<Everyone> {
        moment::scene(input, events)
    }

    fn sheet(input: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
        sheet::scene(input)
    }

    /// A resolution, a few placements, the end.
    fn worth_a_frame(last: &Public, now: &Public) -> bool {
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
}

impl<A: Audience> Table<'_, A> {
    /// The territory shown large.
    fn territory(&self) -> Option<Territory> {
        let area = self.look.area.as_ref();
        area.and_then(|area| Territory::from_id(area.id()))
    }

    fn clan(&self, seat: Seat) -> Clan {
        self.seen
            .seats
            .iter()
            .find(|s| s.seat == seat)
            .map_or(Clan::Crab, |s| s.clan)
    }

    fn art(&self, province: Province) -> Option<&ProvinceArt> {
        self.layout
            .regions
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

fn scene<A: Audience>(table: &Table<'_, A>) -> Scene<A> {
    let [width, height] = table.layout.canvas;
    let area = table.territory();
    let frame = match area {
        None => [0.0, 0.0, width, height + panel::height(table)],
        Some(area) => part(table, area),
    };
    let mut scene = Scene::new(Some(Battle::ID), frame, MARGIN);
    board::draw(table, &mut scene);
    if area.is_none() {
        panel::draw(table, &mut scene);
    } else {
        scene.scale = 2.0;
    }
    scene.name = table.file();
    scene.alt = words::alt(table);
    scene.words = Battle::board(table);
    scene
}

/// The part of the map around a territory.
fn part<A: Audience>(table: &Table<'_, A>, area: Territory) -> [f32; 4] {
    const AROUND: f32 = 56.0;
    let [width, height] = table.layout.canvas;
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
