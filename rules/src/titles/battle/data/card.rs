//! Territory cards, secret objectives, initiative cards (R3, R6, R9, R12).

use crate::vocabulary::vocabulary;

use super::{Clan, Territory};

vocabulary! {
    /// A territory card: two belong to every territory, one of them is in play.
    Card ("territory card") by ByCard {
        FeatsOfEngineering = "feats_of_engineering", Promotion = "promotion",
        CodeOfHonor = "code_of_honor", DiplomaticMission = "diplomatic_mission",
        StrengthOfPurpose = "strength_of_purpose", SacredGround = "sacred_ground",
        Bushido = "bushido", HonorableFight = "honorable_fight",
        AidOfTheKami = "aid_of_the_kami", BlessTheLands = "bless_the_lands",
        SpyNetwork = "spy_network", FomentRebellion = "foment_rebellion",
        Reinforcements = "reinforcements", CulturalExchange = "cultural_exchange",
        PirateRaids = "pirate_raids", PortOfProsperity = "port_of_prosperity",
        BountifulHarvest = "bountiful_harvest", AshigaruLevies = "ashigaru_levies",
        DarkFavors = "dark_favors", PurgeTheWeak = "purge_the_weak",
        AnimateTheDead = "animate_the_dead", InspireFear = "inspire_fear",
    }
}

impl Territory {
    /// The two cards of the territory. `swapped` exchanges the pairs of the two Shadowlands
    /// (option `shadowlands_cards_swapped`, R19).
    #[must_use]
    pub const fn cards(self, swapped: bool) -> [Card; 2] {
        use Card::*;
        match (self, swapped) {
            (Self::Dragon, _) => [StrengthOfPurpose, SacredGround],
            (Self::Phoenix, _) => [AidOfTheKami, BlessTheLands],
            (Self::Unicorn, _) => [Reinforcements, CulturalExchange],
            (Self::Lion, _) => [Bushido, HonorableFight],
            (Self::Scorpion, _) => [SpyNetwork, FomentRebellion],
            (Self::Crane, _) => [CodeOfHonor, DiplomaticMission],
            (Self::Crab, _) => [FeatsOfEngineering, Promotion],
            (Self::Goldcoast, _) => [BountifulHarvest, AshigaruLevies],
            (Self::Islands, _) => [PirateRaids, PortOfProsperity],
            (Self::ShadowNorth, false) | (Self::ShadowSouth, true) => [DarkFavors, PurgeTheWeak],
            (Self::ShadowSouth, false) | (Self::ShadowNorth, true) => [AnimateTheDead, InspireFear],
        }
    }
}

vocabulary! {
    /// A secret objective, scored once at the end.
    Objective ("objective") by ByObjective {
        RiceBowl = "rice_bowl", PlainsOfBattle = "plains_of_battle",
        LastLineOfDefense = "last_line_of_defense", GreatLibrary = "great_library",
        CourtOfFiveWinds = "court_of_five_winds", DenOfSecrets = "den_of_secrets",
        GreatWallOfTheNorth = "great_wall_of_the_north", EmeraldEmpire = "emerald_empire",
        WayOfTheSail = "way_of_the_sail", WebOfInfluence = "web_of_influence",
        WayOfHumility = "way_of_humility", ReclaimingLostLands = "reclaiming_lost_lands",
    }
}

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The clan's capital province, or two provinces of its territory.
    CapitalOrTwo(Clan),
    /// A path of six different provinces touching at least three territories.
    Chain,
    /// Six coastal provinces, the harbor counted.
    Coastal,
    /// A province in each of seven territories.
    Spread,
    /// As few provinces as anybody.
    Fewest,
    /// Both Shadowlands provinces.
    BothShadowlands,
}

impl Objective {
    /// Honor if met.
    #[must_use]
    pub const fn honor(self) -> u8 {
        match self {
            Self::RiceBowl | Self::CourtOfFiveWinds | Self::GreatWallOfTheNorth => 6,
            Self::PlainsOfBattle | Self::GreatLibrary | Self::DenOfSecrets => 7,
            Self::LastLineOfDefense => 5,
            Self::EmeraldEmpire
            | Self::WayOfTheSail
            | Self::WebOfInfluence
            | Self::WayOfHumility => 10,
            Self::ReclaimingLostLands => 3,
        }
    }

    /// What it asks for.
    #[must_use]
    pub const fn goal(self) -> Goal {
        match self {
            Self::RiceBowl => Goal::CapitalOrTwo(Clan::Crane),
            Self::PlainsOfBattle => Goal::CapitalOrTwo(Clan::Lion),
            Self::LastLineOfDefense => Goal::CapitalOrTwo(Clan::Crab),
            Self::GreatLibrary => Goal::CapitalOrTwo(Clan::Phoenix),
            Self::CourtOfFiveWinds => Goal::CapitalOrTwo(Clan::Unicorn),
            Self::DenOfSecrets => Goal::CapitalOrTwo(Clan::Scorpion),
            Self::GreatWallOfTheNorth => Goal::CapitalOrTwo(Clan::Dragon),
            Self::EmeraldEmpire => Goal::Chain,
            Self::WayOfTheSail => Goal::Coastal,
            Self::WebOfInfluence => Goal::Spread,
            Self::WayOfHumility => Goal::Fewest,
            Self::ReclaimingLostLands => Goal::BothShadowlands,
        }
    }
}

vocabulary! {
    /// An initiative card: seven name a clan, three a criterion.
    Initiative ("initiative card") {
        Crab = "init_crab", Crane = "init_crane", Dragon = "init_dragon", Lion = "init_lion",
        Phoenix = "init_phoenix", Scorpion = "init_scorpion", Unicorn = "init_unicorn",
        RiseOfAnEmpire = "rise_of_an_empire", MasterOfGovernance = "master_of_governance",
        MasterOfTactics = "master_of_tactics",
    }
}

impl Initiative {
    /// The three cards that name no clan.
    pub const NEUTRAL: [Self; 3] = [
        Self::RiseOfAnEmpire,
        Self::MasterOfGovernance,
        Self::MasterOfTactics,
    ];

    /// The clan on the card.
    #[must_use]
    pub fn clan(self) -> Option<Clan> {
        Clan::from_index(self as usize)
    }

    /// The card of a clan.
    #[must_use]
    pub fn of(clan: Clan) -> Self {
        Self::from_index(clan as usize).unwrap_or(Self::Crab)
    }
}
