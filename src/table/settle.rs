//! Settling: from loading a play in a transaction to writing down all that an act set in motion.

use rules::policy::Policy;
use rules::seat::{Seat, Seats};
use rules::table::{Account, Acted, Table};
use serde_json::Value;

use super::absence::DESERTED_LASTS;
use super::book::{hash, snapshot};
use super::clocks::{Since, wind};
use super::orders::next_act;
use super::results;
use super::{Book, Due, Facts, Missed, Notice, Post, Refused, Trouble, Whisper};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{JournalRow, Pause, Stage, Tx};

/// No burst of computer daimyos takes this many acts.
const LONGEST_BURST: usize = 2000;

/// A play loaded inside a transaction, and what has happened to it since.
pub(super) struct Burst {
    pub book: Book,
    pub table: Table,
    pub facts: Account,
    /// Events that touch what a seat has planned.
    pub concerns: Vec<(Seat, Value)>,
    /// What was played of sealed lists: whose, what, and whether a computer daimyo had to choose.
    played: Vec<(Seat, String, bool)>,
    /// What happened to the table itself, said with the facts.
    pub notices: Vec<Notice>,
    /// The act that was made for somebody whose time ran out.
    pub missed: Option<Missed>,
    before: Seats,
    actor: Option<Seat>,
    /// The seats for which somebody acted, whoever it was.
    pub acted: Seats,
    pub(super) present: Seats,
}

impl Burst {
    /// The table's book, as the transaction sees it.
    pub async fn book(tx: &mut Tx, id: TableId) -> Result<Book, Trouble> {
        let row = tx.table(id).await?.ok_or(Refused::NoSuchTable)?;
        let seats = tx.seats(id).await?;
        let clocks = tx.clocks(id).await?;
        let plans = tx.plans(id).await?;
        Ok(Book::new(row, seats, clocks, plans))
    }

    /// Loads a play that is under way: from the snapshot, or from the journal if that is damaged.
    pub async fn load(tx: &mut Tx, book: Book) -> Result<Self, Trouble> {
        book.playing()?;
        let table = match book.restore(tx.snapshot(book.row.id).await?) {
            Some(table) => table,
            None => book.replay(&tx.acts(book.row.id).await?)?,
        };
        let before = book.waiting(&table);
        Ok(Self {
            before,
            ..Self::opened(book, table, Account::default())
        })
    }

    /// A play that was just opened.
    pub fn opened(book: Book, table: Table, facts: Account) -> Self {
        Self {
            book,
            table,
            facts,
            concerns: Vec::new(),
            played: Vec::new(),
            notices: Vec::new(),
            missed: None,
            before: Seats::NONE,
            actor: None,
            acted: Seats::NONE,
            present: Seats::NONE,
        }
    }

    /// A person's act, in their turn or by their order.
    pub async fn act(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        notation: &str,
        user: Option<UserId>,
    ) -> Result<Acted, Trouble> {
        let acted = self.write_act(tx, seat, notation, user).await?;
        if user.is_some() {
            self.present.insert(seat);
        }
        // Whoever acts and is up again has a new turn.
        self.actor = Some(seat);
        self.before.remove(seat);
        Ok(acted)
    }

    /// Applies an act and writes it down.
    async fn write_act(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        notation: &str,
        user: Option<UserId>,
    ) -> Result<Acted, Trouble> {
        let acted = self.table.act_heeded(seat, notation, self.heeding())?;
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
        self.facts.add(acted.facts.clone());
        self.concerns.extend(acted.concerns.iter().cloned());
        self.acted.insert(seat);
        Ok(acted)
    }

    /// Lets the computer daimyos play, and sealed lists be played out, until a person is waited for.
    async fn run_computers(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let computers = self.book.computers();
        for _ in 0..LONGEST_BURST {
            let sealing = !self.book.sealing(&self.table).is_empty();
            let mut turns = self.table.waiting().iter();
            let next = if !sealing {
                turns.find(|seat| computers.has(*seat))
            } else if self.book.waiting(&self.table).is_empty() {
                turns.next()
            } else {
                None
            };
            let Some(seat) = next else { return Ok(()) };
            if sealing && !computers.has(seat) {
                self.play_list(tx, seat).await?;
            } else {
                let notation = self.advice(seat)?;
                self.write_act(tx, seat, &notation, None).await?;
            }
        }
        Err(Fault::new("computer", &"a burst without end").into())
    }

    /// What a computer daimyo would do.
    pub fn advice(&self, seat: Seat) -> Result<String, Fault> {
        let advice = self.table.advise(seat, Policy::Steady);
        let advice = advice.or_else(|| self.table.legal(seat).into_iter().next());
        advice.ok_or_else(|| Fault::new("computer", &"no legal action"))
    }

    /// Plays the next act of a sealed list; where nothing of it fits a computer daimyo chooses.
    async fn play_list(&mut self, tx: &mut Tx, seat: Seat) -> Result<(), Trouble> {
        let mut plan = self.book.plan(seat, self.table.chapter());
        let act = next_act(&mut plan, &self.table, true);
        tx.put_plan(self.book.row.id, &plan).await?;
        self.book.set_plan(plan);
        let (notation, user) = match act {
            Some(act) => (act, self.book.user(seat)),
            None => (self.advice(seat)?, None),
        };
        let acted = self.write_act(tx, seat, &notation, user).await?;
        self.played.push((seat, acted.action, user.is_none()));
        Ok(())
    }

    /// Plays the computers' turns, writes the state, and puts what is to be said into the outbox.
    /// `quiet` has the panel already and needs no second one.
    pub async fn settle(
        mut self,
        tx: &mut Tx,
        began: bool,
        quiet: Option<Seat>,
    ) -> Result<Self, Trouble> {
        if self.book.is_deserted() {
            self.desert(tx).await?;
        } else {
            self.run_computers(tx).await?;
        }
        self.heed(tx).await?;
        self.rest(tx).await?;
        self.drop_request(tx).await?;
        let (id, waiting) = (self.book.row.id, self.book.waiting(&self.table));
        if waiting.is_empty() {
            tx.drop_plans(id).await?;
            if let rules::title::Standing::Over(outcome) = self.table.standing() {
                results::write(tx, &self.book, &outcome).await?;
            }
            tx.set_stage(id, Stage::Over, &self.book.row.entropy)
                .await?;
            self.book.row.stage = Stage::Over;
            tx.cancel_dues_of(id).await?;
            if let Some(vote) = tx.open_vote(id).await? {
                tx.close_vote(vote.id, "moot").await?;
            }
        }
        let since = Since {
            waiting,
            acted: self.acted,
            present: self.present,
            gain: true,
        };
        wind(tx, &mut self.book, since).await?;
        let armed = self.arm(tx).await?;
        self.say_lists(tx).await?;
        self.say(tx, began, quiet, waiting, armed).await?;
        Ok(self)
    }

    /// Settles after a change of who sits there: only if a computer daimyo is up there is something
    /// to play, else the notices are all there is to say.
    pub async fn resettle(mut self, tx: &mut Tx) -> Result<Self, Trouble> {
        let waiting = self.book.waiting(&self.table);
        let computers = self.book.computers();
        if waiting.is_empty() || waiting.iter().any(|seat| computers.has(seat)) {
            return self.settle(tx, false, None).await;
        }
        let since = Since {
            gain: true,
            ..Since::nothing(waiting)
        };
        wind(tx, &mut self.book, since).await?;
        for notice in std::mem::take(&mut self.notices) {
            self.tell(tx, notice).await?;
        }
        Ok(self)
    }

    /// Says something about the table itself.
    pub async fn tell(&self, tx: &mut Tx, notice: Notice) -> Result<(), Trouble> {
        let row = &self.book.row;
        tx.say_public(row.id, row.channel, &Post::Notice { notice })
            .await?;
        Ok(())
    }

    /// Everybody is gone: the table waits for one of them to come back.
    async fn desert(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.book.row.id;
        let until = tx.now().plus(DESERTED_LASTS);
        tx.set_paused(id, Some(Pause::Deserted)).await?;
        self.book.row.paused = Some(Pause::Deserted);
        tx.set_due(Due::Desert(id), until).await?;
        self.notices.push(Notice::Deserted {
            until: until.seconds(),
        });
        Ok(())
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

    /// Tells each what was played of their list.
    async fn say_lists(&self, tx: &mut Tx) -> Result<(), Trouble> {
        for seat in self
            .played
            .iter()
            .map(|(seat, _, _)| *seat)
            .collect::<Seats>()
            .iter()
        {
            let own = self.played.iter().filter(|(by, _, _)| *by == seat);
            let acts = own.map(|(_, act, helped)| (act.clone(), *helped)).collect();
            if let Some(user) = self.book.user(seat) {
                tx.say_private(self.book.row.id, user, &Whisper::ListPlayed { acts })
                    .await?;
            }
        }
        Ok(())
    }

    async fn say(
        &self,
        tx: &mut Tx,
        began: bool,
        quiet: Option<Seat>,
        waiting: Seats,
        armed: Seats,
    ) -> Result<(), Trouble> {
        let row = &self.book.row;
        let fresh = |seat: &Seat| !self.before.has(*seat) && self.actor != Some(*seat);
        let mut ping = Vec::new();
        let mut digested = Vec::new();
        for seat in &self.book.seats {
            let Some(user) = seat.user.filter(|_| waiting.has(seat.seat) && !seat.held) else {
                continue;
            };
            if tx.habits(user).await?.digest.is_some() {
                digested.push(user);
            } else if fresh(&seat.seat) {
                ping.push(user);
            }
        }
        let facts = Facts::public(&self.facts);
        // What is pressed for days has a post of its own, which the next move does not retire.
        let (aside, notices): (Vec<_>, Vec<_>) =
            self.notices.iter().cloned().partition(Notice::has_buttons);
        let post = match (began, waiting.is_empty()) {
            (_, true) => Post::Ended { facts, notices },
            (true, false) => Post::Began { facts, ping },
            (false, false) => Post::Moved {
                facts,
                ping,
                notices,
            },
        };
        tx.say_public(row.id, row.channel, &post).await?;
        for notice in aside {
            self.tell(tx, notice).await?;
        }
        if waiting.is_empty() {
            tx.say_public(row.id, row.channel, &Post::Film).await?;
        }
        for seat in &self.book.seats {
            let Some(user) = seat.user.filter(|_| quiet != Some(seat.seat)) else {
                continue;
            };
            let facts = Facts::private(&self.facts, seat.seat);
            if let Some(missed) = self.missed.clone().filter(|it| it.seat == seat.seat) {
                tx.say_private(row.id, user, &Whisper::Missed { missed, facts })
                    .await?;
                continue;
            }
            // Who is gone learns on return; who reads a digest is not called for every turn.
            if seat.held {
                continue;
            }
            // Whoever left an order is told when it is carried out.
            let up = waiting.has(seat.seat) && !self.before.has(seat.seat) && !armed.has(seat.seat);
            if (up && !digested.contains(&user)) || !facts.is_empty() {
                tx.say_private(row.id, user, &Whisper::Panel { facts })
                    .await?;
            }
        }
        Ok(())
    }
}
