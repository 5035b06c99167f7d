//! The outbox with a store of its own and a sender that only records what it gets.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use rules::view::{Everyone, OneSeat};
use serde_json::Value;

use super::*;
use crate::clock::{ManualClock, Millis};
use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::message::Message;
use crate::table::{Caller, Dm, New, Permission};
use crate::test_database;
use crate::test_faults::TestFaults;

const CHANNEL: ChannelId = ChannelId(7);
const PERSON: UserId = UserId(1);

/// What was sent, in order: where, under which nonce, what.
type Log = Arc<Mutex<Vec<(ChannelId, String, String)>>>;

struct Noting {
    log: Log,
    /// How many posts fail first.
    failing: Arc<AtomicU32>,
    /// Does Discord surely not have what failed?
    sure: bool,
    /// What is found in every channel.
    there: Vec<(MessageId, bool)>,
}

impl Noting {
    fn note(&self, channel: ChannelId, nonce: &str, text: &str) -> MessageId {
        let mut log = self.log.lock().unwrap();
        log.push((channel, nonce.to_owned(), text.to_owned()));
        MessageId(log.len() as u64)
    }
}

impl Sender for Noting {
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message<Everyone>,
        stamp: Stamp<'_>,
    ) -> Result<MessageId, NotSent> {
        let id = self.note(channel, stamp.nonce, &message.text);
        let less = |left: u32| left.checked_sub(1);
        match self
            .failing
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less)
        {
            Ok(_) => Err(NotSent {
                sure: self.sure,
                ..not_sent(Failure::TryLater)
            }),
            Err(_) => Ok(id),
        }
    }

    async fn whisper(
        &self,
        _: ChannelId,
        _: &Message<OneSeat>,
        _: Stamp<'_>,
    ) -> Result<MessageId, NotSent> {
        Err(not_sent(Failure::DmClosed))
    }

    async fn open_dm(&self, _: UserId, _: Urgency) -> Result<ChannelId, NotSent> {
        Ok(ChannelId(8))
    }

    async fn change(
        &self,
        _: ChannelId,
        _: MessageId,
        _: &Message<OneSeat>,
        _: Urgency,
    ) -> Result<(), NotSent> {
        Err(not_sent(Failure::DmClosed))
    }

    async fn change_post(
        &self,
        _: ChannelId,
        _: MessageId,
        _: &Message<Everyone>,
        _: Urgency,
    ) -> Result<(), NotSent> {
        Err(not_sent(Failure::Deleted))
    }

    async fn retire(&self, _: ChannelId, _: MessageId, _: bool) {}

    async fn read_back(&self, _: ChannelId, _: MessageId) -> Result<History, NotSent> {
        Ok(History {
            readable: true,
            ours: self.there.clone(),
        })
    }

    fn missing(&self, _: Option<GuildId>, _: ChannelId) -> Vec<Permission> {
        Vec::new()
    }
}

fn not_sent(failure: Failure) -> NotSent {
    NotSent {
        failure,
        detail: "on purpose".into(),
        wait: Duration::ZERO,
        sure: true,
    }
}

/// Two attempts fail, the third arrives: all under one nonce, nothing overtakes them, and a person
/// whose direct messages are closed holds nobody up.
#[tokio::test]
async fn an_item_is_tried_again_under_its_nonce_and_nothing_overtakes_it() {
    let dir = tempfile::tempdir().unwrap();
    let clock = Arc::new(ManualClock::at(Millis(1_000_000)));
    let shared = Arc::<ManualClock>::clone(&clock);
    let place = test_database::at(&dir.path().join("t.sqlite")).unwrap();
    let store = Store::open(place, shared).await;
    let tables = Tables::new(store.unwrap());
    let new = New {
        channel: CHANNEL,
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: None,
        pace: None,
        misses: None,
        options: Value::Null,
        sealed: false,
        level: crate::level::Level::Captain,
        hints: false,
    };
    let panel = tables
        .against_computers(&Caller::for_test(PERSON.0), new, 3)
        .await
        .unwrap();
    let waiting = waiting(&tables).await.unwrap();
    assert!(waiting >= 2, "a post and a welcome: {waiting}");
    let log = Log::default();
    let sender = Noting {
        log: Arc::clone(&log),
        failing: Arc::new(AtomicU32::new(2)),
        sure: true,
        there: Vec::new(),
    };
    let pictures = Pictures::new(tables.clone(), TestFaults::default());
    let running = tokio::spawn(Outbox::new(tables.clone(), pictures, sender).run());
    // What failed is due again later; something new must wait behind it.
    while log.lock().unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let table = panel.state.row.id;
    tables
        .resign(&Caller::for_test(PERSON.0), table, None)
        .await
        .unwrap();
    while super::waiting(&tables).await.unwrap() > 0 {
        clock.pass(1000);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    running.abort();
    let log = log.lock().unwrap().clone();
    let first = log.first().unwrap();
    let same = |post: &(ChannelId, String, String)| {
        (post.0, &post.1) == (CHANNEL, &first.1) && post.2.starts_with("The game begins.")
    };
    assert!(log.iter().take(3).all(same), "{log:?}");
    assert!(log.len() > 3, "{log:?}");
    assert!(log.iter().skip(3).all(|post| post.1 != first.1), "{log:?}");
    let person = tables.person(PERSON).await.unwrap().unwrap();
    assert_eq!(person.dm, Dm::Closed);
    tables.close().await;
}

/// F43: an old backup was put in place, so the channel has newer messages than the last one we know of. A
/// post whose answer is lost is not taken for one of those: it is said.
#[tokio::test]
async fn f43_posts_that_a_backup_does_not_know_are_not_taken_for_new_ones() {
    let dir = tempfile::tempdir().unwrap();
    let now = Millis(1_772_452_800_000);
    let clock = Arc::new(ManualClock::at(now));
    let shared = Arc::<ManualClock>::clone(&clock);
    let place = test_database::at(&dir.path().join("t.sqlite")).unwrap();
    let store = Store::open(place, shared).await;
    let tables = Tables::new(store.unwrap());
    let new = New {
        channel: CHANNEL,
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: None,
        pace: None,
        misses: None,
        options: Value::Null,
        sealed: false,
        level: crate::level::Level::Captain,
        hints: false,
    };
    let host = Caller::for_test(PERSON.0);
    let panel = tables.against_computers(&host, new, 3).await.unwrap();
    let (log, failing) = (Log::default(), Arc::new(AtomicU32::new(0)));
    let an_hour_ago = (now.0 - 1_420_070_400_000 - 3_600_000).unsigned_abs() << 22;
    let sender = Noting {
        log: Arc::clone(&log),
        failing: Arc::clone(&failing),
        sure: false,
        there: vec![(MessageId(an_hour_ago), false)],
    };
    let pictures = Pictures::new(tables.clone(), TestFaults::default());
    let running = tokio::spawn(Outbox::new(tables.clone(), pictures, sender).run());
    let drained = async || {
        while super::waiting(&tables).await.unwrap() > 0 {
            clock.pass(1000);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    drained().await;
    failing.store(1, Ordering::Relaxed);
    let said = log.lock().unwrap().len();
    let table = panel.state.row.id;
    let host = Caller::for_test(PERSON.0);
    tables.resign(&host, table, None).await.unwrap();
    while log.lock().unwrap().len() == said {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // By now Discord has forgotten the nonce.
    clock.pass(120_000);
    drained().await;
    running.abort();
    let log = log.lock().unwrap().clone();
    let lost = &log[said].1;
    let again = log.iter().filter(|(_, nonce, _)| nonce == lost).count();
    assert_eq!(again, 2, "{log:?}");
    tables.close().await;
}
