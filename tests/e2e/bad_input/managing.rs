//! Managing commands by people who may not use them, and managing that is not possible.

use standin::Given;
use standin::world::Permissions;

use crate::harness::*;

/// B04 B05 B06 B07 B08 B09 B12: every managing command by those who may and those who may not.
#[tokio::test(flavor = "multi_thread")]
async fn b04_b05_b06_b07_b08_b09_b12_only_host_and_managers_manage() {
    let harness = Harness::open().await;
    let (host, guest, stranger) = (
        harness.discord.user("Ayame"),
        harness.discord.user("Botan"),
        harness.discord.user("Stranger"),
    );
    let manager = harness.discord.user("Manager");
    harness.discord.role(
        harness.guild,
        "managers",
        Permissions::MANAGE_GUILD,
        &[&manager],
    );
    let ask = async |user: &standin::User, line: &str, given: &[(&str, Given)]| {
        reply_text(&user.slash(harness.channel, line, given).unwrap()).await
    };
    assert!(
        ask(&guest, "rokugan status", &[])
            .await
            .contains("no table in this channel")
    );
    ask(&host, "rokugan new", &[("seats", Given::Whole(3))]).await;
    assert!(
        ask(&guest, "rokugan new", &[])
            .await
            .contains("already has a live table"),
        "B09"
    );
    ask(&guest, "rokugan join", &[("side", text("crane"))]).await;
    assert!(
        ask(&guest, "rokugan join", &[])
            .await
            .contains("already has a seat"),
        "B08"
    );
    assert!(
        ask(&host, "rokugan join", &[("side", text("crane"))])
            .await
            .contains("is taken")
    );
    assert!(
        ask(&host, "rokugan join", &[("side", text("@everyone"))])
            .await
            .contains("no side"),
        "B12"
    );
    ask(&host, "rokugan join", &[("side", text("  LION "))]).await;
    assert!(
        ask(
            &host,
            "rokugan manage kick",
            &[("user", Given::User(host.id()))]
        )
        .await
        .contains("cannot be removed"),
        "B07"
    );
    for (who, may) in [(&guest, false), (&stranger, false), (&host, true)] {
        let said = ask(who, "rokugan computer add", &[]).await;
        assert_eq!(said.contains("computer daimyo plays"), may, "{said}");
    }
    assert!(
        ask(&stranger, "rokugan join", &[])
            .await
            .contains("seats are taken"),
        "B08 full"
    );
    for (who, may) in [(&guest, false), (&stranger, false), (&manager, true)] {
        let said = ask(who, "rokugan computer remove", &[("side", text("crab"))]).await;
        assert_eq!(said.contains("is gone"), may, "{said}");
    }
    ask(&host, "rokugan computer add", &[]).await;
    assert!(
        ask(&stranger, "rokugan start", &[])
            .await
            .contains("no seat")
    );
    for who in [&host, &guest] {
        ask(who, "rokugan start", &[]).await;
    }
    assert!(
        ask(&stranger, "rokugan join", &[])
            .await
            .contains("under way"),
        "B08 after start"
    );
    for who in [&guest, &stranger] {
        for (line, given) in [
            (
                "rokugan manage kick",
                vec![("user", Given::User(host.id()))],
            ),
            (
                "rokugan manage replace",
                vec![("side", text("lion")), ("user", Given::User(stranger.id()))],
            ),
            ("rokugan manage cancel", vec![]),
        ] {
            assert!(
                ask(who, line, &given)
                    .await
                    .contains("Only the table's host"),
                "B06 {line}"
            );
        }
    }
    assert!(
        ask(&guest, "rokugan settings", &[("pace", text("2h"))])
            .await
            .contains("Manage Server")
    );
    assert!(
        ask(&manager, "rokugan settings", &[("pace", text("2h"))])
            .await
            .contains("2 hours")
    );
    for line in ["rokugan hand", "rokugan undo", "rokugan resign"] {
        assert!(
            ask(&stranger, line, &[]).await.contains("no seat"),
            "B04 {line}"
        );
        assert!(
            ask(&manager, line, &[]).await.contains("no seat"),
            "B05 {line}"
        );
    }
    assert!(
        ask(&guest, "rokugan export", &[])
            .await
            .contains("What you have seen")
    );
    // Nobody who plays is removed by one person's word.
    assert!(
        ask(
            &host,
            "rokugan manage kick",
            &[("user", Given::User(guest.id()))]
        )
        .await
        .contains("A vote is open")
    );
    assert!(ask(&guest, "rokugan hand", &[]).await.contains("Your hand"));
    let vote = harness.public("**Vote:**").await;
    let yes = vote.button("Yes").unwrap();
    let passed = guest.press(vote.id, &yes).unwrap();
    assert!(reply_text(&passed).await.contains("has passed"));
    // A former player has no seat any more.
    assert!(
        ask(
            &host,
            "rokugan manage kick",
            &[("user", Given::User(guest.id()))]
        )
        .await
        .contains("Nobody"),
        "B07 twice"
    );
    assert!(ask(&guest, "rokugan hand", &[]).await.contains("no seat"));
    // Whoever never used us is neither stored nor written to.
    let replace = [
        ("side", text("crane")),
        ("user", Given::User(stranger.id())),
    ];
    let said = ask(&host, "rokugan manage replace", &replace).await;
    assert!(said.contains("never used me"), "{said}");
    let id = stranger.id();
    let stored = harness.query(&format!("SELECT count(*) FROM users WHERE id = {id}"));
    assert_eq!((stored.trim(), stranger.dms().len()), ("0", 0));
    let contrast = [("contrast", Given::Yes(true))];
    ask(&stranger, "rokugan settings", &contrast).await;
    let said = ask(&host, "rokugan manage replace", &replace).await;
    assert!(said.contains("new player"), "{said}");
    assert!(
        ask(&stranger, "rokugan hand", &[])
            .await
            .contains("Your hand")
    );
    let asked = manager
        .slash(harness.channel, "rokugan manage cancel", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let sure = asked.button("Cancel the table").unwrap();
    let post = harness.posts().pop().unwrap();
    assert!(
        reply_text(&guest.forge(post.id, &sure, &[]).unwrap())
            .await
            .contains("Only the table's host")
    );
    assert!(
        reply_text(&manager.press(asked.id, &sure).unwrap())
            .await
            .contains("is cancelled")
    );
    assert!(ask(&host, "rokugan hand", &[]).await.contains("is over"));
}
