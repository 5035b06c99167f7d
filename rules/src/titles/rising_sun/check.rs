//! The invariants: conservation and consistency.

use crate::seat::{Seat, Seats};
use crate::title::Broken;

use super::data::{Card, Figure, Mandate, Province, STRONGHOLDS, TILES_EACH, TRACK, Troops, deck};
use super::legal;
use super::state::{Phase, State};
use super::{battle, data};

fn ensure(fine: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if fine { Ok(()) } else { Err(Broken(what())) }
}

/// Everything that must hold between two acts.
pub(super) fn check(state: &State) -> Result<(), Broken> {
    let seats = state.seats();
    ensure((3..=super::state::SEATS).contains(&seats), || {
        "three to five seats".into()
    })?;
    track(state)?;
    for seat in state.all_seats() {
        player(state, seat)?;
        pieces(state, seat)?;
    }
    alliances(state)?;
    tiles(state)?;
    cards(state)?;
    wars(state)?;
    fight(state)?;
    offers(state)?;
    waiting(state)
}

/// Honor is a strict order, clans are different, clockwise is one round.
fn track(state: &State) -> Result<(), Broken> {
    let mut ranks: Vec<u8> = state.all_seats().map(|seat| state.rank[seat]).collect();
    ranks.sort_unstable();
    ensure(ranks.iter().copied().eq(0..state.count), || {
        "honor is a strict order".into()
    })?;
    let round: Seats = state.around(Seat::FIRST).collect();
    ensure(round == Seats::all(state.seats()), || {
        "clockwise is one round".into()
    })?;
    for seat in state.all_seats() {
        ensure(state.seat_of(state.clans[seat]) == Some(seat), || {
            "every clan plays once".into()
        })?;
    }
    let on = usize::from(state.track) <= TRACK.len() && state.turn.index() < state.seats();
    ensure(on, || "the track has ten turns".into())
}

/// Sizes that cannot be.
fn player(state: &State, seat: Seat) -> Result<(), Broken> {
    let player = &state.players[seat];
    let fine = player.coins <= 200 && player.ronin <= 200 && player.vp <= 10_000;
    ensure(fine && player.allied <= 3, || {
        format!("{}: more than there can be", state.clans[seat])
    })
}

/// Every piece of a clan is in one place.
fn pieces(state: &State, seat: Seat) -> Result<(), Broken> {
    let player = &state.players[seat];
    let clan = state.clans[seat];
    let mut counts = [0_u16; Figure::COUNT];
    let mut count = |troops: Troops| {
        for figure in troops.kinds() {
            if let Some(known) = counts.get_mut(figure as usize) {
                *known += u16::from(troops.count(figure));
            }
        }
    };
    count(player.reserve);
    player.map.0.into_iter().for_each(&mut count);
    player.shrines.into_iter().for_each(&mut count);
    for captor in state.all_seats() {
        let held = state.players[captor].hostages.iter();
        let own = held.filter(|hostage| hostage.owner == seat && captor != seat);
        count(own.clone().map(|hostage| hostage.figure).collect());
        let fine = state.players[captor].hostages.iter().all(|hostage| {
            hostage.owner.index() < state.seats()
                && hostage.owner != captor
                && !hostage.figure.is_daimyo()
        });
        ensure(fine, || format!("{clan}: a hostage of nobody"))?;
    }
    for (figure, found) in Figure::ALL.into_iter().zip(counts) {
        let due = match figure.card() {
            Some(card) => u16::from(player.cards[card]),
            None => u16::from(Troops::POOL.count(figure)),
        };
        ensure(found == due, || format!("{clan}: {found} {figure}"))?;
    }
    let shinto = |troops: Troops| troops.kinds().all(Figure::is_shinto);
    ensure(player.shrines.into_iter().all(shinto), || {
        format!("{clan}: only shinto stand on shrines")
    })?;
    let forts = player
        .strongholds
        .0
        .iter()
        .map(|n| u16::from(*n))
        .sum::<u16>();
    ensure(forts <= STRONGHOLDS.into(), || {
        format!("{clan}: {forts} strongholds")
    })
}

fn alliances(state: &State) -> Result<(), Broken> {
    let mutual = |seat: Seat| {
        let ally = state.players[seat].ally;
        ally.is_none_or(|ally| ally != seat && state.allies(ally, seat))
    };
    ensure(state.all_seats().all(mutual), || {
        "alliances are mutual".into()
    })
}

/// The stack and the tiles played are ten, two of each.
fn tiles(state: &State) -> Result<(), Broken> {
    let tiles = &state.tiles;
    for tile in Mandate::ALL {
        let played = tiles.played.iter().filter(|played| played.tile == tile);
        let fresh = usize::from(tiles.fresh == Some(tile));
        let stack = usize::from(tiles.back[tile]) + usize::from(tiles.rest[tile]);
        let sum = stack + fresh + played.count();
        ensure(sum == usize::from(TILES_EACH), || {
            format!("{sum} tiles of {tile}")
        })?;
    }
    let seated = tiles.played.iter().all(|p| p.seat.index() < state.seats());
    let named = state
        .issued
        .is_none_or(|(seat, _)| seat.index() < state.seats());
    ensure(seated && named && tiles.played.len() <= 7, || {
        "tiles are played by seats".into()
    })?;
    let open = |played: &super::state::Played| {
        state.is_clan(played.seat, data::Clan::Lotus) || played.tile == played.mandate
    };
    ensure(tiles.played.iter().all(open), || {
        "only Lotus plays facedown".into()
    })
}

/// No more copies of a card than there are. Cards of other sets can be owned in a written position:
/// some rulings are about cards that meet nowhere else.
fn cards(state: &State) -> Result<(), Broken> {
    for card in Card::ALL {
        let copies: u8 = data::CardSet::ALL
            .into_iter()
            .map(|set| data::Season::ALL.map(|season| deck(set, season)[card]))
            .map(|seasons| seasons.into_iter().sum())
            .max()
            .unwrap_or(0);
        let owned = state
            .all_seats()
            .map(|seat| u16::from(state.owns(seat, card)));
        let found = owned.sum::<u16>() + u16::from(state.display[card]);
        ensure(found <= copies.into(), || {
            format!("{found} copies of {card}")
        })?;
    }
    let mut kami = state.shrines.to_vec();
    kami.sort_unstable();
    kami.dedup();
    ensure(kami.len() == state.shrines.len(), || {
        "every shrine is there once".into()
    })
}

/// Tokens are taken once.
fn wars(state: &State) -> Result<(), Broken> {
    for season in data::Season::ALL {
        for province in Province::ALL {
            let holders = state.all_seats().filter(|seat| {
                let tokens = state.players[*seat].tokens.get(season as usize);
                tokens.is_some_and(|tokens| tokens.has(province))
            });
            ensure(holders.count() <= 1, || {
                format!("{season} {province}: taken twice")
            })?;
        }
    }
    let distinct: data::Provinces = state.wars.iter().copied().collect();
    let fine = usize::from(distinct.len()) == state.wars.len()
        && usize::from(state.resolved) <= state.wars.len();
    ensure(fine, || "provinces are at war once".into())
}

/// Bids are of fighters, and no more than they have.
fn fight(state: &State) -> Result<(), Broken> {
    let Some(fought) = state.battle else {
        return ensure(state.phase != Phase::Bids, || "bids for nothing".into());
    };
    let seated = |seat: Seat| seat.index() < state.seats();
    let known = |seat: Option<Seat>| seat.is_none_or(|seat| fought.fighters.has(seat));
    let fine = fought.fighters.iter().all(seated) && known(fought.winner) && known(fought.hired);
    ensure(fine && fought.fighters.len() > 1, || {
        "fighters sit at the table".into()
    })?;
    for seat in state.all_seats() {
        let Some(bid) = fought.bids[seat] else {
            continue;
        };
        let small = bid.iter().all(|coins| *coins <= battle::MOST_BID);
        let fits = fought.shown || state.can_bid(seat, bid);
        ensure(fought.fighters.has(seat) && small && fits, || {
            "a bid that cannot be".into()
        })?;
    }
    let all = fought
        .fighters
        .iter()
        .all(|seat| fought.bids[seat].is_some());
    ensure(all == fought.shown, || {
        "bids are shown when all are in".into()
    })
}

/// Offers are between two seats of the table, made while offers can be made.
fn offers(state: &State) -> Result<(), Broken> {
    let most = state.offers_allowed();
    let open = state.offers.all();
    for offer in open {
        let seated = offer.from.index() < state.seats() && offer.to.index() < state.seats();
        let by = open.iter().filter(|other| other.from == offer.from).count();
        let counted = by <= usize::from(state.offers.made_by(offer.from));
        let pair = open
            .iter()
            .filter(|other| other.concerns(offer.from) && other.concerns(offer.to));
        let once = pair.count() == 1 && offer.from != offer.to;
        ensure(seated && counted && once, || "an offer of nobody".into())?;
    }
    let made = state
        .all_seats()
        .all(|seat| state.offers.made_by(seat) <= most);
    ensure(made && (most > 0 || open.is_empty()), || {
        "more offers than can be".into()
    })
}

/// Who is waited for has something to do.
fn waiting(state: &State) -> Result<(), Broken> {
    if let Phase::Asked(seat, _) = state.phase {
        let seated = seat.index() < state.seats();
        let mut list = Vec::new();
        legal::asked(state, seat, &mut list);
        ensure(seated && !list.is_empty(), || {
            "who is asked can answer".into()
        })?;
    }
    ensure(state.is_over() || !state.waiting().is_empty(), || {
        "somebody is waited for".into()
    })
}
