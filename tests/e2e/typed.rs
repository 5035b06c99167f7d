//! Moves that are typed: by the codes on the board and by names, in any case.

use standin::fault::{Rule, Trouble, routes};
use standin::world::Permissions;

use crate::harness::*;

#[tokio::test(flavor = "multi_thread")]
async fn codes_and_names_are_read_in_any_case() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    for user in &users {
        harness.first_move(user).await;
    }
    let play = async |user: &standin::User, typed: &str| {
        let typed = [("move", text(typed))];
        let asked = user.slash(harness.channel, "rokugan play", &typed);
        reply_text(&asked.unwrap()).await
    };
    // What the list shows has names and codes, never ids.
    let mut up = 0;
    let typed = [("move", text(""))];
    let mut offered = Vec::new();
    for (at, user) in users.iter().enumerate() {
        let list = user.autocomplete(harness.channel, "rokugan play", &typed, "move");
        let list = list.unwrap().choices().await.unwrap();
        if list.len() > 1 {
            (up, offered) = (at, list);
        }
    }
    assert!(offered.len() > 20, "{offered:?}");
    for (name, value) in &offered {
        assert!(
            !name.contains('_') && !value.contains('_'),
            "{name}: {value}"
        );
    }
    // A bare code, in lower case.
    let code = offered[0].1.rsplit(' ').next().unwrap().to_lowercase();
    let said = play(&users[up], &code).await;
    assert!(said.contains("Done: ") && !said.contains('_'), "{said}");
    // A name.
    let other = &users[1 - up];
    let list = other.autocomplete(harness.channel, "rokugan play", &typed, "move");
    let list = list.unwrap().choices().await.unwrap();
    let said = play(other, &list[0].0.to_uppercase()).await;
    assert!(said.contains("Done: "), "{said}");
    // The line that only explains is answered kindly, and plays nothing.
    let said = play(other, "-").await;
    assert!(said.contains("Nothing was played"), "{said}");
    let said = play(&users[up], "-").await;
    assert!(said.contains("Nothing was played"), "{said}");
    assert!(said.contains("It is your turn"), "{said}");
}

/// A command whose first answer or whose acknowledgement was lost is answered all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_answered_after_a_lost_callback() {
    for trouble in [
        Trouble::Status(502),
        Trouble::AnswerLost,
        Trouble::CutBefore,
    ] {
        for slow in [0, 1500] {
            let mut harness = Harness::without_bot().await;
            harness.slow_handlers_ms = slow;
            harness.start().await;
            let user = harness.discord.user("Ayame");
            let rule = Rule::new(trouble.clone()).on(routes::CALLBACK);
            harness.discord.fault(rule);
            let asked = user.slash(harness.channel, "rokugan rules", &[]).unwrap();
            let said = asked.reply().await.unwrap();
            assert!(
                said.is_ephemeral() && said.text().contains("players"),
                "{}",
                said.text()
            );
            assert_eq!(harness.discord.faults().pending(), 0, "{trouble:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_language_is_refused() {
    let harness = Harness::open().await;
    let host = harness.discord.user("Host");
    let manages = Permissions::MANAGE_GUILD;
    harness
        .discord
        .role(harness.guild, "managers", manages, &[&host]);
    for (code, known) in [("zz", false), ("en-GB", true)] {
        let locale = [("locale", text(code))];
        let asked = host.slash(harness.channel, "rokugan settings", &locale);
        let said = reply_text(&asked.unwrap()).await;
        assert_eq!(said.contains("I do not speak"), !known, "{said}");
    }
}
