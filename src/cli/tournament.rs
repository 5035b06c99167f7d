//! `rokugan tournament`: computer players of different levels at the same tables.
//!
//! Seats and sides rotate, so that nobody wins by place or clan; every deal is played once from each
//! seat. A player who thinks has a budget of processor time a move, so a busy machine changes nothing
//! but the wait. With `--resume` every table that ends is written down, and nothing is played twice.

mod tally;
#[cfg(test)]
mod tests;

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use rules::catalog::{self, About};
use rules::dice::{Scheme, Seed};
use rules::policy::Policy;
use rules::table::{Opening, Table};
use rules::title::{Outcome, Standing};
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Failure;
use super::simulate;
use tally::Tally;

/// Arguments of `tournament`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Which title.
    #[arg(long, default_value = rules::catalog::FLAGSHIP)]
    game: String,
    /// How many seats per table.
    #[arg(long, default_value_t = 4, value_parser = simulate::seats)]
    seats: usize,
    /// Who plays, one for each seat: random, steady, apprentice, captain or daimyo.
    #[arg(long, value_delimiter = ',', value_parser = simulate::policy, required = true)]
    players: Vec<Policy>,
    /// How many tables to play.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Processor time a move for those who think: `100ms`, `1s`, `2.5s`.
    #[arg(long, default_value = "1s", value_parser = budget)]
    budget: Duration,
    /// Seed of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many tables are played at once; as many as there are processors if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Options of the title as JSON.
    #[arg(long)]
    options: Option<String>,
    /// Write down every table that ends in this file, and go on from what it has.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// The least and the most a move may take.
const BUDGETS: std::ops::RangeInclusive<Duration> =
    Duration::from_millis(1)..=Duration::from_secs(60);

/// Reads a budget: a number with `ms` or `s`.
fn budget(text: &str) -> Result<Duration, String> {
    let seconds = match text.strip_suffix("ms") {
        Some(number) => number.parse::<f64>().map(|number| number / 1_000.0),
        None => text.strip_suffix('s').unwrap_or(text).parse::<f64>(),
    };
    let unreadable = || format!("{text:?} is no time: write it as 100ms or 1s");
    let seconds = seconds.map_err(|_| unreadable())?;
    let budget = Duration::try_from_secs_f64(seconds).map_err(|_| unreadable())?;
    if BUDGETS.contains(&budget) {
        Ok(budget)
    } else {
        Err("a move takes from 1ms to 60s of processor time".into())
    }
}

/// What has to be the same for tables to be counted together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Terms {
    game: String,
    players: Vec<Policy>,
    budget_ms: u64,
    seed: u64,
    options: Value,
}

/// A table that has ended: who won what share, by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Ended {
    game: u64,
    places: Vec<u8>,
    scores: Vec<i32>,
    /// Imagined tables and moves of those who think.
    rollouts: u64,
    moves: u64,
}

/// How a table of this number is laid out.
struct Layout {
    /// What each seat plays.
    sides: Vec<String>,
    /// Which of the players sits in each seat.
    players: Vec<usize>,
    seed: u64,
}

impl Layout {
    /// Every deal is played once from each seat; then come another deal and other sides. When every side
    /// has been in every seat, the sides beside it change, so that in the end each meets every other.
    fn new(about: &About, seats: usize, first: u64, game: u64) -> Self {
        let count = seats.max(1) as u64;
        let (deal, turn) = (game / count, game % count);
        let at = |seat: usize| (seat as u64 + count - turn) % count;
        let many = about.sides.len().max(2) as u64;
        let (round, shift) = (deal / many, deal % many);
        let side = |seat: u64| match seat.checked_sub(1) {
            None => shift,
            Some(after) => (shift + 1 + (after + round) % (many - 1)) % many,
        };
        let sides = (0..seats as u64).filter_map(|seat| {
            let place = usize::try_from(side(seat)).ok()?;
            about.sides.get(place)
        });
        Self {
            sides: sides.map(|side| (*side).to_owned()).collect(),
            players: (0..seats)
                .map(|seat| usize::try_from(at(seat)).unwrap_or(0))
                .collect(),
            seed: first.wrapping_add(deal),
        }
    }
}

/// Plays the tables and reports; the last line of standard output is one JSON object.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let about = catalog::about(&args.game).map_err(Failure::new)?;
    if args.players.len() != args.seats {
        return Err(Failure::new(format_args!(
            "--players names {} for {} seats: name one for each seat",
            args.players.len(),
            args.seats
        )));
    }
    let options = match &args.options {
        None => Value::Null,
        Some(text) => serde_json::from_str(text)
            .map_err(|e| Failure::new(format_args!("--options is not JSON: {e}")))?,
    };
    let terms = Terms {
        game: args.game.clone(),
        players: args.players.clone(),
        budget_ms: u64::try_from(args.budget.as_millis()).unwrap_or(u64::MAX),
        seed: args.seed,
        options,
    };
    let mut tally = Tally::new(&about, &terms);
    let mut kept = Vec::new();
    let mut file = match &args.resume {
        None => None,
        Some(path) => Some(resume(path, &terms, &mut kept)?),
    };
    kept.retain(|ended| ended.game < args.games);
    for ended in &kept {
        tally.count(ended);
    }
    let done = |game: &u64| kept.iter().any(|ended| ended.game == *game);
    let due: Vec<u64> = (0..args.games).filter(|game| !done(game)).collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args
        .threads
        .map_or(cores, usize::from)
        .min(due.len().max(1));
    let next = AtomicUsize::new(0);
    let (tell, hear) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (tell, next, due, terms, about) = (tell.clone(), &next, &due, &terms, &about);
            scope.spawn(move || {
                while let Some(game) = due.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let ended = play(about, terms, *game);
                    let failed = ended.is_err();
                    if tell.send(ended).is_err() || failed {
                        return;
                    }
                }
            });
        }
        drop(tell);
        let mut said = Instant::now();
        for ended in hear {
            // Those who still play see that nobody listens, and stop after their table.
            let ended = ended?;
            tally.count(&ended);
            if let Some(file) = &mut file {
                write_line(file, &ended)?;
            }
            if said.elapsed() > Duration::from_secs(2) {
                said = Instant::now();
                eprintln!(
                    "{} of {} tables; {}",
                    tally.tables,
                    args.games,
                    tally.progress()
                );
            }
        }
        Ok::<(), Failure>(())
    })?;
    let mut out = std::io::stdout();
    write!(out, "{tally}").map_err(Failure::new)?;
    writeln!(out, "{}", tally.to_json()).map_err(Failure::new)
}

/// Opens the file of a tournament and reads what it has; begins it if it is new.
fn resume(path: &Path, terms: &Terms, kept: &mut Vec<Ended>) -> Result<File, Failure> {
    let fail =
        |what: &dyn std::fmt::Display| Failure::new(format_args!("{}: {what}", path.display()));
    let mut options = OpenOptions::new();
    let open = options.read(true).append(true).create(true).open(path);
    let mut file = open.map_err(|e| fail(&e))?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(|e| fail(&e))?;
    let mut lines = text.lines();
    let Some(first) = lines.next() else {
        write_line(&mut file, terms)?;
        return Ok(file);
    };
    let known: Terms = serde_json::from_str(first)
        .map_err(|_| fail(&"this is not the file of a tournament; name another one"))?;
    if known != *terms {
        return Err(fail(
            &"this is another tournament (game, players, budget, seed or options differ); name \
              another file",
        ));
    }
    // The last line may have been cut off; its table is played again.
    kept.extend(lines.filter_map(|line| serde_json::from_str::<Ended>(line).ok()));
    kept.sort_by_key(|ended| ended.game);
    kept.dedup_by_key(|ended| ended.game);
    if !text.ends_with('\n') {
        file.write_all(b"\n").map_err(|e| fail(&e))?;
    }
    Ok(file)
}

fn write_line(file: &mut File, value: &impl Serialize) -> Result<(), Failure> {
    let mut line = serde_json::to_vec(value).map_err(Failure::new)?;
    line.push(b'\n');
    file.write_all(&line).map_err(Failure::new)
}

/// Plays one table to its end.
fn play(about: &About, terms: &Terms, game: u64) -> Result<Ended, Failure> {
    let seats = terms.players.len();
    let layout = Layout::new(about, seats, terms.seed, game);
    let opening = Opening {
        title: terms.game.clone(),
        rules: None,
        options: terms.options.clone(),
        sides: layout.sides,
        seed: Seed::from_number(layout.seed),
        scheme: Scheme::Seed,
        entropy: game.to_string(),
        position: None,
    };
    let (mut table, _) = Table::open(&opening).map_err(Failure::new)?;
    let (mut rollouts, mut moves) = (0, 0);
    let stuck = || Failure::new(format_args!("table {game} did not end"));
    while let Some(seat) = table.waiting().iter().next() {
        let player = layout.players.get(seat.index()).ok_or_else(stuck)?;
        let policy = *terms.players.get(*player).ok_or_else(stuck)?;
        let thought = table.think(seat, policy, &mut within(terms.budget_ms));
        let thought = thought.ok_or_else(stuck)?;
        if policy == Policy::Daimyo {
            rollouts += thought.rollouts;
            moves += 1;
        }
        table.act(seat, &thought.action).map_err(Failure::new)?;
    }
    let Standing::Over(Outcome { places, scores }) = table.standing() else {
        return Err(stuck());
    };
    Ok(Ended {
        game,
        places,
        scores,
        rollouts,
        moves,
    })
}

/// Rollouts between two looks at the clock.
const UNWATCHED: u64 = 8;

/// Goes on until this thread has used so much processor time.
fn within(budget_ms: u64) -> impl FnMut(u64) -> bool {
    let begun = used();
    move |rollouts| {
        let unwatched = !rollouts.is_multiple_of(UNWATCHED) || rollouts == 0;
        unwatched || used().saturating_sub(begun) < Duration::from_millis(budget_ms)
    }
}

/// The processor time this thread has used.
fn used() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = u64::try_from(now.tv_sec).unwrap_or(0);
    Duration::new(seconds, u32::try_from(now.tv_nsec).unwrap_or(0))
}
