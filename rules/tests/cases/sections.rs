//! Sections of the rules: every `R4.2` in a comment of a title's code and in the name of a case is a
//! heading of the title's page in `docs/titles`.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The sections that the page of a title has, by its headings.
pub fn of_page(title: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/titles");
    let title = title.replace('_', "-");
    let mut pages = fs::read_dir(folder).unwrap();
    let page = pages.find_map(|entry| {
        let path = entry.unwrap().path();
        let name = path.file_stem()?.to_str()?.to_owned();
        // The page that the code cites is the English one; the names of the others end with a language.
        (name.starts_with(&title) && !name.contains('.')).then_some(path)
    });
    let text = fs::read_to_string(page.unwrap()).unwrap();
    let headings = text.lines().filter_map(|line| line.strip_prefix('#'));
    let words = headings.filter_map(|line| line.trim_start_matches('#').split_whitespace().next());
    words
        .filter(|word| is_section(word))
        .map(str::to_owned)
        .collect()
}

/// The sections that the comments of a title's code cite, with the file of each.
pub fn cited(title: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut found, mut folders) = (Vec::new(), vec![root.join("src/titles").join(title)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let comments = text.lines().filter_map(|line| line.split_once("//"));
            let words = comments
                .flat_map(|(_, comment)| comment.split(|c: char| !c.is_alphanumeric() && c != '.'));
            let words = words.map(|word| word.trim_matches('.'));
            let sections = words.filter(|word| is_section(word));
            found.extend(sections.map(|section| (path.clone(), section.to_owned())));
        }
    }
    found
}

/// Is a section of the page, or a numbered point of one?
pub fn is_known(section: &str, page: &BTreeSet<String>) -> bool {
    let parent = section.rsplit_once('.').map(|(parent, _)| parent);
    page.contains(section) || parent.is_some_and(|parent| page.contains(parent))
}

/// `R7`, `R4.1.2`.
pub fn is_section(word: &str) -> bool {
    let numbers = word.strip_prefix('R').unwrap_or("");
    !numbers.is_empty() && numbers.split('.').all(|part| part.parse::<u8>().is_ok())
}
