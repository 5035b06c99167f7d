//! Time: being away.

use super::super::{Ctx, Done};
use super::answer;
use crate::message::Message;

#[poise::command(slash_command)]
pub(super) async fn away(ctx: Ctx<'_>, #[max_length = 40] until: String) -> Done {
    answer(ctx, async |app, requester| {
        requester.meet(app).await?;
        let words = requester.words();
        if until.trim().eq_ignore_ascii_case("now") {
            app.tables.home(requester.user).await?;
            return Ok(Message::text(words.word("home-answer")));
        }
        let until = words.moment(app.tables.away(requester.user, &until).await?);
        Ok(Message::text(
            words.say("away-answer", &[("until", until.into())]),
        ))
    })
    .await
}
