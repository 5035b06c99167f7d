//! Use cases: what people do at tables. Plain data in, plain data out.
//!
//! Every way in (command, button, select, computer daimyo) ends in [`Tables::act`]; legality is
//! decided in `rules` alone; every change is one transaction of the store. Knows nothing of Discord
//! and of wording.

mod absence;
mod agree;
mod caller;
mod clocks;
mod doctor;
mod downtime;
mod find;
mod hint;
mod history;
mod job;
mod languages;
mod lesson;
mod lobby;
pub mod local_time;
mod log_cache;
mod look;
mod manage;
mod moment;
mod obstacle;
mod open_seat;
mod order_due;
mod orders;
mod outgoing;
mod people;
mod plan;
mod refused;
mod relocate;
mod remind;
mod replan;
mod replay;
mod results;
mod review;
pub mod scheduler;
mod seat_change;
mod solo;
mod state;
mod takeback;
mod think;
pub mod thinker;
mod time_out;
mod time_preferences;
mod transition;
mod turn;
mod upkeep;
mod vote;

#[cfg(test)]
mod tests;

pub use agree::{Agreed, HINTS, LEVEL, Switch};
pub use caller::Caller;
pub use downtime::Downtime;
pub use find::TableRef;
pub use hint::Hint;
pub use history::{Filter, Kind, LogLine};
pub use job::Job;
pub use lesson::{LessonPlace, LessonSays, LessonStep};
pub use lobby::New;
pub use look::{Panel, PublicTable};
pub use manage::SeatChange;
pub use obstacle::{Obstacle, Permission};
pub use orders::Off;
pub use outgoing::{DirectMessage, Facts, Missed, Notice, Post, Why};
pub use plan::Plan;
pub use refused::{Refused, Trouble};
pub use replan::{Edit, Replan};
pub use replay::ReplayStep;
pub use results::PlayerStats;
pub use review::{Judged, Review, ReviewSeen, Reviewed, Step};
pub use scheduler::Woken;
pub use state::TableState;
pub use takeback::Asked;
pub use time_preferences::PreferenceChanges;
#[cfg(test)]
pub(crate) use transition::LOADS;
pub use turn::{Chosen, Done, Move, NotDone};
pub use upkeep::Registration;
pub use vote::{Motion, Tally};

pub use crate::store::{
    Dm, GuildRow, LastSeen, Lifecycle, Order, SeatRow, TableRow, TimePreferences, UserRow, Viewer,
};

use self::hint::Hints;
use self::languages::ChosenLanguages;
use self::log_cache::LogCache;
use self::review::Progress;
use crate::fault::Fault;
use crate::randomness;
use crate::store::Store;
use crate::thinking::{Budget, Thinking};

/// How many tables a computer daimyo imagines where no other budget is given.
const FEW_ROLLOUTS: u64 = 40;

/// The use cases over a store.
#[derive(Clone)]
pub struct Tables {
    store: Store,
    logs: LogCache,
    thinking: Thinking,
    reviewing: Progress,
    hints: Hints,
    chosen: ChosenLanguages,
}

impl Tables {
    /// The use cases over this store. Computer daimyos think a little, and on the thread that asks.
    #[must_use]
    pub fn new(store: Store) -> Self {
        let logs = LogCache::new();
        let chosen = ChosenLanguages::default();
        Self {
            store,
            logs,
            reviewing: Progress::default(),
            hints: Hints::default(),
            thinking: Thinking::new(Budget::Rollouts(FEW_ROLLOUTS)),
            chosen,
        }
    }

    /// The same with another budget for thinking.
    #[must_use]
    pub fn thinking(mut self, budget: Budget) -> Self {
        self.thinking = Thinking::new(budget);
        self
    }

    /// The store below.
    #[must_use]
    pub const fn store(&self) -> &Store {
        &self.store
    }
}

/// Turns randomness of the operating system into a table's seed.
fn new_seed() -> Result<rules::dice::Seed, Fault> {
    let mut bytes = [0; 32];
    randomness::fill(&mut bytes)?;
    Ok(rules::dice::Seed::from_bytes(bytes))
}
