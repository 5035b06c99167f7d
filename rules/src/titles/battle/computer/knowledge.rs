//! Knowledge: what a seat sees of the table, arranged for quick questions.
//!
//! Built once per decision from the public view and the seat's own. Everything the computer player
//! reasons with comes through here, so it cannot know more than its seat does. It answers who holds
//! what and which tokens may still be hidden. The rules decide what is legal: to them it is a
//! [`Ground`].

use crate::seat::{BySeat, Seat};

use super::super::action::TokenAt;
use super::super::board::SEATS;
use super::super::data::{
    ByProvince, BySpecial, ByTerritory, Clan, Face, Kind, Pile, Province, Provinces, Slot, Special,
    Territory,
};
use super::super::ground::Ground;
use super::super::memory::PeekBy;
use super::super::phase::ROUNDS;
use super::super::placement;
use super::super::view::{CardSeen, Private, Public, SeatSeen, TokenSeen};

/// How much a player knows about the clans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Skill {
    /// What the first computer player knew.
    First,
    /// Knows whom faceup tokens help most, who wins ties, whose corner is safe, and that against one
    /// opponent land counts more than walls.
    Captain,
}

/// What a seat sees.
pub(super) struct Knowledge<'v> {
    pub skill: Skill,
    pub public: &'v Public,
    pub private: &'v Private,
    pub me: Seat,
    pub clans: BySeat<Clan, SEATS>,
    pub held: BySeat<Provinces, SEATS>,
    /// What this seat controls.
    pub own: Provinces,
    pub owner: ByProvince<Option<Seat>>,
    pub up: ByProvince<u8>,
    pub down: ByProvince<u8>,
    pub honor: ByProvince<u8>,
    pub defense: ByProvince<u8>,
    pub special: ByProvince<Option<Special>>,
    marked: BySpecial<Provinces>,
    /// Is the card of the territory still in the game?
    pub unplayed: ByTerritory<bool>,
    /// Faces of each seat that are neither discarded nor known to lie on the board.
    pub hidden: BySeat<Pile, SEATS>,
    pub ronin: BySeat<bool, SEATS>,
    pub turns: BySeat<u8, SEATS>,
    /// How much a loss of each opponent is worth as a share of an own gain.
    pub rival: BySeat<f32, SEATS>,
    /// Rounds to come after this one.
    pub rounds_left: u8,
}

impl<'v> Knowledge<'v> {
    /// Arranges the two views of a seat.
    pub fn new(public: &'v Public, private: &'v Private, me: Seat, skill: Skill) -> Self {
        let mut known = Self {
            skill,
            public,
            private,
            me,
            clans: BySeat([Clan::Crab; SEATS]),
            held: BySeat([Provinces::NONE; SEATS]),
            own: Provinces::NONE,
            owner: ByProvince([None; Province::COUNT]),
            up: ByProvince([0; Province::COUNT]),
            down: ByProvince([0; Province::COUNT]),
            honor: ByProvince([0; Province::COUNT]),
            defense: ByProvince([0; Province::COUNT]),
            special: ByProvince([None; Province::COUNT]),
            marked: BySpecial([Provinces::NONE; Special::COUNT]),
            unplayed: ByTerritory([true; Territory::COUNT]),
            hidden: BySeat([Pile::default(); SEATS]),
            ronin: BySeat([false; SEATS]),
            turns: BySeat([0; SEATS]),
            rival: BySeat([0.0; SEATS]),
            rounds_left: ROUNDS.saturating_sub(public.round),
        };
        known.read_provinces();
        known.read_seats();
        known
    }

    fn read_provinces(&mut self) {
        for seen in &self.public.provinces {
            let province = seen.province;
            self.owner[province] = seen.owner;
            self.up[province] = seen.up;
            self.down[province] = seen.down;
            self.honor[province] = seen.honor;
            self.defense[province] = seen.defense;
            self.special[province] = seen.special;
            if let Some(seat) = seen.owner {
                self.held[seat].insert(province);
            }
            if let Some(special) = seen.special {
                self.marked[special].insert(province);
            }
        }
        self.own = self.held[self.me];
        for seen in &self.public.territories {
            self.unplayed[seen.territory] = !matches!(seen.card, CardSeen::Played(_));
        }
    }

    fn read_seats(&mut self) {
        let others = self.public.seats.iter().filter(|s| s.seat != self.me);
        let best = others.map(|s| s.honor).max().unwrap_or(0);
        let share = 1.0 / (self.public.seats.len().max(2) - 1) as f32;
        for seen in &self.public.seats {
            let seat = seen.seat;
            self.clans[seat] = seen.clan;
            self.ronin[seat] = seen.ronin;
            self.turns[seat] = seen.turns_left;
            // Hurting the leader helps more than hurting the last. With many seats a captain leaves
            // that to others, but for who is hardest to stop later.
            let (leader, other) = match self.skill {
                Skill::First => (1.3, 0.8),
                Skill::Captain if self.is_duel() => (1.8, 0.7),
                Skill::Captain => (1.0, 0.5),
            };
            let rival = if seen.honor == best {
                (share * leader).min(1.0)
            } else {
                share * other
            };
            self.rival[seat] = rival * self.stronghold(seen.clan);
            self.hidden[seat] = self.may_hold(seen);
        }
    }

    /// Are there but two seats?
    pub fn is_duel(&self) -> bool {
        self.public.seats.len() == 2
    }

    /// How much more than others a captain minds a clan whose corner hardly anybody can reach: left alone
    /// it wins twice as often as is fair, even without its ability.
    fn stronghold(&self, clan: Clan) -> f32 {
        if self.skill == Skill::Captain && !self.is_duel() && clan == Clan::Crab {
            2.8
        } else {
            1.0
        }
    }

    /// What a captain minds less against one opponent: what is won late lasts, and a faceup token is
    /// little more than its honor.
    pub fn presses(&self) -> bool {
        self.skill == Skill::Captain && self.is_duel()
    }

    /// Faces this seat may have facedown on the board, as far as anybody can count.
    fn may_hold(&self, seen: &SeatSeen) -> Pile {
        let seat = seen.seat;
        let spied = self.private.peeks.iter().rev().find(|peek| {
            peek.by == PeekBy::SpyNetwork && peek.of == seat && peek.round == self.public.round
        });
        let mut pile = match spied {
            Some(peek) => peek.faces.iter().copied().collect(),
            None => {
                let mut all = Pile::full(self.clans[seat]);
                for face in &seen.discard {
                    all.take(*face);
                }
                all
            }
        };
        if seen.bluff_aside || seen.bluff_banned {
            pile.take(Face::Bluff);
        }
        for (token, face) in self.tokens().filter(|(token, _)| token.owner == seat) {
            for known in token.blessings.iter().copied().chain(face) {
                pile.take(known);
            }
        }
        pile
    }

    /// Every token on the board with its face if this seat knows it.
    pub fn tokens(&self) -> impl Iterator<Item = (&'v TokenSeen, Option<Face>)> + use<'v> {
        let faces = self.private.faces.iter().copied();
        self.public.tokens.iter().zip(faces)
    }

    /// The token of this name, its place in the list, and its face if known.
    pub fn find(&self, at: TokenAt) -> Option<(usize, &'v TokenSeen, Option<Face>)> {
        let all = self.tokens().enumerate();
        all.map(|(place, (token, face))| (place, token, face))
            .find(|(_, token, _)| token.at == at)
    }

    /// Does a captain think of a clan that wins ties and could attack this province?
    pub fn ties_threaten(&self, province: Province) -> bool {
        let near = self.hostile(province);
        let holds = |p: Province| self.owner[p].map(|seat| self.clans[seat]);
        self.skill == Skill::Captain
            && near
                .iter()
                .filter_map(holds)
                .any(super::super::clans::wins_ties)
    }

    /// How much more a faceup token of this seat is worth than that of others: it defends, too. Only
    /// a captain thinks of it.
    pub fn faceup_weight(&self, seat: Seat) -> f32 {
        match self.skill {
            Skill::First => 1.0,
            Skill::Captain => super::super::clans::faceup_defense(self.clans[seat]).into(),
        }
    }

    /// The clan of this seat.
    pub fn own_clan(&self) -> Clan {
        self.clans[self.me]
    }

    /// Provinces with scorched earth.
    pub fn scorched(&self) -> Provinces {
        self.marked[Special::ScorchedEarth]
    }

    /// By the rules as the board stands: would a token of this face count here?
    pub fn lawful(&self, seat: Seat, face: Face, slot: Slot) -> bool {
        placement::lawful(self, seat, self.held[seat], face, slot)
    }

    /// Neighbours of a province that other seats hold and could attack from.
    pub fn hostile(&self, province: Province) -> Provinces {
        let near = province.neighbours().minus(self.own).minus(self.closed());
        near.iter().filter(|p| self.owner[*p].is_some()).collect()
    }
}

impl Ground for Knowledge<'_> {
    #[inline]
    fn held_by(&self, seat: Seat) -> Provinces {
        self.held[seat]
    }

    #[inline]
    fn marked(&self, special: Special) -> Provinces {
        self.marked[special]
    }

    #[inline]
    fn clan(&self, seat: Seat) -> Clan {
        self.clans[seat]
    }

    #[inline]
    fn is_ronin(&self, seat: Seat) -> bool {
        self.ronin[seat]
    }

    fn has_shinobi(&self, seat: Seat, province: Province) -> bool {
        let center = Slot::center(province);
        self.tokens().any(|(token, face)| {
            token.owner == seat
                && token.slot == center
                && face.is_some_and(|face| face.kind() == Kind::Shinobi)
        })
    }
}
