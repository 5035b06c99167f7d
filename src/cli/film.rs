//! `rokugan film`: a whole table by computer players as an animated picture.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use rules::seat::Seat;
use rules::table::Table;
use rules::titles::battle::{Battle, Public};
use rules::view::{Audience, View};

use super::{Failure, render, simulate};
use crate::render::film::Film;
use crate::render::scene::Scene;
use crate::render::titles::battle::{self, Look};
use crate::render::{Fault, Painter, Picture};

/// Arguments of `film`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// The title.
    #[arg(long, default_value = "battle")]
    game: String,
    /// Seats at the table.
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// The table's seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Film what this seat saw, from 1; without it what everybody saw.
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
    if args.game != "battle" {
        return Err(Failure::new(format_args!("no films yet for {}", args.game)));
    }
    let opening = simulate::opening(&args.game, args.seats, args.seed, serde_json::Value::Null)?;
    let (table, _) = Table::open(&opening).map_err(Failure::new)?;
    let painter = Painter::new().map_err(Failure::new)?;
    let tongue = crate::say::in_language(None);
    let manifest = &painter.art().manifest;
    let bytes = match args.seat {
        None => {
            let film = Film::new(&painter, args.size);
            let scene = |view: &View<_>, look: &Look| battle::public(manifest, tongue, view, look);
            shoot(table, film, |table| Ok(table.public()), scene)?.bytes
        }
        Some(number) => {
            let seat = number.checked_sub(1).and_then(Seat::new);
            let seat = seat.ok_or_else(|| Failure::new("seats count from 1"))?;
            let film = Film::new(&painter, args.size);
            let scene = |view: &View<_>, look: &Look| battle::private(manifest, tongue, view, look);
            shoot(
                table,
                film,
                |table| table.private(seat).map_err(Failure::new),
                scene,
            )?
            .bytes
        }
    };
    std::fs::write(&args.out, bytes).map_err(Failure::new)
}

/// Plays a table to its end and adds a frame whenever enough has happened.
fn shoot<A: Audience>(
    mut table: Table,
    mut film: Film<'_, A>,
    view: impl Fn(&Table) -> Result<View<A>, Failure>,
    scene: impl Fn(&View<A>, &Look) -> Result<Scene<A>, Fault>,
) -> Result<Picture<A>, Failure> {
    let mut last: Option<Public> = None;
    loop {
        let seen = view(&table)?;
        let public = seen
            .public::<Battle>()
            .ok_or_else(|| Failure::new("not this title"))?;
        let over = table.waiting().iter().next().is_none();
        if over
            || last
                .as_ref()
                .is_none_or(|last| battle::worth_a_frame(last, public))
        {
            let look = Look {
                since: last.take(),
                ..Look::default()
            };
            let scene = scene(&seen, &look).map_err(Failure::new)?;
            film.add(&scene).map_err(Failure::new)?;
            last = Some(public.clone());
            if over {
                let name = scene.name.replace(".png", ".gif");
                return film.finish(name, scene.alt).map_err(Failure::new);
            }
        }
        if !render::step(&mut table)? {
            return Err(Failure::new("the table stands still"));
        }
    }
}
