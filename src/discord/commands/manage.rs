//! Giving up a seat, and what a host manages.

use rules::dice::Seq;
use serenity::all::User;

use super::super::{Ctx, Done, complete};
use super::at_table;
use crate::custom_id::{Control, Verb};
use crate::id::{TableId, UserId};
use crate::message::{Button, Message, Tone};
use crate::request::{Requester, typed_side};
use crate::table::{Refused, SeatChange, TableState, Tally};
use crate::wording::Words;

/// A button for what cannot be taken back: to be pressed at the same moment, if it is about a table.
pub(super) fn danger(
    requester: &Requester,
    state: Option<&TableState>,
    verb: Verb,
    label: &str,
) -> Vec<Button> {
    let about = state.map(|state| (state.row.id, state.moment(None)));
    let (table, seq) = about.unwrap_or((TableId(0), Seq(0)));
    vec![Button {
        id: Control::new(table, seq, verb).write(),
        label: requester.words().word(label),
        tone: Tone::Danger,
        sign: None,
    }]
}

/// Somebody plays there, so the others decide.
fn put_to_the_vote(words: &Words, tally: Tally) -> String {
    match tally {
        Tally::Open { .. } => words.word("seat-needs-vote"),
        Tally::Passed | Tally::Failed => words.tally(tally),
    }
}

#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        let state = app.tables.state_for(table, requester.user).await?;
        state.seat_of(requester.user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        let name = requester.words().table_name(&state);
        let text = requester
            .words()
            .say("resign-ask", &[("table", name.into())]);
        Ok(Message::text(text).buttons(danger(
            requester,
            Some(&state),
            Verb::Resign,
            "button-resign",
        )))
    })
    .await
}

/// The group; it does nothing itself.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("kick", "replace", "move_here", "cancel")
)]
pub(super) async fn manage(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn kick(ctx: Ctx<'_>, user: User) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let caller = requester.caller();
        let kicked = app.tables.kick(&caller, table, UserId(user.id.get()));
        let words = requester.words();
        Ok(Message::text(match kicked.await? {
            SeatChange::Done => words.word("kicked-answer"),
            SeatChange::Vote(tally) => put_to_the_vote(words, tally),
        }))
    })
    .await
}

#[poise::command(slash_command)]
async fn replace(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::taken_side"]
    #[max_length = 40]
    side: String,
    user: Option<User>,
) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let words = requester.words();
        let (caller, side) = (requester.caller(), typed_side(&side));
        let (state, change) = match &user {
            None => app.tables.open_seat(&caller, table, &side).await?,
            Some(user) => {
                let by = UserId(user.id.get());
                app.tables.replace(&caller, table, &side, by).await?
            }
        };
        let name = words.side(&state.row.title, &side);
        let done = match user {
            None => "opened-seat-answer",
            Some(_) => "replaced-answer",
        };
        Ok(Message::text(match change {
            SeatChange::Done => words.say(done, &[("side", name.into())]),
            SeatChange::Vote(tally) if caller.manages(&state).is_err() => words.tally(tally),
            SeatChange::Vote(tally) => put_to_the_vote(words, tally),
        }))
    })
    .await
}

#[poise::command(slash_command, rename = "move")]
async fn move_here(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        let words = requester.words();
        if !requester.missing.is_empty() {
            return Ok(Message::text(words.missing_here(&requester.missing)));
        }
        let caller = requester.caller();
        let moved = app.tables.move_to(&caller, table, requester.channel);
        let name = words.table_name(&moved.await?);
        Ok(Message::text(
            words.say("moved-answer", &[("table", name.into())]),
        ))
    })
    .await
}

#[poise::command(slash_command)]
async fn cancel(ctx: Ctx<'_>) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let state = app.tables.state_for(table, requester.user).await?;
        requester.caller().manages(&state)?;
        if !state.row.stage.is_live() {
            return Err(Refused::Finished.into());
        }
        let name = requester.words().table_name(&state);
        let text = requester
            .words()
            .say("cancel-ask", &[("table", name.into())]);
        Ok(Message::text(text).buttons(danger(
            requester,
            Some(&state),
            Verb::Cancel,
            "button-cancel",
        )))
    })
    .await
}
