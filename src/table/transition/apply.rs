//! Applying: a person's act, and the acts of computer daimyos and sealed lists that follow.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::seat::{Seat, Seats};
use rules::table::Acted;
use sha2::{Digest as _, Sha256};

use super::Transition;
use crate::fault::Fault;
use crate::id::UserId;
use crate::randomness;
use crate::store::{JournalRow, Tx};
use crate::table::moment::heard;
use crate::table::orders::next_act;
use crate::table::state::hash;
use crate::table::{Job, Refused, Trouble};

/// Computer daimyos never make this many acts in a row.
const MOST_COMPUTER_ACTS: usize = 2000;

/// How many bytes a person's act adds to the dice.
const MIXED: usize = 8;

/// The first bytes in hexadecimal.
fn brief(bytes: &[u8]) -> String {
    let digits = bytes.iter().take(MIXED).map(|byte| format!("{byte:02x}"));
    digits.collect()
}

impl Transition {
    /// A person's act, in their turn or by their order.
    pub async fn act(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        notation: &str,
        user: Option<UserId>,
    ) -> Result<Acted, Trouble> {
        let (acted, noticed) = self.apply(tx, seat, notation, user).await?;
        if noticed {
            self.note_actor(seat, user);
        }
        Ok(acted)
    }

    /// A person's act, by its way through their menu.
    pub async fn act_by_keys(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        keys: &[String],
        user: UserId,
    ) -> Result<Acted, Trouble> {
        let watching = self.watching();
        let mix = self.add_to_dice(tx, seat).await?;
        let before = self.table.waiting();
        let Some(acted) = self.table.act_by_keys(seat, keys, watching)? else {
            let waiting = self.table.waiting();
            return Err(if waiting.has(seat) || self.table.free_to_act().has(seat) {
                Refused::NotOffered.into()
            } else {
                let waiting = waiting.iter().collect();
                Refused::NotYourTurn { waiting }.into()
            });
        };
        let noticed = self.write_act(tx, seat, before, &acted, (mix, Some(user)));
        if noticed.await? {
            self.note_actor(seat, Some(user));
        }
        Ok(acted)
    }

    fn note_actor(&mut self, seat: Seat, user: Option<UserId>) {
        if user.is_some() {
            self.present.insert(seat);
        }
        // A seat that acts and has to act again has a new turn.
        self.actor = Some(seat);
        self.before.remove(seat);
    }

    /// Applies an act given in notation and writes it to the journal. Also says whether everybody
    /// notices it.
    async fn apply(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        notation: &str,
        user: Option<UserId>,
    ) -> Result<(Acted, bool), Trouble> {
        let mix = self.add_to_dice(tx, seat).await?;
        let before = self.table.waiting();
        let acted = self.table.act_watched(seat, notation, self.watching())?;
        let noticed = self.write_act(tx, seat, before, &acted, (mix, user));
        let noticed = noticed.await?;
        Ok((acted, noticed))
    }

    /// Adds to the dice what the next act brings: the press that made it, hashed, since its id tells
    /// the time. An act for a person without a press (an order, a list, time that ran out) brings a
    /// random text of the same form, so that nobody can tell the two apart by the record. An act of a
    /// computer daimyo brings how often acts were taken back: enough to roll nothing twice.
    async fn add_to_dice(&mut self, tx: &mut Tx, seat: Seat) -> Result<String, Fault> {
        let mix = match self.press.take() {
            _ if self.state.row.dice == 1 || self.state.is_lesson() => String::new(),
            Some(press) => brief(&Sha256::digest(press.to_string())),
            None if !self.state.computers().has(seat) => {
                let mut random = [0; MIXED];
                randomness::fill(&mut random)?;
                brief(&random)
            }
            None => {
                let times = tx.times_taken_back(self.state.row.id).await?;
                self.state.computer_mix(times)
            }
        };
        self.table.mix(&mix);
        Ok(mix)
    }

    /// Writes an act that was applied to the journal: with what it added to the dice, and who made it.
    /// `before` are the seats that were waited for. An act that not everybody notices leaves no trace:
    /// no clock, ping or post follows from it, and it cannot be taken back, because everybody is told
    /// of that. Answers whether everybody notices it.
    async fn write_act(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        before: Seats,
        acted: &Acted,
        (mix, user): (String, Option<UserId>),
    ) -> Result<bool, Trouble> {
        let heard = heard(seat, &acted.facts, self.table.waiting() != before);
        let noticed = heard.is_none();
        let row = JournalRow {
            seq: acted.seq,
            seat,
            action: acted.action.clone(),
            mix,
            hash: hash(&self.table.snapshot()),
            undoable: acted.undoable && noticed,
            user,
            at: tx.now(),
            heard,
        };
        tx.add_act(self.state.row.id, &row).await?;
        self.facts.add(acted.facts.clone());
        self.told.push((acted.seq, self.facts.public().count()));
        self.concerns.extend(acted.concerns.iter().cloned());
        self.state
            .unnoticed
            .extend(heard.map(|heard| (acted.seq, heard)));
        if noticed {
            self.acted.insert(seat);
            self.moved = true;
        }
        Ok(noticed)
    }

    /// Lets computer daimyos play, and plays out sealed lists, until the table waits for a person or for
    /// somebody who thinks ahead.
    pub(super) async fn run_computers(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let computers = self.state.computers();
        for _ in 0..MOST_COMPUTER_ACTS {
            let sealing = !self.state.sealing(&self.table).is_empty();
            let mut turns = self.table.waiting().iter();
            let next = if !sealing {
                turns.find(|seat| computers.has(*seat))
            } else if self.state.waiting(&self.table).is_empty() {
                turns.next()
            } else {
                None
            };
            let Some(seat) = next else {
                if self.answer_unasked(tx).await? {
                    continue;
                }
                return Ok(());
            };
            if sealing && !computers.has(seat) {
                self.play_list(tx, seat).await?;
            } else {
                if !sealing && self.state.thinks(seat) {
                    tx.set_due(Job::Think(self.state.row.id), tx.now()).await?;
                    return Ok(());
                }
                let notation = self.state.advice(&self.table, seat)?;
                self.apply(tx, seat, &notation, None).await?;
            }
        }
        Err(Fault::new("computer", &"a chain of acts without end").into())
    }

    /// Lets a computer daimyo that is not waited for answer what it was offered. False if none has
    /// anything to say.
    async fn answer_unasked(&mut self, tx: &mut Tx) -> Result<bool, Trouble> {
        let computers = self.state.computers();
        let free = self.table.free_to_act();
        for seat in free.iter().filter(|seat| computers.has(*seat)) {
            // It only reads the table. If it panics, it says nothing.
            let said = catch_unwind(AssertUnwindSafe(|| self.table.advise_unasked(seat)));
            if let Ok(Some(notation)) = said {
                self.apply(tx, seat, &notation, None).await?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What is done for a seat whose time has run out: the title's default, what a computer daimyo found who
    /// thought about it, or what one does who needs not think. Nothing if somebody has to think first.
    pub fn forfeit(&self, seat: Seat, thought: Option<String>) -> Result<Option<String>, Fault> {
        if let Some(found) = self.table.timed_out(seat).or(thought) {
            return Ok(Some(found));
        }
        if self.state.thinks(seat) {
            return Ok(None);
        }
        self.state.advice(&self.table, seat).map(Some)
    }

    /// An act that a computer daimyo decided on before this transaction began. If it is not possible after all,
    /// the middle level plays.
    pub async fn act_for_computer(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        notation: &str,
    ) -> Result<(), Trouble> {
        if self.table.legal(seat).iter().any(|legal| legal == notation) {
            self.apply(tx, seat, notation, None).await?;
            return Ok(());
        }
        let _ = Fault::new(
            "thinking",
            &"an act that is not legal; the middle level plays",
        );
        let notation = self.state.advice(&self.table, seat)?;
        self.apply(tx, seat, &notation, None).await?;
        Ok(())
    }

    /// Plays the next act of a sealed list; if nothing in it is possible, a computer daimyo chooses.
    async fn play_list(&mut self, tx: &mut Tx, seat: Seat) -> Result<(), Trouble> {
        let mut plan = self.state.plan(seat, self.table.chapter());
        let act = next_act(&mut plan, &self.table, true);
        tx.put_plan(self.state.row.id, &plan).await?;
        self.state.set_plan(plan);
        let (notation, user) = match act {
            Some(act) => (act, self.state.user(seat)),
            None => (self.state.advice(&self.table, seat)?, None),
        };
        let (acted, _) = self.apply(tx, seat, &notation, user).await?;
        self.played.push((seat, acted.action, user.is_none()));
        Ok(())
    }
}
