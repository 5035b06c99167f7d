//! Votes: decided by the majority of the players present, each ballot counted once.

use rokugan::clock::{DAY, HOUR};
use rokugan::id::{TableId, UserId};
use rokugan::store::{Lifecycle, Pause};
use rokugan::table::{Motion, Notice, Refused, Tally};

use crate::harness::by;
use crate::timed_harness::TimedHarness;

async fn number(harness: &TimedHarness, id: TableId) -> u32 {
    harness.store().open_vote(id).await.unwrap().unwrap().id
}

fn opened(harness: &TimedHarness, id: TableId) -> usize {
    let notices = harness.notices(id);
    let opened = |it: &&Notice| matches!(it, Notice::VoteOpened { .. });
    notices.iter().filter(opened).count()
}

/// Pause and resume: ballots count once; old buttons and strangers do not count.
#[tokio::test]
async fn a_majority_pauses_and_resumes() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2, 3]).await;
    harness.until_only(id, 2).await;
    harness.pass(3 * HOUR).await;
    let stranger = harness.tables.propose(&by(9), id, Motion::Pause).await;
    assert_eq!(stranger.unwrap_err(), Refused::NotSeated.into());
    let early = harness.tables.propose(&by(1), id, Motion::Resume).await;
    assert_eq!(early.unwrap_err(), Refused::CannotPropose.into());
    let tally = harness
        .tables
        .propose(&by(1), id, Motion::Pause)
        .await
        .unwrap();
    assert_eq!(tally, Tally::Open { yes: 1, needed: 2 });
    let second = harness.tables.propose(&by(2), id, Motion::End).await;
    let open = Refused::VoteOpen {
        motion: "pause".into(),
    };
    assert_eq!(second.unwrap_err(), open.into());
    let vote = number(&harness, id).await;
    for _ in 0..3 {
        let tally = harness.tables.ballot(&by(1), id, vote, true).await.unwrap();
        assert_eq!(
            tally,
            Tally::Open { yes: 1, needed: 2 },
            "one seat, one ballot"
        );
    }
    let tally = harness
        .tables
        .ballot(&by(3), id, vote, false)
        .await
        .unwrap();
    assert_eq!(tally, Tally::Open { yes: 1, needed: 2 });
    let stranger = harness.tables.ballot(&by(9), id, vote, true).await;
    assert_eq!(stranger.unwrap_err(), Refused::NotSeated.into());
    let tally = harness.tables.ballot(&by(3), id, vote, true).await.unwrap();
    assert_eq!(tally, Tally::Passed, "a changed mind counts");
    let late = harness.tables.ballot(&by(2), id, vote, false).await;
    assert_eq!(late.unwrap_err(), Refused::VoteOver.into());
    harness.deliver().await;
    assert_eq!(opened(&harness, id), 1);
    assert_eq!(harness.left(id, 2).await, None);
    harness.pass(3 * DAY).await;
    assert_eq!(harness.reminders(2), []);
    harness
        .tables
        .propose(&by(2), id, Motion::Resume)
        .await
        .unwrap();
    let next = number(&harness, id).await;
    let stale = harness.tables.ballot(&by(3), id, vote, true).await;
    assert_eq!(
        stale.unwrap_err(),
        Refused::VoteOver.into(),
        "a button of another vote"
    );
    harness.tables.ballot(&by(3), id, next, true).await.unwrap();
    assert_eq!(harness.left(id, 2).await, Some(21 * HOUR), "as it was");
}

/// A vote without a majority ends by itself, a hopeless one at once; a pause ends by itself too.
#[tokio::test]
async fn votes_and_pauses_end_by_themselves() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2, 3]).await;
    harness
        .tables
        .propose(&by(1), id, Motion::End)
        .await
        .unwrap();
    let vote = number(&harness, id).await;
    harness
        .tables
        .ballot(&by(2), id, vote, false)
        .await
        .unwrap();
    let tally = harness
        .tables
        .ballot(&by(3), id, vote, false)
        .await
        .unwrap();
    assert_eq!(tally, Tally::Failed);
    harness
        .tables
        .propose(&by(1), id, Motion::Pause)
        .await
        .unwrap();
    let vote = number(&harness, id).await;
    harness.pass(DAY).await;
    assert_eq!(harness.store().open_vote(id).await.unwrap(), None);
    let failed = |it: &&Notice| matches!(it, Notice::VoteFailed { .. });
    assert_eq!(harness.notices(id).iter().filter(failed).count(), 2);
    let late = harness.tables.ballot(&by(2), id, vote, true).await;
    assert_eq!(late.unwrap_err(), Refused::VoteOver.into());
    let quick = harness.table("daily", &[4, 5]).await;
    harness
        .tables
        .propose(&by(4), quick, Motion::Pause)
        .await
        .unwrap();
    let vote = number(&harness, quick).await;
    harness
        .tables
        .ballot(&by(5), quick, vote, true)
        .await
        .unwrap();
    let state = harness.tables.state(quick).await.unwrap();
    assert_eq!(state.row.paused, Some(Pause::Vote));
    harness.pass(7 * DAY).await;
    assert!(harness.notices(quick).contains(&Notice::Resumed));
    assert!(harness.left(quick, 4).await.is_some());
}

/// More time for everybody the table waits for, and the end without a result.
#[tokio::test]
async fn a_majority_extends_and_ends() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.pass(23 * HOUR).await;
    harness
        .tables
        .propose(&by(1), id, Motion::Extend)
        .await
        .unwrap();
    let vote = number(&harness, id).await;
    harness.tables.ballot(&by(2), id, vote, true).await.unwrap();
    assert_eq!(harness.left(id, 2).await, Some(25 * HOUR));
    harness.pass(25 * HOUR - 1).await;
    let lasts = harness.reminders(2);
    assert_eq!(
        lasts.iter().filter(|(_, last)| *last).count(),
        2,
        "called anew"
    );
    harness
        .tables
        .propose(&by(2), id, Motion::End)
        .await
        .unwrap();
    let vote = number(&harness, id).await;
    harness.tables.ballot(&by(1), id, vote, true).await.unwrap();
    harness.announce().await;
    assert_eq!(harness.stage(id).await, Lifecycle::Cancelled);
    assert_eq!(harness.notices(id).last(), Some(&Notice::EndedByVote));
    let due = harness.store().next_due(true).await.unwrap();
    assert!(due.is_none_or(|row| row.key.table != Some(id)));
}

/// F25: the host is gone and the others decide; nobody who plays is voted out, and a seat held by a
/// computer cannot block the vote.
#[tokio::test]
async fn f25_a_vanished_player_is_replaced_by_vote() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2, 3]).await;
    harness.until_only(id, 2).await;
    let state = harness.tables.state(id).await.unwrap();
    let seat = state.seat_of(UserId(2)).unwrap();
    let playing = harness
        .tables
        .propose(&by(1), id, Motion::Replace(seat))
        .await;
    assert_eq!(playing.unwrap_err(), Refused::CannotPropose.into());
    harness.pass(DAY).await;
    harness.until_only(id, 2).await;
    harness.pass(DAY).await;
    assert!(harness.is_held(id, 2).await);
    let held = harness.tables.propose(&by(2), id, Motion::End).await;
    assert_eq!(held.unwrap_err(), Refused::HeldSeat.into());
    let motion = Motion::Replace(seat);
    let tally = harness.tables.propose(&by(1), id, motion).await.unwrap();
    assert_eq!(tally, Tally::Open { yes: 1, needed: 2 });
    let vote = number(&harness, id).await;
    let tally = harness.tables.ballot(&by(3), id, vote, true).await.unwrap();
    assert_eq!(tally, Tally::Passed);
    let state = harness.tables.state(id).await.unwrap();
    assert_eq!(state.seat_of(UserId(2)), None);
    assert!(state.seat(seat).unwrap().open);
    harness.deliver().await;
    let side = state.side_of(seat);
    assert!(
        harness
            .notices(id)
            .contains(&Notice::VotedOut { side: side.clone() })
    );
    assert!(harness.notices(id).contains(&Notice::OpenSeat { side }));
    let gone = harness.tables.back(&by(2), id).await.unwrap_err();
    assert_eq!(gone, Refused::NotSeated.into());
    harness.join(id, 2).await;
    let state = harness.tables.state(id).await.unwrap();
    assert_eq!(
        state.seat_of(UserId(2)),
        Some(seat),
        "an open seat is open to all"
    );
}
