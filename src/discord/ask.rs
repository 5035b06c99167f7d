//! Who asks, where: what an interaction says about its person, re-read from it every time.

use std::sync::OnceLock;

use rules::view::OneSeat;
use serenity::all::{ComponentInteraction, Permissions};

use super::{App, Ctx};
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::message::Message;
use crate::say::{self, Words};
use crate::store::{Dm, TableRow};
use crate::table::{Power, Refused, Tables, Trouble};

/// A person using a command or a component.
pub(super) struct Ask {
    pub user: UserId,
    pub name: String,
    pub locale: String,
    pub guild: Option<GuildId>,
    pub guild_locale: Option<String>,
    pub channel: ChannelId,
    pub interaction: InteractionId,
    pub manages: bool,
    /// What we may do in the channel.
    pub ours: Option<Permissions>,
    found: OnceLock<TableId>,
}

impl Ask {
    /// The person behind a command or autocomplete.
    pub fn command(ctx: Ctx<'_>) -> Self {
        let (interaction, member, ours) = match ctx {
            poise::Context::Application(app) => (
                app.interaction.id.get(),
                app.interaction
                    .member
                    .as_ref()
                    .and_then(|member| member.permissions),
                app.interaction.app_permissions,
            ),
            poise::Context::Prefix(_) => (0, None, None),
        };
        let author = ctx.author();
        Self {
            user: UserId(author.id.get()),
            name: author.display_name().to_owned(),
            locale: ctx.locale().unwrap_or("en").to_owned(),
            guild: ctx.guild_id().map(|id| GuildId(id.get())),
            guild_locale: match ctx {
                poise::Context::Application(app) => app.interaction.guild_locale.clone(),
                poise::Context::Prefix(_) => None,
            },
            channel: ChannelId(ctx.channel_id().get()),
            interaction: InteractionId(interaction),
            manages: member.is_some_and(Permissions::manage_guild),
            ours,
            found: OnceLock::new(),
        }
    }

    /// The person behind a press.
    pub fn press(press: &ComponentInteraction) -> Self {
        let permissions = press.member.as_ref().and_then(|member| member.permissions);
        Self {
            user: UserId(press.user.id.get()),
            name: press.user.display_name().to_owned(),
            locale: press.locale.clone(),
            guild: press.guild_id.map(|id| GuildId(id.get())),
            guild_locale: press.guild_locale.clone(),
            channel: ChannelId(press.channel_id.get()),
            interaction: InteractionId(press.id.get()),
            manages: permissions.is_some_and(Permissions::manage_guild),
            ours: press.app_permissions,
            found: OnceLock::new(),
        }
    }

    /// The words of the person's language.
    pub fn words(&self) -> &'static Words {
        say::in_language(Some(&self.locale))
    }

    /// Is this a channel of a server in which we may not say what a table needs said?
    pub fn cannot_write(&self) -> bool {
        let needed =
            Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
        self.guild.is_some() && self.ours.is_some_and(|ours| !ours.contains(needed))
    }

    pub const fn power(&self) -> Power {
        Power {
            user: self.user,
            manages_server: self.manages,
        }
    }

    /// The table meant; remembered, so that a later refusal can name its seats.
    pub async fn table(&self, tables: &Tables, named: Option<&str>) -> Result<TableRow, Trouble> {
        let named = match named.map(str::trim) {
            Some(text) => Some(TableId(
                text.parse::<u32>()
                    .map_err(|_| Refused::NoSuchTable)?
                    .into(),
            )),
            None => None,
        };
        let row = tables.find(named, self.channel, self.user).await?;
        self.about(row.id);
        Ok(row)
    }

    /// Remembers which table this is about.
    pub fn about(&self, table: TableId) {
        let _ = self.found.set(table);
    }

    /// The table this is about, if it is known.
    pub fn found(&self) -> Option<TableId> {
        self.found.get().copied()
    }

    /// Notes the person's name; and whoever uses us in a direct message can get one.
    pub async fn meet(&self, app: &App) -> Result<(), Trouble> {
        let mut tx = app.store().write().await?;
        tx.meet(
            self.user,
            &crate::message::cut(&self.name, 80),
            Some(&self.locale),
        )
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Somebody who joins anew gets another try at direct messages.
    pub async fn retry_dm(&self, app: &App) -> Result<(), Trouble> {
        let known = app.store().user(self.user).await?;
        if known.is_some_and(|user| user.dm == Dm::Closed) {
            let mut tx = app.store().write().await?;
            tx.set_dm(self.user, Dm::Unknown, None).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Somebody who uses us in a direct message has opened them.
    pub async fn note_dm(&self, app: &App) -> Result<(), Trouble> {
        if self.guild.is_some() {
            return Ok(());
        }
        let known = app.store().user(self.user).await?;
        if known.is_some_and(|user| user.dm == Dm::Closed) {
            let mut tx = app.store().write().await?;
            tx.set_dm(self.user, Dm::Open, Some(self.channel)).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Why nothing was done, in words that know the table's seats.
    pub async fn explain(&self, app: &App, trouble: &Trouble) -> Message<OneSeat> {
        let book = match self.found.get() {
            Some(id) => app.tables.book(*id).await.ok(),
            None => None,
        };
        Message::text(self.words().trouble(book.as_ref(), trouble))
    }
}
