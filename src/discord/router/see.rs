//! Looking at the table.

use super::super::hush::Answer;
use super::super::picture;
use super::Press;

/// The board, for the presser alone.
pub(super) async fn look(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let standing = app.tables.standing(control.table).await?;
    let picture = picture::board(app, standing.view.as_ref()).await;
    Ok(ask.words().board(&standing).picture(picture).into())
}
