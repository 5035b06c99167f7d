//! The frame of a season (R4): set-up, clean-up, winter.

use super::Play;
use super::agenda::{Flow, Task};
use super::data::{Province, deck};
use super::event::{Cause, Event};
use super::gain;
use super::scoring;
use super::setup;
use super::tea;

/// R4.1: the provinces at war, the cards, income, hostages. Then the tea ceremony.
pub(super) fn begin(play: &mut Play<'_>) -> Flow {
    let mut provinces = Province::ALL;
    play.dice.shuffle(&mut provinces);
    let state = &mut *play.state;
    state.wars = provinces.into_iter().take(state.seats() + 2).collect();
    state.resolved = 0;
    state.display = deck(state.set, state.season);
    play.log.all(Event::SeasonBegan {
        season: state.season,
        wars: state.wars.clone(),
    });
    gain::begin(play.state);
    for seat in play.state.all_seats() {
        let income = play.state.clans[seat].income();
        gain::coins(play, seat, income, Cause::Income);
    }
    gain::end(play);
    free_hostages(play);
    tea::begin(play)
}

/// R4.1.4: every hostage goes home, and its captor gets a coin.
fn free_hostages(play: &mut Play<'_>) {
    gain::begin(play.state);
    for captor in play.state.by_honor() {
        let hostages = std::mem::take(&mut play.state.players[captor].hostages);
        for hostage in &hostages {
            let owner = hostage.owner;
            play.state.players[owner].reserve.add(hostage.figure);
            play.log.all(Event::HostageFreed {
                captor,
                owner,
                figure: hostage.figure,
            });
        }
        let coins = u8::try_from(hostages.len()).unwrap_or(u8::MAX);
        gain::coins(play, captor, coins, Cause::HostageReturned);
    }
    gain::end(play);
}

/// R4.5: coins, ronin and tiles go back, shinto come home from the shrines.
pub(super) fn cleanup(play: &mut Play<'_>) -> Flow {
    let state = &mut *play.state;
    for seat in state.all_seats() {
        let player = &mut state.players[seat];
        (player.coins, player.ronin) = (0, 0);
        for shrine in &mut player.shrines {
            player.reserve.add_all(std::mem::take(shrine));
        }
    }
    state.tiles = setup::tiles();
    state.issued = None;
    state.track = 0;
    let season = state.season;
    play.log.all(Event::CleanedUp { season });
    match season.next() {
        Some(next) => {
            play.state.season = next;
            play.state.next([Task::Season]);
            Flow::GoOn
        }
        None => {
            free_hostages(play);
            scoring::end(play);
            Flow::Wait
        }
    }
}
