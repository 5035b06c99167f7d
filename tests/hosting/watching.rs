//! `/healthz` and `/metrics`.

use std::net::TcpListener;
use std::time::Duration;

use standin::fault::{Rule, Trouble, routes};

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

/// The numbers, once these lines are among them.
async fn wait_for(port: &str, wanted: &[&str]) -> String {
    let mut text = String::new();
    let has = |text: &str, line: &str| text.lines().any(|found| found == line);
    for _ in 0..1800 {
        text = get(port, "/metrics").await.1;
        if wanted.iter().all(|line| has(&text, line)) {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for line in wanted {
        assert!(has(&text, line), "{line} in\n{text}");
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_follow_what_happens() {
    let port = free_port();
    let bot = Bot::start(&[("ROKUGAN_WATCH_PORT", &port), ("ROKUGAN_LOG_FORM", "json")]).await;
    for _ in 0..1800 {
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
        "rokugan_requests_total{kind=\"post\"} 1",
        "rokugan_requests_total{kind=\"direct_message\"} 2",
        "rokugan_deliveries_total{outcome=\"put_off\"} 0",
    ];
    let text = wait_for(&port, &wanted).await;
    // Numbers only: nobody's name or id.
    assert!(!text.contains("Aiko") && !text.contains(&aiko.id().to_string()));
    // Every line of the log is one JSON object.
    for line in bot.log().lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(value.get("level").is_some() && value.get("message").is_some());
    }
}

/// F02: refused answers to commands and presses count towards a ban like refused messages.
#[tokio::test(flavor = "multi_thread")]
async fn f02_refused_answers_count_too() {
    let port = free_port();
    let bot = Bot::start(&[("ROKUGAN_WATCH_PORT", &port)]).await;
    let aiko = bot.discord.user("Aiko");
    let new = aiko.slash(bot.channel, "rokugan new", &[]).unwrap();
    new.reply().await.unwrap();
    let offers_join = |seen: &standin::Seen| seen.button("Join").is_some();
    let post = aiko.wait_in(bot.channel, crate::bot::SOON, offers_join);
    let post = post.await.unwrap();
    wait_for(&port, &["rokugan_refused_requests_total 0"]).await;
    let refused = Rule::new(Trouble::code(50001)).on(routes::CALLBACK);
    bot.discord.fault(refused.clone());
    let _ = aiko.press(post.id, &post.button("Join").unwrap()).unwrap();
    wait_for(&port, &["rokugan_refused_requests_total 1"]).await;
    bot.discord.fault(refused);
    let _ = aiko.slash(bot.channel, "rokugan status", &[]).unwrap();
    wait_for(&port, &["rokugan_refused_requests_total 2"]).await;
}

/// F59: Discord refuses the commands. The bot runs, tries again, and its health shows it.
#[tokio::test(flavor = "multi_thread")]
async fn f59_commands_that_cannot_be_registered_are_shown_and_tried_again() {
    let port = free_port();
    let refused = Rule::new(Trouble::Status(500)).on(routes::REGISTER);
    let trouble = Some(refused.always());
    let bot = Bot::launch(&[("ROKUGAN_WATCH_PORT", &port)], trouble).await;
    let connected = |d: &standin::StandIn| (d.gateway().connected() > 0).then_some(());
    let soon = crate::bot::SOON;
    bot.discord
        .until(soon, "it connects", connected)
        .await
        .unwrap();
    wait_for(&port, &["rokugan_commands_unregistered 1"]).await;
    let mut said = get(&port, "/healthz").await;
    while said.0 != 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        said = get(&port, "/healthz").await;
    }
    assert!(said.1.contains("commands are not registered"), "{said:?}");
    bot.discord.faults().clear();
    bot.discord.ready(soon).await.unwrap();
    wait_for(&port, &["rokugan_commands_unregistered 0"]).await;
    assert_eq!(get(&port, "/healthz").await, (200, "ok\n".into()));
    let aiko = bot.discord.user("Aiko");
    let new = aiko.slash(bot.channel, "rokugan new", &[]).unwrap();
    new.reply().await.unwrap();
}
