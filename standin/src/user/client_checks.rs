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

/// The submitted form of a modal.
pub(super) fn filled(modal: &ModalShown, texts: &[(&str, &str)]) -> Result<Vec<Value>, String> {
    let mut known = Vec::new();
    every_component(&modal.components, &mut |component| {
        if component.number("type") == 4 {
            known.push(component.text("custom_id"));
        }
    });
    if let Some((name, _)) = texts.iter().find(|(name, _)| !known.contains(name)) {
        return Err(format!("the modal has no field `{name}`"));
    }
    let mut number = 0;
    let mut id = || {
        number += 1;
        number
    };
    let field = |input: &Value, id: u64| {
        let name = input.text("custom_id");
        let given = texts
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, text)| *text);
        let value = given.unwrap_or(input.text("value"));
        json!({ "type": 4, "id": id, "custom_id": name, "value": value })
    };
    let layout = modal
        .components
        .iter()
        .map(|outer| match outer.number("type") {
            1 => {
                let row = id();
                let inside: Vec<Value> = outer
                    .list("components")
                    .iter()
                    .map(|input| field(input, id()))
                    .collect();
                json!({ "type": 1, "id": row, "components": inside })
            }
            18 => {
                let label = id();
                let inside = outer.get("component").map(|input| field(input, id()));
                json!({ "type": 18, "id": label, "component": inside })
            }
            kind => json!({ "type": kind, "id": id() }),
        });
    Ok(layout.collect())
}
