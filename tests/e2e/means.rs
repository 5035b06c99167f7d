//! What Discord itself offers: silent messages, grouped commands, emoji.

use standin::Given;
use standin::fault::{Rule, Trouble};

use crate::harness::*;

/// A post makes a sound only for those it calls, and a direct message only if it asks for something.
#[tokio::test(flavor = "multi_thread")]
async fn only_what_calls_somebody_makes_a_sound() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    // At first everybody chooses, and a panel that asks for a move is heard.
    harness.outbox_is_empty().await;
    let asked = users.iter().flat_map(|user| user.dms());
    let asked: Vec<_> = asked.filter(offers).collect();
    assert_eq!(asked.len(), 2);
    for panel in asked {
        assert!(!panel.pinged.silent, "{}", panel.text());
    }
    let mut chance = Chance(7);
    for round in 0..12 {
        let user = &users[round % 2];
        turn_in_channel(&harness, user, &mut chance).await;
        harness.outbox_is_empty().await;
    }
    let posts = harness.posts();
    for post in &posts {
        let called = !post.pinged.nobody();
        assert_eq!(post.pinged.silent, !called, "{}", post.text());
    }
    let silent = posts.iter().filter(|post| post.pinged.silent).count();
    assert!(
        silent > 0 && silent < posts.len(),
        "{silent} of {}",
        posts.len()
    );
    for user in &users {
        let dms = user.dms();
        let welcome = dms.iter().find(|seen| !offers(seen)).unwrap();
        assert!(welcome.pinged.silent, "{}", welcome.text());
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// What a host manages is one group, so a slot is left; learning has a command of its own and keeps its option.
#[tokio::test(flavor = "multi_thread")]
async fn commands_are_grouped_and_a_slot_is_left() {
    let harness = Harness::open().await;
    let names = harness.discord.read(|world| {
        let root = world
            .commands
            .iter()
            .find(|it| it.body["name"] == "rokugan");
        let options = root.unwrap().body["options"].as_array().unwrap().clone();
        let names = options
            .iter()
            .map(|it| it["name"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    });
    assert!(names.len() < 25, "{names:?}");
    assert!(!names.contains(&"kick".to_owned()), "{names:?}");
    let user = harness.discord.user("Ayame");
    let help = user.slash(harness.channel, "rokugan help", &[]).unwrap();
    let help = reply_text(&help).await;
    for line in ["manage kick", "manage replace", "manage cancel", "learn"] {
        assert!(help.contains(&format!("/rokugan {line}")), "{help}");
    }
    let title = [("title", text("samurai"))];
    let asked = user
        .slash(harness.channel, "rokugan learn", &title)
        .unwrap();
    let said = reply_text(&asked).await;
    assert!(said.contains("Your first table of **Samurai**"), "{said}");
    let elsewhere = harness.discord.channel(harness.guild, "elsewhere");
    let option = [("learn", Given::Yes(true))];
    let said = user.slash(elsewhere, "rokugan new", &option).unwrap();
    assert!(reply_text(&said).await.contains("Your first table of"));
}

/// Missing signs are uploaded, those that are there are found, old ones of ours go, and somebody else's stay.
/// Then options, buttons and lines show them, always beside a word, and nothing but messages does.
#[tokio::test(flavor = "multi_thread")]
async fn signs_are_uploaded_once_and_stand_beside_words() {
    let mut harness = Harness::without_bot().await;
    harness.emoji = true;
    let all = rokugan::titles::signs();
    // All but the last two, so that the test need not wait for long.
    let known = all.len() - 2;
    harness.discord.change(|world| {
        let there = all.iter().take(known).map(|sign| sign.name.as_str());
        let (begins, _) = all[0].name.rsplit_once('_').unwrap();
        let old = format!("{begins}_000000");
        for name in there.chain([old.as_str(), "somebody_elses"]) {
            let id = world.next_id();
            let (name, bytes) = (name.to_owned(), [0_u8; 4].into());
            world.emojis.push(standin::world::Emoji { id, name, bytes });
        }
    });
    harness.start().await;
    let names = |discord: &standin::StandIn| {
        discord.read(|world| {
            let names = world.emojis.iter().map(|emoji| emoji.name.clone());
            names.collect::<Vec<_>>()
        })
    };
    harness
        .discord
        .until(SOON, "all signs and no old one", |discord| {
            let now = names(discord);
            let there = all.iter().all(|sign| now.contains(&sign.name));
            (there && now.len() == all.len() + 1).then_some(())
        })
        .await
        .unwrap();
    assert!(names(&harness.discord).contains(&"somebody_elses".to_owned()));
    let uploads = harness.discord.traffic().entries();
    let uploads = uploads
        .iter()
        .filter(|entry| entry.method == "POST" && entry.path.ends_with("/emojis"));
    assert_eq!(uploads.count(), 2, "only what was missing");
    let user = harness.discord.user("Ayame");
    reply_text(&user.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    let lobby = harness.public("1 of 5 seats").await;
    let sides = lobby
        .controls()
        .into_iter()
        .find(|it| it.get("options").is_some());
    for option in sides.unwrap()["options"].as_array().unwrap() {
        assert!(
            option["emoji"]["id"].is_string() && option["label"].is_string(),
            "{option}"
        );
    }
    assert!(
        lobby.text().contains("• <:battle_clan_"),
        "{}",
        lobby.text()
    );
    for _ in 0..3 {
        let add = user
            .slash(harness.channel, "rokugan computer add", &[])
            .unwrap();
        reply_text(&add).await;
    }
    harness.begin(&[user.clone()]).await;
    let begun = harness.public("The game begins").await;
    let waiting = begun.text();
    assert!(waiting.contains("> Waiting for "), "{waiting}");
    for picture in &begun.pictures {
        assert!(!picture.alt.as_deref().unwrap_or_default().contains("<:"));
    }
    let as_text = [("text", standin::Given::Yes(true))];
    let board = user
        .slash(harness.channel, "rokugan board", &as_text)
        .unwrap();
    let board = board.reply().await.unwrap();
    for file in &board.pictures {
        assert!(!String::from_utf8_lossy(&file.bytes).contains("<:"));
    }
    // The tokens in one's own menu have signs, and names.
    let mut chance = Chance(3);
    let mut signed = Vec::new();
    while signed.is_empty() && !over(&harness) {
        let panel = user.slash(harness.channel, "rokugan hand", &[]).unwrap();
        let panel = panel.reply().await.unwrap();
        for control in panel.controls() {
            let options = control.get("options").and_then(|it| it.as_array());
            let all = options.into_iter().flatten().chain([control]);
            let with = all.filter(|it| it["emoji"]["id"].is_string());
            signed.extend(with.map(|it| it["label"].as_str().map(str::to_owned)));
        }
        turn_in_channel(&harness, &user, &mut chance).await;
        harness.outbox_is_empty().await;
    }
    assert!(signed.iter().all(Option::is_some), "{signed:?}");
    assert!(!signed.is_empty(), "no answer of the hand has a sign");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// While Discord refuses the pictures, everything works without them; they are tried again.
#[tokio::test(flavor = "multi_thread")]
async fn without_signs_everything_works() {
    let mut harness = Harness::without_bot().await;
    harness.emoji = true;
    let refused = Rule::new(Trouble::code(50013)).on("GET /applications/{application}/emojis");
    harness.discord.fault(refused.times(1));
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let begun = harness.public("The game begins").await;
    assert!(
        !begun.text().contains(['\u{e000}', '\u{e001}']),
        "{}",
        begun.text()
    );
    let mut chance = Chance(5);
    assert!(turn_in_channel(&harness, &users[0], &mut chance).await);
    harness
        .discord
        .until(SOON, "the first sign after all", |discord| {
            discord.read(|world| (!world.emojis.is_empty()).then_some(()))
        })
        .await
        .unwrap();
}
