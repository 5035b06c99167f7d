//! The contract of a title.
//!
//! [`Titled`] is what the outside may know of a title: its id, its seats, the types of its views and
//! events. `Title` is the rest, visible only in this crate: states, actions and the pure functions
//! over them. A title is added by implementing both and adding one line to the catalogue.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::lesson::Lesson;
use crate::menu::MenuStep;
use crate::notation::{NotationReader, Unreadable};
use crate::seat::{Seat, Seats};

/// The public face of a title.
pub trait Titled: Sized + Send + Sync + 'static {
    /// The id in commands, files and journals.
    const ID: &'static str;
    /// The newest version of the rules; all versions from 1 on can be played. A change that would
    /// alter a running table's past raises it and keeps the old way for older tables.
    const RULES: u16;
    /// How many seats a table may have.
    const SEATS: RangeInclusive<usize>;
    /// What a seat can play (clans, colours), by id.
    const SIDES: &'static [&'static str];
    /// The options that are words, each with the words it takes. Switches that are on or off need no
    /// line here.
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[];
    /// Has stages whose acts all seats may write down at once, sealed, to be played out in turn.
    const SEALABLE: bool = false;
    /// The first stretch for somebody who has never played it.
    const LESSON: Lesson;
    /// Switches for beginners, which a table against computer players has unless its player says otherwise.
    const FOR_BEGINNERS: &'static [(&'static str, bool)] = &[];

    /// Agreed before the table opens; the default is the recommended way to play.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// What everybody sees.
    type Public: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one seat sees besides.
    type Private: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// A fact, in the past tense.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action or an opening is refused; carries what a message needs, never a secret.
    type Refusal: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What can be chosen at one place of a menu.
    type Step: MenuStep;

    /// The id of the stage that a table is at.
    fn stage(public: &Self::Public) -> &'static str;

    /// The options by default under a version of the rules.
    #[must_use]
    fn default_options(_rules: u16) -> Self::Options {
        Self::Options::default()
    }
}

/// The rules of a title: pure functions over a state nobody outside this crate can reach.
pub(crate) trait Title: Titled {
    /// Everything about a table, secrets included.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One choice of one seat.
    type Action: Copy + Debug + PartialEq + Eq + std::hash::Hash + Send + Sync;

    /// The options as agreed under this version of the rules. A title with several versions notes
    /// the version in them, outside of their written form: there is the place its rules look it up.
    fn agreed(options: Self::Options, _rules: u16) -> Self::Options {
        options
    }

    /// Lets a state that was read from bytes go on by this version of the rules. The bytes do not
    /// name it, so those of older versions stay as they are.
    fn go_on_by(_state: &mut Self::State, _rules: u16) {}

    /// Sets a table up for these sides, one per seat, clockwise. The caller has checked their
    /// number, that each is one of [`Titled::SIDES`], and that no two are alike.
    fn open(
        options: &Self::Options,
        sides: &[usize],
        dice: &mut Dice,
        log: &mut EventLog<Self::Event>,
    ) -> Result<Self::State, Self::Refusal>;

    /// How many seats play.
    fn seats(state: &Self::State) -> usize;

    /// The seats that have something to decide; none when the table is over.
    fn waiting(state: &Self::State) -> Seats;

    /// The seats that may act although the table does not wait for them: to make and answer offers,
    /// to change what they decided ahead. By public knowledge alone, so that it betrays nothing.
    fn free_to_act(_state: &Self::State) -> Seats {
        Seats::NONE
    }

    /// Whom the table waits for, or how it ended.
    fn standing(state: &Self::State) -> Standing;

    /// Adds every legal action of a seat to the list: the one source of legality. Never empty for a
    /// seat that is waited for; for one that is only free to act it may be; never a word about any
    /// other seat.
    fn legal(state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// Applies an action of a seat that is waited for or free to act. A refusal leaves the state as it was.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut EventLog<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What everybody sees.
    fn public(state: &Self::State) -> Self::Public;

    /// What one seat sees besides.
    fn private(state: &Self::State, seat: Seat) -> Self::Private;

    /// The invariants; run after loading and in tests.
    fn check(state: &Self::State) -> Result<(), Broken>;

    /// The canonical notation of an action.
    fn write(action: &Self::Action) -> String;

    /// Reads notation.
    fn read(text: &str) -> Result<Self::Action, Unreadable>;

    /// Notation, or the condition of an order, as people read it: with the codes that are on the board
    /// where it has ids. [`Title::read`] reads it too.
    fn short(text: &str) -> String {
        text.to_owned()
    }

    /// The path of short keys that names an action in menus.
    fn path(action: &Self::Action) -> Vec<Self::Step>;

    /// Does this fact show somebody what was hidden from them? Then the act cannot be taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// Is the fact part of a great moment: a reveal, a capture, a war? Such a moment is told apart from
    /// what came before it and what follows.
    fn moment(_event: &Self::Event) -> InMoment {
        InMoment::No
    }

    /// Is a fact of this kind for one seat alone? Said once more, apart from where it is told, so that
    /// a secret told to everybody by mistake is found. Nothing where the title does not say.
    #[cfg(test)]
    fn told_alone(_event: &Self::Event) -> Option<bool> {
        None
    }

    /// The round (hand, season ...) the table is in, from 1: logs are read by it, and orders a seat
    /// wrote ahead end with it. 0 if the title has none: nobody is told of rounds then.
    fn chapter(_public: &Self::Public) -> u16 {
        0
    }

    /// Is this the choice of declining something optional?
    fn declines(_action: &Self::Action) -> bool {
        false
    }

    /// Does a fact the seat heard touch what it may have planned? Judged by what the seat saw just
    /// before and nothing else, so that orders switched off tell their owner no secret.
    fn concerns(
        _public: &Self::Public,
        _private: &Self::Private,
        _seat: Seat,
        event: &Self::Event,
    ) -> bool {
        Self::reveals(event)
    }

    /// The table as if it were already this seat's turn to do what it does most, for orders written
    /// ahead; nothing where there is no telling. Made so that what others hide has no bearing on
    /// the seat's legal list, there and after acts of its own.
    fn preview(_state: &Self::State, _seat: Seat) -> Option<Self::State> {
        None
    }

    /// Every condition an order written ahead may wait on (`mine lion_west`), each with its path in
    /// menus. None where orders wait on nothing.
    fn conditions() -> Vec<(Vec<Self::Step>, String)> {
        Vec::new()
    }

    /// Does a condition of an order hold? Judged by what the seat sees and nothing
    /// else: whether an order was carried out is public.
    fn holds(
        _public: &Self::Public,
        _private: &Self::Private,
        _seat: Seat,
        condition: &str,
    ) -> Result<bool, Unreadable> {
        NotationReader::new(condition).next("condition", |_| None)
    }

    /// The seats whose acts of this stage may be sealed: all that act in it, at least those waited
    /// for. None where the acts must be open.
    fn sealable(_public: &Self::Public) -> Seats {
        Seats::NONE
    }

    /// How many turns a seat has in a stage that may be sealed.
    fn turns_to_seal(_public: &Self::Public, _seat: Seat) -> usize {
        0
    }

    /// Does the action take a turn of such a stage, or is it made besides?
    fn takes_turn(_action: &Self::Action) -> bool {
        true
    }

    /// What a seat decided ahead about what it is asked now; nothing if it wants to be asked. Judged by
    /// what the seat sees. That the seat is asked must not depend on it.
    fn answered_ahead(
        _public: &Self::Public,
        _private: &Self::Private,
        _seat: Seat,
        _legal: &[Self::Action],
    ) -> Option<usize> {
        None
    }

    /// What is done for a seat whose time has run out, where the title has a harmless default; nothing
    /// where the computer player chooses. The dice only choose between things that must not be told
    /// apart.
    fn timed_out(
        _public: &Self::Public,
        _private: &Self::Private,
        _seat: Seat,
        _legal: &[Self::Action],
        _dice: &mut Dice,
    ) -> Option<usize> {
        None
    }

    /// A state from a written position, played on until the table waits for a seat or is over.
    fn from_position(
        options: &Self::Options,
        sides: &[usize],
        position: &Value,
        dice: &mut Dice,
        log: &mut EventLog<Self::Event>,
    ) -> Result<Self::State, Misplaced>;

    /// The same table with everything dealt again that the viewer (a seat, or the public) may not
    /// know. Views, menus and facts for that viewer must not change: the blindness law.
    fn reshuffle_hidden(state: &Self::State, viewer: Option<Seat>, dice: &mut Dice) -> Self::State;

    /// The choice of the computer player, who sees what the seat sees and nothing more. The dice
    /// are its own: they only choose between choices it likes equally.
    fn computer(
        public: &Self::Public,
        private: &Self::Private,
        seat: Seat,
        legal: &[Self::Action],
        dice: &mut Dice,
    ) -> usize;

    /// The choice of the computer player of the middle level, who sees what the seat sees and nothing
    /// more. By default it is [`Title::computer`], which stays as it is for ever: lessons are played by
    /// it.
    fn captain(
        public: &Self::Public,
        private: &Self::Private,
        seat: Seat,
        legal: &[Self::Action],
        dice: &mut Dice,
    ) -> usize {
        Self::computer(public, private, seat, legal, dice)
    }

    /// A table that could be the true one for all this seat knows. It must not depend on what the seat
    /// does not know, not even when no deal fits: a law compares it with that of other deals.
    fn imagine(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::State {
        Self::reshuffle_hidden(state, Some(seat), dice)
    }

    /// A legal action, each equally likely, without listing them all where the title knows how; nothing
    /// if there is none. [`Title::legal`] stays the source of legality: a law compares the two.
    fn sample(state: &Self::State, seat: Seat, dice: &mut Dice) -> Option<Self::Action> {
        let mut list = Vec::new();
        Self::legal(state, seat, &mut list);
        let at = dice.below(u32::try_from(list.len()).unwrap_or(u32::MAX));
        list.get(at as usize).copied()
    }

    /// What a player would quickly do at an imagined table: legal, and better than chance. By default what
    /// the computer player of the middle level does, who has to be quick for that.
    fn rollout(state: &Self::State, seat: Seat, dice: &mut Dice) -> Option<Self::Action> {
        let mut list = Vec::new();
        Self::legal(state, seat, &mut list);
        let (public, private) = (Self::public(state), Self::private(state, seat));
        let at = Self::captain(&public, &private, seat, &list, dice);
        list.get(at).or(list.first()).copied()
    }

    /// Is this a moment to stop imagining and to judge, after thinking began at another? By default
    /// tables are imagined to their end.
    fn judged(_begun: &Self::State, _now: &Self::State) -> bool {
        false
    }

    /// How many acts far tables are imagined at most before they are judged.
    const FAR: u32 = 3_000;

    /// What the computer player of the middle level thinks of each legal action: greater is better.
    /// Nothing where the title does not say: then the quick player proposes what to think about.
    fn weigh(
        _public: &Self::Public,
        _private: &Self::Private,
        _seat: Seat,
        _legal: &[Self::Action],
    ) -> Option<Vec<f32>> {
        None
    }

    /// How good the table looks for each seat: greater is better, and the difference of two seats
    /// by 1 means that one of them is the likely winner. Asked of imagined tables only.
    fn promise(_state: &Self::State, _seats: &mut [f32]) {}

    /// What the computer player does while it is only free to act, if anything: it answers offers.
    fn computer_unasked(
        _public: &Self::Public,
        _private: &Self::Private,
        _seat: Seat,
        _legal: &[Self::Action],
    ) -> Option<usize> {
        None
    }
}

/// What a fact has to do with a great moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InMoment {
    /// It begins one, or goes on with one that has begun.
    Begins,
    /// It goes on with one that has begun.
    GoesOn,
    /// Nothing.
    No,
}

/// Whom a table waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// These seats have something to decide.
    Waiting(#[serde(serialize_with = "seat_list")] Seats),
    /// The table is over.
    Over(Outcome),
}

fn seat_list<S: serde::Serializer>(seats: &Seats, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(seats.iter())
}

/// The result of a finished table, per seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Each seat's place, from 1; equal numbers share a place.
    pub places: Vec<u8>,
    /// Each seat's points.
    pub scores: Vec<i32>,
}

/// A broken invariant: ours to fix, never shown to players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("broken invariant: {0}")]
pub struct Broken(pub String);

/// A written position that cannot be: where, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{at}: {what}")]
pub struct Misplaced {
    /// The path of the offending field (`tokens[3].at`).
    pub at: String,
    /// What is wrong with it.
    pub what: String,
}
