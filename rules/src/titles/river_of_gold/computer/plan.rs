//! The turn: what to build, where to sail, whom to serve, and which face of the die that takes.

use crate::dice::Dice;

use super::super::action::{Action, Change};
use super::super::data::{
    Calling, Customer, Face, Good, Kind, Patron, Region, Reward, Ship, Shore, Space, Tile,
};
use super::super::sail::steps;
use super::sight::Sight;

/// Something to do, and what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub action: Action,
    pub value: f32,
}

/// The next step of the best turn: the action itself, or a trade or a turn of the die before it.
pub(super) fn best(sight: &Sight<'_>, whim: &mut Dice) -> Option<Action> {
    let die = sight.own.die;
    let mut best: Option<(Face, Plan)> = None;
    for face in Face::ALL {
        let cost = die.cost_to(face);
        if cost > sight.own.favor {
            continue;
        }
        let price = f32::from(cost) * sight.favor();
        let Some(plan) = best_with(sight, face) else {
            continue;
        };
        let value = plan.value - price + super::jitter(whim);
        if best.is_none_or(|(_, best)| value > best.value) {
            best = Some((face, Plan { value, ..plan }));
        }
    }
    let (face, plan) = best?;
    if let Action::Deliver(customer) = plan.action
        && let Some(trade) = trade_for(sight, customer)
    {
        return Some(trade);
    }
    Some(if face == die {
        plan.action
    } else {
        Action::Die(face)
    })
}

/// The best action with this face of the die.
pub(super) fn best_with(sight: &Sight<'_>, face: Face) -> Option<Plan> {
    let builds = Region::ALL
        .into_iter()
        .filter(|region| face.region() == *region || sight.has_patron(Patron::Shihobu))
        .flat_map(Shore::of)
        .filter(|shore| sight.board[*shore].tile.is_none())
        .filter(|shore| sight.cost(*shore) <= sight.own.koku)
        .flat_map(|shore| {
            let row = sight.public.row.iter().enumerate();
            row.map(move |(slot, tile)| build(sight, shore, *tile, slot))
        });
    let sails = Ship::ALL
        .into_iter()
        .flat_map(|ship| {
            changes(sight, ship)
                .iter()
                .map(move |change| (ship, *change))
        })
        .map(|(ship, change)| sail(sight, face, ship, change));
    let deliveries = sight
        .hand
        .iter()
        .filter(|customer| customer.region() == face.region() || sight.has_patron(Patron::Yoritomo))
        .filter_map(|customer| deliver(sight, *customer));
    builds
        .chain(sails)
        .chain(deliveries)
        .max_by(|one, other| one.value.total_cmp(&other.value))
}

/// What an action of the turn is worth; nothing for one that is only made on the way.
pub(super) fn value(sight: &Sight<'_>, action: Action) -> Option<f32> {
    let plan = match action {
        Action::Build { shore, tile } => {
            let slot = sight.public.row.iter().position(|known| *known == tile)?;
            build(sight, shore, tile, slot)
        }
        Action::Sail { ship, change } => sail(sight, sight.own.die, ship, change),
        Action::Deliver(customer) => deliver(sight, customer)?,
        Action::Die(face) => {
            let plan = best_with(sight, face)?;
            let price = f32::from(sight.own.die.cost_to(face)) * sight.favor();
            return Some(plan.value - price);
        }
        _ => return None,
    };
    Some(plan.value)
}

/// A building: its influence, its rewards to come, what it counts for, less what it costs.
fn build(sight: &Sight<'_>, shore: Shore, tile: Tile, slot: usize) -> Plan {
    let region = shore.region();
    let mut value = sight.climb(region, tile.bonus());
    value += sight.marker(shore, tile) + sight.ownership(tile.kind(), region);
    value -= f32::from(sight.cost(shore)) * sight.koku();
    if slot == 0 {
        value += sight.favor_gain(1);
    }
    if sight.has_patron(Patron::Taka) {
        value += shore.spaces().count() as f32;
    }
    // What can be visited later serves everybody, oneself a little more.
    let visitor = sight.rewards(tile.visitor(), region);
    value += 0.1 * visitor * sight.later;
    let action = Action::Build { shore, tile };
    Plan { action, value }
}

/// The ways a ship may change its steps.
fn changes(sight: &Sight<'_>, ship: Ship) -> &'static [Change] {
    if power(sight, ship, Region::Marshes) {
        &Change::ALL
    } else {
        &[Change::None]
    }
}

/// Does the ship have the power of the noble of this region?
fn power(sight: &Sight<'_>, ship: Ship, region: Region) -> bool {
    let mut ships = sight.own.ships.iter();
    let noble = ships.any(|seen| seen.ship == ship && seen.noble);
    noble && sight.has_served(Calling::Noble, region)
}

/// A sail: the visitor's rewards, the own owner's rewards less those of others, the journey.
fn sail(sight: &Sight<'_>, face: Face, ship: Ship, change: Change) -> Plan {
    let mut ships = sight.own.ships.iter();
    let from = ships.find(|seen| seen.ship == ship).map(|seen| seen.space);
    let (to, completed) = from.unwrap_or(Space::R1).downstream(steps(face, change));
    let mut value = 0.0;
    for shore in to.shores() {
        value += visit(sight, ship, shore);
    }
    let mut sites = to.shores().into_iter().map(|shore| sight.board[shore]);
    let opposed = sites.clone().any(|site| site.opposes(sight.seat));
    let owned = sites.any(|site| site.owned_by(sight.seat));
    if opposed && power(sight, ship, Region::Woods) {
        value += 1.0;
    }
    if owned && power(sight, ship, Region::Bay) {
        value += 1.0;
    }
    if opposed && sight.has_patron(Patron::Uji) {
        value += 2.0;
    }
    if power(sight, ship, Region::Plain) {
        let regions = to.regions().iter();
        value += regions.map(|region| sight.climb(*region, 1)).sum::<f32>();
    }
    if completed {
        value += sight.koku_gain(3).max(sight.any_good());
        let merchants = sight.own.served.iter();
        let merchants = merchants.filter(|known| known.calling() == Calling::Merchant);
        let bonus = merchants.map(|known| sight.journey_bonus(known.region()));
        value += bonus.sum::<f32>();
    }
    let action = Action::Sail { ship, change };
    Plan { action, value }
}

/// What one shore space gives, and takes by giving others something.
fn visit(sight: &Sight<'_>, ship: Ship, shore: Shore) -> f32 {
    let site = sight.board[shore];
    let Some(tile) = site.tile else {
        let more = u8::from(power(sight, ship, Region::Forest));
        return sight.koku_gain(1 + more);
    };
    let any = tile.kind() == Kind::Market && power(sight, ship, Region::Spine);
    let visitor = tile.visitor().iter().map(|reward| match reward {
        Reward::Good(_) if any => sight.any_good(),
        other => sight.reward(*other, shore.region()),
    });
    let mut value: f32 = visitor.sum();
    for owner in site.markers.into_iter().flatten() {
        value += if owner == sight.seat {
            sight.rewards(tile.owner(), shore.region())
        } else {
            -sight.foreign(tile)
        };
    }
    value
}

/// A delivery, if the goods are there or can be traded for.
fn deliver(sight: &Sight<'_>, customer: Customer) -> Option<Plan> {
    let missing = sight.missing(customer);
    if missing > 0 && trade_for(sight, customer).is_none() {
        return None;
    }
    let traded = f32::from(missing) * 0.5 * sight.later.sqrt();
    let value = sight.served_value(customer) - sight.order_price(customer) - traded;
    Some(Plan {
        action: Action::Deliver(customer),
        value,
    })
}

/// The first of the trades that complete an order; nothing if it is complete, or cannot be completed.
fn trade_for(sight: &Sight<'_>, customer: Customer) -> Option<Action> {
    let (order, has) = (customer.order(), sight.own.goods);
    let spare = |good: Good| has[good].saturating_sub(order[good]) / 2;
    let pairs: u8 = Good::ALL.into_iter().map(spare).sum();
    let missing = sight.missing(customer);
    if missing == 0 || pairs < missing {
        return None;
    }
    let take = Good::ALL
        .into_iter()
        .find(|good| has[*good] < order[*good])?;
    let give = Good::ALL.into_iter().max_by_key(|good| spare(*good))?;
    Some(Action::Trade { give, take })
}
