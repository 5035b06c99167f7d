//! Signs: small pictures of a title's sides and pieces that Discord shows in texts, on buttons and in selects.
//!
//! A sign always stands beside a word. In a text it is a mark, which becomes Discord's form when the message is
//! sent, or nothing while Discord does not have the picture. So what is no message, such as an alternative text,
//! a file or a board in words, never holds Discord's form.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use rules::view::Audience;

use crate::message::{MOST_TEXT, Message, Row};
use crate::titles;

/// Begins a mark. People cannot write it: `message::plain` removes it.
pub(crate) const OPEN: char = '\u{e000}';
/// Ends a mark.
pub(crate) const CLOSE: char = '\u{e001}';

/// The most characters below the text.
const MOST_LONG: usize = 4096;

/// A sign of a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The name of its picture at Discord.
    pub name: &'static str,
    /// The id of its picture at Discord, once a message is made ready to be sent.
    pub shown: Option<u64>,
}

impl Sign {
    /// The sign of this name.
    pub(crate) const fn named(name: &'static str) -> Self {
        Self { name, shown: None }
    }

    /// Its mark in a text.
    pub(crate) fn mark(self) -> String {
        format!("{OPEN}{}{CLOSE}", self.name)
    }
}

/// The pictures of signs that Discord has.
#[derive(Default)]
pub(crate) struct KnownSigns(RwLock<HashMap<&'static str, u64>>);

impl KnownSigns {
    /// Notes the id that Discord gave a picture.
    pub fn add(&self, name: &'static str, id: u64) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.insert(name, id);
    }

    fn id(&self, name: &str) -> Option<u64> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(name).copied()
    }

    /// The message as it is sent: with the signs that Discord has, without the others.
    pub fn show<A: Audience>(&self, mut message: Message<A>) -> Message<A> {
        for (text, most) in [
            (&mut message.text, MOST_TEXT),
            (&mut message.body, MOST_LONG),
        ] {
            if text.contains(OPEN) {
                let shown = replaced(text, |name| self.id(name));
                *text = if shown.chars().count() <= most {
                    shown
                } else {
                    without(text)
                };
            }
        }
        for row in &mut message.rows {
            let signs: Vec<&mut Option<Sign>> = match row {
                Row::Buttons(buttons) => buttons.iter_mut().map(|it| &mut it.sign).collect(),
                Row::Select { options, .. } => options.iter_mut().map(|it| &mut it.sign).collect(),
            };
            for sign in signs.into_iter().flatten() {
                sign.shown = self.id(sign.name);
            }
        }
        message
    }
}

/// The text without signs.
pub(crate) fn without(text: &str) -> String {
    replaced(text, |_| None)
}

/// The text with its marks in Discord's form, or without those that have no picture.
fn replaced(text: &str, id: impl Fn(&str) -> Option<u64>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        out.push_str(before);
        // A mark that was cut off is the end of its text.
        let (name, then) = after.split_once(CLOSE).unwrap_or(("", ""));
        if let Some(id) = id(name) {
            out.push_str(&format!("<:{name}:{id}> "));
        }
        rest = then;
    }
    out + rest
}

/// A line that names a side, with the side's sign after its bullet or number.
pub(crate) fn beside(title: &str, side: &str, line: &str) -> String {
    match (titles::sign_of_side(title, side), line.split_once(' ')) {
        (Some(sign), Some((bullet, rest))) => format!("{bullet} {}{rest}", sign.mark()),
        _ => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use rules::view::Everyone;

    use super::*;
    use crate::message::plain;

    #[test]
    fn marks_become_pictures_or_nothing() {
        let all = titles::signs();
        let (one, other) = (&all[0], &all[1]);
        let known = KnownSigns::default();
        known.add(&one.name, 7);
        let (first, second) = (Sign::named(&one.name), Sign::named(&other.name));
        let text = format!("{}Lion, {}Crab", first.mark(), second.mark());
        let shown = known.show(Message::<Everyone>::text(&text).body("", &text));
        assert_eq!(shown.text, format!("<:{}:7> Lion, Crab", one.name));
        assert_eq!(shown.body, shown.text);
        assert_eq!(without(&text), "Lion, Crab");
        // What was cut off, and what no title has, is nothing.
        assert_eq!(without(&format!("a{OPEN}clan")), "a");
        let strange = format!("a{OPEN}strange{CLOSE}b");
        assert_eq!(known.show(Message::<Everyone>::text(strange)).text, "ab");
        // Nobody can write a mark.
        assert!(!plain(&text, 200).contains([OPEN, CLOSE]));
    }

    #[test]
    fn a_text_without_room_keeps_its_words() {
        let sign = &titles::signs()[0];
        let known = KnownSigns::default();
        known.add(&sign.name, 1_234_567_890_123_456_789);
        let long = "x".repeat(MOST_TEXT - 40);
        let text = format!("{}{long}", Sign::named(&sign.name).mark());
        assert_eq!(known.show(Message::<Everyone>::text(text)).text, long);
    }
}
