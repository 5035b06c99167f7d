//! Messages as plain data, typed by who may see them.
//!
//! A `Message<Everyone>` can be shown anywhere; a `Message<OneSeat>` only to one person. The public
//! sink takes only the first kind, so a hand in a channel does not compile:
//!
//! ```compile_fail
//! use rokugan::message::{Message, public_sink};
//! use rules::view::OneSeat;
//! public_sink(&Message::<OneSeat>::text("my hand"));
//! ```
//!
//! ```
//! use rokugan::message::{Message, public_sink};
//! use rules::view::Everyone;
//! public_sink(&Message::<Everyone>::text("the board"));
//! ```

use std::marker::PhantomData;

use rules::view::{Audience, Everyone, OneSeat, View};

use crate::id::{TableId, UserId};
use crate::sign::{self, Sign};
use crate::titles::Marks;

/// The longest text of a message.
pub const MOST_TEXT: usize = 2000;
/// The longest body below the text.
pub const MOST_BODY: usize = 4000;

/// A message for an audience.
#[derive(Clone, Debug)]
pub struct Message<A: Audience> {
    /// The words on top.
    pub text: String,
    /// The heading of the body.
    pub heading: String,
    /// The long part: board, hand, log.
    pub body: String,
    /// What a picture shows, in words; used if there is no picture.
    pub board: String,
    /// Buttons and selects, row by row.
    pub rows: Vec<Row>,
    /// Whom it notifies; other people named in it are not notified.
    pub ping: Vec<UserId>,
    /// A direct message that merely informs: it arrives without a notification.
    pub silent: bool,
    /// A post that is laid out as one card.
    pub card: Option<Card>,
    /// Files: pictures, logs, records.
    pub pictures: Vec<Picture<A>>,
    /// A picture that is painted later, so that the words need not wait for it.
    pub picture_request: Option<PictureRequest<A>>,
    audience: PhantomData<A>,
}

/// A card: words, pictures and buttons in one frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The colour of its frame, as red, green and blue in one number.
    pub ink: Option<u32>,
}

/// A picture for an audience: made at delivery, never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture<A: Audience> {
    /// The file name; made from public values only.
    pub name: String,
    /// What it shows, in words.
    pub alt: String,
    /// The bytes.
    pub bytes: Vec<u8>,
    audience: PhantomData<A>,
}

impl<A: Audience> Picture<A> {
    /// A picture.
    #[must_use]
    pub fn new(name: impl Into<String>, alt: impl Into<String>, bytes: Vec<u8>) -> Self {
        Self {
            name: name.into(),
            alt: cut(&alt.into(), 1024),
            bytes,
            audience: PhantomData,
        }
    }
}

/// What a picture is painted from.
#[derive(Clone)]
pub struct PictureRequest<A: Audience> {
    /// The table.
    pub table: TableId,
    /// What its audience sees of it.
    pub view: View<A>,
    /// What is painted of it.
    pub subject: Subject,
}

/// What a picture shows.
#[derive(Clone)]
pub enum Subject {
    /// The board.
    Board,
    /// The board, with what the menu of its seat marks.
    Menu(Marks),
    /// What the signs of the board mean.
    Legend,
}

impl<A: Audience> std::fmt::Debug for PictureRequest<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sketch(table {})", self.table)
    }
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// A choice of up to 25.
    Select {
        /// What the press carries.
        id: String,
        /// What is chosen.
        prompt: String,
        /// How many are picked at the same time.
        picks: usize,
        /// What can be picked.
        options: Vec<Pick>,
    },
}

/// An option of a select.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// What the press carries.
    pub value: String,
    /// Its name.
    pub label: String,
    /// A line below it; may be empty.
    pub detail: String,
    /// The sign before its name.
    pub sign: Option<Sign>,
}

impl Pick {
    /// An option, cut to what fits.
    #[must_use]
    pub fn new(value: impl Into<String>, label: &str, detail: &str) -> Self {
        Self {
            value: value.into(),
            label: cut(label, 100),
            detail: cut(detail, 100),
            sign: None,
        }
    }

    /// The same with a sign, if it has one.
    #[must_use]
    pub const fn signed(mut self, sign: Option<Sign>) -> Self {
        self.sign = sign;
        self
    }
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What the press carries.
    pub id: String,
    /// The verb on it.
    pub label: String,
    /// How it looks.
    pub tone: Tone,
    /// The sign before the verb.
    pub sign: Option<Sign>,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The one thing to do.
    Main,
    /// One of several.
    Plain,
    /// Cannot be taken back.
    Danger,
}

impl<A: Audience> Message<A> {
    /// A message of words alone.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self {
            text: cut(&text.into(), MOST_TEXT),
            heading: String::new(),
            body: String::new(),
            board: String::new(),
            rows: Vec::new(),
            ping: Vec::new(),
            silent: false,
            card: None,
            pictures: Vec::new(),
            picture_request: None,
            audience: PhantomData,
        }
    }

    /// The same with a body.
    #[must_use]
    pub fn body(mut self, heading: &str, body: &str) -> Self {
        self.heading = cut(heading, 200);
        self.body = cut(body, MOST_BODY);
        self
    }

    /// The same with a board, in words.
    #[must_use]
    pub fn board(mut self, board: &str) -> Self {
        self.board = cut(board, MOST_BODY);
        self
    }

    /// The same with a picture, if there is one.
    #[must_use]
    pub fn picture(mut self, picture: Option<Picture<A>>) -> Self {
        self.pictures.extend(picture);
        self
    }

    /// The same with a picture to be painted later.
    #[must_use]
    pub fn request_picture(mut self, table: TableId, view: View<A>, subject: Subject) -> Self {
        self.picture_request = Some(PictureRequest {
            table,
            view,
            subject,
        });
        self
    }

    /// The long part as it is sent: with the board, unless a picture shows it.
    #[must_use]
    pub fn long_part(&self) -> String {
        if !self.pictures.is_empty() || self.board.is_empty() {
            return self.body.clone();
        }
        // Readers look for the board first, so what happened gets the space that is left.
        let room = MOST_BODY.saturating_sub(self.board.chars().count() + 2);
        format!("{}\n\n{}", cut(&self.body, room), self.board)
            .trim()
            .to_owned()
    }

    /// The same with a row of controls; a sixth row would not fit and is left out.
    #[must_use]
    pub fn row(mut self, row: Row) -> Self {
        if self.rows.len() < 5 {
            self.rows.push(row);
        }
        self
    }

    /// The same with buttons, three in a row, so that a phone shows whole labels.
    #[must_use]
    pub fn buttons(mut self, buttons: Vec<Button>) -> Self {
        for three in buttons.chunks(3) {
            self = self.row(Row::Buttons(three.to_vec()));
        }
        self
    }

    /// The same, arriving without a notification if it is so.
    #[must_use]
    pub const fn silent(mut self, silent: bool) -> Self {
        self.silent = silent;
        self
    }

    /// The same, notifying these people.
    #[must_use]
    pub fn pinging(mut self, users: Vec<UserId>) -> Self {
        self.ping = users;
        self
    }
}

impl From<Message<Everyone>> for Message<OneSeat> {
    fn from(all: Message<Everyone>) -> Self {
        Self {
            text: all.text,
            heading: all.heading,
            body: all.body,
            board: all.board,
            rows: all.rows,
            ping: all.ping,
            silent: all.silent,
            card: None,
            pictures: all
                .pictures
                .into_iter()
                .map(|p| Picture::new(p.name, p.alt, p.bytes))
                .collect(),
            // Pictures for everyone are painted before the message is sent.
            picture_request: None,
            audience: PhantomData,
        }
    }
}

/// The public sink: everything posted where others can read it goes through here.
#[must_use]
pub const fn public_sink(message: &Message<Everyone>) -> &Message<Everyone> {
    message
}

/// Marks that are drawn over, under or around the character before them.
const fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{6d6}'..='\u{6dc}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20f0}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Characters that nobody sees: controls, direction marks, joiners, fillers and tags.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            sign::OPEN | sign::CLOSE | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// The text cut to at most this many characters, never inside a combined character.
#[must_use]
pub fn cut(text: &str, most: usize) -> String {
    const JOINER: char = '\u{200d}';
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let follows = |c: char| c == JOINER || is_mark(c) || matches!(c, '\u{1f3fb}'..='\u{1f3ff}');
    let mut kept: Vec<char> = text.chars().take(most.saturating_sub(1)).collect();
    let mut next = text.chars().nth(kept.len());
    // What comes next belongs to the last character, or the last one joins what comes next to it.
    while next.is_some_and(follows) || kept.last() == Some(&JOINER) {
        next = kept.pop();
    }
    kept.into_iter().chain(['…']).collect()
}

/// User text made harmless: no markdown, no mentions, nothing hidden, no piles of marks.
#[must_use]
pub fn plain(text: &str, most: usize) -> String {
    let mut marks = 0;
    let calm = text.chars().filter(|c| !is_hidden(*c)).filter(|c| {
        // At most two combining marks in a row: many of them would cover other lines.
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= 2
    });
    let calm: String = calm.collect();
    let mut out = String::new();
    for c in cut(calm.trim(), most).chars() {
        match c {
            '*' | '_' | '~' | '`' | '|' | '>' | '#' | '[' | ']' | '(' | ')' | '\\' | '-' | ':' => {
                out.push('\\');
                out.push(c);
            }
            '<' => out.push('‹'),
            '@' => out.push_str("@\u{2060}"),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_text_cannot_ping_or_format() {
        let calm = plain("@everyone <@&1> **x** [a](b)", 80);
        assert!(
            !calm.contains("@everyone") && !calm.contains("<@"),
            "{calm}"
        );
        assert!(
            calm.contains("\\*\\*x\\*\\*") && calm.contains("\\[a\\]\\(b\\)"),
            "{calm}"
        );
        assert_eq!(plain("a\u{202e}b\u{2067}c\n\0", 80), "abc");
        assert!(
            plain(&format!("z{}", "\u{301}".repeat(500)), 80)
                .chars()
                .count()
                < 5
        );
        assert_eq!(plain(&"😀".repeat(100), 32).chars().count(), 32);
    }

    #[test]
    fn text_is_cut_by_characters() {
        assert_eq!(cut("żółć", 4), "żółć");
        assert_eq!(cut("żółćx", 4), "żół…");
        assert_eq!(cut("ae\u{301}x", 3), "a…");
    }

    /// B50: a family of joined emoji, an emoji with a skin or a variation is there as a whole or not at all.
    #[test]
    fn b50_joined_emoji_are_not_cut_apart() {
        let family = "a👩\u{200d}👩\u{200d}👧\u{200d}👦 and more";
        for most in 3..9 {
            assert_eq!(cut(family, most), "a…", "{most}");
        }
        assert_eq!(cut(family, 10), "a👩\u{200d}👩\u{200d}👧\u{200d}👦 …");
        assert_eq!(cut("ab👍🏽xyz", 4), "ab…");
        assert_eq!(cut("ab❤\u{fe0f}xyz", 4), "ab…");
        assert_eq!(cut("\u{200d}\u{200d}\u{200d}x", 2), "…");
    }

    /// B23 B24: whatever script the marks are from, at most two stay on a character; what nobody sees goes,
    /// so that a name of nothing visible is none.
    #[test]
    fn b23_b24_marks_of_any_script_are_few_and_hidden_characters_go() {
        for mark in [
            '\u{301}', '\u{489}', '\u{5b0}', '\u{64b}', '\u{e47}', '\u{ec8}', '\u{1ab0}',
            '\u{1dc0}', '\u{20dd}', '\u{fe0f}', '\u{fe20}',
        ] {
            let name = format!("z{}y", mark.to_string().repeat(300));
            assert_eq!(plain(&name, 100), format!("z{mark}{mark}y"));
        }
        for hidden in [
            '\u{ad}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200d}',
            '\u{2060}',
            '\u{206a}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{e0041}',
        ] {
            let name = hidden.to_string().repeat(20);
            assert_eq!(plain(&name, 100), "", "{:x}", u32::from(hidden));
            assert_eq!(plain(&format!("a{name}b"), 100), "ab");
        }
    }
}
