//! What cannot work is refused: one clear line, an exit code, no panic.

use std::fs;
use std::net::TcpListener;

use crate::bot::{TOKEN, refusal, rokugan};

/// A wrong setting, as opposed to something that may be otherwise later.
const SETTING: i32 = 78;

#[test]
fn a_port_in_use() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let here = tempfile::tempdir().unwrap();
    let (code, said) = refusal(rokugan(here.path()).args(["--port", &port]));
    assert_eq!(code, 1);
    assert!(said.contains(&format!("port {port} of 127.0.0.1 is in use")));
    assert!(said.contains("--port"), "{said}");
    let (code, said) = refusal(rokugan(here.path()).args(["--port", "0", "--watch-port", &port]));
    assert_eq!(code, 1);
    assert!(said.contains("--watch-port"), "{said}");
}

#[test]
fn an_unwritable_data_folder() {
    let here = tempfile::tempdir().unwrap();
    fs::write(here.path().join("file"), "in the way").unwrap();
    for folder in ["file", "file/below", "/proc/rokugan"] {
        for token in [None, Some(TOKEN)] {
            let mut command = rokugan(here.path());
            command.args(["--port", "0", "--data", folder]);
            match token {
                Some(token) => command.env("DISCORD_TOKEN", token),
                None => command.arg("--page"),
            };
            let (code, said) = refusal(&mut command);
            assert_eq!(code, SETTING);
            assert!(said.contains(&format!("data folder {folder}")), "{said}");
            assert!(said.contains("--data"), "{said}");
        }
    }
    // The folder is there but takes no file: of the whole machine, /proc surely does not.
    let (_, said) =
        refusal(rokugan(here.path()).args(["--port", "0", "--page", "--data", "/proc"]));
    assert!(said.contains("cannot be opened for writing"), "{said}");
}

/// B48: a budget for thinking of nothing, of an hour or of nonsense: one line says what is possible.
#[test]
fn b48_a_budget_for_thinking_of_nothing_or_an_hour() {
    let here = tempfile::tempdir().unwrap();
    for (budget, why) in [
        ("0s", "10ms to 30s"),
        ("3600s", "10ms to 30s"),
        ("1h", "such as 1s"),
        ("0", "such as 1s"),
        ("much", "such as 1s"),
    ] {
        let args = ["--port", "0", "--thinking", budget];
        let (code, said) = refusal(rokugan(here.path()).args(args));
        assert_eq!(code, SETTING, "{said}");
        assert!(said.contains(why), "{said}");
        let mut by_variable = rokugan(here.path());
        by_variable.args(["--port", "0"]);
        let (code, said) = refusal(by_variable.env("ROKUGAN_THINKING", budget));
        assert_eq!(code, SETTING, "{said}");
        assert!(said.contains("ROKUGAN_THINKING"), "{said}");
    }
}

#[test]
fn a_token_no_token_can_be() {
    let here = tempfile::tempdir().unwrap();
    for token in ["two words", "line\nbreak", "naïve"] {
        let (code, said) = refusal(rokugan(here.path()).env("DISCORD_TOKEN", token));
        assert_eq!(code, SETTING);
        assert!(said.contains("DISCORD_TOKEN"), "{said}");
        assert!(!said.contains(token), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token() {
    let config = standin::Config {
        tls: true,
        ..standin::Config::default()
    };
    let discord = standin::StandIn::start(config).await.unwrap();
    let here = tempfile::tempdir().unwrap();
    let (at, authority) = discord.tls().unwrap();
    fs::write(here.path().join("ca.pem"), &authority.pem).unwrap();
    let mut command = rokugan(here.path());
    command.env("DISCORD_TOKEN", TOKEN);
    command.env("ROKUGAN_DISCORD_AT", at.to_string());
    command.env("ROKUGAN_DISCORD_CA", "ca.pem");
    let (code, said) = tokio::task::block_in_place(|| refusal(&mut command));
    assert_eq!(code, SETTING);
    assert!(said.contains("does not accept the token"), "{said}");
}

#[test]
fn no_network() {
    let here = tempfile::tempdir().unwrap();
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = nobody.local_addr().unwrap().to_string();
    drop(nobody);
    let mut command = rokugan(here.path());
    command.env("DISCORD_TOKEN", TOKEN);
    command.env("ROKUGAN_DISCORD_AT", at);
    let (code, said) = refusal(&mut command);
    assert_eq!(code, 1, "starting again later may help");
    assert!(said.contains("Discord cannot be reached"), "{said}");
    assert!(said.contains("check the network"), "{said}");
}

#[test]
fn a_malformed_dotenv() {
    let here = tempfile::tempdir().unwrap();
    for (text, words) in [
        (
            "# fine\nDISCORD_TOKEN canary-token.of.the-bot\n",
            "line 2 is not NAME=value",
        ),
        (
            "DISCORD_TOKEN=\"canary-token.of.the-bot\n",
            "line 1 opens a quote",
        ),
        (
            "\n\nROKUGAN_PROT=1\n",
            "line 3: there is no setting ROKUGAN_PROT",
        ),
        ("ROKUGAN_PORT=many\n", "ROKUGAN_PORT"),
        ("ROKUGAN_LOG=loud\n", "ROKUGAN_LOG"),
    ] {
        fs::write(here.path().join(".env"), text).unwrap();
        for verb in ["run", "doctor"] {
            if verb == "doctor" && !words.starts_with("line") {
                continue;
            }
            let (code, said) = refusal(rokugan(here.path()).arg(verb));
            assert_eq!(code, SETTING, "{said}");
            assert!(said.contains(words), "{said}");
        }
    }
    // The headless tools have no setting, so somebody else's file does not stop them.
    let simulate = rokugan(here.path()).args(["simulate", "--help"]).output();
    assert!(simulate.unwrap().status.success());
    fs::write(here.path().join(".env"), [0xff, 0xfe, 0x41]).unwrap();
    let (_, said) = refusal(&mut rokugan(here.path()));
    assert!(said.contains("not UTF-8"), "{said}");
}

#[test]
fn the_file_beside_the_binary_counts_where_the_folder_has_none() {
    let (here, home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let binary = home.path().join("rokugan");
    let built = env!("CARGO_BIN_EXE_rokugan");
    if fs::hard_link(built, &binary).is_err() {
        fs::copy(built, &binary).unwrap();
    }
    fs::write(home.path().join(".env"), "ROKUGAN_DATABASE=beside.sqlite").unwrap();
    let doctor = |more: &[(&str, &str)]| {
        let mut command = std::process::Command::new(&binary);
        command.env_clear().envs(more.iter().copied());
        refusal(command.arg("doctor").current_dir(here.path())).1
    };
    assert!(doctor(&[]).contains("beside.sqlite"));
    fs::write(
        here.path().join(".env"),
        "export ROKUGAN_DATABASE='here.sqlite' # this\n",
    )
    .unwrap();
    assert!(doctor(&[]).contains("here.sqlite"));
    assert!(doctor(&[("ROKUGAN_DATABASE", "environment.sqlite")]).contains("environment.sqlite"));
}

#[test]
fn a_page_for_everybody() {
    let here = tempfile::tempdir().unwrap();
    let (code, said) = refusal(rokugan(here.path()).args(["--host", "0.0.0.0", "--port", "0"]));
    assert_eq!(code, SETTING);
    assert!(said.contains("--let-others-see-every-seat"), "{said}");
}

#[test]
fn the_tools_for_the_file_follow_the_data_folder() {
    let here = tempfile::tempdir().unwrap();
    let (_, said) = refusal(rokugan(here.path()).args(["doctor", "--data", "kept"]));
    assert!(said.contains("kept/rokugan.sqlite"), "{said}");
    let mut backup = rokugan(here.path());
    backup
        .args(["backup", "copy.sqlite"])
        .env("ROKUGAN_DATA", "kept");
    let (_, said) = refusal(&mut backup);
    assert!(said.contains("kept/rokugan.sqlite"), "{said}");
}

/// B48: every number and every choice that can be set, given what it cannot be: refused with its name, by flag,
/// by environment and in `.env` alike.
#[test]
fn b48_every_setting_refuses_what_it_cannot_be() {
    let here = tempfile::tempdir().unwrap();
    let ports = [
        "-1",
        "65536",
        "x",
        "1e3",
        "0x10",
        "\u{ff11}",
        " 1",
        "99999999999999999999",
    ];
    let hosts = ["nowhere", "256.0.0.1", "127.0.0.1:80", "-1"];
    let words = ["loud", "-1", "INFO ", "\u{202e}"];
    let all = [
        ("ROKUGAN_PORT", &ports[..]),
        ("ROKUGAN_WATCH_PORT", &ports[..]),
        ("ROKUGAN_HOST", &hosts[..]),
        ("ROKUGAN_WATCH_HOST", &hosts[..]),
        ("ROKUGAN_LOG", &words[..]),
        ("ROKUGAN_LOG_FORM", &words[..]),
        ("ROKUGAN_LANGUAGE", &["xx", "-1", "../de"][..]),
        (
            "ROKUGAN_DISCORD_AT",
            &["nowhere", "127.0.0.1", "127.0.0.1:99999"][..],
        ),
    ];
    for (name, values) in all {
        let flag = format!("--{}", name[8..].to_lowercase().replace('_', "-"));
        for value in values {
            let (_, said) = refusal(rokugan(here.path()).arg("run").env(name, value));
            assert!(
                said.contains(&flag) || said.contains(name),
                "{name}={value}: {said}"
            );
            let given = format!("{flag}={value}");
            let (_, said) = refusal(rokugan(here.path()).args(["run", &given]));
            assert!(
                said.contains(&flag) || said.contains(name),
                "{given}: {said}"
            );
        }
    }
}

/// F48: a certificate that nobody trusts, and a name that cannot be resolved: one line, and a code that says
/// that starting again later may help.
#[tokio::test(flavor = "multi_thread")]
async fn f48_without_tls_or_names_the_bot_says_so() {
    let config = || standin::Config {
        tls: true,
        token: TOKEN.into(),
        ..standin::Config::default()
    };
    let discord = standin::StandIn::start(config()).await.unwrap();
    let other = standin::StandIn::start(config()).await.unwrap();
    let here = tempfile::tempdir().unwrap();
    fs::write(here.path().join("ca.pem"), &other.tls().unwrap().1.pem).unwrap();
    let mut command = rokugan(here.path());
    command.env("DISCORD_TOKEN", TOKEN);
    command.env("ROKUGAN_DISCORD_AT", discord.tls().unwrap().0.to_string());
    command.env("ROKUGAN_DISCORD_CA", "ca.pem");
    let (code, said) = tokio::task::block_in_place(|| refusal(&mut command));
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("Discord cannot be reached"), "{said}");
    assert!(discord.traffic().entries().is_empty(), "nothing was sent");
    // A machine without any network: no name is resolved, and nobody is asked.
    let mut command = std::process::Command::new("unshare");
    command
        .args(["-rn", "--"])
        .arg(env!("CARGO_BIN_EXE_rokugan"));
    command
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.current_dir(here.path()).env("DISCORD_TOKEN", TOKEN);
    let probe = std::process::Command::new("unshare")
        .args(["-rn", "true"])
        .status();
    if !probe.is_ok_and(|status| status.success()) {
        eprintln!("skipped: no network namespace here");
        return;
    }
    let (code, said) = tokio::task::block_in_place(|| refusal(&mut command));
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("Discord cannot be reached"), "{said}");
}

/// B45: records that somebody changed: of an unknown version, with their acts in another order, doubled or left
/// out, nested without end, enormous, or no record at all.
#[test]
fn b45_records_that_somebody_changed_are_refused() {
    use serde_json::{Value, json};
    let kept = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/tests/replays");
    let mut files: Vec<_> = fs::read_dir(kept)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    files.sort();
    let good: Value = serde_json::from_slice(&fs::read(&files[0]).unwrap()).unwrap();
    let here = tempfile::tempdir().unwrap();
    let file = here.path().join("record.json");
    let replay = |text: &[u8]| {
        fs::write(&file, text).unwrap();
        let mut command = rokugan(here.path());
        command.args(["replay", "record.json"]);
        command
    };
    assert!(
        replay(good.to_string().as_bytes())
            .output()
            .unwrap()
            .status
            .success()
    );
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        assert_ne!(record, good);
        record.to_string().into_bytes()
    };
    let acts = |record: &mut Value, change: &dyn Fn(&mut Vec<Value>)| {
        change(record["acts"].as_array_mut().unwrap());
    };
    for (what, text) in [
        ("version", changed(&|r| r["rules"] = json!(999))),
        ("title", changed(&|r| r["title"] = json!("chess"))),
        ("order", changed(&|r| acts(r, &|all| all.reverse()))),
        ("swap", changed(&|r| acts(r, &|all| all.swap(3, 4)))),
        (
            "double",
            changed(&|r| acts(r, &|all| all.insert(3, all[3].clone()))),
        ),
        ("gap", changed(&|r| acts(r, &|all| drop(all.remove(3))))),
        ("type", changed(&|r| r["acts"] = json!("all"))),
        (
            "many",
            changed(&|r| {
                acts(r, &|all| {
                    *all = all.iter().cycle().take(20_000).cloned().collect()
                })
            }),
        ),
        ("deep", "[".repeat(200_000).into_bytes()),
        (
            "deeper",
            changed(&|r| r["acts"][0]["action"] = json!([[[[[[[[1]]]]]]]])),
        ),
        ("huge", vec![b' '; 65 * 1024 * 1024]),
        ("empty", Vec::new()),
        ("binary", (0..=255).collect()),
        ("half", good.to_string().into_bytes()[..999].to_vec()),
    ] {
        let (_, said) = refusal(&mut replay(&text));
        assert!(said.contains("record.json"), "{what}: {said}");
    }
}
