//! The greeting and the tour, clickable commands, old buttons, and people who are too fast.

use std::time::Duration;

use standin::Given;
use standin::world::Permissions;

use crate::harness::*;

fn greetings(harness: &Harness, channel: standin::id::ChannelId) -> usize {
    let seen = harness.discord.user("Watcher").sees(channel);
    seen.iter()
        .filter(|post| post.text().contains("slow board games"))
        .count()
}

/// A new server gets one greeting, once, and only where the bot may post.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_greeted_once_and_only_where_we_may_write() {
    let harness = Harness::open().await;
    assert_eq!(
        greetings(&harness, harness.channel),
        0,
        "not at every start"
    );
    let (shut, closed) = harness.discord.guild("Shut");
    harness.discord.forbid(closed, Permissions::SEND_MESSAGES);
    for guild in [shut, harness.guild, harness.guild] {
        harness.discord.kick_bot(guild);
        harness.discord.invite_bot(guild);
    }
    let post = harness.public("slow board games").await;
    assert!(
        post.text().contains("</rokugan new:"),
        "clickable: {}",
        post.text()
    );
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(greetings(&harness, harness.channel), 1);
    assert_eq!(greetings(&harness, closed), 0);
    let refused = harness.discord.traffic().entries();
    assert!(
        refused.iter().all(|entry| entry.status != 403),
        "not even tried"
    );
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// A first-time player gets the tour once: by direct message, or where they joined.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_time_player_is_shown_around_once() {
    let harness = Harness::open().await;
    let (open, closed) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    closed.close_dms(true);
    let second = harness.discord.channel(harness.guild, "second");
    for (place, first) in [(harness.channel, true), (second, false)] {
        reply_text(&open.slash(place, "rokugan new", &[]).unwrap()).await;
        reply_text(&open.slash(place, "rokugan join", &[]).unwrap()).await;
        let said = reply_text(&closed.slash(place, "rokugan join", &[]).unwrap()).await;
        assert_eq!(said.contains("Three things"), first, "{said}");
    }
    let toured = |seen: &standin::Seen| seen.text().contains("Three things");
    open.wait_dm(SOON, toured).await.unwrap();
    let welcomed = |count: usize| {
        let dms = open.dms();
        let all = dms.iter().filter(|seen| seen.text().contains("You play"));
        (all.count() == count).then_some(())
    };
    harness
        .discord
        .until(SOON, "both welcomes", |_| welcomed(2))
        .await
        .unwrap();
    assert_eq!(open.dms().iter().filter(|seen| toured(seen)).count(), 1);
}

/// Commands in answers and posts can be clicked; also after a restart, without registering again.
#[tokio::test(flavor = "multi_thread")]
async fn commands_in_texts_are_clickable() {
    let mut harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    harness
        .discord
        .until(SOON, "registration", |_| {
            harness.log().contains("commands registered").then_some(())
        })
        .await
        .unwrap();
    for _ in 0..2 {
        let help = reply_text(&user.slash(harness.channel, "rokugan help", &[]).unwrap()).await;
        assert!(help.contains("</rokugan hand:"), "{help}");
        assert!(!help.contains("`/rokugan hand`"), "{help}");
        harness.kill();
        harness.start().await;
    }
    let routes = harness.discord.traffic().entries();
    let registered = routes.iter().filter(|entry| entry.method == "PUT");
    assert_eq!(registered.count(), 1, "registered once");
}

/// Buttons that would mislead go away: those of the lobby when play begins, and the panel in direct
/// messages of whoever plays in the channel. Buttons of older posts stay: they open what is so now.
#[tokio::test(flavor = "multi_thread")]
async fn misleading_buttons_are_retired() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let old = harness.public("The game begins").await;
    let mut chance = Chance(41);
    for user in &users {
        assert!(turn_in_channel(&harness, user, &mut chance).await);
    }
    harness.public("goes first").await;
    let rested = |_: &_| {
        let posts = harness.posts();
        let lobby = posts.first().is_some_and(|post| post.controls().is_empty());
        let rests = |user: &standin::User| {
            let panels = user.dms();
            let live = panels.iter().filter(|seen| offers(seen)).count();
            live == 0
                && panels
                    .iter()
                    .any(|seen| seen.text().contains("this panel rests"))
        };
        (lobby && users.iter().all(rests)).then_some(())
    };
    let what = "a lobby without buttons, and panels that rest";
    harness.discord.until(SOON, what, rested).await.unwrap();
    // Whoever plays in the channel gets nothing more by direct message.
    let told = || -> Vec<usize> { users.iter().map(|user| user.dms().len()).collect() };
    let before = told();
    for _ in 0..2 {
        for user in &users {
            turn_in_channel(&harness, user, &mut chance).await;
        }
    }
    harness.outbox_is_empty().await;
    assert_eq!(told(), before, "direct messages pile up");
    // An older post still opens the panel as it is now.
    let turn = old.button("Take my turn").unwrap();
    let panel = users[0]
        .press(old.id, &turn)
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(panel.text().contains("Your hand"), "{}", panel.text());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// B46: far more commands at once than anybody can type get a polite answer, and nobody else waits.
#[tokio::test(flavor = "multi_thread")]
async fn b46_too_fast_is_told_kindly() {
    let mut harness = Harness::without_bot().await;
    harness.no_rate_limit = false;
    harness.start().await;
    let (fast, calm) = (harness.discord.user("Fast"), harness.discord.user("Calm"));
    let asked: Vec<_> = (0..200)
        .map(|_| fast.slash(harness.channel, "rokugan mine", &[]).unwrap())
        .collect();
    let mut refused = 0;
    for one in &asked {
        let said = one.reply().await.unwrap();
        assert!(said.is_ephemeral());
        refused += usize::from(said.text().contains("faster than I can follow"));
    }
    // Sixty at once, and then as many as a machine of any speed lets through.
    assert!((1..=140).contains(&refused), "{refused}");
    let said = reply_text(&calm.slash(harness.channel, "rokugan mine", &[]).unwrap()).await;
    assert!(said.contains("not playing at any table"), "{said}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let said = reply_text(&fast.slash(harness.channel, "rokugan mine", &[]).unwrap()).await;
    assert!(
        said.contains("not playing at any table"),
        "forgiven: {said}"
    );
}

/// B46: presses above the limit are answered beside the panel, whose buttons stay: it is the only
/// thing its player could press again.
#[tokio::test(flavor = "multi_thread")]
async fn b46_too_fast_leaves_the_panel_as_it_is() {
    let mut harness = Harness::without_bot().await;
    harness.no_rate_limit = false;
    harness.start().await;
    let users = harness.table(&["Fast", "Calm"]).await;
    harness.begin(&users).await;
    let [fast, _] = &users[..] else {
        panic!("two people");
    };
    let panel = fast.wait_dm(SOON, offers).await.unwrap();
    let shown = || fast.dms().into_iter().find(|seen| seen.id == panel.id);
    let mut refused = None;
    // Handlers run side by side, so a press can come before the commands that empty the bucket.
    for _ in 0..20 {
        let commands: Vec<_> = (0..200)
            .map(|_| fast.slash(harness.channel, "rokugan mine", &[]).unwrap())
            .collect();
        let before = shown().unwrap();
        let said = match before.button("Back") {
            Some(id) => fast.press(before.id, &id).unwrap(),
            None => click(fast, &before, &mut Chance(7)),
        };
        let said = said.reply().await.unwrap();
        for command in &commands {
            command.reply().await.unwrap();
        }
        if said.text().contains("faster than I can follow") {
            refused = Some((before, said));
            break;
        }
    }
    let (before, said) = refused.expect("a press above the limit");
    assert!(said.is_ephemeral() && said.id != panel.id, "{said:?}");
    assert_eq!(shown().unwrap().custom_ids(), before.custom_ids());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// Everybody can set their own preferences, but only managers those of a server.
#[tokio::test(flavor = "multi_thread")]
async fn contrast_is_a_preference() {
    let harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let dm = user.open_dm();
    let own = [("contrast", Given::Yes(true))];
    let said = reply_text(&user.slash(dm, "rokugan settings", &own).unwrap()).await;
    assert!(said.contains("Your own pictures: high contrast"), "{said}");
    let said = reply_text(
        &user
            .slash(harness.channel, "rokugan settings", &[])
            .unwrap(),
    )
    .await;
    assert!(said.contains("Your own pictures: high contrast"), "{said}");
    let public = [("public-contrast", Given::Yes(true))];
    let said = reply_text(
        &user
            .slash(harness.channel, "rokugan settings", &public)
            .unwrap(),
    )
    .await;
    assert!(said.contains("Manage Server"), "{said}");
}
