//! What one seat holds and knows, in words.

use rules::titles::battle::{Battle, Face, Objective, PeekSeen, Private};
use rules::view::OneSeat;

use super::token_at;
use crate::titles::TableSeen;
use crate::wording::{Name, TableWords, Words};

/// The hand and all the seat knows besides.
pub(super) fn hand(table: &TableSeen<'_, Battle, OneSeat>) -> String {
    let Some((_, own)) = table.own else {
        return String::new();
    };
    let words = &table.words;
    let mut lines = vec![words.say(
        "battle-hand-tokens",
        &[("tokens", pile(words, &own.hand).into())],
    )];
    let over = table.seen.sheets.is_some();
    lines.extend(objectives(words, own, over));
    if !own.cards.is_empty() {
        let cards = words.names(own.cards.iter().map(|(_, card)| *card));
        lines.push(words.say("battle-hand-cards", &[("cards", cards.into())]));
    }
    lines.extend(known(table));
    lines.extend(own.peeks.iter().map(|peek| looked_at(words, peek)));
    lines.push(words.say(
        "battle-hand-pool",
        &[("tokens", pile(words, &own.pool).into())],
    ));
    lines.join("\n")
}

/// A pile of tokens, equal ones together.
fn pile(words: &Words, faces: &[Face]) -> Name {
    let same = faces.chunk_by(|one, next| one == next);
    words.list(same.filter_map(|same| {
        let name = words.name(*same.first()?);
        Some(match same.len() {
            1 => name,
            count => words.phrase(
                "battle-hand-several",
                &[("count", count.into()), ("name", name.into())],
            ),
        })
    }))
}

/// The objective kept, or those to choose from.
fn objectives(words: &Words, own: &Private, over: bool) -> Vec<String> {
    let said = |key: &str, objective: Objective, met: bool| {
        words.say(
            key,
            &[
                ("objective", words.name(objective).into()),
                ("goal", words.form(objective, "goal").into()),
                (
                    "met",
                    match (over, met) {
                        (false, true) => "yes",
                        (false, false) => "no",
                        (true, true) => "done",
                        (true, false) => "missed",
                    }
                    .into(),
                ),
            ],
        )
    };
    match own.objective {
        Some(kept) => vec![said("battle-hand-objective", kept, own.objective_met)],
        None => own
            .dealt
            .map(|dealt| said("battle-hand-dealt", dealt, false))
            .to_vec(),
    }
}

/// The faces of tokens on the board this seat knows.
fn known(table: &TableSeen<'_, Battle, OneSeat>) -> Option<String> {
    let (seat, own) = table.own?;
    let words = &table.words;
    let tokens = table.seen.tokens.iter().zip(&own.faces);
    let known = tokens.filter_map(|(token, face)| {
        let whose = if token.owner == seat {
            words.phrase("battle-hand-own", &[])
        } else {
            words.seat(token.owner)
        };
        let args = [
            ("whose", whose.into()),
            ("face", words.name((*face)?).into()),
            ("at", token_at(words, token.at).into()),
        ];
        Some(words.say("battle-hand-known-token", &args))
    });
    let known: Vec<String> = known.collect();
    let args = [("tokens", known.join("; ").into())];
    (!known.is_empty()).then(|| words.say("battle-hand-known", &args))
}

/// Something this seat has looked at, as it was then.
fn looked_at(words: &TableWords<'_>, peek: &PeekSeen) -> String {
    let place = match peek.at {
        Some(at) => token_at(words, at),
        None => words.phrase("battle-hand-hand", &[]),
    };
    words.say(
        "battle-hand-peek",
        &[
            ("round", peek.round.into()),
            ("of", words.seat(peek.of).into()),
            ("at", place.into()),
            ("faces", pile(words, &peek.faces).into()),
        ],
    )
}
