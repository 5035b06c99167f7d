//! Every wording of a language with sample values, for whoever translates it.

use fluent_bundle::FluentValue;
use rules::catalog;

use super::pattern::{Parts, patterns};
use super::{File, LANGUAGES, Name, Words, text};

/// A wording, said with each of its variants.
pub(crate) struct Sample {
    /// Its name, with the attribute.
    pub id: String,
    /// What it says.
    pub texts: Vec<String>,
}

impl Words {
    /// The wordings of each file, in their order.
    pub(crate) fn samples(&self) -> Vec<(&'static str, Vec<Sample>)> {
        let own = LANGUAGES.iter().filter(|(code, _)| *code == self.code());
        let files = own.flat_map(|(_, files)| files.iter());
        files.map(|file| (file.0, self.samples_of(file))).collect()
    }

    fn samples_of(&self, file: &File) -> Vec<Sample> {
        let all = patterns(file);
        let names: Vec<&str> = all.iter().map(|(id, _)| id.as_str()).collect();
        let stock = Stock {
            words: self,
            title: title_of(file.0),
            names: &names,
        };
        let each = all.iter();
        each.map(|(id, parts)| Sample {
            id: id.clone(),
            texts: self.said_in_all_ways(id, parts, &stock),
        })
        .collect()
    }

    /// Each selection goes through its variants, while the others stay at their first.
    fn said_in_all_ways(&self, id: &str, parts: &Parts, stock: &Stock<'_>) -> Vec<String> {
        let usual: Vec<(String, FluentValue<'static>)> = parts
            .arguments
            .iter()
            .map(|argument| (argument.clone(), stock.usual(argument, parts)))
            .collect();
        let mut ways = vec![usual.clone()];
        for selection in &parts.selections {
            let Some(argument) = &selection.argument else {
                continue;
            };
            for key in &selection.keys {
                for value in stock.variants(key, selection.by_gender) {
                    let mut way = usual.clone();
                    if let Some(given) = way.iter_mut().find(|(name, _)| name == argument) {
                        given.1 = value;
                        ways.push(way);
                    }
                }
            }
        }
        let mut texts: Vec<String> = Vec::new();
        for way in ways {
            let args: Vec<(&str, FluentValue<'_>)> = way
                .iter()
                .map(|(name, value)| (name.as_str(), value.clone()))
                .collect();
            let said = self.say(id, &args);
            if !texts.contains(&said) {
                texts.push(said);
            }
        }
        texts
    }
}

/// The title a file is about; the flagship if it is about none.
fn title_of(file: &str) -> &'static str {
    let own = file.strip_prefix("titles/");
    let own = own.and_then(|name| name.strip_suffix(".ftl"));
    let mut all = catalog::titles().into_iter().map(|about| about.id);
    all.find(|id| Some(*id) == own).unwrap_or(catalog::FLAGSHIP)
}

/// Where samples come from.
struct Stock<'s> {
    words: &'s Words,
    title: &'static str,
    /// The wordings of the file.
    names: &'s [&'s str],
}

impl Stock<'_> {
    fn usual(&self, argument: &str, parts: &Parts) -> FluentValue<'static> {
        let mut selections = parts.selections.iter();
        let selected = selections.find(|it| it.argument.as_deref() == Some(argument));
        if let Some(selected) = selected {
            let first = selected.keys.first().map_or("other", String::as_str);
            if let Some(value) = self.variants(first, selected.by_gender).into_iter().next() {
                return value;
            }
        }
        let mut forms = parts.forms.iter();
        if let Some((_, case)) = forms.find(|(name, _)| name == argument) {
            return self.name_with(case).into();
        }
        match argument {
            "seat" | "side" | "owner" | "clan" | "by" | "winner" | "first" => {
                self.sides().into_iter().next().unwrap_or_default().into()
            }
            "seats" => self.words.list(self.sides().into_iter().take(2)).into(),
            "count" | "round" | "nth" | "all" | "defense" | "honor" | "total" | "place" => 3.into(),
            "who" => text("@Aiko"),
            other => text(format!("‹{other}›")),
        }
    }

    /// The sides of the title.
    fn sides(&self) -> Vec<Name> {
        let about = catalog::about(self.title);
        let sides = about.map(|about| about.sides).unwrap_or_default();
        let each = sides.iter();
        each.map(|side| self.words.side(self.title, side)).collect()
    }

    /// A side in this form, or whatever in the file has it.
    fn name_with(&self, case: &str) -> Name {
        let mut sides = self.sides().into_iter();
        let end = format!(".{case}");
        let named = |names: &[&str]| {
            let found = names.iter().find_map(|id| id.strip_suffix(&end));
            found.map(|id| self.words.phrase(id, &[]))
        };
        sides
            .find(|side| side.has(case))
            .or_else(|| named(self.names))
            .unwrap_or_default()
    }

    /// The values that lead to a variant.
    fn variants(&self, key: &str, by_gender: bool) -> Vec<FluentValue<'static>> {
        if by_gender {
            let sides = self.sides().into_iter();
            let fitting = sides.filter(|side| side.gender() == key).take(1);
            return fitting.map(FluentValue::from).collect();
        }
        match key {
            "one" => vec![1.into()],
            "few" => vec![2.into()],
            "many" => vec![5.into()],
            "other" => vec![3.into()],
            number => match number.parse::<i64>() {
                Ok(number) => vec![number.into()],
                Err(_) => vec![text(number)],
            },
        }
    }
}
