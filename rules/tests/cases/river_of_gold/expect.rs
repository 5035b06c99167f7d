//! The lines that say what must be so of the public view and of one seat's view.

use rules::seat::Seat;
use rules::titles::river_of_gold::{Private, Public, RiverOfGold, SeatSeen};
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
    let public = view.public::<RiverOfGold>().cloned();
    public.ok_or_else(|| "no public view".into())
}

fn private(run: &Run, seat: Seat) -> Result<Private, String> {
    let view = run.table.private(seat).map_err(|e| e.to_string())?;
    let private = view.private::<RiverOfGold>().cloned();
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

fn ships(seen: &SeatSeen) -> String {
    list(seen.ships.iter().map(|ship| {
        let star = if ship.noble { "*" } else { "" };
        format!("{}{star}", ship.space)
    }))
}

/// What stands in front of `is`.
fn state_of(run: &Run, subject: &str) -> Result<String, String> {
    let public = public(run)?;
    let sides = run.sides();
    let name = |seat: Seat| sides.get(seat.index()).copied().unwrap_or("?");
    let (verb, what) = subject.split_once(' ').unwrap_or((subject, ""));
    let seen = || {
        let at = run.seat(what)?.index();
        public.seats.get(at).ok_or("no such seat".to_string())
    };
    Ok(match (verb, what) {
        ("stage", "") => run.stage(),
        ("turn", "") => list(public.waiting.iter().map(|seat| name(*seat))),
        ("active", "") => name(public.turn).into(),
        ("first", "player") => name(public.first_player).into(),
        ("undo", "") => if run.undoable {
            "possible"
        } else {
            "impossible"
        }
        .into(),
        ("ships", _) => ships(seen()?),
        ("served", _) => list(&seen()?.served),
        ("hand", clan) => list(private(run, run.seat(clan)?)?.hand),
        ("row", "") => list(&public.row),
        ("stack", era) => {
            let mut stacks = public.stacks.iter();
            let stack = stacks.find(|stack| stack.era.id() == era);
            let stack = stack.ok_or("no such stack")?;
            let top = stack.top.map_or("none", |tile| tile.id());
            format!("{} {top}", stack.left)
        }
        ("left", era) => {
            let mut stacks = public.stacks.iter();
            let stack = stacks.find(|stack| stack.era.id() == era);
            stack.ok_or("no such stack")?.left.to_string()
        }
        ("tiles", "") => {
            let tiles = public.shores.iter().filter_map(|seen| seen.tile);
            tiles.count().to_string()
        }
        ("deck", "") => public.deck.to_string(),
        ("discards", "") => list(&public.discards),
        ("patrons", "") => list(&public.patrons),
        ("masteries", "") => list(public.masteries.iter().map(|seen| seen.mastery)),
        ("mastery", id) => {
            let mut masteries = public.masteries.iter();
            let seen = masteries.find(|seen| seen.mastery.id() == id);
            let seen = seen.ok_or("no such mastery in play")?;
            let by = list(seen.claimed.iter().map(|seat| name(*seat)));
            format!("{by} free {}", list(&seen.free))
        }
        ("places", region) => {
            let mut tiles = public.region_tiles.iter();
            let seen = tiles.find(|seen| seen.region.id() == region);
            list(&seen.ok_or("no such region")?.places)
        }
        ("turns", "left") => match public.turns_left {
            None => "unknown".into(),
            Some(left) => left.to_string(),
        },
        ("shore", id) => {
            let mut shores = public.shores.iter();
            let seen = shores.find(|seen| seen.shore.id() == id);
            let seen = seen.ok_or("no such shore space")?;
            let owners = seen.owners.iter().map(|seat| name(*seat).to_string());
            let tile = seen.tile.iter().map(ToString::to_string);
            list(tile.chain(owners))
        }
        _ => return Err("a line nobody understands".into()),
    })
}

/// `seat CLAN key=value`, `sheet CLAN key=value`.
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
