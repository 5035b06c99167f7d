//! Replay: a table after an earlier act, as a seat or the public saw it.

use rules::dice::Seq;
use rules::event_log::AnyEvent;
use rules::seat::Seat;
use rules::view::{Everyone, OneSeat, View};

use super::moment::until;
use super::{Facts, Refused, TableRef, TableState, Tables, Trouble};
use crate::id::UserId;
use crate::store::Lifecycle;

/// A moment of a table's past.
#[derive(Clone)]
pub struct ReplayStep {
    /// The table and its seats.
    pub state: TableState,
    /// Which moment of whoever looks.
    pub step: Seq,
    /// The last moment there is for them.
    pub last: Seq,
    /// The round.
    pub chapter: u16,
    /// Through whose eyes; nobody's for the public.
    pub eyes: Option<Seat>,
    /// What everybody saw.
    pub public: View<Everyone>,
    /// What the seat saw.
    pub private: Option<View<OneSeat>>,
    /// What the act told whoever looks.
    pub events: Vec<AnyEvent>,
}

impl Tables {
    /// The table at a moment. While it is running, everybody looks through their own eyes; when it is over,
    /// anybody can look through any seat's eyes.
    pub async fn scene(
        &self,
        table: impl Into<TableRef>,
        user: UserId,
        step: Seq,
        side: Option<&str>,
    ) -> Result<ReplayStep, Trouble> {
        let state = self.state_for(table.into(), user).await?;
        if matches!(state.row.stage, Lifecycle::Lobby) {
            return Err(Refused::NotStarted.into());
        }
        let own = state.seat_of(user);
        let eyes = match side {
            None => own,
            Some(side) => Some(state.side(side).ok_or(Refused::NobodyThere)?.seat),
        };
        let open = matches!(state.row.stage, Lifecycle::Over);
        if eyes != own && !open {
            return Err(Refused::NotYourEyes.into());
        }
        let acts = self.store.acts(state.row.id).await?;
        let last = state.moment(eyes);
        let step = step.min(last);
        let (mut table, mut told) = state.open()?;
        let mut chapter = table.chapter();
        for act in &until(&acts, eyes, step) {
            chapter = table.chapter();
            told = act.redo(&mut table)?.facts;
        }
        let alone = eyes.map(|seat| Facts::private(&told, seat));
        let events = Facts::public(&told).events().to_vec();
        let alone = alone.map_or_else(Vec::new, |facts| facts.events().to_vec());
        Ok(ReplayStep {
            step,
            last,
            chapter,
            eyes,
            public: table.public(),
            private: eyes.map(|seat| table.private(seat)).transpose()?,
            events: events.into_iter().chain(alone).collect(),
            state,
        })
    }
}
