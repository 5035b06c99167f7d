//! Twenty accounts flood every command and completion while somebody else plays.

use std::time::{Duration, Instant};

use standin::{Given, User};

use crate::harness::*;

/// Every command; what would change the table is refused to these accounts.
const LINES: [&str; 26] = [
    "rokugan log",
    "rokugan export",
    "rokugan status",
    "rokugan hand",
    "rokugan orders",
    "rokugan score",
    "rokugan replay",
    "rokugan mine",
    "rokugan help",
    "rokugan undo",
    "rokugan rules",
    "rokugan board",
    "rokugan new",
    "rokugan join",
    "rokugan leave",
    "rokugan start",
    "rokugan computer add",
    "rokugan computer remove",
    "rokugan play",
    "rokugan resign",
    "rokugan manage kick",
    "rokugan manage replace",
    "rokugan manage cancel",
    "rokugan settings",
    "rokugan privacy",
    "rokugan away",
];

/// What a command cannot do without.
fn given(line: &str, user: &User) -> Vec<(&'static str, Given)> {
    match line {
        "rokugan board" => vec![("text", Given::Yes(true))],
        "rokugan computer remove" | "rokugan manage replace" => vec![("side", text("crab"))],
        "rokugan play" => vec![("move", text("pass"))],
        "rokugan manage kick" => vec![("user", Given::User(user.id()))],
        "rokugan away" => vec![("until", text("3d"))],
        _ => Vec::new(),
    }
}

/// Commands and the option that is completed.
const TYPED: [(&str, &str); 11] = [
    ("rokugan new", "title"),
    ("rokugan new", "pace"),
    ("rokugan status", "table"),
    ("rokugan join", "side"),
    ("rokugan computer remove", "side"),
    ("rokugan manage replace", "side"),
    ("rokugan undo", "to"),
    ("rokugan play", "move"),
    ("rokugan orders", "write"),
    ("rokugan board", "area"),
    ("rokugan settings", "zone"),
];

/// The pause of an account between two requests: faster than anybody types, and than we allow.
const PAUSE: Duration = Duration::from_millis(100);

/// One account sends everything, for so many rounds.
async fn flood(user: User, channel: standin::id::ChannelId, rounds: usize) {
    for _ in 0..rounds {
        for line in LINES {
            user.slash(channel, line, &given(line, &user)).unwrap();
            tokio::time::sleep(PAUSE).await;
        }
        for (line, option) in TYPED {
            let typed = [(option, text("1"))];
            user.autocomplete(channel, line, &typed, option).unwrap();
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// How long the presses of somebody else took meanwhile.
async fn play_meanwhile(rounds: usize) -> Vec<Duration> {
    let mut harness = Harness::open().await;
    let players = harness.table(&["Ayame", "Botan"]).await;
    let panel = players[0].wait_dm(SOON, offers).await.unwrap();
    // A past that is long to replay: acts made and taken back.
    let mut chance = Chance(7);
    for _ in 0..20 {
        turn_in_channel(&harness, &players[0], &mut chance).await;
        let undo = players[0].slash(harness.channel, "rokugan undo", &[]);
        reply_text(&undo.unwrap()).await;
        turn_in_channel(&harness, &players[1], &mut chance).await;
    }
    harness.kill();
    harness.no_rate_limit = false;
    harness.log_level = "info";
    harness.start().await;
    let accounts = (1..=20).map(|number| harness.discord.user(&format!("Flood {number}")));
    let floods: Vec<_> = accounts
        .map(|user| tokio::spawn(flood(user, harness.channel, rounds)))
        .collect();
    let mut took = Vec::new();
    while !floods.iter().all(tokio::task::JoinHandle::is_finished) {
        let begun = Instant::now();
        let look = players[0].forge(panel.id, "v1|1|0|@turn", &[]).unwrap();
        // On a machine busy with other things an answer may come too late for Discord.
        while look.acknowledged_after().is_none() && !look.failed() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        took.push(begun.elapsed());
        tokio::time::sleep(2 * PAUSE).await;
    }
    assert!(!harness.log().contains("panicked"));
    turn_in_channel(&harness, &players[0], &mut chance).await;
    took
}

/// Whatever the others send, somebody else can play during it and after it.
#[tokio::test(flavor = "multi_thread")]
async fn b46_a_flood_leaves_others_their_answers() {
    let took = play_meanwhile(2).await;
    assert!(!took.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_click_to_acknowledgement_in_a_flood() {
    let mut took = play_meanwhile(20).await;
    println!(
        "click to acknowledgement while 20 accounts flood: {}",
        crate::measure::spread(&mut took)
    );
    took.sort();
    let p99 = took[(took.len() - 1) * 99 / 100];
    assert!(p99 < Duration::from_millis(100), "{p99:?}");
}
