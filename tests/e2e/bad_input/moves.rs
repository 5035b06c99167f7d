//! Moves that cannot be read or made.

use crate::harness::*;

/// B12 B13 B14 B17: moves that cannot be read or made.
#[tokio::test(flavor = "multi_thread")]
async fn b12_b13_b14_b17_bad_moves_are_refused_with_the_reason() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let long = "x".repeat(150);
    for bad in [
        "keep",
        "keep nothing",
        "control atlantis",
        "A9 lion_west",
        "A1 sea>lion_west",
        "",
        "-",
        "18446744073709551616",
        "A1 -1",
        "NaN",
        "pass pass",
        "|v1|",
        long.as_str(),
        "@everyone",
        "control lion_west",
    ] {
        let Ok(asked) = users[0].slash(harness.channel, "rokugan play", &[("move", text(bad))])
        else {
            continue;
        };
        let said = asked.reply().await.unwrap();
        assert!(
            said.is_ephemeral() && !said.text().contains("Done:"),
            "{bad}: {}",
            said.text()
        );
        assert!(said.pinged.users.is_empty() && !said.pinged.everyone);
    }
    // Autocomplete offers what is legal, for this seat only, and everything offered is accepted.
    let offered = users[0]
        .autocomplete(
            harness.channel,
            "rokugan play",
            &[("move", text("keep"))],
            "move",
        )
        .unwrap()
        .choices()
        .await
        .unwrap();
    assert_eq!(offered.len(), 2, "{offered:?}");
    let watcher = harness
        .discord
        .user("Watcher")
        .autocomplete(
            harness.channel,
            "rokugan play",
            &[("move", text(""))],
            "move",
        )
        .unwrap();
    assert!(watcher.choices().await.unwrap().is_empty());
    let (_, value) = offered[0].clone();
    let value = value.clone();
    assert!(
        reply_text(
            &users[0]
                .slash(harness.channel, "rokugan play", &[("move", text(&value))])
                .unwrap()
        )
        .await
        .contains("Done:")
    );
    let waiting = users[0]
        .autocomplete(
            harness.channel,
            "rokugan play",
            &[("move", text(""))],
            "move",
        )
        .unwrap()
        .choices()
        .await
        .unwrap();
    assert!(waiting[0].0.contains("Not your turn"), "{waiting:?}");
}

/// Plays until tokens are placed; returns whose turn it is, with their legal placements.
async fn placing(harness: &Harness, users: &[standin::User]) -> (standin::User, Vec<String>) {
    let mut chance = Chance(81);
    loop {
        assert!(!over(harness), "nobody could place on a border");
        for user in users {
            let typed = [("move", text(""))];
            let offered = user
                .autocomplete(harness.channel, "rokugan play", &typed, "move")
                .unwrap();
            let legal: Vec<String> = offered
                .choices()
                .await
                .unwrap()
                .into_iter()
                .map(|(_, value)| value)
                .filter(|value| value.contains('>'))
                .collect();
            if !legal.is_empty() {
                return (user.clone(), legal);
            }
            turn_in_channel(harness, user, &mut chance).await;
        }
    }
}

/// B11 B14 B15 B16: provinces that do not exist, tokens that are not in hand, places that are not
/// adjacent or already taken, more than is allowed: each is refused and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn b11_b14_b15_b16_bad_placements_change_nothing() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let (user, legal) = placing(&harness, &users).await;
    let (token, place) = legal[0].split_once(' ').unwrap();
    let (from, to) = place.split_once('>').unwrap();
    let before = reply_text(&user.slash(harness.channel, "rokugan status", &[]).unwrap()).await;
    let bad = [
        format!("{token} atlantis>{to}"),
        format!("{token} {from}>sea"),
        format!("{token} {from}>{from}"),
        format!("{token} {from}>"),
        format!("{token} >{to}"),
        format!("{token} {from}>{to}>{from}"),
        format!("Z9 {place}"),
        format!("A9 {place}"),
        format!("{token}{token} {place}"),
        format!("-1 {place}"),
        format!("9223372036854775808 {place}"),
        format!("{token} {place} {place}"),
        format!("{token} {place};{token} {place}"),
        "bless".to_owned(),
        "control lion_west".to_owned(),
    ];
    for typed in &bad {
        let given = [("move", text(typed))];
        let said = user.slash(harness.channel, "rokugan play", &given).unwrap();
        let said = said.reply().await.unwrap();
        assert!(said.is_ephemeral());
        assert!(!said.text().contains("Done:"), "{typed}: {}", said.text());
        assert!(said.text().contains("Your hand"), "the panel is attached");
    }
    let after = reply_text(&user.slash(harness.channel, "rokugan status", &[]).unwrap()).await;
    assert_eq!(before, after, "nothing changed");
    // Extra spaces and another case are accepted or refused, never misread.
    let given = [("move", text(&legal[0]))];
    let said = reply_text(&user.slash(harness.channel, "rokugan play", &given).unwrap()).await;
    assert!(said.contains("Done:"), "{said}");
    let said = reply_text(&user.slash(harness.channel, "rokugan play", &given).unwrap()).await;
    assert!(!said.contains("Done:"), "the same token twice: {said}");
}

/// A move that places a token, of a person who is up: a bluff only if nothing else can be placed.
async fn placement(harness: &Harness, user: &standin::User) -> Option<String> {
    for face in ["A", "N", "S", "raid", "diplomacy", "+", "bluff"] {
        let moves = harness.moves(user, face).await;
        let places = |it: &String| {
            let (token, place) = it.split_once(' ').unwrap_or_default();
            let is_face = token.len() == 2 || ["raid", "diplomacy", "bluff"].contains(&token);
            token.starts_with(face) && is_face && place.contains('>')
        };
        if let Some(found) = moves.into_iter().find(places) {
            return Some(found);
        }
    }
    None
}

async fn typed(harness: &Harness, user: &standin::User, what: &str) -> String {
    let given = [("move", text(what))];
    reply_text(&user.slash(harness.channel, "rokugan play", &given).unwrap()).await
}

/// B15 B16: a blessing on somebody else's token is refused, and so is the last token of a hand, be it the bluff:
/// it is kept for the next round.
#[tokio::test(flavor = "multi_thread")]
async fn b15_b16_nobody_blesses_another_or_places_the_last_token() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut placed: [Vec<String>; 2] = Default::default();
    let (mut blessed, mut kept) = (false, false);
    let mut chance = Chance(81);
    while !(blessed && kept) {
        assert!(!over(&harness), "blessed: {blessed}, kept: {kept}");
        for (mine, user) in users.iter().enumerate() {
            let other = 1 - mine;
            let Some(chosen) = placement(&harness, user).await else {
                if turn_in_channel(&harness, user, &mut chance).await {
                    placed = Default::default();
                }
                continue;
            };
            let blessing = harness.moves(user, "+").await;
            let blessing = blessing.into_iter().find(|it| it.starts_with('+'));
            if let Some((face, _)) = blessing.as_deref().and_then(|it| it.split_once(' ')) {
                for place in &placed[other] {
                    let said = typed(&harness, user, &format!("{face} on {place}")).await;
                    assert!(!said.contains("Done:"), "{said}");
                    blessed |= said.contains("lessings go on your own facedown tokens");
                }
            }
            let said = typed(&harness, user, &chosen).await;
            assert!(said.contains("Done:"), "{chosen}: {said}");
            let (_, place) = chosen.split_once(' ').unwrap();
            placed[mine].push(place.trim_start_matches("on ").to_owned());
            let [first, second] = &placed;
            if placed[mine].len() == 5 && first.len() + second.len() == 9 {
                let last = typed(&harness, user, &format!("bluff {place}")).await;
                assert!(!last.contains("Done:"), "{last}");
                let hand = last.split("Your hand").nth(1).unwrap_or_default();
                kept |= hand.to_lowercase().contains("bluff");
            }
            if placed.iter().all(|placed| placed.len() == 5) {
                placed = Default::default();
            }
        }
    }
}

/// B20: texts as long as Discord lets them be, only blanks, only line breaks.
#[tokio::test(flavor = "multi_thread")]
async fn b20_long_and_blank_texts_are_survived() {
    let harness = Harness::open().await;
    let user = harness.discord.user("Ayame");
    let blank = [" ".repeat(90), "\n".repeat(90), "\t \u{3000}\n".repeat(20)];
    for name in &blank {
        let given = [("name", text(name))];
        let said = user.slash(harness.channel, "rokugan new", &given).unwrap();
        let said = said.reply().await.unwrap();
        assert!(said.text().contains("no visible letter"), "{}", said.text());
    }
    let long = "9".repeat(1000);
    let deep = "[".repeat(1000);
    for options in [&long, &deep, &blank[0], &"{}".repeat(500)] {
        let given = [("options", text(options))];
        let said = user.slash(harness.channel, "rokugan new", &given).unwrap();
        let said = said.reply().await.unwrap();
        assert!(
            !said.text().contains("is open"),
            "{options}: {}",
            said.text()
        );
        assert!(
            !said.text().contains("our side"),
            "{options}: {}",
            said.text()
        );
    }
    let users = harness.table(&["Ayame", "Botan"]).await;
    for typed in [&blank[0], &blank[1], &"x".repeat(200)] {
        let given = [("move", text(typed))];
        let said = users[0]
            .slash(harness.channel, "rokugan play", &given)
            .unwrap();
        let said = said.reply().await.unwrap();
        assert!(!said.text().contains("Done:"), "{}", said.text());
        assert!(!said.text().contains("our side"), "{}", said.text());
    }
}
