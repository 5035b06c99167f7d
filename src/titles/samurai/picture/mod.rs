//! Samurai: a scene from a view.
//!
//! `board` draws hexes, tiles and figures, `panel` what lies on the open water and below the map, `sheet` the
//! final scores. All of them read views only; alternative text and text board come from the title's words.

mod board;
mod exhibit;
mod layout;
mod legend;
mod marks;
mod names;
mod panel;
mod pieces;
mod sheet;

use rules::seat::Seat;
use rules::titles::samurai::{Area as Stretch, Caste, Colour, Hex, Public, Samurai};
use rules::view::{Audience, Everyone};

use self::layout::{BoardArt, Layout};
use super::words::{self, leader};
use crate::titles::board_files::board_files;
use crate::titles::renderer::TitlePicture;
use crate::titles::{Area, SceneInput, TitleWords as _, marks_and_legend};
use crate::wording::Named as _;
use painter::art::Files;
use painter::scene::{Ink, Point, Scene};

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");
const GOLD: Ink = Ink("gold");
const FIELD: Ink = Ink("field");

/// The radius of a hex the pieces are designed for; other boards scale them.
const DESIGNED: f32 = 37.2;

/// Everything a scene is made from.
type Table<'t, A> = SceneInput<'t, Samurai, A>;

impl TitlePicture for Samurai {
    marks_and_legend!();

    type Layout = Layout;
    const FILES: Files = Files {
        manifest: include_str!("../../../../board-art/samurai/baked/manifest.json"),
        stamps: include_bytes!("../../../../board-art/samurai/baked/stamps.png"),
        boards: &[
            board_files!("samurai", 2, "board2"),
            board_files!("samurai", 3, "board3"),
            board_files!("samurai", 4, "board4"),
        ],
    };

    fn areas(seen: &Public) -> Vec<Area> {
        let seats = seen.seats.len();
        let drawn = |stretch: &Stretch| {
            Hex::ALL
                .iter()
                .any(|hex| hex.in_play(seats) && hex.area() == *stretch)
        };
        let area = |stretch: Stretch| Area {
            id: stretch.id(),
            word: stretch.key(),
        };
        Stretch::ALL.into_iter().filter(drawn).map(area).collect()
    }

    fn scene<A: Audience>(input: &Table<'_, A>) -> Scene<A> {
        scene(input)
    }

    fn sheet(input: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
        sheet::scene(input)
    }

    /// A capture, a few tiles or figures, a new stage, the end.
    fn worth_a_frame(last: &Public, now: &Public) -> bool {
        const TILES: usize = 3;
        const FIGURES: u8 = 6;
        let tiles = now.tiles.iter().filter(|t| !last.tiles.contains(t)).count();
        let count = |seen: &Public| -> u8 { Caste::ALL.iter().map(|c| seen.on_board[*c]).sum() };
        let (before, after) = (count(last), count(now));
        last.stage != now.stage || after < before || after >= before + FIGURES || tiles >= TILES
    }
}

impl<A: Audience> Table<'_, A> {
    /// The board for this many players.
    fn art(&self) -> Option<&BoardArt> {
        let seats = self.seen.seats.len();
        self.layout.boards.iter().find(|b| b.seats == seats)
    }

    /// The stretch shown large.
    fn stretch(&self) -> Option<Stretch> {
        let area = self.look.area.as_ref();
        area.and_then(|area| Stretch::from_id(area.id()))
    }

    fn colour(&self, seat: Seat) -> Colour {
        let seen = self.seen.seats.iter().find(|s| s.seat == seat);
        seen.map_or(Colour::Gold, |s| s.colour)
    }
}

fn scene<A: Audience>(table: &Table<'_, A>) -> Scene<A> {
    let Some(art) = table.art() else {
        return Scene::new(None, [0.0, 0.0, 1.0, 1.0], MARGIN);
    };
    let stretch = table.stretch();
    let frame = match stretch {
        None => panel::frame(table, art),
        Some(stretch) => part(art, stretch),
    };
    let mut scene = Scene::new(Some(art.name()), frame, MARGIN);
    names::draw(table, art, &mut scene);
    board::draw(table, art, &mut scene);
    if stretch.is_none() {
        panel::draw(table, art, &mut scene);
    } else {
        scene.scale = 2.0;
    }
    scene.name = table.file();
    scene.alt = words::alt(table);
    scene.words = Samurai::board(table);
    scene
}

/// The part of the map around a stretch.
fn part(art: &BoardArt, stretch: Stretch) -> [f32; 4] {
    let around = art.radius * 2.2;
    let [width, height] = art.canvas;
    let inside = Hex::ALL.into_iter().filter(|hex| hex.area() == stretch);
    let points: Vec<Point> = inside.filter_map(|hex| art.at(hex)).collect();
    let span = |axis: fn(&Point) -> f32, limit: f32| {
        let least = points.iter().map(axis).fold(limit, f32::min) - around;
        let most = points.iter().map(axis).fold(0.0, f32::max) + around;
        let (from, to) = (least.max(0.0), most.min(limit));
        (from, to - from)
    };
    let (x, w) = span(|[x, _]| *x, width);
    let (y, h) = span(|[_, y]| *y, height);
    [x, y, w, h]
}
