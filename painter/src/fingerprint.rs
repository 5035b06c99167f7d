//! What decides the pixels of a scene, as bytes: different things never give the same bytes.

use rules::view::Audience;

use crate::scene::{Ink, Item, Scene};

/// Bytes in the making.
#[derive(Default)]
pub(crate) struct Fingerprint(Vec<u8>);

impl Fingerprint {
    /// All that decides a picture but its items and its height.
    pub(crate) fn of_sheet<A: Audience>(scene: &Scene<A>) -> Self {
        let mut print = Self::default();
        let [left, top, width, _] = scene.frame;
        print.text(scene.board.unwrap_or_default());
        print.numbers(&[left, top, width, scene.scale]);
        print.ink(scene.ground);
        print
    }

    /// Begins anew with an item.
    pub(crate) fn restart(&mut self, item: &Item) {
        self.0.clear();
        self.item(item);
    }

    /// The bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn item(&mut self, item: &Item) {
        // Fields are named one by one, so that a new one cannot be forgotten.
        match item {
            Item::Wash { region, family } => {
                self.kind(0);
                self.text(region);
                self.text(family);
            }
            Item::Bare { region } => {
                self.kind(1);
                self.text(region);
            }
            Item::Stamp {
                stamp,
                at: [x, y],
                size,
                turn,
                ink,
            } => {
                self.kind(2);
                self.text(stamp);
                self.numbers(&[*x, *y, *size, *turn]);
                self.ink(*ink);
            }
            Item::Plate {
                rect,
                radius,
                ink,
                cover,
            } => {
                self.kind(3);
                self.numbers(rect);
                self.numbers(&[*radius, f32::from(*cover)]);
                self.ink(*ink);
            }
            Item::Ring {
                at: [x, y],
                radius,
                width,
                ink,
            } => {
                self.kind(4);
                self.numbers(&[*x, *y, *radius, *width]);
                self.ink(*ink);
            }
            Item::Line {
                from: [x, y],
                to: [p, q],
                width,
                ink,
            } => {
                self.kind(5);
                self.numbers(&[*x, *y, *p, *q, *width]);
                self.ink(*ink);
            }
            Item::Text {
                text,
                at: [x, y],
                size,
                hand,
                align,
                ink,
                halo,
                room,
            } => {
                self.kind(6);
                self.text(text);
                self.numbers(&[*x, *y, *size, room.unwrap_or(f32::NAN)]);
                self.0.extend([*hand as u8, *align as u8]);
                self.ink(*ink);
                self.ink(halo.unwrap_or(Ink("")));
            }
            Item::Edge {
                region,
                width,
                inks: [one, other],
            } => {
                self.kind(7);
                self.text(region);
                self.numbers(&[*width]);
                self.ink(*one);
                self.ink(*other);
            }
            Item::Faded { items } => {
                self.kind(8);
                self.length(items.len());
                for item in items {
                    self.item(item);
                }
            }
        }
    }

    fn kind(&mut self, number: u8) {
        self.0.push(number);
    }

    fn length(&mut self, length: usize) {
        self.0.extend((length as u64).to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.length(text.len());
        self.0.extend_from_slice(text.as_bytes());
    }

    fn ink(&mut self, Ink(name): Ink) {
        self.text(name);
    }

    fn numbers(&mut self, numbers: &[f32]) {
        for number in numbers {
            self.0.extend(number.to_bits().to_le_bytes());
        }
    }
}
