//! The bot on a PostgreSQL server: moving there and back, and a server that goes away.

use rokugan::test_database::{self, Server};

use crate::harness::*;

/// A server with an empty database, and its address.
fn server() -> (Server, String) {
    let server = Server::start("").unwrap();
    server.must("postgres", "CREATE DATABASE games").unwrap();
    let address = server.url("games");
    (server, address)
}

/// Everything moves to a server, is played on there, and moves back; never while a bot runs, and never onto something.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_moves_to_a_server_and_back() {
    if test_database::skipped("it brings its own server") {
        return;
    }
    let ((_server, there), mut chance) = (server(), Chance(5));
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.first_move(&users[0]).await;
    harness.outbox_is_empty().await;
    let moves = |harness: &Harness, to: &str| {
        let out = harness.command("move").env("ROKUGAN_MOVE_TO", to).output();
        let out = out.unwrap();
        let said = String::from_utf8_lossy(&out.stdout).into_owned()
            + &String::from_utf8_lossy(&out.stderr);
        (out.status.success(), said)
    };
    let (done, said) = moves(&harness, &there);
    assert!(
        !done && said.contains("another rokugan is running"),
        "{said}"
    );
    harness.kill();
    let (done, said) = moves(&harness, &there);
    assert!(
        done && said.contains("1 tables replayed on both sides"),
        "{said}"
    );
    let (done, said) = moves(&harness, &there);
    assert!(!done && said.contains("is not empty"), "{said}");
    harness.moved_to = Some(there);
    harness.start().await;
    harness.first_move(&users[1]).await;
    harness.kill();
    harness.doctor();
    let back = harness
        .dir
        .join("back.sqlite")
        .to_string_lossy()
        .into_owned();
    let (done, said) = moves(&harness, &back);
    assert!(done && said.contains("1 tables replayed"), "{said}");
    harness.moved_to = Some(back);
    harness.start().await;
    let first = turn_in_channel(&harness, &users[0], &mut chance).await;
    assert!(first || turn_in_channel(&harness, &users[1], &mut chance).await);
    harness.kill();
    harness.doctor();
}

/// The server crashes and is away for a while: whoever asks is told that we are busy, nothing changes, and when it is
/// back the same move can be made. Nothing is lost or said twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_goes_away_is_waited_for() {
    if test_database::skipped("it brings its own server") {
        return;
    }
    let (server, there) = server();
    let mut harness = Harness::without_bot().await;
    harness.moved_to = Some(there);
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    for round in 0..2 {
        let (user, other) = (&users[round], &users[1 - round]);
        let first = harness.moves(user, "").await.swap_remove(0);
        let play = [("move", text(&first))];
        server.stop().unwrap();
        for _ in 0..2 {
            let asked = user.slash(harness.channel, "rokugan play", &play).unwrap();
            let said = asked.reply().await.unwrap();
            assert!(!asked.failed(), "acknowledged in time");
            assert!(
                said.is_ephemeral() && said.text().contains("busy"),
                "{}",
                said.text()
            );
            let asked = other.slash(harness.channel, "rokugan hand", &[]).unwrap();
            let said = reply_text(&asked).await;
            assert!(said.contains("busy"), "{said}");
        }
        server.again().unwrap();
        let mut said = String::new();
        for _ in 0..20 {
            let asked = user.slash(harness.channel, "rokugan play", &play).unwrap();
            said = reply_text(&asked).await;
            if !said.contains("busy") {
                break;
            }
        }
        assert!(said.contains("Done:"), "{said}");
        let acts = server
            .must("games", "SELECT count(*) FROM journal")
            .unwrap();
        assert_eq!(acts.trim(), (round + 1).to_string());
    }
    let posts = |_: &_| {
        let count = server.must("games", "SELECT count(*) FROM outbox").ok()?;
        (count.trim() == "0").then_some(())
    };
    let empty = harness.discord.until(SOON, "an empty outbox", posts);
    empty.await.unwrap();
    let posted: String = harness
        .posts()
        .iter()
        .map(|post| post.text() + "\n")
        .collect();
    assert_eq!(
        posted.matches("has chosen an objective").count(),
        2,
        "{posted}"
    );
    assert!(!harness.log().contains("panicked"));
    harness.kill();
    harness.doctor();
}
