//! Reading as somebody who speaks one language: words that only others have are noticed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use standin::Seen;

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
pub struct Ear {
    own: BTreeSet<String>,
    others: BTreeSet<String>,
    language: &'static str,
}

impl Ear {
    pub fn new(language: &'static str) -> Self {
        let others = ["en", "pl", "de"]
            .into_iter()
            .filter(|code| *code != language);
        Self {
            own: vocabulary(language),
            others: others.flat_map(vocabulary).collect(),
            language,
        }
    }

    pub fn hears(&self, text: &str) {
        // A word that was cut off may look like one of another language.
        let whole = text.split_whitespace().filter(|it| !it.ends_with('…'));
        let all = words(&whole.collect::<Vec<_>>().join(" "));
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
    pub fn reads(&self, seen: &Seen) {
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
