//! The files for hosting agree with the code: every variable they set is a setting there is.

use std::fs;
use std::path::Path;

#[test]
fn every_variable_in_the_hosting_files_is_a_setting() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let example = fs::read_to_string(root.join(".env.example")).unwrap();
    let mut found = 0;
    for entry in fs::read_dir(root.join("deploy")).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if word.starts_with("ROKUGAN_") || word == "DISCORD_TOKEN" {
                assert!(example.contains(&format!("{word}=")), "{word}");
                found += 1;
            }
        }
        // A wrong setting is not started again: the unit and the code name the same exit code.
        if text.contains("Restart=") {
            assert!(text.contains("RestartPreventExitStatus=78"));
        }
    }
    assert!(found >= 3);
}
