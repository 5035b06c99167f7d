//! Looking at the table.

use rules::dice::Seq;

use super::super::hush::Answer;
use super::super::look;
use super::Press;
use crate::table::Refused;

/// The board, for the presser alone.
pub(super) async fn look(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let standing = app.tables.standing(control.table).await?;
    look::board(app, ask, &standing, None).await
}

/// A moment of the past, for the presser alone.
pub(super) async fn replay(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let mut keys = control.keys.iter().map(String::as_str);
    let step = keys.next().and_then(|step| step.parse().ok());
    let step = Seq(step.ok_or(Refused::NotOffered)?);
    let side = keys.next().filter(|side| *side != "-");
    let scene = app
        .tables
        .scene(control.table, ask.user, step, side)
        .await?;
    let picture = look::past(app, ask, &scene).await;
    Ok(ask.words().scene(&scene).picture(picture))
}
