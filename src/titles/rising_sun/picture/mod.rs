//! Rising Sun: a scene from a view.
//!
//! `board` draws the map, `tables` turns, shrines and cards, `battle` the battle that is fought, `panel` the seats
//! below, `own` what one seat alone knows, `sheet` the final scores; `company` and `pieces` are what they draw with. All
//! of them read views only; alternative text and text board come from the title's words.

mod battle;
mod board;
mod company;
mod exhibit;
mod layout;
mod legend;
mod marks;
mod own;
mod panel;
mod pieces;
mod sheet;
mod tables;

use rules::seat::Seat;
use rules::titles::rising_sun::{
    Clan, GroupSeen, Province, ProvinceSeen, Public, RisingSun, SeatSeen,
};
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

/// Everything a scene is made from.
type Table<'t, A> = SceneInput<'t, RisingSun, A>;

impl TitlePicture for RisingSun {
    marks_and_legend!();

    type Layout = Layout;
    const FILES: Files = Files {
        manifest: include_str!("../../../../board-art/rising_sun/baked/manifest.json"),
        stamps: include_bytes!("../../../../board-art/rising_sun/baked/stamps.png"),
        boards: &[
            board_files!("rising_sun", "board", "board"),
            board_files!("rising_sun", "contrast", "contrast"),
        ],
    };

    fn areas(_: &Public) -> Vec<Area> {
        let area = |province: Province| Area {
            id: province.id(),
            word: province.key(),
        };
        Province::ALL.map(area).to_vec()
    }

    fn scene<A: Audience>(input: &Table<'_, A>) -> Scene<A> {
        scene(input)
    }

    fn sheet(input: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
        sheet::scene(input)
    }

    /// A mandate and what everybody made of it, a battle, a season, the end.
    fn worth_a_frame(last: &Public, now: &Public) -> bool {
        let over = last.sheets.is_none() && now.sheets.is_some();
        let tokens = |seen: &Public| -> usize { seen.seats.iter().map(|s| s.tokens.len()).sum() };
        let turned = last.track != now.track && last.provinces != now.provinces;
        over || turned || last.season != now.season || tokens(last) != tokens(now)
    }
}

impl<A: Audience> Table<'_, A> {
    /// The province shown large.
    fn province(&self) -> Option<Province> {
        let area = self.look.area.as_ref();
        area.and_then(|area| Province::from_id(area.id()))
    }

    fn clan(&self, seat: Seat) -> Clan {
        let seen = self.seen.seats.iter().find(|row| row.seat == seat);
        seen.map_or(Clan::Koi, |row| row.clan)
    }

    /// The place of a seat in the order of honor, from 0.
    fn rank(&self, seat: Seat) -> usize {
        let mut honor = self.seen.honor.iter();
        honor.position(|other| *other == seat).unwrap_or(usize::MAX)
    }

    /// A seat as the viewer last saw it.
    fn before(&self, seat: Seat) -> Option<&SeatSeen> {
        self.since?.seats.iter().find(|row| row.seat == seat)
    }

    /// Every pair of allies, once.
    fn alliances(&self) -> impl Iterator<Item = (Clan, Clan)> {
        let pairs = self.seen.seats.iter();
        let pairs = pairs.filter_map(|row| row.ally.map(|ally| (row.seat, ally)));
        let once = pairs.filter(|(seat, ally)| seat.index() < ally.index());
        once.map(|(seat, ally)| (self.clan(seat), self.clan(ally)))
    }

    /// Has a clan other pieces in a province than when the viewer last looked?
    fn is_new(&self, seen: &ProvinceSeen, group: &GroupSeen) -> bool {
        let Some(old) = self.since else { return false };
        let mut rows = old.provinces.iter();
        let old = rows.find(|row| row.province == seen.province);
        let mut groups = old.into_iter().flat_map(|row| &row.clans);
        !groups.any(|was| {
            (was.seat, was.strongholds) == (group.seat, group.strongholds)
                && was.figures == group.figures
        })
    }
}

fn scene<A: Audience>(table: &Table<'_, A>) -> Scene<A> {
    let part = table.province();
    let frame = part.and_then(|province| table.layout.land(province));
    let frame = frame.map_or_else(|| panel::frame(table), |land| land.frame);
    let board = if table.look.high_contrast {
        "rising_sun-contrast"
    } else {
        "rising_sun-board"
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
    scene.words = RisingSun::board(table);
    scene
}
