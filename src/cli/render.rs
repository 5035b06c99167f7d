//! `rokugan render`: draws a position reached by computer players.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::Table;
use rules::view::{Everyone, View};
use serde_json::Value;

use super::{Failure, simulate};
use crate::titles::{self, Area, Drawn, Look, Marks, TitleRenderer};
use painter::scene::Scene;

/// Arguments of `render`.
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
    /// How many moves to play before drawing.
    #[arg(long, default_value_t = 60)]
    after: u32,
    /// Draw what this seat sees (counted from 1). Default: what everybody sees.
    #[arg(long)]
    seat: Option<usize>,
    /// Draw this part of the board enlarged.
    #[arg(long)]
    area: Option<String>,
    /// Scale the picture to this width.
    #[arg(long)]
    size: Option<u32>,
    /// Ring what changed in this many last moves.
    #[arg(long, default_value_t = 0)]
    since: u32,
    /// Draw with high contrast.
    #[arg(long)]
    high_contrast: bool,
    /// Mark what the menu of the seat offers after these choices, by their keys (`A3.lion`); `.` at its start.
    #[arg(long, requires = "seat")]
    menu: Option<String>,
    /// Draw what the signs of the board mean.
    #[arg(long, requires = "seat")]
    legend: bool,
    /// Draw the score sheets of a table that is over.
    #[arg(long)]
    sheet: bool,
    /// Also print the scene as text.
    #[arg(long)]
    print: bool,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
}

/// Plays this many acts of a table, and keeps the public board as it was some acts before the end.
fn reach(
    game: &str,
    seats: usize,
    seed: u64,
    after: u32,
    since: u32,
) -> Result<(Table, Option<View<Everyone>>), Failure> {
    let opening = simulate::opening(game, seats, seed, Value::Null)?;
    let (mut table, _) = Table::open(&opening).map_err(Failure::new)?;
    let mut before = None;
    for act in 0..after {
        if since > 0 && act + since == after {
            before = Some(table.public());
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

/// The seat that people call by this number.
pub(super) fn seat(number: usize) -> Result<Seat, Failure> {
    let seat = number.checked_sub(1).and_then(Seat::new);
    seat.ok_or_else(|| Failure::new("seats are counted from 1"))
}

/// Draws and writes the file.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let easel = titles::of(&args.game).map_err(Failure::new)?;
    let (table, since) = reach(&args.game, args.seats, args.seed, args.after, args.since)?;
    let public = table.public();
    let area = args.area.as_deref().map(|id| area(&public, id));
    let look = Look {
        since,
        area: area.transpose()?,
        high_contrast: args.high_contrast,
        names: Vec::new(),
    };
    let words = crate::wording::in_language(None);
    let bytes = match args.seat {
        Some(number) => {
            let seat = seat(number)?;
            let view = table.private(seat).map_err(Failure::new)?;
            let scene = match &args.menu {
                _ if args.legend => easel.legend(words, &view, &look),
                None => easel.scene(words, &view, &look),
                Some(keys) => {
                    let keys = keys.split('.').filter(|key| !key.is_empty());
                    let keys: Vec<String> = keys.map(str::to_owned).collect();
                    let menu = table.menu(seat);
                    let marks = Marks::at(words, &view, &menu, &keys, false);
                    let marks = marks.ok_or_else(|| Failure::new("the menu has no such keys"))?;
                    easel.marked(words, &view, &look, &marks)
                }
            };
            paint(args, easel, &scene.map_err(Failure::new)?)?
        }
        None if args.sheet => {
            let sheet = easel.sheet(words, &public, &look).map_err(Failure::new)?;
            let sheet = sheet.ok_or_else(|| {
                Failure::new("the table is not over; play more moves with --after")
            })?;
            paint(args, easel, &sheet)?
        }
        None => {
            let scene = easel.scene(words, &public, &look).map_err(Failure::new)?;
            paint(args, easel, &scene)?
        }
    };
    std::fs::write(&args.out, bytes).map_err(Failure::new)
}

fn area(view: &View<Everyone>, id: &str) -> Result<Area, Failure> {
    let areas = titles::areas(view);
    let known: Vec<&str> = areas.iter().map(Area::id).collect();
    let unknown = format!("the areas of this board are {}", known.join(", "));
    let found = areas.into_iter().find(|area| area.id() == id);
    found.ok_or_else(|| Failure::new(unknown))
}

fn paint<A: Drawn>(
    args: &Args,
    easel: TitleRenderer,
    scene: &Scene<A>,
) -> Result<Vec<u8>, Failure> {
    if args.print {
        println!("{scene}");
    }
    let picture = match args.size {
        Some(width) => easel.painter().paint_to_width(scene, width),
        None => easel.painter().paint(scene),
    };
    Ok(picture.map_err(Failure::new)?.bytes)
}
