//! What the first answer to an interaction and its follow-ups share: who sees it, whether the channel
//! accepts it, and the message its body makes.

use serde_json::Value;

use crate::check::{self, Place};
use crate::error::Refused;
use crate::json::ReadJson;
use crate::rest::RequestContext;
use crate::world::{Audience, Draft, EPHEMERAL, InteractionRecord};

/// One person if the ephemeral flag is set, otherwise everybody in the channel.
pub(super) fn audience(
    context: &RequestContext<'_>,
    record: &InteractionRecord,
    data: &Value,
) -> Audience {
    if data.number("flags") & EPHEMERAL != 0 {
        return Audience::Ephemeral(record.user);
    }
    let place = context.world.channels.get(&record.channel);
    place.map_or(
        Audience::Public(record.channel),
        RequestContext::audience_of,
    )
}

/// The message a body makes, if the channel accepts it and the body is valid.
pub(super) fn draft(
    context: &mut RequestContext<'_>,
    record: &InteractionRecord,
    body: Value,
    place: Place,
) -> Result<Draft, Refused> {
    writable(context, record)?;
    let files = context.call.files.clone();
    check::message(&body, &files, place, &mut context.complaints)?;
    context.known_emoji(&body)?;
    Ok(Draft {
        id: None,
        body,
        files,
        users_only: true,
        interaction: Some(record.id),
        kind: 0,
    })
}

fn writable(context: &RequestContext<'_>, record: &InteractionRecord) -> Result<(), Refused> {
    let place = context
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
