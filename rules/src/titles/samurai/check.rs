//! The invariants of a state: run after loading, and after every step in tests.

use crate::seat::Seat;
use crate::title::Broken;

use super::data::{Caste, HAND, Hexes, Pile, Settlements, Terrain, Tile, figures_per_caste};
use super::state::{Phase, SEATS, State};

fn ensure(fine: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if fine { Ok(()) } else { Err(Broken(what())) }
}

/// Checks everything a sound state cannot violate.
pub(super) fn check(state: &State) -> Result<(), Broken> {
    let seats = state.seats();
    ensure((2..=SEATS).contains(&seats), || "two to four seats".into())?;
    ensure(state.first.index() < seats, || {
        "the first player sits at the table".into()
    })?;
    ensure(state.passes < state.count || state.is_over(), || {
        "a full round of passes ends the game".into()
    })?;
    let waiting = state.waiting();
    ensure(waiting.iter().all(|seat| seat.index() < seats), || {
        "only seats of the table are waited for".into()
    })?;
    ensure(state.is_over() == waiting.is_empty(), || {
        "somebody is waited for until the end".into()
    })?;
    for seat in state.all_seats() {
        let twin = |other: &Seat| *other > seat && state.colours[*other] == state.colours[seat];
        ensure(!state.all_seats().any(|other| twin(&other)), || {
            "every colour sits once".into()
        })?;
        tiles_conserved(state, seat)?;
    }
    board_sound(state)?;
    for caste in Caste::ALL {
        figures_conserved(state, caste)?;
    }
    let in_play = Settlements::in_play(seats);
    for at in in_play.iter() {
        ensure(state.figures_at(at).count() <= at.room().into(), || {
            format!("{at} holds more figures than it takes")
        })?;
    }
    ensure(state.taken.len() <= 39, || {
        "no more figures than there are".into()
    })?;
    let seated = |by: Option<Seat>| by.is_none_or(|seat| seat.index() < seats);
    ensure(state.taken.iter().all(|taken| seated(taken.by)), || {
        "figures were taken by seats of the table".into()
    })
}

/// Each seat's twenty tiles are somewhere: hand, stack or board; a played swap is nowhere.
fn tiles_conserved(state: &State, seat: Seat) -> Result<(), Broken> {
    let player = &state.players[seat];
    let colour = state.colours[seat];
    for pile in [player.hand, player.stack] {
        ensure(pile.is_sound(), || {
            format!("{colour}: a pile holds what does not exist")
        })?;
    }
    let mut rest = Pile::full();
    let board = state.board.all().filter(|(_, laid)| laid.owner == seat);
    let board = board.map(|(_, laid)| laid.tile);
    for tile in player.hand.iter().chain(player.stack.iter()).chain(board) {
        ensure(rest.take(tile), || format!("{colour}: too many of {tile}"))?;
    }
    let gone = rest.iter().find(|tile| *tile != Tile::Swap);
    ensure(gone.is_none(), || format!("{colour}: a tile is nowhere"))?;
    let setting_up = matches!(state.phase, Phase::Hands(_) | Phase::Figures(_));
    ensure(!setting_up || rest.is_empty(), || {
        format!("{colour}: a swap is nowhere before the turns begin")
    })?;
    let hand = usize::from(player.hand.len());
    let fits = match state.phase {
        Phase::Hands(waiting) if waiting.has(seat) => hand == 0,
        Phase::Hands(_) | Phase::Figures(_) => hand == HAND,
        // A tile of the hand was played, and nothing is drawn before the turn ends.
        Phase::Turn {
            seat: playing,
            begun: true,
            ..
        } if playing == seat => hand < HAND,
        Phase::Turn { .. } | Phase::Over => hand <= HAND,
    };
    ensure(fits, || format!("{colour}: {hand} tiles in hand"))
}

/// Tiles lie where their kind may lie, in play, and belong to seats of the table.
fn board_sound(state: &State) -> Result<(), Broken> {
    let setting_up = matches!(state.phase, Phase::Hands(_) | Phase::Figures(_));
    ensure(!setting_up || state.board.all().next().is_none(), || {
        "no tile lies on the board before the turns begin".into()
    })?;
    let in_play = Hexes::in_play(state.seats());
    for (hex, laid) in state.board.all() {
        ensure(in_play.has(hex), || format!("{hex} is not in play"))?;
        ensure(laid.owner.index() < state.seats(), || {
            format!("{hex}: nobody's tile")
        })?;
        let ship = matches!(laid.tile, Tile::Ship2 | Tile::Ship1);
        let sea = hex.terrain() == Terrain::Sea;
        ensure(ship == sea && laid.tile != Tile::Swap, || {
            format!("{hex}: {} lies where it may not", laid.tile)
        })?;
    }
    Ok(())
}

/// The figures of a caste are on the board, with a seat, or aside; during the set-up also apart.
fn figures_conserved(state: &State, caste: Caste) -> Result<(), Broken> {
    let standing = state.figures[caste];
    let in_play = Settlements::in_play(state.seats());
    ensure(standing.0 & !in_play.0 == 0, || {
        format!("{caste}: a figure stands where nobody plays")
    })?;
    let captured = state
        .all_seats()
        .map(|seat| u32::from(state.players[seat].captured[caste]));
    let gone = captured.sum::<u32>() + u32::from(state.aside[caste]);
    let found = gone + u32::from(standing.len());
    let all = u32::from(figures_per_caste(state.seats()));
    let fits = match state.phase {
        Phase::Hands(_) | Phase::Figures(_) => gone == 0 && found <= all,
        Phase::Turn { .. } | Phase::Over => found == all,
    };
    ensure(fits, || format!("{caste}: {found} of {all} figures"))
}
