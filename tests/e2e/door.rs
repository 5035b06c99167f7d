//! First words, clickable commands, old buttons, and people who are too fast.

use std::time::Duration;

use standin::Given;
use standin::world::Permissions;

use crate::stage::*;

fn greetings(stage: &Stage, channel: standin::id::ChannelId) -> usize {
    let seen = stage.discord.user("Watcher").sees(channel);
    seen.iter()
        .filter(|post| post.text().contains("slow board games"))
        .count()
}

/// On joining a server: one message where it may be, once; elsewhere silence.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_greeted_once_and_only_where_we_may_write() {
    let stage = Stage::open().await;
    assert_eq!(greetings(&stage, stage.channel), 0, "not at every start");
    let (shut, closed) = stage.discord.guild("Shut");
    stage.discord.forbid(closed, Permissions::SEND_MESSAGES);
    for guild in [shut, stage.guild, stage.guild] {
        stage.discord.kick_bot(guild);
        stage.discord.invite_bot(guild);
    }
    let post = stage.public("slow board games").await;
    assert!(
        post.text().contains("</rokugan new:"),
        "clickable: {}",
        post.text()
    );
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(greetings(&stage, stage.channel), 1);
    assert_eq!(greetings(&stage, closed), 0);
    let refused = stage.discord.traffic().entries();
    assert!(
        refused.iter().all(|entry| entry.status != 403),
        "not even tried"
    );
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
}

/// Whoever plays for the first time is shown around once: by direct message, or where they joined.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_time_player_is_shown_around_once() {
    let stage = Stage::open().await;
    let (open, closed) = (stage.discord.user("Ayame"), stage.discord.user("Botan"));
    closed.close_dms(true);
    let second = stage.discord.channel(stage.guild, "second");
    for (place, first) in [(stage.channel, true), (second, false)] {
        say(&open.slash(place, "rokugan new", &[]).unwrap()).await;
        say(&open.slash(place, "rokugan join", &[]).unwrap()).await;
        let said = say(&closed.slash(place, "rokugan join", &[]).unwrap()).await;
        assert_eq!(said.contains("Three things"), first, "{said}");
    }
    let toured = |seen: &standin::Seen| seen.text().contains("Three things");
    open.wait_dm(SOON, toured).await.unwrap();
    let welcomed = |count: usize| {
        let dms = open.dms();
        let all = dms.iter().filter(|seen| seen.text().contains("You play"));
        (all.count() == count).then_some(())
    };
    stage
        .discord
        .until(SOON, "both welcomes", |_| welcomed(2))
        .await
        .unwrap();
    assert_eq!(open.dms().iter().filter(|seen| toured(seen)).count(), 1);
}

/// Commands in answers and posts can be clicked; after a restart too, without registering anew.
#[tokio::test(flavor = "multi_thread")]
async fn commands_in_texts_are_clickable() {
    let mut stage = Stage::open().await;
    let user = stage.discord.user("Ayame");
    stage
        .discord
        .until(SOON, "registration", |_| {
            stage.log().contains("commands registered").then_some(())
        })
        .await
        .unwrap();
    for _ in 0..2 {
        let help = say(&user.slash(stage.channel, "rokugan help", &[]).unwrap()).await;
        assert!(help.contains("</rokugan hand:"), "{help}");
        assert!(!help.contains("`/rokugan hand`"), "{help}");
        stage.kill();
        stage.start().await;
    }
    let routes = stage.discord.traffic().entries();
    let registered = routes.iter().filter(|entry| entry.method == "PUT");
    assert_eq!(registered.count(), 1, "registered once");
}

/// Buttons of superseded posts and panels go away; those of the last stay.
#[tokio::test(flavor = "multi_thread")]
async fn old_buttons_are_retired() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(41);
    for user in &users {
        assert!(turn_in_channel(&stage, user, &mut chance).await);
    }
    stage.public("goes first").await;
    let with_buttons = |seen: &[standin::Seen]| {
        let with = seen.iter().filter(|post| !post.controls().is_empty());
        with.map(|post| post.id).collect::<Vec<_>>()
    };
    stage
        .discord
        .until(SOON, "one post with buttons", |_| {
            let posts = stage.posts();
            let left = with_buttons(&posts);
            (left.len() == 1 && left.first() == posts.last().map(|post| &post.id)).then_some(())
        })
        .await
        .unwrap();
    // Both played in the channel, so their first direct panels were superseded there.
    stage
        .discord
        .until(SOON, "at most one panel with buttons", |_| {
            let few = |user: &standin::User| with_buttons(&user.dms()).len() <= 1;
            users.iter().all(few).then_some(())
        })
        .await
        .unwrap();
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
}

/// B46: far more commands at once than anybody types: a kind answer, and nobody else waits.
#[tokio::test(flavor = "multi_thread")]
async fn b46_too_fast_is_told_kindly() {
    let mut stage = Stage::dark().await;
    stage.hasty = false;
    stage.start().await;
    let (fast, calm) = (stage.discord.user("Fast"), stage.discord.user("Calm"));
    let asked: Vec<_> = (0..90)
        .map(|_| fast.slash(stage.channel, "rokugan mine", &[]).unwrap())
        .collect();
    let mut refused = 0;
    for one in &asked {
        let said = one.reply().await.unwrap();
        assert!(said.is_ephemeral());
        refused += usize::from(said.text().contains("faster than I can follow"));
    }
    assert!((1..=30).contains(&refused), "{refused}");
    let said = say(&calm.slash(stage.channel, "rokugan mine", &[]).unwrap()).await;
    assert!(said.contains("You sit at no table"), "{said}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let said = say(&fast.slash(stage.channel, "rokugan mine", &[]).unwrap()).await;
    assert!(said.contains("You sit at no table"), "forgiven: {said}");
}

/// Preferences: one's own are anybody's to set, a server's only its managers'.
#[tokio::test(flavor = "multi_thread")]
async fn contrast_is_a_preference() {
    let stage = Stage::open().await;
    let user = stage.discord.user("Ayame");
    let dm = user.open_dm();
    let own = [("contrast", Given::Yes(true))];
    let said = say(&user.slash(dm, "rokugan settings", &own).unwrap()).await;
    assert!(said.contains("Your own pictures: strongest"), "{said}");
    let said = say(&user.slash(stage.channel, "rokugan settings", &[]).unwrap()).await;
    assert!(said.contains("Your own pictures: strongest"), "{said}");
    let public = [("public-contrast", Given::Yes(true))];
    let said = say(&user
        .slash(stage.channel, "rokugan settings", &public)
        .unwrap())
    .await;
    assert!(said.contains("Manage Server"), "{said}");
}
