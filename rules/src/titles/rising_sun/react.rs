//! Reactions (R7, R11.4): what a card or a shrine lets a player do, asked each time or decided ahead.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, Place, Reaction, Source};
use super::agenda::{Flow, Task};
use super::data::{Figure, Province};
use super::event::{Cause, Event};
use super::gain;
use super::honor;
use super::kami;
use super::kill;
use super::state::{Question, State};
use super::summon;
use super::view::{Private, Public};

impl State {
    /// How often a seat may react, as things stand: once for each copy of the card, or for its figures
    /// on the shrine.
    pub(super) fn reacts(&self, seat: Seat, reaction: Reaction) -> u8 {
        match reaction.source() {
            Source::Card(card) => self.owns(seat, card),
            Source::Shrine(kami) => {
                let troops = &self.players[seat].shrines;
                let there = self.shrine(kami).and_then(|at| troops.get(at));
                u8::from(there.is_some_and(|troops| !troops.is_empty()))
            }
        }
    }
}

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
        Reaction::Susanoo if player.strongholds_on_map() == 0 => {}
        Reaction::Monkey | Reaction::Hachiman | Reaction::Susanoo | Reaction::Tsukuyomi => {
            list.push(Action::Use);
        }
        Reaction::Mercy => list.push(Action::Spare),
        Reaction::Benevolence => {
            let others = state.all_seats().filter(|other| *other != seat);
            list.extend(others.map(|other| Action::Gift(state.clans[other])));
        }
    }
}

/// Asks a seat, if there is a way to do it. R11.4: whatever it decided ahead. Who won a shrine is told
/// already.
pub(super) fn offer(play: &mut Play<'_>, seat: Seat, reaction: Reaction) -> Flow {
    let mut ways = Vec::new();
    list(play.state, seat, reaction, &mut ways);
    if ways.is_empty() {
        return Flow::GoOn;
    }
    play.state.ask(seat, Question::React(reaction));
    if let Source::Card(_) = reaction.source() {
        play.log.all(Event::ReactionAsked { seat, reaction });
    }
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

/// Is it a way to do what a card or a shrine allows?
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

/// A seat does what it was asked about.
pub(super) fn carry_out(play: &mut Play<'_>, seat: Seat, reaction: Reaction, action: Action) {
    match (action, reaction.source()) {
        (Action::Place { figure, at }, Source::Card(card)) => {
            play.log.all(Event::Placed {
                seat,
                figure,
                at,
                card,
            });
            summon::put(play, seat, figure, at);
        }
        (Action::Kill { owner, at, .. }, _) => {
            if let Some(owner) = play.state.seat_of(owner) {
                kill::ninja(play, seat, owner, at);
            }
        }
        (Action::Use, Source::Card(_)) => monkey(play, seat),
        (Action::Use, Source::Shrine(kami)) => kami::give(play, seat, kami),
        (Action::Spare, _) => {
            // The killing that was to follow lies on top.
            if let Some(Task::Slay { province, .. }) = play.state.agenda.pop() {
                play.log.all(Event::Spared { seat, province });
                let copies = play.state.reacts(seat, reaction);
                gain::vp(play, seat, copies.saturating_mul(2), Cause::Mercy);
            }
        }
        (Action::Gift(clan), _) => {
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
