//! `artist`: bakes the boards' vector sources into what the bot composes at run time.
//!
//! `cargo run --release -p artist [title]` reads `board-art/<title>/*.toml` and `stamps/*.svg` and writes
//! `board-art/<title>/baked/`: base layers at two scales, one atlas of stamps, and a manifest. It is a
//! developer's tool: the bot neither depends on it nor needs it to build.

mod battle;
mod brush;
mod curve;
mod icons;
mod palette;
mod press;
mod rising_sun;
mod river_of_gold;
mod samurai;
mod shape;

use std::path::PathBuf;

use anyhow::Result;

/// Bakes the art of these titles, if it is asked for.
macro_rules! bake {
    ($root:expr, $asked:expr, [$($title:ident),+ $(,)?]) => {
        $(if $asked(stringify!($title)) {
            $title::bake($root)?;
        })+
    };
}

fn main() -> Result<()> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../board-art");
    let only = std::env::args().nth(1);
    let asked = |title: &str| only.as_ref().is_none_or(|only| only == title);
    // Adding a title is adding it here.
    bake!(&root, asked, [battle, samurai, river_of_gold, rising_sun]);
    Ok(())
}
