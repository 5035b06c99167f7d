//! Figures (R1): bushi, shinto, daimyo and the eight monsters.

use crate::vocabulary::vocabulary;

use super::Card;

vocabulary! {
    /// A figure.
    Figure ("figure") {
        Bushi = "bushi",
        Shinto = "shinto",
        Daimyo = "daimyo",
        Komainu = "komainu",
        OniOfSkulls = "oni_of_skulls",
        Yurei = "yurei",
        RiverDragon = "river_dragon",
        OniOfBlood = "oni_of_blood",
        OniOfSouls = "oni_of_souls",
        OniOfHate = "oni_of_hate",
        OniOfSpite = "oni_of_spite",
    }
}

impl Figure {
    /// Came with a season card.
    #[must_use]
    pub const fn is_monster(self) -> bool {
        !matches!(self, Self::Bushi | Self::Shinto | Self::Daimyo)
    }

    /// Is a monster of the kind that some cards count.
    #[must_use]
    pub const fn is_oni(self) -> bool {
        matches!(
            self,
            Self::OniOfSkulls
                | Self::OniOfBlood
                | Self::OniOfSouls
                | Self::OniOfHate
                | Self::OniOfSpite
        )
    }

    /// Counts as a shinto: may go to a shrine.
    #[must_use]
    pub const fn is_shinto(self) -> bool {
        matches!(self, Self::Shinto | Self::Komainu)
    }

    /// Counts as a daimyo: nobody may pick it out.
    #[must_use]
    pub const fn is_daimyo(self) -> bool {
        matches!(self, Self::Daimyo | Self::Yurei)
    }

    /// May this figure take the place of the other one (R6.5)?
    #[must_use]
    pub const fn replaces(self, other: Self) -> bool {
        if other.is_daimyo() {
            return false;
        }
        let bushi = matches!((self, other), (Self::Bushi, Self::Bushi));
        bushi
            || (self.is_shinto() && other.is_shinto())
            || (self.is_monster() && other.is_monster())
    }

    /// Its force without any bonus.
    #[must_use]
    pub const fn force(self) -> u8 {
        match self {
            Self::Yurei | Self::OniOfBlood => 2,
            Self::RiverDragon => 5,
            _ => 1,
        }
    }

    /// Its force where its owner's honor is the lowest.
    #[must_use]
    pub const fn force_if_lowest(self) -> u8 {
        match self {
            Self::OniOfSkulls => 3,
            Self::OniOfBlood => 4,
            other => other.force(),
        }
    }

    /// The card a monster comes with.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        Some(match self {
            Self::Bushi | Self::Shinto | Self::Daimyo => return None,
            Self::Komainu => Card::Komainu,
            Self::OniOfSkulls => Card::OniOfSkulls,
            Self::Yurei => Card::Yurei,
            Self::RiverDragon => Card::RiverDragon,
            Self::OniOfBlood => Card::OniOfBlood,
            Self::OniOfSouls => Card::OniOfSouls,
            Self::OniOfHate => Card::OniOfHate,
            Self::OniOfSpite => Card::OniOfSpite,
        })
    }
}

vocabulary! {
    /// What can be moved: a figure, or a stronghold of Turtle.
    Piece ("piece") {
        Bushi = "bushi",
        Shinto = "shinto",
        Daimyo = "daimyo",
        Komainu = "komainu",
        OniOfSkulls = "oni_of_skulls",
        Yurei = "yurei",
        RiverDragon = "river_dragon",
        OniOfBlood = "oni_of_blood",
        OniOfSouls = "oni_of_souls",
        OniOfHate = "oni_of_hate",
        OniOfSpite = "oni_of_spite",
        Stronghold = "stronghold",
    }
}

impl Piece {
    /// The figure it is; none for a stronghold.
    #[must_use]
    pub fn figure(self) -> Option<Figure> {
        Figure::from_index(self as usize)
    }
}

impl From<Figure> for Piece {
    fn from(figure: Figure) -> Self {
        Self::from_index(figure as usize).unwrap_or(Self::Stronghold)
    }
}
