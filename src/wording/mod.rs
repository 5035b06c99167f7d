//! Words: every sentence for people comes from the Fluent files in `locales/`.
//!
//! What is said about any table is here; what a title says is in `titles/<title>/words`. Both ask for
//! wording by its name, with arguments made from typed values (`wordings`). Knows neither Discord
//! nor the store's SQL.

mod commands;
mod ending;
mod lesson;
mod level;
mod lobby;
mod menu;
mod moment;
mod name;
mod notice;
mod obstacle;
mod panel;
mod pattern;
mod plan;
mod post;
mod record;
mod reference;
mod review;
mod samples;
mod solo;
mod spelling;
mod table_words;
mod time;
mod trouble;
mod wordings;

#[cfg(test)]
pub(crate) mod tests;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

pub(crate) use menu::in_order;
pub use name::Name;
pub use plan::PlanMenu;
pub(crate) use plan::SHORT;
pub(crate) use record::LAST;
pub(crate) use reference::{Found, entry_key, section_key};
pub(crate) use solo::SOLO;
pub use spelling::language_named;
pub(crate) use spelling::{every_language, folded, is_typed, spellings};
pub use table_words::{Seated, TableWords};
#[cfg(test)]
pub(crate) use wordings::Wording;
pub(crate) use wordings::{Named, named, questions, wordings};

/// A file of a language: its path in the language's folder, and its text.
type File = (&'static str, &'static str);

/// The languages and their files, the titles' among them, as `build.rs` finds them in `locales/`.
static LANGUAGES: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Every file of a language.
#[cfg(test)]
pub(crate) fn files(language: &str) -> &'static [File] {
    let mut all = LANGUAGES.iter();
    let own = all.find(|(code, _)| *code == language);
    own.map_or(&[], |(_, files)| files)
}

/// The codes of the languages there are.
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
    code: String,
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
    fn load(code: &str, files: &[File]) -> Self {
        Self::load_with(code, files, None)
    }

    /// The same, with what is written in the files changed on the way: a test reads made-up languages.
    fn load_with(code: &str, files: &[File], change: Option<fn(&str) -> Cow<'_, str>>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(code.parse().into_iter().collect());
        // Discord shows the isolation marks as boxes on some clients.
        bundle.set_use_isolating(false);
        bundle.set_transform(change);
        let functions = [
            bundle.add_function("FORM", name::form),
            bundle.add_function("GENDER", name::gender),
        ];
        for error in functions.into_iter().filter_map(Result::err) {
            tracing::error!(?error, "wording has no such function");
        }
        for (_, file) in files {
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
        let code = code.to_owned();
        Self { code, bundle }
    }

    /// The code of the language.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Is there wording of this name?
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        match id.split_once('.') {
            None => self.bundle.has_message(id),
            Some((id, form)) => {
                let message = self.bundle.get_message(id);
                message.is_some_and(|message| message.get_attribute(form).is_some())
            }
        }
    }

    /// The wording of this name, or of a form of it (`name.form`); the name itself if there is none.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(key, value)| (*key, value.clone()))
            .collect();
        let mut errors = Vec::new();
        let text = self.format(id, &args, &mut errors);
        if !errors.is_empty() {
            lacking(id, &format!("a hole: {errors:?}"));
        }
        text.unwrap_or_else(|| {
            lacking(id, "no wording");
            id.to_owned()
        })
    }

    fn format(
        &self,
        id: &str,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let (name, form) = id.split_once('.').map_or((id, None), |(a, b)| (a, Some(b)));
        let message = self.bundle.get_message(name)?;
        let pattern = match form {
            None => message.value()?,
            Some(form) => message.get_attribute(form)?.value(),
        };
        let text = self.bundle.format_pattern(pattern, Some(args), errors);
        Some(text.into_owned())
    }

    /// Wording without arguments.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }
}

/// Wording that is not as it should be: ours to fix, and no test lets it pass.
#[cfg_attr(test, expect(clippy::panic, reason = "a test fails by panicking"))]
fn lacking(id: &str, what: &str) {
    tracing::error!(id, what, "wording");
    #[cfg(test)]
    panic!("{id}: {what}");
}
