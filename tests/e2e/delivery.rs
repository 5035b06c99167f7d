//! Deliveries that Discord refuses, loses or puts off: the rest goes on, and nothing is said twice.

use std::time::Duration;

use standin::fault::{Rule, Trouble, routes};
use standin::world::Permissions;
use standin::{Seen, User};

use crate::harness::*;
use crate::time::Timed;

const POST: &str = routes::CREATE_MESSAGE;
const MINUTE: i64 = 60_000;

fn messages_with(user: &User, words: &str) -> usize {
    let dms = user.dms();
    dms.iter()
        .filter(|seen| seen.text().contains(words))
        .count()
}

fn posts_with(harness: &Harness, words: &str) -> usize {
    let posts = harness.posts();
    let all = posts.iter().map(|post| post.text().matches(words).count());
    all.sum()
}

async fn status(harness: &Harness, user: &User) -> String {
    reply_text(&user.slash(harness.channel, "rokugan status", &[]).unwrap()).await
}

/// F10: without Attach Files the words are posted, the host learns once what is missing, and the
/// pictures come back with the permission.
#[tokio::test(flavor = "multi_thread")]
async fn f10_without_attach_files_the_words_are_posted() {
    let harness = Harness::open().await;
    let denied = Permissions::ATTACH_FILES;
    harness.discord.forbid(harness.channel, denied);
    let users = harness.table(&["Ayame", "Botan"]).await;
    let begun = harness.public("The game begins").await;
    assert!(begun.pictures.is_empty());
    assert!(begun.text().contains("Round 1 of 5"), "{}", begun.text());
    harness.first_move(&users[0]).await;
    harness.public("has chosen an objective").await;
    harness.outbox_is_empty().await;
    let said = status(&harness, &users[0]).await;
    assert!(said.contains("Attach Files"), "{said}");
    assert!(!said.contains("Send Messages"), "{said}");
    assert_eq!(messages_with(&users[0], "Attach Files"), 1, "told once");
    assert_eq!(messages_with(&users[1], "Attach Files"), 0, "only the host");
    harness.discord.forbid(harness.channel, Permissions::NONE);
    harness.first_move(&users[1]).await;
    let post = harness.public("goes first").await;
    assert!(!post.pictures.is_empty(), "{}", post.text());
    harness.outbox_is_empty().await;
    let said = status(&harness, &users[0]).await;
    assert!(!said.contains("Attach Files"), "{said}");
}

/// F10: the answer names exactly the permission that is missing.
#[tokio::test(flavor = "multi_thread")]
async fn f10_the_missing_permission_is_named() {
    for (missing, name, others) in [
        (
            Permissions::SEND_MESSAGES,
            "Send Messages",
            ["View Channel", "Attach Files"],
        ),
        (
            Permissions::VIEW_CHANNEL,
            "View Channel",
            ["Send Messages", "Attach Files"],
        ),
    ] {
        let harness = Harness::open().await;
        let users = harness.table(&["Ayame", "Botan"]).await;
        harness.outbox_is_empty().await;
        harness.discord.forbid(harness.channel, missing);
        harness.first_move(&users[0]).await;
        let told = |seen: &Seen| seen.text().contains(name);
        let told = users[0].wait_dm(SOON, told).await.unwrap().text();
        assert!(others.iter().all(|other| !told.contains(other)), "{told}");
        // It works again, and goes on by itself.
        harness.discord.forbid(harness.channel, Permissions::NONE);
        let post = |_: &_| (posts_with(&harness, "has chosen an objective") == 1).then_some(());
        let soon = Duration::from_secs(90);
        harness.discord.until(soon, "the post", post).await.unwrap();
    }
}

/// F49: what automatic moderation refuses is set aside; the rest goes on; later it is tried again.
#[tokio::test(flavor = "multi_thread")]
async fn f49_what_is_refused_is_set_aside_and_the_rest_goes_on() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "relaxed", 2).await;
    timed.harness.outbox_is_empty().await;
    let channel = timed.harness.channel;
    let refused = |code| Rule::new(Trouble::code(code)).on(POST).channel(channel);
    // The link filter refuses the post, and automatic moderation its words.
    timed.harness.discord.fault(refused(240_000));
    timed.harness.discord.fault(refused(200_000).always());
    timed.harness.first_move(&users[0]).await;
    let told = |seen: &Seen| seen.text().contains("AutoMod");
    users[0].wait_dm(SOON, told).await.unwrap();
    timed.harness.discord.faults().clear();
    timed.harness.first_move(&users[1]).await;
    timed.harness.public("goes first").await;
    assert_eq!(posts_with(&timed.harness, "has chosen an objective"), 1);
    timed.pass(61 * MINUTE);
    timed.harness.outbox_is_empty().await;
    assert_eq!(posts_with(&timed.harness, "has chosen an objective"), 2);
    assert_eq!(messages_with(&users[0], "AutoMod"), 1, "told once");
}

/// F48: a bare 401 or 403 comes from something between us and Discord; nothing is dropped for it.
#[tokio::test(flavor = "multi_thread")]
async fn f48_a_bare_refusal_is_an_outage() {
    for bare in [401, 403, 404] {
        let harness = Harness::open().await;
        let ayame = harness.discord.user("Ayame");
        for route in [routes::CREATE_DM, POST] {
            let rule = Rule::new(Trouble::Status(bare)).on(route);
            harness.discord.fault(rule.times(2));
        }
        let three = [("computers", standin::Given::Whole(3))];
        let asked = ayame.slash(harness.channel, "rokugan new", &three);
        reply_text(&asked.unwrap()).await;
        harness.public("The game begins").await;
        let welcome = |seen: &Seen| seen.text().contains("You play");
        ayame.wait_dm(SOON, welcome).await.unwrap();
        let said = status(&harness, &ayame).await;
        assert!(!said.contains("cannot post"), "{bare}: {said}");
    }
}

/// F53: an item that we fail to make into words holds up nobody for ever, and one that cannot be
/// read is logged.
#[tokio::test(flavor = "multi_thread")]
async fn f53_a_broken_item_mutes_nobody() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    harness.kill();
    let (who, channel) = (users[1].id(), harness.channel);
    harness.change(&format!(
        "INSERT INTO outbox (table_id, place, target, what, nonce, due_at) VALUES
             (999, 'user', {who}, '{{\"whisper\":\"welcome\"}}', 'r1', 0),
             (1, 'channel', {channel}, '{{\"post\":\"sung\"}}', 'r2', 0);"
    ));
    harness.start().await;
    harness.first_move(&users[0]).await;
    harness.public("has chosen an objective").await;
    harness.first_move(&users[1]).await;
    let count = users[1].dms().len();
    // A new panel if it is their turn; otherwise the one they have follows.
    let later = |_: &_| {
        let dms = users[1].dms();
        (dms.len() > count || dms.iter().any(|seen| seen.edited)).then_some(())
    };
    let soon = Duration::from_secs(60);
    harness.discord.until(soon, "a panel", later).await.unwrap();
    assert!(
        harness.log().contains("cannot be read"),
        "a line in the log"
    );
}

/// F04 C13: the answer to an accepted post was lost, and the outage outlived the nonce: the bot
/// reads the channel back and does not post again.
#[tokio::test(flavor = "multi_thread")]
async fn f04_a_post_that_arrived_is_not_said_again() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "relaxed", 2).await;
    timed.harness.outbox_is_empty().await;
    let on = |trouble| Rule::new(trouble).on(POST);
    let (channel, lost) = (timed.harness.channel, Trouble::AnswerLost);
    timed
        .harness
        .discord
        .fault(on(lost.clone()).channel(channel));
    timed.harness.discord.fault(on(lost).user(users[1].id()));
    timed
        .harness
        .discord
        .fault(on(Trouble::Status(503)).always());
    timed.harness.first_move(&users[0]).await;
    timed.harness.first_move(&users[1]).await;
    let arrived = |_: &_| {
        let posted = posts_with(&timed.harness, "has chosen an objective");
        (posted >= 1).then_some(())
    };
    let soon = timed.harness.discord.until(SOON, "the post", arrived);
    soon.await.unwrap();
    // Both clocks move past everything Discord remembers.
    timed.harness.discord.advance(Duration::from_secs(20 * 60));
    timed.pass(20 * MINUTE);
    timed.harness.discord.faults().clear();
    timed.pass(6 * MINUTE);
    timed.harness.outbox_is_empty().await;
    let harness = &timed.harness;
    assert_eq!(posts_with(harness, "has chosen an objective"), 2);
    assert_eq!(posts_with(harness, "goes first"), 1);
    let panels: Vec<String> = users[1].dms().iter().map(Seen::text).collect();
    let mut once = panels.clone();
    once.dedup();
    assert_eq!(panels, once, "no panel came twice");
}

/// F06: a post whose answer was lost is deleted before the retry: it counts as delivered.
#[tokio::test(flavor = "multi_thread")]
async fn f06_a_post_deleted_before_its_retry_was_delivered() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let on = |trouble| Rule::new(trouble).on(POST).channel(harness.channel);
    harness.discord.fault(on(Trouble::AnswerLost));
    harness.discord.fault(on(Trouble::Status(503)).times(2));
    harness.first_move(&users[0]).await;
    let post = harness.public("has chosen an objective").await;
    harness.discord.delete_message(post.id);
    harness.outbox_is_empty().await;
    harness.first_move(&users[1]).await;
    harness.public("goes first").await;
    let said = status(&harness, &users[0]).await;
    assert!(!said.contains("was deleted"), "{said}");
}

/// F26: the clock is set back while something waits to be tried again.
#[tokio::test(flavor = "multi_thread")]
async fn f26_a_clock_set_back_leaves_nothing_waiting() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "relaxed", 2).await;
    timed.harness.outbox_is_empty().await;
    let outage = Rule::new(Trouble::Status(503)).on(POST);
    timed.harness.discord.fault(outage.times(2));
    timed.harness.first_move(&users[0]).await;
    let used_up = |d: &standin::StandIn| (d.faults().pending() == 0).then_some(());
    let used_up = timed.harness.discord.until(SOON, "two refusals", used_up);
    used_up.await.unwrap();
    timed.jump(-240 * MINUTE);
    timed.harness.public("has chosen an objective").await;
    timed.harness.outbox_is_empty().await;
}

/// F50: slow mode and the write limits of a channel and of a server make us wait; each post arrives once,
/// in order, and nobody is told that something is wrong.
#[tokio::test(flavor = "multi_thread")]
async fn f50_slow_mode_and_write_limits_are_waited_for() {
    for code in [20016, 20028] {
        let harness = Harness::open().await;
        let users = harness.table(&["Ayame", "Botan"]).await;
        harness.outbox_is_empty().await;
        let slow = Rule::new(Trouble::code(code))
            .on(POST)
            .channel(harness.channel);
        harness.discord.fault(slow.times(2));
        harness.first_move(&users[0]).await;
        harness.first_move(&users[1]).await;
        harness.outbox_is_empty().await;
        assert_eq!(posts_with(&harness, "has chosen an objective"), 2, "{code}");
        assert_eq!(harness.discord.faults().pending(), 0, "{code} was met");
        let said = status(&harness, &users[0]).await;
        assert!(!said.contains("cannot post"), "{code}: {said}");
    }
}
