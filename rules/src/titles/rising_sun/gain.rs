//! What is gained and taken, and the cards that follow every gain (R11.1): Loyalty, Way of the Merchant.

use crate::seat::{BySeat, Seat, Seats};

use super::Play;
use super::data::Card;
use super::event::{Cause, Event, Gain};
use super::state::{Instance, SEATS, State};

/// Nothing gained yet.
pub(super) const NOTHING: Instance = Instance {
    loyal: Seats::NONE,
    coins: BySeat([0; SEATS]),
    gained: Seats::NONE,
    paid: Seats::NONE,
};

/// A new instance of gaining begins.
pub(super) fn begin(state: &mut State) {
    state.instance = NOTHING;
    for seat in state.all_seats() {
        state.instance.coins[seat] = state.players[seat].coins;
    }
}

/// An instance ends: Way of the Merchant pays who was poorer than somebody who got coins.
pub(super) fn end(play: &mut Play<'_>) {
    let Instance { coins, gained, .. } = play.state.instance;
    if play.state.options.merchant_at_end && !gained.is_empty() {
        for owner in play.state.all_seats() {
            let richer = |seat: Seat| seat != owner && coins[seat] > coins[owner];
            if gained.iter().any(richer) {
                pay_merchant(play, owner);
            }
        }
    }
    play.state.instance.gained = Seats::NONE;
}

fn pay_merchant(play: &mut Play<'_>, owner: Seat) {
    let copies = play.state.owns(owner, Card::WayOfTheMerchant);
    if copies == 0 || play.state.instance.paid.has(owner) {
        return;
    }
    play.state.instance.paid.insert(owner);
    add_coins(play, owner, copies, Cause::Merchant);
}

fn add_coins(play: &mut Play<'_>, seat: Seat, amount: u8, cause: Cause) {
    let player = &mut play.state.players[seat];
    player.coins = player.coins.saturating_add(amount);
    told(play, seat, Gain::Coins, amount, cause);
}

fn told(play: &mut Play<'_>, seat: Seat, gain: Gain, amount: u8, cause: Cause) {
    play.log.all(Event::Gained {
        seat,
        gain,
        amount,
        cause,
    });
}

/// Coins from the pile.
pub(super) fn coins(play: &mut Play<'_>, seat: Seat, amount: u8, cause: Cause) {
    if amount == 0 {
        return;
    }
    let had = play.state.players[seat].coins;
    add_coins(play, seat, amount, cause);
    play.state.instance.gained.insert(seat);
    if !play.state.options.merchant_at_end {
        for owner in play.state.all_seats().filter(|other| *other != seat) {
            if had > play.state.players[owner].coins {
                pay_merchant(play, owner);
            }
        }
    }
}

/// Ronin.
pub(super) fn ronin(play: &mut Play<'_>, seat: Seat, amount: u8, cause: Cause) {
    if amount == 0 {
        return;
    }
    let player = &mut play.state.players[seat];
    player.ronin = player.ronin.saturating_add(amount);
    told(play, seat, Gain::Ronin, amount, cause);
}

/// Victory points.
pub(super) fn vp(play: &mut Play<'_>, seat: Seat, amount: u8, cause: Cause) {
    if amount == 0 {
        return;
    }
    let player = &mut play.state.players[seat];
    player.vp = player.vp.saturating_add(amount.into());
    told(play, seat, Gain::Vp, amount, cause);
    loyalty(play, seat);
}

/// Takes up to so many victory points from somebody.
pub(super) fn take_vp(play: &mut Play<'_>, from: Seat, to: Seat, most: u8, cause: Cause) {
    let amount = u8::try_from(play.state.players[from].vp).map_or(most, |vp| vp.min(most));
    if amount == 0 {
        return;
    }
    let victim = &mut play.state.players[from];
    victim.vp = victim.vp.saturating_sub(amount.into());
    let player = &mut play.state.players[to];
    player.vp = player.vp.saturating_add(amount.into());
    took(play, from, to, Gain::Vp, amount, cause);
    loyalty(play, to);
}

/// Takes a coin from somebody who has one.
pub(super) fn take_coin(play: &mut Play<'_>, from: Seat, to: Seat, cause: Cause) {
    if play.state.players[from].coins == 0 {
        return;
    }
    play.state.players[from].coins -= 1;
    let player = &mut play.state.players[to];
    player.coins = player.coins.saturating_add(1);
    took(play, from, to, Gain::Coins, 1, cause);
}

fn took(play: &mut Play<'_>, from: Seat, to: Seat, gain: Gain, amount: u8, cause: Cause) {
    play.log.all(Event::Took {
        from,
        to,
        gain,
        amount,
        cause,
    });
}

/// R11.1: once in an instance, while allied.
fn loyalty(play: &mut Play<'_>, seat: Seat) {
    let state = &mut *play.state;
    let copies = state.owns(seat, Card::Loyalty);
    let player = &mut state.players[seat];
    if copies == 0 || player.ally.is_none() || state.instance.loyal.has(seat) {
        return;
    }
    state.instance.loyal.insert(seat);
    player.vp = player.vp.saturating_add(copies.into());
    told(play, seat, Gain::Vp, copies, Cause::Loyalty);
}
