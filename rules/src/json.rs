//! Reading JSON that somebody else wrote: positions, options, records, requests.
//!
//! Serde reads a list wherever a struct belongs, and repeats a wrong text as long as it is. Both
//! would break what the documents promise, so everything from outside is read through here: an
//! object is an object, and an error names its place and repeats a few words at most.

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value};

/// The most characters of a foreign text that are repeated in an answer.
const REPEATED: usize = 40;
/// The most characters of a path, or of a message with a foreign text in it.
const MESSAGE: usize = 100;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct Wrong {
    /// The path of the offending field.
    pub at: String,
    /// What is wrong with it.
    pub what: String,
}

/// Reads a value. The first field that cannot be read is named.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Wrong> {
    serde_path_to_error::deserialize(Strict(value)).map_err(|e| Wrong {
        at: cut(&e.path().to_string(), MESSAGE),
        what: brief(&e.inner().to_string()),
    })
}

/// A foreign text short enough to repeat in an answer.
pub(crate) fn short(text: &str) -> String {
    cut(text, REPEATED)
}

fn cut(text: &str, most: usize) -> String {
    let mut kept: String = text.chars().take(most).collect();
    if kept.len() < text.len() {
        kept.push('…');
    }
    kept
}

/// A message that repeats a few words at most. What was expected is ours and stays whole.
fn brief(message: &str) -> String {
    let (found, expected) = message.split_at(message.rfind(", expected").unwrap_or(message.len()));
    cut(found, MESSAGE) + expected
}

/// A JSON value that is read to the letter.
#[derive(Clone, Copy)]
struct Strict<'de>(&'de Value);

/// What a value is, in words.
const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

impl<'de> Strict<'de> {
    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(_) => self.deserialize_any(visitor),
            other => Err(Error::custom(format_args!(
                "an object belongs here, not {}",
                kind(other)
            ))),
        }
    }
}

impl<'de> IntoDeserializer<'de, Error> for Strict<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Strict<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Strict));
                let read = visitor.visit_seq(&mut items)?;
                items.end().map(|()| read)
            }
            Value::Object(fields) => {
                let fields = fields
                    .iter()
                    .map(|(name, field)| (name.as_str(), Strict(field)));
                let mut fields = MapDeserializer::new(fields);
                let read = visitor.visit_map(&mut fields)?;
                fields.end().map(|()| read)
            }
            simple => simple.deserialize_any(visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.object(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.object(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0.deserialize_enum(name, variants, visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Tray {
        lid: Option<Lid>,
        #[serde(default)]
        cups: BTreeMap<String, Vec<Lid>>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Lid {
        size: u8,
    }

    fn wrong(value: &Value) -> (String, String) {
        let Wrong { at, what } = read::<Tray>(value).unwrap_err();
        (at, what)
    }

    #[test]
    fn an_object_is_an_object() {
        let tray = json!({ "lid": { "size": 1 }, "cups": { "3": [{ "size": 2 }] } });
        let read: Tray = read(&tray).unwrap();
        assert_eq!(read.lid, Some(Lid { size: 1 }));
        assert_eq!(read.cups["3"], [Lid { size: 2 }]);
        let list = "an object belongs here, not a list".to_owned();
        assert_eq!(wrong(&json!([null, {}])), (".".into(), list.clone()));
        assert_eq!(wrong(&json!({ "lid": [1] })), ("lid".into(), list.clone()));
        assert_eq!(wrong(&json!({ "cups": [] })), ("cups".into(), list.clone()));
        let deep = wrong(&json!({ "cups": { "3": [{ "size": 2 }, [2]] } }));
        assert_eq!(deep, ("cups.3[1]".into(), list));
    }

    #[test]
    fn a_wrong_text_is_not_repeated_whole() {
        let long = "x\"y`".repeat(1_000);
        for value in [
            json!(long),
            json!({ &long: 1 }),
            json!({ "lid": long }),
            json!({ "lid": { "size": long } }),
            json!({ "cups": { &long: [0] } }),
        ] {
            let (at, what) = wrong(&value);
            assert!(at.chars().count() <= MESSAGE + 1, "{at}");
            assert!(what.chars().count() < 2 * MESSAGE, "{what}");
        }
        assert_eq!(brief("no \"such\" `one`"), "no \"such\" `one`");
    }
}
