//! What everybody sees, and what one seat sees besides (R15).

use serde::{Deserialize, Serialize};

use crate::ahead::Answer;
use crate::offers::Offer;
use crate::seat::Seat;
use crate::vocabulary::vocabulary;

use super::action::Reaction;
use super::battle;
use super::betray;
use super::data::{Advantage, Card, CardSet, Clan, Figure, Kami, Mandate, Province, Season};
use super::march;
use super::options::Options;
use super::scoring;
use super::state::{Phase, Player, Question, State};
use super::terms::Terms;

vocabulary! {
    /// Where in the game the table is: what the seats that are waited for decide.
    Stage ("stage") {
        /// Everybody talks.
        Tea = "tea",
        /// Which tile to play.
        Mandate = "mandate",
        /// What to summon.
        Recruit = "recruit",
        /// What to move, and whether to build.
        Marshal = "marshal",
        /// Which card to buy.
        Train = "train",
        /// Whom to replace.
        Betray = "betray",
        /// Whether to go to the top of the honor track.
        Amaterasu = "amaterasu",
        /// What to move, twice at most.
        Fujin = "fujin",
        /// Where to summon a bushi.
        Raijin = "raijin",
        /// Which card to buy at its full price.
        Ryujin = "ryujin",
        /// Whether to take ronin.
        Hachiman = "hachiman",
        /// Whether to take points.
        Susanoo = "susanoo",
        /// Whether to take coins.
        Tsukuyomi = "tsukuyomi",
        /// Whether to charge for a sea route.
        Serpent = "serpent",
        /// Where to place a bushi: at a stronghold.
        Kenin = "kenin",
        /// Which bushi to kill.
        Ninja = "ninja",
        /// Whether to take coins from the richest.
        Monkey = "monkey",
        /// On which shrine to place a shinto.
        Light = "light",
        /// Where to place a bushi: anywhere.
        Samurai = "samurai",
        /// Whether to spare whom one would kill.
        Mercy = "mercy",
        /// Whom to give a spent coin.
        Benevolence = "benevolence",
        /// Which figure Oni of Hate kills.
        Hate = "hate",
        /// Whether Koi swaps its ronin first or last.
        Swap = "swap",
        /// Coins for the advantages of a battle.
        Bids = "bids",
        /// Whether to kill all own figures.
        Seppuku = "seppuku",
        /// Whom to take hostage.
        Hostage = "hostage",
        /// Whether the own ronin fight.
        Hire = "hire",
        /// Who gets the odd coins.
        Share = "share",
        /// The table is over.
        Over = "over",
    }
}

impl Stage {
    pub(super) const fn of(state: &State) -> Self {
        let question = match state.phase {
            Phase::Tea { .. } => return Self::Tea,
            Phase::Bids => return Self::Bids,
            Phase::Over => return Self::Over,
            Phase::Asked(_, question) => question,
        };
        match question {
            Question::Mandate => Self::Mandate,
            Question::Recruit { .. } => Self::Recruit,
            Question::Marshal { .. } => Self::Marshal,
            Question::Buy { ryujin: false, .. } => Self::Train,
            Question::Buy { ryujin: true, .. } => Self::Ryujin,
            Question::Betray { .. } => Self::Betray,
            Question::Amaterasu => Self::Amaterasu,
            Question::Fujin { .. } => Self::Fujin,
            Question::Raijin => Self::Raijin,
            Question::Toll { .. } | Question::React(Reaction::Serpent) => Self::Serpent,
            Question::React(Reaction::Kenin) => Self::Kenin,
            Question::React(Reaction::Ninja) => Self::Ninja,
            Question::React(Reaction::Monkey) => Self::Monkey,
            Question::React(Reaction::Light) => Self::Light,
            Question::React(Reaction::Samurai) => Self::Samurai,
            Question::React(Reaction::Mercy) => Self::Mercy,
            Question::React(Reaction::Benevolence) => Self::Benevolence,
            Question::React(Reaction::Hachiman) => Self::Hachiman,
            Question::React(Reaction::Susanoo) => Self::Susanoo,
            Question::React(Reaction::Tsukuyomi) => Self::Tsukuyomi,
            Question::Hate { .. } => Self::Hate,
            Question::SwapTime => Self::Swap,
            Question::Seppuku => Self::Seppuku,
            Question::Hostage { .. } => Self::Hostage,
            Question::Hire => Self::Hire,
            Question::Remainder { .. } => Self::Share,
        }
    }
}

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    /// How it is played.
    pub options: Options,
    /// Where in the game the table is.
    pub stage: Stage,
    /// The seats the table waits for.
    pub waiting: Vec<Seat>,
    /// The season.
    pub season: Season,
    /// Turns of the political phase that are over, of ten; all of them in the war phase.
    pub track: u8,
    /// Who takes the present or the next mandate turn.
    pub turn: Seat,
    /// The mandate that is carried out, and who issued it.
    pub issued: Option<(Seat, Mandate)>,
    /// The tiles on the track, in order.
    pub played: Vec<PlayedSeen>,
    /// The seats clockwise, the best rank first.
    pub clockwise: Vec<Seat>,
    /// The honor track, the highest first.
    pub honor: Vec<Seat>,
    /// Every seat.
    pub seats: Vec<SeatSeen>,
    /// Every province in order.
    pub provinces: Vec<ProvinceSeen>,
    /// The shrines, left to right.
    pub shrines: Vec<ShrineSeen>,
    /// The card set that joined the core.
    pub set: CardSet,
    /// The cards on display, each copy.
    pub display: Vec<Card>,
    /// The provinces at war, in order.
    pub wars: Vec<Province>,
    /// How many of them were resolved or are being.
    pub resolved: u8,
    /// The battle that is fought.
    pub battle: Option<BattleSeen>,
    /// How much of a choice that is made several times is left to the seat that makes it.
    pub left: Option<Left>,
    /// The score sheets, when the table is over.
    pub sheets: Option<Vec<Sheet>>,
}

/// A tile on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlayedSeen {
    /// Who played it.
    pub seat: Seat,
    /// What was carried out.
    pub mandate: Mandate,
    /// It lies facedown, so it may show something else.
    pub facedown: bool,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSeen {
    /// The seat.
    pub seat: Seat,
    /// Its clan.
    pub clan: Clan,
    /// Its VP so far.
    pub vp: u16,
    /// Its coins, without those it has bid.
    pub coins: u8,
    /// Its ronin.
    pub ronin: u8,
    /// Its ally.
    pub ally: Option<Seat>,
    /// Seasons in which it was allied.
    pub allied: u8,
    /// In the tea ceremony: has it talked enough?
    pub done: bool,
    /// Figures in its reserve.
    pub reserve: Vec<Figure>,
    /// Strongholds in its reserve.
    pub strongholds: u8,
    /// Its cards, each copy.
    pub cards: Vec<Card>,
    /// Its war tokens.
    pub tokens: Vec<(Season, Province)>,
    /// Hostages it holds, with their owners.
    pub hostages: Vec<(Seat, Figure)>,
}

/// What everybody sees of a province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProvinceSeen {
    /// The province.
    pub province: Province,
    /// Its place in the order of wars, from 1.
    pub war: Option<u8>,
    /// Every clan with a figure or a stronghold there.
    pub clans: Vec<GroupSeen>,
}

/// A clan's pieces in a province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GroupSeen {
    /// The seat.
    pub seat: Seat,
    /// Its figures.
    pub figures: Vec<Figure>,
    /// Its strongholds.
    pub strongholds: u8,
    /// Its force there.
    pub force: u8,
}

/// What everybody sees of a shrine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShrineSeen {
    /// Its kami.
    pub kami: Kami,
    /// The figures on it.
    pub figures: Vec<(Seat, Figure)>,
    /// Who would use it now.
    pub leader: Option<Seat>,
}

/// How much of a choice that is made several times is left: summons, moves of Fujin, replacements,
/// hostages, odd coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Left {
    /// So many can still be made.
    pub left: u8,
    /// Of so many in all.
    pub of: u8,
}

/// What everybody sees of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BattleSeen {
    /// The province.
    pub province: Province,
    /// Who fights.
    pub fighters: Vec<Seat>,
    /// Who has sealed its bids.
    pub sealed: Vec<Seat>,
    /// The bids, once all are in.
    pub bids: Option<Vec<(Seat, [u8; Advantage::COUNT])>>,
    /// Whose ronin fight.
    pub hired: Option<Seat>,
    /// Figures killed so far.
    pub killed: u8,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// How a seat fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The seat.
    pub seat: Seat,
    /// VP before winter.
    pub vp: u16,
    /// VP of winter upgrades.
    pub upgrades: u16,
    /// VP of war tokens.
    pub tokens: u16,
    /// VP of different provinces.
    pub provinces: u16,
    /// All VP.
    pub total: u16,
    /// The place on the honor track, from 1, which decides ties.
    pub honor: u8,
    /// The place, from 1; equal numbers share it.
    pub place: u8,
}

/// What one seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Private {
    /// The tiles it chooses from.
    pub drawn: Vec<Mandate>,
    /// The tiles it put back, as long as they lie on top.
    pub put_back: Vec<Mandate>,
    /// Its facedown tiles, by their place among the tiles played.
    pub facedown: Vec<(u8, Mandate)>,
    /// The open offers it made or got.
    pub offers: Vec<Offer<Terms>>,
    /// Offers it may still make in this phase.
    pub offers_left: u8,
    /// Its sealed bids.
    pub bid: Option<[u8; Advantage::COUNT]>,
    /// What it decided ahead about the reactions of its cards and shrines.
    pub standing: Vec<(Reaction, Answer)>,
}

/// What everybody sees of this state.
pub(super) fn public(state: &State) -> Public {
    let top = state.all_seats().min_by_key(|seat| state.clans[*seat]);
    Public {
        options: state.options,
        stage: Stage::of(state),
        waiting: state.waiting().iter().collect(),
        season: state.season,
        track: state.track,
        turn: state.turn,
        issued: state.issued,
        played: state
            .tiles
            .played
            .iter()
            .map(|played| PlayedSeen {
                seat: played.seat,
                mandate: played.mandate,
                facedown: state.is_clan(played.seat, Clan::Lotus),
            })
            .collect(),
        clockwise: state.around(top.unwrap_or(Seat::FIRST)).collect(),
        honor: state.by_honor(),
        seats: state
            .all_seats()
            .map(|seat| seat_seen(state, seat))
            .collect(),
        provinces: Province::ALL
            .into_iter()
            .map(|province| province_seen(state, province))
            .collect(),
        shrines: shrines(state),
        set: state.set,
        display: copies(&state.display.0),
        wars: state.wars.clone(),
        resolved: state.resolved,
        battle: fight(state),
        left: left(state),
        sheets: state.is_over().then(|| scoring::sheets(state)),
    }
}

fn copies(counts: &[u8; Card::COUNT]) -> Vec<Card> {
    let cards = Card::ALL.into_iter().zip(counts);
    cards
        .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(*count)))
        .collect()
}

fn seat_seen(state: &State, seat: Seat) -> SeatSeen {
    let player = &state.players[seat];
    SeatSeen {
        seat,
        clan: state.clans[seat],
        vp: player.vp,
        coins: player.coins,
        ronin: player.ronin,
        ally: player.ally,
        allied: player.allied,
        done: matches!(state.phase, Phase::Tea { done } if done.has(seat)),
        reserve: player.reserve.iter().collect(),
        strongholds: player.strongholds_left(),
        cards: copies(&player.cards.0),
        tokens: tokens(player),
        hostages: player
            .hostages
            .iter()
            .map(|h| (h.owner, h.figure))
            .collect(),
    }
}

fn tokens(player: &Player) -> Vec<(Season, Province)> {
    let seasons = Season::ALL.into_iter().zip(player.tokens);
    seasons
        .flat_map(|(season, tokens)| tokens.iter().map(move |province| (season, province)))
        .collect()
}

fn province_seen(state: &State, province: Province) -> ProvinceSeen {
    let there = |seat: &Seat| {
        let player = &state.players[*seat];
        !player.map[province].is_empty() || player.strongholds[province] > 0
    };
    let war = state.wars.iter().position(|at| *at == province);
    ProvinceSeen {
        province,
        war: war.and_then(|at| u8::try_from(at + 1).ok()),
        clans: state
            .all_seats()
            .filter(there)
            .map(|seat| GroupSeen {
                seat,
                figures: state.players[seat].map[province].iter().collect(),
                strongholds: state.players[seat].strongholds[province],
                force: state.force(seat, province),
            })
            .collect(),
    }
}

fn shrines(state: &State) -> Vec<ShrineSeen> {
    let shrine = |(at, kami): (usize, Kami)| ShrineSeen {
        kami,
        figures: state
            .all_seats()
            .flat_map(|seat| {
                let troops = state.players[seat].shrines.get(at).copied();
                let figures = troops.unwrap_or_default().iter();
                figures.map(move |figure| (seat, figure))
            })
            .collect(),
        leader: state.shrine_leader(at),
    };
    state.shrines.into_iter().enumerate().map(shrine).collect()
}

fn left(state: &State) -> Option<Left> {
    let Phase::Asked(seat, question) = state.phase else {
        return None;
    };
    let (left, of) = match question {
        Question::Recruit { used, bonus } => {
            let used: u8 = used.0.iter().sum();
            let left = state.summons_left(seat, used, bonus);
            (left, used.saturating_add(left))
        }
        Question::Fujin { left, .. } => (left, march::FUJIN_MOVES),
        Question::Betray { base, extra, .. } => {
            let of = betray::replacements(state, seat);
            (of.saturating_sub(base + extra), of)
        }
        Question::Hostage { left, .. } => (left, battle::hostages_of(state, seat)),
        Question::Remainder { left, .. } => (left, battle::odd_coins(state)),
        _ => return None,
    };
    Some(Left { left, of })
}

fn fight(state: &State) -> Option<BattleSeen> {
    let battle = state.battle?;
    let fighters = || battle.fighters.iter();
    Some(BattleSeen {
        province: battle.province,
        fighters: fighters().collect(),
        sealed: fighters().filter(|s| battle.bids[*s].is_some()).collect(),
        bids: battle.shown.then(|| {
            fighters()
                .map(|seat| (seat, battle.bids[seat].unwrap_or_default()))
                .collect()
        }),
        hired: battle.hired,
        killed: battle.killed,
        winner: battle.winner,
    })
}

/// What this seat sees besides.
pub(super) fn private(state: &State, seat: Seat) -> Private {
    let chooses = state.phase == Phase::Asked(seat, Question::Mandate);
    let knows_back = state.tiles.passed_by == Some(seat) && !state.at_war();
    let back = || {
        let tiles = Mandate::ALL.into_iter();
        tiles.flat_map(|tile| std::iter::repeat_n(tile, state.tiles.back[tile].into()))
    };
    let played = state.tiles.played.iter();
    let own = (0..).zip(played).filter(|(_, played)| played.seat == seat);
    let facedown = state.is_clan(seat, Clan::Lotus);
    Private {
        drawn: if chooses {
            state.drawn_tiles()
        } else {
            Vec::new()
        },
        put_back: if knows_back {
            back().collect()
        } else {
            Vec::new()
        },
        facedown: if facedown {
            own.map(|(at, played)| (at, played.tile)).collect()
        } else {
            Vec::new()
        },
        offers: state.offers.seen_by(seat).collect(),
        offers_left: state.offers_left(seat),
        bid: state.battle.and_then(|battle| battle.bids[seat]),
        standing: Reaction::ALL
            .into_iter()
            .filter(|reaction| state.reacts(seat, *reaction) > 0)
            .map(|reaction| (reaction, state.players[seat].standing[reaction]))
            .collect(),
    }
}
