//! Samurai at the stand-in: the second title goes the way of the first, and nothing on it knows.

use crate::stage::*;

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_samurai_by_dm_clicks_alone() {
    let mut stage = Stage::open().await;
    let users: Vec<_> = ["Ayame", "Botan", "Chiyo"]
        .iter()
        .map(|name| stage.discord.user(name))
        .collect();
    let title = [("title", text("samurai"))];
    say(&users[0]
        .slash(stage.channel, "rokugan new", &title)
        .unwrap())
    .await;
    for user in &users {
        let joined = say(&user.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
        let colours = ["Gold", "Red", "Green", "Purple"];
        assert!(colours.iter().any(|c| joined.contains(c)), "{joined}");
    }
    say(&users[0].slash(stage.channel, "rokugan start", &[]).unwrap()).await;
    stage.public("The table begins").await;
    let clicks = play_by_dm(&stage, &users, &mut Chance(5)).await;
    println!("{clicks} clicks");
    let end = stage.public("The seed was").await;
    assert!(end.text().contains("figures"), "{}", end.text());
    // Everything that was said in public has words, and all of it belongs to everybody.
    let posts: Vec<String> = stage.posts().iter().map(|post| post.text()).collect();
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
    assert_eq!(stage.discord.traffic().leaks(&own), Vec::new());
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
    let export = users[2]
        .slash(stage.channel, "rokugan export", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    assert_eq!(record.title, "samurai");
    record.replay().unwrap();
    let rules = users[1].slash(stage.channel, "rokugan rules", &title);
    let rules = say(&rules.unwrap()).await;
    assert!(rules.contains("2 to 4 players"), "{rules}");
    stage.kill();
    stage.doctor();
}

#[tokio::test(flavor = "multi_thread")]
async fn samurai_moves_are_typed_and_refusals_say_why() {
    let stage = Stage::open().await;
    let users = [stage.discord.user("Ayame"), stage.discord.user("Botan")];
    let asked = [
        ("title", text("samurai")),
        (
            "options",
            text(r#"{"quick_hands":true,"quick_figures":true}"#),
        ),
    ];
    say(&users[0]
        .slash(stage.channel, "rokugan new", &asked)
        .unwrap())
    .await;
    for user in &users {
        say(&user.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
    }
    say(&users[0].slash(stage.channel, "rokugan start", &[]).unwrap()).await;
    stage.public("All figures stand").await;
    let mut answers = Vec::new();
    for user in &users {
        for notation in ["samurai3 O8", "put rice O8"] {
            let asked = [("move", text(notation))];
            let play = user.slash(stage.channel, "rokugan play", &asked);
            answers.push(say(&play.unwrap()).await);
        }
    }
    let all = answers.join("\n");
    // One of the two is not up; the other hears what is wrong with the move.
    assert!(
        all.contains("Waiting for") || all.contains("not your turn"),
        "{all}"
    );
    assert!(
        all.contains("no tile on a settlement") || all.contains("in hand"),
        "{all}"
    );
    assert!(all.contains("does not belong to a turn"), "{all}");
}
