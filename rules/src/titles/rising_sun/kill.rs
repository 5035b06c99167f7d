//! Killing (R9.5), and the monsters that do so when they enter a province (R12).

use crate::seat::{BySeat, Seat, Seats};

use super::Play;
use super::action::{Action, Reaction};
use super::agenda::{Flow, Group, Task};
use super::data::{Card, Figure, Province, Troops};
use super::event::{Cause, Event};
use super::gain;
use super::state::{Question, SEATS, State};

/// Nobody.
pub(super) const NOBODY: Group = BySeat([Troops::NONE; SEATS]);

impl State {
    /// Players with force in a province and more honor than a seat.
    fn prouder(&self, seat: Seat, province: Province) -> Seats {
        self.all_present(province)
            .iter()
            .filter(|other| *other != seat && self.above(*other, seat))
            .collect()
    }
}

/// May Oni of Hate kill it?
const fn hated(figure: Figure) -> bool {
    matches!(figure, Figure::Bushi | Figure::Shinto | Figure::Komainu)
}

/// A figure came into a province by a summon, a move or a betrayal.
pub(super) fn enter(play: &mut Play<'_>, seat: Seat, figure: Figure, province: Province) {
    match figure {
        Figure::OniOfSpite => {
            for victim in play.state.prouder(seat, province).iter() {
                gain::take_vp(play, victim, seat, 2, Cause::Spite);
            }
        }
        Figure::OniOfHate => {
            let left = play.state.prouder(seat, province);
            play.state.next([Task::Hate {
                seat,
                province,
                left,
                group: NOBODY,
            }]);
        }
        _ => {}
    }
}

/// Adds every figure of a victim that Oni of Hate may kill.
pub(super) fn list_hated(state: &State, victim: Seat, province: Province, list: &mut Vec<Action>) {
    let troops = state.players[victim].map[province];
    list.extend(
        troops
            .kinds()
            .filter(|f| hated(*f))
            .map(|figure| Action::Kill {
                owner: state.clans[victim],
                figure,
                at: province,
            }),
    );
}

/// Oni of Hate chooses a victim of each player, then all of them die together.
pub(super) fn hate(
    play: &mut Play<'_>,
    seat: Seat,
    province: Province,
    mut left: Seats,
    mut group: Group,
) -> Flow {
    while let Some(victim) = left.iter().next() {
        let mut choices = Vec::new();
        list_hated(play.state, victim, province, &mut choices);
        match choices.as_slice() {
            [] => left.remove(victim),
            [Action::Kill { figure, .. }] if play.state.options.hate_compulsory => {
                group[victim].add(*figure);
                left.remove(victim);
            }
            _ => {
                play.state.next([Task::Hate {
                    seat,
                    province,
                    left,
                    group,
                }]);
                play.state.ask(seat, Question::Hate { victim, province });
                return Flow::Wait;
            }
        }
    }
    play.state.next([Task::Slay {
        by: seat,
        province,
        group,
        mercy: true,
    }]);
    Flow::GoOn
}

/// A victim was chosen, or nobody.
pub(super) fn hate_chosen(play: &mut Play<'_>, victim: Seat, figure: Option<Figure>) {
    if let Some(Task::Hate { left, group, .. }) = play.state.agenda.last_mut() {
        left.remove(victim);
        if let Some(figure) = figure {
            group[victim].add(figure);
        }
    }
}

/// Path of the Ninja: a bushi dies, and it costs honor, spared or not.
pub(super) fn ninja(play: &mut Play<'_>, seat: Seat, owner: Seat, province: Province) {
    let mut group = NOBODY;
    group[owner].add(Figure::Bushi);
    let slay = Task::Slay {
        by: seat,
        province,
        group,
        mercy: true,
    };
    if play.state.options.ninja_honor_after {
        play.state.next([slay, Task::LoseHonor(seat)]);
    } else {
        play.state.next([Task::LoseHonor(seat), slay]);
    }
}

/// Figures die, unless Mercy spares them all.
pub(super) fn slay(
    play: &mut Play<'_>,
    by: Seat,
    province: Province,
    group: Group,
    mercy: bool,
) -> Flow {
    let state = &mut *play.state;
    let victims = |seat: &Seat| *seat != by && !group[*seat].is_empty();
    let others: Seats = state.all_seats().filter(victims).collect();
    if mercy && !others.is_empty() && state.owns(by, Card::Mercy) > 0 {
        state.next([
            Task::React(by, Reaction::Mercy),
            Task::Slay {
                by,
                province,
                group,
                mercy: false,
            },
        ]);
        return Flow::GoOn;
    }
    // Honor is compared as it was before the killing.
    let lower = others.iter().filter(|other| play.state.above(by, *other));
    let lower = u8::try_from(lower.count()).unwrap_or(0);
    for owner in play.state.all_seats() {
        die(play, owner, province, group[owner], Some(by));
    }
    let times = if play.state.options.justice_each {
        lower
    } else {
        lower.min(1)
    };
    let copies = play.state.owns(by, Card::Justice);
    let vp = copies.saturating_mul(times).saturating_mul(3);
    gain::vp(play, by, vp, Cause::Justice);
    Flow::GoOn
}

/// Figures of one clan die; Righteousness pays their owner.
pub(super) fn die(
    play: &mut Play<'_>,
    owner: Seat,
    province: Province,
    troops: Troops,
    by: Option<Seat>,
) {
    for figure in troops.iter() {
        let player = &mut play.state.players[owner];
        if !player.map[province].take(figure) {
            continue;
        }
        player.reserve.add(figure);
        if let Some(battle) = &mut play.state.battle {
            battle.killed = battle.killed.saturating_add(1);
        }
        play.log.all(Event::Killed {
            owner,
            figure,
            province,
            by,
        });
    }
    let copies = play.state.owns(owner, Card::Righteousness);
    let vp = copies.saturating_mul(troops.len());
    gain::vp(play, owner, vp, Cause::Righteousness);
}
