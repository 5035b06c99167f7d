//! What happened, in the past tense. Who may learn it is said where it is told.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::title::InMoment;

use super::action::TokenAt;
use super::data::{Card, Face, Initiative, Objective, Province, Special, Territory};
use super::memory::PeekBy;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Two objectives were dealt to the listener.
    ObjectivesDealt { objectives: [Objective; 2] },
    /// A seat chose its objective.
    ObjectiveChosen { seat: Seat },
    /// The listener kept this objective.
    ObjectiveKept { objective: Objective },
    /// An initiative card was revealed and named the first player.
    InitiativeRevealed {
        round: u8,
        card: Initiative,
        first: Seat,
    },
    /// A round began.
    RoundBegan { round: u8 },
    /// A seat without a province fights as ronin this round.
    BecameRonin { seat: Seat },
    /// A seat drew tokens.
    Drew { seat: Seat, count: u8 },
    /// The listener drew these.
    DrewTokens { faces: Vec<Face> },
    /// A seat put a token back into its pool.
    Returned { seat: Seat },
    /// The listener put this one back.
    ReturnedToken { face: Face },
    /// A seat declined to play a territory card.
    CardPassed { seat: Seat },
    /// A seat played a territory card.
    CardPlayed {
        seat: Seat,
        territory: Territory,
        card: Card,
    },
    /// Control tokens came down.
    ControlAdded {
        seat: Seat,
        province: Province,
        down: u8,
        up: u8,
    },
    /// A control token was paid.
    ControlPaid {
        seat: Seat,
        province: Province,
        lost: bool,
    },
    /// A province lost all its control tokens.
    ControlCleared { province: Province, seat: Seat },
    /// All control tokens of two provinces changed places.
    ControlExchanged { provinces: [Province; 2] },
    /// A special token was put down.
    SpecialPlaced {
        province: Province,
        special: Special,
    },
    /// A special token was removed.
    SpecialRemoved {
        province: Province,
        special: Special,
    },
    /// A seat took a token of its discard pile into the hand.
    TokenRecovered { seat: Seat, face: Face },
    /// A seat discarded a token from its hand.
    TokenDiscarded { seat: Seat, face: Face },
    /// A seat put a token from its hand into the pool.
    TokenPooled { seat: Seat },
    /// The listener put this token into the pool.
    OwnTokenPooled { face: Face },
    /// A seat looked into another's hand, whose bluff is banned for the round.
    HandSpied { seat: Seat, of: Seat },
    /// The listener saw this hand.
    HandSeen { of: Seat, faces: Vec<Face> },
    /// A seat looked at a token on the board.
    TokenInspected {
        seat: Seat,
        by: PeekBy,
        at: TokenAt,
        of: Seat,
    },
    /// The listener saw this face.
    FaceSeen { at: TokenAt, of: Seat, face: Face },
    /// A seat revealed and discarded a token on the board.
    TokenStruck {
        seat: Seat,
        at: TokenAt,
        of: Seat,
        face: Face,
    },
    /// The first player card sent a token back to its owner's pool.
    TokenSentBack { seat: Seat, at: TokenAt, of: Seat },
    /// The first player card hit a bluff, which is set aside.
    BluffSetAside { at: TokenAt, of: Seat },
    /// The owner of a token sent back learns nothing new; this repeats its face.
    OwnTokenSentBack { at: TokenAt, face: Face },
    /// A seat placed a token facedown.
    Placed { seat: Seat, at: TokenAt },
    /// The listener placed this face.
    OwnPlaced { at: TokenAt, face: Face },
    /// A seat put a blessing on its token.
    Blessed { seat: Seat, on: TokenAt, face: Face },
    /// A discarded token came back faceup.
    Animated { seat: Seat, at: TokenAt, face: Face },
    /// A seat had nothing to place and takes no more turns this round.
    TurnsForfeited { seat: Seat },
    /// A seat declined its clan's ability.
    AbilityDeclined { seat: Seat },
    /// Unicorn exchanged two of its tokens.
    Swapped { seat: Seat, tokens: [TokenAt; 2] },
    /// All tokens were revealed.
    Revealed { tokens: Vec<Shown> },
    /// A bluff went back to its owner's hand.
    BluffReturned { seat: Seat, at: TokenAt },
    /// A token lay where its kind may not, and was discarded.
    Unlawful { seat: Seat, at: TokenAt, face: Face },
    /// A blessing lay on a token that cannot be blessed, and was discarded.
    BlessingWasted { seat: Seat, at: TokenAt, face: Face },
    /// A raid found no way in.
    RaidFailed { seat: Seat, province: Province },
    /// A raid burnt a province.
    Raided {
        province: Province,
        seats: Vec<Seat>,
    },
    /// Diplomacy made a province peaceful.
    Pacified { province: Province, seat: Seat },
    /// A battle was fought.
    Fought {
        province: Province,
        defender: Option<Seat>,
        defense: u8,
        attacks: Vec<(Seat, u8)>,
        winner: Option<Seat>,
    },
    /// Defenders nobody attacked earned a faceup control token.
    Guarded { province: Province, seat: Seat },
    /// A territory card went to its new controller.
    CardClaimed { territory: Territory, seat: Seat },
    /// A territory card went back to its slot.
    CardReturned { territory: Territory, seat: Seat },
    /// The listener read the face of a claimed card.
    CardRead { territory: Territory, card: Card },
    /// The table ended.
    Ended {
        totals: Vec<u16>,
        places: Vec<u8>,
        objectives: Vec<Option<Objective>>,
    },
}

/// A token as it lies open at the reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// How notation names it.
    pub at: TokenAt,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub face: Face,
    /// Strength of its blessings together.
    pub blessing: u8,
}

impl Event {
    /// The great moment is the resolution: all tokens are revealed, and what comes of them.
    pub(crate) const fn moment(&self) -> InMoment {
        match self {
            Self::Revealed { .. } => InMoment::Begins,
            Self::BluffReturned { .. }
            | Self::Unlawful { .. }
            | Self::BlessingWasted { .. }
            | Self::RaidFailed { .. }
            | Self::Raided { .. }
            | Self::Pacified { .. }
            | Self::Fought { .. }
            | Self::Guarded { .. }
            | Self::CardClaimed { .. }
            | Self::CardReturned { .. } => InMoment::GoesOn,
            _ => InMoment::No,
        }
    }

    /// Does this fact show a listener what was hidden from them, or roll the game on past a point
    /// where hidden things were revealed?
    pub(crate) const fn reveals(&self) -> bool {
        match self {
            Self::ObjectivesDealt { .. }
            | Self::InitiativeRevealed { .. }
            | Self::DrewTokens { .. }
            | Self::HandSeen { .. }
            | Self::FaceSeen { .. }
            | Self::TokenStruck { .. }
            | Self::BluffSetAside { .. }
            | Self::TokenSentBack { .. }
            | Self::OwnTokenSentBack { .. }
            | Self::TokenDiscarded { .. }
            | Self::CardPlayed { .. }
            | Self::TurnsForfeited { .. }
            | Self::Revealed { .. }
            | Self::BluffReturned { .. }
            | Self::Unlawful { .. }
            | Self::BlessingWasted { .. }
            | Self::Blessed { .. }
            | Self::CardRead { .. }
            | Self::Ended { .. } => true,
            Self::ObjectiveChosen { .. }
            | Self::ObjectiveKept { .. }
            | Self::RoundBegan { .. }
            | Self::BecameRonin { .. }
            | Self::Drew { .. }
            | Self::Returned { .. }
            | Self::ReturnedToken { .. }
            | Self::CardPassed { .. }
            | Self::ControlAdded { .. }
            | Self::ControlPaid { .. }
            | Self::ControlCleared { .. }
            | Self::ControlExchanged { .. }
            | Self::SpecialPlaced { .. }
            | Self::SpecialRemoved { .. }
            | Self::TokenRecovered { .. }
            | Self::TokenPooled { .. }
            | Self::OwnTokenPooled { .. }
            | Self::HandSpied { .. }
            | Self::TokenInspected { .. }
            | Self::Placed { .. }
            | Self::OwnPlaced { .. }
            | Self::Animated { .. }
            | Self::AbilityDeclined { .. }
            | Self::Swapped { .. }
            | Self::RaidFailed { .. }
            | Self::Raided { .. }
            | Self::Pacified { .. }
            | Self::Fought { .. }
            | Self::Guarded { .. }
            | Self::CardClaimed { .. }
            | Self::CardReturned { .. } => false,
        }
    }
}
