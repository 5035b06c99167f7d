//! Threads: open, change, enter.
//!
//! An archived thread can only be reopened, a locked one only by who manages threads. Editing an
//! ordinary channel uses the same route and lives here too.

use serde_json::Value;

use crate::check::Tree;
use crate::error::Refused;
use crate::id::{ChannelId, UserId};
use crate::peek::Peek;
use crate::rest::{Answer, Desk, Reply};
use crate::world::{Channel, Event, Permissions};

fn shown(desk: &Desk<'_>, id: ChannelId) -> Value {
    desk.world
        .channels
        .get(&id)
        .map(|place| desk.world.channel_json(place))
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
pub fn create(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    desk.audience = Some(Desk::audience_of(&place));
    if place.guild.is_none() {
        return Err(Refused::code(50003));
    }
    if place.thread.is_some() {
        return Err(Refused::code(50024));
    }
    let body = desk.call.body.clone();
    name_and_pace(&body, true)?;
    let private = body.number("type") == 12;
    let wanted = if private {
        Permissions::CREATE_PRIVATE_THREADS
    } else {
        Permissions::CREATE_PUBLIC_THREADS
    };
    desk.need(&place, wanted, 50013)?;
    let id = if desk.call.param("message").is_empty() {
        ChannelId(desk.world.next_id())
    } else {
        // A thread that starts from a message bears the message's number.
        let message = desk.message(&place)?;
        let id = ChannelId(message.id.0);
        if desk.world.channels.contains_key(&id) {
            return Err(Refused::code(160004));
        }
        id
    };
    let pace = body
        .get("auto_archive_duration")
        .and_then(Value::as_u64)
        .unwrap_or(4_320);
    let bot = desk.world.app.bot;
    desk.world
        .open_thread(place.id, id, body.text("name"), bot, private, pace);
    Ok(Reply::Created(shown(desk, id)))
}

/// `PATCH /channels/{channel}`
pub fn edit(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    let body = desk.call.body.clone();
    name_and_pace(&body, false)?;
    let flag = |key: &str| body.get(key).and_then(Value::as_bool);
    match &place.thread {
        Some(thread) => {
            let manages = desk.need(&place, Permissions::MANAGE_THREADS, 50013);
            if thread.archived && flag("archived") != Some(false) {
                return Err(Refused::code(50083));
            }
            if thread.locked || flag("locked").is_some() || thread.owner != desk.world.app.bot {
                manages?;
            }
        }
        None => desk.need(&place, Permissions(1 << 4), 50013)?,
    }
    if let Some(changed) = desk.world.channels.get_mut(&place.id) {
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
        desk.world
            .set_thread(place.id, flag("archived"), flag("locked"));
    } else {
        desk.world
            .tell(Event::channel(desk.world, "CHANNEL_UPDATE", place.id));
    }
    Ok(Reply::Json(shown(desk, place.id)))
}

fn change_members(desk: &mut Desk<'_>, user: UserId, inside: bool) -> Answer {
    let place: Channel = desk.channel()?;
    let thread = place.thread.ok_or_else(|| Refused::code(50024))?;
    if thread.archived {
        return Err(Refused::code(50083));
    }
    if !desk.world.users.contains_key(&user) {
        return Err(Refused::code(10013));
    }
    let members = desk
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
pub fn join(desk: &mut Desk<'_>) -> Answer {
    change_members(desk, desk.world.app.bot, true)
}

/// `DELETE .../thread-members/@me`
pub fn leave(desk: &mut Desk<'_>) -> Answer {
    change_members(desk, desk.world.app.bot, false)
}

/// `PUT .../thread-members/{user}`
pub fn add(desk: &mut Desk<'_>) -> Answer {
    let user = desk.call.id("user").ok_or_else(|| Refused::code(10013))?;
    change_members(desk, user, true)
}
