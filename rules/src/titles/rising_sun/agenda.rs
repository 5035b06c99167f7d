//! What is still to be done, task by task, until a seat must decide something.
//!
//! Tasks lie on a stack: what a task brings about is done before what was to follow it. A decision
//! interrupts the tasks and its answer goes on with them.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, Seats};

use super::action::{Place, Reaction};
use super::data::{Advantage, ByProvince, Card, Figure, Province, Troops};
use super::state::{March, Phase, SEATS, State};
use super::{
    Play, battle, betray, gain, honor, kami, kill, mandate, march, react, season, summon, train,
    war,
};

/// Figures of several clans.
pub(crate) type Group = BySeat<Troops, SEATS>;

/// Something still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Task {
    /// A season is set up.
    Season,
    /// The next turn of the political phase, or the war.
    Turn,
    /// The turn is over.
    TurnEnds,
    /// A seat carries out the issued mandate.
    Execute(Seat),
    /// Everybody has carried out the mandate.
    MandateEnds,
    /// A seat summons.
    Recruit {
        seat: Seat,
        used: ByProvince<u8>,
        bonus: bool,
    },
    /// A seat has summoned something.
    AfterSummon(Seat),
    /// A seat may do what its card allows.
    React(Seat, Reaction),
    /// A seat moves its figures.
    Marshal {
        seat: Seat,
        march: March,
        build: bool,
    },
    /// A seat may buy a card.
    Buy {
        seat: Seat,
        discount: bool,
        ryujin: bool,
    },
    /// A seat replaces figures.
    Betray {
        seat: Seat,
        hit: Seats,
        base: u8,
        extra: u8,
    },
    /// A bought monster is summoned.
    Arrive {
        seat: Seat,
        figure: Figure,
        at: Place,
    },
    /// A figure has come into a province.
    Enter {
        seat: Seat,
        figure: Figure,
        province: Province,
    },
    /// Oni of Hate chooses its victims.
    Hate {
        seat: Seat,
        province: Province,
        left: Seats,
        group: Group,
    },
    /// Figures die, unless they are spared.
    Slay {
        by: Seat,
        province: Province,
        group: Group,
        mercy: bool,
    },
    /// A seat loses honor.
    LoseHonor(Seat),
    /// The shrine of this place is looked at.
    Shrine(u8),
    /// Moves of Fujin.
    Fujin { seat: Seat, march: March, left: u8 },
    /// An instance of gaining ends.
    InstanceEnds,
    /// What a seat's cards bring at the start of the war.
    Upgrades(Seat),
    /// What one of them brings.
    Upgrade(Seat, Card),
    /// Koi may say when it swaps.
    SwapTime(Seat),
    /// Koi swaps.
    Swap(Seat),
    /// The next province at war.
    War,
    /// An advantage of the battle.
    Advantage(Advantage),
    /// A seat may take hostages.
    Hostages { seat: Seat, left: u8, first: bool },
    /// The battle is decided.
    Outcome,
    /// Bids are paid.
    Reparations,
    /// Odd coins are shared out.
    Remainder { left: u8, got: Seats },
    /// The battle is over.
    BattleEnds,
    /// The season ends.
    Cleanup,
    /// The part that a seat imagined is over: in previews alone.
    Imagined,
}

impl Task {
    /// Is it something this seat was about to do?
    pub(super) fn is_of(&self, who: Seat) -> bool {
        match self {
            Self::Recruit { seat, .. }
            | Self::AfterSummon(seat)
            | Self::React(seat, _)
            | Self::Marshal { seat, .. }
            | Self::Buy { seat, .. }
            | Self::Betray { seat, .. }
            | Self::Fujin { seat, .. } => *seat == who,
            _ => false,
        }
    }
}

impl State {
    /// These tasks come next, in this order.
    pub(super) fn next<const N: usize>(&mut self, tasks: [Task; N]) {
        self.agenda.extend(tasks.into_iter().rev());
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
        if carry_out(play, task) == Flow::Wait {
            return;
        }
    }
}

fn carry_out(play: &mut Play<'_>, task: Task) -> Flow {
    match task {
        Task::Season => return season::begin(play),
        Task::Turn => return mandate::turn(play),
        Task::TurnEnds => mandate::turn_ends(play),
        Task::Execute(seat) => mandate::execute(play, seat),
        Task::MandateEnds => mandate::ends(play),
        Task::Recruit { seat, used, bonus } => return summon::recruit(play, seat, used, bonus),
        Task::AfterSummon(seat) => summon::after(play, seat),
        Task::React(seat, reaction) => return react::offer(play, seat, reaction),
        Task::Marshal { seat, march, build } => return march::marshal(play, seat, march, build),
        Task::Buy {
            seat,
            discount,
            ryujin,
        } => return train::ask(play, seat, discount, ryujin),
        Task::Betray {
            seat,
            hit,
            base,
            extra,
        } => return betray::offer(play, seat, hit, base, extra),
        Task::Arrive { seat, figure, at } => summon::arrive(play, seat, figure, at),
        Task::Enter {
            seat,
            figure,
            province,
        } => kill::enter(play, seat, figure, province),
        Task::Hate {
            seat,
            province,
            left,
            group,
        } => return kill::hate(play, seat, province, left, group),
        Task::Slay {
            by,
            province,
            group,
            mercy,
        } => return kill::slay(play, by, province, group, mercy),
        Task::LoseHonor(seat) => honor::lose(play, seat),
        Task::Shrine(place) => return kami::shrine(play, place),
        Task::Fujin { seat, march, left } => return march::fujin(play, seat, march, left),
        Task::InstanceEnds => gain::end(play),
        Task::Upgrades(seat) => war::upgrades(play, seat),
        Task::Upgrade(seat, card) => war::upgrade(play, seat, card),
        Task::SwapTime(seat) => return war::ask_swap(play, seat),
        Task::Swap(seat) => war::swap(play, seat),
        Task::War => return war::next_province(play),
        Task::Advantage(advantage) => return battle::advantage(play, advantage),
        Task::Hostages { seat, left, first } => return battle::hostages(play, seat, left, first),
        Task::Outcome => battle::outcome(play),
        Task::Reparations => battle::reparations(play),
        Task::Remainder { left, got } => return battle::remainder(play, left, got),
        Task::BattleEnds => play.state.battle = None,
        Task::Cleanup => return season::cleanup(play),
        Task::Imagined => {
            play.state.phase = Phase::Over;
            return Flow::Wait;
        }
    }
    Flow::GoOn
}
