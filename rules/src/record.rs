//! Records: the export of a table, from which anybody can replay it and check its dice.
//!
//! A record holds what the table was opened with, every act with the facts it told, and the hash of
//! the state after it. The seed is part of it, so the record of a running table belongs to its host
//! alone; when a table is over its record is for everybody.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::catalog;
use crate::dice::{Roll, Scheme, Seed, Seq};
use crate::event_log::Events;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::{Acted, Opening, Table};

/// The newest format of records. The first one is that of tables whose dice follow the first scheme
/// ([`Scheme::Seed`]), the second that of the others.
pub const FORMAT: u16 = 2;
/// The most acts a record may hold.
pub const MOST_ACTS: usize = 100_000;
/// How often a record may tell of acts taken back.
pub const MOST_TAKEN_BACK: usize = 1_000;

/// A table's whole history.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format of this record.
    pub format: u16,
    /// The id of the title.
    pub title: String,
    /// The version of its rules.
    pub rules: u16,
    /// The title's options, every default filled in.
    pub options: Value,
    /// What each seat played, clockwise.
    pub sides: Vec<String>,
    /// What the table is called in the commitment; from format 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The SHA-256 posted when the table opened.
    pub commitment: String,
    /// The seed it commits to.
    #[serde(with = "seed_text")]
    pub seed: Seed,
    /// Public text mixed into the dice.
    #[serde(default)]
    pub entropy: String,
    /// The position it began from, if not the title's set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What the opening told.
    pub opened: Events<Value>,
    /// What the opening rolled; from format 2 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<Roll>,
    /// Every act, in order.
    pub acts: Vec<Act>,
    /// Acts that were taken back, oldest first: each list begins where the table then stood.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Vec<Act>>,
}

/// One accepted act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Its number, from 1.
    pub seq: Seq,
    /// Who acted.
    pub seat: Seat,
    /// What, in canonical notation.
    pub action: String,
    /// Public text it added to the dice; from format 2 on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub mix: String,
    /// What it rolled; from format 2 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<Roll>,
    /// What it told.
    pub facts: Events<Value>,
    /// The hash of the state after it.
    pub hash: String,
}

mod seed_text {
    use super::Seed;

    pub fn serialize<S: serde::Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&seed.reveal())
    }

    pub fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        let text = <String as serde::Deserialize>::deserialize(from)?;
        Seed::parse(&text)
            .ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// A table together with its record: every act is written down as it happens.
#[derive(Clone, Debug)]
pub struct Journal {
    table: Table,
    record: Record,
}

impl Journal {
    /// Opens a table and its record.
    pub fn open(opening: &Opening) -> Result<Self, Refusal> {
        let (table, opened) = Table::open(opening)?;
        let (format, name) = match &opening.scheme {
            Scheme::Seed => (1, None),
            Scheme::Bound { table } => (2, Some(table.clone())),
        };
        let record = Record {
            format,
            title: opening.title.clone(),
            rules: table.rules(),
            options: catalog::settle_options(&opening.title, opening.rules, &opening.options)?,
            sides: opening.sides.clone(),
            table: name,
            commitment: opening.commitment()?,
            seed: opening.seed.clone(),
            entropy: opening.entropy.clone(),
            position: opening.position.clone(),
            opened: opened.to_json(),
            rolls: rolls(format, &table),
            acts: Vec::new(),
            undone: Vec::new(),
        };
        Ok(Self { table, record })
    }

    /// Applies an action and writes it down.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<Acted, Refusal> {
        self.act_mixed(seat, notation, "")
    }

    /// The same for an act that adds something to the dice.
    pub fn act_mixed(&mut self, seat: Seat, notation: &str, mix: &str) -> Result<Acted, Refusal> {
        self.table.mix(mix);
        let acted = self.table.act(seat, notation)?;
        let format = self.record.format;
        self.record.acts.push(Act {
            seq: acted.seq,
            seat,
            action: acted.action.clone(),
            mix: if format == 1 {
                String::new()
            } else {
                mix.into()
            },
            rolls: rolls(format, &self.table),
            facts: acted.facts.to_json(),
            hash: self.table.hash(),
        });
        Ok(acted)
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The record so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }
}

/// What the last act rolled, as far as the format holds it.
fn rolls(format: u16, table: &Table) -> Vec<Roll> {
    if format == 1 {
        Vec::new()
    } else {
        table.rolls().to_vec()
    }
}

/// Where a record and its replay part ways.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "mismatch", rename_all = "snake_case")]
pub enum Mismatch {
    /// The format is not one this version reads.
    #[error("format {found} is unknown; this program reads formats 1 to {FORMAT}")]
    Format {
        /// The format found.
        found: u16,
    },
    /// The record follows a version of the rules that is not known here.
    #[error("the record follows rules version {found}; this program knows versions 1 to {known}")]
    Rules {
        /// The version found.
        found: u16,
        /// The newest version here.
        known: u16,
    },
    /// The seed does not match the commitment.
    #[error("the seed does not match the commitment")]
    Commitment,
    /// Other numbers were rolled.
    #[error("act {seq}: other rolls than recorded")]
    Rolls {
        /// The number of the act; 0 for the opening.
        seq: Seq,
    },
    /// More acts than any table takes.
    #[error("more than {MOST_ACTS} acts")]
    TooLong,
    /// The table could not be opened.
    #[error("opening: {0}")]
    Opening(Refusal),
    /// The opening told something else.
    #[error("the opening told other facts")]
    OpeningFacts,
    /// An act has the wrong number.
    #[error("act {found} where act {due} belongs")]
    Order {
        /// The number found.
        found: Seq,
        /// The number due.
        due: Seq,
    },
    /// An act was refused.
    #[error("act {seq}: {refusal}")]
    Refused {
        /// Its number.
        seq: Seq,
        /// Why.
        refusal: Refusal,
    },
    /// An act is not in canonical notation.
    #[error("act {seq}: written {found:?}, canonical {due:?}")]
    Notation {
        /// Its number.
        seq: Seq,
        /// As written.
        found: String,
        /// As it should be.
        due: String,
    },
    /// An act told something else.
    #[error("act {seq}: other facts than recorded")]
    Facts {
        /// Its number.
        seq: Seq,
    },
    /// The state after an act is another.
    #[error("act {seq}: another state than recorded")]
    Hash {
        /// Its number.
        seq: Seq,
    },
}

impl Record {
    /// The opening of the recorded table.
    #[must_use]
    pub fn opening(&self) -> Opening {
        Opening {
            title: self.title.clone(),
            rules: Some(self.rules),
            options: self.options.clone(),
            sides: self.sides.clone(),
            seed: self.seed.clone(),
            scheme: match (self.format, &self.table) {
                (1, _) => Scheme::Seed,
                (_, table) => Scheme::Bound {
                    table: table.clone().unwrap_or_default(),
                },
            },
            entropy: self.entropy.clone(),
            position: self.position.clone(),
        }
    }

    /// Replays everything and compares: commitment, numbers, notation, facts, hashes.
    pub fn replay(&self) -> Result<Journal, Mismatch> {
        if !(1..=FORMAT).contains(&self.format) || (self.format == 1) != self.table.is_none() {
            return Err(Mismatch::Format { found: self.format });
        }
        let known = catalog::about(&self.title)
            .map_err(Mismatch::Opening)?
            .rules;
        if !(1..=known).contains(&self.rules) {
            return Err(Mismatch::Rules {
                found: self.rules,
                known,
            });
        }
        let due = self.opening().commitment().map_err(Mismatch::Opening)?;
        if due != self.commitment {
            return Err(Mismatch::Commitment);
        }
        let undone: usize = self.undone.iter().map(Vec::len).sum();
        if self.acts.len() + undone > MOST_ACTS || self.undone.len() > MOST_TAKEN_BACK {
            return Err(Mismatch::TooLong);
        }
        let journal = Journal::open(&self.opening()).map_err(Mismatch::Opening)?;
        if journal.record.opened != self.opened {
            return Err(Mismatch::OpeningFacts);
        }
        if journal.record.rolls != self.rolls {
            return Err(Mismatch::Rolls { seq: Seq(0) });
        }
        // What was taken back happened too: each course is replayed from where it then began.
        let mut line = self.acts.clone();
        for branch in self.undone.iter().rev() {
            let first = branch.first().map_or(Seq(0), |act| act.seq);
            line.retain(|act| act.seq < first);
            line.extend(branch.iter().cloned());
            replay_acts(journal.clone(), &line)?;
        }
        let mut journal = replay_acts(journal, &self.acts)?;
        journal.record.undone.clone_from(&self.undone);
        Ok(journal)
    }
}

fn replay_acts(mut journal: Journal, acts: &[Act]) -> Result<Journal, Mismatch> {
    for act in acts {
        replay_act(&mut journal, act)?;
    }
    Ok(journal)
}

fn replay_act(journal: &mut Journal, act: &Act) -> Result<(), Mismatch> {
    let due = journal.table.seq().next();
    let seq = act.seq;
    if seq != due {
        return Err(Mismatch::Order { found: seq, due });
    }
    let acted = journal
        .act_mixed(act.seat, &act.action, &act.mix)
        .map_err(|refusal| Mismatch::Refused { seq, refusal })?;
    if acted.action != act.action {
        let found = act.action.clone();
        return Err(Mismatch::Notation {
            seq,
            found,
            due: acted.action,
        });
    }
    if journal.record.acts.last().map(|due| &due.facts) != Some(&act.facts) {
        return Err(Mismatch::Facts { seq });
    }
    let written = journal.record.acts.last();
    if written.map(|due| (&due.mix, &due.rolls)) != Some((&act.mix, &act.rolls)) {
        return Err(Mismatch::Rolls { seq });
    }
    if journal.table.hash() != act.hash {
        return Err(Mismatch::Hash { seq });
    }
    Ok(())
}
