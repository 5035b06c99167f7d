//! Words: every sentence for people comes from the Fluent files in `locales/`.
//!
//! Events, refusals and menus are data; their wording is found by title and code, their fields become
//! arguments. A title needs a file of wording and, for its views, one file in `say/titles`. Knows
//! neither Discord nor the store's SQL.

mod commands;
mod control;
mod panel;
mod plan;
mod post;
mod record;
mod solo;
mod time;
mod titles;
mod trouble;
mod value;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use control::{Control, Verb};
pub use plan::Drawer;
pub use value::Seated;

/// The languages and their files.
static LANGUAGES: &[(&str, &[&str])] = &[(
    "en",
    &[
        include_str!("../../locales/en/house.ftl"),
        include_str!("../../locales/en/commands.ftl"),
        include_str!("../../locales/en/door.ftl"),
        include_str!("../../locales/en/first_minute.ftl"),
        include_str!("../../locales/en/looks.ftl"),
        include_str!("../../locales/en/clocks.ftl"),
        include_str!("../../locales/en/orders.ftl"),
        include_str!("../../locales/en/record.ftl"),
        include_str!("../../locales/en/battle.ftl"),
        include_str!("../../locales/en/samurai.ftl"),
        include_str!("../../locales/en/samurai-board.ftl"),
    ],
)];

/// The codes of the languages there are, English first.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(code, _)| *code)
}

/// Words as an argument of wording.
#[must_use]
pub fn text(words: impl Into<String>) -> FluentValue<'static> {
    FluentValue::from(words.into())
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// The words of the language nearest to a locale; English if there is none.
#[must_use]
pub fn in_language(locale: Option<&str>) -> &'static Words {
    static ALL: OnceLock<HashMap<&'static str, Words>> = OnceLock::new();
    static NONE: OnceLock<Words> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        LANGUAGES
            .iter()
            .map(|(code, files)| (*code, Words::load(code, files)))
            .collect()
    });
    let code = locale
        .unwrap_or("en")
        .split(['-', '_'])
        .next()
        .unwrap_or("en");
    all.get(code)
        .or_else(|| all.get("en"))
        .unwrap_or_else(|| NONE.get_or_init(|| Words::load("en", &[])))
}

impl Words {
    fn load(code: &str, files: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(code.parse().into_iter().collect());
        // Discord shows the isolation marks as boxes on some clients.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    tracing::error!(?errors, "wording that cannot be read");
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(?errors, "wording said twice");
            }
        }
        Self { bundle }
    }

    /// Is there wording of this name?
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The wording of this name; the name itself if there is none.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args = args.iter().map(|(key, value)| (*key, value.clone()));
        self.say_args(id, &args.collect())
    }

    /// Wording without arguments.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }

    fn say_args(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            tracing::error!(id, "no wording");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(id, ?errors, "wording with a hole");
        }
        text.into_owned()
    }
}
