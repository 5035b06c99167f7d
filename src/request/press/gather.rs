//! The lobby: taking a seat and starting.

use super::Press;
use crate::request::{self, Answer, join};

/// Takes the first free seat.
pub(super) async fn take_seat(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    join(app, requester, press.table(), None).await
}

/// Says that the person is ready to begin.
pub(super) async fn start(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    request::start(app, requester, press.table()).await
}
