//! Axe, the accessibility checker, from npm.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::page::Page;

/// The checker's script; nothing, with a word on standard error, where npm is missing.
pub fn script() -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        std::fs::create_dir_all(&folder).unwrap();
        let install = Command::new("npm")
            .args(["install", "--no-save", "--silent", "axe-core@4", "--prefix"])
            .arg(&folder)
            .status();
        match install {
            Ok(done) => assert!(done.success(), "npm could not install axe-core"),
            Err(error) => {
                eprintln!("not checked with axe: npm cannot be started ({error})");
                return None;
            }
        }
    }
    Some(std::fs::read_to_string(script).unwrap())
}

/// Fails with what axe finds serious.
pub async fn judge(page: &mut Page, at: &str) {
    let found = "axe.run(document).then(found => found.violations\
        .filter(one => ['serious', 'critical'].includes(one.impact))\
        .map(one => one.id + ': ' + one.help + ' ' + one.nodes.map(node => node.html + ' ' + node.failureSummary).join(' | ')))";
    let found = page.tab.eval(found).await;
    assert_eq!(found, Value::Array(Vec::new()), "{at}");
}
