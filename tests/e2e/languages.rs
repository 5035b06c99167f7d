//! Tables whose people read different languages: each reads their own in private and the server's in public, and
//! no word of another language reaches anybody.

use std::iter;

use rokugan::wording::in_language;
use rules::catalog::FLAGSHIP;
use standin::{Asked, Given, Seen, User};

use crate::ear::Ear;
use crate::harness::*;

/// One click towards a move, never back.
fn step(user: &User, seen: &Seen, chance: &mut Chance) -> Asked {
    let back = ["en", "pl", "de"].map(|code| in_language(Some(code)).word("button-back"));
    let mut without = seen.clone();
    let forward = |row: &serde_json::Value| {
        let label = row
            .get("label")
            .and_then(|it| it.as_str())
            .unwrap_or_default();
        !back.iter().any(|word| word == label)
    };
    for row in &mut without.components {
        if let Some(controls) = row.get_mut("components").and_then(|it| it.as_array_mut()) {
            controls.retain(forward);
        }
    }
    click(user, &without, chance)
}

fn is_over(harness: &Harness) -> bool {
    harness.query("SELECT stage FROM tables").trim() == "over"
}

/// Changes the language of the server, and waits until the bot knows.
async fn locale(harness: &Harness, locale: &str) {
    let guild = harness.guild;
    harness
        .discord
        .change(|world| world.set_locale(guild, locale));
    for _ in 0..9000 {
        if harness.query("SELECT seen_locale FROM guilds").trim() == locale {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the language of the server is not noted");
}

async fn settings(harness: &Harness, user: &User, language: &str) -> String {
    let given = [("language", text(language))];
    reply_text(
        &user
            .slash(harness.channel, "rokugan settings", &given)
            .unwrap(),
    )
    .await
}

/// A server that is Polish, then German; a player who reads Polish and one who reads German. Whole tables are read in
/// every language without Discord (`wording::tests::tables`).
#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_their_own_language() {
    let mut harness = Harness::open().await;
    locale(&harness, "pl").await;
    let (polish, german) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    polish.speak("pl");
    german.speak("de");
    let (pl, de) = (Ear::new("pl"), Ear::new("de"));
    let new = polish.slash(harness.channel, "rokugan new", &[]).unwrap();
    pl.reads(&new.reply().await.unwrap());
    for (user, ear) in [(&polish, &pl), (&german, &de)] {
        for command in ["rokugan join", "rokugan help", "rokugan rules"] {
            let asked = user.slash(harness.channel, command, &[]).unwrap();
            ear.reads(&asked.reply().await.unwrap());
        }
    }
    for (user, ear) in [(&polish, &pl), (&german, &de)] {
        let asked = user.slash(harness.channel, "rokugan start", &[]).unwrap();
        ear.reads(&asked.reply().await.unwrap());
    }
    let mut chance = Chance(7);
    let mut switched = None;
    let mut idle = 0;
    let mut clicks = 0;
    while !is_over(&harness) && (clicks < 160 || switched.is_none()) {
        let mut moved = false;
        for (user, ear) in [(&polish, &pl), (&german, &de)] {
            let dms = user.dms();
            let Some(seen) = dms.last().filter(|seen| offers(seen)) else {
                continue;
            };
            ear.reads(seen);
            ear.reads(&step(user, seen, &mut chance).reply().await.unwrap());
            moved = true;
            clicks += 1;
        }
        let round = harness.posts().len();
        if switched.is_none() && round > 12 {
            // The server changes its language in the middle of the table.
            harness.outbox_is_empty().await;
            for seen in harness.posts() {
                pl.reads(&seen);
            }
            locale(&harness, "de").await;
            switched = harness.posts().last().map(|seen| seen.id);
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(idle < 9000, "nobody is offered anything");
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    harness.outbox_is_empty().await;
    assert!(switched.is_some());
    for (user, ear) in [(&polish, &pl), (&german, &de)] {
        user.dms().iter().for_each(|seen| ear.reads(seen));
        for command in [
            "rokugan log",
            "rokugan score",
            "rokugan board",
            "rokugan privacy",
        ] {
            let asked = user.slash(harness.channel, command, &[]).unwrap();
            ear.reads(&asked.reply().await.unwrap());
        }
    }
    // Nobody pressed anything in the server since, and its posts are German all the same.
    let posts = harness.posts();
    let after: Vec<&Seen> = posts
        .iter()
        .filter(|seen| Some(seen.id) > switched)
        .collect();
    assert!(!after.is_empty());
    after.into_iter().for_each(|seen| de.reads(seen));
    let other = harness.discord.channel(harness.guild, "two");
    let opened = german.slash(other, "rokugan new", &[]).unwrap();
    de.reads(&opened.reply().await.unwrap());
    harness.outbox_is_empty().await;
    de.reads(
        german
            .sees(other)
            .iter()
            .rfind(|seen| !seen.is_ephemeral())
            .unwrap(),
    );
    harness.kill();
    harness.doctor();
}

/// A whole table against a computer daimyo, from the first move to the end card: all that is said is said in the
/// language of the server and of its player.
async fn whole_table(code: &'static str) {
    let harness = Harness::open().await;
    locale(&harness, code).await;
    let user = harness.discord.user("Ayame");
    user.speak(code);
    let ear = Ear::new(code);
    let solo = [("computers", Given::Whole(1))];
    let new = user.slash(harness.channel, "rokugan new", &solo).unwrap();
    ear.reads(&new.reply().await.unwrap());
    let (mut chance, mut idle, mut moves) = (Chance(3), 0, 0_u32);
    while !is_over(&harness) {
        let typed = [("move", text(""))];
        let offered = user.autocomplete(harness.channel, "rokugan play", &typed, "move");
        let offered = offered.unwrap().choices().await.unwrap();
        offered.iter().for_each(|(name, _)| ear.hears(name));
        let (_, value) = &offered[chance.below(offered.len())];
        let play = [("move", text(value))];
        let played = user.slash(harness.channel, "rokugan play", &play).unwrap();
        let before = moves;
        ear.reads(&played.reply().await.unwrap());
        moves = harness
            .query("SELECT count(*) FROM journal")
            .trim()
            .parse()
            .unwrap();
        idle = if moves > before { 0 } else { idle + 1 };
        assert!(idle < 900, "nothing is played: {offered:?}");
    }
    harness.outbox_is_empty().await;
    harness.posts().iter().for_each(|seen| ear.reads(seen));
    user.dms().iter().for_each(|seen| ear.reads(seen));
    for command in ["log", "score", "board", "mine", "status", "export"] {
        let asked = user.slash(harness.channel, &format!("rokugan {command}"), &[]);
        ear.reads(&asked.unwrap().reply().await.unwrap());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_is_polish() {
    whole_table("pl").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_is_german() {
    whole_table("de").await;
}

/// What somebody chooses for themselves changes their own answers and nothing else; what nobody speaks is refused.
#[tokio::test(flavor = "multi_thread")]
async fn b34_a_language_is_chosen_and_an_unknown_one_refused() {
    let mut harness = Harness::open().await;
    let (one, other) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    one.speak("xx-YY");
    let said = settings(&harness, &one, "Deutsch").await;
    assert!(said.contains("Deine Sprache: Deutsch."), "{said}");
    // Another word for the same, another person, a restart: only the chooser's answers are German.
    assert!(settings(&harness, &one, "de-AT").await.contains("Deutsch"));
    let help = |user: &User| user.slash(harness.channel, "rokugan help", &[]).unwrap();
    Ear::new("de").reads(&help(&one).reply().await.unwrap());
    Ear::new("en").reads(&help(&other).reply().await.unwrap());
    harness.kill();
    harness.start().await;
    let help = |user: &User| user.slash(harness.channel, "rokugan help", &[]).unwrap();
    Ear::new("de").reads(&help(&one).reply().await.unwrap());
    for strange in ["Klingon", "xx", "🦀", "pl'; DROP TABLE users"] {
        let said = settings(&harness, &one, strange).await;
        assert!(said.contains("Deutsch") || said.contains("pl"), "{said}");
        assert!(said.contains("Ich spreche") || said.contains("„"), "{said}");
    }
    let said = settings(&harness, &one, "auto").await;
    assert!(
        said.contains("Your language: English, as your Discord has it."),
        "{said}"
    );
    // What the server chooses is for public posts, and only its managers choose.
    let given = [("locale", text("pl"))];
    let asked = other
        .slash(harness.channel, "rokugan settings", &given)
        .unwrap();
    reply_text(&asked).await;
    let chosen = harness.query("SELECT count(*) FROM guilds WHERE locale IS NOT NULL");
    assert_eq!(chosen.trim(), "0", "only managers choose");
}

/// Names typed in any language, with and without diacritics, whatever language the typist reads; two at once are
/// refused and change nothing. A table's name that runs from right to left stays where it is.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_understood_in_every_language() {
    let harness = Harness::open().await;
    locale(&harness, "pl").await;
    let users = ["Ayame", "שרה"].map(|name| harness.discord.user(name));
    users.iter().for_each(|user| user.speak("pl"));
    let name = "\u{202e}ليلة الخميس";
    let new = [("name", text(name))];
    let said = reply_text(
        &users[0]
            .slash(harness.channel, "rokugan new", &new)
            .unwrap(),
    )
    .await;
    assert!(
        said.contains("ليلة الخميس") && !said.contains('\u{202e}'),
        "{said}"
    );
    for (user, side) in users.iter().zip(["zuraw", "LÖWE"]) {
        let side = [("side", text(side))];
        let said = reply_text(&user.slash(harness.channel, "rokugan join", &side).unwrap()).await;
        Ear::new("pl").hears(&said);
    }
    assert_eq!(
        harness
            .query("SELECT side FROM seats ORDER BY number")
            .trim(),
        "crane\nlion"
    );
    // A person is mentioned, so that a name that runs from right to left turns no sentence around.
    harness.outbox_is_empty().await;
    let lobby = harness.posts().into_iter().next_back().unwrap().text();
    let mention = format!("<@{}>", users[1].id());
    assert!(
        lobby.contains(&mention) && !lobby.contains("שרה"),
        "{lobby}"
    );
    harness.begin(&users).await;
    let play = async |user: &User, typed: &str| {
        let typed = [("move", text(typed))];
        reply_text(&user.slash(harness.channel, "rokugan play", &typed).unwrap()).await
    };
    // Each plays their first move by its name in a language that is not their own.
    let journal = || {
        harness
            .query("SELECT count(*) FROM journal")
            .trim()
            .to_owned()
    };
    for (user, code) in users.iter().zip(["en", "de"]) {
        let value = harness.moves(user, "").await.swap_remove(0);
        let named = |code: &str| in_language(Some(code)).act(FLAGSHIP, &value);
        let before = journal();
        let both = format!("{} {}", named("pl"), named("de"));
        let said = play(user, &both).await;
        assert_eq!(journal(), before, "two at once: {said}");
        let said = play(user, &named(code).to_uppercase()).await;
        assert_ne!(journal(), before, "{said}");
    }
    // While typing, the same is found by any of its names and shown by the person's own.
    let up = users.iter().map(|user| harness.moves(user, ""));
    let mut found = None;
    for (at, moves) in up.enumerate() {
        let moves = moves.await;
        if moves.len() > 1 {
            found = Some((at, moves));
        }
    }
    let (at, moves) = found.unwrap();
    let german = in_language(Some("de")).act(FLAGSHIP, &moves[1]);
    let plain: String = german
        .replace('ü', "ue")
        .replace('ö', "oe")
        .replace('ä', "ae");
    for typed in iter::once(german).chain([plain.to_lowercase()]) {
        let given = [("move", text(&typed))];
        let list = users[at].autocomplete(harness.channel, "rokugan play", &given, "move");
        let list = list.unwrap().choices().await.unwrap();
        assert!(
            list.iter().any(|(_, value)| *value == moves[1]),
            "{typed}: {list:?}"
        );
        list.iter().for_each(|(name, _)| Ear::new("pl").hears(name));
    }
}
