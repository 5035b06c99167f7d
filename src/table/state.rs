//! A table's row and seats together, and the play they open.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::catalog;
use rules::dice::{Scheme, Seq};
use rules::event_log::Events;
use rules::policy::Policy;
use rules::refusal::Refusal;
use rules::seat::{Seat, Seats};
use rules::table::{Acted, Opening, Table};
use sha2::{Digest as _, Sha256};

use super::lesson::lesson_of;
use super::{Refused, Trouble};
use crate::failpoint;
use crate::fault::Fault;
use crate::id::UserId;
use crate::level::Level;
use crate::store::{ClockRow, JournalRow, Lifecycle, PlanRow, SeatRow, Snapshot, TableRow};

/// How many bytes of a state's hash are kept per act.
const KEPT: usize = 12;

/// A table and who sits at it.
#[derive(Clone, Debug)]
pub struct TableState {
    /// The table.
    pub row: TableRow,
    /// Its taken seats, in order.
    pub seats: Vec<SeatRow>,
    /// The clocks of those who are timed, in order.
    pub clocks: Vec<ClockRow>,
    /// What seats have planned. Each plan is its seat's secret.
    pub(super) plans: Vec<PlanRow>,
    /// The acts that not everybody noticed, each with the seats that did.
    pub(super) unnoticed: Vec<(Seq, Seats)>,
}

impl TableState {
    /// A table, its seats, their clocks, what they planned, and which acts not everybody noticed.
    #[must_use]
    pub const fn new(
        row: TableRow,
        seats: Vec<SeatRow>,
        clocks: Vec<ClockRow>,
        plans: Vec<PlanRow>,
        unnoticed: Vec<(Seq, Seats)>,
    ) -> Self {
        Self {
            row,
            seats,
            clocks,
            plans,
            unnoticed,
        }
    }

    /// The seat a person holds.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats
            .iter()
            .find(|row| row.user == Some(user))
            .map(|row| row.seat)
    }

    /// The seat with this number.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.iter().find(|row| row.seat == seat)
    }

    /// The seat that plays this side.
    #[must_use]
    pub fn side(&self, side: &str) -> Option<&SeatRow> {
        self.seats.iter().find(|row| row.side == side)
    }

    /// What a seat plays.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> String {
        self.seat(seat)
            .map_or_else(String::new, |row| row.side.clone())
    }

    /// The sides nobody plays yet.
    pub fn free_sides(&self) -> Result<Vec<&'static str>, Refusal> {
        let about = catalog::about(&self.row.title)?;
        let sides = about.sides.iter().copied();
        Ok(sides.filter(|side| self.side(side).is_none()).collect())
    }

    /// Somebody has a seat here and wants another.
    pub(super) fn already_seated(&self, seat: Seat) -> Refused {
        Refused::AlreadySeated {
            title: self.row.title.clone(),
            side: self.side_of(seat),
        }
    }

    /// The person in a seat.
    #[must_use]
    pub fn user(&self, seat: Seat) -> Option<UserId> {
        self.seat(seat).and_then(|row| row.user)
    }

    /// Are all players gone, but some may come back?
    #[must_use]
    pub fn is_deserted(&self) -> bool {
        self.voters().is_empty() && self.seats.iter().any(|row| row.held)
    }

    /// The seats whose players are present.
    #[must_use]
    pub fn voters(&self) -> Seats {
        let there = self
            .seats
            .iter()
            .filter(|row| row.user.is_some() && !row.held);
        there.map(|row| row.seat).collect()
    }

    /// The seats computer daimyos play for.
    #[must_use]
    pub fn computers(&self) -> Seats {
        self.seats
            .iter()
            .filter(|row| row.user.is_none() || row.held)
            .map(|row| row.seat)
            .collect()
    }

    /// How well a computer daimyo plays in a seat: as its own was chosen, or as the table agreed for one that
    /// plays in place of somebody.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Level {
        let own = self.seat(seat).filter(|row| row.user.is_none());
        own.map_or(self.row.level, |row| row.level)
    }

    /// Is the table a lesson?
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        lesson_of(&self.row).is_some()
    }

    /// How a computer daimyo chooses who answers at once. One that thinks ahead is not asked here, except where
    /// nobody can wait for it: then the middle level plays.
    fn policy(&self, seat: Seat) -> Policy {
        if self.is_lesson() {
            // What a lesson says about its course is written for this player.
            return Policy::Steady;
        }
        match self.level(seat) {
            level if level.thinks() => Level::Captain.policy(),
            level => level.policy(),
        }
    }

    /// What a computer daimyo would do. If it panics, the first legal action: that costs one act, and the
    /// table goes on.
    pub(super) fn advice(&self, table: &Table, seat: Seat) -> Result<String, Fault> {
        // It only reads the table, so nothing can be left half done.
        let advice = catch_unwind(AssertUnwindSafe(|| {
            failpoint::in_advice();
            table.advise(seat, self.policy(seat))
        }));
        let advice = advice.unwrap_or_else(|_| {
            let _ = Fault::new("computer", &"a computer daimyo panicked");
            None
        });
        let advice = advice.or_else(|| table.legal(seat).into_iter().next());
        advice.ok_or_else(|| Fault::new("computer", &"no legal action"))
    }

    /// What an act of a computer daimyo adds to the dice: how often acts were taken back, which is enough to
    /// roll nothing twice.
    pub(super) fn computer_mix(&self, taken_back: i64) -> String {
        match taken_back {
            _ if self.row.dice == 1 || self.is_lesson() => String::new(),
            0 => String::new(),
            times => format!("back {times}"),
        }
    }

    /// The seats that play the present stage sealed; none where acts are open.
    pub(super) fn sealing(&self, table: &Table) -> Seats {
        if self.row.sealed {
            table.sealable()
        } else {
            Seats::NONE
        }
    }

    /// Has the seat sealed its list for the present stage?
    pub(super) fn has_sealed(&self, table: &Table, seat: Seat) -> bool {
        let plan = self.plans.iter().find(|plan| plan.seat == seat);
        plan.is_some_and(|plan| plan.sealed && plan.chapter == table.chapter())
    }

    /// Whom the table is waiting for. In a sealed stage that is everybody who is not done.
    #[must_use]
    pub fn waiting(&self, table: &Table) -> Seats {
        let sealing = self.sealing(table);
        if sealing.is_empty() {
            return table.waiting();
        }
        let computers = self.computers();
        let open = |seat: &Seat| !computers.has(*seat) && !self.has_sealed(table, *seat);
        sealing.iter().filter(open).collect()
    }

    /// A seat's plan; an empty one if it has none.
    pub(super) fn plan(&self, seat: Seat, chapter: u16) -> PlanRow {
        let known = self.plans.iter().find(|plan| plan.seat == seat);
        known.cloned().unwrap_or(PlanRow {
            seat,
            queue: Vec::new(),
            chapter,
            passing: false,
            sealed: false,
        })
    }

    /// Remembers a changed plan.
    pub(super) fn set_plan(&mut self, plan: PlanRow) {
        self.plans.retain(|known| known.seat != plan.seat);
        self.plans.push(plan);
    }

    /// Checks that the table is under way.
    pub fn playing(&self) -> Result<(), Refused> {
        match self.row.stage {
            Lifecycle::Playing => Ok(()),
            Lifecycle::Lobby => Err(Refused::NotStarted),
            Lifecycle::Over | Lifecycle::Cancelled => Err(Refused::Finished),
        }
    }

    /// What the table is opened with.
    #[must_use]
    pub fn opening(&self) -> Opening {
        let mut opening = Opening {
            title: self.row.title.clone(),
            rules: Some(self.row.rules),
            options: self.row.options.clone(),
            sides: self.seats.iter().map(|row| row.side.clone()).collect(),
            seed: self.row.seed.clone(),
            scheme: match self.row.dice {
                1 => Scheme::Seed,
                _ => Scheme::Bound {
                    table: self.row.id.to_string(),
                },
            },
            entropy: self.row.entropy.clone(),
            position: None,
        };
        // A lesson is the same for everybody, so nothing is mixed into its dice.
        if lesson_of(&self.row).is_some() {
            opening.scheme = Scheme::Seed;
            opening.entropy.clear();
        }
        opening
    }

    /// What was promised about the dice before anybody sat down.
    #[must_use]
    pub fn commitment(&self) -> String {
        // Only a table whose rules are not known here has none.
        self.opening().commitment().unwrap_or_default()
    }

    /// Opens the play from its beginning.
    pub fn open(&self) -> Result<(Table, Events), Trouble> {
        Table::open(&self.opening()).map_err(Into::into)
    }

    /// The play of a sound snapshot, if it is one.
    pub(super) fn restore(&self, shot: Option<Snapshot>) -> Option<Table> {
        let shot = shot?;
        if shot.seq.0 != self.row.seq || shot.hash != hash(&shot.state) {
            tracing::warn!(table = %self.row.id, "snapshot does not match; replaying the journal");
            return None;
        }
        Table::restore(&self.opening(), &shot.state)
            .ok()
            .filter(|t| t.seq() == shot.seq)
    }

    /// The play as it is now, from the whole journal. A journal that was cut off is not played on from
    /// where it ends.
    pub(super) fn replay_all(&self, acts: &[JournalRow]) -> Result<Table, Trouble> {
        let table = self.replay(acts)?;
        if table.seq().0 >= self.row.seq {
            return Ok(table);
        }
        let (id, seq) = (self.row.id, self.row.seq);
        let what = format_args!("table {id}: {} acts of {seq} are left", table.seq());
        Err(Fault::new("journal", &what).into())
    }

    /// The play after these acts, compared with the hashes written down.
    pub fn replay(&self, acts: &[JournalRow]) -> Result<Table, Trouble> {
        let (mut table, _) = self.open()?;
        for act in acts {
            let broken = |what: &str| {
                Fault::new(
                    "journal",
                    &format_args!("table {} act {}: {what}", self.row.id, act.seq),
                )
            };
            let acted = act
                .redo(&mut table)
                .map_err(|_| broken("refused in replay"))?;
            if acted.seq != act.seq {
                return Err(broken("out of order").into());
            }
            if hash(&table.snapshot()) != act.hash {
                return Err(broken("another state than written down").into());
            }
        }
        Ok(table)
    }
}

impl JournalRow {
    /// Makes the act once more, on a table at the moment before it.
    pub(super) fn redo(&self, table: &mut Table) -> Result<Acted, Refusal> {
        table.mix(&self.mix);
        table.act(self.seat, &self.action)
    }
}

/// The part of a state's hash that is kept.
pub(super) fn hash(state: &[u8]) -> Vec<u8> {
    Sha256::digest(state).iter().take(KEPT).copied().collect()
}

/// The snapshot of a play.
pub(super) fn snapshot(table: &Table) -> Snapshot {
    let state = table.snapshot();
    Snapshot {
        seq: table.seq(),
        hash: hash(&state),
        state,
    }
}
