//! Who asks for a change: what their server lets them do, and the interaction that asks.

use super::{Refused, TableRef, TableState, Tables, Trouble};
use crate::id::{GuildId, InteractionId, TableId, UserId};
use crate::message::cut;
use crate::store::{Dm, Tx};

/// The longest name that is kept.
const LONGEST_NAME: usize = 80;

/// A person who asks for a change, as the interaction tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Who.
    pub user: UserId,
    /// What they are called.
    pub name: String,
    /// The language of their client.
    pub locale: String,
    /// The interaction; it takes effect once, however often it is delivered.
    pub interaction: InteractionId,
    /// The server they ask from.
    pub guild: Option<GuildId>,
    /// The language that server has on Discord.
    pub guild_locale: Option<String>,
    /// May they manage that server?
    pub manages_server: bool,
}

impl Caller {
    /// Somebody who asks in a test, each time by another interaction, in server 1.
    #[cfg(test)]
    pub(crate) fn for_test(user: u64) -> Self {
        use std::sync::atomic::{AtomicU64, Ordering};
        static COUNT: AtomicU64 = AtomicU64::new(1_000_000);
        Self {
            user: UserId(user),
            name: "Somebody".into(),
            locale: "en".into(),
            interaction: InteractionId(COUNT.fetch_add(1, Ordering::Relaxed)),
            guild: Some(GuildId(1)),
            guild_locale: None,
            manages_server: false,
        }
    }

    /// A table is managed by its host and by the managers of its own server, and of no other.
    pub fn manages(&self, state: &TableState) -> Result<(), Refused> {
        let here = self.guild.is_some() && self.guild == state.row.guild;
        if here && self.manages_server || state.row.host == self.user {
            Ok(())
        } else {
            Err(Refused::NotHost)
        }
    }

    /// Notes the person, and gives direct messages that failed another try.
    pub(super) async fn introduce(&self, tx: &mut Tx) -> Result<(), Trouble> {
        let name = cut(&self.name, LONGEST_NAME);
        tx.meet(self.user, &name, Some(&self.locale)).await?;
        self.introduce_server(tx).await?;
        let known = tx.user(self.user).await?;
        if known.is_some_and(|user| user.dm == Dm::Closed) {
            tx.set_dm(self.user, Dm::Unknown, None).await?;
        }
        Ok(())
    }

    /// Notes the language of the server, which may have changed since.
    async fn introduce_server(&self, tx: &mut Tx) -> Result<(), Trouble> {
        if let (Some(guild), Some(locale)) = (self.guild, &self.guild_locale) {
            tx.meet_guild(guild, locale).await?;
        }
        Ok(())
    }

    /// Lets the interaction take effect, once. It belongs to no table if it opens one.
    pub(super) async fn take_effect_once(
        &self,
        tx: &mut Tx,
        table: Option<&TableState>,
    ) -> Result<(), Trouble> {
        let table = table.map_or(TableId(0), |state| state.row.id);
        if tx.first_time(self.interaction, table).await? {
            Ok(())
        } else {
            Err(Refused::AlreadyDone.into())
        }
    }
}

impl Tables {
    /// Begins a change of a table: loads it, if the person may know of it, and lets the interaction
    /// take effect once.
    pub(super) async fn change(
        &self,
        caller: &Caller,
        table: TableRef,
    ) -> Result<(Tx, TableState), Trouble> {
        let mut tx = self.store.write().await?;
        let state = TableState::load_for(&mut tx, table, caller.user).await?;
        caller.take_effect_once(&mut tx, Some(&state)).await?;
        caller.introduce_server(&mut tx).await?;
        Ok((tx, state))
    }
}
