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
mod tests;
