//! Channels: look, delete, typing, pins.
//!
//! Pins exist in the older and the newer form of the route; both need the permission of their own
//! that Discord split off from managing messages.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::error::Refused;
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{Channel, Permissions};

/// The most pins a channel holds.
const PINS: usize = 250;

/// `GET /channels/{channel}`
pub fn get(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    Ok(Reply::Json(context.world.channel_json(&place)))
}

/// `DELETE /channels/{channel}`
pub fn delete(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    let shape = context.world.channel_json(&place);
    if place.recipient.is_none() {
        let thread = place.thread.is_some();
        let wanted = if thread {
            Permissions::MANAGE_THREADS
        } else {
            Permissions(1 << 4)
        };
        context.need(&place, wanted, 50013)?;
        context.world.delete_channel(place.id);
    }
    Ok(Reply::Json(shape))
}

/// `POST /channels/{channel}/typing`
pub fn typing(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    let now = context.world.now();
    context.world.typing.push((place.id, now));
    Ok(Reply::Empty)
}

fn pinned(context: &RequestContext<'_>, place: &Channel) -> Vec<Value> {
    let here = context.world.messages.values().rev();
    here.filter(|message| message.channel == place.id && message.pinned)
        .map(|message| context.world.message_json(message))
        .collect()
}

/// `GET /channels/{channel}/pins`, the older form.
pub fn pins(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    Ok(Reply::Json(pinned(context, &place).into()))
}

/// `GET /channels/{channel}/messages/pins`
pub fn pins_paged(context: &mut RequestContext<'_>) -> Answer {
    let place = context.channel()?;
    let now = iso(context.world.now());
    let items: Vec<Value> = pinned(context, &place)
        .into_iter()
        .map(|message| json!({ "pinned_at": now, "message": message }))
        .collect();
    Ok(Reply::Json(json!({ "items": items, "has_more": false })))
}

/// `PUT` of a pin.
pub fn pin(context: &mut RequestContext<'_>) -> Answer {
    set_pin(context, true)
}

/// `DELETE` of a pin.
pub fn unpin(context: &mut RequestContext<'_>) -> Answer {
    set_pin(context, false)
}

fn set_pin(context: &mut RequestContext<'_>, wanted: bool) -> Answer {
    let place = context.channel()?;
    let message = context.message(&place)?;
    context.need(&place, Permissions::PIN_MESSAGES, 50013)?;
    if wanted && !message.pinned && pinned(context, &place).len() >= PINS {
        return Err(Refused::code(30003));
    }
    if let Some(message) = context.world.messages.get_mut(&message.id) {
        message.pinned = wanted;
    }
    Ok(Reply::Empty)
}
