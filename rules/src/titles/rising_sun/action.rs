//! One choice of one seat.
//!
//! Players are named by their clans, because notation is read without a table.

use serde::{Deserialize, Serialize};

use crate::ahead::Answer;
use crate::vocabulary::vocabulary;

use super::data::{Advantage, Card, Clan, Figure, Kami, Mandate, Piece, Province};
use super::terms::Terms;

/// Where a figure can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On the map.
    Map(Province),
    /// On a shrine.
    Shrine(Kami),
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Map(province) => province.fmt(f),
            Self::Shrine(kami) => kami.fmt(f),
        }
    }
}

impl Place {
    /// The place of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let province = Province::from_id(id).map(Self::Map);
        province.or_else(|| Kami::from_id(id).map(Self::Shrine))
    }
}

/// By its id, as in notation; in compact formats a byte.
impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            _ if to.is_human_readable() => to.collect_str(self),
            Self::Map(province) => to.serialize_u8(*province as u8),
            Self::Shrine(kami) => to.serialize_u8(Province::COUNT as u8 + *kami as u8),
        }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        if from.is_human_readable() {
            let id = String::deserialize(from)?;
            return Self::from_id(&id)
                .ok_or_else(|| D::Error::custom(format_args!("no such place: {id:?}")));
        }
        let byte = usize::from(u8::deserialize(from)?);
        let shrine = || Kami::from_index(byte.checked_sub(Province::COUNT)?).map(Self::Shrine);
        Province::from_index(byte)
            .map(Self::Map)
            .or_else(shrine)
            .ok_or_else(|| D::Error::custom(format_args!("no such place: number {byte}")))
    }
}

vocabulary! {
    /// Something optional that a card or a shrine lets a player do again and again.
    Reaction ("reaction") by ByReaction {
        /// Charge a coin for a sea route.
        Serpent = "serpent",
        /// Place a bushi at a stronghold after a summon.
        Kenin = "kenin",
        /// Kill a bushi after a summon.
        Ninja = "ninja",
        /// Take coins from the richest after a summon.
        Monkey = "monkey",
        /// Place a shinto on a shrine after a Recruit.
        Light = "light",
        /// Place a bushi anywhere after a Recruit.
        Samurai = "samurai",
        /// Spare whom one would kill.
        Mercy = "mercy",
        /// Give a coin that was spent to somebody.
        Benevolence = "benevolence",
        /// Take the ronin of Hachiman.
        Hachiman = "hachiman",
        /// Take the points of Susanoo.
        Susanoo = "susanoo",
        /// Take the coins of Tsukuyomi.
        Tsukuyomi = "tsukuyomi",
    }
}

/// What lets a player react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A card that the player owns.
    Card(Card),
    /// A shrine at which the player has the most force.
    Shrine(Kami),
}

impl Reaction {
    /// What lets a player do it.
    #[must_use]
    pub const fn source(self) -> Source {
        match self {
            Self::Serpent => Source::Card(Card::PathOfTheSerpent),
            Self::Kenin => Source::Card(Card::PathOfTheKenin),
            Self::Ninja => Source::Card(Card::PathOfTheNinja),
            Self::Monkey => Source::Card(Card::PathOfTheMonkey),
            Self::Light => Source::Card(Card::PathOfTheLight),
            Self::Samurai => Source::Card(Card::PathOfTheSamurai),
            Self::Mercy => Source::Card(Card::Mercy),
            Self::Benevolence => Source::Card(Card::Benevolence),
            Self::Hachiman => Source::Shrine(Kami::Hachiman),
            Self::Susanoo => Source::Shrine(Kami::Susanoo),
            Self::Tsukuyomi => Source::Shrine(Kami::Tsukuyomi),
        }
    }

    /// What a player wants who has decided nothing: what a shrine gives is taken.
    #[must_use]
    pub const fn usual(self) -> Answer {
        match self.source() {
            Source::Card(_) => Answer::Ask,
            Source::Shrine(_) => Answer::Always,
        }
    }
}

vocabulary! {
    /// When Koi swaps its ronin.
    SwapTime ("time of the swap") {
        /// Before Way of the Ronin pays.
        First = "first",
        /// Afterwards.
        Last = "last",
    }
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Propose something.
    Offer { to: Clan, terms: Terms },
    /// Propose something else instead of what was offered.
    Counter { to: Clan, terms: Terms },
    /// Accept the offer of this clan.
    Accept(Clan),
    /// Decline the offer of this clan.
    Decline(Clan),
    /// Take back the offer to this clan.
    Withdraw(Clan),
    /// Decide ahead about a reaction.
    Standing { reaction: Reaction, answer: Answer },
    /// No more: talking, summoning, moving, replacing.
    Done,
    /// Not this time.
    Pass,
    /// Play this tile; Lotus names another mandate.
    Play {
        tile: Mandate,
        named: Option<Mandate>,
    },
    /// Summon at a stronghold of this province, perhaps straight to a shrine.
    Summon {
        figure: Figure,
        at: Province,
        shrine: Option<Kami>,
    },
    /// Move a figure or a stronghold.
    Move {
        piece: Piece,
        from: Province,
        to: Province,
    },
    /// Build a stronghold.
    Build(Province),
    /// Buy a card; a monster is summoned here.
    Buy { card: Card, at: Option<Place> },
    /// Replace a figure by one of the own reserve.
    Replace {
        owner: Clan,
        figure: Figure,
        at: Place,
        with: Figure,
    },
    /// Use what is offered: a shrine, Path of the Monkey.
    Use,
    /// Place a figure of the reserve.
    Place { figure: Figure, at: Place },
    /// Kill a figure: Path of the Ninja, Oni of Hate.
    Kill {
        owner: Clan,
        figure: Figure,
        at: Province,
    },
    /// Mercy: spare them all.
    Spare,
    /// Path of the Serpent: charge a coin.
    Charge,
    /// Path of the Serpent: let them pass.
    Waive,
    /// Benevolence: give a spent coin to this clan.
    Gift(Clan),
    /// When Koi swaps its ronin.
    Swap(SwapTime),
    /// Coins for each advantage.
    Bid([u8; Advantage::COUNT]),
    /// Kill all own figures of the battle.
    Seppuku,
    /// Take a hostage.
    Take { owner: Clan, figure: Figure },
    /// Let the own ronin fight.
    Hire,
    /// Give an odd coin of the reparations to this clan.
    Share(Clan),
}
