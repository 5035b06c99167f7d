//! The short form of a position, made into the JSON that the title poses.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

/// A position as a case writes it. Lists are words with blanks between.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    stage: String,
    turn: Option<String>,
    first_player: Option<String>,
    #[serde(default)]
    seats: BTreeMap<String, SeatGiven>,
    /// `shore tile owner owner`.
    #[serde(default)]
    buildings: Vec<String>,
    row: Option<String>,
    /// How many tiles are left, and the top one: `8 port11`.
    first_era: Option<String>,
    second_era: Option<String>,
    deck: Option<String>,
    discards: Option<String>,
    region_tiles: Option<String>,
    /// `mastery claimant claimant`, three of them.
    masteries: Option<[String; 3]>,
    turns_left: Option<u8>,
}

/// A seat as a case writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatGiven {
    patron: Option<String>,
    koku: Option<u8>,
    /// Silk, rice, porcelain.
    goods: Option<[u8; 3]>,
    favor: Option<u8>,
    die: Option<u8>,
    ships: Option<String>,
    noble: Option<String>,
    influence: Option<[u8; 6]>,
    vp: Option<u16>,
    hand: Option<String>,
    served: Option<String>,
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// Sets a field if there is something to set.
fn set(map: &mut Map<String, Value>, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        map.insert(key.into(), value.into());
    }
}

/// `8 port11`: how many, and the top.
fn stack(text: &str) -> Result<Value, String> {
    let words = words(text);
    let (left, top) = words.split_first().ok_or("how many tiles are left?")?;
    let left: u8 = left.parse().map_err(|_| format!("{left:?} is no number"))?;
    let mut map = Map::new();
    set(&mut map, "left", Some(left));
    set(&mut map, "top", top.first().copied());
    Ok(map.into())
}

/// The JSON of a position from its short form.
pub fn position(given: &Value) -> Result<Value, String> {
    let given: Given = serde_json::from_value(given.clone()).map_err(|e| e.to_string())?;
    let mut map = Map::new();
    set(&mut map, "stage", Some(given.stage));
    set(&mut map, "turn", given.turn);
    set(&mut map, "first_player", given.first_player);
    set(&mut map, "row", given.row.as_deref().map(words));
    set(&mut map, "deck", given.deck.as_deref().map(words));
    set(&mut map, "discards", given.discards.as_deref().map(words));
    let tiles = given.region_tiles.as_deref().map(words);
    set(&mut map, "region_tiles", tiles);
    set(&mut map, "turns_left", given.turns_left);
    let first = given.first_era.as_deref().map(stack);
    set(&mut map, "first_era", first.transpose()?);
    let second = given.second_era.as_deref().map(stack);
    set(&mut map, "second_era", second.transpose()?);
    let mut buildings = Vec::new();
    for text in &given.buildings {
        let [shore, tile, owners @ ..] = &words(text)[..] else {
            return Err(format!("{text:?} is not shore tile owners"));
        };
        buildings.push(json!({ "shore": shore, "tile": tile, "owners": owners }));
    }
    set(&mut map, "buildings", Some(buildings));
    if let Some(masteries) = &given.masteries {
        let mut list = Vec::new();
        for text in masteries {
            let words = words(text);
            let (mastery, by) = words.split_first().ok_or("which mastery?")?;
            list.push(json!([mastery, by]));
        }
        set(&mut map, "masteries", Some(list));
    }
    let seats = given.seats.iter();
    let seats = seats.map(|(clan, seat)| (clan.clone(), seat_of(seat)));
    set(&mut map, "seats", Some(seats.collect::<Map<_, Value>>()));
    Ok(map.into())
}

fn seat_of(seat: &SeatGiven) -> Value {
    let mut map = Map::new();
    set(&mut map, "patron", seat.patron.as_deref());
    set(&mut map, "koku", seat.koku);
    set(&mut map, "goods", seat.goods.map(|goods| json!(goods)));
    set(&mut map, "favor", seat.favor);
    set(&mut map, "die", seat.die.map(|die| die.to_string()));
    set(&mut map, "ships", seat.ships.as_deref().map(words));
    set(&mut map, "noble", seat.noble.as_deref());
    set(&mut map, "influence", seat.influence.map(|at| json!(at)));
    set(&mut map, "vp", seat.vp);
    set(&mut map, "hand", seat.hand.as_deref().map(words));
    set(&mut map, "served", seat.served.as_deref().map(words));
    map.into()
}
