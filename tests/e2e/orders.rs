//! Orders, sealed placement, taking back and the record, by commands and clicks.

use std::time::Duration;

use serde_json::Value;
use standin::{Asked, Given, Seen, User};

use crate::stage::*;

fn id(control: &Value) -> &str {
    control["custom_id"].as_str().unwrap_or_default()
}

/// One click towards a sealed list: walk the menu, add what it leads to, seal when it holds five.
fn plan_click(user: &User, seen: &Seen, chance: &mut Chance) -> Option<Asked> {
    let controls = seen.controls();
    let find = |part: &str| controls.iter().find(|control| id(control).contains(part));
    if let Some(add) = find("|pa.") {
        return Some(user.press(seen.id, id(add)).unwrap());
    }
    let shown = seen.text();
    let orders = shown.lines().filter(|line| {
        line.split_once(". `")
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

/// Is this a list to be written?
fn writes(seen: &Seen) -> bool {
    seen.controls().iter().any(|control| {
        id(control).contains("|@seal")
            || id(control).contains("|pa.")
            || id(control).contains("|p.")
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_sealed_battle_by_dm_clicks_alone() {
    let mut stage = Stage::open().await;
    let users: Vec<User> = ["Ayame", "Botan", "Chiyo"]
        .iter()
        .map(|name| stage.discord.user(name))
        .collect();
    let sealed = [("sealed", Given::Yes(true))];
    say(&users[0]
        .slash(stage.channel, "rokugan new", &sealed)
        .unwrap())
    .await;
    let lobby = stage.public("is open").await.text();
    assert!(
        lobby.contains("Sealed placement"),
        "the variant is named: {lobby}"
    );
    for user in &users {
        say(&user.slash(stage.channel, "rokugan join", &[]).unwrap()).await;
    }
    say(&users[0].slash(stage.channel, "rokugan start", &[]).unwrap()).await;
    let mut chance = Chance(21);
    let (mut idle, mut seals) = (0, 0);
    while !over(&stage) {
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
            let said = say(&asked).await;
            seals += u32::from(said.contains("Your list is sealed"));
            moved = true;
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(
            idle < 1500,
            "stuck: {:?}",
            stage.posts().last().map(Seen::text)
        );
        if !moved {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(seals >= 8, "{seals} lists waited for others");
    // Nothing of a list in anything others can read.
    let own = ["Your list", "Next order", "You placed", "Your hand"];
    assert_eq!(stage.discord.traffic().leaks(&own), Vec::new());
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
    let export = users[0]
        .slash(stage.channel, "rokugan export", &[])
        .unwrap();
    let export = export.reply().await.unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    record.replay().unwrap();
    // Statistics of a finished table; and none for whoever wants none.
    let stats = |user: &User, of: &User| {
        let of = [("player", Given::User(of.id()))];
        user.slash(stage.channel, "rokugan score", &of).unwrap()
    };
    assert!(
        say(&stats(&users[1], &users[0]))
            .await
            .contains("one table")
    );
    let out = [("action", text("uncount"))];
    say(&users[0]
        .slash(stage.channel, "rokugan privacy", &out)
        .unwrap())
    .await;
    let said = say(&stats(&users[1], &users[0])).await;
    assert!(said.contains("wants no statistics"), "{said}");
    // The past, one act after the other, through one's own eyes.
    let log = users[0].slash(stage.channel, "rokugan log", &[]).unwrap();
    let log = log.reply().await.unwrap();
    let replay = log.button("Replay").unwrap();
    let scene = users[0]
        .press(log.id, &replay)
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(scene.is_ephemeral() && scene.text().contains("after act"));
    let first = scene.button("Beginning").unwrap();
    let scene = users[0]
        .press(scene.id, &first)
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(scene.text().contains("after act 0 of"), "{}", scene.text());
    let round = [("round", Given::Whole(2)), ("kind", text("alone"))];
    let log = users[0]
        .slash(stage.channel, "rokugan log", &round)
        .unwrap();
    let log = log.reply().await.unwrap();
    let told = log.text()
        + &log
            .pictures
            .iter()
            .map(|file| String::from_utf8_lossy(&file.bytes))
            .collect::<String>();
    assert!(
        told.contains("(to you alone)") && !told.contains("Round 3 began"),
        "{told}"
    );
    stage.kill();
    stage.doctor();
}

/// Orders by command, changed by clicks; forged, foreign and stale presses do nothing.
#[tokio::test(flavor = "multi_thread")]
async fn orders_by_command_and_bad_presses() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let dm = users[0].open_dm();
    let write = |words: &str| {
        let given = [("write", text(words))];
        users[0].slash(dm, "rokugan orders", &given).unwrap()
    };
    let plan = write("control lion_west, else control lion_east; pass")
        .reply()
        .await
        .unwrap();
    assert!(
        plan.text()
            .contains("1. `control lion_west`, else `control lion_east`"),
        "{}",
        plan.text()
    );
    let change = plan
        .custom_ids()
        .into_iter()
        .find(|id| id.contains("|px."))
        .unwrap();
    let after = users[0].select(plan.id, &change, &["u1"]).unwrap();
    assert!(say(&after).await.contains("1. `pass`"));
    let after = users[0].select(plan.id, &change, &["d0"]).unwrap();
    let said = say(&after).await;
    assert!(
        said.contains("1. `control lion_west`") && !said.contains("2. "),
        "{said}"
    );
    // The list was longer when this was offered.
    let said = say(&users[0].forge(plan.id, &change, &["d0"]).unwrap()).await;
    assert!(said.contains("moved on"), "{said}");
    for bad in ["attack!", "else else", ";;;"] {
        let said = say(&write(bad)).await;
        assert!(
            said.contains("cannot read") || said.contains("no such order"),
            "{bad}: {said}"
        );
    }
    let post = stage.public("The table begins").await;
    let stranger = stage.discord.user("Stranger");
    for forged in [
        "v1|1|0|pa.0.x",
        "v1|1|0|@seal.0",
        "v1|1|0|@unseal",
        "v1|1|0|@pass",
        "v1|1|0|px.1",
        "v1|1|0|@agree",
        "v1|1|0|ea",
    ] {
        let said = stranger
            .forge(post.id, forged, &[])
            .unwrap()
            .reply()
            .await
            .unwrap();
        assert!(said.is_ephemeral(), "{forged}");
        assert!(
            said.text().contains("no seat at this table"),
            "{forged}: {}",
            said.text()
        );
    }
    for forged in [
        "v1|1|0|pa",
        "v1|1|0|pa.x.y",
        "v1|1|0|px.1.q9",
        "v1|1|0|@seal.1",
        "v1|1|0|@refuse",
    ] {
        let said = users[1]
            .forge(post.id, forged, &[])
            .unwrap()
            .reply()
            .await
            .unwrap();
        assert!(
            said.is_ephemeral() && !said.text().contains("lion_west"),
            "{forged}: {}",
            said.text()
        );
    }
    // The owner's plan is nobody else's.
    let foreign = [("table", text("1"))];
    let said = say(&users[1]
        .slash(stage.channel, "rokugan orders", &foreign)
        .unwrap())
    .await;
    assert!(said.contains("No orders yet"), "{said}");
}

/// Taking back by consent, by the buttons of the public request.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_buttons() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(3);
    for user in &users {
        while let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
            let said = say(&click(user, &seen, &mut chance)).await;
            if said.contains("Done: ") {
                break;
            }
        }
    }
    let ask = [("to", text("0"))];
    let said = say(&users[0].slash(stage.channel, "rokugan undo", &ask).unwrap()).await;
    assert!(said.contains("consent of one other player"), "{said}");
    let post = stage.public("asks to take back").await;
    assert!(!post.text().contains("You keep"), "{}", post.text());
    let stranger = stage.discord.user("Stranger");
    let agree = post.button("Agree").unwrap();
    let said = say(&stranger.press(post.id, &agree).unwrap()).await;
    assert!(said.contains("no seat"), "{said}");
    assert!(
        say(&users[1].press(post.id, &agree).unwrap())
            .await
            .contains("Taken back")
    );
    stage.public("Everybody agreed").await;
    let said = say(&users[1].press(post.id, &agree).unwrap()).await;
    assert!(said.contains("closed"), "{said}");
    let undone = [("kind", text("undone"))];
    let log = say(&users[0]
        .slash(stage.channel, "rokugan log", &undone)
        .unwrap())
    .await;
    assert!(log.contains("(taken back)"), "{log}");
    stage.kill();
    stage.doctor();
}
