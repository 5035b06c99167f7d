//! The abilities of the seven clans (R10), all in one place.
//!
//! Each section holds what one clan does differently. The phases call these functions where an
//! ability takes effect, and the computer player reckons with them. What a clan owns (its capital,
//! its own token) is data and lies in `data/clan.rs`.

use crate::seat::Seat;

use super::Play;
use super::action::TokenAt;
use super::board::Token;
use super::data::{Clan, Face, Province, Slot};
use super::event::Event;
use super::ground::Ground;
use super::memory::PeekBy;
use super::placement;
use super::state::State;
use super::targets;

// Crab: its faceup control tokens defend with 2 each. Their honor stays 1.

/// What each faceup control token of a clan adds to the defense of its province.
pub(super) fn faceup_defense(clan: Clan) -> u8 {
    if clan == Clan::Crab { 2 } else { 1 }
}

// Crane: wins the battles in which it is among those tied for the highest total.

/// Does this clan win ties?
pub(super) fn wins_ties(clan: Clan) -> bool {
    clan == Clan::Crane
}

/// Who wins among attackers tied for the highest total.
pub(super) fn winner_of_tie(state: &State, mut tied: impl Iterator<Item = Seat>) -> Option<Seat> {
    let agreed = state.options.crane_tie_between_attackers;
    tied.find(|seat| agreed && wins_ties(state.clans[*seat]))
}

/// Does an attacker who only equals the defense win?
pub(super) fn wins_when_equal(state: &State, attacker: Seat, defender: Option<Seat>) -> bool {
    let counts = defender.is_some() || state.options.crane_tie_between_attackers;
    counts && wins_ties(state.clans[attacker])
}

// Dragon: draws one token more, then puts one that is not the bluff back into the pool.

/// How many tokens beyond a full hand a clan draws.
pub(super) fn extra_draw(clan: Clan) -> u8 {
    u8::from(clan == Clan::Dragon)
}

/// The tokens that may be put back.
pub(super) fn returnable(state: &State, seat: Seat) -> impl Iterator<Item = Face> {
    let hand = state.players[seat].hand;
    hand.faces().filter(|face| *face != Face::Bluff)
}

/// Puts a token back.
pub(super) fn put_back(play: &mut Play<'_>, seat: Seat, face: Face) {
    let player = &mut play.state.players[seat];
    player.hand.take(face);
    player.pool.add(face);
    play.log.all(Event::Returned { seat });
    play.log.only(seat, Event::ReturnedToken { face });
}

// Lion: its bluff in the centre of an own province stays through the battles and defends.

/// The strength of a bluff that defends.
pub(super) const BLUFF_DEFENSE: u8 = 2;

/// Is this a bluff that defends where it lies?
pub(super) fn bluff_defends(ground: &impl Ground, seat: Seat, face: Face, slot: Slot) -> bool {
    face == Face::Bluff
        && ground.clan(seat) == Clan::Lion
        && slot.is_center()
        && ground.held_by(seat).has(slot.target())
}

/// Does such a bluff, lying alone in a province nobody attacked, earn a control token?
pub(super) fn bluff_guards(state: &State, token: &Token) -> bool {
    let agreed = state.options.lion_bluff_alone_counts_as_unattacked_defense;
    agreed && token.face == Face::Bluff
}

// Phoenix: the printed bonus of a capital does not hold against it.

/// Does the printed defense of this province not hold against this clan?
pub(super) fn ignores_print(clan: Clan, province: Province) -> bool {
    clan == Clan::Phoenix && province.capital().is_some()
}

/// Does the printed defense fall away in this battle? By default only Phoenix itself gains by that,
/// as the strongest attacker.
pub(super) fn print_falls(
    state: &State,
    province: Province,
    strongest: Option<Seat>,
    mut attackers: impl Iterator<Item = Seat>,
) -> bool {
    let ignores = |seat: Seat| ignores_print(state.clans[seat], province);
    if state.options.phoenix_ignores_only_for_itself {
        strongest.is_some_and(ignores)
    } else {
        attackers.any(ignores)
    }
}

// Scorpion: once a round, right after placing a token, it may look at one.

/// Has this clan the look?
pub(super) fn looks(clan: Clan) -> bool {
    clan == Clan::Scorpion
}

/// Is the seat asked whether it wants to look now?
pub(super) fn may_look(state: &State, seat: Seat) -> bool {
    let mut tokens = state.board.all().iter();
    looks(state.clans[seat])
        && !state.players[seat].looked
        && tokens.any(|token| placement::peekable(seat, token))
}

/// Looks at a token.
pub(super) fn look(play: &mut Play<'_>, seat: Seat, at: TokenAt) {
    play.state.players[seat].looked = true;
    targets::look(play, seat, at, PeekBy::Scorpion);
}

// Unicorn: before the reveal it may let two own tokens change slots, direction included.

/// Has this clan the swap?
pub(super) fn swaps(clan: Clan) -> bool {
    clan == Clan::Unicorn
}

/// The seat that is asked whether it wants to swap: it has two tokens that can be swapped.
pub(super) fn swapper(state: &State) -> Option<Seat> {
    let seat = state.all_seats().find(|seat| swaps(state.clans[*seat]))?;
    let own = state.board.all().iter();
    let own = own.filter(|token| swappable(seat, token));
    (own.count() >= 2).then_some(seat)
}

/// May this token take part in a swap?
pub(super) fn swappable(seat: Seat, token: &Token) -> bool {
    token.owner == seat && !token.blessed()
}

/// Two tokens change slots.
pub(super) fn swap(play: &mut Play<'_>, seat: Seat, one: TokenAt, other: TokenAt) {
    exchange(play.state, one, other);
    play.log.all(Event::Swapped {
        seat,
        tokens: [one, other],
    });
}

fn exchange(state: &mut State, one: TokenAt, other: TokenAt) {
    let (Some(a), Some(b)) = (state.find(one), state.find(other)) else {
        return;
    };
    let tokens = state.board.all();
    let (Some(first), Some(second)) = (tokens.get(a).copied(), tokens.get(b).copied()) else {
        return;
    };
    for (place, token, slot) in [(a, second, first.slot), (b, first, second.slot)] {
        let own = state.held[token.owner];
        let lawful = placement::lawful(state, token.owner, own, token.face, slot);
        if let Some(there) = state.board.all_mut().get_mut(place) {
            *there = Token {
                slot,
                lawful,
                ..token
            };
        }
    }
}
