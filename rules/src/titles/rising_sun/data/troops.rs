//! A group of one clan's figures, small enough to be copied about.

use serde::{Deserialize, Serialize};

use super::Figure;

/// Some figures of one clan. Bushi and shinto are counted; of the others there is one each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Troops {
    bushi: u8,
    shinto: u8,
    single: u16,
}

const fn bit(figure: Figure) -> u16 {
    1 << figure as u16
}

impl Troops {
    /// No figure.
    pub const NONE: Self = Self {
        bushi: 0,
        shinto: 0,
        single: 0,
    };
    /// What a clan has before it buys a monster.
    pub const POOL: Self = Self {
        bushi: 6,
        shinto: 3,
        single: bit(Figure::Daimyo),
    };

    /// How many of this kind.
    #[must_use]
    pub const fn count(self, figure: Figure) -> u8 {
        match figure {
            Figure::Bushi => self.bushi,
            Figure::Shinto => self.shinto,
            other => (self.single & bit(other) != 0) as u8,
        }
    }

    /// Is there one of this kind?
    #[must_use]
    pub const fn has(self, figure: Figure) -> bool {
        self.count(figure) > 0
    }

    /// No figure at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bushi == 0 && self.shinto == 0 && self.single == 0
    }

    /// How many figures.
    #[must_use]
    pub const fn len(self) -> u8 {
        let single = self.single.count_ones() as u8;
        self.bushi
            .saturating_add(self.shinto)
            .saturating_add(single)
    }

    /// Adds a figure.
    pub const fn add(&mut self, figure: Figure) {
        match figure {
            Figure::Bushi => self.bushi = self.bushi.saturating_add(1),
            Figure::Shinto => self.shinto = self.shinto.saturating_add(1),
            other => self.single |= bit(other),
        }
    }

    /// Takes a figure out; was there one?
    pub const fn take(&mut self, figure: Figure) -> bool {
        if !self.has(figure) {
            return false;
        }
        match figure {
            Figure::Bushi => self.bushi -= 1,
            Figure::Shinto => self.shinto -= 1,
            other => self.single &= !bit(other),
        }
        true
    }

    /// Adds all these figures.
    pub const fn add_all(&mut self, other: Self) {
        self.bushi = self.bushi.saturating_add(other.bushi);
        self.shinto = self.shinto.saturating_add(other.shinto);
        self.single |= other.single;
    }

    /// What is left without these.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self {
            bushi: self.bushi.saturating_sub(other.bushi),
            shinto: self.shinto.saturating_sub(other.shinto),
            single: self.single & !other.single,
        }
    }

    /// The kinds of figures in it, each once.
    pub fn kinds(self) -> impl Iterator<Item = Figure> + Clone {
        let kinds = Figure::ALL.into_iter();
        kinds.filter(move |figure| self.has(*figure))
    }

    /// Every figure in it.
    pub fn iter(self) -> impl Iterator<Item = Figure> + Clone {
        self.kinds()
            .flat_map(move |figure| std::iter::repeat_n(figure, self.count(figure).into()))
    }
}

impl FromIterator<Figure> for Troops {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> Self {
        let mut troops = Self::NONE;
        for figure in figures {
            troops.add(figure);
        }
        troops
    }
}
