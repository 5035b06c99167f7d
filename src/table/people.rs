//! People and servers: meeting them, whether direct messages reach them, what they were shown.

use std::time::Duration;

use super::{Caller, Tables, Trouble};
use crate::fault::Fault;
use crate::id::{ChannelId, GuildId, UserId};
use crate::store::{Dm, GuildRow, TimePreferences, UserRow};

impl Tables {
    /// What is known of a person.
    pub async fn person(&self, user: UserId) -> Result<Option<UserRow>, Fault> {
        self.store.user(user).await
    }

    /// The settings of a server, or the defaults.
    pub async fn server(&self, guild: Option<GuildId>) -> Result<GuildRow, Fault> {
        match guild {
            Some(guild) => self.store.guild(guild).await,
            None => Ok(GuildRow::default()),
        }
    }

    /// Notes a person's name and the language of their client.
    pub async fn meet(&self, caller: &Caller) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        caller.introduce(&mut tx).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A person who uses us in a direct message accepts direct messages.
    pub async fn dm_opened(&self, user: UserId, channel: ChannelId) -> Result<(), Trouble> {
        let known = self.store.user(user).await?;
        if known.is_some_and(|user| user.dm == Dm::Closed) {
            let mut tx = self.store.write().await?;
            tx.set_dm(user, Dm::Open, Some(channel)).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Do direct messages reach this person? Waits a moment for a first one to find out.
    pub async fn dm_reaches(&self, user: UserId) -> Result<bool, Trouble> {
        for _ in 0..60 {
            let known = self.store.user(user).await?.map(|row| row.dm);
            if known != Some(Dm::Unknown) {
                return Ok(known == Some(Dm::Open));
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        Ok(true)
    }

    /// Notes that a person gets the tour now; false if they have had it.
    pub async fn tour_once(&self, user: UserId) -> Result<bool, Trouble> {
        let known = self.store.user(user).await?;
        if known.is_some_and(|user| user.toured) {
            return Ok(false);
        }
        let mut tx = self.store.write().await?;
        tx.toured(user).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Notes that a server is greeted now; false if it was greeted before.
    pub async fn greet_once(&self, guild: GuildId) -> Result<bool, Fault> {
        let mut tx = self.store.write().await?;
        let first = tx.greet(guild).await?;
        tx.commit().await?;
        Ok(first)
    }

    /// Notes the language a server has on Discord.
    pub async fn note_locale(&self, guild: GuildId, locale: &str) -> Result<(), Fault> {
        let mut tx = self.store.write().await?;
        tx.meet_guild(guild, locale).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Sets whether a person wants high-contrast pictures.
    pub async fn set_contrast(&self, user: UserId, strong: bool) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        tx.set_contrast(user, strong).await?;
        tx.commit().await?;
        Ok(())
    }

    /// A person's preferences about time.
    pub async fn time_preferences(&self, user: UserId) -> Result<TimePreferences, Fault> {
        self.store.time_preferences(user).await
    }

    /// Everything kept about a person.
    pub async fn user_export(&self, user: UserId) -> Result<serde_json::Value, Fault> {
        self.store.user_export(user).await
    }
}
