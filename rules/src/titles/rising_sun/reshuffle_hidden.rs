//! Dealing again what a viewer may not know: the other half of the blindness law.

use crate::ahead::Answer;
use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Reaction;
use super::data::{Clan, Mandate};
use super::state::{Bid, Phase, Question, State};
use super::terms::{Goods, Terms};

/// The same table for this viewer (`None`: the public), another one underneath: tiles, facedown
/// tiles, sealed bids, offers between others, what others decided ahead.
pub(super) fn reshuffle_hidden(state: &State, viewer: Option<Seat>, dice: &mut Dice) -> State {
    let mut other = state.clone();
    tiles(&mut other, viewer, dice);
    bids(&mut other, viewer, dice);
    offers(&mut other, viewer, dice);
    standing(&mut other, viewer, dice);
    other
}

fn tiles(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    let chooses =
        matches!(state.phase, Phase::Asked(seat, Question::Mandate) if Some(seat) == viewer);
    let knows_back = chooses || (viewer.is_some() && state.tiles.passed_by == viewer);
    let lotus = state.seat_of(Clan::Lotus);
    let hides = lotus.is_some() && lotus != viewer;
    let mut hidden: Vec<Mandate> = Vec::new();
    let count = |tiles: &[u8; Mandate::COUNT]| tiles.iter().map(|n| usize::from(*n)).sum();
    let back: usize = count(&state.tiles.back.0);
    for tile in Mandate::ALL {
        let known = if knows_back {
            0
        } else {
            state.tiles.back[tile]
        };
        let many = known + state.tiles.rest[tile];
        hidden.extend(std::iter::repeat_n(tile, many.into()));
    }
    if !chooses {
        hidden.extend(state.tiles.fresh);
    }
    for played in &state.tiles.played {
        if hides && Some(played.seat) == lotus {
            hidden.push(played.tile);
        }
    }
    // In an order that does not tell where each lay.
    hidden.sort_unstable();
    dice.shuffle(&mut hidden);
    for played in &mut state.tiles.played {
        if hides && Some(played.seat) == lotus {
            played.tile = hidden.pop().unwrap_or(played.tile);
        }
    }
    if !chooses && state.tiles.fresh.is_some() {
        state.tiles.fresh = hidden.pop();
    }
    if !knows_back {
        state.tiles.back.0 = [0; Mandate::COUNT];
        for _ in 0..back {
            if let Some(tile) = hidden.pop() {
                state.tiles.back[tile] += 1;
            }
        }
    }
    state.tiles.rest.0 = [0; Mandate::COUNT];
    for tile in hidden {
        state.tiles.rest[tile] += 1;
    }
}

fn bids(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    let Some(battle) = state.battle.filter(|battle| !battle.shown) else {
        return;
    };
    let mut dealt = battle;
    for seat in battle.fighters.iter().filter(|seat| Some(*seat) != viewer) {
        if battle.bids[seat].is_none() {
            continue;
        }
        let mut left = state.players[seat].coins;
        let mut bid: Bid = [0; 4];
        for coins in &mut bid {
            *coins = u8::try_from(dice.below(u32::from(left.min(20)) + 1)).unwrap_or(0);
            left -= *coins;
        }
        dealt.bids[seat] = Some(bid);
    }
    state.battle = Some(dealt);
}

fn offers(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    let most = state.offers_allowed();
    if most == 0 {
        return;
    }
    let mut invented: Vec<Option<Terms>> = Vec::new();
    for _ in 0..32 {
        let ally = dice.below(2) == 1;
        let give = Goods::Coins(1 + dice.below(3) as u8);
        let terms = Terms {
            ally,
            give,
            want: Goods::Nothing,
        };
        invented.push((dice.below(4) == 0).then_some(terms));
    }
    let fits = state.clone();
    let deal = |from: Seat, to: Seat| {
        let terms = invented.pop().flatten()?;
        let offer = crate::offers::Offer { from, to, terms };
        fits.can_keep(&offer).then_some(terms)
    };
    // A seat that has used up its offers could do nothing in secret, and its acts would show that.
    let made = || dice.below(u32::from(most)) as u8;
    let size = (state.seats(), most);
    state.offers = state.offers.reshuffle(viewer, size, deal, made);
}

/// What others decided ahead.
fn standing(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    for seat in state.all_seats().filter(|seat| Some(*seat) != viewer) {
        for reaction in Reaction::ALL {
            let answer = dice.below(Answer::COUNT as u32) as usize;
            let answer = Answer::from_index(answer).unwrap_or_default();
            state.players[seat].standing[reaction] = answer;
        }
    }
}
