//! Rising Sun through Discord: whole tables by clicks, talks that only two people see, kills between
//! sealed bids, cards to read.

use std::collections::BTreeMap;
use std::time::Duration;

use standin::{Seen, User};

use crate::harness::*;
use crate::time::{count, told};

const TITLE: &str = "rising_sun";

/// Sits these people down at a table of this title, under way.
async fn table(harness: &Harness, users: &[User]) {
    let asked = [("title", text(TITLE))];
    let new = users[0].slash(harness.channel, "rokugan new", &asked);
    reply_text(&new.unwrap()).await;
    for user in users {
        let joined = user.slash(harness.channel, "rokugan join", &[]);
        reply_text(&joined.unwrap()).await;
    }
    harness.begin(users).await;
    harness.public("The game begins").await;
}

fn people(harness: &Harness, names: &[&str]) -> Vec<User> {
    let named = names.iter().map(|name| harness.discord.user(name));
    named.collect()
}

/// What each person plays.
fn clans(harness: &Harness, users: &[User]) -> Vec<String> {
    let rows = harness.query("SELECT \"user\", side FROM seats");
    let rows = rows.lines().filter_map(|line| line.split_once('|'));
    let sides: BTreeMap<&str, &str> = rows.collect();
    let of = |user: &User| sides[user.id().to_string().as_str()].to_owned();
    users.iter().map(of).collect()
}

async fn play(user: &User, notation: &str) -> Seen {
    let asked = [("move", text(notation))];
    let play = user.slash(user.open_dm(), "rokugan play", &asked);
    play.unwrap().reply().await.unwrap()
}

/// Presses a button by its label.
async fn press(user: &User, seen: &Seen, label: &str) -> Seen {
    let id = seen.button(label);
    let id = id.unwrap_or_else(|| panic!("no {label} in {:?}", seen.custom_ids()));
    user.press(seen.id, &id).unwrap().reply().await.unwrap()
}

/// A click in the newest direct message that offers something; now and then somebody talks instead.
async fn click_or_talk(user: &User, chance: &mut Chance) -> Option<Seen> {
    let seen = user.dms().into_iter().next_back()?;
    let talk = seen.button("Talk").filter(|_| chance.below(4) == 0);
    if let Some(talk) = talk {
        let asked = user.press(seen.id, &talk).unwrap();
        return Some(asked.reply().await.unwrap());
    }
    if !offers(&seen) {
        return None;
    }
    Some(click(user, &seen, chance).reply().await.unwrap())
}

/// People open their panels. Nobody is called for what a shrine gives: it is taken after a while, and only those
/// who look can have it sooner.
async fn look(users: impl Iterator<Item = &User>) {
    for user in users {
        if let Ok(asked) = user.slash(user.open_dm(), "rokugan hand", &[]) {
            let _ = asked.reply().await;
        }
    }
}

/// What only one person may read, in any public request.
const OWN: [&str; 6] = [
    "You drew",
    "Only the two of you",
    "Your bid",
    "You offered",
    "offers you",
    "from now on:",
];

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_rising_sun_by_dm_clicks_alone() {
    let mut harness = Harness::open().await;
    let users = people(&harness, &["Ayame", "Botan", "Chiyo"]);
    table(&harness, &users).await;
    let (mut chance, mut idle) = (Chance(21), 0);
    while !over(&harness) {
        let mut moved = false;
        for user in &users {
            moved |= click_or_talk(user, &mut chance).await.is_some();
        }
        idle = if moved { 0 } else { idle + 1 };
        let last = harness.posts().last().map(Seen::text);
        assert!(idle < 6000, "stuck: {last:#?}");
        if idle % 10 == 9 {
            look(users.iter()).await;
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let end = harness.public("The seed was").await;
    assert!(end.text().contains("VP"), "{}", end.text());
    assert_eq!(end.pictures.len(), 2, "board and sheets");
    let film = harness.film().await;
    assert!(film.pictures[0].bytes.starts_with(b"GIF89a"));
    let posts: Vec<String> = harness.posts().iter().map(Seen::text).collect();
    let all = posts.join("\n");
    for said in [
        "Tea ceremony",
        "is done talking",
        "drew four mandate tiles",
        " issued ",
        "Kami turn",
        "The war begins",
        "war token",
        "in all.",
    ] {
        assert!(all.contains(said), "{said}");
    }
    assert!(!all.contains("rising_sun-"), "a hole in the wording");
    // Bids and outcomes are posts of their own, each with a picture of the battle.
    let is_battle = |post: &&Seen| post.text().contains("**The battle for ");
    let battles: Vec<Seen> = harness.posts().iter().filter(is_battle).cloned().collect();
    assert!(
        battles
            .iter()
            .any(|post| post.text().contains("All bids are in"))
    );
    assert!(
        battles
            .iter()
            .any(|post| post.text().contains("**Outcome**"))
    );
    for post in &battles {
        let said = post.text();
        assert!(post.pictures[0].name.ends_with("-moment.png"), "{said}");
        assert!(
            !said.contains("Tea ceremony") && said.chars().count() < 2000,
            "{said}"
        );
    }
    assert_eq!(harness.discord.traffic().leaks(&OWN), Vec::new());
    let talked = harness.query("SELECT count(*) FROM journal WHERE heard IS NOT NULL");
    assert_ne!(talked.trim(), "0", "somebody talked");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    let export = users[1].slash(harness.channel, "rokugan export", &[]);
    let export = export.unwrap().reply().await.unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    assert_eq!(record.title, TITLE);
    record.replay().unwrap();
    harness.kill();
    harness.doctor();
}

/// F09: five people, one of whom plays in the channel alone.
#[tokio::test(flavor = "multi_thread")]
async fn f09_five_people_play_rising_sun_one_of_them_with_closed_dms() {
    let mut harness = Harness::open().await;
    let users = people(&harness, &["Ayame", "Botan", "Chiyo", "Daichi", "Emi"]);
    users[1].close_dms(true);
    table(&harness, &users).await;
    let (mut chance, mut idle) = (Chance(5), 0);
    while !over(&harness) {
        let mut moved = turn_in_channel(&harness, &users[1], &mut chance).await;
        for user in users.iter().filter(|user| user.id() != users[1].id()) {
            while let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
                click(user, &seen, &mut chance).reply().await.unwrap();
                moved = true;
            }
        }
        idle = if moved { 0 } else { idle + 1 };
        let last = harness.posts().last().map(Seen::text);
        assert!(idle < 6000, "stuck: {last:#?}");
        if idle % 10 == 9 {
            look(users.iter().filter(|user| user.id() != users[1].id())).await;
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    assert_eq!(harness.discord.traffic().leaks(&OWN), Vec::new());
    let bids = count(&harness.posts(), "**Bids**");
    assert!(bids > 0, "five clans fight");
    harness.kill();
    harness.doctor();
}

/// An offer is answered by the one it was made to, once, in its phase; nobody else learns of it.
#[tokio::test(flavor = "multi_thread")]
async fn offers_are_sealed_and_answered_once() {
    let harness = Harness::open().await;
    let users = people(&harness, &["Ayame", "Botan", "Chiyo"]);
    table(&harness, &users).await;
    let clans = clans(&harness, &users);
    harness.outbox_is_empty().await;
    let (posts, third) = (harness.posts().len(), users[2].dms());
    let done = play(&users[0], &format!("offer {} ally give 1c", clans[1])).await;
    assert!(done.text().contains("Done: "), "{}", done.text());
    told(&harness, &users[1], "makes", 1).await;
    harness.outbox_is_empty().await;
    // Nothing anybody else could notice: no post, no message, no change of one.
    assert_eq!(harness.posts().len(), posts);
    let seen = |dms: &[Seen]| -> Vec<String> {
        let each = dms.iter();
        each.map(|it| format!("{} {:?}", it.text(), it.custom_ids()))
            .collect()
    };
    assert_eq!(seen(&users[2].dms()), seen(&third));
    let offer = users[1].dms().pop().unwrap();
    let accept = offer.custom_ids().into_iter();
    let accept = accept
        .filter(|id| id.ends_with(".accept"))
        .collect::<Vec<_>>();
    let [accept] = accept.as_slice() else {
        panic!("{:?}", offer.custom_ids())
    };
    // Forged and by the wrong person: an answer to what nobody offered them.
    let post = harness.public("The game begins").await;
    for user in [&users[0], &users[2]] {
        let take = accept.replace("|m.", "|c.");
        let forged = user.forge(post.id, &take, &[]).unwrap();
        let said = forged.reply().await.unwrap();
        assert!(
            said.is_ephemeral() && !said.text().contains("Done: "),
            "{}",
            said.text()
        );
    }
    assert_eq!(count(&harness.posts(), "are allies"), 0);
    // Pressed twenty times: accepted once.
    let sure = users[1].press(offer.id, accept).unwrap();
    let sure = sure.reply().await.unwrap();
    let confirm = sure.button("Confirm").unwrap();
    let all: Vec<_> = (0..20)
        .map(|_| users[1].forge(sure.id, &confirm, &[]).unwrap())
        .collect();
    for asked in &all {
        asked.reply().await.unwrap();
    }
    harness.public("are allies").await;
    harness.outbox_is_empty().await;
    assert_eq!(count(&harness.posts(), "are allies"), 1);
    assert_eq!(count(&harness.posts(), " gave "), 1);
    // Late: the phase is over, and the offer with it.
    let done = play(&users[0], &format!("offer {} give 1c", clans[2])).await;
    assert!(done.text().contains("Done: "), "{}", done.text());
    told(&harness, &users[2], "makes", 1).await;
    let late = users[2].dms().pop().unwrap();
    let accept = late
        .custom_ids()
        .into_iter()
        .find(|id| id.ends_with(".accept"));
    for user in &users {
        let said = play(user, "done").await;
        assert!(said.text().contains("Done: "), "{}", said.text());
    }
    harness.public("The tea ceremony is over").await;
    told(&harness, &users[2], "ended without an answer", 1).await;
    told(&harness, &users[0], "ended without an answer", 1).await;
    let take = accept.unwrap().replace("|m.", "|c.");
    let said = users[2].forge(late.id, &take, &[]).unwrap();
    let said = said.reply().await.unwrap().text();
    assert!(!said.contains("Done: "), "{said}");
    harness.outbox_is_empty().await;
    assert_eq!(count(&harness.posts(), " gave "), 1);
    assert_eq!(harness.discord.traffic().leaks(&OWN), Vec::new());
    assert_eq!(count(&users[1].dms(), &format!("offer {}", clans[2])), 0);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// F29 F30: kills between sealed bids lose none, show none, and reveal each battle once.
#[tokio::test(flavor = "multi_thread")]
async fn f29_f30_kills_between_bids_lose_and_tell_nothing() {
    let mut harness = Harness::open().await;
    let users = people(&harness, &["Ayame", "Botan", "Chiyo"]);
    table(&harness, &users).await;
    let (mut chance, mut idle, mut kills) = (Chance(0xb1d), 0, 0);
    let mut done: Vec<String> = Vec::new();
    let revealed = |harness: &Harness| count(&harness.posts(), "**Bids**") > 0;
    // Eight kills may all fall into the first battle, which then has to be seen to its end.
    while (kills < 8 || !revealed(&harness)) && !over(&harness) {
        let mut moved = false;
        for user in &users {
            let Some(seen) = user.dms().into_iter().next_back().filter(offers) else {
                continue;
            };
            let bids = seen.custom_ids().iter().any(|id| id.contains("|c.bid"));
            let asked = click(user, &seen, &mut chance);
            moved = true;
            // At first always: there may be few battles.
            if bids && kills < 8 && (kills < 4 || chance.below(2) == 0) {
                tokio::time::sleep(Duration::from_micros(chance.below(9000) as u64)).await;
                harness.kill();
                kills += 1;
                harness.start().await;
                continue;
            }
            let reply = asked.within(Duration::from_secs(20)).reply().await;
            let said = reply.map(|seen| seen.text()).unwrap_or_default();
            let made = said.lines().filter(|line| line.starts_with("Done: "));
            done.extend(made.map(str::to_owned));
        }
        idle = if moved { 0 } else { idle + 1 };
        if idle > 25 {
            // A panel may have died with the bot.
            look(users.iter()).await;
            let last = harness.posts().last().map(Seen::text);
            assert!(idle < 3000, "stuck: {last:#?}");
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    assert!(kills > 3, "{kills} kills between bids");
    harness.outbox_is_empty().await;
    let words = rokugan::wording::in_language(None);
    let journal = harness.query("SELECT action FROM journal ORDER BY seq");
    let mut written: BTreeMap<String, usize> = BTreeMap::new();
    for action in journal.lines() {
        let line = format!("Done: {}.", words.act(TITLE, action));
        *written.entry(line).or_default() += 1;
    }
    for line in &done {
        let left = written.get_mut(line);
        let left = left.unwrap_or_else(|| panic!("lost: {line}"));
        assert!(*left > 0, "lost: {line}");
        *left -= 1;
    }
    // Each battle is revealed in one post, and no bid was told before.
    let (began, shown) = ("They bid in secret", "**Bids**");
    let posts = harness.posts();
    assert!(revealed(&harness), "battles were revealed");
    assert!(count(&posts, shown) <= count(&posts, began));
    assert_eq!(harness.discord.traffic().leaks(&OWN), Vec::new());
    harness.kill();
    harness.doctor();
}

/// Every card can be read in full by everybody, by name or by the button where cards are offered.
#[tokio::test(flavor = "multi_thread")]
async fn cards_can_be_read_by_everybody() {
    let harness = Harness::open().await;
    let users = people(&harness, &["Ayame", "Botan", "Chiyo"]);
    table(&harness, &users).await;
    let watcher = harness.discord.user("Watcher");
    let typed = [("about", text("moneyl"))];
    let offered = watcher.autocomplete(harness.channel, "rokugan rules", &typed, "about");
    let offered = offered.unwrap().choices().await.unwrap();
    assert_eq!(offered.len(), 1, "{offered:?}");
    assert!(
        offered[0].0.starts_with("Way of the Moneylender"),
        "{offered:?}"
    );
    for card in [offered[0].1.as_str(), "way of the moneylender"] {
        let asked = [("about", text(card))];
        let said = watcher.slash(harness.channel, "rokugan rules", &asked);
        let said = reply_text(&said.unwrap()).await;
        assert!(said.contains("5 coins when the war begins"), "{said}");
        assert!(said.contains("Rising Sun"), "{said}");
    }
    let asked = [("about", text("Nobodyburg"))];
    let said = watcher.slash(harness.channel, "rokugan rules", &asked);
    let said = reply_text(&said.unwrap()).await;
    assert!(said.contains("nothing called"), "{said}");
    let post = harness.public("The game begins").await;
    let cards = press(&watcher, &post, "Read the cards").await;
    assert!(cards.is_ephemeral());
    let said = cards.text();
    assert!(
        said.contains("Komainu") && said.contains("Season card"),
        "{said}"
    );
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
