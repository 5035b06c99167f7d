//! Settling: from loading a play in a transaction to writing down all that an act set in motion.

use rules::policy::Policy;
use rules::seat::{Seat, Seats};
use rules::table::{Acted, Fact, Table};

use super::book::{hash, snapshot};
use super::{Book, Facts, Post, Refused, Trouble, Whisper};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{JournalRow, Stage, Tx};

/// No burst of computer daimyos takes this many acts.
const LONGEST_BURST: usize = 2000;

/// A play loaded inside a transaction, and what has happened to it since.
pub(super) struct Burst {
    pub book: Book,
    pub table: Table,
    pub facts: Vec<Fact>,
    before: Seats,
    actor: Option<Seat>,
}

impl Burst {
    /// The table's book, as the transaction sees it.
    pub async fn book(tx: &mut Tx, id: TableId) -> Result<Book, Trouble> {
        let row = tx.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let seats = tx.seats(id).await?;
        Ok(Book::new(row, seats))
    }

    /// Loads a play that is under way: from the snapshot, or from the journal if that is damaged.
    pub async fn load(tx: &mut Tx, book: Book) -> Result<Self, Trouble> {
        book.playing()?;
        let table = match book.restore(tx.snapshot(book.row.id).await?) {
            Some(table) => table,
            None => book.replay(&tx.acts(book.row.id).await?)?,
        };
        let before = table.waiting();
        Ok(Self {
            book,
            table,
            facts: Vec::new(),
            before,
            actor: None,
        })
    }

    /// A play that was just opened.
    pub fn opened(book: Book, table: Table, facts: Vec<Fact>) -> Self {
        Self {
            book,
            table,
            facts,
            before: Seats::NONE,
            actor: None,
        }
    }

    /// Applies an act and writes it down.
    pub async fn act(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        notation: &str,
        user: Option<UserId>,
    ) -> Result<Acted, Trouble> {
        let acted = self.table.act(seat, notation)?;
        let row = JournalRow {
            seq: acted.seq,
            seat,
            action: acted.action.clone(),
            hash: hash(&self.table.snapshot()),
            undoable: acted.undoable,
            user,
            at: tx.now(),
        };
        tx.add_act(self.book.row.id, &row).await?;
        self.facts.extend(acted.facts.iter().cloned());
        if user.is_some() {
            // Whoever acts and is up again has a new turn.
            self.actor = Some(seat);
            self.before.remove(seat);
        }
        Ok(acted)
    }

    /// Lets the computer daimyos play until a person is waited for.
    async fn run_computers(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let computers = self.book.computers();
        for _ in 0..LONGEST_BURST {
            let next = self
                .table
                .waiting()
                .iter()
                .find(|seat| computers.has(*seat));
            let Some(seat) = next else { return Ok(()) };
            let advice = self.table.advise(seat, Policy::Steady);
            let advice = advice.or_else(|| self.table.legal(seat).into_iter().next());
            let notation = advice.ok_or_else(|| Fault::new("computer", &"no legal action"))?;
            self.act(tx, seat, &notation, None).await?;
        }
        Err(Fault::new("computer", &"a burst without end").into())
    }

    /// Plays the computers' turns, writes the state, and puts what is to be said into the outbox.
    /// `quiet` has the panel already and needs no second one.
    pub async fn settle(
        mut self,
        tx: &mut Tx,
        began: bool,
        quiet: Option<Seat>,
    ) -> Result<Self, Trouble> {
        self.run_computers(tx).await?;
        self.rest(tx).await?;
        let (id, waiting) = (self.book.row.id, self.table.waiting());
        if waiting.is_empty() {
            tx.set_stage(id, Stage::Over, &self.book.row.entropy)
                .await?;
            self.book.row.stage = Stage::Over;
        }
        self.say(tx, began, quiet, waiting).await?;
        Ok(self)
    }

    /// Writes where the play rests now.
    pub async fn rest(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.book.row.id;
        tx.put_snapshot(id, &snapshot(&self.table)).await?;
        tx.set_seq(id, self.table.seq().0).await?;
        self.book.row.seq = self.table.seq().0;
        self.book.row.moved_at = tx.now();
        Ok(())
    }

    async fn say(
        &self,
        tx: &mut Tx,
        began: bool,
        quiet: Option<Seat>,
        waiting: Seats,
    ) -> Result<(), Trouble> {
        let row = &self.book.row;
        let fresh = |seat: &Seat| !self.before.has(*seat) && self.actor != Some(*seat);
        let ping = waiting
            .iter()
            .filter(fresh)
            .filter_map(|seat| self.book.user(seat))
            .collect();
        let facts = Facts::public(&self.facts);
        let post = match (began, waiting.is_empty()) {
            (_, true) => Post::Ended { facts },
            (true, false) => Post::Began { facts, ping },
            (false, false) => Post::Moved { facts, ping },
        };
        tx.say_public(row.id, row.channel, &post).await?;
        for seat in &self.book.seats {
            let Some(user) = seat.user.filter(|_| quiet != Some(seat.seat)) else {
                continue;
            };
            let facts = Facts::private(&self.facts, seat.seat);
            let up = waiting.has(seat.seat) && !self.before.has(seat.seat);
            if up || !facts.is_empty() {
                tx.say_private(row.id, user, &Whisper::Panel { facts })
                    .await?;
            }
        }
        Ok(())
    }
}
