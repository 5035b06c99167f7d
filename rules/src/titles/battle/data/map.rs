//! The map: 11 territories, 30 provinces, 64 land borders, 12 coasts (R2 of docs/titles/battle-for-rokugan.md).
//!
//! Everything that asks "what touches what" is answered from masks computed at compile time:
//! a set of provinces is a `u32`, a set of directed land borders a `u128`.

use crate::vocabulary::vocabulary;

use super::Clan;

vocabulary! {
    /// A territory: one to four provinces that are claimed together.
    Territory ("territory") by ByTerritory {
        Dragon = "dragon",
        Phoenix = "phoenix",
        Unicorn = "unicorn",
        Lion = "lion",
        Scorpion = "scorpion",
        Crane = "crane",
        Crab = "crab",
        Goldcoast = "goldcoast",
        Islands = "islands",
        ShadowNorth = "shadow_north",
        ShadowSouth = "shadow_south",
    }
}

vocabulary! {
    /// A province of the board.
    Province ("province") by ByProvince {
        DragonWest = "dragon_west",
        DragonCapital = "dragon_capital",
        DragonSouth = "dragon_south",
        PhoenixCapital = "phoenix_capital",
        PhoenixCenter = "phoenix_center",
        PhoenixCoast = "phoenix_coast",
        UnicornCapital = "unicorn_capital",
        UnicornWest = "unicorn_west",
        UnicornEast = "unicorn_east",
        LionWest = "lion_west",
        LionCapital = "lion_capital",
        LionCoast = "lion_coast",
        ScorpionWest = "scorpion_west",
        ScorpionNorth = "scorpion_north",
        ScorpionCapital = "scorpion_capital",
        CraneCapital = "crane_capital",
        CraneCenter = "crane_center",
        CraneSouth = "crane_south",
        CrabWest = "crab_west",
        CrabEast = "crab_east",
        CrabCenter = "crab_center",
        CrabCapital = "crab_capital",
        GoldcoastInland = "goldcoast_inland",
        GoldcoastEast = "goldcoast_east",
        GoldcoastSouth = "goldcoast_south",
        IslandsNorth = "islands_north",
        IslandsWest = "islands_west",
        IslandsEast = "islands_east",
        ShadowNorth = "shadow_north",
        ShadowSouth = "shadow_south",
    }
}

/// What is printed on the board for one province.
struct Print {
    code: &'static str,
    territory: Territory,
    honor: u8,
    defense: u8,
    capital: Option<Clan>,
    coastal: bool,
}

const fn print(
    code: &'static str,
    territory: Territory,
    honor: u8,
    defense: u8,
    capital: Option<Clan>,
    coastal: bool,
) -> Print {
    Print {
        code,
        territory,
        honor,
        defense,
        capital,
        coastal,
    }
}

#[rustfmt::skip]
static PRINTS: ByProvince<Print> = ByProvince([
    print("D1", Territory::Dragon, 1, 0, None, false),
    print("D2", Territory::Dragon, 2, 2, Some(Clan::Dragon), false),
    print("D3", Territory::Dragon, 3, 0, None, false),
    print("P1", Territory::Phoenix, 2, 2, Some(Clan::Phoenix), false),
    print("P2", Territory::Phoenix, 2, 0, None, false),
    print("P3", Territory::Phoenix, 1, 0, None, true),
    print("U1", Territory::Unicorn, 2, 2, Some(Clan::Unicorn), false),
    print("U2", Territory::Unicorn, 1, 0, None, false),
    print("U3", Territory::Unicorn, 3, 0, None, false),
    print("L1", Territory::Lion, 2, 0, None, false),
    print("L2", Territory::Lion, 2, 2, Some(Clan::Lion), false),
    print("L3", Territory::Lion, 2, 0, None, true),
    print("S1", Territory::Scorpion, 1, 0, None, false),
    print("S2", Territory::Scorpion, 3, 0, None, false),
    print("S3", Territory::Scorpion, 2, 2, Some(Clan::Scorpion), false),
    print("C1", Territory::Crane, 2, 2, Some(Clan::Crane), true),
    print("C2", Territory::Crane, 2, 0, None, true),
    print("C3", Territory::Crane, 3, 0, None, true),
    print("K1", Territory::Crab, 1, 0, None, false),
    print("K2", Territory::Crab, 3, 0, None, false),
    print("K3", Territory::Crab, 2, 0, None, false),
    print("K4", Territory::Crab, 2, 2, Some(Clan::Crab), true),
    print("G1", Territory::Goldcoast, 3, 0, None, false),
    print("G2", Territory::Goldcoast, 2, 0, None, true),
    print("G3", Territory::Goldcoast, 3, 0, None, true),
    print("I1", Territory::Islands, 2, 0, None, true),
    print("I2", Territory::Islands, 1, 0, None, true),
    print("I3", Territory::Islands, 1, 0, None, true),
    print("X1", Territory::ShadowNorth, 0, 1, None, false),
    print("X2", Territory::ShadowSouth, 0, 1, None, true),
]);

/// How many land borders the board has.
pub const BORDERS: usize = 64;

/// The land borders. A border's number is its place in this list.
#[rustfmt::skip]
pub(crate) const LAND: [(Province, Province); BORDERS] = {
    use Province::*;
    [
        (DragonWest, DragonCapital),
        (DragonWest, UnicornCapital),
        (DragonWest, LionWest),
        (DragonCapital, DragonSouth),
        (DragonCapital, PhoenixCapital),
        (DragonCapital, LionWest),
        (DragonSouth, PhoenixCapital),
        (DragonSouth, LionWest),
        (DragonSouth, LionCapital),
        (DragonSouth, LionCoast),
        (PhoenixCapital, PhoenixCenter),
        (PhoenixCapital, LionCoast),
        (PhoenixCenter, PhoenixCoast),
        (PhoenixCenter, LionCoast),
        (PhoenixCoast, LionCoast),
        (UnicornCapital, UnicornWest),
        (UnicornCapital, UnicornEast),
        (UnicornCapital, LionWest),
        (UnicornWest, UnicornEast),
        (UnicornWest, ScorpionWest),
        (UnicornWest, CrabWest),
        (UnicornEast, LionWest),
        (UnicornEast, ScorpionWest),
        (UnicornEast, ScorpionNorth),
        (LionWest, LionCapital),
        (LionWest, ScorpionNorth),
        (LionCapital, LionCoast),
        (LionCapital, ScorpionNorth),
        (LionCapital, ScorpionCapital),
        (LionCapital, CraneCapital),
        (LionCapital, CraneCenter),
        (LionCoast, CraneCapital),
        (ScorpionWest, ScorpionNorth),
        (ScorpionWest, ScorpionCapital),
        (ScorpionWest, CrabWest),
        (ScorpionWest, CrabEast),
        (ScorpionNorth, ScorpionCapital),
        (ScorpionCapital, CraneCenter),
        (ScorpionCapital, CraneSouth),
        (ScorpionCapital, CrabEast),
        (CraneCapital, CraneCenter),
        (CraneCenter, CraneSouth),
        (CraneSouth, CrabEast),
        (CraneSouth, GoldcoastInland),
        (CraneSouth, GoldcoastEast),
        (CrabWest, CrabEast),
        (CrabWest, CrabCenter),
        (CrabWest, ShadowNorth),
        (CrabEast, CrabCenter),
        (CrabEast, GoldcoastInland),
        (CrabCenter, CrabCapital),
        (CrabCenter, GoldcoastInland),
        (CrabCenter, GoldcoastSouth),
        (CrabCenter, ShadowNorth),
        (CrabCapital, GoldcoastSouth),
        (CrabCapital, ShadowNorth),
        (CrabCapital, ShadowSouth),
        (GoldcoastInland, GoldcoastEast),
        (GoldcoastInland, GoldcoastSouth),
        (GoldcoastEast, GoldcoastSouth),
        (IslandsNorth, IslandsWest),
        (IslandsNorth, IslandsEast),
        (IslandsWest, IslandsEast),
        (ShadowNorth, ShadowSouth),
    ]
};

/// How many provinces touch the sea.
pub const COASTS: usize = 12;

/// The provinces that touch the sea, each over exactly one coast.
#[rustfmt::skip]
pub(crate) const COAST: [Province; COASTS] = {
    use Province::*;
    [
        PhoenixCoast,
        LionCoast,
        CraneCapital,
        CraneCenter,
        CraneSouth,
        CrabCapital,
        GoldcoastEast,
        GoldcoastSouth,
        IslandsNorth,
        IslandsWest,
        IslandsEast,
        ShadowSouth,
    ]
};

/// A set of provinces.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Provinces(pub(crate) u32);

impl Provinces {
    /// No province.
    pub const NONE: Self = Self(0);
    /// Every province of the board.
    pub const ALL: Self = Self((1 << Province::COUNT) - 1);
    /// The two Shadowlands provinces.
    pub const SHADOWLANDS: Self =
        Self(1 << Province::ShadowNorth as u32 | 1 << Province::ShadowSouth as u32);

    /// The set of just this province.
    #[must_use]
    pub const fn only(province: Province) -> Self {
        Self(1 << province as u32)
    }

    /// Is it in the set?
    #[must_use]
    pub const fn has(self, province: Province) -> bool {
        self.0 & 1 << province as u32 != 0
    }

    /// Adds one province.
    pub const fn insert(&mut self, province: Province) {
        self.0 |= 1 << province as u32;
    }

    /// Takes one province out.
    pub const fn remove(&mut self, province: Province) {
        self.0 &= !(1 << province as u32);
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// In either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// In this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The provinces in board order.
    pub fn iter(self) -> impl Iterator<Item = Province> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = Province::from_index(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        let mut set = Self::NONE;
        for province in provinces {
            set.insert(province);
        }
        set
    }
}

/// For every province, what its position on the map means as masks.
struct Reach {
    neighbours: ByProvince<Provinces>,
    /// Directed borders that start in the province.
    out: ByProvince<u128>,
    /// Directed borders that point at the province.
    into: ByProvince<u128>,
    /// The number of the coast.
    coast: ByProvince<Option<u8>>,
}

#[expect(
    clippy::indexing_slicing,
    reason = "evaluated at compile time over the fixed map"
)]
const REACH: Reach = {
    let mut neighbours = [Provinces::NONE; Province::COUNT];
    let mut out = [0u128; Province::COUNT];
    let mut into = [0u128; Province::COUNT];
    let mut coast = [None; Province::COUNT];
    let mut number = 0;
    while number < COASTS {
        coast[COAST[number] as usize] = Some(number as u8);
        number += 1;
    }
    let mut border = 0;
    while border < BORDERS {
        let (a, b) = LAND[border];
        neighbours[a as usize].insert(b);
        neighbours[b as usize].insert(a);
        let to_b = 1u128 << (2 * border);
        let to_a = 1u128 << (2 * border + 1);
        out[a as usize] |= to_b;
        into[b as usize] |= to_b;
        out[b as usize] |= to_a;
        into[a as usize] |= to_a;
        border += 1;
    }
    Reach {
        neighbours: ByProvince(neighbours),
        out: ByProvince(out),
        into: ByProvince(into),
        coast: ByProvince(coast),
    }
};
static REACHES: Reach = REACH;

impl Province {
    /// The short code shown on the board, unique, accepted wherever an id is.
    #[must_use]
    pub fn code(self) -> &'static str {
        PRINTS[self].code
    }

    /// The province with this code or id, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(word).or_else(|| {
            Self::ALL
                .into_iter()
                .find(|p| p.code().eq_ignore_ascii_case(word) || p.id().eq_ignore_ascii_case(word))
        })
    }

    /// The territory it belongs to.
    #[must_use]
    pub fn territory(self) -> Territory {
        PRINTS[self].territory
    }

    /// The printed flowers.
    #[must_use]
    pub fn honor(self) -> u8 {
        PRINTS[self].honor
    }

    /// The printed defense bonus.
    #[must_use]
    pub fn defense(self) -> u8 {
        PRINTS[self].defense
    }

    /// The clan whose capital is printed here.
    #[must_use]
    pub fn capital(self) -> Option<Clan> {
        PRINTS[self].capital
    }

    /// Does it touch the sea by print (a harbor apart)?
    #[must_use]
    pub fn coastal(self) -> bool {
        PRINTS[self].coastal
    }

    /// Is it one of the two Shadowlands provinces?
    #[must_use]
    pub fn shadowlands(self) -> bool {
        Provinces::SHADOWLANDS.has(self)
    }

    /// The provinces across a land border.
    #[must_use]
    pub fn neighbours(self) -> Provinces {
        REACHES.neighbours[self]
    }

    /// Directed land borders starting here.
    pub(crate) fn borders_out(self) -> u128 {
        REACHES.out[self]
    }

    /// Directed land borders pointing here.
    pub(crate) fn borders_in(self) -> u128 {
        REACHES.into[self]
    }

    /// The number of its coast, if it has one.
    pub(crate) fn coast(self) -> Option<u8> {
        REACHES.coast[self]
    }
}

const TERRITORIES: ByTerritory<Provinces> = {
    use Province as P;
    const fn of(first: P, last: P) -> Provinces {
        Provinces((2 << last as u32) - (1 << first as u32))
    }
    ByTerritory([
        of(P::DragonWest, P::DragonSouth),
        of(P::PhoenixCapital, P::PhoenixCoast),
        of(P::UnicornCapital, P::UnicornEast),
        of(P::LionWest, P::LionCoast),
        of(P::ScorpionWest, P::ScorpionCapital),
        of(P::CraneCapital, P::CraneSouth),
        of(P::CrabWest, P::CrabCapital),
        of(P::GoldcoastInland, P::GoldcoastSouth),
        of(P::IslandsNorth, P::IslandsEast),
        of(P::ShadowNorth, P::ShadowNorth),
        of(P::ShadowSouth, P::ShadowSouth),
    ])
};

impl Territory {
    /// Its provinces.
    #[must_use]
    pub fn provinces(self) -> Provinces {
        TERRITORIES[self]
    }

    /// Is it one of the two Shadowlands territories? They score nothing.
    #[must_use]
    pub fn shadowlands(self) -> bool {
        matches!(self, Self::ShadowNorth | Self::ShadowSouth)
    }
}

/// The coastal provinces by print.
pub(crate) const COASTAL: Provinces = {
    let mut set = Provinces::NONE;
    let mut at = 0;
    while at < COASTS {
        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time")]
        set.insert(COAST[at]);
        at += 1;
    }
    set
};
