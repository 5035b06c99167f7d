//! The whole truth about a table, and the few primitive changes everything else is made of.
//!
//! Shaped for speed: sets are masks, piles are packed counts, the board is a fixed array. Who
//! controls a province is stored once, in `held`.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, Seats};

use super::action::TokenAt;
use super::board::{Board, SEATS};
use super::data::{
    ByProvince, BySpecial, ByTerritory, CONTROL_PER_CLAN, Card, Clan, Initiative, Objective, Pile,
    Province, Provinces, Special, Territory,
};
use super::memory::{Fate, Peek};
use super::options::Options;
use super::phase::{Phase, ROUNDS};

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
    pub(super) cards: ByTerritory<TerritoryCard>,
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
    pub hand: Pile,
    pub pool: Pile,
    pub discard: Pile,
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
            hand: Pile::default(),
            pool: Pile::default(),
            discard: Pile::default(),
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

/// The card of a territory: which of the two is in play, and where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TerritoryCard {
    pub second: bool,
    pub at: CardPlace,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CardPlace {
    #[default]
    Slot,
    Held(Seat),
    Played,
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
            .filter(move |territory| self.cards[*territory].at == CardPlace::Held(seat))
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
            return TokenAt::border(Board::BLANK.slot);
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

    /// The seats that have something to decide.
    pub(super) const fn waiting(&self) -> Seats {
        self.phase.waiting()
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
