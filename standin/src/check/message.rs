//! Message bodies: text, files, mentions, flags, nonce.
//!
//! The same body is used by four routes with small differences; `Place` says which one it is.

use serde_json::Value;

use crate::check::{Tree, component, embed, strangers};
use crate::error::Refused;
use crate::json::{ReadJson, snowflake};
use crate::oracle;
use crate::world::{COMPONENTS_V2, FILE_LIMIT, Upload, forwards};

/// Which kind of request carries the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A new ordinary message.
    Create,
    /// An answer to an interaction, first or later.
    Answer,
    /// An edit of a message.
    Edit,
}

const KNOWN: &[&str] = &[
    "content",
    "nonce",
    "tts",
    "embeds",
    "allowed_mentions",
    "message_reference",
    "components",
    "sticker_ids",
    "attachments",
    "flags",
    "enforce_nonce",
    "poll",
    "thread_id",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
];

/// Checks a message body and its files; `empty_allowed` for edits that leave the rest in place.
///
/// # Errors
/// 50035 with a tree, 50006 for an empty message, 40005 for a file that is too large.
pub fn message(
    body: &Value,
    files: &[Upload],
    place: Place,
    complaints: &mut Vec<String>,
) -> Result<(), Refused> {
    let mut tree = Tree::default();
    strangers(body, KNOWN, complaints);
    let v2 = body.number("flags") & COMPONENTS_V2 != 0;
    tree.length("content", body.text("content"), 0, 2_000);
    if body
        .get("content")
        .is_some_and(|content| !content.is_string() && !content.is_null())
    {
        tree.add(
            "content",
            "STRING_TYPE_CONVERT",
            "Could not interpret value as string.",
        );
    }
    embed::embeds(body.list("embeds"), &mut tree, complaints);
    component::components(body.list("components"), v2, &mut tree, complaints);
    if v2 && (body.has("content") && !body.text("content").is_empty() || body.has("embeds")) {
        let message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2";
        tree.add(
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            message,
        );
    }
    if v2 && place != Place::Edit {
        media(body, files, &mut tree);
    }
    nonce(body, &mut tree);
    mentions(body, &mut tree);
    attachments(body, files, place, &mut tree);
    tree.oracle("content", oracle::content(body.text("content")));
    if files.iter().any(|file| file.bytes.len() > FILE_LIMIT) {
        return Err(Refused::code(40005));
    }
    tree.verdict()?;
    let says_something = !body.text("content").trim().is_empty()
        || !body.list("embeds").is_empty()
        || !body.list("components").is_empty()
        || !body.list("sticker_ids").is_empty()
        || body.has("poll")
        || forwards(body)
        || !files.is_empty();
    if place != Place::Edit && !says_something {
        return Err(Refused::code(50006));
    }
    Ok(())
}

/// What a layout shows of a message's files must be among them.
fn media(body: &Value, files: &[Upload], tree: &mut Tree) {
    let text = body
        .get("components")
        .map(Value::to_string)
        .unwrap_or_default();
    for after in text.split("attachment://").skip(1) {
        let name = after.split('"').next().unwrap_or_default();
        if !files.iter().any(|file| file.name == name) {
            let message = "The referenced attachment was not found";
            tree.add(
                "components",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                message,
            );
        }
    }
}

fn nonce(body: &Value, tree: &mut Tree) {
    match body.get("nonce") {
        Some(Value::String(nonce)) => tree.length("nonce", nonce, 0, 25),
        Some(Value::Number(_) | Value::Null) | None => {}
        Some(_) => tree.add(
            "nonce",
            "NONCE_TYPE_TOO_LONG",
            "Nonce must be a string or an int.",
        ),
    }
}

fn mentions(body: &Value, tree: &mut Tree) {
    let Some(allowed) = body
        .get("allowed_mentions")
        .filter(|value| value.is_object())
    else {
        return;
    };
    for (index, what) in allowed.list("parse").iter().enumerate() {
        if !matches!(what.as_str(), Some("users" | "roles" | "everyone")) {
            let at = format!("allowed_mentions.parse.{index}");
            tree.add(
                &at,
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'everyone', 'roles').",
            );
        }
    }
    for what in ["users", "roles"] {
        let listed = allowed.list(what);
        tree.count(&format!("allowed_mentions.{what}"), listed.len(), 0, 100);
        let parsed = allowed
            .list("parse")
            .iter()
            .any(|item| item.as_str() == Some(what));
        if parsed && !listed.is_empty() {
            let message =
                format!("parse:[\"{what}\"] and {what}: [ids...] are mutually exclusive.");
            tree.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                message,
            );
        }
        if listed.iter().any(|id| snowflake(id).is_none()) {
            let at = format!("allowed_mentions.{what}");
            tree.add(&at, "NUMBER_TYPE_COERCE", "Value is not snowflake.");
        }
    }
}

fn attachments(body: &Value, files: &[Upload], place: Place, tree: &mut Tree) {
    tree.count("attachments", files.len(), 0, 10);
    for (index, listed) in body.list("attachments").iter().enumerate() {
        let at = format!("attachments.{index}");
        tree.length(
            &format!("{at}.description"),
            listed.text("description"),
            0,
            1_024,
        );
        let id = listed.get("id").and_then(snowflake);
        let uploaded = files.iter().any(|file| Some(file.index) == id);
        if id.is_none() || (!uploaded && place != Place::Edit) {
            let message = "Attachment data not found or payload_json has the wrong id.";
            tree.add(&at, "ATTACHMENT_NOT_FOUND", message);
        }
    }
    for file in files {
        let at = format!("attachments.{}", file.index);
        if file.name.is_empty() {
            tree.missing(&format!("{at}.filename"));
        }
        // Discord rewrites unusual names, so a bot that sends one will not find its file again.
        tree.oracle(&at, oracle::file_name(&file.name));
        if let Some(text) = &file.description {
            tree.oracle(&at, oracle::file_description(text));
        }
    }
}
