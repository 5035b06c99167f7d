//! What the bot writes is its own: nobody else on the machine may read hands and seeds.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use crate::bot::Bot;

/// The files of the database in a folder that others may read or write.
fn readable(folder: &Path) -> Vec<String> {
    let all = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let ours = all.filter(|file| file.file_name().to_string_lossy().contains(".sqlite"));
    let wide = ours.filter(|file| file.metadata().unwrap().permissions().mode() & 0o077 != 0);
    wide.map(|file| file.file_name().to_string_lossy().into_owned())
        .collect()
}

/// Narrow from the first byte, however generous the machine's own habit is: the database, its log, its
/// index and a backup.
#[tokio::test(flavor = "multi_thread")]
async fn the_files_are_private_from_the_first_byte() {
    let bot = Bot::start(&[]).await;
    let folder = bot.folder.path();
    let there = |name: &str| folder.join(name).exists();
    assert!(there("rokugan.sqlite") && there("rokugan.sqlite-wal") && there("rokugan.sqlite-shm"));
    assert_eq!(readable(folder), Vec::<String>::new());
    // The kernel is asked for no more than that: every file is created with these bits or fewer.
    let traced = folder.join("trace");
    let made = Command::new("strace")
        .args(["-f", "-qq", "-e", "trace=open,openat,creat,umask", "-o"])
        .arg(&traced)
        .arg(env!("CARGO_BIN_EXE_rokugan"))
        .args(["backup", "copy.sqlite"])
        .env("ROKUGAN_DATABASE", folder.join("rokugan.sqlite"))
        .current_dir(folder)
        .status();
    assert!(made.unwrap().success());
    assert_eq!(readable(folder), Vec::<String>::new());
    let calls = fs::read_to_string(traced).unwrap();
    let narrowed = calls.find("umask(077)").unwrap();
    let first = calls.find("copy.sqlite").unwrap();
    assert!(narrowed < first, "before the file exists");
}

/// The backup runs in the bot's sandbox, without the network.
#[test]
fn the_backup_is_as_confined_as_the_bot() {
    let unit = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("deploy")
            .join(name);
        fs::read_to_string(path).unwrap()
    };
    let (bot, backup) = (unit("rokugan.service"), unit("rokugan-backup.service"));
    let confines = |line: &&str| {
        [
            "Protect",
            "Private",
            "Restrict",
            "Dynamic",
            "NoNew",
            "Capability",
            "System",
            "Lock",
            "Memory",
        ]
        .iter()
        .any(|key| line.starts_with(key))
            && !line.starts_with("RestrictAddressFamilies")
    };
    for line in bot.lines().filter(confines) {
        assert!(backup.contains(line), "{line}");
    }
    assert!(backup.contains("PrivateNetwork=yes"));
    assert!(bot.contains("User=rokugan") && backup.contains("User=rokugan"));
}
