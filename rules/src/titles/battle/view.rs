//! What everybody sees, and what one seat sees besides (R13).

use serde::Serialize;

use crate::seat::Seat;

use super::action::TokenAt;
use super::board::Token;
use super::clans;
use super::data::{Card, Clan, Face, Initiative, Objective, Province, Slot, Special, Territory};
use super::memory::{Fate, PeekBy};
use super::options::Options;
use super::phase::{Phase, Stage};
use super::scoring::{self, Sheet};
use super::state::{CardPlace, State};

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    /// How it is played.
    pub options: Options,
    /// The round, 1 to 5.
    pub round: u8,
    /// Where in the round the table is.
    pub stage: Stage,
    /// The seats the table waits for.
    pub waiting: Vec<Seat>,
    /// The first player of this round, once known.
    pub first_player: Option<Seat>,
    /// May the first player card still be used this round?
    pub first_player_card: bool,
    /// Initiative cards revealed so far, one per round.
    pub initiative: Vec<Initiative>,
    /// Every seat, in clockwise order.
    pub seats: Vec<SeatSeen>,
    /// Every province, in board order.
    pub provinces: Vec<ProvinceSeen>,
    /// Every combat token on the board, in the order of placement.
    pub tokens: Vec<TokenSeen>,
    /// Every territory and its card.
    pub territories: Vec<TerritorySeen>,
    /// The score sheets, when the table is over.
    pub sheets: Option<Vec<Sheet>>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSeen {
    /// The seat.
    pub seat: Seat,
    /// Its clan.
    pub clan: Clan,
    /// Without a province since the round began?
    pub ronin: bool,
    /// Tokens behind the screen.
    pub hand: u8,
    /// Tokens in the pool.
    pub pool: u8,
    /// Tokens in the discard pile, which lies open.
    pub discard: Vec<Face>,
    /// The bluff lies open and unusable until the next upkeep.
    pub bluff_aside: bool,
    /// May not use the bluff this round (Spy Network).
    pub bluff_banned: bool,
    /// Control tokens not on the board.
    pub supply: u8,
    /// Scouts left.
    pub scouts: u8,
    /// Shugenja left.
    pub shugenja: u8,
    /// Placement turns still to come this round.
    pub turns_left: u8,
    /// Territories whose card the seat holds.
    pub cards: Vec<Territory>,
    /// How many provinces it controls.
    pub provinces: u8,
    /// Honor in sight: flowers, faceup control tokens, territories; objectives are secret.
    pub honor: u16,
    /// Has chosen its objective.
    pub objective_chosen: bool,
}

/// What everybody sees of a province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProvinceSeen {
    /// The province.
    pub province: Province,
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Control tokens facedown.
    pub down: u8,
    /// Control tokens faceup.
    pub up: u8,
    /// The special token lying there.
    pub special: Option<Special>,
    /// What it is worth now: flowers of print and token.
    pub honor: u8,
    /// What defends it now before any combat token: print, token, faceup control tokens.
    pub defense: u8,
    /// What the last resolution did here; empty once the first token of the next round lies.
    pub fate: Option<Fate>,
}

/// What everybody sees of a combat token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TokenSeen {
    /// How notation names it.
    pub at: TokenAt,
    /// Where it lies.
    pub slot: Slot,
    /// Whose it is.
    pub owner: Seat,
    /// Its face if it lies open.
    pub face: Option<Face>,
    /// The blessings on it.
    pub blessings: Vec<Face>,
}

/// What everybody sees of a territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerritorySeen {
    /// The territory.
    pub territory: Territory,
    /// Who controls all of it.
    pub owner: Option<Seat>,
    /// Where its card is.
    pub card: CardSeen,
}

/// Where a territory card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSeen {
    /// Facedown in its slot.
    InSlot,
    /// With a player, who alone knows its face.
    Held(Seat),
    /// Played, gone.
    Played(Card),
}

/// What one seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Private {
    /// Tokens behind the screen.
    pub hand: Vec<Face>,
    /// Tokens in the own pool (which ones is no secret to their owner, only the order is chance).
    pub pool: Vec<Face>,
    /// The two objectives dealt.
    pub dealt: [Objective; 2],
    /// The one kept.
    pub objective: Option<Objective>,
    /// Would it be met as the board stands?
    pub objective_met: bool,
    /// Cards held, with their territory.
    pub cards: Vec<(Territory, Card)>,
    /// Cards this seat once held that are still in play, in their slot or with another seat.
    pub remembered: Vec<(Territory, Card)>,
    /// For each token of [`Public::tokens`], its face if this seat knows it: own ones, open ones,
    /// and those it has looked at.
    pub faces: Vec<Option<Face>>,
    /// Everything this seat has looked at, oldest first, as it was at that moment.
    pub peeks: Vec<PeekSeen>,
    /// Within Dark Favors: tokens already looked at.
    pub favors: Vec<TokenAt>,
}

/// One look at something hidden, as it was then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PeekSeen {
    /// The round it happened in.
    pub round: u8,
    /// The act it happened in.
    pub seq: u32,
    /// What allowed it.
    pub by: PeekBy,
    /// Whose tokens.
    pub of: Seat,
    /// Where the token lay; nothing for a look into a hand.
    pub at: Option<TokenAt>,
    /// What was seen.
    pub faces: Vec<Face>,
}

/// What everybody sees of this state.
pub(super) fn public(state: &State) -> Public {
    let settled = !matches!(state.phase, Phase::Objectives(_));
    Public {
        options: state.options,
        round: state.round,
        stage: state.phase.stage(),
        waiting: state.waiting().iter().collect(),
        first_player: settled.then_some(state.first),
        first_player_card: state.first_card_ready,
        initiative: if settled {
            state
                .initiative
                .iter()
                .take(state.round.into())
                .copied()
                .collect()
        } else {
            Vec::new()
        },
        seats: state
            .all_seats()
            .map(|seat| seat_seen(state, seat))
            .collect(),
        provinces: Province::ALL
            .into_iter()
            .map(|p| province_seen(state, p))
            .collect(),
        tokens: (0..state.board.all().len())
            .filter_map(|at| token_seen(state, at))
            .collect(),
        territories: Territory::ALL
            .into_iter()
            .map(|t| territory_seen(state, t))
            .collect(),
        sheets: state.is_over().then(|| scoring::sheets(state)),
    }
}

fn seat_seen(state: &State, seat: Seat) -> SeatSeen {
    let player = &state.players[seat];
    SeatSeen {
        seat,
        clan: state.clans[seat],
        ronin: player.ronin,
        hand: player.hand.len(),
        pool: player.pool.len(),
        discard: player.discard.iter().collect(),
        bluff_aside: player.bluff_aside,
        bluff_banned: player.bluff_banned,
        supply: state.supply(seat),
        scouts: player.scouts,
        shugenja: player.shugenja,
        turns_left: player.turns,
        cards: state.holds(seat).collect(),
        provinces: u8::try_from(state.held[seat].len()).unwrap_or(u8::MAX),
        honor: scoring::visible_honor(state, seat),
        objective_chosen: player.objective.is_some(),
    }
}

fn province_seen(state: &State, province: Province) -> ProvinceSeen {
    let owner = state.owner(province);
    let special = state.special_at(province);
    let each = owner.map_or(1, |seat| clans::faceup_defense(state.clans[seat]));
    ProvinceSeen {
        province,
        owner,
        down: state.down[province],
        up: state.up[province],
        special,
        honor: scoring::honor(state, province),
        defense: province.defense()
            + special.map_or(0, Special::defense)
            + each * state.up[province],
        fate: state.fates[province],
    }
}

fn token_seen(state: &State, at: usize) -> Option<TokenSeen> {
    let token = state.board.all().get(at)?;
    Some(TokenSeen {
        at: state.name(at),
        slot: token.slot,
        owner: token.owner,
        face: token.faceup.then_some(token.face),
        blessings: token.blessings().collect(),
    })
}

fn territory_seen(state: &State, territory: Territory) -> TerritorySeen {
    let card = match state.cards[territory].at {
        CardPlace::Slot => CardSeen::InSlot,
        CardPlace::Held(seat) => CardSeen::Held(seat),
        CardPlace::Played => CardSeen::Played(state.card(territory)),
    };
    TerritorySeen {
        territory,
        owner: state.ruler(territory),
        card,
    }
}

/// What this seat sees besides.
pub(super) fn private(state: &State, seat: Seat) -> Private {
    let player = &state.players[seat];
    let with_card = |territory: Territory| (territory, state.card(territory));
    let remembered = |territory: &Territory| {
        let at = state.cards[*territory].at;
        let read = player.read >> *territory as u16 & 1 == 1;
        read && at != CardPlace::Played && at != CardPlace::Held(seat)
    };
    let known = |token: &Token| {
        let open = token.faceup || token.owner == seat || token.seen.has(seat);
        open.then_some(token.face)
    };
    let peeks = state.peeks.iter().filter(|peek| peek.viewer == seat);
    let favors = match state.phase {
        Phase::Favors { turn, looked } if turn == seat => looked,
        _ => 0,
    };
    Private {
        hand: player.hand.iter().collect(),
        pool: player.pool.iter().collect(),
        dealt: player.dealt,
        objective: player.objective,
        objective_met: player
            .objective
            .is_some_and(|o| scoring::met(state, seat, o)),
        cards: state.holds(seat).map(with_card).collect(),
        remembered: Territory::ALL
            .into_iter()
            .filter(remembered)
            .map(with_card)
            .collect(),
        faces: state.board.all().iter().map(known).collect(),
        peeks: peeks
            .map(|peek| PeekSeen {
                round: peek.round,
                seq: peek.seq,
                by: peek.by,
                of: peek.of,
                at: peek.at,
                faces: peek.faces.iter().collect(),
            })
            .collect(),
        favors: (0..state.board.all().len())
            .filter(|at| favors >> at & 1 != 0)
            .map(|at| state.name(at))
            .collect(),
    }
}
