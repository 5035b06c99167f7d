//! The board in words: a short alternative text and the full text board, from the same view as the picture.

use fluent_bundle::FluentValue;
use rules::titles::battle::{Face, Fate, Kind, Province, ProvinceSeen, Spot, Stage};
use rules::view::Audience;

use super::Table;
use super::pieces::kind;
use crate::render::scene::fit;
use crate::say::text;

/// The key of a stage's name.
pub(super) const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Objectives => "stage-objectives",
        Stage::Settling => "stage-settling",
        Stage::Returning => "stage-returning",
        Stage::Cards => "stage-cards",
        Stage::Placing => "stage-placing",
        Stage::Favors => "stage-favors",
        Stage::Looking => "stage-looking",
        Stage::Swapping => "stage-swapping",
        Stage::Over => "stage-over",
    }
}

/// The alternative text: whole sentences, the most needed first, as many as fit.
pub(super) fn alt<A: Audience>(table: &Table<'_, A>) -> String {
    let seen = table.seen;
    let tongue = table.tongue;
    let mut parts = vec![tongue.say(
        "alt-head",
        &[
            ("round", seen.round.into()),
            ("stage", text(tongue.word(stage(seen.stage)))),
        ],
    )];
    if let Some(area) = table.territory() {
        let area = tongue.word(&format!("territory-{}", area.id()));
        parts.push(tongue.say("alt-area", &[("area", text(area))]));
    }
    if !seen.waiting.is_empty() {
        let who: Vec<String> = seen.waiting.iter().map(|s| table.name(*s)).collect();
        parts.push(tongue.say("alt-turn", &[("who", text(who.join(", ")))]));
    }
    if let Some(sheets) = &seen.sheets {
        let list: Vec<String> = sheets
            .iter()
            .map(|s| format!("{} {}", table.name(s.seat), s.total))
            .collect();
        parts.push(list_of(table, "alt-over", list));
    }
    if let Some((_, own)) = table.own
        && !own.hand.is_empty()
    {
        parts.push(list_of(
            table,
            "alt-hand",
            own.hand.iter().map(|f| face(table, *f)).collect(),
        ));
    }
    let changed = changes(table);
    if !changed.is_empty() {
        parts.push(list_of(table, "alt-changed", changed));
    }
    for seat in &seen.seats {
        let codes = codes(seen.provinces.iter().filter(|p| p.owner == Some(seat.seat)));
        let clan = text(table.name(seat.seat));
        parts.push(if codes.is_empty() {
            tongue.say("alt-seat-none", &[("clan", clan)])
        } else {
            tongue.say(
                "alt-seat",
                &[
                    ("clan", clan),
                    ("provinces", seat.provinces.into()),
                    ("honor", i64::from(seat.honor).into()),
                    ("codes", text(codes)),
                ],
            )
        });
    }
    let fates: Vec<String> = seen
        .provinces
        .iter()
        .filter_map(|p| fate(table, p))
        .collect();
    if !fates.is_empty() {
        parts.push(list_of(table, "alt-fates", fates));
    }
    if !seen.tokens.is_empty() {
        let list = (0..seen.tokens.len()).map(|i| token(table, i)).collect();
        parts.push(list_of(table, "alt-tokens", list));
    }
    let empty = codes(seen.provinces.iter().filter(|p| p.owner.is_none()));
    if !empty.is_empty() {
        parts.push(tongue.say("alt-empty", &[("codes", text(empty))]));
    }
    fit(&parts, &tongue.word("alt-more"))
}

/// The whole board, a line per fact.
pub(super) fn board<A: Audience>(table: &Table<'_, A>) -> String {
    let seen = table.seen;
    let tongue = table.tongue;
    let mut lines = vec![tongue.say(
        "board-head",
        &[
            ("round", seen.round.into()),
            ("stage", text(tongue.word(stage(seen.stage)))),
        ],
    )];
    if let Some(first) = seen.first_player {
        lines.push(tongue.say("board-first", &[("who", text(table.name(first)))]));
    }
    for seat in &seen.seats {
        let cards: Vec<String> = seat
            .cards
            .iter()
            .map(|t| tongue.word(&format!("territory-{}", t.id())))
            .collect();
        let cards = if cards.is_empty() {
            tongue.word("board-none")
        } else {
            cards.join(", ")
        };
        let values: [(&str, FluentValue); 8] = [
            ("clan", text(table.name(seat.seat))),
            ("provinces", seat.provinces.into()),
            ("honor", i64::from(seat.honor).into()),
            ("hand", seat.hand.into()),
            ("pool", seat.pool.into()),
            ("scouts", seat.scouts.into()),
            ("shugenja", seat.shugenja.into()),
            ("cards", text(cards)),
        ];
        lines.push(tongue.say("board-seat", &values));
    }
    if let Some((_, own)) = table.own {
        let hand: Vec<String> = own.hand.iter().map(|f| face(table, *f)).collect();
        lines.push(list_of(table, "board-hand", hand));
        if let Some(objective) = own.objective {
            let met = if own.objective_met {
                "objective-met"
            } else {
                "objective-open"
            };
            let name = tongue.word(&format!("objective-{}", objective.id()));
            let values = [("name", text(name)), ("met", text(tongue.word(met)))];
            lines.push(tongue.say("board-objective", &values));
        }
    }
    let area = table.territory();
    let shown = |p: &Province| area.is_none_or(|a| p.territory() == a);
    for province in seen.provinces.iter().filter(|p| shown(&p.province)) {
        lines.push(self::province(table, province));
    }
    if seen.tokens.is_empty() {
        lines.push(tongue.word("board-no-tokens"));
    } else {
        lines.push(tongue.word("board-tokens"));
        for (i, token) in seen.tokens.iter().enumerate() {
            let mut line = self::token(table, i);
            if !token.blessings.is_empty() {
                let with: Vec<String> = token.blessings.iter().map(|f| face(table, *f)).collect();
                let values = [("token", text(line)), ("blessings", text(with.join(", ")))];
                line = tongue.say("board-blessed", &values);
            }
            lines.push(line);
        }
    }
    lines.join("\n")
}

fn province<A: Audience>(table: &Table<'_, A>, seen: &ProvinceSeen) -> String {
    let tongue = table.tongue;
    let owner = match seen.owner {
        None => tongue.word("board-nobody"),
        Some(owner) => tongue.say(
            "board-owner",
            &[
                ("clan", text(table.name(owner))),
                ("down", seen.down.into()),
                ("up", seen.up.into()),
            ],
        ),
    };
    let extra = seen.special.map_or_else(String::new, |special| {
        let special = tongue.word(&format!("special-{}", special.id()));
        tongue.say("board-special", &[("special", text(special))])
    });
    tongue.say(
        "board-province",
        &[
            ("code", text(seen.province.code())),
            (
                "name",
                text(tongue.word(&format!("province-{}", seen.province.id()))),
            ),
            ("owner", text(owner)),
            ("honor", seen.honor.into()),
            ("defense", seen.defense.into()),
            ("extra", text(extra)),
        ],
    )
}

fn token<A: Audience>(table: &Table<'_, A>, index: usize) -> String {
    let Some(seen) = table.seen.tokens.get(index) else {
        return String::new();
    };
    let known = table.face(index);
    let face = known.map_or_else(|| table.tongue.word("face-hidden"), |f| face(table, f));
    let mut values = vec![("clan", text(table.name(seen.owner))), ("face", text(face))];
    let key = match seen.slot.spot() {
        Spot::Land(from, to) => {
            values.push(("from", text(from.code())));
            values.push(("to", text(to.code())));
            "token-land"
        }
        Spot::Coast(to) => {
            values.push(("to", text(to.code())));
            "token-coast"
        }
        Spot::Center(province) => {
            values.push(("to", text(province.code())));
            "token-center"
        }
    };
    table.tongue.say(key, &values)
}

fn face<A: Audience>(table: &Table<'_, A>, face: Face) -> String {
    let strength = match face.kind() {
        Kind::Diplomacy | Kind::Raid | Kind::Bluff => 0,
        _ => face.strength(),
    };
    table
        .tongue
        .word(&format!("face-{}-{strength}", kind(face.kind())))
}

fn fate<A: Audience>(table: &Table<'_, A>, seen: &ProvinceSeen) -> Option<String> {
    let mut values = vec![("code", text(seen.province.code()))];
    let key = match seen.fate? {
        Fate::Raided => "fate-raided",
        Fate::Peace => "fate-peace",
        Fate::Guarded => "fate-guarded",
        Fate::Taken {
            by,
            attack,
            defense,
        } => {
            values.push(("clan", text(table.name(by))));
            values.extend([("attack", attack.into()), ("defense", defense.into())]);
            "fate-taken"
        }
        Fate::Held { attack, defense } => {
            values.extend([("attack", attack.into()), ("defense", defense.into())]);
            "fate-held"
        }
        Fate::Repelled { attack, defense } => {
            values.extend([("attack", attack.into()), ("defense", defense.into())]);
            "fate-repelled"
        }
    };
    Some(table.tongue.say(key, &values))
}

/// What differs from what the viewer last saw.
fn changes<A: Audience>(table: &Table<'_, A>) -> Vec<String> {
    let Some(before) = table.since else {
        return Vec::new();
    };
    let seen = table.seen;
    let mut out = Vec::new();
    for (i, now) in seen.tokens.iter().enumerate() {
        if !before
            .tokens
            .iter()
            .any(|t| (t.slot, t.owner, t.at) == (now.slot, now.owner, now.at))
        {
            out.push(token(table, i));
        }
    }
    for now in &seen.provinces {
        let old = before.provinces.iter().find(|p| p.province == now.province);
        if old.is_some_and(|old| (old.owner, old.down, old.up) != (now.owner, now.down, now.up)) {
            let owner = now
                .owner
                .map_or_else(|| table.tongue.word("board-nobody"), |o| table.name(o));
            out.push(format!("{} {owner}", now.province.code()));
        }
    }
    out
}

fn list_of<A: Audience>(table: &Table<'_, A>, key: &str, list: Vec<String>) -> String {
    table.tongue.say(key, &[("list", text(list.join(", ")))])
}

fn codes<'p>(provinces: impl Iterator<Item = &'p ProvinceSeen>) -> String {
    let codes: Vec<&str> = provinces.map(|p| p.province.code()).collect();
    codes.join(" ")
}
