//! The catalogue of faults, bad inputs and Discord checks in docs/TESTING.md, and the tests: each row
//! names tests that exist, and each number in a test leads to a row that names this test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How many rows of each kind there are.
const KINDS: [(char, u32); 3] = [('F', 60), ('B', 50), ('C', 15)];

/// Rows that cannot happen here; the catalogue says why.
const NOT_APPLICABLE: [&str; 3] = ["B32", "B40", "B49"];

/// Where tests with numbers are. In the titles' own folders F18 or B20 is a place on a board.
const FOLDERS: [&str; 5] = [
    "tests",
    "src",
    "standin/src",
    "standin/tests",
    "rules/tests",
];
const BOARDS: [&str; 2] = ["src/titles", "rules/tests/cases"];

/// One row of the catalogue.
struct Row {
    /// The tests it names, as `file::function`.
    tests: BTreeSet<String>,
    shown_by: String,
    still_open: String,
}

/// Is it F, B or C and two digits?
fn is_number(word: &str) -> bool {
    word.len() == 3
        && word.starts_with(['F', 'B', 'C'])
        && word.bytes().skip(1).all(|byte| byte.is_ascii_digit())
}

fn numbers(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| is_number(word))
        .map(str::to_owned)
        .collect()
}

fn catalogue() -> BTreeMap<String, Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/TESTING.md");
    let text = fs::read_to_string(path).unwrap();
    let mut rows = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let (Some(number), [.., shown_by, still_open]) = (cells.first(), cells.as_slice()) else {
            continue;
        };
        if !is_number(number) {
            continue;
        }
        let quoted = shown_by.split('`').skip(1).step_by(2);
        let row = Row {
            tests: quoted.map(str::to_owned).collect(),
            shown_by: (*shown_by).to_owned(),
            still_open: still_open.trim_matches(['|', ' ']).to_owned(),
        };
        let twice = rows.insert((*number).to_owned(), row);
        assert!(twice.is_none(), "{number} is in the catalogue twice");
    }
    rows
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

/// What the sources say: every test with the numbers of its name and comment, and every number at all.
#[derive(Default)]
struct Found {
    tests: BTreeMap<String, BTreeSet<String>>,
    mentioned: BTreeSet<String>,
}

impl Found {
    fn everywhere() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut paths = Vec::new();
        for folder in FOLDERS {
            sources(&root.join(folder), &mut paths);
        }
        let mut found = Self::default();
        for path in paths {
            let name = path.strip_prefix(root).unwrap().to_str().unwrap();
            let is_board = BOARDS.iter().any(|folder| name.starts_with(folder));
            if !is_board && !name.ends_with("e2e/catalogue.rs") {
                found.read(name, &fs::read_to_string(&path).unwrap());
            }
        }
        found
    }

    fn read(&mut self, file: &str, text: &str) {
        let (mut comment, mut is_test) = (String::new(), false);
        for line in text.lines().map(str::trim) {
            if line.contains("//") || line.contains('"') {
                self.mentioned.extend(numbers(line));
            }
            if let Some(words) = line.strip_prefix("///") {
                comment.push_str(words);
            } else if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
                is_test = true;
            } else if !line.starts_with("#[") {
                let name = line.split_once("fn ").map(|(_, rest)| rest);
                let name = name.and_then(|rest| rest.split('(').next());
                if let Some(name) = name.filter(|_| is_test) {
                    let own = numbers(&format!(
                        "{comment} {}",
                        name.to_uppercase().replace('_', " ")
                    ));
                    self.mentioned.extend(own.iter().cloned());
                    self.tests.insert(format!("{file}::{name}"), own);
                }
                comment.clear();
                is_test = false;
            }
        }
    }
}

fn listed<const N: usize>(rows: &[&str; N]) -> BTreeSet<String> {
    rows.iter().map(|row| (*row).to_owned()).collect()
}

#[test]
fn the_catalogue_is_complete_and_has_no_gaps() {
    let rows = catalogue();
    let expected: BTreeSet<String> = KINDS
        .iter()
        .flat_map(|(kind, last)| (1..=*last).map(move |number| format!("{kind}{number:02}")))
        .collect();
    assert_eq!(rows.keys().cloned().collect::<BTreeSet<_>>(), expected);
    let (mut without, mut partly, mut not) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (number, row) in &rows {
        let claims = !row.tests.is_empty();
        match row.shown_by.as_str() {
            "no test yet" => without.insert(number.clone()),
            "does not apply" => {
                assert!(!row.still_open.is_empty(), "{number}: why not?");
                not.insert(number.clone())
            }
            _ => {
                assert!(claims, "{number} is shown by no test");
                !row.still_open.is_empty() && partly.insert(number.clone())
            }
        };
    }
    assert!(without.is_empty(), "rows without a test: {without:?}");
    assert!(partly.is_empty(), "rows shown in part: {partly:?}");
    assert_eq!(not, listed(&NOT_APPLICABLE), "rows that do not apply");
}

#[test]
fn every_test_in_the_catalogue_exists() {
    let found = Found::everywhere();
    for (number, row) in catalogue() {
        for test in row.tests {
            assert!(
                found.tests.contains_key(&test),
                "{number}: there is no {test}"
            );
        }
    }
}

#[test]
fn every_number_leads_to_a_row_that_names_its_test() {
    let (rows, found) = (catalogue(), Found::everywhere());
    for number in &found.mentioned {
        assert!(
            rows.contains_key(number),
            "{number} is not in the catalogue"
        );
    }
    for (test, numbers) in &found.tests {
        for number in numbers {
            let named = rows.get(number).is_some_and(|row| row.tests.contains(test));
            assert!(named, "{number} does not name {test}");
        }
    }
}
