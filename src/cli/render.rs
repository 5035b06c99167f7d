//! `rokugan render`: draws a position reached by computer players.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::Table;
use rules::titles::battle::{Battle, Public, Territory};
use serde_json::Value;

use super::{Failure, simulate};
use crate::render::Painter;
use crate::render::titles::battle::{self, Look};

/// Arguments of `render`.
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
    /// How many acts to play before drawing.
    #[arg(long, default_value_t = 60)]
    after: u32,
    /// Draw what this seat sees, from 1; without it what everybody sees.
    #[arg(long)]
    seat: Option<usize>,
    /// Draw this territory large.
    #[arg(long, value_parser = territory)]
    area: Option<Territory>,
    /// Scale the picture to this width.
    #[arg(long)]
    size: Option<u32>,
    /// Ring what changed in the last acts.
    #[arg(long, default_value_t = 0)]
    since: u32,
    /// Plates behind labels.
    #[arg(long)]
    high_contrast: bool,
    /// Draw the score sheets of a table that is over.
    #[arg(long)]
    sheet: bool,
    /// Print the scene as text instead of nothing.
    #[arg(long)]
    print: bool,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
}

fn territory(id: &str) -> Result<Territory, String> {
    let known: Vec<&str> = Territory::ALL.iter().map(|t| t.id()).collect();
    Territory::from_id(id).ok_or_else(|| format!("territories are {}", known.join(", ")))
}

/// Plays a table by the steady policy for so many acts, remembering the public board some acts before the end.
pub(super) fn reach(
    game: &str,
    seats: usize,
    seed: u64,
    after: u32,
    since: u32,
) -> Result<(Table, Option<Public>), Failure> {
    let opening = simulate::opening(game, seats, seed, Value::Null)?;
    let (mut table, _) = Table::open(&opening).map_err(Failure::new)?;
    let mut before = None;
    for act in 0..after {
        if since > 0 && act + since == after {
            before = table.public().public::<Battle>().cloned();
        }
        if !step(&mut table)? {
            break;
        }
    }
    Ok((table, before))
}

/// One act of the first seat that has something to decide; false when the table is over.
pub(super) fn step(table: &mut Table) -> Result<bool, Failure> {
    let Some(seat) = table.waiting().iter().next() else {
        return Ok(false);
    };
    let Some(act) = table.advise(seat, Policy::Steady) else {
        return Ok(false);
    };
    table.act(seat, &act).map_err(Failure::new)?;
    Ok(true)
}

/// Draws and writes the file.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.game != "battle" {
        return Err(Failure::new(format_args!(
            "no pictures yet for {}",
            args.game
        )));
    }
    let (table, since) = reach(&args.game, args.seats, args.seed, args.after, args.since)?;
    let painter = Painter::new().map_err(Failure::new)?;
    let tongue = crate::say::in_language(None);
    let look = Look {
        since,
        area: args.area,
        high_contrast: args.high_contrast,
        names: Vec::new(),
    };
    let manifest = &painter.art().manifest;
    let (bytes, text) = match args.seat {
        Some(number) => {
            let seat = number.checked_sub(1).and_then(Seat::new);
            let seat = seat.ok_or_else(|| Failure::new("seats count from 1"))?;
            let view = table.private(seat).map_err(Failure::new)?;
            let scene = battle::private(manifest, tongue, &view, &look).map_err(Failure::new)?;
            (paint(&painter, &scene, args.size)?, scene.to_string())
        }
        None => {
            let view = table.public();
            let scene = if args.sheet {
                let sheet = battle::sheet(tongue, &view, &look).map_err(Failure::new)?;
                sheet.ok_or_else(|| Failure::new("the table is not over: raise --after"))?
            } else {
                battle::public(manifest, tongue, &view, &look).map_err(Failure::new)?
            };
            (paint(&painter, &scene, args.size)?, scene.to_string())
        }
    };
    if args.print {
        println!("{text}");
    }
    std::fs::write(&args.out, bytes).map_err(Failure::new)
}

fn paint<A: rules::view::Audience>(
    painter: &Painter,
    scene: &crate::render::scene::Scene<A>,
    size: Option<u32>,
) -> Result<Vec<u8>, Failure> {
    let picture = match size {
        Some(width) => painter.paint_to_width(scene, width),
        None => painter.paint(scene),
    };
    Ok(picture.map_err(Failure::new)?.bytes)
}
