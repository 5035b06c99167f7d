//! Faults of Discord and of the network.

use std::time::Duration;

use rokugan::test_database;
use standin::fault::{Rule, Trouble};
use standin::world::Permissions;

use crate::harness::*;

const POST: &str = "POST /channels/{channel}/messages";

fn begun(harness: &Harness) -> usize {
    harness
        .posts()
        .iter()
        .filter(|post| post.text().contains("The game begins"))
        .count()
}

/// F01 F03 F05 F47 C12: after lost and damaged answers, 5xx and 429 there is one message each.
#[tokio::test(flavor = "multi_thread")]
async fn f03_f05_lost_answers_and_5xx_post_once() {
    for trouble in [
        Trouble::AnswerLost,
        Trouble::Status(502),
        Trouble::CutBefore,
        Trouble::Truncated,
        Trouble::Html,
        Trouble::RateLimited {
            wait: Duration::from_millis(300),
            global: false,
        },
    ] {
        let harness = Harness::open().await;
        let ayame = harness.discord.user("Ayame");
        reply_text(&ayame.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
        reply_text(&ayame.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        reply_text(
            &ayame
                .slash(harness.channel, "rokugan computer add", &[])
                .unwrap(),
        )
        .await;
        harness.public("A computer daimyo").await;
        harness
            .discord
            .fault(Rule::new(trouble.clone()).on(POST).channel(harness.channel));
        reply_text(&ayame.slash(harness.channel, "rokugan start", &[]).unwrap()).await;
        harness.public("The game begins").await;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(begun(&harness), 1, "{trouble:?}");
    }
}

/// F12 F13: after a lost connection with resume, and after a new identify, presses work.
#[tokio::test(flavor = "multi_thread")]
async fn f12_f13_gateway_drops_lose_nothing() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(9);
    let gateway = harness.discord.gateway();
    gateway.drop_connections();
    assert!(
        turn_in_channel(&harness, &users[0], &mut chance).await,
        "after a lost line"
    );
    assert!(gateway.resumes() >= 1);
    let before = gateway.identifies();
    gateway.invalidate(false);
    harness
        .discord
        .until(SOON, "a new identify", |d| {
            (d.gateway().identifies() > before).then_some(())
        })
        .await
        .unwrap();
    harness.discord.ready(SOON).await.unwrap();
    assert!(
        turn_in_channel(&harness, &users[1], &mut chance).await,
        "after a new session"
    );
}

/// F15: a fatal close or a refused token ends the process with one line.
#[tokio::test(flavor = "multi_thread")]
async fn f15_a_refused_token_stops_the_bot() {
    let harness = Harness::without_bot().await;
    let out = harness
        .command("run")
        .env("DISCORD_TOKEN", "wrong.token.here")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(
        !out.status.success() && said.contains("does not accept the token"),
        "{said}"
    );
    assert!(!said.contains("wrong.token.here"));
    for bad in ["two words", "a\tb"] {
        let out = harness
            .command("run")
            .env("DISCORD_TOKEN", bad)
            .output()
            .unwrap();
        assert!(
            !out.status.success() && String::from_utf8_lossy(&out.stderr).contains("DISCORD_TOKEN")
        );
    }
    let mut harness = harness;
    harness.discord.gateway().close_identifies(Some(4014));
    harness.spawn();
    let ended = tokio::task::block_in_place(|| {
        (0..3600).find_map(|_| {
            std::thread::sleep(Duration::from_millis(50));
            harness.bot().try_wait().unwrap()
        })
    });
    assert!(!ended.expect("stops by itself").success());
}

/// F17 F18 F19: late, already answered and doubled interactions: the move stands, once.
#[tokio::test(flavor = "multi_thread")]
async fn f17_f18_f19_late_and_doubled_interactions() {
    for code in [10062, 40060] {
        let harness = Harness::open().await;
        let users = harness.table(&["Ayame", "Botan"]).await;
        let keep = [("move", text("keep"))];
        let offered = users[0]
            .autocomplete(harness.channel, "rokugan play", &keep, "move")
            .unwrap();
        let first = offered.choices().await.unwrap()[0].1.clone();
        let callback = "POST /interactions/{interaction}/{token}/callback";
        harness
            .discord
            .fault(Rule::new(Trouble::code(code)).on(callback));
        let play = [("move", text(&first))];
        let _ = users[0]
            .slash(harness.channel, "rokugan play", &play)
            .unwrap();
        harness.public("has chosen an objective").await;
        // The same event twice: one effect.
        let offered = users[1]
            .autocomplete(harness.channel, "rokugan play", &keep, "move")
            .unwrap();
        let second = offered.choices().await.unwrap()[0].1.clone();
        harness.discord.gateway().double_next(1);
        let asked = users[1]
            .slash(harness.channel, "rokugan play", &[("move", text(&second))])
            .unwrap();
        asked.reply().await.unwrap();
        harness.public("goes first").await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let count = |words: &str| {
            harness
                .posts()
                .iter()
                .map(|post| post.text().matches(words).count())
                .sum::<usize>()
        };
        assert_eq!(count("has chosen an objective"), 2, "{code}");
    }
}

/// F34: another program holds the database: a polite refusal, and all is well afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn f34_a_held_database_is_waited_for_and_then_refused() {
    use std::io::Write as _;
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let (mut shell, hold) = test_database::holding(&harness.database()).unwrap();
    shell.stdin(std::process::Stdio::piped());
    let mut shell = shell.spawn().unwrap();
    let input = shell.stdin.as_mut().unwrap();
    input.write_all(hold.as_bytes()).unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let keep = [("move", text("keep"))];
    let offered = users[0]
        .autocomplete(harness.channel, "rokugan play", &keep, "move")
        .unwrap();
    let first = offered.choices().await.unwrap()[0].1.clone();
    let play = [("move", text(&first))];
    let asked = users[0]
        .slash(harness.channel, "rokugan play", &play)
        .unwrap();
    let said = asked.reply().await.unwrap();
    assert!(!asked.failed(), "acknowledged in time");
    assert!(
        said.is_ephemeral() && said.text().contains("busy"),
        "{}",
        said.text()
    );
    shell.kill().unwrap();
    shell.wait().unwrap();
    assert!(
        reply_text(
            &users[0]
                .slash(harness.channel, "rokugan play", &play)
                .unwrap()
        )
        .await
        .contains("Done:")
    );
}

/// F10: the bot is removed from the server; the table waits, and open panels still work.
#[tokio::test(flavor = "multi_thread")]
async fn f10_removed_from_the_server_the_bot_lives_on() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(31);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    harness.discord.kick_bot(harness.guild);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        reply_text(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(harness.bot().try_wait().unwrap().is_none(), "still running");
    assert!(!harness.log().contains("panicked"));
    harness.kill();
    harness.doctor();
}

/// F51 B10 C08: a table in a thread, also after the thread was archived.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_lives_in_a_thread() {
    let harness = Harness::open().await;
    let users = [harness.discord.user("Ayame"), harness.discord.user("Botan")];
    let thread = harness.discord.thread(harness.channel, "war", &users[0]);
    reply_text(&users[0].slash(thread, "rokugan new", &[]).unwrap()).await;
    // One live table per channel or thread: the channel above is free.
    assert!(
        reply_text(&users[0].slash(harness.channel, "rokugan new", &[]).unwrap())
            .await
            .contains("is open")
    );
    for user in &users {
        reply_text(&user.slash(thread, "rokugan join", &[]).unwrap()).await;
    }
    for user in &users {
        reply_text(&user.slash(thread, "rokugan start", &[]).unwrap()).await;
    }
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    users[0]
        .wait_in(thread, SOON, |seen| seen.text().contains("The game begins"))
        .await
        .unwrap();
    harness.discord.set_thread(thread, true, false);
    let mut chance = Chance(37);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        reply_text(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    users[0]
        .wait_in(thread, SOON, |seen| seen.text().contains("has chosen"))
        .await
        .unwrap();
}

/// C01 C03: acknowledged in private long before the answer, which takes three seconds.
#[tokio::test(flavor = "multi_thread")]
async fn c01_c03_slow_work_is_acknowledged_in_time_and_privately() {
    let mut harness = Harness::without_bot().await;
    harness.slow_handlers_ms = 3000;
    let slow = Duration::from_millis(harness.slow_handlers_ms);
    harness.start().await;
    let user = harness.discord.user("Ayame");
    for line in [
        "rokugan help",
        "rokugan new",
        "rokugan status",
        "rokugan mine",
    ] {
        let asked = user.slash(harness.channel, line, &[]).unwrap();
        let reply = asked.reply().await.unwrap();
        assert!(reply.is_ephemeral(), "{line}");
        assert!(asked.acknowledged_after().unwrap() < slow, "{line}");
    }
}

/// F10 C08: a permission is lost, then the channel is deleted; the table survives.
#[tokio::test(flavor = "multi_thread")]
async fn f10_c08_lost_permission_and_deleted_channel_are_survived() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.public("The game begins").await;
    harness
        .discord
        .forbid(harness.channel, Permissions::SEND_MESSAGES);
    let mut chance = Chance(13);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        reply_text(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    harness
        .discord
        .until(SOON, "a refused post", |d| {
            d.traffic()
                .entries()
                .iter()
                .any(|e| e.status == 403)
                .then_some(())
        })
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let dm = users[0].open_dm();
    let status = reply_text(&users[0].slash(dm, "rokugan status", &[]).unwrap()).await;
    assert!(
        status.contains("Send Messages"),
        "named in the answer: {status}"
    );
    harness.discord.delete_channel(harness.channel);
    let panel = users[1].wait_dm(SOON, offers).await.unwrap();
    let panel = click(&users[1], &panel, &mut chance).reply().await.unwrap();
    assert!(
        reply_text(&click(&users[1], &panel, &mut chance))
            .await
            .contains("Done:"),
        "play goes on by direct message"
    );
}

/// F53: if a handler panics, its person is told, and the next press works.
#[tokio::test(flavor = "multi_thread")]
async fn f53_a_panic_touches_nobody_else() {
    let mut harness = Harness::without_bot().await;
    harness.panics = 1;
    harness.start().await;
    let user = harness.discord.user("Ayame");
    let said = user
        .slash(harness.channel, "rokugan new", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("went wrong on our side"),
        "{}",
        said.text()
    );
    assert!(!said.text().contains("on trial"), "no internals");
    assert!(
        reply_text(&user.slash(harness.channel, "rokugan new", &[]).unwrap())
            .await
            .contains("is open")
    );
    harness.kill();
    harness.panics = 1;
    harness.start().await;
    let post = harness.public("is open").await;
    let join = post.button("Join").unwrap();
    let user = harness.discord.user("Botan");
    let said = user.press(post.id, &join).unwrap().reply().await.unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("went wrong on our side"),
        "{}",
        said.text()
    );
    assert!(
        reply_text(&user.press(post.id, &join).unwrap())
            .await
            .contains("You play")
    );
}

/// F45: moves made while the channel cannot be reached become one post with one board.
#[tokio::test(flavor = "multi_thread")]
async fn f45_posts_that_queue_up_are_merged() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let before = harness.posts().len();
    harness.discord.fault(
        Rule::new(Trouble::Status(503))
            .on(POST)
            .channel(harness.channel)
            .times(3),
    );
    let mut chance = Chance(21);
    let mut moves = 0;
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_millis(4)).await;
        for user in &users {
            if let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
                moves += u32::from(
                    reply_text(&click(user, &seen, &mut chance))
                        .await
                        .contains("Done:"),
                );
            }
        }
        if moves >= 6 {
            break;
        }
    }
    assert!(moves >= 6, "{moves}");
    harness
        .discord
        .until(SOON, "the posts", |_| {
            (harness.posts().len() >= before + 2).then_some(())
        })
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let posts = harness.posts();
    assert!(
        posts.len() <= before + 3,
        "{} posts for {moves} moves",
        posts.len() - before
    );
    let all: String = posts.iter().map(|post| post.text() + "\n").collect();
    assert_eq!(
        all.matches("has chosen an objective").count(),
        2,
        "nothing lost, nothing doubled"
    );
}

/// F07 C08: a moderator deletes posts; play goes on with new ones.
#[tokio::test(flavor = "multi_thread")]
async fn f07_deleted_posts_do_no_harm() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let old = harness.public("The game begins").await;
    let mut chance = Chance(23);
    let id = old.button("Take my turn").unwrap();
    let panel = users[0].press(old.id, &id).unwrap().reply().await.unwrap();
    harness.discord.delete_message(old.id);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        reply_text(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    harness.public("has chosen an objective").await;
}

/// F44: if the painter panics, the post has the text board instead of the picture.
#[tokio::test(flavor = "multi_thread")]
async fn f44_without_pictures_the_text_board_is_posted() {
    let mut harness = Harness::without_bot().await;
    harness.failing_pictures = true;
    harness.start().await;
    harness.table(&["Ayame", "Botan"]).await;
    let post = harness.public("The game begins").await;
    assert!(
        post.pictures.is_empty() && post.text().contains("Round 1 of 5"),
        "{}",
        post.text()
    );
}

/// C14: every board picture has alternative text made of public values; the text board on request.
#[tokio::test(flavor = "multi_thread")]
async fn c14_boards_are_pictures_with_alt_text() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let post = harness.public("The game begins").await;
    let picture = &post.pictures[0];
    assert!(picture.name.ends_with(".png") && picture.bytes.starts_with(b"\x89PNG"));
    assert!(
        picture
            .alt
            .as_ref()
            .is_some_and(|alt| !alt.is_empty() && alt.chars().count() <= 1024)
    );
    let look = users[0]
        .press(post.id, &post.button("Look").unwrap())
        .unwrap();
    let look = look.reply().await.unwrap();
    assert!(look.is_ephemeral() && look.pictures.len() == 1);
    let words = [("text", standin::Given::Yes(true))];
    let board = users[0]
        .slash(harness.channel, "rokugan board", &words)
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        board.pictures.is_empty() && board.text().contains("Round 1 of 5"),
        "{}",
        board.text()
    );
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// F09: without a mutual server (50278) there are no direct messages; opening too fast (40003) is
/// tried again.
#[tokio::test(flavor = "multi_thread")]
async fn f09_other_refusals_of_direct_messages() {
    let harness = Harness::open().await;
    let (gone, fast) = (harness.discord.user("Botan"), harness.discord.user("Ayame"));
    gone.no_mutual_guild(true);
    let opening = "POST /users/@me/channels";
    harness
        .discord
        .fault(Rule::new(Trouble::code(40003)).on(opening).user(fast.id()));
    reply_text(&fast.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    reply_text(&fast.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    let welcome = |seen: &standin::Seen| seen.text().contains("You play");
    fast.wait_dm(SOON, welcome).await.unwrap();
    let said = reply_text(&gone.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    assert!(said.contains("cannot send you direct messages"), "{said}");
    harness.begin(&[fast.clone(), gone.clone()]).await;
    let mut chance = Chance(91);
    harness.public("The game begins").await;
    assert!(turn_in_channel(&harness, &gone, &mut chance).await);
    let refused = harness.discord.traffic().entries();
    let refused = refused.iter().filter(|entry| entry.status == 403);
    assert_eq!(refused.count(), 1, "not tried again");
    assert_eq!(fast.dms().iter().filter(|seen| welcome(seen)).count(), 1);
}

/// F51 C08: the thread of a table is locked: the host learns why, and everything is said once it is open. Then
/// the thread is deleted, and play goes on in direct messages.
#[tokio::test(flavor = "multi_thread")]
async fn f51_c08_a_locked_thread_is_waited_for_and_a_deleted_one_survived() {
    let harness = Harness::open().await;
    let users = [harness.discord.user("Ayame"), harness.discord.user("Botan")];
    let thread = harness.discord.thread(harness.channel, "war", &users[0]);
    reply_text(&users[0].slash(thread, "rokugan new", &[]).unwrap()).await;
    for user in &users {
        reply_text(&user.slash(thread, "rokugan join", &[]).unwrap()).await;
    }
    for user in &users {
        reply_text(&user.slash(thread, "rokugan start", &[]).unwrap()).await;
    }
    harness.outbox_is_empty().await;
    harness.discord.set_thread(thread, true, true);
    let mut chance = Chance(41);
    let act = async |user: &standin::User, chance: &mut Chance| {
        let panel = user.wait_dm(SOON, offers).await.unwrap();
        let panel = click(user, &panel, chance).reply().await.unwrap();
        let said = reply_text(&click(user, &panel, chance)).await;
        assert!(said.contains("Done:"), "{said}");
    };
    act(&users[0], &mut chance).await;
    let told = |seen: &standin::Seen| seen.text().contains("it is locked");
    users[0].wait_dm(SOON, told).await.unwrap();
    harness.discord.set_thread(thread, false, false);
    let chosen = |seen: &standin::Seen| seen.text().contains("has chosen");
    users[0].wait_in(thread, SOON, chosen).await.unwrap();
    harness.outbox_is_empty().await;
    let count = users[0]
        .sees(thread)
        .iter()
        .filter(|seen| chosen(seen))
        .count();
    assert_eq!(count, 1, "once");
    harness.discord.delete_channel(thread);
    act(&users[1], &mut chance).await;
    assert!(!harness.log().contains("panicked"));
}

/// F44: Discord finds the picture too large: the board is posted in words, and the move is told.
#[tokio::test(flavor = "multi_thread")]
async fn f44_a_picture_that_is_too_large_becomes_words() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    // Twice: as a card, and in the classic form.
    let large = Rule::new(Trouble::code(40005))
        .on(POST)
        .times(2)
        .channel(harness.channel);
    harness.discord.fault(large);
    harness.first_move(&users[0]).await;
    let post = harness.public("has chosen an objective").await;
    assert!(post.pictures.is_empty(), "{}", post.text());
    assert_eq!(harness.discord.faults().pending(), 0);
    harness.first_move(&users[1]).await;
    let post = harness.public("goes first").await;
    assert!(!post.pictures.is_empty(), "the next one has its picture");
}
