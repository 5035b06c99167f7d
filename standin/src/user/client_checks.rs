//! What a component or modal takes from a user, and the form a filled modal is sent in.
//!
//! These are the client's checks: a disabled button, a select's bounds and offers, a modal's fields.
//! Forged interactions go around them.

use serde_json::{Value, json};

use crate::json::{ReadJson, every_component};
use crate::world::ModalShown;

/// Whether a component can be used with these values.
pub(super) fn takes(component: &Value, values: &[&str]) -> Result<(), &'static str> {
    if component.yes("disabled") {
        return Err("it is disabled");
    }
    if component.number("type") == 2 {
        return if values.is_empty() {
            Ok(())
        } else {
            Err("a button has no values")
        };
    }
    let bound = |key: &str| component.get(key).and_then(Value::as_u64).unwrap_or(1);
    let count = values.len() as u64;
    if count < bound("min_values") || count > bound("max_values") {
        return Err("it takes another number of values");
    }
    let offered = |value: &&str| {
        component
            .list("options")
            .iter()
            .any(|o| o.text("value") == *value)
    };
    if component.number("type") == 3 && !values.iter().all(offered) {
        return Err("it does not offer such a value");
    }
    Ok(())
}

/// The submitted form of a modal. What is picked in a select is given like a text, once for each value.
pub(super) fn filled(modal: &ModalShown, given: &[(&str, &str)]) -> Result<Vec<Value>, String> {
    let mut known = Vec::new();
    every_component(&modal.components, &mut |component| {
        if matches!(component.number("type"), 3..=8) {
            known.push(component.text("custom_id"));
        }
    });
    if let Some((name, _)) = given.iter().find(|(name, _)| !known.contains(name)) {
        return Err(format!("the modal has no field `{name}`"));
    }
    let mut number = 0;
    let mut id = || {
        number += 1;
        number
    };
    let mut layout = Vec::new();
    for outer in &modal.components {
        layout.push(match outer.number("type") {
            1 => {
                let row = id();
                let inside = outer.list("components").iter();
                let inside = inside.map(|input| field(input, id(), given));
                let inside = inside.collect::<Result<Vec<_>, _>>()?;
                json!({ "type": 1, "id": row, "components": inside })
            }
            18 => {
                let label = id();
                let inside = outer.get("component");
                let inside = inside.map(|input| field(input, id(), given)).transpose()?;
                json!({ "type": 18, "id": label, "component": inside })
            }
            kind => json!({ "type": kind, "id": id() }),
        });
    }
    Ok(layout)
}

/// A text or a select of a modal as it is submitted.
fn field(input: &Value, id: u64, given: &[(&str, &str)]) -> Result<Value, String> {
    let (kind, name) = (input.number("type"), input.text("custom_id"));
    let own = given.iter().filter(|(key, _)| *key == name);
    let own: Vec<&str> = own.map(|(_, value)| *value).collect();
    if kind == 4 {
        let value = own.first().copied().unwrap_or(input.text("value"));
        return Ok(json!({ "type": 4, "id": id, "custom_id": name, "value": value }));
    }
    let chosen = input.list("options").iter().filter(|it| it.yes("default"));
    let values: Vec<&str> = if own.is_empty() {
        chosen.map(|option| option.text("value")).collect()
    } else {
        own
    };
    let optional = input.get("required").and_then(Value::as_bool) == Some(false);
    if !(values.is_empty() && optional) {
        takes(input, &values).map_err(|why| format!("the select `{name}`: {why}"))?;
    }
    Ok(json!({ "type": kind, "id": id, "custom_id": name, "values": values }))
}
