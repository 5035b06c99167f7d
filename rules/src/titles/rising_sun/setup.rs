//! Set-up (R3): clans, honor, first figures, shrines, cards. Then spring begins.

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::offers::Offers;
use crate::seat::{BySeat, Seat};

use super::Play;
use super::agenda::{Task, run};
use super::data::{
    ByCard, ByMandate, Card, CardSet, Clan, Figure, Kami, Mandate, SHRINES, Season, TILES_EACH,
};
use super::event::Event;
use super::gain;
use super::options::{Options, Shrines};
use super::state::{Phase, Player, SEATS, State, Tiles};

/// The shrines of a first game.
pub(super) const FIRST_SHRINES: [Kami; SHRINES] = [
    Kami::Amaterasu,
    Kami::Fujin,
    Kami::Hachiman,
    Kami::Tsukuyomi,
];

/// All mandate tiles, unseen.
pub(super) const fn tiles() -> Tiles {
    Tiles {
        back: ByMandate([0; Mandate::COUNT]),
        fresh: None,
        rest: ByMandate([TILES_EACH; Mandate::COUNT]),
        passed_by: None,
        played: Vec::new(),
    }
}

/// A table on which nothing lies yet. R3.1: clockwise and honor both follow the clans' ranks.
pub(super) fn empty(options: Options, clans: &[Clan]) -> State {
    let mut seated = BySeat([Clan::Koi; SEATS]);
    let mut ranked: Vec<Seat> = Vec::new();
    for (seat, clan) in Seat::all(SEATS).zip(clans) {
        seated[seat] = *clan;
        ranked.push(seat);
    }
    ranked.sort_unstable_by_key(|seat| seated[*seat]);
    let first = ranked.first().copied().unwrap_or(Seat::FIRST);
    let (mut left, mut rank) = (BySeat([first; SEATS]), BySeat([0; SEATS]));
    for ((at, seat), next) in (0..)
        .zip(&ranked)
        .zip(ranked.iter().skip(1).chain([&first]))
    {
        left[*seat] = *next;
        rank[*seat] = at;
    }
    State {
        options,
        count: u8::try_from(ranked.len()).unwrap_or(3),
        clans: seated,
        left,
        rank,
        season: Season::Spring,
        track: 0,
        turn: first,
        issued: None,
        phase: Phase::Over,
        agenda: Vec::new(),
        players: BySeat([Player::EMPTY; SEATS]),
        shrines: FIRST_SHRINES,
        set: CardSet::Torii,
        display: ByCard([0; Card::COUNT]),
        wars: Vec::new(),
        resolved: 0,
        tiles: tiles(),
        battle: None,
        offers: Offers::default(),
        instance: gain::NOTHING,
    }
}

/// R3.3: a daimyo, a bushi and a stronghold at home.
pub(super) fn settle(state: &mut State, seat: Seat) {
    let home = state.clans[seat].home();
    let player = &mut state.players[seat];
    for figure in [Figure::Daimyo, Figure::Bushi] {
        if player.reserve.take(figure) {
            player.map[home].add(figure);
        }
    }
    player.strongholds[home] = 1;
}

/// Sets the table up and begins spring.
pub(super) fn open(
    options: Options,
    clans: &[Clan],
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> State {
    let mut state = empty(options, clans);
    for seat in state.all_seats() {
        settle(&mut state, seat);
    }
    let mut play = Play {
        state: &mut state,
        dice,
        log,
    };
    if options.shrines == Shrines::Drawn {
        let mut kami = Kami::ALL;
        play.dice.shuffle(&mut kami);
        for (shrine, drawn) in play.state.shrines.iter_mut().zip(kami) {
            *shrine = drawn;
        }
    }
    play.state.set = options.cards.set().unwrap_or_else(|| {
        let drawn = play.dice.below(CardSet::COUNT as u32) as usize;
        CardSet::from_index(drawn).unwrap_or(CardSet::Torii)
    });
    play.log.all(Event::TableLaid {
        shrines: play.state.shrines.to_vec(),
        set: play.state.set,
    });
    play.state.next([Task::Season]);
    run(&mut play);
    state
}
