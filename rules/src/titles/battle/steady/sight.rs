//! Sight: what a seat sees of the table, arranged for quick questions.
//!
//! Built once per decision from the public view and the seat's own. Everything the steady player
//! reasons with comes through here, so it cannot know more than its seat does. It answers who holds
//! what and which tokens may still be hidden; it judges nothing.

use crate::seat::{BySeat, Seat};

use super::super::action::TokenAt;
use super::super::data::{
    Bag, ByProvince, ByTerritory, COASTAL, Clan, Face, Kind, Province, Provinces, Slot, Special,
    Spot, Territory,
};
use super::super::state::{ROUNDS, SEATS};
use super::super::view::{CardSeen, PeekBy, Private, Public, SeatSeen, TokenSeen};

/// What a seat sees.
pub(super) struct Sight<'v> {
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
    pub scorched: Provinces,
    /// Peace or scorched earth.
    pub closed: Provinces,
    /// Is the card of the territory still in the game?
    pub unplayed: ByTerritory<bool>,
    /// Faces of each seat that are neither discarded nor known to lie on the board.
    pub hidden: BySeat<Bag, SEATS>,
    pub ronin: BySeat<bool, SEATS>,
    pub turns: BySeat<u8, SEATS>,
    /// How much a loss of each opponent is worth as a share of an own gain.
    pub rival: BySeat<f32, SEATS>,
    /// Rounds to come after this one.
    pub rounds_left: u8,
}

impl<'v> Sight<'v> {
    /// Arranges the two views of a seat.
    pub fn new(public: &'v Public, private: &'v Private, me: Seat) -> Self {
        let mut sight = Self {
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
            scorched: Provinces::NONE,
            closed: Provinces::NONE,
            unplayed: ByTerritory([true; Territory::COUNT]),
            hidden: BySeat([Bag::default(); SEATS]),
            ronin: BySeat([false; SEATS]),
            turns: BySeat([0; SEATS]),
            rival: BySeat([0.0; SEATS]),
            rounds_left: ROUNDS.saturating_sub(public.round),
        };
        sight.read_provinces();
        sight.read_seats();
        sight
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
            if seen.special.is_some_and(Special::is_final) {
                self.closed.insert(province);
            }
            if seen.special == Some(Special::ScorchedEarth) {
                self.scorched.insert(province);
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
            // Hurting the leader helps more than hurting the last.
            self.rival[seat] = if seen.honor == best {
                (share * 1.3).min(1.0)
            } else {
                share * 0.8
            };
            self.hidden[seat] = self.may_hold(seen);
        }
    }

    /// Faces this seat may have facedown on the board, as far as anybody can count.
    fn may_hold(&self, seen: &SeatSeen) -> Bag {
        let seat = seen.seat;
        let spied = self.private.peeks.iter().rev().find(|peek| {
            peek.by == PeekBy::SpyNetwork && peek.of == seat && peek.round == self.public.round
        });
        let mut bag = match spied {
            Some(peek) => peek.faces.iter().copied().collect(),
            None => {
                let mut all = Bag::full(self.clans[seat]);
                for face in &seen.discard {
                    all.take(*face);
                }
                all
            }
        };
        if seen.bluff_aside || seen.bluff_banned {
            bag.take(Face::Bluff);
        }
        for (token, face) in self.tokens().filter(|(token, _)| token.owner == seat) {
            for known in token.blessings.iter().copied().chain(face) {
                bag.take(known);
            }
        }
        bag
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

    /// The clan of this seat.
    pub fn clan(&self) -> Clan {
        self.clans[self.me]
    }

    /// Does it touch the sea, a harbor counted?
    pub fn coastal(&self, province: Province) -> bool {
        COASTAL.has(province) || self.special[province] == Some(Special::Harbor)
    }

    /// R5, real legality as the board stands: would a token of this face count here?
    pub fn lawful(&self, seat: Seat, face: Face, slot: Slot) -> bool {
        let own = self.held[seat];
        let ronin = self.ronin[seat];
        let special = self.special[slot.target()];
        match (face.kind(), slot.spot()) {
            (Kind::Army, Spot::Land(from, to)) => (ronin || own.has(from)) && !own.has(to),
            (Kind::Army, Spot::Center(p)) => own.has(p),
            (Kind::Navy, Spot::Coast(p)) => !own.has(p),
            (Kind::Navy, Spot::Land(_, to)) => special == Some(Special::Harbor) && !own.has(to),
            (Kind::Navy, Spot::Center(p)) => own.has(p) && self.coastal(p),
            (Kind::Shinobi, Spot::Center(_)) => true,
            (Kind::Diplomacy, Spot::Center(p)) => {
                own.has(p) && special != Some(Special::Battlefield) && !ronin
            }
            (Kind::Raid, Spot::Center(p)) => {
                !own.has(p) && special != Some(Special::Battlefield) && !ronin
            }
            (Kind::Bluff, _) => true,
            _ => false,
        }
    }

    /// R7: would a raid of this seat work here, given what everybody sees and this seat knows?
    pub fn raid_works(&self, seat: Seat, province: Province) -> bool {
        let shinobi = |(token, face): (&TokenSeen, Option<Face>)| {
            token.owner == seat
                && token.slot == Slot::center(province)
                && face.is_some_and(|face| face.kind() == Kind::Shinobi)
        };
        !self.held[seat].and(province.neighbours()).is_empty() || self.tokens().any(shinobi)
    }

    /// Neighbours of a province that other seats hold and could attack from.
    pub fn hostile(&self, province: Province) -> Provinces {
        let near = province.neighbours().minus(self.own).minus(self.closed);
        near.iter().filter(|p| self.owner[*p].is_some()).collect()
    }
}
