//! Wording taken apart: which arguments a pattern has, what it selects by, which forms it asks for.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::File;

/// A selection: by which argument, whether by its gender, and between which keys.
pub(crate) struct Selection {
    pub argument: Option<String>,
    pub by_gender: bool,
    pub keys: Vec<String>,
}

/// What a pattern is made of.
#[derive(Default)]
pub(crate) struct Parts {
    pub arguments: BTreeSet<String>,
    #[cfg(test)]
    pub texts: Vec<String>,
    pub selections: Vec<Selection>,
    /// The arguments that are asked for a form, each with the form.
    pub forms: Vec<(String, String)>,
    /// Calls that are neither `FORM($name, case: "…")` nor `GENDER($name)`.
    #[cfg(test)]
    pub wrong: Vec<String>,
}

impl Parts {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut parts = Self::default();
        parts.pattern(pattern);
        parts
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                #[cfg(test)]
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                #[cfg(not(test))]
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                let (argument, by_gender) = match selector {
                    InlineExpression::VariableReference { id } => (Some(id.name), false),
                    InlineExpression::FunctionReference { arguments, .. } => {
                        match arguments.positional.first() {
                            Some(InlineExpression::VariableReference { id }) => {
                                (Some(id.name), true)
                            }
                            _ => (None, true),
                        }
                    }
                    _ => (None, false),
                };
                let argument = argument.map(str::to_owned);
                self.selections.push(Selection {
                    argument,
                    by_gender,
                    keys,
                });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.function(id.name, arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn function(&mut self, name: &str, given: &CallArguments<&str>) {
        let named = given.named.iter();
        let named: Vec<_> = named.map(|it| (it.name.name, &it.value)).collect();
        match (name, given.positional.as_slice(), named.as_slice()) {
            (
                "FORM",
                [InlineExpression::VariableReference { id }],
                [("case", InlineExpression::StringLiteral { value })],
            ) => {
                self.arguments.insert(id.name.to_owned());
                self.forms.push((id.name.to_owned(), (*value).to_owned()));
            }
            ("GENDER", [InlineExpression::VariableReference { id }], []) => {
                self.arguments.insert(id.name.to_owned());
            }
            _ => {
                #[cfg(test)]
                self.wrong.push(format!("{name} with other arguments"));
            }
        }
    }
}

/// Every pattern of a file by its name (`key`, `key.attribute`), in the order of the file.
pub(crate) fn patterns((_, text): &File) -> Vec<(String, Parts)> {
    // What cannot be read is left out here; a test reads every file.
    let file = parser::parse(*text).unwrap_or_else(|(read, _)| read);
    let mut all = Vec::new();
    for entry in &file.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            if let Some(value) = &message.value {
                all.push((id.to_owned(), Parts::of(value)));
            }
            for attribute in &message.attributes {
                let key = format!("{id}.{}", attribute.id.name);
                all.push((key, Parts::of(&attribute.value)));
            }
        }
    }
    all
}
