//! Refusals and faults in words: what is so, why, what to do next.

use rules::refusal::Refusal;

use super::{Name, Seated, Words, languages, wordings};
use crate::message::plain;
use crate::table::{Refused, TableState, Trouble};
use crate::titles;

/// A refusal's words, and the table it is about, where there is one: it names seats and sides.
struct About<'r> {
    words: &'r Words,
    state: Option<&'r TableState>,
}

impl About<'_> {
    fn say(&self, id: &str, args: &[(&str, fluent_bundle::FluentValue<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// What a seat can play; what somebody typed is made harmless.
    fn side(&self, title: &str, side: &str) -> Name {
        self.words.side(title, side)
    }

    fn seats(&self, seats: &[rules::seat::Seat]) -> Name {
        let names = self
            .state
            .map(|state| self.words.seats(&Seated::of(state), seats));
        names.unwrap_or_default()
    }
}

wordings! {
    fn refused(about: &About<'_>; refused: &Refused) listed as REFUSED {
        Refused::NoSuchTable => "refused-no-such-table",
        Refused::NoTableHere => "refused-no-table-here",
        Refused::SeveralTables => "refused-several-tables",
        Refused::TableHere { table, title, name } => "refused-table-here" {
            name: about.words.name_of_table(*table, title, name),
        },
        Refused::TooManyTables { most } => "refused-too-many-tables" { most: *most },
        Refused::NeedsServer => "refused-needs-server",
        Refused::OtherServer => "refused-other-server",
        Refused::AlreadyHere => "refused-already-here",
        Refused::NoDirectMessages => "refused-no-direct-messages",
        Refused::EmptyName => "refused-empty-name",
        Refused::NotSeated => "refused-not-seated",
        Refused::AlreadySeated { title, side } => "refused-already-seated" { side: about.side(title, side) },
        Refused::Full { seats } => "refused-full" { seats: *seats },
        Refused::SideTaken { title, side } => "refused-side-taken" { side: about.side(title, side) },
        Refused::NoSuchSide { title, side } => "refused-no-such-side" { side: about.side(title, side) },
        Refused::NoSuchCard { card } => "refused-no-such-card" { card: plain(card, 60) },
        Refused::NoSuchArea { area } => "refused-no-such-area" { area: plain(area, 60) },
        Refused::NobodyThere => "refused-nobody-there",
        Refused::AlreadyStarted => "refused-already-started",
        Refused::NoBots => "refused-no-bots",
        Refused::AlreadyInvited => "refused-already-invited",
        Refused::NotStarted => "refused-not-started",
        Refused::Finished => "refused-finished",
        Refused::TooFew { taken, needed } => "refused-too-few" {
            taken: *taken,
            needed: *needed,
        },
        Refused::NoHumans => "refused-no-humans",
        Refused::NotOver => "refused-not-over",
        Refused::NotHost => "refused-not-host",
        Refused::NoSuchLanguage { language } => "refused-no-such-language" {
            language: plain(language, 20),
            known: languages().collect::<Vec<_>>().join(", "),
        },
        Refused::NoSuchLevel => "refused-no-such-level" { known: about.words.levels() },
        Refused::NotManager => "refused-not-manager",
        Refused::HostStays => "refused-host-stays",
        Refused::TooFast => "refused-too-fast",
        Refused::AlreadyDone => "refused-already-done",
        Refused::Stale => "refused-stale",
        Refused::OldButton => "refused-old-button",
        Refused::NotOffered => "refused-not-offered",
        Refused::NoHints => "refused-no-hints",
        Refused::NothingToUndo => "refused-nothing-to-undo",
        Refused::CannotUndo => "refused-cannot-undo",
        Refused::TooManyTakebacks => "refused-too-many-takebacks",
        Refused::PlayedSealed => "refused-played-sealed",
        Refused::ListSealed => "refused-list-sealed",
        Refused::ListShort { missing } => "refused-list-short" { missing: *missing },
        Refused::NothingToSeal => "refused-nothing-to-seal",
        Refused::NoOrderThere => "refused-no-order-there",
        Refused::TooManyOrders { most, fallbacks } => "refused-too-many-orders" {
            most: *most,
            fallbacks: *fallbacks,
        },
        Refused::TooManyConditions { most } => "refused-too-many-conditions" { most: *most },
        Refused::OrdersTooLong { most } => "refused-orders-too-long" { most: *most },
        Refused::NoSuchPoint => "refused-no-such-point",
        Refused::TakebackOpen => "refused-takeback-open",
        Refused::NoTakeback => "refused-no-takeback",
        Refused::Uncounted => "refused-uncounted",
        Refused::NotYourEyes => "refused-not-your-eyes",
        Refused::CannotSeal => "refused-cannot-seal",
        Refused::StillRunning => "refused-still-running",
        Refused::NoSuchPace => "refused-no-such-pace",
        Refused::NoSuchTime => "refused-no-such-time",
        Refused::NoSuchHours => "refused-no-such-hours",
        Refused::NoSuchZone => "refused-no-such-zone",
        Refused::NeedsZone => "refused-needs-zone",
        Refused::AwayTooShort => "refused-away-too-short",
        Refused::AwayTooLong { hours } => "refused-away-too-long" { hours: *hours },
        Refused::NotAway => "refused-not-away",
        Refused::NoSnooze => "refused-no-snooze",
        Refused::NoOpenSeat => "refused-no-open-seat",
        Refused::HeldSeat => "refused-held-seat",
        Refused::NeverMet => "refused-never-met",
        Refused::VoteOpen { motion: _ } => "refused-vote-open",
        Refused::VoteOver => "refused-vote-over",
        Refused::CannotPropose => "refused-cannot-propose",
        Refused::NotYourTurn { waiting } => "refused-not-your-turn" {
            seats: about.seats(waiting),
        },
        // Said by `rules`, which knows why.
        Refused::Rules { refusal: _ } => "refused-rules-other",
    }
}

wordings! {
    /// What the rules refuse. What a person cannot bring about has one sentence for all.
    fn rules(about: &About<'_>; refusal: &Refusal) listed as RULES {
        Refusal::Rule { reason } => "refused-by-rules" {
            why: about.state.map_or_else(String::new, |state| {
                let table = about.words.at(&Seated::of(state));
                titles::refusal(&table, &state.row.title, reason)
            }),
        },
        Refusal::Unreadable(what) => "refused-unreadable" {
            found: plain(&what.found, 40),
            expected: about.words.expected(what.expected),
        },
        Refusal::SeatCount { found, fewest, most } => "refused-seat-count" {
            found: *found,
            fewest: *fewest,
            most: *most,
        },
        Refusal::BadOptions { at, what } => "refused-bad-options" {
            at: plain(at, 40),
            found: plain(unknown(what).0, 40),
            known: unknown(what).1.len(),
            names: unknown(what).1.join(", "),
        },
        Refusal::NoSuchTitle { title } => "refused-no-such-title" { title: plain(title, 40) },
        Refusal::NoSuchRules { title, found, newest } => "refused-no-such-rules" {
            title: about.words.title(title),
            found: *found,
            newest: *newest,
        },
        Refusal::NoSuchSide { .. }
        | Refusal::SideTaken { .. }
        | Refusal::NoSuchSeat
        | Refusal::Over
        | Refusal::NotWaited { .. }
        | Refusal::Stale { .. }
        | Refusal::Misplaced(_)
        | Refusal::Unsound { .. } => "refused-rules-other",
    }
}

/// What is not known in options, and what would be, out of the reader's English message: a name is the same in
/// all languages, the rest is not shown.
fn unknown(message: &str) -> (&str, Vec<String>) {
    let at = message.rfind(", expected").unwrap_or(message.len());
    let (found, expected) = message.split_at(at);
    let found = found.split_once('`').map_or("", |(_, rest)| rest);
    let found = found.rsplit_once('`').map_or("", |(found, _)| found);
    let names = expected.split('`').skip(1).step_by(2);
    (found, names.map(|name| format!("`{name}`")).collect())
}

#[cfg(test)]
pub(super) const ALL: [&[super::Wording]; 2] = [REFUSED, RULES];

impl Words {
    /// What the notation has at some place, as the rules call it.
    fn expected(&self, what: &str) -> String {
        let key = what.replace(", ", " ").replace(' ', "-");
        self.word(&format!("expected-{key}"))
    }

    /// The words of a trouble. The state, where there is one, names seats and sides.
    #[must_use]
    pub fn trouble(&self, state: Option<&TableState>, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Fault(fault) => {
                let id = if fault.is_full() {
                    "fault-full"
                } else if fault.passes() {
                    "fault-passing"
                } else {
                    "fault"
                };
                self.say(id, &[("id", fault.id().to_owned().into())])
            }
            Trouble::Refused(Refused::Rules { refusal }) => {
                let about = About { words: self, state };
                match refusal {
                    // Its words name the seats of a table.
                    Refusal::Rule { .. } if state.is_none() => self.word("refused-rules-other"),
                    refusal => rules(&about, refusal),
                }
            }
            Trouble::Refused(why) => refused(&About { words: self, state }, why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::in_language;
    use super::*;

    /// The reader of options speaks English; nobody reads that in another language.
    #[test]
    fn wrong_options_are_refused_without_a_foreign_word() {
        let bad = |what: &str| {
            Trouble::Refused(Refused::Rules {
                refusal: Refusal::BadOptions {
                    at: "trades".into(),
                    what: what.into(),
                },
            })
        };
        let name = bad("unknown field `quik`x`, expected one of `quick_hands`, `trades`");
        let value = bad("invalid type: string \"on\", expected a boolean");
        for code in languages() {
            let words = in_language(Some(code));
            let said = words.trouble(None, &name);
            assert!(
                said.contains("quik") && said.contains("`quick_hands`, `trades`"),
                "{said}"
            );
            let said = words.trouble(None, &value);
            assert!(said.contains("trades"), "{said}");
            for english in ["unknown field", "expected", "invalid type", "boolean"] {
                assert!(!said.contains(english), "{code}: {said}");
            }
        }
    }
}
