//! The cards of the Shadowlands (R6): played at the start of a placement turn, each for a price.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, TokenAt};
use super::board::Token;
use super::data::{Card, Face, Kind, Province, Provinces};
use super::event::Event;
use super::memory::PeekBy;
use super::phase::Phase;
use super::placement;
use super::refusal::Refusal;
use super::state::{CardPlace, State};
use super::targets;

/// Every way this seat can play this Shadowlands card now.
pub(super) fn list(state: &State, seat: Seat, card: Card, list: &mut Vec<Action>) {
    let free = |token: &Token| !token.blessed();
    let costs = placement::payable(state, seat);
    match card {
        Card::DarkFavors => {
            for cost in costs.iter() {
                let looks =
                    targets::names(state, free).map(|look| Action::DarkFavors { cost, look });
                list.extend(looks);
            }
        }
        Card::PurgeTheWeak => {
            let mut marks: Vec<TokenAt> = targets::names(state, free).collect();
            marks.sort_unstable();
            let player = &state.players[seat];
            // R9: a bluff banned by Spy Network stays in the hand, so it cannot pay either.
            let usable = |face: &Face| *face != Face::Bluff || !player.bluff_banned;
            for cost in player.hand.faces().filter(usable) {
                if let [only] = marks.as_slice() {
                    list.push(Action::PurgeTheWeak {
                        cost,
                        targets: (*only, None),
                    });
                }
                for (at, &one) in marks.iter().enumerate() {
                    let others = marks.iter().skip(at + 1);
                    list.extend(others.map(|&other| Action::PurgeTheWeak {
                        cost,
                        targets: (one, Some(other)),
                    }));
                }
            }
        }
        Card::AnimateTheDead => {
            for cost in costs.iter() {
                animations(state, seat, cost, list);
            }
        }
        Card::InspireFear => {
            let marked: Provinces = state
                .special
                .0
                .iter()
                .fold(Provinces::NONE, |all, set| all.or(*set));
            for cost in costs.iter() {
                for (at, one) in marked.iter().enumerate() {
                    list.push(Action::InspireFear {
                        cost,
                        at: (one, None),
                    });
                    let others = marked.iter().skip(at + 1);
                    list.extend(others.map(|other| Action::InspireFear {
                        cost,
                        at: (one, Some(other)),
                    }));
                }
            }
        }
        _ => {}
    }
}

/// R6: a token of the discard pile, faceup and truly legal with the control left after paying.
fn animations(state: &State, seat: Seat, cost: Province, list: &mut Vec<Action>) {
    if state.board.is_full() {
        return;
    }
    let own = placement::after_paying(state, seat, cost);
    let open = placement::openings(state, seat, own);
    for face in state.players[seat].discard.faces() {
        if face.kind() == Kind::Blessing {
            let hosts = targets::names(state, |token| {
                placement::blessable(state, seat, token, true)
            });
            list.extend(hosts.map(|on| Action::AnimateBlessing { cost, face, on }));
        } else {
            let slots = placement::lawful_slots(state, seat, own, face, open);
            slots.for_each(|slot| list.push(Action::AnimateTheDead { cost, face, slot }));
        }
    }
}

/// May this seat play a card of the Shadowlands this way?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let card = card(action).ok_or(Refusal::NotNow {
        stage: state.phase.stage(),
    })?;
    if state.holds_card(seat, card).is_none() {
        return Err(Refusal::CardNotHeld { card });
    }
    let mut ways = Vec::new();
    list(state, seat, card, &mut ways);
    if ways.contains(&action) {
        Ok(())
    } else {
        Err(why_not(state, seat, action))
    }
}

/// The card an action plays.
const fn card(action: Action) -> Option<Card> {
    match action {
        Action::DarkFavors { .. } => Some(Card::DarkFavors),
        Action::PurgeTheWeak { .. } => Some(Card::PurgeTheWeak),
        Action::AnimateTheDead { .. } | Action::AnimateBlessing { .. } => {
            Some(Card::AnimateTheDead)
        }
        Action::InspireFear { .. } => Some(Card::InspireFear),
        _ => None,
    }
}

/// Why a Shadowlands card cannot be played this way.
fn why_not(state: &State, seat: Seat, action: Action) -> Refusal {
    let token = |at: TokenAt| {
        targets::permit(state, at, |_| false)
            .err()
            .unwrap_or(Refusal::NotATarget { at })
    };
    let player = &state.players[seat];
    let payable = placement::payable(state, seat);
    match action {
        Action::DarkFavors { cost, .. }
        | Action::AnimateTheDead { cost, .. }
        | Action::AnimateBlessing { cost, .. }
        | Action::InspireFear { cost, .. }
            if !payable.has(cost) =>
        {
            Refusal::NotYours { province: cost }
        }
        Action::DarkFavors { look, .. } => token(look),
        Action::PurgeTheWeak { cost, .. } if !player.hand.has(cost) => {
            Refusal::NotInHand { face: cost }
        }
        Action::PurgeTheWeak { cost, .. } if cost == Face::Bluff && player.bluff_banned => {
            Refusal::BluffBanned
        }
        Action::PurgeTheWeak {
            targets: (one, other),
            ..
        } => {
            let unfit = |at: TokenAt| targets::permit(state, at, |token| !token.blessed()).err();
            unfit(one)
                .or_else(|| other.and_then(unfit))
                .unwrap_or(Refusal::Mismatch)
        }
        Action::AnimateTheDead { face, .. } | Action::AnimateBlessing { face, .. }
            if !player.discard.has(face) =>
        {
            Refusal::NotInDiscard { face }
        }
        Action::AnimateTheDead { cost, face, slot } => {
            let own = placement::after_paying(state, seat, cost);
            if placement::openings(state, seat, own).has(slot) {
                Refusal::Unlawful { kind: face.kind() }
            } else {
                placement::why_not(state, seat, slot)
            }
        }
        Action::AnimateBlessing { on, .. } => token(on),
        Action::InspireFear {
            at: (province, _), ..
        } => Refusal::NotAChoice { province },
        _ => Refusal::Mismatch,
    }
}

/// Plays a card of the Shadowlands that was found legal.
pub(super) fn play(play: &mut Play<'_>, seat: Seat, action: Action) {
    match action {
        Action::DarkFavors { cost, look: at } => {
            spend(play, seat, Card::DarkFavors);
            pay(play, seat, cost);
            let looked = targets::look(play, seat, at, PeekBy::DarkFavors);
            play.state.phase = Phase::Favors { turn: seat, looked };
        }
        Action::PurgeTheWeak {
            cost,
            targets: (one, other),
        } => {
            spend(play, seat, Card::PurgeTheWeak);
            purge(play, seat, cost, one, other);
        }
        Action::AnimateTheDead { cost, face, slot } => {
            spend(play, seat, Card::AnimateTheDead);
            pay(play, seat, cost);
            play.state.players[seat].discard.take(face);
            placement::put(play.state, seat, face, slot, true);
            let at = placement::last(play.state);
            play.log.all(Event::Animated { seat, at, face });
        }
        Action::AnimateBlessing { cost, face, on } => {
            spend(play, seat, Card::AnimateTheDead);
            pay(play, seat, cost);
            play.state.players[seat].discard.take(face);
            if let Some(place) = play.state.find(on) {
                placement::bless(play.state, place, face);
            }
            play.log.all(Event::Blessed { seat, on, face });
        }
        Action::InspireFear {
            cost,
            at: (one, other),
        } => {
            spend(play, seat, Card::InspireFear);
            pay(play, seat, cost);
            play.take(one);
            other.into_iter().for_each(|province| play.take(province));
        }
        _ => {}
    }
}

fn spend(play: &mut Play<'_>, seat: Seat, card: Card) {
    if let Some(territory) = play.state.holds_card(seat, card) {
        play.state.cards[territory].at = CardPlace::Played;
        play.log.all(Event::CardPlayed {
            seat,
            territory,
            card,
        });
    }
}

fn pay(play: &mut Play<'_>, seat: Seat, province: Province) {
    play.state.pay_control(seat, province);
    let lost = !play.state.held[seat].has(province);
    play.log.all(Event::ControlPaid {
        seat,
        province,
        lost,
    });
}

/// R6: the cost is discarded, two tokens are revealed and discarded, and nothing is placed.
fn purge(play: &mut Play<'_>, seat: Seat, cost: Face, one: TokenAt, other: Option<TokenAt>) {
    let player = &mut play.state.players[seat];
    player.hand.take(cost);
    if cost == Face::Bluff {
        player.bluff_aside = true;
    } else {
        player.discard.add(cost);
    }
    player.turns = player.turns.saturating_sub(1);
    play.log.all(Event::TokenDiscarded { seat, face: cost });
    // Names count tokens of one clan in one centre: strike the later one first.
    let mut marks: Vec<TokenAt> = std::iter::once(one).chain(other).collect();
    marks.sort_by_key(|at| std::cmp::Reverse(play.state.find(*at)));
    for at in marks {
        targets::strike(play, seat, at);
    }
}
