//! The page's API with a real bot behind it: what the browser asks, asked without a browser.

use std::time::Duration;

use serde_json::{Value, json};
use standin::Config;

use crate::bot::{Running, Way, run};

struct Page {
    running: Running,
    http: reqwest::Client,
    me: Value,
}

impl Page {
    async fn open() -> Self {
        let running = run(Way::Plain, Config::default()).await;
        let mut page = Self {
            running,
            http: reqwest::Client::new(),
            me: Value::Null,
        };
        page.me = page
            .act("person", json!({ "name": "Aiko" }))
            .await
            .get("user")
            .unwrap()
            .clone();
        page
    }

    async fn look(&self, path: &str) -> Value {
        let url = format!("{}/client/{path}", self.running.standin.url());
        self.http
            .get(url)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap()
    }

    async fn act(&self, what: &str, more: Value) -> Value {
        let mut body = json!({ "user": self.me, "channel": self.running.channel });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let url = format!("{}/client/{what}", self.running.standin.url());
        self.http
            .post(url)
            .json(&body)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap()
    }

    /// The newest message of the channel, once the interaction is acknowledged.
    async fn answered(&self, made: Value) -> Value {
        let id = made
            .get("interaction")
            .unwrap_or_else(|| panic!("{made}"))
            .as_str()
            .unwrap();
        let soon = async {
            loop {
                let now = self.look(&format!("interaction?id={id}")).await;
                if now.get("acknowledged") == Some(&json!(true)) {
                    break;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(180), soon)
            .await
            .unwrap();
        self.newest().await
    }

    async fn newest(&self) -> Value {
        let me = self.me.as_str().unwrap();
        let channel = self.running.channel;
        let seen = self
            .look(&format!("messages?user={me}&channel={channel}"))
            .await;
        seen.get("messages")
            .unwrap()
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .clone()
    }
}

/// A web page that somebody visits while they play can neither read the game nor pose as the bot, under
/// whatever name it reaches this machine.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_origin_is_not_served() {
    let page = Page::open().await;
    let url = page.running.standin.url();
    let own = url.trim_start_matches("http://").to_owned();
    let token = format!("Bot {}", page.running.standin.token());
    let paths = [
        "/",
        "/client/state",
        "/client/live",
        "/gateway-socket",
        "/api/v10/users/@me",
        "/attachments/1/2/3.png",
    ];
    for path in paths {
        for (name, value) in [
            ("host", "evil.example"),
            ("origin", "http://evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let asked = page.http.get(format!("{url}{path}"));
            let asked = asked.header("authorization", &token).header(name, value);
            let asked = asked
                .header("connection", "upgrade")
                .header("upgrade", "websocket");
            let answer = asked.send().await.unwrap();
            assert_eq!(answer.status(), 403, "{path} with {name}: {value}");
        }
        let asked = page.http.get(format!("{url}{path}"));
        let asked = asked.header("origin", format!("http://{own}"));
        let asked = asked.header("authorization", &token);
        assert_ne!(asked.send().await.unwrap().status(), 403, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_at_the_page_uses_every_control() {
    let page = Page::open().await;
    let state = page
        .look(&format!("state?user={}", page.me.as_str().unwrap()))
        .await;
    assert_eq!(state.get("connected"), Some(&json!(true)));
    assert!(
        state.pointer("/guilds/0/channels/0/name").is_some(),
        "{state}"
    );
    let options = json!([{ "name": "text", "type": 3, "value": "**hi**" }]);
    let made = page
        .act("slash", json!({ "line": "echo", "options": options }))
        .await;
    let answer = page.answered(made).await;
    assert_eq!(answer.get("content"), Some(&json!("**hi**")));
    assert_eq!(answer.pointer("/answers/line"), Some(&json!("/echo")));

    let typed = json!([{ "name": "fruit", "type": 3, "value": "ap" }]);
    let typed = json!({ "line": "pick", "options": typed, "focused": "fruit" });
    let offered = page.act("autocomplete", typed).await;
    assert_eq!(offered.pointer("/1/value"), Some(&json!("apricot")));

    let made = page
        .act("slash", json!({ "line": "panel", "options": [] }))
        .await;
    let panel = page.answered(made).await.get("id").unwrap().clone();
    let made = page
        .act("press", json!({ "message": panel, "custom_id": "go" }))
        .await;
    assert_eq!(
        page.answered(made).await.get("content"),
        Some(&json!("pressed"))
    );
    let picked = json!({ "message": panel, "custom_id": "clan", "values": ["crab"] });
    let made = page.act("select", picked).await;
    assert_eq!(
        page.answered(made).await.get("content"),
        Some(&json!("crab"))
    );
    let opened = page
        .act("press", json!({ "message": panel, "custom_id": "form" }))
        .await;
    page.answered(opened.clone()).await;
    let opened = opened.get("interaction").unwrap().clone();
    let filled = json!({ "opened": opened, "texts": { "name": "Aiko" } });
    let made = page.act("modal", filled).await;
    let hello = page.answered(made).await;
    assert_eq!(hello.get("content"), Some(&json!("hello Aiko")));
    assert_eq!(hello.get("ephemeral"), Some(&json!(true)));

    page.act("trouble", json!({ "kind": "dms", "on": true }))
        .await;
    let made = page
        .act("slash", json!({ "line": "whisper", "options": [] }))
        .await;
    assert_eq!(
        page.answered(made).await.get("content"),
        Some(&json!("refused 50007"))
    );
    let wrong = page
        .act("slash", json!({ "line": "nothing", "options": [] }))
        .await;
    assert!(wrong.get("error").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_cannot_act_here() {
    let page = Page::open().await;
    let base = page.running.standin.url();
    let shown = page
        .http
        .get(&base)
        .send()
        .await
        .unwrap()
        .text()
        .await
        .unwrap();
    assert!(shown.contains("<title>Stand-in</title>"));
    let plain = page
        .http
        .post(format!("{base}/client/person"))
        .body("{\"name\":\"Eve\"}");
    assert_eq!(plain.send().await.unwrap().status().as_u16(), 403);
    let rebound = page
        .http
        .get(format!("{base}/client/state?user=1"))
        .header("host", "evil.test");
    assert_eq!(rebound.send().await.unwrap().status().as_u16(), 403);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "serves the page with the little bot for a person to look at, on port 4455"]
async fn serve_the_page() {
    let listen = ([127, 0, 0, 1], 4455).into();
    let running = run(
        Way::Plain,
        Config {
            listen,
            ..Config::default()
        },
    )
    .await;
    for name in ["Aiko", "Ben", "Chiyo"] {
        let _ = running.standin.user(name);
    }
    tokio::time::sleep(Duration::from_secs(3_600)).await;
}
