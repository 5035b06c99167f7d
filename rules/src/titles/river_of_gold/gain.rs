//! What a seat gains (R2, R8.1): koku, goods, favor, VP, and steps on the influence tracks.

use crate::seat::Seat;

use super::agenda::{Flow, Task};
use super::data::{
    EACH_GOOD, Good, KOKU, LAST_STEP, Patron, Region, Reward, Shore, StepReward, track_rewards,
};
use super::event::{Event, Gain, Source};
use super::play::Play;
use super::state::{Question, State};

/// What a gain comes from, and which building if any.
pub(super) type Origin = (Source, Option<Shore>);

/// One reward of a building. A good of choice, and cards, are asked for.
pub(super) fn give(
    play: &mut Play<'_>,
    seat: Seat,
    shore: Option<Shore>,
    reward: Reward,
    source: Source,
) -> Flow {
    let origin = (source, shore);
    match reward {
        Reward::Koku(amount) => koku(play, seat, amount, origin),
        Reward::Vp(amount) => vp(play, seat, amount, origin),
        Reward::Favor(amount) => favor(play, seat, amount, origin),
        Reward::Good(which) => good(play, seat, which, origin),
        Reward::Influence(steps) => {
            if let Some(shore) = shore {
                advance(play, seat, shore.region(), steps, origin);
            }
        }
        Reward::AnyGood => {
            play.state.ask(seat, Question::Good { source, shore });
            return Flow::Wait;
        }
        Reward::Card => play.state.next([Task::Cards(1)]),
        // R13.5: the receiver's own buildings, this one included.
        Reward::KokuPer(kind) => {
            let [port, market, manor, shrine] = play.state.buildings(seat);
            use super::data::Kind::*;
            let count = match kind {
                Port => port,
                Market => market,
                Manor => manor,
                Shrine => shrine,
            };
            koku(play, seat, count, origin);
        }
        Reward::KokuPerCustomer => {
            let served = play.state.players[seat].served.len();
            koku(play, seat, u8::try_from(served).unwrap_or(KOKU), origin);
        }
    }
    Flow::GoOn
}

fn tell(play: &mut Play<'_>, seat: Seat, gain: Gain, amount: u8, lost: u8, origin: Origin) {
    let (source, shore) = origin;
    if amount > 0 || lost > 0 {
        play.log.all(Event::Gained {
            seat,
            gain,
            amount,
            lost,
            source,
            shore,
        });
    }
}

/// What fits below a limit, and what is lost (R2).
fn fit(has: u8, amount: u8, limit: u8) -> (u8, u8) {
    let fits = amount.min(limit.saturating_sub(has));
    (fits, amount - fits)
}

pub(super) fn koku(play: &mut Play<'_>, seat: Seat, amount: u8, origin: Origin) {
    let player = &mut play.state.players[seat];
    let (fits, lost) = fit(player.koku, amount, KOKU);
    player.koku += fits;
    tell(play, seat, Gain::Koku, fits, lost, origin);
}

pub(super) fn good(play: &mut Play<'_>, seat: Seat, good: Good, origin: Origin) {
    let goods = &mut play.state.players[seat].goods;
    let (fits, lost) = fit(goods[good], 1, EACH_GOOD);
    goods[good] += fits;
    tell(play, seat, good.into(), fits, lost, origin);
}

pub(super) fn favor(play: &mut Play<'_>, seat: Seat, amount: u8, origin: Origin) {
    let player = &mut play.state.players[seat];
    let (fits, lost) = fit(player.favor, amount, player.cap());
    player.favor += fits;
    tell(play, seat, Gain::Favor, fits, lost, origin);
}

pub(super) fn vp(play: &mut Play<'_>, seat: Seat, amount: u8, origin: Origin) {
    let player = &mut play.state.players[seat];
    player.vp = player.vp.saturating_add(amount.into());
    tell(play, seat, Gain::Vp, amount, 0, origin);
}

/// Moves a marker up a track. Every reward passed or reached is gained, whoever else stands there;
/// what goes beyond the last step is lost.
pub(super) fn advance(play: &mut Play<'_>, seat: Seat, region: Region, steps: u8, origin: Origin) {
    if steps == 0 {
        return;
    }
    let from = play.state.players[seat].influence[region];
    let to = destination(play.state, seat, region, steps);
    play.state.players[seat].influence[region] = to;
    let (source, shore) = origin;
    play.log.all(Event::Advanced {
        seat,
        region,
        from,
        to,
        source,
        shore,
    });
    let track = (Source::Track, None);
    for (step, reward) in track_rewards(region) {
        if step <= from || step > to {
            continue;
        }
        match reward {
            StepReward::Good(which) => good(play, seat, which, track),
            StepReward::Koku(amount) => koku(play, seat, amount, track),
            StepReward::Favor(amount) => favor(play, seat, amount, track),
            StepReward::Vp(amount) => vp(play, seat, amount, track),
            StepReward::VpAndGood(amount) => {
                vp(play, seat, amount, track);
                play.state.next([Task::Give {
                    seat,
                    shore: None,
                    reward: Reward::AnyGood,
                    source: Source::Track,
                }]);
            }
        }
    }
    passed(play, seat, region, from, to);
}

/// Where a marker comes to stand. Bayushi Kachiko does not count steps others stand on (R11).
fn destination(state: &State, seat: Seat, region: Region, steps: u8) -> u8 {
    let from = state.players[seat].influence[region];
    if !state.has_patron(seat, Patron::Kachiko) {
        return from.saturating_add(steps).min(LAST_STEP);
    }
    let taken = |step: u8| {
        let mut others = state.all_seats().filter(|other| *other != seat);
        others.any(|other| state.players[other].influence[region] == step)
    };
    let (mut at, mut left) = (from, steps);
    while left > 0 && at < LAST_STEP {
        at += 1;
        left -= u8::from(!taken(at));
    }
    at
}

/// Shosuro Hyobu scores when somebody else passes the own marker (R11): who lands beside it does not,
/// and a marker at the start is not passed.
fn passed(play: &mut Play<'_>, seat: Seat, region: Region, from: u8, to: u8) {
    for other in play.state.all_seats().filter(|other| *other != seat) {
        let at = play.state.players[other].influence[region];
        if play.state.has_patron(other, Patron::Hyobu) && at >= 1 && from < at && to > at {
            vp(play, other, 3, (Source::Patron, None));
        }
    }
}
