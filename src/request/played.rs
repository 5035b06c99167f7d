//! The answer to a move, pressed or typed, made from what its transaction loaded.

use rules::view::OneSeat;

use super::{Answer, Requester};
use crate::custom_id::{Control, Verb};
use crate::message::{Button, Message, Tone};
use crate::table::{Done, NotDone, Panel};

/// What was done and the panel now; or why not, and the panel now.
pub(crate) fn played(requester: &Requester, done: Result<Done, NotDone>) -> Answer {
    let words = requester.words();
    match done {
        Ok(Done {
            action,
            undoable,
            panel,
        }) => {
            let done = words.act(&panel.state.row.title, &action);
            let lead = words.say("panel-done", &[("move", done.into())]);
            let mut message = words.whole_panel(&panel, &lead);
            if undoable {
                message = with_undo(requester, message, &panel);
            }
            requester.keep(panel.state);
            Ok(message)
        }
        Err(not_done) => refused(requester, not_done, |panel, why| {
            words.whole_panel(panel, why)
        }),
    }
}

/// Why nothing was done, above what the person sees now.
pub(crate) fn refused(
    requester: &Requester,
    not_done: NotDone,
    show: impl FnOnce(&Panel, &str) -> Message<OneSeat>,
) -> Answer {
    let Some(panel) = not_done.panel else {
        return Err(not_done.trouble);
    };
    let why = requester
        .words()
        .trouble(Some(&panel.state), &not_done.trouble);
    let message = show(&panel, &why);
    requester.keep(panel.state);
    Ok(message)
}

fn with_undo(requester: &Requester, message: Message<OneSeat>, panel: &Panel) -> Message<OneSeat> {
    let id = Control::new(panel.state.row.id, panel.moment(), Verb::Undo).write();
    let label = requester.words().word("button-undo");
    message.buttons(vec![Button {
        id,
        label,
        tone: Tone::Plain,
        sign: None,
    }])
}
