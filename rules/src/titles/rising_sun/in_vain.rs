//! What a seat can know before it issues a mandate: that it would change nothing.

use crate::seat::Seat;

use super::data::Card;
use super::view::Public;

impl Public {
    /// Would Betray of this seat replace nobody's figure, and break no alliance? Nothing can happen between the
    /// tile and the replacement, so it is certain.
    #[must_use]
    pub fn betrays_in_vain(&self, seat: Seat) -> bool {
        let Some(own) = self.seats.iter().find(|row| row.seat == seat) else {
            return false;
        };
        let clans = self.provinces.iter().flat_map(|row| &row.clans);
        let others = clans.filter(|group| group.seat != seat);
        let mut figures = others.flat_map(|group| &group.figures);
        let on_map = figures.any(|figure| own.reserve.iter().any(|with| with.replaces(*figure)));
        // R6.5: a card lets a shinto take the place of a figure on a shrine.
        let mut shrines = self.shrines.iter().flat_map(|shrine| &shrine.figures);
        let on_shrine = own.cards.contains(&Card::PathOfTheUnrighteous)
            && own.reserve.iter().any(|with| with.is_shinto())
            && shrines.any(|(owner, _)| *owner != seat);
        own.ally.is_none() && !on_map && !on_shrine
    }
}

#[cfg(test)]
mod tests {
    use crate::laws::RandomTable;
    use crate::title::Title as _;
    use crate::titles::rising_sun::RisingSun;
    use crate::titles::rising_sun::action::Action;
    use crate::titles::rising_sun::data::{Mandate, Troops};
    use crate::titles::rising_sun::event::Event;
    use crate::titles::rising_sun::state::{Phase, Question};
    use crate::titles::rising_sun::view;

    /// Every Betray of random tables, as it is and with an empty reserve: after one that is called vain nobody is
    /// asked whom to replace, and no alliance breaks; after any other one of the two happens.
    #[test]
    fn a_vain_betray_changes_nothing() {
        let (mut vain, mut real) = (0, 0);
        for number in 0..60 {
            let mut table = RandomTable::<RisingSun>::begin(3 + number as usize % 3, number);
            while let Some(taken) = table.step() {
                let Action::Play { tile, named } = taken.action else {
                    continue;
                };
                if named.unwrap_or(tile) != Mandate::Betray {
                    continue;
                }
                for empty in [false, true] {
                    let mut state = taken.before.clone();
                    if empty {
                        state.players[taken.seat].reserve = Troops::NONE;
                    }
                    let said = view::public(&state).betrays_in_vain(taken.seat);
                    let mut log = crate::event_log::EventLog::default();
                    let mut dice = crate::dice::Seed::from_number(number)
                        .key("vain")
                        .dice(crate::dice::Seq(1));
                    RisingSun::apply(&mut state, taken.seat, taken.action, &mut dice, &mut log)
                        .expect("legal");
                    let broken = log.0.iter().any(|entry| {
                        matches!(entry.event, Event::AllianceBroken { by, .. } if by == taken.seat)
                    });
                    let asked = matches!(
                        state.phase,
                        Phase::Asked(seat, Question::Betray { .. }) if seat == taken.seat
                    );
                    assert_eq!(said, !broken && !asked, "seed {number} {empty}");
                    vain += usize::from(said);
                    real += usize::from(!said);
                }
            }
        }
        assert!(vain > 20 && real > 20, "{vain} {real}");
    }
}
