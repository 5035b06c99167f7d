//! Ordinary messages: send, look, edit, delete.
//!
//! Here live the refusals a game bot must survive: closed DMs, lost permissions, archived and
//! locked threads, deleted messages; and the one idempotency key Discord offers, the nonce.

use serde_json::Value;

use crate::check::{self, Place};
use crate::error::Refused;
use crate::id::MessageId;
use crate::peek::{Peek, snowflake};
use crate::rest::{Answer, Desk, Reply};
use crate::world::{Audience, Channel, Draft, EPHEMERAL, Message, Permissions, merge};

/// Refuses if the bot may not write here (now).
fn may_write(desk: &Desk<'_>, place: &Channel) -> Result<(), Refused> {
    if let Some(user) = place.recipient.and_then(|user| desk.world.users.get(&user)) {
        if user.no_mutual_guild {
            return Err(Refused::code(50278));
        }
        return if user.dms_closed {
            Err(Refused::code(50007))
        } else {
            Ok(())
        };
    }
    let manages = desk.need(place, Permissions::MANAGE_THREADS, 0).is_ok();
    match &place.thread {
        Some(thread) => {
            desk.need(place, Permissions::SEND_MESSAGES_IN_THREADS, 50013)?;
            if thread.locked && !manages {
                return Err(Refused::code(if thread.archived { 50083 } else { 160005 }));
            }
        }
        None => desk.need(place, Permissions::SEND_MESSAGES, 50013)?,
    }
    if !desk.call.files.is_empty() {
        desk.need(place, Permissions::ATTACH_FILES, 50013)?;
    }
    Ok(())
}

/// `POST /channels/{channel}/messages`
pub fn create(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    desk.audience = Some(Desk::audience_of(&place));
    may_write(desk, &place)?;
    let mut body = desk.call.body.clone();
    check::message(&body, &desk.call.files, Place::Create, &mut desk.complaints)?;
    if body.number("flags") & EPHEMERAL != 0 {
        desk.complaints
            .push("an ordinary message cannot be ephemeral: all can see it".to_owned());
        let flags = body.number("flags") & !EPHEMERAL;
        merge(&mut body, serde_json::json!({ "flags": flags }));
    }
    if !body.list("embeds").is_empty() && desk.need(&place, Permissions::EMBED_LINKS, 0).is_err() {
        desk.complaints
            .push("embeds dropped: the bot lacks Embed Links".to_owned());
        merge(&mut body, serde_json::json!({ "embeds": [] }));
    }
    if let Some(reference) = body.get("message_reference") {
        let id: Option<MessageId> = reference.id("message_id");
        let there = id.and_then(|id| desk.world.messages.get(&id)).is_some();
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
    if let Some(earlier) = earlier(desk, &place, &body)? {
        return Ok(Reply::Json(desk.show(earlier)));
    }
    let draft = Draft {
        body,
        files: desk.call.files.clone(),
        ..Draft::default()
    };
    let bot = desk.world.app.bot;
    let id = desk
        .world
        .post(place.id, bot, &draft, Desk::audience_of(&place));
    if let Some(nonce) = draft.body.get("nonce").filter(|nonce| !nonce.is_null()) {
        let now = desk.world.now();
        let window = desk.shared.config.nonce_window_ms;
        desk.world.nonces.retain(|(_, _, _, at)| at + window >= now);
        desk.world.nonces.push((place.id, nonce.clone(), id, now));
    }
    Ok(Reply::Json(desk.show(id)))
}

/// With `enforce_nonce`, the message already sent with this nonce in the last minutes.
fn earlier(desk: &Desk<'_>, place: &Channel, body: &Value) -> Result<Option<MessageId>, Refused> {
    if !body.yes("enforce_nonce") {
        return Ok(None);
    }
    let oldest = desk
        .world
        .now()
        .saturating_sub(desk.shared.config.nonce_window_ms);
    let known = desk
        .world
        .nonces
        .iter()
        .rev()
        .find(|(channel, nonce, _, at)| {
            *channel == place.id && Some(nonce) == body.get("nonce") && *at >= oldest
        });
    match known {
        Some((_, _, id, _)) if desk.world.messages.contains_key(id) => Ok(Some(*id)),
        Some(_) => Err(Refused::code(10008)),
        None => Ok(None),
    }
}

/// `GET /channels/{channel}/messages`, newest first.
pub fn list(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    let limit = desk.call.asked("limit").map_or(Ok(50), str::parse::<usize>);
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
    if desk
        .need(&place, Permissions::READ_MESSAGE_HISTORY, 0)
        .is_err()
    {
        return Ok(Reply::Json(Value::Array(Vec::new())));
    }
    let bound = |name: &str| {
        desk.call
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
    let all: Vec<&Message> = desk.world.messages.values().filter(ordinary).collect();
    let chosen: Vec<&Message> = if after.is_some() {
        all.into_iter().take(limit).rev().collect()
    } else {
        all.into_iter().rev().take(limit).collect()
    };
    Ok(Reply::Json(
        chosen
            .into_iter()
            .map(|message| desk.world.message_json(message))
            .collect(),
    ))
}

/// `GET /channels/{channel}/messages/{message}`
pub fn get(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    desk.need(&place, Permissions::READ_MESSAGE_HISTORY, 50013)?;
    let message = desk.message(&place)?;
    Ok(Reply::Json(desk.world.message_json(&message)))
}

/// `PATCH /channels/{channel}/messages/{message}`
pub fn edit(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    desk.audience = Some(Desk::audience_of(&place));
    let message = desk.message(&place)?;
    if message.author != desk.world.app.bot {
        return Err(Refused::code(50005));
    }
    if place.thread.as_ref().is_some_and(|thread| thread.archived) {
        return Err(Refused::code(50083));
    }
    check::message(
        &desk.call.body,
        &desk.call.files,
        Place::Edit,
        &mut desk.complaints,
    )?;
    let body = desk.call.body.clone();
    let draft = Draft {
        body,
        files: desk.call.files.clone(),
        ..Draft::default()
    };
    desk.world.edit(message.id, &draft);
    Ok(Reply::Json(desk.show(message.id)))
}

/// `DELETE /channels/{channel}/messages/{message}`
pub fn delete(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    let message = desk.message(&place)?;
    if message.author != desk.world.app.bot {
        let code = if place.recipient.is_some() {
            50003
        } else {
            50013
        };
        if place.recipient.is_some() {
            return Err(Refused::code(code));
        }
        desk.need(&place, Permissions::MANAGE_MESSAGES, code)?;
    }
    desk.world.delete_message(message.id);
    Ok(Reply::Empty)
}

/// `POST /channels/{channel}/messages/bulk-delete`
pub fn bulk_delete(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    desk.need(&place, Permissions::MANAGE_MESSAGES, 50013)?;
    let ids: Vec<MessageId> = desk
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
    ids.into_iter().for_each(|id| desk.world.delete_message(id));
    Ok(Reply::Empty)
}
