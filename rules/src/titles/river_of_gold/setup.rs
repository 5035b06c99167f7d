//! Set-up (R3): region tiles, masteries, tiles on the board and in the row, patrons, what everybody
//! starts with, the first rolls.

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::seat::{BySeat, Seat};

use super::agenda::{Task, run};
use super::data::{
    ByGood, ByShore, CUSTOMERS_IN_HAND, Clan, Customers, Era, FAVOR_START, Good, KOKU_BY_TURN,
    MASTERIES_IN_PLAY, Mastery, Patron, ROW, RegionTile, Ship, Shore, Tile, Tiles, sizes,
};
use super::deliver;
use super::event::Event;
use super::options::{Options, Patrons};
use super::play::Play;
use super::row;
use super::state::{Claims, Phase, Player, Question, SEATS, Site, Stack, State};
use super::turn;

/// A table on which nothing lies yet.
pub(super) fn empty(options: Options, clans: &[Clan]) -> State {
    let mut seated = BySeat([Clan::Crab; SEATS]);
    for (seat, clan) in Seat::all(SEATS).zip(clans) {
        seated[seat] = *clan;
    }
    let none = Claims {
        mastery: Mastery::Air,
        by: [None; 3],
    };
    let [mut air, mut fire, mut earth] = [none; MASTERIES_IN_PLAY];
    (air.mastery, fire.mastery, earth.mastery) = (Mastery::Air, Mastery::Fire, Mastery::Earth);
    State {
        options,
        count: u8::try_from(clans.len().min(SEATS)).unwrap_or(2),
        clans: seated,
        first: Seat::FIRST,
        turn: Seat::FIRST,
        phase: Phase::Over,
        agenda: Vec::new(),
        players: BySeat([Player::EMPTY; SEATS]),
        board: ByShore([Site::default(); Shore::COUNT]),
        row: [None; ROW],
        stacks: [Stack { left: 0, top: None }; 2],
        unseen: Tiles::of(Era::First).or(Tiles::of(Era::Second)),
        deck: Customers::ALL,
        discards: Customers::NONE,
        region_tiles: RegionTile::ALL,
        masteries: [air, fire, earth],
        offered: Vec::new(),
        ending: None,
    }
}

/// Sets the board up, then patrons or the first rolls.
pub(super) fn open(
    options: Options,
    clans: &[Clan],
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> State {
    let mut state = empty(options, clans);
    let mut play = Play {
        state: &mut state,
        dice,
        log,
    };
    reveal_scoring(&mut play);
    place_tiles(&mut play);
    stack_tiles(&mut play);
    let drawn = play.dice.below(u32::from(play.state.count)) as usize;
    let seat = Seat::new(drawn).unwrap_or(Seat::FIRST);
    (play.state.first, play.state.turn) = (seat, seat);
    play.log.all(Event::FirstPlayerDrawn { seat });
    begin_patrons(&mut play);
    state
}

/// R3.1: a region tile for every track, three masteries.
fn reveal_scoring(play: &mut Play<'_>) {
    play.dice.shuffle(&mut play.state.region_tiles);
    play.log.all(Event::RegionTilesDealt {
        tiles: play.state.region_tiles.to_vec(),
    });
    let mut masteries = Mastery::ALL;
    play.dice.shuffle(&mut masteries);
    for (claims, mastery) in play.state.masteries.iter_mut().zip(masteries) {
        claims.mastery = mastery;
    }
    play.log.all(Event::MasteriesRevealed {
        masteries: masteries.into_iter().take(MASTERIES_IN_PLAY).collect(),
    });
}

/// R3.2: imperial markets, and start tiles with two or three players.
fn place_tiles(play: &mut Play<'_>) {
    use Tile::{ImperialPorcelain, ImperialRice, ImperialSilk, StartManor, StartPort, StartShrine};
    let mut markets = [ImperialPorcelain, ImperialRice, ImperialSilk];
    play.dice.shuffle(&mut markets);
    let mut starts = [
        StartPort,
        StartPort,
        StartManor,
        StartManor,
        StartShrine,
        StartShrine,
    ];
    play.dice.shuffle(&mut starts);
    let spaces = sizes(play.state.seats()).start_spaces.iter().copied();
    let markets = Shore::IMPERIAL.into_iter().zip(markets);
    let mut tiles: Vec<(Shore, Tile)> = markets.chain(spaces.zip(starts)).collect();
    tiles.sort_unstable();
    for (shore, tile) in &tiles {
        play.state.board[*shore].tile = Some(*tile);
    }
    play.log.all(Event::TilesPlaced { tiles });
}

/// R3.3: the row and the two stacks; what is not drawn stays out of the game, unseen.
fn stack_tiles(play: &mut Play<'_>) {
    let mut tiles: Vec<Tile> = Tiles::of(Era::First).iter().collect();
    play.dice.shuffle(&mut tiles);
    tiles.truncate(ROW);
    for (slot, tile) in play.state.row.iter_mut().zip(&tiles) {
        *slot = Some(*tile);
        play.state.unseen.remove(*tile);
    }
    play.log.all(Event::RowFilled { tiles });
    let sizes = sizes(play.state.seats());
    row::set_stack(play, Era::First, sizes.era1.saturating_sub(ROW as u8));
    row::set_stack(play, Era::Second, sizes.era2);
}

/// R11: patrons are taken before anything is dealt.
fn begin_patrons(play: &mut Play<'_>) {
    let seats = play.state.seats();
    let first = play.state.first;
    match play.state.options.patrons {
        Patrons::None => deal(play),
        Patrons::Draft => {
            for clan in Clan::ALL {
                let one = play.dice.below(2) as usize;
                play.state.offered.extend(Patron::of(clan).get(one));
            }
            play.log.all(Event::PatronsRevealed {
                patrons: play.state.offered.clone(),
            });
            let last = first.round(seats).last().unwrap_or(first);
            play.state.ask(last, Question::Patron);
        }
        Patrons::OwnClan => {
            play.state.offered = Patron::ALL.to_vec();
            play.state.ask(first, Question::Patron);
        }
    }
}

/// The patrons a seat can take.
pub(super) fn offered(state: &State, seat: Seat) -> impl Iterator<Item = Patron> + '_ {
    let any = state.options.patrons == Patrons::Draft;
    let clan = state.clans[seat];
    let offered = state.offered.iter().copied();
    offered.filter(move |patron| any || patron.clan() == clan)
}

/// A seat takes a patron; from the last seat backwards, or in turn order for those of the own clan.
pub(super) fn take_patron(play: &mut Play<'_>, seat: Seat, patron: Patron) {
    let state = &mut *play.state;
    state.players[seat].patron = Some(patron);
    state.offered.retain(|other| *other != patron);
    play.log.all(Event::PatronTaken { seat, patron });
    let mut order: Vec<Seat> = state.first.round(state.seats()).collect();
    if state.options.patrons == Patrons::Draft {
        order.reverse();
    }
    let without = |seat: &Seat| state.players[*seat].patron.is_none();
    match order.into_iter().find(without) {
        Some(next) => state.ask(next, Question::Patron),
        None => {
            state.offered.clear();
            deal(play);
        }
    }
}

/// R3.5 to R3.7: goods, koku, favor and customers; then the ships and the dice of the first turns.
fn deal(play: &mut Play<'_>) {
    let order: Vec<Seat> = play.state.first.round(play.state.seats()).collect();
    for (seat, koku) in order.iter().copied().zip(KOKU_BY_TURN) {
        let player = &mut play.state.players[seat];
        let richer = player.patron == Some(Patron::Shihobu);
        player.koku = koku + if richer { 10 } else { 0 };
        player.goods = ByGood([1; Good::COUNT]);
        player.favor = FAVOR_START;
        let koku = player.koku;
        play.log.all(Event::KokuDealt { seat, koku });
        let more = play.state.has_patron(seat, Patron::Yoritomo);
        deliver::draw(play, seat, CUSTOMERS_IN_HAND + u8::from(more));
    }
    for seat in order.iter().copied() {
        for ship in Ship::ALL {
            let roll = turn::throw(play);
            let (to, _) = ship.start().downstream(roll.steps());
            play.state.players[seat].move_to(ship, to);
            play.log.all(Event::ShipStarted {
                seat,
                ship,
                roll,
                to,
            });
        }
    }
    play.state.next([Task::Begin]);
    for seat in order.into_iter().rev() {
        play.state.next([Task::FirstRoll(seat)]);
    }
    run(play);
}
