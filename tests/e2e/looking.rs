//! What people see: private pictures, parts of the board, rings, and the end of a table.

use std::time::Duration;

use standin::{Given, Seen, User};

use crate::harness::*;

/// The message as its reader sees it once it has a picture.
async fn pictured(harness: &Harness, user: &User, seen: &Seen) -> Seen {
    harness
        .discord
        .until(SOON, "a picture", |_| {
            let all = user.sees(seen.channel).into_iter();
            let mut all = all.filter(|now| now.id == seen.id);
            all.find(|now| !now.pictures.is_empty())
        })
        .await
        .unwrap()
}

fn alt(seen: &Seen) -> String {
    seen.pictures[0].alt.clone().unwrap()
}

/// The private picture is in the direct and the ephemeral panel, stays while its player walks through
/// the menu, and is replaced after a move.
#[tokio::test(flavor = "multi_thread")]
async fn own_pictures_come_with_the_panel() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    assert_eq!(panel.pictures.len(), 1, "by direct message");
    assert!(panel.pictures[0].name.contains("seat1"), "{panel:?}");
    let mut chance = Chance(51);
    let post = harness.public("The game begins").await;
    let turn = post.button("Take my turn").unwrap();
    let first = users[1].press(post.id, &turn).unwrap();
    let first = first.reply().await.unwrap();
    let first = pictured(&harness, &users[1], &first).await;
    assert!(first.is_ephemeral() && first.pictures[0].name.contains("seat2"));
    let step = click(&users[1], &first, &mut chance).reply().await.unwrap();
    assert_eq!(step.pictures.len(), 1, "kept while choosing");
    let done = click(&users[1], &step, &mut chance).reply().await.unwrap();
    assert!(done.text().contains("Done:"), "{}", done.text());
    let later = harness
        .discord
        .until(SOON, "a new picture", |_| {
            let all = users[1].sees(harness.channel).into_iter();
            let mut now = all.filter(|now| now.id == done.id);
            now.find(|now| now.pictures[0].name != first.pictures[0].name)
        })
        .await
        .unwrap();
    assert_eq!(later.pictures.len(), 1, "in the place of the old one");
    let hand = users[0]
        .slash(harness.channel, "rokugan hand", &[])
        .unwrap();
    let hand = hand.reply().await.unwrap();
    let hand = pictured(&harness, &users[0], &hand).await;
    assert!(hand.is_ephemeral() && hand.text().contains("Your hand"));
    // No private picture is public.
    let public = harness.discord.traffic().public_bodies();
    let names = public.iter().flat_map(|body| &body.texts);
    assert_eq!(names.filter(|text| text.contains("-seat")).count(), 0);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// C01: the painter takes five seconds; every interaction is acknowledged within one.
#[tokio::test(flavor = "multi_thread")]
async fn c01_a_slow_painter_keeps_nobody_waiting() {
    let mut harness = Harness::without_bot().await;
    harness.slow_pictures_ms = 5000;
    let slow = Duration::from_millis(harness.slow_pictures_ms);
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let post = harness.public("The game begins").await;
    let asked = [
        users[0].press(post.id, &post.button("Take my turn").unwrap()),
        users[1].press(post.id, &post.button("Look").unwrap()),
        users[0].slash(harness.channel, "rokugan hand", &[]),
        users[1].slash(harness.channel, "rokugan board", &[]),
        users[1].slash(harness.channel, "rokugan status", &[]),
    ];
    for asked in asked {
        let asked = asked.unwrap();
        let said = asked.reply().await.unwrap();
        assert!(said.is_ephemeral());
        let after = asked.acknowledged_after().unwrap();
        assert!(after < slow, "not after the picture: {after:?}");
    }
}

/// `/rokugan board` shows a part enlarged, or everything in words.
#[tokio::test(flavor = "multi_thread")]
async fn parts_of_the_board_and_the_board_in_words() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let offered = users[0]
        .autocomplete(
            harness.channel,
            "rokugan board",
            &[("area", text("li"))],
            "area",
        )
        .unwrap();
    let offered = offered.choices().await.unwrap();
    assert_eq!(offered[0].1, "lion", "{offered:?}");
    let ask = async |given: &[(&str, Given)]| {
        let asked = users[0].slash(harness.channel, "rokugan board", given);
        asked.unwrap().reply().await.unwrap()
    };
    let whole = ask(&[]).await;
    for name in ["lion", " Lion ", "LION"] {
        let part = ask(&[("area", text(name))]).await;
        assert!(part.pictures[0].name.ends_with("-lion.png"), "{part:?}");
        assert!(part.pictures[0].bytes != whole.pictures[0].bytes);
    }
    let none = ask(&[("area", text("@everyone"))]).await;
    assert!(none.text().contains("no part") && none.pictures.is_empty());
    assert!(!none.pinged.everyone);
    let words = ask(&[("text", Given::Yes(true))]).await;
    let files = words.pictures.iter();
    let files = files.map(|file| String::from_utf8_lossy(&file.bytes).into_owned());
    let told = words.text() + &files.collect::<String>();
    // Neighbours are listed, so that one can plan by ear.
    for code in ["Lion", "Crab", "Round 1", "By D3 L1 L3 S2 S3 C1 C2."] {
        assert!(told.contains(code), "{told}");
    }
    assert!(!words.pictures.iter().any(|file| file.name.ends_with("png")));
}

/// Somebody who plays faster than their pictures are painted gets the newest one all the same: what they
/// asked for before gives way.
#[tokio::test(flavor = "multi_thread")]
async fn the_newest_answer_is_pictured_while_painting_is_slow() {
    let mut harness = Harness::without_bot().await;
    harness.slow_pictures_ms = 1000;
    harness.start().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(67);
    for _ in 0..18 {
        for user in &users {
            turn_in_channel(&harness, user, &mut chance).await;
        }
    }
    for user in &users {
        let asked = user.slash(harness.channel, "rokugan hand", &[]).unwrap();
        let seen = asked.reply().await.unwrap();
        assert!(pictured(&harness, user, &seen).await.is_ephemeral());
    }
}

/// The picture that a message shows, once it says this in its alternative text.
async fn said_by_picture(harness: &Harness, user: &User, seen: &Seen, what: &str) -> Seen {
    let shows = |now: &Seen| now.pictures.len() == 1 && alt(now).contains(what);
    harness
        .discord
        .until(SOON, what, |_| {
            let all = user.sees(seen.channel).into_iter();
            let mut all = all.filter(|now| now.id == seen.id);
            all.find(|now| shows(now))
        })
        .await
        .unwrap()
}

/// The private picture follows the menu: what can be chosen is lit, the move is shown before it is
/// confirmed, and the legend is one press away. Nothing of it is public, and no message is sent for it.
#[tokio::test(flavor = "multi_thread")]
async fn the_own_picture_follows_the_menu() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(71);
    let settles = |seen: &Seen| offers(seen) && seen.text().contains("Settle");
    // Objectives first; then somebody settles.
    for user in &users {
        turn_in_channel(&harness, user, &mut chance).await;
    }
    let up = async || {
        for user in &users {
            let asked = user.slash(harness.channel, "rokugan hand", &[]).unwrap();
            let panel = asked.reply().await.unwrap();
            if settles(&panel) {
                return (user, panel);
            }
        }
        panic!("nobody settles");
    };
    let (user, panel) = up().await;
    let lit = said_by_picture(&harness, user, &panel, "You can choose:").await;
    let chosen = click(user, &lit, &mut chance).reply().await.unwrap();
    let ghost = said_by_picture(&harness, user, &chosen, "Chosen:").await;
    assert!(ghost.button("Confirm").is_some() && !alt(&ghost).contains("You can choose:"));
    let back = ghost.button("Back").unwrap();
    let again = user.press(ghost.id, &back).unwrap().reply().await.unwrap();
    let again = said_by_picture(&harness, user, &again, "You can choose:").await;
    assert_eq!(alt(&again), alt(&lit));
    let legend = again.button("Legend").unwrap();
    let legend = user
        .press(again.id, &legend)
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(legend.is_ephemeral() && legend.text().contains("facedown"));
    let drawn = said_by_picture(&harness, user, &legend, "Control token, facedown").await;
    assert!(drawn.pictures[0].name.ends_with("-legend.png"));
    let back = drawn.button("Back").unwrap();
    let panel = user.press(drawn.id, &back).unwrap().reply().await.unwrap();
    said_by_picture(&harness, user, &panel, "You can choose:").await;
    // What is chosen and the legend went through answers to the presser's own interactions, which Discord
    // does not count; nothing of it is public.
    let marks = ["You can choose:", "Chosen:", "Control token, facedown"];
    let traffic = harness.discord.traffic();
    assert_eq!(traffic.leaks(&marks), Vec::new());
    let mut carried = 0;
    for entry in traffic.entries() {
        let told = entry
            .files
            .iter()
            .filter_map(|file| file.description.as_ref());
        let told: Vec<&String> = told.collect();
        let of_step = |alt: &&String| marks[1..].iter().any(|mark| alt.contains(mark));
        if told.iter().any(of_step) {
            assert!(entry.route.contains("/webhooks/"), "{}", entry.route);
            carried += 1;
        }
    }
    assert!(carried >= 2, "{carried}");
}

/// What changed since the viewer last looked is ringed, and said in the alternative text: in public
/// since the post before, in private since that player's last look.
#[tokio::test(flavor = "multi_thread")]
async fn changes_since_the_last_look_are_shown() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(61);
    let look = async |user: &User| {
        let asked = user.slash(harness.channel, "rokugan hand", &[]).unwrap();
        let seen = asked.reply().await.unwrap();
        alt(&pictured(&harness, user, &seen).await)
    };
    assert!(!look(&users[0]).await.contains("New:"), "a first look");
    // Both choose objectives, then provinces are settled one by one.
    while !harness
        .posts()
        .iter()
        .any(|post| post.text().contains("placed a control token"))
    {
        for user in &users {
            turn_in_channel(&harness, user, &mut chance).await;
        }
    }
    let settled = |post: &&Seen| post.text().contains("placed a control token");
    let posts = harness.posts();
    let post = posts.iter().rfind(settled).unwrap();
    assert!(alt(post).contains("New:"), "public: {}", alt(post));
    let mover = &users[0];
    let watcher = &users[1];
    // A look counts once its picture has arrived, which may be after the next look.
    let mut looks = 0;
    while look(watcher).await.contains("New:") {
        looks += 1;
        assert!(looks < 100, "nothing happened since");
    }
    for _ in 0..3 {
        turn_in_channel(&harness, mover, &mut chance).await;
        turn_in_channel(&harness, watcher, &mut chance).await;
    }
    turn_in_channel(&harness, mover, &mut chance).await;
    assert!(look(watcher).await.contains("New:"), "others moved since");
}
