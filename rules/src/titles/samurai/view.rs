//! What everybody sees, and what one seat sees besides (R7).

use serde::Serialize;

use crate::seat::Seat;

use super::capture;
use super::data::{ByCaste, Caste, Colour, Hex, Settlement, Settlements, Tile};
use super::legal;
use super::options::Options;
use super::scoring::{self, Sheet};
use super::state::{Phase, Stage, State, Taken};

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    /// How it is played.
    pub options: Options,
    /// Where in the game the table is.
    pub stage: Stage,
    /// The seats the table waits for.
    pub waiting: Vec<Seat>,
    /// The first player.
    pub first_player: Seat,
    /// In the middle of a turn: has the seat played its one tile without the cunning symbol?
    /// Nothing before the first tile of a turn.
    pub plain_played: Option<bool>,
    /// Every seat, in clockwise order.
    pub seats: Vec<SeatSeen>,
    /// Every settlement in play, in label order.
    pub settlements: Vec<SettlementSeen>,
    /// Every tile on the board: land hexes, then sea hexes, each in label order.
    pub tiles: Vec<TileSeen>,
    /// Figures of each caste still to be set up.
    pub pool: ByCaste<u8>,
    /// Figures of each caste on the board.
    pub on_board: ByCaste<u8>,
    /// Figures of each caste that belong to nobody.
    pub aside: ByCaste<u8>,
    /// What became of the figures the last turn resolved; empty once the next turn's first tile lies.
    pub taken: Vec<Taken>,
    /// The score sheets, when the table is over.
    pub sheets: Option<Vec<Sheet>>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSeen {
    /// The seat.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Has its starting hand.
    pub hand_chosen: bool,
    /// Tiles in hand.
    pub hand: u8,
    /// Tiles in the stack.
    pub stack: u8,
    /// Tiles nobody else has seen, in hand or stack: the sets are known, so everybody can tell.
    pub unseen: Vec<Tile>,
    /// Captured figures of each caste; hidden behind the screen with three and four players until
    /// the end.
    pub captured: Option<ByCaste<u8>>,
}

/// What everybody sees of a settlement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SettlementSeen {
    /// The settlement.
    pub settlement: Settlement,
    /// The figures on it.
    pub figures: Vec<Caste>,
    /// Is every land hex around it covered?
    pub closed: bool,
    /// For each figure the influence of all who have any.
    pub influence: Vec<Vec<(Seat, u8)>>,
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileSeen {
    /// Where it lies.
    pub hex: Hex,
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub tile: Tile,
}

/// What one seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Private {
    /// Tiles in hand.
    pub hand: Vec<Tile>,
    /// Tiles in the own stack (which ones is no secret to their owner, only the order is chance).
    pub stack: Vec<Tile>,
    /// The own captured figures of each caste.
    pub captured: ByCaste<u8>,
    /// What every seat captured, as it was announced: a player may remember, the screens show it to
    /// nobody. For the computer player alone, so it is written nowhere.
    #[serde(skip)]
    pub announced: Vec<ByCaste<u8>>,
}

/// What everybody sees of this state.
pub(super) fn public(state: &State) -> Public {
    let on_board = ByCaste(Caste::ALL.map(|caste| state.figures[caste].len()));
    let setting_up = matches!(state.phase, Phase::Hands(_) | Phase::Figures(_));
    let pool = Caste::ALL.map(|caste| if setting_up { state.pool(caste) } else { 0 });
    Public {
        options: state.options,
        stage: legal::stage(state),
        waiting: state.waiting().iter().collect(),
        first_player: state.first,
        plain_played: match state.phase {
            Phase::Turn {
                begun: true, plain, ..
            } => Some(plain),
            _ => None,
        },
        seats: state
            .all_seats()
            .map(|seat| seat_seen(state, seat))
            .collect(),
        settlements: Settlements::in_play(state.seats())
            .iter()
            .map(|at| settlement_seen(state, at))
            .collect(),
        tiles: state
            .board
            .all()
            .map(|(hex, laid)| TileSeen {
                hex,
                owner: laid.owner,
                tile: laid.tile,
            })
            .collect(),
        pool: ByCaste(pool),
        on_board,
        aside: state.aside,
        taken: state.taken.clone(),
        sheets: state.is_over().then(|| scoring::sheets(state)),
    }
}

fn seat_seen(state: &State, seat: Seat) -> SeatSeen {
    let player = &state.players[seat];
    let unseen = Tile::ALL.into_iter().flat_map(|tile| {
        let count = player.hand.count(tile) + player.stack.count(tile);
        (0..count).map(move |_| tile)
    });
    SeatSeen {
        seat,
        colour: state.colours[seat],
        hand_chosen: !matches!(state.phase, Phase::Hands(waiting) if waiting.has(seat)),
        hand: player.hand.len(),
        stack: player.stack.len(),
        unseen: unseen.collect(),
        captured: open_captures(state).then_some(player.captured),
    }
}

/// R7: two players see each other's captured figures, more only at the end.
fn open_captures(state: &State) -> bool {
    state.seats() == 2 || state.is_over()
}

fn settlement_seen(state: &State, at: Settlement) -> SettlementSeen {
    let figures: Vec<Caste> = state.figures_at(at).collect();
    let influence = |caste: &Caste| {
        let sums = state.board.influence(at, *caste);
        let had = state.all_seats().map(|seat| (seat, sums[seat]));
        had.filter(|(_, sum)| *sum > 0).collect()
    };
    SettlementSeen {
        settlement: at,
        influence: figures.iter().map(influence).collect(),
        closed: capture::is_closed(state, at),
        figures,
    }
}

/// What this seat sees besides.
pub(super) fn private(state: &State, seat: Seat) -> Private {
    let player = &state.players[seat];
    Private {
        hand: player.hand.iter().collect(),
        stack: player.stack.iter().collect(),
        captured: player.captured,
        announced: state
            .all_seats()
            .map(|seat| state.players[seat].captured)
            .collect(),
    }
}
