//! Trouble with the gateway: lost connections, resumes, invalid sessions, fatal closes, odd events.

use std::time::Duration;

use poise::serenity_prelude::GatewayIntents;
use serde_json::json;
use standin::{Answer, Config};

use crate::bot::{Running, Way, run, start};

const SOON: Duration = Duration::from_secs(20);

/// Uses a command and expects it to be answered.
async fn works(running: &Running, text: &str) {
    let aiko = running.standin.user("Aiko");
    let asked = aiko
        .slash(running.channel, "echo", &[("text", text.into())])
        .unwrap();
    assert_eq!(asked.within(SOON).reply().await.unwrap().content, text);
}

async fn resumed(running: &Running, times: u32) {
    let done = running.standin.until(SOON, "a resume", |standin| {
        let gateway = standin.gateway();
        (gateway.resumes() == times && gateway.connected() == 1).then_some(())
    });
    done.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_during_a_lost_line_is_replayed_on_resume() {
    let running = run(Way::Plain, Config::default()).await;
    let gateway = running.standin.gateway();
    let aiko = running.standin.user("Aiko");
    // The order to drop is queued before the event, so the connection misses the event.
    gateway.drop_connections();
    let asked = aiko
        .slash(running.channel, "echo", &[("text", "missed".into())])
        .unwrap();
    assert_eq!(asked.within(SOON).reply().await.unwrap().content, "missed");
    resumed(&running, 1).await;
    gateway.close(4000);
    resumed(&running, 2).await;
    gateway.ask_reconnect();
    resumed(&running, 3).await;
    works(&running, "still here").await;
    assert_eq!(gateway.identifies(), 1);
    assert_eq!(running.standin.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_session_is_identified_anew() {
    let running = run(Way::Plain, Config::default()).await;
    let gateway = running.standin.gateway();
    gateway.forget_sessions();
    let again = |standin: &standin::StandIn| {
        (standin.gateway().identifies() == 2 && standin.gateway().connected() == 1).then_some(())
    };
    running
        .standin
        .until(SOON, "a second identify", again)
        .await
        .unwrap();
    works(&running, "anew").await;
    assert_eq!(gateway.resumes(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_op_nine_ends_the_session_or_keeps_it() {
    let running = run(Way::Plain, Config::default()).await;
    running.standin.gateway().invalidate(true);
    resumed(&running, 1).await;
    works(&running, "kept").await;
    running.standin.gateway().invalidate(false);
    let again = |standin: &standin::StandIn| {
        (standin.gateway().identifies() == 2 && standin.gateway().connected() == 1).then_some(())
    };
    running
        .standin
        .until(SOON, "a second identify", again)
        .await
        .unwrap();
    works(&running, "anew").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closes_that_end_the_session_lead_to_a_new_one() {
    for code in [4007, 4009] {
        let running = run(Way::Plain, Config::default()).await;
        running.standin.gateway().close(code);
        let again = |standin: &standin::StandIn| {
            let gateway = standin.gateway();
            (gateway.identifies() == 2 && gateway.connected() == 1).then_some(())
        };
        running
            .standin
            .until(SOON, "a second identify", again)
            .await
            .unwrap();
        works(&running, "anew").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_gateway_is_left() {
    let running = run(
        Way::Plain,
        Config {
            heartbeat_ms: 1_000,
            ..Config::default()
        },
    )
    .await;
    let gateway = running.standin.gateway();
    gateway.mute_acks(true);
    // serenity 0.12.5 restarts the shard here: it identifies and does not resume.
    let anew = |standin: &standin::StandIn| (standin.gateway().identifies() == 2).then_some(());
    running
        .standin
        .until(SOON, "a second identify", anew)
        .await
        .unwrap();
    let unanswered = gateway.most_unanswered();
    assert!((1..=2).contains(&unanswered), "{unanswered} intervals");
    gateway.mute_acks(false);
    works(&running, "alive").await;
    assert_eq!(gateway.resumes(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn fatal_closes_stop_the_bot() {
    for code in [4004, 4013, 4014] {
        let mut running = run(Way::Plain, Config::default()).await;
        running.standin.gateway().close(code);
        assert!(
            running.stopped().await.is_err(),
            "{code} must not be survived"
        );
        assert_eq!(
            running.standin.gateway().identifies(),
            1,
            "{code} must not be retried"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn privileged_intents_are_refused_unless_granted() {
    let wanted = GatewayIntents::GUILDS | GatewayIntents::GUILD_MEMBERS;
    let mut running = start(Way::Plain, Config::default(), wanted).await;
    assert!(running.stopped().await.is_err());
    let config = Config {
        privileged_intents: wanted.bits(),
        ..Config::default()
    };
    let running = start(Way::Plain, config, wanted).await;
    running.standin.ready(SOON).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_doubled_and_late_events_do_no_harm() {
    let running = run(Way::Plain, Config::default()).await;
    let gateway = running.standin.gateway();
    let aiko = running.standin.user("Aiko");
    gateway.send_event("SOMETHING_NEW", json!({ "future": [1, null, {}] }));
    gateway.sprinkle(true);
    works(&running, "unmoved").await;
    gateway.sprinkle(false);
    // The same interaction twice: the second answer is refused with 40060.
    gateway.double_next(1);
    let asked = aiko
        .slash(running.channel, "echo", &[("text", "twice".into())])
        .unwrap();
    assert!(matches!(asked.answer().await.unwrap(), Answer::Message(_)));
    let refused = |standin: &standin::StandIn| {
        let entries = standin.traffic().entries();
        let codes = entries
            .iter()
            .filter_map(|entry| entry.answer.get("code")?.as_u64());
        codes.into_iter().any(|code| code == 40060).then_some(())
    };
    running
        .standin
        .until(SOON, "a refused second answer", refused)
        .await
        .unwrap();
    // An interaction that arrives after its three seconds is void.
    gateway.hold();
    let late = aiko
        .slash(running.channel, "echo", &[("text", "late".into())])
        .unwrap();
    running.standin.advance(Duration::from_secs(4));
    gateway.release();
    let refused = |standin: &standin::StandIn| {
        let entries = standin.traffic().entries();
        let codes = entries
            .iter()
            .filter_map(|entry| entry.answer.get("code")?.as_u64());
        codes.into_iter().any(|code| code == 10062).then_some(())
    };
    running
        .standin
        .until(SOON, "a refused late answer", refused)
        .await
        .unwrap();
    assert!(late.failed());
    // An interaction that is lost on the way fails for its user and for nobody else.
    gateway.lose_next("INTERACTION_CREATE", 1);
    let lost = aiko
        .slash(running.channel, "echo", &[("text", "lost".into())])
        .unwrap();
    works(&running, "next").await;
    running.standin.advance(Duration::from_secs(4));
    assert!(lost.failed());
}

#[tokio::test(flavor = "multi_thread")]
async fn outages_and_kicks_reach_the_bot_without_breaking_it() {
    let running = run(Way::Plain, Config::default()).await;
    running.standin.outage(running.guild, true);
    running.standin.outage(running.guild, false);
    works(&running, "back").await;
    running.standin.kick_bot(running.guild);
    let aiko = running.standin.user("Aiko");
    assert!(
        aiko.slash(running.channel, "echo", &[("text", "x".into())])
            .is_err()
    );
    assert_eq!(running.standin.complaints(), Vec::<String>::new());
}
