//! Orders: what a plan does now, and why orders are switched off. Pure: looks at the play, writes nothing.

use rules::catalog::read_event;
use rules::event_log::AnyEvent;
use rules::refusal::Refusal;
use rules::table::Table;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::{Order, PlanRow};

/// Why orders were switched off.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "off", rename_all = "kebab-case")]
pub enum Off<E = AnyEvent> {
    /// Something happened that its owner should know first.
    Concern {
        /// What, as its owner heard it.
        event: E,
    },
    /// The round they were written for is over.
    Chapter,
    /// Nothing of them was possible.
    Nothing,
    /// Acts were taken back, so the orders were written for a different position.
    TakenBack,
}

impl Off<Value> {
    /// The same with the event of this title.
    pub(super) fn typed(self, title: &str) -> Result<Off, Refusal> {
        Ok(match self {
            Self::Concern { event } => Off::Concern {
                event: read_event(title, &event)?,
            },
            Self::Chapter => Off::Chapter,
            Self::Nothing => Off::Nothing,
            Self::TakenBack => Off::TakenBack,
        })
    }
}

/// Takes out of a plan what it does now. `bound`: nobody can be asked, so pass whenever possible. What
/// the seat decided ahead about the very thing it is asked comes before everything it wrote down.
pub(super) fn next_act(plan: &mut PlanRow, table: &Table, bound: bool) -> Option<String> {
    if let Some(act) = table.answered_ahead(plan.seat) {
        return Some(act);
    }
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
        // The act is for a later moment, and this one is optional.
        if decline.is_some() {
            break;
        }
        plan.queue.remove(0);
    }
    decline.filter(|_| plan.passing || bound)
}

/// Would the plan do something now, or find that it cannot?
pub(super) fn acts_now(plan: &PlanRow, table: &Table) -> bool {
    let mut copy = plan.clone();
    next_act(&mut copy, table, false).is_some() || copy != *plan
}
