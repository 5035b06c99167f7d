//! A first table that explains itself: by a button everybody can press, or by `/rokugan learn`.

use rules::catalog;

use super::{Answer, Requester};
use crate::app::App;
use crate::id::ChannelId;
use crate::message::Message;

/// Opens the lesson of a title in a channel or thread; the answer is the learner's first panel.
pub(crate) async fn learn(
    app: &App,
    requester: &Requester,
    title: &str,
    channel: ChannelId,
) -> Answer {
    let words = requester.words();
    if !requester.missing.is_empty() {
        return Ok(Message::text(words.missing_here(&requester.missing)));
    }
    let title = catalog::about(title)?.id;
    let caller = requester.caller();
    let panel = app.tables.learn(&caller, channel, title).await?;
    let state = &panel.state;
    let side = state.side_of(panel.seat);
    let args = [
        ("side", words.side(title, &side).into()),
        ("title", words.title(title).into()),
        ("ability", words.ability(title, &side).into()),
    ];
    let lead = words.say("learn-answer", &args);
    let message = words.whole_panel(&panel, &lead);
    requester.keep(panel.state);
    Ok(message)
}
