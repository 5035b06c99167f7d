//! Interactions: one record per use of a command, component or modal.
//!
//! Holds the life of an interaction: made, acknowledged at most once within three seconds, edited
//! and followed up for fifteen minutes. The REST handlers decide by these records; the scripted
//! users read them to learn what they got to see.

use serde_json::Value;

use crate::error::Refused;
use crate::id::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::world::World;

/// How long a bot has for its first answer.
pub const ACKNOWLEDGE_WITHIN_MS: u64 = 3_000;
/// How long the token works for edits and follow-ups.
pub const TOKEN_LIVES_MS: u64 = 15 * 60_000;

/// What kind of interaction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A slash or context-menu command.
    Command,
    /// A request for suggestions while typing.
    Autocomplete,
    /// A button or select menu.
    Component,
    /// A submitted modal.
    Modal,
}

impl Kind {
    /// Discord's number for it.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// A modal the bot opened.
#[derive(Clone, Debug, PartialEq)]
pub struct ModalShown {
    /// Its custom id.
    pub custom_id: String,
    /// Its title.
    pub title: String,
    /// Its components as sent.
    pub components: Vec<Value>,
}

/// The first answer to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Ack {
    /// A message (4).
    Message(MessageId),
    /// "Thinking ..." (5); the message is there, still loading.
    Thinking(MessageId),
    /// Nothing visible (6).
    Silent,
    /// The message with the component was changed (7).
    Updated(MessageId),
    /// Suggestions (8), each with `name` and `value`.
    Choices(Vec<Value>),
    /// A modal (9).
    Modal(ModalShown),
}

/// One interaction from beginning to end.
#[derive(Clone, Debug)]
pub struct InteractionRecord {
    /// Its id.
    pub id: InteractionId,
    /// Its token.
    pub token: String,
    /// Its kind.
    pub kind: Kind,
    /// Who made it.
    pub user: UserId,
    /// Where.
    pub channel: ChannelId,
    /// In which server.
    pub guild: Option<GuildId>,
    /// Who has installed the app, as the payload tells it.
    pub owners: Value,
    /// The message whose component was used (also for modals opened from one).
    pub source: Option<MessageId>,
    /// The whole command line, for people: `/rokugan new`.
    pub called: String,
    /// When it was made.
    pub created_ms: u64,
    /// When the first answer came.
    pub acked_ms: Option<u64>,
    /// The first answer.
    pub ack: Option<Ack>,
    /// The message behind `@original`.
    pub original: Option<MessageId>,
    /// Later messages.
    pub followups: Vec<MessageId>,
    /// The payload as dispatched.
    pub sent: Value,
}

impl World {
    /// The interaction with this token, if the token still works.
    ///
    /// # Errors
    /// 10015 for a token nobody has, 50027 for one that is over fifteen minutes old.
    pub fn by_token(&self, token: &str) -> Result<InteractionId, Refused> {
        let record = self
            .interactions
            .values()
            .rev()
            .find(|record| record.token == token)
            .ok_or_else(|| Refused::code(10015))?;
        if self.now().saturating_sub(record.created_ms) > TOKEN_LIVES_MS {
            return Err(Refused::code(50027));
        }
        Ok(record.id)
    }

    /// Whether the bot may still give its first answer.
    ///
    /// # Errors
    /// 10062 if the interaction is unknown or too old, 40060 if it was answered.
    pub fn may_acknowledge(&self, id: InteractionId, token: &str) -> Result<(), Refused> {
        let record = self
            .interactions
            .get(&id)
            .filter(|record| record.token == token)
            .ok_or_else(|| Refused::code(10062))?;
        if record.ack.is_some() {
            return Err(Refused::code(40060));
        }
        if self.now().saturating_sub(record.created_ms) > ACKNOWLEDGE_WITHIN_MS {
            return Err(Refused::code(10062));
        }
        Ok(())
    }

    /// Notes the first answer.
    pub fn acknowledge(&mut self, id: InteractionId, ack: Ack) {
        let now = self.now();
        if let Some(record) = self.interactions.get_mut(&id) {
            record.original = match &ack {
                Ack::Message(message) | Ack::Thinking(message) | Ack::Updated(message) => {
                    Some(*message)
                }
                Ack::Silent => record.source,
                Ack::Choices(_) | Ack::Modal(_) => None,
            };
            record.acked_ms = Some(now);
            record.ack = Some(ack);
        }
    }
}
