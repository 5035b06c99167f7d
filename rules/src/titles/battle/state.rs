//! The whole truth about a table, and the few primitive changes everything else is made of.
//!
//! Shaped for speed: sets are masks, piles are packed counts, the board is a fixed array. Who
//! controls a province is stored once, in `held`.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, Seats};

use super::action::TokenAt;
use super::data::{
    Bag, ByProvince, BySpecial, ByTerritory, COASTAL, CONTROL_PER_CLAN, Card, Clan, Face,
    Initiative, Objective, Province, Provinces, Slot, Special, Territory,
};
use super::options::Options;
use super::view::{Fate, PeekBy};

/// The most seats of this title.
pub(crate) const SEATS: usize = 5;
/// The rounds of a game.
pub(crate) const ROUNDS: u8 = 5;
/// Placement turns per round, and tokens in hand after the draw.
pub(crate) const TURNS: u8 = 5;
pub(crate) const HAND: u8 = 6;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// How many seats play.
    pub(super) count: u8,
    pub(super) clans: BySeat<Clan, SEATS>,
    pub(super) players: BySeat<Player, SEATS>,
    pub(super) round: u8,
    pub(super) first: Seat,
    pub(super) first_card_ready: bool,
    pub(super) phase: Phase,
    /// Acts applied so far; the moment a peek was true.
    pub(super) acts: u32,
    /// Who controls what. No two sets overlap.
    pub(super) held: BySeat<Provinces, SEATS>,
    /// Control tokens of the controller, facedown and faceup.
    pub(super) down: ByProvince<u8>,
    pub(super) up: ByProvince<u8>,
    pub(super) special: BySpecial<Provinces>,
    pub(super) board: Board,
    pub(super) cards: ByTerritory<Deed>,
    /// The initiative cards of rounds 1 to 5.
    pub(super) initiative: [Initiative; ROUNDS as usize],
    /// Provinces at which an attack was discarded before the battles of this round.
    pub(super) repelled: Provinces,
    pub(super) fates: ByProvince<Option<Fate>>,
    pub(super) peeks: Vec<Peek>,
}

/// What a seat owns apart from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub hand: Bag,
    pub pool: Bag,
    pub discard: Bag,
    /// The bluff lies open, unusable until the next upkeep.
    pub bluff_aside: bool,
    /// May not use the bluff this round.
    pub bluff_banned: bool,
    /// Has looked this round (Scorpion).
    pub looked: bool,
    pub ronin: bool,
    /// Placement turns left this round.
    pub turns: u8,
    pub scouts: u8,
    pub shugenja: u8,
    pub dealt: [Objective; 2],
    pub objective: Option<Objective>,
    /// Territories whose card this seat has held.
    pub read: u16,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            hand: Bag::default(),
            pool: Bag::default(),
            discard: Bag::default(),
            bluff_aside: false,
            bluff_banned: false,
            looked: false,
            ronin: false,
            turns: 0,
            scouts: 2,
            shugenja: 1,
            dealt: [Objective::RiceBowl; 2],
            objective: None,
            read: 0,
        }
    }
}

/// Whose decision, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everybody in the set still has to keep an objective.
    Objectives(Seats),
    /// The seat places a starting control token; so many are left in all.
    Settling {
        turn: Seat,
        left: u8,
    },
    /// Dragon puts a token back.
    Returning(Seat),
    /// The seat may play a territory card; the set has passed since the last one.
    Cards {
        turn: Seat,
        passed: Seats,
    },
    /// The seat plays start-of-turn cards and places a token.
    Placing(Seat),
    /// The seat carries out Dark Favors; the mask holds the board places looked at.
    Favors {
        turn: Seat,
        looked: u32,
    },
    /// Scorpion may look.
    Looking(Seat),
    /// Unicorn may swap.
    Swapping(Seat),
    Over,
}

/// A combat token on the board, with the blessings on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Token {
    pub owner: Seat,
    pub face: Face,
    pub slot: Slot,
    pub faceup: bool,
    /// Blessings of strength 2 and 3 on top.
    pub twos: u8,
    pub threes: u8,
    /// Who has looked at the face.
    pub seen: Seats,
    /// Was it legal for its true kind when it came to its slot?
    pub lawful: bool,
}

impl Token {
    pub const fn blessed(self) -> bool {
        self.twos + self.threes > 0
    }

    /// Strength with blessings.
    pub const fn strength(self) -> u8 {
        self.face.strength() + 2 * self.twos + 3 * self.threes
    }

    pub fn blessings(self) -> impl Iterator<Item = Face> {
        let twos = (0..self.twos).map(|_| Face::Blessing2);
        twos.chain((0..self.threes).map(|_| Face::Blessing3))
    }
}

/// The combat tokens on the board in the order of placement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    tokens: [Token; Self::MOST],
    len: u8,
}

impl Board {
    /// Five seats place five tokens each, and Animate the Dead one more.
    pub const MOST: usize = SEATS * TURNS as usize + 1;

    pub const EMPTY: Self = Self {
        tokens: [Token {
            owner: Seat::FIRST,
            face: Face::Bluff,
            slot: Slot::center(Province::DragonWest),
            faceup: false,
            twos: 0,
            threes: 0,
            seen: Seats::NONE,
            lawful: false,
        }; Self::MOST],
        len: 0,
    };

    pub fn all(&self) -> &[Token] {
        self.tokens.get(..usize::from(self.len)).unwrap_or(&[])
    }

    pub fn all_mut(&mut self) -> &mut [Token] {
        self.tokens
            .get_mut(..usize::from(self.len))
            .unwrap_or(&mut [])
    }

    /// Puts a token down; a full board (which no play reaches) refuses.
    pub fn push(&mut self, token: Token) -> bool {
        let Some(place) = self.tokens.get_mut(usize::from(self.len)) else {
            return false;
        };
        *place = token;
        self.len += 1;
        true
    }

    pub fn remove(&mut self, at: usize) -> Option<Token> {
        let token = *self.all().get(at)?;
        self.tokens.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        if let Some(free) = self.tokens.get_mut(usize::from(self.len)) {
            *free = Self::EMPTY.tokens[0];
        }
        Some(token)
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.len) == Self::MOST
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.all())
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut board = Self::EMPTY;
        for token in Vec::<Token>::deserialize(from)? {
            if !board.push(token) {
                return Err(serde::de::Error::custom(
                    "more tokens than a board can hold",
                ));
            }
        }
        Ok(board)
    }
}

/// The card of a territory: which of the two is in play, and where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Deed {
    pub second: bool,
    pub at: DeedAt,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum DeedAt {
    #[default]
    Slot,
    Held(Seat),
    Played,
}

/// A look at something hidden, as it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Peek {
    pub viewer: Seat,
    pub round: u8,
    pub seq: u32,
    pub by: PeekBy,
    pub of: Seat,
    pub at: Option<TokenAt>,
    pub faces: Bag,
}

impl State {
    #[inline]
    pub(super) fn seats(&self) -> usize {
        usize::from(self.count)
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    /// All seats clockwise from the first player.
    pub(super) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round(self.seats())
    }

    pub(super) fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.all_seats().find(|seat| self.clans[*seat] == clan)
    }

    #[inline]
    pub(super) fn owner(&self, province: Province) -> Option<Seat> {
        self.all_seats().find(|seat| self.held[*seat].has(province))
    }

    pub(super) fn special_at(&self, province: Province) -> Option<Special> {
        Special::ALL
            .into_iter()
            .find(|special| self.special[*special].has(province))
    }

    /// Provinces no combat token may touch and no special token may replace (R8).
    pub(super) fn closed(&self) -> Provinces {
        self.special[Special::Peace].or(self.special[Special::ScorchedEarth])
    }

    /// Coastal by print or harbor.
    pub(super) fn coastal(&self) -> Provinces {
        COASTAL.or(self.special[Special::Harbor])
    }

    /// Control tokens not on the board.
    pub(super) fn supply(&self, seat: Seat) -> u8 {
        let used: u8 = self.held[seat]
            .iter()
            .map(|p| self.down[p] + self.up[p])
            .sum();
        CONTROL_PER_CLAN.saturating_sub(used)
    }

    /// Adds control tokens from the supply, as many as there are.
    pub(super) fn add_control(&mut self, seat: Seat, province: Province, down: u8, up: u8) {
        let supply = self.supply(seat);
        let down = down.min(supply);
        let up = up.min(supply - down);
        if down + up > 0 {
            self.held[seat].insert(province);
            self.down[province] += down;
            self.up[province] += up;
        }
    }

    /// Removes every control token.
    pub(super) fn clear_control(&mut self, province: Province) {
        for seat in self.all_seats() {
            self.held[seat].remove(province);
        }
        self.down[province] = 0;
        self.up[province] = 0;
    }

    /// Removes one control token, faceup ones first (R6).
    pub(super) fn pay_control(&mut self, seat: Seat, province: Province) {
        if self.up[province] > 0 {
            self.up[province] -= 1;
        } else {
            self.down[province] = self.down[province].saturating_sub(1);
        }
        if self.up[province] + self.down[province] == 0 {
            self.held[seat].remove(province);
        }
    }

    /// Puts a special token down in place of whatever lay there.
    pub(super) fn put_special(&mut self, province: Province, special: Special) {
        self.take_special(province);
        self.special[special].insert(province);
    }

    pub(super) fn take_special(&mut self, province: Province) {
        for set in &mut self.special.0 {
            set.remove(province);
        }
    }

    /// Who controls the whole territory: all its provinces without scorched earth (R7).
    pub(super) fn ruler(&self, territory: Territory) -> Option<Seat> {
        let rest = territory
            .provinces()
            .minus(self.special[Special::ScorchedEarth]);
        if rest.is_empty() {
            return None;
        }
        self.all_seats()
            .find(|seat| rest.minus(self.held[*seat]).is_empty())
    }

    pub(super) fn card(&self, territory: Territory) -> Card {
        let [first, second] = territory.cards(self.options.shadowlands_cards_swapped);
        if self.cards[territory].second {
            second
        } else {
            first
        }
    }

    pub(super) fn holds(&self, seat: Seat) -> impl Iterator<Item = Territory> + '_ {
        Territory::ALL
            .into_iter()
            .filter(move |territory| self.cards[*territory].at == DeedAt::Held(seat))
    }

    /// The territory whose card in this seat's hand is the given one.
    pub(super) fn holds_card(&self, seat: Seat, card: Card) -> Option<Territory> {
        self.holds(seat)
            .find(|territory| self.card(*territory) == card)
    }

    /// How notation names the token at this place of the board.
    pub(super) fn name(&self, at: usize) -> TokenAt {
        let all = self.board.all();
        let Some(token) = all.get(at) else {
            return TokenAt::border(Board::EMPTY.tokens[0].slot);
        };
        if !token.slot.is_center() {
            return TokenAt::border(token.slot);
        }
        let before = all.iter().take(at);
        let nth = before
            .filter(|t| t.slot == token.slot && t.owner == token.owner)
            .count();
        TokenAt {
            slot: token.slot,
            clan: Some(self.clans[token.owner]),
            nth: u8::try_from(nth).unwrap_or(u8::MAX),
        }
    }

    /// The place on the board of the token with this name.
    pub(super) fn find(&self, name: TokenAt) -> Option<usize> {
        let mut same = self.board.all().iter().enumerate().filter(|(_, token)| {
            token.slot == name.slot && name.clan.is_none_or(|clan| self.clans[token.owner] == clan)
        });
        match name.clan {
            None if name.slot.is_center() => None,
            _ => same.nth(usize::from(name.nth)).map(|(at, _)| at),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
