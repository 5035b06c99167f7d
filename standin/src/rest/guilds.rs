//! Looking at servers, their channels, roles and members.
//!
//! Only servers the bot is in can be looked at; the list of members needs the privileged intent,
//! one member does not.

use serde_json::{Value, json};

use crate::error::Refused;
use crate::id::UserId;
use crate::rest::{Answer, Desk, Reply};

/// `GET /guilds/{guild}`
pub fn get(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    Ok(Reply::Json(desk.world.guild_json(guild, false)))
}

/// `GET /guilds/{guild}/channels`: threads are not among them.
pub fn channels(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    let world = &desk.world;
    let inside = world
        .channels
        .values()
        .filter(|p| p.guild == Some(guild) && p.thread.is_none());
    Ok(Reply::Json(
        inside.map(|place| world.channel_json(place)).collect(),
    ))
}

/// `GET /guilds/{guild}/threads/active`
pub fn active_threads(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    let world = &desk.world;
    let active = world.channels.values().filter(|place| {
        place.guild == Some(guild) && place.thread.as_ref().is_some_and(|thread| !thread.archived)
    });
    let threads: Vec<Value> = active.map(|place| world.channel_json(place)).collect();
    Ok(Reply::Json(json!({ "threads": threads, "members": [] })))
}

/// `GET /guilds/{guild}/roles`
pub fn roles(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    Ok(Reply::Json(desk.world.roles_json(guild).into()))
}

/// `GET /guilds/{guild}/members/{user}`
pub fn member(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    let user: UserId = desk.call.id("user").ok_or_else(|| Refused::code(10013))?;
    match desk.world.member_json(guild, user, true) {
        Value::Null => Err(Refused::code(10007)),
        member => Ok(Reply::Json(member)),
    }
}

/// `GET /guilds/{guild}/members`: needs the privileged members intent.
pub fn members(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    if desk.shared.config.privileged_intents & (1 << 1) == 0 {
        return Err(Refused::code(50001));
    }
    let known = desk
        .world
        .guilds
        .get(&guild)
        .map(|guild| guild.members.keys().copied());
    let known: Vec<UserId> = known.into_iter().flatten().collect();
    let list = known
        .into_iter()
        .map(|user| desk.world.member_json(guild, user, true));
    Ok(Reply::Json(list.collect()))
}

/// `DELETE /users/@me/guilds/{guild}`
pub fn leave(desk: &mut Desk<'_>) -> Answer {
    let guild = desk.guild()?;
    desk.world.leave(guild, desk.world.app.bot);
    Ok(Reply::Empty)
}
