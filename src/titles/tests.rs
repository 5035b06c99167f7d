//! What holds for the words of every title.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rules::catalog;
use rules::menu::Menu;
use rules::table::Table;

use super::{REFERENCES, WORDS};
use crate::message::MOST_BODY;
use crate::wording::tests::{can_be_said, ids, opening};
use crate::wording::{Found, files, in_language, languages};

/// The list here is the catalogue of the rules.
#[test]
fn every_title_speaks() {
    let spoken: Vec<&str> = WORDS.iter().map(|words| words.id()).collect();
    let played: Vec<&str> = catalog::titles().iter().map(|about| about.id).collect();
    assert_eq!(spoken, played);
}

/// Every wording that a title's matches can ask for, with its arguments, and every name there can
/// be: the lists are made by the matches and from the vocabularies themselves.
#[test]
fn every_wording_and_name_of_every_title_is_there() {
    for words in WORDS {
        let asked = words.wordings();
        assert!(asked.len() > 40, "{}: {}", words.id(), asked.len());
        can_be_said(&asked);
        for language in languages() {
            for name in words.names() {
                let said = in_language(Some(language)).word(&name);
                assert!(!said.is_empty() && said != name, "{language}: {name}");
            }
        }
    }
}

/// What is said of a title as a whole.
#[test]
fn every_title_is_introduced() {
    for about in catalog::titles() {
        for language in languages() {
            let words = in_language(Some(language));
            for text in [words.title(about.id), words.rules(about.id)] {
                assert!(!text.is_empty(), "{}", about.id);
            }
            assert!(words.score(about.id, 7).contains('7'), "{}", about.id);
            let (table, _) = Table::open(&opening(&about, 0)).unwrap();
            if !matches!(table.conditions(), Menu::Choose(choices) if choices.is_empty()) {
                assert!(!words.conditions(about.id).is_empty(), "{}", about.id);
            }
        }
    }
}

/// Every sign of every board is explained; wording that is missing panics.
#[test]
fn every_legend_has_words() {
    for about in catalog::titles() {
        for language in languages() {
            let legend = super::legend_words(in_language(Some(language)), about.id);
            let lines: Vec<&str> = legend.lines().collect();
            assert!(lines.len() > 15, "{}: {legend}", about.id);
            let unlike: BTreeSet<&&str> = lines.iter().collect();
            assert_eq!(unlike.len(), lines.len(), "said twice: {legend}");
            // As the body of a message, and beside each sign in at most two lines.
            assert!(legend.chars().count() < MOST_BODY, "{}", about.id);
            assert!(
                lines.iter().all(|line| line.chars().count() < 114),
                "{legend}"
            );
        }
    }
}

/// Everything that has a name is found by it, in every language: clans, cards, tokens, objectives, tiles, phases.
/// A vocabulary that is nothing to look up says so.
#[test]
fn everything_with_a_name_is_found_by_it() {
    for (words, reference) in WORDS.iter().zip(REFERENCES) {
        let title = words.id();
        for language in languages() {
            let said = in_language(Some(language));
            let all = reference.entries(said);
            let ids: BTreeSet<&str> = all.iter().map(|entry| entry.id.as_str()).collect();
            assert_eq!(ids.len(), all.len(), "{title}: an id twice");
            for entry in &all {
                assert!(
                    !entry.kind.is_empty() && !entry.text.is_empty(),
                    "{entry:?}"
                );
                assert!(!entry.text.ends_with('.'), "{entry:?}");
                for typed in [entry.name.clone(), format!("{title}.{}", entry.id)] {
                    let found = said.look_up(Some(title), &typed);
                    let Some(Found::Things(found)) = found else {
                        panic!("{title}: {typed}")
                    };
                    assert!(found.iter().any(|(_, it)| it == entry), "{typed}");
                }
            }
            let names: BTreeSet<&str> = all.iter().map(|entry| entry.name.as_str()).collect();
            for name in words.names().iter().filter(|name| !name.contains('.')) {
                let none = reference.no_things().iter();
                let mut none = none.filter(|family| name.starts_with(&format!("{family}-")));
                if none.next().is_none() {
                    let name = said.word(name);
                    assert!(names.contains(name.as_str()), "{title}: {name}");
                }
            }
        }
    }
}

/// Whatever can be seen is drawn with the title's own art.
#[test]
fn everything_that_can_be_seen_is_painted() {
    for reference in REFERENCES {
        let title = reference.id();
        let renderer = super::of(title).unwrap();
        let (words, mut seen) = (in_language(None), BTreeSet::new());
        let all = reference.entries(words);
        for entry in &all {
            let Some(scene) = renderer.exhibit(words, &entry.id, false).unwrap() else {
                continue;
            };
            assert!(scene.alt.chars().count() <= painter::scene::ALT_LIMIT);
            // Parts of the board are painted once each.
            if scene.board.is_none() || seen.insert(scene.name.clone()) {
                renderer.painter().paint(&scene).unwrap();
            }
            seen.insert(entry.id.clone());
        }
        assert!(
            seen.len() * 2 > all.len(),
            "{title}: {} of {}",
            seen.len(),
            all.len()
        );
    }
}

/// Each question of each lesson says why it matters, and what another choice means; so does each stage, for
/// when another move is suggested than the lesson was written with.
#[test]
fn every_step_of_every_lesson_has_words() {
    for about in catalog::titles() {
        let mut numbers = std::collections::BTreeMap::new();
        for step in about.lesson.steps {
            let number = numbers.entry(step.stage).or_insert(0);
            *number += 1;
            for language in languages() {
                let words = in_language(Some(language));
                let stage = format!("{}-lesson-{}", about.id, step.stage);
                for key in [format!("{stage}-{number}"), stage] {
                    for text in [words.word(&key), words.word(&format!("{key}.other"))] {
                        assert!((20..400).contains(&text.chars().count()), "{key}: {text}");
                    }
                }
            }
        }
    }
}

/// No title's wording can be taken for another's, or for the bot's own.
#[test]
fn every_wording_of_a_title_begins_with_its_id() {
    for language in languages() {
        let titles = files(language).iter();
        let titles = titles.filter(|(name, _)| name.starts_with("titles/"));
        assert_eq!(titles.clone().count(), WORDS.len(), "{language}");
        for words in WORDS {
            let (id, start) = (words.id(), format!("{}-", words.id()));
            let name = format!("titles/{id}.ftl");
            let own: Vec<_> = titles.clone().filter(|(file, _)| *file == name).collect();
            assert_eq!(own.len(), 1, "{language} has no {name}");
            for file in files(language) {
                let all = ids(&[*file]);
                let its = all.iter().filter(|id| id.starts_with(&start)).count();
                if file.0 == name {
                    assert!(all.len() > 100 && its == all.len(), "{language}: {name}");
                } else {
                    assert_eq!(its, 0, "{language}: {}", file.0);
                }
            }
        }
    }
}

/// Orders wait on conditions, whose labels are a menu too.
#[test]
fn conditions_have_labels() {
    for about in catalog::titles() {
        let (table, _) = Table::open(&opening(&about, 0)).unwrap();
        let mut menu = &table.conditions();
        while let [first, ..] = menu.choices() {
            for choice in menu.choices() {
                let label = super::answer(in_language(None), about.id, &[&choice.step]);
                assert!(!label.is_empty() && !label.contains('_'), "{label}");
            }
            menu = &first.then;
        }
    }
}

/// Words of a title's own game that happen to be ids of other titles: it fights battles, and one of
/// its cards is a path of the samurai.
const COMMON_WORDS: [(&str, [&str; 2]); 1] = [("rising_sun", ["battle", "samurai"])];

/// The files that may name a title though they are not in a folder of its name: the list of each
/// crate, the list of its cases, the common words above, and the databases of an earlier version.
/// Nothing else may.
const LISTS: [&str; 7] = [
    "artist/src/main.rs",
    "rules/src/titles/mod.rs",
    "rules/tests/cases.rs",
    "src/titles/mod.rs",
    "src/titles/tests.rs",
    "tests/hosting/upgrade.rs",
    "tests/time/migration.rs",
];

#[test]
fn nothing_but_the_lists_names_a_title() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for file in sources(root) {
        let path = file.strip_prefix(root).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let names = |id: &str| {
            let may = is_own(path, id) || is_common(path, id);
            !may && text.lines().any(|line| mentions(line, id))
        };
        if WORDS.iter().any(|words| names(words.id())) {
            found.push(path.to_str().unwrap().to_owned());
        }
    }
    found.sort();
    assert_eq!(found, LISTS);
}

/// The project's sources; documents may name what they like.
fn sources(folder: &Path) -> Vec<PathBuf> {
    const ENDINGS: [&str; 9] = ["rs", "toml", "ftl", "sql", "js", "html", "css", "sh", "yml"];
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            if !name.starts_with('.') && !name.starts_with("target") {
                files.extend(sources(&path));
            }
        } else if ENDINGS
            .iter()
            .any(|ending| path.extension() == Some(ending.as_ref()))
        {
            files.push(path);
        }
    }
    files
}

/// Is it in a folder of the title's name, or a file of that name?
fn is_own(path: &Path, id: &str) -> bool {
    path.file_stem() == Some(id.as_ref()) || path.iter().any(|part| part == id)
}

/// Does the file belong to a title whose game uses this word?
fn is_common(path: &Path, id: &str) -> bool {
    let uses = |(title, words): &(&str, [&str; 2])| is_own(path, title) && words.contains(&id);
    COMMON_WORDS.iter().any(uses)
}

/// Does the line have the id as a word? That a file of its name is part of the tests is no mention.
fn mentions(line: &str, id: &str) -> bool {
    let within = |c: char| c.is_alphanumeric() || c == '_';
    let mut words = line.split(|c: char| !within(c));
    line.trim() != format!("mod {id};") && words.any(|word| word.eq_ignore_ascii_case(id))
}
