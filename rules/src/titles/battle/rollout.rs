//! What somebody would quickly do at an imagined table.
//!
//! A placement is the best of a few that come to mind and are legal in truth: attacks that may succeed,
//! guards where something is threatened or earns a faceup token. Cards are left alone.

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Action;
use super::clans;
use super::data::{Face, Kind, Province, Provinces, Slot, Slots, Special};
use super::ground::Ground as _;
use super::legal;
use super::phase::{Phase, ROUNDS};
use super::placement;
use super::resolution;
use super::sample;
use super::scoring;
use super::state::State;

/// How many placements the quick player looks at.
const LOOKS: usize = 5;

/// What a daimyo would quickly do.
pub(super) fn rollout(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    match state.phase {
        Phase::Placing(_) => place(state, seat, dice),
        Phase::Cards { .. } | Phase::Looking(_) | Phase::Swapping(_) => Some(Action::Pass),
        Phase::Settling { .. } => settle(state, seat, dice),
        Phase::Returning(_) => {
            let worst = clans::returnable(state, seat).min_by_key(|face| face.strength());
            worst.map(Action::Return)
        }
        Phase::Objectives(_) | Phase::Favors { .. } | Phase::Over => {
            sample::sample(state, seat, dice)
        }
    }
}

/// The best of a few provinces: worth something, near its own.
fn settle(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let open = legal::unsettled(state);
    let own = state.held[seat];
    let mut best: Option<(usize, Province)> = None;
    for _ in 0..LOOKS {
        let number = dice.below(open.len() as u32) as usize;
        let province = open.iter().nth(number)?;
        let near = province.neighbours().and(own).len();
        let home = province.territory().provinces().and(own).len();
        let value = 2 * usize::from(province.honor()) + near + 2 * home;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, province));
        }
    }
    best.map(|(_, province)| Action::Settle(province))
}

/// Where tokens of each kind count.
struct Reach {
    army: Slots,
    navy: Slots,
    own: Provinces,
    open: Slots,
}

impl Reach {
    fn new(state: &State, seat: Seat) -> Self {
        let own = state.held[seat];
        let open = placement::openings(state, seat, own);
        let outward = own.iter().fold(0, |all, p| all | p.borders_out());
        let ronin = state.players[seat].ronin;
        Self {
            army: Slots {
                land: if ronin {
                    open.land
                } else {
                    open.land & outward
                },
                coast: 0,
                center: open.center & own.0,
            },
            navy: Slots {
                land: 0,
                coast: open.coast,
                center: open.center & own.and(state.coastal()).0,
            },
            own,
            open,
        }
    }

    fn of(&self, state: &State, face: Face) -> Slots {
        let center = |center: u32| Slots {
            land: 0,
            coast: 0,
            center: self.open.center & center,
        };
        let calm = !state.special[Special::Battlefield].0;
        match face.kind() {
            Kind::Army => self.army,
            Kind::Navy => self.navy,
            Kind::Shinobi => center(u32::MAX),
            Kind::Diplomacy => center(self.own.0 & calm),
            Kind::Raid => center(!self.own.0 & calm),
            Kind::Bluff => Slots {
                center: 0,
                coast: self.open.coast,
                ..self.army
            },
            Kind::Blessing => Slots::default(),
        }
    }
}

fn place(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let reach = Reach::new(state, seat);
    let hand = state.players[seat].hand;
    let mut best: Option<(f32, Action)> = None;
    for _ in 0..LOOKS {
        let face = hand.nth(u8::try_from(dice.below(hand.len().into())).unwrap_or(0))?;
        let found = if face.kind() == Kind::Blessing {
            bless(state, seat, face, dice)
        } else if placement::barred(state, seat, face) {
            None
        } else {
            let slot = sample::slot(reach.of(state, face), dice);
            slot.map(|slot| {
                let value = appeal(state, seat, reach.own, face, slot);
                (value, Action::Place { face, slot })
            })
        };
        if let Some((value, action)) = found
            && best.is_none_or(|(most, _)| value > most)
        {
            best = Some((value, action));
        }
    }
    match best {
        Some((_, action)) => Some(action),
        None => sample::sample(state, seat, dice),
    }
}

/// A blessing for one of the own tokens that fight.
fn bless(state: &State, seat: Seat, face: Face, dice: &mut Dice) -> Option<(f32, Action)> {
    let fit = |token: &super::board::Token| {
        placement::blessable(state, seat, token, true) && token.lawful
    };
    let all = || {
        state
            .board
            .all()
            .iter()
            .enumerate()
            .filter(|(_, token)| fit(token))
    };
    let count = u32::try_from(all().count()).unwrap_or(0);
    let (at, token) = all().nth(dice.below(count) as usize)?;
    let strength = f32::from(face.strength());
    let value = contest(state, seat, state.held[seat], token.slot, strength) - 0.3;
    Some((
        value,
        Action::Bless {
            face,
            on: state.name(at),
        },
    ))
}

/// How good a placement looks at a glance.
fn appeal(state: &State, seat: Seat, own: Provinces, face: Face, slot: Slot) -> f32 {
    let province = slot.target();
    let honor = f32::from(scoring::honor(state, province));
    match face.kind() {
        Kind::Bluff => 0.1,
        Kind::Diplomacy => 0.5 * honor + 0.4,
        Kind::Raid => {
            let held = state.owner(province).is_some();
            let works = resolution::raid_works(state, seat, province);
            if held && works {
                0.8 * honor + 0.8
            } else {
                -1.0
            }
        }
        _ => {
            let strength = f32::from(face.strength());
            contest(state, seat, own, slot, strength) - 0.12 * strength
        }
    }
}

/// What more strength at the province a slot aims at is worth, by what everybody can count.
fn contest(state: &State, seat: Seat, own: Provinces, slot: Slot, strength: f32) -> f32 {
    let province = slot.target();
    let owner = state.owner(province);
    let honor = f32::from(scoring::honor(state, province));
    let (mut mine, mut guards, mut rivals) = (0.0, 0, 0);
    for token in state
        .board
        .all()
        .iter()
        .filter(|t| t.slot.target() == province)
    {
        if token.owner == seat {
            mine += f32::from(token.strength());
        } else if Some(token.owner) == owner {
            guards += 1;
        } else {
            rivals += 1;
        }
    }
    let printed = f32::from(province.defense())
        + f32::from(state.special_at(province).map_or(0, Special::defense));
    let rounds = f32::from(ROUNDS - state.round.min(ROUNDS));
    let sure = |margin: f32| (0.5 + 0.2 * margin).clamp(0.0, 1.0);
    if own.has(province) {
        let up = clans::faceup_defense(state.clans[seat]) * state.up[province];
        let wall = printed + f32::from(up) + mine;
        let attack = 2.4 * rivals as f32;
        let saved = (honor + 2.5) * (sure(wall + strength - attack) - sure(wall - attack));
        let earned = if mine == 0.0 && rivals == 0 {
            0.9 + 0.8 * rounds
        } else {
            0.0
        };
        return saved + earned;
    }
    let up = owner.map_or(0, |owner| {
        clans::faceup_defense(state.clans[owner]) * state.up[province]
    });
    let ties = if clans::wins_ties(state.clans[seat]) {
        0.5
    } else {
        -0.5
    };
    let wall = printed + f32::from(up) + 1.9 * guards as f32 + 1.2 * rivals as f32;
    let chance = sure(mine + strength - wall + ties) - sure(mine - wall + ties);
    let rest = province.territory().provinces().minus(own);
    let closes = if rest.len() == 1 { 3.0 } else { 0.6 };
    let taken = if owner.is_some() { 1.2 } else { 0.4 };
    // What is won early has yet to be held.
    let lasting = 1.0 - 0.18 * rounds;
    chance * (lasting * (honor + closes) + taken)
}

/// Judged when a round is over.
pub(super) fn judged(begun: &State, now: &State) -> bool {
    now.round > begun.round
}
