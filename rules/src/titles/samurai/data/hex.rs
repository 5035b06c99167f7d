//! The map: 174 hexes of three kinds (R2 of docs/titles/samurai.md).
//!
//! A hex is named by its column letter and its row. The words are ordered land, sea, settlements,
//! each by column and row, so that a set of land hexes is a `u64`, one of sea hexes a `u128`, and
//! one of settlements a `u64`. What touches what is computed at compile time from the names.

use crate::vocabulary::vocabulary;

use super::Settlement;

vocabulary! {
    /// A hex of the map.
    Hex ("hex") by ByHex {
        // Land.
        C20 = "C20", C21 = "C21", D20 = "D20", D21 = "D21", D22 = "D22", E20 = "E20", E22 = "E22",
        F17 = "F17", G18 = "G18", G21 = "G21", H16 = "H16", H17 = "H17", H19 = "H19", H20 = "H20",
        I16 = "I16", I20 = "I20", I21 = "I21", J16 = "J16", J19 = "J19", K16 = "K16", K17 = "K17",
        L13 = "L13", L15 = "L15", L17 = "L17", M14 = "M14", M15 = "M15", M16 = "M16", N5 = "N5",
        N12 = "N12", N13 = "N13", N14 = "N14", O3 = "O3", O4 = "O4", O5 = "O5", O6 = "O6", O9 = "O9",
        O11 = "O11", O13 = "O13", O15 = "O15", P2 = "P2", P4 = "P4", P6 = "P6", P8 = "P8", P9 = "P9",
        P10 = "P10", P11 = "P11", P12 = "P12", P13 = "P13", P14 = "P14", Q4 = "Q4", Q5 = "Q5", Q6 = "Q6",
        Q10 = "Q10", Q14 = "Q14", R3 = "R3", S4 = "S4",
        // Sea.
        A20 = "A20", A21 = "A21", B19 = "B19", B21 = "B21", B22 = "B22", C19 = "C19", C23 = "C23",
        D18 = "D18", D23 = "D23", E17 = "E17", E18 = "E18", E19 = "E19", E24 = "E24", F16 = "F16",
        F19 = "F19", F20 = "F20", F21 = "F21", F22 = "F22", F23 = "F23", G16 = "G16", G19 = "G19",
        G22 = "G22", H15 = "H15", H18 = "H18", H22 = "H22", I15 = "I15", I18 = "I18", I22 = "I22",
        J14 = "J14", J17 = "J17", J18 = "J18", J21 = "J21", K13 = "K13", K14 = "K14", K15 = "K15",
        K19 = "K19", K20 = "K20", K21 = "K21", L12 = "L12", L18 = "L18", M4 = "M4", M5 = "M5", M6 = "M6",
        M7 = "M7", M12 = "M12", M17 = "M17", M18 = "M18", N1 = "N1", N2 = "N2", N3 = "N3", N7 = "N7",
        N8 = "N8", N9 = "N9", N10 = "N10", N11 = "N11", N16 = "N16", O1 = "O1", O7 = "O7", O16 = "O16",
        P1 = "P1", P7 = "P7", P15 = "P15", Q2 = "Q2", Q3 = "Q3", Q8 = "Q8", Q12 = "Q12", Q16 = "Q16",
        R2 = "R2", R5 = "R5", R6 = "R6", R7 = "R7", R8 = "R8", R9 = "R9", R10 = "R10", R11 = "R11",
        R12 = "R12", R13 = "R13", R14 = "R14", R15 = "R15", S2 = "S2", S5 = "S5", T2 = "T2", T3 = "T3",
        T4 = "T4",
        // Settlements.
        B20 = "B20", C22 = "C22", D19 = "D19", E21 = "E21", E23 = "E23", F18 = "F18", G17 = "G17",
        G20 = "G20", H21 = "H21", I17 = "I17", I19 = "I19", J15 = "J15", J20 = "J20", K18 = "K18",
        L14 = "L14", L16 = "L16", M13 = "M13", N4 = "N4", N6 = "N6", N15 = "N15", O2 = "O2", O8 = "O8",
        O10 = "O10", O12 = "O12", O14 = "O14", P3 = "P3", P5 = "P5", Q7 = "Q7", Q9 = "Q9", Q11 = "Q11",
        Q13 = "Q13", Q15 = "Q15", R4 = "R4", S3 = "S3",
    }
}

/// How many of the words are land, and land or sea.
const LAND: usize = 56;
const OPEN: usize = 140;

vocabulary! {
    /// What a hex is.
    Terrain ("terrain") {
        /// Takes every tile but ships.
        Land = "land",
        /// Takes ships.
        Sea = "sea",
        /// Takes figures, never a tile.
        Settlement = "settlement",
    }
}

vocabulary! {
    /// A part of the map that is in play or not (R2).
    Section ("section") {
        /// Always in play, with the sea hexes on its seams.
        Honshu = "honshu",
        /// Kyushu and Shikoku: in play with three and four players.
        South = "south",
        /// In play with four players.
        Hokkaido = "hokkaido",
    }
}

vocabulary! {
    /// A stretch of the map small enough for one list: how menus lead to a hex.
    Area ("area") {
        Kyushu = "kyushu", Shikoku = "shikoku", Chugoku = "chugoku", Kansai = "kansai",
        Kanto = "kanto", Tohoku = "tohoku", Hokkaido = "hokkaido",
    }
}

impl Hex {
    /// The column from 0, the letter of the name.
    #[must_use]
    pub const fn column(self) -> u8 {
        match self.id().as_bytes() {
            [letter, ..] => *letter - b'A',
            [] => 0,
        }
    }

    /// The row from 1, the number of the name. Odd columns (B, D ...) lie half a hex lower.
    #[must_use]
    pub const fn row(self) -> u8 {
        match self.id().as_bytes() {
            [_, one] => *one - b'0',
            [_, ten, one] => (*ten - b'0') * 10 + *one - b'0',
            _ => 0,
        }
    }

    /// Axial coordinates of a flat-topped grid: `q` to the east, `r` to the south.
    #[must_use]
    pub const fn axial(self) -> (i8, i8) {
        let column = self.column() as i8;
        (column, self.row() as i8 - 1 - (column - (column & 1)) / 2)
    }

    /// What it is.
    #[must_use]
    #[inline]
    pub const fn terrain(self) -> Terrain {
        match self as usize {
            ..LAND => Terrain::Land,
            LAND..OPEN => Terrain::Sea,
            _ => Terrain::Settlement,
        }
    }

    /// The settlement on it.
    #[must_use]
    pub fn settlement(self) -> Option<Settlement> {
        (self as usize)
            .checked_sub(OPEN)
            .and_then(Settlement::from_index)
    }

    /// The section that decides whether it is in play.
    #[must_use]
    pub const fn section(self) -> Section {
        match (self.column() + b'A', self.row()) {
            (b'N'..=b'P', 7) => Section::Honshu,
            (_, ..=7) => Section::Hokkaido,
            (b'A'..=b'D', _) | (b'H'..=b'J', 19..) | (b'E'..=b'K', 20..) => Section::South,
            _ => Section::Honshu,
        }
    }

    /// Where menus look for it.
    #[must_use]
    pub const fn area(self) -> Area {
        match (self.section(), self.column() + b'A', self.row()) {
            (Section::Hokkaido, ..) => Area::Hokkaido,
            (Section::South, b'A'..=b'F', _) => Area::Kyushu,
            (Section::South, ..) => Area::Shikoku,
            (Section::Honshu, _, ..=11) => Area::Tohoku,
            (Section::Honshu, ..=b'I', _) => Area::Chugoku,
            (Section::Honshu, ..=b'L', _) => Area::Kansai,
            (Section::Honshu, ..) => Area::Kanto,
        }
    }

    /// Is it in play with this many seats?
    #[must_use]
    #[inline]
    pub const fn in_play(self, seats: usize) -> bool {
        match self.section() {
            Section::Honshu => true,
            Section::South => seats >= 3,
            Section::Hokkaido => seats >= 4,
        }
    }

    /// The hexes that touch it, clockwise from the north, on the full map.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        NEIGHBOURS[self].into_iter().flatten()
    }

    /// The hex a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(word).or_else(|| Self::from_id(&word.to_ascii_uppercase()))
    }
}

/// The six steps of a flat-topped grid, clockwise from the north.
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

pub(super) const NEIGHBOURS: ByHex<[Option<Hex>; 6]> = ByHex(neighbours());

/// Found through a grid of the whole map, so that the compiler has little to do.
#[expect(
    clippy::indexing_slicing,
    reason = "computed by the compiler; a bad index does not build"
)]
const fn neighbours() -> [[Option<Hex>; 6]; Hex::COUNT] {
    const WIDTH: i16 = 24;
    const HEIGHT: i16 = 40;
    // Axial rows reach from -9 to 21 and are shifted to be indexes.
    const SHIFT: i16 = 12;
    let mut grid = [None; (WIDTH * HEIGHT) as usize];
    let mut at = 0;
    while at < Hex::COUNT {
        let (q, r) = Hex::ALL[at].axial();
        grid[((r as i16 + SHIFT) * WIDTH + q as i16 + 1) as usize] = Some(Hex::ALL[at]);
        at += 1;
    }
    let mut found = [[None; 6]; Hex::COUNT];
    at = 0;
    while at < Hex::COUNT {
        let (q, r) = Hex::ALL[at].axial();
        let mut step = 0;
        while step < 6 {
            let (east, south) = STEPS[step];
            let (q, r) = ((q + east) as i16, (r + south) as i16);
            found[at][step] = grid[((r + SHIFT) * WIDTH + q + 1) as usize];
            step += 1;
        }
        at += 1;
    }
    found
}

/// A set of land and sea hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hexes {
    pub land: u64,
    pub sea: u128,
}

impl Hexes {
    pub const NONE: Self = Self { land: 0, sea: 0 };

    /// The land and sea hexes in play with this many seats.
    #[inline]
    pub fn in_play(seats: usize) -> Self {
        IN_PLAY
            .get(seats.saturating_sub(2))
            .copied()
            .unwrap_or(Self::NONE)
    }

    #[inline]
    pub const fn has(self, hex: Hex) -> bool {
        let at = hex as usize;
        match hex.terrain() {
            Terrain::Land => self.land >> at & 1 != 0,
            Terrain::Sea => self.sea >> (at - LAND) & 1 != 0,
            Terrain::Settlement => false,
        }
    }

    /// Adds a hex; settlements are never in the set.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        let at = hex as usize;
        match hex.terrain() {
            Terrain::Land => self.land |= 1 << at,
            Terrain::Sea => self.sea |= 1 << (at - LAND),
            Terrain::Settlement => {}
        }
    }

    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            land: self.land & !other.land,
            sea: self.sea & !other.sea,
        }
    }

    /// The land hexes in order.
    #[inline]
    pub fn lands(self) -> impl Iterator<Item = Hex> + Clone {
        bits(self.land).filter_map(Hex::from_index)
    }

    /// The sea hexes in order.
    #[inline]
    pub fn seas(self) -> impl Iterator<Item = Hex> + Clone {
        let (low, high) = (self.sea as u64, (self.sea >> 64) as u64);
        bits(low)
            .chain(bits(high).map(|at| at + 64))
            .filter_map(|at| Hex::from_index(LAND + at))
    }
}

const IN_PLAY: [Hexes; 3] = [in_play(2), in_play(3), in_play(4)];

#[expect(
    clippy::indexing_slicing,
    reason = "computed by the compiler; a bad index does not build"
)]
const fn in_play(seats: usize) -> Hexes {
    let mut set = Hexes::NONE;
    let mut at = 0;
    while at < OPEN {
        if Hex::ALL[at].in_play(seats) {
            set.insert(Hex::ALL[at]);
        }
        at += 1;
    }
    set
}

/// The numbers of the bits that are set.
#[inline]
pub(super) fn bits(mut rest: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let at = rest.trailing_zeros();
            rest &= rest - 1;
            at as usize
        })
    })
}
