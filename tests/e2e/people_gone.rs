//! People who leave the server, delete their account, or host a table and vanish.

use standin::fault::{Rule, Trouble, routes};
use standin::world::Permissions;
use standin::{Seen, User};

use crate::harness::*;
use crate::time::{Timed, count};

const HOUR: i64 = 60 * 60_000;

async fn press(user: &User, seen: &Seen, label: &str) -> String {
    let id = seen.button(label).unwrap_or_else(|| panic!("no {label}"));
    reply_text(&user.press(seen.id, &id).unwrap()).await
}

/// F24: a player leaves the server and deletes the account (10013). The seat is held, the host opens
/// it, and whoever takes it gets what the seat knows.
#[tokio::test(flavor = "multi_thread")]
async fn f24_who_deleted_their_account_is_replaced() {
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan", "Chiyo"], "daily", 1).await;
    timed.harness.outbox_is_empty().await;
    let gone = users[2].id();
    users[2].leave(timed.harness.guild);
    for route in [
        routes::CREATE_MESSAGE,
        routes::EDIT_MESSAGE,
        routes::CREATE_DM,
    ] {
        let unknown = Rule::new(Trouble::code(10013)).on(route).user(gone);
        timed.harness.discord.fault(unknown.always());
    }
    for user in &users[..2] {
        timed.harness.first_move(user).await;
    }
    for _ in 0..12 {
        timed.pass(6 * HOUR);
        // Every call has arrived before the next hours pass.
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        timed.harness.outbox_is_empty().await;
        if count(&timed.harness.posts(), "Time ran out") > 0 {
            break;
        }
    }
    timed.harness.public("Time ran out").await;
    let harness = &timed.harness;
    let side = harness.query(&format!("SELECT side FROM seats WHERE \"user\" = {gone}"));
    let open = [("side", text(side.trim()))];
    let asked = users[0].slash(harness.channel, "rokugan manage replace", &open);
    let said = reply_text(&asked.unwrap()).await;
    assert!(said.contains("open to a new player"), "{said}");
    let post = harness.public("Open seat").await;
    let newcomer = harness.discord.user("Daichi");
    let said = press(&newcomer, &post, "Take this seat").await;
    assert!(said.contains("You play"), "{said}");
    let knows = |seen: &Seen| seen.text().contains("what your seat knows");
    newcomer.wait_dm(SOON, knows).await.unwrap();
    let hand = newcomer
        .slash(harness.channel, "rokugan hand", &[])
        .unwrap();
    assert!(reply_text(&hand).await.contains("Your hand"));
    assert!(harness.log().lines().all(|line| !line.contains("panicked")));
}

/// F25: the host leaves the server. The others end the table by vote, and whoever manages the server ends
/// another one; neither needs the host.
#[tokio::test(flavor = "multi_thread")]
async fn f25_a_table_whose_host_left_the_server_is_managed_by_others() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan", "Chiyo"]).await;
    let second = harness.discord.channel(harness.guild, "second");
    reply_text(&users[0].slash(second, "rokugan new", &[]).unwrap()).await;
    let manager = harness.discord.user("Manager");
    let may = Permissions::MANAGE_GUILD;
    harness
        .discord
        .role(harness.guild, "managers", may, &[&manager]);
    users[0].leave(harness.guild);
    let status = users[1].slash(harness.channel, "rokugan status", &[]);
    let status = status.unwrap().reply().await.unwrap();
    let ids = status.custom_ids();
    let select = ids.iter().find(|id| id.contains("@propose")).unwrap();
    let asked = users[1].select(status.id, select, &["end"]).unwrap();
    reply_text(&asked).await;
    let vote = harness.public("players must say yes").await;
    let said = press(&users[2], &vote, "Yes").await;
    assert!(said.contains("passed"), "{said}");
    harness.public("voted to end").await;
    // Nobody else may end the second table, but a manager of the server may.
    let refused = users[1]
        .slash(second, "rokugan manage cancel", &[])
        .unwrap();
    let refused = refused.reply().await.unwrap();
    assert!(
        refused.button("Cancel the table").is_none(),
        "{}",
        refused.text()
    );
    let sure = manager.slash(second, "rokugan manage cancel", &[]).unwrap();
    let sure = sure.reply().await.unwrap();
    press(&manager, &sure, "Cancel the table").await;
    let cancelled = |seen: &Seen| seen.text().contains("was cancelled");
    manager.wait_in(second, SOON, cancelled).await.unwrap();
}
