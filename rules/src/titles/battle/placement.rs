//! Placement (R5): where tokens may go, and how they come down and go away.

use crate::seat::{Seat, Seats};

use super::action::TokenAt;
use super::board::Token;
use super::data::{COASTS, Face, Kind, Province, Provinces, Slot, Slots, Special, Spot};
use super::ground::Ground;
use super::phase::TURNS;
use super::refusal::Refusal;
use super::state::State;

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
    // One token per border, whatever its owner and direction.
    open.without_touching(closed).minus(state.board.taken())
}

/// The same for one slot.
pub(super) fn is_open(state: &State, seat: Seat, own: Provinces, slot: Slot) -> bool {
    let shut = state.closed().or(state.special[Special::Shrine].minus(own));
    if !slot.touches().and(shut).is_empty() {
        return false;
    }
    let plausible = match slot.spot() {
        Spot::Land(from, to) => {
            let anywhere = state.players[seat].ronin || !state.options.plausible_slot_required;
            let harbor = state.special[Special::Harbor].minus(own);
            !own.has(to) && (anywhere || own.has(from) || harbor.has(to))
        }
        Spot::Coast(province) => !own.has(province),
        Spot::Center(_) => true,
    };
    plausible && !state.board.taken().has(slot)
}

/// R5, real legality: may a token of this true kind of this seat lie here, given what the seat
/// controls?
pub(super) fn lawful(
    ground: &impl Ground,
    seat: Seat,
    own: Provinces,
    face: Face,
    slot: Slot,
) -> bool {
    let shrine = ground.marked(Special::Shrine).minus(own);
    if !slot.touches().and(ground.closed().or(shrine)).is_empty() {
        return false;
    }
    let ronin = ground.is_ronin(seat);
    let harbor = ground.marked(Special::Harbor);
    let battlefield = ground.marked(Special::Battlefield);
    match (face.kind(), slot.spot()) {
        (Kind::Army, Spot::Land(from, to)) => (ronin || own.has(from)) && !own.has(to),
        (Kind::Army, Spot::Center(p)) => own.has(p),
        (Kind::Navy, Spot::Coast(p)) => !own.has(p),
        (Kind::Navy, Spot::Land(_, to)) => harbor.has(to) && !own.has(to),
        (Kind::Navy, Spot::Center(p)) => own.and(ground.coastal()).has(p),
        (Kind::Shinobi, Spot::Center(_)) => true,
        (Kind::Diplomacy, Spot::Center(p)) => own.has(p) && !battlefield.has(p) && !ronin,
        (Kind::Raid, Spot::Center(p)) => !own.has(p) && !battlefield.has(p) && !ronin,
        (Kind::Bluff, Spot::Land(_, to) | Spot::Coast(to)) => !own.has(to),
        (Kind::Bluff, Spot::Center(_)) => true,
        _ => false,
    }
}

/// May this seat place this face nowhere, whatever is open? Blessings go on tokens.
#[inline]
pub(super) fn barred(state: &State, seat: Seat, face: Face) -> bool {
    let player = &state.players[seat];
    match face.kind() {
        Kind::Blessing => true,
        // R11: a ronin may not place these at all.
        Kind::Raid | Kind::Diplomacy => player.ronin,
        Kind::Bluff => player.bluff_banned,
        _ => false,
    }
}

/// The slots this face may go to now.
#[inline]
pub(super) fn slots_for(state: &State, seat: Seat, open: Slots, face: Face) -> Slots {
    if barred(state, seat, face) {
        return Slots::default();
    }
    if state.options.deliberately_illegal_placement {
        return open;
    }
    lawful_slots(state, seat, state.held[seat], face, open)
}

/// The open slots at which [`lawful`] says yes.
pub(super) fn lawful_slots(
    state: &State,
    seat: Seat,
    own: Provinces,
    face: Face,
    open: Slots,
) -> Slots {
    let ronin = state.players[seat].ronin;
    let harbor = state.special[Special::Harbor];
    let calm = if ronin {
        Provinces::NONE
    } else {
        Provinces::ALL.minus(state.special[Special::Battlefield])
    };
    let all = |borders: fn(Province) -> u128, of: Provinces| {
        of.iter().fold(0, |land, province| land | borders(province))
    };
    let into = Province::borders_in;
    let (land, coast, center) = match face.kind() {
        Kind::Army if ronin => (!all(into, own), 0, own),
        Kind::Army => (all(Province::borders_out, own) & !all(into, own), 0, own),
        Kind::Navy => (
            all(into, harbor.minus(own)),
            open.coast,
            own.and(state.coastal()),
        ),
        Kind::Shinobi => (0, 0, Provinces::ALL),
        Kind::Diplomacy => (0, 0, own.and(calm)),
        Kind::Raid => (0, 0, calm.minus(own)),
        Kind::Bluff => (open.land, open.coast, Provinces::ALL),
        Kind::Blessing => (0, 0, Provinces::NONE),
    };
    open.and(Slots {
        land,
        coast,
        center: center.0,
    })
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
    // R5: a centre is always open to a token that need not be legal. Nearly every turn ends here.
    if state.options.deliberately_illegal_placement
        && has_centers(state, seat)
        && player.hand.faces().any(|face| !barred(state, seat, face))
    {
        return true;
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
    let mut tokens = state.board.all().iter();
    match tokens.find(|token| token.slot.same_border(slot)) {
        Some(token) => Refusal::BorderTaken {
            at: TokenAt::border(token.slot),
        },
        None => Refusal::Implausible,
    }
}

/// A token whose face this seat could look at with a card: facedown, unblessed, not its own (those
/// it may look at whenever it likes).
pub(super) fn peekable(seat: Seat, token: &Token) -> bool {
    token.owner != seat && !token.faceup && !token.blessed()
}

/// Puts a token down: the last of the board.
pub(super) fn put(state: &mut State, seat: Seat, face: Face, slot: Slot, faceup: bool) {
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
}

/// How the token that came last is named.
pub(super) fn last(state: &State) -> TokenAt {
    state.name(state.board.all().len().saturating_sub(1))
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

/// R6: since version 2 the owner of a bluff that went home during placement has the turn back with
/// it, and so plays on until one token is left.
pub(super) fn turn_back(state: &mut State, owner: Seat) {
    if state.options.since(2) {
        let turns = &mut state.players[owner].turns;
        *turns = (*turns + 1).min(TURNS);
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::RandomTable;
    use crate::titles::battle::Battle;

    /// The set of lawful slots is what one question for each slot says, and the borders that are taken
    /// are those with a token.
    #[test]
    fn sets_of_slots_say_what_each_slot_says() {
        let mut lawful_slots_seen = 0;
        for number in 0..24 {
            let mut table = RandomTable::<Battle>::begin(2 + number % 4, 300 + number as u64);
            while table.step().is_some() {
                let state = &table.playing.state;
                for seat in state.all_seats() {
                    let own = state.held[seat];
                    let open = openings(state, seat, own);
                    for face in Face::ALL {
                        let set = lawful_slots(state, seat, own, face, open);
                        open.for_each(|slot| {
                            let one = lawful(state, seat, own, face, slot);
                            assert_eq!(set.has(slot), one, "{face:?} {slot}");
                            assert!(is_open(state, seat, own, slot));
                            lawful_slots_seen += usize::from(one);
                        });
                    }
                }
                for number in 0..Slot::COUNT {
                    let slot = Slot::from_number(number).expect("a slot");
                    let mut tokens = state.board.all().iter();
                    let there = tokens.any(|token| token.slot.same_border(slot));
                    assert_eq!(state.board.taken().has(slot), there, "{slot}");
                }
            }
        }
        assert!(lawful_slots_seen > 10_000);
    }
}
