//! The resolution of a round in words: what was taken, what was held, where nothing happened, and which
//! tokens were lost for what reason.

use rules::seat::Seat;
use rules::titles::battle::{Event, Face, Kind, Province, Shown, TokenAt};

use super::{event, place, token_at};
use crate::titles::{Group, MomentWords};
use crate::wording::{Name, TableWords, wordings};

/// A line of the post.
pub(super) enum Line<'e> {
    Taken {
        province: Province,
        winner: Seat,
        from: Option<Seat>,
        attacks: &'e [(Seat, u8)],
        defense: u8,
    },
    Held {
        province: Province,
        defender: Seat,
        attacks: &'e [(Seat, u8)],
        defense: u8,
    },
    Guarded {
        province: Province,
        seat: Seat,
    },
    Repelled {
        province: Province,
        attacks: &'e [(Seat, u8)],
        defense: u8,
    },
    Raided {
        province: Province,
        seats: &'e [Seat],
    },
    Pacified {
        province: Province,
        seat: Seat,
    },
    Unlawful {
        seat: Seat,
        at: TokenAt,
        face: Face,
    },
    BlessingWasted {
        seat: Seat,
        at: TokenAt,
        face: Face,
    },
    RaidFailed {
        seat: Seat,
        province: Province,
    },
    Burnt {
        province: Province,
        tokens: Name,
    },
    Calmed {
        province: Province,
        tokens: Name,
    },
    Bluffs {
        seats: Vec<Seat>,
    },
}

wordings! {
    /// A line or a part of the post.
    pub(super) fn line(table: &TableWords<'_>; line: &Line<'_>) listed as MOMENTS {
        Line::Taken { province, winner, from, attacks, defense } => "battle-moment-taken" {
            province: place(table, *province),
            winner: table.seat(*winner),
            from: table.seat_or_none(*from),
            free: if from.is_none() { "yes" } else { "no" },
            attacks: table.numbered(attacks),
            defense: *defense,
        },
        Line::Held { province, defender, attacks, defense } => "battle-moment-held" {
            province: place(table, *province),
            defender: table.seat(*defender),
            attacks: table.numbered(attacks),
            defense: *defense,
        },
        Line::Guarded { province, seat } => "battle-moment-guarded" {
            province: place(table, *province),
            seat: table.seat(*seat),
        },
        Line::Repelled { province, attacks, defense } => "battle-moment-repelled" {
            province: place(table, *province),
            attacks: table.numbered(attacks),
            defense: *defense,
        },
        Line::Raided { province, seats } => "battle-moment-raided" {
            province: place(table, *province),
            seats: table.seats(seats),
        },
        Line::Pacified { province, seat } => "battle-moment-pacified" {
            province: place(table, *province),
            seat: table.seat(*seat),
        },
        Line::Unlawful { seat, at, face } => "battle-moment-unlawful" {
            seat: table.seat(*seat),
            face: table.name(*face),
            at: token_at(table, *at),
            why: reason(table, face.kind()),
        },
        Line::BlessingWasted { seat, at, face } => "battle-moment-blessing_wasted" {
            seat: table.seat(*seat),
            face: table.name(*face),
            at: token_at(table, *at),
        },
        Line::RaidFailed { seat, province } => "battle-moment-raid_failed" {
            seat: table.seat(*seat),
            province: place(table, *province),
        },
        Line::Burnt { province, tokens } => "battle-moment-burnt" {
            province: place(table, *province),
            tokens: tokens.clone(),
        },
        Line::Calmed { province, tokens } => "battle-moment-calmed" {
            province: place(table, *province),
            tokens: tokens.clone(),
        },
        Line::Bluffs { seats } => "battle-moment-bluffs" { seats: table.seats(seats) },
    }
}

wordings! {
    /// Why a token of this kind may not lie where it lay.
    pub(super) fn reason(table: &TableWords<'_>; kind: Kind) listed as REASONS {
        Kind::Army => "battle-reason-army",
        Kind::Navy => "battle-reason-navy",
        Kind::Shinobi => "battle-reason-shinobi",
        Kind::Blessing => "battle-reason-blessing",
        Kind::Diplomacy => "battle-reason-diplomacy",
        Kind::Raid => "battle-reason-raid",
        Kind::Bluff => "battle-reason-bluff",
    }
}

/// What was said of the fights, kind by kind.
#[derive(Default)]
struct Told {
    before: Vec<String>,
    taken: Vec<String>,
    held: Vec<String>,
    nothing: Vec<String>,
    other: Vec<String>,
    lost: Vec<String>,
    bluffs: Vec<Seat>,
    cards: Vec<String>,
}

/// The resolution, and what led to it.
pub(super) fn moment(table: &TableWords<'_>, events: &[&Event]) -> MomentWords {
    let mut told = Told::default();
    let tokens = revealed(events);
    for event in events {
        told.tell(table, event, &tokens);
    }
    if !told.bluffs.is_empty() {
        let seats = std::mem::take(&mut told.bluffs);
        told.lost.push(line(table, &Line::Bluffs { seats }));
    }
    let named = |key: &str, lines: Vec<String>| Group::new(table.word(key), lines);
    MomentWords {
        heading: table.word("battle-moment"),
        groups: vec![
            Group::before(told.before),
            named("battle-moment-group-taken", told.taken),
            named("battle-moment-group-held", told.held),
            named("battle-moment-group-nothing", told.nothing),
            named("battle-moment-group-other", told.other),
            named("battle-moment-group-lost", told.lost),
            named("battle-moment-group-cards", told.cards),
        ],
        shown: shown(table, events),
    }
}

/// What the picture of a resolution shows.
pub(in crate::titles::battle) fn shown(table: &TableWords<'_>, events: &[&Event]) -> String {
    let all = events
        .iter()
        .find(|event| matches!(event, Event::Revealed { .. }));
    all.map_or_else(String::new, |all| event::event(table, all))
}

/// Every token as it was revealed.
pub(in crate::titles::battle) fn revealed<'e>(events: &[&'e Event]) -> Vec<&'e Shown> {
    let tokens = events.iter().filter_map(|event| match event {
        Event::Revealed { tokens } => Some(tokens),
        _ => None,
    });
    tokens.flatten().collect()
}

/// Tokens that were lost because of what happened to a province: those in it and on its borders, without
/// the token that did it and those already gone.
fn swept(table: &TableWords<'_>, tokens: &[&Shown], province: Province, by: Kind) -> Option<Name> {
    let gone = |token: &&&Shown| {
        let did_it = token.face.kind() == by && token.at.slot.target() == province;
        token.at.slot.touches().has(province) && token.face != Face::Bluff && !did_it
    };
    let name = |token: &&Shown| {
        let (seat, face) = (table.seat(token.seat), table.name(token.face));
        let args = [("seat", seat.into()), ("face", face.into())];
        table.phrase("battle-moment-token", &args)
    };
    let names: Vec<Name> = tokens.iter().filter(gone).map(name).collect();
    (!names.is_empty()).then(|| table.list(names))
}

impl Told {
    fn tell(&mut self, table: &TableWords<'_>, event: &Event, tokens: &[&Shown]) {
        let (list, said) = match event {
            Event::Fought {
                province,
                defender,
                defense,
                attacks,
                winner,
            } => return self.fight(table, (*province, *defender, *winner), attacks, *defense),
            Event::Guarded { province, seat } => (
                &mut self.held,
                Line::Guarded {
                    province: *province,
                    seat: *seat,
                },
            ),
            Event::Raided { province, seats } => {
                if let Some(lost) = swept(table, tokens, *province, Kind::Raid) {
                    let burnt = Line::Burnt {
                        province: *province,
                        tokens: lost,
                    };
                    self.lost.push(line(table, &burnt));
                }
                let province = *province;
                (&mut self.other, Line::Raided { province, seats })
            }
            Event::Pacified { province, seat } => {
                if let Some(lost) = swept(table, tokens, *province, Kind::Diplomacy) {
                    let calmed = Line::Calmed {
                        province: *province,
                        tokens: lost,
                    };
                    self.lost.push(line(table, &calmed));
                }
                let (province, seat) = (*province, *seat);
                (&mut self.other, Line::Pacified { province, seat })
            }
            Event::Unlawful { seat, at, face } => {
                let (seat, at, face) = (*seat, *at, *face);
                (&mut self.lost, Line::Unlawful { seat, at, face })
            }
            Event::BlessingWasted { seat, at, face } => {
                let (seat, at, face) = (*seat, *at, *face);
                (&mut self.lost, Line::BlessingWasted { seat, at, face })
            }
            Event::RaidFailed { seat, province } => {
                let (seat, province) = (*seat, *province);
                (&mut self.lost, Line::RaidFailed { seat, province })
            }
            Event::BluffReturned { seat, .. } => return self.bluffs.push(*seat),
            Event::CardClaimed { .. } | Event::CardReturned { .. } => {
                return self.cards.push(event::event(table, event));
            }
            // The picture shows every token where it lies.
            Event::Revealed { .. } | Event::Placed { .. } => return,
            _ => return self.before.push(event::event(table, event)),
        };
        list.push(line(table, &said));
    }

    fn fight(
        &mut self,
        table: &TableWords<'_>,
        (province, defender, winner): (Province, Option<Seat>, Option<Seat>),
        attacks: &[(Seat, u8)],
        defense: u8,
    ) {
        let (list, said) = match (winner, defender) {
            (None, _) => (
                &mut self.nothing,
                Line::Repelled {
                    province,
                    attacks,
                    defense,
                },
            ),
            (Some(winner), Some(defender)) if winner == defender => (
                &mut self.held,
                Line::Held {
                    province,
                    defender,
                    attacks,
                    defense,
                },
            ),
            (Some(winner), from) => (
                &mut self.taken,
                Line::Taken {
                    province,
                    winner,
                    from,
                    attacks,
                    defense,
                },
            ),
        };
        list.push(line(table, &said));
    }
}
