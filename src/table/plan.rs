//! A seat's plan as its owner sees it: what is written down, and what could be.

use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;

use super::TableState;
use super::orders::{acts_now, next_act};
use crate::store::{Order, PlanRow};

/// What a seat has planned, and what it could plan next. For its eyes only.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Acts in order, each with its fallbacks.
    pub queue: Vec<Vec<Order>>,
    /// Declines whatever can be declined.
    pub passing: bool,
    /// The seat can decline what it is asked now.
    pub may_pass: bool,
    /// The table has rounds, and orders end with them.
    pub in_rounds: bool,
    /// The stage is played sealed and the seat takes part in it.
    pub sealing: bool,
    /// The queue is sealed.
    pub sealed: bool,
    /// The act that is about to be made by these orders; nothing if it is not the seat's turn.
    pub due: Option<String>,
    /// How many turns of the seat the list to be sealed does not reach.
    pub missing: usize,
    /// What could come next in the queue; nothing where there is no telling.
    pub preview: Option<Menu>,
    /// What could take the place of the last act of the queue.
    pub instead: Option<Menu>,
    /// What the last act of the queue could wait on, where the title has conditions.
    pub conditions: Option<Menu>,
}

impl Plan {
    pub(super) fn of(state: &TableState, table: &Table, seat: Seat) -> Self {
        let row = state.plan(seat, table.chapter());
        let sealing = state.sealing(table).has(seat);
        let sealed = sealing && state.has_sealed(table, seat);
        let open = sealing && !sealed;
        Self {
            passing: row.passing,
            may_pass: table.decline(seat).is_some(),
            in_rounds: table.chapter() > 0,
            sealing,
            sealed,
            due: state.order_due(table, &row),
            missing: if open {
                missing(table, seat, &row.queue)
            } else {
                0
            },
            preview: preview(table, seat, &row.queue),
            instead: row
                .queue
                .split_last()
                .and_then(|(_, before)| preview(table, seat, before)),
            conditions: (!row.queue.is_empty())
                .then(|| table.conditions())
                .filter(|menu| !menu.choices().is_empty()),
            queue: row.queue,
        }
    }
}

impl TableState {
    /// The act that a plan is about to make.
    fn order_due(&self, table: &Table, plan: &PlanRow) -> Option<String> {
        let up = table.waiting().has(plan.seat) && !self.computers().has(plan.seat);
        let now = up && self.sealing(table).is_empty() && acts_now(plan, table);
        now.then(|| next_act(&mut plan.clone(), table, false))
            .flatten()
    }
}

/// How many turns of the seat a list leaves open.
pub(super) fn missing(table: &Table, seat: Seat, queue: &[Vec<Order>]) -> usize {
    table.turns_missing(seat, &acts(queue))
}

fn acts(queue: &[Vec<Order>]) -> Vec<Vec<String>> {
    let acts = |order: &Vec<Order>| order.iter().map(|one| one.act.clone()).collect();
    queue.iter().map(acts).collect()
}

/// What could follow these orders.
pub(super) fn preview(table: &Table, seat: Seat, queue: &[Vec<Order>]) -> Option<Menu> {
    table.preview(seat, &acts(queue))
}
