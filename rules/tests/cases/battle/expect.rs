//! The lines that say what must be so of the public view and of one seat's view.

use rules::seat::Seat;
use rules::titles::battle::{Battle, CardSeen, Face, Private, Public, Sheet, TokenSeen};
use serde_json::Value;

use crate::script::Run;
use crate::shown;

/// Is this so?
pub fn line(run: &Run, line: &str) -> Result<(), String> {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    if matches!(verb, "seat" | "sheet" | "ground") {
        let (what, wanted) = rest.split_once(' ').ok_or("a line nobody understands")?;
        return fields(run, verb, what, wanted);
    }
    if let Some((subject, wanted)) = line.split_once(" is ") {
        return same(wanted, &state_of(run, subject)?);
    }
    if let Some((subject, wanted)) = line.split_once(" as ") {
        return same(wanted, &known(run, subject)?);
    }
    Err("a line nobody understands".into())
}

fn public(run: &Run) -> Result<Public, String> {
    let view = run.table.public();
    let public = view.public::<Battle>().cloned();
    public.ok_or_else(|| "no public view".into())
}

fn private(run: &Run, seat: Seat) -> Result<Private, String> {
    let view = run.table.private(seat).map_err(|e| e.to_string())?;
    let private = view.private::<Battle>().cloned();
    private.ok_or_else(|| "no private view".into())
}

fn same(wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found {
        Ok(())
    } else {
        Err(format!("expected {wanted}\nfound    {found}"))
    }
}

fn faces(faces: &[Face]) -> String {
    if faces.is_empty() {
        return "none".into();
    }
    faces
        .iter()
        .map(|face| face.id())
        .collect::<Vec<_>>()
        .join(" ")
}

/// What stands in front of `is`.
fn state_of(run: &Run, subject: &str) -> Result<String, String> {
    let public = public(run)?;
    let sides = run.sides();
    let name = |seat: rules::seat::Seat| sides.get(seat.index()).copied().unwrap_or("?");
    let (verb, what) = subject.split_once(' ').unwrap_or((subject, ""));
    Ok(match (verb, what) {
        ("round", "") => public.round.to_string(),
        ("stage", "") => run.stage(),
        ("turn", "") => {
            let waiting: Vec<&str> = public.waiting.iter().map(|seat| name(*seat)).collect();
            if waiting.is_empty() {
                "nobody".into()
            } else {
                waiting.join(" ")
            }
        }
        ("undo", "") => if run.undoable {
            "possible"
        } else {
            "impossible"
        }
        .into(),
        ("first", "player") => public.first_player.map_or("unknown", name).into(),
        ("first", "card") => if public.first_player_card {
            "ready"
        } else {
            "used"
        }
        .into(),
        ("initiative", "") => {
            let cards: Vec<&str> = public.initiative.iter().map(|card| card.id()).collect();
            cards.join(" ")
        }
        ("neutral", "cards") => {
            let neutral = public
                .initiative
                .iter()
                .filter(|card| card.clan().is_none());
            format!("{} of {}", neutral.count(), public.initiative.len())
        }
        ("empty", "provinces") => public
            .provinces
            .iter()
            .filter(|p| p.owner.is_none())
            .count()
            .to_string(),
        ("tokens", "") => public.tokens.len().to_string(),
        ("province", id) => {
            let province = public.provinces.iter().find(|p| p.province.id() == id);
            let province = province.ok_or("no such province")?;
            match province.owner {
                Some(seat) => format!("{}({},{})", name(seat), province.down, province.up),
                None => "empty".into(),
            }
        }
        ("special", id) => {
            let province = public.provinces.iter().find(|p| p.province.id() == id);
            let province = province.ok_or("no such province")?;
            province
                .special
                .map_or("none", |special| special.id())
                .into()
        }
        ("ruler", id) => {
            let territory = public.territories.iter().find(|t| t.territory.id() == id);
            territory
                .ok_or("no such territory")?
                .owner
                .map_or("nobody", name)
                .into()
        }
        ("card", id) => {
            let territory = public.territories.iter().find(|t| t.territory.id() == id);
            match territory.ok_or("no such territory")?.card {
                CardSeen::InSlot => "in slot".into(),
                CardSeen::Held(seat) => format!("held {}", name(seat)),
                CardSeen::Played(card) => format!("played {}", card.id()),
            }
        }
        ("token", at) => match token(&public, at) {
            None => "gone".into(),
            Some((_, token)) => {
                let face = token.face.map_or("?", |face| face.id());
                let mut words = vec![name(token.owner), face];
                words.extend(token.blessings.iter().map(|face| face.id()));
                words.join(" ")
            }
        },
        ("hand" | "pool" | "objective" | "peeks" | "favors" | "memory", clan) => {
            private_of(run, verb, clan)?
        }
        ("discard", clan) => {
            let seat = run.seat(clan)?;
            let seen = public.seats.get(seat.index()).ok_or("no such seat")?;
            faces(&seen.discard)
        }
        _ => return Err("a line nobody understands".into()),
    })
}

fn token<'p>(public: &'p Public, at: &str) -> Option<(usize, &'p TokenSeen)> {
    let mut tokens = public.tokens.iter().enumerate();
    tokens.find(|(_, token)| token.at.to_string() == at)
}

/// What one seat knows.
fn private_of(run: &Run, verb: &str, clan: &str) -> Result<String, String> {
    let seat = run.seat(clan)?;
    let private = private(run, seat)?;
    Ok(match verb {
        "hand" => faces(&private.hand),
        "pool" => faces(&private.pool),
        "objective" => {
            let met = if private.objective_met {
                "met"
            } else {
                "unmet"
            };
            let objective = private.objective.map_or("none", |objective| objective.id());
            format!("{objective} {met}")
        }
        "favors" => {
            let favors: Vec<String> = private.favors.iter().map(ToString::to_string).collect();
            if favors.is_empty() {
                "none".into()
            } else {
                favors.join(" ")
            }
        }
        "memory" => {
            let known = private.remembered.iter();
            let known: Vec<String> = known.map(|(at, card)| format!("{at}:{card}")).collect();
            if known.is_empty() {
                "none".into()
            } else {
                known.join(" ")
            }
        }
        _ => {
            let peek = |peek: &rules::titles::battle::PeekSeen| {
                let by = serde_json::to_value(peek.by).unwrap_or_default();
                let by = by.as_str().unwrap_or("?").to_string();
                let of = run.sides().get(peek.of.index()).copied().unwrap_or("?");
                let at = peek
                    .at
                    .map_or_else(|| "hand".to_string(), |at| at.to_string());
                format!("{by} {of} {at} {} round {}", faces(&peek.faces), peek.round)
            };
            let peeks: Vec<String> = private.peeks.iter().map(peek).collect();
            if peeks.is_empty() {
                "none".into()
            } else {
                peeks.join(" | ")
            }
        }
    })
}

/// `crab sees TOKEN as FACE`, `crab reads TERRITORY as CARD`.
fn known(run: &Run, subject: &str) -> Result<String, String> {
    let mut words = subject.split(' ');
    let (verb, clan, what) = (words.next(), words.next(), words.next());
    let (Some(verb), Some(clan), Some(what)) = (verb, clan, what) else {
        return Err("a line nobody understands".into());
    };
    let private = private(run, run.seat(clan)?)?;
    match verb {
        "sees" => {
            let public = public(run)?;
            let (at, _) = token(&public, what).ok_or("no such token")?;
            let face = private.faces.get(at).copied().flatten();
            Ok(face.map_or("?", |face| face.id()).into())
        }
        "reads" => {
            let card = private
                .cards
                .iter()
                .find(|(territory, _)| territory.id() == what);
            Ok(card.map_or("?", |(_, card)| card.id()).into())
        }
        _ => Err("a line nobody understands".into()),
    }
}

/// `seat CLAN key=value`, `sheet CLAN key=value`, `ground PROVINCE key=value`.
fn fields(run: &Run, verb: &str, what: &str, wanted: &str) -> Result<(), String> {
    let public = public(run)?;
    let json = |value: Option<Value>| value.ok_or_else(|| format!("no such {verb}: {what}"));
    let found = match verb {
        "ground" => {
            let place = public.provinces.iter().find(|p| p.province.id() == what);
            json(place.and_then(|place| serde_json::to_value(place).ok()))?
        }
        "seat" => {
            let at = run.seat(what)?.index();
            json(
                public
                    .seats
                    .get(at)
                    .and_then(|seat| serde_json::to_value(seat).ok()),
            )?
        }
        _ => {
            let at = run.seat(what)?.index();
            let sheet: Option<&Sheet> = public.sheets.iter().flatten().nth(at);
            json(sheet.and_then(|sheet| serde_json::to_value(sheet).ok()))?
        }
    };
    let found = shown::fields(&run.sides(), &found);
    match shown::differs(&shown::wanted(wanted)?, &found) {
        Some(both) => Err(both),
        None => Ok(()),
    }
}
