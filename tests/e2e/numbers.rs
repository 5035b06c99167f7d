//! Every fault and every bad input that must have a test has one, by the number in its name.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn sources(dir: &Path, found: &mut String) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The numbers in the names of tests: `f03_b18_...` has F03 and B18.
fn numbers(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut test = false;
    for line in text.lines().map(str::trim) {
        if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
            test = true;
        } else if line.contains("fn ") {
            let name = line.split("fn ").nth(1).unwrap_or_default();
            let name = name.split('(').next().unwrap_or_default();
            let number = |part: &&str| {
                part.len() == 3
                    && part.starts_with(['f', 'b'])
                    && part.bytes().skip(1).all(|byte| byte.is_ascii_digit())
            };
            if test {
                found.extend(name.split('_').filter(number).map(str::to_uppercase));
            }
            test = false;
        }
    }
    found
}

#[test]
fn every_numbered_fault_and_bad_input_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    for dir in ["tests", "src", "rules/src"] {
        sources(&root.join(dir), &mut text);
    }
    let found = numbers(&text);
    let faults = [
        3, 5, 7, 9, 12, 13, 15, 17, 18, 19, 20, 21, 22, 23, 29, 30, 32, 34, 35, 37, 39, 41, 44, 45,
        52, 53,
    ];
    let faults = faults.iter().map(|number| format!("F{number:02}"));
    let inputs = (1..=24).chain([46]).map(|number| format!("B{number:02}"));
    let missing: Vec<String> = faults
        .chain(inputs)
        .filter(|number| !found.contains(number))
        .collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
    println!("{found:?}");
}
