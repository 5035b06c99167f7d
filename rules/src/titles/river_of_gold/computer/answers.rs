//! What the seat answers when it is asked something in between.

use super::super::action::Action;
use super::super::data::{ByGood, CAP_MOST, Good, KOKU, Patron, Shore};
use super::super::view::{ShipSeen, Stage};
use super::plan;
use super::sight::Sight;

/// How good an answer is.
pub(super) fn value(sight: &Sight<'_>, action: Action) -> f32 {
    match action {
        Action::Patron(patron) => liking(patron),
        Action::Take(good) => sight.good(good),
        Action::TakeKoku => sight.koku_gain(3),
        Action::Sell(sold) => sale(sight, sold),
        Action::Mark(shore) => mark(sight, shore),
        Action::Launch(ship) => {
            // The ship further upstream has more of its journey before it.
            let at = |seen: &&ShipSeen| seen.ship == ship;
            let space = sight.own.ships.iter().find(at).map(|seen| seen.space);
            space.map_or(0.0, |space| -(space as u8 as f32))
        }
        Action::Discard(customer) => -sight.promise(customer),
        Action::Roll => {
            let each = super::super::data::Face::ALL.map(|face| face_value(sight, face));
            each.iter().sum::<f32>() / each.len() as f32
        }
        Action::Set(face) => face_value(sight, face) - sight.favor(),
        Action::BuyFavor => buy(sight),
        // Goods are traded only for a customer who can be served, in the turn itself.
        Action::Trade { .. } => -10.0,
        Action::Done => 0.0,
        // Should a turn be without a plan: sailing is always possible.
        Action::Sail { .. } => 0.0,
        Action::Build { .. } | Action::Deliver(_) => -1.0,
        Action::Die(_) => -2.0,
    }
}

/// Which patrons help most.
const fn liking(patron: Patron) -> f32 {
    match patron {
        Patron::Yoritomo => 8.0,
        Patron::Kudaka => 7.0,
        Patron::Shihobu => 6.0,
        Patron::Taka => 5.0,
        Patron::Uji => 4.0,
        Patron::Ryoku => 3.0,
        Patron::Kachiko => 2.0,
        Patron::Hyobu => 1.0,
    }
}

/// Koku for goods, as far as koku can be kept.
fn sale(sight: &Sight<'_>, sold: ByGood<u8>) -> f32 {
    let room = KOKU.saturating_sub(sight.own.koku);
    let koku = sold.sum().saturating_mul(5).min(room);
    let goods = Good::ALL.into_iter().map(|good| {
        // The last of a good is worth more than the first of many.
        let kept = sight.own.goods[good].saturating_sub(sold[good]);
        let wanted = sight
            .hand
            .iter()
            .any(|customer| customer.order()[good] > kept);
        let each = if wanted { 1.4 } else { 0.6 };
        f32::from(sold[good]) * each * sight.later.sqrt().max(0.05)
    });
    f32::from(koku) * sight.koku() - goods.sum::<f32>()
}

fn mark(sight: &Sight<'_>, shore: Shore) -> f32 {
    let own = sight.public.marks_own.unwrap_or(true);
    let tile = sight.board[shore].tile;
    tile.map_or(0.0, |tile| {
        sight.mark(shore, tile.kind(), own) + sight.marker(shore, tile)
    })
}

/// What could be done with a face in the next turn.
fn face_value(sight: &Sight<'_>, face: super::super::data::Face) -> f32 {
    plan::best_with(sight, face).map_or(0.0, |plan| plan.value)
}

/// Favor is bought with koku that would soon be lost.
fn buy(sight: &Sight<'_>) -> f32 {
    let plenty = sight.own.koku + 3 > KOKU && sight.own.favor < CAP_MOST;
    let after = sight.public.stage == Stage::Trade && !sight.last_turn();
    if plenty && after { 1.0 } else { -5.0 }
}
