//! Managing tables, server settings, and one's own data.
#![expect(
    clippy::too_many_arguments,
    reason = "an option of a command is an argument of its function"
)]

use fluent_bundle::FluentValue;
use rules::dice::Seq;
use serenity::all::User;

use super::super::ask::Ask;
use super::super::{Ctx, Done, complete};
use super::frame::{answer, at_table};
use super::lobby::read_pace;
use crate::id::{TableId, UserId};
use crate::message::{Button, Message, Picture, Tone};
use crate::pace::Pace;
use crate::say::{Control, Verb, text};
use crate::table::{Refused, Wishes};

/// A button for what cannot be taken back.
fn danger(ask: &Ask, table: TableId, verb: Verb, label: &str) -> Vec<Button> {
    let id = Control::new(table, Seq(0), verb).write();
    vec![Button {
        id,
        label: ask.words().word(label),
        tone: Tone::Danger,
    }]
}

#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let book = app.tables.book(row.id).await?;
        book.seat_of(ask.user).ok_or(Refused::NotSeated)?;
        book.playing()?;
        let name = ask.words().table_name(&book);
        let text = ask.words().say("resign-ask", &[("table", name.into())]);
        Ok(Message::text(text).buttons(danger(ask, row.id, Verb::Resign, "button-resign")))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn kick(ctx: Ctx<'_>, user: User) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        app.tables
            .kick(ask.power(), row.id, UserId(user.id.get()))
            .await?;
        Ok(Message::text(ask.words().word("kicked-answer")))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn replace(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::taken_side"]
    #[max_length = 40]
    clan: String,
    user: Option<User>,
) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        let words = ask.words();
        let name = words.name(&row.title, clan.trim());
        let Some(user) = user else {
            let tally = app
                .tables
                .open_seat(ask.power(), row.id, clan.trim())
                .await?;
            return Ok(Message::text(match tally {
                Some(tally) => words.tally(tally),
                None => words.say("opened-seat-answer", &[("side", name.into())]),
            }));
        };
        app.tables.must_manage(ask.power(), row.id).await?;
        let by = UserId(user.id.get());
        let mut tx = app.store().write().await?;
        tx.meet(by, &crate::message::cut(user.display_name(), 80), None)
            .await?;
        tx.commit().await?;
        app.tables
            .replace(ask.power(), row.id, clan.trim(), by)
            .await?;
        Ok(Message::text(
            words.say("replaced-answer", &[("side", name.into())]),
        ))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn cancel(ctx: Ctx<'_>) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        app.tables.must_manage(ask.power(), row.id).await?;
        if !row.stage.is_live() {
            return Err(Refused::Finished.into());
        }
        let book = app.tables.book(row.id).await?;
        let name = ask.words().table_name(&book);
        let text = ask.words().say("cancel-ask", &[("table", name.into())]);
        Ok(Message::text(text).buttons(danger(ask, row.id, Verb::Cancel, "button-cancel")))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn settings(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::pace"]
    #[max_length = 20]
    pace: Option<String>,
    #[max_length = 10] locale: Option<String>,
    contrast: Option<bool>,
    #[rename = "public-contrast"] public_contrast: Option<bool>,
    #[autocomplete = "complete::zone"]
    #[max_length = 50]
    zone: Option<String>,
    #[max_length = 20] quiet: Option<String>,
    #[max_length = 20] digest: Option<String>,
) -> Done {
    answer(ctx, async |app, ask| {
        let words = ask.words();
        let pace = read_pace(pace)?;
        if let Some(strong) = contrast {
            ask.meet(app).await?;
            let mut tx = app.store().write().await?;
            tx.set_contrast(ask.user, strong).await?;
            tx.commit().await?;
        }
        let wishes = Wishes {
            zone,
            quiet,
            digest,
        };
        let habits = if wishes.is_empty() {
            app.store().habits(ask.user).await?
        } else {
            ask.meet(app).await?;
            app.tables.set_habits(ask.user, wishes).await?
        };
        let own = app.store().user(ask.user).await?;
        let own = own.is_some_and(|user| user.contrast);
        let own = words.say("settings-contrast", &[("strong", yes(own))]);
        let own = format!("{own}\n{}", words.habits(&habits));
        if ask.guild.is_none() && pace.is_none() && locale.is_none() && public_contrast.is_none() {
            return Ok(Message::text(own));
        }
        let guild = ask.guild.ok_or(Refused::NeedsServer)?;
        let locale = locale.map(|code| {
            code.chars()
                .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
                .collect()
        });
        let row = app
            .tables
            .settings(ask.power(), guild, locale, pace, public_contrast)
            .await?;
        let language = row
            .locale
            .or_else(|| ask.guild_locale.clone())
            .unwrap_or_else(|| "en".into());
        let pace = words.pace(row.pace.unwrap_or(Pace::DAILY));
        let server = words.say(
            "settings-answer",
            &[("pace", pace.into()), ("locale", language.into())],
        );
        let public = words.say("settings-public-contrast", &[("strong", yes(row.contrast))]);
        Ok(Message::text(format!("{server}\n{public}\n{own}")))
    })
    .await
}

fn yes(is: bool) -> FluentValue<'static> {
    text(if is { "yes" } else { "no" })
}

/// What to do with one's data.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum PrivacyAction {
    #[name = "export"]
    Export,
    #[name = "delete"]
    Delete,
    #[name = "uncount"]
    Uncount,
    #[name = "count"]
    Count,
}

#[poise::command(slash_command)]
pub(super) async fn privacy(ctx: Ctx<'_>, action: Option<PrivacyAction>) -> Done {
    answer(ctx, async |app, ask| {
        let words = ask.words();
        match action {
            None => Ok(Message::text(words.word("privacy-about"))),
            Some(PrivacyAction::Delete) => {
                let buttons = danger(ask, TableId(0), Verb::Forget, "button-forget");
                Ok(Message::text(words.word("forget-ask")).buttons(buttons))
            }
            Some(PrivacyAction::Uncount) => {
                app.tables.keep_statistics(ask.user, false).await?;
                Ok(Message::text(words.word("privacy-uncounted")))
            }
            Some(PrivacyAction::Count) => {
                app.tables.keep_statistics(ask.user, true).await?;
                Ok(Message::text(words.word("privacy-counted")))
            }
            Some(PrivacyAction::Export) => {
                let data = app.store().dossier(ask.user).await?;
                let alt = words.word("privacy-export-alt");
                let file = Picture::new("my-data.json", alt, data.to_string().into_bytes());
                Ok(Message::text(words.word("privacy-export")).picture(Some(file)))
            }
        }
    })
    .await
}
