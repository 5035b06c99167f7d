//! Follow-ups to an interaction, by its token.
//!
//! The trap this module plays faithfully: after a deferred answer the first follow-up *is* the edit
//! of the deferred message, and its own ephemeral flag is ignored. That is noted as a complaint,
//! since it is how a secret becomes public.

use crate::check::Place;
use crate::error::Refused;
use crate::id::{InteractionId, MessageId};
use crate::peek::Peek;
use crate::rest::answering::{audience, draft};
use crate::rest::{Answer, Desk, Reply};
use crate::world::{Audience, EPHEMERAL, InteractionRecord, LOADING, Message};

fn record(desk: &Desk<'_>) -> Result<InteractionRecord, Refused> {
    if desk.call.param("application") != desk.world.app.id.to_string() {
        return Err(Refused::code(10015));
    }
    let id: InteractionId = desk.world.by_token(desk.call.param("token"))?;
    let record = desk.world.interactions.get(&id).cloned();
    record
        .filter(|record| record.ack.is_some())
        .ok_or_else(|| Refused::code(10015))
}

/// The message of the path: `@original`, a follow-up, or nothing of this interaction's.
fn message(desk: &Desk<'_>, record: &InteractionRecord) -> Result<Message, Refused> {
    let id = match desk.call.param("message") {
        "@original" => record.original,
        other => other
            .parse()
            .ok()
            .map(MessageId)
            .filter(|id| record.original == Some(*id) || record.followups.contains(id)),
    };
    let found = id.and_then(|id| desk.world.messages.get(&id)).cloned();
    found.ok_or_else(|| Refused::code(10008))
}

/// `POST /webhooks/{application}/{token}`
pub fn follow_up(desk: &mut Desk<'_>) -> Answer {
    let record = record(desk)?;
    let body = desk.call.body.clone();
    let original = record.original.and_then(|id| desk.world.messages.get(&id));
    let thinking = original
        .filter(|message| message.flags & LOADING != 0)
        .cloned();
    desk.audience = Some(match &thinking {
        Some(message) => message.audience,
        None => audience(desk, &record, &body),
    });
    let draft = draft(desk, &record, body, Place::Answer)?;
    if let Some(message) = thinking {
        let hidden = matches!(message.audience, Audience::Ephemeral(_));
        if !hidden && draft.body.number("flags") & EPHEMERAL != 0 {
            desk.complaints.push(
                "the ephemeral flag of this follow-up is ignored: the deferred message is public"
                    .to_owned(),
            );
        }
        desk.world.edit(message.id, &draft);
        return Ok(Reply::Json(desk.show(message.id)));
    }
    let audience = audience(desk, &record, &draft.body);
    let bot = desk.world.app.bot;
    let id = desk.world.post(record.channel, bot, &draft, audience);
    if let Some(record) = desk.world.interactions.get_mut(&record.id) {
        record.followups.push(id);
    }
    Ok(Reply::Json(desk.show(id)))
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub fn get(desk: &mut Desk<'_>) -> Answer {
    let record = record(desk)?;
    let message = message(desk, &record)?;
    Ok(Reply::Json(desk.world.message_json(&message)))
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub fn edit(desk: &mut Desk<'_>) -> Answer {
    let record = record(desk)?;
    let message = message(desk, &record)?;
    desk.audience = Some(message.audience);
    let draft = draft(desk, &record, desk.call.body.clone(), Place::Edit)?;
    desk.world.edit(message.id, &draft);
    Ok(Reply::Json(desk.show(message.id)))
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub fn delete(desk: &mut Desk<'_>) -> Answer {
    let record = record(desk)?;
    let message = message(desk, &record)?;
    desk.world.delete_message(message.id);
    Ok(Reply::Empty)
}
