//! Discord's refusals by name, and poise's errors in our words.

use poise::FrameworkError;
use rules::view::OneSeat;
use serenity::http::HttpError;

use super::{Shared, requester, shape};
use crate::app::App;
use crate::fault::Fault;
use crate::message::Message;
use crate::outbox::Failure;
use crate::table::Trouble;

/// Discord's number for a message older than an hour that was changed too often.
pub(super) const WORN_OUT: i64 = 30046;

/// What this error means. Its text is never shown, because it may contain tokens.
pub(super) fn failure(error: &serenity::Error) -> Failure {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        return match error {
            serenity::Error::Model(_) => Failure::Malformed,
            _ => Failure::TryLater,
        };
    };
    let code = i64::try_from(answer.error.code).unwrap_or(-1);
    meaning(code, answer.status_code.as_u16())
}

/// What Discord's number and the status of an answer mean. A refusal without a number does not come from
/// Discord itself, but from something in front of it: an outage.
pub(super) const fn meaning(code: i64, status: u16) -> Failure {
    match (code, status) {
        (50007 | 50278, _) => Failure::DmClosed,
        (10008, _) => Failure::Deleted,
        (WORN_OUT, _) => Failure::Refused,
        (10003 | 10004 | 10013, _) => Failure::Gone,
        (10062 | 40060 | 50027, _) => Failure::Late,
        // Direct messages opened too fast, slow mode, and the limits of writing in a channel or server.
        (40003 | 20016 | 20028 | 20029, _) | (_, 429 | 500..) => Failure::TryLater,
        (50001, _) => Failure::NoAccess,
        (50083 | 160_005, _) => Failure::Locked,
        (50013, _) => Failure::Forbidden,
        (200_000 | 240_000, _) => Failure::Refused,
        (_, 400 | 413) => Failure::Malformed,
        (..=0, _) => Failure::TryLater,
        (_, 401 | 403) => Failure::Forbidden,
        (_, 404) => Failure::Gone,
        _ => Failure::Malformed,
    }
}

/// The error in a form that may be logged: numbers only, because URLs contain interaction tokens.
pub(super) fn loggable(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            format!(
                "status {} code {}",
                answer.status_code.as_u16(),
                answer.error.code
            )
        }
        serenity::Error::Http(HttpError::Request(_)) => "request failed".into(),
        serenity::Error::Http(_) => "http".into(),
        serenity::Error::Json(_) => "unreadable answer".into(),
        _ => "other".into(),
    }
}

/// Does Discord count an answer with this status towards a ban?
pub(super) const fn counts_towards_ban(status: u16) -> bool {
    matches!(status, 401 | 403 | 429)
}

/// The same as [`loggable`], for a request that did not go through the outbox: its refusal is counted.
pub(super) fn counted(app: &App, error: &serenity::Error) -> String {
    if let serenity::Error::Http(http) = error
        && let Some(status) = http.status_code()
        && counts_towards_ban(status.as_u16())
    {
        app.send_budget.refused();
    }
    loggable(error)
}

/// Every error of a command is answered in private, with an id if it is our fault.
pub(super) async fn on_error(error: FrameworkError<'_, Shared, Trouble>) {
    let (what, text_id): (&str, Option<&str>) = match &error {
        FrameworkError::Command { error, .. } => {
            tracing::warn!(%error, "a command could not be answered");
            return;
        }
        FrameworkError::Setup { .. } => ("setup", None),
        FrameworkError::EventHandler { .. } => ("event handler", None),
        FrameworkError::CommandPanic { .. } => ("a command panicked", None),
        FrameworkError::ArgumentParse { .. } => ("argument", Some("refused-bad-argument")),
        FrameworkError::CommandStructureMismatch { .. } => {
            ("structure", Some("refused-bad-argument"))
        }
        FrameworkError::UnknownInteraction { .. } => ("unknown command", None),
        _ => ("command", None),
    };
    let Some(ctx) = error.ctx() else {
        tracing::error!(what, "framework error");
        return;
    };
    let words = requester::of_command(ctx).words();
    let text = match text_id {
        Some(id) => words.word(id),
        None => words.trouble(None, &Trouble::Fault(Fault::new("command", &what))),
    };
    let message = ctx.data().finished(Message::<OneSeat>::text(text));
    if let Err(error) = ctx.send(shape::reply(&message)).await {
        let error = counted(ctx.data(), &error);
        tracing::warn!(error, "an error could not be told");
    }
}
