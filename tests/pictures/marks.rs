//! What menus mark on pictures, and legends: what can be asked of every title, and what the titles' own
//! tests ask with.

use std::collections::BTreeSet;

use painter::scene::{ALT_LIMIT, Item, Scene};
use rokugan::titles::{self, Look, Marks};
use rules::dice::Seed;
use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;
use rules::view::OneSeat;

use super::{Outcome, every_title, play};

const MOST_BYTES: usize = 500_000;

/// Every place of a menu, by the keys that lead there; at most so many, spread over the menu.
fn places(menu: &Menu, most: usize) -> Vec<Vec<String>> {
    fn walk(node: &Menu, before: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
        found.push(before.clone());
        for choice in node.choices() {
            before.push(choice.step.key.clone());
            walk(&choice.then, before, found);
            before.pop();
        }
    }
    let mut found = Vec::new();
    walk(menu, &mut Vec::new(), &mut found);
    let step = found.len().div_ceil(most).max(1);
    found.into_iter().step_by(step).collect()
}

/// What a place of the seat's menu marks.
pub(super) fn marks(table: &Table, seat: Seat, keys: &[String]) -> Outcome<Marks> {
    let words = rokugan::wording::in_language(None);
    let marks = Marks::at(words, &table.private(seat)?, &table.menu(seat), keys, false);
    Ok(marks.ok_or("keys of the menu")?)
}

/// The seat's own picture with what the place marks.
fn marked(table: &Table, seat: Seat, keys: &[String]) -> Outcome<Scene<OneSeat>> {
    let words = rokugan::wording::in_language(None);
    let view = table.private(seat)?;
    let renderer = titles::of(view.title())?;
    Ok(renderer.marked(words, &view, &Look::default(), &marks(table, seat, keys)?)?)
}

/// The codes of the places that are lit after these choices.
pub(super) fn lit(table: &Table, seat: Seat, keys: &[&str]) -> Outcome<BTreeSet<String>> {
    let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
    Ok(marks(table, seat, &keys)?.lit().into_iter().collect())
}

/// The way to an act through a menu.
fn way(menu: &Menu, act: &str) -> Option<Vec<String>> {
    if let Menu::Act(text) = menu {
        return (text == act).then(Vec::new);
    }
    menu.choices().iter().find_map(|choice| {
        let mut rest = way(&choice.then, act)?;
        rest.insert(0, choice.step.key.clone());
        Some(rest)
    })
}

/// Everything that is drawn faded.
fn faded(scene: &Scene<OneSeat>) -> Vec<Item> {
    let each = scene.items.iter().filter_map(|item| match item {
        Item::Faded { items } => Some(items.clone()),
        _ => None,
    });
    each.flatten().collect()
}

/// Plays a table and compares the ghost of every legal act that reveals nothing with the picture after the
/// act: what was faded lies there. Gives the number of acts with a ghost.
pub(super) fn ghosts_come_true(table: &mut Table, acts: usize, every: usize) -> Outcome<usize> {
    let words = rokugan::wording::in_language(None);
    let renderer = titles::of(table.title())?;
    let mut compared = 0;
    for at in 0..acts {
        let Some(seat) = table.waiting().iter().next() else {
            break;
        };
        if at % every == 0 {
            let menu = table.menu(seat);
            let legal = table.legal(seat);
            let some = legal.len().div_ceil(12).max(1);
            for act in legal.iter().step_by(some) {
                let ghost = faded(&marked(table, seat, &way(&menu, act).ok_or("a way")?)?);
                let mut after = table.clone();
                if !after.act(seat, act)?.undoable || ghost.is_empty() {
                    continue;
                }
                let scene = renderer.scene(words, &after.private(seat)?, &Look::default())?;
                for item in &ghost {
                    assert!(
                        scene.items.contains(item),
                        "{act}: {item} does not lie there"
                    );
                }
                compared += 1;
            }
        }
        play(table, 1)?;
    }
    Ok(compared)
}

#[test]
fn marks_are_blind_to_what_the_viewer_may_not_know() -> Outcome {
    for mut table in every_title(17)? {
        let painter = titles::of(table.title())?.painter();
        for stop in 0..6 {
            play(&mut table, 13)?;
            let Some(seat) = table.waiting().iter().next() else {
                break;
            };
            let other = table.reshuffle_hidden(Some(seat), &Seed::from_number(40 + stop));
            for (i, keys) in places(&table.menu(seat), 12).iter().enumerate() {
                let (own, redealt) = (marked(&table, seat, keys)?, marked(&other, seat, keys)?);
                assert_eq!(own.to_string(), redealt.to_string());
                if i == 1 {
                    let (a, b) = (painter.paint(&own)?, painter.paint(&redealt)?);
                    assert_eq!((&a.bytes, &a.name, &a.alt), (&b.bytes, &b.name, &b.alt));
                }
            }
        }
    }
    Ok(())
}

#[test]
fn marks_change_no_public_picture_and_keep_the_limits() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(23)? {
        let renderer = titles::of(table.title())?;
        let (mut lit, mut ghosts, mut heaviest) = (0, 0, 0);
        for _ in 0..14 {
            play(&mut table, 11)?;
            let Some(seat) = table.waiting().iter().next() else {
                break;
            };
            let plain = renderer.scene(words, &table.private(seat)?, &Look::default())?;
            for keys in places(&table.menu(seat), 20) {
                let marks = marks(&table, seat, &keys)?;
                let scene = marked(&table, seat, &keys)?;
                let nothing = marks.lit().is_empty() && marks.chosen().is_empty();
                if nothing && faded(&scene).is_empty() {
                    assert_eq!(scene.to_string(), plain.to_string());
                }
                let some = [marks.lit(), marks.chosen()].concat();
                for code in some.iter().take(3) {
                    assert!(scene.alt.contains(code.as_str()), "{code}: {}", scene.alt);
                }
                lit += marks.lit().len();
                ghosts += usize::from(!faded(&scene).is_empty());
                assert!(scene.alt.chars().count() <= ALT_LIMIT);
                if keys.len() == 1 {
                    heaviest = heaviest.max(renderer.painter().paint(&scene)?.bytes.len());
                }
            }
            let public = renderer
                .scene(words, &table.public(), &Look::default())?
                .to_string();
            for private in ["faded", "edge ", "\"You\""] {
                assert!(!public.contains(private), "{private}");
            }
        }
        assert!(lit > 3 && ghosts > 2, "{}: {lit} {ghosts}", table.title());
        assert!((1..MOST_BYTES).contains(&heaviest), "{heaviest}");
    }
    Ok(())
}

#[test]
fn everybody_finds_their_own_row() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(4)? {
        play(&mut table, 20)?;
        let renderer = titles::of(table.title())?;
        for seat in Seat::all(table.sides().len()) {
            let own = renderer.scene(words, &table.private(seat)?, &Look::default())?;
            assert_eq!(own.to_string().matches("text \"You\"").count(), 1);
        }
    }
    Ok(())
}

#[test]
fn every_legend_can_be_drawn() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for table in every_title(4)? {
        let renderer = titles::of(table.title())?;
        for high_contrast in [false, true] {
            let look = Look {
                high_contrast,
                ..Look::default()
            };
            let scene = renderer.legend(words, &table.private(Seat::FIRST)?, &look)?;
            assert!(scene.alt.chars().count() <= ALT_LIMIT && scene.alt.len() > 200);
            assert!(
                scene.to_string().contains("faded"),
                "the ghost is explained"
            );
            assert!(scene.name.ends_with("-legend.png"), "{}", scene.name);
            let picture = renderer.painter().paint(&scene)?;
            assert!(picture.bytes.len() < MOST_BYTES);
        }
    }
    Ok(())
}
