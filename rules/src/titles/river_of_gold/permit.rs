//! Is an action legal, and if not, why? The same questions that [`super::legal`] asks, one by one.

use crate::seat::Seat;

use super::action::{Action, Change};
use super::data::{ByGood, Customer, EACH_GOOD, Face, Good, Patron, Ship, Shore, Tile};
use super::legal;
use super::refusal::Refusal;
use super::setup;
use super::state::{Phase, Player, Question, State};
use super::turn::{FAVOR_PRICE, GOOD_PRICE};

fn ok(fine: bool, refusal: Refusal) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(refusal) }
}

/// Is this action in the list? If not, why?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let not_now = Refusal::NotNow {
        stage: legal::stage(state),
    };
    let Phase::Asked(_, question) = state.phase else {
        return Err(not_now);
    };
    let player = &state.players[seat];
    match (question, action) {
        (_, Action::Trade { .. } | Action::BuyFavor) => {
            if matches!(question, Question::Patron | Question::Roll { first: true }) {
                return Err(not_now);
            }
            ok(
                legal::may_trade(state, seat, question),
                Refusal::NotYourTurn,
            )?;
            permit_trade(player, action)
        }
        (Question::Patron, Action::Patron(patron)) => {
            let mut offered = setup::offered(state, seat);
            ok(
                offered.any(|known| known == patron),
                Refusal::NotOffered { patron },
            )
        }
        (Question::Turn, Action::Die(face)) => permit_die(player, face),
        (Question::Turn, Action::Build { shore, tile }) => permit_build(state, seat, shore, tile),
        (Question::Turn, Action::Sail { ship, change }) => permit_sail(player, ship, change),
        (Question::Turn, Action::Deliver(customer)) => permit_delivery(state, seat, customer),
        (Question::Good { .. } | Question::Journey, Action::Take(_))
        | (Question::Journey, Action::TakeKoku)
        | (Question::Launch, Action::Launch(_))
        | (Question::Roll { .. }, Action::Roll | Action::Set(_))
        | (Question::Trade, Action::Done) => Ok(()),
        (Question::Sell, Action::Sell(sold)) => has_goods(player, sold),
        (Question::Mark { own }, Action::Mark(shore)) => {
            let fits = state.board[shore].takes_marker(seat, own);
            ok(fits, Refusal::NotToMark { shore })
        }
        (Question::Discard, Action::Discard(customer)) => in_hand(player, customer),
        _ => Err(not_now),
    }
}

fn permit_trade(player: &Player, action: Action) -> Result<(), Refusal> {
    let Action::Trade { give, take } = action else {
        has_koku(player, FAVOR_PRICE)?;
        let cap = player.cap();
        return ok(player.favor < cap, Refusal::FavorFull { cap });
    };
    ok(give != take, Refusal::SameGood { good: give })?;
    let mut needs = ByGood::NONE;
    needs[give] = GOOD_PRICE;
    has_goods(player, needs)?;
    let fits = player.goods[take] < EACH_GOOD;
    ok(fits, Refusal::GoodsFull { good: take })
}

fn permit_die(player: &Player, face: Face) -> Result<(), Refusal> {
    ok(player.die != face, Refusal::SameFace { face })?;
    let (needs, has) = (player.die.cost_to(face), player.favor);
    ok(needs <= has, Refusal::TooLittleFavor { needs, has })
}

fn permit_build(state: &State, seat: Seat, shore: Shore, tile: Tile) -> Result<(), Refusal> {
    let (region, die) = (shore.region(), state.players[seat].die);
    let open = legal::open_region(state, seat, region, Patron::Shihobu);
    ok(open, Refusal::WrongRegion { region, die })?;
    let free = state.board[shore].tile.is_none();
    ok(free, Refusal::Occupied { shore })?;
    has_koku(&state.players[seat], state.cost(seat, shore))?;
    ok(state.row.contains(&Some(tile)), Refusal::NotInRow { tile })
}

fn permit_sail(player: &Player, ship: Ship, change: Change) -> Result<(), Refusal> {
    let changes = legal::changes(player, ship);
    ok(changes.contains(&change), Refusal::NoFreeChange { ship })
}

fn permit_delivery(state: &State, seat: Seat, customer: Customer) -> Result<(), Refusal> {
    let player = &state.players[seat];
    in_hand(player, customer)?;
    let (region, die) = (customer.region(), player.die);
    let open = legal::open_region(state, seat, region, Patron::Yoritomo);
    ok(open, Refusal::WrongRegion { region, die })?;
    has_goods(player, customer.order())
}

fn in_hand(player: &Player, customer: Customer) -> Result<(), Refusal> {
    ok(player.hand.has(customer), Refusal::NotInHand { customer })
}

const fn has_koku(player: &Player, needs: u8) -> Result<(), Refusal> {
    let has = player.koku;
    if has >= needs {
        Ok(())
    } else {
        Err(Refusal::TooLittleKoku { needs, has })
    }
}

fn has_goods(player: &Player, order: ByGood<u8>) -> Result<(), Refusal> {
    for good in Good::ALL {
        let (needs, has) = (order[good], player.goods[good]);
        ok(has >= needs, Refusal::TooFewGoods { good, needs, has })?;
    }
    Ok(())
}
