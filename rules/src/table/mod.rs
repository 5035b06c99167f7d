//! The opaque table: one play of a title, of which the outside sees only views, menus and facts.

mod acted;
mod playing;

use std::fmt;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::catalog;
use crate::dice::{Seed, Seq, hex};
use crate::menu::Menu;
use crate::policy::Policy;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats};
use crate::title::{Broken, Standing};
use crate::view::{Everyone, OneSeat, View};

pub(crate) use acted::json;
pub use acted::{Account, Acted};
pub(crate) use playing::{Game, Playing, legal, menu, undoable};

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

/// One play of a title.
pub struct Table(Box<dyn Game>);

impl Table {
    /// Opens a table, or poses one at a written position. Also answers what was told.
    pub fn open(opening: &Opening) -> Result<(Self, Account), Refusal> {
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

    /// The round (hand, season ...) the table is in; 0 if the title has none.
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
