//! Reading members of JSON that may have any form.
//!
//! What a bot sends is untrusted: a missing or mistyped member reads as nothing, never as a panic.
//! Whether that nothing is allowed is for `check` to say.

use serde_json::Value;

/// Reading members of a JSON value by name.
pub trait ReadJson {
    /// The member as text, or the empty text.
    fn text(&self, key: &str) -> &str;
    /// The member as text if it is one.
    fn maybe_text(&self, key: &str) -> Option<&str>;
    /// The member as a non-negative number, or 0.
    fn number(&self, key: &str) -> u64;
    /// The member as a list, or the empty list.
    fn list(&self, key: &str) -> &[Value];
    /// The member as a truth value, or false.
    fn yes(&self, key: &str) -> bool;
    /// The member as a snowflake (string or number form).
    fn id<T: From<u64>>(&self, key: &str) -> Option<T>;
    /// Whether the member is there and not null.
    fn has(&self, key: &str) -> bool;
}

impl ReadJson for Value {
    fn text(&self, key: &str) -> &str {
        self.maybe_text(key).unwrap_or_default()
    }

    fn maybe_text(&self, key: &str) -> Option<&str> {
        self.get(key).and_then(Value::as_str)
    }

    fn number(&self, key: &str) -> u64 {
        self.get(key).and_then(Value::as_u64).unwrap_or_default()
    }

    fn list(&self, key: &str) -> &[Value] {
        self.get(key)
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    fn yes(&self, key: &str) -> bool {
        self.get(key).and_then(Value::as_bool).unwrap_or_default()
    }

    fn id<T: From<u64>>(&self, key: &str) -> Option<T> {
        self.get(key).and_then(snowflake).map(T::from)
    }

    fn has(&self, key: &str) -> bool {
        self.get(key).is_some_and(|value| !value.is_null())
    }
}

/// A snowflake written as text or as a number.
#[must_use]
pub fn snowflake(value: &Value) -> Option<u64> {
    value
        .as_u64()
        .or_else(|| value.as_str().and_then(|text| text.parse().ok()))
}

/// Calls `visit` with every string inside `value`, keys included.
pub fn every_string<'a>(value: &'a Value, visit: &mut dyn FnMut(&'a str)) {
    match value {
        Value::String(text) => visit(text),
        Value::Array(items) => items.iter().for_each(|item| every_string(item, visit)),
        Value::Object(members) => members.iter().for_each(|(key, member)| {
            visit(key);
            every_string(member, visit);
        }),
        _ => {}
    }
}

/// The texts of a layout of components, in reading order.
#[must_use]
pub fn texts(components: &[Value]) -> Vec<&str> {
    let mut found = Vec::new();
    every_component(components, &mut |component| {
        if component.number("type") == 10 {
            found.push(component.text("content"));
        }
    });
    found
}

/// Calls `visit` with every component of a layout, depth first.
pub fn every_component<'a>(components: &'a [Value], visit: &mut dyn FnMut(&'a Value)) {
    for component in components {
        visit(component);
        every_component(component.list("components"), visit);
        for inner in ["accessory", "component"] {
            if let Some(inner) = component.get(inner) {
                every_component(std::slice::from_ref(inner), visit);
            }
        }
    }
}
