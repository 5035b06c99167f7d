//! The text board: everything the picture shows, a line per fact, made from the same view.

use rules::seat::Seat;
use rules::titles::rising_sun::{
    BattleSeen, GroupSeen, PlayedSeen, Province, ProvinceSeen, Public, RisingSun, Season, SeatSeen,
    ShrineSeen, TRACK,
};
use rules::view::Audience;

use super::card;
use super::own::known;
use super::phrase::{bid, harvest, pieces};
use super::stage;
use crate::titles::TableSeen;
use crate::wording::{Name, TableWords};

pub(super) type Table<'t, A> = TableSeen<'t, RisingSun, A>;

/// How long a board may become by explaining what players own; what is on display is always
/// explained.
const ROOM: usize = 3300;

/// The whole board, a line per fact.
pub(super) fn board<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let mut lines = vec![head(words, seen)];
    lines.extend(issued(words, seen));
    lines.push(honor(words, seen));
    lines.push(wars(words, seen));
    lines.extend(battle(words, seen));
    lines.extend(played(words, seen));
    if let Some((seat, own)) = table.own {
        lines.extend(known(words, seat, own));
    }
    for row in &seen.seats {
        lines.push(seat(words, row));
        lines.extend(more(words, row));
    }
    let area = table.look.area.as_ref();
    let shown = area.and_then(|area| Province::from_id(area.id()));
    let provinces = seen.provinces.iter();
    let provinces = provinces.filter(|row| shown.is_none_or(|shown| shown == row.province));
    lines.extend(provinces.map(|row| province(words, row)));
    lines.extend(seen.shrines.iter().map(|row| shrine(words, row)));
    lines.extend(display(words, seen));
    bought(words, seen, &mut lines);
    lines.join("\n")
}

/// Season, stage and turn.
fn head(words: &TableWords<'_>, seen: &Public) -> String {
    let season = match seen.sheets {
        Some(_) => words.phrase("rising_sun-winter", &[]),
        None => words.name(seen.season),
    };
    let args = [
        ("season", season.into()),
        ("stage", stage(words, seen.stage).into()),
        ("over", seen.track.into()),
        ("turns", TRACK.len().into()),
    ];
    words.say("rising_sun-board-head", &args)
}

/// The mandate that is carried out.
pub(super) fn issued(words: &TableWords<'_>, seen: &Public) -> Option<String> {
    let (seat, mandate) = seen.issued?;
    let args = [
        ("seat", words.seat(seat).into()),
        ("mandate", words.name(mandate).into()),
        ("effect", words.form(mandate, "effect").into()),
    ];
    Some(words.say("rising_sun-board-issued", &args))
}

pub(super) fn honor(words: &TableWords<'_>, seen: &Public) -> String {
    let order = words.seats(&seen.honor);
    words.say("rising_sun-board-honor", &[("order", order.into())])
}

/// The provinces at war that are still to come, in order, with their numbers.
pub(super) fn wars(words: &TableWords<'_>, seen: &Public) -> String {
    let all = (1..).zip(&seen.wars).skip(seen.resolved.into());
    let list = all.map(|(number, at): (u8, _)| {
        let number = Name::plain(number.to_string());
        words.with(number, words.name(*at))
    });
    let list = words.list(list);
    words.say("rising_sun-board-wars", &[("list", list.into())])
}

/// The battle that is fought: who, with what force, and what is known of the bids.
pub(super) fn battle(words: &TableWords<'_>, seen: &Public) -> Option<String> {
    let fought = seen.battle.as_ref()?;
    let args = [
        ("province", words.name(fought.province).into()),
        ("forces", words.numbered(&forces(seen, fought)).into()),
    ];
    let mut line = words.say("rising_sun-board-battle", &args);
    line.push(' ');
    line.push_str(&bids(words, fought));
    Some(line)
}

/// The force of every fighter.
fn forces(seen: &Public, fought: &BattleSeen) -> Vec<(Seat, u8)> {
    let there = seen
        .provinces
        .iter()
        .find(|row| row.province == fought.province);
    let groups = there.map(|row| row.clans.as_slice()).unwrap_or_default();
    let force = |seat| groups.iter().find(|group| group.seat == seat);
    let each = fought.fighters.iter();
    each.map(|seat| (*seat, force(*seat).map_or(0, |group| group.force)))
        .collect()
}

fn bids(words: &TableWords<'_>, fought: &BattleSeen) -> String {
    match &fought.bids {
        Some(bids) => {
            let each = bids
                .iter()
                .map(|(seat, of)| words.said_of(words.seat(*seat), bid(words, *of)));
            let each: Vec<Name> = each.collect();
            let bids = Name::joined(&each, "; ");
            words.say("rising_sun-board-bids", &[("bids", bids.into())])
        }
        None => {
            let sealed = fought.sealed.iter().map(|seat| words.seat(*seat));
            let sealed = words.list(sealed);
            words.say("rising_sun-board-sealed", &[("sealed", sealed.into())])
        }
    }
}

/// The tiles on the track.
fn played(words: &TableWords<'_>, seen: &Public) -> Option<String> {
    let tile = |played: &PlayedSeen| {
        let key = if played.facedown {
            "rising_sun-line-facedown"
        } else {
            "rising_sun-line-played"
        };
        let args = [
            ("mandate", words.name(played.mandate).into()),
            ("seat", words.seat(played.seat).into()),
        ];
        words.phrase(key, &args)
    };
    let list = words.list(seen.played.iter().map(tile));
    let some = !seen.played.is_empty();
    some.then(|| words.say("rising_sun-board-played", &[("list", list.into())]))
}

/// What a seat has.
pub(super) fn seat(words: &TableWords<'_>, row: &SeatSeen) -> String {
    words.say(
        "rising_sun-board-seat",
        &[
            ("seat", words.seat(row.seat).into()),
            ("vp", row.vp.into()),
            ("coins", row.coins.into()),
            ("ronin", row.ronin.into()),
            ("ally", words.seat_or_none(row.ally).into()),
            (
                "reserve",
                pieces(words, &row.reserve, row.strongholds).into(),
            ),
        ],
    )
}

/// What a seat bought, won and took; nothing where it has none of it.
fn more(words: &TableWords<'_>, row: &SeatSeen) -> Option<String> {
    let part =
        |key: &str, list: Option<Name>| list.map(|list| words.say(key, &[("list", list.into())]));
    let cards = (!row.cards.is_empty()).then(|| card::names(words, &row.cards));
    let parts = [
        part("rising_sun-board-cards", cards),
        part("rising_sun-board-tokens", tokens(words, row)),
        part("rising_sun-board-hostages", hostages(words, row)),
        row.done.then(|| words.word("rising_sun-board-done")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| format!("– {}", parts.join(" ")))
}

/// The war tokens of a seat, season by season.
pub(super) fn tokens(words: &TableWords<'_>, row: &SeatSeen) -> Option<Name> {
    let of = |season: Season| {
        let won = row.tokens.iter().filter(|(when, _)| *when == season);
        let won: Vec<Province> = won.map(|(_, province)| *province).collect();
        let list = words.names(won.iter().copied());
        (!won.is_empty()).then(|| words.with_things(words.name(season), list))
    };
    let all: Vec<Name> = Season::ALL.into_iter().filter_map(of).collect();
    (!all.is_empty()).then(|| Name::joined(&all, "; "))
}

/// The hostages a seat holds.
pub(super) fn hostages(words: &TableWords<'_>, row: &SeatSeen) -> Option<Name> {
    let each = row.hostages.iter().map(|(owner, figure)| {
        let args = [
            ("owner", words.seat(*owner).into()),
            ("figure", words.name(*figure).into()),
        ];
        words.phrase("rising_sun-line-hostage", &args)
    });
    (!row.hostages.is_empty()).then(|| words.list(each))
}

/// A province: what it yields, whether it is at war, who is there.
pub(super) fn province(words: &TableWords<'_>, row: &ProvinceSeen) -> String {
    let clans = row.clans.iter().map(|group| self::group(words, group));
    let clans: Vec<Name> = clans.collect();
    let there = if clans.is_empty() {
        words.phrase("none", &[])
    } else {
        Name::joined(&clans, "; ")
    };
    words.say(
        "rising_sun-board-province",
        &[
            ("province", words.name(row.province).into()),
            ("harvest", harvest(words, row.province.harvest()).into()),
            ("war", row.war.unwrap_or(0).into()),
            ("there", there.into()),
        ],
    )
}

/// A clan's pieces in a province, with their force.
pub(super) fn group(words: &TableWords<'_>, group: &GroupSeen) -> Name {
    let args = [
        ("seat", words.seat(group.seat).into()),
        (
            "pieces",
            pieces(words, &group.figures, group.strongholds).into(),
        ),
        ("force", group.force.into()),
    ];
    words.phrase("rising_sun-line-group", &args)
}

/// A shrine: what it gives, who stands on it, who would use it.
pub(super) fn shrine(words: &TableWords<'_>, row: &ShrineSeen) -> String {
    let figures = row.figures.iter().map(|(seat, figure)| {
        let args = [
            ("owner", words.seat(*seat).into()),
            ("figure", words.name(*figure).into()),
        ];
        words.phrase("rising_sun-line-hostage", &args)
    });
    let args = [
        ("kami", words.name(row.kami).into()),
        ("effect", words.form(row.kami, "effect").into()),
        ("figures", words.list(figures).into()),
        ("leader", words.seat_or_none(row.leader).into()),
        ("led", u8::from(row.leader.is_some()).into()),
    ];
    words.say("rising_sun-board-shrine", &args)
}

/// The cards on display, each in full.
fn display(words: &TableWords<'_>, seen: &Public) -> Vec<String> {
    if seen.display.is_empty() {
        return Vec::new();
    }
    let cards = card::kinds(&seen.display);
    let cards = cards.map(|(card, copies)| card::in_full(words, card, copies));
    let head = words.word("rising_sun-board-display");
    std::iter::once(head).chain(cards).collect()
}

/// What the cards do that players own and that are no longer on display, as far as there is room.
fn bought(words: &TableWords<'_>, seen: &Public, lines: &mut Vec<String>) {
    let owned = seen.seats.iter().flat_map(|row| &row.cards);
    let owned = owned.filter(|card| !seen.display.contains(card));
    let owned: Vec<_> = owned.copied().collect();
    if owned.is_empty() {
        return;
    }
    let mut length: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
    let mut add = |line: String| {
        length += line.chars().count() + 1;
        if length <= ROOM {
            lines.push(line);
        }
    };
    add(words.word("rising_sun-board-bought"));
    for (card, _) in card::kinds(&owned) {
        add(card::owned(words, card, 1));
    }
}
