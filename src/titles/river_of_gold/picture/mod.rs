//! River of Gold: a scene from a view.
//!
//! `board` draws the map, `tables` row, stacks, masteries and tracks, `panel` the seats below, `sheet` the
//! final scores; `tile`, `customer` and `pieces` are what they draw with. All of them read views only; alternative text
//! and text board come from the title's words.

mod board;
mod customer;
mod exhibit;
mod layout;
mod legend;
mod marks;
mod panel;
mod pieces;
mod sheet;
mod tables;
mod tile;

use rules::seat::Seat;
use rules::titles::river_of_gold::{Clan, Public, Region, RiverOfGold, SeatSeen};
use rules::view::{Audience, Everyone};

use self::layout::Layout;
use super::words;
use crate::titles::board_files::board_files;
use crate::titles::renderer::TitlePicture;
use crate::titles::{Area, SceneInput, TitleWords as _, marks_and_legend};
use crate::wording::Named as _;
use painter::art::Files;
use painter::scene::{Ink, Scene};

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");
const GOLD: Ink = Ink("gold");
const FIELD: Ink = Ink("field");

/// Everything a scene is made from.
type Table<'t, A> = SceneInput<'t, RiverOfGold, A>;

impl TitlePicture for RiverOfGold {
    marks_and_legend!();

    type Layout = Layout;
    const FILES: Files = Files {
        manifest: include_str!("../../../../board-art/river_of_gold/baked/manifest.json"),
        stamps: include_bytes!("../../../../board-art/river_of_gold/baked/stamps.png"),
        boards: &[
            board_files!("river_of_gold", "board", "board"),
            board_files!("river_of_gold", "contrast", "contrast"),
        ],
    };

    fn areas(_: &Public) -> Vec<Area> {
        let area = |region: Region| Area {
            id: region.id(),
            word: region.key(),
        };
        Region::ALL.map(area).to_vec()
    }

    fn scene<A: Audience>(input: &Table<'_, A>) -> Scene<A> {
        scene(input)
    }

    fn sheet(input: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
        sheet::scene(input)
    }

    /// A building, a customer served, a few ships moved, the end.
    fn worth_a_frame(last: &Public, now: &Public) -> bool {
        const SHIPS: usize = 3;
        let built = |seen: &Public| seen.shores.iter().filter(|row| row.tile.is_some()).count();
        let served = |seen: &Public| -> usize { seen.seats.iter().map(|s| s.served.len()).sum() };
        let seats = last.seats.iter().zip(&now.seats);
        let ships = seats.flat_map(|(old, new)| old.ships.iter().zip(&new.ships));
        let moved = ships.filter(|(old, new)| old.space != new.space).count();
        let over = last.sheets.is_none() && now.sheets.is_some();
        over || built(last) != built(now) || served(last) != served(now) || moved >= SHIPS
    }
}

impl<A: Audience> Table<'_, A> {
    /// The region shown large.
    fn region(&self) -> Option<Region> {
        let area = self.look.area.as_ref();
        area.and_then(|area| Region::from_id(area.id()))
    }

    fn clan(&self, seat: Seat) -> Clan {
        let seen = self.seen.seats.iter().find(|row| row.seat == seat);
        seen.map_or(Clan::Crab, |row| row.clan)
    }

    /// A seat as the viewer last saw it.
    fn before(&self, seat: Seat) -> Option<&SeatSeen> {
        self.since?.seats.iter().find(|row| row.seat == seat)
    }
}

fn scene<A: Audience>(table: &Table<'_, A>) -> Scene<A> {
    let part = table.region();
    let frame = part.and_then(|region| table.layout.land(region));
    let frame = frame.map_or_else(|| panel::frame(table), |land| land.frame);
    let board = if table.look.high_contrast {
        "river_of_gold-contrast"
    } else {
        "river_of_gold-board"
    };
    let mut scene = Scene::new(Some(board), frame, MARGIN);
    board::draw(table, &mut scene);
    if part.is_none() {
        tables::draw(table, &mut scene);
        panel::draw(table, &mut scene);
    } else {
        scene.scale = 2.0;
    }
    scene.name = table.file();
    scene.alt = words::alt(table);
    scene.words = RiverOfGold::board(table);
    scene
}
