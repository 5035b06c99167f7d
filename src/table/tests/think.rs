//! Computer daimyos that think ahead: their jobs, what happens meanwhile, and what if they cannot.

use rules::seat::Seat;

use super::*;
use crate::level::Level;
use crate::store::JobRow;
use crate::table::job::Job;

impl Room {
    /// A running table of one person and computer daimyos of these levels.
    async fn against(&self, levels: &[Level]) -> TableId {
        let new = New {
            channel: ChannelId(fresh()),
            title: rules::catalog::FLAGSHIP.into(),
            name: None,
            seats: None,
            pace: None,
            misses: None,
            options: Value::Null,
            sealed: false,
            level: Level::Captain,
            hints: true,
        };
        let host = by(1);
        let id = self.tables.open(&host, new).await.unwrap().row.id;
        for level in levels {
            let next = by(1);
            let added = self.tables.add_computer(&next, id, None, Some(*level));
            added.await.unwrap();
        }
        self.tables.start(&by(1), id).await.unwrap();
        id
    }

    async fn thoughts(&self) -> Vec<JobRow> {
        self.tables.store().thoughts_due(9).await.unwrap()
    }

    /// Does every job that is due.
    async fn jobs(&self) {
        let now = self.tables.store().now().plus(1000);
        while self.tables.wake(now).await.unwrap() == Woken::Done {}
    }

    /// The person moves until a computer daimyo has to think.
    async fn until_thinking(&self, id: TableId) {
        for _ in 0..50 {
            if !self.thoughts().await.is_empty() {
                return;
            }
            let text = self.first(id, 1).await;
            self.act(id, 1, &text).await.unwrap();
        }
        panic!("nobody thinks");
    }

    async fn seq(&self, id: TableId) -> u32 {
        self.tables.state(id).await.unwrap().row.seq
    }
}

/// A whole table: after a person's act a Daimyo thinks, which is a job; its act and those of the others until
/// the person's turn are one change with one post.
#[tokio::test]
async fn a_daimyo_answers_by_a_job_and_a_chain_of_acts_is_one_post() {
    let room = Room::open().await;
    let levels = [Level::Daimyo, Level::Apprentice, Level::Daimyo];
    let id = room.against(&levels).await;
    let (mut chains, mut acts) = (0, 0);
    while room.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing {
        let thoughts = room.thoughts().await;
        if thoughts.is_empty() {
            let text = room.first(id, 1).await;
            room.act(id, 1, &text).await.unwrap();
            continue;
        }
        assert_eq!(thoughts.len(), 1, "one job for the table");
        assert_eq!(Job::read(&thoughts[0]), Some(Job::Think(id)));
        let standing = room.tables.standing(id).await.unwrap();
        let words = crate::wording::in_language(None).waiting(&standing);
        assert!(words.contains("thinking"), "{words}");
        let (before, posts) = (room.seq(id).await, room.posts(id).await.len());
        room.jobs().await;
        acts += room.seq(id).await - before;
        let new = room.posts(id).await.split_off(posts);
        let ordinary = |post: &&Post<Value>| !matches!(post, Post::Moment { .. } | Post::Film);
        assert!(new.iter().filter(ordinary).count() <= 1, "{new:?}");
        chains += 1;
    }
    assert!(chains > 10 && acts > chains, "{chains} chains, {acts} acts");
    room.tables.check(id).await.unwrap();
}

/// If somebody acts while a Daimyo thinks, nothing of what it decided is done, and it thinks anew.
#[tokio::test]
async fn what_was_decided_for_another_moment_is_thought_about_anew() {
    let room = Room::open().await;
    let id = room.against(&[Level::Daimyo]).await;
    // Everybody chooses at the same time at first.
    let thoughts = room.thoughts().await;
    let mut state = room.tables.state(id).await.unwrap();
    let decided = room.tables.decide(&mut state, 1).await.unwrap();
    assert!(!decided.acts.is_empty());
    let text = room.first(id, 1).await;
    room.act(id, 1, &text).await.unwrap();
    let before = room.seq(id).await;
    let row = thoughts.first().unwrap();
    room.tables.make_decided(row, id, decided).await.unwrap();
    assert_eq!(room.seq(id).await, before, "nothing was done");
    assert_eq!(room.thoughts().await.len(), 1, "it is still to be done");
    room.jobs().await;
    assert!(room.seq(id).await > before);
    // A row that was done is not done again.
    let mut state = room.tables.state(id).await.unwrap();
    let decided = room.tables.decide(&mut state, 1).await.unwrap();
    let before = room.seq(id).await;
    room.tables.make_decided(row, id, decided).await.unwrap();
    assert_eq!(room.seq(id).await, before);
}

/// F57: a Daimyo that panics is replaced by a Captain for that act, and it is logged.
#[tokio::test]
async fn f57_a_daimyo_that_panics_is_replaced_for_an_act() {
    let room = Room::open().await;
    let id = room.against(&[Level::Daimyo]).await;
    room.until_thinking(id).await;
    let (before, faults) = (room.seq(id).await, crate::metrics::METRICS.faults.get());
    crate::failpoint::let_advice_panic(1);
    room.jobs().await;
    assert!(room.seq(id).await > before, "the table goes on");
    assert!(crate::metrics::METRICS.faults.get() > faults);
    room.tables.check(id).await.unwrap();
}

/// The budget decides how long is thought, and with it everything: the same table gets the same acts.
#[tokio::test]
async fn the_same_rollouts_are_the_same_thought() {
    let room = Room::open().await;
    let id = room.against(&[Level::Daimyo]).await;
    let mut state = room.tables.state(id).await.unwrap();
    let once = room.tables.decide(&mut state, 1).await.unwrap();
    let again = room.tables.decide(&mut state, 1).await.unwrap();
    assert_eq!(once.acts, again.acts);
}

/// A hint is for the person's own seat in its turn, does nothing, and is thought about once.
#[tokio::test]
async fn a_hint_does_nothing_and_needs_the_hosts_leave() {
    let room = Room::open().await;
    let id = room.against(&[Level::Captain]).await;
    let before = room.seq(id).await;
    let (panel, hint) = room.tables.hint(id, UserId(1)).await.unwrap();
    assert!(panel.menu.actions().contains(&hint.action.as_str()));
    assert!(
        hint.expected
            .is_some_and(|share| (0.0..=1.0).contains(&share))
    );
    let (_, again) = room.tables.hint(id, UserId(1)).await.unwrap();
    assert_eq!(hint, again);
    assert_eq!(room.seq(id).await, before, "nothing is played");
    let table = TableRef::from_channel(id, panel.state.row.channel);
    let stranger = room.tables.hint(table, UserId(9)).await;
    assert_eq!(stranger.unwrap_err(), Refused::NotSeated.into());
    let plain = room.table(2, 0).await;
    let refused = room.tables.hint(plain, UserId(1)).await;
    assert_eq!(refused.unwrap_err(), Refused::NoHints.into());
}

/// A review waits for the end, is made once, and judges the decisions of its own person alone.
#[tokio::test]
async fn a_review_judges_the_decisions_of_one_seat_after_the_end() {
    let room = Room::open().await;
    let id = room.against(&[Level::Captain]).await;
    let early = room.tables.review(id, UserId(1)).await;
    assert_eq!(early.err(), Some(Refused::NotOver.into()));
    while room.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing {
        let text = room.first(id, 1).await;
        room.act(id, 1, &text).await.unwrap();
    }
    let asked = room.tables.review(id, UserId(1)).await.unwrap();
    assert!(matches!(asked, Reviewed::Working { of: None, .. }));
    assert_eq!(room.thoughts().await.len(), 1);
    room.jobs().await;
    let Reviewed::Ready(seen) = room.tables.review(id, UserId(1)).await.unwrap() else {
        panic!("it is ready");
    };
    assert_eq!(seen.seat, Seat::new(0).unwrap());
    let acts = room.tables.store().acts(id).await.unwrap();
    for judged in &seen.review.course {
        let act = acts.iter().find(|act| act.seq == judged.seq).unwrap();
        assert_eq!((act.seat, act.user), (seen.seat, Some(UserId(1))));
        assert!((0.0..=1.0).contains(&judged.expected), "{judged:?}");
        assert!(judged.worth <= judged.expected, "{judged:?}");
    }
    assert_eq!(seen.moments.len(), 3);
    let said = crate::wording::in_language(None).review(&seen).text;
    assert!(
        said.contains("**3.**") && said.contains("in the end"),
        "{said}"
    );
    let dms = room
        .tables
        .store()
        .items(Destination::User(UserId(1)))
        .await;
    let sent = |what: &str| what.contains("review") || what.contains("Review");
    assert_eq!(
        dms.unwrap().iter().filter(|item| sent(&item.what)).count(),
        1
    );
    // Nobody else's.
    let table = TableRef::from_channel(id, seen.state.row.channel);
    let stranger = room.tables.review(table, UserId(9)).await;
    assert_eq!(stranger.err(), Some(Refused::NotSeated.into()));
}
