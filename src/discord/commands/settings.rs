//! What a server and a person prefer, and one's own data.
#![expect(
    clippy::too_many_arguments,
    reason = "an option of a command is an argument of its function"
)]

use fluent_bundle::FluentValue;

use super::super::{Ctx, Done, complete};
use super::answer;
use super::lobby::read_pace;
use super::manage::danger;
use crate::custom_id::Verb;
use crate::message::{Message, Picture};
use crate::pace::Pace;
use crate::request::AUTO_LANGUAGE;
use crate::table::{PreferenceChanges, Refused};
use crate::wording::{in_language, language_named, text};

#[poise::command(slash_command)]
pub(super) async fn settings(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::pace"]
    #[max_length = 20]
    pace: Option<String>,
    #[autocomplete = "complete::language"]
    #[max_length = 20]
    language: Option<String>,
    #[autocomplete = "complete::public_language"]
    #[max_length = 20]
    locale: Option<String>,
    contrast: Option<bool>,
    #[rename = "public-contrast"] public_contrast: Option<bool>,
    posts: Option<PostForm>,
    #[autocomplete = "complete::zone"]
    #[max_length = 50]
    zone: Option<String>,
    #[max_length = 20] quiet: Option<String>,
    #[max_length = 20] digest: Option<String>,
) -> Done {
    answer(ctx, async |app, requester| {
        let chosen = language.map(|typed| own_language(&typed)).transpose()?;
        let locale = locale.map(|typed| known_language(&typed)).transpose()?;
        if let Some(chosen) = chosen {
            let caller = requester.caller();
            app.tables.choose_language(&caller, chosen).await?;
        }
        // The answer is in the language that was chosen just now.
        let language = app.tables.chosen_language(requester.user);
        let words = in_language(language.as_deref().or(Some(&requester.locale)));
        let pace = read_pace(pace)?;
        if let Some(strong) = contrast {
            requester.meet(app).await?;
            app.tables.set_contrast(requester.user, strong).await?;
        }
        let wishes = PreferenceChanges {
            zone,
            quiet,
            digest,
        };
        let time_preferences = if wishes.is_empty() {
            app.tables.time_preferences(requester.user).await?
        } else {
            requester.meet(app).await?;
            app.tables
                .set_time_preferences(requester.user, wishes)
                .await?
        };
        let own = app.tables.person(requester.user).await?;
        let own = own.is_some_and(|user| user.contrast);
        let own = words.say("settings-contrast", &[("strong", yes(own))]);
        let reads = words.say(
            "settings-language",
            &[
                ("language", text(words.word("language-name"))),
                ("chosen", yes(language.is_some())),
            ],
        );
        let time_preferences = words.time_preferences(&time_preferences);
        let own = format!("{reads}\n{own}\n{time_preferences}");
        if requester.guild.is_none()
            && pace.is_none()
            && locale.is_none()
            && public_contrast.is_none()
            && posts.is_none()
        {
            return Ok(Message::text(own));
        }
        let guild = requester.guild.ok_or(Refused::NeedsServer)?;
        let locale = locale.map(str::to_owned);
        let row = app
            .tables
            .settings(
                &requester.caller(),
                guild,
                locale,
                pace,
                public_contrast,
                posts.map(|form| matches!(form, PostForm::Classic)),
            )
            .await?;
        let language = row.locale.as_ref().or(requester.guild_locale.as_ref());
        let language = in_language(language.map(String::as_str)).word("language-name");
        let pace = words.pace(row.pace.unwrap_or(Pace::DAILY));
        let server = words.say(
            "settings-answer",
            &[("pace", pace.into()), ("locale", language.into())],
        );
        let public = words.say("settings-public-contrast", &[("strong", yes(row.contrast))]);
        let posts = words.say("settings-posts", &[("classic", yes(row.classic))]);
        Ok(Message::text(format!("{server}\n{public}\n{posts}\n{own}")))
    })
    .await
}

/// The language somebody chooses for themselves; none is that of their client.
fn own_language(typed: &str) -> Result<Option<&'static str>, Refused> {
    if typed.trim().eq_ignore_ascii_case(AUTO_LANGUAGE) {
        return Ok(None);
    }
    known_language(typed).map(Some)
}

/// A language the bot speaks, by its name or its code in any region (`en`, `en-GB`).
fn known_language(typed: &str) -> Result<&'static str, Refused> {
    // Enough to recognise what was typed; not all of it, which may be long.
    let language = || typed.trim().chars().take(20).collect();
    language_named(typed).ok_or_else(|| Refused::NoSuchLanguage {
        language: language(),
    })
}

fn yes(is: bool) -> FluentValue<'static> {
    text(if is { "yes" } else { "no" })
}

/// How posts of the board look.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum PostForm {
    #[name = "cards"]
    Cards,
    #[name = "classic"]
    Classic,
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
    answer(ctx, async |app, requester| {
        let words = requester.words();
        match action {
            None => Ok(Message::text(words.word("privacy-about"))),
            Some(PrivacyAction::Delete) => {
                let buttons = danger(requester, None, Verb::Forget, "button-forget");
                Ok(Message::text(words.word("forget-ask")).buttons(buttons))
            }
            Some(PrivacyAction::Uncount) => {
                app.tables.keep_statistics(requester.user, false).await?;
                Ok(Message::text(words.word("privacy-uncounted")))
            }
            Some(PrivacyAction::Count) => {
                app.tables.keep_statistics(requester.user, true).await?;
                Ok(Message::text(words.word("privacy-counted")))
            }
            Some(PrivacyAction::Export) => {
                let data = app.tables.user_export(requester.user).await?;
                let alt = words.word("privacy-export-alt");
                let file = Picture::new("my-data.json", alt, data.to_string().into_bytes());
                Ok(Message::text(words.word("privacy-export")).picture(Some(file)))
            }
        }
    })
    .await
}
