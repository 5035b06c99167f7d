//! Cards: when the computer player plays them, on what, and when it passes.

use serde_json::{Value, json};

use super::{advice, held, lion_under_attack};

/// Upkeep with one card in Lion's hand.
fn with_card(territory: &str, card: &str) -> Value {
    json!({
        "round": 3, "stage": "cards", "turn": "lion",
        "control": held(&[
            ("lion_west", "lion", 0), ("lion_capital", "lion", 3), ("dragon_west", "lion", 3),
            ("unicorn_east", "unicorn", 0), ("unicorn_west", "unicorn", 0),
        ]),
        "cards": {territory: {"card": card, "holder": "lion"}},
        "seats": {"lion": {"objective": "plains_of_battle"}},
    })
}

#[test]
fn plays_cards_where_they_help() {
    let play =
        |territory: &str, card: &str| advice(&["lion", "unicorn"], with_card(territory, card));
    // One flower becomes four.
    assert_eq!(play("lion", "bushido"), "bushido dragon_west");
    assert!(play("goldcoast", "bountiful_harvest").starts_with("bountiful_harvest "));
    assert!(play("dragon", "strength_of_purpose").starts_with("strength_of_purpose "));
    // The burnt coast no longer counts: the rest of Lion is complete.
    assert_eq!(play("islands", "pirate_raids"), "pirate_raids lion_coast");
    // Three flowers for one.
    let swapped = play("unicorn", "cultural_exchange");
    assert!(swapped.ends_with(" unicorn_east"), "{swapped}");
    let levies = play("goldcoast", "ashigaru_levies");
    for own in ["lion_west", "lion_capital", "dragon_west"] {
        assert!(levies.contains(own), "{levies}");
    }
}

#[test]
fn passes_when_a_card_would_not_help() {
    let mut position = with_card("crab", "feats_of_engineering");
    assert_eq!(advice(&["lion", "unicorn"], position), "pass");
    // Nothing worth recovering: the hand is better than the discard pile.
    position = with_card("crab", "promotion");
    position["seats"]["lion"] = json!({
        "objective": "plains_of_battle", "hand": ["A4", "A5", "S2", "bluff"], "discard": ["A1"],
    });
    assert_eq!(advice(&["lion", "unicorn"], position), "pass");
}

#[test]
fn recovers_a_better_token() {
    let mut position = with_card("crab", "promotion");
    position["seats"]["lion"] = json!({
        "objective": "plains_of_battle", "hand": ["A1", "A2", "bluff"], "discard": ["A6", "A1"],
    });
    assert_eq!(
        advice(&["lion", "unicorn"], position),
        "promotion A6 A1:discard"
    );
}

/// Lion holds a Shadowlands card, and Unicorn attacks the Lion provinces with much.
fn with_shadow_card(territory: &str, card: &str) -> Value {
    let mut position = lion_under_attack(&["N1", "bluff"], 0, 0);
    position["control"]["dragon_west"] = json!({"clan": "lion", "down": 2});
    position["control"][territory] = json!({"clan": "lion", "down": 1});
    position["cards"] = json!({territory: {"card": card, "holder": "lion"}});
    position["tokens"] = json!([
        {"clan": "unicorn", "face": "A4", "at": "unicorn_east>lion_west", "faceup": true},
        {"clan": "unicorn", "face": "A5", "at": "dragon_south>lion_coast", "faceup": true},
    ]);
    position
}

#[test]
fn shadowlands_cards_serve_the_defense() {
    let clans = ["lion", "unicorn"];
    let favors = advice(&clans, with_shadow_card("shadow_north", "dark_favors"));
    assert!(favors.starts_with("dark_favors dragon_west "), "{favors}");
    let purge = advice(&clans, with_shadow_card("shadow_north", "purge_the_weak"));
    assert_eq!(
        purge,
        "purge_the_weak bluff dragon_south>lion_coast unicorn_east>lion_west"
    );
    let mut position = with_shadow_card("shadow_south", "animate_the_dead");
    position["seats"]["lion"]["discard"] = json!(["A5"]);
    let animated = advice(&clans, position);
    assert!(
        animated.starts_with("animate_the_dead dragon_west A5 lion_"),
        "{animated}"
    );
}

#[test]
fn inspires_fear_in_a_blooming_province() {
    let mut position = with_shadow_card("shadow_south", "inspire_fear");
    position["special"] = json!({"unicorn_east": "honor_2", "scorpion_north": "defense_2"});
    assert_eq!(
        advice(&["lion", "unicorn"], position),
        "inspire_fear dragon_west unicorn_east scorpion_north"
    );
}

#[test]
fn the_first_player_card_sends_the_strongest_attack_home() {
    let mut position = with_shadow_card("shadow_north", "dark_favors");
    position["cards"] = json!({});
    position["first_player"] = json!("lion");
    position["tokens"][1]["face"] = json!("A1");
    assert_eq!(
        advice(&["lion", "unicorn", "phoenix"], position),
        "first_player unicorn_east>lion_west"
    );
}
