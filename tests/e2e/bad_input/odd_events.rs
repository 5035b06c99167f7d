//! Interactions as no honest client sends them: Discord's own event, with something missing, null, strange
//! or new in it.

use serde_json::{Value, json};
use standin::id::ChannelId;

use crate::harness::*;

/// A real event, with ids of its own and in a channel of its own.
struct Forge<'h> {
    harness: &'h Harness,
    event: Value,
    count: u64,
}

impl Forge<'_> {
    /// Sends the event after a change, and waits until the bot has dealt with it and answers others.
    async fn send(&mut self, change: impl FnOnce(&mut Value)) -> ChannelId {
        self.count += 1;
        let name = format!("place-{}", self.count);
        let channel = self.harness.discord.channel(self.harness.guild, &name);
        let mut event = self.event.clone();
        let id: u64 = event["id"].as_str().unwrap().parse().unwrap();
        event["id"] = json!((id + self.count).to_string());
        event["token"] = json!(format!("forged-{}", self.count));
        event["channel_id"] = json!(channel.to_string());
        event["channel"]["id"] = json!(channel.to_string());
        change(&mut event);
        let discord = &self.harness.discord;
        discord.gateway().send_event("INTERACTION_CREATE", event);
        // Events are dealt with side by side, so one that was sent later does not wait for it.
        let watcher = discord.user("Watcher");
        for _ in 0..3 {
            let asked = watcher.slash(self.harness.channel, "rokugan mine", &[]);
            reply_text(&asked.unwrap()).await;
        }
        channel
    }

    fn tables(&self) -> i64 {
        let count = self.harness.query("SELECT count(*) FROM tables");
        count.trim().parse().unwrap()
    }

    /// How many tables there are once there are more than this.
    async fn more_tables_than(&self, before: i64) -> i64 {
        for _ in 0..900 {
            if self.tables() > before {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
        self.tables()
    }
}

fn is_sound(harness: &Harness) {
    assert!(!harness.log().contains("panicked"), "{}", harness.log());
    let odd = "SELECT count(*) FROM tables WHERE host = 0 OR channel = 0 OR guild = 0";
    assert_eq!(harness.query(odd).trim(), "0");
}

/// B35 B36 B38 B39: a command without member or channel, with nulls, future fields and odd ids, with its
/// options in another order, missing or given twice, with a file.
#[tokio::test(flavor = "multi_thread")]
async fn b35_b36_b38_b39_commands_as_no_client_sends_them() {
    let harness = Harness::open().await;
    let ayame = harness.discord.user("Ayame");
    let options = [("seats", standin::Given::Whole(3)), ("name", text("Oak"))];
    let asked = ayame
        .slash(harness.channel, "rokugan new", &options)
        .unwrap();
    reply_text(&asked).await;
    let event = asked.record().unwrap().sent;
    let mut forge = Forge {
        harness: &harness,
        event,
        count: 0,
    };
    // Unchanged it works, so what follows reaches the bot as well.
    forge.send(|_| {}).await;
    assert_eq!(forge.more_tables_than(1).await, 2);

    let given = |event: &mut Value| event["data"]["options"][0]["options"].take();
    // B38: another order, and only one of them.
    for keep in [2, 1] {
        let before = forge.tables();
        let change = |event: &mut Value| {
            let Value::Array(mut list) = given(event) else {
                panic!("{event}");
            };
            list.reverse();
            list.truncate(keep);
            event["data"]["options"][0]["options"] = Value::Array(list);
        };
        forge.send(change).await;
        assert_eq!(forge.more_tables_than(before).await, before + 1);
    }
    // B35: what may be null or new.
    let before = forge.tables();
    forge
        .send(|event| {
            event["member"]["user"]["avatar"] = Value::Null;
            event["member"]["avatar"] = Value::Null;
            event["member"]["user"]["aura"] = json!({ "colour": [1, 2, 3] });
            event["weather"] = json!("rain");
            event["data"]["mood"] = Value::Null;
        })
        .await;
    assert_eq!(forge.more_tables_than(before).await, before + 1);
    // B39: a file nobody asked for is neither fetched nor in the way.
    let before = forge.tables();
    forge
        .send(|event| {
            let file = json!({ "id": "5", "filename": "x.exe", "size": 1, "url": "https://127.0.0.1:1/x",
                               "proxy_url": "https://127.0.0.1:1/x" });
            event["data"]["resolved"] = json!({ "attachments": { "5": file } });
        })
        .await;
    assert_eq!(forge.more_tables_than(before).await, before + 1);

    // What cannot be a command of ours changes nothing.
    let before = forge.tables();
    let far = (1u64 << 63).to_string();
    forge.send(|event| drop(event["member"].take())).await;
    forge
        .send(|event| drop(event.as_object_mut().unwrap().remove("member")))
        .await;
    forge
        .send(|event| drop(event.as_object_mut().unwrap().remove("channel_id")))
        .await;
    forge
        .send(|event| drop(event.as_object_mut().unwrap().remove("data")))
        .await;
    forge
        .send(|event| event["member"]["user"]["id"] = json!("0"))
        .await;
    forge
        .send(|event| event["member"]["user"]["id"] = json!(far))
        .await;
    forge.send(|event| event["channel_id"] = json!("0")).await;
    forge.send(|event| event["id"] = json!("0")).await;
    forge
        .send(|event| event["id"] = json!("not a number"))
        .await;
    forge.send(|event| event["type"] = json!(99)).await;
    forge
        .send(|event| event["data"]["name"] = json!("sudo"))
        .await;
    forge
        .send(|event| event["data"]["options"][0]["name"] = json!("conquer"))
        .await;
    forge
        .send(|event| event["data"]["options"][0]["type"] = json!(77))
        .await;
    forge
        .send(|event| event["data"]["options"][0]["options"][0]["value"] = json!({ "a": [] }))
        .await;
    forge
        .send(|event| {
            let file = json!({ "name": "name", "type": 11, "value": "5" });
            event["data"]["options"][0]["options"] = json!([file]);
        })
        .await;
    is_sound(&harness);
    let made = forge.tables() - before;
    assert!(made <= 3, "{made} tables were opened by nonsense");
    assert_eq!(
        harness
            .query("SELECT count(*) FROM users WHERE id = 0")
            .trim(),
        "0"
    );
}

/// B37: a button that says it is a select, and a select that says it is something else.
#[tokio::test(flavor = "multi_thread")]
async fn b37_components_of_another_type_do_nothing() {
    let harness = Harness::open().await;
    let (ayame, botan) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    reply_text(&ayame.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    let post = harness.public("Take a seat").await;
    let asked = botan.press(post.id, &post.button("Join").unwrap()).unwrap();
    reply_text(&asked).await;
    reply_text(&botan.slash(harness.channel, "rokugan leave", &[]).unwrap()).await;
    let event = asked.record().unwrap().sent;
    let seats = || harness.query("SELECT count(*) FROM seats WHERE \"user\" IS NOT NULL");
    assert_eq!(seats().trim(), "1");
    let mut forge = Forge {
        harness: &harness,
        event,
        count: 0,
    };
    for (kind, values) in [
        (3, json!([])),
        (5, json!(["1"])),
        (6, json!(["1"])),
        (7, json!(["1"])),
        (8, json!(["1"])),
        (4, Value::Null),
        (99, json!(["1"])),
    ] {
        forge
            .send(|event| {
                event["data"]["component_type"] = json!(kind);
                event["data"]["values"] = values;
                event["channel_id"] = json!(harness.channel.to_string());
            })
            .await;
        assert_eq!(seats().trim(), "1", "type {kind}");
    }
    is_sound(&harness);
}

/// B34: languages nobody knows, and none at all.
#[tokio::test(flavor = "multi_thread")]
async fn b34_unknown_languages_are_answered_in_english() {
    let harness = Harness::open().await;
    let ayame = harness.discord.user("Ayame");
    for locale in [
        "tlh",
        "en-US",
        "xx-YY",
        "",
        "pl-PL-x-long-nonsense",
        "\u{202e}",
    ] {
        ayame.speak(locale);
        let said = reply_text(&ayame.slash(harness.channel, "rokugan mine", &[]).unwrap()).await;
        assert!(said.contains("rokugan new"), "{locale}: {said}");
    }
    is_sound(&harness);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// B33: a server and a channel of a hundred emoji.
#[tokio::test(flavor = "multi_thread")]
async fn b33_a_server_of_emoji() {
    let harness = Harness::open().await;
    let ayame = harness.discord.user("Ayame");
    let name = "👩‍👩‍👧‍👦".repeat(14) + "🏯🏯";
    let (guild, _) = harness.discord.guild_of(&name, "Ayame");
    let channel = harness.discord.channel(guild, &"🏯".repeat(100));
    let three = [("computers", standin::Given::Whole(3))];
    let asked = ayame.slash(channel, "rokugan new", &three).unwrap();
    reply_text(&asked).await;
    let began = |seen: &standin::Seen| seen.text().contains("The game begins");
    ayame.wait_in(channel, SOON, began).await.unwrap();
    harness.outbox_is_empty().await;
    is_sound(&harness);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// B10: the command is used where no server is: in a group of friends, or through an installation by the person
/// alone. There is no channel for a table, and that is what they are told.
#[tokio::test(flavor = "multi_thread")]
async fn b10_without_a_server_there_is_no_table() {
    let harness = Harness::open().await;
    let ayame = harness.discord.user("Ayame");
    let asked = ayame.slash(harness.channel, "rokugan new", &[]).unwrap();
    reply_text(&asked).await;
    let event = asked.record().unwrap().sent;
    let mut forge = Forge {
        harness: &harness,
        event,
        count: 0,
    };
    let before = forge.tables();
    forge
        .send(|event| {
            let user = event["member"]["user"].clone();
            let owner = user["id"].clone();
            let event = event.as_object_mut().unwrap();
            for gone in ["guild_id", "guild", "member", "guild_locale"] {
                event.remove(gone);
            }
            event.insert("user".into(), user);
            event.insert("context".into(), json!(2));
            event.insert(
                "authorizing_integration_owners".into(),
                json!({ "1": owner }),
            );
            event["channel"]["type"] = json!(3);
        })
        .await;
    let traffic = harness.discord.traffic();
    let answered = |_: &_| {
        let all = traffic.entries();
        let said = |entry: &standin::traffic::Entry| entry.body.to_string();
        let of_forged = |entry: &&standin::traffic::Entry| entry.path.contains("forged-");
        let found = all
            .iter()
            .filter(of_forged)
            .any(|e| said(e).contains("channels of a server"));
        found.then_some(())
    };
    harness
        .discord
        .until(SOON, "a refusal", answered)
        .await
        .unwrap();
    assert_eq!(forge.tables(), before);
    is_sound(&harness);
}

/// B13: values that no client of Discord lets through (none, too long, of another type) reach the bot all the
/// same: nothing is moved.
#[tokio::test(flavor = "multi_thread")]
async fn b13_values_no_client_lets_through_move_nothing() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let asked = users[0].slash(harness.channel, "rokugan play", &[("move", text("keep"))]);
    let asked = asked.unwrap();
    reply_text(&asked).await;
    let event = asked.record().unwrap().sent;
    let before = harness.query("SELECT count(*), max(seq) FROM journal");
    let here = harness.channel.to_string();
    let mut forge = Forge {
        harness: &harness,
        event,
        count: 0,
    };
    for value in [
        json!(""),
        json!("x".repeat(100)),
        json!("x".repeat(70_000)),
        json!("ke"),
        json!(7),
        json!(true),
        json!(null),
        json!(["keep"]),
        json!({ "keep": 1 }),
    ] {
        let (value, here) = (value.clone(), here.clone());
        forge
            .send(move |event| {
                event["channel_id"] = json!(here);
                event["channel"]["id"] = json!(here);
                event["data"]["options"][0]["options"][0]["value"] = value;
            })
            .await;
    }
    assert_eq!(
        harness.query("SELECT count(*), max(seq) FROM journal"),
        before
    );
    is_sound(&harness);
    harness.first_move(&users[0]).await;
}
