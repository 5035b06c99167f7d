//! River of Gold through Discord: a whole table by clicks, what can be taken back, orders and time.

use standin::{Seen, User};

use crate::harness::*;
use crate::time::{Timed, count, told};

const MINUTE: i64 = 60_000;

/// A table of this title, under way.
async fn table(harness: &Harness, names: &[&str], more: &[(&str, &str)]) -> Vec<User> {
    let users: Vec<User> = names
        .iter()
        .map(|name| harness.discord.user(name))
        .collect();
    let mut asked = vec![("title", text("river_of_gold"))];
    asked.extend(more.iter().map(|(option, value)| (*option, text(value))));
    let new = users[0].slash(harness.channel, "rokugan new", &asked);
    reply_text(&new.unwrap()).await;
    for user in &users {
        let joined = reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        let clans = ["Crab", "Mantis", "Crane", "Scorpion"];
        assert!(clans.iter().any(|clan| joined.contains(clan)), "{joined}");
    }
    harness.begin(&users).await;
    harness.public("The game begins").await;
    users
}

async fn play(harness: &Harness, user: &User, notation: &str) -> String {
    let asked = [("move", text(notation))];
    let play = user.slash(harness.channel, "rokugan play", &asked);
    reply_text(&play.unwrap()).await
}

/// The acts a person is offered; who is not up is offered only a dash with an explanation.
async fn offered(harness: &Harness, user: &User) -> Vec<String> {
    let mut acts = harness.moves(user, "").await;
    acts.retain(|act| act != "-");
    acts
}

/// Who must act, and who must not.
async fn whose_turn<'u>(harness: &Harness, users: &'u [User]) -> (&'u User, &'u User) {
    if offered(harness, &users[0]).await.is_empty() {
        (&users[1], &users[0])
    } else {
        (&users[0], &users[1])
    }
}

/// Sails, and decides whatever that asks, until the turn is over.
async fn sail(harness: &Harness, user: &User) {
    let said = play(harness, user, "sail upper").await;
    assert!(said.contains("Done: "), "{said}");
    loop {
        let acts = offered(harness, user).await;
        let go_on = acts.iter().find(|act| *act == "done");
        let Some(act) = go_on.or(acts.first()) else {
            break;
        };
        let said = play(harness, user, act).await;
        assert!(said.contains("Done: "), "{act}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_river_of_gold_by_dm_clicks_alone() {
    let mut harness = Harness::open().await;
    let users = table(&harness, &["Ayame", "Botan"], &[]).await;
    let clicks = play_by_dm(&harness, &users, &mut Chance(5)).await;
    println!("{clicks} clicks");
    let end = harness.public("The seed was").await;
    assert!(end.text().contains("VP"), "{}", end.text());
    assert_eq!(end.pictures.len(), 2, "board and sheets");
    let film = harness.film().await;
    assert!(film.pictures[0].bytes.starts_with(b"GIF89a"));
    // Everything public has words, and nothing in it is private.
    let posts: Vec<String> = harness.posts().iter().map(|post| post.text()).collect();
    let all = posts.join("\n");
    for said in [
        "was drawn to go first",
        "Masteries in play",
        " rolled ",
        " sailed ",
        " built ",
        "completed a journey",
        "The Emperor visits",
        "The last tile entered the row",
        " VP: ",
    ] {
        assert!(all.contains(said), "{said}");
    }
    assert!(!all.contains("river_of_gold-"), "a hole in the wording");
    let own = ["Your customers", "Your hand", "You drew", "-seat"];
    assert_eq!(harness.discord.traffic().leaks(&own), Vec::new());
    for user in &users {
        assert!(count(&user.dms(), "Your customers") > 0);
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    let export = users[1].slash(harness.channel, "rokugan export", &[]);
    let export = export.unwrap().reply().await.unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    assert_eq!(record.title, "river_of_gold");
    record.replay().unwrap();
    let title = [("title", text("river_of_gold"))];
    let rules = users[1].slash(harness.channel, "rokugan rules", &title);
    let rules = reply_text(&rules.unwrap()).await;
    assert!(rules.contains("2 to 4 players"), "{rules}");
    harness.kill();
    harness.doctor();
}

/// Turning the die and trading can be taken back; after a roll nothing can. Refusals say why.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_beyond_a_roll() {
    let harness = Harness::open().await;
    let users = table(&harness, &["Ayame", "Botan"], &[]).await;
    let (up, other) = whose_turn(&harness, &users).await;
    let undo = async |user: &User| {
        let asked = user.slash(harness.channel, "rokugan undo", &[]);
        reply_text(&asked.unwrap()).await
    };
    let turned = harness.moves(up, "die").await.swap_remove(0);
    let said = play(&harness, up, &turned).await;
    assert!(said.contains("Done: "), "{said}");
    harness.public("turned the die").await;
    let said = undo(up).await;
    assert!(said.contains("Taken back"), "{said}");
    let offered = harness.moves(up, "die").await;
    assert!(offered.contains(&turned), "the favor is back: {offered:?}");
    for (notation, why) in [
        ("build 6 port11", "your die"),
        ("mark s3", "not possible during a turn"),
        ("sail upper up", "Only a noble ship"),
        ("trade silk silk", "not for itself"),
    ] {
        let said = play(&harness, up, notation).await;
        let die = said.contains("already has a building");
        assert!(said.contains(why) || die, "{notation}: {said}");
    }
    sail(&harness, up).await;
    let said = undo(up).await;
    assert!(said.contains("cannot be taken back"), "{said}");
    let said = undo(other).await;
    assert!(said.contains("not yours"), "{said}");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

async fn write(user: &User, words: &str) -> Seen {
    let given = [("write", text(words))];
    let asked = user.slash(user.open_dm(), "rokugan orders", &given);
    asked.unwrap().reply().await.unwrap()
}

/// The die of the next turn is known, so the turn can be written down ahead, with a fallback and
/// conditions, and is carried out when it comes.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_written_ahead_is_carried_out() {
    let mut timed = Timed::open().await;
    let pace = [("pace", "none")];
    let users = table(&timed.harness, &["Ayame", "Botan"], &pace).await;
    let (up, other) = whose_turn(&timed.harness, &users).await;
    let plan = write(other, "sail middle if koku 25, else sail upper").await;
    let said = plan.text();
    assert!(said.contains(", if koku 25, else "), "{said}");
    sail(&timed.harness, up).await;
    timed.pass(100_000);
    told(&timed.harness, other, "Done by your order", 1).await;
    timed.harness.public("sailed the upper ship").await;
    let sailed = |seen: &Seen| seen.text().contains("sailed the middle ship");
    assert!(!timed.harness.posts().iter().any(sailed));
    assert_eq!(timed.harness.discord.complaints(), Vec::<String>::new());
}

/// A player whose time runs out is played for, and the table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_and_the_table_goes_on() {
    let mut timed = Timed::open().await;
    let pace = [("pace", "live")];
    let users = table(&timed.harness, &["Ayame", "Botan"], &pace).await;
    let (up, _) = whose_turn(&timed.harness, &users).await;
    let up = up.clone();
    for part in [5 * MINUTE, 3 * MINUTE + 1000] {
        timed.pass(part);
        timed.harness.outbox_is_empty().await;
    }
    told(&timed.harness, &up, "almost up", 1).await;
    timed.harness.outbox_is_empty().await;
    timed.pass(2 * MINUTE + 1000);
    timed.harness.public("Time ran out for").await;
    told(&timed.harness, &up, "Your time ran out", 1).await;
    assert_eq!(timed.harness.discord.complaints(), Vec::<String>::new());
}
