//! What Discord itself offers: silent messages, grouped commands.

use standin::Given;

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
