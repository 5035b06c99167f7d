//! What figures are worth, and what may be expected of one.

use crate::seat::Seat;

use super::super::action::Action;
use super::super::data::{ByCaste, Caste, Kind, Settlement, Tile, figures_per_caste};
use super::super::view::{Private, Public};

/// What a plain figure is worth.
const FIGURE: f32 = 10.0;

/// How a player sees what is not decided yet.
#[derive(Debug)]
pub(super) struct Outlook {
    /// How sure a clear lead makes of a figure while one land hex is open, two, three, or more.
    leads: [f32; 4],
    /// What each point of a tile of one caste is worth in hand.
    caste_tile: f32,
}

impl Outlook {
    /// That of the first computer player.
    pub const FIRST: Self = Self {
        leads: [0.6, 0.35, 0.25, 0.2],
        caste_tile: 0.4,
    };
    /// That of a captain: a lead where one hex is open invites others to fill it, so it is worth less than
    /// one that can still be built on. Found by trial tables against the first player.
    pub const CAPTAIN: Self = Self {
        leads: [0.2, 0.35, 0.35, 0.35],
        caste_tile: 0.8,
    };
}

/// What a figure of each caste is worth to a seat. A caste it is ahead in promises a leader token; one
/// it already holds most figures of is decided.
pub(super) fn of_castes(public: &Public, private: &Private, seat: Seat) -> ByCaste<f32> {
    let others = || public.seats.iter().filter(|seen| seen.seat != seat);
    ByCaste(Caste::ALL.map(|caste| {
        let own = private.captured[caste];
        let best = others()
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

/// The same for a seat that remembers what was announced: figures of a caste that is decided are worth
/// little, those of one that is close are worth most.
pub(super) fn by_announced(public: &Public, private: &Private, seat: Seat) -> ByCaste<f32> {
    ByCaste(Caste::ALL.map(|caste| {
        let own = private.captured[caste];
        let all = private.announced.iter().enumerate();
        let others = all.filter(|(at, _)| *at != seat.index());
        let best = others.map(|(_, all)| all[caste]).max().unwrap_or(0);
        let left = public.on_board[caste];
        if own > best + left || best > own + left {
            FIGURE * 0.5
        } else if own >= best {
            FIGURE * (1.0 + 0.1 * f32::from(own.min(4)))
        } else if own + 1 >= best {
            FIGURE * 1.1
        } else {
            FIGURE
        }
    }))
}

/// What it is worth to set a figure up here: the more the hand says of the caste, the sooner it should
/// be decided.
pub(super) fn of_figure(hand: &[Tile], caste: Caste, at: Settlement) -> f32 {
    let strength = |caste: Caste| {
        let each = hand.iter().filter(|tile| tile.caste() == Some(caste));
        each.map(|tile| f32::from(tile.value())).sum::<f32>()
    };
    let mean = Caste::ALL.into_iter().map(strength).sum::<f32>() / Caste::COUNT as f32;
    let lands = at.land().count() as f32;
    (strength(caste) - mean) * (7.0 - lands) / 6.0
}

/// The part of a figure's worth a seat may expect: 1 for a figure it takes, less than 0 for one that
/// somebody else takes. `lead` is its influence less the best other one, `open` the land hexes that
/// are still free.
pub(super) fn prospect(outlook: &Outlook, lead: f32, open: u32, seats: usize) -> f32 {
    // Of two players one's loss is the other's gain; of four it is shared.
    let loss = match seats {
        2 => 0.9,
        3 => 0.7,
        _ => 0.6,
    };
    let [one, two, three, more] = outlook.leads;
    let certainty = match open {
        0 => lead.signum() * f32::from(u8::from(lead != 0.0)),
        // The last hex is another's to fill: a small lead is worth little.
        1 => one * (lead / 3.5).tanh(),
        2 => two * (lead / 4.0).tanh(),
        3 => three * (lead / 4.5).tanh(),
        _ => more * (lead / 5.0).tanh(),
    };
    if certainty < 0.0 {
        certainty * loss
    } else {
        certainty
    }
}

/// What a tile promises in a starting hand.
pub(super) fn promise(tile: Tile) -> f32 {
    match tile.kind() {
        Kind::Caste => f32::from(tile.value()),
        Kind::Samurai => f32::from(tile.value()) + 1.5,
        Kind::Ronin => 3.0,
        Kind::Ship => f32::from(tile.value()) + 2.0,
        Kind::Swap | Kind::Move => 0.0,
    }
}

/// What playing a tile costs: it is not there later. One with the cunning symbol is worth a good part
/// of a figure, for it can turn a settlement in the same turn that closes it. `later` is what is left
/// of that.
pub(super) fn price(outlook: &Outlook, action: Action, later: f32) -> f32 {
    let price = match action {
        Action::Lay { tile, .. } => match tile.kind() {
            Kind::Ronin | Kind::Ship => 5.0 + 0.5 * f32::from(tile.value()),
            Kind::Samurai => 0.8 * f32::from(tile.value()),
            _ => outlook.caste_tile * f32::from(tile.value()),
        },
        Action::Move { .. } => 0.5,
        Action::Swap { .. } => 6.0,
        _ => 0.0,
    };
    price * later
}

/// What is left of the worth of a tile kept for later: less and less once half the figures of the
/// scarcest caste are gone, for the game ends with its last one.
pub(super) fn later(public: &Public) -> f32 {
    let least = public.on_board.0.iter().min().copied().unwrap_or(0);
    let share = f32::from(least) / f32::from(figures_per_caste(public.seats.len()));
    (2.0 * share).min(1.0)
}
