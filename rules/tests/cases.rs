//! The cases of Battle for Rokugan: short scripts in `tests/cases/*.toml`, played through the public
//! API only. Each case is named after the section of `docs/titles/battle-for-rokugan.md` it proves.
//!
//! A case says who sits at the table, the position (none: the title's own set-up) and a list of
//! lines; `tests/cases/README.md` explains them. A case that checks nothing fails, and so does a
//! file with a key or a line nobody understands.

#[path = "cases/coverage.rs"]
mod coverage;
#[path = "cases/expect.rs"]
mod expect;
#[path = "cases/given.rs"]
mod given;
#[path = "cases/script.rs"]
mod script;
#[path = "cases/shown.rs"]
mod shown;

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::Deserialize;
use serde_json::Value;

/// A file of cases.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Case>,
}

/// One case.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// The rule's section, then what is shown.
    name: String,
    /// The clans, clockwise.
    sides: String,
    /// Switches that differ from the default.
    #[serde(default)]
    options: Value,
    /// The number the dice come from.
    #[serde(default)]
    seed: u64,
    /// The position; the title's set-up if left out.
    given: Option<given::Given>,
    /// What is done and what must then be so.
    play: Vec<String>,
}

/// Every case with the file it comes from.
fn all() -> Result<Vec<(String, Case)>, String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(&folder)
        .map_err(|e| e.to_string())?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ext| ext == "toml"))
        .collect();
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{name}: {e}"))?;
        let file: File = toml::from_str(&text).map_err(|e| format!("{name}: {e}"))?;
        cases.extend(file.case.into_iter().map(|case| (name.clone(), case)));
    }
    Ok(cases)
}

/// A name begins with its section: `R7`, `R4.1.2`.
fn well_named(name: &str) -> bool {
    let section = name.split(' ').next().unwrap_or("");
    let numbers = section.strip_prefix('R').unwrap_or("");
    name.len() > section.len()
        && !numbers.is_empty()
        && numbers.split('.').all(|part| part.parse::<u8>().is_ok())
}

#[test]
fn every_case_holds() {
    let cases = all().unwrap();
    let mut names = BTreeSet::new();
    let mut failures = Vec::new();
    for (file, case) in &cases {
        let name = &case.name;
        let only = std::env::var("CASE").unwrap_or_default();
        if !name.contains(&only) {
            continue;
        }
        if !well_named(name) {
            failures.push(format!("{file}: {name}\n  no section in front of the name"));
        }
        if !names.insert(name) {
            failures.push(format!("{file}: {name}\n  two cases of this name"));
        }
        if let Err(why) = script::run(case) {
            failures.push(format!("{file}: {name}\n  {}", why.replace('\n', "\n  ")));
        }
    }
    println!("{} cases", names.len());
    assert!(
        failures.is_empty(),
        "{} of {} cases fail\n\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n\n")
    );
}

#[test]
fn the_cases_cover_the_game() {
    let cases = all().unwrap();
    let missing = coverage::missing(cases.iter().map(|(_, case)| case));
    assert!(
        missing.is_empty(),
        "no case for:\n  {}",
        missing.join("\n  ")
    );
}

/// A script that must fail, so that a passing case means something.
fn fails_with(play: &[&str], why: &str) {
    let case = Case {
        name: "R1 a case about cases".into(),
        sides: "crab crane".into(),
        options: Value::Null,
        seed: 0,
        given: None,
        play: play.iter().map(|line| (*line).to_string()).collect(),
    };
    let found = script::run(&case).err().unwrap_or_default();
    assert!(found.contains(why), "{found:?} does not say {why:?}");
}

#[test]
fn a_case_that_checks_nothing_fails() {
    fails_with(&[], "checks nothing");
    fails_with(&["until placing"], "checks nothing");
}

#[test]
fn a_false_expectation_fails() {
    fails_with(&["round is 2"], "found    1");
    fails_with(&["province crab_capital is crane(1,0)"], "crab(1,0)");
    fails_with(
        &["crab refused not_now: keep rice_bowl"],
        "expected not_now",
    );
    fails_with(&["crab may: control crane_south"], "not in the list");
    fails_with(&["told all fought"], "never told");
    fails_with(&["never told objective_kept", "crab: pass"], "not_now");
}

#[test]
fn an_unknown_line_or_key_fails() {
    fails_with(&["the crab wins"], "nobody understands");
    fails_with(&["seat crab rich=true"], "no such field");
    fails_with(&["never told lies"], "no such event");
    let unknown = "[[case]]\nname = 'R1 x'\nsides = 'crab crane'\nplay = []\nwishes = 3\n";
    assert!(toml::from_str::<File>(unknown).is_err());
    let unknown = "[[case]]\nname = 'R1 x'\nsides = 'crab crane'\nplay = []\n[case.given]\nstage = 'over'\nmood = 1\n";
    assert!(toml::from_str::<File>(unknown).is_err());
}
