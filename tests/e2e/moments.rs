//! The great moments of a table: its lobby, its reveals, its end.

use standin::fault::{Rule, Trouble, routes};
use standin::{Given, Seen};

use crate::harness::*;

/// F08: a message older than an hour cannot be changed for ever. Then there is a new lobby, and the old one
/// loses its buttons.
#[tokio::test(flavor = "multi_thread")]
async fn f08_a_lobby_that_cannot_be_changed_is_posted_anew() {
    let harness = Harness::open().await;
    let (host, guest) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    reply_text(&host.slash(harness.channel, "rokugan new", &[]).unwrap()).await;
    let lobby = harness.public("1 of 5 seats").await;
    harness.outbox_is_empty().await;
    let refused = Rule::new(Trouble::code(30046)).on(routes::EDIT_MESSAGE);
    harness.discord.fault(refused);
    reply_text(&guest.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    let anew = harness.public("2 of 5 seats").await;
    assert_ne!(anew.id, lobby.id);
    let retired = |_: &_| {
        let posts = harness.posts();
        let old = posts.iter().find(|post| post.id == lobby.id);
        old.is_some_and(|old| old.controls().is_empty())
            .then_some(())
    };
    harness
        .discord
        .until(SOON, "the old lobby without buttons", retired)
        .await
        .unwrap();
    // From now on the new one is changed.
    reply_text(&guest.slash(harness.channel, "rokugan leave", &[]).unwrap()).await;
    let same = |_: &_| {
        let posts = harness.posts();
        let now = posts.iter().find(|post| post.id == anew.id)?;
        (posts.len() == 2 && now.text().contains("1 of 5 seats")).then_some(())
    };
    harness
        .discord
        .until(SOON, "the new lobby changed", same)
        .await
        .unwrap();
}

/// Every reveal is a post of its own with a picture, the next round begins in another, and the end card
/// explains the result and opens a rematch.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_has_reveals_and_an_end_card() {
    let harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let solo = [("computers", Given::Whole(3))];
    reply_text(&user.slash(harness.channel, "rokugan new", &solo).unwrap()).await;
    harness.public("The game begins").await;
    let mut chance = Chance(11);
    while !over(&harness) {
        turn_in_channel(&harness, &user, &mut chance).await;
        harness.outbox_is_empty().await;
    }
    let posts = harness.posts();
    let is_reveal = |post: &&Seen| post.text().contains("All tokens are revealed.");
    let reveals: Vec<&Seen> = posts.iter().filter(is_reveal).collect();
    assert_eq!(reveals.len(), 5);
    for reveal in &reveals {
        let said = reveal.text();
        assert!(
            !said.contains("goes first") && !said.contains("The game is over"),
            "{said}"
        );
        assert!(
            said.contains("**Held**") || said.contains("**Taken**"),
            "{said}"
        );
        assert!(said.chars().count() < 2000, "{}", said.chars().count());
        assert_eq!(reveal.pictures.len(), 1);
        assert!(reveal.pictures[0].name.ends_with("-moment.png"));
        assert!(reveal.controls().is_empty() && reveal.pinged.users.is_empty());
        let next = posts
            .iter()
            .skip_while(|post| post.id != reveal.id)
            .nth(1)
            .unwrap();
        let begins = ["goes first", "The game is over"];
        assert!(
            begins.iter().any(|word| next.text().contains(word)),
            "{}",
            next.text()
        );
    }
    let end = harness.public("The seed was").await;
    let said = end.text();
    assert!(
        said.contains("wins with") || said.contains("share the victory"),
        "{said}"
    );
    assert!(
        said.contains(" was met: ") || said.contains(" was not met: "),
        "{said}"
    );
    for label in ["Rematch", "Replay", "Film"] {
        assert!(end.button(label).is_some(), "{label}");
    }
    let film = user.press(end.id, &end.button("Film").unwrap()).unwrap();
    let film = film.reply().await.unwrap();
    assert!(film.is_ephemeral() && film.pictures[0].name.ends_with(".gif"));
    let replay = user.press(end.id, &end.button("Replay").unwrap()).unwrap();
    let replay = replay.reply().await.unwrap();
    assert!(replay.is_ephemeral() && replay.button("First").is_some());
    // Only those who played may call for another table.
    let stranger = harness.discord.user("Stranger");
    let refused = stranger.press(end.id, &end.button("Rematch").unwrap());
    assert!(reply_text(&refused.unwrap()).await.contains("no seat"));
    let rematch = user.press(end.id, &end.button("Rematch").unwrap()).unwrap();
    assert!(
        reply_text(&rematch)
            .await
            .contains("with the same settings")
    );
    let lobby = harness.public("1 of 4 seats").await;
    // One seat further on than before.
    assert!(lobby.text().contains("Crane"), "{}", lobby.text());
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
