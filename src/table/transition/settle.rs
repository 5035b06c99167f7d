//! Settling: writing the new state after the acts, and what follows from it.

use rules::seat::Seats;

use super::Transition;
use crate::clock::DAY;
use crate::store::{Lifecycle, Pause, Tx};
use crate::table::clocks::{Since, update_clocks};
use crate::table::state::snapshot;
use crate::table::{Job, Notice, Post, TableState, Trouble, results};

/// How long a table whose players are all gone waits for one of them.
const DESERTED_LASTS: i64 = 7 * DAY;

impl Transition {
    /// Writes the new state: snapshot, plans overtaken by events, the end, clocks. Returns whom the table is
    /// waiting for now.
    pub(super) async fn settle(&mut self, tx: &mut Tx) -> Result<Seats, Trouble> {
        self.drop_overtaken_plans(tx).await?;
        self.rest(tx).await?;
        self.drop_request(tx).await?;
        let waiting = self.state.waiting(&self.table);
        if waiting.is_empty() {
            self.end(tx).await?;
        }
        let since = Since {
            waiting,
            acted: self.acted,
            present: self.present,
            gain: true,
        };
        update_clocks(tx, &mut self.state, since).await?;
        Ok(waiting)
    }

    /// Writes the new state after acts that not everybody noticed: nothing else follows from them.
    pub(super) async fn settle_unnoticed(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        self.drop_overtaken_plans(tx).await?;
        self.rest(tx).await
    }

    /// The play is over: writes its result and cancels its jobs.
    async fn end(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.state.row.id;
        tx.drop_plans(id).await?;
        if let rules::title::Standing::Over(outcome) = self.table.standing() {
            results::write(tx, &self.state, &outcome).await?;
        }
        tx.set_stage(id, Lifecycle::Over, &self.state.row.entropy)
            .await?;
        self.state.row.stage = Lifecycle::Over;
        tx.cancel_dues_of(id).await?;
        if let Some(vote) = tx.open_vote(id).await? {
            tx.close_vote(vote.id, "moot").await?;
        }
        Ok(())
    }

    /// Everybody is gone, so the table waits for one of them to come back.
    pub(super) async fn desert(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.state.row.id;
        let until = tx.now().plus(DESERTED_LASTS);
        tx.set_paused(id, Some(Pause::Deserted)).await?;
        self.state.row.paused = Some(Pause::Deserted);
        tx.set_due(Job::Desert(id), until).await?;
        self.notices.push(Notice::Deserted {
            until: until.seconds(),
        });
        Ok(())
    }

    /// Writes the state of the play now.
    pub async fn rest(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.state.row.id;
        tx.put_snapshot(id, &snapshot(&self.table)).await?;
        let row = &mut self.state.row;
        row.seq = self.table.seq().0;
        if self.moved {
            row.moved_at = tx.now();
        }
        tx.set_seq(id, row.seq, row.moved_at).await?;
        Ok(())
    }

    /// The table has moved on, so a request to take acts back is void.
    pub async fn drop_request(&self, tx: &mut Tx) -> Result<(), Trouble> {
        let over = self.state.row.stage != Lifecycle::Playing;
        if tx.takeback(self.state.row.id).await?.is_some() && !over {
            self.state.close_takeback(tx, Notice::TakebackMoot).await?;
        }
        Ok(())
    }
}

impl TableState {
    /// Closes a request to take acts back, and says why.
    pub(in crate::table) async fn close_takeback(
        &self,
        tx: &mut Tx,
        notice: Notice,
    ) -> Result<(), Trouble> {
        let id = self.row.id;
        tx.drop_takeback(id).await?;
        tx.drop_due(Job::Takeback(id)).await?;
        tx.say_public(id, self.row.channel, &Post::Notice { notice })
            .await?;
        Ok(())
    }
}
