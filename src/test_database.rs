//! Databases for tests: files, or databases of a PostgreSQL server of the tests' own.
//!
//! Tests name a file. With `ROKUGAN_TEST_DATABASE=postgres` they get a database of a server instead, one for each
//! name. The server belongs to the process that runs the tests: it is started in a temporary folder when the first
//! test asks for it, listens only there, and ends with that process, however that ends.

use std::collections::HashMap;
use std::io::{self, BufRead as _, BufReader, Error, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::clock::SystemClock;
use crate::store::{DatabaseAddress, Store, WRITER};

/// Starts a server in a folder as somebody who is not root, says so, and stops it when the input ends.
const SCRIPT: &str = r#"
trap '' INT TERM
room=$1
bin=$(dirname "$(find /usr/lib/postgresql -name initdb 2>/dev/null | sort -V | tail -1)")
[ -x "$bin/initdb" ] || { rm -rf "$room"; exit 1; }
as=
if [ "$(id -u)" = 0 ]; then
    chown postgres "$room" || exit 1
    as='setpriv --reuid=postgres --regid=postgres --clear-groups'
fi
if [ -n "$3" ]; then
    $as "$bin/pg_basebackup" -h "$3" -U rokugan -D "$room/data" -R -c fast --no-sync >"$room/log" 2>&1
else
    $as "$bin/initdb" -D "$room/data" -A trust -U rokugan --no-sync --locale=C.UTF-8 -E UTF8 >"$room/log" 2>&1
fi || { cat "$room/log" >&2; rm -rf "$room"; exit 1; }
start() {
    $as "$bin/postgres" -D "$room/data" -k "$room" -c listen_addresses= -c max_connections=300 \
        -c fsync=off -c full_page_writes=off -c shared_buffers=64MB $1 >>"$room/log" 2>&1 &
    server=$!
    until "$bin/pg_isready" -q -h "$room"; do
        kill -0 $server || { cat "$room/log" >&2; rm -rf "$room"; exit 1; }
        sleep 0.05
    done
}
stop() { kill -QUIT $server; wait $server; }
die() { kill -KILL $server; wait $server; }
start "$2"
echo ready
while read -r word; do
    $word "$2"
    echo ready
done
stop
rm -rf "$room"
"#;

/// The database that all others begin as copies of.
const TEMPLATE: &str = "whole";

/// A PostgreSQL server in a temporary folder, which ends with it.
#[derive(Clone)]
pub struct Server {
    room: PathBuf,
    process: Arc<Process>,
}

/// The script that runs the server.
struct Process(Mutex<(Child, BufReader<ChildStdout>)>);

impl Process {
    fn lock(&self) -> MutexGuard<'_, (Child, BufReader<ChildStdout>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has it do this, and waits until it is done.
    fn tell(&self, word: &str) -> io::Result<()> {
        let (child, said) = &mut *self.lock();
        if let Some(input) = &mut child.stdin {
            writeln!(input, "{word}")?;
        }
        said.read_line(&mut String::new()).map(drop)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let (process, _) = &mut *self.lock();
        drop(process.stdin.take());
        let _ = process.wait();
    }
}

impl Server {
    /// Starts one, with these settings beside our own.
    pub fn start(settings: &str) -> io::Result<Self> {
        Self::start_from(settings, None)
    }

    /// Starts a standby of this one, without which nothing is acknowledged from now on.
    pub fn standby(&self) -> io::Result<Self> {
        let standby = Self::start_from("", Some(self))?;
        self.must(
            "postgres",
            "ALTER SYSTEM SET synchronous_standby_names = '*'",
        )?;
        self.must("postgres", "SELECT pg_reload_conf()")?;
        let there = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        while self.must("postgres", there)?.trim() != "1" {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        Ok(standby)
    }

    fn start_from(settings: &str, primary: Option<&Self>) -> io::Result<Self> {
        let room = tempfile::Builder::new()
            .prefix("rokugan-pg-")
            .tempdir()?
            .keep();
        let mut process = Command::new("sh")
            .args(["-c", SCRIPT, "sh"])
            .arg(&room)
            .arg(settings)
            .args(primary.map(|primary| &primary.room))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let why = "no PostgreSQL server can be started; install Debian's package postgresql";
        let out = process.stdout.take().ok_or_else(|| Error::other(why))?;
        let (mut out, mut said) = (BufReader::new(out), String::new());
        out.read_line(&mut said)?;
        if said.trim() != "ready" {
            return Err(Error::other(why));
        }
        let process = Arc::new(Process(Mutex::new((process, out))));
        Ok(Self { room, process })
    }

    /// Stops it at once, as a crash would.
    pub fn stop(&self) -> io::Result<()> {
        self.process.tell("stop")
    }

    /// Kills it with kill -9.
    pub fn die(&self) -> io::Result<()> {
        self.process.tell("die")
    }

    /// Starts it again.
    pub fn again(&self) -> io::Result<()> {
        self.process.tell("start")
    }

    /// The address of one of its databases.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let room = self.room.display();
        format!("postgres://rokugan@localhost/{database}?host={room}")
    }

    /// One of PostgreSQL's programs, for this server and one of its databases.
    #[must_use]
    pub fn program(&self, name: &str, database: &str) -> Command {
        let mut command = Command::new(name);
        command.arg("-h").arg(&self.room).args(["-U", "rokugan"]);
        command.args(["-d", database]);
        command
    }

    /// From now on a role gets in only by its password.
    pub fn let_in_by_password(&self, role: &str) -> io::Result<()> {
        let file = self.room.join("data/pg_hba.conf");
        let rules = std::fs::read_to_string(&file)?;
        std::fs::write(&file, format!("local all {role} scram-sha-256\n{rules}"))?;
        self.must("postgres", "SELECT pg_reload_conf()").map(drop)
    }

    /// Runs a script in a database.
    pub fn run(&self, database: &str, script: &str) -> io::Result<Output> {
        let mut psql = self.program("psql", database);
        psql.args(["-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-f", "-"]);
        say(&mut psql, script)
    }

    /// Runs a script in a database, which must succeed.
    pub fn must(&self, database: &str, script: &str) -> io::Result<String> {
        let out = self.run(database, script)?;
        if !out.status.success() {
            let said = String::from_utf8_lossy(&out.stderr).into_owned();
            return Err(Error::other(said));
        }
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }
}

/// The server of this process, and its databases by the files they stand for.
struct Shared {
    server: Server,
    databases: HashMap<PathBuf, String>,
}

static SHARED: Mutex<Option<Shared>> = Mutex::new(None);

fn shared() -> MutexGuard<'static, Option<Shared>> {
    SHARED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls this with the server of this process, which is started if need be.
fn with<T>(call: impl FnOnce(&mut Shared) -> io::Result<T>) -> io::Result<T> {
    let mut shared = shared();
    if shared.is_none() {
        let server = Server::start("")?;
        server.must("postgres", &format!("CREATE DATABASE {TEMPLATE}"))?;
        migrate(&server.url(TEMPLATE))?;
        *shared = Some(Shared {
            server,
            databases: HashMap::new(),
        });
    }
    let shared = shared.as_mut().ok_or_else(|| Error::other("no server"))?;
    call(shared)
}

/// Brings a database up to date, on a thread of its own: the caller may be in a runtime already.
fn migrate(url: &str) -> io::Result<()> {
    let address: DatabaseAddress = url.parse().map_err(Error::other)?;
    let migrating = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build()?;
        runtime.block_on(async {
            let store = Store::open(&address, Arc::new(SystemClock)).await;
            store.map_err(Error::other)?.close().await;
            Ok(())
        })
    });
    migrating
        .join()
        .map_err(|_| Error::other("the migration panicked"))?
}

/// The server, and the database that stands for a file, made if need be.
fn database(path: &Path) -> io::Result<(Server, String)> {
    with(|shared| {
        if let Some(known) = shared.databases.get(path) {
            return Ok((shared.server.clone(), known.clone()));
        }
        let name = format!("t{}", shared.databases.len());
        let made = format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE}");
        shared.server.must("postgres", &made)?;
        shared.databases.insert(path.to_owned(), name.clone());
        Ok((shared.server.clone(), name))
    })
}

/// Do tests run on a server?
#[must_use]
pub fn on_server() -> bool {
    std::env::var("ROKUGAN_TEST_DATABASE").is_ok_and(|engine| engine == "postgres")
}

/// Says that a test is about files alone and why, if tests run on a server; the test then ends.
#[must_use]
pub fn skipped(why: &str) -> bool {
    if on_server() {
        println!("not on a server: {why}");
    }
    on_server()
}

/// The address that stands for this file, as text.
pub fn url(path: &Path) -> io::Result<String> {
    if !on_server() {
        return Ok(path.to_string_lossy().into_owned());
    }
    let (server, name) = database(path)?;
    Ok(server.url(&name))
}

/// The address that stands for this file.
pub fn at(path: &Path) -> io::Result<DatabaseAddress> {
    url(path)?.parse().map_err(Error::other)
}

/// What the database that stands for a file says to a script.
pub fn ask(path: &Path, script: &str) -> io::Result<Output> {
    if on_server() {
        let (server, name) = database(path)?;
        return server.run(&name, script);
    }
    let mut sqlite = Command::new("sqlite3");
    sqlite
        .args(["-batch", "-bail", "-cmd", ".timeout 5000"])
        .arg(path);
    say(&mut sqlite, script)
}

/// Says a script to a shell; as an argument it could be too long.
fn say(shell: &mut Command, script: &str) -> io::Result<Output> {
    let pipe = Stdio::piped;
    let mut child = shell.stdin(pipe()).stdout(pipe()).stderr(pipe()).spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // Whoever stops at an error reads no further, and says why.
        let _ = input.write_all(script.as_bytes());
        let _ = input.write_all(b"\n");
    }
    child.wait_with_output()
}

/// A shell on the database that stands for a file, and what to say to it so that nobody else can write.
pub fn holding(path: &Path) -> io::Result<(Command, String)> {
    if on_server() {
        let (server, name) = database(path)?;
        let mut psql = server.program("psql", &name);
        psql.arg("-q");
        let hold = format!("BEGIN; SELECT pg_advisory_xact_lock({WRITER});\n");
        return Ok((psql, hold));
    }
    let mut sqlite = Command::new("sqlite3");
    sqlite.arg(path);
    Ok((sqlite, ".timeout 5000\nBEGIN IMMEDIATE;\n".into()))
}

/// The whole database that stands for a file, as text.
pub fn dump(path: &Path) -> io::Result<String> {
    if !on_server() {
        let out = ask(path, ".dump")?;
        return Ok(String::from_utf8_lossy(&out.stdout).into_owned());
    }
    let (server, name) = database(path)?;
    let out = server.program("pg_dump", &name).output()?;
    let dump = String::from_utf8_lossy(&out.stdout).into_owned();
    // A word against forged dumps, which is another one each time, and what transactions say about themselves.
    let passing = ["\\restrict", "\\unrestrict", "trace-"];
    let lines = dump
        .lines()
        .filter(|line| !passing.iter().any(|start| line.starts_with(start)));
    Ok(lines.fold(String::new(), |text, line| text + line + "\n"))
}

/// Copies a database while it is used: by `rokugan backup`, or by `pg_dump` and `psql`.
pub async fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if !on_server() {
        return Store::copy(from, to).await.map_err(Error::other);
    }
    let dump = dump(from)?;
    with(|shared| {
        let name = format!("t{}", shared.databases.len());
        let made = format!("CREATE DATABASE {name}");
        shared.server.must("postgres", &made)?;
        shared.databases.insert(to.to_owned(), name.clone());
        shared.server.must(&name, &dump).map(drop)
    })
}

/// Deletes what stands for a file, whoever uses it. The test is over.
pub fn forget(path: &Path) {
    if !on_server() {
        return;
    }
    let _ = with(|shared| {
        let Some(name) = shared.databases.get(path) else {
            return Ok(());
        };
        let gone = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
        shared.server.must("postgres", &gone).map(drop)
    });
}
