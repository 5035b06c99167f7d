//! Policies: how a computer player chooses among the legal actions.

use crate::dice::{Dice, Seq};
use crate::event_log::EventLog;
use crate::refusal::Refusal;
use crate::search;
use crate::seat::Seat;
use crate::table::{Opening, Playing};
use crate::title::{Outcome, Standing, Title};
use crate::vocabulary::vocabulary;

vocabulary! {
    /// How a computer player chooses.
    Policy ("policy") {
        /// Any legal action, all equally likely.
        Random = "random",
        /// The title's first sensible player, kept as it was: lessons are played by it.
        Steady = "steady",
        /// Plays like a captain who overlooks things.
        Apprentice = "apprentice",
        /// The title's sensible player.
        Captain = "captain",
        /// Thinks ahead.
        Daimyo = "daimyo",
    }
}

/// How many tables a daimyo imagines where nobody gives it a budget.
const FEW_ROLLOUTS: u64 = 100;

impl Policy {
    pub(crate) fn choose<T: Title>(
        self,
        state: &T::State,
        seat: Seat,
        list: &[T::Action],
        dice: &mut Dice,
    ) -> Option<T::Action> {
        let count = u32::try_from(list.len()).unwrap_or(u32::MAX);
        // A computer player gets what its seat sees, never the state.
        let view = || (T::public(state), T::private(state, seat));
        let at = match self {
            Self::Random => dice.below(count) as usize,
            Self::Steady => {
                let (public, private) = view();
                T::computer(&public, &private, seat, list, dice)
            }
            Self::Apprentice => {
                let (public, private) = view();
                overlooking::<T>(&public, &private, seat, list, dice)
            }
            Self::Captain => {
                let (public, private) = view();
                T::captain(&public, &private, seat, list, dice)
            }
            Self::Daimyo => {
                let seed = dice.imagined_seed();
                let go_on = &mut |rollouts| rollouts < FEW_ROLLOUTS;
                return search::search::<T>(state, seat, list, seed, go_on).map(|found| found.best);
            }
        };
        list.get(at).or(list.first()).copied()
    }
}

/// Of how many decisions an apprentice overlooks something in one.
const OVERLOOKS: u32 = 2;

/// The choice of a captain who does not see about half of what could be done. What is left is
/// weighed with care, so a mistake is never absurd.
fn overlooking<T: Title>(
    public: &T::Public,
    private: &T::Private,
    seat: Seat,
    list: &[T::Action],
    dice: &mut Dice,
) -> usize {
    let whole = T::captain(public, private, seat, list, dice);
    if list.len() < 3 || dice.below(OVERLOOKS) != 0 {
        return whole;
    }
    let places: Vec<usize> = (0..list.len()).filter(|_| dice.below(2) == 0).collect();
    let seen: Vec<T::Action> = places
        .iter()
        .filter_map(|at| list.get(*at).copied())
        .collect();
    let at = T::captain(public, private, seat, &seen, dice);
    // A captain who wanted what is not in the list answers with its first entry.
    match places.get(at) {
        Some(place) if at > 0 => *place,
        _ => whole,
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

impl Played {
    /// A table that waits for nobody.
    fn ended<T: Title>(state: &T::State, actions: u64) -> Self {
        let outcome = match T::standing(state) {
            Standing::Over(outcome) => Some(outcome),
            Standing::Waiting(_) => None,
        };
        Self { actions, outcome }
    }
}

/// No table of any title takes this many acts.
pub const MOST_ACTIONS: u64 = 100_000;

/// Plays a table to its end. Random players draw their actions without a list and roll quick dice:
/// their tables measure how fast the rules are.
pub(crate) fn play_out<T: Title>(opening: &Opening, policy: Policy) -> Result<Played, Refusal> {
    let (mut table, _) = Playing::<T>::open(opening)?;
    let mut dice = table.key.choice_dice(Seq(u32::MAX));
    if policy == Policy::Random {
        let dice = Dice::imagined(dice.imagined_seed());
        return Ok(random_table::<T>(table.state, dice));
    }
    let mut list = Vec::new();
    let mut log = EventLog::default();
    let mut actions = 0;
    while actions < MOST_ACTIONS {
        let Some(seat) = T::waiting(&table.state).iter().next() else {
            return Ok(Played::ended::<T>(&table.state, actions));
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

fn random_table<T: Title>(mut state: T::State, mut dice: Dice) -> Played {
    let mut log = EventLog::unheard();
    let mut actions = 0;
    while actions < MOST_ACTIONS {
        let Some(seat) = T::waiting(&state).iter().next() else {
            return Played::ended::<T>(&state, actions);
        };
        let Some(action) = T::sample(&state, seat, &mut dice) else {
            break;
        };
        if T::apply(&mut state, seat, action, &mut dice, &mut log).is_err() {
            break;
        }
        actions += 1;
    }
    Played {
        actions,
        outcome: None,
    }
}
