//! The signs of all titles: their files, the names they have at Discord, and what has which.
//!
//! A title lists its signs in the file `signs` of its folder; they are things of its reference, drawn as its
//! board draws them and baked into `board-art/<title>/signs`.

use std::sync::OnceLock;

use painter::scene::{Ink, Point, Scene};
use rules::menu::Step;
use rules::view::Everyone;
use sha2::{Digest as _, Sha256};

use super::REFERENCES;
use super::reference::{Exhibit, Thing as _, TitleReference};
use crate::sign::Sign;

/// A sign with its file.
pub struct SignFile {
    /// Its title.
    pub title: &'static str,
    /// The thing of the reference that it shows.
    pub id: &'static str,
    /// Its name at Discord: another picture has another name.
    pub name: String,
    /// The picture.
    pub bytes: &'static [u8],
}

/// The signs of a title, those of its sides first: the ids of things of its reference.
macro_rules! sign_files {
    ($folder:literal: $($id:literal),+ $(,)?) => {
        pub(in crate::titles) const FILES: &[(&str, &[u8])] = &[$((
            $id,
            include_bytes!(concat!("../../../board-art/", $folder, "/signs/", $id, ".png")),
        )),+];
    };
}

pub(super) use sign_files;

/// Discord takes names of 32 letters, digits and underscores.
const MOST_NAME: usize = 32;

/// How many of them, at the end, tell a picture from others.
const HASH: usize = 6;

fn name(title: &str, id: &str, bytes: &[u8]) -> String {
    let hash = Sha256::new()
        .chain_update(title)
        .chain_update(id)
        .chain_update(bytes);
    let hash: String = hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let begins = format!("{title}_{id}");
    let begins = begins.chars().map(plain).take(MOST_NAME - HASH - 1);
    begins.chain(['_']).chain(hash.chars().take(HASH)).collect()
}

/// The signs of all titles. Every title's first ones come before anybody's last.
#[must_use]
pub fn signs() -> &'static [SignFile] {
    static ALL: OnceLock<Vec<SignFile>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut each: Vec<(usize, SignFile)> = Vec::new();
        for of in REFERENCES {
            for (place, (id, bytes)) in of.sign_files().iter().enumerate() {
                let (title, name) = (of.id(), name(of.id(), id, bytes));
                let sign = SignFile {
                    title,
                    id,
                    name,
                    bytes,
                };
                each.push((place, sign));
            }
        }
        each.sort_by_key(|(place, _)| *place);
        each.into_iter().map(|(_, sign)| sign).collect()
    })
}

/// Is this the name of a sign of ours whose picture was another one?
pub(crate) fn is_old_sign(name: &str) -> bool {
    let ours = REFERENCES
        .iter()
        .any(|of| name.starts_with(&format!("{}_", of.id())));
    let hash = name.rsplit('_').next().unwrap_or_default();
    let hashed = hash.len() == HASH && hash.bytes().all(|b| b.is_ascii_hexdigit());
    ours && hashed && !signs().iter().any(|sign| sign.name == name)
}

fn found(title: &str, id: &str) -> Option<Sign> {
    let mut all = signs().iter();
    let found = all.find(|sign| sign.title == title && sign.id == id)?;
    Some(Sign::named(&found.name))
}

/// The sign of a side.
pub(crate) fn sign_of_side(title: &str, side: &str) -> Option<Sign> {
    let of = REFERENCES.iter().find(|of| of.id() == title)?;
    found(title, &of.side_id(side)?)
}

/// The sign of an answer: of the first of its steps that has one.
pub(crate) fn sign_of_answer(title: &str, steps: &[&Step]) -> Option<Sign> {
    let of = REFERENCES.iter().find(|of| of.id() == title)?;
    let mut each = steps.iter().filter_map(|step| of.step_id(step));
    each.find_map(|id| found(title, &id))
}

/// What a sign is drawn on: a piece and a little room around it.
const FRAME: [f32; 4] = [0.0, 0.0, 128.0, 128.0];
const MIDDLE: Point = [64.0, 64.0];
const GROUND: Ink = Ink("margin");

/// A thing of the reference as a sign; nothing if it is not drawn by itself.
pub(super) fn scene<T: TitleReference>(id: &str) -> Option<Scene<Everyone>> {
    let thing = T::Thing::all().into_iter().find(|thing| thing.id() == id)?;
    let mut scene = Scene::new(None, FRAME, GROUND);
    let drawn = T::exhibit(&mut scene, thing, MIDDLE) == Exhibit::Drawn;
    drawn.then_some(scene)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::catalog;

    use super::*;

    #[test]
    fn every_side_has_a_sign_and_every_name_fits() {
        for about in catalog::titles() {
            for side in about.sides {
                assert!(sign_of_side(about.id, side).is_some(), "{side}");
            }
        }
        let all = signs();
        let names: BTreeSet<&str> = all.iter().map(|sign| sign.name.as_str()).collect();
        assert!(names.len() == all.len() && all.len() <= 2000);
        for sign in all {
            assert!((2..=32).contains(&sign.name.len()), "{}", sign.name);
            let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
            assert!(sign.name.chars().all(fits), "{}", sign.name);
            assert!(sign.bytes.len() < 256 * 1024);
        }
    }

    #[test]
    fn only_earlier_pictures_of_ours_are_old() {
        let now = &signs()[0];
        let (begins, _) = now.name.rsplit_once('_').unwrap();
        assert!(is_old_sign(&format!("{begins}_000000")));
        for other in [
            now.name.as_str(),
            begins,
            "somebody_elses_000000",
            "battle_",
        ] {
            assert!(!is_old_sign(other), "{other}");
        }
    }
}
