//! A turn: the one way to act.

use rules::dice::Seq;
use rules::seat::Seat;
use rules::table::{Acted, Table};

use super::moment::until;
use super::transition::{Answered, Transition};
use super::{Facts, Lifecycle, Panel, Refused, TableRef, TableState, Tables, Trouble};
use crate::failpoint;
use crate::id::{InteractionId, UserId};
use crate::metrics::METRICS;
use crate::store::Tx;

/// What somebody chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// An action typed in notation.
    Typed(String),
    /// The keys of a finished path through the menu.
    Path(Vec<String>),
}

/// A move somebody wants to make.
#[derive(Clone, Debug)]
pub struct Move {
    /// At which table.
    pub table: TableRef,
    /// Who.
    pub user: UserId,
    /// The interaction that asked for it.
    pub interaction: InteractionId,
    /// The sequence number at which it was offered, if it was.
    pub offered: Option<Seq>,
    /// What.
    pub chosen: Chosen,
    /// Does the answer change the person's panel in place, so that no second one is needed?
    pub in_place: bool,
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Done {
    /// The action in notation. For the actor's eyes only.
    pub action: String,
    /// May it be taken back?
    pub undoable: bool,
    /// The actor's panel now.
    pub panel: Panel,
}

/// Why a move or a change of a plan was not made.
#[derive(Clone, Debug)]
pub struct NotDone {
    /// Why.
    pub trouble: Trouble,
    /// The person's panel as it is, if they have one.
    pub panel: Option<Box<Panel>>,
}

impl NotDone {
    /// A refusal comes with the panel, from what was loaded to find out that it is one.
    pub(super) fn at(trouble: Trouble, loaded: Transition, seat: Seat) -> Self {
        let panel = match trouble {
            Trouble::Refused(_) => Panel::of(loaded.state, &loaded.table, seat, Facts::none()).ok(),
            Trouble::Fault(_) => None,
        };
        let panel = panel.map(Box::new);
        Self { trouble, panel }
    }
}

impl<T: Into<Trouble>> From<T> for NotDone {
    fn from(trouble: T) -> Self {
        let trouble = trouble.into();
        Self {
            trouble,
            panel: None,
        }
    }
}

impl Tables {
    /// Makes a move: every way in ends here. One transaction holds the act, the computers' answers
    /// to it, and everything to be said about them; the answer is made from what it loaded.
    pub async fn act(&self, wish: Move) -> Result<Done, NotDone> {
        failpoint::arm();
        let mut tx = self.store.write().await?;
        let (mut transition, seat) =
            load_for(&mut tx, wish.table, wish.user, wish.interaction).await?;
        let acted = match make(&mut tx, &mut transition, seat, &wish).await {
            Ok(acted) => acted,
            Err(trouble) => {
                drop(tx);
                return Err(NotDone::at(trouble, transition, seat));
            }
        };
        let after = transition.table.seq();
        let answered = if wish.in_place {
            Answered::InPlace(seat)
        } else {
            Answered::Elsewhere(seat)
        };
        let transition = transition.announce(&mut tx, false, answered).await?;
        tx.commit().await?;
        // Not even a number tells of an act that not everybody notices.
        if transition.moved {
            METRICS.acts.count();
        }
        let facts = transition.told_to(seat);
        let undoable = acted.undoable && transition.moved && transition.table.seq() == after;
        let panel = Panel::of(transition.state, &transition.table, seat, facts)?;
        Ok(Done {
            action: acted.action,
            undoable,
            panel: self.guided(panel).await,
        })
    }
}

/// Loads a table for somebody who sits there and wants to change something, once per interaction. A
/// refusal comes with their panel where there is one.
pub(super) async fn load_for(
    tx: &mut Tx,
    table: TableRef,
    user: UserId,
    interaction: InteractionId,
) -> Result<(Transition, Seat), NotDone> {
    let state = TableState::load_for(tx, table, user).await?;
    let seat = state.seat_of(user).ok_or(Refused::NotSeated)?;
    let first = tx.first_time(interaction, table.id()).await?;
    let refused = if first {
        state.playing().err()
    } else {
        Some(Refused::AlreadyDone)
    };
    match refused {
        None => {
            let mut loaded = Transition::load(tx, state).await?;
            loaded.press = Some(interaction);
            Ok((loaded, seat))
        }
        Some(refused) => match state.row.stage {
            Lifecycle::Lobby | Lifecycle::Cancelled => Err(refused.into()),
            Lifecycle::Playing | Lifecycle::Over => {
                let loaded = Transition::restore(tx, state).await?;
                Err(NotDone::at(refused.into(), loaded, seat))
            }
        },
    }
}

/// Makes the move, if it may be made now.
async fn make(
    tx: &mut Tx,
    transition: &mut Transition,
    seat: Seat,
    wish: &Move,
) -> Result<Acted, Trouble> {
    if !transition.state.sealing(&transition.table).is_empty() {
        return Err(Refused::PlayedSealed.into());
    }
    // A computer daimyo speaks for a seat that it holds.
    let waited = transition.table.waiting().has(seat);
    if !waited && transition.state.seat(seat).is_some_and(|row| row.held) {
        return Err(Refused::HeldSeat.into());
    }
    let now = transition.state.moment(Some(seat));
    if let Some(offered) = wish.offered.filter(|offered| *offered != now)
        && !still_offered(tx, transition, seat, offered).await?
    {
        return Err(Refused::Stale.into());
    }
    match &wish.chosen {
        Chosen::Typed(text) => transition.act(tx, seat, text, Some(wish.user)).await,
        Chosen::Path(keys) => transition.act_by_keys(tx, seat, keys, wish.user).await,
    }
}

/// May a move offered at an earlier moment still be made? Only if the seat could act then, it has not
/// acted since, and it sees the very same menu now: others merely chose at the same
/// time.
async fn still_offered(
    tx: &mut Tx,
    transition: &Transition,
    seat: Seat,
    offered: Seq,
) -> Result<bool, Trouble> {
    if offered > transition.state.moment(Some(seat)) {
        return Ok(false);
    }
    let acts = tx.acts(transition.state.row.id).await?;
    let before = until(&acts, Some(seat), offered);
    let since = acts.get(before.len()..).unwrap_or_default();
    if since.iter().any(|act| act.seat == seat) {
        return Ok(false);
    }
    let then: Table = transition.state.replay(&before)?;
    let up = then.waiting().has(seat) == transition.table.waiting().has(seat);
    Ok(up && then.menu(seat) == transition.table.menu(seat))
}
