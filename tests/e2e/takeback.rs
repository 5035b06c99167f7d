//! Taking back by consent, by the buttons of the public request.

use standin::{Given, User};

use crate::harness::*;

/// The choice of `/rokugan log kind:` that shows what was taken back, by its place in the list.
const UNDONE: i64 = 2;

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_buttons() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    for user in &users {
        harness.first_move(user).await;
    }
    let ask = [("to", text("0"))];
    let said = reply_text(
        &users[0]
            .slash(harness.channel, "rokugan undo", &ask)
            .unwrap(),
    )
    .await;
    assert!(said.contains("One other player has to agree"), "{said}");
    let post = harness.public("asks to take back").await;
    assert!(!post.text().contains("You keep"), "{}", post.text());
    let stranger = harness.discord.user("Stranger");
    let agree = post.button("Agree").unwrap();
    let said = reply_text(&stranger.press(post.id, &agree).unwrap()).await;
    assert!(said.contains("no seat"), "{said}");
    let said = reply_text(&users[1].press(post.id, &agree).unwrap()).await;
    assert!(said.contains("Taken back"), "{said}");
    harness.public("Everybody agreed").await;
    let said = reply_text(&users[1].press(post.id, &agree).unwrap()).await;
    assert!(said.contains("closed"), "{said}");
    let undone = [("kind", Given::Whole(UNDONE))];
    let log = users[0].slash(harness.channel, "rokugan log", &undone);
    let log = reply_text(&log.unwrap()).await;
    assert!(log.contains("(taken back)"), "{log}");
    for bad in ["0", "99", "-1", "x"] {
        let ask = [("to", text(bad))];
        let asked = users[0]
            .slash(harness.channel, "rokugan undo", &ask)
            .unwrap();
        let said = asked.reply().await.unwrap();
        assert!(
            said.is_ephemeral() && said.text().contains("cannot go back to that point"),
            "{bad}: {}",
            said.text()
        );
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    harness.kill();
    harness.doctor();
}

/// A move that is taken back leaves nobody with a menu or a board that has it.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_follows_a_move_that_was_taken_back() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    // They play in their direct messages, so that is where their panels are.
    let mut chance = Chance(3);
    let act = async |user: &User, chance: &mut Chance| {
        let acts = || harness.query("SELECT count(*) FROM journal");
        let before = acts();
        while acts() == before {
            let panel = user.wait_dm(SOON, offers).await.unwrap();
            click(user, &panel, chance).reply().await.unwrap();
        }
        harness.outbox_is_empty().await;
    };
    for user in &users {
        act(user, &mut chance).await;
    }
    harness.outbox_is_empty().await;
    let up = |user: &User| {
        let last = user.dms().pop();
        last.filter(|seen| seen.text().contains("It is your turn"))
    };
    let first = usize::from(up(&users[0]).is_none());
    let (mover, other) = (&users[first], &users[1 - first]);
    assert!(up(mover).is_some() && up(other).is_none());
    act(mover, &mut chance).await;
    harness.outbox_is_empty().await;
    let panel = up(other).expect("the other one's turn");
    let before = harness.posts().pop().unwrap();
    assert!(before.button("Take my turn").is_some());
    let count = harness
        .posts()
        .iter()
        .filter(|seen| seen.button("Take my turn").is_some())
        .count();
    let undone = mover.slash(harness.channel, "rokugan undo", &[]).unwrap();
    assert!(reply_text(&undone).await.contains("Taken back"));
    let post = harness.public("took back the last move").await;
    harness.outbox_is_empty().await;
    // The newest post has the board and the buttons; the one with the move that is gone has none left.
    assert!(post.button("Take my turn").is_some() && !post.pictures.is_empty());
    let retired = |_: &_| {
        let posts = harness.posts().into_iter();
        let old = posts.filter(|seen| seen.id != post.id && seen.button("Take my turn").is_some());
        (old.count() < count).then_some(())
    };
    harness
        .discord
        .until(SOON, "the post that is gone has no buttons", retired)
        .await
        .unwrap();
    // The other's panel was changed in place: no turn, no menu, no further message.
    let dms = other.dms();
    let now = dms.iter().find(|seen| seen.id == panel.id).unwrap();
    assert!(now.text().contains("It is not your turn"), "{}", now.text());
    assert!(!offers(now), "{:?}", now.controls());
    assert_eq!(dms.last().unwrap().id, panel.id);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// B43: after a reveal nobody takes anything back alone: not the last act, and not one before the reveal. Every
/// player is asked, and while one has not agreed, nothing changes.
#[tokio::test(flavor = "multi_thread")]
async fn b43_across_a_reveal_nothing_goes_back_without_the_others() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let acts = || harness.query("SELECT count(*) FROM journal");
    let is_second_round = || {
        harness
            .posts()
            .iter()
            .any(|p| p.text().contains("Round 2 began"))
    };
    let mut last = 0;
    'round: loop {
        for (nth, user) in users.iter().enumerate() {
            let offered = harness.moves(user, "").await;
            let Some(first) = offered.first().filter(|first| !first.is_empty()) else {
                continue;
            };
            let play = [("move", text(first))];
            let asked = user.slash(harness.channel, "rokugan play", &play).unwrap();
            if reply_text(&asked).await.contains("Done:") {
                last = nth;
            }
            harness.outbox_is_empty().await;
            if is_second_round() {
                break 'round;
            }
        }
    }
    let before = acts();
    let undo = users[last].slash(harness.channel, "rokugan undo", &[]);
    let said = reply_text(&undo.unwrap()).await;
    assert!(!said.contains("Taken back"), "{said}");
    assert_eq!(acts(), before);
    let ask = [("to", text("0"))];
    let undo = users[last].slash(harness.channel, "rokugan undo", &ask);
    let said = reply_text(&undo.unwrap()).await;
    assert!(said.contains("has to agree"), "{said}");
    assert_eq!(acts(), before, "nothing goes back before that");
    let post = harness.public("asks to take back").await;
    let agree = post.button("Agree").unwrap();
    let own = reply_text(&users[last].press(post.id, &agree).unwrap()).await;
    assert!(
        !own.contains("Taken back"),
        "their own word is not enough: {own}"
    );
    assert_eq!(acts(), before);
    let said = reply_text(&users[1 - last].press(post.id, &agree).unwrap()).await;
    assert!(said.contains("Taken back"), "{said}");
    assert_eq!(acts().trim(), "0");
}
