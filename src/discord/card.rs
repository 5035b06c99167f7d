//! A post as one card of Discord's newer components: what happened, the pictures, and the main button beside the
//! line it is about. The library has no builders for these, so they are made as JSON.
//!
//! Whether a message is a card cannot be changed any more: whoever takes its buttons away sends the rest again.

use rules::view::Everyone;
use serde_json::{Value, json};
use serenity::all::MessageFlags;

use super::shape;
use crate::message::{Button, Card, Message, Row, Tone, public_sink};

/// The flag of a message that is made of components alone.
pub(super) const IS_CARD: u64 = 1 << 15;

/// The most characters of all texts together, and the most components.
const MOST_TEXT: usize = 4000;
const MOST_COMPONENTS: usize = 40;

/// The most characters of one text. Discord may take more, but not every client says so.
const MOST_PIECE: usize = 2000;

/// Discord's numbers for kinds of components.
const ROW: u8 = 1;
const BUTTON: u8 = 2;
const SECTION: u8 = 9;
const TEXT: u8 = 10;
const GALLERY: u8 = 12;
const CONTAINER: u8 = 17;

/// The post as a card; nothing if it does not fit into one.
pub(super) fn card(
    message: &Message<Everyone>,
    card: Card,
    nonce: &str,
) -> serde_json::Result<Option<Value>> {
    let message = public_sink(message);
    let heading = message.heading.trim();
    let heading = if heading.is_empty() {
        String::new()
    } else {
        format!("### {heading}\n")
    };
    let told = format!("{heading}{}", message.long_part().trim());
    let (told, line) = (told.trim(), message.text.trim());
    if told.chars().count() + line.chars().count() > MOST_TEXT {
        return Ok(None);
    }
    let mut parts: Vec<Value> = Vec::new();
    for told in pieces(told) {
        if told.chars().count() > MOST_PIECE {
            return Ok(None);
        }
        parts.push(json!({ "type": TEXT, "content": told }));
    }
    if !message.pictures.is_empty() {
        let items = message.pictures.iter().map(|picture| {
            let address = format!("attachment://{}", picture.name);
            json!({ "media": { "url": address }, "description": picture.alt })
        });
        parts.push(json!({ "type": GALLERY, "items": items.collect::<Vec<_>>() }));
    }
    let mut rows = message.rows.clone();
    let words = json!({ "type": TEXT, "content": line });
    match main_button(&mut rows).filter(|_| !line.is_empty()) {
        Some(main) => parts.push(json!({
            "type": SECTION, "components": [words],
            "accessory": serde_json::to_value(shape::button(&main))?,
        })),
        None if line.is_empty() => rows.clone_from(&message.rows),
        None => parts.push(words),
    }
    for row in &rows {
        parts.push(serde_json::to_value(shape::row(row))?);
    }
    if count(&parts) + 1 > MOST_COMPONENTS || parts.is_empty() {
        return Ok(None);
    }
    let silent = message.ping.is_empty();
    let silent = MessageFlags::SUPPRESS_NOTIFICATIONS.bits() * u64::from(silent);
    let mut container = json!({ "type": CONTAINER, "components": parts });
    if let (Some(ink), Some(container)) = (card.ink, container.as_object_mut()) {
        container.insert("accent_color".into(), json!(ink));
    }
    Ok(Some(json!({
        "flags": IS_CARD | silent,
        "components": [container],
        "allowed_mentions": serde_json::to_value(shape::mentions(message))?,
        "nonce": nonce,
        "enforce_nonce": true,
    })))
}

/// A long text in pieces, cut between lines.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for line in text.lines() {
        let long = line.chars().count() + 1;
        match pieces.last_mut() {
            Some(last) if last.chars().count() + long <= MOST_PIECE => {
                last.push('\n');
                last.push_str(line);
            }
            _ => pieces.push(line.to_owned()),
        }
    }
    pieces.retain(|piece| !piece.trim().is_empty());
    pieces
}

/// Takes the button for the one thing to do out of its row.
fn main_button(rows: &mut Vec<Row>) -> Option<Button> {
    let found = rows.iter_mut().find_map(|row| match row {
        Row::Buttons(buttons) => {
            let at = buttons
                .iter()
                .position(|button| button.tone == Tone::Main)?;
            Some(buttons.remove(at))
        }
        Row::Select { .. } => None,
    });
    rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
    found
}

fn inside(component: &Value) -> &[Value] {
    let inside = component.get("components").and_then(Value::as_array);
    inside.map(Vec::as_slice).unwrap_or_default()
}

fn count(components: &[Value]) -> usize {
    let each = components.iter().map(|component| {
        1 + usize::from(component.get("accessory").is_some()) + count(inside(component))
    });
    each.sum()
}

/// Is this message of ours a card?
pub(super) fn is_card(message: &Value) -> bool {
    let flags = message.get("flags").and_then(Value::as_u64);
    flags.is_some_and(|flags| flags & IS_CARD != 0)
}

/// The edit that takes the buttons and selects of a card away.
pub(super) fn retired(message: &Value) -> Value {
    json!({ "flags": IS_CARD, "components": without_controls(inside(message)) })
}

fn without_controls(components: &[Value]) -> Vec<Value> {
    let kept = components.iter().flat_map(|component| {
        let kind = component.get("type").and_then(Value::as_u64);
        let is = |wanted: u8| kind == Some(wanted.into());
        let beside = component.get("accessory").and_then(|it| it.get("type"));
        if is(ROW) {
            Vec::new()
        } else if is(SECTION) && beside.and_then(Value::as_u64) == Some(BUTTON.into()) {
            // A section needs something beside its words, so they stand alone.
            inside(component).to_vec()
        } else if is(GALLERY) {
            vec![gallery(component)]
        } else {
            let mut kept = component.clone();
            let below = without_controls(inside(component));
            if let Some(members) = kept.as_object_mut()
                && members.contains_key("components")
            {
                members.insert("components".into(), Value::Array(below));
            }
            vec![kept]
        }
    });
    kept.collect()
}

/// A gallery whose pictures are the message's own files again: their addresses expire.
fn gallery(gallery: &Value) -> Value {
    let items = gallery.get("items").and_then(Value::as_array);
    let items = items.into_iter().flatten().map(|item| {
        let address = item.pointer("/media/url").and_then(Value::as_str);
        let path = address.and_then(|it| it.split('?').next());
        let name = path
            .and_then(|it| it.rsplit('/').next())
            .unwrap_or_default();
        let alt = item.get("description").and_then(Value::as_str);
        json!({
            "media": { "url": format!("attachment://{name}") },
            "description": alt.unwrap_or_default(),
        })
    });
    json!({ "type": GALLERY, "items": items.collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Picture;

    fn post() -> Message<Everyone> {
        let button = |id: &str, tone| Button {
            id: id.into(),
            label: id.into(),
            tone,
            sign: None,
        };
        Message::text("Waiting for Lion.")
            .body("Table", "Crab moved.")
            .picture(Some(Picture::new("board.png", "a board", vec![1])))
            .buttons(vec![
                button("turn", Tone::Main),
                button("look", Tone::Plain),
            ])
    }

    #[test]
    fn the_main_button_stands_beside_its_line() {
        let shaped = card(
            &post(),
            Card {
                ink: Some(0xff_00_00),
            },
            "n",
        );
        let shaped = shaped.unwrap().unwrap();
        assert_eq!(shaped["flags"], IS_CARD | (1 << 12));
        let container = &shaped["components"][0];
        assert_eq!(container["accent_color"], 0xff_00_00);
        let parts = container["components"].as_array().unwrap();
        let kinds: Vec<_> = parts
            .iter()
            .map(|it| it["type"].as_u64().unwrap())
            .collect();
        assert_eq!(kinds, [10, 12, 9, 1]);
        assert_eq!(parts[2]["accessory"]["custom_id"], "turn");
        assert_eq!(parts[3]["components"][0]["custom_id"], "look");
    }

    #[test]
    fn a_card_without_controls_keeps_the_rest() {
        let shaped = card(&post(), Card::default(), "n").unwrap().unwrap();
        let left = retired(&shaped);
        assert!(is_card(&left));
        let parts = left["components"][0]["components"].as_array().unwrap();
        let kinds: Vec<_> = parts
            .iter()
            .map(|it| it["type"].as_u64().unwrap())
            .collect();
        assert_eq!(kinds, [10, 12, 10]);
        assert_eq!(
            parts[1]["items"][0]["media"]["url"],
            "attachment://board.png"
        );
        assert!(!left.to_string().contains("custom_id"));
    }

    #[test]
    fn a_long_text_is_cut_between_lines() {
        let lines = vec!["word ".repeat(20); 30].join("\n");
        let shaped = card(&post().body("", &lines), Card::default(), "n");
        let shaped = shaped.unwrap().unwrap();
        let parts = shaped["components"][0]["components"].as_array().unwrap();
        let texts = parts.iter().filter(|it| it["type"] == 10);
        let texts: Vec<&str> = texts.map(|it| it["content"].as_str().unwrap()).collect();
        assert_eq!(texts.len(), 2);
        assert!(texts.iter().all(|text| text.chars().count() <= MOST_PIECE));
        assert_eq!(texts.join("\n"), lines.trim());
    }

    #[test]
    fn what_is_too_long_is_no_card() {
        let long = Message::text("x".repeat(1500)).body("", &"y".repeat(3000));
        assert_eq!(card(&long, Card::default(), "n").unwrap(), None);
    }
}
