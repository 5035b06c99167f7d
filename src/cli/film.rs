//! `rokugan film`: a whole table of computer players as an animated picture.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use rules::table::Table;
use rules::view::View;

use super::{Failure, render, simulate};
use crate::paint::film::Film;
use crate::titles::{self, Drawn};

/// Arguments of `film`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Which title.
    #[arg(long, default_value = rules::catalog::FLAGSHIP)]
    game: String,
    /// How many seats.
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// The table's seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Film what this seat saw (counted from 1). Default: what everybody saw.
    #[arg(long)]
    seat: Option<usize>,
    /// Width of the film in pixels.
    #[arg(long, default_value_t = 720)]
    size: u32,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
}

/// Plays, films and writes the file.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let opening = simulate::opening(&args.game, args.seats, args.seed, serde_json::Value::Null)?;
    let (table, _) = Table::open(&opening).map_err(Failure::new)?;
    let bytes = match args.seat {
        None => shoot(args, table, |table| Ok(table.public()))?,
        Some(number) => {
            let seat = render::seat(number)?;
            shoot(args, table, |table| {
                table.private(seat).map_err(Failure::new)
            })?
        }
    };
    std::fs::write(&args.out, bytes).map_err(Failure::new)
}

/// Plays a table to its end and films every position.
fn shoot<A: Drawn>(
    args: &Args,
    mut table: Table,
    view: impl Fn(&Table) -> Result<View<A>, Failure>,
) -> Result<Vec<u8>, Failure> {
    let easel = titles::of(&args.game).map_err(Failure::new)?;
    let words = crate::wording::in_language(None);
    let mut film = Film::new(easel, words, args.size, Vec::new());
    film.see(view(&table)?).map_err(Failure::new)?;
    while render::step(&mut table)? {
        film.see(view(&table)?).map_err(Failure::new)?;
    }
    Ok(film.finish().map_err(Failure::new)?.bytes)
}
