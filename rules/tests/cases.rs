//! The cases of every title: short scripts in `tests/cases/<title>/*.toml`, played through the public
//! API only. Each case is named after the section of `docs/titles/` it proves.
//!
//! A case says who sits at the table, the position (none: the title's own set-up) and a list of
//! lines; `tests/cases/README.md` explains them. A case that checks nothing fails, and so does a
//! file with a key or a line nobody understands.

#[path = "cases/battle/mod.rs"]
mod battle;
#[path = "cases/coverage.rs"]
mod coverage;
#[path = "cases/rising_sun/mod.rs"]
mod rising_sun;
#[path = "cases/river_of_gold/mod.rs"]
mod river_of_gold;
#[path = "cases/samurai/mod.rs"]
mod samurai;
#[path = "cases/script.rs"]
mod script;
#[path = "cases/sections.rs"]
mod sections;
#[path = "cases/shown.rs"]
mod shown;
#[path = "cases/told.rs"]
mod told;

use std::collections::BTreeSet;
use std::path::PathBuf;

use rules::catalog;
use serde::Deserialize;
use serde_json::Value;

use script::Run;

/// What the cases of one title need.
pub struct Suite {
    /// The id of the title.
    title: &'static str,
    /// Makes the position of a case into the JSON that the title poses.
    position: fn(&Value) -> Result<Value, String>,
    /// Checks a line about the views.
    line: fn(&Run, &str) -> Result<(), String>,
    /// Every event there is, so that `never told` cannot be satisfied by a misspelling.
    events: &'static [&'static str],
    /// What no case touches.
    missing: fn(&[Case]) -> Vec<String>,
}

/// Every title of the catalogue has its cases.
const SUITES: &[&Suite] = &[
    &battle::SUITE,
    &samurai::SUITE,
    &river_of_gold::SUITE,
    &rising_sun::SUITE,
];

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
    /// What the seats play, clockwise.
    sides: String,
    /// The version of the rules; the newest if left out.
    rules: Option<u16>,
    /// Switches that differ from the default.
    #[serde(default)]
    options: Value,
    /// The number the dice come from.
    #[serde(default)]
    seed: u64,
    /// The position; the title's set-up if left out.
    given: Option<Value>,
    /// What is done and what must then be so.
    play: Vec<String>,
}

/// Every case of a title with the file it comes from.
fn all(suite: &Suite) -> Result<Vec<(String, Case)>, String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let folder = folder.join(suite.title);
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

/// A name begins with its section, then says what is shown.
fn section_of(name: &str) -> Option<&str> {
    let (section, _) = name.split_once(' ')?;
    sections::is_section(section).then_some(section)
}

/// A number of a section in a comment or in the name of a case leads to the title's page.
#[test]
fn every_section_is_on_its_page() {
    for suite in SUITES {
        let page = sections::of_page(suite.title);
        for (file, section) in sections::cited(suite.title) {
            let known = sections::is_known(&section, &page);
            assert!(known, "{}: there is no {section}", file.display());
        }
        for (file, case) in all(suite).unwrap() {
            let section = section_of(&case.name).unwrap_or_default();
            let known = sections::is_known(section, &page);
            assert!(known, "{file}: {}: there is no such section", case.name);
        }
    }
}

#[test]
fn every_case_holds() {
    for suite in SUITES {
        let cases = all(suite).unwrap();
        let failures = failures(suite, &cases);
        assert!(
            failures.is_empty(),
            "{} of {} cases fail\n\n{}",
            failures.len(),
            cases.len(),
            failures.join("\n\n")
        );
    }
}

fn failures(suite: &'static Suite, cases: &[(String, Case)]) -> Vec<String> {
    let mut names = BTreeSet::new();
    let mut failures = Vec::new();
    let only = std::env::var("CASE").unwrap_or_default();
    for (file, case) in cases.iter().filter(|(_, case)| case.name.contains(&only)) {
        let name = &case.name;
        if section_of(name).is_none() {
            failures.push(format!("{file}: {name}\n  no section in front of the name"));
        }
        if !names.insert(name) {
            failures.push(format!("{file}: {name}\n  two cases of this name"));
        }
        if let Err(why) = script::run(suite, case) {
            failures.push(format!("{file}: {name}\n  {}", why.replace('\n', "\n  ")));
        }
    }
    println!("{}: {} cases", suite.title, names.len());
    failures
}

#[test]
fn the_cases_cover_every_title() {
    for suite in SUITES {
        let cases = all(suite).unwrap().into_iter().map(|(_, case)| case);
        let missing = (suite.missing)(&cases.collect::<Vec<_>>());
        assert!(
            missing.is_empty(),
            "{}: no case for:\n  {}",
            suite.title,
            missing.join("\n  ")
        );
    }
    let titles: Vec<&str> = SUITES.iter().map(|suite| suite.title).collect();
    let catalogue: Vec<&str> = catalog::titles().iter().map(|about| about.id).collect();
    assert_eq!(titles, catalogue);
}

/// A script that must fail, so that a passing case means something.
fn fails_with(play: &[&str], why: &str) {
    let case = Case {
        name: "R1 a case about cases".into(),
        rules: None,
        sides: "crab crane".into(),
        options: Value::Null,
        seed: 0,
        given: None,
        play: play.iter().map(|line| (*line).to_string()).collect(),
    };
    let found = script::run(&battle::SUITE, &case).err().unwrap_or_default();
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
    for suite in SUITES {
        let given = serde_json::json!({ "stage": "over", "mood": 1 });
        assert!((suite.position)(&given).is_err(), "{}", suite.title);
    }
}
