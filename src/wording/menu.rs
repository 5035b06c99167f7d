//! A menu as people answer it: fewer questions than the trie of the rules has steps.
//!
//! What a title asks together is one question; a question with one answer is not asked; what is picked
//! at the same time is one select. Keys stay those of the trie, so an id means the same as ever.

use std::collections::BTreeMap;

use rules::catalog;
use rules::menu::{Menu, Step};
use rules::view::OneSeat;

use super::Words;
use crate::message::{Button, Message, Pick, Row, Tone, cut};
use crate::table::Panel;
use crate::titles::{self, Aside, MenuPlace};

/// Up to this many answers without a line of their own are buttons; more become selects.
const MOST_BUTTONS: usize = 9;
/// The most options of a select.
const MOST_OPTIONS: usize = 25;
/// Selects below each other; one row is left for buttons.
const MOST_SELECTS: usize = 4;
/// Tells apart two of the same in one select. No key contains it.
const NTH: char = '~';

/// An answer: the steps it takes at once, and where it leads.
pub(super) struct Answer<'m> {
    steps: Vec<&'m Step>,
    then: &'m Menu,
}

/// A place of a menu: how it was reached, and what is asked there.
pub(super) struct Reached<'m> {
    /// The way here.
    pub path: Vec<String>,
    /// The answers given on the way.
    pub made: Vec<Vec<&'m Step>>,
    /// Where the last question was asked; nothing if there was none.
    pub back: Option<Vec<String>>,
    /// What is here.
    pub node: &'m Menu,
}

/// The part of a menu that is about a topic, or about what the seat is asked. Whoever waits for an
/// answer comes first.
pub(super) fn part(title: &str, menu: &Menu, topic: Option<Aside>) -> Menu {
    let choices = menu.choices().iter();
    let topic = topic.filter(|topic| *topic != Aside::Again);
    let about = choices.filter(|choice| titles::aside(title, &choice.step) == topic);
    let mut about: Vec<_> = about.cloned().collect();
    about.sort_by_key(|choice| !titles::replies(title, &choice.step));
    Menu::Choose(about)
}

/// The keys of picks, in the order of the menu where they were made at the same time.
pub(crate) fn in_order(menu: &Menu, keys: &[String]) -> Vec<String> {
    let mut left: Vec<&str> = keys.iter().map(|key| bare(key)).collect();
    let mut path = Vec::new();
    if menu.at(left.iter().copied()).is_some() || !arrange(menu, &mut left, &mut path) {
        return left.into_iter().map(str::to_owned).collect();
    }
    path
}

/// Finds a way that takes all these keys. If there is none, everything is as it was.
fn arrange(node: &Menu, left: &mut Vec<&str>, path: &mut Vec<String>) -> bool {
    if left.is_empty() {
        return true;
    }
    for choice in node.choices() {
        let Some(at) = left.iter().position(|key| *key == choice.step.key) else {
            continue;
        };
        let key = left.remove(at);
        path.push(key.to_owned());
        if arrange(&choice.then, left, path) {
            return true;
        }
        path.pop();
        left.insert(at, key);
    }
    false
}

fn bare(key: &str) -> &str {
    key.split(NTH).next().unwrap_or(key)
}

/// What can be answered here. Too many answers for one message are asked step by step.
fn answers<'m>(title: &str, node: &'m Menu) -> Vec<Answer<'m>> {
    let mut all = Vec::new();
    together(title, &mut Vec::new(), node, &mut all);
    if all.len() <= MOST_OPTIONS * MOST_SELECTS {
        return all;
    }
    let single = node.choices().iter().map(|choice| Answer {
        steps: vec![&choice.step],
        then: &choice.then,
    });
    single.collect()
}

fn together<'m>(
    title: &str,
    before: &mut Vec<&'m Step>,
    node: &'m Menu,
    found: &mut Vec<Answer<'m>>,
) {
    for choice in node.choices() {
        before.push(&choice.step);
        let next = choice.then.choices().first();
        if next.is_some_and(|next| titles::asked_together(title, &choice.step, &next.step)) {
            together(title, before, &choice.then, found);
        } else {
            found.push(Answer {
                steps: before.clone(),
                then: &choice.then,
            });
        }
        before.pop();
    }
}

/// Goes to a place of a menu; questions with one answer are answered on the way. Keys that lead
/// nowhere are ignored.
pub(super) fn reach<'m>(title: &str, root: &'m Menu, at: &[String]) -> Reached<'m> {
    let at = if root.at(at.iter().map(String::as_str)).is_some() {
        at
    } else {
        &[]
    };
    let mut reached = Reached {
        path: Vec::new(),
        made: Vec::new(),
        back: None,
        node: root,
    };
    let mut left = at;
    loop {
        let mut all = answers(title, reached.node);
        let only = all.len() == 1;
        if left.is_empty() && !only {
            return reached;
        }
        let fits = |answer: &Answer<'_>| {
            let mut keys = left.iter();
            let mut steps = answer.steps.iter();
            steps.all(|step| keys.next().is_some_and(|key| *key == step.key))
        };
        let chosen = if only && left.is_empty() {
            all.pop()
        } else {
            let raw = || {
                let mut here = reached.node.choices().iter();
                let choice = here.find(|choice| Some(&choice.step.key) == left.first())?;
                Some(Answer {
                    steps: vec![&choice.step],
                    then: &choice.then,
                })
            };
            all.into_iter().find(|answer| fits(answer)).or_else(raw)
        };
        let Some(answer) = chosen else {
            return reached;
        };
        left = left.get(answer.steps.len()..).unwrap_or_default();
        if !only {
            reached.back = Some(reached.path.clone());
        }
        let keys = answer.steps.iter().map(|step| step.key.clone());
        reached.path.extend(keys);
        reached.made.push(answer.steps);
        reached.node = answer.then;
    }
}

impl<'m> Reached<'m> {
    /// The place as a title's words see it.
    pub(super) fn place<'t>(&self, words: &'t Words, panel: &'t Panel, ahead: bool) -> MenuPlace<'t>
    where
        'm: 't,
    {
        MenuPlace {
            words,
            view: &panel.view,
            made: self.made.iter().flatten().copied().collect(),
            ahead,
        }
    }

    /// Is the last choice made by confirming?
    fn confirms(&self, title: &str) -> bool {
        let choices = self.node.choices();
        !choices.is_empty()
            && choices
                .iter()
                .all(|it| titles::by_confirming(title, &it.step))
    }
}

/// The ids of a menu's controls: going to a place, and taking the way to its end.
pub(super) struct Ids<'i> {
    pub walk: &'i dyn Fn(&[String]) -> String,
    pub take: &'i dyn Fn(&[String]) -> String,
}

impl Words {
    /// What the place asks, with a hint; at the end of the way nothing.
    pub(super) fn question(
        &self,
        place: &MenuPlace<'_>,
        reached: &Reached<'_>,
    ) -> Option<(String, Option<String>)> {
        let title = place.view.title();
        let first = answers(title, reached.node).into_iter().next()?;
        // Where a topic begins, its answers lead to different questions.
        let begins =
            reached.path.is_empty() && titles::aside(title, first.steps.first()?).is_some();
        let last = if begins {
            first.steps.first()?
        } else {
            first.steps.last()?
        };
        let hint = titles::hint(place, last);
        let hint = hint.map(|hint| self.say("panel-hint", &[("hint", hint.into())]));
        Some((titles::prompt(place, last), hint))
    }

    /// An act in words: the answers that lead to it.
    #[must_use]
    pub fn act(&self, title: &str, notation: &str) -> String {
        let Ok(steps) = catalog::steps(title, notation) else {
            return notation.to_owned();
        };
        let mut said = String::new();
        let mut group: Vec<&Step> = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            group.push(step);
            let next = steps.get(at + 1);
            if next.is_some_and(|next| titles::asked_together(title, step, next)) {
                continue;
            }
            if !said.is_empty() {
                let listed = titles::picked_at_once(title, step);
                said.push_str(if listed { ", " } else { " → " });
            }
            said.push_str(&titles::answer(self, title, &group));
            group.clear();
        }
        said
    }

    /// The choices made so far, in words.
    pub(super) fn made(&self, title: &str, reached: &Reached<'_>) -> String {
        let each = reached.made.iter();
        let each: Vec<String> = each
            .map(|steps| titles::answer(self, title, steps))
            .collect();
        each.join(" → ")
    }

    /// The controls of a place: few answers are buttons, many are selects in the message.
    pub(super) fn answers(
        &self,
        message: Message<OneSeat>,
        place: &MenuPlace<'_>,
        reached: &Reached<'_>,
        ids: &Ids<'_>,
    ) -> (Message<OneSeat>, Vec<Button>) {
        let title = place.view.title();
        let all = answers(title, reached.node);
        let many = reached.node.choices().first();
        if many.is_some_and(|choice| titles::picked_at_once(title, &choice.step)) {
            return (message.row(self.several(place, reached, ids)), Vec::new());
        }
        let below = |answer: &Answer<'_>| {
            let keys = answer.steps.iter().map(|step| step.key.clone());
            keys.collect::<Vec<String>>()
        };
        let detail = |answer: &Answer<'_>| {
            let detail = titles::detail(place, &answer.steps);
            detail.unwrap_or_default()
        };
        let label = |answer: &Answer<'_>| titles::answer(self, title, &answer.steps);
        let last = reached.confirms(title);
        if all.len() <= MOST_BUTTONS && (last || all.iter().all(|it| detail(it).is_empty())) {
            let button = |answer: &Answer<'_>| {
                let keys = [reached.path.clone(), below(answer)].concat();
                let (id, tone) = if last {
                    ((ids.take)(&keys), Tone::Danger)
                } else {
                    ((ids.walk)(&keys), Tone::Plain)
                };
                let label = cut(&label(answer), 80);
                let sign = titles::sign_of_answer(title, &answer.steps);
                Button {
                    id,
                    label,
                    tone,
                    sign,
                }
            };
            return (message, all.iter().map(button).collect());
        }
        let mut message = message;
        let parts = all.chunks(MOST_OPTIONS).take(MOST_SELECTS);
        for (part, chunk) in parts.enumerate() {
            let option = |answer: &Answer<'_>| {
                Pick::new(below(answer).join("."), &label(answer), &detail(answer))
                    .signed(titles::sign_of_answer(title, &answer.steps))
            };
            let mut prompt = self.question(place, reached).unwrap_or_default().0;
            if let (true, [first, .., last]) = (all.len() > MOST_OPTIONS, chunk) {
                let args = [
                    ("prompt", prompt.into()),
                    ("first", label(first).into()),
                    ("last", label(last).into()),
                ];
                prompt = self.say("prompt-part", &args);
            }
            message = message.row(Row::Select {
                // The part keeps the ids of one message apart; the router ignores it.
                id: (ids.walk)(&reached.path) + &".".repeat(part),
                prompt: cut(&prompt, 150),
                picks: 1,
                options: chunk.iter().map(option).collect(),
            });
        }
        (message, Vec::new())
    }

    /// A select of everything that is picked at the same time.
    fn several(&self, place: &MenuPlace<'_>, reached: &Reached<'_>, ids: &Ids<'_>) -> Row {
        let title = place.view.title();
        let mut most: BTreeMap<&str, (usize, &Step)> = BTreeMap::new();
        let mut order = Vec::new();
        let mut picks = 0;
        count(reached.node, &mut Vec::new(), &mut |path| {
            picks = path.len();
            for (at, step) in path.iter().enumerate() {
                let same = path.iter().take(at + 1).filter(|it| it.key == step.key);
                let nth = same.count();
                let known = most.entry(step.key.as_str()).or_insert((0, step));
                if nth > known.0 {
                    known.0 = nth;
                    order.push((step.key.as_str(), nth));
                }
            }
        });
        order.sort_by_key(|(key, nth)| {
            let mut here = reached.node.choices().iter();
            (here.position(|choice| choice.step.key == *key), *nth)
        });
        let options = order.into_iter().filter_map(|(key, nth)| {
            let (_, step) = most.get(key)?;
            let detail = titles::detail(place, &[step]).unwrap_or_default();
            let value = if nth == 1 {
                key.to_owned()
            } else {
                format!("{key}{NTH}{nth}")
            };
            let label = titles::answer(self, title, &[step]);
            let sign = titles::sign_of_answer(title, &[step]);
            Some(Pick::new(value, &label, &detail).signed(sign))
        });
        Row::Select {
            id: (ids.walk)(&reached.path),
            prompt: self.question(place, reached).unwrap_or_default().0,
            picks,
            options: options.take(MOST_OPTIONS).collect(),
        }
    }
}

/// Calls `each` with the steps of every whole action below.
fn count<'m>(node: &'m Menu, before: &mut Vec<&'m Step>, each: &mut impl FnMut(&[&'m Step])) {
    if let Menu::Act(_) = node {
        each(before);
    }
    for choice in node.choices() {
        before.push(&choice.step);
        count(&choice.then, before, each);
        before.pop();
    }
}
