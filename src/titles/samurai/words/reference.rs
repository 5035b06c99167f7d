//! What people can look up in Samurai.

use rules::titles::samurai::{Area, Caste, Colour, Kind, Samurai, Size, Stage, Tile};
use rules::view::Audience;

use crate::titles::TableSeen;
use crate::titles::reference::{terms, things, worded};
use crate::wording::{Named as _, Words, wordings};

terms! {
    /// Terms that are no tiles or places.
    Term {
        Influence = "influence",
        Aside = "aside",
        Cunning = "cunning",
        Leader = "leader",
        Stack = "stack",
    }
}

things! {
    /// A thing of the game.
    Thing {
        Colour(Colour) = "colour",
        Tile(Tile) = "tile",
        Caste(Caste) = "caste",
        Size(Size) = "size",
        Area(Area) = "area",
        Stage(Stage) = "stage",
        Term(Term) = "term",
    }
}

/// The name of a thing, its kind, and what it does.
pub(in crate::titles::samurai) fn entry(words: &Words, thing: Thing) -> [String; 3] {
    match thing {
        Thing::Colour(it) => worded(words, it, "samurai-thing-colour", "about"),
        Thing::Caste(it) => worded(words, it, "samurai-thing-caste", "about"),
        Thing::Size(it) => worded(words, it, "samurai-thing-size", "about"),
        Thing::Area(it) => worded(words, it, "samurai-thing-area", "about"),
        Thing::Stage(it) => worded(words, it, "samurai-thing-stage", "about"),
        Thing::Term(it) => worded(words, it, "samurai-thing-term", "about"),
        Thing::Tile(it) => [
            words.word(&it.key()),
            words.word("samurai-thing-tile"),
            tile(words, it, it.kind()),
        ],
    }
}

wordings! {
    /// What a tile of a kind does.
    pub(super) fn tile(words: &Words, tile: Tile; kind: Kind) listed as TILES {
        Kind::Caste => "samurai-about-tile-caste" { value: tile.value(), caste: caste(words, tile) },
        Kind::Samurai => "samurai-about-tile-samurai" { value: tile.value(), copies: tile.copies() },
        Kind::Ronin => "samurai-about-tile-ronin" { value: tile.value(), copies: tile.copies() },
        Kind::Ship => "samurai-about-tile-ship" { value: tile.value(), copies: tile.copies() },
        Kind::Swap => "samurai-about-tile-swap",
        Kind::Move => "samurai-about-tile-move",
    }
}

fn caste(words: &Words, tile: Tile) -> String {
    let caste = tile.caste().map(|caste| words.word(&caste.key()));
    caste.unwrap_or_default()
}

/// The colour a seat plays.
pub(in crate::titles::samurai) fn side_played(side: &str) -> Option<Thing> {
    Colour::from_id(side).map(Thing::Colour)
}

/// The phase; for a seat also the tiles of its hand, or all it can choose from.
pub(in crate::titles::samurai) fn on_offer<A: Audience>(
    table: &TableSeen<'_, Samurai, A>,
) -> Vec<Thing> {
    let mut all = vec![Thing::Stage(table.seen.stage)];
    let Some((_, own)) = table.own else {
        return all;
    };
    let tiles = if own.hand.is_empty() {
        &own.stack
    } else {
        &own.hand
    };
    all.extend(tiles.iter().map(|tile| Thing::Tile(*tile)));
    all
}
