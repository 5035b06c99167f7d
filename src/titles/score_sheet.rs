//! The score sheet at the end of every title: paper with a heading, and a row per seat with its place.
//! What the columns mean and how a seat is drawn is each title's own.

use painter::scene::{Align, Hand, Ink, Item, Point, Scene};
use rules::view::Everyone;

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");

const WIDTH: f32 = 1200.0;
/// Where the names begin.
const NAMES: f32 = 190.0;

/// A sheet that is being filled.
pub(super) struct ScoreSheet {
    pub(super) scene: Scene<Everyone>,
    /// The height of what stands above the rows, and of a row.
    head: f32,
    row: f32,
    rows: usize,
}

impl ScoreSheet {
    /// Paper for so many rows, with its heading.
    pub(super) fn new(title: String, rows: usize, [head, row]: [f32; 2]) -> Self {
        let height = head + row * rows as f32 + 36.0;
        let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, height], MARGIN);
        scene.plate([16.0, 16.0, WIDTH - 32.0, height - 32.0], 14.0, SUMI);
        scene.plate([20.0, 20.0, WIDTH - 40.0, height - 40.0], 11.0, PAPER);
        let at = [WIDTH / 2.0, 68.0];
        scene.text(title, at, 60.0, Hand::Title, Align::Middle, SUMI);
        Self {
            scene,
            head,
            row,
            rows: 0,
        }
    }

    /// Words above a column.
    pub(super) fn head(&mut self, word: String, at: Point, size: f32) {
        self.scene
            .text(word, at, size, Hand::Plain, Align::Middle, SUMI);
    }

    /// The ground of the next row, with the place; answers the height of its middle. The winner's row
    /// is white.
    pub(super) fn row(&mut self, place: u8) -> f32 {
        let top = self.head + self.row * self.rows as f32;
        self.rows += 1;
        if place == 1 {
            let ground = [34.0, top + 4.0, WIDTH - 68.0, self.row - 8.0];
            self.scene.plate(ground, 12.0, WHITE);
        } else {
            self.scene.items.push(Item::Line {
                from: [40.0, top],
                to: [WIDTH - 40.0, top],
                width: 2.0,
                ink: MARGIN,
            });
        }
        let y = top + self.row / 2.0;
        self.total(place.to_string(), [70.0, y], 54.0);
        y
    }

    /// Who the row is about.
    pub(super) fn name(&mut self, name: String, y: f32, size: f32) {
        let at = [NAMES, y];
        self.scene
            .text(name, at, size, Hand::Bold, Align::Left, SUMI);
    }

    /// A number that counts.
    pub(super) fn number(&mut self, number: String, at: Point, size: f32) {
        self.scene
            .text(number, at, size, Hand::Bold, Align::Middle, SUMI);
    }

    /// A number that decides.
    pub(super) fn total(&mut self, number: String, at: Point, size: f32) {
        self.scene
            .text(number, at, size, Hand::Title, Align::Middle, VERMILION);
    }

    /// The finished picture of a table at this act; its words say the same.
    pub(super) fn finish(mut self, seq: u32, alt: String) -> Scene<Everyone> {
        self.scene.name = format!("rokugan-{seq}-scores.png");
        self.scene.words.clone_from(&alt);
        self.scene.alt = alt;
        self.scene
    }
}
