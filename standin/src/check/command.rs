//! Command registrations and autocomplete answers.
//!
//! Names by Discord's pattern, counts of 25, nesting of two levels, required options first, and the
//! 8,000 characters of a whole command (`twilight-validate` still assumes 4,000, so its
//! verdict on that one point is ignored).

use serde_json::Value;

use crate::check::{Tree, strangers};
use crate::json::ReadJson;
use crate::oracle;

const KNOWN: &[&str] = &[
    "id",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "integration_types",
    "contexts",
    "type",
    "nsfw",
    "handler",
];
const OPTION: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
];

/// Checks a list of commands to register.
pub fn commands(list: &[Value], tree: &mut Tree, complaints: &mut Vec<String>) {
    for (kind, most) in [(1, 100), (2, 15), (3, 15)] {
        let of_kind = list
            .iter()
            .filter(|command| kind_of(command) == kind)
            .count();
        tree.count("", of_kind, 0, most);
    }
    for (index, command) in list.iter().enumerate() {
        let at = if list.len() == 1 {
            String::new()
        } else {
            format!("{index}")
        };
        one(command, &at, tree, complaints);
        let twins = list.iter().filter(|other| {
            other.text("name") == command.text("name") && kind_of(other) == kind_of(command)
        });
        if twins.count() > 1 {
            tree.add(
                &at,
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
}

fn kind_of(command: &Value) -> u64 {
    command.get("type").and_then(Value::as_u64).unwrap_or(1)
}

fn one(command: &Value, at: &str, tree: &mut Tree, complaints: &mut Vec<String>) {
    strangers(command, KNOWN, complaints);
    let slash = kind_of(command) == 1;
    if slash {
        named(command, at, tree);
        tree.length(
            &format!("{at}.description"),
            command.text("description"),
            1,
            100,
        );
    } else {
        tree.length(&format!("{at}.name"), command.text("name"), 1, 32);
        tree.length(
            &format!("{at}.description"),
            command.text("description"),
            0,
            0,
        );
    }
    for (member, most) in [("integration_types", 1), ("contexts", 2)] {
        let list = command.list(member);
        let known = |it: &Value| it.as_u64().is_some_and(|number| number <= most);
        let twice = |(at, it): (usize, &Value)| list.iter().take(at).any(|other| other == it);
        if !list.iter().all(known) || list.iter().enumerate().any(twice) {
            tree.add(
                &format!("{at}.{member}"),
                "BASE_TYPE_CHOICES",
                "Value must be one of those known, each once",
            );
        }
    }
    options(command, at, 0, tree, complaints);
    if characters(command) > 8_000 {
        tree.add(
            at,
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size (8000)",
        );
    }
    tree.oracle(at, oracle::command(command, kind_of(command)));
}

fn options(parent: &Value, at: &str, depth: u8, tree: &mut Tree, complaints: &mut Vec<String>) {
    let list = parent.list("options");
    tree.count(&format!("{at}.options"), list.len(), 0, 25);
    let mut optional_seen = false;
    let mut names = Vec::new();
    for (index, option) in list.iter().enumerate() {
        let at = format!("{at}.options.{index}");
        strangers(option, OPTION, complaints);
        named(option, &at, tree);
        tree.length(
            &format!("{at}.description"),
            option.text("description"),
            1,
            100,
        );
        if names.contains(&option.text("name")) {
            tree.add(
                &at,
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "Option name is not unique",
            );
        }
        names.push(option.text("name"));
        let nested = match option.number("type") {
            1 => depth < 2,
            2 => depth < 1,
            3..=11 => true,
            _ => false,
        };
        if !nested {
            tree.add(
                &format!("{at}.type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command option type not allowed here",
            );
        }
        let mixed = list
            .iter()
            .any(|other| (other.number("type") <= 2) != (option.number("type") <= 2));
        if mixed {
            tree.add(&at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types");
        }
        if option.number("type") > 2 {
            if option.yes("required") && optional_seen {
                tree.add(
                    &at,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                );
            }
            optional_seen |= !option.yes("required");
        }
        choices(option, &at, tree);
        options(option, &at, depth + 1, tree, complaints);
    }
}

fn choices(option: &Value, at: &str, tree: &mut Tree) {
    let list = option.list("choices");
    tree.count(&format!("{at}.choices"), list.len(), 0, 25);
    if option.yes("autocomplete") && !list.is_empty() {
        tree.add(
            at,
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            "Autocomplete and choices exclude each other",
        );
    }
    for (index, choice) in list.iter().enumerate() {
        one_choice(choice, &format!("{at}.choices.{index}"), tree);
    }
}

fn one_choice(choice: &Value, at: &str, tree: &mut Tree) {
    tree.length(&format!("{at}.name"), choice.text("name"), 1, 100);
    match choice.get("value") {
        Some(Value::String(value)) => tree.length(&format!("{at}.value"), value, 0, 100),
        Some(Value::Number(_)) => {}
        _ => tree.missing(&format!("{at}.value")),
    }
}

/// Checks the choices of an autocomplete answer.
pub fn suggestions(list: &[Value], tree: &mut Tree) {
    tree.count("choices", list.len(), 0, 25);
    for (index, choice) in list.iter().enumerate() {
        one_choice(choice, &format!("choices.{index}"), tree);
    }
}

/// The name and its translations must fit Discord's pattern.
fn named(thing: &Value, at: &str, tree: &mut Tree) {
    let mut check = |at: String, name: &str| {
        tree.length(&at, name, 1, 32);
        if !name.chars().all(fits) {
            let message = "Command name is invalid";
            tree.add(&at, "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    };
    check(format!("{at}.name"), thing.text("name"));
    let translations = thing.get("name_localizations").and_then(Value::as_object);
    for (locale, name) in translations.into_iter().flatten() {
        check(
            format!("{at}.name_localizations.{locale}"),
            name.as_str().unwrap_or_default(),
        );
    }
    let translations = thing
        .get("description_localizations")
        .and_then(Value::as_object);
    for (locale, text) in translations.into_iter().flatten() {
        let at = format!("{at}.description_localizations.{locale}");
        tree.length(&at, text.as_str().unwrap_or_default(), 1, 100);
    }
}

/// `[-_'\p{L}\p{N}]`, lower case where the letter has cases.
fn fits(letter: char) -> bool {
    let lower = letter.to_lowercase().eq(std::iter::once(letter));
    matches!(letter, '-' | '_' | '\'') || (letter.is_alphanumeric() && lower)
}

/// The longest text of each part, over all locales, as Discord adds them up.
fn characters(thing: &Value) -> usize {
    let longest = |key: &str| {
        let translations = thing
            .get(format!("{key}_localizations"))
            .and_then(Value::as_object);
        let texts = translations
            .into_iter()
            .flat_map(|map| map.values())
            .filter_map(Value::as_str);
        texts
            .chain([thing.text(key)])
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0)
    };
    let choices = thing
        .list("choices")
        .iter()
        .map(|choice| choice.text("name").chars().count() + choice.text("value").chars().count());
    longest("name")
        + longest("description")
        + choices.sum::<usize>()
        + thing.list("options").iter().map(characters).sum::<usize>()
}
