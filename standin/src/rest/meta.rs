//! The bot itself: gateway address, application, users, opening direct messages.
//!
//! Opening a direct-message channel succeeds even for people who refuse messages; the refusal comes
//! with the first message, as on the real thing. Opening too many is 40003.

use serde_json::json;

use crate::check::Tree;
use crate::error::Refused;
use crate::id::UserId;
use crate::lock;
use crate::rest::{Answer, Reply, RequestContext};

/// `GET /gateway`
pub fn gateway(context: &mut RequestContext<'_>) -> Answer {
    Ok(Reply::Json(json!({ "url": context.shared.gateway_url() })))
}

/// `GET /gateway/bot`
pub fn gateway_bot(context: &mut RequestContext<'_>) -> Answer {
    let hub = lock(&context.shared.hub);
    let counted = (1_000_u32.saturating_sub(hub.identifies), 86_400_000);
    let (remaining, reset_after) = hub.identifies_left.unwrap_or(counted);
    Ok(Reply::Json(json!({
        "url": context.shared.gateway_url(), "shards": 1,
        "session_start_limit": {
            "total": 1_000, "remaining": remaining,
            "reset_after": reset_after, "max_concurrency": 1,
        },
    })))
}

/// `GET /applications/@me` and its older form under `/oauth2`.
pub fn application(context: &mut RequestContext<'_>) -> Answer {
    Ok(Reply::Json(context.world.application_json()))
}

/// `GET /users/@me`
pub fn me(context: &mut RequestContext<'_>) -> Answer {
    Ok(Reply::Json(context.world.own_user_json()))
}

/// `GET /users/@me/guilds`
pub fn my_guilds(context: &mut RequestContext<'_>) -> Answer {
    let bot = context.world.app.bot;
    let mine = context
        .world
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&bot));
    let list = mine.map(|guild| {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "features": [],
            "owner": guild.owner == bot,
            "permissions": context.world.guild_permissions(bot, guild.id).0.to_string(),
        })
    });
    Ok(Reply::Json(list.collect()))
}

/// `GET /users/{user}`
pub fn user(context: &mut RequestContext<'_>) -> Answer {
    let id = context
        .call
        .id::<UserId>("user")
        .ok_or_else(|| Refused::code(10013))?;
    match context.world.user_json(id) {
        serde_json::Value::Null => Err(Refused::code(10013)),
        user => Ok(Reply::Json(user)),
    }
}

/// `POST /users/@me/channels`: opening works even if writing will not.
pub fn create_dm(context: &mut RequestContext<'_>) -> Answer {
    let mut tree = Tree::default();
    let Some(user) = context.user_in_body("recipient_id") else {
        tree.missing("recipient_id");
        tree.verdict()?;
        return Err(Refused::code(50035));
    };
    if !context.world.users.contains_key(&user) {
        return Err(Refused::code(10013));
    }
    if user == context.world.app.bot {
        return Err(Refused::code(50007));
    }
    if context.world.find_dm(user).is_none()
        && let Some(budget) = &mut context.world.dm_budget
    {
        *budget = budget.checked_sub(1).ok_or_else(|| Refused::code(40003))?;
    }
    let id = context.world.dm(user);
    let place = context
        .world
        .channels
        .get(&id)
        .ok_or_else(|| Refused::code(10003))?;
    Ok(Reply::Json(context.world.channel_json(place)))
}
