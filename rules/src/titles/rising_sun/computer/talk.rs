//! Offers: what they are worth to this seat, and which it makes.
//!
//! A coin and a ronin are worth 60 each. An alliance is worth 400, less when the other one leads.
//! What is worth more than nothing is accepted; what is not is declined.

use crate::seat::Seat;

use super::super::action::Action;
use super::super::terms::{Goods, Terms};
use super::super::view::{Private, Stage};
use super::board::Eyes;

const COIN: i32 = 60;
const ALLIANCE: i32 = 400;

fn goods(goods: Goods) -> i32 {
    i32::from(goods.coins() + goods.ronin()) * COIN
}

/// What an alliance with a seat is worth: less the farther it leads.
fn alliance(eyes: &Eyes<'_>, with: Seat) -> i32 {
    let seen = eyes.public.seats.iter().find(|seen| seen.seat == with);
    let lead = seen.map_or(0, |seen| i32::from(seen.vp) - i32::from(eyes.me().vp));
    ALLIANCE - lead.max(0) * 12
}

/// What terms are worth to the one who gives `gives` and gets `gets`.
fn worth(eyes: &Eyes<'_>, with: Seat, terms: Terms, (gets, gives): (Goods, Goods)) -> i32 {
    let ally = if terms.ally { alliance(eyes, with) } else { 0 };
    ally + goods(gets) - goods(gives)
}

/// The value of a word in the talks.
pub(super) fn value(eyes: &Eyes<'_>, private: &Private, action: Action) -> i32 {
    match action {
        Action::Accept(clan) | Action::Decline(clan) => {
            let from = eyes.of_clan(clan).map(|seen| seen.seat);
            let mut open = private.offers.iter();
            let Some(offer) = open.find(|offer| Some(offer.from) == from) else {
                return -1;
            };
            let terms = offer.terms;
            let worth = worth(eyes, offer.from, terms, (terms.give, terms.want));
            if matches!(action, Action::Accept(_)) {
                worth
            } else {
                // A bad offer is answered, too: its maker should not have to wait.
                i32::from(worth <= 0)
            }
        }
        // The plain alliance: neither side pays.
        Action::Offer { to, terms } if eyes.public.stage == Stage::Tea => {
            let plain = terms.ally && terms.give == Goods::Nothing && terms.want == Goods::Nothing;
            let with = eyes.of_clan(to).map(|seen| seen.seat);
            match with {
                Some(with) if plain && !asked(eyes, private) => alliance(eyes, with).max(1),
                _ => -1,
            }
        }
        _ => -1,
    }
}

/// Has it an open offer already? One at a time.
fn asked(eyes: &Eyes<'_>, private: &Private) -> bool {
    private.offers.iter().any(|offer| offer.from == eyes.seat)
}
