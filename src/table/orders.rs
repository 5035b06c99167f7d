//! Orders carried out: when a seat with a plan is up, its next act is made after a short while, as if
//! its player had made it. Whether they did is nobody else's business.

use rules::seat::{Seat, Seats};
use rules::table::Table;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::settle::Burst;
use super::{Due, Facts, Trouble, Whisper};
use crate::fault::Fault;
use crate::id::TableId;
use crate::store::{Order, PlanRow, Tx};

/// How long an order waits at least and at most, in milliseconds: as long as somebody quick might
/// take, and never the same.
const WAIT: (u32, u32) = (20_000, 90_000);
/// The same where everybody sits at the table.
const LIVE_WAIT: (u32, u32) = (2_000, 8_000);

/// Why orders were switched off.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "off", rename_all = "kebab-case")]
pub enum Off {
    /// Something happened that its owner should know first.
    Concern {
        /// What, as its owner heard it.
        event: Value,
    },
    /// The round they were written for is over.
    Chapter,
    /// Nothing of them was possible.
    Nothing,
    /// Acts were taken back, so they were written for another course of things.
    TakenBack,
}

/// What a plan does now, taken out of it. `bound`: nobody can be asked, so what can be declined is.
pub(super) fn next_act(plan: &mut PlanRow, table: &Table, bound: bool) -> Option<String> {
    let legal = table.legal(plan.seat);
    let decline = table.decline(plan.seat);
    while let Some(alternatives) = plan.queue.first() {
        let possible = |order: &&Order| {
            let holds = |condition| table.holds(plan.seat, condition) == Ok(true);
            legal.contains(&order.act) && order.when.iter().all(|condition| holds(condition))
        };
        if let Some(order) = alternatives.iter().find(possible) {
            let act = order.act.clone();
            plan.queue.remove(0);
            return Some(act);
        }
        // The act belongs to a later moment: this one is optional.
        if decline.is_some() {
            break;
        }
        plan.queue.remove(0);
    }
    decline.filter(|_| plan.passing || bound)
}

/// Would the plan do something now, or find that it cannot?
fn acts_now(plan: &PlanRow, table: &Table) -> bool {
    let mut copy = plan.clone();
    next_act(&mut copy, table, false).is_some() || copy != *plan
}

fn random_wait((least, most): (u32, u32)) -> Result<i64, Fault> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|e| Fault::new("randomness", &e))?;
    let spread = most.saturating_sub(least).saturating_add(1);
    Ok(i64::from(least) + i64::from(u32::from_le_bytes(bytes) % spread))
}

impl Burst {
    /// The seats whose plans end when something concerns them.
    pub(super) fn heeding(&self) -> Seats {
        let heeds =
            |plan: &&PlanRow| plan.passing || (!plan.queue.is_empty() && !self.book.row.sealed);
        self.book
            .plans
            .iter()
            .filter(heeds)
            .map(|plan| plan.seat)
            .collect()
    }

    /// Switches off what was overtaken by events, and tells its owners why.
    pub(super) async fn heed(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let (id, chapter) = (self.book.row.id, self.table.chapter());
        for mut plan in self.book.plans.clone() {
            let concern = self.concerns.iter().find(|(seat, _)| *seat == plan.seat);
            let event = concern.map(|(_, event)| event.clone());
            let old = (plan.sealed || !plan.queue.is_empty()) && plan.chapter != chapter;
            let why = match event {
                Some(event) if self.book.row.sealed => {
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
            let told = !(why == Off::Chapter && self.book.row.sealed);
            if let Some(user) = self.book.user(plan.seat).filter(|_| told) {
                tx.say_private(id, user, &Whisper::OrdersOff { why })
                    .await?;
            }
            self.book.set_plan(plan);
        }
        self.concerns.clear();
        Ok(())
    }

    /// Lets the plans of seats that are up be carried out in a while. Answers whose.
    pub(super) async fn arm(&self, tx: &mut Tx) -> Result<Seats, Trouble> {
        let id = self.book.row.id;
        let (waiting, computers) = (self.table.waiting(), self.book.computers());
        let mut armed = Seats::NONE;
        let wait = if self.book.row.pace.is_live() {
            LIVE_WAIT
        } else {
            WAIT
        };
        if !self.book.sealing(&self.table).is_empty() {
            return Ok(armed);
        }
        for plan in &self.book.plans {
            let up = waiting.has(plan.seat) && !computers.has(plan.seat);
            let due = Due::Order(id, plan.seat);
            if up && acts_now(plan, &self.table) {
                let at = tx.now().plus(random_wait(wait)?);
                tx.set_due(due, at).await?;
                armed.insert(plan.seat);
            } else {
                tx.drop_due(due).await?;
            }
        }
        Ok(armed)
    }

    /// Carries out a seat's order, if it is still up and still wants it.
    pub(super) async fn follow_orders(mut self, tx: &mut Tx, seat: Seat) -> Result<(), Trouble> {
        let id = self.book.row.id;
        let mut plan = self.book.plan(seat, self.table.chapter());
        let user = self
            .book
            .user(seat)
            .filter(|_| !self.book.computers().has(seat));
        let sealing = !self.book.sealing(&self.table).is_empty();
        let (Some(user), true, false) = (user, self.table.waiting().has(seat), sealing) else {
            return Ok(());
        };
        if plan.queue.is_empty() && !plan.passing {
            return Ok(());
        }
        let act = next_act(&mut plan, &self.table, false);
        tx.put_plan(id, &plan).await?;
        self.book.set_plan(plan);
        let Some(act) = act else {
            let off = Whisper::OrdersOff { why: Off::Nothing };
            tx.say_private(id, user, &off).await?;
            let facts = Facts::none();
            tx.say_private(id, user, &Whisper::Panel { facts }).await?;
            return Ok(());
        };
        let acted = self.act(tx, seat, &act, Some(user)).await?;
        let after = self.settle(tx, false, Some(seat)).await?;
        let whisper = Whisper::Ordered {
            undoable: acted.undoable && after.table.seq() == acted.seq,
            action: acted.action,
            facts: Facts::private(&after.facts, seat),
        };
        tx.say_private(id, user, &whisper).await?;
        Ok(())
    }
}

impl super::Tables {
    /// An order fell due.
    pub(super) async fn order_due(
        &self,
        tx: &mut Tx,
        table: TableId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let book = Burst::book(tx, table).await?;
        let burst = Burst::load(tx, book).await?;
        burst.follow_orders(tx, seat).await
    }
}
