//! Taking back: one's own last act at once, more by everybody's consent. What is taken back leaves the
//! journal and stays written down.

use rules::dice::Seq;
use rules::seat::{Seat, Seats};
use rules::table::{Account, Table};

use super::clocks::{Since, wind};
use super::settle::Burst;
use super::{Book, Facts, Notice, Off, Panel, Post, Refused, Tables, Trouble, Whisper};
use crate::clock::DAY;
use crate::id::{InteractionId, TableId, UserId};
use crate::store::{JournalRow, Stage, TakebackRow, Tx};

/// How long a request stays open.
const OPEN_FOR: i64 = 2 * DAY;

/// What became of a request to take acts back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Everybody needed had agreed: done.
    Done,
    /// It waits for the consent of so many others.
    Waits(usize),
    /// Somebody refused: closed.
    Refused,
}

impl Tables {
    /// Takes the person's last act back, if nothing came to light and nobody acted since.
    pub async fn undo(&self, table: TableId, user: UserId) -> Result<Panel, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        book.playing()?;
        let mut acts = tx.acts(table).await?;
        let last = acts.pop().ok_or(Refused::NothingToUndo)?;
        if last.seat != seat || last.user != Some(user) {
            return Err(Refused::NothingToUndo.into());
        }
        if !last.undoable {
            return Err(Refused::CannotUndo.into());
        }
        let side = book.side_of(seat);
        let mut burst = back_to(&mut tx, book, acts, Seats::only(seat)).await?;
        burst.rest(&mut tx).await?;
        burst.drop_request(&mut tx).await?;
        // The old turn goes on with the time it had: taking back must not be a way to gain some.
        let waiting = burst.book.waiting(&burst.table);
        wind(&mut tx, &mut burst.book, Since::nothing(waiting)).await?;
        let notice = Notice::Undone { side };
        let row = &burst.book.row;
        tx.say_public(row.id, row.channel, &Post::Notice { notice })
            .await?;
        tx.commit().await?;
        let facts = Facts::none();
        Panel::of(burst.book, &burst.table, seat, facts)
    }

    /// Asks everybody to take back all acts after a point. Where nobody else is to be asked it is done.
    pub async fn ask_takeback(
        &self,
        table: TableId,
        user: UserId,
        interaction: InteractionId,
        to: Seq,
    ) -> Result<Asked, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        book.playing()?;
        if !tx.first_time(interaction, table).await? {
            return Err(Refused::AlreadyDone.into());
        }
        let now = Seq(book.row.seq);
        if to >= now {
            return Err(Refused::NoSuchPoint.into());
        }
        if let Some(open) = tx.takeback(table).await?
            && open.asked_at == now
            && open.seat != seat
        {
            return Err(Refused::TakebackOpen.into());
        }
        let acts = tx.acts(table).await?;
        let request = TakebackRow {
            seat,
            to,
            asked_at: now,
            agreed: vec![seat],
            closes_at: tx.now().plus(OPEN_FOR),
        };
        let missing = missing(&book, &request, &acts);
        if missing.is_empty() {
            self.take_back(&mut tx, book, &request, acts).await?;
            tx.commit().await?;
            return Ok(Asked::Done);
        }
        tx.put_takeback(table, &request).await?;
        tx.set_due(super::Due::Takeback(table), request.closes_at)
            .await?;
        let post = Post::Takeback {
            side: book.side_of(seat),
            count: now.0 - to.0,
            facts: Facts::public(&told(&book, &acts, to)?),
            reveals: reveals(&acts, to),
            asked_at: now.0,
            closes: request.closes_at.seconds(),
        };
        tx.say_public(table, book.row.channel, &post).await?;
        tx.commit().await?;
        Ok(Asked::Waits(missing.len()))
    }

    /// Agrees to the open request or refuses it. The answer is about the request made at that act.
    pub async fn answer_takeback(
        &self,
        table: TableId,
        user: UserId,
        asked_at: Seq,
        agrees: bool,
    ) -> Result<Asked, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        book.playing()?;
        let open = tx.takeback(table).await?;
        let mut request = open
            .filter(|open| open.asked_at == asked_at && open.asked_at.0 == book.row.seq)
            .filter(|open| tx.now() < open.closes_at)
            .ok_or(Refused::NoTakeback)?;
        let side = book.side_of(seat);
        if !agrees {
            let notice = Notice::TakebackRefused { side };
            close(&mut tx, &book, notice).await?;
            tx.commit().await?;
            return Ok(Asked::Refused);
        }
        if request.agreed.contains(&seat) {
            return Err(Refused::AlreadyDone.into());
        }
        request.agreed.push(seat);
        let acts = tx.acts(table).await?;
        let missing = missing(&book, &request, &acts);
        let asked = if missing.is_empty() {
            self.take_back(&mut tx, book, &request, acts).await?;
            Asked::Done
        } else {
            tx.put_takeback(table, &request).await?;
            let notice = Notice::TakebackAgreed { side };
            tx.say_public(table, book.row.channel, &Post::Notice { notice })
                .await?;
            Asked::Waits(missing.len())
        };
        tx.commit().await?;
        Ok(asked)
    }

    /// A request was open long enough.
    pub(super) async fn takeback_due(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let book = Burst::book(tx, table).await?;
        if tx.takeback(table).await?.is_some() {
            close(tx, &book, Notice::TakebackExpired).await?;
        }
        Ok(())
    }

    async fn take_back(
        &self,
        tx: &mut Tx,
        book: Book,
        request: &TakebackRow,
        mut acts: Vec<JournalRow>,
    ) -> Result<(), Trouble> {
        let count = request.asked_at.0 - request.to.0;
        let side = book.side_of(request.seat);
        close(tx, &book, Notice::TakenBack { side, count }).await?;
        acts.retain(|act| act.seq <= request.to);
        for plan in &book.plans {
            if let Some(user) = book.user(plan.seat) {
                let why = Off::TakenBack;
                tx.say_private(book.row.id, user, &Whisper::OrdersOff { why })
                    .await?;
            }
        }
        let all = Seats::all(book.seats.len());
        let burst = back_to(tx, book, acts, all).await?;
        burst.settle(tx, false, None).await?;
        Ok(())
    }
}

impl Burst {
    /// The table moved on: a request made before is void.
    pub(super) async fn drop_request(&self, tx: &mut Tx) -> Result<(), Trouble> {
        let over = self.book.row.stage != Stage::Playing;
        if tx.takeback(self.book.row.id).await?.is_some() && !over {
            close(tx, &self.book, Notice::TakebackMoot).await?;
        }
        Ok(())
    }
}

async fn close(tx: &mut Tx, book: &Book, notice: Notice) -> Result<(), Trouble> {
    let id = book.row.id;
    tx.drop_takeback(id).await?;
    tx.drop_due(super::Due::Takeback(id)).await?;
    tx.say_public(id, book.row.channel, &Post::Notice { notice })
        .await?;
    Ok(())
}

/// Goes back to the last of these acts. What these seats had planned is void: it was planned for
/// another course of things.
async fn back_to(
    tx: &mut Tx,
    mut book: Book,
    acts: Vec<JournalRow>,
    void: Seats,
) -> Result<Burst, Trouble> {
    let to = acts.last().map_or(Seq(0), |act| act.seq);
    tx.take_back(book.row.id, to).await?;
    for plan in book.plans.iter_mut().filter(|plan| void.has(plan.seat)) {
        plan.queue.clear();
        (plan.passing, plan.sealed) = (false, false);
        tx.put_plan(book.row.id, plan).await?;
    }
    let play = book.replay(&acts)?;
    Ok(Burst::opened(book, play, Account::default()))
}

fn reveals(acts: &[JournalRow], to: Seq) -> bool {
    acts.iter().any(|act| act.seq > to && !act.undoable)
}

/// Whose consent is missing: everybody at the table; and where something came to light, also those
/// for whom a computer daimyo plays at the moment.
fn missing(book: &Book, request: &TakebackRow, acts: &[JournalRow]) -> Vec<Seat> {
    let computers = book.computers();
    let all = reveals(acts, request.to);
    let asked = book
        .seats
        .iter()
        .filter(|row| row.user.is_some() && (all || !computers.has(row.seat)))
        .map(|row| row.seat);
    asked
        .filter(|seat| !request.agreed.contains(seat))
        .collect()
}

/// What the acts after a point told.
fn told(book: &Book, acts: &[JournalRow], to: Seq) -> Result<Account, Trouble> {
    let (mut table, _): (Table, _) = book.open()?;
    let mut facts = Account::default();
    for act in acts {
        let acted = table.act(act.seat, &act.action)?;
        if act.seq > to {
            facts.add(acted.facts);
        }
    }
    Ok(facts)
}
