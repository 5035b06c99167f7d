//! The words of pictures: keys and values become sentences through Fluent files.
//!
//! No sentence for players lives in code. A missing key shows itself as the key, never as a failure.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// English texts, the reference for every other tongue.
const ENGLISH: &[&str] = &[include_str!("../../locales/en/battle.ftl")];

/// A language to speak in.
pub struct Tongue {
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    /// English.
    #[must_use]
    pub fn english() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![LanguageIdentifier::default()]);
        bundle.set_use_isolating(false);
        for text in ENGLISH {
            // A broken entry is dropped, the rest stays: a test reads every file and finds it.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The words for a key.
    #[must_use]
    pub fn say(&self, key: &str, values: &[(&str, Value)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|m| m.value()) else {
            return key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone().fluent());
        }
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }

    /// The words for a key that takes no value.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }
}

/// A value within a sentence.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number, for plural forms.
    Number(i64),
    /// Words.
    Words(String),
}

impl Value {
    fn fluent(self) -> FluentValue<'static> {
        match self {
            Self::Number(number) => FluentValue::from(number),
            Self::Words(words) => FluentValue::from(words),
        }
    }
}

impl<T: Into<i64>> From<T> for Value {
    fn from(number: T) -> Self {
        Self::Number(number.into())
    }
}

/// Words as a value.
#[must_use]
pub fn words(text: impl Into<String>) -> Value {
    Value::Words(text.into())
}
