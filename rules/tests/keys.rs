//! The keys of a menu make the very act its notation makes, in every title.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use rules::catalog;
use rules::dice::{Scheme, Seed};
use rules::menu::Menu;
use rules::seat::Seats;
use rules::table::{Opening, Table};

/// Acts per title: through its first rounds.
const ACTS: usize = 150;

fn opening(about: &catalog::About) -> Opening {
    let sides = about.sides.iter().take(*about.seats.end());
    Opening {
        title: about.id.into(),
        rules: None,
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(12),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    }
}

/// A way through the menu and the act at its end.
fn walk(menu: &Menu, whim: usize) -> (Vec<String>, String) {
    let (mut node, mut keys) = (menu, Vec::new());
    loop {
        match node {
            Menu::Act(text) => return (keys, text.clone()),
            Menu::Choose(choices) => {
                let choice = choices.iter().cycle().nth(whim % choices.len()).unwrap();
                keys.push(choice.step.key.clone());
                node = &choice.then;
            }
        }
    }
}

#[test]
fn keys_and_notation_make_the_same_act() {
    for about in catalog::titles() {
        let (mut table, _) = Table::open(&opening(&about)).unwrap();
        for turn in 0..ACTS {
            let Some(seat) = table.waiting().iter().next() else {
                break;
            };
            let (keys, text) = walk(&table.menu(seat), turn * 7);
            let mut typed = table.clone();
            let short = keys.split_last().unwrap().1;
            assert_eq!(table.act_by_keys(seat, short, Seats::NONE), Ok(None));
            let strange = [keys.as_slice(), &["?".to_owned()]].concat();
            assert_eq!(table.act_by_keys(seat, &strange, Seats::NONE), Ok(None));
            assert_eq!(table.snapshot(), typed.snapshot(), "nothing happened");
            let acted = table.act_by_keys(seat, &keys, Seats::NONE).unwrap();
            assert_eq!(acted, Some(typed.act(seat, &text).unwrap()), "{text}");
            assert_eq!(table.snapshot(), typed.snapshot(), "{text}");
        }
        let idle = Seats::all(table.sides().len());
        let idle = idle.iter().find(|seat| !table.waiting().has(*seat));
        if let Some(seat) = idle {
            let keys = ["pass".to_owned()];
            assert_eq!(table.act_by_keys(seat, &keys, Seats::NONE), Ok(None));
        }
    }
}
