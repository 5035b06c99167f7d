//! Seeing: status, board, log, replay, score, rules, export, all my tables, help.

use rules::view::OneSeat;
use serenity::all::User;

use super::super::{Ctx, Done, complete};
use super::{answer, at_table};
use crate::id::UserId;
use crate::message::{Message, Picture};
use crate::paint;
use crate::request::{self, replay_step, typed_side, typed_title};
use crate::table::{Filter, Kind, Lifecycle, Refused};

#[poise::command(slash_command)]
pub(super) async fn status(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        let standing = app.tables.standing_for(table, requester.user).await?;
        let mut message: Message<OneSeat> = requester.words().status(&standing).into();
        let state = &standing.state;
        if state.row.stage == Lifecycle::Playing && state.seat_of(requester.user).is_some() {
            let motions = app.tables.motions(&standing);
            message = message.row(requester.words().proposals(state, &motions));
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
    at_table(ctx, table, async |app, requester, table| {
        let standing = app.tables.standing_for(table, requester.user).await?;
        let area = area
            .map(|area| paint::area(requester.words(), &standing, &area))
            .transpose()?;
        if text == Some(true) {
            let board = paint::text_board(requester.words(), &standing, area);
            return Ok(board.await.into());
        }
        app.pictures
            .board_for(requester.reader(), &standing, area)
            .await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn log(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::taken_side"]
    #[max_length = 40]
    side: Option<String>,
    #[min = 0]
    #[max = 99]
    round: Option<u16>,
    kind: Option<LogKind>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        let (state, lines) = app.tables.log(table, requester.user).await?;
        let words = requester.words();
        let seat = match side {
            None => None,
            Some(side) => {
                let side = typed_side(&side);
                Some(state.side(&side).ok_or(Refused::NobodyThere)?.seat)
            }
        };
        let filter = Filter {
            seat,
            chapter: round,
            kind: kind.map(LogKind::kind),
        };
        let lines = filter.of(lines);
        let (text, more) = words.log(&state, &lines);
        let heading = words.word("log-heading");
        let message = if text.is_empty() {
            Message::text(words.word("log-nothing"))
        } else if more {
            let name = format!("table-{}-log.txt", state.row.id);
            let whole = words.log_file(&state, &lines).into_bytes();
            let file = Picture::new(name, words.word("log-alt"), whole);
            Message::text(words.word("log-file"))
                .body(&heading, &text)
                .picture(Some(file))
        } else {
            Message::text("").body(&heading, &text)
        };
        Ok(message.buttons(vec![words.replay_button(&state)]))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn replay(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        replay_step(app, requester, table, None, None).await
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
pub(super) async fn review(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        request::review(app, requester, table).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn score(
    ctx: Ctx<'_>,
    player: Option<User>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    if let Some(player) = player {
        return answer(ctx, async |app, requester| {
            request::statistics(app, requester, UserId(player.id.get())).await
        })
        .await;
    }
    at_table(ctx, table, async |app, requester, table| {
        let standing = app.tables.standing_for(table, requester.user).await?;
        let sheet = app
            .pictures
            .sheet_for(requester.reader(), &standing)
            .await?;
        let board = requester.words().board(&standing);
        Ok(Message::text(requester.words().final_score(&standing))
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
    #[autocomplete = "complete::about"]
    #[max_length = 100]
    about: Option<String>,
) -> Done {
    answer(ctx, async |app, requester| {
        let title = title.as_deref().map(typed_title);
        request::look_up(app, requester, title.as_deref(), about.as_deref()).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn export(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        let words = requester.words();
        let state = app.tables.state_for(table, requester.user).await?;
        let running = state.row.stage == Lifecycle::Playing;
        let bytes = if running {
            serde_json::to_vec_pretty(&app.tables.export_seen(&state, requester.user).await?)
        } else {
            serde_json::to_vec_pretty(&app.tables.export(&state).await?)
        };
        let bytes = bytes.map_err(|e| crate::fault::Fault::new("export", &e))?;
        let id = if running {
            "export-seen"
        } else {
            "export-answer"
        };
        let text = words.say(id, &[("table", words.table_name(&state).into())]);
        let alt = words.word("export-alt");
        let file = Picture::new(format!("table-{}.json", state.row.id), alt, bytes);
        Ok(Message::text(text).picture(Some(file)))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn mine(ctx: Ctx<'_>) -> Done {
    answer(ctx, async |app, requester| {
        let all = app.tables.mine(requester.user).await?;
        Ok(requester.words().mine(&all, requester.user))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Ctx<'_>) -> Done {
    answer(ctx, async |app, requester| {
        let words = requester.words();
        let topics = [
            "turn",
            "time",
            "see",
            "begin",
            "computers",
            "better",
            "leave",
            "vote",
            "ahead",
            "mistake",
            "host",
            "data",
        ];
        let body: Vec<String> = topics
            .iter()
            .map(|topic| words.word(&format!("help-{topic}")))
            .collect();
        let all = app.tables.mine(requester.user).await?;
        let mine = if all.is_empty() {
            words.word("mine-none")
        } else {
            let lines = all
                .iter()
                .map(|standing| words.mine_line(standing, requester.user));
            lines.collect::<Vec<_>>().join("\n")
        };
        let help = Message::<OneSeat>::text(mine);
        let help = help.body(&words.word("help-heading"), &body.join("\n"));
        Ok(match requester.guild {
            Some(_) => help.buttons(words.first_buttons()),
            None => help,
        })
    })
    .await
}
