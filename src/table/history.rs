//! History: what a listener has heard, with what was taken back; as a log, as an export.

use rules::dice::Seq;
use rules::record::{Journal, Record};
use rules::seat::Seat;
use rules::table::Account;
use rules::told::Hears;
use serde_json::{Value, json};

use super::{Book, Refused, Tables, Trouble};
use crate::clock::Millis;
use crate::id::{TableId, UserId};
use crate::store::{Branch, JournalRow, Stage};

/// One act as a listener learned of it.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// Its number; 0 for the opening.
    pub seq: Seq,
    /// Who acted; nobody for the opening.
    pub seat: Option<Seat>,
    /// The round it happened in.
    pub chapter: u16,
    /// When; nothing for the opening.
    pub at: Option<Millis>,
    /// Something hidden came to light, or dice were rolled.
    pub reveals: bool,
    /// It was taken back.
    pub undone: bool,
    /// The facts this listener may know, each with whether it was told to them alone.
    pub events: Vec<(Value, bool)>,
}

/// Which lines of a log somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only acts of this seat.
    pub seat: Option<Seat>,
    /// Only this round.
    pub chapter: Option<u16>,
    /// Only lines of this kind.
    pub kind: Option<Kind>,
}

/// Kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Told to the listener alone.
    Alone,
    /// Something hidden came to light, or dice were rolled.
    Reveals,
    /// Taken back.
    Undone,
}

impl Filter {
    /// The lines that pass, with the events that do.
    #[must_use]
    pub fn of(self, lines: Vec<LogLine>) -> Vec<LogLine> {
        let wanted = |line: &LogLine| {
            (self.seat.is_none() || line.seat == self.seat)
                && self.chapter.is_none_or(|chapter| line.chapter == chapter)
                && match self.kind {
                    None | Some(Kind::Alone) => true,
                    Some(Kind::Reveals) => line.reveals,
                    Some(Kind::Undone) => line.undone,
                }
        };
        let mut lines: Vec<LogLine> = lines.into_iter().filter(wanted).collect();
        if self.kind == Some(Kind::Alone) {
            for line in &mut lines {
                line.events.retain(|(_, alone)| *alone);
            }
        }
        lines.retain(|line| !line.events.is_empty());
        lines
    }
}

impl Tables {
    /// The table's past as a person may know it: public facts, and those told to their seat. What was
    /// taken back is part of it.
    pub async fn log(&self, id: TableId, user: UserId) -> Result<(Book, Vec<LogLine>), Trouble> {
        let book = self.book(id).await?;
        if matches!(book.row.stage, Stage::Lobby) {
            return Err(Refused::NotStarted.into());
        }
        let seat = book.seat_of(user);
        let acts = self.store.acts(id).await?;
        let mut lines = listen(&book, &acts, seat, Seq(0), false)?;
        for (line, from) in courses(&acts, &self.store.undone(id).await?) {
            lines.extend(listen(&book, &line, seat, from, true)?);
        }
        lines.sort_by_key(|line| (line.at.map_or(i64::MIN, |at| at.0), line.seq));
        Ok((book, lines))
    }

    /// The whole record of a finished table, seed and acts taken back included, for everybody.
    pub async fn export(&self, id: TableId) -> Result<Record, Trouble> {
        let book = self.book(id).await?;
        match book.row.stage {
            Stage::Lobby => return Err(Refused::NotStarted.into()),
            Stage::Playing => return Err(Refused::StillRunning.into()),
            Stage::Over | Stage::Cancelled => {}
        }
        let acts = self.store.acts(id).await?;
        let written = |acts: &[JournalRow]| -> Result<Record, Trouble> {
            let mut journal = Journal::open(&book.opening())?;
            for act in acts {
                journal.act(act.seat, &act.action)?;
            }
            Ok(journal.record().clone())
        };
        let mut record = written(&acts)?;
        for (line, from) in courses(&acts, &self.store.undone(id).await?) {
            let undone = written(&line)?.acts;
            record
                .undone
                .push(undone.into_iter().filter(|act| act.seq > from).collect());
        }
        Ok(record)
    }

    /// What a person may know of a running table, as data: no seed, no act of another in notation.
    pub async fn export_seen(&self, id: TableId, user: UserId) -> Result<Value, Trouble> {
        let (book, lines) = self.log(id, user).await?;
        let seat = book.seat_of(user);
        let sides: Vec<&str> = book.seats.iter().map(|row| row.side.as_str()).collect();
        let line = |line: &LogLine| {
            let facts: Vec<&Value> = line.events.iter().map(|(event, _)| event).collect();
            json!({
                "seq": line.seq, "seat": line.seat, "round": line.chapter,
                "at": line.at.map(Millis::seconds), "undone": line.undone, "facts": facts,
            })
        };
        Ok(json!({
            "title": book.row.title, "rules": book.row.rules, "options": book.row.options,
            "sides": sides, "seen_by": seat, "commitment": book.row.seed.commitment(),
            "entropy": book.row.entropy, "lines": lines.iter().map(line).collect::<Vec<_>>(),
        }))
    }
}

/// Every course of things that was once taken back, oldest first: the acts up to its end, and the last
/// act before what was taken back.
pub(super) fn courses(acts: &[JournalRow], branches: &[Branch]) -> Vec<(Vec<JournalRow>, Seq)> {
    let mut line = acts.to_vec();
    let mut all = Vec::new();
    for branch in branches.iter().rev() {
        let first = branch.acts.first().map_or(1, |act| act.seq.0);
        let from = Seq(first.saturating_sub(1));
        line.retain(|act| act.seq <= from);
        line.extend(branch.acts.iter().cloned());
        all.push((line.clone(), from));
    }
    all.reverse();
    all
}

/// What a listener hears of the acts after a point; with the opening if from the beginning.
fn listen(
    book: &Book,
    acts: &[JournalRow],
    seat: Option<Seat>,
    from: Seq,
    undone: bool,
) -> Result<Vec<LogLine>, Trouble> {
    let heard = |facts: &Account| {
        let heard = facts.heard(seat);
        heard
            .map(|(to, event)| (event.clone(), to != Hears::All))
            .collect()
    };
    let (mut table, opened) = book.open()?;
    let mut lines = Vec::new();
    if from.0 == 0 && !undone {
        lines.push(LogLine {
            seq: Seq(0),
            seat: None,
            chapter: table.chapter(),
            at: None,
            reveals: true,
            undone,
            events: heard(&opened),
        });
    }
    for act in acts {
        let chapter = table.chapter();
        let acted = table.act(act.seat, &act.action)?;
        if act.seq > from {
            lines.push(LogLine {
                seq: act.seq,
                seat: Some(act.seat),
                chapter,
                at: Some(act.at),
                reveals: !acted.undoable,
                undone,
                events: heard(&acted.facts),
            });
        }
    }
    Ok(lines)
}
