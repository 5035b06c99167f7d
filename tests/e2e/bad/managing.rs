//! Managing by those who may not, and what cannot be managed.

use standin::Given;
use standin::world::Permissions;

use crate::stage::*;

/// B06 B07 B08 B09 B10 and the authorisation of every managing command.
#[tokio::test(flavor = "multi_thread")]
async fn b04_b06_b07_b08_b09_only_host_and_managers_manage() {
    let stage = Stage::open().await;
    let (host, guest, stranger) = (
        stage.discord.user("Ayame"),
        stage.discord.user("Botan"),
        stage.discord.user("Stranger"),
    );
    let manager = stage.discord.user("Manager");
    stage.discord.role(
        stage.guild,
        "managers",
        Permissions::MANAGE_GUILD,
        &[&manager],
    );
    let ask = async |user: &standin::User, line: &str, given: &[(&str, Given)]| {
        say(&user.slash(stage.channel, line, given).unwrap()).await
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
    ask(&guest, "rokugan join", &[("clan", text("crane"))]).await;
    assert!(
        ask(&guest, "rokugan join", &[])
            .await
            .contains("already has a seat"),
        "B08"
    );
    assert!(
        ask(&host, "rokugan join", &[("clan", text("crane"))])
            .await
            .contains("is taken")
    );
    assert!(
        ask(&host, "rokugan join", &[("clan", text("@everyone"))])
            .await
            .contains("no side"),
        "B12"
    );
    ask(&host, "rokugan join", &[("clan", text("  LION "))]).await;
    assert!(
        ask(&host, "rokugan kick", &[("user", Given::User(host.id()))])
            .await
            .contains("cannot be removed"),
        "B07"
    );
    for (who, may) in [(&guest, false), (&stranger, false), (&host, true)] {
        let said = ask(who, "rokugan add-ai", &[]).await;
        assert_eq!(said.contains("computer daimyo plays"), may, "{said}");
    }
    assert!(
        ask(&stranger, "rokugan join", &[])
            .await
            .contains("seats are taken"),
        "B08 full"
    );
    for (who, may) in [(&guest, false), (&stranger, false), (&manager, true)] {
        let said = ask(who, "rokugan remove-ai", &[("clan", text("crab"))]).await;
        assert_eq!(said.contains("is gone"), may, "{said}");
    }
    ask(&host, "rokugan add-ai", &[]).await;
    assert!(
        ask(&stranger, "rokugan start", &[])
            .await
            .contains("no seat")
    );
    ask(&host, "rokugan start", &[]).await;
    assert!(
        ask(&stranger, "rokugan join", &[])
            .await
            .contains("under way"),
        "B08 after start"
    );
    for who in [&guest, &stranger] {
        for (line, given) in [
            ("rokugan kick", vec![("user", Given::User(host.id()))]),
            (
                "rokugan replace",
                vec![("clan", text("lion")), ("user", Given::User(stranger.id()))],
            ),
            ("rokugan cancel", vec![]),
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
    // A former player has no seat any more.
    assert!(
        ask(&host, "rokugan kick", &[("user", Given::User(guest.id()))])
            .await
            .contains("Removed")
    );
    assert!(
        ask(&host, "rokugan kick", &[("user", Given::User(guest.id()))])
            .await
            .contains("Nobody"),
        "B07 twice"
    );
    assert!(ask(&guest, "rokugan hand", &[]).await.contains("no seat"));
    assert!(
        ask(
            &host,
            "rokugan replace",
            &[
                ("clan", text("crane")),
                ("user", Given::User(stranger.id()))
            ]
        )
        .await
        .contains("new player")
    );
    assert!(
        ask(&stranger, "rokugan hand", &[])
            .await
            .contains("Your hand")
    );
    let asked = manager
        .slash(stage.channel, "rokugan cancel", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let sure = asked.button("Cancel the table").unwrap();
    let post = stage.posts().pop().unwrap();
    assert!(
        say(&guest.forge(post.id, &sure, &[]).unwrap())
            .await
            .contains("Only the table's host")
    );
    assert!(
        say(&manager.press(asked.id, &sure).unwrap())
            .await
            .contains("is cancelled")
    );
    assert!(ask(&host, "rokugan hand", &[]).await.contains("is over"));
}
