//! The whole truth about a table, and the few primitive questions everything else asks it.
//!
//! The mandate stack needs no order: the three tiles put back are always drawn again together, and
//! the fourth comes by chance from the rest. War tokens are drawn when their season begins.

use serde::{Deserialize, Serialize};

use crate::ahead::Answer;
use crate::offers::Offers;
use crate::seat::{BySeat, Seat, Seats};

use super::action::{ByReaction, Reaction};
use super::agenda::Task;
use super::data::{
    Advantage, ByCard, ByMandate, ByProvince, Card, CardSet, Clan, Figure, Kami, Mandate, Piece,
    Province, Provinces, Routes, SHRINES, STRONGHOLDS, Season, TRACK, Troops,
};
use super::options::Options;
use super::terms::Terms;

/// The most seats of this title.
pub(crate) const SEATS: usize = 5;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// How many seats play.
    pub(super) count: u8,
    pub(super) clans: BySeat<Clan, SEATS>,
    /// Each seat's neighbour to the left: clockwise is the order of the clans' ranks (R3.1).
    pub(super) left: BySeat<Seat, SEATS>,
    /// Each seat's place on the honor track, 0 at the top.
    pub(super) rank: BySeat<u8, SEATS>,
    pub(super) season: Season,
    /// How many turns of the political phase are over; all of them in the war phase.
    pub(super) track: u8,
    /// Who takes the present or the next mandate turn.
    pub(super) turn: Seat,
    /// The mandate that is carried out, and who issued it.
    pub(super) issued: Option<(Seat, Mandate)>,
    pub(super) phase: Phase,
    /// What is still to be done, the next task last.
    pub(super) agenda: Vec<Task>,
    pub(super) players: BySeat<Player, SEATS>,
    pub(super) shrines: [Kami; SHRINES],
    pub(super) set: CardSet,
    pub(super) display: ByCard<u8>,
    /// The provinces at war, in order.
    pub(super) wars: Vec<Province>,
    /// How many of them were resolved or are being.
    pub(super) resolved: u8,
    pub(super) tiles: Tiles,
    pub(super) battle: Option<Battle>,
    pub(super) offers: Offers<Terms>,
    pub(super) instance: Instance,
}

/// What a seat owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub vp: u16,
    pub coins: u8,
    pub ronin: u8,
    pub ally: Option<Seat>,
    /// Seasons in which it was allied.
    pub allied: u8,
    pub reserve: Troops,
    pub map: ByProvince<Troops>,
    pub shrines: [Troops; SHRINES],
    pub strongholds: ByProvince<u8>,
    pub cards: ByCard<u8>,
    /// War tokens of each season.
    pub tokens: [Provinces; Season::COUNT],
    pub hostages: Vec<Hostage>,
    /// What it decided ahead about each reaction.
    pub standing: ByReaction<Answer>,
}

/// A figure held by another clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hostage {
    pub owner: Seat,
    pub figure: Figure,
}

impl Player {
    /// Owns nothing yet but the pieces in its reserve.
    pub const EMPTY: Self = Self {
        vp: 0,
        coins: 0,
        ronin: 0,
        ally: None,
        allied: 0,
        reserve: Troops::POOL,
        map: ByProvince([Troops::NONE; Province::COUNT]),
        shrines: [Troops::NONE; SHRINES],
        strongholds: ByProvince([0; Province::COUNT]),
        cards: ByCard([0; Card::COUNT]),
        tokens: [Provinces::NONE; Season::COUNT],
        hostages: Vec::new(),
        standing: ByReaction([
            Reaction::Serpent.usual(),
            Reaction::Kenin.usual(),
            Reaction::Ninja.usual(),
            Reaction::Monkey.usual(),
            Reaction::Light.usual(),
            Reaction::Samurai.usual(),
            Reaction::Mercy.usual(),
            Reaction::Benevolence.usual(),
            Reaction::Hachiman.usual(),
            Reaction::Susanoo.usual(),
            Reaction::Tsukuyomi.usual(),
        ]),
    };

    pub fn strongholds_on_map(&self) -> u8 {
        let all = self.strongholds.0.iter();
        all.fold(0, |sum: u8, count| sum.saturating_add(*count))
    }

    pub fn strongholds_left(&self) -> u8 {
        STRONGHOLDS.saturating_sub(self.strongholds_on_map())
    }

    /// All war tokens, as provinces.
    pub fn provinces_won(&self) -> Provinces {
        self.tokens
            .iter()
            .fold(Provinces::NONE, |all, of| all.or(*of))
    }
}

/// The mandate tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tiles {
    /// The tiles on top that somebody put back, or drew first.
    pub back: ByMandate<u8>,
    /// The one tile the present player alone has seen.
    pub fresh: Option<Mandate>,
    /// Tiles nobody has seen.
    pub rest: ByMandate<u8>,
    /// Who knows the tiles that were put back, beside the present player.
    pub passed_by: Option<Seat>,
    pub played: Vec<Played>,
}

/// A tile on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    pub seat: Seat,
    pub tile: Mandate,
    /// What was carried out.
    pub mandate: Mandate,
}

/// Coins for each advantage.
pub(crate) type Bid = [u8; Advantage::COUNT];

/// A battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Battle {
    pub province: Province,
    pub fighters: Seats,
    pub bids: BySeat<Option<Bid>, SEATS>,
    /// All bids are in: they are public and off the players' coins.
    pub shown: bool,
    /// Whose ronin fight.
    pub hired: Option<Seat>,
    pub killed: u8,
    pub winner: Option<Seat>,
}

impl Battle {
    /// What a seat put on an advantage.
    pub fn bid(&self, seat: Seat, advantage: Advantage) -> u8 {
        let bid = self.bids[seat].unwrap_or_default();
        bid.get(advantage as usize).copied().unwrap_or(0)
    }

    pub fn total(&self, seat: Seat) -> u8 {
        let bid = self.bids[seat].unwrap_or_default();
        bid.iter()
            .fold(0, |sum: u8, coins| sum.saturating_add(*coins))
    }
}

/// One instance of gaining: a mandate, a shrine, an advantage, a card of the war (R11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Instance {
    /// Who was paid for Loyalty in it.
    pub loyal: Seats,
    /// What everybody had when it began.
    pub coins: BySeat<u8, SEATS>,
    /// Who got coins from the pile.
    pub gained: Seats,
    /// Whose Way of the Merchant has paid.
    pub paid: Seats,
}

/// A seat's moves: what moved already, and the sea routes whose toll is settled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct March {
    pub moved: ByProvinceTroops,
    pub forts: ByProvinceCount,
    pub open: Routes,
    pub closed: Routes,
}

/// Figures that moved already, by where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ByProvinceTroops(pub ByProvince<Troops>);

impl Default for ByProvinceTroops {
    fn default() -> Self {
        Self(ByProvince([Troops::NONE; Province::COUNT]))
    }
}

/// Strongholds that moved already, by where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ByProvinceCount(pub ByProvince<u8>);

impl Default for ByProvinceCount {
    fn default() -> Self {
        Self(ByProvince([0; Province::COUNT]))
    }
}

/// Whom the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everybody talks until all are done.
    Tea {
        done: Seats,
    },
    /// One seat decides something.
    Asked(Seat, Question),
    /// The fighters bid.
    Bids,
    Over,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Question {
    /// Which tile to play.
    Mandate,
    /// What to summon; how many were at each province, and is there one more anywhere?
    Recruit {
        used: ByProvince<u8>,
        bonus: bool,
    },
    /// What to move; may it build?
    Marshal {
        march: March,
        build: bool,
    },
    /// Which card to buy: in a Train with or without a discount, or by Ryujin.
    Buy {
        discount: bool,
        ryujin: bool,
    },
    /// Whom to replace.
    Betray {
        hit: Seats,
        base: u8,
        extra: u8,
    },
    Amaterasu,
    Fujin {
        march: March,
        left: u8,
    },
    Raijin,
    /// Whether to do what a card or a shrine allows.
    React(Reaction),
    /// Whether this crossing costs a coin.
    Toll {
        mover: Seat,
        piece: Piece,
        from: Province,
        to: Province,
    },
    /// Which figure of this seat Oni of Hate kills.
    Hate {
        victim: Seat,
        province: Province,
    },
    SwapTime,
    Seppuku,
    Hostage {
        left: u8,
        first: bool,
    },
    Hire,
    /// Who gets the odd coins; who got one already.
    Remainder {
        left: u8,
        got: Seats,
    },
}

impl Question {
    /// The reaction it is about.
    pub const fn reaction(self) -> Option<Reaction> {
        match self {
            Self::React(reaction) => Some(reaction),
            Self::Toll { .. } => Some(Reaction::Serpent),
            _ => None,
        }
    }
}

impl State {
    #[inline]
    pub(super) fn seats(&self) -> usize {
        usize::from(self.count)
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    pub(super) fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.all_seats().find(|seat| self.clans[*seat] == clan)
    }

    /// Clockwise from this seat.
    pub(super) fn around(&self, from: Seat) -> impl Iterator<Item = Seat> + '_ {
        let next = move |seat: &Seat| Some(self.left[*seat]);
        std::iter::successors(Some(from), next).take(self.seats())
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Has the war phase begun?
    pub(super) fn at_war(&self) -> bool {
        usize::from(self.track) >= TRACK.len()
    }

    /// The seats that have something to decide.
    pub(super) fn waiting(&self) -> Seats {
        match self.phase {
            Phase::Tea { done } => self.all_seats().filter(|seat| !done.has(*seat)).collect(),
            Phase::Asked(seat, _) => Seats::only(seat),
            Phase::Bids => self.battle.map_or(Seats::NONE, |battle| {
                let open = |seat: &Seat| battle.bids[*seat].is_none();
                battle.fighters.iter().filter(open).collect()
            }),
            Phase::Over => Seats::NONE,
        }
    }

    /// Everybody may talk and decide ahead until the table is over, whoever is waited for.
    pub(super) fn free_to_act(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else {
            Seats::all(self.seats())
        }
    }

    /// Has the first seat more honor than the second?
    #[inline]
    pub(super) fn above(&self, one: Seat, other: Seat) -> bool {
        self.rank[one] < self.rank[other]
    }

    /// All seats, the highest honor first.
    pub(super) fn by_honor(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.all_seats().collect();
        seats.sort_unstable_by_key(|seat| self.rank[*seat]);
        seats
    }

    /// How many copies of a card a seat has.
    #[inline]
    pub(super) fn owns(&self, seat: Seat, card: Card) -> u8 {
        self.players[seat].cards[card]
    }

    pub(super) fn is_clan(&self, seat: Seat, clan: Clan) -> bool {
        self.clans[seat] == clan
    }

    pub(super) fn allies(&self, one: Seat, other: Seat) -> bool {
        self.players[one].ally == Some(other)
    }

    /// The place of a shrine, if it is in play.
    pub(super) fn shrine(&self, kami: Kami) -> Option<usize> {
        self.shrines.iter().position(|known| *known == kami)
    }

    pub(super) const fn ask(&mut self, seat: Seat, question: Question) {
        self.phase = Phase::Asked(seat, question);
    }
}
