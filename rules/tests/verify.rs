//! The independent verifier (`verify/verify.py`, another language, none of our code) agrees with our
//! dice: on kept records of both formats, on fresh tables, and it finds what was bent.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use std::path::{Path, PathBuf};
use std::process::Command;

use rules::catalog;
use rules::dice::{Scheme, Seed};
use rules::policy::Policy;
use rules::record::{Journal, Record};
use rules::table::Opening;
use serde_json::{Value, json};

fn verifier() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../verify/verify.py")
}

/// What the verifier says about a file: whether it is right, and in which words.
fn verify(file: &Path) -> (bool, String) {
    let run = Command::new("python3").arg(verifier()).arg(file).output();
    let run = run.expect("python3 is there");
    let said = [run.stdout, run.stderr].concat();
    (
        run.status.success(),
        String::from_utf8_lossy(&said).into_owned(),
    )
}

fn verify_json(name: &str, record: &Value) -> (bool, String) {
    let file = std::env::temp_dir().join(format!("rokugan-{}-{name}.json", std::process::id()));
    std::fs::write(&file, record.to_string()).unwrap();
    let said = verify(&file);
    std::fs::remove_file(&file).unwrap();
    said
}

/// A table of the second scheme played to its end, each act with something of its player's own.
fn played(title: &str, seats: usize, take: &str) -> Record {
    let about = catalog::about(title).unwrap();
    let opening = Opening {
        title: title.into(),
        rules: None,
        options: Value::Null,
        sides: about
            .sides
            .iter()
            .take(seats)
            .map(|s| (*s).into())
            .collect(),
        seed: Seed::from_number(21),
        scheme: Scheme::Bound {
            table: "table 7 “äöü”".into(),
        },
        entropy: "111,222".into(),
        position: None,
    };
    let mut journal = Journal::open(&opening).unwrap();
    while let Some(seat) = journal.table().waiting().iter().next() {
        let action = journal.table().advise(seat, Policy::Random).unwrap();
        let mix = format!("{take}{}", journal.table().seq());
        journal.act_mixed(seat, &action, &mix).unwrap();
    }
    journal.record().clone()
}

#[test]
fn kept_records_of_all_formats_are_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut formats = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let record: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        formats.insert(record["format"].as_u64());
        let (right, said) = verify(&file);
        assert!(right, "{said}");
    }
    assert_eq!(formats.len(), usize::from(rules::record::FORMAT));
}

#[test]
fn fresh_tables_are_right_with_what_was_taken_back() {
    for about in catalog::titles() {
        let mut record = played(about.id, *about.seats.end(), "a");
        let other = played(about.id, *about.seats.end(), "b");
        record.undone = vec![other.acts];
        record.replay().unwrap();
        let (right, said) = verify_json(about.id, &serde_json::to_value(&record).unwrap());
        assert!(right, "{said}");
        assert!(!said.contains(" 0 rolls"), "{}: {said}", about.id);
    }
}

#[test]
fn what_was_bent_is_found() {
    let titles = catalog::titles();
    let [about, other, ..] = titles.as_slice() else {
        panic!("two titles");
    };
    let record = played(about.id, *about.seats.end(), "a");
    let record = serde_json::to_value(record).unwrap();
    let (option, on) = about.options.as_object().unwrap().iter().next().unwrap();
    let on = on.as_bool().unwrap();
    let rolled = record["acts"].as_array().unwrap();
    let rolled = rolled.iter().position(|act| act.get("rolls").is_some());
    let rolled = rolled.unwrap();
    type Bend<'a> = &'a dyn Fn(&mut Value);
    let bends: [(&str, Bend<'_>); 9] = [
        ("seed", &|r| r["seed"] = "00".repeat(32).into()),
        ("table", &|r| r["table"] = "table 8".into()),
        ("title", &|r| r["title"] = other.id.into()),
        ("rules", &|r| r["rules"] = json!(9)),
        ("options", &|r| r["options"][option] = json!(!on)),
        ("entropy", &|r| r["entropy"] = "111,223".into()),
        ("sides", &|r| r["sides"].as_array_mut().unwrap().swap(0, 1)),
        ("mix", &|r| r["acts"][0]["mix"] = "mine".into()),
        ("roll", &move |r| {
            r["acts"][rolled]["rolls"][0][1] = json!(99)
        }),
    ];
    for (name, bend) in bends {
        let mut bent = record.clone();
        bend(&mut bent);
        let (right, said) = verify_json(name, &bent);
        assert!(!right, "{name}: {said}");
    }
    assert!(verify_json("whole", &record).0);
}
