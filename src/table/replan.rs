//! Changing a plan: writing down what shall be done when the turn comes, and sealing it.

use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;

use super::clocks::{Since, update_clocks};
use super::plan::{missing, preview};
use super::transition::{Answered, Transition};
use super::turn::{NotDone, load_for};
use super::{Notice, Panel, Post, Refused, TableRef, TableState, Tables, Trouble};
use crate::id::{InteractionId, UserId};
use crate::store::{Order, PlanRow, Tx};

/// The most acts a queue holds.
pub const MOST_ORDERS: usize = 12;
/// The most alternatives of one act.
pub const MOST_ELSE: usize = 5;
/// The most conditions of one act or fallback.
pub const MOST_IF: usize = 4;
/// The longest text that is read as orders.
const LONGEST: usize = 1500;

/// A change of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds what is written: one act a line, fallbacks after `else`.
    Write(String),
    /// Adds an act by its path through the menu of what could come next.
    Add(Vec<String>),
    /// Gives the last act another fallback, by its path.
    Else(Vec<String>),
    /// Lets what was added last wait on one more condition, by its path.
    If(Vec<String>),
    /// Takes an act out.
    Drop(usize),
    /// Moves an act to the front by one.
    Raise(usize),
    /// Takes everything out and declines nothing any more.
    Clear,
    /// Declines whatever can be declined, until something concerns the seat; or no longer.
    Pass(bool),
    /// Seals the list: done. A list that does not reach all turns of its seat is sealed only if that is
    /// what its owner wants.
    Seal {
        /// Even if it is short.
        short: bool,
    },
    /// Opens the sealed list again.
    Unseal,
}

/// A change somebody wants to make to their plan.
#[derive(Clone, Debug)]
pub struct Replan {
    /// At which table.
    pub table: TableRef,
    /// Who.
    pub user: UserId,
    /// The interaction that asked for it.
    pub interaction: InteractionId,
    /// How long the queue was when this was offered, if it was offered.
    pub length: Option<usize>,
    /// What.
    pub edit: Edit,
}

impl Tables {
    /// Changes a plan. Sealing the last open list plays all of them out.
    pub async fn replan(&self, wish: Replan) -> Result<Panel, NotDone> {
        let mut tx = self.store.write().await?;
        let (mut transition, seat) =
            load_for(&mut tx, wish.table, wish.user, wish.interaction).await?;
        let plan = match changed(&transition, seat, &wish) {
            Ok(plan) => plan,
            Err(trouble) => {
                drop(tx);
                return Err(NotDone::at(trouble, transition, seat));
            }
        };
        transition.state.set_plan(plan.clone());
        tx.put_plan(wish.table.id(), &plan).await?;
        if matches!(wish.edit, Edit::Seal { .. } | Edit::Unseal) {
            let done = wish.edit != Edit::Unseal;
            transition = sealed(&mut tx, transition, seat, done).await?;
        } else {
            transition.schedule_orders(&mut tx).await?;
        }
        tx.commit().await?;
        let facts = transition.told_to(seat);
        Ok(Panel::of(transition.state, &transition.table, seat, facts)?)
    }
}

/// The seat's plan with the change made, if it may be made now.
fn changed(transition: &Transition, seat: Seat, wish: &Replan) -> Result<PlanRow, Trouble> {
    let (state, table) = (&transition.state, &transition.table);
    let mut plan = state.plan(seat, table.chapter());
    if wish.length.is_some_and(|known| known != plan.queue.len()) {
        return Err(Refused::Stale.into());
    }
    let sealing = state.sealing(table).has(seat);
    if sealing && state.has_sealed(table, seat) && wish.edit != Edit::Unseal {
        return Err(Refused::ListSealed.into());
    }
    change(&mut plan, wish.edit.clone(), state, table)?;
    Ok(plan)
}

/// A list was sealed or opened: others learn that, and nothing of what it holds.
async fn sealed(
    tx: &mut Tx,
    mut transition: Transition,
    seat: Seat,
    done: bool,
) -> Result<Transition, Trouble> {
    transition.present.insert(seat);
    let waiting = transition.state.waiting(&transition.table);
    if done && waiting.is_empty() {
        return transition.announce(tx, false, Answered::Nobody).await;
    }
    // Whoever is done is waited for no longer, and opening the list again gives no time back.
    let since = Since {
        present: transition.present,
        ..Since::nothing(waiting)
    };
    update_clocks(tx, &mut transition.state, since).await?;
    let side = transition.state.side_of(seat);
    let row = &transition.state.row;
    let notice = if done {
        Notice::Sealed { side }
    } else {
        Notice::Unsealed { side }
    };
    tx.say_public(row.id, row.channel, &Post::Notice { notice })
        .await?;
    Ok(transition)
}

fn change(
    plan: &mut PlanRow,
    edit: Edit,
    state: &TableState,
    table: &Table,
) -> Result<(), Trouble> {
    if plan.chapter != table.chapter() {
        plan.queue.clear();
        plan.sealed = false;
        plan.chapter = table.chapter();
    }
    let picked = |keys: &[String], queue: &[Vec<Order>]| {
        let menu = preview(table, plan.seat, queue);
        match menu
            .as_ref()
            .and_then(|menu| menu.at(keys.iter().map(String::as_str)))
        {
            Some(Menu::Act(notation)) => Ok(Order {
                act: notation.clone(),
                when: Vec::new(),
            }),
            _ => Err(Refused::NotOffered),
        }
    };
    match edit {
        Edit::Write(text) => plan.queue.extend(read(&text, table, plan.seat)?),
        Edit::Add(keys) => {
            let act = picked(&keys, &plan.queue)?;
            plan.queue.push(vec![act]);
        }
        Edit::Else(keys) => {
            let (_, before) = plan.queue.split_last().ok_or(Refused::NoOrderThere)?;
            let act = picked(&keys, before)?;
            let last = plan.queue.last_mut().ok_or(Refused::NoOrderThere)?;
            if !last.contains(&act) {
                last.push(act);
            }
        }
        Edit::If(keys) => {
            let menu = table.conditions();
            let Some(Menu::Act(condition)) = menu.at(keys.iter().map(String::as_str)) else {
                return Err(Refused::NotOffered.into());
            };
            let last = plan.queue.last_mut().and_then(|order| order.last_mut());
            let last = last.ok_or(Refused::NoOrderThere)?;
            if !last.when.contains(condition) {
                last.when.push(condition.clone());
            }
        }
        Edit::Drop(at) if at < plan.queue.len() => drop(plan.queue.remove(at)),
        Edit::Raise(at) if at > 0 && at < plan.queue.len() => plan.queue.swap(at, at - 1),
        Edit::Drop(_) | Edit::Raise(_) => return Err(Refused::NoOrderThere.into()),
        Edit::Clear => {
            plan.queue.clear();
            plan.passing = false;
        }
        Edit::Pass(on) => plan.passing = on,
        Edit::Seal { .. } | Edit::Unseal if !state.sealing(table).has(plan.seat) => {
            return Err(Refused::NothingToSeal.into());
        }
        Edit::Seal { short } => {
            let missing = if short {
                0
            } else {
                missing(table, plan.seat, &plan.queue)
            };
            if missing > 0 {
                return Err(Refused::ListShort { missing }.into());
            }
            plan.sealed = true;
        }
        Edit::Unseal => plan.sealed = false,
    }
    if plan.queue.len() > MOST_ORDERS || plan.queue.iter().any(|act| act.len() > MOST_ELSE) {
        let (most, fallbacks) = (MOST_ORDERS, MOST_ELSE - 1);
        return Err(Refused::TooManyOrders { most, fallbacks }.into());
    }
    if plan
        .queue
        .iter()
        .flatten()
        .any(|order| order.when.len() > MOST_IF)
    {
        return Err(Refused::TooManyConditions { most: MOST_IF }.into());
    }
    Ok(())
}

/// Reads orders as people write them: `A3 lion_west>lion_capital if theirs lion_capital, else A3
/// lion_west`, one a line or apart by semicolons. What is kept is canonical notation.
fn read(text: &str, table: &Table, seat: Seat) -> Result<Vec<Vec<Order>>, Trouble> {
    if text.chars().count() > LONGEST {
        return Err(Refused::OrdersTooLong { most: LONGEST }.into());
    }
    let mut queue = Vec::new();
    for line in text
        .split(['\n', ';'])
        .filter(|line| !line.trim().is_empty())
    {
        let mut alternatives: Vec<Order> = Vec::new();
        for words in split_at(line, "else") {
            let order = order(&words, table, seat)?;
            if !alternatives.contains(&order) {
                alternatives.push(order);
            }
        }
        queue.push(alternatives);
    }
    if queue.is_empty() {
        return Err(Refused::NoOrderThere.into());
    }
    Ok(queue)
}

fn order(words: &str, table: &Table, seat: Seat) -> Result<Order, Trouble> {
    let mut parts = split_at(words, "if").into_iter();
    let act = canonical(&parts.next().unwrap_or_default(), table)?;
    let mut when = Vec::new();
    for condition in parts.flat_map(|part| split_at(&part, "and")) {
        let condition = condition.to_lowercase();
        table.holds(seat, &condition)?;
        when.push(condition);
    }
    Ok(Order { act, when })
}

fn split_at(line: &str, at: &str) -> Vec<String> {
    let mut parts = vec![Vec::new()];
    for word in line.split_whitespace() {
        if word.trim_matches(',').eq_ignore_ascii_case(at) {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(word.trim_end_matches(','));
        }
    }
    parts.into_iter().map(|words| words.join(" ")).collect()
}

/// People write "to" where notation has a blank.
fn canonical(words: &str, table: &Table) -> Result<String, Trouble> {
    let plain = table.canonical(words);
    if plain.is_ok() {
        return Ok(plain?);
    }
    let less: Vec<&str> = words.split(' ').filter(|word| *word != "to").collect();
    table
        .canonical(&less.join(" "))
        .or(plain)
        .map_err(Into::into)
}
