//! Embeds: ten at most, 6,000 characters in all, and a limit for every part.
//!
//! Characters are counted over all embeds of the message together, as Discord does;
//! `twilight-validate` sees each embed alone, completed with what a bot may leave out.

use serde_json::Value;

use crate::check::{Tree, strangers};
use crate::json::ReadJson;
use crate::oracle;

const KNOWN: &[&str] = &[
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "video",
    "provider",
    "author",
    "fields",
];

/// Checks the `embeds` of a message.
pub fn embeds(embeds: &[Value], tree: &mut Tree, complaints: &mut Vec<String>) {
    tree.count("embeds", embeds.len(), 0, 10);
    let mut total = 0;
    for (index, embed) in embeds.iter().enumerate() {
        let at = format!("embeds.{index}");
        strangers(embed, KNOWN, complaints);
        total += one(embed, &at, tree);
        tree.oracle(&at, oracle::embed(embed));
    }
    if total > 6_000 {
        tree.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
}

/// Checks one embed and gives the characters it uses of the common 6,000.
fn one(embed: &Value, at: &str, tree: &mut Tree) -> usize {
    let mut total = 0;
    let mut part = |tree: &mut Tree, path: String, text: &str, most: usize| {
        total += text.chars().count();
        tree.length(&path, text, 0, most);
    };
    part(tree, format!("{at}.title"), embed.text("title"), 256);
    part(
        tree,
        format!("{at}.description"),
        embed.text("description"),
        4_096,
    );
    for (piece, name, most) in [("footer", "text", 2_048), ("author", "name", 256)] {
        if let Some(inner) = embed.get(piece) {
            part(tree, format!("{at}.{piece}.{name}"), inner.text(name), most);
        }
    }
    let fields = embed.list("fields");
    tree.count(&format!("{at}.fields"), fields.len(), 0, 25);
    for (index, field) in fields.iter().enumerate() {
        for (name, most) in [("name", 256), ("value", 1_024)] {
            let path = format!("{at}.fields.{index}.{name}");
            if field.text(name).is_empty() {
                tree.missing(&path);
            }
            part(tree, path, field.text(name), most);
        }
    }
    if embed.number("color") > 0xff_ffff {
        tree.add(
            &format!("{at}.color"),
            "NUMBER_TYPE_MAX",
            "int value should be <= 16777215.",
        );
    }
    total
}
