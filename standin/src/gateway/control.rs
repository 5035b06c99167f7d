//! What a test can do to the gateway.
//!
//! Every way a real gateway goes wrong, on demand: lost connections, requested reconnects, invalid
//! sessions, closes with any code, missing heartbeat answers, and held, doubled, late and unknown
//! events. Counters tell how the bot reacted.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::gateway::hub::Order;
use crate::lock;
use crate::shared::Shared;
use crate::world::Event;

/// The gateway of a running stand-in.
#[derive(Clone)]
pub struct Gateway {
    pub(crate) shared: Arc<Shared>,
}

impl Gateway {
    /// How many sessions are connected now.
    #[must_use]
    pub fn connected(&self) -> usize {
        lock(&self.shared.hub)
            .sessions
            .values()
            .filter(|session| session.line.is_some())
            .count()
    }

    /// How often the bot identified.
    #[must_use]
    pub fn identifies(&self) -> u32 {
        lock(&self.shared.hub).identifies
    }

    /// How often the bot resumed.
    #[must_use]
    pub fn resumes(&self) -> u32 {
        lock(&self.shared.hub).resumes
    }

    /// The close codes the bot itself has sent.
    #[must_use]
    pub fn closes_seen(&self) -> Vec<u16> {
        lock(&self.shared.hub).closes_seen.clone()
    }

    /// Drops every connection without a close frame; sessions can be resumed.
    pub fn drop_connections(&self) {
        lock(&self.shared.hub).order_all(&|| Order::Drop);
    }

    /// Closes every connection with `code`; codes that end a session forget it.
    pub fn close(&self, code: u16) {
        let mut hub = lock(&self.shared.hub);
        hub.order_all(&|| Order::Close(code));
        if matches!(code, 4004 | 4007 | 4009..=4014) {
            hub.sessions.clear();
        }
    }

    /// Asks the bot to reconnect and resume (op 7).
    pub fn ask_reconnect(&self) {
        self.send_op(7, Value::Null);
    }

    /// Declares the session invalid (op 9), resumable or not.
    pub fn invalidate(&self, resumable: bool) {
        self.send_op(9, json!(resumable));
        if !resumable {
            // Their connections stay open: the client closes them when it has read the message.
            lock(&self.shared.hub).sessions.clear();
        }
    }

    /// Forgets all sessions, so that the next resume is refused.
    pub fn forget_sessions(&self) {
        let mut hub = lock(&self.shared.hub);
        hub.order_all(&|| Order::Drop);
        hub.sessions.clear();
    }

    /// Stops (or starts again) answering heartbeats: the zombie connection.
    pub fn mute_acks(&self, muted: bool) {
        lock(&self.shared.hub).acks_muted = muted;
    }

    /// The most heartbeats that one connection sent in a row without an answer, so the number of
    /// intervals for which the bot stayed on a dead one.
    #[must_use]
    pub fn most_unanswered(&self) -> u32 {
        lock(&self.shared.hub).most_unanswered
    }

    /// Tells new sessions to resume at an address where nobody listens (or at the right one again).
    pub fn dead_resume_address(&self, dead: bool) {
        lock(&self.shared.hub).dead_resume_address = dead;
    }

    /// Refuses (or accepts again) new connections.
    pub fn refuse(&self, refusing: bool) {
        lock(&self.shared.hub).refusing = refusing;
    }

    /// Closes every identify with this code, until told `None`.
    pub fn close_identifies(&self, code: Option<u16>) {
        lock(&self.shared.hub).closing_identify = code;
    }

    /// Says that only so many identifies are left, and when there are new ones; `None` counts them.
    pub fn leave_identifies(&self, left: Option<(u32, Duration)>) {
        let left = left.map(|(left, reset)| {
            let reset = u64::try_from(reset.as_millis()).unwrap_or(u64::MAX);
            (left, reset)
        });
        lock(&self.shared.hub).identifies_left = left;
    }

    /// Holds all events back until [`Gateway::release`].
    pub fn hold(&self) {
        lock(&self.shared.hub).held.get_or_insert_default();
    }

    /// Lets the held events go, late but in order.
    pub fn release(&self) {
        let mut hub = lock(&self.shared.hub);
        for event in hub.held.take().unwrap_or_default() {
            hub.dispatch(event);
        }
    }

    /// Sends each of the next `events` twice.
    pub fn double_next(&self, events: u32) {
        lock(&self.shared.hub).double_next = events;
    }

    /// Loses the next `events` of this name for good: no resume brings them back.
    pub fn lose_next(&self, name: &str, events: u32) {
        lock(&self.shared.hub)
            .losing
            .push((name.to_owned(), events));
    }

    /// Adds unknown members to every event from now on (or stops doing so).
    pub fn sprinkle(&self, sprinkling: bool) {
        lock(&self.shared.hub).sprinkling = sprinkling;
    }

    /// Dispatches any event, known to Discord or not, to every session.
    pub fn send_event(&self, name: &'static str, data: Value) {
        let mut hub = lock(&self.shared.hub);
        // What a test invents need not be valid, so it adds no complaint.
        let complaints = std::mem::take(&mut hub.complaints);
        hub.dispatch(Event::new(name, None, 0, data));
        hub.complaints = complaints;
    }

    /// Sends a raw frame, valid JSON or not.
    pub fn send_raw(&self, frame: &str) {
        lock(&self.shared.hub).order_all(&|| Order::Send(frame.to_owned()));
    }

    /// What `twilight-model` could not read of the stand-in's own events.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        lock(&self.shared.hub).complaints.clone()
    }

    /// Every event of the sessions that still exist, as sent.
    #[must_use]
    pub fn frames(&self) -> Vec<String> {
        let hub = lock(&self.shared.hub);
        let logs = hub.sessions.values().flat_map(|session| &session.log);
        logs.map(|(_, frame)| frame.clone()).collect()
    }

    fn send_op(&self, op: u8, data: Value) {
        let frame = json!({ "op": op, "d": data, "s": null, "t": null }).to_string();
        self.send_raw(&frame);
    }
}
