//! The READMEs of all languages: what is typed and linked is the same in each.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::super::languages;

fn readme(language: &str) -> String {
    let name = match language {
        "en" => "README.md".to_owned(),
        code => format!("README.{code}.md"),
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The blocks of commands.
fn blocks(text: &str) -> Vec<&str> {
    text.split("```").skip(1).step_by(2).collect()
}

/// What is typed on a terminal or in Discord: the words in backticks that name a program, a setting, a command.
fn typed(text: &str) -> BTreeSet<String> {
    let outside: String = text.split("```").step_by(2).collect();
    let quoted = outside.split('`').skip(1).step_by(2);
    let command = |word: &&str| {
        let first = word.split([' ', '=']).next().unwrap_or_default();
        word.starts_with('/')
            || word.starts_with("--")
            || first.contains("ROKUGAN_")
            || ["cargo", "rokugan", "apt-get", "cp", "DISCORD_TOKEN"].contains(&first)
    };
    quoted.filter(command).map(str::to_owned).collect()
}

/// What a translated README tells of commands and settings is what the English one tells; it may tell less, and
/// links to it.
#[test]
fn every_readme_has_the_same_commands() {
    let english = readme("en");
    let known = typed(&english);
    assert!(known.len() > 10, "{known:?}");
    for language in languages().filter(|code| *code != "en") {
        let own = readme(language);
        assert_eq!(blocks(&own), blocks(&english), "{language}");
        let unknown: Vec<_> = typed(&own).difference(&known).cloned().collect();
        assert_eq!(unknown, Vec::<String>::new(), "{language}");
        assert!(
            own.contains("(README.md)") && english.contains(&format!("(README.{language}.md)"))
        );
        // Every command of the bot that the README lists is a command.
        let listed = |text: &str| {
            let rows = text.lines().filter(|line| line.starts_with("| "));
            let quoted =
                rows.flat_map(|line| line.split('`').skip(1).step_by(2).map(str::to_owned));
            quoted.collect::<BTreeSet<String>>()
        };
        // Options have names of their own in each language.
        let (own, known) = (listed(&own), listed(&english));
        let unknown: Vec<_> = own
            .difference(&known)
            .filter(|word| !word.contains(':'))
            .collect();
        assert!(
            unknown.is_empty() && own.len() > 20,
            "{language}: {unknown:?}"
        );
    }
}
