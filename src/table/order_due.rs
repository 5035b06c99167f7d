//! An order that fell due: when a seat with a plan is up, its next act is made after a short while, as
//! if its player had made it. Whether they did is nobody else's business.

use rules::seat::Seat;

use super::orders::next_act;
use super::transition::{Answered, Transition};
use super::{DirectMessage, Facts, Off, TableState, Trouble};
use crate::id::TableId;
use crate::store::Tx;

impl Transition {
    /// Carries out a seat's order, if it is still its turn and the order is still there.
    pub(super) async fn follow_orders(mut self, tx: &mut Tx, seat: Seat) -> Result<(), Trouble> {
        let id = self.state.row.id;
        let mut plan = self.state.plan(seat, self.table.chapter());
        let user = self
            .state
            .user(seat)
            .filter(|_| !self.state.computers().has(seat));
        let sealing = !self.state.sealing(&self.table).is_empty();
        let (Some(user), true, false) = (user, self.table.waiting().has(seat), sealing) else {
            return Ok(());
        };
        let ahead = self.table.answered_ahead(seat).is_some();
        if plan.queue.is_empty() && !plan.passing && !ahead {
            return Ok(());
        }
        let act = next_act(&mut plan, &self.table, false);
        tx.put_plan(id, &plan).await?;
        self.state.set_plan(plan);
        let Some(act) = act else {
            let off = DirectMessage::OrdersOff { why: Off::Nothing };
            tx.say_private(id, user, &off).await?;
            let facts = Facts::none();
            tx.say_private(id, user, &DirectMessage::Panel { facts })
                .await?;
            return Ok(());
        };
        let acted = self.act(tx, seat, &act, Some(user)).await?;
        let after = self.announce(tx, false, Answered::InPlace(seat)).await?;
        let whisper = DirectMessage::Ordered {
            undoable: acted.undoable && after.table.seq() == acted.seq,
            action: acted.action,
            facts: Facts::private(&after.facts, seat),
        };
        tx.say_private(id, user, &whisper).await?;
        Ok(())
    }
}

impl super::Tables {
    /// An order is due.
    pub(super) async fn order_due(
        &self,
        tx: &mut Tx,
        table: TableId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let state = TableState::load(tx, table).await?;
        let transition = Transition::load(tx, state).await?;
        transition.follow_orders(tx, seat).await
    }
}
