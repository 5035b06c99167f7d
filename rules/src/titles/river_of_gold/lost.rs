//! What a seat can know before it takes something: that it is lost, because it has as much as it can hold (R2).

use crate::seat::Seat;

use super::data::{EACH_GOOD, Good, KOKU};
use super::view::{Public, SeatSeen};

impl Public {
    fn seen(&self, seat: Seat) -> Option<&SeatSeen> {
        self.seats.iter().find(|row| row.seat == seat)
    }

    /// Would one more of this good be lost?
    #[must_use]
    pub fn loses_good(&self, seat: Seat, good: Good) -> bool {
        let seen = self.seen(seat);
        seen.is_some_and(|row| row.goods[good] >= EACH_GOOD)
    }

    /// Would any koku be lost?
    #[must_use]
    pub fn loses_koku(&self, seat: Seat) -> bool {
        self.seen(seat).is_some_and(|row| row.koku >= KOKU)
    }
}

#[cfg(test)]
mod tests {
    use super::{EACH_GOOD, KOKU};
    use crate::laws::RandomTable;
    use crate::title::Title as _;
    use crate::titles::river_of_gold::RiverOfGold;
    use crate::titles::river_of_gold::action::Action;
    use crate::titles::river_of_gold::event::{Event, Gain};
    use crate::titles::river_of_gold::view;

    /// What is called lost brings nothing, and what brings nothing is called lost: each taking of a random table,
    /// as it is and with as much as the seat can hold.
    #[test]
    fn what_is_called_lost_brings_nothing() {
        let (mut lost, mut gained) = (0, 0);
        for number in 0..40 {
            let mut table = RandomTable::<RiverOfGold>::begin(2 + number as usize % 3, number);
            while let Some(taken) = table.step() {
                let kind = match taken.action {
                    Action::Take(good) => Gain::from(good),
                    Action::TakeKoku => Gain::Koku,
                    _ => continue,
                };
                for full in [false, true] {
                    let mut state = taken.before.clone();
                    if full {
                        state.players[taken.seat].koku = KOKU;
                        state.players[taken.seat].goods.0.fill(EACH_GOOD);
                    }
                    let seen = view::public(&state);
                    let said = match taken.action {
                        Action::Take(good) => seen.loses_good(taken.seat, good),
                        _ => seen.loses_koku(taken.seat),
                    };
                    let mut log = crate::event_log::EventLog::default();
                    let mut dice = crate::dice::Seed::from_number(number)
                        .key("lost")
                        .dice(crate::dice::Seq(1));
                    RiverOfGold::apply(&mut state, taken.seat, taken.action, &mut dice, &mut log)
                        .expect("legal");
                    // The first gain is that of the act itself.
                    let amount = log.0.iter().find_map(|entry| match &entry.event {
                        Event::Gained { gain, amount, .. } if *gain == kind => Some(*amount),
                        _ => None,
                    });
                    assert_eq!(said, amount == Some(0), "{:?} {full}", taken.action);
                    lost += usize::from(said);
                    gained += usize::from(!said);
                }
            }
        }
        assert!(lost > 50 && gained > 50, "{lost} {gained}");
    }
}
