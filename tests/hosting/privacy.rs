//! PRIVACY.md lists what is stored, completely.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::sync::Arc;

use rokugan::clock::SystemClock;
use rokugan::store::Store;

type Columns = BTreeMap<String, BTreeSet<String>>;

/// The words in backticks.
fn quoted(cell: &str) -> BTreeSet<String> {
    let words = cell.split('`').skip(1).step_by(2);
    words.map(str::to_owned).collect()
}

fn listed() -> Columns {
    let text = include_str!("../../PRIVACY.md");
    let (_, list) = text.split_once("## Every column of the database").unwrap();
    let rows = list.lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(" | ").collect();
        let [table, columns, about] = cells.as_slice() else {
            panic!("{line}");
        };
        assert!(about.len() > 10, "what is it? {line}");
        (quoted(table).pop_first().unwrap(), quoted(columns))
    };
    rows.map(row).collect()
}

fn stored(file: &std::path::Path) -> Columns {
    let query = "SELECT m.name || ' ' || p.name FROM sqlite_master m, pragma_table_info(m.name) p
                 WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_sqlx_migrations'";
    let out = Command::new("sqlite3").arg(file).arg(query).output();
    let text = String::from_utf8(out.unwrap().stdout).unwrap();
    let mut all = Columns::new();
    for line in text.lines() {
        let (table, column) = line.split_once(' ').unwrap();
        let columns = all.entry(table.to_owned()).or_default();
        columns.insert(column.to_owned());
    }
    all
}

#[tokio::test]
async fn every_column_is_listed_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rokugan.sqlite");
    let store = Store::open(&file, Arc::new(SystemClock)).await.unwrap();
    store.close().await;
    assert_eq!(listed(), stored(&file));
}
