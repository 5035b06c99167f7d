//! Registering commands, globally and per server.
//!
//! Answers carry what Discord adds (id, application, version, type, defaults); clients such as
//! poise rely on it. A command keeps its id over registrations as long as name and type stay.

use serde_json::{Value, json};

use crate::check::{self, Tree};
use crate::error::Refused;
use crate::id::{CommandId, GuildId};
use crate::json::ReadJson;
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{Command, merge};

/// The server of the path, none for global commands.
fn scope(context: &RequestContext<'_>) -> Result<Option<GuildId>, Refused> {
    if context.call.param("application") != context.world.app.id.to_string() {
        return Err(Refused::code(50001));
    }
    if context.call.param("guild").is_empty() {
        Ok(None)
    } else {
        context.guild().map(Some)
    }
}

fn kind(body: &Value) -> u64 {
    body.get("type").and_then(Value::as_u64).unwrap_or(1)
}

fn position(context: &RequestContext<'_>, guild: Option<GuildId>) -> Result<usize, Refused> {
    let id: CommandId = context
        .call
        .id("command")
        .ok_or_else(|| Refused::code(10063))?;
    let found = context
        .world
        .commands
        .iter()
        .position(|c| c.id == id && c.guild == guild);
    found.ok_or_else(|| Refused::code(10063))
}

/// Completes a checked definition to the object Discord answers.
fn register(
    context: &mut RequestContext<'_>,
    guild: Option<GuildId>,
    body: &Value,
    old: &[Command],
) -> Command {
    let twin = old.iter().find(|command| {
        command.body.text("name") == body.text("name") && kind(&command.body) == kind(body)
    });
    let id = twin.map_or_else(|| CommandId(context.world.next_id()), |command| command.id);
    let mut whole = json!({
        "name_localizations": null, "description": "", "description_localizations": null,
        "options": [], "default_member_permissions": null, "dm_permission": true, "nsfw": false,
        "contexts": null, "integration_types": [0],
    });
    merge(&mut whole, body.clone());
    // Nothing chosen is the usual kind of installation.
    if whole.list("integration_types").is_empty() {
        merge(&mut whole, json!({ "integration_types": [0] }));
    }
    if let Some(options) = whole.get_mut("options") {
        without_nulls(options);
    }
    merge(
        &mut whole,
        json!({
            "id": id, "application_id": context.world.app.id, "type": kind(body),
            "version": context.world.next_id().to_string(),
        }),
    );
    if let Some(guild) = guild {
        merge(&mut whole, json!({ "guild_id": guild }));
    }
    Command {
        id,
        guild,
        body: whole,
    }
}

/// Discord leaves out what an option does not have.
fn without_nulls(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(without_nulls),
        Value::Object(members) => {
            members.retain(|_, member| !member.is_null());
            members.values_mut().for_each(without_nulls);
        }
        _ => {}
    }
}

fn checked(context: &mut RequestContext<'_>, list: &[Value]) -> Result<(), Refused> {
    let mut tree = Tree::default();
    check::commands(list, &mut tree, &mut context.complaints);
    tree.verdict()
}

/// `PUT .../commands`: the whole list at once.
pub fn replace(context: &mut RequestContext<'_>) -> Answer {
    let guild = scope(context)?;
    let list = context
        .call
        .body
        .as_array()
        .cloned()
        .ok_or_else(|| Refused::code(50035))?;
    checked(context, &list)?;
    let commands = std::mem::take(&mut context.world.commands);
    let (old, kept): (Vec<_>, Vec<_>) = commands
        .into_iter()
        .partition(|command| command.guild == guild);
    context.world.commands = kept;
    let made: Vec<_> = list
        .iter()
        .map(|body| register(context, guild, body, &old))
        .collect();
    let answer = made.iter().map(|command| command.body.clone()).collect();
    context.world.commands.extend(made);
    Ok(Reply::Json(answer))
}

/// `GET .../commands`
pub fn list(context: &mut RequestContext<'_>) -> Answer {
    let guild = scope(context)?;
    let mine = context
        .world
        .commands
        .iter()
        .filter(|command| command.guild == guild);
    Ok(Reply::Json(
        mine.map(|command| command.body.clone()).collect(),
    ))
}

/// `POST .../commands`: one command; the same name replaces.
pub fn create(context: &mut RequestContext<'_>) -> Answer {
    let guild = scope(context)?;
    let body = context.call.body.clone();
    checked(context, std::slice::from_ref(&body))?;
    let old: Vec<Command> = context
        .world
        .commands
        .iter()
        .filter(|command| command.guild == guild)
        .cloned()
        .collect();
    let made = register(context, guild, &body, &old);
    let fresh = !old.iter().any(|command| command.id == made.id);
    context
        .world
        .commands
        .retain(|command| command.id != made.id);
    let answer = made.body.clone();
    context.world.commands.push(made);
    Ok(if fresh {
        Reply::Created(answer)
    } else {
        Reply::Json(answer)
    })
}

/// `GET .../commands/{command}`
pub fn get(context: &mut RequestContext<'_>) -> Answer {
    let at = position(context, scope(context)?)?;
    let command = context
        .world
        .commands
        .get(at)
        .ok_or_else(|| Refused::code(10063))?;
    Ok(Reply::Json(command.body.clone()))
}

/// `PATCH .../commands/{command}`
pub fn edit(context: &mut RequestContext<'_>) -> Answer {
    let at = position(context, scope(context)?)?;
    let command = context
        .world
        .commands
        .get(at)
        .cloned()
        .ok_or_else(|| Refused::code(10063))?;
    let mut body = json!({
        "name": command.body.get("name"), "description": command.body.get("description"),
        "options": command.body.get("options"), "type": command.body.get("type"),
    });
    merge(&mut body, context.call.body.clone());
    checked(context, std::slice::from_ref(&body))?;
    let version = context.world.next_id().to_string();
    let changed = context
        .world
        .commands
        .get_mut(at)
        .ok_or_else(|| Refused::code(10063))?;
    merge(&mut changed.body, body);
    merge(&mut changed.body, json!({ "version": version }));
    Ok(Reply::Json(changed.body.clone()))
}

/// `DELETE .../commands/{command}`
pub fn delete(context: &mut RequestContext<'_>) -> Answer {
    let at = position(context, scope(context)?)?;
    context.world.commands.remove(at);
    Ok(Reply::Empty)
}
