//! Custom ids: what a button or select carries, `v1|table|seq|path`, at most 100 characters.
//!
//! An id has no authority: table, seat and legality are checked when it is pressed. It contains the
//! choices made so far, and nothing that its reader does not know.

use rules::dice::Seq;

use crate::id::TableId;

/// The longest id that Discord accepts.
pub const MOST: usize = 100;

/// What a press does. A new kind of button is one line of `Verb::WORDS` and one route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Go to a place in one's own menu; the keys are the way there.
    Menu,
    /// Make a move; the keys are the way to it.
    Confirm,
    /// Open what one may do besides what one is asked; the key is the topic.
    Aside,
    /// Take a seat.
    Join,
    /// Take the seat of a side, or change to it; the key is the side.
    Sit,
    /// Give up one's seat before play begins.
    Leave,
    /// Give a free seat to a computer daimyo.
    AddComputer,
    /// Take a computer daimyo away.
    RemoveComputer,
    /// Change the time per turn of a table that has not begun; the key is the pace.
    Pace,
    /// Change a switch of a table that has not begun; the keys are the switch and its value.
    Switch,
    /// See the promise about the dice.
    FairDice,
    /// Open a table for the same people, with the same settings.
    Rematch,
    /// See the film of a table that is over.
    Film,
    /// See what a Daimyo thinks of one's decisions at a table that is over.
    Review,
    /// Ask what a Daimyo would play in one's own seat.
    Hint,
    /// Start the table.
    Start,
    /// Open one's own panel.
    Turn,
    /// See the table.
    Look,
    /// Read what the table offers, in full.
    Cards,
    /// See what the signs of the board mean.
    Legend,
    /// Read what one has before one's eyes, one's own hand included.
    What,
    /// Look a thing up; the keys are its title, its kind and its id.
    Entry,
    /// Read a section of the rules; the keys are its title and its number.
    Section,
    /// Take back the last move.
    Undo,
    /// Open one's own plan, or go to a place in the menu of what could come next.
    Plan,
    /// Add an act to the plan; the keys are the length of the queue and the way to it.
    PlanAdd,
    /// Go to a place in the menu of fallbacks for the last planned act.
    Else,
    /// Add a fallback; the keys are the length of the queue and the way to it.
    ElseAdd,
    /// Go to a place in the menu of conditions for the last planned act.
    If,
    /// Add a condition; the keys are the length of the queue and the way to it.
    IfAdd,
    /// Remove or move a planned act; the keys are the length of the queue and what to do.
    PlanChange,
    /// Pass whenever possible, until something concerns the seat.
    Pass,
    /// Stop passing.
    Unpass,
    /// Seal the list; the key is its length.
    Seal,
    /// Open the sealed list.
    Unseal,
    /// Agree to take acts back.
    Agree,
    /// Refuse to take acts back.
    Refuse,
    /// See a moment of the past; the keys are the act and whose eyes.
    Replay,
    /// Resign, after confirming.
    Resign,
    /// Cancel the table, after confirming.
    Cancel,
    /// Delete the person's data, after confirming.
    Forget,
    /// Open and start a table against computer daimyos, whose level is the key; it belongs to no table yet.
    Solo,
    /// Open the lesson of a title, which is the key; it belongs to no table yet.
    Learn,
    /// Take one's seat back from the computer daimyo who holds it.
    Back,
    /// Take an open seat; the key is its side.
    Take,
    /// Be reminded later.
    Snooze,
    /// Propose something; the key is what.
    Propose,
    /// Say yes to a vote, whose number is in the place of the sequence number.
    Yes,
    /// Say no to it.
    No,
}

impl Verb {
    /// Every verb and its word in an id.
    pub const WORDS: &'static [(&'static str, Self)] = &[
        ("m", Self::Menu),
        ("c", Self::Confirm),
        ("a", Self::Aside),
        ("@join", Self::Join),
        ("@sit", Self::Sit),
        ("@leave", Self::Leave),
        ("@computer", Self::AddComputer),
        ("@nocomputer", Self::RemoveComputer),
        ("@pace", Self::Pace),
        ("@switch", Self::Switch),
        ("@dice", Self::FairDice),
        ("@rematch", Self::Rematch),
        ("@film", Self::Film),
        ("@review", Self::Review),
        ("@hint", Self::Hint),
        ("@start", Self::Start),
        ("@turn", Self::Turn),
        ("@look", Self::Look),
        ("@cards", Self::Cards),
        ("@legend", Self::Legend),
        ("@what", Self::What),
        ("@entry", Self::Entry),
        ("@section", Self::Section),
        ("@undo", Self::Undo),
        ("p", Self::Plan),
        ("pa", Self::PlanAdd),
        ("e", Self::Else),
        ("ea", Self::ElseAdd),
        ("i", Self::If),
        ("ia", Self::IfAdd),
        ("px", Self::PlanChange),
        ("@pass", Self::Pass),
        ("@unpass", Self::Unpass),
        ("@seal", Self::Seal),
        ("@unseal", Self::Unseal),
        ("@agree", Self::Agree),
        ("@refuse", Self::Refuse),
        ("r", Self::Replay),
        ("@resign", Self::Resign),
        ("@cancel", Self::Cancel),
        ("@forget", Self::Forget),
        ("@solo", Self::Solo),
        ("@learn", Self::Learn),
        ("@back", Self::Back),
        ("@take", Self::Take),
        ("@snooze", Self::Snooze),
        ("@propose", Self::Propose),
        ("@yes", Self::Yes),
        ("@no", Self::No),
    ];

    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|(_, verb)| *verb == self);
        found.map_or("", |(word, _)| word)
    }

    fn read(word: &str) -> Option<Self> {
        let found = Self::WORDS.iter().find(|(known, _)| *known == word);
        found.map(|(_, verb)| *verb)
    }
}

/// A parsed id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// The table.
    pub table: TableId,
    /// The sequence number at which it was offered.
    pub seq: Seq,
    /// What the press does.
    pub verb: Verb,
    /// With what: the choices made so far.
    pub keys: Vec<String>,
}

impl Control {
    /// An id without choices.
    #[must_use]
    pub const fn new(table: TableId, seq: Seq, verb: Verb) -> Self {
        Self {
            table,
            seq,
            verb,
            keys: Vec::new(),
        }
    }

    /// The same with these choices.
    #[must_use]
    pub fn with(mut self, keys: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.keys = keys.into_iter().map(Into::into).collect();
        self
    }

    /// As text.
    #[must_use]
    pub fn write(&self) -> String {
        let words = std::iter::once(self.verb.word()).chain(self.keys.iter().map(String::as_str));
        let words: Vec<&str> = words.collect();
        format!("v1|{}|{}|{}", self.table, self.seq, words.join("."))
    }

    /// Reads what [`Control::write`] wrote; nothing for anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text.chars().count() > MOST {
            return None;
        }
        let mut parts = text.split('|');
        let (version, table, seq, deed) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        if version != "v1" || parts.next().is_some() || !digits(table) || !digits(seq) {
            return None;
        }
        let mut words = deed.split('.');
        let verb = Verb::read(words.next()?)?;
        let keys: Vec<String> = words
            .filter(|key| !key.is_empty())
            .map(str::to_owned)
            .collect();
        if verb == Verb::Confirm && keys.is_empty() {
            return None;
        }
        Some(Self {
            table: TableId(table.parse().ok().filter(|id| i64::try_from(*id).is_ok())?),
            seq: Seq(seq.parse().ok()?),
            verb,
            keys,
        })
    }
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_and_forged_ones_are_nothing() {
        for (_, verb) in Verb::WORDS {
            for keys in [vec![], vec!["pass"], vec!["A1", "lion"]] {
                let control = Control::new(TableId(7), Seq(12), *verb).with(keys);
                let read = Control::read(&control.write());
                let hollow = *verb == Verb::Confirm && control.keys.is_empty();
                assert_eq!(read, (!hollow).then_some(control));
            }
        }
        for bad in [
            "",
            "v1",
            "v2|1|0|m",
            "v1|1|0|",
            "v1|-1|0|m",
            "v1|1|+0|m",
            "v1|1|0|m|x",
            "v1|1|0|x.y",
            "v1|99999999999999999999|0|m",
            "v1|9223372036854775808|0|m",
            "v1|1|4294967296|m",
            "v1|1|0|c",
            "v1|x|0|@join",
        ] {
            assert_eq!(Control::read(bad), None, "{bad}");
        }
        assert_eq!(
            Control::read(&format!("v1|1|0|m.{}", "x".repeat(100))),
            None
        );
    }
}
