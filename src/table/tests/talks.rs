//! What only some seats notice leaves no trace for anybody else, in every title whose players bargain.

use std::collections::BTreeMap;

use rules::seat::Seat;

use super::*;
use crate::message::Message;
use crate::titles::{self, Aside};
use crate::wording::in_language;

/// The titles whose players may talk to each other, with the fewest people.
fn titles_with_talks() -> Vec<(&'static str, u64)> {
    let all = rules::catalog::titles().into_iter();
    all.filter(|about| *about.seats.start() > 2)
        .map(|about| (about.id, *about.seats.start() as u64))
        .collect()
}

/// Everything about a table that a person could notice: the whole panel, every topic of it, the log,
/// the replay, what can be taken back, the post; and what waits in the outbox for them and for all.
async fn noticed(room: &Room, id: TableId, user: u64) -> BTreeMap<String, String> {
    let words = in_language(None);
    let panel = room.tables.panel(id, UserId(user)).await.unwrap();
    let said = |message: Message<rules::view::OneSeat>| {
        format!("{} {} {:?}", message.text, message.body, message.rows)
    };
    let mut all = BTreeMap::new();
    all.insert("panel".into(), said(words.whole_panel(&panel, "")));
    for topic in Aside::ALL {
        all.insert(topic.id().into(), said(words.aside(&panel, topic)));
    }
    let (state, lines) = room.tables.log(id, UserId(user)).await.unwrap();
    all.insert("log".into(), format!("{lines:?}"));
    all.insert(
        "points".into(),
        format!("{:?}", words.points(&state, &lines)),
    );
    let last = rules::dice::Seq(u32::MAX);
    let scene = room
        .tables
        .scene(id, UserId(user), last, None)
        .await
        .unwrap();
    all.insert("replay".into(), format!("{:?}", words.scene(&scene).rows));
    let seen = room.tables.export_seen(&state, UserId(user)).await.unwrap();
    all.insert("export".into(), seen.to_string());
    let standing = room.tables.standing(id).await.unwrap();
    let post = Post::Moved {
        facts: Facts::none(),
        ping: Vec::new(),
        notices: Vec::new(),
    };
    let post = words.post(&standing, &post);
    all.insert(
        "post".into(),
        format!("{} {} {:?}", post.text, post.board, post.rows),
    );
    all.insert("clocks".into(), format!("{:?}", state.clocks));
    for place in [
        Destination::Channel(state.row.channel),
        Destination::User(UserId(user)),
    ] {
        let items = room.tables.store().items(place).await.unwrap();
        let items: Vec<&str> = items.iter().map(|item| item.what.as_str()).collect();
        all.insert(format!("{place:?}"), items.join("\n"));
    }
    all
}

/// An act of a person about a topic that reaches the seat of another person alone.
async fn offer(room: &Room, id: TableId, from: u64, to: Seat) -> String {
    let panel = room.tables.panel(id, UserId(from)).await.unwrap();
    let title = panel.state.row.title.clone();
    let mut state = room.tables.state(id).await.unwrap();
    let table = room.tables.play(&mut state).await.unwrap();
    let talk = panel.menu.choices().iter();
    let talk = talk.filter(|it| titles::aside(&title, &it.step) == Some(Aside::Talk));
    let acts = talk.flat_map(|it| it.then.actions());
    let reaches = |act: &&str| {
        let told = table.clone().act(panel.seat, act).unwrap().facts;
        told.public().next().is_none() && told.alone(to).next().is_some()
    };
    acts.into_iter().find(reaches).unwrap().to_owned()
}

#[tokio::test]
async fn an_offer_is_noticed_by_the_two_alone() {
    let all = titles_with_talks();
    assert!(!all.is_empty());
    for (title, people) in all {
        let room = Room::open().await;
        let id = room.table_of(title, people, 0).await;
        let seat = |user: u64| {
            let room = &room;
            async move { room.tables.panel(id, UserId(user)).await.unwrap().seat }
        };
        let (second, third) = (seat(2).await, seat(3).await);
        let before = [noticed(&room, id, 2).await, noticed(&room, id, 3).await];
        let act = offer(&room, id, 1, second).await;
        let done = room.act(id, 1, &act).await.unwrap();
        assert!(!done.undoable, "to take it back would tell everybody");
        assert_eq!(noticed(&room, id, 3).await, before[1], "{title}: {act}");
        let after = noticed(&room, id, 2).await;
        assert_ne!(after["talk"], before[0]["talk"], "{title}: {act}");
        assert_ne!(after["log"], before[0]["log"]);
        assert_eq!(after["post"], before[0]["post"]);
        let state = room.tables.state(id).await.unwrap();
        assert_eq!(state.moment(None).0 + 1, state.row.seq);
        assert_eq!(state.moment(Some(third)), state.moment(None));
        assert_eq!(state.moment(Some(second)).0, state.row.seq);
        // A move offered to the third before is still the same move.
        let panel = room.tables.panel(id, UserId(3)).await.unwrap();
        assert_eq!(panel.moment(), state.moment(None));
        room.tables.check(id).await.unwrap();
    }
}

/// A request to take acts back is neither void nor counted differently because others talk, and undoing
/// one's own act is not refused because of it.
#[tokio::test]
async fn taking_back_does_not_tell_of_talks() {
    for (title, people) in titles_with_talks() {
        let room = Room::open().await;
        let id = room.table_of(title, people, 0).await;
        let second = room.tables.panel(id, UserId(2)).await.unwrap().seat;
        // The third declines first, so that there is something to take back.
        let decline = {
            let mut state = room.tables.state(id).await.unwrap();
            let table = room.tables.play(&mut state).await.unwrap();
            table.decline(state.seat_of(UserId(3)).unwrap()).unwrap()
        };
        let done = room.act(id, 3, &decline).await.unwrap();
        assert!(done.undoable, "{title}: {decline}");
        let asked = room
            .tables
            .ask_takeback(&by(3), id, rules::dice::Seq(0))
            .await;
        assert_eq!(asked.unwrap(), Asked::Waits(people as usize - 1));
        let posts = room.posts(id).await.len();
        let act = offer(&room, id, 1, second).await;
        room.act(id, 1, &act).await.unwrap();
        assert_eq!(room.posts(id).await.len(), posts, "the request is not void");
        let moment = room.tables.state(id).await.unwrap().moment(None);
        let asked = room.tables.answer_takeback(&by(2), id, moment, true).await;
        assert_eq!(asked.unwrap(), Asked::Waits(people as usize - 2));
        room.tables.undo(&by(3), id, None).await.unwrap();
        let state = room.tables.state(id).await.unwrap();
        assert_eq!((state.row.seq, state.moment(None).0), (0, 0));
        room.tables.check(id).await.unwrap();
    }
}
