//! Which room of the bot may name what, checked on the source text.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

fn source(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut files, mut folders) = (Vec::new(), vec![root.join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let name = path.strip_prefix(root).unwrap();
                files.push((name.to_string_lossy().into_owned(), text));
            }
        }
    }
    files.sort();
    assert!(!files.is_empty(), "{folder}");
    files
}

/// The files of a folder whose code (not its remarks) has one of these words.
fn naming(folder: &str, words: &[&str]) -> Vec<String> {
    let code = |text: &str| {
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let files = source(folder).into_iter();
    let found = files.filter(|(_, text)| words.iter().any(|word| code(text).contains(word)));
    found.map(|(name, _)| name).collect()
}

const LIBRARIES: [&str; 2] = ["serenity", "poise"];

#[test]
fn only_the_room_of_discord_names_its_libraries() {
    let mut elsewhere = naming("src", &LIBRARIES);
    elsewhere.retain(|name| !name.starts_with("src/discord/"));
    assert_eq!(elsewhere, [""; 0]);
}

#[test]
fn the_room_of_discord_holds_nothing_else() {
    let named = naming("src/discord", &LIBRARIES);
    let mut others: Vec<String> = source("src/discord")
        .into_iter()
        .map(|file| file.0)
        .collect();
    others.retain(|name| !named.contains(name) && !name.ends_with("/mod.rs"));
    assert_eq!(others, [""; 0]);
}

#[test]
fn only_tables_and_the_outbox_reach_into_the_store() {
    let reach = ["crate::store", ".store()", "super::store"];
    for room in [
        "src/discord",
        "src/request",
        "src/wording",
        "src/paint",
        "src/titles",
    ] {
        let mut reaching = naming(room, &reach);
        // Tests open a store of their own.
        reaching.retain(|name| !name.ends_with("/tests.rs"));
        assert_eq!(reaching, [""; 0], "{room}");
    }
}

#[test]
fn only_discord_and_the_command_line_know_of_discord() {
    let mut knowing = naming("src", &["crate::discord"]);
    knowing.retain(|name| !name.starts_with("src/discord/") && !name.starts_with("src/cli/"));
    assert_eq!(knowing, [""; 0]);
}
