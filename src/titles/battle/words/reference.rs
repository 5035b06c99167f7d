//! What people can look up in Battle for Rokugan.

use rules::titles::battle::{
    Battle, Card, Clan, Face, Initiative, Objective, Province, Special, Stage, Territory,
};
use rules::view::Audience;

use crate::titles::TableSeen;
use crate::titles::reference::{terms, things, worded};
use crate::wording::{Named as _, Words};

terms! {
    /// Terms that are no tokens, cards or places.
    Term {
        Control = "control",
        Scout = "scout",
        Shugenja = "shugenja",
        FirstPlayer = "first_player",
        Capital = "capital",
        Ronin = "ronin",
        Honor = "honor",
        Defense = "defense",
    }
}

things! {
    /// A thing of the game.
    Thing {
        Clan(Clan) = "clan",
        Token(Face) = "token",
        Card(Card) = "card",
        Objective(Objective) = "objective",
        Special(Special) = "special",
        Territory(Territory) = "territory",
        Province(Province) = "province",
        Initiative(Initiative) = "initiative",
        Stage(Stage) = "stage",
        Term(Term) = "term",
    }
}

/// The name of a thing, its kind, and what it does.
pub(in crate::titles::battle) fn entry(words: &Words, thing: Thing) -> [String; 3] {
    match thing {
        Thing::Clan(it) => worded(words, it, "battle-thing-clan", "about"),
        Thing::Special(it) => worded(words, it, "battle-thing-special", "about"),
        Thing::Objective(it) => worded(words, it, "battle-thing-objective", "goal"),
        Thing::Initiative(it) => worded(words, it, "battle-thing-initiative", "about"),
        Thing::Stage(it) => worded(words, it, "battle-thing-stage", "about"),
        Thing::Term(it) => worded(words, it, "battle-thing-term", "about"),
        Thing::Token(it) => token(words, it),
        Thing::Card(it) => card(words, it),
        Thing::Territory(it) => territory(words, it),
        Thing::Province(it) => province(words, it),
    }
}

fn token(words: &Words, face: Face) -> [String; 3] {
    let does = words.word(&format!("{}.about", face.kind().key()));
    let args = [("strength", face.strength().into()), ("does", does.into())];
    let text = words.say("battle-about-token", &args);
    [
        words.word(&face.key()),
        words.word("battle-thing-token"),
        text,
    ]
}

fn card(words: &Words, card: Card) -> [String; 3] {
    let [name, _, text] = worded(words, card, "battle-thing-clan", "does");
    let of = Territory::ALL.into_iter();
    let mut of = of.filter(|territory| territory.cards(false).contains(&card));
    let territory = of.next().map(|it| words.word(&it.key()));
    let args = [("territory", territory.unwrap_or_default().into())];
    // The texts of cards are sentences in menus.
    let text = text.trim_end_matches('.').to_owned();
    [name, words.say("battle-thing-card", &args), text]
}

fn territory(words: &Words, it: Territory) -> [String; 3] {
    let shadow = if it.shadowlands() { "yes" } else { "no" };
    let args = [
        ("provinces", words.names(it.provinces().iter()).into()),
        ("cards", words.names(it.cards(false)).into()),
        ("shadow", shadow.into()),
    ];
    [
        words.word(&it.key()),
        words.word("battle-thing-territory"),
        words.say("battle-about-territory", &args),
    ]
}

fn province(words: &Words, it: Province) -> [String; 3] {
    let codes: Vec<&str> = it.neighbours().iter().map(Province::code).collect();
    let coast = if it.coastal() { "yes" } else { "no" };
    let args = [
        ("code", it.code().into()),
        ("territory", words.name(it.territory()).into()),
        ("honor", it.honor().into()),
        ("defense", it.defense().into()),
        ("codes", codes.join(", ").into()),
        ("coast", coast.into()),
    ];
    [
        words.word(&it.key()),
        words.word("battle-thing-province"),
        words.say("battle-about-province", &args),
    ]
}

/// The clan a seat plays.
pub(in crate::titles::battle) fn side_played(side: &str) -> Option<Thing> {
    Clan::from_id(side).map(Thing::Clan)
}

/// The phase; for a seat also its objective, its hand and its cards.
pub(in crate::titles::battle) fn on_offer<A: Audience>(
    table: &TableSeen<'_, Battle, A>,
) -> Vec<Thing> {
    let mut all = vec![Thing::Stage(table.seen.stage)];
    let Some((_, own)) = table.own else {
        return all;
    };
    match own.objective {
        Some(kept) => all.push(Thing::Objective(kept)),
        None => all.extend(own.dealt.map(Thing::Objective)),
    }
    all.extend(own.cards.iter().map(|(_, card)| Thing::Card(*card)));
    all.extend(own.hand.iter().map(|face| Thing::Token(*face)));
    all
}
