//! A table whose title is known, and the face it shows when the title is forgotten.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Acted, Opening};
use crate::dice::{Dice, Key, Roll, Scheme, Seq};
use crate::event_log::{EventLog, Events, LogEntry};
use crate::json;
use crate::menu::{Menu, MenuStep as _};
use crate::policy::Policy;
use crate::preview;
use crate::refusal::{AnyRefusal, Refusal};
use crate::search::{self, Thought};
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Standing, Title};
use crate::view::{Everyone, OneSeat, View};

/// A table with its title forgotten.
pub(crate) trait Game: Send + Sync {
    fn title(&self) -> &'static str;
    fn rules(&self) -> u16;
    fn sides(&self) -> Vec<&'static str>;
    fn seq(&self) -> Seq;
    fn standing(&self) -> Standing;
    fn waiting(&self) -> Seats;
    fn free_to_act(&self) -> Seats;
    fn mix(&mut self, text: &str);
    fn rolls(&self) -> &[Roll];
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn menu(&self, seat: Seat) -> Menu;
    fn act(&mut self, seat: Seat, notation: &str, watching: Seats) -> Result<Acted, Refusal>;
    fn act_by_keys(
        &mut self,
        seat: Seat,
        keys: &[String],
        watching: Seats,
    ) -> Result<Option<Acted>, Refusal>;
    fn chapter(&self) -> u16;
    fn stage(&self) -> &'static str;
    fn decline(&self, seat: Seat) -> Option<String>;
    fn sealable(&self) -> Seats;
    fn turns_missing(&self, seat: Seat, queue: &[Vec<String>]) -> usize;
    fn preview(&self, seat: Seat, queue: &[Vec<String>]) -> Option<Menu>;
    fn canonical(&self, notation: &str) -> Result<String, Refusal>;
    fn conditions(&self) -> Menu;
    fn holds(&self, seat: Seat, condition: &str) -> Result<bool, Refusal>;
    fn advise(&self, seat: Seat, policy: Policy) -> Option<String>;
    fn think(
        &self,
        seat: Seat,
        policy: Policy,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Thought>;
    fn advise_unasked(&self, seat: Seat) -> Option<String>;
    fn answered_ahead(&self, seat: Seat) -> Option<String>;
    fn timed_out(&self, seat: Seat) -> Option<String>;
    fn public(&self) -> View<Everyone>;
    fn private(&self, seat: Seat) -> View<OneSeat>;
    fn snapshot(&self) -> Vec<u8>;
    #[cfg(test)]
    fn state(&self) -> Value;
    fn check(&self) -> Result<(), Broken>;
    fn reshuffle_hidden(&self, viewer: Option<Seat>, dice: &mut Dice) -> Box<dyn Game>;
    fn copy(&self) -> Box<dyn Game>;
}

/// A table with its title known.
pub(crate) struct Playing<T: Title> {
    /// The version of the rules.
    pub rules: u16,
    pub state: T::State,
    pub sides: Vec<usize>,
    pub seq: Seq,
    pub key: Key,
    /// What the next act adds to the key.
    pub mix: String,
    /// What the last act rolled.
    pub rolls: Vec<Roll>,
}

impl<T: Title> Clone for Playing<T> {
    fn clone(&self) -> Self {
        Self {
            rules: self.rules,
            state: self.state.clone(),
            sides: self.sides.clone(),
            seq: self.seq,
            key: self.key.clone(),
            mix: self.mix.clone(),
            rolls: self.rolls.clone(),
        }
    }
}

impl<T: Title> Playing<T> {
    pub fn open(opening: &Opening) -> Result<(Self, Events), Refusal> {
        let (rules, options, sides) = Self::agreed(opening)?;
        let key = opening.key()?;
        let mut dice = key.dice(Seq(0));
        let mut log = EventLog::default();
        let state = match &opening.position {
            None => T::open(&options, &sides, &mut dice, &mut log).map_err(rule::<T>)?,
            Some(position) => T::from_position(&options, &sides, position, &mut dice, &mut log)
                .map_err(Refusal::Misplaced)?,
        };
        Ok((
            Self {
                rules,
                state,
                sides,
                seq: Seq(0),
                key,
                mix: String::new(),
                rolls: dice.rolls().to_vec(),
            },
            Events::of::<T>(log),
        ))
    }

    pub fn restore(opening: &Opening, snapshot: &[u8]) -> Result<Self, Refusal> {
        let unsound = |what: String| Refusal::Unsound { what };
        let (rules, _, sides) = Self::agreed(opening)?;
        let (seq, rest) = postcard::take_from_bytes::<Seq>(snapshot)
            .map_err(|e| unsound(format!("snapshot: {e}")))?;
        let (mut state, rest) = postcard::take_from_bytes::<T::State>(rest)
            .map_err(|e| unsound(format!("snapshot: {e}")))?;
        let (key, rest) = match opening.scheme {
            Scheme::Seed => (opening.key()?, rest),
            Scheme::Bound { .. } => postcard::take_from_bytes(rest)
                .map(|(bytes, rest)| (Key::of_snapshot(bytes), rest))
                .map_err(|e| unsound(format!("snapshot: {e}")))?,
        };
        if !rest.is_empty() {
            return Err(unsound("snapshot: more bytes than a table has".into()));
        }
        T::go_on_by(&mut state, rules);
        T::check(&state).map_err(|broken| unsound(broken.to_string()))?;
        Ok(Self {
            rules,
            state,
            sides,
            seq,
            key,
            mix: String::new(),
            rolls: Vec::new(),
        })
    }

    /// The version that is asked for, if it can be played; the newest if none is.
    pub fn rules(asked: Option<u16>) -> Result<u16, Refusal> {
        let found = asked.unwrap_or(T::RULES);
        if (1..=T::RULES).contains(&found) {
            return Ok(found);
        }
        Err(Refusal::NoSuchRules {
            title: T::ID,
            found,
            newest: T::RULES,
        })
    }

    /// Options with the defaults of this version, checked.
    pub fn options(options: &Value, rules: u16) -> Result<T::Options, Refusal> {
        let defaults = T::default_options(rules);
        let options = match options {
            Value::Null => defaults,
            Value::Object(named) => {
                let mut all = serde_json::to_value(defaults).unwrap_or_default();
                if let Some(all) = all.as_object_mut() {
                    all.extend(named.clone());
                }
                read_options::<T>(&all)?
            }
            other => read_options::<T>(other)?,
        };
        Ok(T::agreed(options, rules))
    }

    /// The version, options and sides of an opening, checked.
    fn agreed(opening: &Opening) -> Result<(u16, T::Options, Vec<usize>), Refusal> {
        let rules = Self::rules(opening.rules)?;
        let options = Self::options(&opening.options, rules)?;
        let found = opening.sides.len();
        if !T::SEATS.contains(&found) {
            let (fewest, most) = (*T::SEATS.start(), *T::SEATS.end());
            return Err(Refusal::SeatCount {
                found,
                fewest,
                most,
            });
        }
        let mut sides = Vec::with_capacity(found);
        let mut taken = BTreeSet::new();
        for side in &opening.sides {
            let number = T::SIDES.iter().position(|known| known == side);
            let number = number.ok_or_else(|| Refusal::NoSuchSide {
                side: json::short(side),
            })?;
            if !taken.insert(number) {
                return Err(Refusal::SideTaken { side: side.clone() });
            }
            sides.push(number);
        }
        Ok((rules, options, sides))
    }

    fn actions(&self, seat: Seat) -> Vec<T::Action> {
        legal::<T>(&self.state, seat)
    }

    /// What is chosen for a seat that is waited for, by what it sees, in notation.
    fn chosen(
        &self,
        seat: Seat,
        choose: impl FnOnce(&T::Public, &T::Private, &[T::Action]) -> Option<usize>,
    ) -> Option<String> {
        if !T::waiting(&self.state).has(seat) {
            return None;
        }
        let (public, private) = (T::public(&self.state), T::private(&self.state, seat));
        let list = self.actions(seat);
        choose(&public, &private, &list)
            .and_then(|at| list.get(at))
            .map(T::write)
    }

    /// Applies an action, telling into `log`. Answers whether it may be taken back.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: T::Action,
        log: &mut EventLog<T::Event>,
    ) -> Result<bool, Refusal> {
        let waiting = T::waiting(&self.state);
        if waiting.is_empty() {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.sides.len() {
            return Err(Refusal::NoSuchSeat);
        }
        if !waiting.has(seat) && !T::free_to_act(&self.state).has(seat) {
            return Err(Refusal::NotWaited {
                waiting: waiting.iter().collect(),
            });
        }
        let seq = self.seq.next();
        let key = self.key.next(&std::mem::take(&mut self.mix));
        let mut dice = key.dice(seq);
        T::apply(&mut self.state, seat, action, &mut dice, log).map_err(rule::<T>)?;
        (self.seq, self.key) = (seq, key);
        self.rolls.clear();
        self.rolls.extend_from_slice(dice.rolls());
        Ok(undoable::<T>(&dice, &log.0))
    }

    /// Applies an action and answers what it did, and what of it concerns the seats that watch.
    fn act_watched(
        &mut self,
        seat: Seat,
        action: T::Action,
        watching: Seats,
    ) -> Result<Acted, Refusal> {
        let watching = preview::watching::<T>(&self.state, watching);
        let mut log = EventLog::default();
        let undoable = self.apply(seat, action, &mut log)?;
        Ok(Acted {
            seq: self.seq,
            action: T::write(&action),
            concerns: watching.concerned(&log.0),
            facts: Events::of::<T>(log),
            undoable,
        })
    }
}

fn read_options<T: Title>(options: &Value) -> Result<T::Options, Refusal> {
    json::read(options).map_err(|e| Refusal::BadOptions {
        at: e.at,
        what: e.what,
    })
}

/// Undo stops where dice were rolled or something hidden was shown.
pub(crate) fn undoable<T: Title>(dice: &Dice, log: &[LogEntry<T::Event>]) -> bool {
    !dice.rolled() && !log.iter().any(|log| T::reveals(&log.event))
}

/// The legal actions of a seat.
pub(crate) fn legal<T: Title>(state: &T::State, seat: Seat) -> Vec<T::Action> {
    let mut list = Vec::new();
    T::legal(state, seat, &mut list);
    list
}

/// The menu of these actions.
pub(crate) fn menu<T: Title>(actions: Vec<T::Action>) -> Menu {
    let path = |action: T::Action| (T::path(&action), T::write(&action));
    Menu::of(actions.into_iter().map(path).collect())
}

fn rule<T: Title>(refusal: T::Refusal) -> Refusal {
    Refusal::Rule {
        reason: AnyRefusal::of::<T>(refusal),
    }
}

impl<T: Title> Game for Playing<T> {
    fn title(&self) -> &'static str {
        T::ID
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn sides(&self) -> Vec<&'static str> {
        self.sides
            .iter()
            .filter_map(|side| T::SIDES.get(*side).copied())
            .collect()
    }

    fn seq(&self) -> Seq {
        self.seq
    }

    fn standing(&self) -> Standing {
        T::standing(&self.state)
    }

    fn waiting(&self) -> Seats {
        T::waiting(&self.state)
    }

    fn free_to_act(&self) -> Seats {
        T::free_to_act(&self.state)
    }

    fn mix(&mut self, text: &str) {
        text.clone_into(&mut self.mix);
    }

    fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(T::write).collect()
    }

    fn menu(&self, seat: Seat) -> Menu {
        menu::<T>(self.actions(seat))
    }

    fn act(&mut self, seat: Seat, notation: &str, watching: Seats) -> Result<Acted, Refusal> {
        let action = T::read(notation).map_err(Refusal::Unreadable)?;
        self.act_watched(seat, action, watching)
    }

    fn act_by_keys(
        &mut self,
        seat: Seat,
        keys: &[String],
        watching: Seats,
    ) -> Result<Option<Acted>, Refusal> {
        let leads = |action: &T::Action| {
            T::path(action)
                .iter()
                .map(|step| step.key())
                .eq(keys.iter().cloned())
        };
        match self.actions(seat).into_iter().find(leads) {
            Some(action) => self.act_watched(seat, action, watching).map(Some),
            None => Ok(None),
        }
    }

    fn chapter(&self) -> u16 {
        T::chapter(&T::public(&self.state))
    }

    fn stage(&self) -> &'static str {
        T::stage(&T::public(&self.state))
    }

    fn decline(&self, seat: Seat) -> Option<String> {
        // Who is not asked anything has nothing to decline.
        if !self.waiting().has(seat) {
            return None;
        }
        let list = self.actions(seat);
        list.iter().find(|a| T::declines(a)).map(T::write)
    }

    fn sealable(&self) -> Seats {
        T::sealable(&T::public(&self.state))
    }

    fn turns_missing(&self, seat: Seat, queue: &[Vec<String>]) -> usize {
        let turns = T::turns_to_seal(&T::public(&self.state), seat);
        let takes = |acts: &&Vec<String>| {
            let first = acts.first().and_then(|text| T::read(text).ok());
            first.is_some_and(|action| T::takes_turn(&action))
        };
        turns.saturating_sub(queue.iter().filter(takes).count())
    }

    fn preview(&self, seat: Seat, queue: &[Vec<String>]) -> Option<Menu> {
        preview::menu_after::<T>(&self.state, seat, queue)
    }

    fn canonical(&self, notation: &str) -> Result<String, Refusal> {
        let action = T::read(notation).map_err(Refusal::Unreadable)?;
        Ok(T::write(&action))
    }

    fn conditions(&self) -> Menu {
        Menu::of(T::conditions())
    }

    fn holds(&self, seat: Seat, condition: &str) -> Result<bool, Refusal> {
        let (public, private) = (T::public(&self.state), T::private(&self.state, seat));
        T::holds(&public, &private, seat, condition).map_err(Refusal::Unreadable)
    }

    fn advise(&self, seat: Seat, policy: Policy) -> Option<String> {
        if !self.waiting().has(seat) {
            return None;
        }
        let list = self.actions(seat);
        let mut dice = self.key.choice_dice(self.seq.next());
        policy
            .choose::<T>(&self.state, seat, &list, &mut dice)
            .map(|action| T::write(&action))
    }

    fn think(
        &self,
        seat: Seat,
        policy: Policy,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Thought> {
        if !self.waiting().has(seat) {
            return None;
        }
        let list = self.actions(seat);
        let mut dice = self.key.choice_dice(self.seq.next());
        if policy == Policy::Daimyo {
            let seed = dice.imagined_seed();
            let found = search::search::<T>(&self.state, seat, &list, seed, go_on)?;
            return Some(found.thought(seat, self.sides.len()));
        }
        let action = policy.choose::<T>(&self.state, seat, &list, &mut dice)?;
        Some(Thought::without_search(T::write(&action), self.sides.len()))
    }

    fn advise_unasked(&self, seat: Seat) -> Option<String> {
        if self.waiting().has(seat) || !self.free_to_act().has(seat) {
            return None;
        }
        let (public, private) = (T::public(&self.state), T::private(&self.state, seat));
        let list = self.actions(seat);
        let at = T::computer_unasked(&public, &private, seat, &list)?;
        list.get(at).map(T::write)
    }

    fn answered_ahead(&self, seat: Seat) -> Option<String> {
        self.chosen(seat, |public, private, list| {
            T::answered_ahead(public, private, seat, list)
        })
    }

    fn timed_out(&self, seat: Seat) -> Option<String> {
        let mut dice = self.key.choice_dice(self.seq.next());
        self.chosen(seat, |public, private, list| {
            T::timed_out(public, private, seat, list, &mut dice)
        })
    }

    fn public(&self) -> View<Everyone> {
        View::everyone::<T>(self.seq, T::public(&self.state))
    }

    fn private(&self, seat: Seat) -> View<OneSeat> {
        let public = T::public(&self.state);
        View::one_seat::<T>(self.seq, seat, public, T::private(&self.state, seat))
    }

    fn snapshot(&self) -> Vec<u8> {
        let bytes = match self.key.kept() {
            None => postcard::to_allocvec(&(self.seq, &self.state)),
            Some(key) => postcard::to_allocvec(&(self.seq, &self.state, key)),
        };
        bytes.unwrap_or_default()
    }

    #[cfg(test)]
    fn state(&self) -> Value {
        serde_json::to_value(&self.state).unwrap_or(Value::Null)
    }

    fn check(&self) -> Result<(), Broken> {
        T::check(&self.state)
    }

    fn reshuffle_hidden(&self, viewer: Option<Seat>, dice: &mut Dice) -> Box<dyn Game> {
        let state = T::reshuffle_hidden(&self.state, viewer, dice);
        Box::new(Self {
            state,
            ..self.clone()
        })
    }

    fn copy(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
