//! Seeing: status, board, log, score, rules, export, all my tables, help.

use rules::catalog;
use rules::view::OneSeat;
use serenity::all::User;

use super::super::{Ctx, Done, complete, look};
use super::frame::{answer, at_table};
use crate::id::UserId;
use crate::message::{MOST_BODY, Message, Picture};
use crate::store::Stage;
use crate::table::{Filter, Kind, Refused};

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
    #[autocomplete = "complete::area"]
    #[max_length = 40]
    area: Option<String>,
    text: Option<bool>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let standing = app.tables.standing(row.id).await?;
        let area = area
            .map(|area| look::area(ask, &standing, &area))
            .transpose()?;
        if text == Some(true) {
            return Ok(look::in_words(ask, &standing, area).await.into());
        }
        look::board(app, ask, &standing, area).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn log(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::taken_side"]
    #[max_length = 40]
    clan: Option<String>,
    #[min = 0]
    #[max = 99]
    round: Option<u16>,
    kind: Option<LogKind>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let (book, lines) = app.tables.log(row.id, ask.user).await?;
        let words = ask.words();
        let seat = match clan {
            None => None,
            Some(side) => Some(book.side(side.trim()).ok_or(Refused::NobodyThere)?.seat),
        };
        let filter = Filter {
            seat,
            chapter: round,
            kind: kind.map(LogKind::kind),
        };
        let text = words.log(&book, &filter.of(lines));
        let heading = words.word("log-heading");
        let message = if text.is_empty() {
            Message::text(words.word("log-nothing"))
        } else if text.chars().count() <= MOST_BODY {
            Message::text("").body(&heading, &text)
        } else {
            let name = format!("table-{}-log.txt", row.id);
            let file = Picture::new(name, words.word("log-alt"), text.into_bytes());
            let lead = format!("{heading}. {}", words.word("log-file"));
            Message::text(lead).picture(Some(file))
        };
        Ok(message.buttons(vec![words.replay_button(&book)]))
    })
    .await
}

/// Which lines of the log.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum LogKind {
    #[name = "alone"]
    Alone,
    #[name = "reveals"]
    Reveals,
    #[name = "undone"]
    Undone,
}

impl LogKind {
    const fn kind(self) -> Kind {
        match self {
            Self::Alone => Kind::Alone,
            Self::Reveals => Kind::Reveals,
            Self::Undone => Kind::Undone,
        }
    }
}

#[poise::command(slash_command)]
pub(super) async fn score(
    ctx: Ctx<'_>,
    player: Option<User>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    if let Some(player) = player {
        return answer(ctx, async |app, ask| {
            let of = UserId(player.id.get());
            let text = ask.words().careers(&app.tables.careers(of).await?);
            let who = ask.words().who(Some(of));
            let lead = ask.words().say("stats-of", &[("who", who.into())]);
            Ok(Message::text(format!("{lead}\n{text}")))
        })
        .await;
    }
    at_table(ctx, table, async |app, ask, row| {
        let standing = app.tables.standing(row.id).await?;
        let sheet = look::sheet(app, ask, &standing).await?;
        let board = ask.words().board(&standing);
        Ok(Message::text(ask.words().final_score(&standing))
            .body(&board.heading, "")
            .board(&board.board)
            .picture(sheet)
            .into())
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::title"] title: Option<String>,
) -> Done {
    answer(ctx, async |_, ask| {
        let about = catalog::about(title.as_deref().unwrap_or(catalog::FLAGSHIP))?;
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
        let words = ask.words();
        let book = app.tables.book(row.id).await?;
        let running = row.stage == Stage::Playing;
        let bytes = if running {
            serde_json::to_vec_pretty(&app.tables.export_seen(row.id, ask.user).await?)
        } else {
            serde_json::to_vec_pretty(&app.tables.export(row.id).await?)
        };
        let bytes = bytes.map_err(|e| crate::fault::Fault::new("export", &e))?;
        let id = if running {
            "export-seen"
        } else {
            "export-answer"
        };
        let text = words.say(id, &[("table", words.table_name(&book).into())]);
        let file = Picture::new(format!("table-{}.json", row.id), text.clone(), bytes);
        Ok(Message::text(text).picture(Some(file)))
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
            "turn", "time", "see", "begin", "leave", "vote", "ahead", "mistake", "host", "data",
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
