//! An interaction a user made, and waiting for what comes of it.
//!
//! Reads the interaction's record only: the first answer, what a thinking message became, later
//! messages, suggestions, modals. Every wait has a time limit and fails with the last requests.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::id::InteractionId;
use crate::json::ReadJson;
use crate::shared::Shared;
use crate::user::{Seen, Stuck, until};
use crate::world::{Ack, InteractionRecord, LOADING, ModalShown, World};

/// How long users wait unless told otherwise: a limit that only a hang reaches, however busy the
/// machine.
const PATIENCE: Duration = Duration::from_secs(180);

/// The first answer, as its user experiences it.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A message.
    Message(Seen),
    /// The bot is thinking, visibly.
    Thinking(Seen),
    /// Nothing visible.
    Silent,
    /// The message with the component has changed.
    Updated(Seen),
    /// Suggestions, each with `name` and `value`.
    Choices(Vec<Value>),
    /// A modal has opened.
    Modal(ModalShown),
}

/// An interaction that is under way.
#[derive(Clone)]
pub struct Asked {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: InteractionId,
    pub(crate) patience: Duration,
}

impl Asked {
    pub(crate) fn new(shared: Arc<Shared>, id: InteractionId) -> Self {
        Self {
            shared,
            id,
            patience: PATIENCE,
        }
    }

    /// The interaction's id.
    #[must_use]
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// The same with another time limit.
    #[must_use]
    pub fn within(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// The record of the interaction as it is now.
    #[must_use]
    pub fn record(&self) -> Option<InteractionRecord> {
        self.shared
            .read(|world| world.interactions.get(&self.id).cloned())
    }

    /// How long the first answer took by the stand-in's clock, if it came.
    #[must_use]
    pub fn acknowledged_after(&self) -> Option<Duration> {
        let record = self.record()?;
        Some(Duration::from_millis(
            record.acked_ms?.saturating_sub(record.created_ms),
        ))
    }

    /// Whether the user was told that the application did not respond.
    #[must_use]
    pub fn failed(&self) -> bool {
        let now = self.shared.config.clock.now_ms();
        self.record().is_some_and(|record| {
            let waited = now.saturating_sub(record.created_ms);
            record.ack.is_none() && waited > crate::world::ACKNOWLEDGE_WITHIN_MS
        })
    }

    /// Waits for the first answer.
    ///
    /// # Errors
    /// [`Stuck`] if none comes in time.
    pub async fn answer(&self) -> Result<Answer, Stuck> {
        self.wait("a first answer", |world, record| {
            let seen = |id| world.messages.get(&id).map(Seen::of);
            match record.ack.clone()? {
                Ack::Message(id) => seen(id).map(Answer::Message),
                Ack::Thinking(id) => seen(id).map(Answer::Thinking),
                Ack::Silent => Some(Answer::Silent),
                Ack::Updated(id) => seen(id).map(Answer::Updated),
                Ack::Choices(list) => Some(Answer::Choices(list)),
                Ack::Modal(modal) => Some(Answer::Modal(modal)),
            }
        })
        .await
    }

    /// Waits for a message: the answer itself, what the thinking became, the changed message, or
    /// (after a silent answer) the first follow-up or edit.
    ///
    /// # Errors
    /// [`Stuck`] if none comes in time.
    pub async fn reply(&self) -> Result<Seen, Stuck> {
        self.wait("a reply", |world, record| {
            let seen = |id| world.messages.get(&id);
            match record.ack.as_ref()? {
                Ack::Message(id) | Ack::Updated(id) => seen(*id).map(Seen::of),
                Ack::Thinking(id) => seen(*id)
                    .filter(|message| message.flags & LOADING == 0)
                    .map(Seen::of),
                Ack::Silent => {
                    let follow_up = record.followups.first().and_then(|id| seen(*id));
                    let edited = record.source.and_then(seen).filter(|message| {
                        message
                            .edited_ms
                            .is_some_and(|at| Some(at) >= record.acked_ms)
                    });
                    follow_up.or(edited).map(Seen::of)
                }
                Ack::Choices(_) | Ack::Modal(_) => None,
            }
        })
        .await
    }

    /// Waits for the follow-up with this number, counting from 0.
    ///
    /// # Errors
    /// [`Stuck`] if it does not come in time.
    pub async fn follow_up(&self, number: usize) -> Result<Seen, Stuck> {
        self.wait("a follow-up", |world, record| {
            record
                .followups
                .get(number)
                .and_then(|id| world.messages.get(id))
                .map(Seen::of)
        })
        .await
    }

    /// Waits for suggestions and gives them as name and value.
    ///
    /// # Errors
    /// [`Stuck`] if they do not come in time.
    pub async fn choices(&self) -> Result<Vec<(String, String)>, Stuck> {
        self.wait("suggestions", |_, record| match record.ack.as_ref()? {
            Ack::Choices(list) => Some(list.iter().map(pair).collect()),
            _ => None,
        })
        .await
    }

    /// Waits for a modal.
    ///
    /// # Errors
    /// [`Stuck`] if none opens in time.
    pub async fn modal(&self) -> Result<ModalShown, Stuck> {
        self.wait("a modal", |_, record| match record.ack.clone()? {
            Ack::Modal(modal) => Some(modal),
            _ => None,
        })
        .await
    }

    async fn wait<T>(
        &self,
        what: &str,
        mut done: impl FnMut(&World, &InteractionRecord) -> Option<T>,
    ) -> Result<T, Stuck> {
        let called = self
            .record()
            .map(|record| record.called)
            .unwrap_or_default();
        until(
            &self.shared,
            self.patience,
            &format!("{what} to {called}"),
            |shared| {
                shared.read(|world| {
                    world
                        .interactions
                        .get(&self.id)
                        .and_then(|r| done(world, r))
                })
            },
        )
        .await
    }
}

fn pair(choice: &Value) -> (String, String) {
    let value = match choice.get("value") {
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    (choice.text("name").to_owned(), value)
}
