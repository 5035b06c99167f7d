//! Time with the real binary: clocks moved by a file, kills around deadlines, presses by people.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rokugan::clock::{Clock as _, SystemClock};
use rokugan::id::TableId;
use rokugan::store::Store;
use standin::{Seen, User};

use crate::harness::*;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A harness whose clock is moved by hand.
pub struct Timed {
    pub harness: Harness,
    wall: i64,
    monotonic: i64,
}

impl Timed {
    pub async fn open() -> Self {
        let mut harness = Harness::without_bot().await;
        fs::write(harness.clock_file(), "0 0").unwrap();
        harness.start().await;
        Self {
            harness,
            wall: 0,
            monotonic: 0,
        }
    }

    fn write(&self) {
        let text = format!("{} {}", self.wall, self.monotonic);
        let new = self.harness.dir.join("clock.new");
        fs::write(&new, text).unwrap();
        fs::rename(new, self.harness.clock_file()).unwrap();
    }

    pub fn pass(&mut self, millis: i64) {
        self.wall += millis;
        self.monotonic += millis;
        self.write();
    }

    pub fn jump(&mut self, millis: i64) {
        self.wall += millis;
        self.write();
    }

    /// A table of these people at a pace.
    pub async fn table(&self, names: &[&str], pace: &str, misses: i64) -> Vec<User> {
        let harness = &self.harness;
        let users: Vec<User> = names
            .iter()
            .map(|name| harness.discord.user(name))
            .collect();
        let options = [
            ("pace", text(pace)),
            ("misses", standin::Given::Whole(misses)),
        ];
        reply_text(
            &users[0]
                .slash(harness.channel, "rokugan new", &options)
                .unwrap(),
        )
        .await;
        for user in &users {
            reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        }
        harness.begin(&users).await;
        harness.public("The game begins").await;
        users
    }
}

pub fn count(seen: &[Seen], words: &str) -> usize {
    let all: Vec<String> = seen.iter().map(Seen::text).collect();
    all.join("\n").matches(words).count()
}

/// Waits until a person has so many direct messages with these words.
pub async fn told(harness: &Harness, user: &User, words: &str, times: usize) {
    harness
        .discord
        .until(SOON, words, |_| {
            (count(&user.dms(), words) >= times).then_some(())
        })
        .await
        .unwrap();
}

async fn press(user: &User, seen: &Seen, label: &str) -> Seen {
    let id = seen.button(label).unwrap_or_else(|| panic!("no {label}"));
    user.press(seen.id, &id).unwrap().reply().await.unwrap()
}

/// C15 F26: the calendar of the running bot jumps two days and an hour back: one message, no
/// turn lost.
#[tokio::test(flavor = "multi_thread")]
async fn c15_f26_the_calendar_of_the_running_bot_jumps() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "daily", 2).await;
    timed.jump(2 * DAY);
    for user in &users {
        told(&timed.harness, user, "I was not running", 1).await;
    }
    timed.jump(-60 * MINUTE);
    tokio::time::sleep(Duration::from_secs(1)).await;
    for user in &users {
        assert_eq!(count(&user.dms(), "I was not running"), 1);
        assert_eq!(count(&user.dms(), "almost up"), 0);
    }
    assert_eq!(count(&timed.harness.posts(), "Time ran out"), 0);
    assert_eq!(timed.harness.discord.complaints(), Vec::<String>::new());
}

/// Where Debian and others put the library that moves the system's clock.
fn faketime() -> Option<PathBuf> {
    const PLACES: [&str; 4] = [
        "/usr/lib/x86_64-linux-gnu",
        "/usr/lib/aarch64-linux-gnu",
        "/usr/lib64",
        "/usr/lib",
    ];
    let library = |place| Path::new(place).join("faketime/libfaketimeMT.so.1");
    PLACES.into_iter().map(library).find(|path| path.is_file())
}

/// F26: the system's own clock jumps under the running bot, and somebody acts before the bot has noticed:
/// nobody loses a turn, and no turn lasts longer than a day.
#[tokio::test(flavor = "multi_thread")]
async fn f26_the_clock_of_the_system_jumps() {
    let Some(library) = faketime() else {
        eprintln!("SKIPPED: install `faketime` to move the system's clock");
        return;
    };
    let mut harness = Harness::without_bot().await;
    harness.faketime = Some(library);
    fs::write(harness.system_clock(), "+0").unwrap();
    harness.start().await;
    let timed = Timed {
        harness,
        wall: 0,
        monotonic: 0,
    };
    let users = timed.table(&["Ayame", "Botan"], "daily", 2).await;
    let harness = &timed.harness;
    let noticed = || harness.log().matches("time went missing").count();
    let all_have_their_day = |jump: i64| {
        let now = SystemClock.now().plus(jump).0;
        let ends = harness.query("SELECT deadline FROM clocks WHERE deadline IS NOT NULL");
        let left = |end: &str| end.parse::<i64>().unwrap() - now;
        let mut ends = ends.lines().map(left).peekable();
        ends.peek().is_some() && ends.all(|left| (DAY - 30 * MINUTE..=DAY).contains(&left))
    };
    for (times, jump) in [2 * DAY, 2 * DAY - 60 * MINUTE, 3650 * DAY]
        .into_iter()
        .enumerate()
    {
        let new = harness.dir.join("system_clock.new");
        fs::write(&new, format!("{:+}", jump / 1000)).unwrap();
        fs::rename(new, harness.system_clock()).unwrap();
        // Whoever is asked acts at once; that wakes the bot, which then compares its clocks.
        for user in &users {
            if harness.moves(user, "").await != ["-"] {
                harness.first_move(user).await;
                break;
            }
        }
        // The log says so just before the clocks are moved.
        let seen = |_: &_| (noticed() > times && all_have_their_day(jump)).then_some(());
        let seen = harness.discord.until(SOON, "clocks that were moved", seen);
        seen.await.unwrap();
    }
    assert_eq!(count(&harness.posts(), "Time ran out"), 0);
    for user in &users {
        assert_eq!(count(&user.dms(), "almost up"), 0);
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// F27 F29 F30: kill -9 around every deadline and reminder; each strike is made, told and announced
/// exactly once.
#[tokio::test(flavor = "multi_thread")]
async fn f27_f29_f30_kills_around_deadlines_strike_once() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "live", 9).await;
    let mut chance = Chance(0xdead);
    for round in 1..=14usize {
        // Half time, the last call, the end: with a kill at some instant after each.
        for part in [5 * MINUTE, 3 * MINUTE + 1000, 2 * MINUTE + 1000] {
            timed.pass(part);
            tokio::time::sleep(Duration::from_millis(chance.below(400) as u64)).await;
            timed.harness.kill();
            timed.harness.start().await;
            tokio::time::sleep(Duration::from_millis(300)).await;
            timed.harness.outbox_is_empty().await;
        }
        if count(&timed.harness.posts(), "Time ran out") >= 4 && round >= 4 {
            break;
        }
    }
    // Whatever is under way arrives.
    tokio::time::sleep(Duration::from_secs(2)).await;
    timed.harness.kill();
    let place: rokugan::store::DatabaseAddress = timed.harness.address().parse().unwrap();
    let store = Store::open(&place, std::sync::Arc::new(SystemClock))
        .await
        .unwrap();
    let acts = store.acts(TableId(1)).await.unwrap();
    store.close().await;
    let struck = acts.iter().filter(|act| act.user.is_none()).count();
    assert!(struck >= 3, "{struck}");
    let posts = timed.harness.posts();
    assert_eq!(count(&posts, "Time ran out for"), struck);
    let dms: Vec<Seen> = users.iter().flat_map(User::dms).collect();
    assert_eq!(count(&dms, "Your time ran out"), struck);
    let calls = count(&dms, "almost up");
    assert!(calls >= struck / 2, "{calls} calls for {struck} strikes");
    drop(store);
    timed.harness.doctor();
}

/// The ladder by presses: reminder, snooze, missed, held, back.
#[tokio::test(flavor = "multi_thread")]
async fn reminded_snoozed_held_and_back_by_presses() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "daily", 1).await;
    assert!(turn_in_channel(&timed.harness, &users[0], &mut Chance(3)).await);
    timed.pass(DAY / 2);
    told(&timed.harness, &users[1], "waiting for you", 1).await;
    let reminder = users[1].wait_dm(SOON, |seen| seen.button("Remind me later").is_some());
    let reminder = reminder.await.unwrap();
    let answer = press(&users[1], &reminder, "Remind me later").await;
    assert!(
        answer.text().contains("I will remind you"),
        "{}",
        answer.text()
    );
    timed.pass(120 * MINUTE + 1000);
    told(&timed.harness, &users[1], "waiting for you", 1).await;
    timed.pass(DAY / 2 - 240 * MINUTE);
    told(&timed.harness, &users[1], "almost up", 1).await;
    // With a picture still on its way two hours would look like a bot that cannot speak.
    timed.harness.outbox_is_empty().await;
    timed.pass(120 * MINUTE);
    told(&timed.harness, &users[1], "holds your seat now", 1).await;
    let held = timed.harness.public("until its player presses").await;
    let wrong = press(&users[0], &held, "I am back").await;
    assert!(wrong.is_ephemeral());
    let back = press(&users[1], &held, "I am back").await;
    assert!(
        back.is_ephemeral() && back.text().contains("Welcome back"),
        "{}",
        back.text()
    );
    timed.harness.public("is back").await;
    let status = users[1].slash(timed.harness.channel, "rokugan status", &[]);
    let status = reply_text(&status.unwrap()).await;
    assert!(status.contains(", due <t:"), "as timestamps: {status}");
    assert_eq!(timed.harness.discord.complaints(), Vec::<String>::new());
}

/// A vote and a newcomer by presses; strangers and old buttons change nothing.
#[tokio::test(flavor = "multi_thread")]
async fn votes_and_open_seats_by_presses() {
    let timed = Timed::open().await;
    let harness = &timed.harness;
    let users = timed.table(&["Ayame", "Botan", "Chiyo"], "daily", 2).await;
    let status = users[0]
        .slash(harness.channel, "rokugan status", &[])
        .unwrap();
    let status = status.reply().await.unwrap();
    let ids = status.custom_ids();
    let select = ids.iter().find(|id| id.contains("@propose")).unwrap();
    let options = status.options(select);
    assert!(!options.iter().any(|option| option.starts_with("replace")));
    let asked = users[0].select(status.id, select, &["pause"]).unwrap();
    assert!(reply_text(&asked).await.contains("1 of 2"));
    let vote = harness.public("players must say yes").await;
    let stranger = harness.discord.user("Stranger");
    let refused = press(&stranger, &vote, "Yes").await;
    assert!(refused.text().contains("no seat"), "{}", refused.text());
    let no = press(&users[1], &vote, "No").await;
    assert!(no.text().contains("1 of 2"), "{}", no.text());
    // The table moves on, and the vote's buttons stay.
    assert!(turn_in_channel(harness, &users[2], &mut Chance(5)).await);
    let yes = press(&users[2], &vote, "Yes").await;
    assert!(yes.text().contains("passed"), "{}", yes.text());
    harness.public("voted to stop the clocks").await;
    let late = press(&users[1], &vote, "Yes").await;
    assert!(late.text().contains("vote is over"), "{}", late.text());
    let resign = users[1]
        .slash(harness.channel, "rokugan resign", &[])
        .unwrap();
    let resign = resign.reply().await.unwrap();
    press(&users[1], &resign, "Resign").await;
    let open = harness.public("Open seat").await;
    let newcomer = harness.discord.user("Daichi");
    let took = press(&newcomer, &open, "Take this seat").await;
    assert!(
        took.is_ephemeral() && took.text().contains("You play"),
        "{}",
        took.text()
    );
    newcomer
        .wait_dm(SOON, |seen| seen.text().contains("what your seat knows"))
        .await
        .unwrap();
    let second = press(&stranger, &open, "Take this seat").await;
    assert!(second.text().contains("No seat"), "{}", second.text());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// B41 B42: strange paces, times, hours and zones are refused with what to do instead; good ones work.
#[tokio::test(flavor = "multi_thread")]
async fn b41_b42_strange_times_are_refused() {
    let harness = Harness::open().await;
    let ayame = harness.discord.user("Ayame");
    let ask = async |line: &str, option: &str, value: &str| {
        let asked = ayame.slash(harness.channel, line, &[(option, text(value))]);
        reply_text(&asked.unwrap()).await
    };
    for pace in ["0", "-1", "1e9h", "１２ h", "400d", "4m"] {
        let said = ask("rokugan new", "pace", pace).await;
        assert!(said.contains("do not know this pace"), "{pace}: {said}");
    }
    for until in ["soon", "2020-01-01", "400d", "0h"] {
        let said = ask("rokugan away", "until", until).await;
        assert!(!said.contains("You are away"), "{until}: {said}");
    }
    for zone in ["Europe/Atlantis", "../../etc/passwd"] {
        let said = ask("rokugan settings", "zone", zone).await;
        assert!(said.contains("no such time zone"), "{zone}: {said}");
    }
    assert!(
        ask("rokugan settings", "quiet", "22-8")
            .await
            .contains("Set `zone` too")
    );
    assert!(
        ask("rokugan settings", "zone", "Europe/Warsaw")
            .await
            .contains("Europe/Warsaw")
    );
    assert!(
        ask("rokugan settings", "quiet", "22-8")
            .await
            .contains("22:00-08:00")
    );
    assert!(
        ask("rokugan settings", "digest", "7:30")
            .await
            .contains("07:30")
    );
    assert!(
        ask("rokugan away", "until", "3d")
            .await
            .contains("You are away until")
    );
    assert!(
        ask("rokugan away", "until", "now")
            .await
            .contains("no longer away")
    );
    assert!(ask("rokugan new", "pace", "36h").await.contains("is open"));
    harness.public("up to 36 hours per turn").await;
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
