//! History: what a person has learned, including what was taken back; as a log and as an export.

use rules::dice::Seq;
use rules::event_log::{AnyEvent, Events, Recipients};
use rules::record::{Journal, Record};
use rules::seat::Seat;
use serde_json::{Value, json};

use super::log_cache::LogKey;
use super::{Refused, TableRef, TableState, Tables, Trouble};
use crate::clock::Millis;
use crate::id::UserId;
use crate::store::{Branch, JournalRow, Lifecycle};

/// One act as a listener learned of it.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// The moment it led to, as the listener counts; 0 for the opening.
    pub seq: Seq,
    /// Who acted; nobody for the opening.
    pub seat: Option<Seat>,
    /// The round it happened in.
    pub chapter: u16,
    /// When; nothing for the opening.
    pub at: Option<Millis>,
    /// Something hidden was revealed, or dice were rolled.
    pub reveals: bool,
    /// It was taken back.
    pub undone: bool,
    /// The facts this listener may know, each with whether it was told to them alone.
    pub events: Vec<(AnyEvent, bool)>,
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
    /// Something hidden was revealed, or dice were rolled.
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
    pub async fn log(
        &self,
        table: impl Into<TableRef>,
        user: UserId,
    ) -> Result<(TableState, Vec<LogLine>), Trouble> {
        let state = self.state_for(table.into(), user).await?;
        let lines = self.log_of(&state, user).await?;
        Ok((state, lines))
    }

    async fn log_of(&self, state: &TableState, user: UserId) -> Result<Vec<LogLine>, Trouble> {
        let id = state.row.id;
        if matches!(state.row.stage, Lifecycle::Lobby) {
            return Err(Refused::NotStarted.into());
        }
        let seat = state.seat_of(user);
        let acts = self.store.acts(id).await?;
        let branches = self.store.undone(id).await?;
        let key = LogKey {
            table: id,
            seq: acts.last().map_or(0, |act| act.seq.0),
            branches: branches.len(),
            seat,
        };
        let state = state.clone();
        let log = self.logs.log(key, move || {
            let mut lines = listen(&state, &acts, seat, Seq(0), false)?;
            for (line, from) in courses(&acts, &branches) {
                lines.extend(listen(&state, &line, seat, from, true)?);
            }
            lines.sort_by_key(|line| (line.at.map_or(i64::MIN, |at| at.0), line.seq));
            Ok(lines)
        });
        Ok(log.await?.to_vec())
    }

    /// The whole record of a finished table, seed and acts taken back included, for everybody.
    pub async fn export(&self, state: &TableState) -> Result<Record, Trouble> {
        let id = state.row.id;
        match state.row.stage {
            Lifecycle::Lobby => return Err(Refused::NotStarted.into()),
            Lifecycle::Playing => return Err(Refused::StillRunning.into()),
            Lifecycle::Over | Lifecycle::Cancelled => {}
        }
        let acts = self.store.acts(id).await?;
        let written = |acts: &[JournalRow]| -> Result<Record, Trouble> {
            let mut journal = Journal::open(&state.opening())?;
            for act in acts {
                journal.act_mixed(act.seat, &act.action, &act.mix)?;
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
    pub async fn export_seen(&self, state: &TableState, user: UserId) -> Result<Value, Trouble> {
        let lines = self.log_of(state, user).await?;
        let seat = state.seat_of(user);
        let sides: Vec<&str> = state.seats.iter().map(|row| row.side.as_str()).collect();
        let line = |line: &LogLine| {
            let facts: Vec<&AnyEvent> = line.events.iter().map(|(event, _)| event).collect();
            json!({
                "seq": line.seq, "seat": line.seat, "round": line.chapter,
                "at": line.at.map(Millis::seconds), "undone": line.undone, "facts": facts,
            })
        };
        Ok(json!({
            "title": state.row.title, "rules": state.row.rules, "options": state.row.options,
            "sides": sides, "seen_by": seat, "commitment": state.commitment(),
            "entropy": state.row.entropy, "lines": lines.iter().map(line).collect::<Vec<_>>(),
        }))
    }
}

/// Every course of play that was taken back, oldest first: its acts, and the last act that stayed.
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
    state: &TableState,
    acts: &[JournalRow],
    seat: Option<Seat>,
    from: Seq,
    undone: bool,
) -> Result<Vec<LogLine>, Trouble> {
    let heard = |facts: &Events| {
        let heard = facts.heard(seat);
        heard
            .map(|(to, event)| (event.clone(), to != Recipients::All))
            .collect()
    };
    let (mut table, opened) = state.open()?;
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
    let mut moment = Seq(0);
    for act in acts {
        let chapter = table.chapter();
        let acted = act.redo(&mut table)?;
        if !act.noticed_by(seat) {
            continue;
        }
        moment = moment.next();
        if act.seq > from {
            lines.push(LogLine {
                seq: moment,
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
