//! Our messages in Discord's shapes.

use poise::CreateReply;
use rules::view::{Audience, Everyone, OneSeat};
use serde_json::Value;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EmojiId, MessageFlags, Nonce, ReactionType,
    UserId,
};

use crate::message::{Button, Message, Pick, Picture, Row, Tone, public_sink};
use crate::sign::Sign;

fn rows<A: Audience>(message: &Message<A>) -> Vec<CreateActionRow> {
    message.rows.iter().map(row).collect()
}

pub(super) fn button(button: &Button) -> CreateButton {
    let style = match button.tone {
        Tone::Main => ButtonStyle::Primary,
        Tone::Plain => ButtonStyle::Secondary,
        Tone::Danger => ButtonStyle::Danger,
    };
    let shaped = CreateButton::new(&button.id)
        .label(&button.label)
        .style(style);
    match emoji(button.sign) {
        Some(emoji) => shaped.emoji(emoji),
        None => shaped,
    }
}

pub(super) fn row(row: &Row) -> CreateActionRow {
    match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Select {
            id,
            prompt,
            picks,
            options,
        } => {
            let kind = CreateSelectMenuKind::String {
                options: options.iter().map(pick).collect(),
            };
            let menu = CreateSelectMenu::new(id, kind).placeholder(prompt);
            let picks = u8::try_from(*picks).unwrap_or(1);
            CreateActionRow::SelectMenu(menu.min_values(picks).max_values(picks))
        }
    }
}

/// The picture of a sign, if Discord has it.
fn emoji(sign: Option<Sign>) -> Option<ReactionType> {
    let sign = sign?;
    Some(ReactionType::Custom {
        animated: false,
        id: EmojiId::new(sign.shown?.max(1)),
        name: Some(sign.name.to_owned()),
    })
}

fn pick(pick: &Pick) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(&pick.label, &pick.value);
    let option = match emoji(pick.sign) {
        Some(emoji) => option.emoji(emoji),
        None => option,
    };
    if pick.detail.is_empty() {
        option
    } else {
        option.description(&pick.detail)
    }
}

fn embeds<A: Audience>(message: &Message<A>) -> Vec<CreateEmbed> {
    let long = message.long_part();
    if long.trim().is_empty() {
        return Vec::new();
    }
    let embed = CreateEmbed::new().description(long.trim());
    let heading = message.heading.trim();
    vec![if heading.is_empty() {
        embed
    } else {
        embed.title(heading)
    }]
}

fn files<A: Audience>(message: &Message<A>) -> Vec<CreateAttachment> {
    message.pictures.iter().map(file).collect()
}

fn file<A: Audience>(picture: &Picture<A>) -> CreateAttachment {
    CreateAttachment::bytes(picture.bytes.clone(), &picture.name).description(&picture.alt)
}

/// Only the people named here are notified.
pub(super) fn mentions<A: Audience>(message: &Message<A>) -> CreateAllowedMentions {
    let users: Vec<UserId> = message
        .ping
        .iter()
        .map(|user| UserId::new(user.0.max(1)))
        .collect();
    CreateAllowedMentions::new().users(users)
}

/// A message without its files, which travel beside it.
fn create<A: Audience>(message: &Message<A>) -> CreateMessage {
    CreateMessage::new()
        .content(&message.text)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(mentions(message))
}

/// Without a sound where nobody is called.
fn quietly(message: CreateMessage, silent: bool) -> CreateMessage {
    if silent {
        message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
    } else {
        message
    }
}

fn once(message: CreateMessage, nonce: &str) -> CreateMessage {
    message
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true)
}

/// A post that everybody can read: only a message for everyone fits. Sent twice under one nonce, it
/// appears once.
pub(super) fn post(message: &Message<Everyone>, nonce: &str) -> CreateMessage {
    once(note(message), nonce)
}

/// A post about no table. A post notifies those it pings and nobody else, so one that pings nobody is silent.
pub(super) fn note(message: &Message<Everyone>) -> CreateMessage {
    quietly(create(public_sink(message)), message.ping.is_empty())
}

/// A direct message.
pub(super) fn whisper(message: &Message<OneSeat>, nonce: &str) -> CreateMessage {
    once(quietly(create(message), message.silent), nonce)
}

/// A direct message of ours, changed; its old pictures go.
pub(super) fn changed(message: &Message<OneSeat>) -> serde_json::Result<Value> {
    rewritten(message)
}

/// A post of ours, changed: only a message for everyone fits.
pub(super) fn changed_post(message: &Message<Everyone>) -> serde_json::Result<Value> {
    rewritten(public_sink(message))
}

fn rewritten<A: Audience>(message: &Message<A>) -> serde_json::Result<Value> {
    let mut body = serde_json::to_value(create(message))?;
    if let Some(body) = body.as_object_mut() {
        body.remove("tts");
        for list in ["embeds", "components", "attachments"] {
            body.entry(list).or_insert_with(|| Value::Array(Vec::new()));
        }
    }
    Ok(body)
}

/// The answer to a command; never public.
pub(super) fn reply(message: &Message<OneSeat>) -> CreateReply {
    let mut reply = CreateReply::new()
        .content(&message.text)
        .components(rows(message))
        .allowed_mentions(mentions(message))
        .ephemeral(true);
    for embed in embeds(message) {
        reply = reply.embed(embed);
    }
    for file in files(message) {
        reply = reply.attachment(file);
    }
    reply
}

/// The answer to a press: a new ephemeral message, or the private message changed in place.
pub(super) fn response(message: &Message<OneSeat>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&message.text)
        .embeds(embeds(message))
        .components(rows(message))
        .files(files(message))
        .allowed_mentions(mentions(message))
        .ephemeral(true)
}

/// The private message, changed in place. Its pictures stay unless there are new ones; the library's own
/// builder would remove them.
pub(super) fn in_place(message: &Message<OneSeat>) -> serde_json::Result<Value> {
    let how = CreateInteractionResponse::UpdateMessage(response(message));
    let mut shape = serde_json::to_value(how)?;
    if let Some(data) = shape.get_mut("data").and_then(Value::as_object_mut) {
        data.remove("attachments");
    }
    Ok(shape)
}

/// The late answer to a press, after an acknowledgement that is private.
pub(super) fn edit(message: &Message<OneSeat>) -> EditInteractionResponse {
    let edit = EditInteractionResponse::new()
        .content(&message.text)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(mentions(message));
    files(message)
        .into_iter()
        .fold(edit, EditInteractionResponse::new_attachment)
}

/// The picture of a private message, instead of the one it shows; its words stay.
pub(super) fn repainted(picture: &Picture<OneSeat>) -> EditInteractionResponse {
    EditInteractionResponse::new().new_attachment(file(picture))
}

/// A further answer, for the presser alone.
pub(super) fn follow_up(message: &Message<OneSeat>) -> CreateInteractionResponseFollowup {
    CreateInteractionResponseFollowup::new()
        .content(&message.text)
        .embeds(embeds(message))
        .components(rows(message))
        .files(files(message))
        .allowed_mentions(mentions(message))
        .ephemeral(true)
}
