//! Option values of a slash command, and the nested JSON they become.
//!
//! Holds the client's own checks of a command line: known options, fitting types, offered choices,
//! nothing required left out. Whether the command may be used at all is decided in `interaction`.

use serde_json::{Value, json};

use crate::id::{ChannelId, RoleId, UserId};
use crate::json::ReadJson;

/// What a user gives for an option.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// Text.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Yes(bool),
    /// A user.
    User(UserId),
    /// A channel.
    Channel(ChannelId),
    /// A role.
    Role(RoleId),
}

impl Given {
    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Whole(number) => json!(number),
            Self::Number(number) => json!(number),
            Self::Yes(yes) => json!(yes),
            Self::User(id) => json!(id),
            Self::Channel(id) => json!(id),
            Self::Role(id) => json!(id),
        }
    }

    /// Discord's option types this value can be given for.
    fn fits(&self, kind: u64) -> bool {
        match self {
            Self::Text(_) => kind == 3,
            Self::Whole(_) => matches!(kind, 4 | 10),
            Self::Number(_) => kind == 10,
            Self::Yes(_) => kind == 5,
            Self::User(_) => matches!(kind, 6 | 9),
            Self::Channel(_) => kind == 7,
            Self::Role(_) => matches!(kind, 8 | 9),
        }
    }
}

macro_rules! given_from {
    ($($source:ty => $variant:ident),* $(,)?) => {$(
        impl From<$source> for Given {
            fn from(value: $source) -> Self {
                Self::$variant(value.into())
            }
        }
    )*};
}

given_from! {
    &str => Text, String => Text, i64 => Whole, i32 => Whole, f64 => Number, bool => Yes,
    UserId => User, ChannelId => Channel, RoleId => Role,
}

/// Builds the `options` of the payload for the words after the command's name.
///
/// `focused` marks the option being typed; then the usual completeness is not asked for.
pub(crate) fn options(
    definition: &Value,
    words: &[&str],
    given: &[(&str, Given)],
    focused: Option<&str>,
) -> Result<Vec<Value>, String> {
    if let Some((word, rest)) = words.split_first() {
        let found = definition
            .list("options")
            .iter()
            .find(|option| option.text("name") == *word && matches!(option.number("type"), 1 | 2))
            .ok_or_else(|| format!("no subcommand `{word}`"))?;
        let inner = options(found, rest, given, focused)?;
        return Ok(vec![
            json!({ "name": word, "type": found.number("type"), "options": inner }),
        ]);
    }
    let known = definition.list("options");
    if let Some(sub) = known
        .iter()
        .find(|option| matches!(option.number("type"), 1 | 2))
    {
        return Err(format!(
            "a subcommand is needed, e.g. `{}`",
            sub.text("name")
        ));
    }
    let mut list = Vec::new();
    for (name, value) in given {
        let option = known
            .iter()
            .find(|option| option.text("name") == *name)
            .ok_or_else(|| format!("no option `{name}`"))?;
        let typing = focused == Some(*name);
        if !typing && !value.fits(option.number("type")) {
            return Err(format!(
                "option `{name}` takes type {}",
                option.number("type")
            ));
        }
        let choices = option.list("choices");
        if !choices.is_empty()
            && !choices
                .iter()
                .any(|c| c.get("value") == Some(&value.json()))
        {
            return Err(format!("`{name}` does not offer {value:?}"));
        }
        let mut entry =
            json!({ "name": name, "type": option.number("type"), "value": value.json() });
        if typing {
            if !option.yes("autocomplete") {
                return Err(format!("option `{name}` has no autocomplete"));
            }
            crate::world::merge(&mut entry, json!({ "focused": true }));
        }
        list.push(entry);
    }
    let missing = known.iter().find(|option| {
        option.yes("required") && !given.iter().any(|(name, _)| *name == option.text("name"))
    });
    match missing {
        Some(option) if focused.is_none() => Err(format!(
            "required option `{}` is missing",
            option.text("name")
        )),
        _ => Ok(list),
    }
}
