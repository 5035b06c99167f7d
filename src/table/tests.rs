//! Use cases over a store of their own, without Discord.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;

mod clicks;
mod lesson;
mod panels;
mod talks;
mod think;

use super::*;
use crate::clock::SystemClock;
use crate::id::{ChannelId, InteractionId, TableId, UserId};
use crate::store::{Destination, Lifecycle};
use crate::test_database;

static COUNT: AtomicU64 = AtomicU64::new(1);

fn fresh() -> u64 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

fn by(user: u64) -> Caller {
    Caller::for_test(user)
}

struct Room {
    tables: Tables,
    dir: PathBuf,
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

impl Room {
    async fn open() -> Self {
        let dir =
            std::env::temp_dir().join(format!("rokugan-table-{}-{}", std::process::id(), fresh()));
        std::fs::create_dir_all(&dir).unwrap();
        let store = Store::open(
            test_database::at(&dir.join("t.sqlite")).unwrap(),
            Arc::new(SystemClock),
        )
        .await
        .unwrap();
        Self {
            tables: Tables::new(store),
            dir,
        }
    }

    /// A running table of this many people and computers. People are 1, 2, 3 ...
    async fn table(&self, people: u64, computers: usize) -> TableId {
        self.table_of(rules::catalog::FLAGSHIP, people, computers)
            .await
    }

    /// The same of a title.
    async fn table_of(&self, title: &str, people: u64, computers: usize) -> TableId {
        let channel = ChannelId(fresh());
        let new = New {
            channel,
            title: title.into(),
            name: None,
            seats: None,
            pace: None,
            misses: None,
            options: Value::Null,
            sealed: false,
            level: crate::level::Level::Captain,
            hints: false,
        };
        let id = self.tables.open(&by(1), new).await.unwrap().row.id;
        for user in 2..=people {
            self.tables.join(&by(user), id, None).await.unwrap();
        }
        for _ in 0..computers {
            let host = by(1);
            self.tables
                .add_computer(&host, id, None, None)
                .await
                .unwrap();
        }
        for user in 1..=people {
            self.tables.start(&by(user), id).await.unwrap();
        }
        id
    }

    async fn act(&self, id: TableId, user: u64, text: &str) -> Result<Done, Trouble> {
        let wish = Move {
            table: id.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(text.into()),
            in_place: false,
        };
        let done = self.tables.act(wish).await;
        done.map_err(|not_done| not_done.trouble)
    }

    /// The first legal move of a person.
    async fn first(&self, id: TableId, user: u64) -> String {
        let panel = self.tables.panel(id, UserId(user)).await.unwrap();
        panel
            .menu
            .actions()
            .first()
            .map(|text| (*text).to_owned())
            .unwrap()
    }

    async fn posts(&self, id: TableId) -> Vec<Post<Value>> {
        let channel = self.tables.state(id).await.unwrap().row.channel;
        let items = self
            .tables
            .store()
            .items(Destination::Channel(channel))
            .await
            .unwrap();
        items
            .iter()
            .map(|item| serde_json::from_str(&item.what).unwrap())
            .collect()
    }
}

/// Computer daimyos play in the same transaction. There is one public post for all of it, and one of its own
/// for a reveal.
#[tokio::test]
async fn computers_play_in_the_same_burst() {
    let room = Room::open().await;
    let id = room.table(1, 4).await;
    let mut before = room.posts(id).await.len();
    let (mut acts, mut reveals) = (0, 0);
    while room.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing {
        let panel = room.tables.panel(id, UserId(1)).await.unwrap();
        assert!(panel.is_up(), "only the person is ever waited for");
        let text = room.first(id, 1).await;
        room.act(id, 1, &text).await.unwrap();
        let posts = room.posts(id).await;
        let moments = posts.iter().skip(before).filter(|post| {
            let Post::Moment {
                facts, last, ping, ..
            } = post
            else {
                return false;
            };
            assert!(
                !last && ping.is_empty(),
                "the next round has a post of its own"
            );
            let told = facts.events().iter().map(|event| event["event"].clone());
            assert!(told.clone().any(|event| event == "revealed"));
            assert!(
                !told
                    .clone()
                    .any(|event| event == "drew" || event == "ended")
            );
            true
        });
        let (now, moment) = (posts.len(), moments.count());
        reveals += moment;
        let over = room.tables.state(id).await.unwrap().row.stage == Lifecycle::Over;
        let film = usize::from(over);
        assert_eq!(
            now,
            before + 1 + moment + film,
            "one post per burst and reveal, a film at the end"
        );
        before = now;
        acts += 1;
    }
    assert!(acts > 20, "{acts}");
    assert_eq!(reveals, 5, "one each round");
    room.tables.check(id).await.unwrap();
    let record = room
        .tables
        .export(&room.tables.state(id).await.unwrap())
        .await
        .unwrap();
    record.replay().unwrap();
}

/// No public item of a whole table contains what only one seat was told.
#[tokio::test]
async fn public_items_hold_no_private_fact() {
    let room = Room::open().await;
    let id = room.table(2, 1).await;
    for _ in 0..400 {
        let Ok(standing) = room.tables.standing(id).await else {
            break;
        };
        let Some(seat) = standing.waiting.first() else {
            break;
        };
        let user = standing.state.user(*seat).unwrap().0;
        let text = room.first(id, user).await;
        room.act(id, user, &text).await.unwrap();
    }
    let private = [
        "objectives_dealt",
        "objective_kept",
        "drew_tokens",
        "own_placed",
        "face_seen",
        "hand_seen",
        "card_read",
        "returned_token",
    ];
    for post in room.posts(id).await {
        let text = serde_json::to_string(&post).unwrap();
        assert!(!private.iter().any(|code| text.contains(code)), "{text}");
    }
}

/// Undo works for a player's own last act, and not past a reveal; the journal still replays.
#[tokio::test]
async fn undo_stops_where_it_must() {
    let room = Room::open().await;
    let id = room.table(2, 0).await;
    assert_eq!(
        room.tables.undo(&by(1), id, None).await.unwrap_err(),
        Refused::NothingToUndo.into()
    );
    let text = room.first(id, 1).await;
    let done = room.act(id, 1, &text).await.unwrap();
    assert!(done.undoable, "an objective nobody else has answered yet");
    assert_eq!(
        room.tables.undo(&by(2), id, None).await.unwrap_err(),
        Refused::NothingToUndo.into()
    );
    assert_eq!(
        room.tables.undo(&by(9), id, None).await.unwrap_err(),
        Refused::NotSeated.into()
    );
    assert!(room.tables.undo(&by(1), id, None).await.unwrap().is_up());
    room.act(id, 1, &text).await.unwrap();
    let other = room.first(id, 2).await;
    room.act(id, 2, &other).await.unwrap();
    // The second choice revealed the initiative.
    assert_eq!(
        room.tables.undo(&by(2), id, None).await.unwrap_err(),
        Refused::CannotUndo.into()
    );
    room.tables.check(id).await.unwrap();
}

/// An interaction delivered twice, and a move offered at another moment.
#[tokio::test]
async fn one_interaction_one_effect() {
    let room = Room::open().await;
    let id = room.table(2, 0).await;
    let panel = room.tables.panel(id, UserId(1)).await.unwrap();
    let key = panel.menu.choices().first().unwrap().step.key.clone();
    let wish = Move {
        table: id.into(),
        user: UserId(1),
        interaction: InteractionId(fresh()),
        offered: Some(panel.view.seq()),
        chosen: Chosen::Path(vec![key]),
        in_place: false,
    };
    room.tables.act(wish.clone()).await.unwrap();
    assert_eq!(
        room.tables.act(wish.clone()).await.unwrap_err().trouble,
        Refused::AlreadyDone.into()
    );
    let again = Move {
        interaction: InteractionId(fresh()),
        ..wish.clone()
    };
    assert_eq!(
        room.tables.act(again).await.unwrap_err().trouble,
        Refused::Stale.into()
    );
    let future = Move {
        interaction: InteractionId(fresh()),
        offered: Some(rules::dice::Seq(99)),
        user: UserId(2),
        ..wish
    };
    assert_eq!(
        room.tables.act(future).await.unwrap_err().trouble,
        Refused::Stale.into()
    );
}

/// An act takes less than a kilobyte on average, everything included, once its messages are delivered.
#[tokio::test]
async fn an_act_costs_less_than_a_kilobyte() {
    let room = Room::open().await;
    let mut acts = 0;
    for _ in 0..6 {
        let id = room.table(1, 4).await;
        while room.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing {
            let text = room.first(id, 1).await;
            room.act(id, 1, &text).await.unwrap();
        }
        acts += room.tables.store().acts(id).await.unwrap().len();
    }
    let mut tx = room.tables.store().write().await.unwrap();
    for id in 0..10_000 {
        tx.remove_item(id).await.unwrap();
    }
    tx.commit().await.unwrap();
    room.tables.store().close().await;
    let copy = room.dir.join("copy.sqlite");
    test_database::copy(&room.dir.join("t.sqlite"), &copy)
        .await
        .unwrap();
    let bytes = std::fs::metadata(&copy).unwrap().len();
    println!(
        "{bytes} bytes for {acts} acts: {} per act",
        bytes / acts as u64
    );
    assert!(bytes / (acts as u64) < 1024);
}

/// F32: the disk is full: the move is refused, nothing is half written, and once there is space the
/// same move can be made.
#[tokio::test]
async fn f32_a_full_disk_refuses_and_recovers() {
    if test_database::skipped("the file is told how large it may grow") {
        return;
    }
    let room = Room::open().await;
    let id = room.table(1, 4).await;
    let store = room.tables.store();
    store.room(0).await;
    let (fault, text, before) = loop {
        let text = room.first(id, 1).await;
        let before = (
            store.acts(id).await.unwrap(),
            store.outbox_len().await.unwrap(),
            room.tables.state(id).await.unwrap().row.seq,
        );
        match room.act(id, 1, &text).await {
            Ok(_) => {}
            Err(Trouble::Fault(fault)) => break (fault, text, before),
            Err(refused) => panic!("{refused:?}"),
        }
    };
    assert!(fault.is_full() && fault.passes());
    let words = crate::wording::in_language(None);
    let said = words.trouble(None, &fault.clone().into());
    assert!(said.contains("full") && said.contains(fault.id()), "{said}");
    let after = (
        store.acts(id).await.unwrap(),
        store.outbox_len().await.unwrap(),
        room.tables.state(id).await.unwrap().row.seq,
    );
    assert_eq!(before, after, "nothing half written");
    assert!(store.integrity().await.unwrap().is_empty());
    room.tables.check(id).await.unwrap();
    store.room(10_000).await;
    room.act(id, 1, &text).await.unwrap();
    room.tables.check(id).await.unwrap();
}

/// A refused move comes with the panel; a table named from elsewhere exists for nobody but its own.
#[tokio::test]
async fn a_refusal_shows_the_panel_and_a_strange_channel_sees_no_table() {
    let room = Room::open().await;
    let id = room.table(2, 0).await;
    let first = room.first(id, 1).await;
    let wish = |user: u64, table: TableRef, text: &str| Move {
        table,
        user: UserId(user),
        interaction: InteractionId(fresh()),
        offered: None,
        chosen: Chosen::Typed(text.into()),
        in_place: false,
    };
    let before = room.tables.panel(id, UserId(1)).await.unwrap();
    let refused = room.tables.act(wish(1, id.into(), "nonsense")).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused.trouble, Trouble::Refused(_)));
    let panel = refused.panel.unwrap();
    assert_eq!(panel.view.seq(), before.view.seq());
    assert_eq!(panel.menu, before.menu);
    // Somebody at the table is known from everywhere; a stranger only in its channel.
    let elsewhere = TableRef::from_channel(id, ChannelId(fresh()));
    let here = TableRef::from_channel(id, before.state.row.channel);
    assert!(room.tables.panel(elsewhere, UserId(1)).await.is_ok());
    for (table, why) in [
        (elsewhere, Refused::NoSuchTable),
        (here, Refused::NotSeated),
    ] {
        let stranger = room.tables.act(wish(99, table, &first)).await.unwrap_err();
        assert_eq!(stranger.trouble, Trouble::Refused(why.clone()));
        assert!(stranger.panel.is_none());
        let panel = room.tables.panel(table, UserId(99)).await.unwrap_err();
        assert_eq!(panel, Trouble::Refused(why));
    }
}

/// F57: a computer player that panics costs one act; the table goes on.
#[tokio::test]
async fn f57_a_computer_player_that_panics_costs_one_act() {
    let room = Room::open().await;
    let faults = crate::metrics::METRICS.faults.get();
    crate::failpoint::let_advice_panic(3);
    let id = room.table(1, 3).await;
    let state = room.tables.state(id).await.unwrap();
    assert_eq!(state.row.stage, Lifecycle::Playing);
    assert!(state.row.seq >= 3, "the computers have chosen");
    assert!(crate::metrics::METRICS.faults.get() >= faults + 3);
    crate::failpoint::let_advice_panic(0);
}
