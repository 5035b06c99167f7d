//! The battle that is fought: who fights, who has sealed its bids, and what everybody bid once all are shown.
//!
//! It takes the place of the cards on display, which nobody can buy during a war.

use rules::seat::Seat;
use rules::titles::rising_sun::{Advantage, BattleSeen};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, left, middle, plate, room};
use super::{GOLD, SUMI, Table, VERMILION, WHITE};
use painter::scene::{Align, Hand, Scene};

/// Where the advantages begin, and how wide each is.
const FIRST: f32 = 236.0;
const EACH: f32 = 232.0;

pub(super) fn draw<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    fought: &BattleSeen,
    rect: Rect,
) {
    let [x, y, ..] = rect;
    plate(scene, rect, 3.0, WHITE);
    scene.stamp("war", [x + 30.0, y + 26.0], 34.0, VERMILION);
    let name = table.words.name(fought.province).to_string();
    let at = [x + 56.0, y + 25.0];
    scene.text(name, at, 31.0, Hand::Title, Align::Left, SUMI);
    let (mut at, line) = (x + 32.0, y + 62.0);
    for seat in &fought.fighters {
        let won = fought.winner == Some(*seat);
        badge(scene, table.clan(*seat), [at, line], 33.0, won);
        if fought.bids.is_none() && fought.sealed.contains(seat) {
            scene.stamp("check", [at + 12.0, line + 12.0], 24.0, WHITE);
            scene.stamp("check", [at + 12.0, line + 12.0], 19.0, VERMILION);
        }
        at += 44.0;
    }
    for (i, advantage) in Advantage::ALL.into_iter().enumerate() {
        let start = x + FIRST + EACH * i as f32;
        scene.stamp(advantage.id(), [start + 16.0, y + 26.0], 33.0, SUMI);
        let name = table.words.name(advantage).to_string();
        left(scene, name, [start + 40.0, y + 25.0], 27.0, SUMI);
        scene.within(room(14, 27.0));
        let bids = fought.bids.iter().flatten();
        let bids = bids.filter_map(|(seat, bid)| Some((*seat, *bid.get(i)?)));
        let bids: Vec<(Seat, u8)> = bids.collect();
        let best = highest(table, &bids);
        for (n, (seat, coins)) in bids.into_iter().enumerate() {
            let at = start + 13.0 + 46.0 * n as f32;
            badge(scene, table.clan(seat), [at, line], 22.0, false);
            if best == Some(seat) {
                scene.disc([at + 22.0, line], 13.0, GOLD);
            }
            middle(scene, coins.to_string(), [at + 22.0, line], 25.0, SUMI);
        }
    }
}

/// Whose bid is the highest; ties go to the higher honor, and nobody wins with nothing.
fn highest<A: Audience>(table: &Table<'_, A>, bids: &[(Seat, u8)]) -> Option<Seat> {
    let offered = bids.iter().filter(|(_, coins)| *coins > 0);
    let best = offered.max_by_key(|(seat, coins)| (*coins, std::cmp::Reverse(table.rank(*seat))));
    best.map(|(seat, _)| *seat)
}
