//! What figures are worth, and what may be expected of one.

use crate::seat::Seat;

use super::super::data::{ByCaste, Caste, figures_per_caste};
use super::super::view::{Private, Public};

/// What a plain figure is worth.
const FIGURE: f32 = 10.0;

/// What a figure of each caste is worth to a seat. A caste it is ahead in promises a leader token; one
/// it already holds most figures of is decided.
pub(super) fn of_castes(public: &Public, private: &Private, seat: Seat) -> ByCaste<f32> {
    ByCaste(Caste::ALL.map(|caste| {
        let own = private.captured[caste];
        let others = public.seats.iter().filter(|seen| seen.seat != seat);
        let best = others
            .filter_map(|seen| seen.captured)
            .map(|all| all[caste]);
        let best = best.max().unwrap_or(0);
        if 2 * own > figures_per_caste(public.seats.len()) {
            FIGURE * 0.5
        } else if own >= best {
            FIGURE * (1.0 + 0.1 * f32::from(own.min(4)))
        } else {
            FIGURE
        }
    }))
}

/// The part of a figure's worth a seat may expect: 1 for a figure it takes, less than 0 for one that
/// somebody else takes. `lead` is its influence less the best other one, `open` the land hexes that
/// are still free.
pub(super) fn prospect(lead: f32, open: u8, seats: usize) -> f32 {
    // Of two players one's loss is the other's gain; of four it is shared.
    let loss = match seats {
        2 => 0.9,
        3 => 0.7,
        _ => 0.6,
    };
    let certainty = match open {
        0 => lead.signum() * f32::from(u8::from(lead != 0.0)),
        // The last hex is another's to fill: a small lead is worth little.
        1 => 0.75 * (lead / 3.5).tanh(),
        2 => 0.5 * (lead / 4.0).tanh(),
        3 => 0.35 * (lead / 4.5).tanh(),
        _ => 0.25 * (lead / 5.0).tanh(),
    };
    if certainty < 0.0 {
        certainty * loss
    } else {
        certainty
    }
}
