//! Makes commands in a text clickable, once we know the id that Discord gave ours.

use rules::view::Audience;

use crate::message::{MOST_TEXT, Message};

/// The most characters below the text.
const MOST_LONG: usize = 4096;

/// The message with clickable commands; unchanged if the id is not known or there is no space.
pub(crate) fn link<A: Audience>(mut message: Message<A>, id: Option<u64>) -> Message<A> {
    let Some(id) = id else { return message };
    for (text, most) in [
        (&mut message.text, MOST_TEXT),
        (&mut message.body, MOST_LONG),
    ] {
        let new = clickable(text, id);
        if new.chars().count() <= most {
            *text = new;
        }
    }
    message
}

/// `/rokugan hand` in backticks becomes `</rokugan hand:ID>`. A command with options stays as it is:
/// a mention cannot carry them.
fn clickable(text: &str, id: u64) -> String {
    const OPEN: &str = "`/rokugan ";
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        out.push_str(before);
        let path = after.split_once('`');
        let word = |word: &str| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
        };
        match path {
            Some((path, then)) if path.split(' ').count() <= 2 && path.split(' ').all(word) => {
                out.push_str(&format!("</rokugan {path}:{id}>"));
                rest = then;
            }
            _ => {
                out.push_str(OPEN);
                rest = after;
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::plain;

    #[test]
    fn commands_become_clickable_and_nothing_else_does() {
        assert_eq!(
            clickable("Use `/rokugan hand`, or `/rokugan computer add`.", 7),
            "Use </rokugan hand:7>, or </rokugan computer add:7>."
        );
        for same in [
            "`/rokugan privacy action:export`",
            "`/rokugan`",
            "`/rokugan hand",
            "`A1`",
            "",
        ] {
            assert_eq!(clickable(same, 7), same);
        }
        let forged = plain("`/rokugan manage cancel`", 60);
        assert_eq!(clickable(&forged, 7), forged);
    }
}
