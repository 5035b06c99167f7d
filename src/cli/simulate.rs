//! `rokugan simulate`: lets computer players play tables to the end.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use rules::catalog;
use rules::dice::{Scheme, Seed};
use rules::policy::{Played, Policy};
use rules::record::Journal;
use rules::table::Opening;
use rules::title::Standing;
use serde_json::{Value, json};

use super::Failure;

/// Arguments of `simulate`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Which title.
    #[arg(long, default_value = rules::catalog::FLAGSHIP)]
    game: String,
    /// How many seats per table.
    #[arg(long, default_value_t = 4, value_parser = seats)]
    seats: usize,
    /// How many tables to play.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Seed of the first table; each further table takes the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How the computer players choose: random, steady, apprentice, captain or daimyo.
    #[arg(long, default_value = "random", value_parser = policy)]
    policy: Policy,
    /// The version of the rules; the newest if not given.
    #[arg(long)]
    rules: Option<u16>,
    /// Options of the title as JSON.
    #[arg(long)]
    options: Option<String>,
    /// Write each table's record to this folder; `rokugan replay` checks them.
    #[arg(long)]
    export: Option<PathBuf>,
}

/// A sensible number of seats; the title decides which it accepts.
pub(super) fn seats(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|seats| (1..=64).contains(seats))
        .ok_or_else(|| "choose 1 to 64".into())
}

pub(crate) fn policy(id: &str) -> Result<Policy, String> {
    Policy::from_id(id).ok_or_else(|| {
        let known: Vec<&str> = Policy::ALL.into_iter().map(Policy::id).collect();
        format!("choose one of {}", known.join(", "))
    })
}

/// The opening of a simulated table. Sides rotate with the seed, so that all of them get played.
pub(crate) fn opening(
    game: &str,
    seats: usize,
    seed: u64,
    options: Value,
) -> Result<Opening, Failure> {
    let about = catalog::about(game).map_err(Failure::new)?;
    let shift = usize::try_from(seed % about.sides.len().max(1) as u64).unwrap_or(0);
    let sides = about.sides.iter().cycle().skip(shift);
    Ok(Opening {
        title: game.into(),
        rules: None,
        options,
        sides: sides.take(seats).map(|side| (*side).into()).collect(),
        seed: Seed::from_number(seed),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    })
}

/// Plays the tables; the last line is one JSON object.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let options = match &args.options {
        None => Value::Null,
        Some(text) => serde_json::from_str(text)
            .map_err(|e| Failure::new(format_args!("--options is not JSON: {e}")))?,
    };
    if let Some(folder) = &args.export {
        std::fs::create_dir_all(folder)
            .map_err(|e| Failure::new(format_args!("{}: {e}", folder.display())))?;
    }
    let begun = Instant::now();
    let mut said = begun;
    let (mut actions, mut ended) = (0u64, 0u64);
    for game in 0..args.games {
        let seed = args.seed.wrapping_add(game);
        let opening = Opening {
            rules: args.rules,
            ..opening(&args.game, args.seats, seed, options.clone())?
        };
        let played = match &args.export {
            None => catalog::play_out(&opening, args.policy).map_err(Failure::new)?,
            Some(folder) => play_recorded(&opening, args.policy, folder)?,
        };
        actions += played.actions;
        ended += u64::from(played.outcome.is_some());
        if said.elapsed() > Duration::from_secs(2) {
            said = Instant::now();
            eprintln!("{} of {} tables, {actions} actions", game + 1, args.games);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let result = json!({
        "games": args.games,
        "actions": actions,
        "seconds": seconds,
        "actions_per_second": if seconds > 0.0 { actions as f64 / seconds } else { 0.0 },
        "ended": ended,
    });
    writeln!(std::io::stdout(), "{result}").map_err(Failure::new)
}

/// Plays a table act by act and writes its record.
fn play_recorded(opening: &Opening, policy: Policy, folder: &Path) -> Result<Played, Failure> {
    let mut journal = Journal::open(opening).map_err(Failure::new)?;
    while let Some(seat) = journal.table().waiting().iter().next() {
        let Some(action) = journal.table().advise(seat, policy) else {
            break;
        };
        journal.act(seat, &action).map_err(Failure::new)?;
    }
    let record = journal.record();
    let seed = record.commitment.get(..12).unwrap_or("");
    let file = folder.join(format!(
        "{}-{}-{seed}.json",
        record.title,
        record.sides.len()
    ));
    let fail =
        |what: &dyn std::fmt::Display| Failure::new(format_args!("{}: {what}", file.display()));
    let text = serde_json::to_string(record).map_err(|e| fail(&e))?;
    std::fs::write(&file, text).map_err(|e| fail(&e))?;
    let outcome = match journal.table().standing() {
        Standing::Over(outcome) => Some(outcome),
        Standing::Waiting(_) => None,
    };
    Ok(Played {
        actions: record.acts.len() as u64,
        outcome,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_for_exports_is_made() {
        let within = tempfile::tempdir().unwrap();
        let folder = within.path().join("not/yet/there");
        let args = Args {
            game: catalog::FLAGSHIP.into(),
            seats: 2,
            games: 1,
            seed: 1,
            policy: Policy::Random,
            rules: None,
            options: None,
            export: Some(folder.clone()),
        };
        run(&args).ok().unwrap();
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), 1);
    }

    /// Tables of every title and size end under either policy, and their records replay.
    #[test]
    fn every_title_is_simulated() {
        let folder = std::env::temp_dir().join(format!("rokugan-simulate-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for about in catalog::titles() {
            let fewest = *about.seats.start();
            for seats in about.seats {
                for policy in Policy::ALL {
                    // A daimyo thinks: one size of each title is enough.
                    if policy == Policy::Daimyo && seats > fewest {
                        continue;
                    }
                    let opening = opening(about.id, seats, 9, Value::Null).ok().unwrap();
                    let played = catalog::play_out(&opening, policy).unwrap();
                    assert!(played.outcome.is_some(), "{} with {seats}", about.id);
                }
                let opening = opening(about.id, seats, 10, Value::Null).ok().unwrap();
                let played = play_recorded(&opening, Policy::Random, &folder);
                assert!(played.ok().unwrap().outcome.is_some());
            }
        }
        let sizes = catalog::titles()
            .into_iter()
            .map(|about| about.seats.count());
        let mut replayed = 0;
        for entry in std::fs::read_dir(&folder).unwrap() {
            let text = std::fs::read(entry.unwrap().path()).unwrap();
            let record: rules::record::Record = serde_json::from_slice(&text).unwrap();
            record.replay().unwrap();
            replayed += 1;
        }
        assert_eq!(replayed, sizes.sum::<usize>(), "one of every size");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
