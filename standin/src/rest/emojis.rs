//! The application's own emoji: list, upload, look, delete.
//!
//! They belong to the bot and can be used in every server. The picture comes as a data address.

use serde_json::{Value, json};

use crate::check::Tree;
use crate::error::Refused;
use crate::json::ReadJson;
use crate::rest::{Answer, Reply, RequestContext};
use crate::world::Emoji;

/// How many an application can have.
const MOST: usize = 2_000;
/// The largest picture.
const LARGEST: usize = 256 * 1024;

fn own(context: &RequestContext<'_>) -> Result<(), Refused> {
    if context.call.param("application") == context.world.app.id.to_string() {
        Ok(())
    } else {
        Err(Refused::code(50001))
    }
}

fn position(context: &RequestContext<'_>) -> Result<usize, Refused> {
    own(context)?;
    let id: u64 = context
        .call
        .id("emoji")
        .ok_or_else(|| Refused::code(10014))?;
    let found = context.world.emojis.iter().position(|emoji| emoji.id == id);
    found.ok_or_else(|| Refused::code(10014))
}

fn shown(context: &RequestContext<'_>, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id.to_string(), "name": emoji.name, "roles": [], "require_colons": true,
        "managed": false, "animated": false, "available": true,
        "user": context.world.user_json(context.world.app.bot),
    })
}

/// `GET /applications/{application}/emojis`
pub fn list(context: &mut RequestContext<'_>) -> Answer {
    own(context)?;
    let all = context.world.emojis.iter();
    let all: Vec<Value> = all.map(|emoji| shown(context, emoji)).collect();
    Ok(Reply::Json(json!({ "items": all })))
}

/// `POST /applications/{application}/emojis`
pub fn create(context: &mut RequestContext<'_>) -> Answer {
    own(context)?;
    let name = context.call.body.text("name").to_owned();
    let mut tree = Tree::default();
    tree.length("name", &name, 2, 32);
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if !name.chars().all(fits) {
        tree.add(
            "name",
            "STRING_TYPE_REGEX",
            "String value did not match validation regex.",
        );
    }
    let picture = context.call.body.text("image");
    let picture = picture
        .strip_prefix("data:image/png;base64,")
        .and_then(decoded);
    match &picture {
        None => tree.add("image", "IMAGE_INVALID", "Invalid image data"),
        Some(bytes) if bytes.len() > LARGEST => {
            tree.add(
                "image",
                "BINARY_TYPE_MAX_SIZE",
                "File cannot be larger than 256.0 kb.",
            );
        }
        Some(_) => {}
    }
    if context.world.emojis.iter().any(|emoji| emoji.name == name) {
        tree.add(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with that name already exists",
        );
    }
    tree.verdict()?;
    if context.world.emojis.len() >= MOST {
        return Err(Refused::code(30008));
    }
    let id = context.world.next_id();
    let bytes = picture.unwrap_or_default().into();
    let emoji = Emoji { id, name, bytes };
    let answer = shown(context, &emoji);
    context.world.emojis.push(emoji);
    Ok(Reply::Created(answer))
}

/// `GET /applications/{application}/emojis/{emoji}`
pub fn get(context: &mut RequestContext<'_>) -> Answer {
    let at = position(context)?;
    let emoji = context.world.emojis.get(at);
    let emoji = emoji.ok_or_else(|| Refused::code(10014))?;
    Ok(Reply::Json(shown(context, emoji)))
}

/// `DELETE /applications/{application}/emojis/{emoji}`
pub fn delete(context: &mut RequestContext<'_>) -> Answer {
    let at = position(context)?;
    context.world.emojis.remove(at);
    Ok(Reply::Empty)
}

/// The bytes of standard base64.
fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = (bits << 6) | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from((bits >> count) & 0xff).ok()?);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read_and_nothing_else() {
        assert_eq!(decoded("cGFwZXI=").unwrap(), b"paper");
        assert_eq!(decoded("YQ==").unwrap(), b"a");
        assert_eq!(decoded("a b"), None);
    }
}
