//! People and servers: no more than play needs.

use super::engine::{query, query_as};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::{ChannelId, GuildId, UserId};
use crate::pace::Pace;

/// Can we send somebody direct messages?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dm {
    /// Not tried.
    Unknown,
    /// Yes.
    Open,
    /// No; we do not try again until the person uses the bot in a way that suggests we can.
    Closed,
}

impl Dm {
    const fn id(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }
}

/// A person who has used the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserRow {
    /// Their id.
    pub id: UserId,
    /// Their display name, which is user text.
    pub name: String,
    /// Can we send them direct messages?
    pub dm: Dm,
    /// Their direct-message channel, once opened.
    pub dm_channel: Option<ChannelId>,
    /// The language of their client, last seen.
    pub locale: Option<String>,
    /// The language they chose instead.
    pub language: Option<String>,
    /// Have they had the tour?
    pub toured: bool,
    /// Do they want high-contrast pictures?
    pub contrast: bool,
}

/// The settings of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuildRow {
    /// The language chosen for public posts.
    pub locale: Option<String>,
    /// The language the server has on Discord, last seen.
    pub seen_locale: Option<String>,
    /// The pace of new tables.
    pub pace: Option<Pace>,
    /// Are public pictures drawn with high contrast?
    pub contrast: bool,
    /// Are posts of the board in the classic form instead of cards?
    pub classic: bool,
}

impl UserRow {
    /// The language of what is said to them alone.
    #[must_use]
    pub fn reads(&self) -> Option<&str> {
        self.language.as_deref().or(self.locale.as_deref())
    }
}

impl GuildRow {
    /// The language of what is said to everybody.
    #[must_use]
    pub fn reads(&self) -> Option<&str> {
        self.locale.as_deref().or(self.seen_locale.as_deref())
    }
}

struct Raw {
    id: i64,
    name: String,
    dm: String,
    dm_channel: Option<i64>,
    locale: Option<String>,
    language: Option<String>,
    toured: i64,
    contrast: i64,
}

struct RawGuild {
    locale: Option<String>,
    seen_locale: Option<String>,
    pace: Option<String>,
    contrast: i64,
    classic: i64,
}

struct RawLanguage {
    id: i64,
    language: String,
}

impl From<Raw> for UserRow {
    fn from(raw: Raw) -> Self {
        Self {
            id: UserId::from_db(raw.id),
            name: raw.name,
            dm: match raw.dm.as_str() {
                "open" => Dm::Open,
                "closed" => Dm::Closed,
                _ => Dm::Unknown,
            },
            dm_channel: raw.dm_channel.map(ChannelId::from_db),
            locale: raw.locale,
            language: raw.language,
            toured: raw.toured != 0,
            contrast: raw.contrast != 0,
        }
    }
}

impl Store {
    /// A person.
    pub async fn user(&self, id: UserId) -> Result<Option<UserRow>, Fault> {
        let id = id.db();
        let raw = query_as!(
            self,
            fetch_optional,
            Raw,
            "SELECT id, name, dm, dm_channel, locale, language, toured, contrast FROM users WHERE id = $1",
            id
        )?;
        Ok(raw.map(Into::into))
    }

    /// The settings of a server.
    pub async fn guild(&self, id: GuildId) -> Result<GuildRow, Fault> {
        let id = id.db();
        let row = query_as!(
            self,
            fetch_optional,
            RawGuild,
            "SELECT locale, seen_locale, pace, contrast, classic FROM guilds WHERE id = $1",
            id
        )?;
        Ok(row.map_or_else(GuildRow::default, |row| GuildRow {
            locale: row.locale,
            seen_locale: row.seen_locale,
            pace: row.pace.as_deref().and_then(Pace::read),
            contrast: row.contrast != 0,
            classic: row.classic != 0,
        }))
    }

    /// The languages that people chose.
    pub async fn languages(&self) -> Result<Vec<(UserId, String)>, Fault> {
        let rows = query_as!(
            self,
            fetch_all,
            RawLanguage,
            r#"SELECT id, language AS "language!" FROM users WHERE language IS NOT NULL"#
        )?;
        let each = rows.into_iter();
        Ok(each
            .map(|row| (UserId::from_db(row.id), row.language))
            .collect())
    }
}

impl Tx {
    /// A person, as this transaction sees them.
    pub async fn user(&mut self, id: UserId) -> Result<Option<UserRow>, Fault> {
        let id = id.db();
        let raw = query_as!(
            self,
            fetch_optional,
            Raw,
            "SELECT id, name, dm, dm_channel, locale, language, toured, contrast FROM users WHERE id = $1",
            id
        )?;
        Ok(raw.map(Into::into))
    }

    /// Notes a person's name and language.
    pub async fn meet(
        &mut self,
        id: UserId,
        name: &str,
        locale: Option<&str>,
    ) -> Result<(), Fault> {
        let (id, name) = (id.db(), self.storable(name));
        let name = name.as_ref();
        query!(
            self,
            "INSERT INTO users (id, name, locale) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE
             SET name = excluded.name, locale = coalesce(excluded.locale, users.locale)",
            id,
            name,
            locale
        )?;
        Ok(())
    }

    /// Notes the language a server has on Discord.
    pub async fn meet_guild(&mut self, id: GuildId, locale: &str) -> Result<(), Fault> {
        let id = id.db();
        query!(
            self,
            "INSERT INTO guilds (id, seen_locale) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET seen_locale = excluded.seen_locale
             WHERE guilds.seen_locale IS DISTINCT FROM excluded.seen_locale",
            id,
            locale
        )?;
        Ok(())
    }

    /// Sets the language a person chose.
    pub async fn set_language(&mut self, id: UserId, language: Option<&str>) -> Result<(), Fault> {
        let id = id.db();
        query!(
            self,
            "UPDATE users SET language = $1 WHERE id = $2",
            language,
            id
        )?;
        Ok(())
    }

    /// Notes whether we can send somebody direct messages.
    pub async fn set_dm(
        &mut self,
        id: UserId,
        dm: Dm,
        channel: Option<ChannelId>,
    ) -> Result<(), Fault> {
        let (id, dm, channel) = (id.db(), dm.id(), channel.map(ChannelId::db));
        query!(
            self,
            "UPDATE users SET dm = $1, dm_channel = coalesce($2, dm_channel) WHERE id = $3",
            dm,
            channel,
            id
        )?;
        Ok(())
    }

    /// Writes the settings of a server.
    pub async fn set_guild(&mut self, id: GuildId, row: &GuildRow) -> Result<(), Fault> {
        let (id, pace) = (id.db(), row.pace.map(|pace| pace.to_string()));
        let (contrast, classic) = (i64::from(row.contrast), i64::from(row.classic));
        query!(
            self,
            "INSERT INTO guilds (id, locale, pace, contrast, classic) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (id) DO UPDATE SET locale = excluded.locale,
                 pace = excluded.pace, contrast = excluded.contrast, classic = excluded.classic",
            id,
            row.locale,
            pace,
            contrast,
            classic
        )?;
        Ok(())
    }

    /// Notes that a server was greeted; false if it was greeted before.
    pub async fn greet(&mut self, id: GuildId) -> Result<bool, Fault> {
        let id = id.db();
        let done = query!(
            self,
            "INSERT INTO guilds (id, greeted) VALUES ($1, 1)
             ON CONFLICT (id) DO UPDATE SET greeted = 1 WHERE guilds.greeted = 0",
            id
        )?;
        Ok(done == 1)
    }

    /// Notes that a person has had the tour.
    pub async fn toured(&mut self, id: UserId) -> Result<(), Fault> {
        let id = id.db();
        query!(self, "UPDATE users SET toured = 1 WHERE id = $1", id)?;
        Ok(())
    }

    /// Sets whether a person wants high-contrast pictures.
    pub async fn set_contrast(&mut self, id: UserId, contrast: bool) -> Result<(), Fault> {
        let (id, contrast) = (id.db(), i64::from(contrast));
        query!(
            self,
            "UPDATE users SET contrast = $1 WHERE id = $2",
            contrast,
            id
        )?;
        Ok(())
    }
}
