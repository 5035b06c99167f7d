//! Slots: the places a combat token can take, and sets of them (R1).
//!
//! A slot is one byte: 128 directed land borders, 12 coasts, 30 centres. A set of slots is three
//! masks, so that "where may this seat place" is a handful of bit operations.

use super::{BORDERS, COAST, COASTS, LAND, Province, Provinces};

/// A place for a combat token: a directed land border, a coast, or the centre of a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// A [`Slot`] spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On the border of two provinces, attacking the second.
    Land(Province, Province),
    /// On the coast of a province, attacking it from the sea.
    Coast(Province),
    /// In the centre of a province.
    Center(Province),
}

impl Slot {
    /// The number of slots.
    pub const COUNT: u8 = Self::CENTERS + Province::COUNT as u8;
    const COASTS: u8 = 2 * BORDERS as u8;
    const CENTERS: u8 = Self::COASTS + COASTS as u8;

    pub(crate) const fn center(province: Province) -> Self {
        Self(Self::CENTERS + province as u8)
    }

    pub(crate) fn coast(province: Province) -> Option<Self> {
        Some(Self(Self::COASTS + province.coast()?))
    }

    /// The border of two provinces, pointing at the second.
    pub(crate) fn land(from: Province, to: Province) -> Option<Self> {
        let slot = from.borders_out() & to.borders_in();
        (slot != 0).then(|| Self(slot.trailing_zeros() as u8))
    }

    pub(crate) const fn from_number(number: u8) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// Reads what `Display` writes; provinces by id or code.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.split_once('>') {
            None => Province::from_word(text).map(Self::center),
            Some((from, to)) if from.eq_ignore_ascii_case("sea") => {
                Self::coast(Province::from_word(to)?)
            }
            Some((from, to)) => Self::land(Province::from_word(from)?, Province::from_word(to)?),
        }
    }

    /// What the slot is.
    #[must_use]
    pub fn spot(self) -> Spot {
        if let Some(center) = self.0.checked_sub(Self::CENTERS) {
            return Spot::Center(
                Province::from_index(center.into()).unwrap_or(Province::ShadowSouth),
            );
        }
        if let Some(coast) = self.0.checked_sub(Self::COASTS) {
            return Spot::Coast(
                COAST
                    .get(usize::from(coast))
                    .copied()
                    .unwrap_or(Province::ShadowSouth),
            );
        }
        let (a, b) = LAND
            .get(usize::from(self.0 / 2))
            .copied()
            .unwrap_or(LAND[0]);
        if self.0.is_multiple_of(2) {
            Spot::Land(a, b)
        } else {
            Spot::Land(b, a)
        }
    }

    /// The province a token here attacks, or stands in.
    #[must_use]
    pub fn target(self) -> Province {
        match self.spot() {
            Spot::Land(_, p) | Spot::Coast(p) | Spot::Center(p) => p,
        }
    }

    /// Is it the centre of a province?
    #[must_use]
    pub const fn is_center(self) -> bool {
        self.0 >= Self::CENTERS
    }

    /// Every province the slot lies in or on the border of.
    #[must_use]
    pub fn touches(self) -> Provinces {
        match self.spot() {
            Spot::Land(a, b) => Provinces::only(a).or(Provinces::only(b)),
            Spot::Coast(p) | Spot::Center(p) => Provinces::only(p),
        }
    }

    /// Do both lie on one border, in whatever direction? Centres are no borders.
    #[inline]
    pub(crate) const fn same_border(self, other: Self) -> bool {
        if self.0 < Self::COASTS {
            self.0 | 1 == other.0 | 1
        } else {
            self.0 < Self::CENTERS && self.0 == other.0
        }
    }
}

impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.spot() {
            Spot::Land(from, to) => write!(f, "{from}>{to}"),
            Spot::Coast(p) => write!(f, "sea>{p}"),
            Spot::Center(p) => write!(f, "{p}"),
        }
    }
}

impl serde::Serialize for Slot {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            to.collect_str(self)
        } else {
            to.serialize_u8(self.0)
        }
    }
}

impl<'de> serde::Deserialize<'de> for Slot {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        if from.is_human_readable() {
            let text = String::deserialize(from)?;
            Self::parse(&text)
                .ok_or_else(|| D::Error::custom(format_args!("no such slot: {text:?}")))
        } else {
            let number = u8::deserialize(from)?;
            Self::from_number(number)
                .ok_or_else(|| D::Error::custom(format_args!("no such slot: {number}")))
        }
    }
}

/// A set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slots {
    pub land: u128,
    pub coast: u16,
    pub center: u32,
}

impl Slots {
    /// No slot.
    pub const NONE: Self = Self {
        land: 0,
        coast: 0,
        center: 0,
    };

    pub fn has(self, slot: Slot) -> bool {
        let n = slot.number();
        if n < Slot::COASTS {
            self.land >> n & 1 != 0
        } else if n < Slot::CENTERS {
            self.coast >> (n - Slot::COASTS) & 1 != 0
        } else {
            self.center >> (n - Slot::CENTERS) & 1 != 0
        }
    }

    /// Removes the border this slot lies on, in both directions. A centre is never taken.
    #[inline]
    pub const fn take_border(&mut self, slot: Slot) {
        let n = slot.number();
        if n < Slot::COASTS {
            self.land &= !(0b11 << (n & !1));
        } else if n < Slot::CENTERS {
            self.coast &= !(1 << (n - Slot::COASTS));
        }
    }

    /// Adds the border this slot lies on, in both directions. A centre is none.
    #[inline]
    pub const fn add_border(&mut self, slot: Slot) {
        let n = slot.number();
        if n < Slot::COASTS {
            self.land |= 0b11 << (n & !1);
        } else if n < Slot::CENTERS {
            self.coast |= 1 << (n - Slot::COASTS);
        }
    }

    /// Those that are not in the other set.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            land: self.land & !other.land,
            coast: self.coast & !other.coast,
            center: self.center & !other.center,
        }
    }

    /// Those that are in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self {
            land: self.land & other.land,
            coast: self.coast & other.coast,
            center: self.center & other.center,
        }
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.land.count_ones() + self.coast.count_ones() + self.center.count_ones()
    }

    /// The slot of this number, in the order of [`Slots::for_each`].
    #[inline]
    pub fn nth(self, mut number: u32) -> Option<Slot> {
        let borders = u64::from(self.coast) | u64::from(self.center) << COASTS;
        let parts = [
            (self.land as u64, 0u8),
            ((self.land >> 64) as u64, 64),
            (borders, Slot::COASTS),
        ];
        for (mut rest, base) in parts {
            let count = rest.count_ones();
            if number < count {
                for _ in 0..number {
                    rest &= rest - 1;
                }
                return Some(Slot(base + rest.trailing_zeros() as u8));
            }
            number -= count;
        }
        None
    }

    pub fn is_empty(self) -> bool {
        self.land == 0 && self.coast == 0 && self.center == 0
    }

    /// The same slots without those lying in or on the border of these provinces.
    pub fn without_touching(mut self, provinces: Provinces) -> Self {
        for province in provinces.iter() {
            self.land &= !(province.borders_out() | province.borders_in());
            if let Some(coast) = province.coast() {
                self.coast &= !(1 << coast);
            }
        }
        self.center &= !provinces.0;
        self
    }

    /// The slots as a list without allocation.
    pub fn list(self) -> SlotList {
        let mut list = SlotList {
            slots: [Slot(0); Slot::COUNT as usize],
            len: 0,
        };
        self.for_each(|slot| {
            if let Some(place) = list.slots.get_mut(list.len) {
                *place = slot;
                list.len += 1;
            }
        });
        list
    }

    #[inline]
    pub fn for_each(self, mut visit: impl FnMut(Slot)) {
        for (half, base) in [(self.land as u64, 0u8), ((self.land >> 64) as u64, 64)] {
            let mut rest = half;
            while rest != 0 {
                visit(Slot(base + rest.trailing_zeros() as u8));
                rest &= rest - 1;
            }
        }
        let mut rest = u64::from(self.coast) | u64::from(self.center) << COASTS;
        while rest != 0 {
            visit(Slot(Slot::COASTS + rest.trailing_zeros() as u8));
            rest &= rest - 1;
        }
    }
}

/// The slots of a set, one after the other.
pub(crate) struct SlotList {
    slots: [Slot; Slot::COUNT as usize],
    len: usize,
}

impl SlotList {
    pub fn as_slice(&self) -> &[Slot] {
        self.slots.get(..self.len).unwrap_or(&[])
    }
}
