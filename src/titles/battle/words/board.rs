//! The board in words: the text board, and the alternative text of the picture. Both are made from
//! the view the picture shows, and both use the same names.

use painter::scene::fit;
use rules::titles::battle::{
    Battle, Face, Fate, Province, ProvinceSeen, SeatSeen, Spot, Territory,
};
use rules::view::Audience;

use super::stage;
use crate::titles::TableSeen;
use crate::wording::{Name, TableWords, text, wordings};

type Table<'t, A> = TableSeen<'t, Battle, A>;

/// The territory shown large.
fn territory<A: Audience>(table: &Table<'_, A>) -> Option<Territory> {
    let area = table.look.area.as_ref();
    area.and_then(|area| Territory::from_id(area.id()))
}

impl<A: Audience> Table<'_, A> {
    /// A token's face as far as this audience knows it.
    pub(in crate::titles::battle) fn face(&self, index: usize) -> Option<Face> {
        let open = self.seen.tokens.get(index).and_then(|token| token.face);
        let known = self
            .own
            .and_then(|(_, own)| own.faces.get(index).copied().flatten());
        open.or(known)
    }
}

/// The whole board, a line per fact.
pub(super) fn board<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let mut lines = vec![words.say(
        "battle-board-head",
        &[
            ("round", seen.round.into()),
            ("stage", stage(words, seen.stage).into()),
        ],
    )];
    if let Some(first) = seen.first_player {
        lines.push(words.say("board-first", &[("who", words.seat(first).into())]));
    }
    lines.extend(seen.seats.iter().map(|row| seat(words, row)));
    lines.extend(own(table));
    let area = territory(table);
    let shown = |at: Province| area.is_none_or(|area| at.territory() == area);
    let provinces = seen.provinces.iter().filter(|row| shown(row.province));
    lines.extend(provinces.map(|row| province(words, row)));
    if seen.tokens.is_empty() {
        lines.push(words.word("battle-board-no-tokens"));
    } else {
        lines.push(words.word("battle-board-tokens"));
        lines.extend((0..seen.tokens.len()).map(|index| blessed(table, index)));
    }
    lines.join("\n")
}

fn seat(words: &TableWords<'_>, row: &SeatSeen) -> String {
    words.say(
        "battle-board-seat",
        &[
            ("seat", words.seat(row.seat).into()),
            ("provinces", row.provinces.into()),
            ("honor", row.honor.into()),
            ("hand", row.hand.into()),
            ("pool", row.pool.into()),
            ("scouts", row.scouts.into()),
            ("shugenja", row.shugenja.into()),
            ("cards", words.names(row.cards.iter().copied()).into()),
        ],
    )
}

/// What only the viewer knows, in short.
fn own<A: Audience>(table: &Table<'_, A>) -> Vec<String> {
    let Some((_, own)) = table.own else {
        return Vec::new();
    };
    let words = &table.words;
    let hand = words.names(own.hand.iter().copied());
    let mut lines = vec![words.say("board-hand", &[("list", hand.into())])];
    if let Some(objective) = own.objective {
        let args = [
            ("name", words.name(objective).into()),
            ("met", met(words, own.objective_met).into()),
        ];
        lines.push(words.say("battle-board-objective", &args));
    }
    lines
}

/// How an objective stands.
pub(in crate::titles::battle) fn met(words: &TableWords<'_>, met: bool) -> String {
    words.word(if met {
        "battle-objective-met"
    } else {
        "battle-objective-open"
    })
}

fn province(words: &TableWords<'_>, seen: &ProvinceSeen) -> String {
    let owner = match seen.owner {
        None => words.word("battle-board-nobody"),
        Some(owner) => words.say(
            "battle-board-owner",
            &[
                ("seat", words.seat(owner).into()),
                ("down", seen.down.into()),
                ("up", seen.up.into()),
            ],
        ),
    };
    let special = seen.special.map_or_else(String::new, |special| {
        let special = words.name(special);
        words.say("battle-board-special", &[("special", special.into())])
    });
    // Who plans by ear cannot see what touches what.
    let beside: Vec<&str> = seen
        .province
        .neighbours()
        .iter()
        .map(Province::code)
        .collect();
    let beside = words.say(
        if seen.province.coastal() {
            "battle-board-coast"
        } else {
            "battle-board-inland"
        },
        &[("codes", beside.join(" ").into())],
    );
    words.say(
        "battle-board-province",
        &[
            ("beside", beside.into()),
            ("code", seen.province.code().into()),
            ("name", words.name(seen.province).into()),
            ("owner", owner.into()),
            ("honor", seen.honor.into()),
            ("defense", seen.defense.into()),
            ("special", special.into()),
        ],
    )
}

/// A token with the blessings on it.
fn blessed<A: Audience>(table: &Table<'_, A>, index: usize) -> String {
    let line = token(table, index);
    match table.seen.tokens.get(index) {
        Some(seen) if !seen.blessings.is_empty() => {
            let with = table.words.names(seen.blessings.iter().copied());
            let args = [("token", line.into()), ("blessings", with.into())];
            table.words.say("battle-board-blessed", &args)
        }
        _ => line,
    }
}

/// A token in a few words, as far as this audience knows it.
fn token<A: Audience>(table: &Table<'_, A>, index: usize) -> String {
    let Some(seen) = table.seen.tokens.get(index) else {
        return String::new();
    };
    let words = &table.words;
    let face = table.face(index);
    let face = face.map_or_else(
        || words.phrase("battle-facedown", &[]),
        |face| words.name(face),
    );
    let mut args = vec![
        ("seat", words.seat(seen.owner).into()),
        ("face", face.into()),
        ("to", text(seen.slot.target().code())),
    ];
    let key = match seen.slot.spot() {
        Spot::Land(from, _) => {
            args.push(("from", text(from.code())));
            "battle-line-land"
        }
        Spot::Coast(_) => "battle-line-coast",
        Spot::Center(_) => "battle-line-center",
    };
    words.say(key, &args)
}

/// The alternative text: whole sentences, the most needed first, as many as fit.
pub(in crate::titles::battle) fn alt<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let mut parts = vec![words.say(
        "battle-alt-head",
        &[
            ("round", seen.round.into()),
            ("stage", stage(words, seen.stage).into()),
        ],
    )];
    if let Some(area) = territory(table) {
        parts.push(words.say("alt-area", &[("area", words.name(area).into())]));
    }
    if !seen.waiting.is_empty() {
        let who = words.seats(&seen.waiting);
        parts.push(words.say("alt-turn", &[("who", who.into())]));
    }
    if let Some(sheets) = &seen.sheets {
        let totals = sheets.iter().map(|s| (words.seat(s.seat), s.total));
        parts.push(final_honor(words, totals));
    }
    if let Some((_, own)) = table.own
        && !own.hand.is_empty()
    {
        let hand = words.names(own.hand.iter().copied());
        parts.push(words.say("alt-hand", &[("list", hand.into())]));
    }
    parts.extend(listed(words, "alt-changed", changes(table)));
    parts.extend(seen.seats.iter().map(|row| lands(table, row)));
    let fates = seen.provinces.iter().filter_map(|row| {
        let told = row.fate?;
        Some(fate(words, row.province, &told))
    });
    parts.extend(listed(words, "battle-alt-fates", fates.collect()));
    let tokens = (0..seen.tokens.len()).map(|index| token(table, index));
    parts.extend(listed(words, "battle-alt-tokens", tokens.collect()));
    let empty = codes(seen.provinces.iter().filter(|row| row.owner.is_none()));
    if !empty.is_empty() {
        parts.push(words.say("battle-alt-empty", &[("codes", empty.into())]));
    }
    fit(&parts, &words.word("alt-more"))
}

/// The final scores in one sentence.
pub(in crate::titles::battle) fn final_honor(
    words: &TableWords<'_>,
    totals: impl Iterator<Item = (Name, u16)>,
) -> String {
    let list = words.list(totals.map(|(who, sum)| words.with(who, sum)));
    words.say("battle-alt-over", &[("list", list.into())])
}

fn lands<A: Audience>(table: &Table<'_, A>, row: &SeatSeen) -> String {
    let words = &table.words;
    let held = table.seen.provinces.iter();
    let codes = codes(held.filter(|at| at.owner == Some(row.seat)));
    let seat = words.seat(row.seat);
    if codes.is_empty() {
        return words.say("battle-alt-seat-none", &[("seat", seat.into())]);
    }
    words.say(
        "battle-alt-seat",
        &[
            ("seat", seat.into()),
            ("provinces", row.provinces.into()),
            ("honor", row.honor.into()),
            ("codes", codes.into()),
        ],
    )
}

wordings! {
    /// What the last resolution did to a province.
    pub(super) fn fate(words: &TableWords<'_>, province: Province; fate: &Fate) listed as FATES {
        Fate::Raided => "battle-fate-raided" { code: province.code() },
        Fate::Peace => "battle-fate-peace" { code: province.code() },
        Fate::Guarded => "battle-fate-guarded" { code: province.code() },
        Fate::Taken { by, attack, defense } => "battle-fate-taken" {
            code: province.code(),
            seat: words.seat(*by),
            attack: *attack,
            defense: *defense,
        },
        Fate::Held { attack, defense } => "battle-fate-held" {
            code: province.code(),
            attack: *attack,
            defense: *defense,
        },
        Fate::Repelled { attack, defense } => "battle-fate-repelled" {
            code: province.code(),
            attack: *attack,
            defense: *defense,
        },
    }
}

/// What differs from what the viewer last saw.
fn changes<A: Audience>(table: &Table<'_, A>) -> Vec<String> {
    let Some(before) = table.since else {
        return Vec::new();
    };
    let (seen, words) = (table.seen, &table.words);
    let mut out = Vec::new();
    for (index, now) in seen.tokens.iter().enumerate() {
        let known = |old: &rules::titles::battle::TokenSeen| {
            (old.slot, old.owner, old.at) == (now.slot, now.owner, now.at)
        };
        if !before.tokens.iter().any(known) {
            out.push(token(table, index));
        }
    }
    for now in &seen.provinces {
        let old = before.provinces.iter().find(|p| p.province == now.province);
        if old.is_some_and(|old| (old.owner, old.down, old.up) != (now.owner, now.down, now.up)) {
            let nobody = || words.phrase("battle-board-nobody", &[]);
            let owner = now.owner.map_or_else(nobody, |owner| words.seat(owner));
            let code = Name::plain(now.province.code());
            out.push(words.with(code, owner).to_string());
        }
    }
    out
}

fn listed(words: &TableWords<'_>, key: &str, list: Vec<String>) -> Option<String> {
    (!list.is_empty()).then(|| words.say(key, &[("list", list.join(", ").into())]))
}

fn codes<'p>(provinces: impl Iterator<Item = &'p ProvinceSeen>) -> String {
    let codes: Vec<&str> = provinces.map(|row| row.province.code()).collect();
    codes.join(" ")
}
