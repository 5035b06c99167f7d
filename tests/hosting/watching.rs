//! `/healthz` and `/metrics`.

use std::net::TcpListener;
use std::time::Duration;

use crate::bot::Bot;

/// A port nobody uses now.
fn free_port() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port().to_string()
}

async fn get(port: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://127.0.0.1:{port}{path}")).await;
    let answer = answer.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_follow_what_happens() {
    let port = free_port();
    let bot = Bot::start(&[("ROKUGAN_WATCH_PORT", &port), ("ROKUGAN_LOG_FORM", "json")]).await;
    for _ in 0..100 {
        if get(&port, "/healthz").await.0 == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(get(&port, "/healthz").await, (200, "ok\n".into()));
    let aiko = bot.discord.user("Aiko");
    let (line, options) = ("rokugan new", []);
    aiko.slash(bot.channel, line, &options)
        .unwrap()
        .reply()
        .await
        .unwrap();
    let post = aiko
        .wait_in(bot.channel, crate::bot::SOON, |seen| {
            seen.button("Join").is_some()
        })
        .await
        .unwrap();
    let join = post.button("Join").unwrap();
    aiko.press(post.id, &join).unwrap().reply().await.unwrap();
    let mut text = String::new();
    let wanted = [
        "rokugan_interactions_total{kind=\"command\"} 1",
        "rokugan_interactions_total{kind=\"component\"} 1",
        "rokugan_ack_seconds_count 2",
        "rokugan_gateway_shards{state=\"connected\"} 1",
        "rokugan_tables{stage=\"lobby\"} 1",
        "rokugan_tables{stage=\"playing\"} 0",
        "rokugan_outbox{state=\"all\"} 0",
        "rokugan_outbox_overdue_seconds 0",
        "rokugan_faults_total 0",
        "rokugan_deliveries_total{outcome=\"put_off\"} 0",
    ];
    for _ in 0..100 {
        text = get(&port, "/metrics").await.1;
        if wanted
            .iter()
            .all(|line| text.lines().any(|found| found == *line))
        {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for line in wanted {
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }
    // Numbers only: nobody's name or id.
    assert!(!text.contains("Aiko") && !text.contains(&aiko.id().to_string()));
    // Every line of the log is one JSON object.
    for line in bot.log().lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(value.get("level").is_some() && value.get("message").is_some());
    }
}
