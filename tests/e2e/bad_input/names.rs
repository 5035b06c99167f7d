//! Names that try to ping, format, hide or confuse.

use crate::harness::*;
use rokugan::test_database;

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
        let bytes = match test_database::on_server() {
            true => "convert_to(name, 'UTF8')",
            false => "name",
        };
        let kept = harness.query(&format!(
            "SELECT {} FROM users WHERE id = {}",
            Harness::hex(bytes),
            one.id()
        ));
        // PostgreSQL keeps every character but zero.
        let kept_of = |name: &str| match test_database::on_server() {
            true => name.replace('\0', ""),
            false => name.to_owned(),
        };
        let given: String = kept_of(name)
            .bytes()
            .map(|byte| format!("{byte:02x}"))
            .collect();
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

/// B23 B24 B50: names with joiners, variation selectors and hundreds of marks of several scripts, and names as
/// long as they can be, in everything that is posted at a table of five: Discord takes all of it, at most two
/// marks are left on a character, and nothing that nobody sees.
#[tokio::test(flavor = "multi_thread")]
async fn b23_b24_b50_piles_of_marks_and_the_longest_names_fit() {
    let harness = Harness::open().await;
    let names = ["Ayame", "Botan", "Chiyo", "Daichi", "Emi"];
    let users: Vec<standin::User> = names.iter().map(|n| harness.discord.user(n)).collect();
    let marks = ["\u{301}", "\u{e47}", "\u{1dc0}", "\u{20dd}", "\u{fe0f}"];
    for (user, mark) in users.iter().zip(marks) {
        user.rename(&format!(
            "{}z{}\u{200d}\u{3164}",
            "𝕎".repeat(31),
            mark.repeat(300)
        ));
    }
    let long = format!(
        "{}{}",
        "👩\u{200d}👩\u{200d}👧 _*~".repeat(7),
        "\u{301}".repeat(20)
    );
    let given = [("name", text(&long)), ("seats", standin::Given::Whole(5))];
    let said = users[0].slash(harness.channel, "rokugan new", &given);
    let said = reply_text(&said.unwrap()).await;
    assert!(said.contains("is open"), "{said}");
    for user in &users {
        reply_text(&user.slash(harness.channel, "rokugan join", &[]).unwrap()).await;
    }
    harness.outbox_is_empty().await;
    let posts = |harness: &Harness| -> String {
        let posts = harness.posts();
        posts.iter().map(|post| post.text() + "\n").collect()
    };
    let mut all = posts(&harness);
    harness.begin(&users).await;
    harness.public("The game begins").await;
    for user in &users {
        harness.first_move(user).await;
    }
    for line in [
        "rokugan status",
        "rokugan mine",
        "rokugan log",
        "rokugan score",
    ] {
        all += &reply_text(&users[0].slash(harness.channel, line, &[]).unwrap()).await;
    }
    harness.public("goes first").await;
    harness.outbox_is_empty().await;
    all += &posts(&harness);
    for mark in marks {
        assert!(!all.contains(&mark.repeat(3)), "{all}");
    }
    assert!(!all.contains('\u{3164}') && all.contains('👩'), "{all}");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    assert!(!harness.log().contains("fault="), "{}", harness.log());
}

/// B26: a name that is half of a character (a lone surrogate) is no text at all. Whoever sends such an event,
/// the bot goes on.
#[tokio::test(flavor = "multi_thread")]
async fn b26_half_characters_do_no_harm() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let asked = users[0]
        .slash(harness.channel, "rokugan mine", &[])
        .unwrap();
    reply_text(&asked).await;
    let event = asked.record().unwrap().sent.to_string();
    for half in ["\\ud83d", "\\udc00", "x\\ud83dy"] {
        let event = event.replace("Ayame", half);
        let frame = format!("{{\"op\":0,\"s\":1,\"t\":\"INTERACTION_CREATE\",\"d\":{event}}}");
        harness.discord.gateway().send_raw(&frame);
    }
    let mut chance = Chance(4);
    for user in &users {
        assert!(turn_in_channel(&harness, user, &mut chance).await);
    }
    harness.public("goes first").await;
    assert!(!harness.log().contains("panicked"));
}
