//! Discord's refusals by name, and poise's errors in our words.

use poise::FrameworkError;
use rules::view::OneSeat;
use serenity::http::HttpError;

use super::link::link;
use super::{Shared, shape};
use crate::fault::Fault;
use crate::message::Message;
use crate::say;
use crate::table::Trouble;

/// What a failed request means for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The person takes no direct messages from us (50007, 50278).
    DmClosed,
    /// The channel, message or person is gone (10003, 10013, 10008).
    Gone,
    /// We may not (50001, 50013, other 403).
    Forbidden,
    /// The interaction is over or already answered (10062, 40060).
    Late,
    /// What we sent is malformed: our bug (50035 and other 400).
    OurBug,
    /// Trying again may help: 429, 5xx, lost connections, unreadable answers.
    Passing,
}

/// What this error means. Its text is never shown: it may hold tokens.
pub(super) fn failure(error: &serenity::Error) -> Failure {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = error else {
        return match error {
            serenity::Error::Model(_) => Failure::OurBug,
            _ => Failure::Passing,
        };
    };
    match (answer.error.code, answer.status_code.as_u16()) {
        (50007 | 50278, _) => Failure::DmClosed,
        (10003 | 10004 | 10008 | 10013, _) => Failure::Gone,
        (10062 | 40060 | 50027, _) => Failure::Late,
        (40003, _) => Failure::Passing,
        (50001 | 50013 | 50083 | 160_005 | 200_000, _) | (_, 401 | 403) => Failure::Forbidden,
        (_, 429 | 500..) => Failure::Passing,
        (_, 404) => Failure::Gone,
        _ => Failure::OurBug,
    }
}

/// The error in a form that may be logged: numbers only, since URLs hold interaction tokens.
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

/// Every error of a command is answered, privately, with an id where it is ours.
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
    let words = say::in_language(ctx.locale());
    let text = match text_id {
        Some(id) => words.word(id),
        None => words.trouble(None, &Trouble::Fault(Fault::new("command", &what))),
    };
    let message = link(Message::<OneSeat>::text(text), ctx.data().command());
    if let Err(error) = ctx.send(shape::reply(&message)).await {
        tracing::warn!(error = loggable(&error), "an error could not be told");
    }
}
