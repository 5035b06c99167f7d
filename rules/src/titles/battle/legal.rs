//! `legal`: the one source of legality, and the refusal of everything else.
//!
//! The list is built from the same sets and sub-lists that [`permit`] consults, so what is listed
//! and what is accepted cannot drift apart.

use crate::seat::Seat;

use super::action::{Action, TokenAt};
use super::cards;
use super::clans;
use super::dark_favors;
use super::data::{Face, Kind, Provinces};
use super::phase::Phase;
use super::placement;
use super::refusal::Refusal;
use super::state::State;
use super::targets;
use super::turn_cards;

/// Every legal action of a seat.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    if !state.waiting().has(seat) {
        return;
    }
    let player = &state.players[seat];
    match state.phase {
        Phase::Objectives(_) => list.extend(player.dealt.map(Action::Keep)),
        Phase::Settling { .. } => list.extend(unsettled(state).iter().map(Action::Settle)),
        Phase::Returning(_) => list.extend(clans::returnable(state, seat).map(Action::Return)),
        Phase::Cards { .. } => {
            list.push(Action::Pass);
            for territory in state.holds(seat) {
                cards::list(state, seat, state.card(territory), list);
            }
        }
        Phase::Placing(_) => {
            turn_cards::list(state, seat, list);
            let before = list.len();
            placements(state, seat, list);
            if list.len() == before {
                list.push(Action::Skip);
            }
        }
        Phase::Favors { looked, .. } => dark_favors::list(state, looked, list),
        Phase::Looking(_) => {
            list.push(Action::Pass);
            list.extend(
                targets::names(state, |token| placement::peekable(seat, token)).map(Action::Peek),
            );
        }
        Phase::Swapping(_) => {
            list.push(Action::Pass);
            let mut own: Vec<TokenAt> =
                targets::names(state, |token| clans::swappable(seat, token)).collect();
            own.sort_unstable();
            for (at, &one) in own.iter().enumerate() {
                list.extend(
                    own.iter()
                        .skip(at + 1)
                        .map(|&other| Action::Swap(one, other)),
                );
            }
        }
        Phase::Over => {}
    }
}

pub(super) fn unsettled(state: &State) -> Provinces {
    let held = state
        .held
        .0
        .iter()
        .fold(Provinces::NONE, |all, set| all.or(*set));
    Provinces::ALL.minus(held)
}

/// Every placement of a hand token.
fn placements(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let open = placement::openings(state, seat, state.held[seat]);
    // All faces share the open slots unless placement is strict: spell them out once.
    let spelled = open.list();
    for face in state.players[seat].hand.faces() {
        if face.kind() == Kind::Blessing {
            let hosts = targets::names(state, |token| {
                placement::blessable(state, seat, token, false)
            });
            list.extend(hosts.map(|on| Action::Bless { face, on }));
        } else {
            let slots = placement::slots_for(state, seat, open, face);
            if slots == open {
                list.extend(
                    spelled
                        .as_slice()
                        .iter()
                        .map(|&slot| Action::Place { face, slot }),
                );
            } else {
                slots.for_each(|slot| list.push(Action::Place { face, slot }));
            }
        }
    }
}

/// Is this action in the list? If not, why?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let player = &state.players[seat];
    let ok = |fine: bool, refusal: Refusal| if fine { Ok(()) } else { Err(refusal) };
    match (state.phase, action) {
        (Phase::Objectives(_), Action::Keep(objective)) => {
            ok(player.dealt.contains(&objective), Refusal::NotDealt)
        }
        (Phase::Settling { .. }, Action::Settle(province)) => match state.owner(province) {
            None => Ok(()),
            Some(owner) => Err(Refusal::Settled { province, owner }),
        },
        (Phase::Returning(_), Action::Return(Face::Bluff)) => Err(Refusal::NotTheBluff),
        (Phase::Returning(_), Action::Return(face)) => {
            ok(player.hand.has(face), Refusal::NotInHand { face })
        }
        (Phase::Placing(_), Action::Place { face, slot }) => {
            if !player.hand.has(face) {
                return Err(Refusal::NotInHand { face });
            }
            let own = state.held[seat];
            let open = placement::is_open(state, seat, own, slot);
            let strict = !state.options.deliberately_illegal_placement;
            if open
                && !placement::barred(state, seat, face)
                && (!strict || placement::lawful(state, seat, own, face, slot))
            {
                return Ok(());
            }
            Err(match face.kind() {
                Kind::Blessing => Refusal::WrongPlace,
                Kind::Bluff if player.bluff_banned => Refusal::BluffBanned,
                Kind::Raid | Kind::Diplomacy if player.ronin => Refusal::Ronin,
                kind if open => Refusal::Unlawful { kind },
                _ => placement::why_not(state, seat, slot),
            })
        }
        (Phase::Placing(_), Action::Bless { face, on }) => {
            if !player.hand.has(face) {
                return Err(Refusal::NotInHand { face });
            }
            let host = state.find(on).and_then(|at| state.board.all().get(at));
            let host = host.ok_or(Refusal::NoSuchToken { at: on })?;
            let fine = face.kind() == Kind::Blessing
                && placement::blessable(state, seat, host, false)
                && targets::is_canonical(state, on);
            ok(fine, Refusal::WrongPlace)
        }
        (Phase::Cards { .. } | Phase::Looking(_) | Phase::Swapping(_), Action::Pass) => Ok(()),
        (Phase::Placing(_), Action::Skip) => ok(
            !placement::can_place(state, seat),
            Refusal::NotNow {
                stage: state.phase.stage(),
            },
        ),
        (Phase::Looking(_), Action::Peek(at)) => {
            targets::permit(state, at, |token| placement::peekable(seat, token))
        }
        (Phase::Swapping(_), Action::Swap(one, other)) => {
            targets::permit(state, one, |token| clans::swappable(seat, token))?;
            targets::permit(state, other, |token| clans::swappable(seat, token))?;
            // The list names each pair once.
            ok(one < other, Refusal::Mismatch)
        }
        (Phase::Cards { .. }, action) => match action.upkeep_card() {
            Some(card) => cards::permit(state, seat, card, action),
            None => Err(Refusal::NotNow {
                stage: state.phase.stage(),
            }),
        },
        (Phase::Placing(_), action) => turn_cards::permit(state, seat, action),
        (Phase::Favors { looked, .. }, Action::Look(at)) => {
            dark_favors::permit_look(state, looked, at)
        }
        (Phase::Favors { looked, .. }, Action::Strike(at)) => {
            dark_favors::permit_strike(state, looked, at)
        }
        _ => Err(Refusal::NotNow {
            stage: state.phase.stage(),
        }),
    }
}
