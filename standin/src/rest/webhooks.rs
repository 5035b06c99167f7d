//! Follow-ups to an interaction, by its token.
//!
//! This module reproduces a trap of the real API: after a deferred answer the first follow-up *is* the edit
//! of the deferred message, and its own ephemeral flag is ignored. That is noted as a complaint,
//! since it is how a secret becomes public.

use crate::check::Place;
use crate::error::Refused;
use crate::id::{InteractionId, MessageId};
use crate::json::ReadJson;
use crate::rest::reply::{audience, draft};
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{Audience, EPHEMERAL, InteractionRecord, LOADING, Message};

fn record(context: &RequestContext<'_>) -> Result<InteractionRecord, Refused> {
    if context.call.param("application") != context.world.app.id.to_string() {
        return Err(Refused::code(10015));
    }
    let id: InteractionId = context.world.by_token(context.call.param("token"))?;
    let record = context.world.interactions.get(&id).cloned();
    record
        .filter(|record| record.ack.is_some())
        .ok_or_else(|| Refused::code(10015))
}

/// The message of the path: `@original`, a follow-up, or nothing of this interaction's.
fn message(context: &RequestContext<'_>, record: &InteractionRecord) -> Result<Message, Refused> {
    let id = match context.call.param("message") {
        "@original" => record.original,
        other => other
            .parse()
            .ok()
            .map(MessageId)
            .filter(|id| record.original == Some(*id) || record.followups.contains(id)),
    };
    let found = id.and_then(|id| context.world.messages.get(&id)).cloned();
    found.ok_or_else(|| Refused::code(10008))
}

/// `POST /webhooks/{application}/{token}`
pub fn follow_up(context: &mut RequestContext<'_>) -> Answer {
    let record = record(context)?;
    let body = context.call.body.clone();
    let original = record
        .original
        .and_then(|id| context.world.messages.get(&id));
    let thinking = original
        .filter(|message| message.flags & LOADING != 0)
        .cloned();
    context.audience = Some(match &thinking {
        Some(message) => message.audience,
        None => audience(context, &record, &body),
    });
    let draft = draft(context, &record, body, Place::Answer)?;
    if let Some(message) = thinking {
        let hidden = matches!(message.audience, Audience::Ephemeral(_));
        if !hidden && draft.body.number("flags") & EPHEMERAL != 0 {
            context.complaints.push(
                "the ephemeral flag of this follow-up is ignored: the deferred message is public"
                    .to_owned(),
            );
        }
        context.world.edit(message.id, &draft);
        return Ok(Reply::Json(context.show(message.id)));
    }
    let audience = audience(context, &record, &draft.body);
    let bot = context.world.app.bot;
    let id = context.world.post(record.channel, bot, &draft, audience);
    if let Some(record) = context.world.interactions.get_mut(&record.id) {
        record.followups.push(id);
    }
    Ok(Reply::Json(context.show(id)))
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub fn get(context: &mut RequestContext<'_>) -> Answer {
    let record = record(context)?;
    let message = message(context, &record)?;
    Ok(Reply::Json(context.world.message_json(&message)))
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub fn edit(context: &mut RequestContext<'_>) -> Answer {
    let record = record(context)?;
    let message = message(context, &record)?;
    context.audience = Some(message.audience);
    let draft = draft(context, &record, context.call.body.clone(), Place::Edit)?;
    context.world.edit(message.id, &draft);
    Ok(Reply::Json(context.show(message.id)))
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub fn delete(context: &mut RequestContext<'_>) -> Answer {
    let record = record(context)?;
    let message = message(context, &record)?;
    context.world.delete_message(message.id);
    Ok(Reply::Empty)
}
