//! The short form of a position, made into the JSON that the title poses.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

/// A position as a case writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    stage: String,
    turn: Option<String>,
    first_player: Option<String>,
    plain_played: Option<bool>,
    choosing: Option<String>,
    passes: Option<u8>,
    /// Castes with blanks between, by settlement; an empty text for an emptied one.
    #[serde(default)]
    figures: BTreeMap<String, String>,
    /// `colour tile hex`.
    #[serde(default)]
    tiles: Vec<String>,
    #[serde(default)]
    seats: BTreeMap<String, SeatGiven>,
    /// How many of buddha, rice and castle.
    aside: Option<[u8; 3]>,
}

/// A seat as a case writes it; piles are tiles with blanks between.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatGiven {
    hand: Option<String>,
    stack: Option<String>,
    captured: Option<[u8; 3]>,
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

fn counts([buddha, rice, castle]: [u8; 3]) -> Value {
    json!({ "buddha": buddha, "rice": rice, "castle": castle })
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
    set(&mut map, "turn", given.turn);
    set(&mut map, "first_player", given.first_player);
    set(&mut map, "plain_played", given.plain_played);
    set(&mut map, "choosing", given.choosing.as_deref().map(words));
    set(&mut map, "passes", given.passes);
    set(&mut map, "aside", given.aside.map(counts));
    let figures = given.figures.iter();
    let figures = figures.map(|(at, castes)| (at.clone(), json!(words(castes))));
    set(&mut map, "figures", Some(figures.collect::<Map<_, _>>()));
    let mut tiles = Vec::new();
    for text in &given.tiles {
        let words = words(text);
        let [colour, tile, hex] = words.as_slice() else {
            return Err(format!("{text:?} is not colour tile hex"));
        };
        tiles.push(json!({ "colour": colour, "tile": tile, "hex": hex }));
    }
    set(&mut map, "tiles", Some(tiles));
    let seats = given.seats.iter().map(|(colour, seat)| {
        let mut map = Map::new();
        set(&mut map, "hand", seat.hand.as_deref().map(words));
        set(&mut map, "stack", seat.stack.as_deref().map(words));
        set(&mut map, "captured", seat.captured.map(counts));
        (colour.clone(), map.into())
    });
    set(&mut map, "seats", Some(seats.collect::<Map<_, Value>>()));
    Ok(map.into())
}
