//! The fault plan against a real client: rate limits, failures, lost and damaged answers.

use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateMessage, Nonce};
use standin::fault::routes::{self, CREATE_MESSAGE as POST};
use standin::fault::{Rule, Trouble};
use standin::limit::Limits;
use standin::{Config, StandIn};

use crate::bot::{Way, http, run};

struct Bench {
    standin: StandIn,
    http: serenity::Http,
    channel: ChannelId,
}

async fn bench(way: Way, limits: Limits) -> Bench {
    let config = Config {
        tls: way == Way::Tls,
        limits,
        ..Config::default()
    };
    let standin = StandIn::start(config).await.unwrap();
    let (_, channel) = standin.guild("Test server");
    let http = http(&standin, way);
    Bench {
        standin,
        http,
        channel: ChannelId::new(channel.0),
    }
}

impl Bench {
    async fn send(&self, text: &str) -> Result<serenity::Message, serenity::Error> {
        let message = CreateMessage::new()
            .content(text)
            .nonce(Nonce::String(text.to_owned()))
            .enforce_nonce(true);
        self.channel.send_message(&self.http, message).await
    }

    fn seen(&self) -> Vec<String> {
        let channel = self.channel.get().into();
        let seen = self.standin.user("Aiko").sees(channel);
        seen.into_iter().map(|message| message.content).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_production_rate_limiter_waits_out_a_429() {
    let bench = bench(Way::Tls, Limits::generous()).await;
    let wait = Duration::from_millis(300);
    bench.standin.fault(
        Rule::new(Trouble::RateLimited {
            wait,
            global: false,
        })
        .on(POST),
    );
    let begun = Instant::now();
    bench.send("a").await.unwrap();
    assert!(begun.elapsed() >= wait);
    bench
        .standin
        .fault(Rule::new(Trouble::RateLimited { wait, global: true }).on(POST));
    bench.send("b").await.unwrap();
    assert_eq!(bench.seen(), ["a", "b"]);
    let statuses: Vec<u16> = bench
        .standin
        .traffic()
        .on(POST)
        .iter()
        .map(|e| e.status)
        .collect();
    assert_eq!(statuses, [429, 200, 429, 200]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_production_rate_limiter_obeys_the_headers_and_is_never_refused() {
    let bench = bench(Way::Tls, Limits::generous().route(POST, 2, 400)).await;
    let begun = Instant::now();
    for text in ["a", "b", "c", "d", "e"] {
        bench.send(text).await.unwrap();
    }
    assert!(
        begun.elapsed() >= Duration::from_millis(400),
        "{:?}",
        begun.elapsed()
    );
    assert_eq!(bench.seen().len(), 5);
    assert_eq!(bench.standin.traffic().invalid_requests(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_before_the_effect_leave_nothing_behind() {
    let bench = bench(Way::Plain, Limits::generous()).await;
    for trouble in [
        Trouble::Status(500),
        Trouble::Status(502),
        Trouble::Status(504),
        Trouble::code(130_000),
        Trouble::code(200_000),
        Trouble::CutBefore,
    ] {
        bench.standin.fault(Rule::new(trouble.clone()).on(POST));
        assert!(bench.send("lost").await.is_err(), "{trouble:?}");
        assert_eq!(bench.seen(), Vec::<String>::new(), "{trouble:?}");
    }
    bench.send("at last").await.unwrap();
    assert_eq!(bench.seen(), ["at last"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_or_spoilt_answer_has_had_its_effect_and_the_nonce_saves_us() {
    for way in [Way::Plain, Way::Tls] {
        let bench = bench(way, Limits::generous()).await;
        for trouble in [Trouble::AnswerLost, Trouble::Truncated, Trouble::Html] {
            let text = format!("{trouble:?}");
            bench.standin.fault(Rule::new(trouble).on(POST));
            assert!(bench.send(&text).await.is_err(), "{text}");
            bench.send(&text).await.unwrap();
            let copies = bench
                .seen()
                .into_iter()
                .filter(|seen| *seen == text)
                .count();
            assert_eq!(copies, 1, "{text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_choose_channel_and_user_and_can_be_slow() {
    let running = run(Way::Plain, Config::default()).await;
    let (aiko, ben) = (running.standin.user("Aiko"), running.standin.user("Ben"));
    let delay = Duration::from_millis(150);
    let rule = Rule::new(Trouble::Stalled(delay))
        .on(routes::CALLBACK)
        .user(ben.id())
        .always();
    running.standin.fault(rule);
    let begun = Instant::now();
    let quick = aiko
        .slash(running.channel, "echo", &[("text", "a".into())])
        .unwrap();
    quick.reply().await.unwrap();
    let slow = ben
        .slash(running.channel, "echo", &[("text", "b".into())])
        .unwrap();
    slow.reply().await.unwrap();
    assert!(begun.elapsed() >= delay);
    assert!(slow.acknowledged_after().unwrap() >= delay);
    assert_eq!(running.standin.faults().pending(), 1);
    running.standin.faults().clear();
    let elsewhere = running.standin.channel(running.guild, "elsewhere");
    running
        .standin
        .fault(Rule::new(Trouble::CutBefore).channel(elsewhere).always());
    let fine = aiko
        .slash(running.channel, "echo", &[("text", "c".into())])
        .unwrap();
    fine.reply().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_can_be_written_to_a_file() {
    let file = std::env::temp_dir().join(format!("standin-{}.jsonl", std::process::id()));
    let config = Config {
        record_to: Some(file.clone()),
        ..Config::default()
    };
    let running = run(Way::Plain, config).await;
    let aiko = running.standin.user("Aiko");
    let asked = aiko.slash(running.channel, "whisper", &[]).unwrap();
    asked.reply().await.unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(text, running.standin.traffic().lines());
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        for key in ["method", "path", "body", "files", "answer"] {
            assert!(line.get(key).is_some(), "{key} in {line}");
        }
    }
}
