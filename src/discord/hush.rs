//! Answering in private, in time.
//!
//! A private answer after a public acknowledgement would be public, so there is no way here to
//! acknowledge in public: a [`Hush`] is the only thing that can answer, and it acknowledges
//! ephemerally or not at all. What everybody shall read goes through the outbox.

use std::future::Future;
use std::time::Duration;

use rules::view::OneSeat;
use serenity::all::{
    ComponentInteraction, Context, CreateInteractionResponse, CreateInteractionResponseMessage,
    MessageFlags,
};

use super::ask::Ask;
use super::errors::{Failure, failure, loggable};
use super::link::link;
use super::{App, Ctx, Done, look, shape};
use crate::crash;
use crate::message::Message;
use crate::table::{Refused, Trouble};

/// After this long the interaction is acknowledged and the answer follows.
const PATIENCE: Duration = Duration::from_millis(700);

/// What a handler has to say to its person alone.
pub(super) type Answer = Result<Message<OneSeat>, Trouble>;

/// Answers a command: at once if the work is quick, else after an ephemeral acknowledgement.
pub(super) async fn answer(ctx: Ctx<'_>, ask: &Ask, work: impl Future<Output = Answer>) -> Done {
    let app = ctx.data();
    let mut handler = app.under_way.begin();
    let work = async {
        unhurried(app, ask)?;
        app.trial.suffer().await;
        ask.note_dm(app).await?;
        work.await
    };
    tokio::pin!(work);
    let result = tokio::select! {
        result = &mut work => result,
        () = tokio::time::sleep(PATIENCE) => {
            if let Err(error) = ctx.defer_ephemeral().await {
                tracing::warn!(error = loggable(&error), "acknowledgement failed");
            }
            handler.acknowledged();
            work.await
        }
    };
    let message = match result {
        Ok(message) => message,
        Err(trouble) => ask.explain(app, &trouble).await,
    };
    crash::point();
    let message = link(message, app.command());
    if let Err(error) = ctx.send(shape::reply(&message)).await {
        // What was done stays done; the table's own posts tell of it.
        tracing::warn!(error = loggable(&error), "answer failed");
        return Ok(());
    }
    handler.acknowledged();
    // A stop need not wait for the picture.
    drop(handler);
    crash::point();
    if let (Some(sketch), poise::Context::Application(command)) = (&message.sketch, ctx)
        && let Some(picture) = look::own(app, ask, sketch).await
    {
        let edit = shape::repainted(&picture);
        let done = command.interaction.edit_response(ctx, edit).await;
        painted(done);
    }
    Ok(())
}

/// A picture that does not arrive costs nothing: the words did.
fn painted(done: serenity::Result<serenity::all::Message>) {
    if let Err(error) = done {
        tracing::info!(error = loggable(&error), "a picture could not be shown");
    }
}

/// Whoever is faster than people are has to wait; nothing is read or written for them.
fn unhurried(app: &App, ask: &Ask) -> Result<(), Refused> {
    if app.acting.allows(ask.user) {
        Ok(())
    } else {
        Err(Refused::TooFast)
    }
}

/// Where an answer to a press goes.
enum Surface {
    /// The pressed message is private to the presser: it is changed in place.
    InPlace,
    /// The pressed message is public: the answer is a new ephemeral.
    Fresh,
}

/// The way to answer a press.
pub(super) struct Hush<'a> {
    ctx: &'a Context,
    press: &'a ComponentInteraction,
    surface: Surface,
}

impl<'a> Hush<'a> {
    /// Only an ephemeral or a direct message may be changed into a panel; whatever the button said.
    pub fn new(ctx: &'a Context, press: &'a ComponentInteraction) -> Self {
        let ephemeral = press
            .message
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let surface = if ephemeral || press.guild_id.is_none() {
            Surface::InPlace
        } else {
            Surface::Fresh
        };
        Self {
            ctx,
            press,
            surface,
        }
    }

    /// Is the answer shown in the place of the pressed direct message?
    pub fn in_direct_message(&self) -> bool {
        matches!(self.surface, Surface::InPlace) && self.press.guild_id.is_none()
    }

    /// Answers with what the work says, acknowledging first if it takes long.
    pub async fn answer(self, app: &App, ask: &Ask, work: impl Future<Output = Answer>) {
        let mut handler = app.under_way.begin();
        let work = async {
            unhurried(app, ask)?;
            ask.note_dm(app).await?;
            work.await
        };
        tokio::pin!(work);
        let (result, late) = tokio::select! {
            result = &mut work => (result, false),
            () = tokio::time::sleep(PATIENCE) => {
                self.acknowledge().await;
                handler.acknowledged();
                (work.await, true)
            }
        };
        let message = match result {
            Ok(message) => message,
            Err(trouble) => ask.explain(app, &trouble).await,
        };
        crash::point();
        let message = link(message, app.command());
        self.send(&message, late).await;
        handler.acknowledged();
        drop(handler);
        crash::point();
        if let Some(sketch) = &message.sketch
            && let Some(picture) = look::own(app, ask, sketch).await
        {
            let edit = shape::repainted(&picture);
            painted(self.press.edit_response(self.ctx, edit).await);
        }
    }

    /// Changes the words of the pressed message and leaves its picture.
    async fn in_place(&self, message: &Message<OneSeat>) -> serenity::Result<()> {
        let shape = shape::in_place(message)?;
        let (id, token) = (self.press.id, &self.press.token);
        let http = &self.ctx.http;
        http.create_interaction_response(id, token, &shape, Vec::new())
            .await
    }

    async fn acknowledge(&self) {
        let how = match self.surface {
            Surface::InPlace => CreateInteractionResponse::Acknowledge,
            Surface::Fresh => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
        };
        if let Err(error) = self.press.create_response(self.ctx, how).await {
            tracing::warn!(error = loggable(&error), "acknowledgement failed");
        }
    }

    /// Says it. An interaction that is over or answered already is no harm: the work stands.
    pub async fn send(&self, message: &Message<OneSeat>, late: bool) {
        let done = if late {
            self.press
                .edit_response(self.ctx, shape::edit(message))
                .await
                .map(drop)
        } else {
            match self.surface {
                Surface::InPlace if message.pictures.is_empty() => self.in_place(message).await,
                Surface::InPlace => {
                    let how = CreateInteractionResponse::UpdateMessage(shape::response(message));
                    self.press.create_response(self.ctx, how).await
                }
                Surface::Fresh => {
                    let how = CreateInteractionResponse::Message(shape::response(message));
                    self.press.create_response(self.ctx, how).await
                }
            }
        };
        if let Err(error) = done {
            tracing::warn!(error = loggable(&error), "answer failed");
            if failure(&error) == Failure::Passing {
                let again = self
                    .press
                    .create_followup(self.ctx, shape::follow_up(message))
                    .await;
                if let Err(error) = again {
                    tracing::warn!(error = loggable(&error), "second answer failed");
                }
            }
        }
    }
}
