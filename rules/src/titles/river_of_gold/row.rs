//! The building row (R8.2): sliding, refilling, and what the last tiles of the two eras bring about.

use super::agenda::Task;
use super::data::{Era, Shore, Tile, Tiles};
use super::event::{Event, Source};
use super::gain;
use super::options::EmperorNext;
use super::play::Play;
use super::state::Stack;

/// VP for triggering the end.
const TRIGGER_VP: u8 = 5;

/// Takes a tile out of the row, which slides towards the end slot. Was it in the end slot?
pub(super) fn take(play: &mut Play<'_>, tile: Tile) -> bool {
    let row = &mut play.state.row;
    let Some(at) = row.iter().position(|slot| *slot == Some(tile)) else {
        return false;
    };
    if let Some(rest) = row.get_mut(at..) {
        rest.rotate_left(1);
    }
    if let Some(last) = row.last_mut() {
        *last = None;
    }
    at == 0
}

/// R6.5: after a completed journey the tile of the end slot leaves the game.
pub(super) fn cycle(play: &mut Play<'_>) {
    let [end, ..] = play.state.row;
    if let Some(tile) = end {
        take(play, tile);
        play.log.all(Event::TileDiscarded { tile });
    }
    play.state.next([Task::Refill]);
}

/// A tile of the first stack that is left enters the row. The last one of an era brings the Emperor,
/// or the end near. Once the stacks are empty the row only slides.
pub(super) fn refill(play: &mut Play<'_>) {
    let [first, second] = play.state.stacks;
    let era = if first.left > 0 {
        Era::First
    } else {
        Era::Second
    };
    let Stack { left, top } = if first.left > 0 { first } else { second };
    let Some(tile) = top else {
        return;
    };
    if let Some(free) = play.state.row.iter_mut().find(|slot| slot.is_none()) {
        *free = Some(tile);
    }
    play.log.all(Event::TileEntered { tile });
    set_stack(play, era, left.saturating_sub(1));
    if left > 1 {
        return;
    }
    match era {
        Era::Second => trigger_end(play),
        Era::First | Era::Start => emperor(play),
    }
}

/// A stack has this many tiles left; the next one can be seen (R12). It is drawn only now from the tiles
/// nobody has seen, so there is no order to hide.
pub(super) fn set_stack(play: &mut Play<'_>, era: Era, left: u8) {
    let unseen = play.state.unseen.and(Tiles::of(era));
    let top = if left > 0 {
        let at = play.dice.below(unseen.len().into());
        unseen.iter().nth(at as usize)
    } else {
        None
    };
    if let Some(tile) = top {
        play.state.unseen.remove(tile);
        play.log.all(Event::TopShown { era, tile });
    }
    let [first, second] = &mut play.state.stacks;
    *match era {
        Era::Second => second,
        Era::First | Era::Start => first,
    } = Stack { left, top };
}

/// The owners' rewards of a shore space: every marker counts, the builder's first.
pub(super) fn reward_owners(play: &mut Play<'_>, shore: Shore) {
    let site = play.state.board[shore];
    let rewards = site.tile.map_or(&[][..], Tile::owner);
    for seat in site.markers.into_iter().flatten().rev() {
        for reward in rewards.iter().rev() {
            play.state.next([Task::Give {
                seat,
                shore: Some(shore),
                reward: *reward,
                source: Source::Owner,
            }]);
        }
    }
}

/// R8.3: every owner is rewarded as if visited, in the order of shore spaces. Nobody is a visitor.
fn emperor(play: &mut Play<'_>) {
    play.log.all(Event::EmperorVisited);
    if play.state.options.emperor_next == EmperorNext::Next {
        let rest = |task: &Task| !matches!(task, Task::Trades | Task::Masteries | Task::Roll);
        play.state.agenda.retain(rest);
    }
    for shore in Shore::ALL.into_iter().rev() {
        if !play.state.board[shore].owners().is_empty() {
            play.state.next([Task::Owners(shore)]);
        }
    }
}

/// R10.1: everybody else has one more turn.
fn trigger_end(play: &mut Play<'_>) {
    let seat = play.state.turn;
    play.state.ending = Some(play.state.count.saturating_sub(1));
    play.log.all(Event::EndTriggered { seat });
    gain::vp(play, seat, TRIGGER_VP, (Source::Trigger, None));
}
