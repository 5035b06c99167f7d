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
    // Options have names of their own in each language.
    let plain = quoted.filter(|word| !word.starts_with('/') || !word.contains(':'));
    plain.filter(command).map(str::to_owned).collect()
}

/// The commands that a README lists under `/rokugan`, with their options by what each is: options have names of
/// their own in each language.
fn commands(text: &str) -> BTreeSet<String> {
    let table = text.split("`/rokugan` |").nth(1).unwrap_or_default();
    let rows = table.split("\n\n").next().unwrap_or_default();
    let quoted = rows.split('`').skip(1).step_by(2);
    let named = quoted.map(|word| match word.split_once(':') {
        Some((_, value)) => format!("option:{value}"),
        None => word.to_owned(),
    });
    named.collect()
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
        assert!(commands(&own).len() > 20);
        assert_eq!(commands(&own), commands(&english), "{language}");
        let unknown: Vec<_> = typed(&own).difference(&known).cloned().collect();
        assert_eq!(unknown, Vec::<String>::new(), "{language}");
        assert!(
            own.contains("(README.md)") && english.contains(&format!("(README.{language}.md)"))
        );
    }
}
