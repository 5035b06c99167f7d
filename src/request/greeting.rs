//! The greeting of a new server: sent once, in its system channel.

use rules::view::Everyone;

use crate::app::App;
use crate::command_link::link;
use crate::id::GuildId;
use crate::message::Message;
use crate::wording;

/// The greeting of a server in its language; nothing if it was greeted before.
pub(crate) async fn greeting(app: &App, guild: GuildId, locale: &str) -> Option<Message<Everyone>> {
    // Noted first, because a lost greeting is better than a second one.
    match app.tables.greet_once(guild).await {
        Ok(true) => {}
        Ok(false) | Err(_) => return None,
    }
    let words = wording::in_language(Some(locale));
    let message = Message::text(words.word("greeting")).buttons(words.first_buttons());
    Some(link(message, app.command_soon().await))
}
