//! What somebody who waits for an answer gets.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use tokio::sync::Notify;

use super::*;
use crate::clock::SystemClock;
use crate::id::{ChannelId, GuildId, InteractionId, UserId};
use crate::request::Place;
use crate::store::Store;
use crate::table::Tables;
use crate::test_database;
use crate::test_faults::TestFaults;

/// Says when it was acknowledged, and whether the answer came after that.
#[derive(Default)]
struct Watched {
    acknowledged: Arc<Notify>,
    was_late: AtomicBool,
}

impl Surface for Watched {
    async fn acknowledge(&self) {
        self.acknowledged.notify_one();
    }

    async fn answer(&self, _: &Message<OneSeat>, late: bool) -> bool {
        self.was_late.store(late, Ordering::Relaxed);
        false
    }

    async fn answer_beside(&self, message: &Message<OneSeat>, late: bool) {
        self.answer(message, late).await;
    }

    fn replaces(&self) -> Option<MessageId> {
        None
    }

    async fn add_picture(&self, _: &Picture<OneSeat>) {}
}

/// C01: work that would never end by itself is acknowledged all the same, and well within a second. The
/// work here goes on only once it has seen the acknowledgement, so no clock of a busy machine decides.
#[tokio::test]
async fn c01_endless_work_is_acknowledged_within_a_second() {
    const { assert!(ACKNOWLEDGE_AFTER.as_millis() < 1000) };
    let dir = tempfile::tempdir().unwrap();
    let place = test_database::at(&dir.path().join("t.sqlite")).unwrap();
    let store = Store::open(place, Arc::new(SystemClock)).await;
    let app = App::new(Tables::new(store.unwrap()), TestFaults::default());
    let requester = Requester {
        user: UserId(1),
        name: "Ayame".into(),
        locale: "en-US".into(),
        language: None,
        place: Place::Server,
        guild: Some(GuildId(1)),
        guild_locale: None,
        channel: ChannelId(1),
        interaction: InteractionId(1),
        manages_server: false,
        missing: Vec::new(),
        loaded: OnceLock::new(),
    };
    let screen = Watched::default();
    let seen = Arc::clone(&screen.acknowledged);
    let work = async move {
        seen.notified().await;
        Ok(Message::text("done"))
    };
    let answered = respond(&app, &requester, &screen, work);
    let hang = Duration::from_secs(180);
    tokio::time::timeout(hang, answered).await.unwrap();
    assert!(screen.was_late.load(Ordering::Relaxed));
    app.tables.close().await;
}
