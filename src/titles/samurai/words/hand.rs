//! What one seat holds and knows, in words.

use rules::titles::samurai::{Samurai, Tile};
use rules::view::OneSeat;

use super::counts;
use crate::titles::TableSeen;

/// The hand and all the seat knows besides.
pub(super) fn hand(table: &TableSeen<'_, Samurai, OneSeat>) -> String {
    let Some((seat, own)) = table.own else {
        return String::new();
    };
    let (seen, words) = (table.seen, &table.words);
    let tiles = |key: &str, tiles: &[Tile]| {
        let tiles = words.names(tiles.iter().copied());
        words.say(key, &[("tiles", tiles.into())])
    };
    let mut lines = vec![tiles("samurai-hand-tiles", &own.hand)];
    if let Some(plain) = seen.plain_played.filter(|_| seen.waiting.contains(&seat)) {
        lines.push(words.word(if plain {
            "samurai-hand-plain"
        } else {
            "samurai-hand-cunning"
        }));
    }
    let captured = counts(words, &own.captured);
    lines.push(words.say("samurai-hand-captured", &[("counts", captured.into())]));
    lines.push(tiles("samurai-hand-stack", &own.stack));
    lines.join("\n")
}
