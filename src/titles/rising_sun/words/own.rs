//! What one seat alone knows: its tiles, its sealed bid, its open offers. The hand and the seat's own
//! text board both say it.

use rules::offers::Offer;
use rules::seat::Seat;
use rules::titles::rising_sun::{Mandate, Private, Terms};

use super::phrase::{bid, own_terms};
use crate::wording::TableWords;

/// A line for each thing the seat alone knows.
pub(super) fn known(words: &TableWords<'_>, seat: Seat, own: &Private) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(tiles(words, "rising_sun-own-drawn", &own.drawn));
    lines.extend(tiles(words, "rising_sun-own-put_back", &own.put_back));
    let facedown: Vec<Mandate> = own.facedown.iter().map(|(_, tile)| *tile).collect();
    lines.extend(tiles(words, "rising_sun-own-facedown", &facedown));
    if let Some(sealed) = own.bid {
        let bid = bid(words, sealed);
        lines.push(words.say("rising_sun-own-bid", &[("bid", bid.into())]));
    }
    lines.extend(own.offers.iter().map(|of| offer(words, seat, of)));
    if own.offers_left > 0 {
        let args = [("count", own.offers_left.into())];
        lines.push(words.say("rising_sun-own-offers_left", &args));
    }
    lines
}

fn tiles(words: &TableWords<'_>, key: &str, tiles: &[Mandate]) -> Option<String> {
    let list = words.names(tiles.iter().copied());
    (!tiles.is_empty()).then(|| words.say(key, &[("tiles", list.into())]))
}

/// An open offer, from the point of view of the seat that reads it.
fn offer(words: &TableWords<'_>, seat: Seat, offer: &Offer<Terms>) -> String {
    let mine = offer.from == seat;
    let (key, other) = if mine {
        ("rising_sun-own-offer_made", offer.to)
    } else {
        ("rising_sun-own-offer_got", offer.from)
    };
    let args = [
        ("seat", words.seat(other).into()),
        ("terms", own_terms(words, mine, offer.terms).into()),
    ];
    words.say(key, &args)
}
