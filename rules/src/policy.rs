//! Policies: how a computer player chooses among the legal actions.

use crate::dice::{Dice, Seq};
use crate::event_log::EventLog;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::{Opening, Playing};
use crate::title::{Outcome, Standing, Title};
use crate::vocabulary::vocabulary;

vocabulary! {
    /// How a computer player chooses.
    Policy ("policy") {
        /// Any legal action, all equally likely.
        Random = "random",
        /// The title's sensible player.
        Steady = "steady",
    }
}

impl Policy {
    pub(crate) fn choose<T: Title>(
        self,
        state: &T::State,
        seat: Seat,
        list: &[T::Action],
        dice: &mut Dice,
    ) -> Option<T::Action> {
        let count = u32::try_from(list.len()).unwrap_or(u32::MAX);
        let at = match self {
            Self::Random => dice.below(count) as usize,
            // A computer player gets what its seat sees, never the state.
            Self::Steady => T::computer(
                &T::public(state),
                &T::private(state, seat),
                seat,
                list,
                dice,
            ),
        };
        list.get(at).or(list.first()).copied()
    }
}

/// A table played to its end by computer players alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Acts it took.
    pub actions: u64,
    /// How it ended; nothing if it did not end within [`MOST_ACTIONS`].
    pub outcome: Option<Outcome>,
}

/// No table of any title takes this many acts.
pub const MOST_ACTIONS: u64 = 100_000;

/// Plays a table to its end, computing the full legal list at every step.
pub(crate) fn play_out<T: Title>(opening: &Opening, policy: Policy) -> Result<Played, Refusal> {
    let (mut table, _) = Playing::<T>::open(opening)?;
    let mut dice = table.key.choice_dice(Seq(u32::MAX));
    let mut list = Vec::new();
    let mut log = EventLog::default();
    let mut actions = 0;
    while actions < MOST_ACTIONS {
        let Some(seat) = T::waiting(&table.state).iter().next() else {
            let Standing::Over(outcome) = T::standing(&table.state) else {
                break;
            };
            return Ok(Played {
                actions,
                outcome: Some(outcome),
            });
        };
        list.clear();
        T::legal(&table.state, seat, &mut list);
        let Some(action) = policy.choose::<T>(&table.state, seat, &list, &mut dice) else {
            break;
        };
        log.0.clear();
        table.apply(seat, action, &mut log)?;
        actions += 1;
    }
    Ok(Played {
        actions,
        outcome: None,
    })
}
