//! Bad input: every one a clear refusal, no change, no ping, no leak.

use standin::Given;
use standin::world::Permissions;

use crate::stage::*;

/// B01 B02 B03 B04 B05 B18: buttons of others, forged ids, wrong tables.
#[tokio::test(flavor = "multi_thread")]
async fn forged_stale_and_foreign_buttons_do_nothing() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan", "Chiyo"]).await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let stranger = stage.discord.user("Stranger");
    let id = panel.custom_ids()[0].clone();
    // A stranger with somebody's id gets a refusal and nothing of the hand.
    let post = stage.public("The table begins").await;
    let said = stranger
        .forge(post.id, &id, &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("no seat at this table"),
        "{}",
        said.text()
    );
    // Another seat pressing it sees only its own panel, never in the public message.
    let said = users[1]
        .forge(post.id, &id, &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(said.is_ephemeral(), "{said:?}");
    for forged in [
        "v1|1|0|c.nothing",
        "v1|999|0|@turn",
        "v2|1|0|m",
        "v1|1|0",
        "x",
        "v1|1|0|m|m",
        "v1|-1|0|m",
        "v1|1|99999999999|m",
        &format!("v1|1|0|m.{}", "x".repeat(92)),
    ] {
        let said = users[0]
            .forge(post.id, forged, &[])
            .unwrap()
            .reply()
            .await
            .unwrap();
        assert!(said.is_ephemeral(), "{forged}: {said:?}");
        let words = said.text();
        assert!(
            words.contains("older version")
                || words.contains("not among the legal")
                || words.contains("no such table"),
            "{forged}: {words}"
        );
    }
    // B19: values that were never offered.
    let root = id.split("|m").next().unwrap().to_owned() + "|m";
    let said = users[0]
        .forge(post.id, &root, &["nonsense"])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.text().contains("not among the legal"),
        "{}",
        said.text()
    );
    let status = say(&stranger
        .slash(stage.channel, "rokugan status", &[])
        .unwrap())
    .await;
    assert!(status.contains("under way"), "{status}");
}

/// F20 F22 F23 checks 4 and 5: the same press twice, and one from long ago.
#[tokio::test(flavor = "multi_thread")]
async fn double_and_ten_turns_old_presses_take_effect_once() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan", "Chiyo"]).await;
    let mut chance = Chance(5);
    let mut panel = users[0].wait_dm(SOON, offers).await.unwrap();
    while !panel.custom_ids()[0].contains("|c.") {
        panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    }
    let confirm = panel.custom_ids()[0].clone();
    // Two devices, twenty presses: one effect.
    let asked: Vec<_> = (0..20)
        .map(|_| users[0].forge(panel.id, &confirm, &[]).unwrap())
        .collect();
    for press in &asked {
        press.reply().await.unwrap();
    }
    let answers = stage.discord.traffic().entries();
    let done = answers
        .iter()
        .filter(|entry| entry.body.to_string().contains("Done: "));
    assert_eq!(done.count(), 1);
    // F21: the other two choose at the same moment, with panels from before.
    let (one, two) = (
        users[1].wait_dm(SOON, offers).await.unwrap(),
        users[2].wait_dm(SOON, offers).await.unwrap(),
    );
    let one = click(&users[1], &one, &mut chance).reply().await.unwrap();
    let two = click(&users[2], &two, &mut chance).reply().await.unwrap();
    let (a, b) = (
        click(&users[1], &one, &mut chance),
        click(&users[2], &two, &mut chance),
    );
    assert!(say(&a).await.contains("Done:"), "first of two at once");
    assert!(say(&b).await.contains("Done:"), "second of two at once");
    // Ten turns later the first button is old: refused, with the current state attached.
    for _ in 0..40 {
        for user in &users {
            if let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
                click(user, &seen, &mut chance).reply().await.unwrap();
            }
        }
    }
    let said = users[0]
        .forge(panel.id, &confirm, &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.text().contains("moved on") || said.text().contains("not your turn"),
        "{}",
        said.text()
    );
    assert!(said.text().contains("Your hand"), "the panel is attached");
}

/// B06 B07 B08 B09 B10 and the authorisation of every managing command.
#[tokio::test(flavor = "multi_thread")]
async fn only_host_and_managers_manage() {
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
            .contains("no clan"),
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
            .contains("everybody's secrets")
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

/// B11 to B17: moves in notation that cannot be.
#[tokio::test(flavor = "multi_thread")]
async fn bad_moves_are_refused_with_the_reason() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let long = "x".repeat(150);
    for bad in [
        "keep",
        "keep nothing",
        "control atlantis",
        "A9 lion_west",
        "A1 sea>lion_west",
        "",
        "-",
        "18446744073709551616",
        "A1 -1",
        "NaN",
        "pass pass",
        "|v1|",
        long.as_str(),
        "@everyone",
        "control lion_west",
    ] {
        let Ok(asked) = users[0].slash(stage.channel, "rokugan play", &[("move", text(bad))])
        else {
            continue;
        };
        let said = asked.reply().await.unwrap();
        assert!(
            said.is_ephemeral() && !said.text().contains("Done:"),
            "{bad}: {}",
            said.text()
        );
        assert!(said.pinged.users.is_empty() && !said.pinged.everyone);
    }
    // Autocomplete offers what is legal, for this seat only, and everything offered is accepted.
    let offered = users[0]
        .autocomplete(
            stage.channel,
            "rokugan play",
            &[("move", text("keep"))],
            "move",
        )
        .unwrap()
        .choices()
        .await
        .unwrap();
    assert_eq!(offered.len(), 2, "{offered:?}");
    let watcher = stage
        .discord
        .user("Watcher")
        .autocomplete(stage.channel, "rokugan play", &[("move", text(""))], "move")
        .unwrap();
    assert!(watcher.choices().await.unwrap().is_empty());
    let (_, value) = offered[0].clone();
    let value = value.clone();
    assert!(
        say(&users[0]
            .slash(stage.channel, "rokugan play", &[("move", text(&value))])
            .unwrap())
        .await
        .contains("Done:")
    );
    let waiting = users[0]
        .autocomplete(stage.channel, "rokugan play", &[("move", text(""))], "move")
        .unwrap()
        .choices()
        .await
        .unwrap();
    assert!(waiting[0].0.contains("Not your turn"), "{waiting:?}");
}

/// B21 to B24 and check 11: hostile names.
#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_ping_nobody_and_break_nothing() {
    let stage = Stage::open().await;
    let user = stage.discord.user("Ayame");
    let zalgo = format!("z{}", "\u{301}".repeat(90));
    let emoji = "😀".repeat(50);
    for name in [
        "@everyone <@&1> **x** [a](b)",
        "\u{202e}\u{2067}evil",
        emoji.as_str(),
        zalgo.as_str(),
        "`||</cmd:1> <t:0:R>",
        "# h\n> q",
    ] {
        user.rename(name);
        let said = user
            .slash(stage.channel, "rokugan new", &[("name", text(name))])
            .unwrap()
            .reply()
            .await
            .unwrap();
        assert!(said.text().contains("is open"), "{name}: {}", said.text());
        say(&user.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
        let asked = user
            .slash(stage.channel, "rokugan cancel", &[])
            .unwrap()
            .reply()
            .await
            .unwrap();
        say(&user
            .press(asked.id, &asked.button("Cancel the table").unwrap())
            .unwrap())
        .await;
    }
    stage.public("was cancelled").await;
    for post in stage.posts() {
        assert!(
            !post.pinged.everyone && post.pinged.roles.is_empty() && post.pinged.users.is_empty(),
            "{post:?}"
        );
        assert!(
            !post.text().contains("**x**") && !post.text().contains('\u{202e}'),
            "{}",
            post.text()
        );
    }
    let hidden = user
        .slash(
            stage.channel,
            "rokugan new",
            &[("name", text("\u{200b}\u{202e}"))],
        )
        .unwrap();
    assert!(say(&hidden).await.contains("no visible letter"));
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
}

/// Commands in a direct message: with one table it is found, with several it is chosen.
#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_find_the_table() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let dm = users[1].open_dm();
    assert!(
        say(&users[1].slash(dm, "rokugan hand", &[]).unwrap())
            .await
            .contains("Your hand")
    );
    assert!(
        say(&users[1].slash(dm, "rokugan new", &[]).unwrap())
            .await
            .contains("channels of a server"),
        "B10"
    );
    let second = stage.discord.channel(stage.guild, "second");
    say(&users[1]
        .slash(second, "rokugan new", &[("name", text("Other"))])
        .unwrap())
    .await;
    say(&users[1].slash(second, "rokugan join", &[]).unwrap()).await;
    assert!(
        say(&users[1].slash(dm, "rokugan hand", &[]).unwrap())
            .await
            .contains("several tables")
    );
    let tables = users[1]
        .autocomplete(dm, "rokugan hand", &[("table", text(""))], "table")
        .unwrap()
        .choices()
        .await
        .unwrap();
    assert_eq!(tables.len(), 2, "{tables:?}");
    let id = tables[0].1.clone();
    assert!(
        say(&users[1]
            .slash(dm, "rokugan hand", &[("table", text(&id))])
            .unwrap())
        .await
        .contains("Your hand")
    );
    for bad in ["0", "-1", "99999999999999999999", "x", "2 OR 1=1"] {
        assert!(
            say(&users[1]
                .slash(dm, "rokugan hand", &[("table", text(bad))])
                .unwrap())
            .await
            .contains("no such table")
        );
    }
    let mine = say(&users[1].slash(dm, "rokugan mine", &[]).unwrap()).await;
    assert!(
        mine.contains("it is your turn") && mine.contains("gathering"),
        "{mine}"
    );
    let help = say(&users[1].slash(dm, "rokugan help", &[]).unwrap()).await;
    assert!(
        help.contains("It is my turn") && help.contains("Other"),
        "{help}"
    );
    assert!(
        say(&users[1].slash(dm, "rokugan rules", &[]).unwrap())
            .await
            .contains("2 to 5 players")
    );
}

/// My data: exported to me, and deleted without destroying the table of the others.
#[tokio::test(flavor = "multi_thread")]
async fn data_is_exported_and_deleted_on_request() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let export = users[1]
        .slash(
            stage.channel,
            "rokugan privacy",
            &[("action", Given::Whole(0))],
        )
        .unwrap();
    let export = export.reply().await.unwrap();
    let data = String::from_utf8_lossy(&export.pictures[0].bytes).into_owned();
    assert!(
        data.contains(&users[1].id().to_string()) && data.contains("Botan"),
        "{data}"
    );
    assert!(
        !data.contains(&users[0].id().to_string()),
        "nothing about others"
    );
    let asked = users[1]
        .slash(
            stage.channel,
            "rokugan privacy",
            &[("action", Given::Whole(1))],
        )
        .unwrap();
    let asked = asked.reply().await.unwrap();
    let said = say(&users[1]
        .press(asked.id, &asked.button("Delete my data").unwrap())
        .unwrap())
    .await;
    assert!(said.contains("One table plays on"), "{said}");
    assert!(
        say(&users[1].slash(stage.channel, "rokugan hand", &[]).unwrap())
            .await
            .contains("no seat")
    );
    stage.public("a computer daimyo plays on").await;
    let hand = say(&users[0].slash(stage.channel, "rokugan hand", &[]).unwrap()).await;
    assert!(hand.contains("It is your turn"), "{hand}");
}
