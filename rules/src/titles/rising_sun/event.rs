//! What happened, in the past tense. Who may learn it is said where it is told.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::ahead::Answer;
use crate::seat::Seat;
use crate::title::InMoment;
use crate::vocabulary::vocabulary;

use super::action::{Place, Reaction};
use super::data::{
    Advantage, Card, CardSet, Figure, Kami, Mandate, Piece, Province, Route, Season,
};
use super::terms::Terms;

vocabulary! {
    /// What a player can gain.
    Gain ("gain") { Vp = "vp", Coins = "coins", Ronin = "ronin" }
}

vocabulary! {
    /// What a gain comes from: a part of the rules, a shrine, or a card by its id.
    Cause ("cause") {
        Income = "income",
        HostageReturned = "hostage_returned",
        Harvest = "harvest",
        Hachiman = "hachiman",
        Susanoo = "susanoo",
        Tsukuyomi = "tsukuyomi",
        Seppuku = "seppuku",
        Hostage = "hostage",
        Poets = "poets",
        Righteousness = "righteousness",
        Shogun = "way_of_the_shogun",
        Bushido = "way_of_bushido",
        Ronin = "way_of_the_ronin",
        Moneylender = "way_of_the_moneylender",
        Benevolence = "benevolence",
        Justice = "justice",
        Souls = "oni_of_souls",
        Spite = "oni_of_spite",
        Honesty = "honesty",
        Patron = "path_of_the_patron",
        Warlord = "path_of_the_warlord",
        Loyalty = "loyalty",
        Merchant = "way_of_the_merchant",
        Courage = "courage",
        Righteous = "way_of_the_righteous",
        Mercy = "mercy",
        Monkey = "path_of_the_monkey",
        Spirit = "path_of_the_spirit",
    }
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Four shrines were laid out, left to right, and a card set was chosen.
    TableLaid { shrines: Vec<Kami>, set: CardSet },
    /// A season began with these provinces at war, in order. Its cards are on display.
    SeasonBegan { season: Season, wars: Vec<Province> },
    /// A hostage went back to its owner's reserve.
    HostageFreed {
        captor: Seat,
        owner: Seat,
        figure: Figure,
    },
    /// All alliances ended; the tea ceremony began.
    TeaBegan,
    /// The listener made or got this offer.
    OfferMade { from: Seat, to: Seat, terms: Terms },
    /// The listener answered an offer with another, or got another for an answer.
    OfferCountered { from: Seat, to: Seat, terms: Terms },
    /// An offer of the listener, or to it, was declined.
    OfferDeclined { from: Seat, to: Seat },
    /// An offer of the listener, or to it, was taken back.
    OfferWithdrawn { from: Seat, to: Seat },
    /// An offer of the listener, or to it, ended unanswered.
    OfferLapsed { from: Seat, to: Seat },
    /// Two seats became allies.
    Allied { one: Seat, other: Seat },
    /// A seat gave coins or ronin to another.
    Given {
        from: Seat,
        to: Seat,
        coins: u8,
        ronin: u8,
    },
    /// A seat has nothing more to say in the tea ceremony.
    TalkedEnough { seat: Seat },
    /// The tea ceremony ended.
    TeaEnded,
    /// A seat drew its tiles.
    Drew { seat: Seat },
    /// The listener drew these tiles.
    DrewTiles { tiles: Vec<Mandate> },
    /// A seat issued a mandate, perhaps with a facedown tile.
    MandateIssued {
        seat: Seat,
        mandate: Mandate,
        facedown: bool,
    },
    /// The listener laid this tile facedown.
    OwnTile { tile: Mandate },
    /// A seat summoned a figure, to a province or to a shrine.
    Summoned {
        seat: Seat,
        figure: Figure,
        at: Place,
    },
    /// A seat placed a figure by a card.
    Placed {
        seat: Seat,
        figure: Figure,
        at: Place,
        card: Card,
    },
    /// A seat moved a figure or a stronghold.
    Moved {
        seat: Seat,
        piece: Piece,
        from: Province,
        to: Province,
    },
    /// The owner of Path of the Serpent was paid for a sea route.
    TollPaid { owner: Seat, by: Seat, route: Route },
    /// The owner of Path of the Serpent let somebody pass.
    TollWaived { owner: Seat, by: Seat, route: Route },
    /// A seat could not pay for a sea route, which is closed to it for now.
    RouteClosed { owner: Seat, by: Seat, route: Route },
    /// A seat built a stronghold.
    Built {
        seat: Seat,
        province: Province,
        coins: u8,
    },
    /// A seat bought a card.
    Bought { seat: Seat, card: Card, coins: u8 },
    /// A seat did without something it could have done.
    Passed { seat: Seat },
    /// A seat harvested these provinces, beside the coin that everybody gets.
    Harvested {
        seat: Seat,
        provinces: Vec<Province>,
    },
    /// A seat gained something from the pile or from nobody.
    Gained {
        seat: Seat,
        gain: Gain,
        amount: u8,
        cause: Cause,
    },
    /// A seat took something from another.
    Took {
        from: Seat,
        to: Seat,
        gain: Gain,
        amount: u8,
        cause: Cause,
    },
    /// A betrayal ended an alliance.
    AllianceBroken { by: Seat, ally: Seat },
    /// A figure was replaced by one of another clan.
    Replaced {
        by: Seat,
        owner: Seat,
        figure: Figure,
        with: Figure,
        at: Place,
    },
    /// A seat rose or fell on the honor track, which is now this, the highest first.
    HonorMoved {
        seat: Seat,
        up: bool,
        order: Vec<Seat>,
    },
    /// A kami turn began.
    KamiTurn,
    /// A seat has the most force at a shrine.
    ShrineWon { seat: Seat, kami: Kami },
    /// A seat gave a coin it had spent to another.
    CoinGiven { from: Seat, to: Seat },
    /// A figure died; by a seat, or by the own hand.
    Killed {
        owner: Seat,
        figure: Figure,
        province: Province,
        by: Option<Seat>,
    },
    /// A seat spared all whom it would have killed.
    Spared { seat: Seat, province: Province },
    /// The war phase began.
    WarBegan,
    /// Koi swapped its ronin for coins.
    Swapped { seat: Seat, ronin: u8 },
    /// Nobody is in a province at war.
    NobodyThere { province: Province },
    /// A seat took a war token.
    TokenTaken {
        seat: Seat,
        province: Province,
        fought: bool,
    },
    /// A battle began between these.
    BattleBegan {
        province: Province,
        fighters: Vec<Seat>,
    },
    /// A seat sealed its bids.
    BidSealed { seat: Seat },
    /// The listener bid these coins.
    OwnBid { bid: [u8; Advantage::COUNT] },
    /// All bids are in and were shown.
    BidsShown {
        province: Province,
        bids: Vec<(Seat, [u8; Advantage::COUNT])>,
    },
    /// A seat won an advantage.
    AdvantageWon {
        seat: Seat,
        advantage: Advantage,
        coins: u8,
    },
    /// A seat took a hostage.
    HostageTaken {
        captor: Seat,
        owner: Seat,
        figure: Figure,
        province: Province,
    },
    /// A seat let its ronin fight.
    Hired { seat: Seat, force: u8 },
    /// A battle was won, with these forces.
    BattleWon {
        seat: Seat,
        province: Province,
        forces: Vec<(Seat, u8)>,
    },
    /// The coins a loser had bid went to the pile.
    BidLost { seat: Seat, coins: u8 },
    /// The winner's bid went to a loser.
    Repaid { from: Seat, to: Seat, coins: u8 },
    /// Coins, ronin and tiles were put away, shinto came back from the shrines.
    CleanedUp { season: Season },
    /// The listener decided ahead about a reaction.
    StandingSet { reaction: Reaction, answer: Answer },
    /// A seat may do what a card of its allows, and is asked.
    ReactionAsked { seat: Seat, reaction: Reaction },
    /// What a seat got in winter, and what it has in all.
    Counted {
        seat: Seat,
        upgrades: u16,
        tokens: u16,
        provinces: u16,
        total: u16,
    },
    /// The table ended.
    Ended { totals: Vec<u16>, places: Vec<u8> },
}

impl Event {
    /// The great moment is a battle: the bids, the advantages, who won it and what that brought.
    pub(crate) const fn moment(&self) -> InMoment {
        match self {
            Self::BidsShown { .. } | Self::BattleWon { .. } => InMoment::Begins,
            Self::AdvantageWon { .. }
            | Self::HostageTaken { .. }
            | Self::Hired { .. }
            | Self::Killed { .. }
            | Self::Spared { .. }
            | Self::TokenTaken { .. }
            | Self::BidLost { .. }
            | Self::Repaid { .. }
            | Self::HonorMoved { .. }
            | Self::Gained { .. }
            | Self::Took { .. } => InMoment::GoesOn,
            _ => InMoment::No,
        }
    }

    /// Does this fact show a listener what was hidden from them?
    pub(crate) const fn reveals(&self) -> bool {
        match self {
            Self::TableLaid { .. }
            | Self::SeasonBegan { .. }
            | Self::OfferMade { .. }
            | Self::OfferCountered { .. }
            | Self::OfferDeclined { .. }
            | Self::OfferWithdrawn { .. }
            | Self::OfferLapsed { .. }
            | Self::Allied { .. }
            | Self::Given { .. }
            | Self::DrewTiles { .. }
            | Self::BidsShown { .. } => true,
            Self::MandateIssued { facedown, .. } => !*facedown,
            _ => false,
        }
    }

    /// Is a fact of this kind for one seat alone?
    #[cfg(test)]
    pub(crate) const fn is_private(&self) -> bool {
        matches!(
            self,
            Self::OfferMade { .. }
                | Self::OfferCountered { .. }
                | Self::OfferDeclined { .. }
                | Self::OfferWithdrawn { .. }
                | Self::OfferLapsed { .. }
                | Self::DrewTiles { .. }
                | Self::OwnTile { .. }
                | Self::OwnBid { .. }
                | Self::StandingSet { .. }
        )
    }
}
