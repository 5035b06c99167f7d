//! The opaque table: one play of a title, of which the outside sees only views, menus and facts.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::ahead;
use crate::catalog;
use crate::dice::{Dice, Key, Seed, Seq, hex};
use crate::menu::Menu;
use crate::policy::Policy;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Standing, Title};
use crate::told::{Hears, Teller, Told};
use crate::view::{Everyone, OneSeat, View};

/// What a table is opened with. Everything but the seed is public.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The id of the title.
    pub title: String,
    /// The title's options; what is left out takes its default.
    pub options: Value,
    /// What each seat plays, clockwise.
    pub sides: Vec<String>,
    /// Where the dice come from.
    pub seed: Seed,
    /// Public text mixed into the dice after the commitment was posted; may be empty.
    pub entropy: String,
    /// A position to begin from instead of the title's set-up.
    pub position: Option<Value>,
}

/// A fact told by an act, as the outside gets it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fact {
    /// The seat that alone learns it; nobody for a public fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Seat>,
    /// The event, its code in `event`.
    #[serde(flatten)]
    pub event: Value,
}

/// An accepted act.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// The table's sequence number after it.
    pub seq: Seq,
    /// The action in canonical notation; private where the title hides choices.
    pub action: String,
    /// What was told.
    pub facts: Vec<Fact>,
    /// Rolled no dice and showed nobody anything hidden: may be taken back while nobody else acts.
    pub undoable: bool,
    /// Facts that touch what a heeding seat may have planned: whom, and which.
    pub concerns: Vec<(Seat, Fact)>,
}

/// One play of a title.
pub struct Table(Box<dyn Game>);

impl Table {
    /// Opens a table, or poses one at a written position. Also answers what was told.
    pub fn open(opening: &Opening) -> Result<(Self, Vec<Fact>), Refusal> {
        let entry = catalog::find(&opening.title)?;
        let (game, facts) = entry.open(opening)?;
        Ok((Self(game), facts))
    }

    /// The table of a snapshot taken by [`Table::snapshot`] of a table opened the same way.
    pub fn restore(opening: &Opening, snapshot: &[u8]) -> Result<Self, Refusal> {
        catalog::find(&opening.title)?
            .restore(opening, snapshot)
            .map(Self)
    }

    /// The id of the title.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.0.title()
    }

    /// What each seat plays, clockwise.
    #[must_use]
    pub fn sides(&self) -> Vec<&'static str> {
        self.0.sides()
    }

    /// How many acts the table has seen.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.0.seq()
    }

    /// Whom the table waits for, or how it ended.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.0.standing()
    }

    /// The seats the table waits for; none when it is over.
    #[must_use]
    pub fn waiting(&self) -> Seats {
        self.0.waiting()
    }

    /// The legal actions of a seat in notation, in the title's order. For that seat's eyes only.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal(seat)
    }

    /// The menu of a seat. For that seat's eyes only.
    #[must_use]
    pub fn menu(&self, seat: Seat) -> Menu {
        self.0.menu(seat)
    }

    /// Applies an action given in notation.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<Acted, Refusal> {
        self.0.act(seat, notation, Seats::NONE)
    }

    /// The same, also answering what of it concerns the seats that heed.
    pub fn act_heeded(
        &mut self,
        seat: Seat,
        notation: &str,
        heeding: Seats,
    ) -> Result<Acted, Refusal> {
        self.0.act(seat, notation, heeding)
    }

    /// Applies an action that was offered at a certain moment; refused if the table has moved on.
    pub fn act_at(&mut self, offered: Seq, seat: Seat, notation: &str) -> Result<Acted, Refusal> {
        let now = self.seq();
        if offered != now {
            return Err(Refusal::Stale { offered, now });
        }
        self.act(seat, notation)
    }

    /// The round (hand, season ...) the table is in.
    #[must_use]
    pub fn chapter(&self) -> u16 {
        self.0.chapter()
    }

    /// How a seat declines what it is asked, in notation, if it may.
    #[must_use]
    pub fn decline(&self, seat: Seat) -> Option<String> {
        self.0.decline(seat)
    }

    /// The seats whose acts of this stage may be sealed; none where the acts must be open.
    #[must_use]
    pub fn sealable(&self) -> Seats {
        self.0.sealable()
    }

    /// What a seat could do if it were its turn and the acts of its queue were done (of each, the
    /// first alternative that is possible). For that seat's eyes only; nothing where there is no
    /// telling.
    #[must_use]
    pub fn ahead(&self, seat: Seat, queue: &[Vec<String>]) -> Option<Menu> {
        self.0.ahead(seat, queue)
    }

    /// The canonical form of notation, if it can be read at all.
    pub fn canonical(&self, notation: &str) -> Result<String, Refusal> {
        self.0.canonical(notation)
    }

    /// Does a condition of an order hold, by what the seat sees?
    pub fn holds(&self, seat: Seat, condition: &str) -> Result<bool, Refusal> {
        if seat.index() < self.sides().len() {
            self.0.holds(seat, condition)
        } else {
            Err(Refusal::NoSuchSeat)
        }
    }

    /// What a computer player would do in this seat, in notation; nothing if it is not waited for.
    #[must_use]
    pub fn advise(&self, seat: Seat, policy: Policy) -> Option<String> {
        self.0.advise(seat, policy)
    }

    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> View<Everyone> {
        self.0.public()
    }

    /// What one seat sees.
    pub fn private(&self, seat: Seat) -> Result<View<OneSeat>, Refusal> {
        if seat.index() < self.sides().len() {
            Ok(self.0.private(seat))
        } else {
            Err(Refusal::NoSuchSeat)
        }
    }

    /// The state in compact bytes: a cache, to be rebuilt from the journal at any time. Secret.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        self.0.snapshot()
    }

    /// The SHA-256 of the snapshot, in hexadecimal.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.snapshot()))
    }

    /// The whole state as JSON, secrets included: for golden playthroughs and repair, never for
    /// players.
    #[must_use]
    pub fn state(&self) -> Value {
        self.0.state()
    }

    /// The title's invariants.
    pub fn check(&self) -> Result<(), Broken> {
        self.0.check()
    }

    /// Another table that looks the same to a viewer (a seat, or the public): everything the
    /// viewer may not know is dealt anew from this seed. For proofs that an output tells nothing.
    #[must_use]
    pub fn redeal(&self, viewer: Option<Seat>, seed: &Seed) -> Self {
        Self(
            self.0
                .redeal(viewer, &mut seed.key("redeal").dice(self.seq())),
        )
    }
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({} at {})", self.title(), self.seq())
    }
}

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
    pub fn open(opening: &Opening) -> Result<(Self, Vec<Fact>), Refusal> {
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
            facts(told.0),
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

fn facts<E: Serialize>(told: Vec<Told<E>>) -> Vec<Fact> {
    told.iter().map(fact).collect()
}

/// A fact as the outside gets it.
pub(crate) fn fact<E: Serialize>(told: &Told<E>) -> Fact {
    Fact {
        only: match told.to {
            Hears::All => None,
            Hears::Only(seat) => Some(seat),
        },
        event: serde_json::to_value(&told.event).unwrap_or(Value::Null),
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
            facts: facts(told.0),
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
