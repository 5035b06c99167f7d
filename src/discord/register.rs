//! Registering the commands: their words from the wording files, and only when they changed.

use std::borrow::Cow;
use std::time::Duration;

use poise::Command;
use serenity::all::{
    Command as Registered, CreateCommand, Http, InstallationContext, InteractionContext,
};
use sha2::{Digest as _, Sha256};

use super::Shared;
use super::errors::counted;
use crate::app::App;
use crate::metrics::METRICS;
use crate::table::Trouble;
use crate::wording::{self, Words};

/// The command whose id makes commands in texts clickable.
const ROOT: &str = "rokugan";

/// Texts with the locales of the clients that show them.
type Localized = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The languages of Discord's clients. One of ours is shown in all its regions.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Gives a root and everything below it its words: `command-<path>` and `option-<path>-<name>`,
/// where the path of `/rokugan clock pause` is `clock-pause`; below another root it begins with its name. Options have names in other languages too
/// (`option-<name>.name`), and choices (`choice-<name>`); commands are called the same everywhere.
pub(super) fn describe(root: &mut Command<Shared, Trouble>) {
    let name = root.name.to_string();
    words_of(root, &name);
    let before = if name == ROOT {
        String::new()
    } else {
        format!("{name}-")
    };
    for command in &mut root.subcommands {
        let name = format!("{before}{}", command.name);
        words_of(command, &name);
        for below in &mut command.subcommands {
            let name = format!("{name}-{}", below.name);
            words_of(below, &name);
        }
    }
}

/// Leaves out what only an installation by a person brings, where the application has none.
pub(super) fn for_servers_alone(command: &mut Command<Shared, Trouble>) {
    if let Some(by) = &mut command.install_context {
        by.retain(|it| *it == InstallationContext::Guild);
    }
    if let Some(places) = &mut command.interaction_context {
        places.retain(|it| *it != InteractionContext::PrivateChannel);
    }
}

/// How Discord is told of a command: by a line that is typed, or in the menu of a person.
pub(super) fn definition(command: &Command<Shared, Trouble>) -> Option<CreateCommand> {
    if let Some(slash) = command.create_as_slash_command() {
        return Some(slash);
    }
    let menu = command.create_as_context_menu_command()?;
    let names = localized(|words| Some(words.word(&format!("menu-{}", command.name))));
    let name = |menu: CreateCommand, (locale, name): &(Cow<'_, str>, Cow<'_, str>)| {
        menu.name_localized(locale.as_ref(), name.as_ref())
    };
    Some(names.iter().fold(menu, name))
}

fn words_of(command: &mut Command<Shared, Trouble>, path: &str) {
    let english = wording::in_language(None);
    command.description = Some(english.command(path, None).into());
    command.description_localizations = localized(|words| Some(words.command(path, None)));
    for parameter in &mut command.parameters {
        let name = parameter.name.to_string();
        let about = |words: &Words| words.command(path, Some(&name));
        parameter.description = Some(about(english).into());
        parameter.description_localizations = localized(|words| Some(about(words)));
        parameter.name_localizations = localized(|words| words.option_name(path, &name));
        for choice in parameter.choices.to_mut() {
            let key = format!("choice-{}", choice.name);
            choice.localizations = localized(|words| Some(words.word(&key)));
        }
    }
}

/// A text in every language but English, for every client that shows it.
fn localized(text: impl Fn(&Words) -> Option<String>) -> Localized {
    let others = wording::languages().filter(|code| *code != "en");
    let each = others.flat_map(|code| {
        let text = text(wording::in_language(Some(code)));
        let same = move |locale: &&str| locale.split('-').next() == Some(code);
        let clients = LOCALES.into_iter().filter(move |locale| same(locale));
        clients.filter_map(move |locale| Some((locale.into(), text.clone()?.into())))
    });
    each.collect::<Vec<_>>().into()
}

/// Restores the id that Discord gave our command, so that the first answers already have links.
pub(super) async fn recall(app: &App) {
    let known = app.tables.registration().await.unwrap_or_default();
    if let Some(id) = known.command {
        app.set_command(id);
    }
}

/// Registers the commands, and tries again until it works.
pub(super) async fn register(
    app: Shared,
    http: std::sync::Arc<Http>,
    commands: Vec<CreateCommand>,
) {
    let mut pause = Duration::from_secs(1);
    while let Err(what) = attempt(&app, &http, &commands).await {
        METRICS.unregistered.set(1);
        tracing::error!(what, "commands could not be registered; trying again");
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_secs(300));
    }
    METRICS.unregistered.set(0);
}

async fn attempt(app: &App, http: &Http, commands: &[CreateCommand]) -> Result<(), String> {
    let application = http.application_id().map_or(0, |id| id.get());
    // As a value first: its members are sorted, and the library's own lists of languages are not.
    let definition = serde_json::to_value(commands).map_err(|e| e.to_string())?;
    let hash = Sha256::digest(format!("{application} {definition}"));
    let hash = hash
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let known = app.tables.registration().await;
    let known = known.map_err(|e| e.to_string())?.definition;
    if known.as_deref() == Some(hash.as_str()) && app.command().is_some() {
        return Ok(());
    }
    let registered = Registered::set_global_commands(http, commands.to_vec())
        .await
        .map_err(|e| counted(app, &e))?;
    let mut ours = registered.iter();
    let ours = ours.find(|command| command.name == ROOT);
    let id = ours.ok_or("Discord registered nothing")?.id.get();
    app.set_command(id);
    let noted = app.tables.note_registration(&hash, id).await;
    noted.map_err(|e| e.to_string())?;
    tracing::info!("commands registered");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::super::commands;
    use super::*;

    /// A name Discord takes: 1 to 32 of small letters, digits, `-`, `_`.
    fn named(name: &str) -> bool {
        let fits = |c: char| c == '-' || c == '_' || (c.is_alphanumeric() && !c.is_uppercase());
        (1..=32).contains(&name.chars().count()) && name.chars().all(fits)
    }

    /// Checks a command or option and everything below it; returns how many characters count.
    fn walk(shape: &Value, required_ended: &mut bool) -> usize {
        let text = |key: &str| shape.get(key).and_then(Value::as_str).unwrap_or_default();
        assert!(named(text("name")), "{}", text("name"));
        let longest = |key: &str| {
            let own = text(key).chars().count();
            let others = shape.get(format!("{key}_localizations"));
            let others = others.and_then(Value::as_object).into_iter().flatten();
            let others = others.filter_map(|(_, text)| text.as_str());
            others
                .map(|text| text.chars().count())
                .fold(own, usize::max)
        };
        let others = |key: &str| {
            let others = shape.get(format!("{key}_localizations"));
            let others = others.and_then(Value::as_object).into_iter().flatten();
            others.filter_map(|(_, text)| text.as_str())
        };
        assert!(others("name").all(named), "{shape}");
        assert!(
            others("description").all(|text| (1..=100).contains(&text.chars().count())),
            "{shape}"
        );
        let about = longest("description");
        assert!((1..=100).contains(&about), "{}: {about}", text("name"));
        let required = shape.get("required").and_then(Value::as_bool) == Some(true);
        assert!(!(required && *required_ended), "required options first");
        *required_ended |= shape.get("required").is_some() && !required;
        let below = shape.get("options").and_then(Value::as_array);
        let below = below.map(Vec::as_slice).unwrap_or_default();
        assert!(below.len() <= 25, "{}", text("name"));
        // No two options of a command have the same name in a language.
        for locale in LOCALES {
            let local = format!("/name_localizations/{locale}");
            let name = |shape: &Value| shape.pointer(&local).or_else(|| shape.get("name")).cloned();
            let names: BTreeSet<String> = below
                .iter()
                .filter_map(name)
                .map(|it| it.to_string())
                .collect();
            assert_eq!(names.len(), below.len(), "{locale} {names:?}");
        }
        let mut ended = false;
        let below: usize = below.iter().map(|shape| walk(shape, &mut ended)).sum();
        let choices = shape.get("choices").and_then(Value::as_array);
        let choices = choices.map(Vec::as_slice).unwrap_or_default();
        assert!(choices.len() <= 25);
        let choices = choices.iter().map(|choice| {
            let local = choice.get("name_localizations").and_then(Value::as_object);
            let local = local
                .into_iter()
                .flatten()
                .filter_map(|(_, text)| text.as_str());
            let all = local.chain(choice.get("name").and_then(Value::as_str));
            let longest = all.map(|text| text.chars().count()).max().unwrap_or(0);
            assert!((1..=100).contains(&longest), "{choice}");
            longest + choice["value"].to_string().len()
        });
        longest("name") + about + below + choices.sum::<usize>()
    }

    /// The menu of a person: names of up to 32 characters, in every language.
    #[test]
    fn the_menu_of_a_person_fits_in_every_language() {
        let menus = commands::all()
            .into_iter()
            .filter(|it| it.slash_action.is_none());
        let menus: Vec<_> = menus.collect();
        assert_eq!(menus.len(), 2);
        for menu in menus {
            let shape = serde_json::to_value(definition(&menu)).unwrap();
            let english = wording::in_language(None).word(&format!("menu-{}", menu.name));
            assert_eq!(shape["name"], english.as_str());
            let names = shape["name_localizations"].as_object().unwrap();
            assert!(names.len() > 1, "{names:?}");
            for name in names.values().chain([&shape["name"]]) {
                let name = name.as_str().unwrap();
                assert!((1..=32).contains(&name.chars().count()), "{name}");
                assert!(!name.starts_with("menu-"), "{name}");
            }
        }
    }

    /// C10: names, lengths and the whole command fit, in every language.
    #[test]
    fn the_commands_fit_in_every_language() {
        let roots = commands::all();
        let roots = roots.into_iter().filter(|it| it.slash_action.is_some());
        let roots: Vec<_> = roots.collect();
        assert_eq!(roots.len(), 2);
        let choices: usize = roots.into_iter().map(fits_in_every_language).sum();
        assert!(choices > 5);
    }

    /// Checks a root; returns how many choices its options have.
    fn fits_in_every_language(mut root: Command<Shared, Trouble>) -> usize {
        describe(&mut root);
        let shape = serde_json::to_value(root.create_as_slash_command()).unwrap();
        let whole = walk(&shape, &mut false);
        assert!(whole <= 8000, "{whole}");
        // Nothing had to be cut to fit.
        for code in wording::languages() {
            let words = wording::in_language(Some(code));
            let below = root.subcommands.iter().map(|it| match root.name.as_ref() {
                ROOT => it.name.to_string(),
                other => format!("{other}-{}", it.name),
            });
            for path in below.chain([root.name.to_string()]) {
                let own = words.word(&format!("command-{path}"));
                assert!(own.chars().count() <= 100, "{code}: {own}");
            }
        }
        let text = shape.to_string();
        assert!(!text.contains("option-"), "a missing word");
        assert!(!text.contains("choice-"), "a missing word");
        assert!(!text.contains("command-"), "a missing word");
        // A choice is called in English what it is called in code.
        let english = wording::in_language(None);
        let commands = root.subcommands.iter().flat_map(|it| &it.parameters);
        let choices: Vec<_> = commands.flat_map(|it| it.choices.iter()).collect();
        for choice in &choices {
            assert_eq!(
                english.word(&format!("choice-{}", choice.name)),
                choice.name
            );
        }
        choices.len()
    }
}
