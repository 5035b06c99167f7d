//! Databases of every earlier schema, with tables under way: they open, also after a migration that was
//! interrupted, and play on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use rokugan::clock::ManualClock;
use rokugan::id::{InteractionId, TableId};
use rokugan::store::{Lifecycle, Store};
use rokugan::table::{Chosen, Move, Tables};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};

use crate::timed_harness::NOON;

/// The database that the child process below opens.
const FILE: &str = "ROKUGAN_MIGRATED";

/// A file written by version 0.1, which had schema 6, and the table in it that is under way.
const FIXTURES: [(&str, TableId); 2] = [
    ("v0.1-battle.sqlite", TableId(2)),
    ("v0.1-samurai.sqlite", TableId(1)),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        tempfile::tempdir_in(memory).unwrap()
    } else {
        tempfile::tempdir().unwrap()
    }
}

async fn names(on: &mut SqliteConnection, line: String) -> Vec<String> {
    let rows = sqlx::query(AssertSqlSafe(line)).fetch_all(on).await;
    rows.unwrap().iter().map(|row| row.get(0)).collect()
}

/// The fixture as a database of an earlier or later schema: made by the migrations up to it, and filled
/// with everything that it has a place for.
async fn at_schema(schema: i64, fixture: &str, path: &Path) {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(false);
    let mut on = options.connect().await.unwrap();
    let mut migrations = Migrator::new(root().join("migrations")).await.unwrap();
    let kept = migrations.migrations.iter().cloned();
    migrations.migrations = kept.filter(|one| one.version <= schema).collect();
    migrations.run_direct(None, &mut on, false).await.unwrap();
    let old = root().join("tests/fixtures/databases").join(fixture);
    let attach = format!("ATTACH '{}' AS old", old.display());
    sqlx::query(AssertSqlSafe(attach))
        .execute(&mut on)
        .await
        .unwrap();
    let tables = "SELECT name FROM main.sqlite_schema WHERE type = 'table'
                  AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'
                  AND name IN (SELECT name FROM old.sqlite_schema)";
    for table in names(&mut on, tables.into()).await {
        let shared = format!(
            "SELECT name FROM pragma_table_info('{table}', 'main')
             WHERE name IN (SELECT name FROM pragma_table_info('{table}', 'old'))"
        );
        let mut into = names(&mut on, shared).await;
        let mut from = into.clone();
        // Before there was a pace, there was a number of hours.
        let hours = format!(
            "SELECT name FROM pragma_table_info('{table}', 'main') WHERE name = 'pace_hours'"
        );
        for column in names(&mut on, hours).await {
            into.push(column);
            from.push("24".into());
        }
        let line = format!(
            "INSERT INTO main.{table} ({}) SELECT {} FROM old.{table}",
            into.join(", "),
            from.join(", ")
        );
        sqlx::query(AssertSqlSafe(line))
            .execute(&mut on)
            .await
            .unwrap();
    }
    on.close().await.unwrap();
}

async fn hashes(tables: &Tables, table: TableId) -> Vec<Vec<u8>> {
    let acts = tables.store().acts(table).await.unwrap();
    acts.into_iter().map(|act| act.hash).collect()
}

async fn open(path: &Path) -> Tables {
    let clock = Arc::new(ManualClock::at(NOON));
    Tables::new(Store::open(path, clock).await.unwrap())
}

/// Everybody who is waited for makes the first move of their menu, so often.
async fn play_on(tables: &Tables, table: TableId, moves: u64) {
    let mut made = 0;
    while made < moves {
        let state = tables.state(table).await.unwrap();
        assert_eq!(state.row.stage, Lifecycle::Playing);
        let standing = tables.standing(table).await.unwrap();
        let user = standing.state.user(standing.waiting[0]).unwrap();
        let panel = tables.panel(table, user).await.unwrap();
        let wish = Move {
            table: table.into(),
            user,
            interaction: InteractionId(5_000_000 + made),
            offered: None,
            chosen: Chosen::Typed(panel.menu.actions()[0].to_owned()),
            in_place: false,
        };
        tables.act(wish).await.unwrap();
        made += 1;
    }
}

/// F40: tables under way in a database of every schema there ever was play on.
#[tokio::test]
async fn f40_tables_of_every_earlier_schema_play_on() {
    let newest = fs::read_dir(root().join("migrations")).unwrap().count();
    let newest = i64::try_from(newest).unwrap();
    for (fixture, live) in FIXTURES {
        let mut expected = None;
        for schema in 1..=newest {
            let folder = folder();
            let path = folder.path().join("t.sqlite");
            at_schema(schema, fixture, &path).await;
            let tables = open(&path).await;
            tables.check(live).await.unwrap();
            let found = hashes(&tables, live).await;
            assert!(found.len() > 30, "{fixture} at {schema}");
            assert_eq!(*expected.get_or_insert(found.clone()), found, "{schema}");
            play_on(&tables, live, 10).await;
            tables.check(live).await.unwrap();
            tables.store().close().await;
        }
    }
}

/// The process that is killed in the next test.
#[tokio::test]
#[ignore = "run by the test below, under strace"]
async fn opens_a_database_and_is_killed() {
    open(Path::new(&std::env::var(FILE).unwrap())).await;
}

/// F38: the process is killed at every write of a migration through all schemas. Started again, it comes to
/// the end, and every table is as it was.
#[tokio::test]
async fn f38_a_migration_that_is_killed_anywhere_is_completed_later() {
    let (fixture, live) = FIXTURES[0];
    let base = folder();
    let base = base.path().join("t.sqlite");
    at_schema(1, fixture, &base).await;
    let whole = {
        let folder = folder();
        let path = folder.path().join("t.sqlite");
        fs::copy(&base, &path).unwrap();
        let tables = open(&path).await;
        let whole = hashes(&tables, live).await;
        tables.store().close().await;
        whole
    };
    let mut kills = 0;
    for nth in 1.. {
        let folder = folder();
        let path = folder.path().join("t.sqlite");
        fs::copy(&base, &path).unwrap();
        let rule = format!("inject=pwrite64:signal=KILL:when={nth}");
        let done = Command::new("strace")
            .args(["-f", "-qq", "-o", "/dev/null", "-e", "trace=pwrite64", "-e"])
            .arg(rule)
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "migration::opens_a_database_and_is_killed"])
            .args(["--ignored", "--test-threads=1"])
            .env(FILE, &path)
            .output()
            .unwrap_or_else(|e| panic!("strace is needed (apt-get install strace): {e}"));
        let tables = open(&path).await;
        assert_eq!(tables.store().integrity().await.unwrap(), [""; 0]);
        assert_eq!(hashes(&tables, live).await, whole, "killed at write {nth}");
        tables.check(live).await.unwrap();
        tables.store().close().await;
        if done.status.success() {
            break;
        }
        kills += 1;
        assert!(kills < 2000, "it never comes to an end");
    }
    println!("killed at {kills} writes");
    assert!(kills > 20, "{kills}");
}

/// F40: a snapshot that is sound but of an older form, or of a form nobody knows, is not read by guessing: the
/// table is replayed from its journal and plays on as before.
#[tokio::test]
async fn f40_a_snapshot_of_an_older_form_is_replayed_from_the_journal() {
    use sha2::{Digest as _, Sha256};
    let newest = fs::read_dir(root().join("migrations")).unwrap().count();
    for (fixture, live) in FIXTURES {
        for form in [
            &b"{}"[..],
            b"{\"form\":0,\"state\":null}",
            b"\x01\x02\x03",
            b"",
        ] {
            let folder = folder();
            let path = folder.path().join("t.sqlite");
            at_schema(i64::try_from(newest).unwrap(), fixture, &path).await;
            let tables = open(&path).await;
            let expected = hashes(&tables, live).await;
            let before = tables.standing(live).await.unwrap().waiting;
            tables.store().close().await;
            drop(tables);
            let options = SqliteConnectOptions::new().filename(&path);
            let mut on = options.connect().await.unwrap();
            // The first bytes of the right hash, as many as are kept.
            let hash = Sha256::digest(form).to_vec();
            sqlx::query("UPDATE snapshots SET hash = substr(?, 1, length(hash)), state = ?")
                .bind(hash)
                .bind(form)
                .execute(&mut on)
                .await
                .unwrap();
            on.close().await.unwrap();
            let tables = open(&path).await;
            assert_eq!(
                tables.standing(live).await.unwrap().waiting,
                before,
                "{fixture}"
            );
            play_on(&tables, live, 5).await;
            let after = hashes(&tables, live).await;
            assert_eq!(after[..expected.len()], expected, "{fixture}");
            tables.check(live).await.unwrap();
            tables.store().close().await;
        }
    }
}
