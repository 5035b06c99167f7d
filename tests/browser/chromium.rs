//! A small client of Chromium's debugging protocol: one browser, one tab, real mouse and keys.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Generous, because a busy machine is not a failure.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// What the tests need and how to get it.
const MISSING: &str = "the browser tests need Chromium: `apt-get install chromium` on Debian and \
    Ubuntu, or set CHROMIUM to the path of a Chromium or Chrome";

pub struct Tab {
    socket: WebSocketStream<TcpStream>,
    session: Value,
    count: u64,
    /// What went wrong in the page itself.
    pub errors: Vec<String>,
    browser: Child,
    _profile: TempDir,
}

impl Drop for Tab {
    fn drop(&mut self) {
        let _ = self.browser.kill();
        let _ = self.browser.wait();
    }
}

fn find() -> PathBuf {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        return path.into();
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let found = std::env::split_paths(&folders)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|path| path.is_file());
    found.unwrap_or_else(|| panic!("{MISSING}"))
}

impl Tab {
    /// A new browser without history.
    pub async fn open() -> Self {
        let profile = tempfile::tempdir().unwrap();
        let mut browser = Command::new(find())
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--remote-debugging-port=0",
                "--lang=en-US",
                "about:blank",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap_or_else(|e| panic!("{MISSING} ({e})"));
        let mut lines = BufReader::new(browser.stderr.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| {
                line.strip_prefix("DevTools listening on ")
                    .map(str::to_owned)
            })
            .unwrap_or_else(|| panic!("Chromium did not start; {MISSING}"));
        // Read on, so that later output does not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let host = address
            .trim_start_matches("ws://")
            .split('/')
            .next()
            .unwrap();
        let stream = TcpStream::connect(host).await.unwrap();
        let (socket, _) = client_async(&address, stream).await.unwrap();
        let mut tab = Self {
            socket,
            session: Value::Null,
            count: 0,
            errors: Vec::new(),
            browser,
            _profile: profile,
        };
        let blank = json!({ "url": "about:blank" });
        let target = tab.call("Target.createTarget", blank).await;
        let attach = json!({ "targetId": target.get("targetId"), "flatten": true });
        let attached = tab.call("Target.attachToTarget", attach).await;
        tab.session = attached.get("sessionId").cloned().unwrap();
        tab.call("Runtime.enable", json!({})).await;
        tab.call("Page.enable", json!({})).await;
        tab.desktop().await;
        tab
    }

    /// Calls a method and waits for its answer; events are noted on the way.
    async fn call(&mut self, method: &str, params: Value) -> Value {
        self.count += 1;
        let id = self.count;
        let mut body = json!({ "id": id, "method": method, "params": params });
        if !self.session.is_null() {
            let session = self.session.clone();
            body.as_object_mut()
                .unwrap()
                .insert("sessionId".into(), session);
        }
        self.socket
            .send(Message::text(body.to_string()))
            .await
            .unwrap();
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let frame = next.unwrap_or_else(|_| panic!("no answer to {method}"));
            let Message::Text(text) = frame.unwrap().unwrap() else {
                continue;
            };
            let said: Value = serde_json::from_str(&text).unwrap();
            if said.get("method") == Some(&json!("Runtime.exceptionThrown")) {
                self.errors.push(said.to_string());
            }
            if said.get("id") == Some(&json!(id)) {
                let result = said.get("result").cloned();
                return result.unwrap_or_else(|| panic!("{method}: {said}"));
            }
        }
    }

    /// A desktop screen: 1280 by 800, light.
    pub async fn desktop(&mut self) {
        self.screen(1280, 800, 1, "light").await;
    }

    /// A phone screen: 390 by 844, dark.
    pub async fn phone(&mut self) {
        self.screen(390, 844, 2, "dark").await;
    }

    async fn screen(&mut self, width: u32, height: u32, dots: u32, scheme: &str) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": dots, "mobile": dots > 1 });
        self.call("Emulation.setDeviceMetricsOverride", size).await;
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", media).await;
    }

    pub async fn go(&mut self, address: &str) {
        self.call("Page.navigate", json!({ "url": address })).await;
    }

    pub async fn reload(&mut self) {
        self.call("Page.reload", json!({})).await;
        // The old page may still answer for a moment.
        tokio::time::sleep(Duration::from_millis(300)).await;
    }

    /// The value of an expression in the page; null if the page is not there yet.
    pub async fn eval(&mut self, expression: &str) -> Value {
        let ask = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let said = self.call("Runtime.evaluate", ask).await;
        let value = said.pointer("/result/value");
        if said.get("exceptionDetails").is_some() {
            return Value::Null;
        }
        value.cloned().unwrap_or_default()
    }

    /// Waits until an expression is neither false, null, empty nor zero.
    pub async fn until(&mut self, expression: &str) -> Value {
        let begun = Instant::now();
        loop {
            let value = self.eval(expression).await;
            let no = [json!(false), json!(null), json!(""), json!(0)];
            if !no.contains(&value) {
                return value;
            }
            if begun.elapsed() > PATIENCE {
                self.shot("never").await;
                let text = self.eval("document.body.innerText").await;
                panic!("never: {expression}\n{}", text.as_str().unwrap_or_default());
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Clicks the middle of an element, or of its first line, as soon as it is there, visible and on top.
    pub async fn click(&mut self, element: &str) {
        let place = format!(
            "(() => {{ const e = {element}; if (!e || e.disabled) return null; \
             e.scrollIntoView({{ block: 'nearest' }}); const r = e.getClientRects()[0]; if (!r) return null; \
             const x = r.x + r.width / 2, y = r.y + r.height / 2; \
             const top = document.elementFromPoint(x, y); \
             return top && (e === top || e.contains(top)) ? [x, y] : null; }})()"
        );
        // A picture that loads moves everything, so the place must be stable for a moment.
        let mut at = self.until(&place).await;
        loop {
            tokio::time::sleep(Duration::from_millis(120)).await;
            let again = self.until(&place).await;
            if again == at {
                break;
            }
            at = again;
        }
        let place = at;
        for (kind, buttons) in [("mousePressed", 1), ("mouseReleased", 0)] {
            let event = json!({ "type": kind, "x": place.get(0), "y": place.get(1),
                "button": "left", "buttons": buttons, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Types a text, all at once.
    pub async fn write(&mut self, text: &str) {
        self.call("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses a key: Enter, Tab, Escape, ArrowDown …
    pub async fn key(&mut self, key: &str) {
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            "ArrowDown" => 40,
            _ => 0,
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code });
            if key == "Enter" && kind == "keyDown" {
                event
                    .as_object_mut()
                    .unwrap()
                    .insert("text".into(), json!("\r"));
            }
            self.call("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Saves a screenshot as `target/browser/<name>.png`.
    pub async fn shot(&mut self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("browser");
        std::fs::create_dir_all(&folder).unwrap();
        let shot = self
            .call("Page.captureScreenshot", json!({ "format": "png" }))
            .await;
        let bytes = STANDARD.decode(shot.get("data").unwrap().as_str().unwrap());
        std::fs::write(folder.join(format!("{name}.png")), bytes.unwrap()).unwrap();
    }
}
