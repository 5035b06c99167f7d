//! What the cases of a title touch, and what of that they must touch. A new word in a game without
//! a case is a failing test.

use std::collections::BTreeSet;

use rules::catalog;

use crate::Case;

/// The lines and switches of a title's cases, and what was looked for in vain.
pub struct Coverage<'c> {
    cases: &'c [Case],
    lines: BTreeSet<&'c str>,
    missing: Vec<String>,
}

/// Is it a line that acts, and neither asks nor expects a refusal?
pub fn acts(line: &str) -> bool {
    !line.contains(" may") && !line.contains(" refused ")
}

impl<'c> Coverage<'c> {
    pub fn of(cases: &'c [Case]) -> Self {
        let lines = cases.iter().flat_map(|case| &case.play);
        Self {
            cases,
            lines: lines.map(String::as_str).collect(),
            missing: Vec::new(),
        }
    }

    /// Notes `what` as missing unless it is there.
    pub fn need(&mut self, there: bool, what: impl Into<String>) {
        if !there {
            self.missing.push(what.into());
        }
    }

    /// Some line must be like this.
    pub fn line(&mut self, what: impl Into<String>, found: impl Fn(&str) -> bool) {
        let there = self.lines.iter().any(|line| found(line));
        self.need(there, what);
    }

    /// Some case must be named after this section.
    pub fn section(&mut self, section: &str) {
        let named = |case: &Case| case.name.split(' ').next() == Some(section);
        let there = self.cases.iter().any(named);
        self.need(there, format!("a case of {section}"));
    }

    /// Every switch of the title must be thrown somewhere.
    pub fn switches(&mut self, title: &str) {
        let about = catalog::about(title).map(|about| about.options);
        let defaults = about.unwrap_or_default();
        for (switch, default) in defaults.as_object().into_iter().flatten() {
            let thrown = |case: &Case| {
                let value = case.options.get(switch);
                value.is_some_and(|value| value != default)
            };
            let there = self.cases.iter().any(thrown);
            self.need(there, format!("{switch} switched"));
        }
    }

    /// Somebody must be refused for each of these reasons.
    pub fn refusals(&mut self, codes: &[&str]) {
        for code in codes {
            self.line(format!("the refusal {code}"), |line| {
                let head = line.split(": ").next().unwrap_or("");
                let reason = head.split_once(" refused ").map(|(_, reason)| reason);
                reason.is_some_and(|reason| reason.split(' ').next() == Some(code))
            });
        }
    }

    /// What was not found.
    pub fn missing(self) -> Vec<String> {
        self.missing
    }
}
