//! Conditions of orders written ahead: who has the most force in a province, who the ally is, how many
//! coins there are.

use crate::notation::{NotationReader, Unreadable};
use crate::seat::Seat;

use super::data::{Clan, Province};
use super::path::{Step, Topic};
use super::view::Public;

/// The most coins that can be asked for: what a menu can list.
const MOST_COINS: u8 = 20;

/// Every condition with its path.
pub(super) fn all() -> Vec<(Vec<Step>, String)> {
    let mut all = Vec::new();
    for topic in [Topic::Lead, Topic::Behind, Topic::Empty] {
        for province in Province::ALL {
            let path = vec![Step::Condition(topic), Step::InProvince(province)];
            all.push((path, format!("{topic} {province}")));
        }
    }
    for clan in Clan::ALL {
        let path = vec![Step::Condition(Topic::Allied), Step::AlliedTo(clan)];
        all.push((path, format!("{} {clan}", Topic::Allied)));
    }
    for coins in 1..=MOST_COINS {
        let path = vec![Step::Condition(Topic::Coins), Step::AtLeast(coins)];
        all.push((path, format!("{} {coins}", Topic::Coins)));
    }
    all
}

/// Does it hold? Everything asked here lies open.
pub(super) fn holds(public: &Public, seat: Seat, condition: &str) -> Result<bool, Unreadable> {
    let mut words = NotationReader::new(condition);
    let own = public.seats.get(seat.index());
    let topic = words.next("condition", Topic::from_id)?;
    let holds = match topic {
        Topic::Lead | Topic::Behind | Topic::Empty => {
            let leader = leader(public, words.next("province", Province::from_id)?);
            match topic {
                Topic::Lead => leader == Some(seat),
                Topic::Behind => leader.is_some_and(|leader| leader != seat),
                _ => leader.is_none(),
            }
        }
        Topic::Allied => {
            let clan = words.next("clan", Clan::from_id)?;
            let mut others = public.seats.iter().filter(|seen| seen.clan == clan);
            let ally = own.and_then(|own| own.ally);
            others.any(|seen| Some(seen.seat) == ally)
        }
        Topic::Coins => {
            let coins = words.next("number", |word| {
                word.parse::<u8>().ok().filter(|coins| *coins <= MOST_COINS)
            })?;
            own.is_some_and(|own| own.coins >= coins)
        }
    };
    words.end()?;
    Ok(holds)
}

/// Who would harvest a province: the most force, ties by honor.
fn leader(public: &Public, province: Province) -> Option<Seat> {
    let groups = &public.provinces.get(province as usize)?.clans;
    let rank = |seat: Seat| public.honor.iter().position(|known| *known == seat);
    let present = groups.iter().filter(|group| group.force > 0);
    let best = present.max_by_key(|group| (group.force, std::cmp::Reverse(rank(group.seat))))?;
    Some(best.seat)
}
