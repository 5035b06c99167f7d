//! What a channel is told, in words and pictures, from the table as it stands now.

use rules::dice::Seq;
use rules::view::Everyone;

use crate::message::{Card, Message};
use crate::paint::{Moment, Pictures, Wish};
use crate::table::{Post, PublicTable, Tables, Trouble, Viewer};
use crate::titles;
use crate::wording;

/// A post with its pictures; nothing if there is nothing to show.
pub(super) async fn public_message(
    tables: &Tables,
    pictures: &Pictures,
    standing: &PublicTable,
    post: &Post,
) -> Result<Option<Message<Everyone>>, Trouble> {
    let row = &standing.state.row;
    let server = tables.server(row.guild).await?;
    let reader = match row.is_private() {
        true => tables.person(row.host).await?,
        false => None,
    };
    let language = match &reader {
        Some(host) => host.reads(),
        None => server.reads(),
    };
    let words = wording::in_language(language);
    // In direct messages the answer to a press takes the place of the message, which a card does not let it.
    let classic = server.classic || row.is_private();
    let mut message = words.post(standing, post);
    if matches!(post, Post::Film) {
        let past = tables.public_past(&standing.state).await?;
        let film = pictures.film(words, past).await;
        return Ok(film.map(|film| message.picture(Some(film))));
    }
    if let Post::Moment { facts, at, .. } = post {
        let before = tables.public_at(&standing.state, Seq(at.0.saturating_sub(1)));
        let after = match tables.public_at(&standing.state, *at).await? {
            Some(after) => Some(after),
            None => standing.view.clone(),
        };
        let shown = Moment {
            before: before.await?,
            after,
            events: facts.events().to_vec(),
        };
        let picture = pictures.moment(words, shown, server.contrast);
        let message = message.picture(picture.await);
        return Ok(Some(laid_out(message, standing, classic)));
    }
    if !message.board.is_empty() {
        let wish = Wish {
            since: tables.last_seen(row.id, Viewer::Everyone).await?.seq,
            area: None,
            contrast: server.contrast,
            may_come_later: false,
        };
        message = message.picture(pictures.board(words, standing, wish).await);
    }
    if matches!(post, Post::Ended { .. }) {
        let sheet = pictures.sheet(words, standing, server.contrast).await;
        message = message.picture(sheet);
    }
    Ok(Some(if message.board.is_empty() {
        message
    } else {
        laid_out(message, standing, classic)
    }))
}

/// A post of the board as the server wants it: as a card in the ink of who is up, or in the classic form.
fn laid_out(
    mut message: Message<Everyone>,
    standing: &PublicTable,
    classic: bool,
) -> Message<Everyone> {
    let state = &standing.state;
    let ink = match standing.waiting.as_slice() {
        [seat] => titles::ink(&state.row.title, &state.side_of(*seat)),
        _ => None,
    };
    // Without a picture the board is in words, which have more room in the classic form.
    let carded = !classic && !message.pictures.is_empty();
    message.card = carded.then_some(Card { ink });
    message
}
