//! Delivering (R7): the order is paid, the customer is served, new customers come.

use crate::seat::Seat;

use super::agenda::{Flow, Task, run};
use super::data::{CAP_MOST, Calling, Customer, Good, Patron, Reward, Ship, Shore};
use super::event::{Event, Source};
use super::gain;
use super::play::Play;
use super::state::{Question, State};
use super::turn::AFTER;

/// Customers drawn after a delivery.
const DRAWN: u8 = 2;
/// Kudaka's VP for the first customer of a region.
const KUDAKA_VP: u8 = 3;

/// The active player serves a customer. It counts at once.
pub(super) fn deliver(play: &mut Play<'_>, customer: Customer) {
    let seat = play.state.turn;
    let player = &mut play.state.players[seat];
    let order = customer.order();
    for good in Good::ALL {
        player.goods[good] = player.goods[good].saturating_sub(order[good]);
    }
    player.hand.remove(customer);
    let region = customer.region();
    let first_here = player.served.iter().all(|served| served.region() != region);
    player.served.push(customer);
    play.log.all(Event::Delivered { seat, customer });
    play.state.next(AFTER);
    play.state.next([Task::Cards(DRAWN)]);
    if first_here && play.state.has_patron(seat, Patron::Kudaka) {
        play.state.next([Task::Give {
            seat,
            shore: None,
            reward: Reward::Vp(KUDAKA_VP),
            source: Source::Patron,
        }]);
    }
    let advance = |steps| Task::Advance {
        region,
        steps,
        source: Source::Customer,
    };
    match customer.calling() {
        Calling::Artisan => play.state.next([advance(2)]),
        Calling::Elder => {}
        Calling::Merchant => play.state.next([advance(3)]),
        Calling::Monk => {
            let own = customer.marks_own();
            play.state.next([Task::Mark { own }]);
            monk(play, seat);
        }
        Calling::Noble => {
            play.state.next([advance(2)]);
            // Later nobles add their powers to the ship that is there.
            if play.state.players[seat].noble.is_none() {
                play.state.next([Task::Launch]);
            }
        }
    }
    run(play);
}

/// R7.4: the cap rises with the monk's delivery, then the favor comes.
fn monk(play: &mut Play<'_>, seat: Seat) {
    let player = &play.state.players[seat];
    let cap = player.cap();
    if player.served_of(Calling::Monk) <= usize::from(CAP_MOST - super::data::CAP_START) {
        play.log.all(Event::CapRaised { seat, cap });
    }
    gain::favor(play, seat, 2, (Source::Customer, None));
}

/// The buildings a monk may mark.
pub(super) fn markable(state: &State, seat: Seat, own: bool) -> impl Iterator<Item = Shore> + '_ {
    Shore::ALL
        .into_iter()
        .filter(move |shore| state.board[*shore].takes_marker(seat, own))
}

/// A second marker must be placed if there is a building for it.
pub(super) fn ask_marker(play: &mut Play<'_>, own: bool) -> Flow {
    let seat = play.state.turn;
    if markable(play.state, seat, own).next().is_none() {
        play.log.all(Event::NothingToMark { seat });
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::Mark { own });
    Flow::Wait
}

/// The second marker: no influence comes with it.
pub(super) fn mark(play: &mut Play<'_>, seat: Seat, shore: Shore) {
    let [builder, _] = play.state.board[shore].markers;
    play.state.board[shore].markers = [builder, Some(seat)];
    play.log.all(Event::Marked { seat, shore });
    run(play);
}

/// A standard ship is replaced by the noble ship, on the same space.
pub(super) fn launch(play: &mut Play<'_>, seat: Seat, ship: Ship) {
    play.state.players[seat].noble = Some(ship);
    play.log.all(Event::NobleShipLaunched { seat, ship });
    run(play);
}

/// A customer of the hand is laid on the discard pile, face up.
pub(super) fn discard(play: &mut Play<'_>, seat: Seat, customer: Customer) {
    play.state.players[seat].hand.remove(customer);
    play.state.discards.insert(customer);
    play.log.all(Event::Discarded { seat, customer });
    run(play);
}

/// R7.6: draws customers and asks which to discard; with fewer cards than due nothing is discarded.
pub(super) fn new_customers(play: &mut Play<'_>, count: u8) -> Flow {
    let seat = play.state.turn;
    if draw(play, seat, count) < count {
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::Discard);
    Flow::Wait
}

/// Draws customers by chance; answers how many there were. The discard pile becomes the deck only
/// when a card is due and none is left.
pub(super) fn draw(play: &mut Play<'_>, seat: Seat, count: u8) -> u8 {
    let mut customers = Vec::new();
    for _ in 0..count {
        if play.state.deck.is_empty() && !play.state.discards.is_empty() {
            play.state.deck = std::mem::take(&mut play.state.discards);
            let count = play.state.deck.len();
            play.log.all(Event::DeckShuffled { count });
        }
        let at = play.dice.below(play.state.deck.len().into());
        let Some(customer) = play.state.deck.iter().nth(at as usize) else {
            break;
        };
        play.state.deck.remove(customer);
        play.state.players[seat].hand.insert(customer);
        customers.push(customer);
    }
    let drawn = u8::try_from(customers.len()).unwrap_or(count);
    if drawn > 0 {
        play.log.all(Event::Drew { seat, count: drawn });
        play.log.only(seat, Event::DrewCustomers { customers });
    }
    drawn
}
