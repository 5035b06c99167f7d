//! Buying season cards (R6.7): Train and Ryujin, and Benevolence, which follows what is spent.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, Place, Reaction};
use super::agenda::Task;
use super::data::Card;
use super::event::Event;
use super::state::{Question, State};

impl State {
    /// Is a card on display that the seat can pay?
    pub(super) fn can_buy(&self, seat: Seat, card: Card, discount: bool) -> bool {
        let price = self.price(seat, card.cost(), discount);
        self.display[card] > 0 && self.players[seat].coins >= price
    }
}

/// A seat may buy a card, if it can.
pub(super) fn offer(play: &mut Play<'_>, seat: Seat, discount: bool) {
    play.state.next([Task::Buy {
        seat,
        discount,
        ryujin: false,
    }]);
}

/// Asks a seat what it buys; whoever can afford nothing is not asked.
pub(super) fn ask(
    play: &mut Play<'_>,
    seat: Seat,
    discount: bool,
    ryujin: bool,
) -> super::agenda::Flow {
    let any = Card::ALL
        .into_iter()
        .any(|card| play.state.can_buy(seat, card, discount));
    if !any {
        return super::agenda::Flow::GoOn;
    }
    play.state.ask(seat, Question::Buy { discount, ryujin });
    super::agenda::Flow::Wait
}

/// Adds every card that can be bought; monsters with every place they could go to.
pub(super) fn list(state: &State, seat: Seat, discount: bool, list: &mut Vec<Action>) {
    for card in Card::ALL {
        if state.display[card] == 0 || !state.can_buy(seat, card, discount) {
            continue;
        }
        match card.monster() {
            None => list.push(Action::Buy { card, at: None }),
            Some(figure) => state.monster_places(seat, figure, |place| {
                let at = Some(place);
                list.push(Action::Buy { card, at });
            }),
        }
    }
}

/// The card works at once; a monster is summoned at once.
pub(super) fn buy(
    play: &mut Play<'_>,
    seat: Seat,
    discount: bool,
    (card, at): (Card, Option<Place>),
) {
    let state = &mut *play.state;
    let coins = state.price(seat, card.cost(), discount);
    // A copy that is bought now does not work on its own purchase.
    let copies = state.owns(seat, Card::Benevolence);
    let player = &mut state.players[seat];
    player.coins = player.coins.saturating_sub(coins);
    player.cards[card] += 1;
    state.display[card] = state.display[card].saturating_sub(1);
    play.log.all(Event::Bought { seat, card, coins });
    if let (Some(figure), Some(at)) = (card.monster(), at) {
        play.state.players[seat].reserve.add(figure);
        play.state.next([Task::Arrive { seat, figure, at }]);
    }
    benevolence(play, seat, copies.min(coins));
}

/// Each copy may give away one of the coins spent.
pub(super) fn benevolence(play: &mut Play<'_>, seat: Seat, times: u8) {
    for _ in 0..times {
        play.state.next([Task::React(seat, Reaction::Benevolence)]);
    }
}
