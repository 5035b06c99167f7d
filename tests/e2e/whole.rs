//! Whole tables, from `/rokugan new` to the final score, by clicks alone.

use crate::harness::*;

/// F23 C05 C14: a whole table by clicks; every picture has its text, and old buttons do nothing.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_battle_by_dm_clicks_alone() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan", "Chiyo"]).await;
    harness.public("The game begins").await;
    let clicks = play_by_dm(&harness, &users, &mut Chance(7)).await;
    println!("{clicks} clicks");
    let end = harness.public("The seed was").await;
    assert!(end.text().contains("1. "), "{}", end.text());
    // The end: the revealed board and the score sheets, then the film; each with alternative text.
    assert_eq!(end.pictures.len(), 2, "board and sheets");
    let film = harness.film().await;
    assert!(film.pictures[0].bytes.starts_with(b"GIF89a"));
    assert!(film.pictures[0].bytes.len() <= 10 * 1024 * 1024);
    for picture in end.pictures.iter().chain(&film.pictures) {
        let alt = picture.alt.as_deref().unwrap_or_default();
        assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{alt}");
    }
    let score = reply_text(
        &users[1]
            .slash(harness.channel, "rokugan score", &[])
            .unwrap(),
    )
    .await;
    assert!(score.contains("honor"), "{score}");
    let export = users[2]
        .slash(harness.channel, "rokugan export", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    record.replay().unwrap();
    assert!(
        harness
            .posts()
            .iter()
            .any(|post| post.text().contains(&record.commitment)),
        "commitment was posted"
    );
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    // Nobody's hand, objective or facedown token in anything others can read.
    let own = [
        "Your hand",
        "Your objective",
        "You drew",
        "You placed",
        "You keep",
        "Dealt to you",
        "You know",
        "You saw",
    ];
    assert_eq!(harness.discord.traffic().leaks(&own), Vec::new());
    let public = harness.discord.traffic().public_bodies();
    let menus = public
        .iter()
        .flat_map(|body| &body.texts)
        .filter(|text| text.contains("|m") || text.contains("|c."));
    assert_eq!(menus.count(), 0, "no menu in public");
    assert!(
        export.pictures[0].alt.is_some(),
        "alt text on every attachment"
    );
    // The whole log is longer than any message: it comes as a file, and holds what was private to me.
    let log = users[0].slash(harness.channel, "rokugan log", &[]).unwrap();
    let log = log.reply().await.unwrap();
    assert!(log.is_ephemeral() && log.pictures[0].alt.is_some());
    let told = String::from_utf8_lossy(&log.pictures[0].bytes).into_owned();
    assert!(told.chars().count() > 2000 && told.contains("(to you alone)"));
    // F23: a button of a finished table.
    let old = users[0].dms().into_iter().next().unwrap();
    let said = reply_text(&users[0].forge(old.id, "v1|1|3|c.pass", &[]).unwrap()).await;
    assert!(said.contains("over"), "{said}");
    harness.kill();
    harness.doctor();
    // The log never holds the token, an interaction's token, or a hand.
    let log = harness.log();
    assert!(
        !log.contains(TOKEN) && !log.contains("aW50ZXJhY3Rpb246") && !log.contains("Your hand"),
        "log canary"
    );
}

/// F09 C07: one refused direct message, then the panel in the channel for the rest of the table.
#[tokio::test(flavor = "multi_thread")]
async fn f09_one_with_closed_dms_plays_through_the_ephemeral_panel() {
    let harness = Harness::open().await;
    let closed = harness.discord.user("Botan");
    closed.close_dms(true);
    let users = [
        harness.discord.user("Ayame"),
        closed.clone(),
        harness.discord.user("Chiyo"),
    ];
    reply_text(&users[0].slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    for user in &users {
        let answer = reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        assert_eq!(
            answer.contains("cannot send you direct messages"),
            user.id() == closed.id(),
            "{answer}"
        );
    }
    harness.begin(&users).await;
    let mut chance = Chance(11);
    let open = [users[0].clone(), users[2].clone()];
    let mut idle = 0;
    while !over(&harness) {
        let mut moved = turn_in_channel(&harness, &closed, &mut chance).await;
        for user in &open {
            while let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
                click(user, &seen, &mut chance).reply().await.unwrap();
                moved = true;
            }
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(
            idle < 6000,
            "stuck: {:#?}",
            harness.posts().last().map(|seen| seen.text())
        );
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
    }
    // 50007 once, then never again for that person; nothing about it in public.
    let refused = harness
        .discord
        .traffic()
        .entries()
        .into_iter()
        .filter(|entry| entry.status == 403)
        .count();
    assert_eq!(refused, 1, "one refused message");
    assert!(
        !harness
            .posts()
            .iter()
            .any(|post| post.text().contains("direct message"))
    );
}
