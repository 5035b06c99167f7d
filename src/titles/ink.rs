//! The ink of a side as a colour, for what is not painted: the frame of a post.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::REFERENCES;

/// What is read of a title's manifest.
#[derive(Deserialize)]
struct Inks {
    families: BTreeMap<String, Family>,
}

#[derive(Deserialize)]
struct Family {
    ink: [u8; 3],
}

/// The ink of a side as red, green and blue in one number.
pub(crate) fn ink(title: &str, side: &str) -> Option<u32> {
    static ALL: OnceLock<BTreeMap<&str, Inks>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let read = |manifest| serde_json::from_str(manifest).ok();
        let each = REFERENCES.iter();
        each.filter_map(|of| Some((of.id(), read(of.manifest())?)))
            .collect()
    });
    let [red, green, blue] = all.get(title)?.families.get(side)?.ink;
    Some(u32::from_be_bytes([0, red, green, blue]))
}

#[cfg(test)]
mod tests {
    use rules::catalog;

    use super::*;

    #[test]
    fn every_side_has_an_ink_of_its_own() {
        for about in catalog::titles() {
            let mut inks: Vec<u32> = about
                .sides
                .iter()
                .filter_map(|it| ink(about.id, it))
                .collect();
            inks.sort_unstable();
            inks.dedup();
            assert_eq!(inks.len(), about.sides.len(), "{}", about.id);
        }
    }
}
