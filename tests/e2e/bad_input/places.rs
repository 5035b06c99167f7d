//! Commands in places other than the table's channel.

use crate::harness::*;

/// B10: commands in a direct message: with one table it is found, with several it is chosen.
#[tokio::test(flavor = "multi_thread")]
async fn b10_direct_messages_find_the_table() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let dm = users[1].open_dm();
    assert!(
        reply_text(&users[1].slash(dm, "rokugan hand", &[]).unwrap())
            .await
            .contains("Your hand")
    );
    assert!(
        reply_text(&users[1].slash(dm, "rokugan new", &[]).unwrap())
            .await
            .contains("channels of a server"),
        "B10"
    );
    let second = harness.discord.channel(harness.guild, "second");
    reply_text(
        &users[1]
            .slash(second, "rokugan new", &[("name", text("Other"))])
            .unwrap(),
    )
    .await;
    reply_text(&users[1].slash(second, "rokugan join", &[]).unwrap()).await;
    assert!(
        reply_text(&users[1].slash(dm, "rokugan hand", &[]).unwrap())
            .await
            .contains("several tables")
    );
    let tables = users[1]
        .autocomplete(dm, "rokugan hand", &[("table", text(""))], "table")
        .unwrap()
        .choices()
        .await
        .unwrap();
    assert_eq!(tables.len(), 2, "{tables:?}");
    let id = tables[0].1.clone();
    assert!(
        reply_text(
            &users[1]
                .slash(dm, "rokugan hand", &[("table", text(&id))])
                .unwrap()
        )
        .await
        .contains("Your hand")
    );
    for bad in ["0", "-1", "99999999999999999999", "x", "2 OR 1=1"] {
        assert!(
            reply_text(
                &users[1]
                    .slash(dm, "rokugan hand", &[("table", text(bad))])
                    .unwrap()
            )
            .await
            .contains("no such table")
        );
    }
    let mine = reply_text(&users[1].slash(dm, "rokugan mine", &[]).unwrap()).await;
    assert!(
        mine.contains("it is your turn") && mine.contains("gathering"),
        "{mine}"
    );
    let help = reply_text(&users[1].slash(dm, "rokugan help", &[]).unwrap()).await;
    assert!(
        help.contains("It is my turn") && help.contains("Other"),
        "{help}"
    );
    assert!(
        reply_text(&users[1].slash(dm, "rokugan rules", &[]).unwrap())
            .await
            .contains("2 to 5 players")
    );
}

/// B10: a voice channel has a chat, and an announcement channel is a channel: a table can be in either.
#[tokio::test(flavor = "multi_thread")]
async fn b10_voice_and_announcement_channels_can_have_a_table() {
    const VOICE: u8 = 2;
    const ANNOUNCEMENT: u8 = 5;
    let harness = Harness::open().await;
    let users = [harness.discord.user("Ayame"), harness.discord.user("Botan")];
    for kind in [VOICE, ANNOUNCEMENT] {
        let channel = harness
            .discord
            .channel(harness.guild, &format!("kind-{kind}"));
        harness.discord.change(|world| {
            world.channels.get_mut(&channel).unwrap().kind = kind;
        });
        let said = reply_text(&users[0].slash(channel, "rokugan new", &[]).unwrap()).await;
        assert!(said.contains("is open"), "{kind}: {said}");
        for user in &users {
            reply_text(&user.slash(channel, "rokugan join", &[]).unwrap()).await;
        }
        for user in &users {
            reply_text(&user.slash(channel, "rokugan start", &[]).unwrap()).await;
        }
        let begun = |seen: &standin::Seen| seen.text().contains("The game begins");
        users[0].wait_in(channel, SOON, begun).await.unwrap();
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
