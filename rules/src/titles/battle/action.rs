//! The actions of a seat, and how a token on the board is named.

use std::fmt;

use super::data::{Card, Clan, Face, Objective, Province, Slot};

/// The name of a combat token on the board. A border holds one token, so its slot is its name; in a
/// centre the owner's clan and the order among that clan's tokens there complete it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenAt {
    /// Where it lies.
    pub slot: Slot,
    /// In a centre: whose it is.
    pub clan: Option<Clan>,
    /// In a centre: how many of the same clan came there before.
    pub nth: u8,
}

impl TokenAt {
    /// The token on a border or coast.
    pub(crate) const fn border(slot: Slot) -> Self {
        Self {
            slot,
            clan: None,
            nth: 0,
        }
    }

    /// The `nth` token (from 0) of a clan in the centre of a province.
    pub(crate) const fn center(province: Province, clan: Clan, nth: u8) -> Self {
        Self {
            slot: Slot::center(province),
            clan: Some(clan),
            nth,
        }
    }

    /// Reads what `Display` writes. A trailing `1` is not canonical and not read.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let Some((province, rest)) = text.split_once('@') else {
            return Slot::parse(text)
                .filter(|slot| !slot.is_center())
                .map(Self::border);
        };
        let name = rest.trim_end_matches(|c: char| c.is_ascii_digit());
        let nth = match rest.get(name.len()..)? {
            "" => 0,
            digits => digits.parse::<u8>().ok().filter(|n| *n >= 2)? - 1,
        };
        let clan = Clan::ALL
            .into_iter()
            .find(|c| c.id().eq_ignore_ascii_case(name))?;
        Some(Self::center(Province::from_word(province)?, clan, nth))
    }
}

impl fmt::Display for TokenAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.clan, self.nth) {
            (None, _) => write!(f, "{}", self.slot),
            (Some(clan), 0) => write!(f, "{}@{clan}", self.slot),
            (Some(clan), nth) => write!(f, "{}@{clan}{}", self.slot, u16::from(nth) + 1),
        }
    }
}

impl serde::Serialize for TokenAt {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            to.collect_str(self)
        } else {
            (self.slot, self.clan, self.nth).serialize(to)
        }
    }
}

impl<'de> serde::Deserialize<'de> for TokenAt {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        if from.is_human_readable() {
            let text = String::deserialize(from)?;
            Self::parse(&text)
                .ok_or_else(|| D::Error::custom(format_args!("no such token: {text:?}")))
        } else {
            let (slot, clan, nth) = <(Slot, Option<Clan>, u8)>::deserialize(from)?;
            Ok(Self { slot, clan, nth })
        }
    }
}

/// Where a token put away goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Away {
    /// Onto the discard pile.
    Discard,
    /// Into the pool.
    Pool,
}

/// A token put away from the hand, and where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PutAway {
    /// The token.
    pub face: Face,
    /// Where it goes.
    pub to: Away,
}

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    /// Set-up: keep this objective.
    Keep(Objective),
    /// Set-up: put a control token here.
    Settle(Province),
    /// Upkeep, Dragon: put this token back into the pool.
    Return(Face),
    /// Decline: a territory card, Scorpion's look, Unicorn's swap.
    Pass,
    /// Give up the placement of this turn, when none is possible.
    Skip,

    FeatsOfEngineering(Province),
    Promotion {
        take: Face,
        away: PutAway,
    },
    CodeOfHonor(Province, Province),
    DiplomaticMission {
        at: Province,
        reward: Option<Province>,
    },
    StrengthOfPurpose(Province, Province),
    SacredGround(Province),
    Bushido(Province),
    HonorableFight(Province),
    AidOfTheKami(Province),
    BlessTheLands(Province),
    SpyNetwork(Clan),
    FomentRebellion(Province),
    Reinforcements {
        take: (Face, Option<Face>),
        away: (PutAway, Option<PutAway>),
    },
    CulturalExchange {
        own: Province,
        other: Province,
    },
    PirateRaids {
        at: Province,
        reward: Option<Province>,
    },
    PortOfProsperity(Province),
    BountifulHarvest(Province),
    AshigaruLevies(Province, Province, Province),

    Scout(TokenAt),
    Shugenja(TokenAt),
    FirstPlayer(TokenAt),
    /// Dark Favors: pay, look at a first token.
    DarkFavors {
        cost: Province,
        look: TokenAt,
    },
    /// Dark Favors: look at another token.
    Look(TokenAt),
    /// Dark Favors: reveal and discard one of those looked at.
    Strike(TokenAt),
    PurgeTheWeak {
        cost: Face,
        targets: (TokenAt, Option<TokenAt>),
    },
    AnimateTheDead {
        cost: Province,
        face: Face,
        slot: Slot,
    },
    AnimateBlessing {
        cost: Province,
        face: Face,
        on: TokenAt,
    },
    InspireFear {
        cost: Province,
        at: (Province, Option<Province>),
    },

    /// Place a token facedown.
    Place {
        face: Face,
        slot: Slot,
    },
    /// Place a blessing on an own token.
    Bless {
        face: Face,
        on: TokenAt,
    },
    /// Scorpion: look at a token.
    Peek(TokenAt),
    /// Unicorn: exchange two own tokens.
    Swap(TokenAt, TokenAt),
}

impl Action {
    /// The territory card of the upkeep it plays (R9), if it plays one.
    pub const fn upkeep_card(self) -> Option<Card> {
        Some(match self {
            Self::FeatsOfEngineering(_) => Card::FeatsOfEngineering,
            Self::Promotion { .. } => Card::Promotion,
            Self::CodeOfHonor(..) => Card::CodeOfHonor,
            Self::DiplomaticMission { .. } => Card::DiplomaticMission,
            Self::StrengthOfPurpose(..) => Card::StrengthOfPurpose,
            Self::SacredGround(_) => Card::SacredGround,
            Self::Bushido(_) => Card::Bushido,
            Self::HonorableFight(_) => Card::HonorableFight,
            Self::AidOfTheKami(_) => Card::AidOfTheKami,
            Self::BlessTheLands(_) => Card::BlessTheLands,
            Self::SpyNetwork(_) => Card::SpyNetwork,
            Self::FomentRebellion(_) => Card::FomentRebellion,
            Self::Reinforcements { .. } => Card::Reinforcements,
            Self::CulturalExchange { .. } => Card::CulturalExchange,
            Self::PirateRaids { .. } => Card::PirateRaids,
            Self::PortOfProsperity(_) => Card::PortOfProsperity,
            Self::BountifulHarvest(_) => Card::BountifulHarvest,
            Self::AshigaruLevies(..) => Card::AshigaruLevies,
            _ => return None,
        })
    }
}
