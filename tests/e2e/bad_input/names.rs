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
            .slash(harness.channel, "rokugan manage cancel", &[])
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

/// B25 B26 B27 B28 B29 B30 B31: names of people and tables in every script, of emoji, with control
/// characters, quotes, the names of clans and of each other. Everything that shows them is something
/// Discord takes, nobody is pinged by a name, and what is stored is what was given.
#[tokio::test(flavor = "multi_thread")]
async fn b25_b26_b27_b28_b29_b30_b31_names_of_every_kind_are_shown_harmlessly() {
    let harness = Harness::open().await;
    let (one, two) = (harness.discord.user("Ayame"), harness.discord.user("Botan"));
    let wide = "𝕎".repeat(32);
    for (nth, name) in [
        "👩‍👩‍👧‍👦🇯🇵🏯",
        "<:katana:12345678901234567>",
        "嵐の侍・龍",
        "Żółć Gęślą Jaźń",
        "سامي الأحمر",
        "각각",
        "\u{e000}\u{10fffd}\u{378}",
        "x",
        wide.as_str(),
        "Crab",
        "Rokugan",
        "Shadow Lands 12",
        "Robert'); DROP TABLE users;--",
        "100%_\"'`\\",
        "a\tb\u{2028}c\u{0}d\ne",
    ]
    .into_iter()
    .enumerate()
    {
        one.rename(name);
        // The same, and one that merely looks the same.
        two.rename(&if nth % 2 == 0 {
            name.to_owned()
        } else {
            name.replace('a', "а").to_uppercase()
        });
        let channel = harness.discord.channel(harness.guild, &format!("c{nth}"));
        let named = [("name", text(name))];
        let said = reply_text(&one.slash(channel, "rokugan new", &named).unwrap()).await;
        assert!(said.contains("is open"), "{name}: {said}");
        reply_text(&two.slash(channel, "rokugan join", &[]).unwrap()).await;
        for user in [&one, &two] {
            reply_text(&user.slash(channel, "rokugan start", &[]).unwrap()).await;
        }
        for command in [
            "rokugan status",
            "rokugan mine",
            "rokugan log",
            "rokugan hand",
        ] {
            let said = reply_text(&one.slash(channel, command, &[]).unwrap()).await;
            let odd = |c: char| c.is_control() && c != '\n' || c == '\u{2028}';
            assert!(!said.contains(odd), "{command}: {said:?}");
        }
        let kept = harness.query(&format!(
            "SELECT hex(name) FROM users WHERE id = {}",
            one.id()
        ));
        let given: String = name.bytes().map(|byte| format!("{byte:02X}")).collect();
        assert_eq!(kept.trim(), given, "{name}");
        let sure = one.slash(channel, "rokugan manage cancel", &[]).unwrap();
        let sure = sure.reply().await.unwrap();
        let button = sure.button("Cancel the table").unwrap();
        reply_text(&one.press(sure.id, &button).unwrap()).await;
        for post in one.sees(channel) {
            let people = [one.id(), two.id()];
            assert!(!post.pinged.everyone && post.pinged.roles.is_empty());
            assert!(post.pinged.users.iter().all(|user| people.contains(user)));
        }
    }
    harness.outbox_is_empty().await;
    assert!(!harness.log().contains("panicked"));
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
