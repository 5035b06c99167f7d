//! The lines about the views.

use rules::seat::Seat;
use rules::titles::rising_sun::{GroupSeen, Private, Public, RisingSun, SeatSeen};
use serde_json::Value;

use crate::script::Run;
use crate::shown;

/// Checks a line about the views.
pub fn line(run: &Run, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.splitn(3, ' ').collect();
    if let [verb @ ("seat" | "sheet"), clan, wanted] = words.as_slice() {
        return fields(run, verb, clan, wanted);
    }
    let (subject, wanted) = line.split_once(" is ").ok_or("a line nobody understands")?;
    let found = state_of(run, subject)?;
    if found == wanted {
        return Ok(());
    }
    Err(format!("expected {wanted}\nfound    {found}"))
}

fn public(run: &Run) -> Result<Public, String> {
    let view = run.table.public();
    let public = view.public::<RisingSun>().cloned();
    public.ok_or_else(|| "no public view".into())
}

fn private(run: &Run, clan: &str) -> Result<Private, String> {
    let view = run.table.private(run.seat(clan)?);
    let view = view.map_err(|e| e.to_string())?;
    let private = view.private::<RisingSun>().cloned();
    private.ok_or_else(|| "no private view".into())
}

fn list<W: ToString>(words: impl IntoIterator<Item = W>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

/// What stands in front of `is`.
fn state_of(run: &Run, subject: &str) -> Result<String, String> {
    let public = public(run)?;
    let sides = run.sides();
    let name = |seat: Seat| sides.get(seat.index()).copied().unwrap_or("?");
    let words: Vec<&str> = subject.split(' ').collect();
    let seen = |clan: &str| -> Result<&SeatSeen, String> {
        let at = run.seat(clan)?.index();
        public.seats.get(at).ok_or("no such seat".to_string())
    };
    Ok(match words.as_slice() {
        ["stage"] => run.stage(),
        ["turn"] => list(public.waiting.iter().map(|seat| name(*seat))),
        ["issuer"] => public.issued.map_or("nobody".into(), |(seat, mandate)| {
            format!("{} {mandate}", name(seat))
        }),
        ["season"] => public.season.to_string(),
        ["track"] => public.track.to_string(),
        ["honor"] => list(public.honor.iter().map(|seat| name(*seat))),
        ["clockwise"] => list(public.clockwise.iter().map(|seat| name(*seat))),
        ["undo"] if run.undoable => "possible".into(),
        ["undo"] => "impossible".into(),
        ["ally", clan] => seen(clan)?.ally.map_or("none", name).into(),
        ["reserve", clan] => list(&seen(clan)?.reserve),
        ["cards", clan] => list(&seen(clan)?.cards),
        ["tokens", clan] => {
            let tokens = seen(clan)?.tokens.iter();
            list(tokens.map(|(season, province)| format!("{season}:{province}")))
        }
        ["hostages", clan] => {
            let held = seen(clan)?.hostages.iter();
            list(held.map(|(owner, figure)| format!("{}:{figure}", name(*owner))))
        }
        ["map" | "forts" | "force", clan, province] => {
            let mut provinces = public.provinces.iter();
            let found = provinces.find(|seen| seen.province.id() == *province);
            let seat = run.seat(clan)?;
            let groups = &found.ok_or("no such province")?.clans;
            let group = groups.iter().find(|group| group.seat == seat);
            let number = |of: fn(&GroupSeen) -> u8| group.map_or(0, of).to_string();
            match words.first() {
                Some(&"map") => list(group.iter().flat_map(|group| &group.figures)),
                Some(&"forts") => number(|group| group.strongholds),
                _ => number(|group| group.force),
            }
        }
        ["shrine", kami] => {
            let mut shrines = public.shrines.iter();
            let found = shrines.find(|seen| seen.kami.id() == *kami);
            let figures = found.ok_or("no such shrine")?.figures.iter();
            list(figures.map(|(seat, figure)| format!("{}:{figure}", name(*seat))))
        }
        ["shrines"] => list(public.shrines.iter().map(|seen| seen.kami)),
        ["set"] => public.set.to_string(),
        ["display"] => public.display.len().to_string(),
        ["wars"] => public.wars.len().to_string(),
        ["played"] => list(public.played.iter().map(|played| {
            let down = if played.facedown { "?" } else { "" };
            format!("{}:{}{down}", name(played.seat), played.mandate)
        })),
        ["sealed"] => {
            let battle = public.battle.as_ref().ok_or("no battle")?;
            list(battle.sealed.iter().map(|seat| name(*seat)))
        }
        ["battle"] => public
            .battle
            .as_ref()
            .map_or("none".into(), |battle| battle.province.to_string()),
        ["drawn", clan] => list(private(run, clan)?.drawn),
        ["back", clan] => list(private(run, clan)?.put_back),
        ["facedown", clan] => list(private(run, clan)?.facedown.iter().map(|(_, tile)| *tile)),
        ["offers", clan] => list(
            private(run, clan)?
                .offers
                .iter()
                .map(|offer| format!("{}>{}", name(offer.from), name(offer.to))),
        ),
        ["left"] => public.left.map_or("none".into(), |left| {
            format!("{} of {}", left.left, left.of)
        }),
        ["left", clan] => private(run, clan)?.offers_left.to_string(),
        ["bid", clan] => list(private(run, clan)?.bid.iter().flatten()),
        ["standing", clan] => {
            let standing = private(run, clan)?.standing;
            list(
                standing
                    .iter()
                    .map(|(reaction, answer)| format!("{reaction}:{answer}")),
            )
        }
        _ => return Err("a line nobody understands".into()),
    })
}

/// `seat CLAN key=value`, `sheet CLAN key=value`.
fn fields(run: &Run, verb: &str, clan: &str, wanted: &str) -> Result<(), String> {
    let public = public(run)?;
    let at = run.seat(clan)?.index();
    let found: Option<Value> = match verb {
        "seat" => public
            .seats
            .get(at)
            .and_then(|seat| serde_json::to_value(seat).ok()),
        _ => {
            let sheet = public.sheets.iter().flatten().nth(at);
            sheet.and_then(|sheet| serde_json::to_value(sheet).ok())
        }
    };
    let found = found.ok_or_else(|| format!("no such {verb}: {clan}"))?;
    let found = shown::fields(&run.sides(), &found);
    match shown::differs(&shown::wanted(wanted)?, &found) {
        Some(both) => Err(both),
        None => Ok(()),
    }
}
