//! Computer daimyos of three levels: choosing them, waiting for one that thinks, hints and reviews.

use std::time::Duration;

use standin::{Given, Seen, User};

use crate::harness::*;

/// What an ephemeral answer to a forged press says.
async fn forged(user: &User, seen: &Seen, id: &str, picked: &[&str]) -> String {
    let said = user.forge(seen.id, id, picked).unwrap();
    let said = said.reply().await.unwrap();
    assert!(said.is_ephemeral());
    said.text()
}

fn waits_for_a_thought(harness: &Harness) -> bool {
    harness
        .query("SELECT count(*) FROM due WHERE kind = 'think'")
        .trim()
        != "0"
}

fn seq(harness: &Harness) -> u32 {
    let seq = harness.query("SELECT max(seq) FROM tables");
    seq.trim().parse().unwrap()
}

/// A table of one person against a Daimyo.
async fn solo(harness: &Harness, user: &User) -> Seen {
    let given = [("computers", Given::Whole(1)), ("level", text("daimyo"))];
    let asked = user.slash(harness.channel, "rokugan new", &given).unwrap();
    let panel = asked.reply().await.unwrap();
    let said = panel.text();
    assert!(said.contains("Daimyo: thinks ahead"), "{said}");
    harness.public("The game begins").await;
    panel
}

/// A level can be chosen wherever a computer daimyo can; a level that is not there is refused in clear words.
#[tokio::test(flavor = "multi_thread")]
async fn levels_are_chosen_everywhere_and_strange_ones_refused() {
    let harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let ask = async |line: &str, given: &[(&str, Given)]| {
        let asked = user.slash(harness.channel, line, given).unwrap();
        asked.reply().await.unwrap()
    };
    let refusal = "There is no such level";
    for strange in ["emperor", "", "captain; drop table seats", "１"] {
        let solo = [("computers", Given::Whole(3)), ("level", text(strange))];
        let said = ask("rokugan new", &solo).await.text();
        assert!(
            said.contains(refusal) && said.contains("Captain: "),
            "{said}"
        );
    }
    assert_eq!(harness.query("SELECT count(*) FROM tables").trim(), "0");
    // By its name in any language, in any case.
    let lobby = [("level", text("LEHRLING"))];
    assert!(ask("rokugan new", &lobby).await.text().contains("is open"));
    let strange = [("level", text("shogun"))];
    let said = ask("rokugan computer add", &strange).await.text();
    assert!(said.contains(refusal), "{said}");
    let said = ask("rokugan computer add", &[]).await.text();
    assert!(said.contains("Apprentice: "), "as the table: {said}");
    let said = ask("rokugan computer add", &[("level", text("daimyo"))]).await;
    assert!(said.text().contains("Daimyo: "), "{}", said.text());
    harness.public("computer daimyo (Daimyo)").await;
    let lobby = harness.public("computer daimyo (Apprentice)").await;
    let table = harness.query("SELECT max(id) FROM tables");
    let switch = format!("v1|{}|0|@switch", table.trim());
    let said = forged(&user, &lobby, &switch, &["level.emperor"]).await;
    assert!(!said.contains("Changed"), "{said}");
    let said = forged(&user, &lobby, &switch, &["level.captain"]).await;
    assert!(said.contains("Changed"), "{said}");
    let levels = harness.query("SELECT DISTINCT level FROM seats WHERE \"user\" IS NULL");
    assert_eq!(levels.trim(), "captain", "of all computers there");
    // The help offers all three.
    let help = ask("rokugan help", &[]).await;
    for label in [
        "Play against three computer daimyos",
        "Easier: three Apprentices",
        "Harder: three Daimyos",
    ] {
        assert!(help.button(label).is_some(), "{label}");
    }
    let said = forged(&user, &help, "v1|0|0|@solo.emperor", &[]).await;
    assert!(said.contains(refusal), "{said}");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// A person who moves is answered at once; what the Daimyo does comes later, in a post of its own that calls
/// the person.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_thought() {
    let mut harness = Harness::without_bot().await;
    harness.thinking = "2s";
    harness.start().await;
    let user = harness.discord.user("Ayame");
    solo(&harness, &user).await;
    let mut thought_about = 0;
    for _ in 0..12 {
        let up = |_: &_| (!waits_for_a_thought(&harness)).then_some(());
        harness.discord.until(SOON, "a thought", up).await.unwrap();
        harness.outbox_is_empty().await;
        let before = (seq(&harness), harness.posts().len());
        harness.first_move(&user).await;
        // The answer is here, and the Daimyo has not moved yet.
        if waits_for_a_thought(&harness) && seq(&harness) == before.0 + 1 {
            thought_about += 1;
            let status = user.slash(harness.channel, "rokugan status", &[]).unwrap();
            let status = reply_text(&status).await;
            assert!(
                status.contains("thinking") || seq(&harness) > before.0 + 1,
                "{status}"
            );
            let acted = |_: &_| (seq(&harness) > before.0 + 1).then_some(());
            harness.discord.until(SOON, "its act", acted).await.unwrap();
            harness.outbox_is_empty().await;
            assert!(harness.posts().len() >= before.1 + 2, "a post of its own");
            if thought_about == 2 {
                break;
            }
        }
    }
    assert_eq!(thought_about, 2);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// F29: a bot that is killed while a Daimyo thinks goes on where it was. Then the whole table is played, and
/// reviewed by clicks.
#[tokio::test(flavor = "multi_thread")]
async fn f29_a_kill_costs_a_thought_at_most_and_the_table_is_reviewed() {
    let mut harness = Harness::without_bot().await;
    harness.thinking = "30s";
    harness.start().await;
    let user = harness.discord.user("Ayame");
    solo(&harness, &user).await;
    assert!(waits_for_a_thought(&harness), "it thinks for half a minute");
    harness.kill();
    let before = seq(&harness);
    harness.doctor();
    harness.thinking = "10ms";
    harness.start().await;
    let acted = |_: &_| (seq(&harness) > before).then_some(());
    harness.discord.until(SOON, "its act", acted).await.unwrap();
    let early = user.slash(harness.channel, "rokugan review", &[]).unwrap();
    let early = reply_text(&early).await;
    assert!(early.contains("not over yet"), "{early}");
    let mut chance = Chance(5);
    while !over(&harness) {
        if waits_for_a_thought(&harness) || !turn_in_channel(&harness, &user, &mut chance).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let end = harness.public("The seed was").await;
    let review = end.button("Review").unwrap();
    let stranger = harness.discord.user("Watcher");
    let said = reply_text(&stranger.press(end.id, &review).unwrap()).await;
    assert!(said.contains("no seat"), "{said}");
    let asked = user.press(end.id, &review).unwrap().reply().await.unwrap();
    assert!(asked.is_ephemeral());
    assert!(
        asked.text().contains("by direct message"),
        "{}",
        asked.text()
    );
    let is_review = |seen: &Seen| seen.text().contains("Your review of");
    let sent = user.wait_dm(SOON, is_review).await.unwrap();
    let again = user.press(end.id, &review).unwrap().reply().await.unwrap();
    for seen in [sent, again] {
        let said = seen.text();
        assert!(said.contains("**1.**") && said.contains("**3.**"), "{said}");
        assert!(said.contains("in the end"), "{said}");
        assert_eq!(seen.pictures.len(), 4, "the curve and three moments");
        assert!(
            seen.pictures
                .iter()
                .all(|picture| picture.name.ends_with(".png"))
        );
    }
    harness.outbox_is_empty().await;
    let public = harness.posts();
    assert!(!public.iter().any(is_review), "nobody else sees it");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    harness.kill();
    harness.doctor();
}

/// Hints: refused where the host did not allow them; where allowed, everybody knows it, and a hint plays nothing.
#[tokio::test(flavor = "multi_thread")]
async fn hints_need_leave_and_play_nothing() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let turn = async |harness: &Harness, user: &User| {
        let post = harness.public("Waiting for").await;
        let open = post.button("Take my turn").unwrap();
        user.press(post.id, &open).unwrap().reply().await.unwrap()
    };
    let panel = turn(&harness, &users[0]).await;
    assert!(panel.button("Hint").is_none());
    let table = harness.query("SELECT max(id) FROM tables");
    let hint = format!("v1|{}|0|@hint", table.trim());
    let said = forged(&users[0], &panel, &hint, &[]).await;
    assert!(said.contains("did not allow hints"), "{said}");

    harness.channel = harness.discord.channel(harness.guild, "taught");
    let given = [("hints", Given::Yes(true)), ("seats", Given::Whole(2))];
    let new = users[0]
        .slash(harness.channel, "rokugan new", &given)
        .unwrap();
    reply_text(&new).await;
    harness.public("Hints: on").await;
    let join = users[1]
        .slash(harness.channel, "rokugan join", &[])
        .unwrap();
    reply_text(&join).await;
    harness.begin(&users).await;
    harness.public("Hints are allowed at this table").await;
    let panel = turn(&harness, &users[0]).await;
    let before = seq(&harness);
    let hint = panel.button("Hint").unwrap();
    let hinted = users[0]
        .press(panel.id, &hint)
        .unwrap()
        .reply()
        .await
        .unwrap();
    let said = hinted.text();
    assert!(
        said.contains("A Daimyo would play:") && said.contains("chances to win at"),
        "{said}"
    );
    assert!(hinted.is_ephemeral() && offers(&hinted), "with the menu");
    // Somebody without a seat gets none.
    let stranger = harness.discord.user("Watcher");
    let said = forged(&stranger, &panel, &hint, &[]).await;
    assert!(!said.contains("would play"), "{said}");
    assert_eq!(seq(&harness), before, "nothing is played");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
