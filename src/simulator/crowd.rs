//! A thousand presses for one table at the same moment.

use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};

use futures_util::future::join_all;
use rules::dice::Seq;
use serde_json::Value;

use super::person::Screen;
use crate::app::App;
use crate::clock::{ManualClock, Millis};
use crate::custom_id::{Control, Verb};
use crate::id::{ChannelId, GuildId, InteractionId, UserId};
use crate::request::{Component, Place, Pressed, Requester, handle_press, respond};
use crate::store::Store;
use crate::table::{Caller, New, Tables};
use crate::test_faults::TestFaults;
use crate::wording;

const CHANNEL: ChannelId = ChannelId(100);

fn requester(user: u64, interaction: u64) -> Requester {
    Requester {
        user: UserId(user),
        name: format!("Player {user}"),
        locale: "en-US".into(),
        language: None,
        place: Place::Server,
        guild: Some(GuildId(1)),
        guild_locale: None,
        channel: CHANNEL,
        interaction: InteractionId(interaction),
        manages_server: false,
        missing: Vec::new(),
        loaded: OnceLock::new(),
    }
}

/// Resident memory in kilobytes, where the system tells it.
fn memory() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// F55: a thousand presses arrive for one table at once: from its players, who hammer on one button, and from
/// forty strangers. Everybody gets one answer, what is too much is refused politely, one act is made, and
/// memory stays bounded.
#[tokio::test]
async fn f55_a_thousand_presses_for_one_table_are_all_answered() {
    let dir = tempfile::tempdir().unwrap();
    let clock = Arc::new(ManualClock::at(Millis(1_772_452_800_000)));
    let store = Store::open(&dir.path().join("t.sqlite"), clock).await;
    let app = App::new(Tables::new(store.unwrap()), TestFaults::default());
    let new = New {
        channel: CHANNEL,
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: Some(3),
        pace: None,
        misses: None,
        options: Value::Null,
        sealed: false,
        level: crate::level::Level::Captain,
        hints: false,
    };
    let opened = app.tables.open(&Caller::for_test(1), new).await.unwrap();
    let table = opened.row.id;
    for user in 2..=3 {
        let joined = app.tables.join(&Caller::for_test(user), table, None).await;
        joined.unwrap();
    }
    for user in 1..=3 {
        let caller = Caller::for_test(user);
        app.tables.start(&caller, table).await.unwrap();
    }
    let panel = app.tables.panel(table, UserId(1)).await.unwrap();
    let mut keys = Vec::new();
    let mut menu = &panel.menu;
    while let Some(choice) = menu.choices().first() {
        keys.push(choice.step.key.clone());
        menu = &choice.then;
    }
    let confirm = Control::new(table, panel.moment(), Verb::Confirm).with(keys);
    let (confirm, turn) = (
        confirm.write(),
        Control::new(table, Seq(0), Verb::Turn).write(),
    );
    let before = (app.tables.state(table).await.unwrap().row.seq, memory());
    let presses = (0..1000u64).map(|nth| {
        let (user, id) = match nth % 10 {
            0..3 => (1, confirm.as_str()),
            3..6 => (2, turn.as_str()),
            _ => (100 + nth % 40, turn.as_str()),
        };
        let app = &app;
        async move {
            let requester = requester(user, 1_000_000 + nth);
            let pressed = Pressed {
                custom_id: id,
                component: Component::Button,
                in_place: false,
            };
            let screen = Screen::default();
            let work = handle_press(app, &requester, &pressed);
            respond(app, &requester, &screen, work).await;
            (user, screen)
        }
    });
    let answers = join_all(presses).await;
    let too_fast = wording::in_language(Some("en-US")).word("refused-too-fast");
    let mut hasty = 0;
    for (user, screen) in &answers {
        assert_eq!(screen.answers.load(Ordering::Relaxed), 1, "{user}");
        let text = screen.text().unwrap();
        assert!(!text.contains("fault"), "{user}: {text}");
        hasty += usize::from(text == too_fast);
    }
    let after = app.tables.state(table).await.unwrap().row.seq;
    assert_eq!(after, before.0 + 1, "one act");
    assert!(hasty > 100, "only {hasty} were too fast");
    assert_eq!(app.in_flight.count(), 0);
    let grown = memory().saturating_sub(before.1) / 1024;
    assert!(grown < 512, "{grown} MiB more");
    app.tables.check(table).await.unwrap();
    app.tables.close().await;
}
