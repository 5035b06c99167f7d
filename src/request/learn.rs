//! A first table that explains itself: by a button everybody can press, or by `/rokugan learn`.

use rules::catalog;

use super::{Answer, Place, Requester};
use crate::app::App;
use crate::id::ChannelId;
use crate::message::Message;
use crate::table::{Refused, Trouble};

/// Opens the lesson of a title in the learner's direct messages with us, whose channel is given; the answer says
/// that it goes on there.
pub(crate) async fn learn_privately(
    app: &App,
    requester: &Requester,
    title: &str,
    direct: ChannelId,
) -> Answer {
    let title = catalog::about(title)?.id;
    let caller = requester.caller();
    let words = requester.words();
    let opened = app.tables.learn_privately(&caller, direct, title).await;
    let panel = match opened {
        Err(Trouble::Refused(Refused::TableHere { table, .. })) => {
            let there = app.tables.state_for(table.into(), requester.user).await?;
            let message = words.lesson_there(&there);
            requester.keep(there);
            return Ok(message);
        }
        opened => opened?,
    };
    let id = match requester.place {
        Place::DirectMessages => "learn-below",
        Place::Server | Place::Elsewhere => "learn-in-dm",
    };
    let args = [
        ("title", words.title(title).into()),
        ("where", words.direct_link(direct).into()),
    ];
    requester.keep(panel.state);
    Ok(Message::text(words.say(id, &args)))
}

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
    let lead = words.lesson_begins(state, panel.seat);
    let message = words.whole_panel(&panel, &lead);
    requester.keep(panel.state);
    Ok(message)
}
