//! A person's data: exported to them, and deleted without destroying the table of the others.

use standin::Given;

use crate::harness::*;

/// The data is exported to its person, and deleted without destroying the table of the others.
#[tokio::test(flavor = "multi_thread")]
async fn data_is_exported_and_deleted_on_request() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let made = harness.first_move(&users[1]).await;
    let orders = [("write", text("control lion_west"))];
    let asked = users[1].slash(harness.channel, "rokugan orders", &orders);
    reply_text(&asked.unwrap()).await;
    let export = users[1]
        .slash(
            harness.channel,
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
    assert_eq!(data["seats"][0]["title"], rules::catalog::FLAGSHIP);
    let asked = users[1]
        .slash(
            harness.channel,
            "rokugan privacy",
            &[("action", Given::Whole(1))],
        )
        .unwrap();
    let asked = asked.reply().await.unwrap();
    let said = reply_text(
        &users[1]
            .press(asked.id, &asked.button("Delete my data").unwrap())
            .unwrap(),
    )
    .await;
    assert!(said.contains("One table plays on"), "{said}");
    harness.public("a computer daimyo plays on").await;
    harness.outbox_is_empty().await;
    let dump = harness.dump();
    assert!(dump.contains("Ayame") && dump.contains(&users[0].id().to_string()));
    for trace in ["Botan", &users[1].id().to_string()] {
        let lines: Vec<&str> = dump.lines().filter(|line| line.contains(trace)).collect();
        assert!(lines.is_empty(), "{lines:#?}");
    }
    assert!(
        reply_text(
            &users[1]
                .slash(harness.channel, "rokugan hand", &[])
                .unwrap()
        )
        .await
        .contains("no seat")
    );
    let hand = reply_text(
        &users[0]
            .slash(harness.channel, "rokugan hand", &[])
            .unwrap(),
    )
    .await;
    assert!(hand.contains("It is your turn"), "{hand}");
}
