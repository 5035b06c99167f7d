//! Every limit is enforced with Discord's own error number; tried with a bare HTTP client.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::time::Duration;

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use standin::clock::MovableClock;
use standin::id::{ChannelId, FIXED_MOMENT_MS, GuildId};
use standin::limit::Limits;
use standin::world::Permissions;
use standin::{Asked, Config, StandIn, User};

struct Bench {
    standin: StandIn,
    http: reqwest::Client,
    guild: GuildId,
    channel: ChannelId,
    aiko: User,
}

async fn bench() -> Bench {
    bench_with(Limits::generous()).await
}

async fn bench_with(limits: Limits) -> Bench {
    let clock = Arc::new(MovableClock::frozen_at(FIXED_MOMENT_MS));
    let standin = StandIn::start(Config {
        clock,
        limits,
        ..Config::default()
    })
    .await
    .unwrap();
    let (guild, channel) = standin.guild("Test server");
    let aiko = standin.user("Aiko");
    Bench {
        standin,
        http: reqwest::Client::new(),
        guild,
        channel,
        aiko,
    }
}

impl Bench {
    /// Status, JSON code and body of a request.
    async fn send(&self, method: &str, path: &str, body: Value) -> (u16, u64, Value) {
        let url = format!("{}/api/v10{path}", self.standin.url());
        let request = self
            .http
            .request(method.parse().unwrap(), url)
            .header("authorization", format!("Bot {}", self.standin.token()));
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let body: Value = answer.json().await.unwrap_or_default();
        let code = body.get("code").and_then(Value::as_u64).unwrap_or_default();
        (status, code, body)
    }

    async fn post(&self, body: Value) -> (u16, u64, Value) {
        self.send(
            "POST",
            &format!("/channels/{}/messages", self.channel),
            body,
        )
        .await
    }

    /// Where and why the form was refused, e.g. `content BASE_TYPE_MAX_LENGTH`.
    async fn fault(&self, body: Value) -> String {
        let (_, code, answer) = self.post(body).await;
        assert_eq!(code, 50035, "{answer}");
        path_of(answer.get("errors").unwrap(), String::new())
    }

    async fn register(&self, commands: Value) -> (u16, u64, Value) {
        let path = format!("/applications/{}/commands", self.standin.application());
        self.send("PUT", &path, commands).await
    }

    async fn slash(&self) -> Asked {
        self.register(json!([{ "name": "go", "description": "Goes" }]))
            .await;
        self.aiko.slash(self.channel, "go", &[]).unwrap()
    }

    async fn callback(&self, asked: &Asked, body: Value) -> (u16, u64, Value) {
        let token = asked.record().unwrap().token;
        self.send(
            "POST",
            &format!("/interactions/{}/{token}/callback", asked.id()),
            body,
        )
        .await
    }

    async fn follow_up(&self, asked: &Asked, body: Value) -> (u16, u64, Value) {
        let token = asked.record().unwrap().token;
        let path = format!("/webhooks/{}/{token}", self.standin.application());
        self.send("POST", &path, body).await
    }
}

fn path_of(tree: &Value, at: String) -> String {
    let (key, inner) = tree.as_object().unwrap().iter().next().unwrap();
    if key == "_errors" {
        let code = inner.pointer("/0/code").unwrap().as_str().unwrap();
        return format!("{at} {code}");
    }
    let at = if at.is_empty() {
        key.clone()
    } else {
        format!("{at}.{key}")
    };
    path_of(inner, at)
}

fn row(components: Value) -> Value {
    json!({ "type": 1, "components": components })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "x", "custom_id": id })
}

#[tokio::test]
async fn message_bodies_over_their_limits_are_refused_with_the_place() {
    let bench = bench().await;
    let long = "x".repeat(2_001);
    assert_eq!(
        bench.fault(json!({ "content": long })).await,
        "content BASE_TYPE_MAX_LENGTH"
    );
    let embeds = |embed: Value, count: usize| json!({ "embeds": vec![embed; count] });
    let titled = |length: usize| json!({ "title": "x".repeat(length) });
    assert_eq!(
        bench.fault(embeds(titled(1), 11)).await,
        "embeds BASE_TYPE_BAD_LENGTH"
    );
    assert_eq!(
        bench.fault(embeds(titled(257), 1)).await,
        "embeds.0.title BASE_TYPE_MAX_LENGTH"
    );
    let big = json!({ "description": "x".repeat(3_001) });
    assert_eq!(
        bench.fault(embeds(big, 2)).await,
        "embeds MAX_EMBED_SIZE_EXCEEDED"
    );
    let rows: Vec<Value> = (0..6)
        .map(|at| row(json!([button(&at.to_string())])))
        .collect();
    assert_eq!(
        bench.fault(json!({ "components": rows })).await,
        "components BASE_TYPE_BAD_LENGTH"
    );
    let six: Vec<Value> = (0..6).map(|at| button(&at.to_string())).collect();
    let wide = json!({ "components": [row(json!(six))] });
    assert_eq!(
        bench.fault(wide).await,
        "components.0.components BASE_TYPE_BAD_LENGTH"
    );
    let twice = json!({ "components": [row(json!([button("a"), button("a")]))] });
    assert_eq!(
        bench.fault(twice).await,
        "components COMPONENT_CUSTOM_ID_DUPLICATED"
    );
    let id = json!({ "components": [row(json!([button(&"x".repeat(101))]))] });
    assert_eq!(
        bench.fault(id).await,
        "components.1.custom_id BASE_TYPE_MAX_LENGTH"
    );
    let options: Vec<Value> = (0..26)
        .map(|at| json!({ "label": "x", "value": at.to_string() }))
        .collect();
    let select = json!({ "type": 3, "custom_id": "s", "options": options });
    let select = json!({ "components": [row(json!([select]))] });
    assert_eq!(
        bench.fault(select).await,
        "components.1.options BASE_TYPE_BAD_LENGTH"
    );
    let nonce = json!({ "content": "x", "nonce": "x".repeat(26) });
    assert_eq!(bench.fault(nonce).await, "nonce BASE_TYPE_MAX_LENGTH");
    let both =
        json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } });
    let place = "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
    assert_eq!(bench.fault(both).await, place);
    assert_eq!(bench.post(json!({ "content": " " })).await.1, 50006);
    assert_eq!(
        bench
            .post(json!({ "content": "fits", "colour": 1 }))
            .await
            .0,
        200
    );
    let complaint = "POST /channels/{channel}/messages: unknown member `colour`";
    assert_eq!(bench.standin.complaints(), [complaint]);
}

#[tokio::test]
async fn files_have_limits_and_alt_texts() {
    let bench = bench().await;
    let send = async |name: &str, alt: String, size: usize| {
        let payload = json!({ "attachments": [{ "id": 0, "description": alt }] }).to_string();
        let part = Part::bytes(vec![7_u8; size]).file_name(name.to_owned());
        let form = Form::new()
            .text("payload_json", payload)
            .part("files[0]", part);
        let url = format!(
            "{}/api/v10/channels/{}/messages",
            bench.standin.url(),
            bench.channel
        );
        let token = format!("Bot {}", bench.standin.token());
        let request = bench
            .http
            .post(url)
            .header("authorization", token)
            .multipart(form);
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        answer
            .get("code")
            .and_then(Value::as_u64)
            .unwrap_or_default()
    };
    assert_eq!(send("a.png", "An alt text".to_owned(), 10).await, 0);
    assert_eq!(send("a.png", "x".repeat(1_025), 10).await, 50035);
    assert_eq!(
        send("a.png", String::new(), 10 * 1024 * 1024 + 1).await,
        40005
    );
    let seen = bench.aiko.sees(bench.channel);
    let picture = seen.first().unwrap().pictures.first().unwrap();
    assert_eq!(
        (picture.alt.as_deref(), picture.bytes.len()),
        (Some("An alt text"), 10)
    );
    assert_eq!(
        bench
            .standin
            .traffic()
            .leaks(&["An alt text", "a.png"])
            .len(),
        4
    );
}

#[tokio::test]
async fn command_registrations_are_checked_and_answered_in_full() {
    let bench = bench().await;
    let one = |name: &str, more: Value| {
        let mut command = json!({ "name": name, "description": "Something" });
        command
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        json!([command])
    };
    let (status, _, answer) = bench.register(one("rokugan", json!({}))).await;
    assert_eq!(status, 200);
    for key in [
        "id",
        "version",
        "type",
        "application_id",
        "default_member_permissions",
    ] {
        assert!(
            answer.pointer(&format!("/0/{key}")).is_some(),
            "{key} in {answer}"
        );
    }
    let id = answer.pointer("/0/id").cloned();
    let again = bench.register(one("rokugan", json!({}))).await.2;
    assert_eq!(
        again.pointer("/0/id").cloned(),
        id,
        "a command keeps its id"
    );
    let option = |name: &str, kind: u8, required: bool| json!({ "name": name, "description": "d", "type": kind, "required": required });
    let many: Vec<Value> = (0..26)
        .map(|at| option(&format!("o{at}"), 3, false))
        .collect();
    let choices: Vec<Value> = (0..26)
        .map(|at| json!({ "name": "c", "value": at.to_string() }))
        .collect();
    let mut choosy = option("o", 3, false);
    choosy
        .as_object_mut()
        .unwrap()
        .insert("choices".to_owned(), json!(choices));
    for bad in [
        one("Rokugan", json!({})),
        one("two words", json!({})),
        one(&"x".repeat(33), json!({})),
        one("x", json!({ "description": "x".repeat(101) })),
        one("x", json!({ "description": "" })),
        one("x", json!({ "options": many })),
        one("x", json!({ "options": [choosy] })),
        one(
            "x",
            json!({ "options": [option("a", 3, false), option("b", 3, true)] }),
        ),
        one(
            "x",
            json!({ "options": [option("a", 3, false), option("b", 1, false)] }),
        ),
        one(
            "x",
            json!({ "options": [option("a", 3, false), option("a", 3, false)] }),
        ),
        one("x", json!({ "name_localizations": { "de": "Groß" } })),
        json!([{ "name": "x", "description": "d" }, { "name": "x", "description": "d" }]),
    ] {
        let (_, code, answer) = bench.register(bad.clone()).await;
        assert_eq!(code, 50035, "{bad} gave {answer}");
    }
    let foreign = bench
        .send("PUT", "/applications/1/commands", json!([]))
        .await;
    assert_eq!(foreign.1, 50001);
}

#[tokio::test]
async fn an_interaction_is_acknowledged_once_and_in_time() {
    let bench = bench().await;
    let answer = json!({ "type": 4, "data": { "content": "x" } });
    let asked = bench.slash().await;
    assert_eq!(
        bench
            .follow_up(&asked, json!({ "content": "early" }))
            .await
            .1,
        10015
    );
    assert_eq!(bench.callback(&asked, answer.clone()).await.0, 204);
    assert_eq!(bench.callback(&asked, answer.clone()).await.1, 40060);
    assert_eq!(
        bench
            .follow_up(&asked, json!({ "content": "more" }))
            .await
            .0,
        200
    );
    bench.standin.advance(Duration::from_secs(15 * 60 + 1));
    assert_eq!(
        bench
            .follow_up(&asked, json!({ "content": "late" }))
            .await
            .1,
        50027
    );
    let late = bench.slash().await;
    bench.standin.advance(Duration::from_millis(3_001));
    assert_eq!(bench.callback(&late, answer).await.1, 10062);
    let wrong = bench.slash().await;
    assert_eq!(
        bench
            .callback(&wrong, json!({ "type": 7, "data": {} }))
            .await
            .1,
        50035
    );
    assert_eq!(
        bench
            .callback(&wrong, json!({ "type": 8, "data": { "choices": [] } }))
            .await
            .1,
        50035
    );
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "x".repeat(46), "components": [
        row(json!([{ "type": 4, "custom_id": "t", "style": 1, "label": "l" }])),
    ] } });
    assert_eq!(bench.callback(&wrong, modal).await.1, 50035);
    assert!(
        wrong.record().unwrap().ack.is_none(),
        "a refused answer acknowledges nothing"
    );
}

#[tokio::test]
async fn a_nonce_gives_the_earlier_message_within_its_window() {
    let bench = bench().await;
    let body = json!({ "content": "once", "nonce": "t1-7", "enforce_nonce": true });
    let id = |answer: &Value| answer.get("id").unwrap().clone();
    let first = bench.post(body.clone()).await.2;
    assert_eq!(id(&bench.post(body.clone()).await.2), id(&first));
    assert_eq!(bench.aiko.sees(bench.channel).len(), 1);
    let message = bench.aiko.sees(bench.channel).first().unwrap().id;
    bench.standin.delete_message(message);
    assert_eq!(bench.post(body.clone()).await.1, 10008);
    bench.standin.advance(Duration::from_secs(11 * 60));
    assert_ne!(id(&bench.post(body).await.2), id(&first));
}

#[tokio::test]
async fn lost_places_and_permissions_have_their_numbers() {
    let bench = bench().await;
    let hello = json!({ "content": "hello" });
    let path = |channel: ChannelId| format!("/channels/{channel}/messages");
    let message = bench.post(hello.clone()).await.2;
    let message = message.get("id").unwrap().as_str().unwrap().to_owned();
    bench
        .standin
        .forbid(bench.channel, Permissions::SEND_MESSAGES);
    assert_eq!(bench.post(hello.clone()).await.1, 50013);
    bench
        .standin
        .forbid(bench.channel, Permissions::VIEW_CHANNEL);
    assert_eq!(bench.post(hello.clone()).await.1, 50001);
    bench.standin.forbid(bench.channel, Permissions::NONE);
    assert_eq!(bench.post(hello.clone()).await.0, 200);
    bench.standin.delete_message(message.parse().unwrap());
    let edit = format!("{}/{message}", path(bench.channel));
    assert_eq!(bench.send("PATCH", &edit, hello.clone()).await.1, 10008);
    let theirs = bench.aiko.say(bench.channel, "mine");
    let edit = format!("{}/{theirs}", path(bench.channel));
    assert_eq!(bench.send("PATCH", &edit, hello.clone()).await.1, 50005);

    let thread = bench.standin.thread(bench.channel, "table", &bench.aiko);
    bench.standin.set_thread(thread, true, false);
    assert_eq!(
        bench.send("POST", &path(thread), hello.clone()).await.0,
        200
    );
    assert!(
        bench
            .standin
            .read(|world| !world.channels[&thread].thread.as_ref().unwrap().archived)
    );
    bench.standin.set_thread(thread, false, true);
    assert_eq!(
        bench.send("POST", &path(thread), hello.clone()).await.1,
        160_005
    );
    bench.standin.set_thread(thread, true, true);
    assert_eq!(
        bench.send("POST", &path(thread), hello.clone()).await.1,
        50083
    );
    bench.standin.delete_channel(thread);
    assert_eq!(
        bench.send("POST", &path(thread), hello.clone()).await.1,
        10003
    );
    bench.standin.change(|world| {
        let (bot, may) = (world.app.bot, Permissions::CREATE_PUBLIC_THREADS);
        let guild = world.channels[&bench.channel].guild.unwrap();
        world.add_role(guild, "threads", may, &[bot]);
    });
    let threads = format!("/channels/{}/threads", bench.channel);
    assert_eq!(
        bench
            .send("POST", &threads, json!({ "name": "", "type": 11 }))
            .await
            .1,
        50035
    );
    let (status, _, opened) = bench
        .send("POST", &threads, json!({ "name": "t", "type": 11 }))
        .await;
    assert_eq!(
        (status, opened.get("type").unwrap().as_u64()),
        (201, Some(11))
    );
    bench.standin.advance(Duration::from_secs(4_320 * 60 + 1));
    let archived = opened
        .get("id")
        .unwrap()
        .as_str()
        .unwrap()
        .parse::<u64>()
        .unwrap();
    assert!(bench.standin.read(|w| {
        w.channels[&ChannelId(archived)]
            .thread
            .clone()
            .unwrap()
            .archived
    }));

    bench.standin.kick_bot(bench.guild);
    assert_eq!(bench.post(hello).await.1, 50001);
    assert_eq!(
        bench
            .send("GET", &format!("/guilds/{}", bench.guild), Value::Null)
            .await
            .1,
        50001
    );
}

#[tokio::test]
async fn only_allowed_mentions_ping() {
    let bench = bench().await;
    let ben = bench.standin.user("Ben");
    let shout = format!(
        "@everyone <@&{}> <@{}> <@{}>",
        bench.guild,
        bench.aiko.id(),
        ben.id()
    );
    let sent = async |body: Value| {
        let (status, _, answer) = bench.post(body).await;
        assert_eq!(status, 200, "{answer}");
        bench
            .aiko
            .sees(bench.channel)
            .last()
            .unwrap()
            .pinged
            .clone()
    };
    let all = sent(json!({ "content": shout })).await;
    assert_eq!(all.users, [bench.aiko.id(), ben.id()]);
    assert!(!all.everyone, "the bot lacks Mention Everyone");
    let none = json!({ "content": shout, "allowed_mentions": { "parse": [] } });
    assert!(sent(none).await.nobody());
    let one = json!({ "content": shout, "allowed_mentions": { "users": [ben.id().to_string()] } });
    assert_eq!(sent(one).await.users, [ben.id()]);
}

#[tokio::test]
async fn buckets_and_the_global_limit_answer_429_with_headers() {
    let limits = Limits::generous().route("POST /channels/{channel}/messages", 2, 5_000);
    let bench = bench_with(limits).await;
    for _ in 0..2 {
        assert_eq!(bench.post(json!({ "content": "x" })).await.0, 200);
    }
    let (status, _, body) = bench.post(json!({ "content": "x" })).await;
    assert_eq!(
        (status, body.get("retry_after").unwrap().as_f64()),
        (429, Some(5.0))
    );
    assert_eq!(body.get("global"), Some(&json!(false)));
    bench.standin.advance(Duration::from_secs(5));
    assert_eq!(bench.post(json!({ "content": "x" })).await.0, 200);
    assert_eq!(bench.standin.traffic().invalid_requests(), 1);
}

#[tokio::test]
async fn strangers_to_the_api_are_turned_away() {
    let bench = bench().await;
    let url = format!("{}/api/v10/users/@me", bench.standin.url());
    let answer = bench
        .http
        .get(url)
        .header("authorization", "Bot wrong")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status().as_u16(), 401);
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body, json!({ "message": "401: Unauthorized", "code": 0 }));
    assert_eq!(bench.send("GET", "/nothing/here", Value::Null).await.0, 404);
    let url = format!(
        "{}/api/v10/channels/{}/messages",
        bench.standin.url(),
        bench.channel
    );
    let token = format!("Bot {}", bench.standin.token());
    let request = bench.http.post(url).header("authorization", token);
    let answer = request
        .header("content-type", "application/json")
        .body("{")
        .send()
        .await
        .unwrap();
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body.get("code"), Some(&json!(50109)));
}

#[tokio::test]
async fn new_layouts_are_counted_and_their_buttons_work() {
    let bench = bench().await;
    let text = |words: &str| json!({ "type": 10, "content": words });
    let container = json!({ "type": 17, "components": [
        text("# Board"),
        { "type": 9, "components": [text("Your move")], "accessory": button("go") },
        row(json!([button("stay")])),
    ] });
    let body = json!({ "flags": 1 << 15, "components": [container] });
    let (status, _, answer) = bench.post(body).await;
    assert_eq!(status, 200, "{answer}");
    let panel = bench.aiko.sees(bench.channel).pop().unwrap();
    assert_eq!(panel.custom_ids(), ["go", "stay"]);
    let pressed = bench.aiko.press(panel.id, "go").unwrap();
    assert_eq!(bench.callback(&pressed, json!({ "type": 6 })).await.0, 204);
    let mixed = json!({ "flags": 1 << 15, "content": "x", "components": [text("y")] });
    let place = "content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    assert_eq!(bench.fault(mixed).await, place);
    let many = json!({ "flags": 1 << 15, "components": vec![text("x"); 41] });
    assert_eq!(bench.fault(many).await, "components BASE_TYPE_BAD_LENGTH");
    assert_eq!(bench.standin.complaints(), Vec::<String>::new());
}

#[tokio::test]
async fn commands_live_globally_or_in_a_server() {
    let bench = bench().await;
    let home = format!(
        "/applications/{}/guilds/{}/commands",
        bench.standin.application(),
        bench.guild
    );
    let admin =
        json!({ "name": "settings", "description": "d", "default_member_permissions": "32" });
    let (status, _, made) = bench.send("POST", &home, admin).await;
    assert_eq!(status, 201);
    assert!(
        bench.aiko.slash(bench.channel, "settings", &[]).is_err(),
        "hidden from members"
    );
    let host = bench.standin.user("Host");
    assert!(
        host.slash(bench.channel, "settings", &[]).is_ok(),
        "the owner may"
    );
    bench.standin.role(
        bench.guild,
        "Steward",
        Permissions::MANAGE_GUILD,
        &[&bench.aiko],
    );
    assert!(bench.aiko.slash(bench.channel, "settings", &[]).is_ok());
    assert!(
        bench
            .aiko
            .slash(bench.aiko.open_dm(), "settings", &[])
            .is_err(),
        "not a global one"
    );
    let one = format!("{home}/{}", made.get("id").unwrap().as_str().unwrap());
    let patched = bench
        .send("PATCH", &one, json!({ "description": "better" }))
        .await
        .2;
    assert_eq!(patched.get("description"), Some(&json!("better")));
    assert_eq!(bench.send("DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(bench.send("GET", &one, Value::Null).await.1, 10063);
    assert_eq!(bench.send("GET", &home, Value::Null).await.2, json!([]));
}

#[tokio::test]
async fn what_a_user_cannot_do_is_refused_before_it_is_sent() {
    let bench = bench().await;
    let option = json!({ "name": "n", "description": "d", "type": 4, "required": true });
    let go = json!([{ "name": "go", "description": "d", "options": [option], "contexts": [0] }]);
    bench.register(go).await;
    let refused =
        |given: &[(&str, standin::Given)]| bench.aiko.slash(bench.channel, "go", given).is_err();
    assert!(refused(&[]), "a required option is missing");
    assert!(refused(&[("n", "text".into())]), "of the wrong type");
    assert!(
        refused(&[("n", 1_i64.into()), ("m", 1_i64.into())]),
        "unknown"
    );
    assert!(!refused(&[("n", 1_i64.into())]));
    assert!(
        bench.aiko.slash(bench.channel, "went", &[]).is_err(),
        "unknown command"
    );
    assert!(
        bench
            .aiko
            .slash(bench.aiko.open_dm(), "go", &[("n", 1_i64.into())])
            .is_err()
    );
    let stranger = bench.standin.stranger("Eve");
    assert!(
        stranger
            .slash(bench.channel, "go", &[("n", 1_i64.into())])
            .is_err()
    );
    assert_eq!(stranger.sees(bench.channel).len(), 0);
    // A forged press goes out whatever the message offers.
    let message = bench.post(json!({ "content": "no buttons" })).await.2;
    let message = message
        .get("id")
        .unwrap()
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!(bench.aiko.press(message, "v1|forged").is_err());
    let forged = bench.aiko.forge(message, "v1|forged", &[]).unwrap();
    assert_eq!(
        forged.record().unwrap().sent.pointer("/data/custom_id"),
        Some(&json!("v1|forged"))
    );
}

/// Selects in modals: shown within a label, checked, and submitted with what was picked.
#[tokio::test]
async fn selects_in_modals_are_checked_and_submitted() {
    let bench = bench().await;
    let select = |options: Value| {
        json!({ "type": 18, "label": "Which?", "component": {
            "type": 3, "custom_id": "which", "options": options, "max_values": 2,
        } })
    };
    let modal = |inside: Value| json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": [inside] } });
    let options = json!([
        { "label": "A", "value": "a" }, { "label": "B", "value": "b" }, { "label": "C", "value": "c" },
    ]);
    let asked = bench.slash().await;
    let none = bench.callback(&asked, modal(select(json!([])))).await;
    assert_eq!(none.1, 50035, "{}", none.2);
    let same = json!([{ "label": "A", "value": "a" }, { "label": "B", "value": "a" }]);
    assert_eq!(bench.callback(&asked, modal(select(same))).await.1, 50035);
    let button = json!({ "type": 18, "label": "l", "component": {
        "type": 2, "style": 1, "label": "b", "custom_id": "b",
    } });
    assert_eq!(bench.callback(&asked, modal(button)).await.1, 50035);
    let taken = bench.callback(&asked, modal(select(options))).await;
    assert_eq!(taken.0, 204, "{}", taken.2);
    for wrong in [
        &[("which", "d")][..],
        &[("which", "a"), ("which", "b"), ("which", "c")],
        &[],
        &[("what", "a")],
    ] {
        assert!(bench.aiko.submit_modal(&asked, wrong).await.is_err());
    }
    let picked = [("which", "a"), ("which", "c")];
    let sent = bench.aiko.submit_modal(&asked, &picked).await.unwrap();
    let data = sent.record().unwrap().sent["data"].clone();
    assert_eq!(
        data["components"][0]["component"],
        json!({ "type": 3, "id": 2, "custom_id": "which", "values": ["a", "c"] })
    );
}

/// A forum has posts and no messages of its own; a post begins with a message that has its id.
#[tokio::test]
async fn a_forum_has_posts_and_no_messages() {
    let bench = bench().await;
    let forum = bench.standin.forum(bench.guild, "games");
    let messages = format!("/channels/{forum}/messages");
    let posts = format!("/channels/{forum}/threads");
    let post = bench.send("POST", &messages, json!({ "content": "a" }));
    assert_eq!(post.await.1, 50008);
    let bare = bench.send("POST", &posts, json!({ "name": "A table" }));
    assert_eq!(bare.await.1, 50035);
    let body = json!({ "name": "A table", "message": { "content": "It begins." } });
    let (status, _, thread) = bench.send("POST", &posts, body).await;
    assert_eq!(status, 201, "{thread}");
    assert_eq!(thread["parent_id"], json!(forum));
    let first = format!("/channels/{0}/messages/{0}", thread["id"].as_str().unwrap());
    let (status, _, first) = bench.send("GET", &first, Value::Null).await;
    assert_eq!((status, &first["content"]), (200, &json!("It begins.")));
    let (_, _, shown) = bench
        .send("GET", &format!("/channels/{forum}"), Value::Null)
        .await;
    assert_eq!(
        (&shown["type"], &shown["available_tags"]),
        (&json!(15), &json!([]))
    );
}
