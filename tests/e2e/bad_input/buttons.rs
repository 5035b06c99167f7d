//! Buttons of other people, of other tables, of earlier turns, and forged ones.

use crate::harness::*;

/// B01 B02 B05 B18 B19: buttons of others, forged ids, wrong tables.
#[tokio::test(flavor = "multi_thread")]
async fn b01_b02_b05_b18_forged_and_foreign_buttons_do_nothing() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan", "Chiyo"]).await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let stranger = harness.discord.user("Stranger");
    let id = panel.custom_ids()[0].clone();
    // A stranger who uses somebody's button gets a refusal and sees nothing of the hand.
    let post = harness.public("The game begins").await;
    let said = stranger
        .forge(post.id, &id, &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.is_ephemeral() && said.text().contains("no seat at this table"),
        "{}",
        said.text()
    );
    // Another player who presses it sees only their own panel, and never in the public message.
    let said = users[1]
        .forge(post.id, &id, &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(said.is_ephemeral(), "{said:?}");
    for forged in [
        "v1|1|0|c.nothing",
        "v1|999|0|@turn",
        "v2|1|0|m",
        "v1|1|0",
        "x",
        "v1|1|0|m|m",
        "v1|-1|0|m",
        "v1|1|99999999999|m",
        &format!("v1|1|0|m.{}", "x".repeat(92)),
    ] {
        let said = users[0]
            .forge(post.id, forged, &[])
            .unwrap()
            .reply()
            .await
            .unwrap();
        assert!(said.is_ephemeral(), "{forged}: {said:?}");
        let words = said.text();
        assert!(
            words.contains("older version")
                || words.contains("not among the legal")
                || words.contains("no such table"),
            "{forged}: {words}"
        );
    }
    // B19: values that were never offered.
    let root = id.split("|m").next().unwrap().to_owned() + "|m";
    let said = users[0]
        .forge(post.id, &root, &["nonsense"])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.text().contains("not among the legal"),
        "{}",
        said.text()
    );
    let status = reply_text(
        &stranger
            .slash(harness.channel, "rokugan status", &[])
            .unwrap(),
    )
    .await;
    assert!(status.contains("under way"), "{status}");
}

/// F20 F21 F22 F23 B03 C04 C05: the same press twice, two at once, and one from long ago.
#[tokio::test(flavor = "multi_thread")]
async fn f20_f21_f22_f23_b03_double_and_old_presses_take_effect_once() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan", "Chiyo"]).await;
    let mut chance = Chance(5);
    let mut panel = users[0].wait_dm(SOON, offers).await.unwrap();
    while !panel.custom_ids()[0].contains("|c.") {
        panel = click(&users[0], &panel, &mut chance).reply().await.unwrap();
    }
    let confirm = panel.custom_ids()[0].clone();
    // Two devices, twenty presses: one effect.
    let asked: Vec<_> = (0..20)
        .map(|_| users[0].forge(panel.id, &confirm, &[]).unwrap())
        .collect();
    for press in &asked {
        press.reply().await.unwrap();
    }
    let answers = harness.discord.traffic().entries();
    let done = answers
        .iter()
        .filter(|entry| entry.body.to_string().contains("Done: "));
    assert_eq!(done.count(), 1);
    // F21: the other two choose at the same moment, with panels from before.
    let (one, two) = (
        users[1].wait_dm(SOON, offers).await.unwrap(),
        users[2].wait_dm(SOON, offers).await.unwrap(),
    );
    let one = click(&users[1], &one, &mut chance).reply().await.unwrap();
    let two = click(&users[2], &two, &mut chance).reply().await.unwrap();
    let (a, b) = (
        click(&users[1], &one, &mut chance),
        click(&users[2], &two, &mut chance),
    );
    assert!(
        reply_text(&a).await.contains("Done:"),
        "first of two at once"
    );
    assert!(
        reply_text(&b).await.contains("Done:"),
        "second of two at once"
    );
    // Ten turns later the first button is old: refused, with the current state attached.
    for _ in 0..40 {
        for user in &users {
            if let Some(seen) = user.dms().into_iter().next_back().filter(offers) {
                click(user, &seen, &mut chance).reply().await.unwrap();
            }
        }
    }
    let said = users[0]
        .forge(panel.id, &confirm, &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    assert!(
        said.text().contains("moved on") || said.text().contains("not your turn"),
        "{}",
        said.text()
    );
    assert!(said.text().contains("Your hand"), "the panel is attached");
}

/// B02: a player of another table presses a button of this one.
#[tokio::test(flavor = "multi_thread")]
async fn b02_a_button_of_another_table_does_nothing() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let step = panel.custom_ids()[0].clone();
    harness.channel = harness.discord.channel(harness.guild, "second");
    let others = harness.table(&["Chiyo", "Daiki"]).await;
    let post = harness.public("The game begins").await;
    for id in [step.clone(), step.replacen("|m.", "|c.", 1)] {
        let said = others[0].forge(post.id, &id, &[]).unwrap();
        let said = said.reply().await.unwrap();
        assert!(said.is_ephemeral());
        assert!(said.text().contains("no such table"), "{}", said.text());
    }
}

/// B19: a select with no value, with twenty-six, or with one that was never offered.
#[tokio::test(flavor = "multi_thread")]
async fn b19_selects_with_none_too_many_or_strange_values_do_nothing() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(71);
    let is_select = |control: &&serde_json::Value| control.get("options").is_some();
    // Settling offers more provinces than buttons fit.
    let (user, seen, id) = 'found: loop {
        for user in &users {
            let Some(seen) = user.dms().into_iter().next_back().filter(offers) else {
                continue;
            };
            if let Some(select) = seen.controls().into_iter().find(is_select) {
                let id = select["custom_id"].as_str().unwrap().to_owned();
                break 'found (user, seen.clone(), id);
            }
            click(user, &seen, &mut chance).reply().await.unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    let offered = seen.options(&id);
    let many: Vec<String> = offered.iter().cycle().take(26).cloned().collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let two: Vec<&str> = many.iter().copied().take(2).collect();
    for values in [&[][..], &many, &two, &["nonsense"], &["|"], &[""]] {
        let said = user.forge(seen.id, &id, values).unwrap();
        let said = said.reply().await.unwrap();
        let words = said.text();
        assert!(!words.contains("Done:"), "{values:?}: {words}");
        let refused = words.contains("not among the legal") || words.contains("older version");
        assert!(refused || values == [""], "{values:?}: {words}");
    }
    // The same select still works as offered.
    let dm = user.open_dm();
    let again = user.slash(dm, "rokugan hand", &[]).unwrap();
    let again = again.reply().await.unwrap();
    assert!(offers(&again), "{}", again.text());
}
