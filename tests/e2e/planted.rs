//! Defects that were once planted here and noticed by nobody. Each has a test that fails with it.

use standin::fault::routes::{CALLBACK, CREATE_MESSAGE};
use standin::fault::{Rule, Trouble};
use standin::{Seen, User};

use crate::harness::*;

/// The answer to a press on a public post is lost; what follows it is still for the presser alone.
#[tokio::test(flavor = "multi_thread")]
async fn what_follows_a_lost_answer_is_private() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let post = harness.public("The game begins").await;
    let turn = post.button("Take my turn").unwrap();
    let lost = Rule::new(Trouble::AnswerLost).on(CALLBACK).times(1);
    harness.discord.fault(lost);
    let asked = users[0].press(post.id, &turn).unwrap();
    let followed = asked.follow_up(0).await.unwrap();
    let hand = |seen: &Seen| seen.text().contains("Your hand");
    assert!(followed.is_ephemeral() && hand(&followed));
    assert!(!harness.posts().iter().any(hand), "nothing for everybody");
    assert!(!users[1].sees(harness.channel).iter().any(hand));
}

/// Whoever has to act is pinged by the post that says so, and nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_to_act_is_pinged() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let begun = harness.public("The game begins").await;
    let mut pinged = begun.pinged.users.clone();
    pinged.sort();
    let mut both: Vec<_> = users.iter().map(User::id).collect();
    both.sort();
    assert_eq!(pinged, both, "both choose an objective");
    let mut chance = Chance(5);
    for user in &users {
        turn_in_channel(&harness, user, &mut chance).await;
    }
    // Provinces are settled one by one, so each post is about one person.
    let to_act = |seen: &Seen| {
        let text = seen.text();
        let of = |user: &&User| text.contains(&format!("<@{}>", user.id()));
        users.iter().filter(of).map(User::id).collect::<Vec<_>>()
    };
    let single =
        |seen: &Seen| to_act(seen).len() == 1 && seen.text().contains("placed a control token");
    for _ in 0..3 {
        for user in &users {
            turn_in_channel(&harness, user, &mut chance).await;
        }
    }
    let watcher = harness.discord.user("Watcher");
    let post = watcher.wait_in(harness.channel, SOON, single).await;
    let post = post.unwrap();
    assert_eq!(post.pinged.users, to_act(&post), "{}", post.text());
}

/// A post that has to be tried again stays in front of those behind it.
#[tokio::test(flavor = "multi_thread")]
async fn later_posts_wait_for_one_that_was_put_off() {
    let harness = Harness::open().await;
    let ayame = harness.discord.user("Ayame");
    for line in ["rokugan new", "rokugan join", "rokugan computer add"] {
        reply_text(&ayame.slash(harness.channel, line, &[]).unwrap()).await;
    }
    harness.public("A computer daimyo").await;
    let busy = Rule::new(Trouble::Status(502)).on(CREATE_MESSAGE);
    harness
        .discord
        .fault(busy.channel(harness.channel).times(5));
    reply_text(&ayame.slash(harness.channel, "rokugan start", &[]).unwrap()).await;
    // By now the pause before the next attempt is long; what is said meanwhile could overtake it.
    let refused = |discord: &standin::StandIn| {
        let posts = discord.traffic().on(CREATE_MESSAGE);
        (posts.iter().filter(|post| post.status == 502).count() == 5).then_some(())
    };
    let tried = harness.discord.until(SOON, "five attempts", refused);
    tried.await.unwrap();
    let said = ayame.slash(harness.channel, "rokugan resign", &[]).unwrap();
    let said = said.reply().await.unwrap();
    let sure = said.button("Resign").unwrap();
    reply_text(&ayame.press(said.id, &sure).unwrap()).await;
    harness.public("resigned").await;
    let all: String = harness
        .posts()
        .iter()
        .map(|post| post.text() + "\n")
        .collect();
    let (begun, resigned) = (all.find("The game begins"), all.find("resigned"));
    assert!(begun.is_some() && begun < resigned, "{all}");
}
