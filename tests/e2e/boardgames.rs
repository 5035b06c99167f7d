//! The command that goes with its person: in conversations between others, in servers the bot is not in, and in
//! direct messages. Everything there is for their eyes only.

use standin::id::ChannelId;
use standin::{Seen, User};

use crate::harness::*;

/// Somebody in no server who has installed the app, and a conversation with somebody who has not.
fn conversation(harness: &Harness) -> (User, User, ChannelId) {
    let (ayame, botan) = (
        harness.discord.stranger("Ayame"),
        harness.discord.stranger("Botan"),
    );
    ayame.install(true);
    let channel = harness.discord.conversation(&[&ayame, &botan]);
    (ayame, botan, channel)
}

/// The panel of the guided table in somebody's direct messages.
async fn panel(user: &User) -> Seen {
    user.wait_dm(SOON, |seen| seen.text().contains("I suggest:"))
        .await
        .unwrap()
}

/// Answers the questions of a panel until a move is made; returns what the panel says then.
async fn move_once(user: &User, mut seen: Seen, chance: &mut Chance) -> String {
    let before = seen.text();
    loop {
        let confirms = seen.button("Confirm");
        let asked = match &confirms {
            Some(confirm) => user.press(seen.id, confirm).unwrap(),
            None => click(user, &seen, chance),
        };
        seen = asked.reply().await.unwrap();
        if confirms.is_some() {
            assert_ne!(seen.text(), before);
            return seen.text();
        }
    }
}

/// Discord is told where each root may be used and who may install it.
#[tokio::test(flavor = "multi_thread")]
async fn two_roots_are_registered_with_their_places() {
    let mut harness = Harness::open().await;
    let places = |harness: &Harness, name: &str| {
        harness.discord.read(|world| {
            let command = world.commands.iter().find(|it| it.body["name"] == name);
            let body = &command.unwrap().body;
            (body["integration_types"].clone(), body["contexts"].clone())
        })
    };
    let list = |numbers: &[u64]| serde_json::json!(numbers);
    assert_eq!(places(&harness, "rokugan"), (list(&[0]), list(&[0, 1])));
    assert_eq!(
        places(&harness, "boardgames"),
        (list(&[0, 1]), list(&[0, 1, 2]))
    );
    // Starting again registers nothing anew.
    let count = |harness: &Harness| {
        let all = harness.discord.traffic().entries();
        let sent = all
            .iter()
            .filter(|it| it.method == "PUT" && it.path.ends_with("/commands"));
        sent.count()
    };
    assert_eq!(count(&harness), 1);
    harness.kill();
    harness.start().await;
    assert_eq!(count(&harness), 1);
    // Where people may not install the application, Discord is not asked for it.
    harness.kill();
    harness.discord.change(|world| world.app.for_people = false);
    harness.start().await;
    harness
        .discord
        .until(SOON, "the second registration", |_| {
            (count(&harness) == 2).then_some(())
        })
        .await
        .unwrap();
    assert_eq!(places(&harness, "boardgames"), (list(&[0]), list(&[0, 1])));
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// In a conversation between two people: rules with completion, a guided table that goes on in direct messages,
/// and the own tables, all unseen by the other person.
#[tokio::test(flavor = "multi_thread")]
async fn in_a_conversation_between_others_everything_is_for_its_person_alone() {
    let harness = Harness::open().await;
    let (ayame, botan, channel) = conversation(&harness);
    assert!(botan.slash(channel, "boardgames tables", &[]).is_err());
    assert!(ayame.slash(channel, "rokugan rules", &[]).is_err());
    let typed = [("about", text("bl"))];
    let offered = ayame.autocomplete(channel, "boardgames rules", &typed, "about");
    let offered = offered.unwrap().choices().await.unwrap();
    assert!(!offered.is_empty());
    let found = ayame.slash(
        channel,
        "boardgames rules",
        &[("about", text(&offered[0].1))],
    );
    let found = found.unwrap().reply().await.unwrap();
    assert!(found.is_ephemeral() && !found.text().is_empty());
    let rules = ayame.slash(channel, "boardgames rules", &[]).unwrap();
    let rules = rules.reply().await.unwrap();
    assert!(rules.is_ephemeral());
    // There is no table to open here.
    assert_eq!(rules.button("Learn by playing"), None);
    let none = ayame.slash(channel, "boardgames tables", &[]).unwrap();
    assert!(reply_text(&none).await.contains("not playing at any table"));
    let learn = ayame.slash(channel, "boardgames learn", &[]).unwrap();
    let learn = learn.reply().await.unwrap();
    let first = panel(&ayame).await;
    let direct = ayame.dm().unwrap();
    assert!(learn.is_ephemeral());
    let link = format!("https://discord.com/channels/@me/{direct}");
    assert!(learn.text().contains(&link), "{}", learn.text());
    assert!(first.text().contains("Step 1 of"), "{}", first.text());
    harness.outbox_is_empty().await;
    // How it begins and the panel, and no post beside them.
    assert_eq!(ayame.dms().len(), 2);
    let begins = ayame.dms()[0].text();
    assert!(begins.starts_with("Your first table of"), "{begins}");
    assert_eq!(
        harness
            .query("SELECT count(*) FROM tables WHERE guild IS NULL")
            .trim(),
        "1"
    );
    // The panel changes in its place, tells what the others did, and nothing comes between.
    let mut chance = Chance(3);
    for _ in 0..4 {
        let now = panel(&ayame).await;
        assert_eq!(now.id, first.id);
        let said = move_once(&ayame, now, &mut chance).await;
        assert!(said.contains("Step ") || said.contains("Waiting"), "{said}");
        harness.outbox_is_empty().await;
    }
    assert_eq!(ayame.dms().len(), 2);
    // A second one is not opened beside it.
    let again = ayame.slash(channel, "boardgames learn", &[]).unwrap();
    let again = again.reply().await.unwrap();
    assert!(
        again.text().contains("already have a table"),
        "{}",
        again.text()
    );
    // The own tables say where it is. A move made from there brings the panel up to date.
    let mine = ayame.slash(channel, "boardgames tables", &[]).unwrap();
    let mine = mine.reply().await.unwrap();
    assert!(mine.is_ephemeral());
    assert!(mine.text().contains(&link), "{}", mine.text());
    let before = panel(&ayame).await.text();
    let open = mine.custom_ids().remove(0);
    let here = ayame.press(mine.id, &open).unwrap().reply().await.unwrap();
    assert!(here.is_ephemeral(), "{}", here.text());
    move_once(&ayame, here, &mut chance).await;
    harness.outbox_is_empty().await;
    assert_ne!(panel(&ayame).await.text(), before);
    assert_eq!(ayame.dms().len(), 2);
    let again = ayame.slash(channel, "boardgames learn", &[]).unwrap();
    let again = again.reply().await.unwrap();
    let end = again.button("End the table here").unwrap();
    let over = ayame.press(again.id, &end).unwrap();
    assert!(reply_text(&over).await.contains("cancelled"));
    let none = ayame.slash(channel, "boardgames tables", &[]).unwrap();
    assert!(reply_text(&none).await.contains("not playing at any table"));
    assert_eq!(botan.sees(channel).len(), 0);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// A conversation between others has no server either, but it is not the direct messages with the bot: whoever
/// uses it there has not opened those, and nothing is ever sent there.
#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_between_others_is_not_the_direct_messages_with_the_bot() {
    let harness = Harness::open().await;
    let users = [harness.discord.user("Ayame"), harness.discord.user("Botan")];
    users[0].close_dms(true);
    users[0].install(true);
    harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    let known = || {
        let id = users[0].id();
        let row = format!("SELECT dm, coalesce(dm_channel, 0) FROM users WHERE id = {id}");
        harness.query(&row).trim().to_owned()
    };
    let closed = known();
    assert!(closed.starts_with("closed"), "{closed}");
    let channel = harness.discord.conversation(&[&users[0], &users[1]]);
    for line in ["boardgames tables", "boardgames rules"] {
        reply_text(&users[0].slash(channel, line, &[]).unwrap()).await;
    }
    let mine = users[0].slash(channel, "boardgames tables", &[]).unwrap();
    let mine = mine.reply().await.unwrap();
    let open = mine.custom_ids().remove(0);
    let here = users[0].press(mine.id, &open).unwrap();
    assert!(here.reply().await.unwrap().is_ephemeral());
    assert_eq!(known(), closed);
    // In the direct messages with the bot it is so.
    let direct = users[0].open_dm();
    users[0].close_dms(false);
    reply_text(&users[0].slash(direct, "boardgames tables", &[]).unwrap()).await;
    assert_eq!(known(), format!("open|{direct}"));
    assert_eq!(users[1].sees(channel).len(), 0);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// In a server that the bot is not in, what its person installed works for them; no table is opened there, and
/// the server is not remembered.
#[tokio::test(flavor = "multi_thread")]
async fn in_a_server_without_the_bot_nothing_is_left_behind() {
    let harness = Harness::open().await;
    let (guild, channel) = harness.discord.guild("Elsewhere");
    let user = harness.discord.user("Ayame");
    harness.discord.kick_bot(guild);
    harness.discord.change(|world| {
        world.guilds.get_mut(&guild).unwrap().locale = "pl".to_owned();
    });
    let servers = "SELECT id, coalesce(seen_locale, ''), greeted FROM guilds ORDER BY id";
    let known = harness.query(servers);
    let others = harness.discord.user("Botan");
    let posted = others.sees(channel).len();
    assert!(user.slash(channel, "boardgames tables", &[]).is_err());
    user.install(true);
    assert!(user.slash(channel, "rokugan new", &[]).is_err());
    user.speak("de");
    let rules = user.slash(channel, "boardgames rules", &[]).unwrap();
    let rules = rules.reply().await.unwrap();
    assert!(
        rules.is_ephemeral() && rules.text().contains("Personen"),
        "{}",
        rules.text()
    );
    let other = rules::catalog::titles().last().unwrap().id;
    let learn = user.slash(channel, "boardgames learn", &[("title", text(other))]);
    let learn = learn.unwrap().reply().await.unwrap();
    assert!(learn.is_ephemeral());
    assert!(
        learn.text().contains("[deinen Direktnachrichten mit mir]"),
        "{}",
        learn.text()
    );
    let begun = |seen: &Seen| seen.text().contains("Dein erster Tisch");
    user.wait_dm(SOON, begun).await.unwrap();
    // The computers of this title offer alliances at once; the lesson still says what to do.
    let guided = |seen: &Seen| seen.text().contains("Mein Vorschlag:");
    user.wait_dm(SOON, guided).await.unwrap();
    harness.outbox_is_empty().await;
    assert_eq!(harness.query(servers), known);
    assert_eq!(
        harness
            .query("SELECT count(*) FROM tables WHERE guild IS NOT NULL")
            .trim(),
        "0"
    );
    assert_eq!(others.sees(channel).len(), posted);
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// In direct messages with the bot the guided table begins below, and one that is over hides no live table.
#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_a_lesson_begins_below_and_hides_no_table() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let user = &users[0];
    let direct = user.open_dm();
    let rules = user.slash(direct, "boardgames rules", &[]).unwrap();
    let rules = rules.reply().await.unwrap();
    let learn = rules.button("Learn by playing").unwrap();
    let said = reply_text(&user.press(rules.id, &learn).unwrap()).await;
    assert!(said.contains("begins below"), "{said}");
    panel(user).await;
    let status = reply_text(&user.slash(direct, "rokugan status", &[]).unwrap()).await;
    assert!(!status.contains("several"), "{status}");
    let cancel = user.slash(direct, "rokugan manage cancel", &[]).unwrap();
    let cancel = cancel.reply().await.unwrap();
    let sure = cancel.button("Cancel the table").unwrap();
    reply_text(&user.press(cancel.id, &sure).unwrap()).await;
    // The table in the server is the only live one, so it is meant.
    let hand = reply_text(&user.slash(direct, "rokugan hand", &[]).unwrap()).await;
    assert!(
        hand.contains("Your hand") && !hand.contains("I suggest:"),
        "{hand}"
    );
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
