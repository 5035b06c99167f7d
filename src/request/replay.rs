//! The past of a table, moment by moment, in one message that changes.

use rules::dice::Seq;

use super::{Answer, Requester};
use crate::app::App;
use crate::table::TableRef;

/// A moment of the past, the last one if none is named, through the eyes of a side or the person's own.
pub(crate) async fn replay_step(
    app: &App,
    requester: &Requester,
    table: TableRef,
    step: Option<Seq>,
    side: Option<&str>,
) -> Answer {
    let step = step.unwrap_or(Seq(u32::MAX));
    let scene = app.tables.scene(table, requester.user, step, side).await?;
    let picture = app.pictures.past_for(requester.reader(), &scene).await;
    Ok(requester.words().scene(&scene).picture(picture))
}
