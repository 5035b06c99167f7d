//! The computer player judges placements as the rules do: what its seat sees and the state itself
//! give the same answer for every seat, face and slot.

use serde_json::{Value, json};

use super::super::super::Battle;
use super::super::super::data::{Face, Kind, Province, Slot};
use super::super::super::placement;
use super::super::super::state::State;
use super::super::knowledge::{Knowledge, Skill};
use super::held;
use crate::dice::{Scheme, Seed};
use crate::laws::computer::{opening, play};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Playing};
use crate::title::Title as _;

fn state(clans: &[&str], position: Value) -> State {
    let opening = Opening {
        title: "battle".into(),
        rules: None,
        options: Value::Null,
        sides: clans.iter().map(|clan| (*clan).into()).collect(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    let (table, _) = Playing::<Battle>::open(&opening).expect("a sound position");
    table.state
}

/// What the computer player in the first seat thinks of a placement, and what the rules say.
fn judged(state: &State, seat: Seat, face: Face, slot: Slot) -> (bool, bool) {
    let public = Battle::public(state);
    let private = Battle::private(state, Seat::FIRST);
    let known = Knowledge::new(&public, &private, Seat::FIRST, Skill::Captain);
    let rules = placement::lawful(state, seat, state.held[seat], face, slot);
    (known.lawful(seat, face, slot), rules)
}

/// Lion and Unicorn face each other; special tokens lie as told.
fn facing(special: Value) -> State {
    let position = json!({
        "round": 3, "stage": "placing", "turn": "lion",
        "control": held(&[
            ("lion_west", "lion", 0), ("lion_capital", "lion", 0),
            ("unicorn_east", "unicorn", 0), ("unicorn_capital", "unicorn", 0),
        ]),
        "special": special,
        "seats": {"lion": {"hand": ["A1", "bluff"]}, "unicorn": {"hand": ["A1", "bluff"]}},
    });
    state(&["lion", "unicorn"], position)
}

fn border(from: Province, to: Province) -> Slot {
    Slot::land(from, to).expect("neighbours")
}

#[test]
fn a_bluff_cannot_attack_an_own_province() {
    let state = facing(json!({}));
    let slot = border(Province::UnicornEast, Province::LionWest);
    assert_eq!(
        judged(&state, Seat::FIRST, Face::Bluff, slot),
        (false, false)
    );
}

#[test]
fn nothing_is_lawful_at_peace_or_scorched_earth() {
    let state = facing(json!({"unicorn_east": "peace", "lion_coast": "scorched_earth"}));
    let attack = border(Province::LionWest, Province::UnicornEast);
    assert_eq!(
        judged(&state, Seat::FIRST, Face::Army3, attack),
        (false, false)
    );
    let shinobi = Slot::center(Province::LionCoast);
    assert_eq!(
        judged(&state, Seat::FIRST, Face::Shinobi1, shinobi),
        (false, false)
    );
}

#[test]
fn only_its_controller_uses_a_shrine() {
    let state = facing(json!({"unicorn_east": "shrine"}));
    let unicorn = Seat::FIRST.next(2);
    let attack = border(Province::LionWest, Province::UnicornEast);
    let sortie = border(Province::UnicornEast, Province::LionWest);
    let verdict = |seat, slot| judged(&state, seat, Face::Army3, slot);
    assert_eq!(verdict(Seat::FIRST, attack), (false, false));
    assert_eq!(verdict(unicorn, sortie), (true, true));
}

/// On whole tables, whatever lies on the board.
#[test]
fn the_view_and_the_state_always_agree() {
    let mut compared = 0;
    for number in 0..8 {
        let seats = 2 + number % 4;
        let opening = opening::<Battle>(seats, 7_000 + number as u64);
        let mut acts = 0;
        play::<Battle>(
            &opening,
            &vec![Policy::Random; seats],
            |state, viewer, _| {
                acts += 1;
                if acts % 16 != 0 {
                    return;
                }
                let (public, private) = (Battle::public(state), Battle::private(state, viewer));
                let known = Knowledge::new(&public, &private, viewer, Skill::Captain);
                for seat in state.all_seats() {
                    for face in Face::ALL.into_iter().filter(|f| f.kind() != Kind::Blessing) {
                        for slot in (0..Slot::COUNT).filter_map(Slot::from_number) {
                            let rules =
                                placement::lawful(state, seat, state.held[seat], face, slot);
                            let seen = known.lawful(seat, face, slot);
                            assert_eq!(seen, rules, "table {number}, act {acts}: {face} at {slot}");
                            compared += 1;
                        }
                    }
                }
            },
        );
    }
    assert!(compared > 100_000, "only {compared} compared");
}
