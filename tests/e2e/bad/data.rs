//! My data: exported to me, and deleted without destroying the table of the others.

use standin::Given;

use crate::stage::*;

/// My data: exported to me, and deleted without destroying the table of the others.
#[tokio::test(flavor = "multi_thread")]
async fn data_is_exported_and_deleted_on_request() {
    let stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let made = stage.first_move(&users[1]).await;
    let orders = [("write", text("control lion_west"))];
    let asked = users[1].slash(stage.channel, "rokugan orders", &orders);
    say(&asked.unwrap()).await;
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
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["moves"][0]["move"], made);
    assert_eq!(data["orders"][0]["queue"][0][0], "control lion_west");
    assert_eq!(data["seats"][0]["title"], "battle");
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
    stage.public("a computer daimyo plays on").await;
    stage.said_all().await;
    let dump = stage.dump();
    assert!(dump.contains("Ayame") && dump.contains(&users[0].id().to_string()));
    for trace in ["Botan", &users[1].id().to_string()] {
        let lines: Vec<&str> = dump.lines().filter(|line| line.contains(trace)).collect();
        assert!(lines.is_empty(), "{lines:#?}");
    }
    assert!(
        say(&users[1].slash(stage.channel, "rokugan hand", &[]).unwrap())
            .await
            .contains("no seat")
    );
    let hand = say(&users[0].slash(stage.channel, "rokugan hand", &[]).unwrap()).await;
    assert!(hand.contains("It is your turn"), "{hand}");
}
