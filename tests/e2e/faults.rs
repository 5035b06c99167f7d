//! Faults of Discord and of the network.

use std::time::Duration;

use standin::fault::{Rule, Trouble};
use standin::world::Permissions;

use crate::stage::*;

const POST: &str = "POST /channels/{channel}/messages";

fn begun(stage: &Stage) -> usize {
    stage
        .posts()
        .iter()
        .filter(|post| post.text().contains("The table begins"))
        .count()
}

/// F03 F05 check 12: lost answers, 5xx, 429; one message each.
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
        let stage = Stage::open().await;
        let ayame = stage.discord.user("Ayame");
        say(&ayame.slash(stage.channel, "rokugan new", &[]).unwrap()).await;
        say(&ayame.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
        say(&ayame.slash(stage.channel, "rokugan add-ai", &[]).unwrap()).await;
        stage.public("A computer daimyo").await;
        stage
            .discord
            .fault(Rule::new(trouble.clone()).on(POST).channel(stage.channel));
        say(&ayame.slash(stage.channel, "rokugan start", &[]).unwrap()).await;
        stage.public("The table begins").await;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(begun(&stage), 1, "{trouble:?}");
    }
}

/// F12 F13: lost lines with resume, and a new identify; presses work afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn f12_f13_gateway_drops_lose_nothing() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(9);
    let gateway = stage.discord.gateway();
    gateway.drop_lines();
    assert!(
        turn_in_channel(&stage, &users[0], &mut chance).await,
        "after a lost line"
    );
    assert!(gateway.resumes() >= 1);
    let before = gateway.identifies();
    gateway.invalidate(false);
    stage
        .discord
        .until(SOON, "a new identify", |d| {
            (d.gateway().identifies() > before).then_some(())
        })
        .await
        .unwrap();
    stage.discord.ready(SOON).await.unwrap();
    assert!(
        turn_in_channel(&stage, &users[1], &mut chance).await,
        "after a new session"
    );
}

/// F15: closes that are for good, and a refused token, end the process with one line.
#[tokio::test(flavor = "multi_thread")]
async fn f15_a_refused_token_stops_the_bot() {
    let stage = Stage::dark().await;
    let out = stage
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
        let out = stage
            .command("run")
            .env("DISCORD_TOKEN", bad)
            .output()
            .unwrap();
        assert!(
            !out.status.success() && String::from_utf8_lossy(&out.stderr).contains("DISCORD_TOKEN")
        );
    }
    let mut stage = stage;
    stage.discord.gateway().close_identifies(Some(4014));
    stage.spawn();
    let ended = tokio::task::block_in_place(|| {
        (0..200).find_map(|_| {
            std::thread::sleep(Duration::from_millis(50));
            stage.bot().try_wait().unwrap()
        })
    });
    assert!(!ended.expect("stops by itself").success());
}

/// F17 F18 F19: late, already answered and doubled interactions: the move stands, once.
#[tokio::test(flavor = "multi_thread")]
async fn f17_f18_f19_late_and_doubled_interactions() {
    for code in [10062, 40060] {
        let stage = Stage::open().await;
        let users = stage.table(&["Ayame", "Botan"]).await;
        let keep = [("move", text("keep"))];
        let offered = users[0]
            .autocomplete(stage.channel, "rokugan play", &keep, "move")
            .unwrap();
        let first = offered.choices().await.unwrap()[0].1.clone();
        let callback = "POST /interactions/{interaction}/{token}/callback";
        stage
            .discord
            .fault(Rule::new(Trouble::code(code)).on(callback));
        let play = [("move", text(&first))];
        let _ = users[0]
            .slash(stage.channel, "rokugan play", &play)
            .unwrap();
        stage.public("has chosen an objective").await;
        // The same event twice: one effect.
        let offered = users[1]
            .autocomplete(stage.channel, "rokugan play", &keep, "move")
            .unwrap();
        let second = offered.choices().await.unwrap()[0].1.clone();
        stage.discord.gateway().double_next(1);
        let asked = users[1]
            .slash(stage.channel, "rokugan play", &[("move", text(&second))])
            .unwrap();
        asked.reply().await.unwrap();
        stage.public("goes first").await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let count = |words: &str| {
            stage
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
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let mut shell = std::process::Command::new("sqlite3")
        .arg(stage.database())
        .stdin(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    shell
        .stdin
        .as_mut()
        .unwrap()
        .write_all(b".timeout 5000\nBEGIN IMMEDIATE;\n")
        .unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let keep = [("move", text("keep"))];
    let offered = users[0]
        .autocomplete(stage.channel, "rokugan play", &keep, "move")
        .unwrap();
    let first = offered.choices().await.unwrap()[0].1.clone();
    let play = [("move", text(&first))];
    let asked = users[0]
        .slash(stage.channel, "rokugan play", &play)
        .unwrap();
    let said = asked.reply().await.unwrap();
    assert!(asked.acknowledged_after().unwrap() < Duration::from_millis(1000));
    assert!(
        said.is_ephemeral() && said.text().contains("busy"),
        "{}",
        said.text()
    );
    shell.kill().unwrap();
    shell.wait().unwrap();
    assert!(
        say(&users[0]
            .slash(stage.channel, "rokugan play", &play)
            .unwrap())
        .await
        .contains("Done:")
    );
}

/// The bot is removed from the server: the table waits, panels already open still work.
#[tokio::test(flavor = "multi_thread")]
async fn removed_from_the_server_the_bot_lives_on() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(31);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    stage.discord.kick_bot(stage.guild);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        say(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(stage.bot().try_wait().unwrap().is_none(), "still running");
    assert!(!stage.log().contains("panicked"));
    stage.kill();
    stage.doctor();
}

/// A table in a thread, also after the thread was archived.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_lives_in_a_thread() {
    let stage = Stage::open().await;
    let users = [stage.discord.user("Ayame"), stage.discord.user("Botan")];
    let thread = stage.discord.thread(stage.channel, "war", &users[0]);
    say(&users[0].slash(thread, "rokugan new", &[]).unwrap()).await;
    // One live table per channel or thread: the channel above is free.
    assert!(
        say(&users[0].slash(stage.channel, "rokugan new", &[]).unwrap())
            .await
            .contains("is open")
    );
    for user in &users {
        say(&user.slash(thread, "rokugan join", &[]).unwrap()).await;
    }
    say(&users[0].slash(thread, "rokugan start", &[]).unwrap()).await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    users[0]
        .wait_in(thread, SOON, |seen| {
            seen.text().contains("The table begins")
        })
        .await
        .unwrap();
    stage.discord.set_thread(thread, true, false);
    let mut chance = Chance(37);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        say(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    users[0]
        .wait_in(thread, SOON, |seen| seen.text().contains("has chosen"))
        .await
        .unwrap();
}

/// Check 1: acknowledged within a second although every answer takes three.
#[tokio::test(flavor = "multi_thread")]
async fn slow_work_is_acknowledged_in_time_and_privately() {
    let mut stage = Stage::dark().await;
    stage.drag_ms = 3000;
    stage.start().await;
    let user = stage.discord.user("Ayame");
    for line in [
        "rokugan help",
        "rokugan new",
        "rokugan status",
        "rokugan mine",
    ] {
        let asked = user.slash(stage.channel, line, &[]).unwrap();
        let reply = asked.reply().await.unwrap();
        assert!(reply.is_ephemeral(), "{line}");
        assert!(
            asked.acknowledged_after().unwrap() < Duration::from_millis(1000),
            "{line}"
        );
    }
}

/// Check 8, B bad places: permission lost and channel deleted; the table survives.
#[tokio::test(flavor = "multi_thread")]
async fn lost_permission_and_deleted_channel_are_survived() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    stage.public("The table begins").await;
    stage
        .discord
        .forbid(stage.channel, Permissions::SEND_MESSAGES);
    let mut chance = Chance(13);
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        say(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    stage
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
    let status = say(&users[0].slash(dm, "rokugan status", &[]).unwrap()).await;
    assert!(
        status.contains("Send Messages"),
        "named in the answer: {status}"
    );
    stage.discord.delete_channel(stage.channel);
    let panel = users[1].wait_dm(SOON, offers).await.unwrap();
    let panel = click(&users[1], &panel, &mut chance).reply().await.unwrap();
    assert!(
        say(&click(&users[1], &panel, &mut chance))
            .await
            .contains("Done:"),
        "play goes on by direct message"
    );
}

/// F53: a panic in one handler is told to its person; the next press works.
#[tokio::test(flavor = "multi_thread")]
async fn f53_a_panic_touches_nobody_else() {
    let mut stage = Stage::dark().await;
    stage.panics = 1;
    stage.start().await;
    let user = stage.discord.user("Ayame");
    let said = user
        .slash(stage.channel, "rokugan new", &[])
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
        say(&user.slash(stage.channel, "rokugan new", &[]).unwrap())
            .await
            .contains("is open")
    );
    stage.kill();
    stage.panics = 1;
    stage.start().await;
    let post = stage.public("is open").await;
    let join = post.button("Join").unwrap();
    let said = user.press(post.id, &join).unwrap().reply().await.unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("went wrong on our side"),
        "{}",
        said.text()
    );
    assert!(
        say(&user.press(post.id, &join).unwrap())
            .await
            .contains("You play")
    );
}

/// F45: moves made while the channel cannot be reached become one post with one board.
#[tokio::test(flavor = "multi_thread")]
async fn f45_posts_that_queue_up_are_merged() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let before = stage.posts().len();
    stage.discord.fault(
        Rule::new(Trouble::Status(503))
            .on(POST)
            .channel(stage.channel)
            .times(3),
    );
    let mut chance = Chance(21);
    let mut moves = 0;
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_millis(4)).await;
        for user in &users {
            if let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
                moves += u32::from(
                    say(&click(user, &seen, &mut chance))
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
    stage
        .discord
        .until(SOON, "the posts", |_| {
            (stage.posts().len() >= before + 2).then_some(())
        })
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let posts = stage.posts();
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

/// F07: a moderator deletes posts; play goes on with new ones.
#[tokio::test(flavor = "multi_thread")]
async fn f07_deleted_posts_do_no_harm() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let old = stage.public("The table begins").await;
    let mut chance = Chance(23);
    let id = old.button("Take my turn").unwrap();
    let panel = users[0].press(old.id, &id).unwrap().reply().await.unwrap();
    stage.discord.delete_message(old.id);
    let panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    assert!(
        say(&click(&users[0], &panel, &mut chance))
            .await
            .contains("Done:")
    );
    stage.public("has chosen an objective").await;
}

/// F44: a painter that panics costs the picture, not the post: the text board goes out instead.
#[tokio::test(flavor = "multi_thread")]
async fn f44_without_pictures_the_text_board_is_posted() {
    let mut stage = Stage::dark().await;
    stage.blind = true;
    stage.start().await;
    stage.table(&["Ayame", "Botan"]).await;
    let post = stage.public("The table begins").await;
    assert!(
        post.pictures.is_empty() && post.text().contains("Round 1 of 5"),
        "{}",
        post.text()
    );
}

/// Check 14: every board picture has alt text, made of public values, and the text board on request.
#[tokio::test(flavor = "multi_thread")]
async fn boards_are_pictures_with_alt_text() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let post = stage.public("The table begins").await;
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
        .slash(stage.channel, "rokugan board", &words)
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        board.pictures.is_empty() && board.text().contains("Round 1 of 5"),
        "{}",
        board.text()
    );
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
}

/// F09: no mutual server (50278) is a closed door too; opening too fast (40003) is tried again.
#[tokio::test(flavor = "multi_thread")]
async fn f09_other_refusals_of_direct_messages() {
    let stage = Stage::open().await;
    let (gone, fast) = (stage.discord.user("Botan"), stage.discord.user("Ayame"));
    gone.no_mutual_guild(true);
    let opening = "POST /users/@me/channels";
    stage
        .discord
        .fault(Rule::new(Trouble::code(40003)).on(opening).user(fast.id()));
    say(&fast.slash(stage.channel, "rokugan new", &[]).unwrap()).await;
    say(&fast.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
    let welcome = |seen: &standin::Seen| seen.text().contains("You play");
    fast.wait_dm(SOON, welcome).await.unwrap();
    let said = say(&gone.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
    assert!(said.contains("cannot send you direct messages"), "{said}");
    say(&fast.slash(stage.channel, "rokugan start", &[]).unwrap()).await;
    let mut chance = Chance(91);
    stage.public("The table begins").await;
    assert!(turn_in_channel(&stage, &gone, &mut chance).await);
    let refused = stage.discord.traffic().entries();
    let refused = refused.iter().filter(|entry| entry.status == 403);
    assert_eq!(refused.count(), 1, "not tried again");
    assert_eq!(fast.dms().iter().filter(|seen| welcome(seen)).count(), 1);
}
