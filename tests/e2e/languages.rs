//! Tables whose people read different languages: each reads their own in private and the server's in public, and
//! no word of another language reaches anybody.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, iter};

use rokugan::wording::in_language;
use rules::catalog::FLAGSHIP;
use standin::{Asked, Seen, User};

use crate::harness::*;

/// The words of a text that are long enough to be told apart. What is typed (in backticks) and links are the same
/// in all languages.
fn words(text: &str) -> BTreeSet<String> {
    let typed = text.split('`').step_by(2);
    let spoken = typed.flat_map(|text| text.split_whitespace());
    let spoken = spoken.filter(|word| !word.contains("</") && !word.contains("<@"));
    let each = spoken.flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    each.filter(|word| word.chars().count() >= 3)
        .map(str::to_lowercase)
        .collect()
}

/// Every word in the files of a language; the names of wordings and arguments too, which are the same in all.
fn vocabulary(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language);
    let mut all = BTreeSet::new();
    for folder in [folder.clone(), folder.join("titles")] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|end| end == "ftl") {
                let text = fs::read_to_string(path).unwrap();
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                all.extend(lines.flat_map(|line| words(&line.replace('`', " "))));
            }
        }
    }
    all
}

/// What is read in a language has no words that only others have.
struct Ear {
    own: BTreeSet<String>,
    others: BTreeSet<String>,
    language: &'static str,
}

impl Ear {
    fn new(language: &'static str) -> Self {
        let others = ["en", "pl", "de"]
            .into_iter()
            .filter(|code| *code != language);
        Self {
            own: vocabulary(language),
            others: others.flat_map(vocabulary).collect(),
            language,
        }
    }

    fn hears(&self, text: &str) {
        let all = words(text);
        let foreign: Vec<_> = all
            .iter()
            .filter(|word| self.others.contains(*word) && !self.own.contains(*word))
            .collect();
        assert!(
            foreign.is_empty(),
            "{}: {foreign:?} in {text}",
            self.language
        );
    }

    /// All of a message: its text, its buttons and what its selects offer.
    fn reads(&self, seen: &Seen) {
        self.hears(&seen.content);
        standin::json::texts(&seen.components)
            .into_iter()
            .for_each(|text| self.hears(text));
        for embed in &seen.embeds {
            for key in ["title", "description"] {
                self.hears(
                    embed
                        .get(key)
                        .and_then(|it| it.as_str())
                        .unwrap_or_default(),
                );
            }
        }
        for control in seen.controls() {
            for key in ["label", "placeholder"] {
                self.hears(
                    control
                        .get(key)
                        .and_then(|it| it.as_str())
                        .unwrap_or_default(),
                );
            }
            let options = control.get("options").and_then(|it| it.as_array());
            for option in options.into_iter().flatten() {
                for key in ["label", "description"] {
                    self.hears(
                        option
                            .get(key)
                            .and_then(|it| it.as_str())
                            .unwrap_or_default(),
                    );
                }
            }
        }
    }
}

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

fn locale(harness: &Harness, locale: &str) {
    let guild = harness.guild;
    harness.discord.change(|world| {
        world.guilds.get_mut(&guild).unwrap().locale = locale.to_owned();
    });
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
    locale(&harness, "pl");
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
            locale(&harness, "de");
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
    // From the next press in the server, its posts are German.
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
    locale(&harness, "pl");
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
