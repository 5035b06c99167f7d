//! The thirty customers (R7): five callings, one of each in every region.

use crate::vocabulary::vocabulary;

use super::{ByGood, Region};

vocabulary! {
    /// A customer: the calling, then the number of the region.
    Customer ("customer") {
        Artisan1 = "artisan1", Artisan2 = "artisan2", Artisan3 = "artisan3",
        Artisan4 = "artisan4", Artisan5 = "artisan5", Artisan6 = "artisan6",
        Elder1 = "elder1", Elder2 = "elder2", Elder3 = "elder3",
        Elder4 = "elder4", Elder5 = "elder5", Elder6 = "elder6",
        Merchant1 = "merchant1", Merchant2 = "merchant2", Merchant3 = "merchant3",
        Merchant4 = "merchant4", Merchant5 = "merchant5", Merchant6 = "merchant6",
        Monk1 = "monk1", Monk2 = "monk2", Monk3 = "monk3",
        Monk4 = "monk4", Monk5 = "monk5", Monk6 = "monk6",
        Noble1 = "noble1", Noble2 = "noble2", Noble3 = "noble3",
        Noble4 = "noble4", Noble5 = "noble5", Noble6 = "noble6",
    }
}

vocabulary! {
    /// What a customer is.
    Calling ("calling") {
        /// Makes building in the region cheaper; VP for goods left.
        Artisan = "artisan",
        /// Doubles the region's tile.
        Elder = "elder",
        /// A bonus at each completed journey; VP for koku left.
        Merchant = "merchant",
        /// More favor, and a second marker on a building.
        Monk = "monk",
        /// A power of the noble ship; VP for buildings.
        Noble = "noble",
    }
}

/// VP at the end by the number of customers served; the last also for more.
const SERVED_VP: [u8; 7] = [0, 2, 5, 9, 14, 20, 27];

/// VP at the end for this many customers served (R10.3).
#[must_use]
pub fn customers_vp(served: usize) -> u8 {
    let [.., most] = SERVED_VP;
    SERVED_VP.get(served).copied().unwrap_or(most)
}

impl Customer {
    /// The customer of this calling and region.
    #[must_use]
    pub fn of(calling: Calling, region: Region) -> Self {
        Self::from_index(calling as usize * Region::COUNT + region as usize)
            .unwrap_or(Self::Artisan1)
    }

    /// What it is.
    #[must_use]
    #[inline]
    pub const fn calling(self) -> Calling {
        match self as u8 / 6 {
            0 => Calling::Artisan,
            1 => Calling::Elder,
            2 => Calling::Merchant,
            3 => Calling::Monk,
            _ => Calling::Noble,
        }
    }

    /// Where it lives.
    #[must_use]
    #[inline]
    pub const fn region(self) -> Region {
        match self as u8 % 6 {
            0 => Region::Spine,
            1 => Region::Forest,
            2 => Region::Plain,
            3 => Region::Woods,
            4 => Region::Marshes,
            _ => Region::Bay,
        }
    }

    /// What it wants: silk, rice, porcelain.
    #[must_use]
    #[inline]
    pub const fn order(self) -> ByGood<u8> {
        use Customer::*;
        ByGood(match self {
            Artisan1 | Artisan2 => [0, 0, 2],
            Artisan3 | Artisan4 => [2, 0, 0],
            Artisan5 | Artisan6 => [0, 2, 0],
            Elder1 | Elder3 | Elder5 | Elder6 => [2, 1, 2],
            Elder2 | Elder4 => [2, 2, 1],
            Merchant1 => [0, 0, 3],
            Merchant2 => [0, 3, 0],
            Merchant3 => [3, 0, 0],
            Merchant4 => [2, 1, 0],
            Merchant5 => [0, 2, 1],
            Merchant6 => [1, 2, 0],
            Monk1 | Monk5 => [1, 2, 1],
            Monk2 => [3, 2, 0],
            Monk3 => [2, 1, 1],
            Monk4 => [1, 1, 3],
            Monk6 => [1, 2, 2],
            Noble1 => [1, 1, 2],
            Noble2 => [2, 0, 2],
            Noble3 => [2, 1, 1],
            Noble4 => [2, 2, 0],
            Noble5 => [0, 2, 2],
            Noble6 => [1, 2, 1],
        })
    }

    /// Does this monk mark an own building? The others mark an opponent's.
    #[must_use]
    pub const fn marks_own(self) -> bool {
        matches!(
            self.region(),
            Region::Spine | Region::Plain | Region::Marshes
        )
    }

    /// The customer a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(&word.to_ascii_lowercase())
    }
}

/// A set of customers: a hand, the deck, the discard pile.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Customers(u32);

impl Customers {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// All thirty.
    pub const ALL: Self = Self((1 << Customer::COUNT) - 1);

    /// Is the customer in the set?
    #[must_use]
    #[inline]
    pub const fn has(self, customer: Customer) -> bool {
        self.0 & 1 << customer as u8 != 0
    }

    /// Adds a customer.
    pub(crate) const fn insert(&mut self, customer: Customer) {
        self.0 |= 1 << customer as u8;
    }

    /// Takes a customer out; was it there?
    pub(crate) const fn remove(&mut self, customer: Customer) -> bool {
        let there = self.has(customer);
        self.0 &= !(1 << customer as u8);
        there
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Nobody at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The customers in order.
    pub fn iter(self) -> impl Iterator<Item = Customer> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            Customer::from_index(at as usize)
        })
    }

    /// Holds only customers that exist?
    pub(crate) const fn is_sound(self) -> bool {
        self.0 & !Self::ALL.0 == 0
    }
}

impl FromIterator<Customer> for Customers {
    fn from_iter<I: IntoIterator<Item = Customer>>(customers: I) -> Self {
        let mut set = Self::NONE;
        for customer in customers {
            set.insert(customer);
        }
        set
    }
}
