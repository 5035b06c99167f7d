//! Sessions and the dispatch of events to them.
//!
//! A session keeps every event it was given, so that a resumed connection gets exactly what it
//! missed. Events reach a session if its shard and intents match. Everything dispatched is parsed
//! by `twilight-model`; what it cannot read is a defect of the stand-in and kept as a complaint.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::id::GuildId;
use crate::json::ReadJson;
use crate::oracle;
use crate::world::Event;
use crate::world::{INTENT_MESSAGE_CONTENT, merge};

/// How many events a session keeps for a resume; older ones are forgotten.
const REMEMBERED: usize = 20_000;

/// What the hub tells a connection to do.
#[derive(Debug)]
pub(crate) enum Order {
    /// Send this frame.
    Send(String),
    /// Close with this code.
    Close(u16),
    /// Drop the connection without a close frame.
    Drop,
}

/// One session of the bot.
#[derive(Debug)]
pub(crate) struct Session {
    pub shard: (u64, u64),
    pub intents: u64,
    pub seq: u64,
    pub log: Vec<(u64, String)>,
    pub line: Option<UnboundedSender<Order>>,
}

impl Session {
    fn wants(&self, event: &Event) -> bool {
        let (mine, all) = self.shard;
        let shard = event.guild.map_or(0, |guild| (guild.0 >> 22) % all.max(1));
        shard == mine && (event.intent == 0 || self.intents & event.intent != 0)
    }

    fn give(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let frame = json!({ "op": 0, "t": name, "s": self.seq, "d": data }).to_string();
        if self.log.len() >= REMEMBERED {
            self.log.drain(..REMEMBERED / 2);
        }
        self.log.push((self.seq, frame.clone()));
        self.order(Order::Send(frame));
    }

    pub(crate) fn order(&mut self, order: Order) {
        if self
            .line
            .as_ref()
            .is_some_and(|line| line.send(order).is_err())
        {
            self.line = None;
        }
    }
}

/// All sessions and the switches a test may flip.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    pub sessions: BTreeMap<String, Session>,
    pub acks_muted: bool,
    /// The most heartbeats any connection sent without an answer.
    pub most_unanswered: u32,
    pub closing_identify: Option<u16>,
    /// How many identifies are left today, and in how many milliseconds there are new ones.
    pub identifies_left: Option<(u32, u64)>,
    pub refusing: bool,
    pub held: Option<Vec<Event>>,
    pub double_next: u32,
    pub sprinkling: bool,
    /// Are new sessions told to resume where nobody listens?
    pub dead_resume_address: bool,
    pub unexamined: bool,
    pub losing: Vec<(String, u32)>,
    pub identifies: u32,
    pub resumes: u32,
    pub closes_seen: Vec<u16>,
    pub complaints: Vec<String>,
    pub made: u64,
}

impl Hub {
    /// Hands an event to every session that should get it, or keeps it while events are held.
    pub fn dispatch(&mut self, mut event: Event) {
        let lost = self
            .losing
            .iter_mut()
            .find(|(name, times)| name == event.name && *times > 0);
        if let Some((_, times)) = lost {
            *times -= 1;
            return;
        }
        if let Some(held) = &mut self.held {
            held.push(event);
            return;
        }
        let times = if self.double_next > 0 { 2 } else { 1 };
        self.double_next = self.double_next.saturating_sub(1);
        let plain = (!self.unexamined).then(|| event.data.clone());
        if self.sprinkling {
            let future = json!({ "from_the_future": { "kind": 99, "nothing": null, "list": [1] } });
            merge(&mut event.data, future);
        }
        for session in self
            .sessions
            .values_mut()
            .filter(|session| session.wants(&event))
        {
            let blanked;
            let blank = event.private_content && session.intents & INTENT_MESSAGE_CONTENT == 0;
            let data = if blank {
                blanked = without_content(event.data.clone());
                &blanked
            } else {
                &event.data
            };
            for _ in 0..times {
                session.give(event.name, data);
            }
        }
        // Last, so that the bot does not wait for this check.
        if let Some(plain) = plain {
            self.examine(event.name, &plain);
        }
    }

    /// Starts a session on a new connection and sends READY and the servers.
    pub fn identify(
        &mut self,
        shard: (u64, u64),
        intents: u64,
        line: UnboundedSender<Order>,
        ready: &dyn Fn(&str) -> Value,
        guilds: Vec<(GuildId, Value)>,
    ) -> String {
        self.identifies += 1;
        self.made += 1;
        let id = format!("{:032x}", 0x5e55_0000_u64 + self.made);
        let mut session = Session {
            shard,
            intents,
            seq: 0,
            log: Vec::new(),
            line: Some(line),
        };
        // A second identify for the same shard replaces the first session.
        self.sessions.retain(|_, other| other.shard.0 != shard.0);
        let hello = ready(&id);
        self.examine("READY", &hello);
        session.give("READY", &hello);
        for (guild, data) in guilds {
            let event = Event::new("GUILD_CREATE", Some(guild), 1, data);
            if session.wants(&event) {
                self.examine(event.name, &event.data);
                session.give(event.name, &event.data);
            }
        }
        self.sessions.insert(id.clone(), session);
        id
    }

    /// Continues a session; sends everything after `seq`, then RESUMED.
    ///
    /// # Errors
    /// `Some(4007)` if the sequence lies in the future, `None` if the session is not known.
    pub fn resume(
        &mut self,
        id: &str,
        seq: u64,
        line: UnboundedSender<Order>,
    ) -> Result<(), Option<u16>> {
        let session = self.sessions.get_mut(id).ok_or(None)?;
        if seq > session.seq {
            return Err(Some(4007));
        }
        if session
            .log
            .first()
            .is_some_and(|(first, _)| *first > seq + 1)
        {
            return Err(None);
        }
        self.resumes += 1;
        session.line = Some(line);
        let missed: Vec<String> = session
            .log
            .iter()
            .filter(|(at, _)| *at > seq)
            .map(|(_, f)| f.clone())
            .collect();
        for frame in missed {
            session.order(Order::Send(frame));
        }
        session.give("RESUMED", &json!({ "_trace": [] }));
        Ok(())
    }

    /// Gives an order to every connected session.
    pub fn order_all(&mut self, order: &dyn Fn() -> Order) {
        for session in self.sessions.values_mut() {
            session.order(order());
        }
    }

    fn examine(&mut self, name: &str, data: &Value) {
        if let Err(why) = oracle::event(name, data) {
            self.complaints
                .push(format!("twilight cannot read {name}: {why}"));
        }
    }
}

fn without_content(mut data: Value) -> Value {
    for (key, empty) in [
        ("content", json!("")),
        ("embeds", json!([])),
        ("attachments", json!([])),
        ("components", json!([])),
    ] {
        if data.has(key)
            && let Some(members) = data.as_object_mut()
        {
            members.insert(key.to_owned(), empty);
        }
    }
    data
}
