//! Discord is away, in part or as a whole: the connection, a server, a channel, the address.

use std::time::Duration;

use standin::fault::{Rule, Trouble, routes};
use standin::id::ChannelId;
use standin::world::World;
use standin::{Config, Given, Seen, StandIn, User};

use crate::harness::*;
use crate::time::Timed;

const POST: &str = routes::CREATE_MESSAGE;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// How often these words were posted in a channel.
fn said_in(harness: &Harness, channel: ChannelId, words: &str) -> usize {
    let watcher = harness.discord.user("Watcher");
    let posts = watcher.sees(channel);
    posts.iter().map(|p| p.text().matches(words).count()).sum()
}

/// A table of these people in a channel, under way, with everything said.
async fn table_in(harness: &Harness, channel: ChannelId, names: &[&str]) -> Vec<User> {
    let users: Vec<User> = names.iter().map(|n| harness.discord.user(n)).collect();
    reply_text(&users[0].slash(channel, "rokugan new", &[]).unwrap()).await;
    for user in &users {
        reply_text(&user.slash(channel, "rokugan join", &[]).unwrap()).await;
    }
    for user in &users {
        reply_text(&user.slash(channel, "rokugan start", &[]).unwrap()).await;
    }
    harness.outbox_is_empty().await;
    users
}

/// Makes the first move that a person is offered in this channel.
async fn move_in(channel: ChannelId, user: &User) {
    let typed = [("move", text(""))];
    let offered = user.autocomplete(channel, "rokugan play", &typed, "move");
    let first = offered.unwrap().choices().await.unwrap().swap_remove(0).1;
    let play = [("move", text(&first))];
    let said = reply_text(&user.slash(channel, "rokugan play", &play).unwrap()).await;
    assert!(said.contains("Done: "), "{said}");
}

/// Waits until every clock runs for a while again although so many milliseconds have passed.
async fn clocks_are_set_again(harness: &Harness, passed: i64) {
    let now = || {
        let real = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        i64::try_from(real.unwrap().as_millis()).unwrap() + passed
    };
    let set = |_: &_| {
        let first = harness.query("SELECT min(deadline) FROM clocks");
        (first.trim().parse::<i64>().ok()? > now() + 30 * MINUTE).then_some(())
    };
    let set = harness.discord.until(SOON, "clocks that run", set);
    set.await.unwrap();
}

/// F01: one channel must pause for a minute: it gets nothing before, then everything once and in order.
/// Another channel does not notice.
#[tokio::test(flavor = "multi_thread")]
async fn f01_a_pause_of_a_minute_holds_one_channel_alone() {
    let harness = Harness::open().await;
    let (held, free) = (
        harness.channel,
        harness.discord.channel(harness.guild, "other"),
    );
    let one = table_in(&harness, held, &["Ayame", "Botan"]).await;
    let two = table_in(&harness, free, &["Chiyo", "Daichi"]).await;
    let wait = Duration::from_secs(61);
    let global = false;
    let pause = Rule::new(Trouble::RateLimited { wait, global }).on(POST);
    harness.discord.fault(pause.channel(held));
    move_in(held, &one[0]).await;
    let limited = |d: &StandIn| (d.faults().pending() == 0).then_some(());
    let limited = harness.discord.until(SOON, "a 429", limited);
    limited.await.unwrap();
    move_in(held, &one[1]).await;
    for user in &two {
        move_in(free, user).await;
    }
    let flows = |_: &_| (said_in(&harness, free, "goes first") == 1).then_some(());
    let flows = harness.discord.until(SOON, "the other channel", flows);
    flows.await.unwrap();
    harness.outbox_is_empty().await;
    let posts = harness.discord.traffic().on(POST);
    let in_held = |entry: &&standin::traffic::Entry| entry.path.contains(&held.to_string());
    let in_held: Vec<_> = posts.iter().filter(in_held).collect();
    let at = in_held.iter().position(|post| post.status == 429).unwrap();
    let next = in_held[at + 1];
    assert_eq!(next.status, 200);
    assert!(next.at_ms >= in_held[at].at_ms + 61_000, "too early");
    let other = posts.iter().filter(|post| {
        let within = in_held[at].at_ms..next.at_ms;
        post.path.contains(&free.to_string()) && within.contains(&post.at_ms)
    });
    assert!(other.count() > 0, "the other channel did not wait");
    assert_eq!(said_in(&harness, held, "has chosen an objective"), 2);
    assert_eq!(said_in(&harness, held, "goes first"), 1);
    let all: String = harness.posts().iter().map(|p| p.text() + "\n").collect();
    let order = (all.find("has chosen"), all.find("goes first"));
    assert!(order.0 < order.1, "{all}");
}

/// F02: the proxy in front of Discord bans our address for some seconds: nothing at all is sent until then,
/// and then everything arrives.
#[tokio::test(flavor = "multi_thread")]
async fn f02_a_ban_of_the_address_stops_everything() {
    let harness = Harness::open().await;
    let free = harness.discord.channel(harness.guild, "other");
    let one = table_in(&harness, harness.channel, &["Ayame", "Botan"]).await;
    let two = table_in(&harness, free, &["Chiyo", "Daichi"]).await;
    let ban = Trouble::Banned(Duration::from_secs(8));
    harness.discord.fault(Rule::new(ban).on(POST));
    move_in(harness.channel, &one[0]).await;
    let banned = |d: &StandIn| (d.faults().pending() == 0).then_some(());
    let banned = harness.discord.until(SOON, "a ban", banned);
    banned.await.unwrap();
    move_in(free, &two[0]).await;
    harness.outbox_is_empty().await;
    let posts = harness.discord.traffic().on(POST);
    let at = posts.iter().position(|post| post.status == 429).unwrap();
    let banned_at = posts[at].at_ms;
    // What was under way at that moment could not know.
    let within = posts[at + 1..]
        .iter()
        .filter(|post| post.at_ms > banned_at + 200 && post.at_ms < banned_at + 7_800);
    assert_eq!(within.count(), 0, "sent during the ban");
    for channel in [harness.channel, free] {
        assert_eq!(said_in(&harness, channel, "has chosen an objective"), 1);
    }
}

/// F07: a moderator deletes the message that is changed in place. It is asked for once, then there is a new
/// one, which is changed from then on.
#[tokio::test(flavor = "multi_thread")]
async fn f07_a_deleted_lobby_is_posted_anew_and_left_alone() {
    let harness = Harness::open().await;
    let names = ["Ayame", "Botan", "Chiyo"];
    let users: Vec<User> = names.iter().map(|n| harness.discord.user(n)).collect();
    let new = [("seats", Given::Whole(4))];
    let said = users[0].slash(harness.channel, "rokugan new", &new);
    reply_text(&said.unwrap()).await;
    harness.outbox_is_empty().await;
    let lobby = |harness: &Harness| {
        let mut posts = harness.posts().into_iter();
        posts.rfind(|seen| seen.button("Join").is_some())
    };
    let old = lobby(&harness).expect("a lobby");
    harness.discord.delete_message(old.id);
    reply_text(
        &users[1]
            .slash(harness.channel, "rokugan join", &[])
            .unwrap(),
    )
    .await;
    harness.outbox_is_empty().await;
    let new = lobby(&harness).expect("a new lobby");
    assert_ne!(new.id, old.id);
    reply_text(
        &users[2]
            .slash(harness.channel, "rokugan join", &[])
            .unwrap(),
    )
    .await;
    harness.outbox_is_empty().await;
    assert_eq!(lobby(&harness).unwrap().id, new.id, "changed in place");
    let edits = harness.discord.traffic().on(routes::EDIT_MESSAGE);
    let of = |id: standin::id::MessageId| {
        let id = id.to_string();
        edits.iter().filter(|edit| edit.path.contains(&id)).count()
    };
    assert!(of(old.id) <= 1, "{} edits of what is gone", of(old.id));
    assert!(of(new.id) >= 1);
}

/// F10: the bot is removed from the server and invited again: what was not said comes then, once, and the
/// table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn f10_invited_again_the_table_goes_on() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "daily", 2).await;
    timed.harness.outbox_is_empty().await;
    let guild = timed.harness.guild;
    timed.harness.discord.kick_bot(guild);
    let mut chance = Chance(5);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    let done = reply_text(&click(&users[0], &panel, &mut chance)).await;
    assert!(done.contains("Done:"), "{done}");
    let refused = |d: &StandIn| {
        let posts = d.traffic().on(POST);
        posts.iter().any(|e| e.status == 403).then_some(())
    };
    let refused = timed.harness.discord.until(SOON, "a refused post", refused);
    refused.await.unwrap();
    let noted = |_: &StandIn| {
        let trouble = timed.harness.query("SELECT trouble FROM tables");
        (!trouble.trim().is_empty()).then_some(())
    };
    let noted = timed.harness.discord.until(SOON, "what is wrong", noted);
    noted.await.unwrap();
    // Days pass, and nobody loses a turn at a table that cannot be seen.
    for days in 1..=3 {
        timed.pass(DAY);
        clocks_are_set_again(&timed.harness, days * DAY).await;
    }
    timed.harness.discord.invite_bot(guild);
    timed.pass(10 * MINUTE);
    timed.harness.public("has chosen an objective").await;
    let posts = timed.harness.posts();
    assert_eq!(crate::time::count(&posts, "Time ran out"), 0);
    assert_eq!(crate::time::count(&posts, "has chosen an objective"), 1);
    assert!(turn_in_channel(&timed.harness, &users[1], &mut chance).await);
    timed.harness.public("goes first").await;
}

/// F10: the channel is deleted; the host goes on in another one, where the board and whoever is awaited are
/// named at once, and clocks run again.
#[tokio::test(flavor = "multi_thread")]
async fn f10_a_table_goes_on_in_another_channel() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "daily", 2).await;
    let (guild, old) = (timed.harness.guild, timed.harness.channel);
    timed.harness.outbox_is_empty().await;
    let new = timed.harness.discord.channel(guild, "elsewhere");
    timed.harness.discord.delete_channel(old);
    let mut chance = Chance(5);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    let done = reply_text(&click(&users[0], &panel, &mut chance)).await;
    assert!(done.contains("Done:"), "{done}");
    // The host is told what is so, and what can be done.
    let told = |seen: &Seen| seen.text().contains("/rokugan manage move");
    users[0].wait_dm(SOON, told).await.unwrap();
    for days in 1..=3 {
        timed.pass(DAY);
        clocks_are_set_again(&timed.harness, days * DAY).await;
    }
    let ask = |user: &User, channel| user.slash(channel, "rokugan manage move", &[]).unwrap();
    let refused = reply_text(&ask(&users[1], new)).await;
    assert!(refused.contains("Only the table's host"), "{refused}");
    let (other, elsewhere) = timed.harness.discord.guild("Another server");
    let join = |world: &mut World| world.join(other, users[0].id());
    timed.harness.discord.change(join);
    let refused = reply_text(&ask(&users[0], elsewhere)).await;
    assert!(refused.contains("stays in its server"), "{refused}");
    let moved = reply_text(&ask(&users[0], new)).await;
    assert!(moved.contains("goes on here"), "{moved}");
    timed.harness.channel = new;
    let post = timed.harness.public("goes on here").await;
    assert!(
        post.text().contains(&format!("<#{old}>")),
        "{}",
        post.text()
    );
    assert!(
        post.text().contains(&format!("<@{}>", users[1].id())),
        "{}",
        post.text()
    );
    assert!(turn_in_channel(&timed.harness, &users[1], &mut chance).await);
    timed.harness.public("goes first").await;
    let posts = timed.harness.posts();
    assert_eq!(crate::time::count(&posts, "Time ran out"), 0);
    let refused = reply_text(&ask(&users[0], new)).await;
    assert!(
        refused.contains("already played in this channel"),
        "{refused}"
    );
}

/// F10: a table that is moved while all is well says where it went, takes what was not said yet along, and leaves
/// its channel free for another one.
#[tokio::test(flavor = "multi_thread")]
async fn f10_a_table_that_moves_says_where_it_went() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let (guild, old) = (harness.guild, harness.channel);
    let new = harness.discord.channel(guild, "elsewhere");
    let moved = users[0].slash(new, "rokugan manage move", &[]).unwrap();
    assert!(reply_text(&moved).await.contains("goes on here"));
    harness.public(&format!("goes on in <#{new}>")).await;
    let opened = users[1].slash(old, "rokugan new", &[]).unwrap();
    assert!(reply_text(&opened).await.contains("is open"));
    let taken = users[0].slash(old, "rokugan manage move", &[("table", text("1"))]);
    let taken = reply_text(&taken.unwrap()).await;
    assert!(taken.contains("already has a live table"), "{taken}");
    harness.channel = new;
    harness.public("goes on here").await;
    let mut chance = Chance(5);
    assert!(turn_in_channel(&harness, &users[0], &mut chance).await);
    harness.public("has chosen an objective").await;
    harness.outbox_is_empty().await;
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// F11: an outage of the server is no removal. Clocks stand still while nothing can be said; afterwards there
/// is a call before anything is lost, and play goes on in the same channel.
#[tokio::test(flavor = "multi_thread")]
async fn f11_an_outage_of_the_server_is_waited_out() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "daily", 2).await;
    timed.harness.outbox_is_empty().await;
    let (guild, channel) = (timed.harness.guild, timed.harness.channel);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    timed.harness.discord.outage(guild, true);
    let away = Rule::new(Trouble::Status(503)).on(POST).always();
    timed.harness.discord.fault(away.channel(channel));
    let mut chance = Chance(5);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    let done = reply_text(&click(&users[0], &panel, &mut chance)).await;
    assert!(done.contains("Done:"), "{done}");
    let tried = |d: &StandIn| {
        let posts = d.traffic().on(POST);
        let failed = posts.iter().filter(|e| e.status == 503).count();
        (failed > 2).then_some(())
    };
    // With the third attempt it is written down that the second one failed too.
    let tried = timed.harness.discord.until(SOON, "attempts", tried);
    tried.await.unwrap();
    for days in 1..=3 {
        timed.pass(DAY);
        clocks_are_set_again(&timed.harness, days * DAY).await;
    }
    timed.harness.discord.faults().clear();
    timed.harness.discord.outage(guild, false);
    timed.pass(10 * MINUTE);
    timed.harness.public("has chosen an objective").await;
    let posts = timed.harness.posts();
    assert_eq!(crate::time::count(&posts, "Time ran out"), 0);
    timed.harness.first_move(&users[1]).await;
    timed.harness.public("goes first").await;
    assert_eq!(timed.harness.query("SELECT trouble FROM tables").trim(), "");
}

/// F13: the session is lost while the address to resume at is dead: the bot comes back all the same.
#[tokio::test(flavor = "multi_thread")]
async fn f13_a_dead_address_to_resume_at_is_no_dead_end() {
    let mut harness = Harness::without_bot().await;
    let gateway = harness.discord.gateway();
    gateway.dead_resume_address(true);
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(9);
    for user in &users {
        let before = gateway.identifies() + gateway.resumes();
        gateway.drop_connections();
        let back = |d: &StandIn| {
            let gateway = d.gateway();
            let again = gateway.identifies() + gateway.resumes() > before;
            (again && gateway.connected() > 0).then_some(())
        };
        let back = harness.discord.until(SOON, "a connection", back);
        back.await.unwrap();
        assert!(turn_in_channel(&harness, user, &mut chance).await);
    }
    // The library goes on at the address it began at. Where it takes the one it is told, this fails,
    // and the dead address needs a look.
    assert!(gateway.resumes() > 0, "resumed without the dead address");
    assert_eq!(gateway.identifies(), 1, "no session was given up");
    assert!(harness.bot().try_wait().unwrap().is_none(), "still running");
}

/// F14: heartbeats are no longer acknowledged: the bot leaves the dead connection by itself and presses work.
#[tokio::test(flavor = "multi_thread")]
async fn f14_a_silent_gateway_is_left_by_the_bot() {
    let config = Config {
        heartbeat_ms: 1500,
        ..Config::default()
    };
    let mut harness = Harness::set_up(config).await;
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let gateway = harness.discord.gateway();
    let before = gateway.identifies() + gateway.resumes();
    gateway.mute_acks(true);
    let left = |d: &StandIn| {
        let gateway = d.gateway();
        (gateway.identifies() + gateway.resumes() > before).then_some(())
    };
    let left = harness.discord.until(SOON, "a new connection", left);
    left.await.unwrap();
    // One connection sends at most two heartbeats that nobody answers: the bot is gone before the third.
    let unanswered = gateway.most_unanswered();
    assert!((1..=2).contains(&unanswered), "{unanswered}");
    gateway.mute_acks(false);
    let connected = |d: &StandIn| (d.gateway().connected() > 0).then_some(());
    let connected = harness.discord.until(SOON, "a connection", connected);
    connected.await.unwrap();
    let mut chance = Chance(3);
    assert!(turn_in_channel(&harness, &users[0], &mut chance).await);
}

/// F46: events of an unknown kind, and known ones with members nobody knows, do nothing to the bot.
#[tokio::test(flavor = "multi_thread")]
async fn f46_unknown_events_and_members_are_ignored_by_the_bot() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let gateway = harness.discord.gateway();
    for name in [
        "SOMETHING_NEW",
        "MESSAGE_CREATE",
        "GUILD_UPDATE",
        "TYPING_START",
    ] {
        for data in [
            serde_json::Value::Null,
            serde_json::json!([]),
            serde_json::json!({ "id": null, "kind": 250, "future": [1, null, {}] }),
        ] {
            gateway.send_event(name, data);
        }
    }
    gateway.send_raw(r#"{"op":0,"s":null,"t":null,"d":null}"#);
    gateway.send_raw(r#"{"op":250,"d":{"a":1}}"#);
    gateway.sprinkle(true);
    let mut chance = Chance(3);
    for user in &users {
        assert!(turn_in_channel(&harness, user, &mut chance).await);
    }
    harness.public("goes first").await;
    assert!(!harness.log().contains("panicked"));
}

/// F47: an answer of the wrong type and one of ten megabytes are taken for what they are.
#[tokio::test(flavor = "multi_thread")]
async fn f47_huge_and_mistyped_answers_post_once() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let on = |trouble| Rule::new(trouble).on(POST).channel(harness.channel);
    harness.discord.fault(on(Trouble::Mistyped));
    harness.first_move(&users[0]).await;
    harness.outbox_is_empty().await;
    harness.discord.fault(on(Trouble::Padded(10 * 1024 * 1024)));
    harness.first_move(&users[1]).await;
    harness.outbox_is_empty().await;
    assert_eq!(harness.discord.faults().pending(), 0, "both were met");
    let posts = harness.posts();
    assert_eq!(crate::time::count(&posts, "has chosen an objective"), 2);
    assert_eq!(crate::time::count(&posts, "goes first"), 1);
    assert!(!harness.log().contains("panicked"));
}

/// F48: a post that Discord does not answer in time is tried again and is there once, although the first
/// request takes effect in the end.
#[tokio::test(flavor = "multi_thread")]
async fn f48_a_call_that_is_never_answered_is_made_again() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let on = |trouble| Rule::new(trouble).on(POST).channel(harness.channel);
    harness
        .discord
        .fault(on(Trouble::Slow(Duration::from_secs(40))));
    harness.first_move(&users[0]).await;
    harness.outbox_is_empty().await;
    harness.first_move(&users[1]).await;
    harness.public("goes first").await;
    let chosen = |seen: &Seen| seen.text().contains("has chosen an objective");
    let count = harness.posts().iter().filter(|seen| chosen(seen)).count();
    assert!(count >= 1);
    let all = crate::time::count(&harness.posts(), "has chosen an objective");
    assert_eq!(all, 2, "each once");
}
