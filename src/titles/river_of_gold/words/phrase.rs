//! The phrases that facts, menus and boards share: places, tiles, customers, rewards, amounts.

use rules::titles::river_of_gold::{
    ByGood, Calling, Customer, Gain, Good, Region, Reward, Shore, Space, Tile,
};

use crate::wording::{Name, Words, wordings};

/// A shore space, by the number that is printed on it.
pub(super) fn shore(words: &Words, shore: Shore) -> Name {
    words.phrase("river_of_gold-shore", &[("number", number(shore).into())])
}

/// The number that is printed on a shore space.
pub(in crate::titles::river_of_gold) fn number(shore: Shore) -> String {
    shore.id().trim_start_matches('s').to_owned()
}

/// A river space, by its number.
pub(super) fn space(words: &Words, space: Space) -> Name {
    words.phrase("river_of_gold-space", &[("number", bare(space).into())])
}

/// The bare number of a river space.
fn bare(space: Space) -> String {
    space.id().trim_start_matches('r').to_owned()
}

/// The river spaces that a shore space touches, as bare numbers.
pub(super) fn touched(words: &Words, shore: Shore) -> Name {
    words.list(shore.spaces().map(bare))
}

/// A building tile: its kind, and the number that is printed on it.
pub(super) fn tile(words: &Words, tile: Tile) -> Name {
    let kind = words.name(tile.kind());
    match tile {
        Tile::StartPort | Tile::StartManor | Tile::StartShrine => {
            words.phrase("river_of_gold-tile-start", &[("kind", kind.into())])
        }
        Tile::ImperialPorcelain => imperial(words, Good::Porcelain),
        Tile::ImperialRice => imperial(words, Good::Rice),
        Tile::ImperialSilk => imperial(words, Good::Silk),
        numbered => {
            let number = digits(numbered).into();
            let args = [("kind", kind.into()), ("number", number)];
            words.phrase("river_of_gold-tile", &args)
        }
    }
}

fn imperial(words: &Words, good: Good) -> Name {
    let good = words.name(good);
    words.phrase("river_of_gold-tile-imperial", &[("good", good.into())])
}

/// The two digits of a tile: its era, and its number there. Empty for tiles that begin on the board.
pub(in crate::titles::river_of_gold) fn digits(tile: Tile) -> String {
    tile.id().chars().filter(char::is_ascii_digit).collect()
}

/// A tile with all it gives.
pub(super) fn tile_in_full(words: &Words, of: Tile) -> Name {
    words.phrase(
        "river_of_gold-tile-full",
        &[
            ("tile", tile(words, of).into()),
            ("bonus", of.bonus().into()),
            ("visitor", rewards(words, of.visitor()).into()),
            ("owner", rewards(words, of.owner()).into()),
        ],
    )
}

/// Several rewards.
pub(super) fn rewards(words: &Words, all: &[Reward]) -> Name {
    words.list(all.iter().map(|one| reward(words, *one)))
}

wordings! {
    /// One thing a building gives.
    pub(super) fn reward(words: &Words; reward: Reward) -> Name listed as REWARDS {
        Reward::Koku(count) => "river_of_gold-gain-koku" { count: count },
        Reward::Vp(count) => "river_of_gold-gain-vp" { count: count },
        Reward::Favor(count) => "river_of_gold-gain-favor" { count: count },
        Reward::Influence(count) => "river_of_gold-gain-influence" { count: count },
        Reward::Good(good) => "river_of_gold-gain-good" { count: 1, good: words.name(good) },
        Reward::AnyGood => "river_of_gold-gain-any_good",
        Reward::Card => "river_of_gold-gain-card",
        Reward::KokuPer(kind) => "river_of_gold-gain-koku_per" { kind: words.name(kind) },
        Reward::KokuPerCustomer => "river_of_gold-gain-koku_per_customer",
    }
}

wordings! {
    /// So much of something.
    pub(super) fn amount(words: &Words, count: u8; gain: Gain) -> Name listed as AMOUNTS {
        Gain::Koku => "river_of_gold-gain-koku" { count: count },
        Gain::Favor => "river_of_gold-gain-favor" { count: count },
        Gain::Vp => "river_of_gold-gain-vp" { count: count },
        Gain::Silk => "river_of_gold-gain-good" { count: count, good: words.name(Good::Silk) },
        Gain::Rice => "river_of_gold-gain-good" { count: count, good: words.name(Good::Rice) },
        Gain::Porcelain => "river_of_gold-gain-good" {
            count: count,
            good: words.name(Good::Porcelain),
        },
    }
}

/// Goods, without those that there are none of.
pub(super) fn goods(words: &Words, counts: ByGood<u8>) -> Name {
    if counts.sum() == 0 {
        return words.phrase("river_of_gold-no_goods", &[]);
    }
    let some = Good::ALL.into_iter().filter(|good| counts[*good] > 0);
    words.list(some.map(|good| {
        let args = [
            ("count", counts[good].into()),
            ("good", words.name(good).into()),
        ];
        words.phrase("river_of_gold-goods", &args)
    }))
}

/// A customer: the calling, and the number of the region.
pub(super) fn customer(words: &Words, customer: Customer) -> Name {
    let calling = words.name(customer.calling());
    let number = customer.region().number().into();
    let args = [("calling", calling.into()), ("number", number)];
    words.phrase("river_of_gold-customer", &args)
}

/// Several customers.
pub(super) fn customers(words: &Words, all: &[Customer]) -> Name {
    words.list(all.iter().map(|one| customer(words, *one)))
}

/// A customer with region and order.
pub(super) fn customer_in_full(words: &Words, of: Customer) -> Name {
    words.phrase(
        "river_of_gold-customer-full",
        &[
            ("customer", customer(words, of).into()),
            ("region", words.name(of.region()).into()),
            ("order", goods(words, of.order()).into()),
        ],
    )
}

/// What serving a customer brings, at once and later.
pub(super) fn effect(words: &Words, of: Customer) -> String {
    brings(words, (of.calling(), of.region()))
}

wordings! {
    /// What the customer of this calling and region brings.
    pub(super) fn brings(words: &Words; of: (Calling, Region)) listed as EFFECTS {
        (Calling::Artisan, _) => "river_of_gold-effect-artisan",
        (Calling::Elder, _) => "river_of_gold-effect-elder",
        (Calling::Monk, Region::Spine | Region::Plain | Region::Marshes) =>
            "river_of_gold-effect-monk_own",
        (Calling::Monk, Region::Forest | Region::Woods | Region::Bay) =>
            "river_of_gold-effect-monk_other",
        (Calling::Merchant, Region::Spine) => "river_of_gold-effect-merchant1",
        (Calling::Merchant, Region::Forest) => "river_of_gold-effect-merchant2",
        (Calling::Merchant, Region::Plain) => "river_of_gold-effect-merchant3",
        (Calling::Merchant, Region::Woods) => "river_of_gold-effect-merchant4",
        (Calling::Merchant, Region::Marshes) => "river_of_gold-effect-merchant5",
        (Calling::Merchant, Region::Bay) => "river_of_gold-effect-merchant6",
        (Calling::Noble, Region::Spine) => "river_of_gold-effect-noble1",
        (Calling::Noble, Region::Forest) => "river_of_gold-effect-noble2",
        (Calling::Noble, Region::Plain) => "river_of_gold-effect-noble3",
        (Calling::Noble, Region::Woods) => "river_of_gold-effect-noble4",
        (Calling::Noble, Region::Marshes) => "river_of_gold-effect-noble5",
        (Calling::Noble, Region::Bay) => "river_of_gold-effect-noble6",
    }
}
