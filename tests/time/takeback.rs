//! Taking back: at once, by consent, refused, run out, overtaken, across a reveal; never erased.

use rokugan::clock::DAY;
use rokugan::id::{InteractionId, TableId, UserId};
use rokugan::table::{Asked, Notice, Post, Refused, Trouble};
use rules::dice::Seq;

use crate::hall::*;
use crate::room::{Room, fresh};

async fn ask(room: &Room, table: TableId, user: u64, to: u32) -> Result<Asked, Trouble> {
    let interaction = InteractionId(fresh());
    room.tables
        .ask_takeback(table, UserId(user), interaction, Seq(to))
        .await
}

async fn answer(
    room: &Room,
    table: TableId,
    user: u64,
    at: u32,
    yes: bool,
) -> Result<Asked, Trouble> {
    room.tables
        .answer_takeback(table, UserId(user), Seq(at), yes)
        .await
}

async fn three(room: &Room) -> (TableId, u32) {
    let table = room.seated(&["crab", "crane", "lion"], false).await;
    room.until_placing(table).await;
    for _ in 0..4 {
        let user = room.up(table).await[0];
        let panel = room.panel(table, user).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        room.act(table, user, &own).await.unwrap();
    }
    (table, room.acts(table).await.len() as u32)
}

#[tokio::test]
async fn everybody_agrees_and_what_was_taken_back_stays_written_down() {
    let room = Room::open().await;
    let (table, now) = three(&room).await;
    let before = room.acts(table).await;
    assert_eq!(
        ask(&room, table, 1, now - 3).await.unwrap(),
        Asked::Waits(2)
    );
    let Post::Takeback {
        facts,
        count,
        reveals,
        asked_at,
        ..
    } = room.last_post(table).await
    else {
        panic!("no request");
    };
    assert_eq!((count, asked_at, reveals), (3, now, false));
    let shown = serde_json::to_string(&facts).unwrap();
    assert!(
        shown.contains("placed") && !shown.contains("own_placed"),
        "{shown}"
    );
    assert_eq!(
        answer(&room, table, 2, now, true).await.unwrap(),
        Asked::Waits(1)
    );
    assert_eq!(
        answer(&room, table, 2, now, true).await.unwrap_err(),
        Refused::AlreadyDone.into()
    );
    assert_eq!(
        room.acts(table).await.len() as u32,
        now,
        "not before all agree"
    );
    assert_eq!(
        answer(&room, table, 3, now, true).await.unwrap(),
        Asked::Done
    );
    assert_eq!(room.acts(table).await, before[..now as usize - 3]);
    let undone = room.store().undone(table).await.unwrap();
    assert_eq!(undone.len(), 1);
    assert_eq!(undone[0].acts, before[now as usize - 3..]);
    room.tables.check(table).await.unwrap();
    let (_, log) = room.tables.log(table, UserId(1)).await.unwrap();
    assert_eq!(log.iter().filter(|line| line.undone).count(), 3);
    // The table plays on to its end; the record has both courses and replays.
    while room.stage(table).await == rokugan::store::Stage::Playing {
        room.first(table).await;
    }
    room.tables.check(table).await.unwrap();
    let mut record = room.tables.export(table).await.unwrap();
    assert_eq!(record.undone.iter().map(Vec::len).sum::<usize>(), 3);
    record.replay().unwrap();
    record.undone[0][1].action = "skip".into();
    record.replay().unwrap_err();
}

#[tokio::test]
async fn refused_expired_and_overtaken_requests_change_nothing() {
    let room = Room::open().await;
    let (table, now) = three(&room).await;
    ask(&room, table, 1, now - 1).await.unwrap();
    assert_eq!(
        ask(&room, table, 2, now - 2).await.unwrap_err(),
        Refused::TakebackOpen.into()
    );
    assert_eq!(
        answer(&room, table, 2, now, false).await.unwrap(),
        Asked::Refused
    );
    let closed: Trouble = Refused::NoTakeback.into();
    assert_eq!(
        answer(&room, table, 3, now, true).await.unwrap_err(),
        closed
    );
    assert!(matches!(
        room.notices(table).await.last(),
        Some(Notice::TakebackRefused { .. })
    ));
    // Nobody answers for two days.
    ask(&room, table, 1, now - 1).await.unwrap();
    room.pass(2 * DAY + 1).await;
    assert_eq!(
        room.notices(table).await.last(),
        Some(&Notice::TakebackExpired)
    );
    assert_eq!(
        answer(&room, table, 2, now, true).await.unwrap_err(),
        closed
    );
    // Somebody plays on.
    ask(&room, table, 1, now - 1).await.unwrap();
    room.first(table).await;
    assert!(room.notices(table).await.contains(&Notice::TakebackMoot));
    assert_eq!(
        answer(&room, table, 2, now, true).await.unwrap_err(),
        closed
    );
    assert_eq!(room.acts(table).await.len() as u32, now + 1);
    // Strangers, and points that do not exist.
    let stranger: Trouble = Refused::NotSeated.into();
    assert_eq!(ask(&room, table, 9, 1).await.unwrap_err(), stranger);
    assert_eq!(
        answer(&room, table, 9, now, true).await.unwrap_err(),
        stranger
    );
    for point in [now + 1, u32::MAX] {
        assert_eq!(
            ask(&room, table, 1, point).await.unwrap_err(),
            Refused::NoSuchPoint.into()
        );
    }
    room.tables.check(table).await.unwrap();
}

#[tokio::test]
async fn across_a_reveal_every_seat_is_asked() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane"], false).await;
    room.until_placing(table).await;
    let before = room.acts(table).await.len() as u32;
    let round = public(&room.panel(table, 1).await)["round"].clone();
    while public(&room.panel(table, 1).await)["round"] == round {
        room.first(table).await;
    }
    let now = room.acts(table).await.len() as u32;
    assert_eq!(
        room.tables
            .undo(table, UserId(1))
            .await
            .map(|_| ())
            .unwrap_err(),
        match room.acts(table).await.last().unwrap().user {
            Some(UserId(1)) => Refused::CannotUndo.into(),
            _ => Refused::NothingToUndo.into(),
        }
    );
    assert_eq!(ask(&room, table, 1, before).await.unwrap(), Asked::Waits(1));
    let Post::Takeback { reveals, .. } = room.last_post(table).await else {
        panic!("no request");
    };
    assert!(reveals, "the post says so");
    assert_eq!(
        answer(&room, table, 2, now, true).await.unwrap(),
        Asked::Done
    );
    assert_eq!(room.acts(table).await.len() as u32, before);
    room.tables.check(table).await.unwrap();
    // Alone with computer daimyos nobody else is to be asked.
    let solo = room.seated(&["crab", "-crane"], false).await;
    room.first(solo).await;
    assert_eq!(ask(&room, solo, 1, 0).await.unwrap(), Asked::Done);
    room.tables.check(solo).await.unwrap();
}
