//! The first answer to an interaction.
//!
//! Once, within three seconds, and of a type that fits the interaction. Whether it is ephemeral is
//! decided here and for good: no later follow-up can hide what was deferred in public.

use serde_json::{Value, json};

use crate::check::{self, Place, Tree};
use crate::error::Refused;
use crate::id::{InteractionId, MessageId};
use crate::json::ReadJson;
use crate::rest::reply::{audience, draft};
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{Ack, Audience, Draft, EPHEMERAL, InteractionRecord, Kind, LOADING, ModalShown};

/// `POST /interactions/{interaction}/{token}/callback`
pub fn callback(context: &mut RequestContext<'_>) -> Answer {
    let id: InteractionId = context
        .call
        .id("interaction")
        .ok_or_else(|| Refused::code(10062))?;
    let token = context.call.param("token").to_owned();
    let body = context.call.body.clone();
    let kind = body.number("type");
    let data = body.get("data").cloned().unwrap_or_default();
    if let Some(record) = context.world.interactions.get(&id) {
        context.audience = intended(context, record, kind, &data);
    }
    context.world.may_acknowledge(id, &token)?;
    let record = context
        .world
        .interactions
        .get(&id)
        .cloned()
        .ok_or_else(|| Refused::code(10062))?;
    fits(&record, kind)?;
    check::strangers(&body, &["type", "data"], &mut context.complaints);
    let ack = match kind {
        4 => Ack::Message(answer(context, &record, data)?),
        5 => Ack::Thinking(think(context, &record, &data)),
        6 => Ack::Silent,
        7 => update(context, &record, data)?,
        8 => {
            let mut tree = Tree::default();
            check::suggestions(data.list("choices"), &mut tree);
            tree.verdict()?;
            Ack::Choices(data.list("choices").to_vec())
        }
        _ => {
            let mut tree = Tree::default();
            check::modal(&data, &mut tree, &mut context.complaints);
            tree.verdict()?;
            Ack::Modal(ModalShown {
                custom_id: data.text("custom_id").to_owned(),
                title: data.text("title").to_owned(),
                components: data.list("components").to_vec(),
            })
        }
    };
    context.world.acknowledge(id, ack);
    if matches!(context.call.asked("with_response"), Some("true" | "1")) {
        return Ok(Reply::Json(response(context, id, kind)));
    }
    Ok(Reply::Empty)
}

/// Who will see this answer.
fn intended(
    context: &RequestContext<'_>,
    record: &InteractionRecord,
    kind: u64,
    data: &Value,
) -> Option<Audience> {
    match kind {
        6 => None,
        7 => record
            .source
            .and_then(|id| context.world.messages.get(&id))
            .map(|m| m.audience),
        8 | 9 => Some(Audience::Ephemeral(record.user)),
        _ => Some(audience(context, record, data)),
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
    context: &mut RequestContext<'_>,
    record: &InteractionRecord,
    data: Value,
) -> Result<MessageId, Refused> {
    let mut draft = draft(context, record, data, Place::Answer)?;
    draft.kind = message_kind(record);
    let audience = audience(context, record, &draft.body);
    let bot = context.world.app.bot;
    Ok(context.world.post(record.channel, bot, &draft, audience))
}

fn think(context: &mut RequestContext<'_>, record: &InteractionRecord, data: &Value) -> MessageId {
    let audience = audience(context, record, data);
    let (kind, interaction) = (message_kind(record), Some(record.id));
    let body = json!({ "flags": data.number("flags") & EPHEMERAL });
    let draft = Draft {
        body,
        users_only: true,
        interaction,
        kind,
        ..Draft::default()
    };
    let bot = context.world.app.bot;
    let id = context.world.post(record.channel, bot, &draft, audience);
    if let Some(message) = context.world.messages.get_mut(&id) {
        message.flags |= LOADING;
    }
    id
}

fn update(
    context: &mut RequestContext<'_>,
    record: &InteractionRecord,
    data: Value,
) -> Result<Ack, Refused> {
    let draft = draft(context, record, data, Place::Edit)?;
    let source = record.source.ok_or_else(|| Refused::code(10008))?;
    if !context.world.messages.contains_key(&source) {
        return Err(Refused::code(10008));
    }
    context.world.edit(source, &draft);
    Ok(Ack::Updated(source))
}

/// The callback object, for bots that ask for it.
fn response(context: &RequestContext<'_>, id: InteractionId, kind: u64) -> Value {
    let record = context.world.interactions.get(&id);
    let message = record.and_then(|record| record.original);
    let mut shape = json!({ "interaction": {
        "id": id, "type": record.map(|record| record.kind.number()),
    } });
    if let (Some(message), Some(shape)) = (message, shape.get_mut("interaction")) {
        let about = json!({
            "response_message_id": message, "response_message_loading": kind == 5,
            "response_message_ephemeral": matches!(context.audience, Some(Audience::Ephemeral(_))),
        });
        crate::world::merge(shape, about);
    }
    if let (Some(message), 4 | 7) = (message, kind) {
        let resource = json!({ "resource": { "type": kind, "message": context.show(message) } });
        crate::world::merge(&mut shape, resource);
    }
    shape
}
