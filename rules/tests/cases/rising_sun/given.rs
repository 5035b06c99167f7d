//! The short form of a position, made into the JSON that the title poses: lists are words with
//! blanks between.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

/// A position as a case writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    stage: String,
    season: Option<String>,
    track: Option<u8>,
    turn: Option<String>,
    honor: Option<String>,
    /// `koi lotus`, pair by pair.
    #[serde(default)]
    alliances: Vec<String>,
    shrines: Option<String>,
    set: Option<String>,
    wars: Option<String>,
    resolved: Option<u8>,
    /// `koi recruit`; for Lotus `lotus recruit betray`, with what lies facedown.
    #[serde(default)]
    played: Vec<String>,
    drawn: Option<String>,
    #[serde(default)]
    seats: BTreeMap<String, SeatGiven>,
}

/// A seat as a case writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatGiven {
    vp: Option<u16>,
    coins: Option<u8>,
    ronin: Option<u8>,
    allied: Option<u8>,
    map: Option<BTreeMap<String, String>>,
    strongholds: Option<String>,
    shrines: Option<BTreeMap<String, String>>,
    cards: Option<String>,
    /// `turtle:bushi`.
    hostages: Option<String>,
    tokens: Option<BTreeMap<String, String>>,
    standing: Option<BTreeMap<String, String>>,
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

fn lists(of: &BTreeMap<String, String>) -> Value {
    let lists = of
        .iter()
        .map(|(key, text)| (key.clone(), json!(words(text))));
    Value::Object(lists.collect())
}

/// Sets a field if there is something to set.
fn set(map: &mut Map<String, Value>, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        map.insert(key.into(), value.into());
    }
}

/// The JSON of a position from its short form.
pub fn position(given: &Value) -> Result<Value, String> {
    let given: Given = serde_json::from_value(given.clone()).map_err(|e| e.to_string())?;
    let mut map = Map::new();
    set(&mut map, "stage", Some(given.stage));
    set(&mut map, "season", given.season);
    set(&mut map, "track", given.track);
    set(&mut map, "turn", given.turn);
    set(&mut map, "honor", given.honor.as_deref().map(words));
    let pairs: Vec<Vec<&str>> = given.alliances.iter().map(|pair| words(pair)).collect();
    set(&mut map, "alliances", Some(json!(pairs)));
    set(&mut map, "shrines", given.shrines.as_deref().map(words));
    set(&mut map, "set", given.set);
    set(&mut map, "wars", given.wars.as_deref().map(words));
    set(&mut map, "resolved", given.resolved);
    let mut played = Vec::new();
    for text in &given.played {
        let words = words(text);
        let [clan, mandate, rest @ ..] = words.as_slice() else {
            return Err(format!("{text:?} is not a clan and a mandate"));
        };
        played.push(json!([clan, mandate, rest.first()]));
    }
    set(&mut map, "played", Some(played));
    set(&mut map, "drawn", given.drawn.as_deref().map(words));
    let mut seats = Map::new();
    for (clan, seat) in &given.seats {
        seats.insert(clan.clone(), seat_of(seat)?);
    }
    set(&mut map, "seats", Some(seats));
    Ok(map.into())
}

fn seat_of(seat: &SeatGiven) -> Result<Value, String> {
    let mut map = Map::new();
    set(&mut map, "vp", seat.vp);
    set(&mut map, "coins", seat.coins);
    set(&mut map, "ronin", seat.ronin);
    set(&mut map, "allied", seat.allied);
    set(&mut map, "map", seat.map.as_ref().map(lists));
    set(
        &mut map,
        "strongholds",
        seat.strongholds.as_deref().map(words),
    );
    set(&mut map, "shrines", seat.shrines.as_ref().map(lists));
    set(&mut map, "cards", seat.cards.as_deref().map(words));
    let mut hostages = Vec::new();
    for text in words(seat.hostages.as_deref().unwrap_or("")) {
        let pair = text.split_once(':');
        let (owner, figure) = pair.ok_or_else(|| format!("{text:?} is not owner:figure"))?;
        hostages.push(json!([owner, figure]));
    }
    set(&mut map, "hostages", Some(hostages));
    set(&mut map, "tokens", seat.tokens.as_ref().map(lists));
    set(
        &mut map,
        "standing",
        seat.standing.as_ref().map(|s| json!(s)),
    );
    Ok(map.into())
}
