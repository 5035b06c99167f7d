//! Clients nobody here wrote, against the stand-in: discord.js from npm and discord.py from PyPI. Both
//! connect, register, answer, write and resume; what they cannot read is a fault of the stand-in.
//! Where node or python is missing, the test says so and tries nothing.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use standin::{Config, Given, StandIn};

/// A limit that only a hang reaches.
const PATIENCE: Duration = Duration::from_secs(180);

/// A running client and what it says, line by line.
struct Client {
    process: Child,
    said: Receiver<String>,
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Client {
    fn start(mut command: Command, script: &str, standin: &StandIn) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/foreign_clients")
            .join(script);
        let started = command
            .arg(script)
            .args([standin.url(), standin.token()])
            .stdout(Stdio::piped())
            .spawn();
        let mut process = started.unwrap();
        let out = BufReader::new(process.stdout.take().unwrap());
        let (sender, said) = channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { process, said }
    }

    /// Waits for the next line.
    fn says(&self, wanted: &str) {
        match self.said.recv_timeout(PATIENCE) {
            Ok(line) => assert_eq!(line, wanted),
            Err(error) => panic!("instead of {wanted:?}: {error}"),
        }
    }
}

/// A folder that keeps what was installed from one run to the next.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs an installer unless its work is there. False where the program is missing.
fn installed(proof: &Path, program: &str, arguments: &[&str], at: &Path) -> bool {
    if proof.exists() {
        return true;
    }
    let there = Command::new(program)
        .args(
            ["-m", "pip"]
                .iter()
                .take(2 * usize::from(program == "python3")),
        )
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !there.is_ok_and(|done| done.success()) {
        eprintln!("not tried: {program} cannot install packages here");
        return false;
    }
    let done = Command::new(program).args(arguments).arg(at).status();
    assert!(done.unwrap().success(), "{program} could not install");
    true
}

/// What every client must be able to do.
async fn walk(command: Command, script: &str, excused: &[&str]) {
    let standin = StandIn::start(Config::default()).await.unwrap();
    let (_, channel) = standin.guild("Test server");
    let aiko = standin.user("Aiko");
    let client = Client::start(command, script, &standin);
    client.says("ready Rokugan 1 hello");

    let who = [("who", Given::Text("Ben".into()))];
    let asked = aiko.autocomplete(channel, "hello", &who, "who").unwrap();
    let choices = asked.within(PATIENCE).choices().await.unwrap();
    assert_eq!(choices, [("Ben the first".to_owned(), "Ben1".to_owned())]);

    let asked = aiko.slash(channel, "hello", &who).unwrap();
    let panel = asked.within(PATIENCE).reply().await.unwrap();
    assert!(panel.is_ephemeral() && panel.text().contains("Hello Ben"));
    client.says("answered true");

    let asked = aiko.select(panel.id, "pick", &["2"]).unwrap();
    let picked = asked.within(PATIENCE).reply().await.unwrap();
    assert!(picked.text().contains("Picked 2"), "{picked:?}");

    let asked = aiko.press(panel.id, "dm").unwrap().within(PATIENCE);
    asked.answer().await.unwrap();
    let letter = aiko.wait_dm(PATIENCE, |seen| seen.text().contains("a second thought"));
    letter.await.unwrap();

    // A post, an emoji under it, a forward, and the emoji of somebody else.
    let asked = aiko.press(panel.id, "share").unwrap().within(PATIENCE);
    asked.answer().await.unwrap();
    client.says("shared 🌸 1 true For all");
    client.says("taken back 0");
    let post = aiko.wait_in(channel, PATIENCE, |seen| seen.text() == "For all");
    aiko.react(post.await.unwrap().id, "🌸").unwrap();
    client.says("reaction 🌸");

    let asked = aiko.press(panel.id, "more").unwrap().within(PATIENCE);
    let changed = asked.reply().await.unwrap();
    assert!(changed.id == panel.id && changed.text().contains("More"));
    let file = asked.follow_up(0).await.unwrap();
    assert!(
        file.is_ephemeral() && file.text().contains("A file"),
        "{file:?}"
    );

    // A connection that breaks is resumed, a server that invites is told from one that comes back.
    standin.gateway().close(4000);
    client.says("resumed");
    let (other, _) = standin.guild("Another server");
    client.says("joined Another server");
    standin.kick_bot(other);
    client.says("left Another server");
    let complaints = standin.complaints();
    let faults = complaints
        .iter()
        .filter(|text| !excused.iter().any(|excuse| text.ends_with(excuse)));
    assert_eq!(faults.collect::<Vec<_>>(), Vec::<&String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_js_finds_its_way() {
    let at = folder("discord-js");
    let install = [
        "install",
        "--no-audit",
        "--no-fund",
        "--silent",
        "discord.js@14.27.0",
        "--prefix",
    ];
    if installed(&at.join("node_modules/discord.js"), "npm", &install, &at) {
        let mut node = Command::new("node");
        node.env("NODE_PATH", at.join("node_modules"));
        walk(node, "bot.js", &[]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_py_finds_its_way() {
    let at = folder("discord-py");
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "discord.py==2.7.1",
        "--target",
    ];
    if installed(&at.join("discord"), "python3", &install, &at) {
        let mut python = Command::new("python3");
        python.env("PYTHONPATH", &at);
        // It sends a member of embeds that Discord only answers with.
        walk(python, "bot.py", &["unknown member `flags`"]).await;
    }
}
