//! Both engines side by side, and what only a server can do to us.

mod wakes;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use super::*;
use crate::clock::{ManualClock, SystemClock};
use crate::id::{InteractionId, TableId, UserId};
use crate::test_database::Server;

/// What a schema says: each table's columns, keys, indexes, references and how many checks, one line each.
type Lines = BTreeSet<String>;

fn lines(text: &str) -> Lines {
    text.lines().map(str::to_owned).collect()
}

/// SQLite's, in the words of the other.
const OF_SQLITE: &str = "
WITH t AS (SELECT name, sql FROM sqlite_master
    WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\')
SELECT 'column ' || t.name || '.' || c.name || ' ' ||
    CASE c.type WHEN 'INTEGER' THEN 'bigint' WHEN 'BLOB' THEN 'bytea' ELSE lower(c.type) END ||
    CASE WHEN c.\"notnull\" OR c.pk > 0 THEN ' not null' ELSE '' END ||
    coalesce(' default ' || c.dflt_value, '') FROM t, pragma_table_info(t.name) c
UNION ALL
SELECT 'key ' || name || ' ' || group_concat(column_name, ',') FROM (
    SELECT t.name, c.name AS column_name FROM t, pragma_table_info(t.name) c WHERE c.pk > 0 ORDER BY t.name, c.pk)
    GROUP BY name
UNION ALL
SELECT 'index ' || name || ' ' || group_concat(column_name, ',') || kind FROM (
    SELECT t.name, i.name AS index_name, x.name AS column_name,
        CASE i.\"unique\" WHEN 1 THEN ' unique' ELSE '' END || CASE i.partial WHEN 1 THEN ' partial' ELSE '' END AS kind
    FROM t, pragma_index_list(t.name) i, pragma_index_info(i.name) x WHERE i.origin <> 'pk'
    ORDER BY t.name, i.name, x.seqno) GROUP BY name, index_name, kind
UNION ALL
SELECT 'reference ' || t.name || '.' || f.\"from\" || ' ' || f.\"table\" || '.' || f.\"to\"
    FROM t, pragma_foreign_key_list(t.name) f
UNION ALL
SELECT 'checks ' || name || ' ' || ((length(sql) - length(replace(sql, 'CHECK', ''))) / 5) FROM t
    WHERE sql LIKE '%CHECK%'
UNION ALL
SELECT 'version ' || max(version) FROM _sqlx_migrations;";

/// PostgreSQL's.
const OF_POSTGRES: &str = "
SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type ||
    CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END ||
    coalesce(' default ' || regexp_replace(regexp_replace(column_default, '::[a-z]+', ''), '^''(-?[0-9]+)''$', '\\1'), '')
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_sqlx_migrations'
UNION ALL
SELECT CASE WHEN i.indisprimary THEN 'key ' ELSE 'index ' END || t.relname || ' ' ||
    (SELECT string_agg(a.attname, ',' ORDER BY k.nth) FROM unnest(i.indkey) WITH ORDINALITY AS k(attnum, nth)
        JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attnum) ||
    CASE WHEN i.indisunique AND NOT i.indisprimary THEN ' unique' ELSE '' END ||
    CASE WHEN i.indpred IS NOT NULL THEN ' partial' ELSE '' END
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relnamespace = 'public'::regnamespace AND t.relname <> '_sqlx_migrations'
UNION ALL
SELECT 'reference ' || t.relname || '.' || a.attname || ' ' || o.relname || '.' || b.attname
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class o ON o.oid = c.confrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
    JOIN pg_attribute b ON b.attrelid = o.oid AND b.attnum = c.confkey[1] WHERE c.contype = 'f'
UNION ALL
SELECT 'checks ' || t.relname || ' ' || count(*) FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    WHERE c.contype = 'c' AND t.relnamespace = 'public'::regnamespace GROUP BY t.relname
UNION ALL
SELECT 'version ' || max(version) FROM _sqlx_migrations;";

fn server() -> Server {
    let server = Server::start("").unwrap();
    server.must("postgres", "CREATE DATABASE games").unwrap();
    server
}

fn address(server: &Server, role: &str) -> DatabaseAddress {
    let url = server.url("games").replace("rokugan@", role);
    url.parse().unwrap()
}

async fn open(server: &Server) -> Result<Store, Closed> {
    Store::open(address(server, "rokugan@"), Arc::new(SystemClock)).await
}

#[tokio::test]
async fn both_engines_have_the_same_schema() {
    let room = tempfile::tempdir().unwrap();
    let file = room.path().join("t.sqlite");
    let of_file = Store::open(&file, Arc::new(SystemClock)).await.unwrap();
    of_file.close().await;
    let mut sqlite = std::process::Command::new("sqlite3");
    let said = sqlite.arg(&file).arg(OF_SQLITE).output().unwrap();
    let of_file = lines(&String::from_utf8(said.stdout).unwrap());
    let server = server();
    open(&server).await.unwrap().close().await;
    let of_server = lines(&server.must("games", OF_POSTGRES).unwrap());
    assert!(of_file.len() > 150, "{of_file:#?}");
    let only = |these: &Lines, those: &Lines| -> Vec<String> {
        these.difference(those).cloned().collect()
    };
    assert_eq!(
        (only(&of_file, &of_server), only(&of_server, &of_file)),
        (Vec::new(), Vec::new())
    );
}

/// Everything that keeps a server's database closed is said in one line, with what to do and without the password.
#[tokio::test]
async fn a_database_of_a_server_is_refused_in_clear_words() {
    let server = server();
    let refusal = async |role: &str| {
        let clock = Arc::new(SystemClock);
        let Err(closed) = Store::open(address(&server, role), clock).await else {
            panic!("{role} was let in");
        };
        let said = closed.to_string();
        assert!(!said.contains("s3cret") && !said.contains('\n'), "{said}");
        said
    };
    let sql = |line: &str| server.must("games", line).unwrap();
    sql(
        "CREATE ROLE guest LOGIN; CREATE ROLE crowd LOGIN CONNECTION LIMIT 0;
         CREATE ROLE reader LOGIN; ALTER ROLE reader SET default_transaction_read_only = on;
         CREATE ROLE locked LOGIN PASSWORD 'other';",
    );
    assert!(refusal("guest@").await.contains("make it the owner"));
    assert!(refusal("crowd@").await.contains("max_connections"));
    assert!(refusal("reader@").await.contains("read-only"));
    server.let_in_by_password("locked").unwrap();
    let said = refusal("locked:s3cret@").await;
    assert!(said.contains("refuses the name or the password"), "{said}");
    open(&server).await.unwrap().close().await;
    sql("INSERT INTO _sqlx_migrations VALUES (99, 'future', now(), true, '\\x00', 0)");
    let said = refusal("rokugan@").await;
    assert!(
        said.contains("schema 99") && said.contains("newer"),
        "{said}"
    );
    sql("DELETE FROM _sqlx_migrations WHERE version = 99");
    server
        .must("postgres", "DROP DATABASE games WITH (FORCE)")
        .unwrap();
    assert!(refusal("rokugan@").await.contains("createdb"));
    let at = address(&server, "locked:s3cret@");
    drop(server);
    let Err(closed) = Store::open(at, Arc::new(SystemClock)).await else {
        panic!("nobody is there");
    };
    let said = closed.to_string();
    assert!(
        said.contains("no server answers") && !said.contains("s3cret"),
        "{said}"
    );
}

/// The connections that hold or want something of the database, but for the one that asks.
const OTHERS: &str = "FROM pg_stat_activity WHERE datname = 'games' AND pid <> pg_backend_pid()";

#[tokio::test]
async fn a_second_process_waits_and_is_refused_and_one_that_was_replaced_cannot_write() {
    let server = server();
    let first = open(&server).await.unwrap();
    let Err(closed) = open(&server).await else {
        panic!("two processes on one database");
    };
    assert!(matches!(closed.reason(), Reason::InUse), "{closed}");
    // The first loses its connections, and another process takes over.
    server
        .must(
            "games",
            &format!("SELECT pg_terminate_backend(pid) {OTHERS}"),
        )
        .unwrap();
    let second = open(&server).await.unwrap();
    let mut tx = second.write().await.unwrap();
    tx.set_meta("who", "second").await.unwrap();
    tx.commit().await.unwrap();
    let mut late = first.write().await;
    if late.as_ref().is_err_and(Fault::passes) {
        late = first.write().await;
    }
    assert!(late.is_err_and(|fault| !fault.passes()));
    assert_eq!(second.meta("who").await.unwrap().unwrap(), "second");
}

/// Every connection is lost, twice: whoever asks is told to try again, and then it works.
#[tokio::test]
async fn lost_connections_are_made_anew() {
    let server = server();
    let store = open(&server).await.unwrap();
    for round in 0..2 {
        server
            .must(
                "games",
                &format!("SELECT pg_terminate_backend(pid) {OTHERS}"),
            )
            .unwrap();
        let mut made = 0;
        for _ in 0..8 {
            match store.write().await {
                Ok(mut tx) => {
                    tx.set_meta("round", &round.to_string()).await.unwrap();
                    tx.commit().await.unwrap();
                    made += 1;
                }
                Err(fault) => assert!(fault.passes()),
            }
        }
        assert!(made >= 7, "{made}");
        let mut read = store.meta("round").await;
        for _ in 0..4 {
            read = match read {
                Err(fault) if fault.passes() => store.meta("round").await,
                read => read,
            };
        }
        assert_eq!(read.unwrap(), Some(round.to_string()));
    }
}

/// The server keeps a transaction, and the connection is lost before it says so: it is not taken for failed.
#[tokio::test]
async fn a_commit_without_an_answer_is_asked_about() {
    let server = server();
    let store = open(&server).await.unwrap();
    // The commit waits for a standby that is not there, after it was kept here.
    server
        .must(
            "games",
            "ALTER SYSTEM SET synchronous_standby_names = 'nobody'",
        )
        .unwrap();
    server.must("games", "SELECT pg_reload_conf()").unwrap();
    let shown = || {
        server
            .must("games", "SHOW synchronous_standby_names")
            .unwrap()
    };
    while shown().trim() != "nobody" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut tx = store.write().await.unwrap();
    tx.set_meta("kept", "yes").await.unwrap();
    let kept = tokio::spawn(tx.commit());
    let waiting = format!("{OTHERS} AND wait_event = 'SyncRep'");
    loop {
        let count = server
            .must("games", &format!("SELECT count(*) {waiting}"))
            .unwrap();
        if count.trim() == "1" {
            break;
        }
        assert!(!kept.is_finished(), "the commit waits");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server
        .must(
            "games",
            &format!("SELECT pg_terminate_backend(pid) {waiting}"),
        )
        .unwrap();
    server
        .must("games", "ALTER SYSTEM RESET synchronous_standby_names")
        .unwrap();
    server.must("games", "SELECT pg_reload_conf()").unwrap();
    kept.await.unwrap().unwrap();
    assert_eq!(store.meta("kept").await.unwrap().unwrap(), "yes");
}

/// A name with a character that PostgreSQL has not.
#[tokio::test]
async fn a_name_with_a_zero_is_kept_without_it() {
    let server = server();
    let clock = Arc::new(ManualClock::at(Millis(1)));
    let store = Store::open(address(&server, "rokugan@"), clock)
        .await
        .unwrap();
    let mut tx = store.write().await.unwrap();
    tx.meet(UserId(1), "a\0b", None).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(store.user(UserId(1)).await.unwrap().unwrap().name, "ab");
    assert_eq!(store.integrity().await.unwrap(), [""; 0]);
    store.close().await;
}

/// The server that writes is killed under load, and its standby takes over: whatever was acknowledged is there, and
/// whatever was refused is not.
#[tokio::test(flavor = "multi_thread")]
async fn a_standby_takes_over_and_nothing_acknowledged_is_lost() {
    let primary = server();
    open(&primary).await.unwrap().close().await;
    let standby = primary.standby().unwrap();
    let both = format!("{},{}", standby.url("games"), primary.url("games"));
    let both: DatabaseAddress = both.parse().unwrap();
    let store = Store::open(&both, Arc::new(SystemClock)).await.unwrap();
    tokio::spawn(store.clone().keep());
    let done = Arc::new(std::sync::Mutex::new(Vec::new()));
    let count = |done: &std::sync::Mutex<Vec<u64>>| done.lock().unwrap().len();
    let tasks: Vec<_> = (0..3u64)
        .map(|task| {
            let (store, done) = (store.clone(), Arc::clone(&done));
            tokio::spawn(async move {
                let mut refused = 0;
                for number in (0..150).map(|nth| 1 + task * 1_000 + nth) {
                    loop {
                        let made = async {
                            let mut tx = store.write().await?;
                            let first = tx.first_time(InteractionId(number), TableId::from_db(1));
                            assert!(first.await?, "{number} was refused, and made");
                            tx.commit().await
                        };
                        match made.await {
                            Ok(()) => break,
                            Err(fault) => assert!(fault.passes()),
                        }
                        refused += 1;
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                    done.lock().unwrap().push(number);
                }
                refused
            })
        })
        .collect();
    while count(&done) < 100 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    primary.die().unwrap();
    standby.must("games", "SELECT pg_promote()").unwrap();
    let mut refused = 0;
    for task in tasks {
        refused += task.await.unwrap();
    }
    assert_eq!(count(&done), 450);
    let kept = standby
        .must("games", "SELECT id FROM interactions ORDER BY id")
        .unwrap();
    let kept: Vec<u64> = kept.lines().map(|line| line.parse().unwrap()).collect();
    let mut acknowledged = done.lock().unwrap().clone();
    acknowledged.sort_unstable();
    let lost: Vec<&u64> = acknowledged
        .iter()
        .filter(|number| !kept.contains(number))
        .collect();
    let more: Vec<&u64> = kept
        .iter()
        .filter(|number| !acknowledged.contains(number))
        .collect();
    assert!(
        lost.is_empty() && more.is_empty(),
        "lost {lost:?}, made up {more:?}"
    );
    println!("{refused} attempts were refused meanwhile");
}
