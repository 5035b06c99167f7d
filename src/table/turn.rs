//! A turn: the one way to act.

use rules::dice::Seq;
use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;

use super::settle::Burst;
use super::{Facts, Panel, Refused, Tables, Trouble};
use crate::crash;
use crate::id::{InteractionId, TableId, UserId};
use crate::meter::METER;
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
    pub table: TableId,
    /// Who.
    pub user: UserId,
    /// The press or command it came by.
    pub interaction: InteractionId,
    /// The moment it was offered at, if it was offered.
    pub offered: Option<Seq>,
    /// What.
    pub chosen: Chosen,
    /// The person's panel is changed in place by the answer, so no second one is needed.
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

impl Tables {
    /// Makes a move: every way in ends here. One transaction holds the act, the computers' answers
    /// to it, and everything to be said about them.
    pub async fn act(&self, wish: Move) -> Result<Done, Trouble> {
        crash::arm();
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, wish.table).await?;
        let seat = book.seat_of(wish.user).ok_or(Refused::NotSeated)?;
        if !tx.first_time(wish.interaction, wish.table).await? {
            return Err(Refused::AlreadyDone.into());
        }
        let mut burst = Burst::load(&mut tx, book).await?;
        if !burst.book.sealing(&burst.table).is_empty() {
            return Err(Refused::PlayedSealed.into());
        }
        let now = burst.table.seq();
        if let Some(offered) = wish.offered.filter(|offered| *offered != now)
            && !still_offered(&mut tx, &burst, seat, offered).await?
        {
            return Err(Refused::Stale.into());
        }
        let notation = match wish.chosen {
            Chosen::Typed(text) => text,
            Chosen::Path(keys) => {
                match burst.table.menu(seat).at(keys.iter().map(String::as_str)) {
                    Some(Menu::Act(notation)) => notation.clone(),
                    _ if !burst.table.waiting().has(seat) => {
                        let waiting = burst.table.waiting().iter().collect();
                        return Err(Refused::NotYourTurn { waiting }.into());
                    }
                    _ => return Err(Refused::NotOffered.into()),
                }
            }
        };
        let acted = burst.act(&mut tx, seat, &notation, Some(wish.user)).await?;
        let after = burst.table.seq();
        let burst = burst
            .settle(&mut tx, false, wish.in_place.then_some(seat))
            .await?;
        tx.commit().await?;
        METER.acts.count();
        let facts = Facts::private(&burst.facts, seat);
        Ok(Done {
            action: acted.action,
            undoable: acted.undoable && burst.table.seq() == after,
            panel: Panel::of(burst.book, &burst.table, seat, facts)?,
        })
    }
}

/// May a move offered at an earlier moment still be made? Only if the seat was waited for then, has
/// not acted since, and sees the very same menu now: others merely chose at the same time.
async fn still_offered(
    tx: &mut Tx,
    burst: &Burst,
    seat: Seat,
    offered: Seq,
) -> Result<bool, Trouble> {
    if offered > burst.table.seq() {
        return Ok(false);
    }
    let acts = tx.acts(burst.book.row.id).await?;
    if acts.iter().any(|act| act.seq > offered && act.seat == seat) {
        return Ok(false);
    }
    let before: Vec<_> = acts.into_iter().filter(|act| act.seq <= offered).collect();
    let then: Table = burst.book.replay(&before)?;
    Ok(then.waiting().has(seat) && then.menu(seat) == burst.table.menu(seat))
}
