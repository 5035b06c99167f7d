//! The first answer to an interaction.
//!
//! Once, within three seconds, and of a type that fits the interaction. Whether it is ephemeral is
//! decided here and for good: no later follow-up can hide what was deferred in public.

use serde_json::{Value, json};

use crate::check::{self, Place, Tree};
use crate::error::Refused;
use crate::id::{InteractionId, MessageId};
use crate::peek::Peek;
use crate::rest::answering::{audience, draft};
use crate::rest::{Answer, Desk, Reply};
use crate::world::{Ack, Audience, Draft, EPHEMERAL, InteractionRecord, Kind, LOADING, ModalShown};

/// `POST /interactions/{interaction}/{token}/callback`
pub fn callback(desk: &mut Desk<'_>) -> Answer {
    let id: InteractionId = desk
        .call
        .id("interaction")
        .ok_or_else(|| Refused::code(10062))?;
    let token = desk.call.param("token").to_owned();
    let body = desk.call.body.clone();
    let kind = body.number("type");
    let data = body.get("data").cloned().unwrap_or_default();
    if let Some(record) = desk.world.interactions.get(&id) {
        desk.audience = intended(desk, record, kind, &data);
    }
    desk.world.may_acknowledge(id, &token)?;
    let record = desk
        .world
        .interactions
        .get(&id)
        .cloned()
        .ok_or_else(|| Refused::code(10062))?;
    fits(&record, kind)?;
    check::strangers(&body, &["type", "data"], &mut desk.complaints);
    let ack = match kind {
        4 => Ack::Message(answer(desk, &record, data)?),
        5 => Ack::Thinking(think(desk, &record, &data)),
        6 => Ack::Silent,
        7 => update(desk, &record, data)?,
        8 => {
            let mut tree = Tree::default();
            check::suggestions(data.list("choices"), &mut tree);
            tree.verdict()?;
            Ack::Choices(data.list("choices").to_vec())
        }
        _ => {
            let mut tree = Tree::default();
            check::modal(&data, &mut tree, &mut desk.complaints);
            tree.verdict()?;
            Ack::Modal(ModalShown {
                custom_id: data.text("custom_id").to_owned(),
                title: data.text("title").to_owned(),
                components: data.list("components").to_vec(),
            })
        }
    };
    desk.world.acknowledge(id, ack);
    if desk.call.asked("with_response") == Some("true") {
        return Ok(Reply::Json(response(desk, id, kind)));
    }
    Ok(Reply::Empty)
}

/// Who will see this answer.
fn intended(
    desk: &Desk<'_>,
    record: &InteractionRecord,
    kind: u64,
    data: &Value,
) -> Option<Audience> {
    match kind {
        6 => None,
        7 => record
            .source
            .and_then(|id| desk.world.messages.get(&id))
            .map(|m| m.audience),
        8 | 9 => Some(Audience::Ephemeral(record.user)),
        _ => Some(audience(desk, record, data)),
    }
}

/// Refuses an answer of a type this interaction does not take.
fn fits(record: &InteractionRecord, kind: u64) -> Result<(), Refused> {
    let fits = match record.kind {
        Kind::Autocomplete => kind == 8,
        Kind::Command => matches!(kind, 4 | 5 | 9),
        Kind::Component => matches!(kind, 4..=7 | 9),
        Kind::Modal => matches!(kind, 4 | 5) || (matches!(kind, 6 | 7) && record.source.is_some()),
    };
    let mut tree = Tree::default();
    if !fits {
        let message = format!("Response type {kind} cannot answer this interaction");
        tree.add("type", "INTERACTION_RESPONSE_TYPE_INVALID", message);
    }
    tree.verdict()
}

/// Discord's kind of a message that answers: 20 for commands, 0 otherwise.
fn message_kind(record: &InteractionRecord) -> u8 {
    if record.kind == Kind::Command { 20 } else { 0 }
}

fn answer(
    desk: &mut Desk<'_>,
    record: &InteractionRecord,
    data: Value,
) -> Result<MessageId, Refused> {
    let mut draft = draft(desk, record, data, Place::Answer)?;
    draft.kind = message_kind(record);
    let audience = audience(desk, record, &draft.body);
    let bot = desk.world.app.bot;
    Ok(desk.world.post(record.channel, bot, &draft, audience))
}

fn think(desk: &mut Desk<'_>, record: &InteractionRecord, data: &Value) -> MessageId {
    let audience = audience(desk, record, data);
    let (kind, interaction) = (message_kind(record), Some(record.id));
    let body = json!({ "flags": data.number("flags") & EPHEMERAL });
    let draft = Draft {
        body,
        users_only: true,
        interaction,
        kind,
        ..Draft::default()
    };
    let bot = desk.world.app.bot;
    let id = desk.world.post(record.channel, bot, &draft, audience);
    if let Some(message) = desk.world.messages.get_mut(&id) {
        message.flags |= LOADING;
    }
    id
}

fn update(desk: &mut Desk<'_>, record: &InteractionRecord, data: Value) -> Result<Ack, Refused> {
    let draft = draft(desk, record, data, Place::Edit)?;
    let source = record.source.ok_or_else(|| Refused::code(10008))?;
    if !desk.world.messages.contains_key(&source) {
        return Err(Refused::code(10008));
    }
    desk.world.edit(source, &draft);
    Ok(Ack::Updated(source))
}

/// The callback object, for bots that ask for it.
fn response(desk: &Desk<'_>, id: InteractionId, kind: u64) -> Value {
    let record = desk.world.interactions.get(&id);
    let message = record.and_then(|record| record.original);
    let mut shape = json!({ "interaction": {
        "id": id, "type": record.map(|record| record.kind.number()),
        "response_message_id": message,
        "response_message_loading": kind == 5,
        "response_message_ephemeral": matches!(desk.audience, Some(Audience::Ephemeral(_))),
    } });
    if let (Some(message), 4 | 7) = (message, kind) {
        let resource = json!({ "resource": { "type": kind, "message": desk.show(message) } });
        crate::world::merge(&mut shape, resource);
    }
    shape
}
