//! There and back again, interrupted and refused.

use std::sync::Arc;

use super::*;
use crate::clock::SystemClock;
use crate::id::{ChannelId, TableId, UserId};
use crate::store::{DatabaseAddress, Destination, Lane, Urgency};
use crate::test_database::Server;

async fn open(at: &DatabaseAddress) -> Store {
    Store::open(at, Arc::new(SystemClock)).await.unwrap()
}

/// A store with something of every kind of value: numbers, texts with odd characters, bytes, and nothing.
async fn filled(at: &DatabaseAddress) -> Store {
    let store = open(at).await;
    let mut tx = store.write().await.unwrap();
    tx.meet(UserId(7), "Żółć \t\\ '\" 嵐\0", Some("pl"))
        .await
        .unwrap();
    tx.meet(UserId(8), "x", None).await.unwrap();
    tx.set_meta("application", "4711").await.unwrap();
    let table = TableId::from_db(1);
    let place = Destination::Channel(ChannelId(9));
    for _ in 0..BATCH + 3 {
        let how = (Lane::Line, Urgency::Turn);
        tx.post(table, place, how, "{}").await.unwrap();
    }
    tx.run("UPDATE outbox SET unsure_since = 5 WHERE id = 2".into())
        .await
        .unwrap();
    let seed = "'0123456789abcdef0123456789abcdef'";
    let bytes = match &store.pools {
        Engine::Sqlite(_) => format!("CAST({seed} AS BLOB)"),
        Engine::Postgres(_) => format!("CAST({seed} AS BYTEA)"),
    };
    tx.run(format!(
        "INSERT INTO tables (channel, host, name, title, rules, options, seats, stage, seed, created_at, moved_at)
         VALUES (9, 7, 'T', 'any title', 1, '{{}}', 2, 'lobby', {bytes}, 1, 2)"
    ))
    .await
    .unwrap();
    tx.commit().await.unwrap();
    store
}

async fn sums(store: &Store) -> Vec<Sum> {
    let mut sums = Vec::new();
    for table in TABLES {
        let columns = store.columns(table).await.unwrap();
        sums.push(store.sum(table, &columns).await.unwrap());
    }
    sums
}

fn places() -> (tempfile::TempDir, Server, [DatabaseAddress; 3]) {
    let room = tempfile::tempdir().unwrap();
    let server = Server::start("").unwrap();
    server.must("postgres", "CREATE DATABASE games").unwrap();
    let file = |name: &str| DatabaseAddress::File(room.path().join(name));
    let there = server.url("games").parse().unwrap();
    let all = [file("from.sqlite"), there, file("back.sqlite")];
    (room, server, all)
}

/// Every table is moved, and comes back as it was; the next row of each gets the next number.
#[tokio::test]
async fn everything_moves_to_a_server_and_back() {
    let (_room, server, [from, there, back]) = places();
    let source = filled(&from).await;
    let before = sums(&source).await;
    let listed: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%sqlx%'",
    )
    .fetch_all(match source.db() {
        Engine::Sqlite(db) => db,
        Engine::Postgres(_) => panic!("a file"),
    })
    .await
    .unwrap();
    let mut known = TABLES.map(str::to_owned).to_vec();
    let mut listed = listed;
    known.sort();
    listed.sort();
    assert_eq!(known, listed, "no table is forgotten");
    let on_server = Store::open_to_move(&there, Arc::new(SystemClock))
        .await
        .unwrap();
    assert!(on_server.is_free().await.unwrap());
    let rows = source.copy_into(&on_server).await.unwrap();
    assert!(rows > BATCH as u64);
    on_server.moved().await.unwrap();
    assert_eq!(sums(&on_server).await, before);
    assert!(!on_server.is_free().await.unwrap());
    let returned = Store::open_to_move(&back, Arc::new(SystemClock))
        .await
        .unwrap();
    on_server.copy_into(&returned).await.unwrap();
    returned.moved().await.unwrap();
    assert_eq!(sums(&returned).await, before);
    assert_eq!(sums(&source).await, before, "the old one is left as it was");
    for store in [&source, &on_server, &returned] {
        let mut tx = store.write().await.unwrap();
        let how = (Lane::Line, Urgency::Turn);
        let place = Destination::User(UserId(8));
        tx.post(TableId::from_db(1), place, how, "{}")
            .await
            .unwrap();
        tx.commit().await.unwrap();
        let next = store.items(place).await.unwrap();
        assert_eq!(next.first().unwrap().id, BATCH as i64 + 4);
    }
    for store in [source, on_server, returned] {
        store.close().await;
    }
    drop(server);
}

/// A move that was interrupted: nobody opens what is there, and the next attempt begins anew.
#[tokio::test]
async fn an_interrupted_move_is_closed_until_it_is_repeated() {
    let (_room, _server, [from, there, _]) = places();
    let source = filled(&from).await;
    let before = sums(&source).await;
    let half = Store::open_to_move(&there, Arc::new(SystemClock))
        .await
        .unwrap();
    let mut tx = half.write().await.unwrap();
    tx.set_meta(MOVING, "1").await.unwrap();
    tx.meet(UserId(99), "left behind", None).await.unwrap();
    tx.commit().await.unwrap();
    half.close().await;
    drop(half);
    let Err(closed) = Store::open(&there, Arc::new(SystemClock)).await else {
        panic!("half a database was opened");
    };
    assert!(closed.to_string().contains("repeat it"), "{closed}");
    let again = Store::open_to_move(&there, Arc::new(SystemClock))
        .await
        .unwrap();
    assert!(again.is_free().await.unwrap());
    source.copy_into(&again).await.unwrap();
    again.moved().await.unwrap();
    assert_eq!(sums(&again).await, before);
    again.close().await;
    drop(again);
    open(&there).await.close().await;
}

/// A copy that is not the same is noticed.
#[tokio::test]
async fn a_copy_that_differs_is_not_accepted() {
    let (_room, server, [from, there, _]) = places();
    let source = filled(&from).await;
    let target = Store::open_to_move(&there, Arc::new(SystemClock))
        .await
        .unwrap();
    server
        .must(
            "games",
            "CREATE FUNCTION wrong() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN NEW.tries := 1; RETURN NEW; END$$;
             CREATE TRIGGER wrong BEFORE INSERT ON outbox FOR EACH ROW WHEN (NEW.id = 3) EXECUTE FUNCTION wrong()",
        )
        .unwrap();
    assert!(source.copy_into(&target).await.is_err());
    assert!(target.meta(MOVING).await.unwrap().is_some());
}
