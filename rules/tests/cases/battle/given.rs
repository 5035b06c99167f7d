//! The short form of a position, made into the JSON that the title poses.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

/// A position as a case writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    stage: String,
    round: Option<u8>,
    turn: Option<String>,
    first_player: Option<String>,
    first_player_card: Option<bool>,
    left: Option<u8>,
    /// The cards of rounds 1 to 5.
    initiative: Option<String>,
    /// `province province = clan(facedown,faceup)`; the clan alone means (1,0).
    #[serde(default)]
    control: Vec<String>,
    #[serde(default)]
    special: BTreeMap<String, String>,
    /// `clan face slot [blessings] [faceup]`.
    #[serde(default)]
    tokens: Vec<String>,
    #[serde(default)]
    seats: BTreeMap<String, SeatGiven>,
    /// `card holder`, `card played` or `card slot`, by territory.
    #[serde(default)]
    cards: BTreeMap<String, String>,
}

/// A seat as a case writes it; piles are faces with blanks between.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatGiven {
    hand: Option<String>,
    pool: Option<String>,
    discard: Option<String>,
    scouts: Option<u8>,
    shugenja: Option<u8>,
    objective: Option<String>,
    ronin: Option<bool>,
    turns: Option<u8>,
    bluff_aside: Option<bool>,
    bluff_banned: Option<bool>,
    looked: Option<bool>,
}

/// The JSON of a position from its short form.
pub fn position(given: &Value) -> Result<Value, String> {
    let given: Given = serde_json::from_value(given.clone()).map_err(|e| e.to_string())?;
    given.position()
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

/// `crab(1,2)` or `crab`.
fn parse_control(text: &str) -> Result<(&str, u8, u8), String> {
    let bad = || format!("{text:?} is not clan(facedown,faceup)");
    let Some((clan, rest)) = text.split_once('(') else {
        return Ok((text, 1, 0));
    };
    let counts = rest.strip_suffix(')').and_then(|rest| rest.split_once(','));
    let (down, up) = counts.ok_or_else(bad)?;
    let number = |text: &str| text.trim().parse::<u8>().map_err(|_| bad());
    Ok((clan, number(down)?, number(up)?))
}

impl Given {
    /// The JSON of the position.
    fn position(&self) -> Result<Value, String> {
        let mut map = Map::new();
        set(&mut map, "stage", Some(self.stage.as_str()));
        set(&mut map, "round", self.round);
        set(&mut map, "turn", self.turn.as_deref());
        set(&mut map, "first_player", self.first_player.as_deref());
        set(&mut map, "first_player_card", self.first_player_card);
        set(&mut map, "left", self.left);
        set(
            &mut map,
            "initiative",
            self.initiative.as_deref().map(words),
        );
        set(&mut map, "special", Some(json!(self.special)));
        let tokens = self.tokens.iter().map(|text| token(text));
        let tokens = tokens.collect::<Result<Vec<_>, _>>()?;
        set(&mut map, "tokens", Some(tokens));
        set(&mut map, "control", Some(self.control()?));
        let seats = self
            .seats
            .iter()
            .map(|(clan, seat)| (clan.clone(), seat.json()));
        set(&mut map, "seats", Some(seats.collect::<Map<_, _>>()));
        let cards = self
            .cards
            .iter()
            .map(|(at, text)| Ok((at.clone(), card(text)?)));
        let cards = cards.collect::<Result<Map<_, _>, String>>()?;
        set(&mut map, "cards", Some(cards));
        Ok(map.into())
    }

    fn control(&self) -> Result<Map<String, Value>, String> {
        let mut all = Map::new();
        for line in &self.control {
            let (provinces, who) = line
                .split_once('=')
                .ok_or_else(|| format!("{line:?} is not province = clan(facedown,faceup)"))?;
            let (clan, down, up) = parse_control(who.trim())?;
            for province in words(provinces) {
                let tokens = json!({ "clan": clan, "down": down, "up": up });
                if all.insert(province.into(), tokens).is_some() {
                    return Err(format!("{province} is given twice"));
                }
            }
        }
        Ok(all)
    }
}

impl SeatGiven {
    fn json(&self) -> Value {
        let mut map = Map::new();
        set(&mut map, "hand", self.hand.as_deref().map(words));
        set(&mut map, "pool", self.pool.as_deref().map(words));
        set(&mut map, "discard", self.discard.as_deref().map(words));
        set(&mut map, "scouts", self.scouts);
        set(&mut map, "shugenja", self.shugenja);
        set(&mut map, "objective", self.objective.as_deref());
        set(&mut map, "ronin", self.ronin);
        set(&mut map, "turns", self.turns);
        set(&mut map, "bluff_aside", self.bluff_aside);
        set(&mut map, "bluff_banned", self.bluff_banned);
        set(&mut map, "looked", self.looked);
        map.into()
    }
}

fn token(text: &str) -> Result<Value, String> {
    let mut words = text.split_whitespace();
    let (Some(clan), Some(face), Some(at)) = (words.next(), words.next(), words.next()) else {
        return Err(format!("{text:?} is not clan face slot"));
    };
    let (faceup, blessings): (Vec<&str>, Vec<&str>) = words.partition(|word| *word == "faceup");
    let faceup = !faceup.is_empty();
    Ok(json!({ "clan": clan, "face": face, "at": at, "blessings": blessings, "faceup": faceup }))
}

fn card(text: &str) -> Result<Value, String> {
    match text.split_once(' ') {
        Some((card, "slot")) => Ok(json!({ "card": card })),
        Some((card, "played")) => Ok(json!({ "card": card, "played": true })),
        Some((card, holder)) => Ok(json!({ "card": card, "holder": holder })),
        None => Err(format!("{text:?} is not a card and where it is")),
    }
}
