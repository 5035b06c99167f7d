//! With the feature `oracle`: reads with `twilight-model`, judges with `twilight-validate`.

use serde::de::DeserializeSeed as _;
use serde_json::{Value, json};
use twilight_model::application::command::Command;
use twilight_model::channel::message::{Component, Embed};
use twilight_model::gateway::event::GatewayEventDeserializer;
use twilight_validate::command::CommandValidationErrorType;
use twilight_validate::message;

use super::Said;

/// Whether an event of the gateway can be read.
pub(crate) fn event(name: &str, data: &Value) -> Said {
    let frame = json!({ "op": 0, "t": name, "s": 1, "d": data }).to_string();
    let seed = GatewayEventDeserializer::from_json(&frame).ok_or("no opcode")?;
    let mut reader = serde_json::Deserializer::from_str(&frame);
    said(seed.deserialize(&mut reader))
}

/// Whether a command can be registered. The 8,000 characters of a whole command are counted by our
/// own checks: the oracle still believes in 4,000.
pub(crate) fn command(command: &Value, kind: u64) -> Said {
    let mut dressed = command.clone();
    crate::world::merge(&mut dressed, json!({ "type": kind, "version": "1" }));
    if let (Some(members), true) = (dressed.as_object_mut(), kind != 1) {
        // An entry of a menu has none; the model of a received one does.
        members.entry("description").or_insert_with(|| "".into());
    }
    let read = serde_json::from_value::<Command>(dressed).map_err(text)?;
    match twilight_validate::command::command(&read) {
        Err(why)
            if matches!(
                why.kind(),
                CommandValidationErrorType::CommandTooLarge { .. }
            ) =>
        {
            Ok(())
        }
        judged => said(judged),
    }
}

/// Whether an embed can be sent.
pub(crate) fn embed(embed: &Value) -> Said {
    let read = serde_json::from_value::<Embed>(dressed(embed)).map_err(text)?;
    said(twilight_validate::embed::embed(&read))
}

/// What a bot may leave out but the model of a received embed requires.
fn dressed(embed: &Value) -> Value {
    let mut embed = embed.clone();
    if let Some(members) = embed.as_object_mut() {
        members.entry("type").or_insert_with(|| "rich".into());
        if let Some(Value::Array(fields)) = members.get_mut("fields") {
            for field in fields.iter_mut().filter_map(Value::as_object_mut) {
                field.entry("inline").or_insert(Value::Bool(false));
            }
        }
    }
    embed
}

/// Whether the components of a message can be sent.
pub(crate) fn components(layout: &[Value], v2: bool) -> Said {
    let layout = read_components(layout).map_err(text)?;
    said(message::components(&layout, v2))
}

/// Whether the components of a modal can be read.
pub(crate) fn modal_components(layout: &[Value]) -> Said {
    said(read_components(layout))
}

fn read_components(layout: &[Value]) -> serde_json::Result<Vec<Component>> {
    let read = |component: &Value| serde_json::from_value(component.clone());
    layout.iter().map(read).collect()
}

/// Whether the text of a message can be sent.
pub(crate) fn content(text: &str) -> Said {
    said(message::content(text))
}

/// Whether a file may be called that. Discord rewrites odd names; a bot that sends one will not
/// find its file again.
pub(crate) fn file_name(name: &str) -> Said {
    said(message::attachment_filename(name))
}

/// Whether a file may be described so.
pub(crate) fn file_description(text: &str) -> Said {
    said(message::attachment_description(text))
}

fn said<T, E: std::fmt::Display>(judged: Result<T, E>) -> Said {
    judged.map(|_| ()).map_err(text)
}

fn text(why: impl std::fmt::Display) -> String {
    why.to_string()
}
