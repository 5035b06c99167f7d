//! Is an action legal, and if not, why? Legal is what [`super::legal`] lists; only offers and bids,
//! whose lists are long, are judged one by one.

use crate::seat::Seat;

use super::action::{Action, Place, Source};
use super::battle::MOST_BID;
use super::legal;
use super::mandate;
use super::refusal::Refusal;
use super::state::{Phase, Question, State};
use super::tea;
use super::view::Stage;

/// Is this action in the list? If not, why?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let stage = Stage::of(state);
    if state.is_over() || seat.index() >= state.seats() {
        return Err(Refusal::NotNow { stage });
    }
    match action {
        Action::Offer { .. }
        | Action::Counter { .. }
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Withdraw(_) => return tea::permit(state, seat, action),
        Action::Standing { reaction, answer } => {
            if let Source::Card(card) = reaction.source()
                && state.owns(seat, card) == 0
            {
                return Err(Refusal::NotOwned { card });
            }
            if !legal::decides_ahead(state, seat, reaction) {
                return Err(Refusal::NotNow { stage });
            }
            let same = state.players[seat].standing[reaction] == answer;
            return if same {
                Err(Refusal::AlreadySo)
            } else {
                Ok(())
            };
        }
        Action::Bid(bid) => {
            if !state.bids(seat) {
                return Err(Refusal::NotNow { stage });
            }
            let (has, most) = (state.players[seat].coins, MOST_BID);
            let fits = state.can_bid(seat, bid);
            return fits.then_some(()).ok_or(Refusal::BidTooHigh { has, most });
        }
        _ => {}
    }
    if let (
        Action::Move { piece, from, to },
        Phase::Asked(asked, Question::Marshal { march, .. } | Question::Fujin { march, .. }),
    ) = (action, &state.phase)
        && *asked == seat
        && state.can_move(seat, (piece, from, to), march)
    {
        return Ok(());
    }
    // The whole list would hold a player's offers, too.
    let mut list = Vec::new();
    legal::asked(state, seat, &mut list);
    if list.contains(&action) {
        return Ok(());
    }
    Err(why(state, seat, action))
}

/// Why an action that answers the question is not in the list.
fn why(state: &State, seat: Seat, action: Action) -> Refusal {
    let not_now = Refusal::NotNow {
        stage: Stage::of(state),
    };
    let Phase::Asked(asked, question) = state.phase else {
        return not_now;
    };
    if asked != seat {
        return not_now;
    }
    let player = &state.players[seat];
    match (question, action) {
        (Question::Mandate, Action::Play { tile, named }) => {
            if named.is_some() == mandate::names(state, seat) {
                Refusal::NotDrawn { mandate: tile }
            } else {
                Refusal::CannotName
            }
        }
        (Question::Recruit { .. } | Question::Raijin, Action::Summon { figure, at, shrine }) => {
            if !player.reserve.has(figure) {
                Refusal::NotInReserve { figure }
            } else if shrine.is_some_and(|kami| !figure.is_shinto() || state.shrine(kami).is_none())
            {
                Refusal::NotToShrine { figure }
            } else {
                Refusal::NoStronghold { province: at }
            }
        }
        (
            Question::Marshal { march, .. } | Question::Fujin { march, .. },
            Action::Move { piece, from, to },
        ) => {
            if state.movable(seat, piece, from, &march) == 0 {
                Refusal::CannotMove { piece, from }
            } else {
                Refusal::NotAdjacent { from, to }
            }
        }
        (Question::Marshal { build, .. }, Action::Build(_)) => {
            let (needs, has) = (state.fort_price(seat), player.coins);
            if build && player.strongholds_left() > 0 && has < needs {
                Refusal::TooFewCoins { needs, has }
            } else {
                Refusal::CannotBuild
            }
        }
        (Question::Buy { discount, .. }, Action::Buy { card, .. }) => {
            let (needs, has) = (state.price(seat, card.cost(), discount), player.coins);
            if state.display[card] == 0 {
                Refusal::NotOnDisplay { card }
            } else if has < needs {
                Refusal::TooFewCoins { needs, has }
            } else {
                Refusal::WrongPlace
            }
        }
        (Question::Betray { .. }, Action::Replace { owner, with, .. }) => {
            if state.seat_of(owner).is_none() {
                Refusal::NotHere { clan: owner }
            } else if !player.reserve.has(with) {
                Refusal::NotInReserve { figure: with }
            } else {
                Refusal::NotAChoice
            }
        }
        (Question::React(_), Action::Place { figure, at }) => match at {
            _ if !player.reserve.has(figure) => Refusal::NotInReserve { figure },
            Place::Map(province) => Refusal::NoStronghold { province },
            Place::Shrine(_) => Refusal::NotToShrine { figure },
        },
        (Question::Hate { .. } | Question::React(_), Action::Kill { .. })
        | (Question::Hostage { .. }, Action::Take { .. })
        | (Question::React(_), Action::Gift(_))
        | (Question::Remainder { .. }, Action::Share(_)) => Refusal::NotAChoice,
        _ => not_now,
    }
}
