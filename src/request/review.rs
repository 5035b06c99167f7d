//! The review of one's own table: how far it is, or all of it with its pictures.

use super::{Answer, Requester};
use crate::app::App;
use crate::table::{Reviewed, TableRef};

/// The review of the person's seat at a table that is over.
pub(crate) async fn review(app: &App, requester: &Requester, table: TableRef) -> Answer {
    let reviewed = app.tables.review(table, requester.user).await?;
    let words = requester.words();
    let message = words.reviewed(&reviewed);
    Ok(match reviewed {
        Reviewed::Working { .. } => message,
        Reviewed::Ready(seen) => {
            let known = app.tables.person(requester.user).await?;
            let contrast = known.is_some_and(|user| user.contrast);
            let pictures = app.pictures.review(words, &seen, contrast).await;
            pictures
                .into_iter()
                .fold(message, |message, picture| message.picture(Some(picture)))
        }
    })
}
