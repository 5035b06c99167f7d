//! What people can look up in River of Gold.

use rules::titles::river_of_gold::{
    Calling, Clan, Customer, Good, Kind, Mastery, Patron, Region, RiverOfGold, Ship, Shore, Stage,
    Tile,
};
use rules::view::Audience;

use super::phrase::{self, effect, goods, number, rewards};
use crate::titles::TableSeen;
use crate::titles::reference::{terms, things, worded};
use crate::wording::{Named as _, Words};

terms! {
    /// Terms that are no tiles, people or places.
    Term {
        Die = "die",
        Koku = "koku",
        Favor = "favor",
        Influence = "influence",
        Row = "row",
        Emperor = "emperor",
        NobleShip = "noble_ship",
    }
}

things! {
    /// A thing of the game.
    Thing of "river_of_gold" {
        Clan(Clan) = "clan" => "about",
        Kind(Kind) = "kind" => "about",
        Calling(Calling) = "calling" => "about",
        Mastery(Mastery) = "mastery" => mastery,
        Patron(Patron) = "patron" => patron,
        Good(Good) = "good" => "about",
        Ship(Ship) = "ship" => "about",
        Region(Region) = "region" => region,
        Stage(Stage) = "stage" => "about",
        Term(Term) = "term" => "about",
        Customer(Customer) = "customer" => customer,
        Tile(Tile) = "tile" => tile,
    }
}

fn mastery(words: &Words, it: Mastery) -> [String; 3] {
    let [name, kind, goal] = worded(words, it, "river_of_gold-thing-mastery", "goal");
    let args = [("goal", goal.into())];
    [name, kind, words.say("river_of_gold-about-mastery", &args)]
}

fn patron(words: &Words, it: Patron) -> [String; 3] {
    let power = words.word(&format!("{}.power", it.key()));
    let args = [("clan", words.name(it.clan()).into())];
    let kind = words.say("river_of_gold-thing-patron", &args);
    [words.word(&it.key()), kind, power]
}

fn region(words: &Words, it: Region) -> [String; 3] {
    let spaces: Vec<String> = Shore::of(it).map(number).collect();
    let args = [
        ("number", it.number().into()),
        ("spaces", spaces.join(", ").into()),
        ("good", words.name(it.good()).into()),
    ];
    [
        words.word(&it.key()),
        words.word("river_of_gold-thing-region"),
        words.say("river_of_gold-about-region", &args),
    ]
}

fn customer(words: &Words, it: Customer) -> [String; 3] {
    let args = [("region", words.name(it.region()).into())];
    let kind = words.say("river_of_gold-thing-customer", &args);
    let args = [
        ("order", goods(words, it.order()).into()),
        ("effect", effect(words, it).into()),
    ];
    let text = words.say("river_of_gold-about-customer", &args);
    [phrase::customer(words, it).to_string(), kind, text]
}

fn tile(words: &Words, it: Tile) -> [String; 3] {
    let args = [("era", words.name(it.era()).into())];
    let kind = words.say("river_of_gold-thing-tile", &args);
    let args = [
        ("bonus", it.bonus().into()),
        ("visitor", rewards(words, it.visitor()).into()),
        ("owner", rewards(words, it.owner()).into()),
    ];
    let text = words.say("river_of_gold-about-tile", &args);
    [phrase::tile(words, it).to_string(), kind, text]
}

/// The clan a seat plays.
pub(in crate::titles::river_of_gold) fn side_played(side: &str) -> Option<Thing> {
    Clan::from_id(side).map(Thing::Clan)
}

/// The phase, the tiles of the row and the masteries; for a seat also its customers; then the patrons.
pub(in crate::titles::river_of_gold) fn on_offer<A: Audience>(
    table: &TableSeen<'_, RiverOfGold, A>,
) -> Vec<Thing> {
    let seen = table.seen;
    let mut all = vec![Thing::Stage(seen.stage)];
    let hand = table.own.map(|(_, own)| own.hand.as_slice());
    let hand = hand.unwrap_or_default().iter();
    all.extend(hand.map(|customer| Thing::Customer(*customer)));
    all.extend(seen.row.iter().map(|tile| Thing::Tile(*tile)));
    all.extend(seen.masteries.iter().map(|row| Thing::Mastery(row.mastery)));
    let patrons = seen.seats.iter().filter_map(|row| row.patron);
    all.extend(patrons.map(Thing::Patron));
    all
}
