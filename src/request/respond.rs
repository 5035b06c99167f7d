//! The path of every command and every press: rate limit, work, acknowledgement in time, answer,
//! picture.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt as _;
use rules::view::OneSeat;

use super::{Answer, Requester};
use crate::app::App;
use crate::failpoint;
use crate::fault::Fault;
use crate::id::MessageId;
use crate::message::{Message, Picture};
use crate::table::Refused;

/// After this long the request is acknowledged and the answer follows.
const ACKNOWLEDGE_AFTER: Duration = Duration::from_millis(700);

/// Where the answer to a request goes. Only its person sees it: there is no way here to acknowledge or
/// answer in public.
pub(crate) trait Surface: Sync {
    /// Shows that the answer will follow.
    fn acknowledge(&self) -> impl Future<Output = ()> + Send;

    /// Sends the answer, after an acknowledgement if it is `late`. False if there is no message that a
    /// picture could be added to.
    fn answer(&self, message: &Message<OneSeat>, late: bool) -> impl Future<Output = bool> + Send;

    /// Says something beside the pressed message, which stays as it is.
    fn answer_beside(
        &self,
        message: &Message<OneSeat>,
        late: bool,
    ) -> impl Future<Output = ()> + Send;

    /// The message whose place the answer takes; nothing if the answer is a message of its own.
    fn replaces(&self) -> Option<MessageId>;

    /// Adds a picture to the words.
    fn add_picture(&self, picture: &Picture<OneSeat>) -> impl Future<Output = ()> + Send;
}

/// Answers a request: at once if the work is quick, otherwise after an acknowledgement. If a handler
/// panics, its person is told, and nobody else is affected.
pub(crate) async fn respond(
    app: &App,
    requester: &Requester,
    surface: &impl Surface,
    work: impl Future<Output = Answer>,
) {
    if !app.send_budget.may_answer() {
        // Nothing is done either: its person sees that it failed.
        return;
    }
    let mut handler = app.in_flight.start();
    let work = async {
        // Nothing is read or written for requests above the limit.
        if !app.request_limit.allows(requester.user) {
            return Err(Refused::TooFast.into());
        }
        app.faults.in_handler().await;
        requester.note_dm(app).await?;
        work.await
    };
    let work = AssertUnwindSafe(work).catch_unwind().map(|done| {
        done.unwrap_or_else(|_| Err(Fault::new("request", &"a handler panicked").into()))
    });
    tokio::pin!(work);
    let (result, late) = tokio::select! {
        result = &mut work => (result, false),
        () = tokio::time::sleep(ACKNOWLEDGE_AFTER) => {
            surface.acknowledge().await;
            handler.acknowledged();
            (work.await, true)
        }
    };
    let message = match result {
        Ok(message) => message,
        Err(trouble) if trouble.passes() => {
            // The buttons that were pressed work again in a moment, so they stay.
            let message = app.finished(requester.explain(&trouble));
            surface.answer_beside(&message, late).await;
            return;
        }
        Err(trouble) => requester.explain(&trouble),
    };
    failpoint::hit();
    let message = app.finished(message);
    if !surface.answer(&message, late).await {
        // What was done stays done; the table's posts announce it.
        return;
    }
    handler.acknowledged();
    // A stop need not wait for the picture.
    drop(handler);
    failpoint::hit();
    let Some(request) = &message.picture_request else {
        return;
    };
    let loaded = requester.loaded.get();
    let picture = app.pictures.own_for(requester.reader(), loaded, request);
    let newest = app
        .wanted_pictures
        .unless_outdated(requester.user, surface.replaces(), picture);
    if let Some(picture) = newest.await {
        surface.add_picture(&picture).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, OnceLock};

    use tokio::sync::Notify;

    use super::*;
    use crate::clock::SystemClock;
    use crate::id::{ChannelId, GuildId, InteractionId, UserId};
    use crate::store::Store;
    use crate::table::Tables;
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
        let store = Store::open(&dir.path().join("t.sqlite"), Arc::new(SystemClock)).await;
        let app = App::new(Tables::new(store.unwrap()), TestFaults::default());
        let requester = Requester {
            user: UserId(1),
            name: "Ayame".into(),
            locale: "en-US".into(),
            language: None,
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
}
