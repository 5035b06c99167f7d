//! Threads: open, change, enter.
//!
//! An archived thread can only be reopened, and a locked one only by somebody who manages threads. Editing an
//! ordinary channel uses the same route and lives here too.

use serde_json::Value;

use crate::check::{self, Place, Tree};
use crate::error::Refused;
use crate::id::{ChannelId, MessageId, UserId};
use crate::json::ReadJson;
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{Audience, Channel, Draft, Event, FORUM, Permissions};

fn shown(context: &RequestContext<'_>, id: ChannelId) -> Value {
    context
        .world
        .channels
        .get(&id)
        .map(|place| context.world.channel_json(place))
        .unwrap_or_default()
}

fn name_and_pace(body: &Value, name_needed: bool) -> Result<(), Refused> {
    let mut tree = Tree::default();
    if name_needed || body.has("name") {
        tree.length("name", body.text("name"), 1, 100);
    }
    let pace = body.number("auto_archive_duration");
    if body.has("auto_archive_duration") && !matches!(pace, 60 | 1_440 | 4_320 | 10_080) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        tree.add("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
    tree.verdict()
}

/// `POST` of a thread, from a message or on its own.
pub fn create(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    context.audience = Some(RequestContext::audience_of(&place));
    if place.guild.is_none() {
        return Err(Refused::code(50003));
    }
    if place.thread.is_some() {
        return Err(Refused::code(50024));
    }
    let body = context.call.body.clone();
    name_and_pace(&body, true)?;
    let forum = place.kind == FORUM;
    let private = body.number("type") == 12 && !forum;
    let first = body.get("message").filter(|_| forum);
    if let Some(first) = first {
        let (files, complaints) = (&context.call.files, &mut context.complaints);
        check::message(first, files, Place::Create, complaints)?;
    } else if forum {
        let mut tree = Tree::default();
        tree.missing("message");
        tree.verdict()?;
    }
    let wanted = if forum {
        Permissions::SEND_MESSAGES
    } else if private {
        Permissions::CREATE_PRIVATE_THREADS
    } else {
        Permissions::CREATE_PUBLIC_THREADS
    };
    context.need(&place, wanted, 50013)?;
    let id = if context.call.param("message").is_empty() {
        ChannelId(context.world.next_id())
    } else {
        // A thread that starts from a message has the message's id.
        let message = context.message(&place)?;
        let id = ChannelId(message.id.0);
        if context.world.channels.contains_key(&id) {
            return Err(Refused::code(160004));
        }
        id
    };
    let pace = body
        .get("auto_archive_duration")
        .and_then(Value::as_u64)
        .unwrap_or(4_320);
    let bot = context.world.app.bot;
    context
        .world
        .open_thread(place.id, id, body.text("name"), bot, private, pace);
    // A post of a forum begins with a message that has its id.
    if let Some(first) = first {
        let draft = Draft {
            id: Some(MessageId(id.0)),
            body: first.clone(),
            ..Draft::default()
        };
        context.world.post(id, bot, &draft, Audience::Public(id));
    }
    Ok(Reply::Created(shown(context, id)))
}

/// `PATCH /channels/{channel}`
pub fn edit(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    let body = context.call.body.clone();
    name_and_pace(&body, false)?;
    let flag = |key: &str| body.get(key).and_then(Value::as_bool);
    match &place.thread {
        Some(thread) => {
            let manages = context.need(&place, Permissions::MANAGE_THREADS, 50013);
            if thread.archived && flag("archived") != Some(false) {
                return Err(Refused::code(50083));
            }
            if thread.locked || flag("locked").is_some() || thread.owner != context.world.app.bot {
                manages?;
            }
        }
        None => context.need(&place, Permissions(1 << 4), 50013)?,
    }
    if let Some(changed) = context.world.channels.get_mut(&place.id) {
        if let Some(name) = body.maybe_text("name") {
            changed.name = name.to_owned();
        }
        if let Some(topic) = body.maybe_text("topic") {
            changed.topic = Some(topic.to_owned());
        }
        if let (Some(thread), true) = (&mut changed.thread, body.has("auto_archive_duration")) {
            thread.auto_archive = body.number("auto_archive_duration");
        }
    }
    if place.thread.is_some() {
        context
            .world
            .set_thread(place.id, flag("archived"), flag("locked"));
    } else {
        context
            .world
            .tell(Event::channel(context.world, "CHANNEL_UPDATE", place.id));
    }
    Ok(Reply::Json(shown(context, place.id)))
}

fn change_members(context: &mut RequestContext<'_>, user: UserId, inside: bool) -> Answer {
    let place: Channel = context.channel()?;
    let thread = place.thread.ok_or_else(|| Refused::code(50024))?;
    if thread.archived {
        return Err(Refused::code(50083));
    }
    if !context.world.users.contains_key(&user) {
        return Err(Refused::code(10013));
    }
    let members = context
        .world
        .channels
        .get_mut(&place.id)
        .and_then(|place| place.thread.as_mut());
    if let Some(thread) = members {
        thread.members.retain(|member| *member != user);
        if inside {
            thread.members.push(user);
        }
    }
    Ok(Reply::Empty)
}

/// `PUT .../thread-members/@me`
pub fn join(context: &mut RequestContext<'_>) -> Answer {
    change_members(context, context.world.app.bot, true)
}

/// `DELETE .../thread-members/@me`
pub fn leave(context: &mut RequestContext<'_>) -> Answer {
    change_members(context, context.world.app.bot, false)
}

/// `PUT .../thread-members/{user}`
pub fn add(context: &mut RequestContext<'_>) -> Answer {
    let user = context
        .call
        .id("user")
        .ok_or_else(|| Refused::code(10013))?;
    change_members(context, user, true)
}
