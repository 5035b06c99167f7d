//! Events, refusals and views as words: seats by their clan, lists with commas, nothing as `none`.

use std::collections::BTreeMap;

use serde_json::Value;

/// The fields whose numbers are seats.
const SEATS: [&str; 14] = [
    "seat", "seats", "of", "first", "winner", "defender", "owner", "waiting", "by", "captor",
    "ally", "one", "other", "fighters",
];

/// One value in words.
pub fn word(sides: &[&str], key: &str, value: &Value) -> String {
    match value {
        Value::Null => "none".into(),
        Value::String(text) => text.clone(),
        Value::Number(number) if SEATS.contains(&key) => {
            let at = number.as_u64().and_then(|n| usize::try_from(n).ok());
            let clan = at.and_then(|at| sides.get(at)).copied();
            clan.unwrap_or("nobody").to_string()
        }
        Value::Number(number) => number.to_string(),
        Value::Bool(yes) => yes.to_string(),
        // Pairs of a seat or province and a number.
        Value::Array(list) => match (key, list.as_slice()) {
            ("attack", [seat, strength]) => {
                format!("{}:{strength}", word(sides, "seat", seat))
            }
            ("attacks" | "influence", list) => {
                join(list.iter().map(|pair| word(sides, "attack", pair)))
            }
            ("worth", [province, honor]) => format!("{}:{honor}", word(sides, "", province)),
            ("provinces", [Value::Array(_), ..]) => {
                join(list.iter().map(|pair| word(sides, "worth", pair)))
            }
            (_, []) => "none".into(),
            (_, list) => join(list.iter().map(|item| word(sides, key, item))),
        },
        Value::Object(map) => join(
            map.iter()
                .map(|(key, value)| format!("{key}:{}", word(sides, key, value))),
        ),
    }
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(",")
}

/// The fields of an object in words.
pub fn fields(sides: &[&str], value: &Value) -> BTreeMap<String, String> {
    let map = value.as_object().into_iter().flatten();
    map.map(|(key, value)| (key.clone(), word(sides, key, value)))
        .collect()
}

/// Reads `key=value key=value`.
pub fn wanted(text: &str) -> Result<Vec<(&str, &str)>, String> {
    text.split_whitespace()
        .map(|pair| {
            pair.split_once('=')
                .ok_or_else(|| format!("{pair:?} is not key=value"))
        })
        .collect()
}

/// Compares wanted fields with those found: `None` if they agree, both sides if not.
pub fn differs(wanted: &[(&str, &str)], found: &BTreeMap<String, String>) -> Option<String> {
    let wrong = |(key, value): &&(&str, &str)| found.get(*key).is_none_or(|is| is != value);
    let (key, value) = wanted.iter().find(wrong)?;
    Some(match found.get(*key) {
        None => format!("no such field: {key}; there are {:?}", found.keys()),
        Some(is) => format!("{key}\nexpected {value}\nfound    {is}"),
    })
}
