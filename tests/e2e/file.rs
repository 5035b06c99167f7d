//! The database file: what is refused, and how.

use std::fs;

use crate::stage::*;
use crate::tracer::Tracer;

fn refusal(stage: &Stage) -> String {
    let out = stage.command("run").output().unwrap();
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

#[tokio::test(flavor = "multi_thread")]
async fn f34_a_second_process_is_refused() {
    let stage = Stage::open().await;
    assert!(refusal(&stage).contains("another rokugan is running"));
    // The first one is unharmed, and its data can be copied meanwhile.
    let user = stage.discord.user("Ayame");
    assert!(
        say(&user.slash(stage.channel, "rokugan new", &[]).unwrap())
            .await
            .contains("is open")
    );
    let copy = stage.dir.join("copy.sqlite");
    assert!(
        stage
            .command("backup")
            .arg(&copy)
            .status()
            .unwrap()
            .success()
    );
    assert!(fs::metadata(&copy).unwrap().len() > 0);
    assert!(
        !stage
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
    let mut stage = Stage::open().await;
    stage.table(&["Ayame", "Botan"]).await;
    stage.kill();
    // Bring the write-ahead log into the file, then damage that.
    let copy = stage.dir.join("copy.sqlite");
    assert!(
        stage
            .command("backup")
            .arg(&copy)
            .status()
            .unwrap()
            .success()
    );
    let good = fs::read(&copy).unwrap();
    for extra in ["-wal", "-shm"] {
        let _ = fs::remove_file(stage.dir.join(format!("rokugan.sqlite{extra}")));
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
        fs::write(stage.database(), bytes).unwrap();
        let said = refusal(&stage);
        assert!(said.contains(words), "{said}");
        assert_eq!(fs::read(stage.database()).unwrap(), bytes, "left as it was");
    }
    fs::write(stage.database(), &good).unwrap();
    stage.doctor();
}

#[tokio::test(flavor = "multi_thread")]
async fn f37_unwritable_places_are_refused() {
    let stage = Stage::dark().await;
    let out = stage
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
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan", "Chiyo"]).await;
    stage.kill();
    let sql = |line: &str| {
        let out = std::process::Command::new("sqlite3")
            .arg(stage.database())
            .arg(line)
            .output()
            .unwrap();
        assert!(
            out.status.success(),
            "{}",
            String::from_utf8_lossy(&out.stderr)
        );
    };
    sql("INSERT INTO _sqlx_migrations VALUES (99, 'future', '', 1, x'00', 0)");
    let said = refusal(&stage);
    assert!(
        said.contains("schema 99") && said.contains("newer"),
        "{said}"
    );
    sql("DELETE FROM _sqlx_migrations WHERE version = 99");
    sql("UPDATE snapshots SET state = zeroblob(length(state))");
    let out = stage.command("doctor").output().unwrap();
    assert!(!out.status.success(), "the doctor notices");
    stage.start().await;
    let hand = say(&users[0].slash(stage.channel, "rokugan hand", &[]).unwrap()).await;
    assert!(hand.contains("It is your turn"), "{hand}");
    let mut chance = Chance(3);
    assert!(turn_in_channel(&stage, &users[0], &mut chance).await);
    stage.kill();
    stage.doctor();
}

/// F32: the system has no room for a write of the running bot: the move is refused with what to do,
/// nothing is half written, and once there is room the same move is made.
#[tokio::test(flavor = "multi_thread")]
async fn f32_no_room_on_the_disk_refuses_and_recovers() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    stage.said_all().await;
    let first = stage.moves(&users[0], "").await.swap_remove(0);
    let play = [("move", text(&first))];
    let full = Tracer::attach(
        stage.bot().id(),
        "pwrite64",
        "inject=pwrite64:error=ENOSPC:when=1+",
    );
    let asked = users[0]
        .slash(stage.channel, "rokugan play", &play)
        .unwrap();
    let said = asked.reply().await.unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("disk"),
        "{}",
        said.text()
    );
    drop(full);
    let asked = users[0]
        .slash(stage.channel, "rokugan play", &play)
        .unwrap();
    assert!(say(&asked).await.contains("Done: "));
    stage.said_all().await;
    stage.kill();
    stage.doctor();
}

/// One message that cannot be written down holds no other up, and is not said twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_cannot_be_noted_holds_nobody_up() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    stage.said_all().await;
    let second = stage.discord.channel(stage.guild, "second");
    let sql = |text: &str| {
        let mut command = std::process::Command::new("sqlite3");
        let done = command.arg("-cmd").arg(".timeout 5000");
        let out = done.arg(stage.database()).arg(text).output().unwrap();
        assert!(out.status.success(), "{out:?}");
    };
    sql(
        "CREATE TRIGGER broken BEFORE INSERT ON shown WHEN NEW.table_id = 1
         BEGIN SELECT RAISE(ABORT, 'on trial'); END",
    );
    let before = stage.posts().len();
    stage.first_move(&users[0]).await;
    say(&users[1].slash(second, "rokugan new", &[]).unwrap()).await;
    users[1]
        .wait_in(second, SOON, |seen| !seen.is_ephemeral())
        .await
        .unwrap();
    stage.said_all().await;
    assert_eq!(stage.posts().len(), before + 1, "said once");
    sql("DROP TRIGGER broken");
    stage.kill();
    stage.doctor();
}
