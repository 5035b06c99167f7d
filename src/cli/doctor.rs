//! `rokugan doctor`: checks the database and replays every journal in it.

use std::sync::Arc;

use clap::Args as ClapArgs;

use super::Failure;
use super::place::DatabasePath;
use crate::clock::SystemClock;
use crate::discord;
use crate::store::Store;
use crate::table::Tables;

/// Arguments of `doctor`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    place: DatabasePath,
}

/// Checks everything; fails if anything is wrong.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    discord::start_log("error", discord::Form::Text);
    let database = args.place.address()?;
    if let Some(file) = database.file().filter(|file| !file.exists()) {
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
        let store = Store::open(&database, Arc::new(SystemClock))
            .await
            .map_err(Failure::new)?;
        let mut wrong = store.integrity().await.map_err(Failure::new)?.len();
        let tables = Tables::new(store.clone());
        let ids = store.started_tables().await.map_err(Failure::new)?;
        for id in &ids {
            if tables.check(*id).await.is_err() {
                eprintln!("table {id}: its records do not agree (see above)");
                wrong += 1;
            }
        }
        let waiting = store.outbox_len().await.map_err(Failure::new)?;
        println!(
            "{} tables checked, {wrong} problems found, {waiting} messages waiting",
            ids.len()
        );
        store.close().await;
        if wrong == 0 {
            Ok(())
        } else {
            Err(Failure::new(format_args!("{wrong} problems found")))
        }
    })
}
