//! Use cases over a store of their own, without Discord.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::clock::SystemClock;
use crate::id::{GuildId, InteractionId};
use crate::store::{Place, Stage};

static COUNT: AtomicU64 = AtomicU64::new(1);

fn fresh() -> u64 {
    COUNT.fetch_add(1, Ordering::Relaxed)
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
        let store = Store::open(&dir.join("t.sqlite"), Arc::new(SystemClock))
            .await
            .unwrap();
        Self {
            tables: Tables::new(store),
            dir,
        }
    }

    /// A table of so many people and computers, under way. People are 1, 2, 3 ...
    async fn table(&self, people: u64, computers: usize) -> TableId {
        let channel = ChannelId(fresh());
        let new = New {
            guild: Some(GuildId(1)),
            channel,
            host: UserId(1),
            interaction: InteractionId(fresh()),
            title: "battle".into(),
            name: None,
            seats: None,
            pace: None,
            misses: None,
            options: serde_json::Value::Null,
            sealed: false,
        };
        let id = self.tables.open(new).await.unwrap().row.id;
        let join = |user| Join {
            table: id,
            user,
            interaction: InteractionId(fresh()),
            side: None,
        };
        for user in 1..=people {
            let mut tx = self.tables.store().write().await.unwrap();
            tx.meet(UserId(user), "Somebody", None).await.unwrap();
            tx.commit().await.unwrap();
            self.tables.join(join(Some(UserId(user)))).await.unwrap();
        }
        for _ in 0..computers {
            self.tables.join(join(None)).await.unwrap();
        }
        self.tables.start(id, UserId(1)).await.unwrap();
        id
    }

    async fn act(&self, id: TableId, user: u64, text: &str) -> Result<Done, Trouble> {
        let wish = Move {
            table: id,
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(text.into()),
            in_place: false,
        };
        self.tables.act(wish).await
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

    async fn posts(&self, id: TableId) -> Vec<Post> {
        let channel = self.tables.book(id).await.unwrap().row.channel;
        let parcels = self
            .tables
            .store()
            .parcels(Place::Channel(channel))
            .await
            .unwrap();
        parcels
            .iter()
            .map(|parcel| serde_json::from_str(&parcel.what).unwrap())
            .collect()
    }
}

/// DESIGN section 5: computer daimyos play in the same transaction, one public post for the burst.
#[tokio::test]
async fn computers_play_in_the_same_burst() {
    let room = Room::open().await;
    let id = room.table(1, 4).await;
    let mut before = room.posts(id).await.len();
    let mut acts = 0;
    while room.tables.book(id).await.unwrap().row.stage == Stage::Playing {
        let panel = room.tables.panel(id, UserId(1)).await.unwrap();
        assert!(panel.is_up(), "only the person is ever waited for");
        let text = room.first(id, 1).await;
        room.act(id, 1, &text).await.unwrap();
        let now = room.posts(id).await.len();
        let over = room.tables.book(id).await.unwrap().row.stage == Stage::Over;
        let film = usize::from(over);
        assert_eq!(
            now,
            before + 1 + film,
            "one post per burst, a film at the end"
        );
        before = now;
        acts += 1;
    }
    assert!(acts > 20, "{acts}");
    room.tables.check(id).await.unwrap();
    let record = room.tables.export(id).await.unwrap();
    record.replay().unwrap();
}

/// No public parcel of a whole table holds what only one seat was told.
#[tokio::test]
async fn public_parcels_hold_no_private_fact() {
    let room = Room::open().await;
    let id = room.table(2, 1).await;
    for _ in 0..400 {
        let Ok(standing) = room.tables.standing(id).await else {
            break;
        };
        let Some(seat) = standing.waiting.first() else {
            break;
        };
        let user = standing.book.user(*seat).unwrap().0;
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

/// Undo: own last act only, and not past what came to light; the journal still replays.
#[tokio::test]
async fn undo_stops_where_it_must() {
    let room = Room::open().await;
    let id = room.table(2, 0).await;
    assert_eq!(
        room.tables.undo(id, UserId(1)).await.unwrap_err(),
        Refused::NothingToUndo.into()
    );
    let text = room.first(id, 1).await;
    let done = room.act(id, 1, &text).await.unwrap();
    assert!(done.undoable, "an objective nobody else has answered yet");
    assert_eq!(
        room.tables.undo(id, UserId(2)).await.unwrap_err(),
        Refused::NothingToUndo.into()
    );
    assert_eq!(
        room.tables.undo(id, UserId(9)).await.unwrap_err(),
        Refused::NotSeated.into()
    );
    assert!(room.tables.undo(id, UserId(1)).await.unwrap().is_up());
    room.act(id, 1, &text).await.unwrap();
    let other = room.first(id, 2).await;
    room.act(id, 2, &other).await.unwrap();
    // The second choice revealed the initiative.
    assert_eq!(
        room.tables.undo(id, UserId(2)).await.unwrap_err(),
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
        table: id,
        user: UserId(1),
        interaction: InteractionId(fresh()),
        offered: Some(panel.view.seq()),
        chosen: Chosen::Path(vec![key]),
        in_place: false,
    };
    room.tables.act(wish.clone()).await.unwrap();
    assert_eq!(
        room.tables.act(wish.clone()).await.unwrap_err(),
        Refused::AlreadyDone.into()
    );
    let again = Move {
        interaction: InteractionId(fresh()),
        ..wish.clone()
    };
    assert_eq!(
        room.tables.act(again).await.unwrap_err(),
        Refused::Stale.into()
    );
    let future = Move {
        interaction: InteractionId(fresh()),
        offered: Some(rules::dice::Seq(99)),
        user: UserId(2),
        ..wish
    };
    assert_eq!(
        room.tables.act(future).await.unwrap_err(),
        Refused::Stale.into()
    );
}

/// Issue 3: under a kilobyte per act on average, everything included once messages are delivered.
#[tokio::test]
async fn an_act_costs_less_than_a_kilobyte() {
    let room = Room::open().await;
    let mut acts = 0;
    for _ in 0..6 {
        let id = room.table(1, 4).await;
        while room.tables.book(id).await.unwrap().row.stage == Stage::Playing {
            let text = room.first(id, 1).await;
            room.act(id, 1, &text).await.unwrap();
        }
        acts += room.tables.store().acts(id).await.unwrap().len();
    }
    let mut tx = room.tables.store().write().await.unwrap();
    for id in 0..10_000 {
        tx.drop_parcel(id).await.unwrap();
    }
    tx.commit().await.unwrap();
    room.tables.store().close().await;
    let copy = room.dir.join("copy.sqlite");
    Store::copy(&room.dir.join("t.sqlite"), &copy)
        .await
        .unwrap();
    let bytes = std::fs::metadata(&copy).unwrap().len();
    println!(
        "{bytes} bytes for {acts} acts: {} per act",
        bytes / acts as u64
    );
    assert!(bytes / (acts as u64) < 1024);
}

/// Check 9: however many moves are legal, each is reached by clicking through the panel.
#[tokio::test]
async fn every_legal_move_is_reachable_by_clicks() {
    use crate::message::Row;
    use crate::say::{Control, Verb, in_language};

    fn walk(panel: &Panel, at: &[String], found: &mut std::collections::BTreeSet<String>) {
        let message = in_language(None).panel(panel, at, "");
        assert!(message.rows.len() <= 5);
        let mut ids = std::collections::BTreeSet::new();
        for row in &message.rows {
            let (controls, values) = match row {
                Row::Buttons(buttons) => {
                    assert!(
                        buttons.len() <= 5 && buttons.iter().all(|b| b.label.chars().count() <= 80)
                    );
                    (
                        buttons.iter().map(|b| b.id.clone()).collect::<Vec<_>>(),
                        Vec::new(),
                    )
                }
                Row::Select { id, options, .. } => {
                    assert!(options.len() <= 25);
                    (
                        vec![id.clone()],
                        options.iter().map(|(value, _)| value.clone()).collect(),
                    )
                }
            };
            for id in controls {
                assert!(id.chars().count() <= 100 && ids.insert(id.clone()), "{id}");
                let Control { verb, keys, .. } = Control::read(&id).unwrap();
                match verb {
                    Verb::Confirm => {
                        let Some(rules::menu::Menu::Act(action)) =
                            panel.menu.at(keys.iter().map(String::as_str))
                        else {
                            panic!("{keys:?} is no action")
                        };
                        found.insert(action.clone());
                    }
                    // Deeper only: the way back is known.
                    Verb::Menu if values.is_empty() && keys.len() > at.len() => {
                        walk(panel, &keys, found)
                    }
                    Verb::Menu => {
                        for value in &values {
                            let below: Vec<String> =
                                keys.iter().cloned().chain([value.clone()]).collect();
                            walk(panel, &below, found);
                        }
                    }
                    Verb::Plan | Verb::Pass | Verb::Unpass => {}
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    let room = Room::open().await;
    let id = room.table(1, 4).await;
    let mut most = 0;
    for _ in 0..30 {
        let panel = room.tables.panel(id, UserId(1)).await.unwrap();
        let mut found = std::collections::BTreeSet::new();
        walk(&panel, &[], &mut found);
        let legal: std::collections::BTreeSet<String> = panel
            .menu
            .actions()
            .into_iter()
            .map(str::to_owned)
            .collect();
        assert_eq!(found, legal);
        most = most.max(legal.len());
        let text = room.first(id, 1).await;
        room.act(id, 1, &text).await.unwrap();
    }
    assert!(most > 25, "{most}");
}

/// F32: no room on the disk: the move is refused, nothing is half written, and once there is room the
/// same move is made.
#[tokio::test]
async fn f32_a_full_disk_refuses_and_recovers() {
    let room = Room::open().await;
    let id = room.table(1, 4).await;
    let store = room.tables.store();
    store.room(0).await;
    let (fault, text, before) = loop {
        let text = room.first(id, 1).await;
        let before = (
            store.acts(id).await.unwrap(),
            store.waiting_parcels().await.unwrap(),
            room.tables.book(id).await.unwrap().row.seq,
        );
        match room.act(id, 1, &text).await {
            Ok(_) => {}
            Err(Trouble::Fault(fault)) => break (fault, text, before),
            Err(refused) => panic!("{refused:?}"),
        }
    };
    assert!(fault.is_full() && fault.passes());
    let words = crate::say::in_language(None);
    let said = words.trouble(None, &fault.clone().into());
    assert!(said.contains("full") && said.contains(fault.id()), "{said}");
    let after = (
        store.acts(id).await.unwrap(),
        store.waiting_parcels().await.unwrap(),
        room.tables.book(id).await.unwrap().row.seq,
    );
    assert_eq!(before, after, "nothing half written");
    assert!(store.integrity().await.unwrap().is_empty());
    room.tables.check(id).await.unwrap();
    store.room(10_000).await;
    room.act(id, 1, &text).await.unwrap();
    room.tables.check(id).await.unwrap();
}
