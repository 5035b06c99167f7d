//! The building tiles (R1): 46 designs, 49 tiles.
//!
//! The first digit of a name is the era, the second its number there. Rewards are lists, given in
//! their order.

use crate::vocabulary::vocabulary;

use super::Good;

vocabulary! {
    /// A building tile.
    Tile ("building tile") {
        Port11 = "port11", Port12 = "port12", Port13 = "port13",
        Port14 = "port14", Port15 = "port15", Port16 = "port16",
        Market11 = "market11", Market12 = "market12", Market13 = "market13",
        Market14 = "market14", Market15 = "market15", Market16 = "market16",
        Manor11 = "manor11", Manor12 = "manor12", Manor13 = "manor13",
        Manor14 = "manor14", Manor15 = "manor15", Manor16 = "manor16",
        Shrine11 = "shrine11", Shrine12 = "shrine12", Shrine13 = "shrine13",
        Shrine14 = "shrine14", Shrine15 = "shrine15", Shrine16 = "shrine16",
        Port21 = "port21", Port22 = "port22", Port23 = "port23", Port24 = "port24",
        Market21 = "market21", Market22 = "market22", Market23 = "market23", Market24 = "market24",
        Manor21 = "manor21", Manor22 = "manor22", Manor23 = "manor23", Manor24 = "manor24",
        Shrine21 = "shrine21", Shrine22 = "shrine22", Shrine23 = "shrine23", Shrine24 = "shrine24",
        /// A start tile, of which there are two.
        StartPort = "start_port",
        /// A start tile, of which there are two.
        StartManor = "start_manor",
        /// A start tile, of which there are two.
        StartShrine = "start_shrine",
        ImperialPorcelain = "imperial_porcelain",
        ImperialRice = "imperial_rice",
        ImperialSilk = "imperial_silk",
    }
}

vocabulary! {
    /// The kinds of buildings.
    Kind ("kind of building") {
        /// Gives visitors koku.
        Port = "port",
        /// Gives visitors a good.
        Market = "market",
        /// Gives visitors influence.
        Manor = "manor",
        /// Gives visitors VP.
        Shrine = "shrine",
    }
}

vocabulary! {
    /// When a tile comes into the game.
    Era ("era") {
        /// On the board from the start; belongs to nobody.
        Start = "start",
        /// Until the Emperor's visit.
        First = "first",
        /// Afterwards.
        Second = "second",
    }
}

/// One thing a building gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// So many koku.
    Koku(u8),
    /// So many VP.
    Vp(u8),
    /// So much favor.
    Favor(u8),
    /// So much influence in the region of the building.
    Influence(u8),
    /// One of this good.
    Good(Good),
    /// One good of choice.
    AnyGood,
    /// Draw a customer, then discard one.
    Card,
    /// 1 koku for each building of this kind the receiver owns.
    KokuPer(Kind),
    /// 1 koku for each customer the receiver has served.
    KokuPerCustomer,
}

impl Tile {
    /// Its kind.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        use Tile::*;
        match self {
            Port11 | Port12 | Port13 | Port14 | Port15 | Port16 | Port21 | Port22 | Port23
            | Port24 | StartPort => Kind::Port,
            Market11 | Market12 | Market13 | Market14 | Market15 | Market16 | Market21
            | Market22 | Market23 | Market24 | ImperialPorcelain | ImperialRice | ImperialSilk => {
                Kind::Market
            }
            Manor11 | Manor12 | Manor13 | Manor14 | Manor15 | Manor16 | Manor21 | Manor22
            | Manor23 | Manor24 | StartManor => Kind::Manor,
            Shrine11 | Shrine12 | Shrine13 | Shrine14 | Shrine15 | Shrine16 | Shrine21
            | Shrine22 | Shrine23 | Shrine24 | StartShrine => Kind::Shrine,
        }
    }

    /// Its era.
    #[must_use]
    #[inline]
    pub const fn era(self) -> Era {
        match self as u8 {
            0..24 => Era::First,
            24..40 => Era::Second,
            _ => Era::Start,
        }
    }

    /// How many of it there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::StartPort | Self::StartManor | Self::StartShrine => 2,
            _ => 1,
        }
    }

    /// Is it one of the three imperial markets?
    #[must_use]
    pub const fn imperial(self) -> bool {
        matches!(
            self,
            Self::ImperialPorcelain | Self::ImperialRice | Self::ImperialSilk
        )
    }

    /// The influence its builder gains.
    #[must_use]
    #[inline]
    pub const fn bonus(self) -> u8 {
        use Tile::*;
        match self {
            Port12 | Manor12 | Shrine12 => 0,
            Port11 | Port16 | Market12 | Manor11 | Shrine11 => 1,
            Market13 | Shrine15 | Port24 | Market23 | Manor24 => 2,
            Port14 | Port15 | Market14 | Market16 | Manor14 | Manor16 | Shrine14 | Shrine16
            | Port21 | Market24 | Manor23 => 3,
            Port13 | Market11 | Market15 | Manor13 | Manor15 | Shrine13 | Port22 | Port23
            | Manor22 | Shrine23 => 4,
            Market21 | Market22 | Manor21 | Shrine21 | Shrine22 | Shrine24 => 5,
            StartPort | StartManor | StartShrine | ImperialPorcelain | ImperialRice
            | ImperialSilk => 0,
        }
    }

    /// What a visitor gets.
    #[must_use]
    #[inline]
    pub const fn visitor(self) -> &'static [Reward] {
        use Reward::{AnyGood, Card, Favor, Good as One, Influence, Koku, Vp};
        use Tile::*;
        match self {
            Market11 | Market14 => &[One(Good::Silk)],
            Market12 | Market15 => &[One(Good::Rice)],
            Market13 | Market16 => &[One(Good::Porcelain)],
            ImperialPorcelain => &[One(Good::Porcelain), Favor(1)],
            ImperialRice => &[One(Good::Rice), Favor(1)],
            ImperialSilk => &[One(Good::Silk), Card],
            _ => match (self.kind(), self.era()) {
                (Kind::Port, Era::Second) => &[Koku(5)],
                (Kind::Port, _) => &[Koku(3)],
                (Kind::Manor, Era::Second) => &[Influence(3)],
                (Kind::Manor, _) => &[Influence(2)],
                (Kind::Shrine, Era::Second) => &[Vp(3)],
                (Kind::Shrine, _) => &[Vp(2)],
                (Kind::Market, _) => &[AnyGood],
            },
        }
    }

    /// What an owner gets for each marker.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> &'static [Reward] {
        use Reward::{AnyGood, Favor, Good as One, Influence, Koku, KokuPer, KokuPerCustomer, Vp};
        use Tile::*;
        match self {
            Port11 => &[One(Good::Rice)],
            Port12 => &[Koku(1), One(Good::Porcelain)],
            Port14 => &[KokuPer(Kind::Port)],
            Market11 => &[Koku(2)],
            Market13 | Shrine15 => &[Koku(1), Vp(1)],
            Market16 => &[KokuPer(Kind::Market)],
            Manor11 => &[One(Good::Silk)],
            Manor12 => &[Koku(1), One(Good::Rice)],
            Manor14 => &[KokuPer(Kind::Manor)],
            Manor15 => &[KokuPerCustomer],
            Shrine11 => &[One(Good::Porcelain)],
            Shrine12 => &[Koku(1), One(Good::Silk)],
            Shrine14 => &[KokuPer(Kind::Shrine)],
            Port16 | Market12 => &[Favor(1), Vp(1)],
            Port13 | Market15 | Manor13 | Shrine13 | Market21 | Shrine24 => &[Favor(1)],
            Port15 | Market14 | Manor16 | Shrine16 => &[Vp(1)],
            Port21 | Market24 | Manor23 => &[Vp(2)],
            Port24 | Market23 | Manor24 => &[Vp(3)],
            Port22 | Shrine23 => &[AnyGood],
            Port23 => &[One(Good::Rice), Favor(1)],
            Manor22 => &[One(Good::Porcelain), Favor(1)],
            Shrine22 => &[One(Good::Silk)],
            Market22 | Manor21 | Shrine21 => &[Influence(1)],
            StartPort | StartManor | StartShrine | ImperialPorcelain | ImperialRice
            | ImperialSilk => &[],
        }
    }

    /// The tile a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(&word.to_ascii_lowercase())
    }
}

/// A set of tiles of the two eras.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Tiles(u64);

impl Tiles {
    /// Every tile of an era that is built; none of the tiles that are there from the start.
    #[must_use]
    pub const fn of(era: Era) -> Self {
        match era {
            Era::Start => Self(0),
            Era::First => Self((1 << 24) - 1),
            Era::Second => Self(((1 << 16) - 1) << 24),
        }
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Is the tile in the set?
    #[must_use]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & 1 << tile as u8 != 0
    }

    /// Takes a tile out.
    pub(crate) const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u8);
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No tile at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            Tile::from_index(at as usize)
        })
    }
}
