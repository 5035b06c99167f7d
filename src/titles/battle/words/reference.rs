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
    Thing of "battle" {
        Clan(Clan) = "clan" => "about",
        Token(Face) = "token" => token,
        Card(Card) = "card" => card,
        Objective(Objective) = "objective" => "goal",
        Special(Special) = "special" => "about",
        Territory(Territory) = "territory" => territory,
        Province(Province) = "province" => province,
        Initiative(Initiative) = "initiative" => "about",
        Stage(Stage) = "stage" => "about",
        Term(Term) = "term" => "about",
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
