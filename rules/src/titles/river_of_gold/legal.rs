//! `legal`: the one source of legality. What is listed here is what [`super::permit`] accepts.

use crate::seat::{Seat, Seats};

use super::action::{Action, Change};
use super::data::{ByGood, EACH_GOOD, Face, Good, Patron, Region, Ship, Shore};
use super::deliver;
use super::setup;
use super::state::{Phase, Player, Question, State};
use super::turn::{FAVOR_PRICE, GOOD_PRICE};
use super::view::Stage;

/// The seats that have something to decide.
#[inline]
pub(super) fn waiting(state: &State) -> Seats {
    match state.phase {
        Phase::Asked(seat, _) => Seats::only(seat),
        Phase::Over => Seats::NONE,
    }
}

/// Where in the game the table is.
pub(super) const fn stage(state: &State) -> Stage {
    match state.phase {
        Phase::Over => Stage::Over,
        Phase::Asked(_, question) => match question {
            Question::Patron => Stage::Patron,
            Question::Turn => Stage::Turn,
            Question::Good { .. } => Stage::Good,
            Question::Journey => Stage::Journey,
            Question::Sell => Stage::Sell,
            Question::Mark { .. } => Stage::Mark,
            Question::Launch => Stage::Launch,
            Question::Discard => Stage::Discard,
            Question::Roll { .. } => Stage::Roll,
            Question::Trade => Stage::Trade,
        },
    }
}

/// R4.2: may this seat trade now? Only the active player, in the own turn.
pub(super) fn may_trade(state: &State, seat: Seat, question: Question) -> bool {
    let set_up = matches!(question, Question::Patron | Question::Roll { first: true });
    seat == state.turn && !set_up
}

/// Can these two goods be traded? Not if the one taken would be lost.
pub(super) fn can_swap(player: &Player, give: Good, take: Good) -> bool {
    give != take && player.goods[give] >= GOOD_PRICE && player.goods[take] < EACH_GOOD
}

/// Can favor be bought? Not if it would be lost.
pub(super) fn can_buy_favor(player: &Player) -> bool {
    player.koku >= FAVOR_PRICE && player.favor < player.cap()
}

/// Is there anything to trade?
pub(super) fn can_trade(player: &Player) -> bool {
    can_buy_favor(player)
        || Good::ALL.into_iter().any(|give| {
            let mut others = Good::ALL.into_iter();
            others.any(|take| can_swap(player, give, take))
        })
}

/// The regions in which a seat may build or deliver: the die's, or any with the right patron (R11).
pub(super) fn open_region(state: &State, seat: Seat, region: Region, patron: Patron) -> bool {
    let player = &state.players[seat];
    player.die.region() == region || player.patron == Some(patron)
}

/// The ways a ship may change its steps.
pub(super) fn changes(player: &Player, ship: Ship) -> &'static [Change] {
    if player.has_power(ship, Region::Marshes) {
        &Change::ALL
    } else {
        &[Change::None]
    }
}

/// Every legal action of a seat.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let Phase::Asked(asked, question) = state.phase else {
        return;
    };
    if asked != seat {
        return;
    }
    let player = &state.players[seat];
    match question {
        Question::Patron => list.extend(setup::offered(state, seat).map(Action::Patron)),
        Question::Turn => actions(state, seat, list),
        Question::Good { .. } => list.extend(Good::ALL.map(Action::Take)),
        Question::Journey => {
            list.push(Action::TakeKoku);
            list.extend(Good::ALL.map(Action::Take));
        }
        Question::Sell => sales(player, list),
        Question::Mark { own } => {
            list.extend(deliver::markable(state, seat, own).map(Action::Mark));
        }
        Question::Launch => list.extend(Ship::ALL.map(Action::Launch)),
        Question::Discard => list.extend(player.hand.iter().map(Action::Discard)),
        Question::Roll { .. } => {
            list.push(Action::Roll);
            list.extend(Face::ALL.map(Action::Set));
        }
        Question::Trade => list.push(Action::Done),
    }
    if may_trade(state, seat, question) {
        trades(player, list);
    }
}

/// The three actions of a turn, and turning the die before them.
fn actions(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    for region in Region::ALL {
        if !open_region(state, seat, region, Patron::Shihobu) {
            continue;
        }
        for shore in Shore::of(region) {
            if state.board[shore].tile.is_none() && state.cost(seat, shore) <= player.koku {
                let row = state.row.into_iter().flatten();
                list.extend(row.map(|tile| Action::Build { shore, tile }));
            }
        }
    }
    for ship in Ship::ALL {
        let each = changes(player, ship).iter();
        list.extend(each.map(|change| Action::Sail {
            ship,
            change: *change,
        }));
    }
    for customer in player.hand.iter() {
        if open_region(state, seat, customer.region(), Patron::Yoritomo)
            && player.goods.covers(customer.order())
        {
            list.push(Action::Deliver(customer));
        }
    }
    for face in Face::ALL {
        if face != player.die && player.die.cost_to(face) <= player.favor {
            list.push(Action::Die(face));
        }
    }
}

/// Any number of each good, none included.
fn sales(player: &Player, list: &mut Vec<Action>) {
    let ByGood([most_silk, most_rice, most_porcelain]) = player.goods;
    for silk in 0..=most_silk {
        for rice in 0..=most_rice {
            let sell = |porcelain| Action::Sell(ByGood([silk, rice, porcelain]));
            list.extend((0..=most_porcelain).map(sell));
        }
    }
}

fn trades(player: &Player, list: &mut Vec<Action>) {
    for give in Good::ALL {
        let others = Good::ALL.into_iter();
        let others = others.filter(|take| can_swap(player, give, *take));
        list.extend(others.map(|take| Action::Trade { give, take }));
    }
    if can_buy_favor(player) {
        list.push(Action::BuyFavor);
    }
}
