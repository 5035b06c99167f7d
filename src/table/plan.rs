//! Plans: writing down what shall be done when the turn comes, and sealing it.

use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;

use super::clocks::{Since, wind};
use super::settle::Burst;
use super::{Book, Facts, Notice, Panel, Post, Refused, Tables, Trouble};
use crate::id::{InteractionId, TableId, UserId};
use crate::store::{Order, PlanRow, Tx};

/// The most acts a queue holds.
pub const MOST_ORDERS: usize = 12;
/// The most alternatives of one act.
pub const MOST_ELSE: usize = 5;
/// The most conditions of one act or fallback.
pub const MOST_IF: usize = 4;
/// The longest text that is read as orders.
const LONGEST: usize = 1500;

/// What a seat has planned, and what it could plan next. For its eyes only.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Acts in order, each with its fallbacks.
    pub queue: Vec<Vec<Order>>,
    /// Declines whatever can be declined.
    pub passing: bool,
    /// The seat can decline what it is asked now.
    pub may_pass: bool,
    /// The table has rounds, and orders end with them.
    pub in_rounds: bool,
    /// The stage is played sealed and the seat takes part in it.
    pub sealing: bool,
    /// The queue is sealed.
    pub sealed: bool,
    /// What could come next in the queue; nothing where there is no telling.
    pub ahead: Option<Menu>,
    /// What could take the place of the last act of the queue.
    pub instead: Option<Menu>,
    /// What the last act of the queue could wait on, where the title has conditions.
    pub conditions: Option<Menu>,
}

impl Plan {
    pub(super) fn of(book: &Book, table: &Table, seat: Seat) -> Self {
        let row = book.plan(seat, table.chapter());
        Self {
            passing: row.passing,
            may_pass: table.decline(seat).is_some(),
            in_rounds: table.chapter() > 0,
            sealing: book.sealing(table).has(seat),
            sealed: book.has_sealed(table, seat),
            ahead: ahead(table, seat, &row.queue),
            instead: row
                .queue
                .split_last()
                .and_then(|(_, before)| ahead(table, seat, before)),
            conditions: (!row.queue.is_empty())
                .then(|| table.conditions())
                .filter(|menu| !menu.choices().is_empty()),
            queue: row.queue,
        }
    }
}

/// What could follow these orders.
fn ahead(table: &Table, seat: Seat, queue: &[Vec<Order>]) -> Option<Menu> {
    let acts = |order: &Vec<Order>| order.iter().map(|one| one.act.clone()).collect();
    let acts: Vec<Vec<String>> = queue.iter().map(acts).collect();
    table.ahead(seat, &acts)
}

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
    /// Seals the list: done.
    Seal,
    /// Opens the sealed list again.
    Unseal,
}

/// A change somebody wants to make to their plan.
#[derive(Clone, Debug)]
pub struct Replan {
    /// At which table.
    pub table: TableId,
    /// Who.
    pub user: UserId,
    /// The press or command it came by.
    pub interaction: InteractionId,
    /// How long the queue was when this was offered, if it was offered.
    pub length: Option<usize>,
    /// What.
    pub edit: Edit,
}

impl Tables {
    /// Changes a plan. Sealing the last open list plays all of them out.
    pub async fn replan(&self, wish: Replan) -> Result<Panel, Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, wish.table).await?;
        let seat = book.seat_of(wish.user).ok_or(Refused::NotSeated)?;
        if !tx.first_time(wish.interaction, wish.table).await? {
            return Err(Refused::AlreadyDone.into());
        }
        let mut burst = Burst::load(&mut tx, book).await?;
        let mut plan = burst.book.plan(seat, burst.table.chapter());
        if wish.length.is_some_and(|known| known != plan.queue.len()) {
            return Err(Refused::Stale.into());
        }
        let done = burst.book.has_sealed(&burst.table, seat);
        if done && wish.edit != Edit::Unseal {
            return Err(Refused::ListSealed.into());
        }
        change(&mut plan, wish.edit.clone(), &burst.book, &burst.table)?;
        burst.book.set_plan(plan.clone());
        tx.put_plan(wish.table, &plan).await?;
        if matches!(wish.edit, Edit::Seal | Edit::Unseal) {
            burst = sealed(&mut tx, burst, seat, wish.edit == Edit::Seal).await?;
        } else {
            burst.arm(&mut tx).await?;
        }
        tx.commit().await?;
        Panel::of(
            burst.book,
            &burst.table,
            seat,
            Facts::private(&burst.facts, seat),
        )
    }
}

/// A list was sealed or opened: others learn that, and nothing of what it holds.
async fn sealed(tx: &mut Tx, mut burst: Burst, seat: Seat, done: bool) -> Result<Burst, Trouble> {
    burst.present.insert(seat);
    let waiting = burst.book.waiting(&burst.table);
    if done && waiting.is_empty() {
        return burst.settle(tx, false, None).await;
    }
    // Whoever is done is waited for no longer, and opening the list again gives no time back.
    let since = Since {
        present: burst.present,
        ..Since::nothing(waiting)
    };
    wind(tx, &mut burst.book, since).await?;
    let side = burst.book.side_of(seat);
    let row = &burst.book.row;
    let notice = if done {
        Notice::Sealed { side }
    } else {
        Notice::Unsealed { side }
    };
    tx.say_public(row.id, row.channel, &Post::Notice { notice })
        .await?;
    Ok(burst)
}

fn change(plan: &mut PlanRow, edit: Edit, book: &Book, table: &Table) -> Result<(), Trouble> {
    if plan.chapter != table.chapter() {
        plan.queue.clear();
        plan.sealed = false;
        plan.chapter = table.chapter();
    }
    let picked = |keys: &[String], queue: &[Vec<Order>]| {
        let menu = ahead(table, plan.seat, queue);
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
        Edit::Seal | Edit::Unseal if !book.sealing(table).has(plan.seat) => {
            return Err(Refused::NothingToSeal.into());
        }
        Edit::Seal => plan.sealed = true,
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
