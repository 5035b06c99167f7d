//! A database belongs to one application: another token, or none, leaves it as it is.

use std::fs;
use std::path::Path;
use std::process::Command;

use standin::id::ApplicationId;
use standin::{Config, StandIn};

use crate::bot::{Bot, SOON, TOKEN, refusal, rokugan};

const SETTING: i32 = 78;

/// Everything in a database, as text, without when it was last opened.
fn contents(folder: &Path) -> String {
    let out = Command::new("sqlite3")
        .arg(folder.join("rokugan.sqlite"))
        .arg(".dump")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let kept = text.lines().filter(|line| !line.contains("'opened'"));
    kept.collect::<Vec<_>>().join("\n")
}

/// A folder with the database of a bot that has a table.
async fn production() -> tempfile::TempDir {
    let mut bot = Bot::start(&[]).await;
    let aiko = bot.discord.user("Aiko");
    let asked = aiko.slash(bot.channel, "rokugan new", &[]).unwrap();
    asked.reply().await.unwrap();
    let open = |seen: &standin::Seen| seen.button("Join").is_some();
    aiko.wait_in(bot.channel, SOON, open).await.unwrap();
    bot.signal("TERM");
    assert_eq!(bot.ended().await, Some(0));
    let folder = tempfile::tempdir().unwrap();
    let file = "rokugan.sqlite";
    fs::copy(bot.folder.path().join(file), folder.path().join(file)).unwrap();
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn another_applications_token_is_refused() {
    let folder = production().await;
    let before = contents(folder.path());
    let config = Config {
        tls: true,
        token: TOKEN.into(),
        ..Config::default()
    };
    let other = StandIn::start(config).await.unwrap();
    other.change(|world| world.app.id = ApplicationId(4711));
    let (at, authority) = other.tls().unwrap();
    fs::write(folder.path().join("ca.pem"), &authority.pem).unwrap();
    let mut command = rokugan(folder.path());
    command.env("DISCORD_TOKEN", TOKEN);
    command.env("ROKUGAN_DISCORD_AT", at.to_string());
    command.env("ROKUGAN_DISCORD_CA", "ca.pem");
    let (code, said) = tokio::task::block_in_place(|| refusal(&mut command));
    assert_eq!(code, SETTING, "{said}");
    assert!(said.contains("another application"), "{said}");
    assert!(said.contains("4711"), "{said}");
    assert_eq!(contents(folder.path()), before);
    assert_eq!(other.gateway().identifies(), 0, "it never connected");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_on_kept_data_is_refused() {
    let folder = production().await;
    let before = contents(folder.path());
    for token in [None, Some("")] {
        let mut command = rokugan(folder.path());
        command.args(["--port", "0", "--data", "."]);
        command.envs(token.map(|token| ("DISCORD_TOKEN", token)));
        let (code, said) = tokio::task::block_in_place(|| refusal(&mut command));
        assert_eq!(code, SETTING, "{said}");
        assert!(said.contains("DISCORD_TOKEN"), "{said}");
        assert!(said.contains("--page"), "{said}");
    }
    // Not even the flag gives the page a bot's file.
    let mut command = rokugan(folder.path());
    command.args(["--port", "0", "--page", "--database", "rokugan.sqlite"]);
    let (code, said) = tokio::task::block_in_place(|| refusal(&mut command));
    assert_eq!(code, SETTING, "{said}");
    assert!(said.contains("a file of its own"), "{said}");
    assert_eq!(contents(folder.path()), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_keeps_its_tables_in_a_file_of_its_own() {
    let folder = production().await;
    let before = contents(folder.path());
    let log = fs::File::create(folder.path().join("log")).unwrap();
    let mut page = rokugan(folder.path())
        .args(["--port", "0", "--page", "--data", "."])
        .env("ROKUGAN_LOG", "debug")
        .stderr(log)
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let ready = || {
        let log = fs::read_to_string(folder.path().join("log"));
        log.unwrap_or_default().contains("commands registered")
    };
    for _ in 0..600 {
        if ready() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(ready());
    page.kill().unwrap();
    page.wait().unwrap();
    assert!(folder.path().join("page.sqlite").exists());
    assert_eq!(contents(folder.path()), before);
}
