//! `rokugan backup FILE`: a consistent copy of the database, even while the bot runs.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::Failure;
use super::place::DatabasePath;
use crate::store::Store;

/// Arguments of `backup`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// The file to write; it must not exist yet.
    file: PathBuf,
    #[command(flatten)]
    place: DatabasePath,
}

/// Writes the copy.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.file.exists() {
        return Err(Failure::new(format_args!(
            "{} already exists; choose another name",
            args.file.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Failure::new)?;
    runtime
        .block_on(Store::copy(&args.place.address()?, &args.file))
        .map_err(Failure::new)
}
