//! What a seat sees of the board, and what force is worth where.

use crate::seat::Seat;

use super::super::data::{Card, Clan, Figure, Kami, Province, STRONGHOLD_COST, TRACK};
use super::super::view::{GroupSeen, ProvinceSeen, Public, SeatSeen};

/// The public view with the eyes of one seat.
pub(super) struct Eyes<'v> {
    pub public: &'v Public,
    pub seat: Seat,
    own: &'v SeatSeen,
}

impl<'v> Eyes<'v> {
    pub fn of(public: &'v Public, seat: Seat) -> Option<Self> {
        let own = public.seats.get(seat.index())?;
        Some(Self { public, seat, own })
    }

    pub const fn me(&self) -> &'v SeatSeen {
        self.own
    }

    pub fn count(&self) -> u8 {
        u8::try_from(self.public.seats.len()).unwrap_or(3)
    }

    pub fn others(&self) -> impl Iterator<Item = &'v SeatSeen> {
        let seat = self.seat;
        self.public
            .seats
            .iter()
            .filter(move |seen| seen.seat != seat)
    }

    pub fn of_clan(&self, clan: Clan) -> Option<&'v SeatSeen> {
        self.public.seats.iter().find(|seen| seen.clan == clan)
    }

    pub fn is_own(&self, clan: Clan) -> bool {
        self.own.clan == clan
    }

    pub fn is_ally(&self, clan: Clan) -> bool {
        self.of_clan(clan)
            .is_some_and(|seen| self.own.ally == Some(seen.seat))
    }

    /// How near a clan is to winning.
    pub fn danger(&self, clan: Clan) -> i32 {
        self.of_clan(clan).map_or(0, |seen| i32::from(seen.vp) * 3)
    }

    /// 0 in spring, 2 in autumn.
    pub const fn season(&self) -> u8 {
        self.public.season as u8
    }

    /// Kami turns that are still to come in this season.
    pub fn kami_turns(&self) -> i32 {
        let rest = TRACK.iter().skip(self.public.track.into());
        i32::try_from(rest.filter(|kami| **kami).count()).unwrap_or(0)
    }

    pub fn pays_little(&self) -> bool {
        self.own.clan == Clan::Bonsai
    }

    /// What a card costs this seat.
    pub fn price(&self, card: Card, discount: bool) -> u8 {
        let cost = card.cost();
        let cost = if self.pays_little() {
            cost.min(1)
        } else {
            cost
        };
        cost.saturating_sub(discount.into())
    }

    pub fn fort_price(&self) -> u8 {
        if self.pays_little() {
            1
        } else {
            STRONGHOLD_COST
        }
    }

    pub fn copies(&self, card: Card) -> i32 {
        let own = self.own.cards.iter().filter(|known| **known == card);
        i32::try_from(own.count()).unwrap_or(0)
    }

    /// The force of an own figure.
    pub fn strength(&self, figure: Figure) -> i32 {
        let bonus = self.copies(Card::PathOfTheLion) + 3 * self.copies(Card::PathOfTheDragon);
        match figure {
            Figure::Bushi => 1 + self.copies(Card::WayOfTheKatana).min(1),
            other if other.is_daimyo() => i32::from(other.force()) + bonus,
            other => i32::from(other.force()),
        }
    }

    fn seen(&self, province: Province) -> Option<&'v ProvinceSeen> {
        self.public.provinces.get(province as usize)
    }

    pub fn groups(&self, province: Province) -> &'v [GroupSeen] {
        self.seen(province)
            .map_or(&[], |seen| seen.clans.as_slice())
    }

    pub fn own_force(&self, province: Province) -> i32 {
        let own = self.groups(province).iter();
        own.filter(|group| group.seat == self.seat)
            .map(|group| i32::from(group.force))
            .sum()
    }

    /// The strongest other clan that is not an ally.
    pub fn rival(&self, province: Province) -> i32 {
        let others = self.groups(province).iter();
        let rivals = others.filter(|g| g.seat != self.seat && self.own.ally != Some(g.seat));
        rivals
            .map(|group| i32::from(group.force))
            .max()
            .unwrap_or(0)
    }

    /// Is its war still to come in this season?
    fn war_to_come(&self, province: Province) -> bool {
        let war = self.seen(province).and_then(|seen| seen.war);
        war.is_some_and(|number| number > self.public.resolved)
    }

    /// What it is worth to be the strongest in a province.
    pub fn worth(&self, province: Province) -> i32 {
        let yields = province.harvest();
        let harvest = i32::from(yields.vp) * 50 + i32::from(yields.coins + yields.ronin) * 25;
        let held = self.own.tokens.iter().any(|(_, known)| *known == province);
        let token = i32::from(self.season() + 1) * 100 + if held { 0 } else { 350 };
        let war = if self.war_to_come(province) { token } else { 0 };
        harvest + war
    }

    /// The chance to be the strongest with so much force against so much, in hundredths.
    fn chance(own: i32, theirs: i32) -> i32 {
        match own - theirs {
            _ if own <= 0 => 0,
            _ if theirs <= 0 => 88 + own.min(4) * 3,
            lead if lead > 0 => 55 + 45 * lead / (lead + 2),
            0 => 42,
            _ => 35 * own / (theirs + 1),
        }
    }

    /// What more force in a province is worth, if a rival loses some there.
    pub fn reinforce(&self, province: Province, force: i32, theirs: i32) -> i32 {
        let (own, rival) = (self.own_force(province), self.rival(province));
        let before = Self::chance(own, rival);
        let after = Self::chance(own + force, rival - theirs);
        self.worth(province) * (after - before) / 100
    }

    /// What leaving a province with so much force costs.
    pub fn abandon(&self, province: Province, force: i32) -> i32 {
        -self.reinforce(province, -force, 0)
    }

    /// What it is worth that another clan has less force in a province.
    pub fn weaken(&self, province: Province, clan: Clan, force: i32) -> i32 {
        let groups = self.groups(province).iter();
        let seat = self.of_clan(clan).map(|seen| seen.seat);
        let theirs = groups.filter(|group| Some(group.seat) == seat);
        let theirs: i32 = theirs.map(|group| i32::from(group.force)).sum();
        let strongest = theirs == self.rival(province);
        let swing = if strongest {
            self.reinforce(province, 0, force)
        } else {
            0
        };
        swing + self.danger(clan) / 4
    }

    /// What a shinto on a shrine is worth.
    pub fn visit(&self, kami: Kami) -> i32 {
        let mut shrines = self.public.shrines.iter();
        let Some(shrine) = shrines.find(|seen| seen.kami == kami) else {
            return 0;
        };
        if shrine.leader == Some(self.seat) {
            return 0;
        }
        let count = |seat: Seat| shrine.figures.iter().filter(|(by, _)| *by == seat).count();
        let most = self
            .others()
            .map(|seen| count(seen.seat))
            .max()
            .unwrap_or(0);
        let rank = |seat: Seat| self.public.honor.iter().position(|known| *known == seat);
        let behind = shrine
            .leader
            .is_some_and(|leader| rank(leader) < rank(self.seat));
        let leads = count(self.seat) + 1 > most || (count(self.seat) + 1 == most && !behind);
        let each = match kami {
            Kami::Amaterasu => 60,
            Kami::Fujin => 110,
            Kami::Hachiman | Kami::Ryujin => 120,
            Kami::Tsukuyomi => 140,
            Kami::Raijin => 150,
            Kami::Susanoo => i32::from(4 - self.own.strongholds.min(4)) * 100,
        };
        if leads { each * self.kami_turns() } else { 0 }
    }

    /// What one more stronghold brings at the shrines.
    pub fn shrine_of_strongholds(&self) -> i32 {
        let mut shrines = self.public.shrines.iter();
        let led = shrines.any(|s| s.kami == Kami::Susanoo && s.leader == Some(self.seat));
        let kitsune = self.copies(Card::FormOfTheKitsune) * 300;
        kitsune + if led { self.kami_turns() * 100 } else { 0 }
    }

    /// How many figures a seat could summon in a Recruit.
    pub fn summons(&self, seen: &SeatSeen, bonus: bool) -> i32 {
        let strongholds = 4 - i32::from(seen.strongholds.min(4)) + i32::from(bonus);
        strongholds.min(i32::try_from(seen.reserve.len()).unwrap_or(0))
    }

    /// What this seat would harvest as the issuer.
    pub fn harvest(&self) -> i32 {
        let rank = |seat: Seat| self.public.honor.iter().position(|known| *known == seat);
        let leads = |province: &Province| {
            let own = self.own_force(*province);
            own > 0
                && self.groups(*province).iter().all(|group| {
                    let force = i32::from(group.force);
                    group.seat == self.seat
                        || force < own
                        || (force == own && rank(self.seat) < rank(group.seat))
                })
        };
        let provinces = Province::ALL.into_iter().filter(leads);
        provinces
            .map(|province| {
                let yields = province.harvest();
                i32::from(yields.vp) * 100 + i32::from(yields.coins + yields.ronin) * 50
            })
            .sum()
    }

    /// Battles of this season that this seat may still have to pay for, the present one included.
    pub fn battles_left(&self) -> i32 {
        let from = usize::from(self.public.resolved.saturating_sub(1));
        let wars = self.public.wars.iter().skip(from);
        let fought = wars.filter(|at| self.own_force(**at) > 0 && self.rival(**at) > 0);
        i32::try_from(fought.count()).unwrap_or(1).max(1)
    }
}
