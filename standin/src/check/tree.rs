//! The error tree of 50035.
//!
//! Discord nests the path of every fault and puts the list under `_errors`. The helpers here add
//! the common faults with Discord's own codes, so that the checks read as a list of limits.

use serde_json::{Map, Value, json};

use crate::error::Refused;

/// Faults found so far, each under its path.
#[derive(Debug, Default)]
pub struct Tree {
    faults: Vec<(Vec<String>, String, String)>,
}

/// A place in the body, written `embeds.0.title`.
pub type At<'a> = &'a str;

impl Tree {
    /// Notes a fault at a path.
    pub fn add(&mut self, at: At<'_>, code: &str, message: impl Into<String>) {
        let path = at
            .split('.')
            .filter(|step| !step.is_empty())
            .map(str::to_owned)
            .collect();
        self.faults.push((path, code.to_owned(), message.into()));
    }

    /// Whether nothing was found.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// The verdict: nothing, or 50035 with the tree.
    ///
    /// # Errors
    /// Exactly when a fault was noted.
    pub fn verdict(self) -> Result<(), Refused> {
        if self.is_clean() {
            Ok(())
        } else {
            Err(Refused::form(self.json()))
        }
    }

    /// A text must have `least` to `most` characters.
    pub fn length(&mut self, at: At<'_>, text: &str, least: usize, most: usize) {
        let length = text.chars().count();
        if length > most {
            let message = format!("Must be {most} or fewer in length.");
            self.add(at, "BASE_TYPE_MAX_LENGTH", message);
        } else if length < least {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(at, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// A list must have `least` to `most` items.
    pub fn count(&mut self, at: At<'_>, count: usize, least: usize, most: usize) {
        if count < least || count > most {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(at, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// Something that must be there is not.
    pub fn missing(&mut self, at: At<'_>) {
        self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// What the oracle says, if our own checks found nothing to say.
    pub fn oracle(&mut self, at: At<'_>, said: Result<(), String>) {
        if let Err(why) = said
            && self.is_clean()
        {
            self.add(at, "ORACLE", why);
        }
    }

    fn json(&self) -> Value {
        let mut root = Value::Object(Map::new());
        for (path, code, message) in &self.faults {
            plant(&mut root, path, json!({ "code": code, "message": message }));
        }
        root
    }
}

fn plant(node: &mut Value, path: &[String], fault: Value) {
    let Some(members) = node.as_object_mut() else {
        return;
    };
    match path.split_first() {
        Some((step, rest)) => {
            let next = members
                .entry(step.clone())
                .or_insert_with(|| Value::Object(Map::new()));
            plant(next, rest, fault);
        }
        None => {
            let list = members.entry("_errors").or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(fault);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_nest_by_path() {
        let mut tree = Tree::default();
        tree.length("embeds.0.title", &"x".repeat(257), 0, 256);
        tree.missing("name");
        let refused = tree.verdict().unwrap_err();
        assert_eq!(
            refused.body(),
            json!({
                "code": 50035, "message": "Invalid Form Body",
                "errors": {
                    "embeds": { "0": { "title": { "_errors": [
                        { "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 256 or fewer in length." }
                    ] } } },
                    "name": { "_errors": [
                        { "code": "BASE_TYPE_REQUIRED", "message": "This field is required" }
                    ] },
                },
            })
        );
    }
}
