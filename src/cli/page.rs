//! Without a token: the same bot against the stand-in, played on a page on this machine.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use rules::catalog;
use serde_json::json;
use standin::{Config, Offer, StandIn, StartError, Welcome};

use super::Failure;
use super::place::PAGE_FILE;
use super::run::{Args, busy, stopped, watched};
use crate::discord::{self, Address};
use crate::store::Store;
use crate::table::Tables;
use crate::wording::{self, SOLO, Words};

/// Made-up people, so that every seat can be taken at once.
const PEOPLE: [&str; 5] = ["Aiko", "Ben", "Chiyo", "Daichi", "Emi"];

/// The page's own words, as wording has them.
const LABELS: [&str; 53] = [
    "skip",
    "servers",
    "who",
    "you-are",
    "accounts",
    "add-person",
    "new-name",
    "add",
    "trouble",
    "trouble-about",
    "closed",
    "drop",
    "forget",
    "slow",
    "fail",
    "lose",
    "calm",
    "channels",
    "how",
    "messages",
    "new-messages",
    "suggestions",
    "box",
    "close-help",
    "cancel",
    "submit",
    "close",
    "no-answer",
    "somebody",
    "failed",
    "online",
    "offline",
    "nothing",
    "typing",
    "gone",
    "direct",
    "dms-closed",
    "waiting",
    "new",
    "hint",
    "cancel-command",
    "enter",
    "yes",
    "no",
    "no-command",
    "number",
    "enlarge",
    "picture",
    "thinking",
    "edited",
    "dismiss",
    "only-you",
    "used",
];

/// Serves the page until it is stopped.
pub(super) async fn run(args: &Args) -> Result<(), Failure> {
    if !args.host.is_loopback() && !args.let_others_see_every_seat {
        let what = "anybody on another machine could open the page and see every seat's secrets; \
                    add --let-others-see-every-seat if you want that";
        return Err(Failure::setting(what));
    }
    let code = wording::language_named(&args.language).ok_or_else(|| {
        let known: Vec<&str> = wording::languages().collect();
        Failure::setting(format!(
            "--language (ROKUGAN_LANGUAGE) names no language that there is; choose one of {}",
            known.join(", ")
        ))
    })?;
    let listen = SocketAddr::from((args.host, args.port));
    let config = Config {
        tls: true,
        listen,
        welcome: Some(welcome(wording::in_language(Some(code)))),
        token: token()?,
        record_to: args.record.clone(),
        ..Config::default()
    };
    let standin = StandIn::start(config).await.map_err(|e| match e {
        StartError::Io(e) => busy(listen, &e, "--port"),
        other @ StartError::Tls(_) => Failure::new(other),
    })?;
    // Discord's English has a region.
    if code != "en" {
        standin.change(|world| code.clone_into(&mut world.locale));
    }
    let [owner, others @ ..] = PEOPLE;
    let _ = standin.guild_of("Rokugan", owner);
    for name in others {
        let _ = standin.user(name);
    }
    // Kept until the end: dropping it deletes the folder.
    let passing = match args.place.is_chosen() {
        true => None,
        false => Some(tempfile::tempdir().map_err(Failure::new)?),
    };
    let folder = passing.as_ref().map(|folder| folder.path().to_owned());
    let database = args.place.made(PAGE_FILE, folder)?;
    let store = Store::open(&database, args.test.clock())
        .await
        .map_err(Failure::new)?;
    watched(args, &store).await?;
    let (at, authority) = standin
        .tls()
        .ok_or_else(|| Failure::new("the page has no TLS"))?;
    println!(
        "Play at {} (Ctrl-C to stop). To run on Discord, set DISCORD_TOKEN.",
        standin.url()
    );
    let address = Address {
        token: standin.token(),
        at: Some(at),
        authority: Some(authority.pem.clone().into_bytes()),
        page: true,
        emoji: args.emoji,
        faults: args.test.faults(),
    };
    discord::run(Tables::new(store).thinking(args.thinking), address, None)
        .await
        .map_err(stopped)?;
    println!("Stopped.");
    Ok(())
}

/// A token nobody can guess, so that nothing else can pose as the bot.
fn token() -> Result<String, Failure> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(Failure::new)?;
    Ok(format!("page.local.{:032x}", u128::from_le_bytes(bytes)))
}

/// The page's own words, by the English ones, which its files have.
fn labels(words: &Words) -> BTreeMap<String, String> {
    let english = wording::in_language(None);
    let keys = LABELS.iter().map(|name| format!("page-label-{name}"));
    keys.map(|key| (english.word(&key), words.word(&key)))
        .collect()
}

/// What a newcomer sees first. The commands are the bot's own, so all of this works on Discord too.
fn welcome(words: &Words) -> Welcome {
    let of_title = |part: &str| words.word(&format!("{}-page-{part}", catalog::FLAGSHIP));
    let offer = |label: &str, options| Offer {
        label: words.word(label),
        line: "rokugan new".into(),
        options,
    };
    // A newcomer looks at this channel; a thread would be somewhere else.
    let here = json!({ "name": "thread", "type": 5, "value": false });
    let solo = SOLO.map(|(level, label)| {
        let computers = json!({ "name": "computers", "type": 4, "value": 3 });
        let level = json!({ "name": "level", "type": 3, "value": level.id() });
        offer(label, Some(json!([computers, level, here])))
    });
    let learn = json!([{ "name": "learn", "type": 5, "value": true }, here]);
    Welcome {
        heading: words.word("page-heading"),
        text: words.say("page-text", &[("about", of_title("about").into())]),
        help: of_title("help"),
        offers: [offer("button-learn", Some(learn))]
            .into_iter()
            .chain(solo)
            .chain([offer("page-open", None)])
            .collect(),
        language: words.code().to_owned(),
        labels: labels(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every word of the page's files that its language replaces is in them as it is written here.
    #[test]
    fn the_labels_are_those_of_the_page() {
        let files = [
            include_str!("../../standin/page/index.html"),
            include_str!("../../standin/page/page.js"),
            include_str!("../../standin/page/side.js"),
            include_str!("../../standin/page/composer.js"),
            include_str!("../../standin/page/message.js"),
        ];
        let all = labels(wording::in_language(None));
        assert_eq!(all.len(), LABELS.len());
        for label in all.keys() {
            assert!(
                files.iter().any(|file| file.contains(label.as_str())),
                "{label}"
            );
        }
    }
}
