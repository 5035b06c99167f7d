//! Names that try to ping, format, hide or confuse.

use crate::harness::*;

/// B21 B22 B23 B24 C11: hostile names.
#[tokio::test(flavor = "multi_thread")]
async fn b21_b22_b23_b24_c11_hostile_names_ping_nobody_and_break_nothing() {
    let harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let zalgo = format!("z{}", "\u{301}".repeat(90));
    let emoji = "😀".repeat(50);
    for name in [
        "@everyone <@&1> **x** [a](b)",
        "\u{202e}\u{2067}evil",
        emoji.as_str(),
        zalgo.as_str(),
        "`||</cmd:1> <t:0:R>",
        "# h\n> q",
    ] {
        user.rename(name);
        let said = user
            .slash(harness.channel, "rokugan new", &[("name", text(name))])
            .unwrap()
            .reply()
            .await
            .unwrap();
        assert!(said.text().contains("is open"), "{name}: {}", said.text());
        reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
        let asked = user
            .slash(harness.channel, "rokugan cancel", &[])
            .unwrap()
            .reply()
            .await
            .unwrap();
        reply_text(
            &user
                .press(asked.id, &asked.button("Cancel the table").unwrap())
                .unwrap(),
        )
        .await;
    }
    harness.public("was cancelled").await;
    for post in harness.posts() {
        assert!(
            !post.pinged.everyone && post.pinged.roles.is_empty() && post.pinged.users.is_empty(),
            "{post:?}"
        );
        assert!(
            !post.text().contains("**x**") && !post.text().contains('\u{202e}'),
            "{}",
            post.text()
        );
    }
    let hidden = user
        .slash(
            harness.channel,
            "rokugan new",
            &[("name", text("\u{200b}\u{202e}"))],
        )
        .unwrap();
    assert!(reply_text(&hidden).await.contains("no visible letter"));
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
