//! `rokugan move --to ADDRESS`: everything into another database, of either engine, and checked there.

use std::sync::Arc;

use clap::Args as ClapArgs;

use super::Failure;
use super::place::{DatabasePath, Given, parser};
use crate::clock::SystemClock;
use crate::discord;
use crate::fault::Fault;
use crate::store::{DatabaseAddress, Store};
use crate::table::Tables;

/// Arguments of `move`. The bot must not be running. The old database is left as it was.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// The database to move to, which must be empty: a file, or a database of a PostgreSQL server. In the
    /// environment it can have a password that nobody else sees.
    #[arg(long, env = "ROKUGAN_MOVE_TO", value_name = "FILE or ADDRESS", hide_env_values = true,
          value_parser = parser())]
    to: Given,
    #[command(flatten)]
    place: DatabasePath,
}

/// Moves everything; fails if the two differ in the end.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    discord::start_log("error", discord::Form::Text);
    let (from, to) = (
        args.place.address()?,
        args.to.clone().map_err(Failure::setting)?,
    );
    if let Some(file) = from.file().filter(|file| !file.exists()) {
        return Err(Failure::new(format_args!(
            "{}: no such file; choose the folder with --data",
            file.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Failure::new)?;
    runtime.block_on(async {
        let clock = Arc::new(SystemClock);
        let source = Store::open(&from, clock.clone())
            .await
            .map_err(Failure::new)?;
        let target = Store::open_to_move(&to, clock)
            .await
            .map_err(Failure::new)?;
        let done = between(&source, &target, &to).await;
        target.close().await;
        source.close().await;
        done
    })
}

async fn between(source: &Store, target: &Store, to: &DatabaseAddress) -> Result<(), Failure> {
    let fault = |fault: Fault| {
        Failure::new(format_args!(
            "the move was not finished ({fault}, see above); nothing was changed in the old database, and the move can be repeated"
        ))
    };
    if !target.is_free().await.map_err(fault)? {
        return Err(Failure::new(format_args!(
            "{to} is not empty, so nothing was moved; choose an empty database"
        )));
    }
    let rows = source.copy_into(target).await.map_err(fault)?;
    let ids = source.started_tables().await.map_err(fault)?;
    let (here, there) = (Tables::new(source.clone()), Tables::new(target.clone()));
    for id in &ids {
        for tables in [&here, &there] {
            if tables.check(*id).await.is_err() {
                let what = format_args!(
                    "table {id}: its records do not agree (see above), so the new database cannot be used; run rokugan doctor on the old one"
                );
                return Err(Failure::new(what));
            }
        }
    }
    target.moved().await.map_err(fault)?;
    println!(
        "{rows} rows moved, {} tables replayed on both sides; set ROKUGAN_DATABASE to the new address",
        ids.len()
    );
    Ok(())
}
