//! The ground: what everybody sees of the board, as far as placements and fights depend on it.
//!
//! The rules ask these questions of a trait, so that they can be asked of the state and of what one
//! seat sees. The computer player judges by the very functions that decide for everybody. Nothing
//! here is hidden, except the faces of tokens: there an answer is as good as what its owner knows.

use crate::seat::Seat;

use super::data::{COASTAL, Clan, Kind, Province, Provinces, Slot, Special};
use super::state::State;

/// Who controls what, which special tokens lie where, who is who.
pub(super) trait Ground {
    /// The provinces a seat controls.
    fn held_by(&self, seat: Seat) -> Provinces;

    /// The provinces in which this special token lies.
    fn marked(&self, special: Special) -> Provinces;

    /// The clan of a seat.
    fn clan(&self, seat: Seat) -> Clan;

    /// Did the seat begin the round without a province (R11)?
    fn is_ronin(&self, seat: Seat) -> bool;

    /// Does a shinobi of this seat lie in the centre of the province, as far as is known?
    fn has_shinobi(&self, seat: Seat, province: Province) -> bool;

    /// Provinces no combat token may touch and no special token may replace (R8).
    #[inline]
    fn closed(&self) -> Provinces {
        let peaceful = self.marked(Special::Peace);
        peaceful.or(self.marked(Special::ScorchedEarth))
    }

    /// Coastal by print or harbor.
    #[inline]
    fn coastal(&self) -> Provinces {
        COASTAL.or(self.marked(Special::Harbor))
    }
}

impl Ground for State {
    #[inline]
    fn held_by(&self, seat: Seat) -> Provinces {
        self.held[seat]
    }

    #[inline]
    fn marked(&self, special: Special) -> Provinces {
        self.special[special]
    }

    #[inline]
    fn clan(&self, seat: Seat) -> Clan {
        self.clans[seat]
    }

    #[inline]
    fn is_ronin(&self, seat: Seat) -> bool {
        self.players[seat].ronin
    }

    fn has_shinobi(&self, seat: Seat, province: Province) -> bool {
        let center = Slot::center(province);
        self.board.all().iter().any(|token| {
            token.owner == seat && token.slot == center && token.face.kind() == Kind::Shinobi
        })
    }
}
