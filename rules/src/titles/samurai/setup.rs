//! Set-up (R3): starting hands, the figures of Edo, cities and villages.

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::seat::{BySeat, Seat, Seats};

use super::Play;
use super::data::{
    ByCaste, Caste, Colour, FigureAt, HAND, Pile, Settlement, Settlements, Size, Tile,
};
use super::event::Event;
use super::options::Options;
use super::state::{Board, Phase, Player, SEATS, State};
use super::turn;

/// A table on which nothing has happened yet: every tile in its owner's stack, one figure of each
/// caste on Edo.
pub(super) fn empty(options: Options, colours: &[Colour]) -> State {
    let mut seated = BySeat([Colour::Gold; SEATS]);
    let mut players = BySeat([Player::EMPTY; SEATS]);
    for (seat, colour) in Seat::all(SEATS).zip(colours) {
        seated[seat] = *colour;
        players[seat].stack = Pile::full();
    }
    let mut edo = Settlements::NONE;
    edo.insert(Settlement::O14);
    State {
        options,
        count: u8::try_from(colours.len().min(SEATS)).unwrap_or(2),
        colours: seated,
        first: Seat::FIRST,
        phase: Phase::Over,
        players,
        board: Board::EMPTY,
        figures: ByCaste([edo; Caste::COUNT]),
        aside: ByCaste([0; Caste::COUNT]),
        taken: Vec::new(),
        passes: 0,
    }
}

/// Draws the first player, and the hands if that is agreed.
pub(super) fn open(
    options: Options,
    colours: &[Colour],
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> State {
    let mut state = empty(options, colours);
    let drawn = dice.below(u32::from(state.count)) as usize;
    state.first = Seat::new(drawn).unwrap_or(Seat::FIRST);
    log.all(Event::FirstPlayerDrawn { seat: state.first });
    state.phase = Phase::Hands(Seats::all(state.seats()));
    if options.quick_hands {
        let seats = state.all_seats();
        let mut play = Play {
            state: &mut state,
            dice,
            log,
        };
        for seat in seats {
            let tiles = turn::draw(&mut play, seat);
            play.log.only(seat, Event::HandKept { tiles });
        }
        begin_figures(&mut play);
    }
    state
}

/// A seat takes these tiles of its stack as starting hand; after the last seat the figures follow.
pub(super) fn choose(play: &mut Play<'_>, seat: Seat, tiles: [Tile; HAND]) {
    let player = &mut play.state.players[seat];
    for tile in tiles {
        player.stack.take(tile);
        player.hand.add(tile);
    }
    play.log.all(Event::HandChosen { seat });
    play.log.only(
        seat,
        Event::HandKept {
            tiles: tiles.to_vec(),
        },
    );
    if let Phase::Hands(mut waiting) = play.state.phase {
        waiting.remove(seat);
        play.state.phase = Phase::Hands(waiting);
        if waiting.is_empty() {
            begin_figures(play);
        }
    }
}

fn begin_figures(play: &mut Play<'_>) {
    if play.state.options.quick_figures {
        deal_figures(play);
        begin_turns(play);
    } else {
        play.state.phase = Phase::Figures(play.state.first);
    }
}

/// Where figures may go now: cities while one has room, then villages.
pub(super) fn open_settlements(state: &State) -> Settlements {
    let mut cities = Settlements::NONE;
    let mut villages = Settlements::NONE;
    let open = Settlements::in_play(state.seats());
    for at in open.iter().filter(|at| state.room(*at) > 0) {
        match at.size() {
            Size::Village => villages.insert(at),
            Size::City | Size::Edo => cities.insert(at),
        }
    }
    if cities.is_empty() { villages } else { cities }
}

/// A seat puts a figure down; after the last one the turns begin.
pub(super) fn put(play: &mut Play<'_>, seat: Seat, caste: Caste, at: Settlement) {
    play.state.figures[caste].insert(at);
    play.log.all(Event::FigurePlaced { seat, caste, at });
    if open_settlements(play.state).is_empty() {
        begin_turns(play);
    } else {
        play.state.phase = Phase::Figures(seat.next(play.state.seats()));
    }
}

/// Quick set-up: figures at random, two different castes on each city.
fn deal_figures(play: &mut Play<'_>) {
    let state = &mut *play.state;
    let mut figures = Vec::new();
    let open = Settlements::in_play(state.seats());
    for city in open.iter().filter(|at| at.size() == Size::City) {
        let mut castes = Caste::ALL;
        play.dice.shuffle(&mut castes);
        let two = castes.into_iter().take(city.room().into());
        figures.extend(two.map(|caste| FigureAt { at: city, caste }));
    }
    for figure in &figures {
        state.figures[figure.caste].insert(figure.at);
    }
    let left = |caste| (0..state.pool(caste)).map(move |_| caste);
    let mut rest: Vec<Caste> = Caste::ALL.into_iter().flat_map(left).collect();
    play.dice.shuffle(&mut rest);
    let villages = open.iter().filter(|at| at.size() == Size::Village);
    for (at, caste) in villages.zip(rest) {
        state.figures[caste].insert(at);
        figures.push(FigureAt { at, caste });
    }
    figures.sort_unstable();
    play.log.all(Event::FiguresDealt { figures });
}

fn begin_turns(play: &mut Play<'_>) {
    let seat = play.state.first;
    play.log.all(Event::TurnsBegan { seat });
    turn::open(play, seat);
}
