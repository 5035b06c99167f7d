//! A scene: what a picture shows, as an ordered list of a few primitives in board units.
//!
//! A scene knows neither pixels nor titles' types. It carries its words too (alt text and text board),
//! so that picture and text always agree. Its `Display` form is the golden format.

use std::fmt;
use std::marker::PhantomData;

use rules::view::Audience;

/// A point in board units.
pub type Point = [f32; 2];

/// The longest alternative text Discord accepts.
pub const ALT_LIMIT: usize = 1024;

/// Joins the parts of an alternative text by spaces and cuts at the last word that fits.
pub fn fit(parts: &[String], more: &str) -> String {
    let whole = parts.join(" ");
    if whole.chars().count() <= ALT_LIMIT {
        return whole;
    }
    let room = ALT_LIMIT - more.chars().count() - 1;
    let cut: String = whole.chars().take(room).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    let kept = cut.get(..end).unwrap_or(&cut);
    format!("{kept} {more}")
}

/// A named ink of the print: `sumi`, `white`, or a clan's `lion.ink`, `lion.fill`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub &'static str);

/// The lettering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// Codes, numbers, headings.
    Bold,
    /// Running words.
    Plain,
    /// Titles.
    Title,
}

/// Where a text stands relative to its point; vertically it is centred on its capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Starts at the point.
    Left,
    /// Centred on the point.
    Middle,
    /// Ends at the point.
    Right,
}

/// One thing drawn, over everything before it.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A region of the map washed with a clan's colours and cloth pattern.
    Wash {
        /// The region's code.
        region: &'static str,
        /// Whose colours.
        family: &'static str,
    },
    /// A region of the map cleared to plain white, only its strong lines left: high contrast.
    Bare {
        /// The region's code.
        region: &'static str,
    },
    /// A stamp from the atlas.
    Stamp {
        /// Its name.
        stamp: &'static str,
        /// Its centre.
        at: Point,
        /// Its longer side.
        size: f32,
        /// Clockwise turn in degrees.
        turn: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A rounded rectangle; a disc when the radius is half the side.
    Plate {
        /// Left, top, width, height.
        rect: [f32; 4],
        /// Radius of the corners.
        radius: f32,
        /// Its ink.
        ink: Ink,
        /// How opaque, in percent.
        cover: u8,
    },
    /// A circle line.
    Ring {
        /// Its centre.
        at: Point,
        /// Radius of the middle of the line.
        radius: f32,
        /// Width of the line.
        width: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A straight line with round ends.
    Line {
        /// One end.
        from: Point,
        /// The other.
        to: Point,
        /// Its width.
        width: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A line of text.
    Text {
        /// The words.
        text: String,
        /// Where.
        at: Point,
        /// Height of the em square.
        size: f32,
        /// The lettering.
        hand: Hand,
        /// How it stands at the point.
        align: Align,
        /// Its ink.
        ink: Ink,
        /// The ink of the halo behind it.
        halo: Option<Ink>,
        /// How wide it may be: wider text is written smaller, and cut if that is not enough.
        room: Option<f32>,
    },
    /// The inner edge of a region of the map, striped in two inks.
    Edge {
        /// The region's code.
        region: &'static str,
        /// The width of the edge.
        width: f32,
        /// The two inks of the stripes; the same twice for a plain edge.
        inks: [Ink; 2],
    },
    /// Things drawn together, through which the ground can be seen.
    Faded {
        /// What is drawn, in order.
        items: Vec<Item>,
    },
}

/// A picture to be painted, for one audience.
pub struct Scene<A: Audience> {
    /// Which board lies beneath (the title's id); none for a plain sheet.
    pub board: Option<&'static str>,
    /// The part shown: left, top, width, height in board units.
    pub frame: [f32; 4],
    /// Pixels per unit asked for.
    pub scale: f32,
    /// The ground where no board lies.
    pub ground: Ink,
    /// What is drawn, in order.
    pub items: Vec<Item>,
    /// File name, made of public values only.
    pub name: String,
    /// Alternative text, at most [`ALT_LIMIT`] characters.
    pub alt: String,
    /// The whole board in words.
    pub words: String,
    audience: PhantomData<A>,
}

impl<A: Audience> Scene<A> {
    /// An empty scene.
    #[must_use]
    pub fn new(board: Option<&'static str>, frame: [f32; 4], ground: Ink) -> Self {
        Self {
            board,
            frame,
            scale: 1.0,
            ground,
            items: Vec::new(),
            name: String::new(),
            alt: String::new(),
            words: String::new(),
            audience: PhantomData,
        }
    }

    /// Adds a stamp.
    pub fn stamp(&mut self, stamp: &'static str, at: Point, size: f32, ink: Ink) {
        self.items.push(Item::Stamp {
            stamp,
            at,
            size,
            turn: 0.0,
            ink,
        });
    }

    /// Adds an opaque disc.
    pub fn disc(&mut self, [x, y]: Point, radius: f32, ink: Ink) {
        let side = radius * 2.0;
        self.items.push(Item::Plate {
            rect: [x - radius, y - radius, side, side],
            radius,
            ink,
            cover: 100,
        });
    }

    /// Adds an opaque plate.
    pub fn plate(&mut self, rect: [f32; 4], radius: f32, ink: Ink) {
        self.items.push(Item::Plate {
            rect,
            radius,
            ink,
            cover: 100,
        });
    }

    /// Adds what `draw` draws, faded.
    pub fn faded(&mut self, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::take(&mut self.items);
        draw(self);
        let items = std::mem::replace(&mut self.items, before);
        self.items.push(Item::Faded { items });
    }

    /// Adds a text without halo.
    pub fn text(
        &mut self,
        text: impl Into<String>,
        at: Point,
        size: f32,
        hand: Hand,
        align: Align,
        ink: Ink,
    ) {
        self.items.push(Item::Text {
            text: text.into(),
            at,
            size,
            hand,
            align,
            ink,
            halo: None,
            room: None,
        });
    }

    /// Says how wide the text added last may be.
    pub fn within(&mut self, most: f32) {
        if let Some(Item::Text { room, .. }) = self.items.last_mut() {
            *room = Some(most);
        }
    }
}

impl<A: Audience> fmt::Display for Scene<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, w, h] = self.frame;
        writeln!(
            f,
            "scene {} {x:.0},{y:.0} {w:.0}x{h:.0} x{}",
            self.name, self.scale
        )?;
        for item in &self.items {
            writeln!(f, "{item}")?;
        }
        writeln!(f, "alt: {}\n{}", self.alt, self.words)
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wash { region, family } => write!(f, "wash {region} {family}"),
            Self::Bare { region } => write!(f, "bare {region}"),
            Self::Stamp {
                stamp,
                at: [x, y],
                size,
                turn,
                ink,
            } => {
                write!(
                    f,
                    "stamp {stamp} {x:.0},{y:.0} {size:.0} {turn:.0}deg {}",
                    ink.0
                )
            }
            Self::Plate {
                rect: [x, y, w, h],
                radius,
                ink,
                cover,
            } => {
                write!(
                    f,
                    "plate {x:.0},{y:.0} {w:.0}x{h:.0} r{radius:.0} {} {cover}%",
                    ink.0
                )
            }
            Self::Ring {
                at: [x, y],
                radius,
                width,
                ink,
            } => {
                write!(f, "ring {x:.0},{y:.0} r{radius:.0} w{width:.0} {}", ink.0)
            }
            Self::Line {
                from: [x, y],
                to: [p, q],
                width,
                ink,
            } => {
                write!(f, "line {x:.0},{y:.0} {p:.0},{q:.0} w{width:.0} {}", ink.0)
            }
            Self::Text {
                text,
                at: [x, y],
                size,
                align,
                ink,
                ..
            } => {
                write!(
                    f,
                    "text {text:?} {x:.0},{y:.0} {size:.0} {align:?} {}",
                    ink.0
                )
            }
            Self::Edge {
                region,
                width,
                inks: [one, other],
            } => write!(f, "edge {region} w{width:.0} {} {}", one.0, other.0),
            Self::Faded { items } => {
                let each: Vec<String> = items.iter().map(ToString::to_string).collect();
                write!(f, "faded [{}]", each.join("; "))
            }
        }
    }
}
