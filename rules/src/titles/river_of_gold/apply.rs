//! `apply`: one act of one seat.

use crate::seat::Seat;

use super::action::Action;
use super::agenda::{resume, run};
use super::permit::permit;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Phase, Question};
use super::{build, deliver, gain, sail, setup, turn};

/// Applies an action, or refuses it and leaves the state as it was.
pub(super) fn apply(play: &mut Play<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    permit(play.state, seat, action)?;
    match action {
        Action::Patron(patron) => setup::take_patron(play, seat, patron),
        Action::Die(face) => turn::turn_die(play, seat, face),
        Action::Build { shore, tile } => build::build(play, shore, tile),
        Action::Sail { ship, change } => sail::sail(play, ship, change),
        Action::Deliver(customer) => deliver::deliver(play, customer),
        Action::Trade { give, take } => turn::trade(play, seat, give, take),
        Action::BuyFavor => turn::buy_favor(play, seat),
        Action::Take(good) => {
            let origin = match play.state.phase {
                Phase::Asked(_, Question::Good { source, shore }) => (source, shore),
                _ => turn::JOURNEY,
            };
            turn::take(play, seat, good, origin);
        }
        Action::TakeKoku => {
            gain::koku(play, seat, sail::JOURNEY_KOKU, turn::JOURNEY);
            run(play);
        }
        Action::Sell(sold) => {
            sail::sell(play, sold.0);
            run(play);
        }
        Action::Mark(shore) => deliver::mark(play, seat, shore),
        Action::Launch(ship) => deliver::launch(play, seat, ship),
        Action::Discard(customer) => deliver::discard(play, seat, customer),
        Action::Roll => {
            turn::roll_die(play, seat);
            run(play);
        }
        Action::Set(face) => {
            turn::set_die(play, seat, face);
            run(play);
        }
        Action::Done => resume(play),
    }
    Ok(())
}
