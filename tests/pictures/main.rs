//! The pictures, from outside: geometry against the rules, inks against colour-blind eyes, golden scenes and
//! pictures, blindness, and the limits of words and files. What can be asked of every title is asked of all.
//!
//! `ROKUGAN_BLESS=1 cargo test --test pictures` writes the golden files anew.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod battle;
mod colour_blindness;
mod fonts;
mod golden;
#[path = "../../rules/tests/golden/mod.rs"]
mod golden_files;
mod labels;
mod languages;
mod laws;
mod marks;
mod moments;
mod review;
mod rising_sun;
mod river_of_gold;
mod samurai;
mod signs;
mod stripes;

use std::error::Error;

use rules::dice::{Scheme, Seed};
use rules::policy::Policy;
use rules::table::{Opening, Table};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

fn open(title: &str, sides: &[&str], seed: u64) -> Outcome<Table> {
    let opening = Opening {
        title: title.into(),
        // The kept pictures show tables of this version.
        rules: Some(1),
        options: serde_json::Value::Null,
        sides: sides.iter().map(|s| (*s).into()).collect(),
        seed: Seed::from_number(seed),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    };
    Ok(Table::open(&opening)?.0)
}

/// A table of every title with as many seats as it takes.
fn every_title(seed: u64) -> Outcome<Vec<Table>> {
    let full = |about: rules::catalog::About| {
        let sides: Vec<&str> = about
            .sides
            .iter()
            .take(*about.seats.end())
            .copied()
            .collect();
        open(about.id, &sides, seed)
    };
    rules::catalog::titles().into_iter().map(full).collect()
}

fn play(table: &mut Table, acts: usize) -> Outcome {
    for _ in 0..acts {
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        let Some(act) = table.advise(seat, Policy::Steady) else {
            break;
        };
        table.act(seat, &act)?;
    }
    Ok(())
}

/// Decodes an indexed PNG to colours.
fn decode(bytes: &[u8]) -> Outcome<image::RgbImage> {
    Ok(image::load_from_memory_with_format(bytes, image::ImageFormat::Png)?.to_rgb8())
}
