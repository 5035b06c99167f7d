//! Reactions (R11.4): what a card lets its owner do, asked each time or decided ahead.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, Place, Reaction};
use super::agenda::{Flow, Task};
use super::data::{Figure, Province};
use super::event::{Cause, Event};
use super::gain;
use super::honor;
use super::kill;
use super::state::{Question, State};
use super::summon;
use super::view::{Private, Public};

/// Adds every way to do it; the way not to do it is listed elsewhere.
pub(super) fn list(state: &State, seat: Seat, reaction: Reaction, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    let bushi = player.reserve.has(Figure::Bushi);
    match reaction {
        Reaction::Serpent => list.push(Action::Charge),
        Reaction::Kenin | Reaction::Samurai if bushi => {
            let anywhere = reaction == Reaction::Samurai;
            let places = Province::ALL.into_iter();
            let places = places.filter(|at| anywhere || player.strongholds[*at] > 0);
            list.extend(places.map(|at| Action::Place {
                figure: Figure::Bushi,
                at: Place::Map(at),
            }));
        }
        Reaction::Kenin | Reaction::Samurai => {}
        Reaction::Light => {
            let shinto = player.reserve.kinds().filter(|figure| figure.is_shinto());
            for figure in shinto {
                list.extend(state.shrines.map(|kami| Action::Place {
                    figure,
                    at: Place::Shrine(kami),
                }));
            }
        }
        Reaction::Ninja => {
            for owner in state.all_seats() {
                let map = &state.players[owner].map;
                let there = Province::ALL
                    .into_iter()
                    .filter(|at| map[*at].has(Figure::Bushi));
                list.extend(there.map(|at| Action::Kill {
                    owner: state.clans[owner],
                    figure: Figure::Bushi,
                    at,
                }));
            }
        }
        Reaction::Monkey => list.push(Action::Use),
        Reaction::Mercy => list.push(Action::Spare),
        Reaction::Benevolence => {
            let others = state.all_seats().filter(|other| *other != seat);
            list.extend(others.map(|other| Action::Gift(state.clans[other])));
        }
    }
}

/// Asks the owner of a card, if there is a way to do it. R11.4: whatever the owner decided ahead.
pub(super) fn offer(play: &mut Play<'_>, seat: Seat, reaction: Reaction) -> Flow {
    let mut ways = Vec::new();
    list(play.state, seat, reaction, &mut ways);
    if ways.is_empty() {
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::React(reaction));
    play.log.all(Event::ReactionAsked { seat, reaction });
    Flow::Wait
}

/// The way not to do it.
const fn leave(reaction: Reaction) -> Action {
    match reaction {
        Reaction::Serpent => Action::Waive,
        _ => Action::Pass,
    }
}

/// What a seat decided ahead about the reaction it is asked for.
pub(super) fn decided(state: &State, seat: Seat, reaction: Reaction) -> Option<Action> {
    let mut ways = Vec::new();
    list(state, seat, reaction, &mut ways);
    state.players[seat].standing[reaction].choice(&ways, leave(reaction))
}

/// The same from what a seat sees: which of its legal actions it is.
pub(super) fn answered_ahead(
    public: &Public,
    private: &Private,
    legal: &[Action],
) -> Option<usize> {
    let reaction = Reaction::from_id(public.stage.id())?;
    let mut standing = private.standing.iter();
    let (_, answer) = standing.find(|(known, _)| *known == reaction)?;
    let numbered = || legal.iter().enumerate();
    let ways: Vec<usize> = numbered()
        .filter(|(_, action)| does(action))
        .map(|(at, _)| at)
        .collect();
    let (leave, _) = numbered().find(|(_, action)| **action == leave(reaction))?;
    answer.choice(&ways, leave)
}

/// Is it a way to do what a card allows?
const fn does(action: &Action) -> bool {
    matches!(
        action,
        Action::Charge
            | Action::Use
            | Action::Spare
            | Action::Place { .. }
            | Action::Kill { .. }
            | Action::Gift(_)
    )
}

/// The owner of the card does it.
pub(super) fn carry_out(play: &mut Play<'_>, seat: Seat, reaction: Reaction, action: Action) {
    match action {
        Action::Place { figure, at } => {
            play.log.all(Event::Placed {
                seat,
                figure,
                at,
                card: reaction.card(),
            });
            summon::put(play, seat, figure, at);
        }
        Action::Kill { owner, at, .. } => {
            if let Some(owner) = play.state.seat_of(owner) {
                kill::ninja(play, seat, owner, at);
            }
        }
        Action::Use => monkey(play, seat),
        Action::Spare => {
            // The killing that was to follow lies on top.
            if let Some(Task::Slay { province, .. }) = play.state.agenda.pop() {
                play.log.all(Event::Spared { seat, province });
                let copies = play.state.owns(seat, reaction.card());
                gain::vp(play, seat, copies.saturating_mul(2), Cause::Mercy);
            }
        }
        Action::Gift(clan) => {
            if let Some(to) = play.state.seat_of(clan) {
                let player = &mut play.state.players[to];
                player.coins = player.coins.saturating_add(1);
                play.log.all(Event::CoinGiven { from: seat, to });
                honor::gain(play, seat);
                gain::vp(play, seat, 2, Cause::Benevolence);
            }
        }
        _ => {}
    }
}

/// A coin of every richest opponent, at the cost of honor.
fn monkey(play: &mut Play<'_>, seat: Seat) {
    let state = &*play.state;
    let others = || state.all_seats().filter(|other| *other != seat);
    let most = others().map(|other| state.players[other].coins).max();
    let richest: Vec<Seat> = others()
        .filter(|other| Some(state.players[*other].coins) == most)
        .collect();
    for from in richest {
        gain::take_coin(play, from, seat, Cause::Monkey);
    }
    honor::lose(play, seat);
}
