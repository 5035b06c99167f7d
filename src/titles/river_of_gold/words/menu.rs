//! The menus of River of Gold: the labels of the choices.

use rules::titles::river_of_gold::{Change, Ship, Step};

use super::phrase::{customer_in_full, number, tile_in_full, touched};
use crate::wording::{Words, wordings};

wordings! {
    /// The label of a choice.
    pub(super) fn label(words: &Words; step: &Step) listed as LABELS {
        Step::Patron(patron) => "river_of_gold-label-patron" {
            patron: words.name(*patron),
            power: words.form(*patron, "power"),
        },
        Step::Die => "river_of_gold-label-die",
        Step::Face(face) | Step::Set(face) => "river_of_gold-label-face" {
            face: face.id(),
            region: words.name(face.region()),
        },
        Step::Build(region) => "river_of_gold-label-build" { region: words.name(*region) },
        Step::Shore(shore) => "river_of_gold-label-shore" {
            number: number(*shore),
            cost: shore.cost(),
            spaces: touched(words, *shore),
        },
        Step::Building(shore) => "river_of_gold-label-building" {
            number: number(*shore),
            spaces: touched(words, *shore),
        },
        Step::Tile(tile) => "river_of_gold-label-plain" { it: tile_in_full(words, *tile) },
        Step::Sail(ship, change) => "river_of_gold-label-plain" { it: sail(words, *ship, *change) },
        Step::Deliver => "river_of_gold-label-deliver",
        Step::Customer(customer) | Step::Discard(customer) => "river_of_gold-label-plain" {
            it: customer_in_full(words, *customer),
        },
        Step::Trade => "river_of_gold-label-trade",
        Step::Swap(give, take) => "river_of_gold-label-swap" {
            give: words.name(*give),
            take: words.name(*take),
        },
        Step::Favor => "river_of_gold-label-favor",
        Step::Good(good) => "river_of_gold-label-plain" { it: words.form(*good, "label") },
        Step::Koku => "river_of_gold-label-koku",
        Step::Sell(good, count) => "river_of_gold-label-sell" {
            good: words.name(*good),
            count: *count,
        },
        Step::Mark(region) | Step::Region(region) => "river_of_gold-label-plain" {
            it: words.name(*region),
        },
        Step::Launch(ship) => "river_of_gold-label-plain" { it: words.form(*ship, "label") },
        Step::Roll => "river_of_gold-label-roll",
        Step::Done => "river_of_gold-label-done",
        Step::Condition(topic) => "river_of_gold-label-plain" { it: words.name(*topic) },
        Step::Kind(kind) => "river_of_gold-label-plain" { it: words.name(*kind) },
        Step::AtLeast(koku) => "river_of_gold-label-at_least" { koku: *koku },
    }
}

/// A ship that sails, as the die says or changed by noble 5.
fn sail(words: &Words, ship: Ship, change: Change) -> String {
    let key = match change {
        Change::None => "river_of_gold-label-sail",
        Change::Up => "river_of_gold-label-sail_up",
        Change::Down => "river_of_gold-label-sail_down",
    };
    words.say(key, &[("ship", words.name(ship).into())])
}
