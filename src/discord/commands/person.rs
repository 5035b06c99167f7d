//! What the menu of a person offers: inviting them to a table, and how they have played.

use serenity::all::User;

use super::super::{Ctx, Done};
use super::{answer, at_table};
use crate::id::UserId;
use crate::message::Message;
use crate::request::statistics as statistics_of;
use crate::table::Refused;

#[poise::command(
    context_menu_command = "Invite to a table",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(in crate::discord) async fn invite(ctx: Ctx<'_>, user: User) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let (guest, caller) = (UserId(user.id.get()), requester.caller());
        // Everybody is called once to a table, so that nobody is pestered.
        if app.was_called(table.id(), guest) {
            return Err(Refused::AlreadyInvited.into());
        }
        let invited = app.tables.invite(&caller, table, guest, user.bot).await?;
        app.note_call(table.id(), guest);
        let words = requester.words();
        let who = words.who(Some(guest));
        let table = words.table_name(&invited);
        let args = [("who", who.into()), ("table", table.into())];
        Ok(Message::text(words.say("invited-answer", &args)))
    })
    .await
}

#[poise::command(
    context_menu_command = "Statistics",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub(in crate::discord) async fn statistics(ctx: Ctx<'_>, user: User) -> Done {
    answer(ctx, async |app, requester| {
        statistics_of(app, requester, UserId(user.id.get())).await
    })
    .await
}
