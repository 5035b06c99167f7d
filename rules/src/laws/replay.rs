//! A state is its bytes, and a journal is its table.

use serde_json::Value;

use crate::catalog::on_every_title;
use crate::laws::{Law, Stroll, heard, tables};
use crate::record::{Journal, Mismatch, Record};
use crate::seat::Seat;
use crate::table::{Account, Game as _, Playing, Table};
use crate::title::Title;
use crate::told::Teller;

struct StatesSurviveTheirBytes;

impl Law for StatesSurviveTheirBytes {
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 20 {
                let mut stroll = Stroll::<T>::begin(seats, number);
                while stroll.step().is_some() {
                    let bytes = stroll.table.snapshot();
                    assert!(
                        bytes.len() < 2048,
                        "{}: {} bytes",
                        stroll.label,
                        bytes.len()
                    );
                    let back = Playing::<T>::restore(&stroll.opening, &bytes).expect("restores");
                    assert!(back.state == stroll.table.state, "{}", stroll.label);
                    let text = serde_json::to_string(&stroll.table.state).expect("JSON");
                    let back: T::State = serde_json::from_str(&text).expect("reads back");
                    assert!(back == stroll.table.state, "{}", stroll.label);
                }
            }
        }
    }
}

#[test]
fn states_survive_their_bytes() {
    on_every_title(&StatesSurviveTheirBytes);
}

struct JournalsReplay;

impl Law for JournalsReplay {
    /// The same opening and the same acts give the same facts and the same state, at every step.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 10 {
                let mut stroll = Stroll::<T>::begin(seats, number);
                let (mut again, _) = Playing::<T>::open(&stroll.opening).expect("opens");
                assert!(!stroll.opened.is_empty() || heard::<T>(&stroll.opened, None).is_empty());
                while let Some(taken) = stroll.step() {
                    let mut told = Teller::default();
                    again
                        .apply(taken.seat, taken.action, &mut told)
                        .expect("the same act");
                    assert_eq!(told.0, taken.told, "{}", stroll.label);
                    assert!(again.state == stroll.table.state, "{}", stroll.label);
                }
                assert_eq!(again.snapshot(), stroll.table.snapshot());
            }
        }
    }
}

#[test]
fn journals_replay_to_the_same_state() {
    on_every_title(&JournalsReplay);
}

struct RecordsAreVerified;

impl Law for RecordsAreVerified {
    /// A record survives JSON and replays; any tampering is found and named.
    fn holds_for<T: Title>(&self) {
        let stroll = Stroll::<T>::begin(*T::SEATS.end(), 5);
        let mut journal = Journal::open(&stroll.opening).expect("opens");
        while let Some(seat) = journal.table().waiting().iter().next() {
            let action = journal.table().advise(seat, crate::policy::Policy::Random);
            journal
                .act(seat, &action.expect("somebody acts"))
                .expect("legal");
        }
        let text = serde_json::to_string(journal.record()).expect("JSON");
        let record: Record = serde_json::from_str(&text).expect("reads back");
        let replayed = record.replay().expect("replays");
        assert_eq!(replayed.table().hash(), journal.table().hash());

        let tampered = |change: &dyn Fn(&mut Record)| {
            let mut record = record.clone();
            change(&mut record);
            record.replay().expect_err("tampered")
        };
        let last = record.acts.len() - 1;
        assert_eq!(
            tampered(&|r| r.commitment.replace_range(0..1, "x")),
            Mismatch::Commitment
        );
        assert_eq!(
            tampered(&|r| r.seed = crate::dice::Seed::from_number(0)),
            Mismatch::Commitment
        );
        assert!(matches!(
            tampered(&|r| r.format = 9),
            Mismatch::Format { found: 9 }
        ));
        assert!(matches!(tampered(&|r| r.rules = 0), Mismatch::Rules { .. }));
        assert!(matches!(
            tampered(&|r| drop(r.acts.remove(3))),
            Mismatch::Order { .. }
        ));
        assert!(matches!(
            tampered(&|r| r.acts.swap(3, 4)),
            Mismatch::Order { .. }
        ));
        assert!(matches!(
            tampered(&|r| r.acts[last].facts = Account::default()),
            Mismatch::Facts { .. }
        ));
        assert!(matches!(
            tampered(&|r| r.acts[last].hash.clear()),
            Mismatch::Hash { .. }
        ));
        let other = Seat::new(7).expect("a seat");
        assert!(matches!(
            tampered(&|r| r.acts[last].seat = other),
            Mismatch::Refused { .. }
        ));
        assert!(matches!(
            tampered(&|r| r.opened.add(r.opened.clone())),
            Mismatch::OpeningFacts
        ));
        assert!(matches!(
            tampered(&|r| r.acts[last].action.push(' ')),
            Mismatch::Notation { .. }
        ));
        assert!(matches!(
            tampered(&|r| r.title = "chess".into()),
            Mismatch::Opening(_)
        ));
        assert!(matches!(
            tampered(&|r| r.entropy = "x".into()),
            Mismatch::OpeningFacts | Mismatch::Facts { .. } | Mismatch::Hash { .. }
        ));
    }
}

#[test]
fn records_are_verified_to_the_last_fact() {
    on_every_title(&RecordsAreVerified);
}

struct BrokenSnapshotsAreRefused;

impl Law for BrokenSnapshotsAreRefused {
    /// Cut, lengthened or flipped bytes never panic; whatever restores passes its checks.
    fn holds_for<T: Title>(&self) {
        let mut stroll = Stroll::<T>::begin(*T::SEATS.start(), 3);
        for _ in 0..60 {
            stroll.step();
        }
        let bytes = stroll.table.snapshot();
        for cut in 0..bytes.len() {
            assert!(
                Table::restore(&stroll.opening, &bytes[..cut]).is_err(),
                "cut at {cut}"
            );
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert!(Table::restore(&stroll.opening, &longer).is_err());
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut flipped = bytes.clone();
                flipped[at] ^= 1 << bit;
                if let Ok(table) = Table::restore(&stroll.opening, &flipped) {
                    table.check().expect("sound");
                    let _: Value = table.public().to_json();
                    for seat in table.waiting().iter() {
                        let _ = table.menu(seat);
                    }
                }
            }
        }
    }
}

#[test]
fn broken_snapshots_are_refused() {
    on_every_title(&BrokenSnapshotsAreRefused);
}
