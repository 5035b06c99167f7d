//! A press of a button or select: read from Discord, handled in `request`, answered in private.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context};

use super::reply::PressReply;
use super::requester;
use crate::app::App;
use crate::request::{Component, Pressed, handle_press, respond};

/// Handles a press.
pub(super) async fn press(ctx: &Context, app: &App, press: &ComponentInteraction) {
    let requester = requester::of_press(app, press);
    let reply = PressReply::new(ctx, app, press);
    let pressed = Pressed {
        custom_id: &press.data.custom_id,
        component: match &press.data.kind {
            ComponentInteractionDataKind::Button => Component::Button,
            ComponentInteractionDataKind::StringSelect { values } => Component::Select(values),
            _ => Component::Unknown,
        },
        in_place: reply.in_direct_message(),
    };
    let work = handle_press(app, &requester, &pressed);
    respond(app, &requester, &reply, work).await;
}
