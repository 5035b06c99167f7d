//! The phrases that facts, menus and boards share: places, pieces, amounts, bids, offers.

use rules::seat::Seat;
use rules::titles::rising_sun::{Advantage, Figure, Gain, Goods, Harvest, Place, Terms};

use crate::wording::{Name, TableWords, Words, wordings};

wordings! {
    /// Where a figure stands, as the end of a sentence.
    pub(super) fn place(words: &Words; place: Place) -> Name listed as PLACES {
        Place::Map(province) => "rising_sun-place-map" { province: words.name(province) },
        Place::Shrine(kami) => "rising_sun-place-shrine" { kami: words.name(kami) },
    }
}

wordings! {
    /// Where a figure stands, in a menu.
    pub(super) fn place_label(words: &Words; place: Place) listed as PLACE_LABELS {
        Place::Map(province) => "rising_sun-place-map.label" { province: words.name(province) },
        Place::Shrine(kami) => "rising_sun-place-shrine.label" { kami: words.name(kami) },
    }
}

wordings! {
    /// What one side of an offer gives.
    pub(super) fn goods(words: &Words; goods: Goods) -> Name listed as GOODS {
        Goods::Nothing => "rising_sun-goods-nothing",
        Goods::Coins(count) => "rising_sun-gain-coins" { count: count },
        Goods::Ronin(count) => "rising_sun-gain-ronin" { count: count },
    }
}

wordings! {
    /// So much of something.
    pub(super) fn amount(words: &Words, count: u8; gain: Gain) -> Name listed as AMOUNTS {
        Gain::Vp => "rising_sun-gain-vp" { count: count },
        Gain::Coins => "rising_sun-gain-coins" { count: count },
        Gain::Ronin => "rising_sun-gain-ronin" { count: count },
    }
}

/// So many coins.
pub(super) fn coins(words: &Words, count: u8) -> Name {
    amount(words, count, Gain::Coins)
}

/// What a province yields.
pub(super) fn harvest(words: &Words, harvest: Harvest) -> Name {
    let all = [
        (Gain::Vp, harvest.vp),
        (Gain::Coins, harvest.coins),
        (Gain::Ronin, harvest.ronin),
    ];
    let some = all.into_iter().filter(|(_, count)| *count > 0);
    words.list(some.map(|(gain, count)| amount(words, count, gain)))
}

/// Figures and strongholds, those of one kind counted together.
pub(super) fn pieces(words: &Words, figures: &[Figure], strongholds: u8) -> Name {
    let counts = Figure::ALL.into_iter().filter_map(|kind| {
        let count = figures.iter().filter(|figure| **figure == kind).count();
        match count {
            0 => None,
            1 => Some(words.name(kind)),
            many => {
                let args = [("count", many.into()), ("figure", words.name(kind).into())];
                Some(words.phrase("rising_sun-several", &args))
            }
        }
    });
    let forts = (strongholds > 0).then(|| {
        let args = [("count", strongholds.into())];
        words.phrase("rising_sun-strongholds", &args)
    });
    words.list(counts.chain(forts))
}

/// What was bid, advantage by advantage.
pub(super) fn bid(words: &Words, bid: [u8; Advantage::COUNT]) -> Name {
    let each = Advantage::ALL.into_iter().zip(bid);
    let each = each.map(|(advantage, coins)| (words.form(advantage, "short"), coins));
    words.list(each.map(|(name, coins)| words.with(Name::plain(name), coins)))
}

/// What an offer contains, for both who see it: the maker gives and wants.
pub(super) fn terms(table: &TableWords<'_>, from: Seat, terms: Terms) -> Name {
    let seat = table.seat(from);
    let part = |key: &str, of: Goods| {
        let args = [
            ("seat", seat.clone().into()),
            ("goods", goods(table, of).into()),
        ];
        (of != Goods::Nothing).then(|| table.phrase(key, &args))
    };
    let parts = [
        terms
            .ally
            .then(|| table.phrase("rising_sun-terms-alliance", &[])),
        part("rising_sun-terms-gives", terms.give),
        part("rising_sun-terms-wants", terms.want),
    ];
    join(parts)
}

/// What an offer means for the seat that reads it.
pub(super) fn own_terms(words: &Words, own: bool, terms: Terms) -> Name {
    let (gives, gets) = if own {
        (terms.give, terms.want)
    } else {
        (terms.want, terms.give)
    };
    let part = |key: &str, of: Goods| {
        let args = [("goods", goods(words, of).into())];
        (of != Goods::Nothing).then(|| words.phrase(key, &args))
    };
    let parts = [
        terms
            .ally
            .then(|| words.phrase("rising_sun-terms-alliance", &[])),
        part("rising_sun-terms-you_give", gives),
        part("rising_sun-terms-you_get", gets),
    ];
    join(parts)
}

fn join(parts: [Option<Name>; 3]) -> Name {
    let parts: Vec<Name> = parts.into_iter().flatten().collect();
    Name::joined(&parts, "; ")
}
