//! What a table promises about its dice before anybody sits down, and the key they are made with.
//!
//! By the first scheme ([`Scheme::Seed`]) the seed alone is promised. By the second the promise also
//! names the table, its title, rules and options, so that no other table can be passed off for it;
//! `verify/verify.py` checks both without this crate.

use serde_json::json;

use crate::catalog;
use crate::dice::{Key, Scheme};
use crate::refusal::Refusal;
use crate::table::Opening;

impl Opening {
    /// What is posted before anybody sits down.
    pub fn commitment(&self) -> Result<String, Refusal> {
        Ok(match self.terms()? {
            None => self.seed.commitment(),
            Some(terms) => self.seed.bound_commitment(&terms),
        })
    }

    /// What the second scheme commits to besides the seed: JSON without blanks, keys in order.
    fn terms(&self) -> Result<Option<String>, Refusal> {
        let Scheme::Bound { table } = &self.scheme else {
            return Ok(None);
        };
        let options = catalog::settle_options(&self.title, self.rules, &self.options)?;
        let terms = json!({
            "options": options,
            "rules": self.rules.map_or_else(|| catalog::about(&self.title).map(|a| a.rules), Ok)?,
            "table": table,
            "title": self.title,
        });
        Ok(Some(terms.to_string()))
    }

    /// The key of the opening.
    pub(crate) fn key(&self) -> Result<Key, Refusal> {
        Ok(match self.terms()? {
            None => self.seed.key(&self.entropy),
            Some(terms) => {
                let commitment = self.seed.bound_commitment(&terms);
                self.seed.bound_key(&commitment, &self.sides, &self.entropy)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::dice::Seed;

    fn opening() -> Opening {
        let about = catalog::about(catalog::FLAGSHIP).expect("the flagship");
        Opening {
            title: about.id.into(),
            rules: None,
            options: Value::Null,
            sides: about
                .sides
                .iter()
                .take(2)
                .map(|side| (*side).into())
                .collect(),
            seed: Seed::from_number(7),
            scheme: Scheme::Bound { table: "7".into() },
            entropy: String::new(),
            position: None,
        }
    }

    /// Each part of the promise changes it. Filling in a default does not.
    #[test]
    fn the_promise_names_table_title_rules_and_options() {
        let promise = |change: &dyn Fn(&mut Opening)| {
            let mut opening = opening();
            change(&mut opening);
            opening.commitment().expect("a promise")
        };
        let first = promise(&|_| {});
        let titles = catalog::titles();
        let other = titles.last().expect("a title").id;
        let all = [
            promise(&|o| o.scheme = Scheme::Seed),
            promise(&|o| o.scheme = Scheme::Bound { table: "8".into() }),
            promise(&|o| o.title = other.into()),
            promise(&|o| o.rules = Some(1)),
            promise(&|o| o.options = json!({ "final_tie_break": "shared" })),
            promise(&|o| o.seed = Seed::from_number(8)),
        ];
        assert!(all.iter().all(|one| *one != first));
        let written = json!({ "final_tie_break": "territories_then_provinces" });
        assert_eq!(promise(&|o| o.options = written.clone()), first);
        assert_eq!(promise(&|o| o.rules = Some(2)), first);
        // Who sits down later changes the dice, not the promise.
        assert_eq!(promise(&|o| o.sides.reverse()), first);
    }

    #[test]
    fn what_everybody_adds_and_who_sits_where_change_the_dice() {
        let roll = |change: &dyn Fn(&mut Opening)| {
            let mut opening = opening();
            change(&mut opening);
            let mut dice = opening.key().expect("a key").dice(crate::dice::Seq(0));
            [(); 4].map(|()| dice.below(u32::MAX))
        };
        assert_ne!(roll(&|_| {}), roll(&|o| o.entropy = "1".into()));
        assert_ne!(roll(&|_| {}), roll(&|o| o.sides.reverse()));
        assert_ne!(
            roll(&|o| o.entropy = "1".into()),
            roll(&|o| o.entropy = "2".into())
        );
    }
}
