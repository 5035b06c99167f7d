//! The real binary in a folder of its own, with a clean environment.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use standin::fault::Rule;
use standin::id::ChannelId;
use standin::{Config, StandIn};
use tempfile::TempDir;

pub const TOKEN: &str = "canary-token.of.the-bot";
pub const SOON: Duration = Duration::from_secs(180);

/// The binary, run in this folder, knowing nothing but what it is told.
pub fn rokugan(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rokugan"));
    command.env_clear().current_dir(folder);
    command
}

/// Runs to the end, which must be a refusal: not zero, no panic, one line for the person.
pub fn refusal(command: &mut Command) -> (i32, String) {
    let Output { status, stderr, .. } = command.output().unwrap();
    let said = String::from_utf8_lossy(&stderr).into_owned();
    assert!(!status.success(), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    assert!(!said.contains(TOKEN), "{said}");
    let lines: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("rokugan: "))
        .collect();
    assert_eq!(lines.len(), 1, "one clear line: {said}");
    (
        status.code().unwrap(),
        lines.first().copied().unwrap().to_owned(),
    )
}

/// The bot with a token, on a stand-in.
pub struct Bot {
    pub discord: StandIn,
    pub channel: ChannelId,
    pub folder: TempDir,
    pub child: Child,
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            eprintln!("--- log\n{}", self.log());
        }
    }
}

impl Bot {
    pub async fn start(more: &[(&str, &str)]) -> Self {
        let bot = Self::launch(more, None).await;
        bot.discord.ready(SOON).await.unwrap();
        bot
    }

    /// Starts the bot with this trouble, and does not wait for it.
    pub async fn launch(more: &[(&str, &str)], trouble: Option<Rule>) -> Self {
        let config = Config {
            tls: true,
            token: TOKEN.into(),
            ..Config::default()
        };
        let discord = StandIn::start(config).await.unwrap();
        let (_, channel) = discord.guild("Rokugan");
        if let Some(rule) = trouble {
            discord.fault(rule);
        }
        let folder = tempfile::tempdir().unwrap();
        let (at, authority) = discord.tls().unwrap();
        let pem = folder.path().join("authority.pem");
        std::fs::write(&pem, &authority.pem).unwrap();
        let log = std::fs::File::create(folder.path().join("log")).unwrap();
        let child = rokugan(folder.path())
            .env("DISCORD_TOKEN", TOKEN)
            .env("ROKUGAN_DISCORD_AT", at.to_string())
            .env("ROKUGAN_DISCORD_CA", pem)
            .env("ROKUGAN_EMOJI", "false")
            .envs(more.iter().copied())
            .stderr(log)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Self {
            discord,
            channel,
            folder,
            child,
        }
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    pub fn signal(&self, name: &str) {
        let status = Command::new("kill")
            .args(["-s", name, &self.child.id().to_string()])
            .status();
        assert!(status.unwrap().success());
    }

    /// The exit code, once it has ended by itself; nothing if it does not.
    pub async fn ended(&mut self) -> Option<i32> {
        for _ in 0..3600 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    }
}
