//! Battle for Rokugan in words: the text board and the hand.

use rules::seat::Seat;
use serde_json::Value;

use super::{Seated, Words};

const TITLE: &str = "battle";

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value
        .get(key)
        .and_then(Value::as_array)
        .map(Vec::as_slice)
        .unwrap_or_default()
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn number(value: &Value, key: &str) -> u64 {
    value.get(key).and_then(Value::as_u64).unwrap_or_default()
}

fn seat(value: &Value, key: &str) -> Option<Seat> {
    let number = value.get(key)?.as_u64()?;
    Seat::new(usize::try_from(number).ok()?)
}

/// The board: round, seats, owned provinces by territory, tokens.
pub(super) fn board(words: &Words, at: &Seated, view: &Value) -> String {
    let Some(public) = view.get("public") else {
        return String::new();
    };
    let stage = words.word(&format!("battle-stage-{}", text(public, "stage")));
    let first =
        seat(public, "first_player").map_or_else(|| words.word("none"), |s| words.seat(at, s));
    let mut lines = vec![words.say(
        "battle-board-round",
        &[
            ("round", number(public, "round").into()),
            ("stage", stage.into()),
            ("first", first.into()),
        ],
    )];
    for row in list(public, "seats") {
        let cards: Vec<String> = list(row, "cards")
            .iter()
            .filter_map(Value::as_str)
            .map(|card| words.name(TITLE, card))
            .collect();
        let name = seat(row, "seat").map_or_else(String::new, |s| words.seat(at, s));
        lines.push(
            words.say(
                "battle-board-seat",
                &[
                    ("seat", name.into()),
                    ("honor", number(row, "honor").into()),
                    ("provinces", number(row, "provinces").into()),
                    ("hand", number(row, "hand").into()),
                    (
                        "cards",
                        if cards.is_empty() {
                            words.word("none")
                        } else {
                            cards.join(", ")
                        }
                        .into(),
                    ),
                ],
            ),
        );
    }
    lines.push(provinces(words, at, public));
    let tokens: Vec<String> = list(public, "tokens")
        .iter()
        .map(|token| public_token(words, at, token))
        .collect();
    if !tokens.is_empty() {
        lines.push(words.say(
            "battle-board-tokens",
            &[("tokens", tokens.join("; ").into())],
        ));
    }
    lines.join("\n")
}

fn provinces(words: &Words, at: &Seated, public: &Value) -> String {
    let mut held = Vec::new();
    for row in list(public, "provinces") {
        let Some(owner) = seat(row, "owner") else {
            continue;
        };
        let special = row.get("special").and_then(Value::as_str);
        held.push(
            words.say(
                "battle-board-province",
                &[
                    ("province", words.name(TITLE, text(row, "province")).into()),
                    ("seat", words.seat(at, owner).into()),
                    ("up", number(row, "up").into()),
                    (
                        "special",
                        special
                            .map_or_else(String::new, |s| words.name(TITLE, s))
                            .into(),
                    ),
                ],
            ),
        );
    }
    let special = list(public, "provinces")
        .iter()
        .filter(|row| seat(row, "owner").is_none())
        .filter_map(|row| {
            let special = row.get("special").and_then(Value::as_str)?;
            Some(format!(
                "{}: {}",
                words.name(TITLE, text(row, "province")),
                words.name(TITLE, special)
            ))
        });
    held.extend(special);
    held.join("; ")
}

fn public_token(words: &Words, at: &Seated, token: &Value) -> String {
    let place = words.name(TITLE, text(token, "at"));
    let owner = seat(token, "owner").map_or_else(String::new, |s| words.seat(at, s));
    match token.get("face").and_then(Value::as_str) {
        Some(face) => format!("{owner} {} {place}", words.name(TITLE, face)),
        None => format!("{owner} {place}"),
    }
}

/// What a seat holds and knows.
pub(super) fn hand(words: &Words, at: &Seated, view: &Value) -> String {
    let (Some(public), Some(private)) = (view.get("public"), view.get("private")) else {
        return String::new();
    };
    let names = |items: &[Value]| {
        let faces: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
        let each: Vec<String> = faces
            .chunk_by(|one, next| one == next)
            .filter_map(|same| Some((same.len(), words.name(TITLE, same.first()?))))
            .map(|(count, name)| match count {
                1 => name,
                _ => words.say(
                    "battle-hand-several",
                    &[("count", count.into()), ("name", name.into())],
                ),
            })
            .collect();
        if each.is_empty() {
            words.word("none")
        } else {
            each.join(", ")
        }
    };
    let mut lines = vec![words.say(
        "battle-hand-tokens",
        &[("tokens", names(list(private, "hand")).into())],
    )];
    match private.get("objective").and_then(Value::as_str) {
        Some(objective) => {
            let met = private
                .get("objective_met")
                .and_then(Value::as_bool)
                .unwrap_or(false);
            lines.push(words.say(
                "battle-hand-objective",
                &[
                    ("objective", words.name(TITLE, objective).into()),
                    (
                        "goal",
                        words.word(&format!("battle-goal-{objective}")).into(),
                    ),
                    ("met", if met { "yes" } else { "no" }.into()),
                ],
            ));
        }
        None => {
            for objective in list(private, "dealt").iter().filter_map(Value::as_str) {
                let goal = words.word(&format!("battle-goal-{objective}"));
                let name = words.name(TITLE, objective);
                lines.push(words.say(
                    "battle-hand-dealt",
                    &[("objective", name.into()), ("goal", goal.into())],
                ));
            }
        }
    }
    let cards = list(private, "cards")
        .iter()
        .filter_map(|pair| pair.get(1).and_then(Value::as_str));
    let cards: Vec<String> = cards.map(|card| words.name(TITLE, card)).collect();
    if !cards.is_empty() {
        lines.push(words.say("battle-hand-cards", &[("cards", cards.join(", ").into())]));
    }
    let me = seat(view, "seat");
    let known = list(public, "tokens")
        .iter()
        .zip(list(private, "faces"))
        .filter_map(|(token, face)| {
            let face = face.as_str()?;
            let owner = seat(token, "owner");
            let whose = if owner == me {
                words.word("battle-hand-own")
            } else {
                owner.map_or_else(String::new, |s| words.seat(at, s))
            };
            Some(format!(
                "{whose} {} {}",
                words.name(TITLE, face),
                words.name(TITLE, text(token, "at"))
            ))
        });
    let known: Vec<String> = known.collect();
    if !known.is_empty() {
        lines.push(words.say("battle-hand-known", &[("tokens", known.join("; ").into())]));
    }
    for peek in list(private, "peeks") {
        let of = seat(peek, "of").map_or_else(String::new, |s| words.seat(at, s));
        let place = peek
            .get("at")
            .and_then(Value::as_str)
            .map_or_else(|| words.word("battle-hand-hand"), |p| words.name(TITLE, p));
        lines.push(words.say(
            "battle-hand-peek",
            &[
                ("round", number(peek, "round").into()),
                ("of", of.into()),
                ("at", place.into()),
                ("faces", names(list(peek, "faces")).into()),
            ],
        ));
    }
    lines.push(words.say(
        "battle-hand-pool",
        &[("tokens", names(list(private, "pool")).into())],
    ));
    lines.join("\n")
}
