//! What a chosen person sees, as JSON for the page.
//!
//! Uses the same filter as the scripted users, so the page shows nothing that a person could not see.
//! The page keeps its own unread marks; it is told only the newest message and the pings.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::id::{ChannelId, InteractionId, UserId};
use crate::json::ReadJson;
use crate::lock;
use crate::shared::Shared;
use crate::user::User;
use crate::world::{
    ACKNOWLEDGE_WITHIN_MS, Ack, Audience, Channel, EPHEMERAL, Guild, InteractionRecord, LOADING,
    Permissions, World, merge,
};

/// Answers one question of the page.
pub(super) fn look(
    shared: &Arc<Shared>,
    what: &str,
    number: &dyn Fn(&str) -> Option<u64>,
) -> Result<Value, String> {
    let user = UserId(number("user").unwrap_or_default());
    match what {
        "state" => Ok(state(shared, user)),
        "messages" => {
            let channel = ChannelId(number("channel").ok_or("which channel?")?);
            Ok(messages(shared, user, channel))
        }
        "interaction" => {
            let id = InteractionId(number("id").ok_or("which interaction?")?);
            shared.read(|world| {
                let record = world.interactions.get(&id).ok_or("no such interaction")?;
                Ok(interaction(world, record))
            })
        }
        _ => Err(format!("nothing called {what}")),
    }
}

fn state(shared: &Shared, user: UserId) -> Value {
    let connected = lock(&shared.hub)
        .sessions
        .values()
        .any(|session| session.line.is_some());
    shared.read(|world| {
        let people = world
            .users
            .values()
            .filter(|user| user.id != world.app.owner);
        let people: Vec<Value> = people
            .map(|user| {
                json!({
                    "id": user.id, "name": user.global_name.as_ref().unwrap_or(&user.name),
                    "bot": user.bot, "dms_closed": user.dms_closed, "locale": user.locale,
                })
            })
            .collect();
        let mine = |guild: &&Guild| guild.members.contains_key(&user);
        let guilds: Vec<Value> = world
            .guilds
            .values()
            .filter(mine)
            .map(|guild| {
                let inside = world.channels.values().filter(|place| {
                    place.guild == Some(guild.id)
                        && world
                            .permissions(user, place.id)
                            .has(Permissions::VIEW_CHANNEL)
                });
                let places: Vec<Value> = inside.map(|place| channel(world, user, place)).collect();
                json!({ "id": guild.id, "name": guild.name, "channels": places })
            })
            .collect();
        let dm = world.find_dm(user).and_then(|id| world.channels.get(&id));
        let commands: Vec<&Value> = world.commands.iter().map(|command| &command.body).collect();
        json!({
            "user": user, "bot": world.app.bot, "connected": connected, "people": people,
            "guilds": guilds, "dm": dm.map(|place| channel(world, user, place)),
            "commands": commands, "now": world.now(), "welcome": shared.config.welcome,
            "faults": shared.faults.pending(),
        })
    })
}

fn channel(world: &World, user: UserId, place: &Channel) -> Value {
    let visible = world.messages.values().rev().filter(|message| {
        message.channel == place.id
            && message.author != user
            && !matches!(message.audience, Audience::Ephemeral(other) if other != user)
    });
    let mut newest = visible.clone();
    let recent = visible.clone().map(|message| message.id).take(20);
    let pings = visible.filter(|message| message.pinged.users.contains(&user));
    json!({
        "id": place.id, "name": place.name, "last": newest.next().map(|message| message.id),
        "parent": place.thread.as_ref().map(|thread| thread.parent),
        "recent": recent.collect::<Vec<_>>(),
        "archived": place.thread.as_ref().is_some_and(|thread| thread.archived),
        "pings": pings.map(|message| message.id).take(20).collect::<Vec<_>>(),
    })
}

fn messages(shared: &Arc<Shared>, user: UserId, channel: ChannelId) -> Value {
    let visible = User::new(Arc::clone(shared), user).sees(channel);
    shared.read(|world| {
        let shapes = visible.iter().rev().take(100).rev().filter_map(|seen| {
            let message = world.messages.get(&seen.id)?;
            let mut shape = world.message_json(message);
            let called = message
                .interaction
                .and_then(|id| world.interactions.get(&id));
            merge(
                &mut shape,
                json!({
                    "ephemeral": message.flags & EPHEMERAL != 0,
                    "thinking": message.flags & LOADING != 0,
                    "pinged": message.pinged.users.contains(&user),
                    "answers": called.filter(|record| record.kind == crate::world::Kind::Command)
                        .map(|record| json!({ "user": record.user, "line": record.called })),
                }),
            );
            Some(shape)
        });
        let now = world.now();
        let typing = world
            .typing
            .iter()
            .any(|(place, at)| *place == channel && at + 10_000 > now);
        json!({ "messages": shapes.collect::<Vec<_>>(), "typing": typing })
    })
}

fn interaction(world: &World, record: &InteractionRecord) -> Value {
    let late = world.now().saturating_sub(record.created_ms) > ACKNOWLEDGE_WITHIN_MS;
    let mut shape = json!({
        "id": record.id, "acknowledged": record.ack.is_some(),
        "failed": record.ack.is_none() && late,
    });
    match &record.ack {
        Some(Ack::Modal(modal)) => merge(
            &mut shape,
            json!({ "modal": {
            "custom_id": modal.custom_id, "title": modal.title, "components": modal.components,
        } }),
        ),
        Some(Ack::Choices(choices)) => merge(&mut shape, json!({ "choices": choices })),
        _ => {}
    }
    if shape.yes("failed") {
        merge(
            &mut shape,
            json!({ "why": "The application did not respond" }),
        );
    }
    shape
}
