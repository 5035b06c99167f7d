//! The lines about what was told.

use rules::event_log::Recipients;
use serde_json::Value;

use crate::script::Run;
use crate::shown;

/// `told all EVENT key=value`, `told CLAN EVENT key=value`, `never told [all|CLAN] EVENT key=value`.
pub fn line(run: &Run, line: &str) -> Result<(), String> {
    let never = line.strip_prefix("never told ");
    let rest = never
        .or(line.strip_prefix("told "))
        .ok_or("a line nobody understands")?;
    let mut words = rest.splitn(2, ' ');
    let mut first = words.next().unwrap_or("");
    let mut more = words.next().unwrap_or("");
    let audience = if first == "all" {
        Some(Recipients::All)
    } else {
        run.seat(first).ok().map(Recipients::Only)
    };
    if audience.is_some() {
        (first, more) = more.split_once(' ').unwrap_or((more, ""));
    } else if never.is_none() {
        return Err("told whom?".into());
    }
    if !run.suite.events.contains(&first) {
        return Err(format!("no such event: {first}"));
    }
    let wanted = shown::wanted(more)?;
    let mut near = Vec::new();
    for (to, event) in run.facts.everything() {
        let event = &event.to_json();
        let heard = audience.is_none_or(|audience| to == audience);
        if event.get("event").and_then(Value::as_str) != Some(first) || !heard {
            continue;
        }
        let found = shown::fields(&run.sides(), event);
        match shown::differs(&wanted, &found) {
            None if never.is_some() => return Err(format!("told: {found:?}")),
            None => return Ok(()),
            Some(why) if why.starts_with("no such field") => return Err(why),
            Some(_) => near.push(format!("{found:?}")),
        }
    }
    if never.is_some() {
        return Ok(());
    }
    Err(format!(
        "never told; of this kind were told:\n{}",
        near.join("\n")
    ))
}
