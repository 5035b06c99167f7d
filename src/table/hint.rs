//! Hints: what a Daimyo would play in the person's own seat, where the host allowed it. A hint does nothing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rules::dice::Seq;
use rules::seat::Seat;

use super::{Panel, Refused, TableRef, Tables, Trouble};
use crate::id::{TableId, UserId};

/// Hints kept at once; then all are dropped.
const MOST_KEPT: usize = 1000;

/// What a Daimyo would play.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The action.
    pub action: String,
    /// What it expects of it: a share of the win. Nothing if it did not think.
    pub expected: Option<f32>,
}

/// The last hint of each seat; nothing while a Daimyo thinks about it.
#[derive(Clone, Default)]
pub(super) struct Hints(Arc<Mutex<HashMap<(TableId, Seat), Kept>>>);

/// A hint, and the act after which it holds.
type Kept = (Seq, Option<Hint>);

/// What is known of a hint before it is asked for.
enum Known {
    Hint(Hint),
    Asked,
    Nothing,
}

impl Hints {
    /// The hint, or that somebody thinks about it already. If neither, it is noted that somebody does now.
    fn ask(&self, of: (TableId, Seat), after: Seq) -> Known {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match all.get(&of) {
            Some((at, Some(hint))) if *at == after => Known::Hint(hint.clone()),
            Some((at, None)) if *at == after => Known::Asked,
            _ => {
                if all.len() >= MOST_KEPT {
                    all.clear();
                }
                all.insert(of, (after, None));
                Known::Nothing
            }
        }
    }

    fn keep(&self, of: (TableId, Seat), after: Seq, hint: Option<Hint>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match hint {
            Some(hint) => all.insert(of, (after, Some(hint))),
            None => all.remove(&of),
        };
    }
}

impl Tables {
    /// What a Daimyo would play in the person's own seat now, and their panel. The same question at the same
    /// moment is thought about once.
    pub async fn hint(
        &self,
        table: impl Into<TableRef>,
        user: UserId,
    ) -> Result<(Panel, Hint), Trouble> {
        let mut state = self.state_for(table.into(), user).await?;
        let seat = state.seat_of(user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        if !state.row.hints {
            return Err(Refused::NoHints.into());
        }
        let play = self.play(&mut state).await?;
        let held = state.computers().has(seat);
        let sealing = !state.sealing(&play).is_empty();
        if held || sealing || !play.waiting().has(seat) {
            let waiting = state.waiting(&play).iter().collect();
            return Err(Refused::NotYourTurn { waiting }.into());
        }
        let (of, after) = ((state.row.id, seat), play.seq());
        let hint = match self.hints.ask(of, after) {
            Known::Hint(hint) => hint,
            Known::Asked => return Err(Refused::TooFast.into()),
            Known::Nothing => {
                let thought = self.thinking.think(&play, seat, 1).await;
                let hint = thought.map(|thought| Hint {
                    expected: thought.expected.get(seat.index()).copied(),
                    action: thought.action,
                });
                self.hints.keep(of, after, hint.clone());
                match hint {
                    Some(hint) => hint,
                    None => Hint {
                        action: state.advice(&play, seat)?,
                        expected: None,
                    },
                }
            }
        };
        let facts = super::Facts::none();
        Ok((Panel::of(state, &play, seat, facts)?, hint))
    }
}
