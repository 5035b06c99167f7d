//! The invariants of a state: run after loading, and after every step in tests.

use crate::seat::{Seat, Seats};
use crate::title::Broken;

use super::data::{
    Calling, Customers, EACH_GOOD, Era, KOKU, LAST_STEP, Mastery, Patron, RegionTile, Shore,
    SpaceKind, Tile, Tiles, sizes,
};
use super::legal;
use super::state::{Phase, Question, SEATS, State};

/// More tasks than any turn leaves to do.
const MOST_TASKS: usize = 100;

fn ensure(fine: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if fine { Ok(()) } else { Err(Broken(what())) }
}

/// Checks everything a sound state cannot violate.
pub(super) fn check(state: &State) -> Result<(), Broken> {
    let seats = state.seats();
    ensure((2..=SEATS).contains(&seats), || "two to four seats".into())?;
    ensure(
        state.first.index() < seats && state.turn.index() < seats,
        || "who plays sits at the table".into(),
    )?;
    let waiting = legal::waiting(state);
    ensure(waiting.iter().all(|seat| seat.index() < seats), || {
        "only seats of the table are waited for".into()
    })?;
    ensure(state.agenda.len() <= MOST_TASKS, || {
        "no turn leaves so much to do".into()
    })?;
    let left = |left: u8| left < state.count;
    ensure(state.ending.is_none_or(left), || {
        "everybody has one last turn at most".into()
    })?;
    for seat in state.all_seats() {
        let twin = |other: &Seat| *other > seat && state.clans[*other] == state.clans[seat];
        ensure(!state.all_seats().any(|other| twin(&other)), || {
            "every clan sits once".into()
        })?;
        player(state, seat)?;
    }
    board(state)?;
    tiles(state)?;
    customers(state)?;
    scoring(state)?;
    question(state)
}

/// Nobody owns more than the limits allow.
fn player(state: &State, seat: Seat) -> Result<(), Broken> {
    let player = &state.players[seat];
    let clan = state.clans[seat];
    ensure(player.koku <= KOKU, || format!("{clan}: too many koku"))?;
    ensure(player.goods.0.iter().all(|n| *n <= EACH_GOOD), || {
        format!("{clan}: too many goods")
    })?;
    ensure(player.favor <= player.cap(), || {
        format!("{clan}: too much favor")
    })?;
    ensure(player.influence.0.iter().all(|at| *at <= LAST_STEP), || {
        format!("{clan}: beyond the last step")
    })?;
    // The first noble brings the noble ship; while it is asked which, there is none yet.
    let nobles = player.served_of(Calling::Noble);
    let asked = state.phase == Phase::Asked(seat, Question::Launch);
    ensure(player.noble.is_none() == (nobles == 0 || asked), || {
        format!("{clan}: the noble ship comes with the first noble")
    })?;
    let twin = |patron: Patron| {
        let mut others = state.all_seats().filter(|other| *other > seat);
        others.any(|other| state.players[other].patron == Some(patron))
    };
    ensure(!player.patron.is_some_and(twin), || {
        "every patron is taken once".into()
    })
}

/// Buildings stand where their kind may stand, with markers of seats of the table.
fn board(state: &State) -> Result<(), Broken> {
    let starts = sizes(state.seats()).start_spaces;
    for shore in Shore::ALL {
        let site = state.board[shore];
        let imperial = site.tile.is_some_and(Tile::imperial);
        ensure(imperial == (shore.kind() == SpaceKind::Imperial), || {
            format!("{shore}: imperial markets have their own spaces")
        })?;
        let start = site.tile.is_some_and(|tile| tile.era() == Era::Start);
        ensure(!start || imperial || starts.contains(&shore), || {
            format!("{shore}: no start tile goes there")
        })?;
        let built = site.tile.is_some() && !start;
        let [builder, second] = site.markers;
        ensure(builder.is_some() == built, || {
            format!("{shore}: who builds leaves a marker")
        })?;
        ensure(second.is_none() || built, || {
            format!("{shore}: a marker without a building")
        })?;
        let seated = |seat: Seat| seat.index() < state.seats();
        ensure(site.owners().iter().all(seated), || {
            format!("{shore}: somebody else's marker")
        })?;
    }
    Ok(())
}

/// Every tile is in one place, and the stacks can be drawn.
fn tiles(state: &State) -> Result<(), Broken> {
    let mut seen = [0_u8; Tile::COUNT];
    let board = state.board.0.iter().filter_map(|site| site.tile);
    let row = state.row.into_iter().flatten();
    let tops = state.stacks.into_iter().filter_map(|stack| stack.top);
    for tile in board.chain(row).chain(tops).chain(state.unseen.iter()) {
        if let Some(count) = seen.get_mut(tile as usize) {
            *count += 1;
            ensure(*count <= tile.copies(), || format!("too many of {tile}"))?;
        }
    }
    let gap = state.row.windows(2);
    let gap = gap.filter(|pair| matches!(pair, [None, Some(_)]));
    ensure(gap.count() == 0, || "the row has no gaps".into())?;
    for (era, stack) in [Era::First, Era::Second].into_iter().zip(state.stacks) {
        let fits = stack.top.is_none_or(|tile| tile.era() == era);
        ensure(fits && stack.top.is_some() == (stack.left > 0), || {
            format!("the {era} stack has its top tile")
        })?;
        let unseen = state.unseen.and(Tiles::of(era)).len();
        ensure(stack.left <= unseen.saturating_add(1), || {
            format!("the {era} stack has more tiles than there are")
        })?;
    }
    let all = Tiles::of(Era::First).or(Tiles::of(Era::Second));
    ensure(state.unseen.and(all) == state.unseen, || {
        "unseen tiles exist".into()
    })
}

/// Every customer is in one place: deck, discard pile, a hand, or served.
fn customers(state: &State) -> Result<(), Broken> {
    let mut found = Customers::NONE;
    let mut count = 0;
    let hands = state.all_seats().map(|seat| state.players[seat].hand);
    for pile in hands.chain([state.deck, state.discards]) {
        ensure(pile.is_sound(), || "a customer who does not exist".into())?;
        count += usize::from(pile.len());
        found = found.or(pile);
    }
    for seat in state.all_seats() {
        let served = &state.players[seat].served;
        count += served.len();
        found = found.or(served.iter().copied().collect());
    }
    ensure(
        count == usize::from(found.len()) && found == Customers::ALL,
        || "every customer is in one place".into(),
    )
}

/// Region tiles and masteries are there once, and claimed in order by seats of the table.
fn scoring(state: &State) -> Result<(), Broken> {
    let mut tiles = state.region_tiles;
    tiles.sort_unstable();
    ensure(tiles == RegionTile::ALL, || {
        "every region has another tile".into()
    })?;
    let [one, two, three] = state.masteries.map(|claims| claims.mastery);
    ensure(one != two && one != three && two != three, || {
        "every mastery is there once".into()
    })?;
    let slots = Mastery::slots(state.seats()).len();
    for claims in state.masteries {
        let by: Vec<Seat> = claims.by.into_iter().flatten().collect();
        let gap = claims.by.iter().skip(by.len()).any(Option::is_some);
        let distinct = by.iter().copied().collect::<Seats>().len();
        let seated = by.iter().all(|seat| seat.index() < state.seats());
        ensure(
            !gap && distinct == by.len() && seated && by.len() <= slots,
            || format!("{}: claims do not add up", claims.mastery),
        )?;
    }
    Ok(())
}

/// Who is asked can answer.
fn question(state: &State) -> Result<(), Broken> {
    let Phase::Asked(seat, question) = state.phase else {
        return Ok(());
    };
    // Goods of choice may be another owner's, patrons and first rolls are everybody's in turn.
    let anybody = matches!(
        question,
        Question::Good { .. } | Question::Patron | Question::Roll { first: true }
    );
    ensure(anybody || seat == state.turn, || {
        "somebody else's decision".into()
    })?;
    let mut list = Vec::new();
    legal::list(state, seat, &mut list);
    ensure(!list.is_empty(), || "who is asked can answer".into())
}
