//! Names with forms: what a thing of the game is called, in every form that a sentence can ask for.
//!
//! A name is one message of a language. Its value is the label; the attributes that English does not have are
//! its forms (`.gen`, `.acc` …) and its `.gender`. Wording asks for them by `FORM($seat, case: "gen")` and
//! `GENDER($seat)`. Lists of names and phrases with names inside have the forms of their parts.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

use super::{Named, Words, in_language, lacking};

/// The attribute that says which gender a name has.
const GENDER: &str = "gender";

/// What something is called, or a phrase made of such names. Shown as its label.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Name {
    label: String,
    /// What the language calls a form, and the name in it.
    forms: Vec<(String, String)>,
    gender: String,
    /// Is it, or is a part of it, one of the names that have forms in a language that needs them?
    inflected: bool,
}

impl Name {
    /// A name that has no other forms: what people typed, numbers, codes.
    #[must_use]
    pub fn plain(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            ..Self::default()
        }
    }

    /// The form that stands alone.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }

    /// Has it this form?
    pub(super) fn has(&self, case: &str) -> bool {
        self.form(case).is_some()
    }

    /// Its gender, as the language calls it; empty if it has none.
    pub(super) fn gender(&self) -> &str {
        &self.gender
    }

    fn form(&self, case: &str) -> Option<&str> {
        let mut forms = self.forms.iter();
        let found = forms.find(|(name, _)| name == case);
        found.map(|(_, text)| text.as_str())
    }

    /// The same name as a part of a phrase that is asked for this form.
    fn put_in(&self, case: &str) -> Self {
        let label = self.form(case).unwrap_or(&self.label);
        Self {
            label: label.to_owned(),
            ..self.clone()
        }
    }

    /// The name that an argument is.
    fn of<'v>(value: &'v FluentValue<'_>) -> Option<&'v Self> {
        match value {
            FluentValue::Custom(any) => (**any).as_any().downcast_ref(),
            _ => None,
        }
    }

    /// Several names, one after the other.
    pub(crate) fn joined(names: &[Self], between: &str) -> Self {
        let join = |each: Vec<&str>| each.join(between);
        let cases = cases(names.iter());
        let forms = cases.into_iter().map(|case| {
            let each = names
                .iter()
                .map(|name| name.form(&case).unwrap_or(&name.label));
            let text = join(each.collect());
            (case, text)
        });
        Self {
            label: join(names.iter().map(Self::label).collect()),
            forms: forms.collect(),
            gender: match names {
                [one] => one.gender.clone(),
                [] => String::new(),
                _ => "pl".into(),
            },
            inflected: names.iter().any(|name| name.inflected),
        }
    }
}

/// The forms that any of these names has.
fn cases<'n>(names: impl Iterator<Item = &'n Name>) -> Vec<String> {
    let mut cases: Vec<String> = Vec::new();
    for (case, _) in names.flat_map(|name| &name.forms) {
        if !cases.contains(case) {
            cases.push(case.clone());
        }
    }
    cases
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.label)
    }
}

impl std::ops::Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.label
    }
}

impl From<String> for Name {
    fn from(label: String) -> Self {
        Self::plain(label)
    }
}

impl From<Name> for FluentValue<'_> {
    fn from(name: Name) -> Self {
        FluentValue::Custom(Box::new(name))
    }
}

impl FluentType for Name {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.label.clone().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.label.clone().into()
    }
}

/// `FORM($name, case: "gen")`: the name in a form; its label if it has no forms.
pub(super) fn form<'v>(given: &[FluentValue<'v>], named: &FluentArgs<'_>) -> FluentValue<'v> {
    let (Some(value), Some(FluentValue::String(case))) = (given.first(), named.get("case")) else {
        return FluentValue::Error;
    };
    let Some(name) = Name::of(value) else {
        return value.clone();
    };
    let found = name.form(case);
    if found.is_none() && name.inflected {
        lacking(&name.label, &format!("no form {case}"));
    }
    FluentValue::from(found.unwrap_or(&name.label).to_owned())
}

/// `GENDER($name)`: the gender of the name, empty if it has none.
pub(super) fn gender<'v>(given: &[FluentValue<'v>], _: &FluentArgs<'_>) -> FluentValue<'v> {
    let name = given.first().and_then(Name::of);
    let gender = name.map(|name| name.gender.clone());
    FluentValue::from(gender.unwrap_or_default())
}

impl Words {
    /// The name of a thing.
    pub(crate) fn name(&self, thing: impl Named) -> Name {
        Name {
            inflected: true,
            ..self.phrase(&thing.key(), &[])
        }
    }

    /// The name of a thing as another of its attributes has it, such as one of its kind. Asked for a form, it
    /// gives `.one-gen` if there is such an attribute, else `.gen`.
    pub(crate) fn name_as(&self, thing: impl Named, attribute: &str) -> Name {
        Name {
            inflected: true,
            ..self.phrase(&format!("{}.{attribute}", thing.key()), &[])
        }
    }

    /// A text of a thing: another attribute of its name.
    pub(crate) fn form(&self, thing: impl Named, form: &str) -> String {
        self.word(&format!("{}.{form}", thing.key()))
    }

    /// The names of several things; "none" if there are none.
    pub(crate) fn names<T: Named>(&self, things: impl IntoIterator<Item = T>) -> Name {
        self.list(things.into_iter().map(|thing| self.name(thing)))
    }

    /// Several names as a list; "none" if there are none.
    pub(crate) fn list<N: Into<Name>>(&self, names: impl IntoIterator<Item = N>) -> Name {
        let names: Vec<Name> = names.into_iter().map(Into::into).collect();
        if names.is_empty() {
            self.phrase("none", &[])
        } else {
            self.all_of(&names)
        }
    }

    /// Several names as this language lists them; nothing if there are none.
    pub(super) fn all_of(&self, names: &[Name]) -> Name {
        let Some((last, [_, ..])) = names.split_last() else {
            return Name::joined(names, "");
        };
        let (first, _) = names.split_at(names.len() - 1);
        let list = Name::joined(first, ", ");
        let args = [("list", list.into()), ("last", last.clone().into())];
        Name {
            gender: "pl".into(),
            ..self.phrase("list-and", &args)
        }
    }

    /// Wording that is a part of other wording. It has the forms that its message has; in all others the names
    /// inside take the form, unless the wording itself asks for one.
    pub(crate) fn phrase(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Name {
        let mut forms = self.own_forms(id, args);
        let own = forms.iter().position(|(name, _)| name == GENDER);
        let own = own.map(|at| forms.swap_remove(at).1);
        let parts: Vec<&Name> = args
            .iter()
            .filter_map(|(_, value)| Name::of(value))
            .collect();
        for case in cases(parts.iter().copied()) {
            if forms.iter().all(|(name, _)| *name != case) {
                let args = args.iter().map(|(key, value)| {
                    let part = Name::of(value).map(|name| name.put_in(&case).into());
                    (*key, part.unwrap_or_else(|| value.clone()))
                });
                let text = self.say(id, &args.collect::<Vec<_>>());
                forms.push((case, text));
            }
        }
        let mut genders = parts.iter().map(|name| name.gender.as_str());
        let gender = own.or_else(|| genders.find(|it| !it.is_empty()).map(str::to_owned));
        Name {
            label: self.say(id, args),
            forms,
            gender: gender.unwrap_or_default(),
            inflected: parts.iter().any(|name| name.inflected),
        }
    }

    /// The attributes of a message that English does not have. An attribute of a name has forms of its own
    /// where there are such (`one-gen`), else those of the name.
    fn own_forms(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Vec<(String, String)> {
        let (key, attribute) = id.split_once('.').map_or((id, None), |(a, b)| (a, Some(b)));
        let Some(message) = self.bundle.get_message(key) else {
            return Vec::new();
        };
        let english = in_language(None).bundle.get_message(key);
        let known = |name: &str| {
            english
                .as_ref()
                .is_some_and(|it| it.get_attribute(name).is_some())
        };
        let forms = message.attributes().map(|attribute| attribute.id());
        let forms: Vec<&str> = forms
            .filter(|name| !known(name) && !name.contains('-'))
            .collect();
        let own = |form: &str| {
            let own = attribute.map(|attribute| format!("{attribute}-{form}"));
            let own = own.filter(|own| message.get_attribute(own).is_some());
            format!("{key}.{}", own.as_deref().unwrap_or(form))
        };
        let each = forms.into_iter();
        each.map(|form| (form.to_owned(), self.say(&own(form), args)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: &str = r#"
crab = Krab
    .gen = Kraba
    .acc = Kraba
    .gender = m
crane = Żuraw
    .gen = Żurawia
    .gender = m
valley = Dolina
    .gen = Doliny
    .loc = Dolinie
    .gender = f
place = { $name } (C1)
within = w { FORM($name, case: "loc") }
hand = ręka { FORM($of, case: "gen") }
drew = { $seat } { GENDER($seat) ->
    [f] dobrała
   *[m] dobrał
 } żeton
none = nic
list-and = { $list } i { $last }
count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
 }
"#;

    fn words() -> Words {
        Words::load("pl", &[("names.ftl", POLISH)])
    }

    #[test]
    fn wording_asks_names_lists_and_phrases_for_a_form() {
        let words = words();
        let [crab, crane, valley] = ["crab", "crane", "valley"].map(|key| words.phrase(key, &[]));
        let hand = |of: Name| words.say("hand", &[("of", of.into())]);
        assert_eq!(hand(crab.clone()), "ręka Kraba");
        assert_eq!(
            hand(words.list([crab.clone(), crane])),
            "ręka Kraba i Żurawia"
        );
        let place = words.phrase("place", &[("name", valley.clone().into())]);
        assert_eq!(place.label(), "Dolina (C1)");
        assert_eq!(hand(place), "ręka Doliny (C1)");
        // What fixed its case keeps it.
        let within = words.phrase("within", &[("name", valley.clone().into())]);
        assert_eq!(hand(within), "ręka w Dolinie");
        assert_eq!(hand(Name::plain("kogoś")), "ręka kogoś");
        let drew = |seat: Name| words.say("drew", &[("seat", seat.into())]);
        assert_eq!(drew(crab), "Krab dobrał żeton");
        assert_eq!(drew(valley), "Dolina dobrała żeton");
        assert_eq!(drew(Name::plain("Kto")), "Kto dobrał żeton");
    }

    #[test]
    fn numbers_follow_the_rules_of_the_language() {
        let words = words();
        let said =
            [1, 2, 5, 12, 22, 112].map(|count| words.say("count", &[("count", count.into())]));
        let endings = said.map(|text| text.split(' ').nth(1).unwrap_or_default().to_owned());
        let right = ["żeton", "żetony", "żetonów", "żetonów", "żetony", "żetonów"];
        assert_eq!(endings, right);
    }

    #[test]
    #[should_panic(expected = "Żuraw: no form loc")]
    fn a_name_that_lacks_a_form_fails_the_tests() {
        let words = words();
        let crane = Name {
            inflected: true,
            ..words.phrase("crane", &[])
        };
        let _ = words.say("within", &[("name", crane.into())]);
    }
}
