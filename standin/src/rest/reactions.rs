//! Reactions: put an emoji under a message, take it away, see whose it is.

use serde_json::Value;

use crate::error::Refused;
use crate::id::UserId;
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::{Channel, Message, Permissions};

/// How many different emoji a message can have.
const MOST: usize = 20;

/// The channel, the message and the emoji of the path.
fn target(context: &RequestContext<'_>) -> Result<(Channel, Message, String), Refused> {
    let place = context.channel()?;
    context.need(&place, Permissions::READ_MESSAGE_HISTORY, 50013)?;
    let message = context.message(&place)?;
    let emoji = context.call.param("emoji").to_owned();
    let known = match emoji.rsplit_once(':') {
        Some((_, id)) => {
            let own = |known: &crate::world::Emoji| known.id.to_string() == id;
            context.world.emojis.iter().any(own)
        }
        // A letter is no emoji; a digit is one only with the mark that makes it a key.
        None => !emoji.is_empty() && !emoji.is_ascii(),
    };
    if known {
        Ok((place, message, emoji))
    } else {
        Err(Refused::code(10014))
    }
}

/// `PUT .../reactions/{emoji}/@me`
pub fn add(context: &mut RequestContext<'_>) -> Answer {
    let (place, message, emoji) = target(context)?;
    if !message.reactions.iter().any(|it| it.emoji == emoji) {
        context.need(&place, Permissions::ADD_REACTIONS, 50013)?;
        if message.reactions.len() >= MOST {
            return Err(Refused::code(30010));
        }
    }
    let bot = context.world.app.bot;
    context.world.react(message.id, bot, &emoji);
    Ok(Reply::Empty)
}

/// `DELETE .../reactions/{emoji}/@me`
pub fn remove_own(context: &mut RequestContext<'_>) -> Answer {
    let (_, message, emoji) = target(context)?;
    let bot = context.world.app.bot;
    context.world.unreact(message.id, bot, &emoji);
    Ok(Reply::Empty)
}

/// `DELETE .../reactions/{emoji}/{user}`
pub fn remove(context: &mut RequestContext<'_>) -> Answer {
    let (place, message, emoji) = target(context)?;
    context.need(&place, Permissions::MANAGE_MESSAGES, 50013)?;
    let user: UserId = context
        .call
        .id("user")
        .ok_or_else(|| Refused::code(10013))?;
    context.world.unreact(message.id, user, &emoji);
    Ok(Reply::Empty)
}

/// `GET .../reactions/{emoji}`
pub fn list(context: &mut RequestContext<'_>) -> Answer {
    let (_, message, emoji) = target(context)?;
    let found = message.reactions.iter().find(|it| it.emoji == emoji);
    let users = found.map(|it| it.users.clone()).unwrap_or_default();
    let users = users.into_iter().map(|user| context.world.user_json(user));
    Ok(Reply::Json(users.collect::<Value>()))
}
