//! The lines that say what must be so of the public view and of one seat's view.

use rules::seat::Seat;
use rules::titles::samurai::{ByCaste, Caste, Private, Public, Samurai, Tile};
use serde_json::Value;

use crate::script::Run;
use crate::shown;

/// Is this so?
pub fn line(run: &Run, line: &str) -> Result<(), String> {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    if matches!(verb, "seat" | "sheet") {
        let (what, wanted) = rest.split_once(' ').ok_or("a line nobody understands")?;
        return fields(run, verb, what, wanted);
    }
    let (subject, wanted) = line.split_once(" is ").ok_or("a line nobody understands")?;
    let found = state_of(run, subject)?;
    if wanted == found {
        Ok(())
    } else {
        Err(format!("expected {wanted}\nfound    {found}"))
    }
}

fn public(run: &Run) -> Result<Public, String> {
    let view = run.table.public();
    let public = view.public::<Samurai>().cloned();
    public.ok_or_else(|| "no public view".into())
}

fn private(run: &Run, seat: Seat) -> Result<Private, String> {
    let view = run.table.private(seat).map_err(|e| e.to_string())?;
    let private = view.private::<Samurai>().cloned();
    private.ok_or_else(|| "no private view".into())
}

fn list(words: Vec<String>) -> String {
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

fn tiles(tiles: &[Tile]) -> String {
    list(tiles.iter().map(|tile| tile.id().to_string()).collect())
}

fn counts(ByCaste([buddha, rice, castle]): ByCaste<u8>) -> String {
    format!("{buddha} {rice} {castle}")
}

/// What stands in front of `is`.
fn state_of(run: &Run, subject: &str) -> Result<String, String> {
    let public = public(run)?;
    let sides = run.sides();
    let name = |seat: Seat| sides.get(seat.index()).copied().unwrap_or("?");
    let (verb, what) = subject.split_once(' ').unwrap_or((subject, ""));
    let settlement = || {
        let mut seen = public.settlements.iter();
        seen.find(|seen| seen.settlement.id() == what)
            .ok_or("no such settlement")
    };
    Ok(match (verb, what) {
        ("stage", "") => run.stage(),
        ("turn", "") => {
            let waiting = public.waiting.iter().map(|seat| name(*seat).to_string());
            list(waiting.collect())
        }
        ("undo", "") => if run.undoable {
            "possible"
        } else {
            "impossible"
        }
        .into(),
        ("first", "player") => name(public.first_player).into(),
        ("plain", "") => match public.plain_played {
            None => "unknown".into(),
            Some(played) => played.to_string(),
        },
        ("figures", "") => counts(public.on_board),
        ("figures", _) => {
            let castes = settlement()?.figures.iter();
            list(castes.map(|caste| caste.id().to_string()).collect())
        }
        ("closed", _) => settlement()?.closed.to_string(),
        ("influence", _) => {
            let seen = settlement()?;
            let each = seen.figures.iter().zip(&seen.influence);
            list(
                each.flat_map(|(caste, had)| had_of(name, *caste, had))
                    .collect(),
            )
        }
        ("settlements", "") => public.settlements.len().to_string(),
        ("pool", "") => counts(public.pool),
        ("aside", "") => counts(public.aside),
        ("tiles", "") => public.tiles.len().to_string(),
        ("tile", hex) => {
            let tile = public.tiles.iter().find(|tile| tile.hex.id() == hex);
            tile.map_or_else(
                || "none".into(),
                |tile| format!("{} {}", name(tile.owner), tile.tile),
            )
        }
        ("taken", "") => {
            let taken = public.taken.iter().map(|taken| {
                let by = taken.by.map_or("nobody", name);
                format!("{}:{}:{by}", taken.at, taken.caste)
            });
            list(taken.collect())
        }
        ("captured", colour) => {
            let seen = public.seats.get(run.seat(colour)?.index());
            let captured = seen.ok_or("no such seat")?.captured;
            captured.map_or_else(|| "hidden".into(), counts)
        }
        ("unseen", colour) => {
            let seen = public.seats.get(run.seat(colour)?.index());
            tiles(&seen.ok_or("no such seat")?.unseen)
        }
        ("hand", colour) => tiles(&private(run, run.seat(colour)?)?.hand),
        ("stack", colour) => tiles(&private(run, run.seat(colour)?)?.stack),
        ("own", colour) => counts(private(run, run.seat(colour)?)?.captured),
        _ => return Err("a line nobody understands".into()),
    })
}

/// `buddha:red:2` for everybody with influence on a figure.
fn had_of(name: impl Fn(Seat) -> &'static str, caste: Caste, had: &[(Seat, u8)]) -> Vec<String> {
    let each = had.iter();
    each.map(|(seat, sum)| format!("{caste}:{}:{sum}", name(*seat)))
        .collect()
}

/// `seat COLOUR key=value`, `sheet COLOUR key=value`.
fn fields(run: &Run, verb: &str, what: &str, wanted: &str) -> Result<(), String> {
    let public = public(run)?;
    let at = run.seat(what)?.index();
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
    let found = found.ok_or_else(|| format!("no such {verb}: {what}"))?;
    let found = shown::fields(&run.sides(), &found);
    match shown::differs(&shown::wanted(wanted)?, &found) {
        Some(both) => Err(both),
        None => Ok(()),
    }
}
