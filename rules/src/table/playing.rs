//! A table whose title is known, and the face it shows when the title is forgotten.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use super::{Account, Acted, Opening};
use crate::ahead;
use crate::dice::{Dice, Key, Seq};
use crate::menu::Menu;
use crate::policy::Policy;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Standing, Title};
use crate::told::{Teller, Told};
use crate::view::{Everyone, OneSeat, View};

/// A table with its title forgotten.
pub(crate) trait Game: Send + Sync {
    fn title(&self) -> &'static str;
    fn sides(&self) -> Vec<&'static str>;
    fn seq(&self) -> Seq;
    fn standing(&self) -> Standing;
    fn waiting(&self) -> Seats;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn menu(&self, seat: Seat) -> Menu;
    fn act(&mut self, seat: Seat, notation: &str, heeding: Seats) -> Result<Acted, Refusal>;
    fn chapter(&self) -> u16;
    fn decline(&self, seat: Seat) -> Option<String>;
    fn sealable(&self) -> Seats;
    fn ahead(&self, seat: Seat, queue: &[Vec<String>]) -> Option<Menu>;
    fn canonical(&self, notation: &str) -> Result<String, Refusal>;
    fn conditions(&self) -> Menu;
    fn holds(&self, seat: Seat, condition: &str) -> Result<bool, Refusal>;
    fn advise(&self, seat: Seat, policy: Policy) -> Option<String>;
    fn public(&self) -> View<Everyone>;
    fn private(&self, seat: Seat) -> View<OneSeat>;
    fn snapshot(&self) -> Vec<u8>;
    fn state(&self) -> Value;
    fn check(&self) -> Result<(), Broken>;
    fn redeal(&self, viewer: Option<Seat>, dice: &mut Dice) -> Box<dyn Game>;
    fn copy(&self) -> Box<dyn Game>;
}

/// A table with its title known.
pub(crate) struct Playing<T: Title> {
    pub state: T::State,
    pub sides: Vec<usize>,
    pub seq: Seq,
    pub key: Key,
}

impl<T: Title> Clone for Playing<T> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            sides: self.sides.clone(),
            seq: self.seq,
            key: self.key.clone(),
        }
    }
}

impl<T: Title> Playing<T> {
    pub fn open(opening: &Opening) -> Result<(Self, Account), Refusal> {
        let (options, sides) = Self::agreed(opening)?;
        let key = opening.seed.key(&opening.entropy);
        let mut dice = key.dice(Seq(0));
        let mut told = Teller::default();
        let state = match &opening.position {
            None => {
                T::open(&options, &sides, &mut dice, &mut told).map_err(|refusal| rule(&refusal))?
            }
            Some(position) => T::pose(&options, &sides, position, &mut dice, &mut told)
                .map_err(Refusal::Misplaced)?,
        };
        Ok((
            Self {
                state,
                sides,
                seq: Seq(0),
                key,
            },
            Account::of(&told.0),
        ))
    }

    pub fn restore(opening: &Opening, snapshot: &[u8]) -> Result<Self, Refusal> {
        let unsound = |what: String| Refusal::Unsound { what };
        let (_, sides) = Self::agreed(opening)?;
        let (seq, rest) = postcard::take_from_bytes::<Seq>(snapshot)
            .map_err(|e| unsound(format!("snapshot: {e}")))?;
        let (state, rest) = postcard::take_from_bytes::<T::State>(rest)
            .map_err(|e| unsound(format!("snapshot: {e}")))?;
        if !rest.is_empty() {
            return Err(unsound("snapshot: more bytes than a table has".into()));
        }
        T::check(&state).map_err(|broken| unsound(broken.to_string()))?;
        Ok(Self {
            state,
            sides,
            seq,
            key: opening.seed.key(&opening.entropy),
        })
    }

    /// Options with their defaults, checked.
    pub fn options(options: &Value) -> Result<T::Options, Refusal> {
        match options {
            Value::Null => Ok(T::Options::default()),
            options => serde_path_to_error::deserialize(options).map_err(|e| Refusal::BadOptions {
                at: e.path().to_string(),
                what: e.inner().to_string(),
            }),
        }
    }

    /// The options and sides of an opening, checked.
    fn agreed(opening: &Opening) -> Result<(T::Options, Vec<usize>), Refusal> {
        let options = Self::options(&opening.options)?;
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
            let number = number.ok_or_else(|| Refusal::NoSuchSide { side: side.clone() })?;
            if !taken.insert(number) {
                return Err(Refusal::SideTaken { side: side.clone() });
            }
            sides.push(number);
        }
        Ok((options, sides))
    }

    fn actions(&self, seat: Seat) -> Vec<T::Action> {
        legal::<T>(&self.state, seat)
    }

    /// Applies an action, telling into `told`. Answers whether it may be taken back.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: T::Action,
        told: &mut Teller<T::Event>,
    ) -> Result<bool, Refusal> {
        let waiting = T::waiting(&self.state);
        if waiting.is_empty() {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.sides.len() {
            return Err(Refusal::NoSuchSeat);
        }
        if !waiting.has(seat) {
            return Err(Refusal::NotWaited {
                waiting: waiting.iter().collect(),
            });
        }
        let seq = self.seq.next();
        let mut dice = self.key.dice(seq);
        T::apply(&mut self.state, seat, action, &mut dice, told)
            .map_err(|refusal| rule(&refusal))?;
        self.seq = seq;
        Ok(undoable::<T>(&dice, &told.0))
    }
}

/// DESIGN section 4: undo stops where dice were rolled or something hidden was shown.
pub(crate) fn undoable<T: Title>(dice: &Dice, told: &[Told<T::Event>]) -> bool {
    !dice.rolled() && !told.iter().any(|told| T::reveals(&told.event))
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

fn rule<R: Serialize>(refusal: &R) -> Refusal {
    Refusal::Rule {
        reason: serde_json::to_value(refusal).unwrap_or(Value::Null),
    }
}

impl<T: Title> Game for Playing<T> {
    fn title(&self) -> &'static str {
        T::ID
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

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(T::write).collect()
    }

    fn menu(&self, seat: Seat) -> Menu {
        menu::<T>(self.actions(seat))
    }

    fn act(&mut self, seat: Seat, notation: &str, heeding: Seats) -> Result<Acted, Refusal> {
        let action = T::read(notation).map_err(Refusal::Unreadable)?;
        let heeding = ahead::heeding::<T>(&self.state, heeding);
        let mut told = Teller::default();
        let undoable = self.apply(seat, action, &mut told)?;
        Ok(Acted {
            seq: self.seq,
            action: T::write(&action),
            concerns: heeding.concerned(&told.0),
            facts: Account::of(&told.0),
            undoable,
        })
    }

    fn chapter(&self) -> u16 {
        T::chapter(&T::public(&self.state))
    }

    fn decline(&self, seat: Seat) -> Option<String> {
        let list = self.actions(seat);
        list.iter().find(|a| T::declines(a)).map(T::write)
    }

    fn sealable(&self) -> Seats {
        T::sealable(&T::public(&self.state))
    }

    fn ahead(&self, seat: Seat, queue: &[Vec<String>]) -> Option<Menu> {
        ahead::menu_after::<T>(&self.state, seat, queue)
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
        let list = self.actions(seat);
        let mut whim = self.key.whim(self.seq.next());
        policy
            .choose::<T>(&self.state, seat, &list, &mut whim)
            .map(|action| T::write(&action))
    }

    fn public(&self) -> View<Everyone> {
        View::everyone::<T>(self.seq, T::public(&self.state))
    }

    fn private(&self, seat: Seat) -> View<OneSeat> {
        let public = T::public(&self.state);
        View::one_seat::<T>(self.seq, seat, public, T::private(&self.state, seat))
    }

    fn snapshot(&self) -> Vec<u8> {
        postcard::to_allocvec(&(self.seq, &self.state)).unwrap_or_default()
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.state).unwrap_or(Value::Null)
    }

    fn check(&self) -> Result<(), Broken> {
        T::check(&self.state)
    }

    fn redeal(&self, viewer: Option<Seat>, dice: &mut Dice) -> Box<dyn Game> {
        let state = T::redeal(&self.state, viewer, dice);
        Box::new(Self {
            state,
            ..self.clone()
        })
    }

    fn copy(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}
