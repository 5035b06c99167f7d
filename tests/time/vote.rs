//! Votes: by majority of those who are there, each counted once, each about one question.

use rokugan::clock::{DAY, HOUR};
use rokugan::id::{TableId, UserId};
use rokugan::store::{Pause, Stage};
use rokugan::table::{Motion, Notice, Refused, Tally};

use crate::hour::Room;

async fn number(room: &Room, id: TableId) -> u32 {
    room.store().open_vote(id).await.unwrap().unwrap().id
}

fn opened(room: &Room, id: TableId) -> usize {
    let notices = room.notices(id);
    let opened = |it: &&Notice| matches!(it, Notice::VoteOpened { .. });
    notices.iter().filter(opened).count()
}

/// Pause and resume; ballots count once, old buttons nothing, strangers never.
#[tokio::test]
async fn a_majority_pauses_and_resumes() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2, 3]).await;
    room.until_only(id, 2).await;
    room.pass(3 * HOUR).await;
    let stranger = room.tables.propose(id, UserId(9), Motion::Pause).await;
    assert_eq!(stranger.unwrap_err(), Refused::NotSeated.into());
    let early = room.tables.propose(id, UserId(1), Motion::Resume).await;
    assert_eq!(early.unwrap_err(), Refused::CannotPropose.into());
    let (_, tally) = room
        .tables
        .propose(id, UserId(1), Motion::Pause)
        .await
        .unwrap();
    assert_eq!(tally, Tally::Open { yes: 1, needed: 2 });
    let second = room.tables.propose(id, UserId(2), Motion::End).await;
    let open = Refused::VoteOpen {
        motion: "pause".into(),
    };
    assert_eq!(second.unwrap_err(), open.into());
    let vote = number(&room, id).await;
    for _ in 0..3 {
        let (_, tally) = room.tables.ballot(id, UserId(1), vote, true).await.unwrap();
        assert_eq!(
            tally,
            Tally::Open { yes: 1, needed: 2 },
            "one seat, one ballot"
        );
    }
    let (_, tally) = room
        .tables
        .ballot(id, UserId(3), vote, false)
        .await
        .unwrap();
    assert_eq!(tally, Tally::Open { yes: 1, needed: 2 });
    let stranger = room.tables.ballot(id, UserId(9), vote, true).await;
    assert_eq!(stranger.unwrap_err(), Refused::NotSeated.into());
    let (_, tally) = room.tables.ballot(id, UserId(3), vote, true).await.unwrap();
    assert_eq!(tally, Tally::Passed, "a changed mind counts");
    let late = room.tables.ballot(id, UserId(2), vote, false).await;
    assert_eq!(late.unwrap_err(), Refused::VoteOver.into());
    room.deliver().await;
    assert_eq!(opened(&room, id), 1);
    assert_eq!(room.left(id, 2).await, None);
    room.pass(3 * DAY).await;
    assert_eq!(room.reminders(2), []);
    room.tables
        .propose(id, UserId(2), Motion::Resume)
        .await
        .unwrap();
    let next = number(&room, id).await;
    let stale = room.tables.ballot(id, UserId(3), vote, true).await;
    assert_eq!(
        stale.unwrap_err(),
        Refused::VoteOver.into(),
        "a button of another vote"
    );
    room.tables.ballot(id, UserId(3), next, true).await.unwrap();
    assert_eq!(room.left(id, 2).await, Some(21 * HOUR), "as it was");
}

/// A vote without majority ends by itself; a hopeless one at once; a pause ends by itself too.
#[tokio::test]
async fn votes_and_pauses_end_by_themselves() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2, 3]).await;
    room.tables
        .propose(id, UserId(1), Motion::End)
        .await
        .unwrap();
    let vote = number(&room, id).await;
    room.tables
        .ballot(id, UserId(2), vote, false)
        .await
        .unwrap();
    let (_, tally) = room
        .tables
        .ballot(id, UserId(3), vote, false)
        .await
        .unwrap();
    assert_eq!(tally, Tally::Failed);
    room.tables
        .propose(id, UserId(1), Motion::Pause)
        .await
        .unwrap();
    let vote = number(&room, id).await;
    room.pass(DAY).await;
    assert_eq!(room.store().open_vote(id).await.unwrap(), None);
    let failed = |it: &&Notice| matches!(it, Notice::VoteFailed { .. });
    assert_eq!(room.notices(id).iter().filter(failed).count(), 2);
    let late = room.tables.ballot(id, UserId(2), vote, true).await;
    assert_eq!(late.unwrap_err(), Refused::VoteOver.into());
    let quick = room.table("daily", &[4, 5]).await;
    room.tables
        .propose(quick, UserId(4), Motion::Pause)
        .await
        .unwrap();
    let vote = number(&room, quick).await;
    room.tables
        .ballot(quick, UserId(5), vote, true)
        .await
        .unwrap();
    let book = room.tables.book(quick).await.unwrap();
    assert_eq!(book.row.paused, Some(Pause::Vote));
    room.pass(7 * DAY).await;
    assert!(room.notices(quick).contains(&Notice::Resumed));
    assert!(room.left(quick, 4).await.is_some());
}

/// More time for those who are waited for, and the end without a result.
#[tokio::test]
async fn a_majority_extends_and_ends() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.pass(23 * HOUR).await;
    room.tables
        .propose(id, UserId(1), Motion::Extend)
        .await
        .unwrap();
    let vote = number(&room, id).await;
    room.tables.ballot(id, UserId(2), vote, true).await.unwrap();
    assert_eq!(room.left(id, 2).await, Some(25 * HOUR));
    room.pass(25 * HOUR - 1).await;
    let lasts = room.reminders(2);
    assert_eq!(
        lasts.iter().filter(|(_, last)| *last).count(),
        2,
        "called anew"
    );
    room.tables
        .propose(id, UserId(2), Motion::End)
        .await
        .unwrap();
    let vote = number(&room, id).await;
    room.tables.ballot(id, UserId(1), vote, true).await.unwrap();
    room.settle().await;
    assert_eq!(room.stage(id).await, Stage::Cancelled);
    assert_eq!(room.notices(id).last(), Some(&Notice::EndedByVote));
    let due = room.store().next_due().await.unwrap();
    assert!(due.is_none_or(|row| row.key.table != Some(id)));
}

/// F25: the host is gone and the others decide; nobody who plays is voted out, and who is held has no
/// vote to block with.
#[tokio::test]
async fn f25_a_vanished_player_is_replaced_by_vote() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2, 3]).await;
    room.until_only(id, 2).await;
    let book = room.tables.book(id).await.unwrap();
    let seat = book.seat_of(UserId(2)).unwrap();
    let playing = room
        .tables
        .propose(id, UserId(1), Motion::Replace(seat))
        .await;
    assert_eq!(playing.unwrap_err(), Refused::CannotPropose.into());
    room.pass(DAY).await;
    room.until_only(id, 2).await;
    room.pass(DAY).await;
    assert!(room.is_held(id, 2).await);
    let held = room.tables.propose(id, UserId(2), Motion::End).await;
    assert_eq!(held.unwrap_err(), Refused::HeldSeat.into());
    let motion = Motion::Replace(seat);
    let (_, tally) = room.tables.propose(id, UserId(1), motion).await.unwrap();
    assert_eq!(tally, Tally::Open { yes: 1, needed: 2 });
    let vote = number(&room, id).await;
    let (book, tally) = room.tables.ballot(id, UserId(3), vote, true).await.unwrap();
    assert_eq!(tally, Tally::Passed);
    assert_eq!(book.seat_of(UserId(2)), None);
    assert!(book.seat(seat).unwrap().open);
    room.deliver().await;
    let side = book.side_of(seat);
    assert!(
        room.notices(id)
            .contains(&Notice::VotedOut { side: side.clone() })
    );
    assert!(room.notices(id).contains(&Notice::OpenSeat { side }));
    let gone = room.tables.back(id, UserId(2)).await.unwrap_err();
    assert_eq!(gone, Refused::NotSeated.into());
    room.join(id, 2).await;
    let book = room.tables.book(id).await.unwrap();
    assert_eq!(
        book.seat_of(UserId(2)),
        Some(seat),
        "an open seat is open to all"
    );
}
