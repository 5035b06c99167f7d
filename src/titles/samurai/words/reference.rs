//! What people can look up in Samurai.

use rules::titles::samurai::{Area, Caste, Colour, Kind, Samurai, Size, Stage, Tile};
use rules::view::Audience;

use crate::titles::TableSeen;
use crate::titles::reference::{terms, things};
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
    Thing of "samurai" {
        Colour(Colour) = "colour" => "about",
        Tile(Tile) = "tile" => tile,
        Caste(Caste) = "caste" => "about",
        Size(Size) = "size" => "about",
        Area(Area) = "area" => "about",
        Stage(Stage) = "stage" => "about",
        Term(Term) = "term" => "about",
    }
}

fn tile(words: &Words, it: Tile) -> [String; 3] {
    [
        words.word(&it.key()),
        words.word("samurai-thing-tile"),
        does(words, it, it.kind()),
    ]
}

wordings! {
    /// What a tile of a kind does.
    pub(super) fn does(words: &Words, tile: Tile; kind: Kind) listed as TILES {
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
