//! Looking at tables; it never changes anything.

use rules::dice::Seq;
use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;
use rules::title::{Outcome, Standing};
use rules::view::{Everyone, OneSeat, View};

use super::{Facts, LessonPlace, Plan, Refused, TableRef, TableState, Tables, Trouble};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{LastSeen, Lifecycle, Viewer};

/// What one person sees of a table: view, menu, and what they just learned.
#[derive(Clone)]
pub struct Panel {
    /// The table and its seats.
    pub state: TableState,
    /// Whose panel it is.
    pub seat: Seat,
    /// What the seat sees.
    pub view: View<OneSeat>,
    /// The seat's legal actions; empty when it may do nothing.
    pub menu: Menu,
    /// Whom the table is waiting for.
    pub waiting: Vec<Seat>,
    /// How the table ended, if it did.
    pub outcome: Option<Outcome>,
    /// What the seat just learned.
    pub facts: Facts<OneSeat>,
    /// What the seat has planned.
    pub plan: Plan,
    /// Where its player is in a lesson, if the table is one.
    pub lesson: Option<LessonPlace>,
}

impl std::fmt::Debug for Panel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Panel(table {}, seat {})", self.state.row.id, self.seat)
    }
}

impl Panel {
    pub(super) fn of(
        state: TableState,
        table: &Table,
        seat: Seat,
        facts: Facts<OneSeat>,
    ) -> Result<Self, Trouble> {
        Ok(Self {
            view: table.private(seat)?,
            menu: table.menu(seat),
            waiting: state.waiting(table).iter().collect(),
            plan: Plan::of(&state, table, seat),
            outcome: outcome(table),
            state,
            seat,
            facts,
            lesson: None,
        })
    }

    /// Does a computer daimyo hold the seat for its player?
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.state.seat(self.seat).is_some_and(|row| row.held)
    }

    /// The moment the table is at for this seat.
    #[must_use]
    pub fn moment(&self) -> Seq {
        self.state.moment(Some(self.seat))
    }

    /// Is there anything the seat may do, whether or not the table waits for it?
    #[must_use]
    pub fn may_act(&self) -> bool {
        !self.menu.choices().is_empty()
    }

    /// Is the table waiting for this seat?
    #[must_use]
    pub fn is_up(&self) -> bool {
        self.waiting.contains(&self.seat)
    }
}

/// What everybody sees of a table.
#[derive(Clone)]
pub struct PublicTable {
    /// The table and its seats.
    pub state: TableState,
    /// The view; nothing before play begins.
    pub view: Option<View<Everyone>>,
    /// Whom the table is waiting for.
    pub waiting: Vec<Seat>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

fn outcome(table: &Table) -> Option<Outcome> {
    match table.standing() {
        Standing::Over(outcome) => Some(outcome),
        Standing::Waiting(_) => None,
    }
}

impl Tables {
    /// The play of a table as it is now, including a move made since its state was read.
    pub(super) async fn play(&self, state: &mut TableState) -> Result<Table, Trouble> {
        let id = state.row.id;
        let mut shot = self.store.snapshot(id).await?;
        if shot
            .as_ref()
            .is_some_and(|shot| shot.seq.0 != state.row.seq)
        {
            *state = self.state(id).await?;
            shot = self.store.snapshot(id).await?;
        }
        match state.restore(shot) {
            Some(table) => Ok(table),
            None => state.replay_all(&self.store.acts(id).await?),
        }
    }

    /// A person's panel.
    pub async fn panel(&self, table: impl Into<TableRef>, user: UserId) -> Result<Panel, Trouble> {
        let mut state = self.state_for(table.into(), user).await?;
        let seat = state.seat_of(user).ok_or(Refused::NotSeated)?;
        match state.row.stage {
            Lifecycle::Lobby => return Err(Refused::NotStarted.into()),
            Lifecycle::Cancelled => return Err(Refused::Finished.into()),
            Lifecycle::Playing | Lifecycle::Over => {}
        }
        let table = self.play(&mut state).await?;
        let panel = Panel::of(state, &table, seat, Facts::none())?;
        Ok(self.guided(panel).await)
    }

    /// What everybody sees, if the person may know of the table.
    pub async fn standing_for(
        &self,
        table: TableRef,
        user: UserId,
    ) -> Result<PublicTable, Trouble> {
        self.standing_of(self.state_for(table, user).await?).await
    }

    /// What everybody sees.
    pub async fn standing(&self, id: TableId) -> Result<PublicTable, Trouble> {
        self.standing_of(self.state(id).await?).await
    }

    async fn standing_of(&self, mut state: TableState) -> Result<PublicTable, Trouble> {
        if matches!(state.row.stage, Lifecycle::Lobby | Lifecycle::Cancelled) {
            return Ok(PublicTable {
                state,
                view: None,
                waiting: Vec::new(),
                outcome: None,
            });
        }
        let table = self.play(&mut state).await?;
        let outcome = outcome(&table);
        Ok(PublicTable {
            view: Some(table.public()),
            waiting: state.waiting(&table).iter().collect(),
            outcome,
            state,
        })
    }

    /// What everybody saw after this many acts; nothing if there were fewer.
    pub async fn public_at(
        &self,
        state: &TableState,
        seq: Seq,
    ) -> Result<Option<View<Everyone>>, Trouble> {
        if seq.0 >= state.row.seq {
            return Ok(None);
        }
        let mut acts = self.store.acts(state.row.id).await?;
        acts.retain(|act| act.seq <= seq);
        let state = state.clone();
        let then = tokio::task::spawn_blocking(move || state.replay(&acts)).await;
        let then = then.map_err(|_| Fault::new("replay", &"a replay panicked"))??;
        Ok(Some(then.public()))
    }

    /// What everybody saw of a table, act by act.
    pub async fn public_past(&self, state: &TableState) -> Result<Vec<View<Everyone>>, Trouble> {
        let acts = self.store.acts(state.row.id).await?;
        let state = state.clone();
        let past = tokio::task::spawn_blocking(move || -> Result<_, Trouble> {
            let (mut table, _) = state.open()?;
            let mut views = vec![table.public()];
            for act in acts {
                act.redo(&mut table)?;
                views.push(table.public());
            }
            Ok(views)
        });
        past.await
            .map_err(|_| Fault::new("replay", &"a replay panicked"))?
    }

    /// What was last shown of a table to somebody.
    pub async fn last_seen(&self, table: TableId, viewer: Viewer) -> Result<LastSeen, Fault> {
        self.store.shown(table, viewer).await
    }

    /// Notes that somebody who sits there has seen the table as it stood then.
    pub async fn looked(&self, state: &TableState, user: UserId, seq: Seq) -> Result<(), Trouble> {
        let (id, eyes) = (state.row.id, Viewer::User(user));
        if state.seat_of(user).is_none() || self.store.shown(id, eyes).await?.seq == Some(seq) {
            return Ok(());
        }
        self.store.look(id, user, seq);
        Ok(())
    }

    /// The newest tables of a person, the live ones first, then those that are over.
    pub async fn states_of(&self, user: UserId) -> Result<Vec<TableState>, Trouble> {
        let mut all = Vec::new();
        for row in self.store.recent_tables_of(user).await? {
            all.extend(self.state(row.id).await);
        }
        Ok(all)
    }

    /// All live tables of a person, and whom each is waiting for.
    pub async fn mine(&self, user: UserId) -> Result<Vec<PublicTable>, Trouble> {
        let mut all = Vec::new();
        for row in self.store.tables_of(user).await? {
            all.push(self.standing(row.id).await?);
        }
        Ok(all)
    }
}
