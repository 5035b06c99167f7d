//! Whole tables in every language: everything is said, in that language, without holes and within the limits;
//! a form that a name lacks panics.

use std::collections::BTreeSet;

use rules::catalog::About;
use rules::event_log::AnyEvent;
use rules::menu::Menu;
use rules::policy::Policy;
use rules::refusal::Refusal;
use rules::seat::Seat;
use rules::table::Table;

use super::leaks::leaked;
use super::{HOLES, opening};
use crate::titles::{self, MenuPlace};
use crate::wording::{Seated, Words, in_language, languages};

/// The longest label of a button, and of an option of a select with its description.
const LABEL: usize = 80;
const OPTION: usize = 100;
/// The longest text of an embed that leaves room for what stands around it.
const BODY: usize = 3800;

/// What is said in one language.
struct Reader {
    language: &'static str,
    words: &'static Words,
    title: &'static str,
    said: usize,
    /// What is not as it should be.
    wrong: BTreeSet<String>,
}

impl Reader {
    fn reads(&mut self, text: &str) {
        self.said += 1;
        let foreign = leaked(self.language, text);
        if !foreign.is_empty() {
            self.wrong.insert(format!("{foreign:?} in {text}"));
        }
        assert!(
            !text.contains('{') && !text.contains(&format!("{}-", self.title)),
            "{text}"
        );
        for hole in HOLES {
            if text.contains(hole) {
                self.wrong.insert(format!("{hole:?} in {text}"));
            }
        }
    }

    /// A text that has so much room.
    fn fits(&mut self, text: &str, most: usize) {
        let length = text.chars().count();
        if !(1..=most).contains(&length) {
            self.wrong.insert(format!("{length} > {most}: {text}"));
        }
        self.reads(text);
    }

    /// What was told, as the log and the posts tell it.
    fn told(&mut self, seated: &Seated, events: &[&AnyEvent]) {
        let table = self.words.at(seated);
        for event in events {
            let text = titles::event(&table, self.title, event);
            self.reads(&text);
        }
        for line in titles::lines(&table, self.title, events) {
            self.reads(&line);
        }
        let begins = |event: &&AnyEvent| {
            rules::catalog::moment(self.title, event) == rules::title::InMoment::Begins
        };
        if events.iter().any(begins)
            && let Some(moment) = titles::moment(&table, self.title, events)
        {
            self.reads(&moment.heading);
            for group in moment.groups {
                self.reads(&group.name);
                group.lines.iter().for_each(|line| self.reads(line));
            }
        }
    }

    /// What a seat sees, and what its menu asks on the way to the first and the last action.
    fn seen(&mut self, table: &Table, seat: Seat) {
        let view = table.private(seat).unwrap();
        let hand = titles::hand(self.words, &view);
        let board = titles::board(self.words, &table.public());
        self.fits(&hand, BODY);
        self.fits(&board, BODY);
        let menu = table.menu(seat);
        for last in [false, true] {
            self.walked(&view, &menu, last);
        }
    }

    fn walked(&mut self, view: &rules::view::View<rules::view::OneSeat>, menu: &Menu, last: bool) {
        let (mut node, mut made) = (menu, Vec::new());
        loop {
            let choices = node.choices();
            let chosen = if last {
                choices.last()
            } else {
                choices.first()
            };
            let Some(choice) = chosen else { break };
            let place = MenuPlace {
                words: self.words,
                view,
                made: made.clone(),
                ahead: false,
            };
            self.reads(&titles::purpose(&place));
            self.reads(&titles::prompt(&place, &choice.step));
            self.reads(&titles::hint(&place, &choice.step).unwrap_or_default());
            for other in choices {
                let label = titles::answer(self.words, self.title, &[&other.step]);
                self.fits(&label, LABEL);
                let detail = titles::detail(&place, &[&other.step]).unwrap_or_default();
                self.reads(&detail);
            }
            made.push(&choice.step);
            node = &choice.then;
        }
    }

    fn act(&mut self, notation: &str) {
        let text = self.words.act(self.title, notation);
        assert!(!text.is_empty());
        self.reads(&text);
    }
}

/// Acts that were possible at other moments are refused now, with reasons.
fn refused(
    reader: &mut Reader,
    table: &Table,
    seated: &Seated,
    acts: &[(Seat, String)],
    at: usize,
) {
    for (seat, act) in acts.iter().skip(at % 7).step_by(1 + acts.len() / 12) {
        if let Err(Refusal::Rule { reason }) = table.clone().act(*seat, act) {
            let names = reader.words.at(seated);
            let text = titles::refusal(&names, reader.title, &reason);
            reader.reads(&text);
        }
    }
}

fn played(about: &About, language: &'static str, seed: u64) -> BTreeSet<String> {
    let opening = opening(about, seed);
    let seated = Seated::new(about.id, opening.sides.clone());
    let mut reader = Reader {
        language,
        words: in_language(Some(language)),
        title: about.id,
        said: 0,
        wrong: BTreeSet::new(),
    };
    let (mut table, mut facts) = Table::open(&opening).unwrap();
    let mut acts: Vec<(Seat, String)> = Vec::new();
    let mut turn = 0;
    while let Some(seat) = table.waiting().iter().next() {
        let all: Vec<&AnyEvent> = facts.everything().map(|(_, event)| event).collect();
        reader.told(&seated, &all);
        turn += 1;
        // Every few acts are enough for what changes little from act to act.
        if turn % 6 == 0 {
            reader.seen(&table, seat);
            refused(&mut reader, &table, &seated, &acts, turn);
        }
        let action = table.advise(seat, Policy::Random).unwrap();
        reader.act(&action);
        let others = table.menu(seat);
        let others = others.actions();
        acts.extend(
            others
                .iter()
                .step_by(1 + others.len() / 3)
                .map(|act| (seat, (*act).to_owned())),
        );
        acts.drain(..acts.len().saturating_sub(300));
        facts = table.act(seat, &action).unwrap().facts;
    }
    for line in titles::reckoning(reader.words, &table.public()) {
        reader.reads(&line);
    }
    let said = reader.said;
    assert!(said > 300, "{language} {}: {said}", about.id);
    reader.wrong
}

#[test]
fn whole_tables_are_read_in_every_language() {
    let mut wrong = BTreeSet::new();
    for about in rules::catalog::titles() {
        for language in languages() {
            let found = played(&about, language, 1).into_iter();
            wrong.extend(found.map(|what| format!("{language} {}: {what}", about.id)));
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Everything that can be looked up, and what stands in selects, fits.
#[test]
fn references_and_options_fit_in_every_language() {
    for language in languages() {
        let words = in_language(Some(language));
        for (title, entry) in words.entries(None) {
            assert!(
                (1..=OPTION).contains(&entry.name.chars().count()),
                "{title} {}",
                entry.name
            );
            for text in [&entry.name, &entry.kind, &entry.text] {
                assert_eq!(leaked(language, text), Vec::<String>::new(), "{text}");
            }
        }
    }
}
