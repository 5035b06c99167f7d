//! Orders written ahead: what touches a seat's plans, and its part before it comes.

#[cfg(test)]
mod tests;

use crate::offers::Offers;
use crate::seat::Seat;

use super::agenda::Task;
use super::data::{ByMandate, ByProvince, Mandate, Province, TRACK};
use super::event::Event;
use super::state::{March, Phase, Question, State};
use super::view::{Private, Public};

/// What others do to the seat's own figures, alliance and provinces: a figure that was killed,
/// replaced or taken, a foreign figure that came to where the seat has force, an alliance. And its
/// battles, and the end.
///
/// An offer does not: anybody could switch off the orders of others with it. A card that somebody
/// bought needs no word here: an order for it is no longer legal.
pub(super) fn concerns(public: &Public, _: &Private, seat: Seat, event: &Event) -> bool {
    let foreign = |by: Seat| {
        let own = public.seats.get(seat.index());
        by != seat && own.and_then(|own| own.ally) != Some(by)
    };
    let present = |province: Province| {
        let seen = public.provinces.get(province as usize);
        let mut groups = seen.iter().flat_map(|seen| &seen.clans);
        groups.any(|group| group.seat == seat && group.force > 0)
    };
    let arrives = |by: Seat, at: super::action::Place| match at {
        super::action::Place::Map(province) => foreign(by) && present(province),
        super::action::Place::Shrine(_) => false,
    };
    match event {
        Event::Summoned { seat: by, at, .. } | Event::Placed { seat: by, at, .. } => {
            arrives(*by, *at)
        }
        Event::Moved { seat: by, to, .. } => foreign(*by) && present(*to),
        Event::Killed { owner, by, .. } => *owner == seat && *by != Some(seat),
        Event::Replaced { owner, .. } | Event::HostageTaken { owner, .. } => *owner == seat,
        Event::AllianceBroken { ally, .. } => *ally == seat,
        Event::Allied { one, other } => *one == seat || *other == seat,
        Event::BattleBegan { fighters, .. } => fighters.contains(&seat),
        Event::Ended { .. } => true,
        Event::TableLaid { .. }
        | Event::SeasonBegan { .. }
        | Event::HostageFreed { .. }
        | Event::TeaBegan
        | Event::OfferMade { .. }
        | Event::OfferCountered { .. }
        | Event::OfferDeclined { .. }
        | Event::OfferWithdrawn { .. }
        | Event::OfferLapsed { .. }
        | Event::Given { .. }
        | Event::TalkedEnough { .. }
        | Event::TeaEnded
        | Event::Drew { .. }
        | Event::DrewTiles { .. }
        | Event::MandateIssued { .. }
        | Event::OwnTile { .. }
        | Event::TollPaid { .. }
        | Event::TollWaived { .. }
        | Event::RouteClosed { .. }
        | Event::Built { .. }
        | Event::Bought { .. }
        | Event::Passed { .. }
        | Event::Harvested { .. }
        | Event::Gained { .. }
        | Event::Took { .. }
        | Event::HonorMoved { .. }
        | Event::KamiTurn
        | Event::ShrineWon { .. }
        | Event::CoinGiven { .. }
        | Event::Spared { .. }
        | Event::WarBegan
        | Event::Swapped { .. }
        | Event::NobodyThere { .. }
        | Event::TokenTaken { .. }
        | Event::BidSealed { .. }
        | Event::OwnBid { .. }
        | Event::BidsShown { .. }
        | Event::AdvantageWon { .. }
        | Event::Hired { .. }
        | Event::BattleWon { .. }
        | Event::BidLost { .. }
        | Event::Repaid { .. }
        | Event::CleanedUp { .. }
        | Event::StandingSet { .. }
        | Event::ReactionAsked { .. }
        | Event::Counted { .. } => false,
    }
}

/// What a seat can plan: its part of the mandate that is carried out, before it comes; otherwise its
/// next tile, of which all five can be named, because it has not drawn them. In its own part what it
/// decides now. Nothing in the war phase: bids and what follows them are no orders.
///
/// What it may say is left out: offers are for people who look at the answer.
pub(super) fn preview(state: &State, seat: Seat) -> Option<State> {
    if seat.index() >= state.seats() || state.is_over() || state.at_war() {
        return None;
    }
    let question = match state.phase {
        Phase::Asked(asked, question) if asked == seat => question,
        _ => coming(state, seat)?,
    };
    let mut preview = state.clone();
    preview.offers = Offers::closed();
    if question == Question::Mandate && state.phase != Phase::Asked(seat, question) {
        preview.tiles.back = ByMandate([1; Mandate::COUNT]);
        preview.tiles.fresh = None;
    }
    if state.phase != Phase::Asked(seat, question) {
        preview.agenda = vec![Task::Imagined];
    } else if let Some(at) = others_part(state, seat) {
        // Nobody else acts in the seat's imagination.
        preview.agenda.drain(..at);
        preview.agenda.insert(0, Task::Imagined);
    }
    preview.ask(seat, question);
    Some(preview)
}

/// Where on the agenda the seat's own part begins: above the parts of others and the end of the turn.
fn others_part(state: &State, seat: Seat) -> Option<usize> {
    let foreign = |task: &Task| match task {
        Task::Execute(other) => *other != seat,
        Task::Turn | Task::TurnEnds | Task::MandateEnds | Task::Shrine(_) => true,
        _ => false,
    };
    state.agenda.iter().rposition(foreign).map(|at| at + 1)
}

/// What a seat will be asked next, as far as it can be told.
fn coming(state: &State, seat: Seat) -> Option<Question> {
    if let Some((_, mandate)) = state.issued
        && state.agenda.contains(&Task::Execute(seat))
    {
        let bonus = state.has_bonus(seat);
        return match mandate {
            Mandate::Recruit => Some(Question::Recruit {
                used: ByProvince([0; Province::COUNT]),
                bonus,
            }),
            Mandate::Marshal => Some(Question::Marshal {
                march: March::default(),
                build: bonus,
            }),
            Mandate::Train => Some(Question::Buy {
                discount: bonus,
                ryujin: false,
            }),
            Mandate::Harvest | Mandate::Betray => None,
        };
    }
    // Somebody else decides in the middle of the seat's own part.
    if state.agenda.iter().any(|task| task.is_of(seat)) {
        return None;
    }
    let turns = TRACK.iter().skip(state.track.into());
    let left = turns.filter(|kami| !**kami).count();
    let left = left.saturating_sub(usize::from(state.issued.is_some()));
    let mut round = state.around(state.turn).take(left);
    round.any(|next| next == seat).then_some(Question::Mandate)
}
