//! My data: exported to me, and deleted without destroying the table of the others.

use standin::Given;

use crate::stage::*;

/// My data: exported to me, and deleted without destroying the table of the others.
#[tokio::test(flavor = "multi_thread")]
async fn data_is_exported_and_deleted_on_request() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let export = users[1]
        .slash(
            stage.channel,
            "rokugan privacy",
            &[("action", Given::Whole(0))],
        )
        .unwrap();
    let export = export.reply().await.unwrap();
    let data = String::from_utf8_lossy(&export.pictures[0].bytes).into_owned();
    assert!(
        data.contains(&users[1].id().to_string()) && data.contains("Botan"),
        "{data}"
    );
    assert!(
        !data.contains(&users[0].id().to_string()),
        "nothing about others"
    );
    let asked = users[1]
        .slash(
            stage.channel,
            "rokugan privacy",
            &[("action", Given::Whole(1))],
        )
        .unwrap();
    let asked = asked.reply().await.unwrap();
    let said = say(&users[1]
        .press(asked.id, &asked.button("Delete my data").unwrap())
        .unwrap())
    .await;
    assert!(said.contains("One table plays on"), "{said}");
    assert!(
        say(&users[1].slash(stage.channel, "rokugan hand", &[]).unwrap())
            .await
            .contains("no seat")
    );
    stage.public("a computer daimyo plays on").await;
    let hand = say(&users[0].slash(stage.channel, "rokugan hand", &[]).unwrap()).await;
    assert!(hand.contains("It is your turn"), "{hand}");
}
