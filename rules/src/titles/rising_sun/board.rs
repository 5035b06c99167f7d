//! Who is where, and with what force (R8).

use crate::seat::{Seat, Seats};

use super::data::{Card, Clan, Figure, Province, STRONGHOLD_COST};
use super::state::State;

impl State {
    /// Has the clan force in a province?
    pub(super) fn present(&self, seat: Seat, province: Province) -> bool {
        let player = &self.players[seat];
        let fort = self.is_clan(seat, Clan::Turtle) && player.strongholds[province] > 0;
        fort || !player.map[province].is_empty()
    }

    /// Every clan with force in a province.
    pub(super) fn all_present(&self, province: Province) -> Seats {
        self.all_seats()
            .filter(|seat| self.present(*seat, province))
            .collect()
    }

    /// R8.1: is its honor the lowest there? Never where it is alone.
    fn lowest(&self, seat: Seat, province: Province) -> bool {
        let fighters = self.battle.filter(|battle| battle.province == province);
        let among = match fighters {
            Some(battle) if self.options.lowest_of_fighters => battle.fighters,
            _ => self.all_present(province),
        };
        among.len() > 1 && !among.iter().any(|other| self.above(seat, other))
    }

    /// R8: the force of a clan in a province, hired ronin included.
    pub(super) fn force(&self, seat: Seat, province: Province) -> u8 {
        let player = &self.players[seat];
        let troops = player.map[province];
        let mut force = 0_u8;
        if !troops.is_empty() {
            let lion = self.owns(seat, Card::PathOfTheLion);
            let dragon = self.owns(seat, Card::PathOfTheDragon);
            let daimyo = lion.saturating_add(dragon.saturating_mul(3));
            let katana = self.at_war() && self.owns(seat, Card::WayOfTheKatana) > 0;
            for figure in troops.kinds() {
                let each = match figure {
                    Figure::Bushi => 1 + u8::from(katana),
                    Figure::OniOfSkulls | Figure::OniOfBlood if self.lowest(seat, province) => {
                        figure.force_if_lowest()
                    }
                    other if other.is_daimyo() => other.force().saturating_add(daimyo),
                    other => other.force(),
                };
                force = force.saturating_add(each.saturating_mul(troops.count(figure)));
            }
        }
        if self.is_clan(seat, Clan::Turtle) {
            force = force.saturating_add(player.strongholds[province]);
        }
        let hired = self
            .battle
            .filter(|battle| battle.province == province && battle.hired == Some(seat));
        force.saturating_add(hired.map_or(0, |_| self.hired_force(seat)))
    }

    /// What Hire Ronin brings a seat. Koi's coins fight, those on the war tile do not.
    pub(super) fn hired_force(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        if !self.is_clan(seat, Clan::Koi) {
            return player.ronin;
        }
        let tokens = self.options.koi_hires_tokens;
        let tokens = if tokens { player.ronin } else { 0 };
        player.coins.saturating_add(tokens)
    }

    /// Of these, who has the most? Ties go to the higher honor; nobody where all have nothing.
    pub(super) fn strongest(&self, among: Seats, of: impl Fn(Seat) -> u8) -> Option<(Seat, u8)> {
        let mut best: Option<(Seat, u8)> = None;
        for seat in among.iter() {
            let value = of(seat);
            let wins = best.is_none_or(|(other, most)| {
                value > most || (value == most && self.above(seat, other))
            });
            if value > 0 && wins {
                best = Some((seat, value));
            }
        }
        best
    }

    /// R10: what something costs a clan. Bonsai pays 1 at most; the discount comes afterwards.
    pub(super) fn price(&self, seat: Seat, cost: u8, discount: bool) -> u8 {
        let cost = if self.is_clan(seat, Clan::Bonsai) {
            cost.min(1)
        } else {
            cost
        };
        cost.saturating_sub(u8::from(discount))
    }

    /// What a stronghold costs a clan.
    pub(super) fn fort_price(&self, seat: Seat) -> u8 {
        self.price(seat, STRONGHOLD_COST, false)
    }
}
