//! The map: eight provinces, five borders, six sea routes (R3).

use serde::{Deserialize, Serialize};

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A province.
    Province ("province") by ByProvince {
        Hokkaido = "hokkaido",
        Oshu = "oshu",
        Edo = "edo",
        Kyoto = "kyoto",
        Kansai = "kansai",
        Nagato = "nagato",
        Shikoku = "shikoku",
        Kyushu = "kyushu",
    }
}

vocabulary! {
    /// A sea route, named after its two ends.
    Route ("sea route") {
        HokkaidoOshu = "hokkaido_oshu",
        HokkaidoKansai = "hokkaido_kansai",
        HokkaidoKyushu = "hokkaido_kyushu",
        KansaiShikoku = "kansai_shikoku",
        KansaiKyushu = "kansai_kyushu",
        KyushuShikoku = "kyushu_shikoku",
    }
}

/// What a province yields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harvest {
    /// Victory points.
    pub vp: u8,
    /// Coins.
    pub coins: u8,
    /// Ronin.
    pub ronin: u8,
}

impl Province {
    /// The provinces across a border.
    #[must_use]
    pub const fn borders(self) -> &'static [Self] {
        match self {
            Self::Nagato => &[Self::Kansai],
            Self::Kansai => &[Self::Kyoto, Self::Nagato],
            Self::Kyoto => &[Self::Oshu, Self::Edo, Self::Kansai],
            Self::Edo => &[Self::Oshu, Self::Kyoto],
            Self::Oshu => &[Self::Edo, Self::Kyoto],
            Self::Hokkaido | Self::Shikoku | Self::Kyushu => &[],
        }
    }

    /// The provinces across a sea route, with the route.
    #[must_use]
    pub const fn routes(self) -> &'static [(Self, Route)] {
        match self {
            Self::Hokkaido => &[
                (Self::Oshu, Route::HokkaidoOshu),
                (Self::Kansai, Route::HokkaidoKansai),
                (Self::Kyushu, Route::HokkaidoKyushu),
            ],
            Self::Oshu => &[(Self::Hokkaido, Route::HokkaidoOshu)],
            Self::Kansai => &[
                (Self::Hokkaido, Route::HokkaidoKansai),
                (Self::Shikoku, Route::KansaiShikoku),
                (Self::Kyushu, Route::KansaiKyushu),
            ],
            Self::Shikoku => &[
                (Self::Kansai, Route::KansaiShikoku),
                (Self::Kyushu, Route::KyushuShikoku),
            ],
            Self::Kyushu => &[
                (Self::Hokkaido, Route::HokkaidoKyushu),
                (Self::Kansai, Route::KansaiKyushu),
                (Self::Shikoku, Route::KyushuShikoku),
            ],
            Self::Edo | Self::Kyoto | Self::Nagato => &[],
        }
    }

    /// The sea route between two provinces, if that is how they are adjacent.
    #[must_use]
    pub fn route_to(self, to: Self) -> Option<Route> {
        let found = self.routes().iter().find(|(end, _)| *end == to);
        found.map(|(_, route)| *route)
    }

    /// What it yields.
    #[must_use]
    pub const fn harvest(self) -> Harvest {
        let (vp, coins, ronin) = match self {
            Self::Hokkaido => (0, 0, 2),
            Self::Oshu | Self::Shikoku => (0, 3, 0),
            Self::Edo => (2, 2, 0),
            Self::Kyoto => (4, 0, 0),
            Self::Kansai => (3, 0, 0),
            Self::Nagato | Self::Kyushu => (1, 1, 1),
        };
        Harvest { vp, coins, ronin }
    }
}

/// A set of provinces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Provinces(u8);

impl Provinces {
    /// No province.
    pub const NONE: Self = Self(0);

    /// Adds a province.
    pub const fn insert(&mut self, province: Province) {
        self.0 |= 1 << province as u8;
    }

    /// Is it in the set?
    #[must_use]
    pub const fn has(self, province: Province) -> bool {
        self.0 & 1 << province as u8 != 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No province at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The provinces in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The provinces in order.
    pub fn iter(self) -> impl Iterator<Item = Province> {
        Province::ALL.into_iter().filter(move |p| self.has(*p))
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

/// A set of sea routes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Routes(u8);

impl Routes {
    /// Adds a route.
    pub const fn insert(&mut self, route: Route) {
        self.0 |= 1 << route as u8;
    }

    /// Is it in the set?
    #[must_use]
    pub const fn has(self, route: Route) -> bool {
        self.0 & 1 << route as u8 != 0
    }
}
