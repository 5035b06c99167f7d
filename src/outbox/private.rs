//! What one person is told, in words, from the table as it stands now.

use rules::view::OneSeat;
use serde_json::Value;

use crate::id::TableId;
use crate::message::Message;
use crate::paint::{Pictures, Wish};
use crate::table::{
    DirectMessage, Facts, Obstacle, Panel, Reviewed, Tables, Trouble, UserRow, Viewer,
};
use crate::titles;
use crate::wording::{self, Words};

/// How somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// By a message of its own, which notifies unless it merely informs.
    New,
    /// By changing the panel they have; by a new message if they have none.
    Quiet,
    /// By changing the panel they have, or not at all.
    Change,
}

/// The direct message; nothing if there is nothing to say any more.
pub(super) async fn private_message(
    tables: &Tables,
    table: TableId,
    known: &UserRow,
    whisper: DirectMessage<Value>,
) -> Result<Option<(Message<OneSeat>, Manner)>, Trouble> {
    let quiet = match &whisper {
        DirectMessage::Refresh => Some(Manner::Change),
        DirectMessage::Rest { .. } => Some(Manner::Change),
        DirectMessage::Panel { .. } => Some(Manner::Quiet),
        _ => None,
    };
    let informs = matches!(
        whisper,
        DirectMessage::Welcome
            | DirectMessage::Lesson
            | DirectMessage::Ordered { .. }
            | DirectMessage::ListPlayed { .. }
    );
    let mut asks = Asks::default();
    let said = told(tables, table, known, whisper, &mut asks).await?;
    // Only what asks for something may notify. Nobody but its listener hears of an offer, so it does even
    // where the channel pings for turns.
    let manner = quiet
        .filter(|manner| !asks.for_an_answer && (!asks.for_a_move || *manner == Manner::Change));
    let silent = manner.is_some() || informs && !asks.for_a_move;
    let manner = manner.unwrap_or(Manner::New);
    Ok(said.map(|said| (said.silent(silent), manner)))
}

/// What a message asks of its person.
#[derive(Default)]
struct Asks {
    /// The table is waiting for them.
    for_a_move: bool,
    /// Somebody offers them something.
    for_an_answer: bool,
}

/// What is said. Also says what it asks of the person.
async fn told(
    tables: &Tables,
    table: TableId,
    known: &UserRow,
    whisper: DirectMessage<Value>,
    asks: &mut Asks,
) -> Result<Option<Message<OneSeat>>, Trouble> {
    let words = wording::in_language(known.reads());
    if let DirectMessage::Waiting { why, last } = whisper {
        let all = tables.mine(known.id).await?;
        return Ok(words.waiting_list(&all, known.id, why, last));
    }
    if let DirectMessage::Welcome = whisper {
        return welcome(tables, table, known, words).await;
    }
    if let DirectMessage::Lesson = whisper {
        let state = tables.state(table).await?;
        let seat = state.seat_of(known.id);
        return Ok(seat.map(|seat| Message::text(words.lesson_begins(&state, seat))));
    }
    if let DirectMessage::CannotPost { why } = whisper {
        let state = tables.state(table).await?;
        let name = words.table_name(&state);
        let why = words.obstacle(&Obstacle::read(&why));
        let told = words.say(
            "cannot-post",
            &[("table", name.into()), ("why", why.into())],
        );
        return Ok(Some(Message::text(told)));
    }
    if let DirectMessage::Review = whisper {
        return match tables.review(table, known.id).await {
            Ok(reviewed) => Ok(Some(words.reviewed(&reviewed))),
            Err(Trouble::Refused(_)) => Ok(None),
            Err(fault) => Err(fault),
        };
    }
    let mut panel = match tables.panel(table, known.id).await {
        Ok(panel) => panel,
        Err(Trouble::Refused(_)) => return Ok(None),
        Err(fault) => return Err(fault),
    };
    let Ok(whisper) = whisper.typed(&panel.state.row.title) else {
        return Ok(None);
    };
    asks.for_a_move = panel.is_up();
    Ok(match whisper {
        DirectMessage::Refresh => Some(words.whole_panel(&panel, "")),
        DirectMessage::Panel { facts } | DirectMessage::Rest { facts }
            if is_offered(&panel, &facts) =>
        {
            asks.for_an_answer = true;
            panel.facts = facts;
            Some(words.offered_panel(&panel))
        }
        DirectMessage::Panel { facts } => {
            let moot = facts.is_empty() && !panel.is_up();
            panel.facts = facts;
            (!moot).then(|| words.whole_panel(&panel, ""))
        }
        DirectMessage::Rest { facts } => {
            panel.facts = facts;
            Some(words.resting_panel(&panel))
        }
        DirectMessage::TakenOver => Some(words.whole_panel(&panel, &taken_over(words, &panel))),
        DirectMessage::Missed { missed, facts } => {
            panel.facts = facts;
            let message = words.whole_panel(&panel, &words.missed(&panel.state.row.title, &missed));
            Some(if panel.is_held() {
                message.buttons(words.back_button(table))
            } else {
                message
            })
        }
        DirectMessage::Ordered { .. }
        | DirectMessage::OrdersOff { .. }
        | DirectMessage::ListPlayed { .. } => Some(words.about_orders(panel, whisper)),
        DirectMessage::Welcome
        | DirectMessage::Lesson
        | DirectMessage::Review
        | DirectMessage::Waiting { .. }
        | DirectMessage::CannotPost { .. } => None,
    })
}

/// Does any of these facts ask the panel's seat for an answer?
fn is_offered(panel: &Panel, facts: &Facts<OneSeat>) -> bool {
    let title = panel.state.row.title.as_str();
    let mut events = facts.events().iter();
    events.any(|event| titles::asks(title, event, panel.seat))
}

/// The same with its picture, as this person prefers it, with rings around what is new to them.
pub(super) async fn with_picture(
    tables: &Tables,
    pictures: &Pictures,
    known: &UserRow,
    message: Message<OneSeat>,
) -> Result<Message<OneSeat>, Trouble> {
    let Some(request) = &message.picture_request else {
        return Ok(message);
    };
    let state = tables.state(request.table).await?;
    let seen = tables.last_seen(request.table, Viewer::User(known.id));
    let wish = Wish {
        since: seen.await?.seq,
        area: None,
        contrast: known.contrast,
        may_come_later: false,
    };
    let words = wording::in_language(known.reads());
    let picture = pictures.own(words, &state, request, wish).await;
    Ok(message.picture(picture))
}

/// A review with its pictures, as this person prefers them.
pub(super) async fn with_review(
    tables: &Tables,
    pictures: &Pictures,
    known: &UserRow,
    table: TableId,
    message: Message<OneSeat>,
) -> Result<Message<OneSeat>, Trouble> {
    let Reviewed::Ready(seen) = tables.review(table, known.id).await? else {
        return Ok(message);
    };
    let words = wording::in_language(known.reads());
    let painted = pictures.review(words, &seen, known.contrast).await;
    let each = painted.into_iter();
    Ok(each.fold(message, |message, picture| message.picture(Some(picture))))
}

async fn welcome(
    tables: &Tables,
    table: TableId,
    known: &UserRow,
    words: &Words,
) -> Result<Option<Message<OneSeat>>, Trouble> {
    let state = tables.state(table).await?;
    let Some(seat) = state.seat_of(known.id) else {
        return Ok(None);
    };
    let side = words.side(&state.row.title, &state.side_of(seat));
    let welcome = words.say(
        "welcome",
        &[
            ("side", side.into()),
            ("table", words.table_name(&state).into()),
        ],
    );
    let ability = words.ability(&state.row.title, &state.side_of(seat));
    let welcome = format!("{welcome}\n{ability}");
    let welcome = welcome.trim_end().to_owned();
    Ok(Some(Message::text(if known.toured {
        welcome
    } else {
        format!("{welcome}\n\n{}", words.word("tour"))
    })))
}

fn taken_over(words: &Words, panel: &Panel) -> String {
    let side = panel.state.side_of(panel.seat);
    let side = words.side(&panel.state.row.title, &side);
    let table = words.table_name(&panel.state);
    words.say(
        "taken-over",
        &[("side", side.into()), ("table", table.into())],
    )
}
