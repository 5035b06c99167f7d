//! `rokugan replay FILE`: replays an export and checks everything it claims.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;

use clap::Args as ClapArgs;
use rules::json;
use rules::record::Record;
use serde_json::json;

use super::Failure;

/// The largest export that is read.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Arguments of `replay`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// The export: a record, or an answer of the engine that contains one.
    file: PathBuf,
}

/// Verifies commitment, order, notation, facts and hashes; prints the result as one JSON object.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let name = args.file.display();
    let fail = |what: &dyn std::fmt::Display| Failure::new(format_args!("{name}: {what}"));
    let mut bytes = Vec::new();
    let file = File::open(&args.file).map_err(|e| fail(&e))?;
    file.take(LARGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|e| fail(&e))?;
    if bytes.len() as u64 > LARGEST {
        return Err(fail(&format_args!("larger than {LARGEST} bytes")));
    }
    let mut export: serde_json::Value = serde_json::from_slice(&bytes).map_err(|e| fail(&e))?;
    if let Some(inner) = export.get_mut("record") {
        export = inner.take();
    }
    let record: Record = json::read(&export).map_err(|e| fail(&e))?;
    let journal = record.replay().map_err(|mismatch| fail(&mismatch))?;
    let table = journal.table();
    let result = json!({
        "title": table.title(),
        "sides": table.sides(),
        "acts": record.acts.len(),
        "commitment": record.commitment,
        "hash": table.hash(),
        "standing": table.standing(),
    });
    writeln!(std::io::stdout(), "{result}").map_err(Failure::new)
}
