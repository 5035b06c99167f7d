//! A state is its bytes, and a journal is its table.

use serde_json::Value;

use crate::catalog::{on_every_title, read_event};
use crate::event_log::{AnyEvent, EventLog, Events};
use crate::laws::{Law, RandomTable, heard, tables};
use crate::record::{Journal, Mismatch, Record};
use crate::seat::Seat;
use crate::table::{Game as _, Playing, Table};
use crate::title::Title;

struct StatesSurviveTheirBytes;

impl Law for StatesSurviveTheirBytes {
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 20 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while table.step().is_some() {
                    let bytes = table.playing.snapshot();
                    assert!(bytes.len() < 2048, "{}: {} bytes", table.label, bytes.len());
                    let back = Playing::<T>::restore(&table.opening, &bytes).expect("restores");
                    assert!(back.state == table.playing.state, "{}", table.label);
                    let text = serde_json::to_string(&table.playing.state).expect("JSON");
                    let mut back: T::State = serde_json::from_str(&text).expect("reads back");
                    T::go_on_by(&mut back, table.playing.rules);
                    assert!(back == table.playing.state, "{}", table.label);
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
                let mut table = RandomTable::<T>::begin(seats, number);
                let (mut again, _) = Playing::<T>::open(&table.opening).expect("opens");
                assert!(!table.opened.is_empty() || heard::<T>(&table.opened, None).is_empty());
                while let Some(taken) = table.step() {
                    let mut log = EventLog::default();
                    again
                        .apply(taken.seat, taken.action, &mut log)
                        .expect("the same act");
                    assert_eq!(log.0, taken.log, "{}", table.label);
                    assert!(again.state == table.playing.state, "{}", table.label);
                }
                assert_eq!(again.snapshot(), table.playing.snapshot());
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
        let table = RandomTable::<T>::begin(*T::SEATS.end(), 5);
        let mut journal = Journal::open(&table.opening).expect("opens");
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
            tampered(&|r| r.acts[last].facts = Events::default()),
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
            Mismatch::OpeningFacts
                | Mismatch::Rolls { .. }
                | Mismatch::Facts { .. }
                | Mismatch::Hash { .. }
        ));
        assert_eq!(record.format, crate::record::FORMAT);
        assert_eq!(
            tampered(&|r| r.table = Some("another".into())),
            Mismatch::Commitment
        );
        assert!(matches!(
            tampered(&|r| r.acts[0].mix = "x".into()),
            Mismatch::Facts { .. } | Mismatch::Rolls { .. } | Mismatch::Hash { .. }
        ));
        let rolled = record.acts.iter().position(|act| !act.rolls.is_empty());
        let rolled = rolled.expect("somebody rolls");
        assert!(matches!(
            tampered(&|r| r.acts[rolled].rolls.clear()),
            Mismatch::Rolls { .. }
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
        let mut table = RandomTable::<T>::begin(*T::SEATS.start(), 3);
        for _ in 0..60 {
            table.step();
        }
        let bytes = table.playing.snapshot();
        for cut in 0..bytes.len() {
            assert!(
                Table::restore(&table.opening, &bytes[..cut]).is_err(),
                "cut at {cut}"
            );
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert!(Table::restore(&table.opening, &longer).is_err());
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut flipped = bytes.clone();
                flipped[at] ^= 1 << bit;
                if let Ok(table) = Table::restore(&table.opening, &flipped) {
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

struct EventsSurviveTheirJson;

impl Law for EventsSurviveTheirJson {
    /// What a file says of an event is enough to have it back, typed.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 50 {
                let mut table = RandomTable::<T>::begin(seats, number);
                let mut log = std::mem::take(&mut table.opened);
                while let Some(taken) = table.step() {
                    log.extend(taken.log);
                }
                for entry in log {
                    let event = AnyEvent::of::<T>(entry.event);
                    let back = read_event(T::ID, &event.to_json()).expect("reads back");
                    assert_eq!(back, event, "{}", table.label);
                }
            }
        }
        assert!(read_event(T::ID, &Value::Null).is_err());
        assert!(read_event("chess", &Value::Null).is_err());
    }
}

#[test]
fn events_survive_their_json() {
    on_every_title(&EventsSurviveTheirJson);
}

struct NoStreamIsRolledTwice;

impl Law for NoStreamIsRolledTwice {
    /// An act that was taken back and made again rolls other numbers, and so do all acts after it,
    /// also those to which nobody adds anything.
    fn holds_for<T: Title>(&self) {
        for number in 4..8 {
            let mut table = RandomTable::<T>::begin(*T::SEATS.end(), number);
            assert!(table.playing.key.kept().is_some(), "of the second scheme");
            let (mut first, mut second) = (Vec::new(), Vec::new());
            loop {
                let mut again = table.playing.clone();
                again.mix("taken back");
                let Some(taken) = table.step() else { break };
                let mut log = EventLog::default();
                again
                    .apply(taken.seat, taken.action, &mut log)
                    .expect("the same act");
                first.extend_from_slice(&table.playing.rolls);
                second.extend_from_slice(&again.rolls);
                let later = [&again, &table.playing].map(|t| t.key.next("").dice(t.seq.next()));
                let [one, other] = later.map(|mut dice| [(); 4].map(|()| dice.below(u32::MAX)));
                assert_ne!(one, other, "{}", table.label);
            }
            assert!(first.len() > 10, "{}: hardly rolled", table.label);
            assert_ne!(first, second, "{}", table.label);
        }
    }
}

#[test]
fn no_stream_is_rolled_twice() {
    on_every_title(&NoStreamIsRolledTwice);
}
