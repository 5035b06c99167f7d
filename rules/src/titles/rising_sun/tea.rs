//! Talking (R5): offers between two seats in the tea ceremony and the political phase, and the
//! ceremony itself, which ends when everybody has talked enough.

use crate::offers::Offer;
use crate::seat::{Seat, Seats};

use super::Play;
use super::action::Action;
use super::agenda::{Flow, Task, run};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::terms::{Goods, Terms};
use super::view::Stage;

/// Offers a seat may make in a tea ceremony.
pub(super) const TEA_OFFERS: u8 = 4;
/// Offers a seat may make in a political phase.
pub(super) const POLITICAL_OFFERS: u8 = 2;

impl State {
    /// How many offers a seat may make in this phase; none where nothing may be given.
    pub(super) fn offers_allowed(&self) -> u8 {
        match self.phase {
            Phase::Tea { .. } => TEA_OFFERS,
            Phase::Over => 0,
            _ if self.at_war() => 0,
            _ => POLITICAL_OFFERS,
        }
    }

    /// How many of them are left to a seat.
    pub(super) fn offers_left(&self, seat: Seat) -> u8 {
        let made = self.offers.made_by(seat);
        self.offers_allowed().saturating_sub(made)
    }

    /// May these two become allies now?
    fn can_ally(&self, one: Seat, other: Seat) -> bool {
        let free = |seat: Seat| self.players[seat].ally.is_none();
        matches!(self.phase, Phase::Tea { .. }) && free(one) && free(other)
    }

    fn can_give(&self, seat: Seat, goods: Goods) -> bool {
        let player = &self.players[seat];
        goods.is_in(player.coins, player.ronin)
    }

    /// Can an offer be kept by both? Asked when it is made and when it is accepted.
    pub(super) fn can_keep(&self, offer: &Offer<Terms>) -> bool {
        let Offer { from, to, terms } = *offer;
        !terms.is_empty()
            && (!terms.ally || self.can_ally(from, to))
            && self.can_give(from, terms.give)
            && self.can_give(to, terms.want)
    }
}

/// All alliances end, and everybody may talk.
pub(super) fn begin(play: &mut Play<'_>) -> Flow {
    for seat in play.state.all_seats() {
        play.state.players[seat].ally = None;
    }
    play.state.phase = Phase::Tea { done: Seats::NONE };
    play.log.all(Event::TeaBegan);
    Flow::Wait
}

/// Adds what a seat may say: answers to offers it got, offers of its own.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    if state.offers_allowed() == 0 {
        return;
    }
    let more = state.offers_left(seat) > 0;
    for other in state.all_seats().filter(|other| *other != seat) {
        let clan = state.clans[other];
        match state.offers.between(seat, other) {
            Some(offer) if offer.from == seat => list.push(Action::Withdraw(clan)),
            Some(offer) => {
                if state.can_keep(&offer) {
                    list.push(Action::Accept(clan));
                }
                list.push(Action::Decline(clan));
                if more {
                    list_terms(state, seat, other, |terms| {
                        list.push(Action::Counter { to: clan, terms });
                    });
                }
            }
            None if more => list_terms(state, seat, other, |terms| {
                list.push(Action::Offer { to: clan, terms });
            }),
            None => {}
        }
    }
}

fn list_terms(state: &State, from: Seat, to: Seat, mut add: impl FnMut(Terms)) {
    let (maker, other) = (&state.players[from], &state.players[to]);
    let allies: &[bool] = if state.can_ally(from, to) {
        &[false, true]
    } else {
        &[false]
    };
    for ally in allies.iter().copied() {
        for give in Goods::all(maker.coins, maker.ronin) {
            for want in Goods::all(other.coins, other.ronin) {
                let terms = Terms { ally, give, want };
                if !terms.is_empty() {
                    add(terms);
                }
            }
        }
    }
}

/// Is this word of a seat legal, and if not, why?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let (Action::Offer { to: clan, .. }
    | Action::Counter { to: clan, .. }
    | Action::Accept(clan)
    | Action::Decline(clan)
    | Action::Withdraw(clan)) = action
    else {
        return Ok(());
    };
    if state.offers_allowed() == 0 {
        let stage = Stage::of(state);
        return Err(Refusal::NoOffersNow { stage });
    }
    let other = state.seat_of(clan).filter(|other| *other != seat);
    let other = other.ok_or(Refusal::NotHere { clan })?;
    let open = state.offers.between(seat, other);
    match action {
        Action::Withdraw(_) if open.is_some_and(|offer| offer.from == seat) => Ok(()),
        Action::Accept(_) | Action::Decline(_) | Action::Counter { .. }
            if open.is_some_and(|offer| offer.from == other) =>
        {
            match (action, open) {
                (Action::Counter { terms, .. }, _) => new_offer(state, seat, other, terms),
                (Action::Accept(_), Some(offer)) => keep(state, &offer),
                _ => Ok(()),
            }
        }
        Action::Offer { terms, .. } if open.is_none() => new_offer(state, seat, other, terms),
        Action::Offer { .. } => Err(Refusal::OfferOpen { clan }),
        _ => Err(Refusal::NoOffer { clan }),
    }
}

fn new_offer(state: &State, from: Seat, to: Seat, terms: Terms) -> Result<(), Refusal> {
    if state.offers_left(from) == 0 {
        let most = state.offers_allowed();
        return Err(Refusal::TooManyOffers { most });
    }
    keep(state, &Offer { from, to, terms })
}

/// Why an offer cannot be kept.
fn keep(state: &State, offer: &Offer<Terms>) -> Result<(), Refusal> {
    let Offer { from, to, terms } = *offer;
    if state.can_keep(offer) {
        return Ok(());
    }
    if terms.is_empty() {
        return Err(Refusal::EmptyOffer);
    }
    if terms.ally && !matches!(state.phase, Phase::Tea { .. }) {
        return Err(Refusal::NoAlliancesNow);
    }
    let mut two = [from, to].into_iter();
    let taken = two.find(|seat| state.players[*seat].ally.is_some());
    if let (true, Some(seat)) = (terms.ally, taken) {
        return Err(Refusal::AlreadyAllied { seat });
    }
    let seat = if state.can_give(from, terms.give) {
        to
    } else {
        from
    };
    Err(Refusal::CannotGive { seat })
}

/// Does what a seat said. Only the two hear of an offer.
pub(super) fn talk(play: &mut Play<'_>, seat: Seat, action: Action) {
    let seat_of = |clan| play.state.seat_of(clan).unwrap_or(seat);
    match action {
        Action::Offer { to, terms } | Action::Counter { to, terms } => {
            let (from, to) = (seat, seat_of(to));
            play.state.offers.make(Offer { from, to, terms });
            let event = if matches!(action, Action::Counter { .. }) {
                Event::OfferCountered { from, to, terms }
            } else {
                Event::OfferMade { from, to, terms }
            };
            tell_both(play, from, to, &event);
        }
        Action::Accept(clan) => {
            let other = seat_of(clan);
            if let Some(offer) = play.state.offers.take(seat, other) {
                accept(play, offer);
            }
        }
        Action::Decline(clan) => {
            let from = seat_of(clan);
            play.state.offers.take(seat, from);
            tell_both(play, from, seat, &Event::OfferDeclined { from, to: seat });
        }
        Action::Withdraw(clan) => {
            let to = seat_of(clan);
            play.state.offers.take(seat, to);
            tell_both(play, seat, to, &Event::OfferWithdrawn { from: seat, to });
        }
        _ => {}
    }
}

fn tell_both(play: &mut Play<'_>, one: Seat, other: Seat, event: &Event) {
    play.log.only(one, event.clone());
    play.log.only(other, event.clone());
}

fn accept(play: &mut Play<'_>, offer: Offer<Terms>) {
    let Offer { from, to, terms } = offer;
    if terms.ally {
        play.state.players[from].ally = Some(to);
        play.state.players[to].ally = Some(from);
        play.log.all(Event::Allied {
            one: from,
            other: to,
        });
        let gone = play
            .state
            .offers
            .take_where(|other| other.terms.ally && (other.concerns(from) || other.concerns(to)));
        lapse(play, &gone);
    }
    give(play, from, to, terms.give);
    give(play, to, from, terms.want);
}

fn give(play: &mut Play<'_>, from: Seat, to: Seat, goods: Goods) {
    if goods == Goods::Nothing {
        return;
    }
    let (coins, ronin) = (goods.coins(), goods.ronin());
    let giver = &mut play.state.players[from];
    giver.coins = giver.coins.saturating_sub(coins);
    giver.ronin = giver.ronin.saturating_sub(ronin);
    let taker = &mut play.state.players[to];
    taker.coins = taker.coins.saturating_add(coins);
    taker.ronin = taker.ronin.saturating_add(ronin);
    play.log.all(Event::Given {
        from,
        to,
        coins,
        ronin,
    });
}

/// Offers that ended unanswered: each is told to its two seats.
fn lapse(play: &mut Play<'_>, gone: &[Offer<Terms>]) {
    for offer in gone {
        let (from, to) = (offer.from, offer.to);
        tell_both(play, from, to, &Event::OfferLapsed { from, to });
    }
}

/// The phase ends, and with it every open offer.
pub(super) fn end_of_talks(play: &mut Play<'_>) {
    let gone = play.state.offers.end_phase();
    lapse(play, &gone);
}

/// A seat has talked enough. When all have, the political phase begins.
pub(super) fn enough(play: &mut Play<'_>, seat: Seat) {
    let Phase::Tea { mut done } = play.state.phase else {
        return;
    };
    done.insert(seat);
    play.state.phase = Phase::Tea { done };
    play.log.all(Event::TalkedEnough { seat });
    if !play.state.waiting().is_empty() {
        return;
    }
    end_of_talks(play);
    for seat in play.state.all_seats() {
        let player = &mut play.state.players[seat];
        player.allied = player.allied.saturating_add(player.ally.is_some().into());
    }
    play.log.all(Event::TeaEnded);
    play.state.next([Task::Turn]);
    run(play);
}
