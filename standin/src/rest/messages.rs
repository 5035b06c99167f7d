//! Ordinary messages: send, look, edit, delete.
//!
//! Here are the refusals that a game bot has to survive: closed DMs, lost permissions, archived and
//! locked threads, deleted messages; and the one idempotency key Discord offers, the nonce.

use serde_json::Value;

use crate::check::{self, Place};
use crate::error::Refused;
use crate::id::MessageId;
use crate::json::{ReadJson, snowflake};
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{
    Audience, COMPONENTS_V2, Channel, Draft, EPHEMERAL, FORUM, Message, Permissions, merge,
};

/// Refuses if the bot may not write here (now).
fn may_write(context: &RequestContext<'_>, place: &Channel) -> Result<(), Refused> {
    if let Some(user) = place
        .recipient
        .and_then(|user| context.world.users.get(&user))
    {
        if user.no_mutual_guild {
            return Err(Refused::code(50278));
        }
        return if user.dms_closed {
            Err(Refused::code(50007))
        } else {
            Ok(())
        };
    }
    if place.kind == FORUM {
        return Err(Refused::code(50008));
    }
    let manages = context.need(place, Permissions::MANAGE_THREADS, 0).is_ok();
    match &place.thread {
        Some(thread) => {
            context.need(place, Permissions::SEND_MESSAGES_IN_THREADS, 50013)?;
            if thread.locked && !manages {
                return Err(Refused::code(if thread.archived { 50083 } else { 160005 }));
            }
        }
        None => context.need(place, Permissions::SEND_MESSAGES, 50013)?,
    }
    if !context.call.files.is_empty() {
        context.need(place, Permissions::ATTACH_FILES, 50013)?;
    }
    Ok(())
}

/// `POST /channels/{channel}/messages`
pub fn create(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    context.audience = Some(RequestContext::audience_of(&place));
    may_write(context, &place)?;
    let mut body = context.call.body.clone();
    check::message(
        &body,
        &context.call.files,
        Place::Create,
        &mut context.complaints,
    )?;
    context.known_emoji(&body)?;
    if body.number("flags") & EPHEMERAL != 0 {
        context
            .complaints
            .push("an ordinary message cannot be ephemeral: all can see it".to_owned());
        let flags = body.number("flags") & !EPHEMERAL;
        merge(&mut body, serde_json::json!({ "flags": flags }));
    }
    if !body.list("embeds").is_empty() && context.need(&place, Permissions::EMBED_LINKS, 0).is_err()
    {
        context
            .complaints
            .push("embeds dropped: the bot lacks Embed Links".to_owned());
        merge(&mut body, serde_json::json!({ "embeds": [] }));
    }
    if let Some(reference) = body.get("message_reference") {
        let id: Option<MessageId> = reference.id("message_id");
        let there = id.and_then(|id| context.world.messages.get(&id)).is_some();
        let strict = reference
            .get("fail_if_not_exists")
            .and_then(Value::as_bool)
            .unwrap_or(true);
        if !there && strict {
            let mut tree = check::Tree::default();
            tree.add(
                "message_reference",
                "REPLIES_UNKNOWN_MESSAGE",
                "Unknown message",
            );
            tree.verdict()?;
        }
    }
    if let Some(earlier) = earlier(context, &place, &body)? {
        return Ok(Reply::Json(context.show(earlier)));
    }
    let draft = Draft {
        body,
        files: context.call.files.clone(),
        ..Draft::default()
    };
    let bot = context.world.app.bot;
    let id = context
        .world
        .post(place.id, bot, &draft, RequestContext::audience_of(&place));
    if let Some(nonce) = draft.body.get("nonce").filter(|nonce| !nonce.is_null()) {
        let now = context.world.now();
        let window = context.shared.config.nonce_window_ms;
        context
            .world
            .nonces
            .retain(|(_, _, _, at)| at + window >= now);
        context
            .world
            .nonces
            .push((place.id, nonce.clone(), id, now));
    }
    Ok(Reply::Json(context.show(id)))
}

/// With `enforce_nonce`, the message already sent with this nonce in the last minutes.
fn earlier(
    context: &RequestContext<'_>,
    place: &Channel,
    body: &Value,
) -> Result<Option<MessageId>, Refused> {
    if !body.yes("enforce_nonce") {
        return Ok(None);
    }
    let oldest = context
        .world
        .now()
        .saturating_sub(context.shared.config.nonce_window_ms);
    let known = context
        .world
        .nonces
        .iter()
        .rev()
        .find(|(channel, nonce, _, at)| {
            *channel == place.id && Some(nonce) == body.get("nonce") && *at >= oldest
        });
    match known {
        Some((_, _, id, _)) if context.world.messages.contains_key(id) => Ok(Some(*id)),
        Some(_) => Err(Refused::code(10008)),
        None => Ok(None),
    }
}

/// `GET /channels/{channel}/messages`, newest first.
pub fn list(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    let limit = context
        .call
        .asked("limit")
        .map_or(Ok(50), str::parse::<usize>);
    let limit = limit.ok().filter(|limit| (1..=100).contains(limit));
    let Some(limit) = limit else {
        let mut tree = check::Tree::default();
        tree.add(
            "limit",
            "NUMBER_TYPE_MAX",
            "int value should be between 1 and 100.",
        );
        tree.verdict()?;
        return Err(Refused::code(50035));
    };
    if context
        .need(&place, Permissions::READ_MESSAGE_HISTORY, 0)
        .is_err()
    {
        return Ok(Reply::Json(Value::Array(Vec::new())));
    }
    let bound = |name: &str| {
        context
            .call
            .asked(name)
            .and_then(|text| text.parse::<u64>().ok())
    };
    let (before, after) = (bound("before"), bound("after"));
    let ordinary = |message: &&Message| {
        message.channel == place.id
            && !matches!(message.audience, Audience::Ephemeral(_))
            && before.is_none_or(|before| message.id.0 < before)
            && after.is_none_or(|after| message.id.0 > after)
    };
    let all: Vec<&Message> = context.world.messages.values().filter(ordinary).collect();
    let chosen: Vec<&Message> = if after.is_some() {
        all.into_iter().take(limit).rev().collect()
    } else {
        all.into_iter().rev().take(limit).collect()
    };
    Ok(Reply::Json(
        chosen
            .into_iter()
            .map(|message| context.world.message_json(message))
            .collect(),
    ))
}

/// `GET /channels/{channel}/messages/{message}`
pub fn get(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    context.need(&place, Permissions::READ_MESSAGE_HISTORY, 50013)?;
    let message = context.message(&place)?;
    Ok(Reply::Json(context.world.message_json(&message)))
}

/// `PATCH /channels/{channel}/messages/{message}`
pub fn edit(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    context.audience = Some(RequestContext::audience_of(&place));
    let message = context.message(&place)?;
    if message.author != context.world.app.bot {
        return Err(Refused::code(50005));
    }
    if place.thread.as_ref().is_some_and(|thread| thread.archived) {
        return Err(Refused::code(50083));
    }
    let body = context.call.body.clone();
    let mut judged = body.clone();
    // What is made of components alone stays so, whatever the edit says.
    let layout = message.flags & COMPONENTS_V2;
    let flags = judged.number("flags") | layout;
    merge(&mut judged, serde_json::json!({ "flags": flags }));
    if layout != 0 && body.has("components") && body.list("components").is_empty() {
        return Err(Refused::code(50006));
    }
    let files = &context.call.files;
    check::message(&judged, files, Place::Edit, &mut context.complaints)?;
    context.known_emoji(&body)?;
    let draft = Draft {
        body,
        files: context.call.files.clone(),
        ..Draft::default()
    };
    context.world.edit(message.id, &draft);
    Ok(Reply::Json(context.show(message.id)))
}

/// `DELETE /channels/{channel}/messages/{message}`
pub fn delete(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    let message = context.message(&place)?;
    if message.author != context.world.app.bot {
        let code = if place.recipient.is_some() {
            50003
        } else {
            50013
        };
        if place.recipient.is_some() {
            return Err(Refused::code(code));
        }
        context.need(&place, Permissions::MANAGE_MESSAGES, code)?;
    }
    context.world.delete_message(message.id);
    Ok(Reply::Empty)
}

/// `POST /channels/{channel}/messages/bulk-delete`
pub fn bulk_delete(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    context.need(&place, Permissions::MANAGE_MESSAGES, 50013)?;
    let ids: Vec<MessageId> = context
        .call
        .body
        .list("messages")
        .iter()
        .filter_map(snowflake)
        .map(MessageId)
        .collect();
    let mut tree = check::Tree::default();
    tree.count("messages", ids.len(), 2, 100);
    tree.verdict()?;
    ids.into_iter()
        .for_each(|id| context.world.delete_message(id));
    Ok(Reply::Empty)
}
