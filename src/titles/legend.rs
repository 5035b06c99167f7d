//! The legend of a title: every sign of its board, drawn as on the board, with what it means.
//!
//! A title lists its signs and draws and words each of them; what it forgets does not compile. The signs
//! that all titles share are here.

use painter::scene::{Align, Hand, Ink, Point, Scene, fit};
use rules::view::Audience;

use super::SceneInput;
use super::renderer::TitlePicture;
use super::strokes::{self, Outline};
use crate::wording::Words;

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");

/// The signs of a legend in their order, each with the wording of its meaning.
macro_rules! signs {
    ($(#[$meta:meta])* $name:ident { $($sign:ident => $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($sign),+ }

        impl $name {
            /// All of them.
            pub(super) const ALL: &'static [Self] = &[$(Self::$sign),+];
        }

        /// What a sign means.
        pub(super) fn meaning(words: &$crate::wording::Words, sign: $name) -> String {
            words.word(match sign { $($name::$sign => $key),+ })
        }
    };
}

pub(super) use signs;

signs! {
    /// A sign that the pictures of all titles have.
    Common {
        Lit => "legend-lit",
        Chosen => "legend-chosen",
        You => "legend-you",
        Turn => "legend-turn",
        First => "legend-first",
    }
}

fn draw<A: Audience>(scene: &mut Scene<A>, words: &Words, sign: Common, at: Point) {
    let [x, y] = at;
    let field = [x - 44.0, y - 27.0, 88.0, 54.0];
    match sign {
        Common::Lit => strokes::rectangle(scene, field, Outline::Lit),
        Common::Chosen => strokes::rectangle(scene, field, Outline::Chosen),
        Common::You => strokes::you(scene, words, at),
        Common::Turn => scene.stamp("turn", at, 40.0, VERMILION),
        Common::First => scene.stamp("banner", at, 46.0, VERMILION),
    }
}

const WIDTH: f32 = 1200.0;
const HEAD: f32 = 84.0;
const ROW: f32 = 86.0;
const FOOT: f32 = 18.0;
/// Where the samples and the words stand.
const SAMPLE: f32 = 112.0;
const TEXT: f32 = 214.0;
const SIZE: f32 = 36.0;
/// About how many letters fit into a line.
const LINE: usize = 62;

/// The legend as a picture, with the same in words.
pub(super) fn scene<P: TitlePicture, A: Audience>(table: &SceneInput<'_, P, A>) -> Scene<A> {
    let words = table.words.language();
    let rows = P::SIGNS.len() + Common::ALL.len();
    let high = ROW * rows as f32;
    let frame = [0.0, 0.0, WIDTH, HEAD + high + FOOT];
    let mut scene = Scene::new(None, frame, MARGIN);
    let title = words.word("legend-heading");
    let at = [30.0, HEAD / 2.0 + 2.0];
    scene.text(title, at, 46.0, Hand::Title, Align::Left, SUMI);
    scene.plate([14.0, HEAD, WIDTH - 28.0, high + 8.0], 12.0, SUMI);
    let ground = if table.look.high_contrast {
        WHITE
    } else {
        PAPER
    };
    scene.plate([18.0, HEAD + 4.0, WIDTH - 36.0, high], 9.0, ground);
    let mut said = Vec::new();
    for row in 0..rows {
        let at = [SAMPLE, HEAD + 4.0 + ROW * (row as f32 + 0.5)];
        let own = P::SIGNS.get(row).copied();
        let common = Common::ALL.get(row.saturating_sub(P::SIGNS.len()));
        let meaning = match (own, common) {
            (Some(sign), _) => {
                P::sign(table, &mut scene, sign, at);
                P::meaning(words, sign)
            }
            (None, Some(sign)) => {
                draw(&mut scene, words, *sign, at);
                meaning(words, *sign)
            }
            (None, None) => continue,
        };
        let [_, y] = at;
        let lines = broken(&meaning);
        let top = y - SIZE * 0.52 * (lines.len().saturating_sub(1)) as f32;
        for (i, line) in lines.into_iter().enumerate() {
            let at = [TEXT, top + SIZE * 1.04 * i as f32];
            scene.text(line, at, SIZE, Hand::Plain, Align::Left, SUMI);
        }
        said.push(meaning);
    }
    scene.name = format!("rokugan-{}-legend.png", P::ID);
    scene.alt = fit(&said, &words.word("alt-more"));
    scene.words = said.join("\n");
    scene
}

/// Words in lines that fit. A word of one letter stays with the next one: Polish does not let it end a line.
fn broken(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut kept = String::new();
    for word in text.split_whitespace() {
        kept.push_str(word);
        if is_letter(word) {
            kept.push(' ');
            continue;
        }
        put(&mut lines, &kept);
        kept.clear();
    }
    if !kept.is_empty() {
        put(&mut lines, kept.trim_end());
    }
    lines
}

fn is_letter(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// Writes what belongs together into the last line, or into a new one.
fn put(lines: &mut Vec<String>, text: &str) {
    match lines.last_mut() {
        Some(line) if line.chars().count() + text.chars().count() < LINE => {
            line.push(' ');
            line.push_str(text);
        }
        _ => lines.push(text.to_owned()),
    }
}

/// The legend in words alone.
pub(super) fn words_of<P: TitlePicture>(words: &Words) -> String {
    let own = P::SIGNS.iter().map(|sign| P::meaning(words, *sign));
    let common = Common::ALL.iter().map(|sign| meaning(words, *sign));
    let lines = own.chain(common).map(|line| format!("- {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_nothing() {
        let text = "a word or two ".repeat(20);
        let lines = broken(&text);
        assert!(lines.len() > 3 && lines.iter().all(|line| line.len() <= LINE));
        assert_eq!(lines.join(" "), text.trim());
    }

    /// Wherever the line is full, and however many such words follow each other.
    #[test]
    fn no_line_ends_with_a_word_of_one_letter() {
        for before in 0..LINE {
            let text = format!(
                "{} i w domu, a z nim o {} u",
                "x".repeat(before),
                "ą".repeat(40)
            );
            let text = text.trim();
            let lines = broken(text);
            assert_eq!(lines.join(" "), text);
            assert!(
                lines.iter().all(|line| line.chars().count() <= LINE),
                "{lines:?}"
            );
            for line in lines.iter().take(lines.len() - 1) {
                let last = line.split(' ').next_back().unwrap();
                assert!(last.chars().count() > 1, "{lines:?}");
            }
        }
    }
}
