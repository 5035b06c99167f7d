//! Offers between seats: what one seat proposes to another, sealed to the two.
//!
//! A title whose players may bargain keeps a ledger of open offers in its state and says what can be
//! offered (`Terms`). Between two seats there is at most one open offer. So an offer is named by the
//! two seats and has no number: numbers that count up would tell others how much is being talked.
//! The ledger knows no goods; whether terms can be kept is for the title to say, when an offer is
//! made and again when it is accepted.

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat};

/// What one seat proposes to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer<Terms> {
    /// Who proposes.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What.
    pub terms: Terms,
}

impl<Terms> Offer<Terms> {
    /// Is this seat one of the two?
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        self.from == seat || self.to == seat
    }

    fn between(&self, one: Seat, other: Seat) -> bool {
        self.concerns(one) && self.concerns(other)
    }
}

/// The open offers of a table, and how many each seat has made in this phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offers<Terms> {
    open: Vec<Offer<Terms>>,
    made: [u8; MAX_SEATS],
}

impl<Terms> Default for Offers<Terms> {
    fn default() -> Self {
        Self {
            open: Vec::new(),
            made: [0; MAX_SEATS],
        }
    }
}

impl<Terms: Copy> Offers<Terms> {
    /// A ledger at which nobody may offer anything: for what is only imagined.
    pub const fn closed() -> Self {
        Self {
            open: Vec::new(),
            made: [u8::MAX; MAX_SEATS],
        }
    }

    /// Every open offer: for the rules, never for a view.
    pub fn all(&self) -> &[Offer<Terms>] {
        &self.open
    }

    /// The open offers a seat made or got: what it may see of the ledger.
    pub fn seen_by(&self, seat: Seat) -> impl Iterator<Item = Offer<Terms>> + '_ {
        self.open.iter().filter(move |o| o.concerns(seat)).copied()
    }

    /// The open offer between two seats, whoever made it.
    pub fn between(&self, one: Seat, other: Seat) -> Option<Offer<Terms>> {
        let mut open = self.open.iter();
        open.find(|offer| offer.between(one, other)).copied()
    }

    /// How many offers a seat has made in this phase. For that seat's eyes only.
    pub fn made_by(&self, seat: Seat) -> u8 {
        self.made.get(seat.index()).copied().unwrap_or(u8::MAX)
    }

    /// Writes an offer down. One that was open between the two gives way: that is a counter-offer.
    pub fn make(&mut self, offer: Offer<Terms>) {
        self.take(offer.from, offer.to);
        if let Some(made) = self.made.get_mut(offer.from.index()) {
            *made = made.saturating_add(1);
        }
        self.open.push(offer);
    }

    /// Takes the open offer between two seats away: it is accepted, declined or withdrawn. What was
    /// taken cannot be taken again.
    pub fn take(&mut self, one: Seat, other: Seat) -> Option<Offer<Terms>> {
        let at = self.open.iter().position(|offer| offer.between(one, other));
        at.map(|at| self.open.swap_remove(at))
    }

    /// Takes away the offers that meet a condition, and answers which.
    pub fn take_where(&mut self, cond: impl Fn(&Offer<Terms>) -> bool) -> Vec<Offer<Terms>> {
        let (gone, open) = self.open.iter().partition(|offer| cond(offer));
        self.open = open;
        gone
    }

    /// The phase ends: every open offer dies, and everybody may make offers again. Answers what died.
    pub fn end_phase(&mut self) -> Vec<Offer<Terms>> {
        self.made = [0; MAX_SEATS];
        std::mem::take(&mut self.open)
    }

    /// The same ledger with other offers between seats that are not the viewer: half of the law of
    /// blindness. `deal` invents terms for two seats, or none; `most` is what a seat may make, and
    /// `made` how many of them a seat has made beside the open ones.
    pub fn reshuffle(
        &self,
        viewer: Option<Seat>,
        (seats, most): (usize, u8),
        mut deal: impl FnMut(Seat, Seat) -> Option<Terms>,
        mut made: impl FnMut() -> u8,
    ) -> Self {
        let known = |seat: Seat| Some(seat) == viewer;
        let mut other = self.clone();
        other.open.retain(|o| known(o.from) || known(o.to));
        for from in Seat::all(seats).filter(|seat| !known(*seat)) {
            for to in Seat::all(seats).filter(|seat| !known(*seat) && *seat != from) {
                if other.open_by(from) < most
                    && other.between(from, to).is_none()
                    && let Some(terms) = deal(from, to)
                {
                    other.open.push(Offer { from, to, terms });
                }
            }
        }
        for seat in Seat::all(seats).filter(|seat| !known(*seat)) {
            let open = other.open_by(seat);
            if let Some(count) = other.made.get_mut(seat.index()) {
                *count = made().clamp(open, most.max(open));
            }
        }
        other
    }

    fn open_by(&self, seat: Seat) -> u8 {
        let open = self.open.iter().filter(|offer| offer.from == seat);
        u8::try_from(open.count()).unwrap_or(u8::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> [Seat; 3] {
        [0, 1, 2].map(|at| Seat::new(at).unwrap())
    }

    fn ledger(offers: &[(Seat, Seat, u8)]) -> Offers<u8> {
        let mut ledger = Offers::default();
        for (from, to, terms) in offers.iter().copied() {
            ledger.make(Offer { from, to, terms });
        }
        ledger
    }

    #[test]
    fn an_offer_is_seen_by_the_two_alone() {
        let [one, two, three] = seats();
        let ledger = ledger(&[(one, two, 7)]);
        assert_eq!(ledger.seen_by(one).count(), 1);
        assert_eq!(ledger.seen_by(two).count(), 1);
        assert_eq!(ledger.seen_by(three).count(), 0);
        assert_eq!(ledger.between(two, one).unwrap().terms, 7);
        assert!(ledger.between(two, three).is_none());
    }

    #[test]
    fn nothing_is_taken_twice() {
        let [one, two, _] = seats();
        let mut ledger = ledger(&[(one, two, 7)]);
        assert!(ledger.take(two, one).is_some());
        assert!(ledger.take(one, two).is_none());
        assert_eq!(ledger.made_by(one), 1);
    }

    #[test]
    fn a_counter_replaces_the_offer() {
        let [one, two, three] = seats();
        let mut ledger = ledger(&[(one, two, 7), (one, three, 1), (two, one, 8)]);
        assert_eq!(ledger.all().len(), 2);
        assert_eq!(ledger.between(one, two).unwrap().from, two);
        assert_eq!((ledger.made_by(one), ledger.made_by(two)), (2, 1));
        assert_eq!(ledger.take_where(|offer| offer.concerns(three)).len(), 1);
        assert_eq!(ledger.end_phase().len(), 1);
        assert_eq!(ledger, Offers::default());
    }

    #[test]
    fn a_viewer_keeps_what_it_knows() {
        let [one, two, three] = seats();
        let ledger = ledger(&[(one, two, 7), (two, three, 1)]);
        let other = ledger.reshuffle(Some(one), (3, 2), |_, _| None, || 0);
        assert_eq!(other.seen_by(one).count(), 1);
        assert_eq!((other.all().len(), other.made_by(two)), (1, 0));
        let other = ledger.reshuffle(Some(one), (3, 2), |_, _| Some(9), || 2);
        assert_eq!(other.between(two, three).unwrap().terms, 9);
        assert_eq!((other.made_by(one), other.made_by(two)), (1, 2));
    }
}
