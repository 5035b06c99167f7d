//! Samurai through Discord: the second title takes the same path as the first.

use standin::User;

use crate::harness::*;

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_samurai_by_dm_clicks_alone() {
    let mut harness = Harness::open().await;
    let users: Vec<_> = ["Ayame", "Botan", "Chiyo"]
        .iter()
        .map(|name| harness.discord.user(name))
        .collect();
    let title = [("title", text("samurai"))];
    reply_text(
        &users[0]
            .slash(harness.channel, "rokugan new", &title)
            .unwrap(),
    )
    .await;
    for user in &users {
        let joined = reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        let colours = ["Gold", "Red", "Green", "Purple"];
        assert!(colours.iter().any(|c| joined.contains(c)), "{joined}");
    }
    harness.begin(&users).await;
    harness.public("The game begins").await;
    let clicks = play_by_dm(&harness, &users, &mut Chance(5)).await;
    println!("{clicks} clicks");
    let end = harness.public("The seed was").await;
    assert!(end.text().contains("figures"), "{}", end.text());
    // Everything public has words, and nothing in it is private.
    let posts: Vec<String> = harness.posts().iter().map(|post| post.text()).collect();
    let all = posts.join("\n");
    for said in [
        "was drawn to go first",
        "has chosen the starting tiles",
        "set up",
        " laid ",
        "captured",
        "leads",
    ] {
        assert!(all.contains(said), "{said}");
    }
    assert!(!all.contains("samurai-"), "a hole in the wording");
    let own = [
        "Your hand",
        "Your stack",
        "You start with",
        "You drew",
        "You captured",
    ];
    assert_eq!(harness.discord.traffic().leaks(&own), Vec::new());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    let export = users[2]
        .slash(harness.channel, "rokugan export", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    assert_eq!(record.title, "samurai");
    record.replay().unwrap();
    let rules = users[1].slash(harness.channel, "rokugan rules", &title);
    let rules = reply_text(&rules.unwrap()).await;
    assert!(rules.contains("2 to 4 players"), "{rules}");
    harness.kill();
    harness.doctor();
}

#[tokio::test(flavor = "multi_thread")]
async fn samurai_moves_are_typed_and_refusals_say_why() {
    let harness = Harness::open().await;
    let users = [harness.discord.user("Ayame"), harness.discord.user("Botan")];
    let asked = [
        ("title", text("samurai")),
        (
            "options",
            text(r#"{"quick_hands":true,"quick_figures":true}"#),
        ),
    ];
    reply_text(
        &users[0]
            .slash(harness.channel, "rokugan new", &asked)
            .unwrap(),
    )
    .await;
    for user in &users {
        reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    }
    harness.begin(&users).await;
    harness.public("All figures stand").await;
    let mut answers = Vec::new();
    for user in &users {
        for notation in ["samurai3 O8", "put rice O8"] {
            let asked = [("move", text(notation))];
            let play = user.slash(harness.channel, "rokugan play", &asked);
            answers.push(reply_text(&play.unwrap()).await);
        }
    }
    let all = answers.join("\n");
    // It is not the turn of one of the two; the other is told what is wrong with the move.
    assert!(
        all.contains("Waiting for") || all.contains("not your turn"),
        "{all}"
    );
    assert!(
        all.contains("no tile on a settlement") || all.contains("in hand"),
        "{all}"
    );
    assert!(all.contains("not possible during a turn"), "{all}");
}

/// The lobby is one message, whatever happens there; what is chosen below it is said in it.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_one_message() {
    let harness = Harness::open().await;
    let (host, guest) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    let title = [("title", text("samurai"))];
    reply_text(&host.slash(harness.channel, "rokugan new", &title).unwrap()).await;
    let lobby = harness.public("1 of 4 seats").await;
    assert!(
        lobby.text().contains(&format!("<@{}>", host.id())),
        "the host is seated"
    );
    assert!(!lobby.text().contains("SHA-256"), "{}", lobby.text());
    let control = |verb: &str| {
        let ids = lobby.custom_ids();
        ids.into_iter().find(|id| id.ends_with(verb)).unwrap()
    };
    let press = async |user: &User, verb: &str| {
        reply_text(&user.press(lobby.id, &control(verb)).unwrap()).await
    };
    let pick = async |user: &User, verb: &str, value: &str| {
        let picked = [value.to_owned()];
        reply_text(&user.select(lobby.id, &control(verb), &picked).unwrap()).await
    };
    assert!(
        pick(&guest, "@sit", "purple")
            .await
            .contains("You play Purple")
    );
    assert!(
        pick(&host, "@sit", "green")
            .await
            .contains("You play Green")
    );
    assert!(
        press(&host, "@computer")
            .await
            .contains("computer daimyo plays")
    );
    assert!(pick(&host, "@pace", "brisk").await.contains("Changed"));
    assert!(
        pick(&host, "@switch", "quick_hands.true")
            .await
            .contains("Changed")
    );
    assert!(
        pick(&guest, "@pace", "live")
            .await
            .contains("Only the table's host")
    );
    assert!(press(&guest, "@dice").await.contains("SHA-256"));
    harness.outbox_is_empty().await;
    let now = harness.public("Quick hands: on").await;
    let said = now.text();
    assert_eq!(now.id, lobby.id, "changed in place");
    for part in [
        "3 of 4 seats",
        "Purple",
        "Green",
        "brisk",
        "computer daimyo",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(harness.posts().len(), 1, "no message but the lobby");
    assert!(press(&guest, "@start").await.contains("You are ready"));
    assert!(press(&host, "@start").await.contains("begins"));
    let begun = harness.public("The game begins").await;
    assert_ne!(begun.id, lobby.id);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
