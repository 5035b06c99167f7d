//! `apply`: one act of one seat.

use crate::ahead::Answer;
use crate::seat::Seat;

use super::Play;
use super::action::{Action, Place, Reaction, SwapTime};
use super::agenda::{Flow, Task, run};
use super::battle;
use super::betray::{self, Done};
use super::data::{Card, Figure};
use super::event::Event;
use super::honor;
use super::kill;
use super::mandate;
use super::march;
use super::permit::permit;
use super::react;
use super::refusal::Refusal;
use super::state::{Phase, Question};
use super::summon;
use super::tea;
use super::train;

/// Applies an action, or refuses it and leaves the state as it was.
pub(super) fn apply(play: &mut Play<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    permit(play.state, seat, action)?;
    match action {
        Action::Offer { .. }
        | Action::Counter { .. }
        | Action::Accept(_)
        | Action::Decline(_)
        | Action::Withdraw(_) => tea::talk(play, seat, action),
        Action::Standing { reaction, answer } => decide_ahead(play, seat, reaction, answer),
        Action::Bid(bid) => battle::bid(play, seat, bid),
        _ => match play.state.phase {
            Phase::Tea { .. } => tea::enough(play, seat),
            Phase::Asked(_, question) => {
                if answer(play, seat, question, action) == Flow::GoOn {
                    run(play);
                }
            }
            Phase::Bids | Phase::Over => {}
        },
    }
    Ok(())
}

/// Carries out an answer. What follows lies on the agenda.
fn answer(play: &mut Play<'_>, seat: Seat, question: Question, action: Action) -> Flow {
    match (question, action) {
        (Question::Mandate, Action::Play { tile, named }) => {
            mandate::issue(play, seat, tile, named);
        }
        (Question::Recruit { used, .. }, Action::Done) => summon::recruited(play, seat, used),
        (Question::Recruit { used, bonus }, Action::Summon { figure, at, shrine }) => {
            summon::recruit_one(play, seat, (used, bonus), (figure, at, shrine));
        }
        (Question::Marshal { march, build }, Action::Move { piece, from, to }) => {
            let frame = Task::Marshal { seat, march, build };
            return march::set_out(play, frame, (piece, from, to));
        }
        (Question::Marshal { march, .. }, Action::Build(province)) => {
            march::build(play, seat, march, province);
        }
        (Question::Fujin { march, left }, Action::Move { piece, from, to }) => {
            let frame = Task::Fujin { seat, march, left };
            return march::set_out(play, frame, (piece, from, to));
        }
        (Question::Buy { discount, .. }, Action::Buy { card, at }) => {
            train::buy(play, seat, discount, (card, at));
        }
        (
            Question::Betray { hit, base, extra },
            Action::Replace {
                owner,
                figure,
                at,
                with,
            },
        ) => {
            if let Some(owner) = play.state.seat_of(owner) {
                let done = Done { hit, base, extra };
                betray::replace(play, seat, done, (owner, figure, at, with));
            }
        }
        (Question::Amaterasu, Action::Use) => honor::to_the_top(play, seat),
        (Question::Raijin, Action::Summon { at, .. }) => {
            summon::arrive(play, seat, Figure::Bushi, Place::Map(at));
        }
        (Question::Toll { .. }, _) => march::settle_toll(play, action == Action::Charge),
        (Question::Hate { victim, .. }, Action::Kill { figure, .. }) => {
            kill::hate_chosen(play, victim, Some(figure));
        }
        (Question::Hate { victim, .. }, _) => kill::hate_chosen(play, victim, None),
        (Question::SwapTime, Action::Swap(time)) => {
            let tasks = [Task::Swap(seat), Task::Upgrade(seat, Card::WayOfTheRonin)];
            let [swap, ronin] = tasks;
            match time {
                SwapTime::First => play.state.next([swap, ronin]),
                SwapTime::Last => play.state.next([ronin, swap]),
            }
        }
        (Question::Seppuku, Action::Seppuku) => battle::seppuku(play, seat),
        (Question::Hostage { left, first }, Action::Take { owner, figure }) => {
            if let Some(owner) = play.state.seat_of(owner) {
                battle::take_hostage(play, seat, (left, first), (owner, figure));
            }
        }
        (Question::Hire, Action::Hire) => battle::hire(play, seat),
        (Question::Remainder { left, got }, Action::Share(clan)) => {
            if let Some(to) = play.state.seat_of(clan) {
                battle::share(play, seat, to, left, got);
            }
        }
        (Question::React(reaction), action) if action != Action::Pass => {
            react::carry_out(play, seat, reaction, action);
        }
        _ => play.log.all(Event::Passed { seat }),
    }
    Flow::GoOn
}

/// A seat decides ahead. If it is just being asked, that is the answer, too.
fn decide_ahead(play: &mut Play<'_>, seat: Seat, reaction: Reaction, ahead: Answer) {
    play.state.players[seat].standing[reaction] = ahead;
    play.log.only(
        seat,
        Event::StandingSet {
            reaction,
            answer: ahead,
        },
    );
    let Phase::Asked(asked, question) = play.state.phase else {
        return;
    };
    if asked != seat || question.reaction() != Some(reaction) {
        return;
    }
    if let Some(action) = react::decided(play.state, seat, reaction)
        && answer(play, seat, question, action) == Flow::GoOn
    {
        run(play);
    }
}
