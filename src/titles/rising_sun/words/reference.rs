//! What people can look up in Rising Sun.

use rules::titles::rising_sun::{
    Advantage, Card, CardSet, Clan, Kami, Kind, Mandate, Piece, Province, RisingSun, Route, Season,
    Stage,
};
use rules::view::Audience;

use super::{card, phrase};
use crate::titles::TableSeen;
use crate::titles::reference::{terms, things, worded};
use crate::wording::{Named as _, Words};

terms! {
    /// Terms that are no cards, figures or places.
    Term {
        Honor = "honor",
        Alliance = "alliance",
        Coins = "coins",
        Ronin = "ronin",
        Force = "force",
        WarToken = "war_token",
        Winter = "winter",
    }
}

things! {
    /// A thing of the game.
    Thing of "rising_sun" {
        Clan(Clan) = "clan" => clan,
        Card(Card) = "card" => card,
        Mandate(Mandate) = "mandate" => "effect",
        Kami(Kami) = "kami" => "effect",
        Advantage(Advantage) = "advantage" => "about",
        Piece(Piece) = "figure" => "about",
        Province(Province) = "province" => province,
        Route(Route) = "route" => route,
        Season(Season) = "season" => "about",
        Kind(Kind) = "kind" => "about",
        Set(CardSet) = "set" => "about",
        Stage(Stage) = "stage" => stage,
        Term(Term) = "term" => "about",
    }
}

fn stage(words: &Words, it: Stage) -> [String; 3] {
    let [name, kind, task] = worded(words, it, "rising_sun-thing-stage", "task");
    // Tasks are sentences in menus.
    [name, kind, task.trim_end_matches('.').to_owned()]
}

fn card(words: &Words, it: Card) -> [String; 3] {
    let text = words.word(&format!("{}.text", it.key()));
    [words.word(&it.key()), card::kind(words, it), text]
}

fn route(words: &Words, it: Route) -> [String; 3] {
    [
        words.word(&it.key()),
        words.word("rising_sun-thing-route"),
        words.word("rising_sun-about-route"),
    ]
}

fn clan(words: &Words, it: Clan) -> [String; 3] {
    let [name, kind, power] = worded(words, it, "rising_sun-thing-clan", "power");
    let args = [
        ("power", power.into()),
        ("income", it.income().into()),
        ("home", words.name(it.home()).into()),
    ];
    [name, kind, words.say("rising_sun-about-clan", &args)]
}

fn province(words: &Words, it: Province) -> [String; 3] {
    let routes = it.routes().iter().map(|(to, _)| *to);
    let args = [
        ("harvest", phrase::harvest(words, it.harvest()).into()),
        ("borders", words.names(it.borders().iter().copied()).into()),
        ("routes", words.names(routes).into()),
    ];
    [
        words.word(&it.key()),
        words.word("rising_sun-thing-province"),
        words.say("rising_sun-about-province", &args),
    ]
}

/// The clan a seat plays.
pub(in crate::titles::rising_sun) fn side_played(side: &str) -> Option<Thing> {
    Clan::from_id(side).map(Thing::Clan)
}

/// The cards on display, the shrines and the mandate that is carried out; for a seat also the tiles it drew. In
/// a battle, what is bid for.
pub(in crate::titles::rising_sun) fn on_offer<A: Audience>(
    table: &TableSeen<'_, RisingSun, A>,
) -> Vec<Thing> {
    let seen = table.seen;
    let mut all = Vec::new();
    if seen.battle.is_some() {
        all.extend(Advantage::ALL.map(Thing::Advantage));
    }
    let drawn = table.own.map(|(_, own)| own.drawn.as_slice());
    let drawn = drawn.unwrap_or_default().iter();
    all.extend(drawn.map(|mandate| Thing::Mandate(*mandate)));
    all.extend(seen.issued.map(|(_, mandate)| Thing::Mandate(mandate)));
    all.extend(card::kinds(&seen.display).map(|(card, _)| Thing::Card(card)));
    all.extend(seen.shrines.iter().map(|row| Thing::Kami(row.kami)));
    all
}
