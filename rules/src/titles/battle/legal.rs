//! `legal`: the one source of legality, and the refusal of everything else.
//!
//! The list is built from the same sets and sub-lists that [`permit`] consults, so what is listed
//! and what is accepted cannot drift apart.

use crate::seat::{Seat, Seats};

use super::action::{Action, TokenAt};
use super::cards;
use super::dark_favors;
use super::data::{Face, Kind, Provinces};
use super::placement;
use super::refusal::Refusal;
use super::state::{Phase, State, Token};
use super::turn_cards;
use super::view::Stage;

/// The seats that have something to decide.
pub(super) fn waiting(state: &State) -> Seats {
    match state.phase {
        Phase::Objectives(seats) => seats,
        Phase::Settling { turn, .. }
        | Phase::Returning(turn)
        | Phase::Cards { turn, .. }
        | Phase::Placing(turn)
        | Phase::Favors { turn, .. }
        | Phase::Looking(turn)
        | Phase::Swapping(turn) => Seats::only(turn),
        Phase::Over => Seats::NONE,
    }
}

/// Every legal action of a seat.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    if !waiting(state).has(seat) {
        return;
    }
    let player = &state.players[seat];
    match state.phase {
        Phase::Objectives(_) => list.extend(player.dealt.map(Action::Keep)),
        Phase::Settling { .. } => list.extend(unsettled(state).iter().map(Action::Settle)),
        Phase::Returning(_) => list.extend(returnable(state, seat).map(Action::Return)),
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
            list.extend(named(state, |token| placement::peekable(seat, token)).map(Action::Peek));
        }
        Phase::Swapping(_) => {
            list.push(Action::Pass);
            let mut own: Vec<TokenAt> = named(state, |token| swappable(seat, token)).collect();
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

fn named(state: &State, choose: impl Fn(&Token) -> bool) -> impl Iterator<Item = TokenAt> {
    let all = state.board.all().iter().enumerate();
    all.filter(move |(_, token)| choose(token))
        .map(|(at, _)| state.name(at))
}

fn unsettled(state: &State) -> Provinces {
    let held = state
        .held
        .0
        .iter()
        .fold(Provinces::NONE, |all, set| all.or(*set));
    Provinces::ALL.minus(held)
}

fn returnable(state: &State, seat: Seat) -> impl Iterator<Item = Face> {
    state.players[seat]
        .hand
        .faces()
        .filter(|face| *face != Face::Bluff)
}

/// Every placement of a hand token.
fn placements(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let open = placement::openings(state, seat, state.held[seat]);
    // All faces share the open slots unless placement is strict: spell them out once.
    let spelled = open.list();
    for face in state.players[seat].hand.faces() {
        if face.kind() == Kind::Blessing {
            let hosts = named(state, |token| {
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
            let open = placement::openings(state, seat, state.held[seat]);
            if !player.hand.has(face) {
                return Err(Refusal::NotInHand { face });
            }
            if placement::slots_for(state, seat, open, face).has(slot) {
                return Ok(());
            }
            Err(match face.kind() {
                Kind::Blessing => Refusal::WrongPlace,
                Kind::Bluff if player.bluff_banned => Refusal::BluffBanned,
                Kind::Raid | Kind::Diplomacy if player.ronin => Refusal::Ronin,
                kind if open.has(slot) => Refusal::Unlawful { kind },
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
                && canonical(state, on);
            ok(fine, Refusal::WrongPlace)
        }
        (Phase::Cards { .. } | Phase::Looking(_) | Phase::Swapping(_), Action::Pass) => Ok(()),
        (Phase::Placing(_), Action::Skip) => ok(
            !placement::can_place(state, seat),
            Refusal::NotNow {
                stage: stage(state),
            },
        ),
        (Phase::Looking(_), Action::Peek(at)) => {
            named_token(state, at, |token| placement::peekable(seat, token))
        }
        (Phase::Swapping(_), Action::Swap(one, other)) => {
            named_token(state, one, |token| swappable(seat, token))?;
            named_token(state, other, |token| swappable(seat, token))?;
            // The list names each pair once.
            ok(one < other, Refusal::Mismatch)
        }
        (Phase::Cards { .. }, action) => match cards::card_of(action) {
            Some(card) => cards::permit(state, seat, card, action),
            None => Err(Refusal::NotNow {
                stage: stage(state),
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
            stage: stage(state),
        }),
    }
}

fn swappable(seat: Seat, token: &Token) -> bool {
    token.owner == seat && !token.blessed()
}

/// Is there a token of this name, and may it be chosen?
pub(super) fn named_token(
    state: &State,
    at: TokenAt,
    choose: impl Fn(&Token) -> bool,
) -> Result<(), Refusal> {
    let token = state.find(at).filter(|_| canonical(state, at));
    let token = token.and_then(|place| state.board.all().get(place));
    match token {
        None => Err(Refusal::NoSuchToken { at }),
        Some(token) if choose(token) => Ok(()),
        Some(token) if token.blessed() => Err(Refusal::Protected { at }),
        Some(_) => Err(Refusal::NotATarget { at }),
    }
}

/// A name is legal only as the list writes it.
fn canonical(state: &State, name: TokenAt) -> bool {
    state.find(name).is_some_and(|at| state.name(at) == name)
}

/// Where in the round the table is.
pub(super) const fn stage(state: &State) -> Stage {
    match state.phase {
        Phase::Objectives(_) => Stage::Objectives,
        Phase::Settling { .. } => Stage::Settling,
        Phase::Returning(_) => Stage::Returning,
        Phase::Cards { .. } => Stage::Cards,
        Phase::Placing(_) => Stage::Placing,
        Phase::Favors { .. } => Stage::Favors,
        Phase::Looking(_) => Stage::Looking,
        Phase::Swapping(_) => Stage::Swapping,
        Phase::Over => Stage::Over,
    }
}
