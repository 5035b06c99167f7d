//! Building (R5).

use super::agenda::{Task, run};
use super::data::{Patron, Reward, Shore, Tile};
use super::event::{Event, Source};
use super::play::Play;
use super::row;
use super::turn::AFTER;

/// The active player pays, puts a tile of the row on a shore space and marks it.
pub(super) fn build(play: &mut Play<'_>, shore: Shore, tile: Tile) {
    let seat = play.state.turn;
    let cost = play.state.cost(seat, shore);
    let player = &mut play.state.players[seat];
    player.koku = player.koku.saturating_sub(cost);
    play.log.all(Event::Built {
        seat,
        shore,
        tile,
        cost,
    });
    let from_end = row::take(play, tile);
    let site = &mut play.state.board[shore];
    site.tile = Some(tile);
    site.markers = [Some(seat), None];
    play.state.next(AFTER);
    play.state.next([Task::Refill]);
    // R11: Yasuki Taka scores after building.
    if play.state.has_patron(seat, Patron::Taka) {
        let spaces = u8::try_from(shore.spaces().count()).unwrap_or(0);
        give(play, shore, Reward::Vp(spaces), Source::Patron);
    }
    // R5.4: the favor of the end slot, then the influence, both before the row is refilled.
    give(
        play,
        shore,
        Reward::Influence(tile.bonus()),
        Source::Building,
    );
    if from_end {
        give(play, shore, Reward::Favor(1), Source::Building);
    }
    run(play);
}

fn give(play: &mut Play<'_>, shore: Shore, reward: Reward, source: Source) {
    let seat = play.state.turn;
    play.state.next([Task::Give {
        seat,
        shore: Some(shore),
        reward,
        source,
    }]);
}
