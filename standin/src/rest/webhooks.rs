//! Follow-ups to an interaction, by its token.
//!
//! The trap this module plays faithfully: after a deferred answer the first follow-up *is* the edit
//! of the deferred message, and its own ephemeral flag is ignored. That is noted as a complaint,
//! since it is how a secret becomes public.

use serde_json::Value;

use crate::check::{self, Place};
use crate::error::Refused;
use crate::id::{InteractionId, MessageId};
use crate::peek::Peek;
use crate::rest::callbacks::audience;
use crate::rest::{Answer, Desk, Reply};
use crate::world::{Audience, Draft, EPHEMERAL, InteractionRecord, LOADING, Message};

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

fn open(desk: &Desk<'_>, record: &InteractionRecord) -> Result<(), Refused> {
    let place = desk
        .world
        .channels
        .get(&record.channel)
        .ok_or_else(|| Refused::code(10003))?;
    let shut = place
        .thread
        .as_ref()
        .is_some_and(|thread| thread.archived && thread.locked);
    if shut {
        Err(Refused::code(50083))
    } else {
        Ok(())
    }
}

fn draft(desk: &Desk<'_>, record: &InteractionRecord, body: Value) -> Draft {
    let files = desk.call.files.clone();
    Draft {
        body,
        files,
        users_only: true,
        interaction: Some(record.id),
        kind: 0,
    }
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
    open(desk, &record)?;
    check::message(&body, &desk.call.files, Place::Answer, &mut desk.complaints)?;
    let draft = draft(desk, &record, body);
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
    open(desk, &record)?;
    check::message(
        &desk.call.body,
        &desk.call.files,
        Place::Edit,
        &mut desk.complaints,
    )?;
    let draft = draft(desk, &record, desk.call.body.clone());
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
