//! The gateway: what is refused for good ends the bot, and no identify is wasted.

use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use standin::{Config, StandIn};

use crate::bot::{TOKEN, refusal, rokugan};

const SETTING: i32 = 78;

async fn discord(folder: &Path) -> StandIn {
    let config = Config {
        tls: true,
        // The library notices some closes only when it cannot send a heartbeat.
        heartbeat_ms: 500,
        token: TOKEN.into(),
        ..Config::default()
    };
    let discord = StandIn::start(config).await.unwrap();
    fs::write(folder.join("ca.pem"), &discord.tls().unwrap().1.pem).unwrap();
    discord
}

fn bot(folder: &Path, discord: &StandIn) -> std::process::Command {
    let mut command = rokugan(folder);
    command.env("DISCORD_TOKEN", TOKEN);
    let at = discord.tls().unwrap().0;
    command.env("ROKUGAN_DISCORD_AT", at.to_string());
    command.env("ROKUGAN_DISCORD_CA", "ca.pem");
    command
}

fn spawn(folder: &Path, discord: &StandIn) -> Child {
    let log = fs::File::options()
        .create(true)
        .append(true)
        .open(folder.join("log"))
        .unwrap();
    let mut command = bot(folder, discord);
    command.stderr(log).stdout(Stdio::null()).spawn().unwrap()
}

fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap_or_default()
}

/// Waits until it is so.
async fn until(what: &str, so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_secs(90), "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// F15: closes that no restart mends end the bot with the code for a wrong setting.
#[tokio::test(flavor = "multi_thread")]
async fn f15_fatal_closes_stop_for_good() {
    for code in [4004, 4010, 4011, 4012, 4013, 4014] {
        let folder = tempfile::tempdir().unwrap();
        let discord = discord(folder.path()).await;
        discord.gateway().close_identifies(Some(code));
        let mut command = bot(folder.path(), &discord);
        let (exit, said) = tokio::task::block_in_place(|| refusal(&mut command));
        assert_eq!(exit, SETTING, "{code}: {said}");
        // After some the library may already have begun to connect again.
        let most = if matches!(code, 4010..=4012) { 2 } else { 1 };
        assert!(discord.gateway().identifies() <= most, "{code}");
    }
}

/// F15 F16: a gateway that closes every identify does not use up the day's identifies.
#[tokio::test(flavor = "multi_thread")]
async fn f15_f16_endless_closes_stop_the_bot() {
    let codes = [4000, 4008].map(|code| {
        tokio::spawn(async move {
            let folder = tempfile::tempdir().unwrap();
            let discord = discord(folder.path()).await;
            discord.gateway().close_identifies(Some(code));
            let mut bot = spawn(folder.path(), &discord);
            let ended = ended(&mut bot).await;
            let log = log(folder.path());
            assert_eq!(ended, Some(1), "{code}: {log}");
            assert!(log.contains("again and again"), "{code}: {log}");
            assert!(discord.gateway().identifies() <= 20, "{code}");
        })
    });
    for code in codes {
        code.await.unwrap();
    }
}

/// The exit code of a bot that ends by itself; nothing if it does not.
async fn ended(bot: &mut Child) -> Option<i32> {
    for _ in 0..1800 {
        if let Some(status) = bot.try_wait().unwrap() {
            return status.code();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bot.kill().unwrap();
    bot.wait().unwrap();
    None
}

/// F16: without identifies left the bot waits for new ones.
#[tokio::test(flavor = "multi_thread")]
async fn f16_the_daily_limit_of_identifies_is_respected() {
    let folder = tempfile::tempdir().unwrap();
    let discord = discord(folder.path()).await;
    let in_a_second = Duration::from_secs(1);
    discord.gateway().leave_identifies(Some((3, in_a_second)));
    let mut bot = spawn(folder.path(), &discord);
    let waits = || log(folder.path()).contains("identifies are left");
    until("the bot to wait", waits).await;
    assert_eq!(discord.gateway().identifies(), 0);
    discord.gateway().leave_identifies(None);
    until("the bot to connect", || discord.gateway().connected() > 0).await;
    bot.kill().unwrap();
    bot.wait().unwrap();
}

/// F16: a bot that is started again and again waits longer each time.
#[tokio::test(flavor = "multi_thread")]
async fn f16_restarts_back_off() {
    let folder = tempfile::tempdir().unwrap();
    let discord = discord(folder.path()).await;
    let paused = || log(folder.path()).contains("started often");
    for start in 0..4 {
        let before = discord.gateway().identifies();
        let mut bot = spawn(folder.path(), &discord);
        let connects = || discord.gateway().identifies() > before;
        until("a start", || paused() || connects()).await;
        assert_eq!(paused(), start == 3, "start {start}");
        if paused() {
            assert!(!connects(), "not before the pause");
            until("the end of the pause", connects).await;
        }
        bot.kill().unwrap();
        bot.wait().unwrap();
    }
}
