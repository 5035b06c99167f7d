//! Golden files: what a test found, compared with what is kept in the repository.
//!
//! `ROKUGAN_BLESS=1` writes them anew, in every test that has some; docs/TESTING.md says how. The tests
//! of the bot use this file too, so there is one way to do it.

use std::path::Path;
use std::{fs, thread};

/// What is kept under this path. When blessing, it is made and written first.
pub fn kept(path: &Path, make: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    if std::env::var_os("ROKUGAN_BLESS").is_some() {
        // Another test may read the same file at the same time, so it is replaced in one step.
        let new = path.with_extension(format!("{:?}.new", thread::current().id()));
        fs::write(&new, make()).unwrap();
        fs::rename(&new, path).unwrap();
    }
    fs::read(path).unwrap_or_else(|error| {
        panic!(
            "{}: {error}; ROKUGAN_BLESS=1 writes golden files",
            path.display()
        )
    })
}

/// Fails with the first line that differs from the kept text.
pub fn assert_same_text(path: &Path, found: &str) {
    let kept = String::from_utf8(kept(path, || found.as_bytes().to_vec())).unwrap();
    let lines = found.lines().zip(kept.lines());
    let same = lines.take_while(|(found, kept)| found == kept).count();
    assert!(
        found == kept,
        "{}: line {} is\n  {}\nand was\n  {}\nIf it should change: ROKUGAN_BLESS=1",
        path.display(),
        same + 1,
        found.lines().nth(same).unwrap_or("(end)"),
        kept.lines().nth(same).unwrap_or("(end)"),
    );
}
