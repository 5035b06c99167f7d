//! Sealed placement by clicks, and the statistics of a finished table.

use std::time::Duration;

use serde_json::Value;
use standin::{Asked, Given, Seen, User};

use crate::harness::*;

/// Choices of `/rokugan privacy`, by their place in the list.
const UNCOUNT: i64 = 2;
const COUNT: i64 = 3;

fn id(control: &Value) -> &str {
    control["custom_id"].as_str().unwrap_or_default()
}

/// One click towards a sealed list: walk the menu, add the move, seal when there are five.
fn plan_click(user: &User, seen: &Seen, chance: &mut Chance) -> Option<Asked> {
    let controls = seen.controls();
    let find = |part: &str| controls.iter().find(|control| id(control).contains(part));
    if let Some(add) = find("|pa.") {
        return Some(user.press(seen.id, id(add)).unwrap());
    }
    let shown = seen.text();
    let orders = shown.lines().filter(|line| {
        line.split_once(". ")
            .is_some_and(|(number, _)| number.parse::<u32>().is_ok())
    });
    let seal = find("|@seal");
    let steps: Vec<&Value> = controls
        .iter()
        .copied()
        .filter(|control| {
            let id = id(control);
            let back = control["label"].as_str() == Some("Back");
            (id.ends_with("|p") || id.contains("|p.")) && !back
        })
        .collect();
    if let Some(seal) = seal
        && (orders.count() >= 5 || steps.is_empty())
    {
        return Some(user.press(seen.id, id(seal)).unwrap());
    }
    if steps.is_empty() {
        return None;
    }
    let step = steps[chance.below(steps.len())];
    if step.get("options").is_some() {
        let options = seen.options(id(step));
        let pick = &options[chance.below(options.len())];
        return Some(user.select(seen.id, id(step), &[pick]).unwrap());
    }
    Some(user.press(seen.id, id(step)).unwrap())
}

/// Is this a list that can still be written?
fn writes(seen: &Seen) -> bool {
    seen.controls().iter().any(|control| {
        id(control).contains("|@seal")
            || id(control).contains("|pa.")
            || id(control).contains("|p.")
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_sealed_battle_by_dm_clicks_alone() {
    let harness = Harness::open().await;
    let users: Vec<User> = ["Ayame", "Botan", "Chiyo"]
        .iter()
        .map(|name| harness.discord.user(name))
        .collect();
    let sealed = [("sealed", Given::Yes(true))];
    reply_text(
        &users[0]
            .slash(harness.channel, "rokugan new", &sealed)
            .unwrap(),
    )
    .await;
    let lobby = harness.public("is open").await.text();
    assert!(
        lobby.contains("Sealed placement"),
        "the variant is named: {lobby}"
    );
    for user in &users {
        reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    }
    harness.begin(&users).await;
    let mut chance = Chance(21);
    let (mut idle, mut seals) = (0, 0);
    while !over(&harness) {
        let mut moved = false;
        for user in &users {
            let last = user
                .dms()
                .into_iter()
                .rev()
                .find(|seen| offers(seen) || writes(seen));
            let Some(seen) = last else { continue };
            let asked = if writes(&seen) {
                plan_click(user, &seen, &mut chance)
            } else {
                Some(click(user, &seen, &mut chance))
            };
            let Some(asked) = asked else { continue };
            let said = reply_text(&asked).await;
            seals += u32::from(said.contains("Your list is sealed"));
            moved = true;
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(
            idle < 9000,
            "stuck: {:?}",
            harness.posts().last().map(Seen::text)
        );
        if !moved {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(seals >= 8, "{seals} lists waited for others");
    // Nothing that others can read contains anything of a list.
    let own = ["Your list", "Next order", "You placed", "Your hand"];
    assert_eq!(harness.discord.traffic().leaks(&own), Vec::new());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    let export = users[0]
        .slash(harness.channel, "rokugan export", &[])
        .unwrap();
    let export = export.reply().await.unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    record.replay().unwrap();
    // Statistics of a finished table.
    let stats = |user: &User, of: &User| {
        let of = [("player", Given::User(of.id()))];
        user.slash(harness.channel, "rokugan score", &of).unwrap()
    };
    assert!(
        reply_text(&stats(&users[1], &users[0]))
            .await
            .contains("one table")
    );
    // After opting out there are none, and the old ones are gone.
    let privacy = |choice: i64| {
        let action = [("action", Given::Whole(choice))];
        users[0].slash(harness.channel, "rokugan privacy", &action)
    };
    reply_text(&privacy(UNCOUNT).unwrap()).await;
    let said = reply_text(&stats(&users[1], &users[0])).await;
    assert!(said.contains("does not want any statistics"), "{said}");
    reply_text(&privacy(COUNT).unwrap()).await;
    let said = reply_text(&stats(&users[1], &users[0])).await;
    assert!(said.contains("No finished table"), "{said}");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
