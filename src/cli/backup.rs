//! `rokugan backup FILE`: a consistent copy of the database, also while the bot runs.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::Failure;
use super::place::Place;
use crate::store::Store;

/// Arguments of `backup`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// The file to write; must not exist.
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Writes the copy.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.file.exists() {
        return Err(Failure::new(format_args!(
            "{} exists already; choose another name",
            args.file.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Failure::new)?;
    runtime
        .block_on(Store::copy(&args.place.file(), &args.file))
        .map_err(Failure::new)
}
