//! What is still to be done in a turn, task by task, until a seat must decide something.
//!
//! Tasks lie on a stack: what a task brings about is done before what was to follow it. A decision
//! interrupts the tasks and its answer goes on with them.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

use super::data::{Region, Reward, Shore, Space};
use super::event::Source;
use super::options::Trades;
use super::play::Play;
use super::state::{Phase, Question, State};
use super::{deliver, gain, legal, row, sail, turn};

/// Something still to be done; for the active player, unless a seat is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Rolls for the first turn of a seat.
    FirstRoll(Seat),
    /// Begins the first turn.
    Begin,
    /// The visitor's reward of a shore space; was it the noble ship that came?
    Visit { shore: Shore, noble: bool },
    /// The owners' rewards of a shore space, marker by marker.
    Owners(Shore),
    /// One reward for one seat.
    Give {
        seat: Seat,
        shore: Option<Shore>,
        reward: Reward,
        source: Source,
    },
    /// Influence in a region.
    Advance {
        region: Region,
        steps: u8,
        source: Source,
    },
    /// The powers of nobles 3, 4 and 6 at the space where the noble ship stopped.
    NoblePowers(Space),
    /// Daidoji Uji looks at the space where a ship stopped.
    OpponentsVisited(Space),
    /// Koku or a good for a completed journey.
    Journey,
    /// The merchants' bonuses, one after the other.
    Merchants,
    /// One merchant's bonus.
    Merchant(Region),
    /// The tile of the end slot leaves the game.
    Cycle,
    /// The row slides and is filled up.
    Refill,
    /// One of the ships becomes the noble ship.
    Launch,
    /// A second marker on an own or on an opponent's building.
    Mark { own: bool },
    /// Draw this many customers and discard one.
    Cards(u8),
    /// Trades after the action.
    Trades,
    /// Masteries are claimed.
    Masteries,
    /// The die is rolled for the next turn.
    Roll,
    /// The next player's turn, or the end.
    Next,
}

impl Task {
    /// May the active player trade before it, where trades are always possible? Between tasks that
    /// give or take nothing there is nothing to wait for.
    const fn can_wait(self) -> bool {
        matches!(
            self,
            Self::Give { .. }
                | Self::Advance { .. }
                | Self::Merchant(_)
                | Self::Cycle
                | Self::Cards(_)
        )
    }
}

impl State {
    /// These tasks come next, in this order.
    pub(super) fn next<const N: usize>(&mut self, tasks: [Task; N]) {
        self.agenda.extend(tasks.into_iter().rev());
    }

    pub(super) const fn ask(&mut self, seat: Seat, question: Question) {
        self.phase = Phase::Asked(seat, question);
    }
}

/// Does the table go on by itself, or wait for a decision?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    GoOn,
    Wait,
}

/// Carries out tasks until a seat must decide something or the table is over.
pub(super) fn run(play: &mut Play<'_>) {
    while let Some(task) = play.state.agenda.pop() {
        let always = play.state.options.trades == Trades::Always;
        if always && task.can_wait() && legal::can_trade(play.state.active()) {
            play.state.agenda.push(task);
            play.state.ask(play.state.turn, Question::Trade);
            return;
        }
        if carry_out(play, task) == Flow::Wait {
            return;
        }
    }
}

/// Goes on after a pause for trades: the next task does not wait once more.
pub(super) fn resume(play: &mut Play<'_>) {
    match play.state.agenda.pop() {
        Some(task) if carry_out(play, task) == Flow::Wait => {}
        _ => run(play),
    }
}

fn carry_out(play: &mut Play<'_>, task: Task) -> Flow {
    match task {
        Task::FirstRoll(seat) => return turn::roll(play, seat, true),
        Task::Begin => return turn::open(play, play.state.first),
        Task::Visit { shore, noble } => sail::visit(play, shore, noble),
        Task::Owners(shore) => row::reward_owners(play, shore),
        Task::Give {
            seat,
            shore,
            reward,
            source,
        } => return gain::give(play, seat, shore, reward, source),
        Task::Advance {
            region,
            steps,
            source,
        } => gain::advance(play, play.state.turn, region, steps, (source, None)),
        Task::NoblePowers(space) => sail::noble_powers(play, space),
        Task::OpponentsVisited(space) => sail::opponents_visited(play, space),
        Task::Journey => {
            play.state.ask(play.state.turn, Question::Journey);
            return Flow::Wait;
        }
        Task::Merchants => sail::merchants(play),
        Task::Merchant(region) => return sail::merchant(play, region),
        Task::Cycle => row::cycle(play),
        Task::Refill => row::refill(play),
        Task::Launch => {
            play.state.ask(play.state.turn, Question::Launch);
            return Flow::Wait;
        }
        Task::Mark { own } => return deliver::ask_marker(play, own),
        Task::Cards(count) => return deliver::new_customers(play, count),
        Task::Trades => return turn::ask_trades(play),
        Task::Masteries => turn::claim_masteries(play),
        Task::Roll => return turn::roll(play, play.state.turn, false),
        Task::Next => return turn::next(play),
    }
    Flow::GoOn
}
