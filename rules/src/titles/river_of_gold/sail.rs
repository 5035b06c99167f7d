//! Sailing (R6): the move, the visitor's rewards, the noble ship, the completed journey.

use super::action::Change;
use super::agenda::{Flow, Task, run};
use super::data::{Calling, Face, Good, Kind, Patron, Region, Reward, Ship, Shore, Space};
use super::event::{Event, Source};
use super::gain;
use super::options::{MerchantOrder, NobleTime};
use super::play::Play;
use super::state::Question;
use super::turn::AFTER;

/// What a completed journey gives in koku, if no good is taken.
pub(super) const JOURNEY_KOKU: u8 = 3;
/// What merchant 4 pays for a good.
pub(super) const SALE_KOKU: u8 = 5;

/// The steps a ship makes: what the die shows, changed by noble 5 for free.
pub(super) fn steps(die: Face, change: Change) -> u8 {
    match change {
        Change::None => die,
        Change::Up => die.up(),
        Change::Down => die.down(),
    }
    .steps()
}

/// The active player moves a ship; everything that follows is put on the agenda.
pub(super) fn sail(play: &mut Play<'_>, ship: Ship, change: Change) {
    let seat = play.state.turn;
    let player = &mut play.state.players[seat];
    let steps = steps(player.die, change);
    let from = player.space(ship);
    let (to, completed) = from.downstream(steps);
    player.move_to(ship, to);
    let noble = player.noble == Some(ship);
    play.log.all(Event::Sailed {
        seat,
        ship,
        from,
        to,
        steps,
    });
    let state = &mut *play.state;
    state.next(AFTER);
    if completed {
        play.log.all(Event::JourneyCompleted { seat, ship });
        state.next([Task::Journey, Task::Merchants, Task::Cycle]);
    }
    if state.has_patron(seat, Patron::Uji) {
        state.next([Task::OpponentsVisited(to)]);
    }
    let owners = to.shores().map(Task::Owners);
    let powers = [Task::NoblePowers(to)];
    match state.options.noble_time {
        _ if !noble => state.next(owners),
        NobleTime::After => {
            state.next(powers);
            state.next(owners);
        }
        NobleTime::Between => {
            state.next(owners);
            state.next(powers);
        }
    }
    state.next(to.shores().map(|shore| Task::Visit { shore, noble }));
    run(play);
}

/// R6.2: an empty space gives 1 koku, a building its visitor's reward.
pub(super) fn visit(play: &mut Play<'_>, shore: Shore, noble: bool) {
    let seat = play.state.turn;
    let power = |region| noble && play.state.active().has_served(Calling::Noble, region);
    let Some(tile) = play.state.board[shore].tile else {
        // Noble 2: an empty space gives one koku more.
        let koku = 1 + u8::from(power(Region::Forest));
        gain::koku(play, seat, koku, (Source::Empty, Some(shore)));
        return;
    };
    // Noble 1: the good of a market may be any good; only the good changes.
    let any = tile.kind() == Kind::Market && power(Region::Spine);
    for reward in tile.visitor().iter().rev() {
        let reward = match reward {
            Reward::Good(_) if any => Reward::AnyGood,
            other => *other,
        };
        play.state.next([Task::Give {
            seat,
            shore: Some(shore),
            reward,
            source: Source::Visitor,
        }]);
    }
}

/// R6.4: nobles 3, 4 and 6, each once per sail.
pub(super) fn noble_powers(play: &mut Play<'_>, space: Space) {
    let seat = play.state.turn;
    let has = |region| play.state.active().has_served(Calling::Noble, region);
    let mut sites = space.shores().into_iter().map(|at| play.state.board[at]);
    let foreign = has(Region::Woods) && sites.clone().any(|site| site.opposes(seat));
    let own = has(Region::Bay) && sites.any(|site| site.owned_by(seat));
    let touching = has(Region::Plain);
    for scored in [own, foreign] {
        if scored {
            play.state.next([Task::Give {
                seat,
                shore: None,
                reward: Reward::Vp(1),
                source: Source::Noble,
            }]);
        }
    }
    if touching {
        for region in space.regions().iter().rev() {
            play.state.next([Task::Advance {
                region: *region,
                steps: 1,
                source: Source::Noble,
            }]);
        }
    }
}

/// R11: Daidoji Uji scores once per sail if an opponent owns a visited building.
pub(super) fn opponents_visited(play: &mut Play<'_>, space: Space) {
    let seat = play.state.turn;
    let mut sites = space.shores().into_iter().map(|at| play.state.board[at]);
    if sites.any(|site| site.opposes(seat)) {
        gain::vp(play, seat, 2, (Source::Patron, None));
    }
}

/// R6.5: all own merchants, in order of region or of delivery.
pub(super) fn merchants(play: &mut Play<'_>) {
    let mut regions: Vec<Region> = play
        .state
        .active()
        .served
        .iter()
        .filter(|customer| customer.calling() == Calling::Merchant)
        .map(|customer| customer.region())
        .collect();
    if play.state.options.merchant_order == MerchantOrder::Region {
        regions.sort_unstable();
    }
    for region in regions.into_iter().rev() {
        play.state.next([Task::Merchant(region)]);
    }
}

/// One merchant's bonus.
pub(super) fn merchant(play: &mut Play<'_>, region: Region) -> Flow {
    let seat = play.state.turn;
    let origin = (Source::Merchant, None);
    match region {
        Region::Spine => {
            let settled: Vec<Region> = play.state.settled(seat).collect();
            for region in settled.into_iter().rev() {
                play.state.next([Task::Advance {
                    region,
                    steps: 1,
                    source: Source::Merchant,
                }]);
            }
        }
        Region::Forest => {
            let served = play.state.active().served.len();
            gain::vp(play, seat, u8::try_from(served).unwrap_or(u8::MAX), origin);
        }
        Region::Plain => {
            play.state.ask(
                seat,
                Question::Good {
                    source: Source::Merchant,
                    shore: None,
                },
            );
            return Flow::Wait;
        }
        Region::Woods => {
            // Without goods there is nothing to decide.
            if play.state.active().goods.sum() > 0 {
                play.state.ask(seat, Question::Sell);
                return Flow::Wait;
            }
        }
        Region::Marshes => gain::favor(play, seat, 1, origin),
        Region::Bay => gain::koku(play, seat, 3, origin),
    }
    Flow::GoOn
}

/// The active player sells goods to merchant 4; koku above the limit are lost.
pub(super) fn sell(play: &mut Play<'_>, counts: [u8; Good::COUNT]) {
    let seat = play.state.turn;
    let [silk, rice, porcelain] = counts;
    for (good, count) in Good::ALL.into_iter().zip(counts) {
        let goods = &mut play.state.players[seat].goods;
        goods[good] = goods[good].saturating_sub(count);
    }
    play.log.all(Event::Sold {
        seat,
        silk,
        rice,
        porcelain,
    });
    let koku = (silk + rice + porcelain).saturating_mul(SALE_KOKU);
    gain::koku(play, seat, koku, (Source::Merchant, None));
}
