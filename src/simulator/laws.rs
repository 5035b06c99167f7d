//! What must hold after every step, whatever went wrong in it.

use std::collections::{BTreeMap, BTreeSet};

use rules::event_log::Recipients;
use serde_json::Value;

use super::discord::{Discord, Wire};
use crate::id::{ChannelId, TableId};
use crate::store::{Destination, Lane, OutboxItem, Store};
use crate::table::Tables;

/// What the laws remember.
#[derive(Default)]
pub(super) struct Laws {
    /// The hashes of every table's acts.
    journals: BTreeMap<TableId, Vec<Vec<u8>>>,
    /// Every item that ever waited, as it was written.
    pub items: BTreeMap<i64, OutboxItem>,
    /// Those that waited after the last step.
    waiting: BTreeSet<i64>,
    /// How often messages of a channel had been changed when an item was first seen.
    changes: BTreeMap<i64, u64>,
    /// The items by their nonces, and the newest one said in each channel.
    nonces: BTreeMap<String, i64>,
    last: BTreeMap<ChannelId, i64>,
    /// How often something was compared, so that nobody believes laws that were never asked.
    pub compared: u64,
}

/// What the last step was allowed to do.
#[derive(Default)]
pub(super) struct Allowed {
    /// Acts of this table may have been taken back.
    pub shorter: Option<TableId>,
    /// Nothing may have been added to this table.
    pub still: Option<TableId>,
    /// Items that were claimed, after merging.
    pub claimed: Vec<OutboxItem>,
    /// Items whose attempts were closed.
    pub closed: Vec<i64>,
}

fn json(what: &str) -> Value {
    serde_json::from_str(what).unwrap()
}

/// What an item tells, in order: its facts and notices.
fn told(what: &Value) -> Vec<Value> {
    let part = |name: &str| what[name].as_array().cloned().unwrap_or_default();
    part("facts").into_iter().chain(part("notices")).collect()
}

impl Laws {
    /// An older state was put in place: what came after it never happened.
    pub fn forget(&mut self) {
        *self = Self {
            compared: self.compared,
            ..Self::default()
        };
    }

    /// Compares everything with what was before. Says what is wrong.
    pub async fn after(
        &mut self,
        store: &Store,
        wire: &Wire,
        tables: &[TableId],
        allowed: &Allowed,
    ) -> Vec<String> {
        let mut wrong = Vec::new();
        self.journals(store, tables, allowed, &mut wrong).await;
        let items = store.all_items().await;
        let mut discord = wire.lock();
        wrong.append(&mut discord.broken);
        let now: BTreeSet<i64> = items.iter().map(|item| item.id).collect();
        for item in items {
            if let Destination::Channel(channel) = item.place {
                let count = discord.changes.get(&channel).copied().unwrap_or_default();
                self.changes.entry(item.id).or_insert(count);
            }
            self.nonces.entry(item.nonce.clone()).or_insert(item.id);
            self.items.entry(item.id).or_insert(item);
        }
        let gone: Vec<i64> = self.waiting.difference(&now).copied().collect();
        for id in &gone {
            let item = &self.items[id];
            if allowed.closed.contains(id) {
                self.is_said(item, &discord, &mut wrong);
            } else if !allowed.claimed.iter().any(|taken| takes(taken, item))
                && !self.is_unreachable(item, &allowed.closed)
            {
                wrong.push(format!("item {id} for {:?} is gone unsaid", item.place));
            }
        }
        for taken in &allowed.claimed {
            let merged =
                |id: &&i64| !allowed.closed.contains(*id) && takes(taken, &self.items[*id]);
            let first = self.items.get(&taken.id).into_iter();
            let all = first.chain(gone.iter().filter(merged).map(|id| &self.items[id]));
            let all = all.flat_map(|item| told(&json(&item.what)));
            let mut expected: Vec<String> = all.map(|part| part.to_string()).collect();
            let found = told(&json(&taken.what)).into_iter();
            let mut found: Vec<String> = found.map(|part| part.to_string()).collect();
            expected.sort();
            found.sort();
            if taken.tries <= 1 && expected != found {
                wrong.push(format!(
                    "item {} does not tell what it took along",
                    taken.id
                ));
            }
            self.compared += 1;
        }
        self.waiting = now;
        self.messages(&mut discord, &mut wrong);
        wrong
    }

    async fn journals(
        &mut self,
        store: &Store,
        tables: &[TableId],
        allowed: &Allowed,
        wrong: &mut Vec<String>,
    ) {
        for table in tables {
            let known = self.journals.entry(*table).or_default();
            let may_shrink = allowed.shorter == Some(*table);
            // The last act known must still be there; all of them are compared at the end.
            let from = if may_shrink {
                0
            } else {
                known.len().saturating_sub(1)
            };
            let found = store.hashes_after(*table, from as u32).await;
            if !may_shrink && known.last() != found.first() && !known.is_empty() {
                wrong.push(format!("table {table} lost an act"));
            }
            let before = known.len();
            known.truncate(from);
            known.extend(found);
            if allowed.still == Some(*table) && known.len() != before {
                wrong.push(format!("table {table} moved twice for one press"));
            }
            self.compared += 1;
        }
    }

    /// The journals are what they were after the last step, all of them: after a crash.
    pub async fn are_unchanged(&mut self, store: &Store) -> Vec<String> {
        let mut wrong = Vec::new();
        for (table, known) in &self.journals {
            if store.hashes_after(*table, 0).await != *known {
                wrong.push(format!("table {table} changed while nobody ran"));
            }
        }
        let items = store.all_items().await;
        let now: BTreeSet<i64> = items.iter().map(|item| item.id).collect();
        if now != self.waiting {
            wrong.push("the outbox changed while nobody ran".into());
        }
        wrong
    }

    /// Did a person turn out to take no direct messages? Then nothing waits for them any more.
    fn is_unreachable(&self, item: &OutboxItem, closed: &[i64]) -> bool {
        let user = matches!(item.place, Destination::User(_));
        user && closed.iter().any(|id| self.items[id].place == item.place)
    }

    /// An item of a channel leaves the outbox when everybody can read it. What one person is told may be
    /// moot by the time it is sent.
    fn is_said(&self, item: &OutboxItem, discord: &Discord, wrong: &mut Vec<String>) {
        let Destination::Channel(channel) = item.place else {
            return;
        };
        let mut posted = discord.channels.get(&channel).into_iter().flatten();
        let found = posted.any(|posted| posted.nonce == item.nonce);
        let what = json(&item.what);
        let changed =
            what["post"] == "lobby" && discord.changes.get(&channel) > self.changes.get(&item.id);
        if !found && !changed && item.lane != Lane::Film {
            wrong.push(format!("item {} was never said: {what}", item.id));
        }
    }

    /// What was just posted is an item, and comes after what was said before it.
    fn messages(&mut self, discord: &mut Discord, wrong: &mut Vec<String>) {
        for (channel, nonce) in std::mem::take(&mut discord.fresh) {
            let Some(id) = self.nonces.get(&nonce).copied() else {
                wrong.push(format!("{channel} has {nonce}, which nobody wrote"));
                continue;
            };
            let item = &self.items[&id];
            if item.lane == Lane::Line && !discord.set_aside.contains(&nonce) {
                let last = self.last.entry(channel).or_default();
                if id < *last {
                    wrong.push(format!("{channel}: {id} after {last}"));
                }
                *last = id;
            }
            self.compared += 1;
        }
    }

    /// What only some seats may know was written for nobody else, in all that was ever to be said.
    pub async fn nothing_leaked(&mut self, tables: &Tables, table: TableId) -> Vec<String> {
        let state = tables.state(table).await.unwrap();
        let Ok((mut play, opened)) = state.open() else {
            return Vec::new();
        };
        let mut facts = vec![opened];
        for act in tables.store().acts(table).await.unwrap() {
            play.mix(&act.mix);
            facts.push(play.act(act.seat, &act.action).unwrap().facts);
        }
        let public: BTreeSet<String> = facts
            .iter()
            .flat_map(|facts| facts.public())
            .map(|event| serde_json::to_string(event).unwrap())
            .collect();
        let heard = |seat| -> BTreeSet<String> {
            let heard = facts.iter().flat_map(|facts| facts.heard(Some(seat)));
            let alone = heard.filter(|(to, _)| *to != Recipients::All);
            alone
                .map(|(_, event)| serde_json::to_string(event).unwrap())
                .collect()
        };
        let secrets: Vec<_> = state
            .seats
            .iter()
            .map(|row| (row, heard(row.seat)))
            .collect();
        let mut wrong = Vec::new();
        for item in self.items.values().filter(|item| item.table == table) {
            let reader = match item.place {
                Destination::Channel(_) => None,
                Destination::User(user) => state.seat_of(user),
            };
            let own = secrets.iter().find(|(row, _)| Some(row.seat) == reader);
            let said: BTreeSet<String> = told(&json(&item.what))
                .iter()
                .map(|event| serde_json::to_string(event).unwrap())
                .collect();
            for (row, secret) in secrets.iter().filter(|(row, _)| Some(row.seat) != reader) {
                let knows = |event: &&String| own.is_some_and(|(_, own)| own.contains(*event));
                let mut leaked = secret.intersection(&said);
                if let Some(event) = leaked.find(|event| !public.contains(*event) && !knows(event))
                {
                    wrong.push(format!("{:?} hears {event} of {}", item.place, row.side));
                }
                self.compared += 1;
            }
        }
        wrong
    }
}

/// Could this claimed item have taken that one along?
fn takes(taken: &OutboxItem, other: &OutboxItem) -> bool {
    taken.place == other.place && taken.lane == other.lane && taken.id < other.id
}
