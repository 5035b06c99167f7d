//! Channels: look, delete, typing, pins.
//!
//! Pins exist in the older and the newer form of the route; both need the permission of their own
//! that Discord split off from managing messages.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::error::Refused;
use crate::rest::{Answer, Desk, Reply};
use crate::world::{Channel, Permissions};

/// The most pins a channel holds.
const PINS: usize = 250;

/// `GET /channels/{channel}`
pub fn get(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    Ok(Reply::Json(desk.world.channel_json(&place)))
}

/// `DELETE /channels/{channel}`
pub fn delete(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    let shape = desk.world.channel_json(&place);
    if place.recipient.is_none() {
        let thread = place.thread.is_some();
        let wanted = if thread {
            Permissions::MANAGE_THREADS
        } else {
            Permissions(1 << 4)
        };
        desk.need(&place, wanted, 50013)?;
        desk.world.delete_channel(place.id);
    }
    Ok(Reply::Json(shape))
}

/// `POST /channels/{channel}/typing`
pub fn typing(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    let now = desk.world.now();
    desk.world.typing.push((place.id, now));
    Ok(Reply::Empty)
}

fn pinned(desk: &Desk<'_>, place: &Channel) -> Vec<Value> {
    let here = desk.world.messages.values().rev();
    here.filter(|message| message.channel == place.id && message.pinned)
        .map(|message| desk.world.message_json(message))
        .collect()
}

/// `GET /channels/{channel}/pins`, the older form.
pub fn pins(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    Ok(Reply::Json(pinned(desk, &place).into()))
}

/// `GET /channels/{channel}/messages/pins`
pub fn pins_paged(desk: &mut Desk<'_>) -> Answer {
    let place = desk.channel()?;
    let now = iso(desk.world.now());
    let items: Vec<Value> = pinned(desk, &place)
        .into_iter()
        .map(|message| json!({ "pinned_at": now, "message": message }))
        .collect();
    Ok(Reply::Json(json!({ "items": items, "has_more": false })))
}

/// `PUT` of a pin.
pub fn pin(desk: &mut Desk<'_>) -> Answer {
    set_pin(desk, true)
}

/// `DELETE` of a pin.
pub fn unpin(desk: &mut Desk<'_>) -> Answer {
    set_pin(desk, false)
}

fn set_pin(desk: &mut Desk<'_>, wanted: bool) -> Answer {
    let place = desk.channel()?;
    let message = desk.message(&place)?;
    desk.need(&place, Permissions::PIN_MESSAGES, 50013)?;
    if wanted && !message.pinned && pinned(desk, &place).len() >= PINS {
        return Err(Refused::code(30003));
    }
    if let Some(message) = desk.world.messages.get_mut(&message.id) {
        message.pinned = wanted;
    }
    Ok(Reply::Empty)
}
