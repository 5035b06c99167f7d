//! One websocket of the gateway, from hello to close.
//!
//! Follows Discord's documented order: hello, then identify or resume, then heartbeats both ways.
//! Wrong tokens, intents, shards and opcodes end with Discord's close codes. The session itself
//! lives in the hub and survives this connection.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use crate::gateway::hub::Order;
use crate::gateway::wire::Wire;
use crate::json::ReadJson;
use crate::lock;
use crate::shared::Shared;

/// Every intent bit Discord knows.
const KNOWN_INTENTS: u64 = 0b11_0011_0001_1111_1111_1111_1111;
/// Members, presences and message content.
const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);
/// Frames a client may send per minute.
const FRAMES_PER_MINUTE: usize = 120;

struct Line {
    shared: Arc<Shared>,
    orders: UnboundedSender<Order>,
    session: Option<String>,
    frames: Vec<Instant>,
    unanswered: u32,
}

/// What the connection does next.
enum Next {
    Stay,
    Close(u16),
    Drop,
}

/// Serves one websocket until it ends.
pub(crate) async fn serve(shared: Arc<Shared>, mut wire: Wire) {
    let refusing = lock(&shared.hub).refusing;
    if refusing {
        return;
    }
    let beat = Duration::from_millis(shared.config.heartbeat_ms);
    let hello = json!({
        "op": 10, "s": null, "t": null,
        "d": { "heartbeat_interval": shared.config.heartbeat_ms, "_trace": [] },
    });
    let (orders, mut inbox) = unbounded_channel();
    let mut line = Line {
        shared,
        orders,
        session: None,
        frames: Vec::new(),
        unanswered: 0,
    };
    if wire.send(hello.to_string()).await.is_err() {
        return;
    }
    // Two missed heartbeats and a margin, so that a busy machine does not look like a dead client.
    let patience = beat * 2 + Duration::from_secs(2);
    let mut quiet_until = Instant::now() + patience;
    loop {
        let next = tokio::select! {
            frame = wire.socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => {
                    quiet_until = Instant::now() + patience;
                    line.frame(text.as_bytes())
                }
                // Some clients send the same JSON as bytes.
                Some(Ok(Message::Binary(bytes))) => {
                    quiet_until = Instant::now() + patience;
                    line.frame(&bytes)
                }
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map_or(1005, |frame| frame.code);
                    lock(&line.shared.hub).closes_seen.push(code);
                    Next::Drop
                }
                Some(Ok(_)) => Next::Stay,
                Some(Err(_)) | None => Next::Drop,
            },
            order = inbox.recv() => match order {
                Some(Order::Send(frame)) => {
                    match wire.send(frame).await {
                        Ok(()) => Next::Stay,
                        Err(_) => Next::Drop,
                    }
                }
                Some(Order::Close(code)) => Next::Close(code),
                Some(Order::Drop) | None => Next::Drop,
            },
            () = tokio::time::sleep_until(quiet_until) => Next::Close(4009),
        };
        match next {
            Next::Stay => {}
            Next::Drop => break,
            Next::Close(code) => {
                flush(&mut wire, &mut inbox).await;
                let frame = CloseFrame {
                    code,
                    reason: "".into(),
                };
                // The client may be gone already; then there is nobody to tell.
                let _ = wire.socket.send(Message::Close(Some(frame))).await;
                let _ = tokio::time::timeout(Duration::from_millis(200), wire.socket.recv()).await;
                break;
            }
        }
    }
    line.hang_up();
}

/// Sends what was queued before the close.
async fn flush(wire: &mut Wire, inbox: &mut UnboundedReceiver<Order>) {
    while let Ok(Order::Send(frame)) = inbox.try_recv() {
        if wire.send(frame).await.is_err() {
            return;
        }
    }
}

impl Line {
    fn frame(&mut self, bytes: &[u8]) -> Next {
        let now = Instant::now();
        self.frames
            .retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.frames.push(now);
        if self.frames.len() > FRAMES_PER_MINUTE {
            return Next::Close(4008);
        }
        let Ok(frame) = serde_json::from_slice::<Value>(bytes) else {
            return Next::Close(4002);
        };
        let data = frame.get("d").cloned().unwrap_or_default();
        match frame.get("op").and_then(Value::as_u64) {
            Some(1) => {
                self.heartbeat();
                Next::Stay
            }
            Some(2) if self.session.is_some() => Next::Close(4005),
            Some(2) => self.identify(&data),
            Some(6) => self.resume(&data),
            Some(3 | 4 | 8 | 31) if self.session.is_none() => Next::Close(4003),
            Some(3 | 4 | 8 | 31) => Next::Stay,
            _ => Next::Close(4001),
        }
    }

    fn heartbeat(&mut self) {
        let mut hub = lock(&self.shared.hub);
        if hub.acks_muted {
            self.unanswered += 1;
            hub.most_unanswered = hub.most_unanswered.max(self.unanswered);
            return;
        }
        drop(hub);
        self.unanswered = 0;
        self.send(&json!({ "op": 11, "d": null, "s": null, "t": null }));
    }

    fn identify(&mut self, data: &Value) -> Next {
        let shared = Arc::clone(&self.shared);
        let wanted = lock(&shared.hub).closing_identify;
        if let Some(code) = wanted {
            lock(&shared.hub).identifies += 1;
            return Next::Close(code);
        }
        let world = lock(&shared.world);
        if data.text("token").trim_start_matches("Bot ") != world.app.token {
            return Next::Close(4004);
        }
        let intents = data.number("intents");
        if !data.has("intents") || intents & !KNOWN_INTENTS != 0 {
            return Next::Close(4013);
        }
        if intents & PRIVILEGED & !shared.config.privileged_intents != 0 {
            return Next::Close(4014);
        }
        let shard: Vec<u64> = data
            .list("shard")
            .iter()
            .filter_map(Value::as_u64)
            .collect();
        let shard = match shard.as_slice() {
            [] => (0, 1),
            [mine, all] if mine < all => (*mine, *all),
            _ => return Next::Close(4010),
        };
        let inside = |guild: &&crate::world::Guild| guild.members.contains_key(&world.app.bot);
        let mine = |guild: &&crate::world::Guild| (guild.id.0 >> 22) % shard.1 == shard.0;
        let guilds = || world.guilds.values().filter(inside).filter(mine);
        // The discard port: nothing listens there.
        let resume_at = if lock(&shared.hub).dead_resume_address {
            "wss://127.0.0.1:9".to_owned()
        } else {
            shared.gateway_url()
        };
        let ready = |session: &str| {
            json!({
                "v": 10, "session_id": session, "session_type": "normal", "_trace": [],
                "resume_gateway_url": resume_at, "shard": [shard.0, shard.1],
                "application": { "id": world.app.id, "flags": 0 }, "user": world.own_user_json(),
                "guilds": guilds().map(|guild| json!({ "id": guild.id, "unavailable": true }))
                    .collect::<Vec<_>>(),
                "private_channels": [], "user_settings": {}, "relationships": [],
            })
        };
        let wholes = guilds()
            .filter(|guild| !guild.unavailable)
            .map(|guild| (guild.id, world.guild_json(guild.id, true)))
            .collect();
        let session =
            lock(&shared.hub).identify(shard, intents, self.orders.clone(), &ready, wholes);
        self.session = Some(session);
        shared.bump();
        Next::Stay
    }

    fn resume(&mut self, data: &Value) -> Next {
        let shared = Arc::clone(&self.shared);
        let right = {
            let world = lock(&shared.world);
            data.text("token").trim_start_matches("Bot ") == world.app.token
        };
        if !right {
            return Next::Close(4004);
        }
        let id = data.text("session_id").to_owned();
        let resumed = lock(&shared.hub).resume(&id, data.number("seq"), self.orders.clone());
        match resumed {
            Ok(()) => {
                self.session = Some(id);
                shared.bump();
                Next::Stay
            }
            Err(Some(code)) => Next::Close(code),
            Err(None) => {
                self.send(&json!({ "op": 9, "d": false, "s": null, "t": null }));
                Next::Stay
            }
        }
    }

    fn send(&self, frame: &Value) {
        // The receiving end lives in this very task.
        let _ = self.orders.send(Order::Send(frame.to_string()));
    }

    fn hang_up(&self) {
        let mut hub = lock(&self.shared.hub);
        if let Some(session) = self
            .session
            .as_ref()
            .and_then(|id| hub.sessions.get_mut(id))
            && session
                .line
                .as_ref()
                .is_some_and(|line| line.same_channel(&self.orders))
        {
            session.line = None;
        }
        drop(hub);
        self.shared.bump();
    }
}
