//! `legal`: the one source of legality, and the refusal of everything else.
//!
//! The list is built from the same sets that [`permit`] consults, so what is listed and what is
//! accepted cannot drift apart.

use std::sync::OnceLock;

use crate::seat::Seat;

use super::action::{Action, Then};
use super::data::{
    Caste, FigureAt, HAND, Hex, Hexes, Kind, Pile, Settlement, Settlements, Size, Terrain, Tile,
};
use super::refusal::Refusal;
use super::setup;
use super::state::{Phase, Stage, State};

/// Where in the game the table is.
pub(super) fn stage(state: &State) -> Stage {
    match state.phase {
        Phase::Hands(_) => Stage::Hands,
        Phase::Figures(_) => {
            let city = |at: Settlement| at.size() != Size::Village;
            if setup::open_settlements(state).iter().any(city) {
                Stage::Cities
            } else {
                Stage::Villages
            }
        }
        Phase::Turn { .. } => Stage::Turn,
        Phase::Over => Stage::Over,
    }
}

/// Every legal action of a seat.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    if !state.waiting().has(seat) {
        return;
    }
    match state.phase {
        Phase::Hands(_) => list.extend_from_slice(all_hands()),
        Phase::Figures(_) => {
            for caste in castes_left(state) {
                let open = setup::open_settlements(state).iter();
                let open = open.filter(|at| !state.figures[caste].has(*at));
                list.extend(open.map(|at| Action::Put { caste, at }));
            }
        }
        Phase::Turn { begun, plain, .. } => {
            if begun {
                list.push(Action::Done);
            }
            let before = list.len();
            tiles(state, seat, plain, list);
            if !begun && list.len() == before {
                list.push(Action::Pass);
            }
        }
        Phase::Over => {}
    }
}

/// Every choice of five tiles out of the twenty, equal tiles not told apart: the same for every
/// seat of every table, so they are spelled out once.
pub(super) fn all_hands() -> &'static [Action] {
    static HANDS: OnceLock<Vec<Action>> = OnceLock::new();
    fn fill(list: &mut Vec<Action>, hand: &mut [Tile; HAND], chosen: usize, from: usize) {
        if chosen == HAND {
            list.push(Action::Hand(*hand));
            return;
        }
        for (at, tile) in Tile::ALL.into_iter().enumerate().skip(from) {
            for copies in 1..=usize::from(tile.copies()).min(HAND - chosen) {
                if let Some(places) = hand.get_mut(chosen..chosen + copies) {
                    places.fill(tile);
                }
                fill(list, hand, chosen + copies, at + 1);
            }
        }
    }
    HANDS.get_or_init(|| {
        let mut all = Vec::new();
        fill(&mut all, &mut [Tile::Buddha4; HAND], 0, 0);
        all
    })
}

fn castes_left(state: &State) -> impl Iterator<Item = Caste> + '_ {
    Caste::ALL
        .into_iter()
        .filter(|caste| state.pool(*caste) > 0)
}

/// What may follow a tile: going on needs another tile in the hand. Whether that one could be
/// played is its owner's secret.
pub(super) const fn thens(hand: Pile) -> &'static [Then] {
    if hand.len() > 1 {
        &[Then::End, Then::More]
    } else {
        &[Then::End]
    }
}

/// Every way to play a tile of the hand.
fn tiles(state: &State, seat: Seat, plain: bool, list: &mut Vec<Action>) {
    let hand = state.players[seat].hand;
    let thens = thens(hand);
    let free = state.free();
    for tile in hand.faces().filter(|tile| tile.cunning() || !plain) {
        match tile.kind() {
            Kind::Caste | Kind::Samurai | Kind::Ronin => {
                for &then in thens {
                    let lay = |hex| Action::Lay { tile, hex, then };
                    list.extend(free.lands().map(lay));
                }
            }
            Kind::Ship => {
                for &then in thens {
                    let lay = |hex| Action::Lay { tile, hex, then };
                    list.extend(free.seas().map(lay));
                }
            }
            Kind::Move => {
                for from in movable(state, seat) {
                    for &then in thens {
                        let relocate = |to| Action::Move { from, to, then };
                        list.extend(free.lands().map(relocate));
                    }
                }
            }
            Kind::Swap => swaps(state, |one, other| {
                let swap = |then: &Then| Action::Swap {
                    one,
                    other,
                    then: *then,
                };
                list.extend(thens.iter().map(swap));
            }),
        }
    }
}

/// Hexes with an own tile that the move tile may pick up.
pub(super) fn movable(state: &State, seat: Seat) -> impl Iterator<Item = Hex> + '_ {
    let covered = state.board.covered();
    let land = Hexes { sea: 0, ..covered };
    land.lands().filter(move |hex| {
        let laid = state.board.at(*hex);
        laid.is_some_and(|laid| laid.owner == seat && laid.tile.movable())
    })
}

/// Visits every legal swap, each once, its figures in order.
fn swaps(state: &State, mut visit: impl FnMut(FigureAt, FigureAt)) {
    let mut barred = Settlements::NONE;
    if !state.options.swap_with_edo_allowed {
        barred.insert(Settlement::O14);
    }
    let standing = |caste: Caste| Settlements(state.figures[caste].0 & !barred.0);
    for (at, caste) in Caste::ALL.into_iter().enumerate() {
        if state.options.swap_same_caste_allowed {
            for one in standing(caste).iter() {
                for other in standing(caste).iter().filter(|other| *other > one) {
                    visit(FigureAt { at: one, caste }, FigureAt { at: other, caste });
                }
            }
        }
        for second in Caste::ALL.into_iter().skip(at + 1) {
            // Neither may stand where the other caste already is.
            let (a, b) = (standing(caste), standing(second));
            for one in Settlements(a.0 & !state.figures[second].0).iter() {
                for other in Settlements(b.0 & !state.figures[caste].0).iter() {
                    let figures = (
                        FigureAt { at: one, caste },
                        FigureAt {
                            at: other,
                            caste: second,
                        },
                    );
                    visit(figures.0.min(figures.1), figures.0.max(figures.1));
                }
            }
        }
    }
}

/// Is there any tile this seat could play?
fn can_play(state: &State, seat: Seat, plain: bool) -> bool {
    let hand = state.players[seat].hand;
    let free = state.free();
    hand.faces()
        .filter(|tile| tile.cunning() || !plain)
        .any(|tile| match tile.kind() {
            Kind::Caste | Kind::Samurai | Kind::Ronin => free.land != 0,
            Kind::Ship => free.sea != 0,
            Kind::Move => free.land != 0 && movable(state, seat).next().is_some(),
            Kind::Swap => {
                let mut any = false;
                swaps(state, |_, _| any = true);
                any
            }
        })
}

fn ok(fine: bool, refusal: Refusal) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(refusal) }
}

/// Is this action in the list? If not, why?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.phase, action) {
        (Phase::Hands(_), Action::Hand(tiles)) => permit_hand(tiles),
        (Phase::Figures(_), Action::Put { caste, at }) => permit_put(state, caste, at),
        (Phase::Turn { plain, .. }, Action::Lay { tile, hex, then }) => {
            in_hand(state, seat, plain, tile)?;
            let fits = tile.terrain() == Some(hex.terrain());
            ok(fits, Refusal::WrongTerrain { tile, hex })?;
            is_free(state, hex)?;
            permit_then(state, seat, then)
        }
        (Phase::Turn { plain, .. }, Action::Move { from, to, then }) => {
            in_hand(state, seat, plain, Tile::Move)?;
            let laid = state.board.at(from);
            let laid = laid.ok_or(Refusal::NothingThere { hex: from })?;
            let owner = laid.owner;
            ok(owner == seat, Refusal::NotYours { hex: from, owner })?;
            let tile = laid.tile;
            ok(tile.movable(), Refusal::Unmovable { tile })?;
            let fits = to.terrain() == Terrain::Land;
            ok(fits, Refusal::WrongTerrain { tile, hex: to })?;
            is_free(state, to)?;
            permit_then(state, seat, then)
        }
        (Phase::Turn { plain, .. }, Action::Swap { one, other, then }) => {
            in_hand(state, seat, plain, Tile::Swap)?;
            permit_swap(state, one, other)?;
            permit_then(state, seat, then)
        }
        (Phase::Turn { begun, .. }, Action::Done) => ok(begun, Refusal::NoTileYet),
        (Phase::Turn { begun, plain, .. }, Action::Pass) => {
            ok(!begun && !can_play(state, seat, plain), Refusal::CanPlay)
        }
        _ => Err(Refusal::NotNow {
            stage: stage(state),
        }),
    }
}

fn permit_hand(tiles: [Tile; HAND]) -> Result<(), Refusal> {
    let mut owned = Pile::full();
    for tile in tiles {
        ok(owned.take(tile), Refusal::NotOwned { tile })?;
    }
    Ok(())
}

fn permit_put(state: &State, caste: Caste, at: Settlement) -> Result<(), Refusal> {
    let hex = at.hex();
    ok(hex.in_play(state.seats()), Refusal::NotInPlay { hex })?;
    ok(state.room(at) > 0, Refusal::Full { at })?;
    let open = setup::open_settlements(state);
    ok(open.has(at), Refusal::CitiesFirst)?;
    ok(
        !state.figures[caste].has(at),
        Refusal::CasteThere { at, caste },
    )?;
    ok(state.pool(caste) > 0, Refusal::NoneLeft { caste })
}

fn in_hand(state: &State, seat: Seat, plain: bool, tile: Tile) -> Result<(), Refusal> {
    let hand = state.players[seat].hand;
    ok(hand.has(tile), Refusal::NotInHand { tile })?;
    ok(tile.cunning() || !plain, Refusal::OnePlainTile)
}

fn is_free(state: &State, hex: Hex) -> Result<(), Refusal> {
    ok(hex.in_play(state.seats()), Refusal::NotInPlay { hex })?;
    match state.board.at(hex) {
        None => Ok(()),
        Some(laid) => Err(Refusal::Covered {
            hex,
            owner: laid.owner,
        }),
    }
}

fn permit_then(state: &State, seat: Seat, then: Then) -> Result<(), Refusal> {
    let hand = state.players[seat].hand;
    ok(thens(hand).contains(&then), Refusal::NothingLeft)
}

fn permit_swap(state: &State, one: FigureAt, other: FigureAt) -> Result<(), Refusal> {
    for FigureAt { at, caste } in [one, other] {
        let there = state.figures[caste].has(at);
        ok(there, Refusal::NoFigure { at, caste })?;
        let edo = at.size() == Size::Edo && !state.options.swap_with_edo_allowed;
        ok(!edo, Refusal::EdoStays)?;
    }
    ok(one.at != other.at, Refusal::SameSettlement)?;
    if one.caste == other.caste {
        return ok(state.options.swap_same_caste_allowed, Refusal::SameCaste);
    }
    for (at, caste) in [(one.at, other.caste), (other.at, one.caste)] {
        let twice = state.figures[caste].has(at);
        ok(!twice, Refusal::TwoOfACaste { at, caste })?;
    }
    // The list names each pair once.
    ok(one < other, Refusal::SameSettlement)
}
