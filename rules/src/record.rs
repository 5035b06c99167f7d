//! Records: the export of a table, from which anybody can replay it and check its dice.
//!
//! A record holds what the table was opened with, every act with the facts it told, and the hash of
//! the state after it. The seed is part of it, so the record of a running table belongs to its host
//! alone; when a table is over its record is for everybody.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::catalog;
use crate::dice::{Seed, Seq};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::table::{Account, Acted, Opening, Table};

/// The format of records this version writes.
pub const FORMAT: u16 = 1;
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
    pub opened: Account,
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
    /// What it told.
    pub facts: Account,
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
        let about = catalog::about(&opening.title)?;
        let record = Record {
            format: FORMAT,
            title: opening.title.clone(),
            rules: about.rules,
            options: catalog::settle_options(&opening.title, &opening.options)?,
            sides: opening.sides.clone(),
            commitment: opening.seed.commitment(),
            seed: opening.seed.clone(),
            entropy: opening.entropy.clone(),
            position: opening.position.clone(),
            opened,
            acts: Vec::new(),
            undone: Vec::new(),
        };
        Ok(Self { table, record })
    }

    /// Applies an action and writes it down.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<Acted, Refusal> {
        let acted = self.table.act(seat, notation)?;
        self.record.acts.push(Act {
            seq: acted.seq,
            seat,
            action: acted.action.clone(),
            facts: acted.facts.clone(),
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

/// Where a record and its replay part ways.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "mismatch", rename_all = "snake_case")]
pub enum Mismatch {
    /// The format is not one this version reads.
    #[error("format {found} is unknown; this version reads {FORMAT}")]
    Format {
        /// The format found.
        found: u16,
    },
    /// The rules have another version than the record.
    #[error("the record follows rules version {found}; this version has {known}")]
    Rules {
        /// The version found.
        found: u16,
        /// The version here.
        known: u16,
    },
    /// The seed does not match the commitment.
    #[error("the seed does not match the commitment")]
    Commitment,
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
            options: self.options.clone(),
            sides: self.sides.clone(),
            seed: self.seed.clone(),
            entropy: self.entropy.clone(),
            position: self.position.clone(),
        }
    }

    /// Replays everything and compares: commitment, numbers, notation, facts, hashes.
    pub fn replay(&self) -> Result<Journal, Mismatch> {
        if self.format != FORMAT {
            return Err(Mismatch::Format { found: self.format });
        }
        let known = catalog::about(&self.title)
            .map_err(Mismatch::Opening)?
            .rules;
        if self.rules != known {
            return Err(Mismatch::Rules {
                found: self.rules,
                known,
            });
        }
        if self.seed.commitment() != self.commitment {
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
        .act(act.seat, &act.action)
        .map_err(|refusal| Mismatch::Refused { seq, refusal })?;
    if acted.action != act.action {
        let found = act.action.clone();
        return Err(Mismatch::Notation {
            seq,
            found,
            due: acted.action,
        });
    }
    if acted.facts != act.facts {
        return Err(Mismatch::Facts { seq });
    }
    if journal.table.hash() != act.hash {
        return Err(Mismatch::Hash { seq });
    }
    Ok(())
}
