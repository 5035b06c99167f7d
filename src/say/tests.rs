//! Every event and refusal a table can produce has wording, and every text fits.

use std::collections::BTreeSet;

use rules::dice::Seed;
use rules::menu::Menu;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};

use super::control::{Control, MOST, Verb};
use super::*;
use crate::id::TableId;

fn opening(seed: u64, seats: usize) -> Opening {
    let about = rules::catalog::about("battle").unwrap();
    let sides = about
        .sides
        .iter()
        .cycle()
        .skip(seed as usize % 7)
        .take(seats);
    Opening {
        title: "battle".into(),
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    }
}

fn longest(menu: &Menu, keys: &mut Vec<String>, most: &mut usize, labels: &mut BTreeSet<String>) {
    let id = Control::new(
        TableId(9_999_999_999),
        rules::dice::Seq(9999),
        Verb::Confirm,
    );
    let id = id.with(keys.clone());
    *most = (*most).max(id.write().len());
    for choice in menu.choices() {
        labels.insert(in_language(None).step("battle", &choice.step));
        keys.push(choice.step.key.clone());
        longest(&choice.then, keys, most, labels);
        keys.pop();
    }
}

/// Whole tables by chance: wording for all that happens, ids within the limit, labels within 80.
#[test]
fn whole_tables_have_words() {
    let words = in_language(Some("en-GB"));
    let (mut most, mut labels) = (0, BTreeSet::new());
    for seed in 0..12u64 {
        let opening = opening(seed, 3 + seed as usize % 3);
        let seated = Seated::test("battle", &opening.sides);
        let (mut table, mut facts) = Table::open(&opening).unwrap();
        while let Some(seat) = table.waiting().iter().next() {
            for fact in &facts {
                let text = words.event(&seated, &fact.event);
                assert!(
                    !text.contains("battle-") && !text.contains('{'),
                    "{text} of {}",
                    fact.event
                );
            }
            if seed < 4 {
                longest(&table.menu(seat), &mut Vec::new(), &mut most, &mut labels);
            }
            let view = table.private(seat).unwrap();
            let hand = titles::hand(words, &seated, &view);
            let board = titles::board(words, &seated, &table.public());
            assert!(
                !hand.contains("battle-") && !board.contains("battle-"),
                "{hand}\n{board}"
            );
            assert!(
                board.chars().count() < 3500,
                "{} {board}",
                board.chars().count()
            );
            let action = table.advise(seat, Policy::Random).unwrap();
            facts = table.act(seat, &action).unwrap().facts;
        }
    }
    assert!(most <= MOST, "{most}");
    assert!(
        labels
            .iter()
            .all(|label| !label.is_empty() && label.chars().count() <= 80),
        "{labels:?}"
    );
    assert!(
        !labels.iter().any(|label| label.contains('_')),
        "{labels:?}"
    );
    let _ = Seat::FIRST;
}

#[test]
fn refusals_have_words() {
    let source = include_str!("../table/refused.rs");
    let body = source
        .split("pub enum Refused {")
        .nth(1)
        .unwrap()
        .split("\n}\n")
        .next()
        .unwrap();
    for line in body
        .lines()
        .filter(|line| line.starts_with("    ") && !line.starts_with("     "))
    {
        let name: String = line
            .trim()
            .chars()
            .take_while(|c| c.is_alphanumeric())
            .collect();
        if name.is_empty() || name == "Rules" {
            continue;
        }
        let code = name.chars().fold(String::new(), |text, c| {
            if c.is_uppercase() && !text.is_empty() {
                text + "-" + &c.to_lowercase().to_string()
            } else {
                text + &c.to_lowercase().to_string()
            }
        });
        assert!(
            in_language(None).has(&format!("refused-{code}")),
            "refused-{code}"
        );
    }
}
