//! The turn (R4): tiles, captures, end check, refill.

use crate::seat::Seat;

use super::Play;
use super::action::Then;
use super::capture;
use super::data::{FigureAt, HAND, Hex, Tile};
use super::event::Event;
use super::options::CaptureTiming;
use super::scoring;
use super::state::{self, Laid, Phase};

/// Opens the turn of a seat, or of the next one that has a tile. A seat without a tile can do
/// nothing, and everybody sees that, so it is not asked.
pub(super) fn open(play: &mut Play<'_>, mut seat: Seat) {
    while play.state.players[seat].hand.is_empty() {
        play.log.all(Event::PassedOver { seat });
        if stuck(play) {
            return;
        }
        seat = seat.next(play.state.seats());
    }
    play.state.phase = Phase::Turn {
        seat,
        begun: false,
        plain: false,
    };
}

/// A seat could not play. Ends the game after a full round of that, or at once if so agreed.
fn stuck(play: &mut Play<'_>) -> bool {
    play.state.passes += 1;
    let over = play.state.passes >= play.state.count || !play.state.options.pass_if_no_legal_play;
    if over {
        play.log.all(Event::NobodyCanPlay);
        scoring::end(play);
    }
    over
}

/// A seat that has tiles but no legal play passes.
pub(super) fn pass(play: &mut Play<'_>, seat: Seat) {
    play.state.taken.clear();
    play.log.all(Event::Passed { seat });
    if !stuck(play) {
        open(play, seat.next(play.state.seats()));
    }
}

/// Lays a tile of the hand.
pub(super) fn lay(play: &mut Play<'_>, seat: Seat, tile: Tile, hex: Hex) {
    play.state.players[seat].hand.take(tile);
    play.state.board.put(hex, Laid { owner: seat, tile });
    play.log.all(Event::Laid { seat, tile, hex });
}

/// Moves an own tile, the move tile takes its place.
pub(super) fn relocate(play: &mut Play<'_>, seat: Seat, from: Hex, to: Hex) {
    let Some(tile) = play.state.board.relocate(from, to) else {
        return;
    };
    play.state.players[seat].hand.take(Tile::Move);
    play.log.all(Event::Moved {
        seat,
        tile,
        from,
        to,
    });
}

/// Exchanges two figures; the swap tile leaves the game.
pub(super) fn swap(play: &mut Play<'_>, seat: Seat, one: FigureAt, other: FigureAt) {
    play.state.players[seat].hand.take(Tile::Swap);
    state::exchange(&mut play.state.figures, one, other);
    play.log.all(Event::Swapped { seat, one, other });
}

/// A tile was played: the turn goes on or ends.
pub(super) fn played(play: &mut Play<'_>, seat: Seat, tile: Tile, then: Then) {
    play.state.passes = 0;
    if let Phase::Turn { begun, plain, .. } = &mut play.state.phase {
        if !*begun {
            play.state.taken.clear();
        }
        *begun = true;
        *plain |= !tile.cunning();
    }
    if play.state.options.capture_timing == CaptureTiming::Instant {
        capture::resolve(play);
    }
    if then == Then::End {
        finish(play, seat);
    }
}

/// The end of a turn: captures, end check, refill, next seat.
pub(super) fn finish(play: &mut Play<'_>, seat: Seat) {
    capture::resolve(play);
    if scoring::has_ended(play) {
        scoring::end(play);
        return;
    }
    let tiles = draw(play, seat);
    if !tiles.is_empty() {
        let count = u8::try_from(tiles.len()).unwrap_or(u8::MAX);
        play.log.all(Event::Drew { seat, count });
        play.log.only(seat, Event::DrewTiles { tiles });
    }
    open(play, seat.next(play.state.seats()));
}

/// Fills the hand from the stack at random.
pub(super) fn draw(play: &mut Play<'_>, seat: Seat) -> Vec<Tile> {
    let player = &mut play.state.players[seat];
    let mut drawn = Vec::new();
    while usize::from(player.hand.len()) < HAND && !player.stack.is_empty() {
        let at = play.dice.below(player.stack.len().into());
        let Some(tile) = player.stack.nth(at) else {
            break;
        };
        player.stack.take(tile);
        player.hand.add(tile);
        drawn.push(tile);
    }
    drawn
}
