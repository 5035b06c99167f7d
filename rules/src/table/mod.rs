//! The opaque table: one play of a title, of which the outside sees only views, menus and facts.

mod acted;
mod playing;

use std::fmt;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::catalog;
use crate::dice::{Roll, Scheme, Seed, Seq, hex};
use crate::event_log::Events;
use crate::menu::Menu;
use crate::policy::Policy;
use crate::refusal::Refusal;
use crate::search::Thought;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Standing};
use crate::view::{Everyone, OneSeat, View};

pub use acted::Acted;
pub(crate) use playing::{Game, Playing, legal, menu, undoable};

/// What a table is opened with. Everything but the seed is public.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The id of the title.
    pub title: String,
    /// The version of its rules, so that a table goes on by the rules it began with; the newest if
    /// not said.
    pub rules: Option<u16>,
    /// The title's options; what is left out takes its default.
    pub options: Value,
    /// What each seat plays, clockwise.
    pub sides: Vec<String>,
    /// Where the dice come from.
    pub seed: Seed,
    /// How the dice are promised and made.
    pub scheme: Scheme,
    /// Public text mixed into the dice after the commitment was posted; may be empty.
    pub entropy: String,
    /// A position to begin from instead of the title's set-up.
    pub position: Option<Value>,
}

/// One play of a title.
pub struct Table(Box<dyn Game>);

impl Table {
    /// Opens a table at its set-up, or at a written position. Also returns what was told.
    pub fn open(opening: &Opening) -> Result<(Self, Events), Refusal> {
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

    /// The version of the rules it goes by.
    #[must_use]
    pub fn rules(&self) -> u16 {
        self.0.rules()
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

    /// The seats that may act although the table does not wait for them.
    #[must_use]
    pub fn free_to_act(&self) -> Seats {
        self.0.free_to_act()
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

    /// Adds this public text to the dice of the next act, and by that to all dice after it. Does
    /// nothing by the first scheme.
    pub fn mix(&mut self, text: &str) {
        self.0.mix(text);
    }

    /// What the opening or the last act rolled. Secret.
    pub(crate) fn rolls(&self) -> &[Roll] {
        self.0.rolls()
    }

    /// Applies an action given in notation.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<Acted, Refusal> {
        self.0.act(seat, notation, Seats::NONE)
    }

    /// The same, also answering which events concern the seats that watch their plans.
    pub fn act_watched(
        &mut self,
        seat: Seat,
        notation: &str,
        watching: Seats,
    ) -> Result<Acted, Refusal> {
        self.0.act(seat, notation, watching)
    }

    /// Applies the legal action these keys of the seat's menu lead to, without a detour through
    /// notation; nothing if they lead to none.
    pub fn act_by_keys(
        &mut self,
        seat: Seat,
        keys: &[String],
        watching: Seats,
    ) -> Result<Option<Acted>, Refusal> {
        self.0.act_by_keys(seat, keys, watching)
    }

    /// Applies an action that was offered at a certain moment; refused if the table has moved on.
    pub fn act_at(&mut self, offered: Seq, seat: Seat, notation: &str) -> Result<Acted, Refusal> {
        let now = self.seq();
        if offered != now {
            return Err(Refusal::Stale { offered, now });
        }
        self.act(seat, notation)
    }

    /// The round (hand, season ...) the table is in; 0 if the title has none.
    #[must_use]
    pub fn chapter(&self) -> u16 {
        self.0.chapter()
    }

    /// The id of the stage the table is at.
    #[must_use]
    pub fn stage(&self) -> &'static str {
        self.0.stage()
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

    /// How many turns of the present stage a list of acts, each with its fallbacks, leaves open.
    #[must_use]
    pub fn turns_missing(&self, seat: Seat, queue: &[Vec<String>]) -> usize {
        self.0.turns_missing(seat, queue)
    }

    /// What a seat could do if it were its turn and the acts of its queue were done (of each, the
    /// first alternative that is possible). For that seat's eyes only; nothing where there is no
    /// telling.
    #[must_use]
    pub fn preview(&self, seat: Seat, queue: &[Vec<String>]) -> Option<Menu> {
        self.0.preview(seat, queue)
    }

    /// The canonical form of notation, if it can be read at all.
    pub fn canonical(&self, notation: &str) -> Result<String, Refusal> {
        self.0.canonical(notation)
    }

    /// Every condition an order may wait on, as a menu whose leaves are conditions; without choices
    /// where the title has none.
    #[must_use]
    pub fn conditions(&self) -> Menu {
        self.0.conditions()
    }

    /// Does a condition of an order hold, by what the seat sees?
    pub fn holds(&self, seat: Seat, condition: &str) -> Result<bool, Refusal> {
        if seat.index() < self.sides().len() {
            self.0.holds(seat, condition)
        } else {
            Err(Refusal::NoSuchSeat)
        }
    }

    /// What a computer player would do in this seat, in notation; nothing if the table is not waiting
    /// for it.
    #[must_use]
    pub fn advise(&self, seat: Seat, policy: Policy) -> Option<String> {
        self.0.advise(seat, policy)
    }

    /// What a computer player of this level would do, and what it expects; nothing if the table is not
    /// waiting for the seat. `go_on` is asked between rollouts with their number so far: it is the
    /// budget. It knows what the seat knows: what it thinks betrays nothing else.
    pub fn think(
        &self,
        seat: Seat,
        policy: Policy,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Thought> {
        self.0.think(seat, policy, go_on)
    }

    /// What a computer player would do in this seat while it is only free to act, in notation;
    /// nothing if it would rather wait.
    #[must_use]
    pub fn advise_unasked(&self, seat: Seat) -> Option<String> {
        self.0.advise_unasked(seat)
    }

    /// What a seat decided ahead about what it is asked now, in notation; nothing if it wants to be
    /// asked. For that seat's eyes only: it is waited for all the same, and what it decided is to be
    /// done as if its player had.
    #[must_use]
    pub fn answered_ahead(&self, seat: Seat) -> Option<String> {
        self.0.answered_ahead(seat)
    }

    /// What is done for a seat that is waited for and whose time has run out, in notation; nothing
    /// where the title leaves it to the computer player.
    #[must_use]
    pub fn timed_out(&self, seat: Seat) -> Option<String> {
        self.0.timed_out(seat)
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

    /// The whole state as JSON, secrets included: for golden playthroughs alone.
    #[cfg(test)]
    pub(crate) fn state(&self) -> Value {
        self.0.state()
    }

    /// The title's invariants.
    pub fn check(&self) -> Result<(), Broken> {
        self.0.check()
    }

    /// Another table that looks the same to a viewer (a seat, or the public): everything the
    /// viewer may not know is dealt again from this seed. For proofs that an output tells nothing.
    #[must_use]
    pub fn reshuffle_hidden(&self, viewer: Option<Seat>, seed: &Seed) -> Self {
        Self(
            self.0
                .reshuffle_hidden(viewer, &mut seed.key("redeal").dice(self.seq())),
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
