//! Upgrading: a database written by an earlier version opens, replays, and its tables go on.
//!
//! The files in `tests/fixtures/databases` were written by the bot of the version in their name, which
//! was killed while messages were still waiting. They are never written again.

use std::path::Path;
use std::sync::Arc;

use rokugan::clock::SystemClock;
use rokugan::id::{InteractionId, TableId};
use rokugan::store::{Lifecycle, Store};
use rokugan::table::{Chosen, Move, Tables};
use tempfile::TempDir;

use crate::bot::rokugan;

/// Runs `rokugan doctor` on the database of this folder and returns what it printed.
fn doctor(folder: &Path) -> String {
    let output = rokugan(folder).arg("doctor").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{complaints}");
    said
}

/// A copy of a fixture, where the bot looks for its database.
fn copy_of(fixture: &str) -> TempDir {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/databases");
    let folder = TempDir::new().unwrap();
    std::fs::copy(fixtures.join(fixture), folder.path().join("rokugan.sqlite")).unwrap();
    folder
}

/// Everybody the table is waiting for makes the first move of their menu, this many times in all.
async fn play_on(tables: &Tables, table: TableId, moves: u64) -> u64 {
    let mut made = 0;
    while made < moves {
        let state = tables.state(table).await.unwrap();
        let people = state.seats.iter().filter_map(|seat| seat.user);
        let before = made;
        for user in people.collect::<Vec<_>>() {
            let panel = tables.panel(table, user).await.unwrap();
            let Some(action) = panel.menu.actions().first().map(|text| (*text).to_owned()) else {
                continue;
            };
            let wish = Move {
                table: table.into(),
                user,
                interaction: InteractionId(1_000_000 + table.0 * 1000 + made),
                offered: None,
                chosen: Chosen::Typed(action),
                in_place: false,
            };
            tables.act(wish).await.unwrap();
            made += 1;
        }
        if made == before {
            break;
        }
    }
    made
}

async fn goes_on(fixture: &str, expected: &str, live: TableId, seq: u32) {
    let folder = copy_of(fixture);
    assert_eq!(doctor(folder.path()).trim(), expected);
    let file = folder.path().join("rokugan.sqlite");
    let store = Store::open(&file, Arc::new(SystemClock)).await.unwrap();
    let tables = Tables::new(store.clone());
    let state = tables.state(live).await.unwrap();
    assert_eq!(state.row.stage, Lifecycle::Playing);
    assert_eq!(state.row.seq, seq);
    assert_eq!(state.open().unwrap().0.rules(), 1, "as it began");
    let made = play_on(&tables, live, 20).await;
    assert!(made >= 20, "only {made} moves could be made");
    store.close().await;
    drop((tables, store));
    assert!(doctor(folder.path()).contains(" 0 problems found"));
}

/// F40: two tables of Battle, one of them running.
#[tokio::test]
async fn tables_of_battle_written_by_version_0_1_go_on() {
    let expected = "2 tables checked, 0 problems found, 57 messages waiting";
    goes_on("v0.1-battle.sqlite", expected, TableId(2), 49).await;
}

/// F40: a running table of Samurai.
#[tokio::test]
async fn a_table_of_samurai_written_by_version_0_1_goes_on() {
    let expected = "1 tables checked, 0 problems found, 18 messages waiting";
    goes_on("v0.1-samurai.sqlite", expected, TableId(1), 37).await;
}
