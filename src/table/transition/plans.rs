//! Plans while acts are made: switched off when events overtake them, scheduled when it is their seat's
//! turn.

use rules::seat::Seats;

use super::Transition;
use crate::fault::Fault;
use crate::randomness;
use crate::store::{PlanRow, Tx};
use crate::table::orders::acts_now;
use crate::table::{DirectMessage, Job, Off, Trouble};

/// The shortest and longest time an order waits, in milliseconds: as long as a quick player might take,
/// and never the same.
const WAIT: (u32, u32) = (20_000, 90_000);
/// The same at a live table.
const LIVE_WAIT: (u32, u32) = (2_000, 8_000);

fn random_wait((least, most): (u32, u32)) -> Result<i64, Fault> {
    let mut bytes = [0; 4];
    randomness::fill(&mut bytes)?;
    let spread = most.saturating_sub(least).saturating_add(1);
    Ok(i64::from(least) + i64::from(u32::from_le_bytes(bytes) % spread))
}

impl Transition {
    /// The seats whose plans end when something concerns them.
    pub(super) fn watching(&self) -> Seats {
        let watches =
            |plan: &&PlanRow| plan.passing || (!plan.queue.is_empty() && !self.state.row.sealed);
        self.state
            .plans
            .iter()
            .filter(watches)
            .map(|plan| plan.seat)
            .collect()
    }

    /// Switches off plans that events have overtaken, and tells their owners why.
    pub(super) async fn drop_overtaken_plans(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let (id, chapter) = (self.state.row.id, self.table.chapter());
        for mut plan in self.state.plans.clone() {
            let concern = self.concerns.iter().find(|(seat, _)| *seat == plan.seat);
            let event = concern.map(|(_, event)| event.clone());
            let old = (plan.sealed || !plan.queue.is_empty()) && plan.chapter != chapter;
            let why = match event {
                Some(event) if self.state.row.sealed => {
                    plan.passing = false;
                    Off::Concern { event }
                }
                Some(event) => {
                    plan.queue.clear();
                    plan.passing = false;
                    Off::Concern { event }
                }
                None if old => {
                    plan.queue.clear();
                    Off::Chapter
                }
                None => continue,
            };
            if self.table.waiting().is_empty() {
                continue;
            }
            plan.sealed &= plan.chapter == chapter;
            tx.put_plan(id, &plan).await?;
            let told = !(why == Off::Chapter && self.state.row.sealed);
            if let Some(user) = self.state.user(plan.seat).filter(|_| told) {
                tx.say_private(id, user, &DirectMessage::OrdersOff { why })
                    .await?;
            }
            self.state.set_plan(plan);
        }
        self.concerns.clear();
        Ok(())
    }

    /// Schedules the plans of the seats whose turn it is. Returns those seats.
    pub async fn schedule_orders(&self, tx: &mut Tx) -> Result<Seats, Trouble> {
        let id = self.state.row.id;
        let (waiting, computers) = (self.table.waiting(), self.state.computers());
        let mut armed = Seats::NONE;
        let wait = if self.state.row.pace.is_live() {
            LIVE_WAIT
        } else {
            WAIT
        };
        if !self.state.sealing(&self.table).is_empty() {
            return Ok(armed);
        }
        // Whoever decided ahead about what it is asked has perhaps never written a plan.
        let planned: Seats = self.state.plans.iter().map(|plan| plan.seat).collect();
        let ahead = waiting.iter().filter(|seat| !planned.has(*seat));
        let ahead = ahead.filter(|seat| self.table.answered_ahead(*seat).is_some());
        let ahead = ahead.map(|seat| self.state.plan(seat, self.table.chapter()));
        for plan in self.state.plans.iter().cloned().chain(ahead) {
            let up = waiting.has(plan.seat) && !computers.has(plan.seat);
            let due = Job::Order(id, plan.seat);
            if up && acts_now(&plan, &self.table) {
                let at = tx.now().plus(random_wait(wait)?);
                tx.set_due(due, at).await?;
                armed.insert(plan.seat);
            } else {
                tx.drop_due(due).await?;
            }
        }
        Ok(armed)
    }
}
