//! Interactions over HTTP instead of the gateway.

use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;
use standin::endpoint::{self, Endpoint};

use crate::harness::*;

/// A bot that takes interactions over HTTP, and the stand-in that sends them there.
async fn open() -> (Harness, SocketAddr, Endpoint) {
    let mut harness = Harness::without_bot().await;
    harness.over_http = true;
    harness.start().await;
    let at = harness
        .discord
        .until(SOON, "the port for interactions", |_| address(&harness))
        .await
        .unwrap();
    let endpoint = harness.discord.use_endpoint(at).await.unwrap();
    (harness, at, endpoint)
}

/// The address that the log tells.
fn address(harness: &Harness) -> Option<SocketAddr> {
    let log = harness.log();
    let line = log.lines().rev().find(|line| line.contains("over HTTP"))?;
    let port = line.rsplit(':').next()?.trim();
    Some(SocketAddr::from(([127, 0, 0, 1], port.parse().ok()?)))
}

fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.unwrap().as_secs()
}

/// A whole table by commands, presses and selects, of which none comes through the gateway.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_table_over_http() {
    let (mut harness, _, endpoint) = open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    play_by_dm(&harness, &users, &mut Chance(20)).await;
    harness.public("The seed was").await;
    harness.outbox_is_empty().await;
    assert_eq!(endpoint.refusals(), Vec::<String>::new());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    harness.kill();
    harness.doctor();
}

/// Nothing gets in without a signature that is right, of now, and new; what is signed but senseless is refused.
#[tokio::test(flavor = "multi_thread")]
async fn only_what_discord_signs_is_taken() {
    let (harness, at, _) = open().await;
    let ping = json!({ "type": 1 }).to_string();
    let time = now().to_string();
    let right = endpoint::sign(&time, &ping);
    let later = (now() + 1).to_string();
    let old = (now() - 3600).to_string();
    let ahead = (now() + 3600).to_string();
    for (why, body, time, signature) in [
        ("none", &ping, &time, String::new()),
        ("not hexadecimal", &ping, &time, "z".repeat(128)),
        ("too short", &ping, &time, right[..126].to_owned()),
        ("of another time", &ping, &later, right.clone()),
        ("of another body", &format!("{ping} "), &time, right.clone()),
        ("an hour old", &ping, &old, endpoint::sign(&old, &ping)),
        (
            "of the next hour",
            &ping,
            &ahead,
            endpoint::sign(&ahead, &ping),
        ),
        (
            "without a time",
            &ping,
            &String::new(),
            endpoint::sign("", &ping),
        ),
    ] {
        let (status, _) = endpoint::post(at, body, time, signature).await.unwrap();
        assert_eq!(status, 401, "{why}");
    }
    let body = json!({ "type": 1, "again": true }).to_string();
    let signature = endpoint::sign(&time, &body);
    let send = |signature: String| endpoint::post(at, &body, &time, signature);
    assert_eq!(send(signature.clone()).await.unwrap().0, 200);
    assert_eq!(send(signature.clone()).await.unwrap().0, 401, "replayed");
    let again = send(signature.to_uppercase()).await.unwrap();
    assert_eq!(again.0, 401, "replayed in capitals");
    for (body, expected) in [
        ("not json", 400),
        ("{}", 400),
        (r#"{"type":2,"data":{}}"#, 400),
        (r#"{"type":99}"#, 400),
        (" ".repeat(2 << 20).as_str(), 413),
    ] {
        let signature = endpoint::sign(&time, body);
        let (status, _) = endpoint::post(at, body, &time, signature).await.unwrap();
        assert_eq!(status, expected, "{}", &body[..body.len().min(40)]);
    }
    // It still works.
    let user = harness.discord.user("Ayame");
    let said = reply_text(&user.slash(harness.channel, "rokugan help", &[]).unwrap()).await;
    assert!(!said.is_empty());
}
