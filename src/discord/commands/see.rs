//! Seeing: status, board, log, score, rules, export, all my tables, help.

use rules::catalog;
use rules::view::OneSeat;

use super::super::{Ctx, Done, complete, picture};
use super::frame::{answer, at_table};
use crate::message::{MOST_BODY, Message, Picture};
use crate::store::Stage;

#[poise::command(slash_command)]
pub(super) async fn status(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let standing = app.tables.standing(row.id).await?;
        let mut message: Message<OneSeat> = ask.words().status(&standing).into();
        let book = &standing.book;
        if book.row.stage == Stage::Playing && book.seat_of(ask.user).is_some() {
            let motions = app.tables.motions(book).await?;
            message = message.row(ask.words().proposals(book, &motions));
        }
        Ok(message)
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
    text: Option<bool>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let standing = app.tables.standing(row.id).await?;
        let board = ask.words().board(&standing);
        if text == Some(true) {
            return Ok(board.into());
        }
        let picture = picture::board(app, standing.view.as_ref()).await;
        Ok(board.picture(picture).into())
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn log(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let (book, lines) = app.tables.log(row.id, ask.user).await?;
        let words = ask.words();
        let text = words.log(&book, &lines);
        let heading = words.word("log-heading");
        if text.chars().count() <= MOST_BODY {
            return Ok(Message::text("").body(&heading, &text));
        }
        let mut message = Message::text(format!("{heading}. {}", words.word("log-file")));
        let name = format!("table-{}-log.txt", row.id);
        message.picture = Some(Picture::new(name, words.word("log-alt"), text.into_bytes()));
        Ok(message)
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn score(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let standing = app.tables.standing(row.id).await?;
        let board = ask.words().board(&standing);
        Ok(Message::text(ask.words().final_score(&standing)).body(&board.heading, &board.board))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::title"] title: Option<String>,
) -> Done {
    answer(ctx, async |_, ask| {
        let about = catalog::about(title.as_deref().unwrap_or("battle"))?;
        let words = ask.words();
        let text = words.say(
            "rules-answer",
            &[
                ("title", words.word(&format!("{}-title", about.id)).into()),
                ("fewest", (*about.seats.start()).into()),
                ("most", (*about.seats.end()).into()),
                ("text", words.word(&format!("{}-rules", about.id)).into()),
            ],
        );
        Ok(Message::text(text))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn export(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let record = app.tables.export(row.id).await?;
        let words = ask.words();
        let book = app.tables.book(row.id).await?;
        let text = words.say(
            "export-answer",
            &[("table", words.table_name(&book).into())],
        );
        let bytes = serde_json::to_vec_pretty(&record)
            .map_err(|e| crate::fault::Fault::new("export", &e))?;
        let mut message = Message::text(text.clone());
        message.picture = Some(Picture::new(format!("table-{}.json", row.id), text, bytes));
        Ok(message)
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn mine(ctx: Ctx<'_>) -> Done {
    answer(ctx, async |app, ask| {
        let all = app.tables.mine(ask.user).await?;
        Ok(ask.words().mine(&all, ask.user))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Ctx<'_>) -> Done {
    answer(ctx, async |app, ask| {
        let words = ask.words();
        let topics = [
            "turn", "time", "see", "begin", "leave", "vote", "mistake", "host", "data",
        ];
        let body: Vec<String> = topics
            .iter()
            .map(|topic| words.word(&format!("help-{topic}")))
            .collect();
        let all = app.tables.mine(ask.user).await?;
        let mine = if all.is_empty() {
            words.word("mine-none")
        } else {
            let lines = all
                .iter()
                .map(|standing| words.mine_line(standing, ask.user));
            lines.collect::<Vec<_>>().join("\n")
        };
        let help = Message::<OneSeat>::text(mine);
        let help = help.body(&words.word("help-heading"), &body.join("\n"));
        Ok(match ask.guild {
            Some(_) => help.buttons(vec![words.solo_button()]),
            None => help,
        })
    })
    .await
}
