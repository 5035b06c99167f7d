//! What the first answer to an interaction and its follow-ups share: who sees it, whether the place
//! takes it, and the message its body makes.

use serde_json::Value;

use crate::check::{self, Place};
use crate::error::Refused;
use crate::peek::Peek;
use crate::rest::Desk;
use crate::world::{Audience, Draft, EPHEMERAL, InteractionRecord};

/// Ephemeral if the flag says so, else whoever is in the channel.
pub(super) fn audience(desk: &Desk<'_>, record: &InteractionRecord, data: &Value) -> Audience {
    if data.number("flags") & EPHEMERAL != 0 {
        return Audience::Ephemeral(record.user);
    }
    let place = desk.world.channels.get(&record.channel);
    place.map_or(Audience::Public(record.channel), Desk::audience_of)
}

/// The message a body makes, if the place takes one and the body is sound.
pub(super) fn draft(
    desk: &mut Desk<'_>,
    record: &InteractionRecord,
    body: Value,
    place: Place,
) -> Result<Draft, Refused> {
    writable(desk, record)?;
    let files = desk.call.files.clone();
    check::message(&body, &files, place, &mut desk.complaints)?;
    Ok(Draft {
        body,
        files,
        users_only: true,
        interaction: Some(record.id),
        kind: 0,
    })
}

fn writable(desk: &Desk<'_>, record: &InteractionRecord) -> Result<(), Refused> {
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
