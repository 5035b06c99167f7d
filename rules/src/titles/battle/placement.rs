//! Placement (R4.2, R5): where tokens may go, and how turns follow each other.

use crate::seat::{Seat, Seats};

use super::action::TokenAt;
use super::data::{COASTS, Clan, Face, Kind, Province, Provinces, Slot, Slots, Special, Spot};
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::resolution;
use super::state::{Phase, State, TURNS, Token};
use super::turn_cards;

/// R5, public check: the slots a facedown token of this seat may go to, given what it controls.
pub(super) fn openings(state: &State, seat: Seat, own: Provinces) -> Slots {
    let player = &state.players[seat];
    let mut inward = 0;
    let mut outward = 0;
    for province in own.iter() {
        inward |= province.borders_in();
        outward |= province.borders_out();
    }
    let harbor = state.special[Special::Harbor].minus(own);
    let mut land = if player.ronin || !state.options.plausible_slot_required {
        u128::MAX
    } else {
        harbor.iter().fold(outward, |land, p| land | p.borders_in())
    };
    land &= !inward;
    let mut coast: u16 = (1 << COASTS) - 1;
    for province in own.iter() {
        if let Some(number) = province.coast() {
            coast &= !(1 << number);
        }
    }
    let open = Slots {
        land,
        coast,
        center: Provinces::ALL.0,
    };
    let closed = state.closed().or(state.special[Special::Shrine].minus(own));
    let mut open = open.without_touching(closed);
    // One token per border, whatever its owner and direction.
    for token in state.board.all() {
        match token.slot.spot() {
            Spot::Land(..) => open.land &= !(0b11 << (token.slot.number() & !1)),
            Spot::Coast(p) => open.coast &= !p.coast().map_or(0, |number| 1 << number),
            Spot::Center(_) => {}
        }
    }
    open
}

/// R5, real legality: may a token of this true kind lie here, with this control and these special
/// tokens?
pub(super) fn lawful(state: &State, seat: Seat, own: Provinces, face: Face, slot: Slot) -> bool {
    let shrine = state.special[Special::Shrine].minus(own);
    if !slot.touches().and(state.closed().or(shrine)).is_empty() {
        return false;
    }
    let ronin = state.players[seat].ronin;
    let harbor = state.special[Special::Harbor];
    let battlefield = state.special[Special::Battlefield];
    match (face.kind(), slot.spot()) {
        (Kind::Army, Spot::Land(from, to)) => (ronin || own.has(from)) && !own.has(to),
        (Kind::Army, Spot::Center(p)) => own.has(p),
        (Kind::Navy, Spot::Coast(p)) => !own.has(p),
        (Kind::Navy, Spot::Land(_, to)) => harbor.has(to) && !own.has(to),
        (Kind::Navy, Spot::Center(p)) => own.and(state.coastal()).has(p),
        (Kind::Shinobi, Spot::Center(_)) => true,
        (Kind::Diplomacy, Spot::Center(p)) => own.has(p) && !battlefield.has(p) && !ronin,
        (Kind::Raid, Spot::Center(p)) => !own.has(p) && !battlefield.has(p) && !ronin,
        (Kind::Bluff, Spot::Land(_, to) | Spot::Coast(to)) => !own.has(to),
        (Kind::Bluff, Spot::Center(_)) => true,
        _ => false,
    }
}

/// The slots this face may go to now.
#[inline]
pub(super) fn slots_for(state: &State, seat: Seat, open: Slots, face: Face) -> Slots {
    let player = &state.players[seat];
    match face.kind() {
        Kind::Blessing => return Slots::default(),
        // R11: a ronin may not place these at all.
        Kind::Raid | Kind::Diplomacy if player.ronin => return Slots::default(),
        Kind::Bluff if player.bluff_banned => return Slots::default(),
        _ => {}
    }
    if state.options.deliberately_illegal_placement {
        return open;
    }
    let mut strict = Slots::default();
    open.for_each(|slot| {
        if lawful(state, seat, state.held[seat], face, slot) {
            strict.insert(slot);
        }
    });
    strict
}

/// May a blessing of this seat go on this token? `true_kind` asks for the real rule, not only for
/// what everybody can see.
pub(super) fn blessable(state: &State, seat: Seat, token: &Token, true_kind: bool) -> bool {
    let strict = true_kind || !state.options.deliberately_illegal_placement;
    token.owner == seat && !token.faceup && (!strict || token.face.fights())
}

/// Could this seat place any token of its hand now?
pub(super) fn can_place(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    // R5: a centre is always open to a token that need not be lawful. Nearly every turn ends here.
    if state.options.deliberately_illegal_placement && has_centers(state, seat) {
        let barred = |face: Face| match face.kind() {
            Kind::Blessing => true,
            Kind::Raid | Kind::Diplomacy => player.ronin,
            Kind::Bluff => player.bluff_banned,
            _ => false,
        };
        if player.hand.faces().any(|face| !barred(face)) {
            return true;
        }
    }
    let open = openings(state, seat, state.held[seat]);
    player.hand.faces().any(|face| {
        if face.kind() == Kind::Blessing {
            state
                .board
                .all()
                .iter()
                .any(|token| blessable(state, seat, token, false))
        } else {
            !slots_for(state, seat, open, face).is_empty()
        }
    })
}

/// Is any centre open to this seat?
fn has_centers(state: &State, seat: Seat) -> bool {
    let shrine = state.special[Special::Shrine].minus(state.held[seat]);
    !Provinces::ALL.minus(state.closed().or(shrine)).is_empty()
}

/// Why a slot is not open to this seat.
pub(super) fn why_not(state: &State, seat: Seat, slot: Slot) -> Refusal {
    let own = state.held[seat];
    for province in slot.touches().iter() {
        if let Some(special) = state.special_at(province) {
            if special.is_final() {
                return Refusal::Closed { province, special };
            }
            if special == Special::Shrine && !own.has(province) {
                return Refusal::Shrine { province };
            }
        }
    }
    let same_border = |other: Slot| match (other.spot(), slot.spot()) {
        (Spot::Land(..), Spot::Land(..)) => other.number() / 2 == slot.number() / 2,
        (Spot::Coast(a), Spot::Coast(b)) => a == b,
        _ => false,
    };
    match state
        .board
        .all()
        .iter()
        .find(|token| same_border(token.slot))
    {
        Some(token) => Refusal::BorderTaken {
            at: TokenAt::border(token.slot),
        },
        None => Refusal::Implausible,
    }
}

/// The phase begins: five turns each.
pub(super) fn begin(play: &mut Play<'_>) {
    let state = &mut *play.state;
    state.repelled = Provinces::NONE;
    for seat in state.all_seats() {
        let player = &mut state.players[seat];
        player.turns = TURNS;
        player.looked = false;
    }
    open_turn(play, play.state.first);
}

/// Gives the turn to the next seat from `from` on that still has one; after the last turn comes
/// the resolution.
pub(super) fn open_turn(play: &mut Play<'_>, from: Seat) {
    for seat in from.round(play.state.seats()) {
        let state = &mut *play.state;
        let player = &state.players[seat];
        // R4.2: one token stays behind the screen.
        if player.turns == 0 || player.hand.len() <= 1 {
            continue;
        }
        if can_place(state, seat) || turn_cards::any(state, seat) {
            state.phase = Phase::Placing(seat);
            return;
        }
        forfeit(play, seat);
    }
    match swapper(play.state) {
        Some(seat) => play.state.phase = Phase::Swapping(seat),
        None => resolution::resolve(play),
    }
}

/// R4.2, R11: nothing can be placed, no more turns this phase.
pub(super) fn forfeit(play: &mut Play<'_>, seat: Seat) {
    play.state.players[seat].turns = 0;
    play.told.all(Event::TurnsForfeited { seat });
}

/// The turn of this seat goes on after a start-of-turn card; without anything left to do it ends.
pub(super) fn continue_turn(play: &mut Play<'_>, seat: Seat) {
    play.state.phase = Phase::Placing(seat);
    if !can_place(play.state, seat) && !turn_cards::any(play.state, seat) {
        forfeit(play, seat);
        open_turn(play, seat.next(play.state.seats()));
    }
}

/// The seat has placed: Scorpion may look, then the turn goes on.
pub(super) fn placed(play: &mut Play<'_>, seat: Seat) {
    let state = &mut *play.state;
    let player = &mut state.players[seat];
    player.turns = player.turns.saturating_sub(1);
    let may_look = state.clans[seat] == Clan::Scorpion
        && !state.players[seat].looked
        && state.board.all().iter().any(|token| peekable(seat, token));
    if may_look {
        state.phase = Phase::Looking(seat);
    } else {
        open_turn(play, seat.next(play.state.seats()));
    }
}

/// A token whose face this seat could look at with a card: facedown, unblessed, not its own (those
/// it may look at whenever it likes).
pub(super) fn peekable(seat: Seat, token: &Token) -> bool {
    token.owner != seat && !token.faceup && !token.blessed()
}

/// R10: Unicorn may swap if it has two unblessed tokens on the board.
fn swapper(state: &State) -> Option<Seat> {
    let seat = state.seat_of(Clan::Unicorn)?;
    let own = state
        .board
        .all()
        .iter()
        .filter(|t| t.owner == seat && !t.blessed());
    (own.count() >= 2).then_some(seat)
}

/// Puts a token down and tells how it is named.
pub(super) fn put(state: &mut State, seat: Seat, face: Face, slot: Slot, faceup: bool) -> TokenAt {
    let lawful = lawful(state, seat, state.held[seat], face, slot);
    state.board.push(Token {
        owner: seat,
        face,
        slot,
        faceup,
        twos: 0,
        threes: 0,
        seen: Seats::NONE,
        lawful,
    });
    state.name(state.board.all().len() - 1)
}

/// Puts a blessing on the token at this place of the board.
pub(super) fn bless(state: &mut State, at: usize, face: Face) {
    if let Some(token) = state.board.all_mut().get_mut(at) {
        match face {
            Face::Blessing2 => token.twos += 1,
            _ => token.threes += 1,
        }
    }
}

/// Takes a token off the board into its owner's discard pile, blessings with it; a bluff is set
/// aside, or goes back to the hand when `home`.
pub(super) fn discard(state: &mut State, at: usize, home: bool) -> Option<Token> {
    let token = state.board.remove(at)?;
    let owner = &mut state.players[token.owner];
    match token.face {
        Face::Bluff if home => owner.hand.add(Face::Bluff),
        Face::Bluff => owner.bluff_aside = true,
        face => owner.discard.add(face),
    }
    for blessing in token.blessings() {
        owner.discard.add(blessing);
    }
    Some(token)
}

/// Remembers that an attack on a province was removed before the battles (option, R19).
pub(super) fn note_repelled(state: &mut State, token: &Token) {
    let target = token.slot.target();
    let own = state.held[token.owner];
    let attacks = token.face.fights() && !own.has(target);
    if attacks && state.owner(target).is_some() {
        state.repelled.insert(target);
    }
}

/// Provinces from which this seat can pay a control token: its own outside the Shadowlands (R6).
pub(super) fn payable(state: &State, seat: Seat) -> Provinces {
    state.held[seat].minus(Provinces::SHADOWLANDS)
}

/// What the seat controls after paying a control token from this province.
pub(super) fn after_paying(state: &State, seat: Seat, cost: Province) -> Provinces {
    let mut own = state.held[seat];
    if state.up[cost] + state.down[cost] <= 1 {
        own.remove(cost);
    }
    own
}
