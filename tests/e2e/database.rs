//! The database file: what is refused, and how.

use std::fs;

use rokugan::test_database;

use crate::harness::*;
use crate::tracer::Tracer;

fn refusal(harness: &Harness) -> String {
    let out = harness.command("run").output().unwrap();
    assert!(!out.status.success());
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    let lines: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("rokugan: "))
        .collect();
    assert_eq!(lines.len(), 1, "one clear line: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// F34 F43: a second bot on the same file is refused; a copy can be made meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn f34_a_second_process_is_refused() {
    let harness = Harness::open().await;
    assert!(refusal(&harness).contains("another rokugan is running"));
    // The first one is unharmed, and its data can be copied meanwhile.
    let user = harness.discord.user("Ayame");
    assert!(
        reply_text(&user.slash(harness.channel, "rokugan new", &[]).unwrap())
            .await
            .contains("is open")
    );
    let copy = harness.dir.join("copy.sqlite");
    if test_database::on_server() {
        let out = harness.command("backup").arg(&copy).output().unwrap();
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(!out.status.success() && said.contains("pg_dump"), "{said}");
        return;
    }
    assert!(
        harness
            .command("backup")
            .arg(&copy)
            .status()
            .unwrap()
            .success()
    );
    assert!(fs::metadata(&copy).unwrap().len() > 0);
    assert!(
        !harness
            .command("backup")
            .arg(&copy)
            .status()
            .unwrap()
            .success(),
        "never overwrites"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn f35_damaged_empty_and_foreign_files_are_refused() {
    if test_database::skipped("the file is damaged") {
        return;
    }
    let mut harness = Harness::open().await;
    harness.table(&["Ayame", "Botan"]).await;
    harness.kill();
    // Copy the write-ahead log into the file, then damage the file.
    let copy = harness.dir.join("copy.sqlite");
    assert!(
        harness
            .command("backup")
            .arg(&copy)
            .status()
            .unwrap()
            .success()
    );
    let good = fs::read(&copy).unwrap();
    for extra in ["-wal", "-shm"] {
        let _ = fs::remove_file(harness.dir.join(format!("rokugan.sqlite{extra}")));
    }
    let mut bad = good.clone();
    for byte in bad.iter_mut().skip(4096).take(4096) {
        *byte ^= 0x55;
    }
    for (bytes, words) in [
        (bad.as_slice(), "damaged"),
        (b"".as_slice(), "empty"),
        (
            b"This is a letter, not a database. ".repeat(200).as_slice(),
            "damaged",
        ),
        (&good[..good.len() / 2], "damaged"),
    ] {
        fs::write(harness.database(), bytes).unwrap();
        let said = refusal(&harness);
        assert!(said.contains(words), "{said}");
        assert_eq!(
            fs::read(harness.database()).unwrap(),
            bytes,
            "left as it was"
        );
    }
    fs::write(harness.database(), &good).unwrap();
    harness.doctor();
}

#[tokio::test(flavor = "multi_thread")]
async fn f37_unwritable_places_are_refused() {
    if test_database::skipped("the file cannot be written") {
        return;
    }
    let harness = Harness::without_bot().await;
    let out = harness
        .command("run")
        .env("ROKUGAN_DATABASE", "/proc/none.sqlite")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(
        !out.status.success() && said.contains("cannot be opened for writing"),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn f39_a_newer_schema_is_refused_and_f41_a_damaged_snapshot_is_rebuilt() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan", "Chiyo"]).await;
    harness.kill();
    let sql = |line: &str| {
        harness.change(line);
    };
    let (future, nothing) = match test_database::on_server() {
        true => (
            "INSERT INTO _sqlx_migrations VALUES (99, 'future', now(), true, '\\x00', 0)",
            "UPDATE snapshots SET state = decode(repeat('00', length(state)), 'hex')",
        ),
        false => (
            "INSERT INTO _sqlx_migrations VALUES (99, 'future', '', 1, x'00', 0)",
            "UPDATE snapshots SET state = zeroblob(length(state))",
        ),
    };
    sql(future);
    let said = refusal(&harness);
    assert!(
        said.contains("schema 99") && said.contains("newer"),
        "{said}"
    );
    sql("DELETE FROM _sqlx_migrations WHERE version = 99");
    sql(nothing);
    let out = harness.command("doctor").output().unwrap();
    assert!(!out.status.success(), "the doctor notices");
    harness.start().await;
    let hand = reply_text(
        &users[0]
            .slash(harness.channel, "rokugan hand", &[])
            .unwrap(),
    )
    .await;
    assert!(hand.contains("It is your turn"), "{hand}");
    let mut chance = Chance(3);
    assert!(turn_in_channel(&harness, &users[0], &mut chance).await);
    harness.kill();
    harness.doctor();
}

/// F32: the disk is full while the bot runs: the move is refused with what to do, nothing is half
/// written, and once there is space the same move can be made.
#[tokio::test(flavor = "multi_thread")]
async fn f32_no_room_on_the_disk_refuses_and_recovers() {
    if test_database::skipped("the bot itself writes no file") {
        return;
    }
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let first = harness.moves(&users[0], "").await.swap_remove(0);
    let play = [("move", text(&first))];
    let full = Tracer::attach(
        harness.bot().id(),
        "pwrite64",
        "inject=pwrite64:error=ENOSPC:when=1+",
    );
    let asked = users[0]
        .slash(harness.channel, "rokugan play", &play)
        .unwrap();
    let said = asked.reply().await.unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("disk"),
        "{}",
        said.text()
    );
    drop(full);
    let asked = users[0]
        .slash(harness.channel, "rokugan play", &play)
        .unwrap();
    assert!(reply_text(&asked).await.contains("Done: "));
    harness.outbox_is_empty().await;
    harness.kill();
    harness.doctor();
}

/// A message whose delivery cannot be recorded delays no other and is not sent twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_noted_holds_nobody_up() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let second = harness.discord.channel(harness.guild, "second");
    let (broken, whole) = match test_database::on_server() {
        true => (
            "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS
             $$BEGIN RAISE EXCEPTION 'on trial'; END$$;
             CREATE TRIGGER broken BEFORE INSERT ON shown FOR EACH ROW WHEN (NEW.table_id = 1)
             EXECUTE FUNCTION broken()",
            "DROP TRIGGER broken ON shown",
        ),
        false => (
            "CREATE TRIGGER broken BEFORE INSERT ON shown WHEN NEW.table_id = 1
             BEGIN SELECT RAISE(ABORT, 'on trial'); END",
            "DROP TRIGGER broken",
        ),
    };
    harness.change(broken);
    let before = harness.posts().len();
    harness.first_move(&users[0]).await;
    reply_text(&users[1].slash(second, "rokugan new", &[]).unwrap()).await;
    users[1]
        .wait_in(second, SOON, |seen| !seen.is_ephemeral())
        .await
        .unwrap();
    harness.outbox_is_empty().await;
    assert_eq!(harness.posts().len(), before + 1, "said once");
    harness.change(whole);
    harness.kill();
    harness.doctor();
}

/// F33: a sync fails while a move is made. The bot stops at once instead of trusting the next sync; started
/// again, it has every move it acknowledged, and plays on.
#[tokio::test(flavor = "multi_thread")]
async fn f33_a_failed_sync_stops_the_bot_and_loses_nothing() {
    if test_database::skipped("the bot itself syncs no file") {
        return;
    }
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.first_move(&users[0]).await;
    harness.outbox_is_empty().await;
    let first = harness.moves(&users[1], "").await.swap_remove(0);
    let play = [("move", text(&first))];
    let broken = Tracer::attach(
        harness.bot().id(),
        "fdatasync,fsync",
        "inject=fdatasync,fsync:error=EIO:when=1+",
    );
    let asked = users[1].slash(harness.channel, "rokugan play", &play);
    let asked = asked.unwrap();
    let ended = loop {
        if let Some(status) = harness.bot().try_wait().unwrap() {
            break status;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    drop(broken);
    assert_eq!(ended.code(), Some(74), "{}", harness.log());
    let soon = asked.within(std::time::Duration::from_millis(100));
    let told = soon
        .reply()
        .await
        .map(|seen| seen.text())
        .unwrap_or_default();
    assert!(!told.contains("Done: "), "{told}");
    harness.doctor();
    harness.start().await;
    // What was not acknowledged may have been kept or not; either way the table plays on.
    let again = users[1].slash(harness.channel, "rokugan hand", &[]);
    reply_text(&again.unwrap()).await;
    let mut chance = Chance(3);
    let up = turn_in_channel(&harness, &users[1], &mut chance).await;
    assert!(up || turn_in_channel(&harness, &users[0], &mut chance).await);
    harness.outbox_is_empty().await;
    harness.kill();
    harness.doctor();
}

/// F35: the file is damaged while the bot runs. Whoever asks is told that something is wrong on our side, no
/// act is made up, and when the file is whole again, play goes on.
#[tokio::test(flavor = "multi_thread")]
async fn f35_damage_while_running_is_told_and_nothing_is_made_up() {
    if test_database::skipped("the file is damaged") {
        return;
    }
    use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
    const PAGE: usize = 4096;
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    harness.kill();
    harness.change("PRAGMA wal_checkpoint(TRUNCATE);");
    let acts = harness.query("SELECT count(*) FROM journal");
    harness.start().await;
    let open = || {
        let mut options = fs::File::options();
        options.read(true).write(true).open(harness.database())
    };
    let (mut file, mut good) = (open().unwrap(), Vec::new());
    file.read_to_end(&mut good).unwrap();
    let bad: Vec<u8> = good.iter().map(|byte| byte ^ 0x55).collect();
    file.seek(SeekFrom::Start(PAGE as u64)).unwrap();
    file.write_all(&bad[PAGE..]).unwrap();
    for line in [
        "rokugan hand",
        "rokugan status",
        "rokugan log",
        "rokugan mine",
    ] {
        let asked = users[0].slash(harness.channel, line, &[]).unwrap();
        let said = asked.reply().await.unwrap();
        assert!(said.is_ephemeral(), "{line}");
        assert!(
            !said.text().contains("malformed"),
            "{line}: {}",
            said.text()
        );
    }
    let asked = users[0].slash(harness.channel, "rokugan play", &[("move", text("keep"))]);
    let said = reply_text(&asked.unwrap()).await;
    assert!(!said.contains("Done:"), "{said}");
    assert!(!harness.log().contains("panicked"));
    // Whatever the bot has not written itself meanwhile is as it was.
    let mut now = Vec::new();
    file.seek(SeekFrom::Start(0)).unwrap();
    file.read_to_end(&mut now).unwrap();
    for (at, page) in bad.chunks(PAGE).enumerate().skip(1) {
        if now.chunks(PAGE).nth(at) == Some(page) {
            file.seek(SeekFrom::Start((at * PAGE) as u64)).unwrap();
            file.write_all(&good[at * PAGE..at * PAGE + page.len()])
                .unwrap();
        }
    }
    drop(file);
    harness.kill();
    harness.doctor();
    assert_eq!(harness.query("SELECT count(*) FROM journal"), acts);
    harness.start().await;
    harness.first_move(&users[0]).await;
    harness.public("has chosen an objective").await;
}

/// F37: the folder is on a file system that is mounted read-only. Needs a mount namespace, which not every
/// machine allows.
#[tokio::test(flavor = "multi_thread")]
async fn f37_a_file_system_that_is_read_only_is_refused() {
    if test_database::skipped("the file cannot be written") {
        return;
    }
    let mut harness = Harness::open().await;
    harness.table(&["Ayame", "Botan"]).await;
    harness.kill();
    let before = fs::read(harness.database()).unwrap();
    let script =
        "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" || exit 99; exec \"$2\" run";
    let run = harness.command("run");
    let mut command = std::process::Command::new("unshare");
    command.args(["-rm", "sh", "-c", script, "sh"]);
    command.arg(&harness.dir).arg(run.get_program());
    for (name, value) in run.get_envs() {
        command.env(name, value.unwrap_or_default());
    }
    let out = command.current_dir("/").output().unwrap();
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    if out.status.code() == Some(99) || said.contains("unshare") {
        eprintln!("skipped: no mount namespace here ({said})");
        return;
    }
    assert!(!out.status.success(), "{said}");
    let lines = said.lines().filter(|line| line.starts_with("rokugan: "));
    assert_eq!(lines.count(), 1, "one clear line: {said}");
    assert!(!said.contains("panicked"), "{said}");
    assert_eq!(fs::read(harness.database()).unwrap(), before);
    harness.start().await;
    harness.public("The game begins").await;
}
