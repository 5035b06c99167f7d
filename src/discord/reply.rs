//! Answering a command or a press in private.
//!
//! A private answer after a public acknowledgement would be public, so there is no way here to
//! acknowledge in public: both surfaces acknowledge ephemerally or not at all. Public posts go through
//! the outbox.

use rules::view::OneSeat;
use serenity::all::{
    ComponentInteraction, Context, CreateInteractionResponse, CreateInteractionResponseMessage,
    EditInteractionResponse, MessageFlags,
};

use super::errors::{counted, failure};
use super::{Ctx, requester, shape};
use crate::app::App;
use crate::id::MessageId;
use crate::message::{Message, Picture};
use crate::outbox::Failure;
use crate::request::{self, Surface};

/// A picture that does not arrive does no harm: the words did.
fn log_picture(app: &App, done: serenity::Result<serenity::all::Message>) {
    if let Err(error) = done {
        let error = counted(app, &error);
        tracing::info!(error, "a picture could not be shown");
    }
}

/// Where the answer to a command goes: an ephemeral message.
pub(super) struct CommandReply<'a>(pub Ctx<'a>);

impl Surface for CommandReply<'_> {
    async fn acknowledge(&self) {
        if let Err(error) = self.0.defer_ephemeral().await {
            let error = counted(self.0.data(), &error);
            tracing::warn!(error, "acknowledgement failed");
        }
    }

    /// Discord may have taken an acknowledgement or an answer without our learning of it. So what fails
    /// is said again as the edit of what it may have taken, then once more from the start.
    async fn answer(&self, message: &Message<OneSeat>, _late: bool) -> bool {
        let Err(error) = self.0.send(shape::reply(message)).await else {
            return true;
        };
        let error = counted(self.0.data(), &error);
        tracing::warn!(error, "answer failed");
        let poise::Context::Application(command) = self.0 else {
            return false;
        };
        let (ctx, interaction) = (self.0.serenity_context(), command.interaction);
        let edited = interaction.edit_response(ctx, shape::edit(message)).await;
        if edited.is_ok() {
            return true;
        }
        let how = CreateInteractionResponse::Message(shape::response(message));
        let again = interaction.create_response(ctx, how).await;
        if let Err(error) = &again {
            let error = counted(self.0.data(), error);
            tracing::warn!(error, "second answer failed");
        }
        again.is_ok()
    }

    async fn answer_beside(&self, message: &Message<OneSeat>, late: bool) {
        self.answer(message, late).await;
    }

    fn replaces(&self) -> Option<MessageId> {
        None
    }

    async fn add_picture(&self, picture: &Picture<OneSeat>) {
        if let poise::Context::Application(command) = self.0 {
            let edit = shape::repainted(picture);
            log_picture(
                self.0.data(),
                command.interaction.edit_response(self.0, edit).await,
            );
        }
    }
}

/// Where the answer to a press is shown.
enum Place {
    /// The pressed message is private to the presser: it is changed in place.
    InPlace,
    /// The pressed message is public: the answer is a new ephemeral message.
    Fresh,
}

/// Where the answer to a press goes.
pub(super) struct PressReply<'a> {
    ctx: &'a Context,
    app: &'a App,
    press: &'a ComponentInteraction,
    place: Place,
    /// The pressed message is in the direct messages with us.
    direct: bool,
}

impl<'a> PressReply<'a> {
    /// Only an ephemeral or a direct message may be changed into a panel, whatever the button says.
    pub fn new(ctx: &'a Context, app: &'a App, press: &'a ComponentInteraction) -> Self {
        let ephemeral = press
            .message
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let direct = requester::place_of_press(press) == request::Place::DirectMessages;
        let place = if ephemeral || direct {
            Place::InPlace
        } else {
            Place::Fresh
        };
        Self {
            ctx,
            app,
            press,
            place,
            direct,
        }
    }

    /// Is the answer shown in the place of the pressed direct message?
    pub const fn in_direct_message(&self) -> bool {
        self.direct
    }

    /// Changes the words of the pressed message and leaves its picture.
    async fn change_words(&self, message: &Message<OneSeat>) -> serenity::Result<()> {
        let shape = shape::in_place(message)?;
        let (id, token) = (self.press.id, &self.press.token);
        let http = &self.ctx.http;
        http.create_interaction_response(id, token, &shape, Vec::new())
            .await
    }

    async fn edit(
        &self,
        edit: EditInteractionResponse,
    ) -> serenity::Result<serenity::all::Message> {
        self.press.edit_response(self.ctx, edit).await
    }
}

impl Surface for PressReply<'_> {
    async fn acknowledge(&self) {
        let how = match self.place {
            Place::InPlace => CreateInteractionResponse::Acknowledge,
            Place::Fresh => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
        };
        if let Err(error) = self.press.create_response(self.ctx, how).await {
            let error = counted(self.app, &error);
            tracing::warn!(error, "acknowledgement failed");
        }
    }

    /// It does no harm if the interaction is over or already answered: the work stands.
    async fn answer(&self, message: &Message<OneSeat>, late: bool) -> bool {
        let done = if late {
            self.edit(shape::edit(message)).await.map(drop)
        } else {
            match self.place {
                Place::InPlace if message.pictures.is_empty() => self.change_words(message).await,
                Place::InPlace => {
                    let how = CreateInteractionResponse::UpdateMessage(shape::response(message));
                    self.press.create_response(self.ctx, how).await
                }
                Place::Fresh => {
                    let how = CreateInteractionResponse::Message(shape::response(message));
                    self.press.create_response(self.ctx, how).await
                }
            }
        };
        if let Err(error) = done {
            tracing::warn!(error = counted(self.app, &error), "answer failed");
            if failure(&error) == Failure::TryLater {
                let again = self
                    .press
                    .create_followup(self.ctx, shape::follow_up(message))
                    .await;
                if again.is_err() {
                    // Discord never had the first answer.
                    let how = CreateInteractionResponse::Message(shape::response(message));
                    let again = self.press.create_response(self.ctx, how).await;
                    if let Err(error) = again {
                        let error = counted(self.app, &error);
                        tracing::warn!(error, "second answer failed");
                    }
                }
            }
        }
        true
    }

    async fn answer_beside(&self, message: &Message<OneSeat>, late: bool) {
        if matches!(self.place, Place::Fresh) {
            self.answer(message, late).await;
            return;
        }
        let done = if late {
            let follow_up = shape::follow_up(message);
            let said = self.press.create_followup(self.ctx, follow_up).await;
            said.map(drop)
        } else {
            let how = CreateInteractionResponse::Message(shape::response(message));
            self.press.create_response(self.ctx, how).await
        };
        if let Err(error) = done {
            tracing::warn!(error = counted(self.app, &error), "answer failed");
        }
    }

    fn replaces(&self) -> Option<MessageId> {
        match self.place {
            Place::InPlace => Some(MessageId(self.press.message.id.get())),
            Place::Fresh => None,
        }
    }

    async fn add_picture(&self, picture: &Picture<OneSeat>) {
        log_picture(self.app, self.edit(shape::repainted(picture)).await);
    }
}
