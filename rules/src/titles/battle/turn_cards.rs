//! Cards of the placement turn (R6): scouts, shugenja, the first player card, the Shadowlands.

use crate::seat::Seat;

use super::action::{Action, TokenAt};
use super::data::{Bag, Card, Face, Kind, Province, Provinces};
use super::event::Event;
use super::legal::named_token;
use super::placement;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{DeedAt, Peek, Phase, State, Token};
use super::view::PeekBy;

/// Tokens Dark Favors may look at.
const FAVORS: u32 = 4;

fn targets(
    state: &State,
    choose: impl Fn(&Token) -> bool + Copy,
) -> impl Iterator<Item = TokenAt> + Clone {
    let all = state.board.all().iter().enumerate();
    all.filter(move |(_, token)| choose(token))
        .map(|(at, _)| state.name(at))
}

/// Could the first player card be used by this seat?
fn first_card(state: &State, seat: Seat) -> bool {
    state.first == seat && state.first_card_ready
}

/// Is there any start-of-turn card this seat could play now?
pub(super) fn any(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let some = player.scouts > 0
        || player.shugenja > 0
        || first_card(state, seat)
        || state.holds(seat).any(|territory| territory.shadowlands());
    some && {
        let mut found = Vec::new();
        list(state, seat, &mut found);
        !found.is_empty()
    }
}

/// Every start-of-turn card this seat can play now, with every target.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    if player.scouts > 0 {
        let seen = targets(state, |token| placement::peekable(seat, token));
        list.extend(seen.map(Action::Scout));
    }
    if player.shugenja > 0 {
        let foes = targets(state, |token| token.owner != seat && !token.blessed());
        list.extend(foes.map(Action::Shugenja));
    }
    if first_card(state, seat) {
        list.extend(targets(state, |token| !token.blessed()).map(Action::FirstPlayer));
    }
    for territory in state
        .holds(seat)
        .filter(|territory| territory.shadowlands())
    {
        shadowlands(state, seat, state.card(territory), list);
    }
}

/// Every way this seat can play this Shadowlands card now.
fn shadowlands(state: &State, seat: Seat, card: Card, list: &mut Vec<Action>) {
    let free = |token: &Token| !token.blessed();
    let costs = placement::payable(state, seat);
    match card {
        Card::DarkFavors => {
            for cost in costs.iter() {
                let looks = targets(state, free).map(|look| Action::DarkFavors { cost, look });
                list.extend(looks);
            }
        }
        Card::PurgeTheWeak => {
            let mut marks: Vec<TokenAt> = targets(state, free).collect();
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
            let hosts = targets(state, |token| {
                placement::blessable(state, seat, token, true)
            });
            list.extend(hosts.map(|on| Action::AnimateBlessing { cost, face, on }));
        } else {
            open.for_each(|slot| {
                if placement::lawful(state, seat, own, face, slot) {
                    list.push(Action::AnimateTheDead { cost, face, slot });
                }
            });
        }
    }
}

/// What may follow within Dark Favors: more looks up to four, or the strike.
pub(super) fn list_favors(state: &State, looked: u32, list: &mut Vec<Action>) {
    let all = state.board.all().iter().enumerate();
    let seen = |at: usize| looked >> at & 1 != 0;
    list.extend(
        all.clone()
            .filter(|(at, _)| seen(*at))
            .map(|(at, _)| Action::Strike(state.name(at))),
    );
    if looked.count_ones() < FAVORS {
        let fresh = all.filter(|(at, token)| !seen(*at) && !token.blessed());
        list.extend(fresh.map(|(at, _)| Action::Look(state.name(at))));
    }
}

/// May this seat play this start-of-turn card this way?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let player = &state.players[seat];
    let spent = |left: bool| {
        if left {
            Ok(())
        } else {
            Err(Refusal::CardSpent)
        }
    };
    match action {
        Action::Scout(at) => {
            spent(player.scouts > 0)?;
            named_token(state, at, |token| placement::peekable(seat, token))
        }
        Action::Shugenja(at) => {
            spent(player.shugenja > 0)?;
            named_token(state, at, |token| token.owner != seat && !token.blessed())
        }
        Action::FirstPlayer(at) => {
            spent(first_card(state, seat))?;
            named_token(state, at, |token| !token.blessed())
        }
        _ => {
            let card = shadowlands_card(action).ok_or(Refusal::NotNow {
                stage: super::legal::stage(state),
            })?;
            if state.holds_card(seat, card).is_none() {
                return Err(Refusal::CardNotHeld { card });
            }
            let mut ways = Vec::new();
            shadowlands(state, seat, card, &mut ways);
            if ways.contains(&action) {
                Ok(())
            } else {
                Err(why_not(state, seat, action))
            }
        }
    }
}

const fn shadowlands_card(action: Action) -> Option<Card> {
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
        named_token(state, at, |_| false)
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
            let unfit = |at: TokenAt| named_token(state, at, |token| !token.blessed()).err();
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

/// Within Dark Favors: may this token be looked at too?
pub(super) fn permit_look(state: &State, looked: u32, at: TokenAt) -> Result<(), Refusal> {
    named_token(state, at, |token| !token.blessed())?;
    let fresh = state.find(at).is_some_and(|place| looked >> place & 1 == 0);
    if fresh && looked.count_ones() < FAVORS {
        Ok(())
    } else {
        Err(Refusal::NotATarget { at })
    }
}

/// Within Dark Favors: was this token looked at, so that it may be struck?
pub(super) fn permit_strike(state: &State, looked: u32, at: TokenAt) -> Result<(), Refusal> {
    named_token(state, at, |_| true)?;
    let seen = state.find(at).is_some_and(|place| looked >> place & 1 != 0);
    if seen {
        Ok(())
    } else {
        Err(Refusal::NotATarget { at })
    }
}

/// Plays a card of the placement turn that was found legal.
pub(super) fn play(play: &mut Play<'_>, seat: Seat, action: Action) {
    match action {
        Action::Scout(at) => {
            play.state.players[seat].scouts -= 1;
            look(play, seat, at, PeekBy::Scout);
            placement::continue_turn(play, seat);
        }
        Action::Shugenja(at) => {
            play.state.players[seat].shugenja -= 1;
            strike(play, seat, at);
            placement::continue_turn(play, seat);
        }
        Action::FirstPlayer(at) => {
            play.state.first_card_ready = false;
            send_back(play, seat, at);
            placement::continue_turn(play, seat);
        }
        Action::DarkFavors { cost, look: at } => {
            spend(play, seat, Card::DarkFavors);
            pay(play, seat, cost);
            let looked = look(play, seat, at, PeekBy::DarkFavors);
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
            let at = placement::put(play.state, seat, face, slot, true);
            play.told.all(Event::Animated { seat, at, face });
            placement::continue_turn(play, seat);
        }
        Action::AnimateBlessing { cost, face, on } => {
            spend(play, seat, Card::AnimateTheDead);
            pay(play, seat, cost);
            play.state.players[seat].discard.take(face);
            if let Some(place) = play.state.find(on) {
                placement::bless(play.state, place, face);
            }
            play.told.all(Event::Blessed { seat, on, face });
            placement::continue_turn(play, seat);
        }
        Action::InspireFear {
            cost,
            at: (one, other),
        } => {
            spend(play, seat, Card::InspireFear);
            pay(play, seat, cost);
            play.take(one);
            other.into_iter().for_each(|province| play.take(province));
            placement::continue_turn(play, seat);
        }
        _ => {}
    }
}

/// Dark Favors goes on.
pub(super) fn play_favors(play: &mut Play<'_>, seat: Seat, looked: u32, action: Action) {
    match action {
        Action::Look(at) => {
            let looked = looked | look(play, seat, at, PeekBy::DarkFavors);
            play.state.phase = Phase::Favors { turn: seat, looked };
        }
        Action::Strike(at) => {
            strike(play, seat, at);
            placement::continue_turn(play, seat);
        }
        _ => {}
    }
}

fn spend(play: &mut Play<'_>, seat: Seat, card: Card) {
    if let Some(territory) = play.state.holds_card(seat, card) {
        play.state.cards[territory].at = DeedAt::Played;
        play.told.all(Event::CardPlayed {
            seat,
            territory,
            card,
        });
    }
}

fn pay(play: &mut Play<'_>, seat: Seat, province: Province) {
    play.state.pay_control(seat, province);
    let lost = !play.state.held[seat].has(province);
    play.told.all(Event::ControlPaid {
        seat,
        province,
        lost,
    });
}

/// Shows a face to the seat and keeps the moment. Answers the token's place as a mask.
pub(super) fn look(play: &mut Play<'_>, seat: Seat, at: TokenAt, by: PeekBy) -> u32 {
    let state = &mut *play.state;
    let Some(place) = state.find(at) else {
        return 0;
    };
    let Some(token) = state.board.all_mut().get_mut(place) else {
        return 0;
    };
    token.seen.insert(seat);
    let (of, face) = (token.owner, token.face);
    state.peeks.push(Peek {
        viewer: seat,
        round: state.round,
        seq: state.acts,
        by,
        of,
        at: Some(at),
        faces: Bag::from_iter([face]),
    });
    play.told.all(Event::TokenInspected { seat, by, at, of });
    play.told.only(seat, Event::FaceSeen { at, of, face });
    1 << place
}

/// Reveals a token to all and discards it; a bluff is set aside or goes home, by option.
fn strike(play: &mut Play<'_>, seat: Seat, at: TokenAt) {
    let state = &mut *play.state;
    let Some(place) = state.find(at) else { return };
    let home = !state.options.discarded_bluff_unusable_same_round;
    let Some(token) = state.board.all().get(place).copied() else {
        return;
    };
    if placement::lawful(
        state,
        token.owner,
        state.held[token.owner],
        token.face,
        token.slot,
    ) {
        placement::note_repelled(state, &token);
    }
    placement::discard(state, place, home);
    play.told.all(Event::TokenStruck {
        seat,
        at,
        of: token.owner,
        face: token.face,
    });
}

/// R6, first player card: look, then back to the owner's pool; a bluff never enters a pool.
fn send_back(play: &mut Play<'_>, seat: Seat, at: TokenAt) {
    look(play, seat, at, PeekBy::FirstPlayer);
    let state = &mut *play.state;
    let home = !state.options.discarded_bluff_unusable_same_round;
    let Some(place) = state.find(at) else { return };
    let Some(token) = state.board.remove(place) else {
        return;
    };
    let owner = &mut state.players[token.owner];
    if token.face == Face::Bluff {
        if home {
            owner.hand.add(Face::Bluff);
            play.told.all(Event::BluffReturned {
                seat: token.owner,
                at,
            });
        } else {
            owner.bluff_aside = true;
            play.told.all(Event::BluffSetAside {
                at,
                of: token.owner,
            });
        }
    } else {
        owner.pool.add(token.face);
        play.told.all(Event::TokenSentBack {
            seat,
            at,
            of: token.owner,
        });
        if token.owner != seat {
            play.told.only(
                token.owner,
                Event::OwnTokenSentBack {
                    at,
                    face: token.face,
                },
            );
        }
    }
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
    play.told.all(Event::TokenDiscarded { seat, face: cost });
    // Names count tokens of one clan in one centre: strike the later one first.
    let mut marks: Vec<TokenAt> = std::iter::once(one).chain(other).collect();
    marks.sort_by_key(|at| std::cmp::Reverse(play.state.find(*at)));
    for at in marks {
        strike(play, seat, at);
    }
    placement::open_turn(play, seat.next(play.state.seats()));
}
