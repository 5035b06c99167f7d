//! Looking at servers, their channels, roles and members.
//!
//! Only servers the bot is in can be looked at; the list of members needs the privileged intent,
//! one member does not.

use serde_json::{Value, json};

use crate::error::Refused;
use crate::id::UserId;
use crate::rest::{Answer, Reply, RequestContext};

/// `GET /guilds/{guild}`
pub fn get(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    Ok(Reply::Json(context.world.guild_json(guild, false)))
}

/// `GET /guilds/{guild}/channels`: threads are not among them.
pub fn channels(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    let world = &context.world;
    let inside = world
        .channels
        .values()
        .filter(|p| p.guild == Some(guild) && p.thread.is_none());
    Ok(Reply::Json(
        inside.map(|place| world.channel_json(place)).collect(),
    ))
}

/// `GET /guilds/{guild}/threads/active`
pub fn active_threads(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    let world = &context.world;
    let active = world.channels.values().filter(|place| {
        place.guild == Some(guild) && place.thread.as_ref().is_some_and(|thread| !thread.archived)
    });
    let threads: Vec<Value> = active.map(|place| world.channel_json(place)).collect();
    Ok(Reply::Json(json!({ "threads": threads, "members": [] })))
}

/// `GET /guilds/{guild}/roles`
pub fn roles(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    Ok(Reply::Json(context.world.roles_json(guild).into()))
}

/// `GET /guilds/{guild}/members/{user}`
pub fn member(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    let user: UserId = context
        .call
        .id("user")
        .ok_or_else(|| Refused::code(10013))?;
    match context.world.member_json(guild, user, true) {
        Value::Null => Err(Refused::code(10007)),
        member => Ok(Reply::Json(member)),
    }
}

/// `GET /guilds/{guild}/members`: needs the privileged members intent.
pub fn members(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    if context.shared.config.privileged_intents & (1 << 1) == 0 {
        return Err(Refused::code(50001));
    }
    let known = context
        .world
        .guilds
        .get(&guild)
        .map(|guild| guild.members.keys().copied());
    let known: Vec<UserId> = known.into_iter().flatten().collect();
    let list = known
        .into_iter()
        .map(|user| context.world.member_json(guild, user, true));
    Ok(Reply::Json(list.collect()))
}

/// `DELETE /users/@me/guilds/{guild}`
pub fn leave(context: &mut RequestContext<'_>) -> Answer {
    let guild = context.guild()?;
    context.world.leave(guild, context.world.app.bot);
    Ok(Reply::Empty)
}
