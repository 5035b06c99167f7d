//! Exports of whole tables from earlier versions: an update never orphans a game.

use std::collections::BTreeSet;
use std::path::Path;

use rules::catalog;
use rules::record::Record;

#[test]
fn old_records_still_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut replayed = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let record: Record = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        let journal = record
            .replay()
            .unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert!(
            journal.table().waiting().is_empty(),
            "{}: not over",
            file.display()
        );
        replayed.insert((record.title.clone(), record.sides.len()));
    }
    for about in catalog::titles() {
        for seats in about.seats {
            let size = (about.id.to_owned(), seats);
            assert!(replayed.contains(&size), "no record of {size:?}");
        }
    }
}
