//! The four clans and their patrons (R1, R11).
//!
//! A clan is a colour and nothing more; what differs between players are the patrons.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A clan.
    Clan ("clan") {
        Crab = "crab", Mantis = "mantis", Crane = "crane", Scorpion = "scorpion",
    }
}

vocabulary! {
    /// A patron: an ability for the whole game. Each belongs to a clan.
    Patron ("patron") {
        /// Ten koku more at the start; builds in any region.
        Shihobu = "kaiu_shihobu",
        /// After building, 1 VP for each river space the shore space touches.
        Taka = "yasuki_taka",
        /// Holds three customers; delivers whatever the die shows.
        Yoritomo = "yoritomo",
        /// 3 VP for the first customer served in a region.
        Kudaka = "kudaka",
        /// After sailing, 2 VP if an opponent owns a visited building.
        Uji = "daidoji_uji",
        /// Instead of rolling, may spend 1 favor and set the die.
        Ryoku = "kakita_ryoku",
        /// 3 VP when another player passes the own marker on a track.
        Hyobu = "shosuro_hyobu",
        /// Steps with other players' markers do not count when advancing.
        Kachiko = "bayushi_kachiko",
    }
}

impl Patron {
    /// The clan it belongs to.
    #[must_use]
    pub const fn clan(self) -> Clan {
        match self {
            Self::Shihobu | Self::Taka => Clan::Crab,
            Self::Yoritomo | Self::Kudaka => Clan::Mantis,
            Self::Uji | Self::Ryoku => Clan::Crane,
            Self::Hyobu | Self::Kachiko => Clan::Scorpion,
        }
    }

    /// The two patrons of a clan.
    #[must_use]
    pub const fn of(clan: Clan) -> [Self; 2] {
        match clan {
            Clan::Crab => [Self::Shihobu, Self::Taka],
            Clan::Mantis => [Self::Yoritomo, Self::Kudaka],
            Clan::Crane => [Self::Uji, Self::Ryoku],
            Clan::Scorpion => [Self::Hyobu, Self::Kachiko],
        }
    }
}
