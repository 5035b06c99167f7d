//! Taking back by consent, by the buttons of the public request.

use standin::Given;

use crate::stage::*;

/// The choice of `/rokugan log kind:` that shows what was taken back, by its place in the list.
const UNDONE: i64 = 2;

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_buttons() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    for user in &users {
        stage.first_move(user).await;
    }
    let ask = [("to", text("0"))];
    let said = say(&users[0].slash(stage.channel, "rokugan undo", &ask).unwrap()).await;
    assert!(said.contains("consent of one other player"), "{said}");
    let post = stage.public("asks to take back").await;
    assert!(!post.text().contains("You keep"), "{}", post.text());
    let stranger = stage.discord.user("Stranger");
    let agree = post.button("Agree").unwrap();
    let said = say(&stranger.press(post.id, &agree).unwrap()).await;
    assert!(said.contains("no seat"), "{said}");
    let said = say(&users[1].press(post.id, &agree).unwrap()).await;
    assert!(said.contains("Taken back"), "{said}");
    stage.public("Everybody agreed").await;
    let said = say(&users[1].press(post.id, &agree).unwrap()).await;
    assert!(said.contains("closed"), "{said}");
    let undone = [("kind", Given::Whole(UNDONE))];
    let log = users[0].slash(stage.channel, "rokugan log", &undone);
    let log = say(&log.unwrap()).await;
    assert!(log.contains("(taken back)"), "{log}");
    for bad in ["0", "99", "-1", "x"] {
        let ask = [("to", text(bad))];
        let asked = users[0].slash(stage.channel, "rokugan undo", &ask).unwrap();
        let said = asked.reply().await.unwrap();
        assert!(
            said.is_ephemeral() && said.text().contains("no such point"),
            "{bad}: {}",
            said.text()
        );
    }
    assert_eq!(stage.discord.complaints(), Vec::<String>::new());
    stage.kill();
    stage.doctor();
}
