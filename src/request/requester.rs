//! Who asks, and where: what an interaction says about its person, read from it every time.

use std::sync::OnceLock;

use rules::view::OneSeat;

use crate::app::App;
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::message::Message;
use crate::paint::Reader;
use crate::table::{Caller, Permission, Refused, TableRef, TableState, Tables, Trouble};
use crate::wording::{self, Words};

/// Where somebody asks, and so what we can do there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a server that we are in.
    Server,
    /// In their direct messages with us.
    DirectMessages,
    /// Where only their own installation brings us: a conversation between others, or a server that we are not
    /// in. We can answer there, for their eyes only, and nothing else.
    Elsewhere,
}

/// A person using a command or a component.
pub(crate) struct Requester {
    pub user: UserId,
    pub name: String,
    /// The language of their client.
    pub locale: String,
    /// The language they chose instead.
    pub language: Option<String>,
    pub place: Place,
    /// The server, if we are in it.
    pub guild: Option<GuildId>,
    pub guild_locale: Option<String>,
    pub channel: ChannelId,
    pub interaction: InteractionId,
    /// May they manage the server?
    pub manages_server: bool,
    /// What we lack to post in this channel of a server.
    pub missing: Vec<Permission>,
    /// The table as it was loaded for the answer, so that nothing after it need load it again.
    pub loaded: OnceLock<TableState>,
}

impl Requester {
    /// The words of the person's language.
    pub fn words(&self) -> &'static Words {
        let language = self.language.as_ref().unwrap_or(&self.locale);
        wording::in_language(Some(language))
    }

    /// The person as a viewer of pictures.
    pub fn reader(&self) -> Reader {
        Reader {
            user: self.user,
            words: self.words(),
        }
    }

    /// The person as somebody who asks for a change.
    pub fn caller(&self) -> Caller {
        Caller {
            user: self.user,
            name: self.name.clone(),
            locale: self.locale.clone(),
            interaction: self.interaction,
            guild: self.guild,
            guild_locale: self.guild_locale.clone(),
            manages_server: self.manages_server,
        }
    }

    /// Finds out which table is meant.
    pub async fn table(&self, tables: &Tables, named: Option<&str>) -> Result<TableRef, Trouble> {
        let named = match named.map(str::trim) {
            Some(text) => Some(TableId(
                text.parse::<u32>()
                    .map_err(|_| Refused::NoSuchTable)?
                    .into(),
            )),
            None => None,
        };
        tables.find(named, self.channel, self.user).await
    }

    /// Keeps the table as it was loaded for the answer.
    pub fn keep(&self, state: TableState) {
        let _ = self.loaded.set(state);
    }

    /// Notes the person's name and language.
    pub async fn meet(&self, app: &App) -> Result<(), Trouble> {
        app.tables.meet(&self.caller()).await
    }

    /// A person who uses us in a direct message accepts direct messages.
    pub async fn note_dm(&self, app: &App) -> Result<(), Trouble> {
        match self.place {
            Place::DirectMessages => app.tables.dm_opened(self.user, self.channel).await,
            Place::Server | Place::Elsewhere => Ok(()),
        }
    }

    /// Why nothing was done, in words that know the table's seats where it was loaded.
    pub fn explain(&self, trouble: &Trouble) -> Message<OneSeat> {
        Message::text(self.words().trouble(self.loaded.get(), trouble))
    }
}
