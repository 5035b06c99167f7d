//! Looking at the table.

use rules::dice::Seq;

use super::super::hush::Answer;
use super::super::picture;
use super::Press;
use crate::message::Picture;
use crate::table::Refused;

/// The board, for the presser alone.
pub(super) async fn look(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let standing = app.tables.standing(control.table).await?;
    let picture = picture::board(app, standing.view.as_ref()).await;
    Ok(ask.words().board(&standing).picture(picture).into())
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
    let picture = match &scene.private {
        Some(view) => picture::seen(app, view).await,
        None => {
            let board = picture::board(app, Some(&scene.public)).await;
            board.map(|all| Picture::new(all.name, all.alt, all.bytes))
        }
    };
    Ok(ask.words().scene(&scene).picture(picture))
}
