//! The designed palette: every picture is printed from these at most 256 colours.
//!
//! The order matters: the ramp of the land comes first and that of the second ground (the gloom of the
//! Shadowlands, the fields of a settlement) next, so that the bot can wash a
//! province with a clan's ink by looking at how dark the key block printed there.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

/// A colour.
pub type Rgb = [u8; 3];

/// Steps of the bare land from paper to key line.
pub const LAND_STEPS: usize = 10;
/// Steps of the second ground to key line.
pub const SECOND_STEPS: usize = 7;

#[derive(Deserialize)]
struct Source {
    second: String,
    sea: Vec<String>,
    /// Inks that get steps of their own.
    #[serde(default)]
    grounds: Vec<String>,
    families: BTreeMap<String, FamilySource>,
    #[serde(flatten)]
    inks: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct FamilySource {
    ink: String,
    fill: String,
    weave: String,
}

/// The three inks of a family.
#[derive(Clone, Copy, Serialize)]
pub struct FamilyInks {
    /// Tokens and crests.
    pub ink: Rgb,
    /// The wash of a province.
    pub fill: Rgb,
    /// The cloth pattern in the wash.
    pub weave: Rgb,
}

/// The inks and the palette made of them.
pub struct Palette {
    /// Inks by name.
    pub inks: BTreeMap<String, Rgb>,
    /// Families' inks by id.
    pub families: BTreeMap<String, FamilyInks>,
    /// From the surf to the open sea.
    pub sea: Vec<Rgb>,
    /// The colours, at most 256.
    pub colours: Vec<Rgb>,
}

impl Palette {
    /// Reads `inks.toml` and mixes the palette.
    pub fn read(text: &str) -> Result<Self> {
        let source: Source = toml::from_str(text).context("inks.toml")?;
        let mut inks = BTreeMap::new();
        for (name, hex) in &source.inks {
            inks.insert(name.clone(), parse(hex)?);
        }
        let mut families = BTreeMap::new();
        for (name, c) in &source.families {
            let inks = FamilyInks {
                ink: parse(&c.ink)?,
                fill: parse(&c.fill)?,
                weave: parse(&c.weave)?,
            };
            families.insert(name.clone(), inks);
        }
        let sea = source
            .sea
            .iter()
            .map(|hex| parse(hex))
            .collect::<Result<Vec<_>>>()?;
        let mut palette = Self {
            inks,
            families,
            sea,
            colours: Vec::new(),
        };
        palette.mix(&source.second, &source.grounds);
        if palette.colours.len() > 256 {
            bail!("{} colours do not fit a palette", palette.colours.len());
        }
        Ok(palette)
    }

    /// An ink by name; the key line if there is none of that name.
    pub fn ink(&self, name: &str) -> Rgb {
        self.inks.get(name).copied().unwrap_or_default()
    }

    fn mix(&mut self, second: &str, grounds: &[String]) {
        let [sumi, paper, white] = ["sumi", "paper", "white"].map(|n| self.ink(n));
        let mut out = ramp(paper, sumi, LAND_STEPS);
        out.extend(ramp(self.ink(second), sumi, SECOND_STEPS));
        out.extend(ramp(white, sumi, 8));
        out.extend([0.5].map(|t| blend(paper, white, t)));
        for family in self.families.values() {
            out.extend(ramp(family.fill, sumi, 7));
            out.push(family.weave);
            out.push(blend(family.weave, sumi, 0.4));
            out.extend(ramp(family.ink, white, 6));
            out.extend([0.35, 0.7].map(|t| blend(family.ink, sumi, t)));
            out.extend([0.35, 0.7].map(|t| blend(family.fill, white, t)));
        }
        let sea = self.sea.clone();
        for (a, b) in sea.iter().zip(sea.iter().skip(1)) {
            out.extend([0.0, 0.25, 0.5, 0.75].map(|t| blend(*a, *b, t)));
        }
        for tone in &sea {
            out.extend([0.3, 0.65].map(|t| blend(*tone, sumi, t)));
            out.push(blend(*tone, white, 0.5));
        }
        out.extend(sea.last());
        for name in ["vermilion", "gold", "margin"] {
            let ink = self.ink(name);
            out.extend([0.0, 0.3, 0.6].map(|t| blend(ink, white, t)));
            out.extend([0.35, 0.7].map(|t| blend(ink, sumi, t)));
        }
        for name in grounds {
            let ink = self.ink(name);
            out.extend([0.0, 0.18, 0.4, 0.7].map(|t| blend(ink, sumi, t)));
            out.push(blend(ink, white, 0.5));
        }
        // Neighbouring ramps share their ends; only the two leading ramps must stay as they are.
        let fixed = LAND_STEPS + SECOND_STEPS;
        let mut unique: Vec<Rgb> = out.iter().take(fixed).copied().collect();
        for colour in out.into_iter().skip(fixed) {
            if !unique.contains(&colour) {
                unique.push(colour);
            }
        }
        self.colours = unique;
    }

    /// The palette index nearest to a colour.
    pub fn nearest(&self, colour: Rgb) -> u8 {
        let far = |c: &Rgb| -> i32 {
            let d = |a: u8, b: u8| i32::from(a) - i32::from(b);
            let ([r, g, b], [x, y, z]) = (colour, *c);
            3 * d(r, x).pow(2) + 4 * d(g, y).pow(2) + 2 * d(b, z).pow(2)
        };
        let at = self
            .colours
            .iter()
            .enumerate()
            .min_by_key(|(_, c)| far(c))
            .map_or(0, |(i, _)| i);
        u8::try_from(at).unwrap_or(0)
    }
}

fn ramp(from: Rgb, to: Rgb, steps: usize) -> Vec<Rgb> {
    (0..steps)
        .map(|i| blend(from, to, i as f64 / (steps - 1) as f64))
        .collect()
}

/// A step from one colour to another.
pub fn blend(from: Rgb, to: Rgb, t: f64) -> Rgb {
    let axis = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * t).round() as u8;
    let ([r, g, b], [x, y, z]) = (from, to);
    [axis(r, x), axis(g, y), axis(b, z)]
}

/// `#rrggbb` of a colour.
pub fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn parse(hex: &str) -> Result<Rgb> {
    let digits = hex
        .strip_prefix('#')
        .filter(|d| d.len() == 6)
        .context("colour like #rrggbb")?;
    let value = u32::from_str_radix(digits, 16).context("colour digits")?;
    let [_, r, g, b] = value.to_be_bytes();
    Ok([r, g, b])
}
