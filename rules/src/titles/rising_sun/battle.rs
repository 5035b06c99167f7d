//! A battle (R9.4): sealed bids, the four advantages, the outcome, reparations.

use crate::seat::{Seat, Seats};

use super::Play;
use super::action::Action;
use super::agenda::{Flow, Task, run};
use super::data::{Advantage, Card, Figure};
use super::event::{Cause, Event};
use super::gain;
use super::honor;
use super::kill;
use super::state::{Battle, Bid, Hostage, Phase, Question, State};
use super::war;

/// The most coins that can be bid for one advantage: what a menu can list.
pub(super) const MOST_BID: u8 = 24;

impl State {
    /// Can a seat make this bid?
    pub(super) fn can_bid(&self, seat: Seat, bid: Bid) -> bool {
        let sum: u16 = bid.iter().map(|coins| u16::from(*coins)).sum();
        bid.iter().all(|coins| *coins <= MOST_BID) && sum <= self.players[seat].coins.into()
    }

    /// Does this seat bid in the present battle, whether it has done so or not?
    pub(super) fn bids(&self, seat: Seat) -> bool {
        let fights = self.battle.is_some_and(|battle| battle.fighters.has(seat));
        fights && self.phase == Phase::Bids
    }
}

/// Adds every bid.
pub(super) fn list_bids(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let coins = state.players[seat].coins;
    let most = |spent: u8| MOST_BID.min(coins.saturating_sub(spent));
    for one in 0..=most(0) {
        for two in 0..=most(one) {
            for three in 0..=most(one + two) {
                for four in 0..=most(one + two + three) {
                    list.push(Action::Bid([one, two, three, four]));
                }
            }
        }
    }
}

/// A bid is sealed, or sealed again. When all are in they are shown.
pub(super) fn bid(play: &mut Play<'_>, seat: Seat, bid: Bid) {
    let Some(battle) = &mut play.state.battle else {
        return;
    };
    let again = battle.bids[seat].replace(bid).is_some();
    play.log.only(seat, Event::OwnBid { bid });
    if again {
        return;
    }
    play.log.all(Event::BidSealed { seat });
    if play.state.waiting().is_empty() {
        show_bids(play);
        run(play);
    }
}

fn show_bids(play: &mut Play<'_>) {
    let state = &mut *play.state;
    let Some(battle) = &mut state.battle else {
        return;
    };
    battle.shown = true;
    let province = battle.province;
    let mut bids = Vec::new();
    for seat in battle.fighters.iter() {
        bids.push((seat, battle.bids[seat].unwrap_or_default()));
        let player = &mut state.players[seat];
        player.coins = player.coins.saturating_sub(battle.total(seat));
    }
    play.log.all(Event::BidsShown { province, bids });
    play.state.next([
        Task::Advantage(Advantage::Seppuku),
        Task::Advantage(Advantage::Hostage),
        Task::Advantage(Advantage::Ronin),
        Task::Outcome,
        Task::Advantage(Advantage::Poets),
        Task::Reparations,
        Task::BattleEnds,
    ]);
}

/// The highest bidder may use an advantage; where it could do nothing it is not asked.
pub(super) fn advantage(play: &mut Play<'_>, advantage: Advantage) -> Flow {
    let Some(battle) = play.state.battle else {
        return Flow::GoOn;
    };
    let bid = |seat: Seat| battle.bid(seat, advantage);
    let Some((seat, coins)) = play.state.strongest(battle.fighters, bid) else {
        return Flow::GoOn;
    };
    play.log.all(Event::AdvantageWon {
        seat,
        advantage,
        coins,
    });
    gain::begin(play.state);
    match advantage {
        Advantage::Seppuku => {
            if !play.state.players[seat].map[battle.province].is_empty() {
                play.state.ask(seat, Question::Seppuku);
                return Flow::Wait;
            }
        }
        Advantage::Hostage => {
            let left = hostages_of(play.state, seat);
            play.state.next([Task::Hostages {
                seat,
                left,
                first: true,
            }]);
        }
        Advantage::Ronin => {
            if play.state.hired_force(seat) > 0 {
                play.state.ask(seat, Question::Hire);
                return Flow::Wait;
            }
        }
        Advantage::Poets => gain::vp(play, seat, battle.killed, Cause::Poets),
    }
    Flow::GoOn
}

/// All own figures die; each brings a point and a step of honor.
pub(super) fn seppuku(play: &mut Play<'_>, seat: Seat) {
    let Some(Battle { province, .. }) = play.state.battle else {
        return;
    };
    let troops = play.state.players[seat].map[province];
    kill::die(play, seat, province, troops, None);
    gain::vp(play, seat, troops.len(), Cause::Seppuku);
    for _ in 0..troops.len() {
        honor::gain(play, seat);
    }
}

/// How many hostages the advantage grants a seat.
pub(super) fn hostages_of(state: &State, seat: Seat) -> u8 {
    state.owns(seat, Card::Respect).saturating_add(1)
}

/// Adds every figure that can be taken hostage.
pub(super) fn list_hostages(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Some(Battle { province, .. }) = state.battle else {
        return;
    };
    for owner in state.all_seats().filter(|owner| *owner != seat) {
        let troops = state.players[owner].map[province];
        let plain = troops.kinds().filter(|figure| !figure.is_daimyo());
        list.extend(plain.map(|figure| Action::Take {
            owner: state.clans[owner],
            figure,
        }));
    }
}

/// A seat may take hostages, one after the other.
pub(super) fn hostages(play: &mut Play<'_>, seat: Seat, left: u8, first: bool) -> Flow {
    let mut choices = Vec::new();
    list_hostages(play.state, seat, &mut choices);
    if left == 0 || choices.is_empty() {
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::Hostage { left, first });
    Flow::Wait
}

/// One hostage: not a kill. It steals a point of an owner who has one.
pub(super) fn take_hostage(
    play: &mut Play<'_>,
    captor: Seat,
    (left, first): (u8, bool),
    (owner, figure): (Seat, Figure),
) {
    let Some(Battle { province, .. }) = play.state.battle else {
        return;
    };
    play.state.players[owner].map[province].take(figure);
    let hostage = Hostage { owner, figure };
    play.state.players[captor].hostages.push(hostage);
    play.log.all(Event::HostageTaken {
        captor,
        owner,
        figure,
        province,
    });
    if first || play.state.options.respect_steals_each {
        gain::take_vp(play, owner, captor, 1, Cause::Hostage);
    }
    play.state.next([Task::Hostages {
        seat: captor,
        left: left.saturating_sub(1),
        first: false,
    }]);
}

pub(super) fn hire(play: &mut Play<'_>, seat: Seat) {
    let force = play.state.hired_force(seat);
    if let Some(battle) = &mut play.state.battle {
        battle.hired = Some(seat);
    }
    play.log.all(Event::Hired { seat, force });
}

/// R9.5: the most force wins; where nobody has any, the highest honor. Losers who are not allied to
/// the winner die.
pub(super) fn outcome(play: &mut Play<'_>) {
    let Some(battle) = play.state.battle else {
        return;
    };
    let Battle {
        province, fighters, ..
    } = battle;
    let state = &*play.state;
    let forces: Vec<(Seat, u8)> = fighters
        .iter()
        .map(|seat| (seat, state.force(seat, province)))
        .collect();
    let best = state.strongest(fighters, |seat| state.force(seat, province));
    let highest = fighters.iter().min_by_key(|seat| state.rank[*seat]);
    let Some(seat) = best.map(|(seat, _)| seat).or(highest) else {
        return;
    };
    if let Some(battle) = &mut play.state.battle {
        battle.winner = Some(seat);
    }
    play.log.all(Event::BattleWon {
        seat,
        province,
        forces,
    });
    war::take_token(play, seat, province, true);
    if !play.state.options.loyalty_outcome_once {
        gain::begin(play.state);
    }
    let mut group = kill::NOBODY;
    for loser in fighters.iter() {
        if loser != seat && !play.state.allies(seat, loser) {
            group[loser] = play.state.players[loser].map[province];
        }
    }
    play.state.next([Task::Slay {
        by: seat,
        province,
        group,
        mercy: true,
    }]);
}

/// R9.6: losers' bids go to the pile, the winner's bid to the losers.
pub(super) fn reparations(play: &mut Play<'_>) {
    let Some(battle) = play.state.battle else {
        return;
    };
    let Some(winner) = battle.winner else { return };
    let losers: Vec<Seat> = losers(&battle).collect();
    for seat in losers.iter().copied() {
        let coins = battle.total(seat);
        if coins > 0 {
            play.log.all(Event::BidLost { seat, coins });
        }
    }
    let count = u8::try_from(losers.len()).unwrap_or(1).max(1);
    let (each, odd) = (battle.total(winner) / count, odd_coins(play.state));
    for to in losers {
        repay(play, winner, to, each);
    }
    play.state.next([Task::Remainder {
        left: odd,
        got: Seats::NONE,
    }]);
}

/// The coins of the winner's bid that cannot be shared evenly.
pub(super) fn odd_coins(state: &State) -> u8 {
    let Some((battle, winner)) = state.battle.and_then(|b| Some((b, b.winner?))) else {
        return 0;
    };
    let count = u8::try_from(losers(&battle).count()).unwrap_or(1).max(1);
    battle.total(winner) % count
}

fn losers(battle: &Battle) -> impl Iterator<Item = Seat> + use<> {
    let winner = battle.winner;
    battle
        .fighters
        .iter()
        .filter(move |seat| Some(*seat) != winner)
}

fn repay(play: &mut Play<'_>, from: Seat, to: Seat, coins: u8) {
    if coins == 0 {
        return;
    }
    let player = &mut play.state.players[to];
    player.coins = player.coins.saturating_add(coins);
    play.log.all(Event::Repaid { from, to, coins });
}

/// Adds everybody who may get an odd coin.
pub(super) fn list_shares(state: &State, got: Seats, list: &mut Vec<Action>) {
    let Some(battle) = &state.battle else { return };
    let even = state.options.reparations_even;
    let open = losers(battle).filter(|seat| !even || !got.has(*seat));
    list.extend(open.map(|seat| Action::Share(state.clans[seat])));
}

/// The winner says who gets the odd coins.
pub(super) fn remainder(play: &mut Play<'_>, left: u8, got: Seats) -> Flow {
    let winner = play.state.battle.and_then(|battle| battle.winner);
    let (Some(winner), true) = (winner, left > 0) else {
        return Flow::GoOn;
    };
    play.state.ask(winner, Question::Remainder { left, got });
    Flow::Wait
}

/// One odd coin.
pub(super) fn share(play: &mut Play<'_>, from: Seat, to: Seat, left: u8, mut got: Seats) {
    repay(play, from, to, 1);
    got.insert(to);
    play.state.next([Task::Remainder {
        left: left.saturating_sub(1),
        got,
    }]);
}
