//! The binary without a token, its page in a browser, and what a person does there.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::{Mutex, MutexGuard};

use crate::chromium::{PATIENCE, Tab};

/// One browser at a time: several would starve each other on a small machine.
static TURN: Mutex<()> = Mutex::const_new(());

pub struct Page {
    pub tab: Tab,
    bot: Child,
    _folder: TempDir,
    _turn: MutexGuard<'static, ()>,
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = self.bot.kill();
        let _ = self.bot.wait();
        if !std::thread::panicking() {
            assert_eq!(self.tab.errors, Vec::<String>::new(), "errors in the page");
        }
    }
}

/// One click towards the end; returns what it was, or that the table is over.
const STEP: &str = include_str!("step.js");

/// More steps than any table takes at random.
const MOST_STEPS: u32 = 10_000;

/// Text as a JavaScript string.
fn js(text: &str) -> Value {
    json!(text)
}

impl Page {
    /// Starts the bot and opens its page.
    pub async fn open() -> Self {
        let turn = TURN.lock().await;
        let folder = tempfile::tempdir().unwrap();
        let mut bot = Command::new(env!("CARGO_BIN_EXE_rokugan"))
            .args(["--port", "0"])
            .env_remove("DISCORD_TOKEN")
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let mut out = BufReader::new(bot.stdout.take().unwrap());
        out.read_line(&mut said).unwrap();
        let address = said
            .split_whitespace()
            .find(|word| word.starts_with("http"));
        let address = address.unwrap_or_else(|| panic!("no address in {said:?}"));
        let mut tab = Tab::open().await;
        tab.go(address).await;
        let mut page = Self {
            tab,
            bot,
            _folder: folder,
            _turn: turn,
        };
        page.sees("is online").await;
        page
    }

    /// Waits until the page shows this.
    pub async fn sees(&mut self, text: &str) {
        let shown = format!("document.body.innerText.includes({})", js(text));
        self.tab.until(&shown).await;
    }

    /// Waits until the newest message shows this.
    pub async fn sees_last(&mut self, text: &str) {
        let shown = format!(
            "document.querySelector('#messages > li:last-child')?.innerText.includes({})",
            js(text)
        );
        self.tab.until(&shown).await;
    }

    /// Everything the page shows.
    pub async fn text(&mut self) -> String {
        let text = self.tab.eval("document.body.innerText").await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Presses the newest button with this label in the stream.
    pub async fn press(&mut self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('#stream button')].filter(b => b.textContent.trim() === {}).at(-1)",
            js(label)
        );
        self.tab.click(&button).await;
    }

    /// Opens the drawer with channels and people, where the screen is too narrow to show it always.
    async fn open_drawer(&mut self) {
        let shut = "getComputedStyle(document.getElementById('menu')).display !== 'none' \
                    && !document.getElementById('side').classList.contains('open')";
        if self.tab.eval(shut).await == json!(true) {
            self.tab.click("document.getElementById('menu')").await;
        }
    }

    /// Becomes somebody else.
    pub async fn become_person(&mut self, name: &str) {
        self.open_drawer().await;
        let person = format!(
            "[...document.querySelectorAll('#people button')].find(b => b.lastChild.textContent === {name} || b.textContent.slice(1).startsWith({name}))",
            name = js(name)
        );
        self.tab.click(&person).await;
        let chosen = format!(
            "document.querySelector('#people [aria-checked=true]')?.textContent.slice(1).startsWith({})",
            js(name)
        );
        self.tab.until(&chosen).await;
    }

    /// Goes to a channel, or with `Rokugan` to the direct messages.
    pub async fn go(&mut self, name: &str) {
        self.open_drawer().await;
        let place = format!(
            "[...document.querySelectorAll('#places li button')].find(b => b.textContent.includes({}))",
            js(name)
        );
        self.tab.click(&place).await;
        let there = format!(
            "document.getElementById('title').textContent.includes({})",
            js(name)
        );
        self.tab.until(&there).await;
    }

    /// Chooses a slash command from the list and stops there, its options open.
    pub async fn begin(&mut self, command: &str) {
        self.tab.click("document.getElementById('line')").await;
        self.tab.write(command).await;
        let first = format!(
            "document.querySelector('#offers [aria-selected=true]')?.textContent.startsWith({})",
            js(command)
        );
        self.tab.until(&first).await;
        self.tab.key("Enter").await;
        let begun = format!(
            "document.querySelector('#chips button')?.textContent.startsWith({})",
            js(command)
        );
        self.tab.until(&begun).await;
    }

    /// Uses a slash command without options.
    pub async fn slash(&mut self, command: &str) {
        self.begin(command).await;
        self.tab.key("Enter").await;
        self.tab
            .until("!document.querySelector('#chips button')")
            .await;
    }

    /// Brings the last message with this text to the top of what is seen.
    pub async fn shows(&mut self, text: &str) {
        let there = format!(
            "(() => {{ const all = [...document.querySelectorAll('#messages > li')]; \
             const one = all.filter(m => m.textContent.includes({})).at(-1); \
             one?.scrollIntoView({{ block: 'start' }}); return !!one; }})()",
            js(text)
        );
        self.tab.until(&there).await;
    }

    /// A table of Aiko and Ben, begun by Aiko, who is on the page.
    pub async fn table_of_two(&mut self) {
        self.become_person("Aiko").await;
        self.slash("/rokugan new").await;
        self.sees("1 of 5 seats").await;
        self.become_person("Ben").await;
        self.press("Join").await;
        self.sees("2 of 5 seats").await;
        self.slash("/rokugan start").await;
        self.sees("ready to begin").await;
        self.become_person("Aiko").await;
        self.slash("/rokugan start").await;
        self.sees("The game begins").await;
    }

    /// Plays by clicks and select menus alone until the table is over, with a screenshot on the way. Answers
    /// how many clicks and selections it took.
    pub async fn play_to_the_end(&mut self, mid: &str) -> (u32, u32) {
        // In the direct messages the panel changes in place and nothing pushes it away.
        self.go("Rokugan").await;
        let (mut selects, mut clicks) = (0, 0);
        let mut looks_in_vain = 0_u32;
        let mut acted = Instant::now();
        while clicks + selects < MOST_STEPS {
            // Wait until the press is answered, so that the next one is on the current panel.
            self.tab
                .until("document.getElementById('stream').getAttribute('aria-busy') !== 'true'")
                .await;
            let done = self.tab.eval(STEP).await;
            match done.as_str().unwrap_or_default() {
                "over" => return (clicks, selects),
                "" => {
                    looks_in_vain += 1;
                    let news = "!!document.querySelector('#places .badge, #places .new')";
                    let news = self.tab.eval(news).await == json!(true);
                    // Perhaps the table is over: the channel has the score.
                    if news || looks_in_vain.is_multiple_of(50) {
                        self.go("general").await;
                        if self.text().await.contains("The seed was") {
                            return (clicks, selects);
                        }
                        self.go("Rokugan").await;
                    }
                    if acted.elapsed() > PATIENCE {
                        self.tab.shot("stuck").await;
                        panic!("nothing to press any more:\n{}", self.text().await);
                    }
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
                "select" => selects += 1,
                _ => clicks += 1,
            }
            acted = Instant::now();
            if clicks == 12 {
                self.tab.shot(mid).await;
            }
        }
        panic!("not over after {clicks} clicks and {selects} selections");
    }
}
