//! Runs the lines of a case on a table.

use rules::dice::{Scheme, Seed};
use rules::event_log::Events;
use rules::policy::Policy;
use rules::refusal::Refusal;
use rules::seat::Seat;
use rules::table::{Opening, Table};
use serde_json::Value;

use crate::{Case, Suite, shown, told};

/// More acts than any table takes.
const MOST_ACTS: u32 = 2_000;

/// A table in the middle of a case.
pub struct Run {
    pub suite: &'static Suite,
    pub opening: Opening,
    pub table: Table,
    /// Everything told since the opening.
    pub facts: Events,
    /// May the last act be taken back?
    pub undoable: bool,
}

/// What a line did.
#[derive(PartialEq, Eq)]
pub enum Did {
    /// It moved the table on.
    Acted,
    /// It proved something.
    Checked,
}

/// Runs a case; the error says what was expected and what was found.
pub fn run(suite: &'static Suite, case: &Case) -> Result<(), String> {
    let position = case.given.as_ref().map(suite.position);
    let opening = Opening {
        title: suite.title.into(),
        rules: case.rules,
        options: case.options.clone(),
        sides: case.sides.split_whitespace().map(String::from).collect(),
        seed: Seed::from_number(case.seed),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: position.transpose()?,
    };
    let opened = Table::open(&opening);
    if let [only] = case.play.as_slice()
        && let Some(at) = only.strip_prefix("opening refused: ")
    {
        return match opened {
            Ok(_) => Err("expected a refused opening\nfound    a table".into()),
            Err(refusal) if refusal.to_string().starts_with(at) => Ok(()),
            Err(refusal) => Err(format!("expected {at}\nfound    {refusal}")),
        };
    }
    let (table, facts) = opened.map_err(|refusal| format!("cannot be opened: {refusal}"))?;
    let mut run = Run {
        suite,
        opening,
        table,
        facts,
        undoable: false,
    };
    run.sound()?;
    let mut checks = 0;
    for line in &case.play {
        let did = run.line(line).map_err(|why| format!("{line}\n{why}"))?;
        checks += usize::from(did == Did::Checked);
    }
    if checks == 0 {
        return Err("the case checks nothing".into());
    }
    Ok(())
}

impl Run {
    pub fn sides(&self) -> Vec<&'static str> {
        self.table.sides()
    }

    pub fn seat(&self, side: &str) -> Result<Seat, String> {
        let at = self.sides().iter().position(|known| *known == side);
        at.and_then(Seat::new)
            .ok_or_else(|| format!("{side:?} does not sit at this table"))
    }

    /// The stage by the word of the title's public view.
    pub fn stage(&self) -> String {
        let view = self.table.public().to_json();
        let stage = view.pointer("/public/stage").and_then(Value::as_str);
        stage.unwrap_or("?").into()
    }

    /// What must hold after every act.
    fn sound(&self) -> Result<(), String> {
        self.table.check().map_err(|broken| broken.to_string())?;
        let idle = self
            .table
            .waiting()
            .iter()
            .find(|seat| self.table.legal(*seat).is_empty());
        if let Some(seat) = idle {
            return Err(format!("seat {seat} is waited for and has nothing to do"));
        }
        let again = Table::restore(&self.opening, &self.table.snapshot());
        match again {
            Ok(again) if again.hash() == self.table.hash() => Ok(()),
            Ok(_) => Err("the snapshot holds another table".into()),
            Err(refusal) => Err(format!("the snapshot cannot be restored: {refusal}")),
        }
    }

    fn line(&mut self, line: &str) -> Result<Did, String> {
        if let Some(stage) = line.strip_prefix("until ") {
            return self.until(stage);
        }
        if line == "play out" {
            return self.until("over");
        }
        let (head, notation) = line.split_once(": ").unwrap_or((line, ""));
        let (clan, rest) = head.split_once(' ').unwrap_or((head, ""));
        let Ok(seat) = self.seat(clan) else {
            return self.check(line).map(|()| Did::Checked);
        };
        match rest {
            "" if !notation.is_empty() => self.act(seat, notation).map(|()| Did::Acted),
            "may" => self.may(seat, notation).map(|()| Did::Checked),
            "may not" => self.may_not(seat, notation).map(|()| Did::Checked),
            "only" => self.only(seat, notation).map(|()| Did::Checked),
            "finds" => self.finds(seat, notation, "true").map(|()| Did::Checked),
            "finds not" => self.finds(seat, notation, "false").map(|()| Did::Checked),
            "decided" => self
                .is(notation, self.table.answered_ahead(seat))
                .map(|()| Did::Checked),
            "late" => self
                .is(notation, self.table.timed_out(seat))
                .map(|()| Did::Checked),
            "cannot ask" => self
                .finds(seat, notation, "unreadable")
                .map(|()| Did::Checked),
            _ => match (rest.strip_prefix("may "), rest.strip_prefix("refused ")) {
                (Some(count), _) => self.may_count(seat, count, notation).map(|()| Did::Checked),
                (_, Some(why)) => self.refused(seat, why, notation).map(|()| Did::Checked),
                _ => Err("a line nobody understands".into()),
            },
        }
    }

    /// Is this so?
    fn check(&self, line: &str) -> Result<(), String> {
        let about_facts = line.starts_with("told ") || line.starts_with("never ");
        if about_facts {
            told::line(self, line)
        } else {
            (self.suite.line)(self, line)
        }
    }

    /// Plays on at random until a stage.
    fn until(&mut self, stage: &str) -> Result<Did, String> {
        for _ in 0..MOST_ACTS {
            if self.stage() == stage {
                return Ok(Did::Acted);
            }
            let seat = self
                .table
                .waiting()
                .iter()
                .next()
                .ok_or("the table is over")?;
            let advice = self.table.advise(seat, Policy::Random).ok_or("no advice")?;
            self.act(seat, &advice)?;
        }
        Err("it does not come to that".into())
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), String> {
        let legal = self.table.legal(seat);
        let acted = self.table.act(seat, notation);
        let acted = acted.map_err(|refusal| format!("refused: {}", code(&refusal).1))?;
        if !legal.contains(&acted.action) {
            return Err(format!(
                "accepted {:?}, which was not in the list",
                acted.action
            ));
        }
        self.facts.add(acted.facts);
        self.undoable = acted.undoable;
        self.sound()
    }

    fn may(&self, seat: Seat, notation: &str) -> Result<(), String> {
        if !self.table.legal(seat).iter().any(|legal| legal == notation) {
            let alike = self.alike(seat, notation);
            return Err(format!("not in the list\nalike    {}", alike.join(" | ")));
        }
        let mut trial = self.table.clone();
        trial
            .act(seat, notation)
            .map(|_| ())
            .map_err(|refusal| format!("listed, but {refusal}"))
    }

    /// Legal actions that begin with the same word, a few of them.
    fn alike(&self, seat: Seat, notation: &str) -> Vec<String> {
        let verb = notation.split(' ').next().unwrap_or("");
        let legal = self.table.legal(seat).into_iter();
        legal
            .filter(|action| action.starts_with(verb))
            .take(12)
            .collect()
    }

    fn may_not(&self, seat: Seat, notation: &str) -> Result<(), String> {
        if self.table.legal(seat).iter().any(|legal| legal == notation) {
            return Err("it is in the list".into());
        }
        self.refusal(seat, notation).map(|_| ())
    }

    /// Does a condition of an order hold?
    fn finds(&self, seat: Seat, condition: &str, expected: &str) -> Result<(), String> {
        let found = match self.table.holds(seat, condition) {
            Ok(holds) => holds.to_string(),
            Err(refusal) => code(&refusal).0,
        };
        if found.starts_with(expected) {
            return Ok(());
        }
        Err(format!("expected {expected}\nfound    {found}"))
    }

    /// Is this what is done for a seat? Nothing is `ask`.
    fn is(&self, wanted: &str, found: Option<String>) -> Result<(), String> {
        let found = found.unwrap_or_else(|| "ask".into());
        if found == wanted {
            return Ok(());
        }
        Err(format!("expected {wanted}\nfound    {found}"))
    }

    fn only(&self, seat: Seat, actions: &str) -> Result<(), String> {
        let mut wanted: Vec<String> = actions.split(" | ").map(String::from).collect();
        let mut found = self.table.legal(seat);
        wanted.sort();
        found.sort();
        if wanted == found {
            return Ok(());
        }
        found.truncate(40);
        Err(format!(
            "expected {}\nfound    {}",
            wanted.join(" | "),
            found.join(" | ")
        ))
    }

    fn may_count(&self, seat: Seat, count: &str, start: &str) -> Result<(), String> {
        let wanted = count
            .parse::<usize>()
            .map_err(|_| "a line nobody understands")?;
        let list = self.table.legal(seat);
        let found = list
            .iter()
            .filter(|action| action.starts_with(start))
            .count();
        if found == wanted {
            return Ok(());
        }
        let some = self.alike(seat, start).join(" | ");
        Err(format!(
            "expected {wanted} actions\nfound    {found}: {some} ..."
        ))
    }

    /// The refusal of an action that can be read; the table must be as it was.
    fn refusal(&self, seat: Seat, notation: &str) -> Result<Refusal, String> {
        let mut trial = self.table.clone();
        match trial.act(seat, notation) {
            Ok(_) => Err("accepted".into()),
            Err(_) if trial.hash() != self.table.hash() => {
                Err("refused, but the table is another".into())
            }
            Err(Refusal::Unreadable(why)) => Err(format!("unreadable: {why:?}")),
            Err(refusal) => Ok(refusal),
        }
    }

    fn refused(&self, seat: Seat, why: &str, notation: &str) -> Result<(), String> {
        let (wanted, more) = why.split_once(' ').unwrap_or((why, ""));
        let refusal = self.refusal(seat, notation)?;
        let (found, reason) = code(&refusal);
        if found != wanted {
            return Err(format!("expected {wanted}\nfound    {reason}"));
        }
        let fields = shown::fields(&self.sides(), &reason);
        match shown::differs(&shown::wanted(more)?, &fields) {
            Some(both) => Err(both),
            None => Ok(()),
        }
    }
}

/// The code of a refusal and everything it carries.
fn code(refusal: &Refusal) -> (String, Value) {
    let value = match refusal {
        Refusal::Rule { reason } => reason.to_json(),
        other => serde_json::to_value(other).unwrap_or_default(),
    };
    let code = value.get("refusal").or_else(|| value.get("refused"));
    (code.and_then(Value::as_str).unwrap_or("?").into(), value)
}
