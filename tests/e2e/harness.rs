//! The bot's real binary against the stand-in, and people who click.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rokugan::test_database;
use serde_json::Value;
use standin::id::{ChannelId, GuildId, MessageId};
use standin::limit::Limits;
use standin::{Asked, Config, Given, Seen, StandIn, User};

pub const TOKEN: &str = "canary-token.of.the-bot";
/// What is said about the film of a table.
pub const FILM: &str = "from the first move to the last";
/// A limit that only a hang reaches, however busy the machine.
pub const SOON: Duration = Duration::from_secs(180);

// No test may run without the second opinion on what the bot sends.
const _: () = assert!(standin::ORACLE, "the stand-in needs its feature `oracle`");

/// The stand-in, the bot, and a directory of its own.
pub struct Harness {
    pub discord: StandIn,
    pub guild: GuildId,
    pub channel: ChannelId,
    pub dir: PathBuf,
    bot: Option<Child>,
    pub slow_handlers_ms: u64,
    pub panics: u32,
    pub failing_pictures: bool,
    pub slow_pictures_ms: u64,
    pub no_rate_limit: bool,
    pub failpoint: u32,
    /// How long a Daimyo thinks about a move.
    pub thinking: &'static str,
    /// The bot uploads its signs as emoji. Most tests do without: when each is there depends on the moment.
    pub emoji: bool,
    /// The bot takes interactions over HTTP, too.
    pub over_http: bool,
    /// Where the database was moved to.
    pub moved_to: Option<String>,
    /// How much the bot writes to its log.
    pub log_level: &'static str,
    /// The library that moves the system's clock under the bot, by the file `system_clock`.
    pub faketime: Option<PathBuf>,
}

impl Drop for Harness {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("--- bot log\n{}", self.log());
        } else {
            test_database::forget(&self.database());
            let _ = fs::remove_dir_all(&self.dir);
        }
    }
}

impl Harness {
    /// A stand-in with one server, and the bot connected to it.
    pub async fn open() -> Self {
        let mut harness = Self::without_bot().await;
        harness.start().await;
        harness
    }

    /// The stand-in alone.
    pub async fn without_bot() -> Self {
        Self::strict(Limits::generous()).await
    }

    /// The stand-in alone, with these rate limits.
    pub async fn strict(limits: Limits) -> Self {
        Self::set_up(Config {
            limits,
            ..Config::default()
        })
        .await
    }

    /// The stand-in alone, as this says, with TLS, our token and a record of its own.
    pub async fn set_up(config: Config) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let dir = std::env::temp_dir().join(format!("rokugan-{}-{count}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let config = Config {
            tls: true,
            token: TOKEN.into(),
            record_to: std::env::var_os("ROKUGAN_RECORD").map(|folder| {
                PathBuf::from(folder).join(format!("{}-{count}.jsonl", std::process::id()))
            }),
            ..config
        };
        let discord = StandIn::start(config).await.unwrap();
        fs::write(dir.join("ca.pem"), &discord.tls().unwrap().1.pem).unwrap();
        let (guild, channel) = discord.guild("Rokugan");
        Self {
            discord,
            guild,
            channel,
            dir,
            bot: None,
            slow_handlers_ms: 0,
            panics: 0,
            failing_pictures: false,
            slow_pictures_ms: 0,
            no_rate_limit: true,
            failpoint: 0,
            thinking: "20ms",
            emoji: false,
            over_http: false,
            moved_to: None,
            log_level: "trace",
            faketime: None,
        }
    }

    /// The database: the file, or what stands for it.
    pub fn address(&self) -> String {
        let own = || test_database::url(&self.database()).unwrap();
        self.moved_to.clone().unwrap_or_else(own)
    }

    pub fn database(&self) -> PathBuf {
        self.dir.join("rokugan.sqlite")
    }

    /// Moves the bot's clock, if it is there.
    pub fn clock_file(&self) -> PathBuf {
        self.dir.join("clock")
    }

    /// Says by how much the system's clock is wrong, where `faketime` is loaded.
    pub fn system_clock(&self) -> PathBuf {
        self.dir.join("system_clock")
    }

    /// The binary, set up to run against this stand-in.
    pub fn command(&self, verb: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rokugan"));
        command
            .arg(verb)
            .env("DISCORD_TOKEN", TOKEN)
            .env("ROKUGAN_DATABASE", self.address())
            .env(
                "ROKUGAN_DISCORD_AT",
                self.discord.tls().unwrap().0.to_string(),
            )
            .env("ROKUGAN_DISCORD_CA", self.dir.join("ca.pem"))
            .env(
                "ROKUGAN_SLOW_HANDLERS_MS",
                self.slow_handlers_ms.to_string(),
            )
            .env(
                "ROKUGAN_FAILING_PICTURES",
                self.failing_pictures.to_string(),
            )
            .env(
                "ROKUGAN_SLOW_PICTURES_MS",
                self.slow_pictures_ms.to_string(),
            )
            .env("ROKUGAN_NO_RATE_LIMIT", self.no_rate_limit.to_string())
            .env("ROKUGAN_FAILPOINT", self.failpoint.to_string())
            .env("ROKUGAN_PANICS", self.panics.to_string())
            .env("ROKUGAN_THINKING", self.thinking)
            .env("ROKUGAN_EMOJI", self.emoji.to_string())
            .env("ROKUGAN_LOG", self.log_level)
            .env("RUST_LOG", self.log_level)
            .current_dir(&self.dir);
        if self.over_http {
            command.env("ROKUGAN_INTERACTIONS_PORT", "0");
        }
        if self.clock_file().exists() {
            command.env("ROKUGAN_CLOCK_FILE", self.clock_file());
        }
        if let Some(library) = &self.faketime {
            command
                .env("LD_PRELOAD", library)
                .env("FAKETIME_TIMESTAMP_FILE", self.system_clock())
                .env("FAKETIME_NO_CACHE", "1")
                // The other clock is the machine's own: it does not jump.
                .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
                .env("DONT_FAKE_MONOTONIC", "1");
        }
        command
    }

    pub fn spawn(&mut self) {
        let log = fs::File::options()
            .create(true)
            .append(true)
            .open(self.dir.join("log"))
            .unwrap();
        let child = self
            .command("run")
            .stderr(log)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        self.bot = Some(child);
    }

    pub async fn start(&mut self) {
        let before = self.discord.gateway().identifies();
        self.spawn();
        self.discord.ready(SOON).await.unwrap();
        self.discord
            .until(SOON, "a new session", |discord| {
                (discord.gateway().identifies() > before).then_some(())
            })
            .await
            .unwrap();
    }

    /// kill -9.
    pub fn kill(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }

    pub fn bot(&mut self) -> &mut Child {
        self.bot.as_mut().unwrap()
    }

    pub fn log(&self) -> String {
        fs::read_to_string(self.dir.join("log")).unwrap_or_default()
    }

    /// Checks the database with the doctor; the bot must not be running.
    pub fn doctor(&self) {
        let out = self.command("doctor").output().unwrap();
        let said = String::from_utf8_lossy(&out.stdout).into_owned()
            + &String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{said}");
    }

    /// A table of these people, under way.
    pub async fn table(&self, names: &[&str]) -> Vec<User> {
        let users: Vec<User> = names.iter().map(|name| self.discord.user(name)).collect();
        reply_text(&users[0].slash(self.channel, "rokugan new", &[]).unwrap()).await;
        for user in &users {
            reply_text(&user.slash(self.channel, "rokugan join", &[]).unwrap()).await;
        }
        self.begin(&users).await;
        self.public("The game begins").await;
        users
    }

    /// Everybody says that they are ready, so play begins.
    pub async fn begin(&self, users: &[User]) {
        for user in users {
            reply_text(&user.slash(self.channel, "rokugan start", &[]).unwrap()).await;
        }
    }

    /// The moves a person is offered while typing.
    pub async fn moves(&self, user: &User, typed: &str) -> Vec<String> {
        let typed = [("move", text(typed))];
        let offered = user.autocomplete(self.channel, "rokugan play", &typed, "move");
        let offered = offered.unwrap().choices().await.unwrap();
        offered.into_iter().map(|(_, value)| value).collect()
    }

    /// Makes the first move a person is offered.
    pub async fn first_move(&self, user: &User) -> String {
        let first = self.moves(user, "").await.swap_remove(0);
        let play = [("move", text(&first))];
        let said = reply_text(&user.slash(self.channel, "rokugan play", &play).unwrap()).await;
        assert!(said.contains("Done: "), "{said}");
        first
    }

    /// Waits until a public message of the channel contains this.
    pub async fn public(&self, text: &str) -> Seen {
        let watcher = self.discord.user("Watcher");
        watcher
            .wait_in(self.channel, SOON, |seen| {
                !seen.is_ephemeral() && seen.text().contains(text)
            })
            .await
            .unwrap()
    }

    /// Is the outbox empty?
    pub fn is_outbox_empty(&self) -> bool {
        self.query("SELECT count(*) FROM outbox").trim() == "0"
    }

    /// How many items wait in the outbox.
    pub fn outbox_len(&self) -> i64 {
        let count = self.query("SELECT count(*) FROM outbox");
        count.trim().parse().unwrap()
    }

    /// Changes the database behind the bot's back.
    pub fn change(&self, script: &str) {
        let out = test_database::ask(&self.database(), script).unwrap();
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{said}");
    }

    /// The whole database as text.
    pub fn dump(&self) -> String {
        test_database::dump(&self.database()).unwrap()
    }

    /// What the database says to this.
    pub fn query(&self, text: &str) -> String {
        let out = test_database::ask(&self.database(), text).unwrap();
        String::from_utf8_lossy(&out.stdout).into_owned()
    }

    /// How a column of bytes is said in hexadecimal digits.
    pub fn hex(column: &str) -> String {
        if test_database::on_server() {
            format!("encode({column}, 'hex')")
        } else {
            format!("lower(hex({column}))")
        }
    }

    /// Waits until the outbox is empty.
    pub async fn outbox_is_empty(&self) {
        let said = |_: &_| self.is_outbox_empty().then_some(());
        self.discord
            .until(SOON, "an empty outbox", said)
            .await
            .unwrap();
    }

    /// Waits for the film of the finished table; painting one takes a while.
    pub async fn film(&self) -> Seen {
        let watcher = self.discord.user("Watcher");
        let film = |seen: &Seen| seen.text().contains(FILM);
        let long = Duration::from_secs(240);
        watcher.wait_in(self.channel, long, film).await.unwrap()
    }

    /// All public messages of the channel.
    pub fn posts(&self) -> Vec<Seen> {
        self.discord.user("Watcher").sees(self.channel)
    }
}

/// The text of the reply to an interaction.
pub async fn reply_text(asked: &Asked) -> String {
    asked.reply().await.unwrap().text()
}

pub fn text(words: &str) -> Given {
    Given::Text(words.into())
}

/// A small generator, so that a failing run can be repeated.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

fn word<'v>(control: &'v Value, key: &str) -> &'v str {
    control.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// Does the message offer a step of a move?
pub fn offers(seen: &Seen) -> bool {
    seen.controls().iter().any(|control| {
        let id = word(control, "custom_id");
        id.contains("|m") || id.contains("|c.")
    })
}

/// Makes one click towards a move.
pub fn click(user: &User, seen: &Seen, chance: &mut Chance) -> Asked {
    let controls = seen.controls();
    if let Some(confirm) = controls
        .iter()
        .find(|control| word(control, "custom_id").contains("|c."))
    {
        return user.press(seen.id, word(confirm, "custom_id")).unwrap();
    }
    let steps: Vec<_> = controls
        .iter()
        .filter(|control| {
            word(control, "custom_id").contains("|m") && word(control, "label") != "Back"
        })
        .collect();
    let step = steps[chance.below(steps.len())];
    let id = word(step, "custom_id");
    if step.get("options").is_some() {
        let mut options = seen.options(id);
        let picks = step["min_values"].as_u64().unwrap_or(1);
        let pick = |_| options.swap_remove(chance.below(options.len()));
        let picked: Vec<String> = (0..picks).map(pick).collect();
        return user.select(seen.id, id, &picked).unwrap();
    }
    user.press(seen.id, id).unwrap()
}

/// Clicks in direct messages until the table is over. Answers how many clicks it took.
pub async fn play_by_dm(harness: &Harness, users: &[User], chance: &mut Chance) -> u32 {
    let mut clicks = 0;
    let mut idle = 0;
    while !over(harness) {
        let mut moved = false;
        for user in users {
            let Some(seen) = user.dms().into_iter().next_back().filter(offers) else {
                continue;
            };
            click(user, &seen, chance).reply().await.unwrap();
            moved = true;
            clicks += 1;
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(
            idle < 9000,
            "nobody is offered anything: {:#?}",
            harness.posts().last().map(Seen::text)
        );
        if !moved {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    clicks
}

/// One whole turn of a person in the ephemeral panel of the channel, if they are up.
pub async fn turn_in_channel(harness: &Harness, user: &User, chance: &mut Chance) -> bool {
    let post = harness
        .posts()
        .into_iter()
        .rev()
        .find(|seen| seen.button("Take my turn").is_some());
    let Some(post) = post else { return false };
    let id = post.button("Take my turn").unwrap();
    // The post may have lost its buttons meanwhile: somebody else has moved.
    let Ok(asked) = user.press(post.id, &id) else {
        return false;
    };
    let mut seen = asked.reply().await.unwrap();
    assert!(seen.is_ephemeral(), "{seen:?}");
    if !offers(&seen) {
        return false;
    }
    loop {
        let confirming = seen
            .controls()
            .iter()
            .any(|control| word(control, "custom_id").contains("|c."));
        let panel: MessageId = seen.id;
        seen = click(user, &seen, chance).reply().await.unwrap();
        assert_eq!(seen.id, panel, "changed in place");
        if confirming {
            return true;
        }
    }
}

/// The line with which a panel acknowledges an act of the flagship.
pub fn acknowledged(action: &str) -> String {
    let words = rokugan::wording::in_language(None);
    format!("Done: {}.", words.act(rules::catalog::FLAGSHIP, action))
}

pub fn over(harness: &Harness) -> bool {
    harness
        .posts()
        .iter()
        .any(|seen| seen.text().contains("The seed was"))
}
