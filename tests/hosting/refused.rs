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
