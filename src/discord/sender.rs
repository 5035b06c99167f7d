//! Sending what the outbox holds: its [`Sender`] over Discord's HTTP.

use std::sync::Arc;
use std::time::Duration;

use reqwest::multipart::{Form, Part};
use reqwest::{Method, RequestBuilder};
use rules::view::{Audience, Everyone, OneSeat};
use serde_json::{Value, json};
use serenity::all::{Cache, ChannelId as Channel, MessageId as Id};
use serenity::builder::CreateMessage;
use serenity::http::Route;

use super::wire::Wire;
use super::{Shared, card, permissions, shape};
use crate::fault::Fault;
use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::message::{Message, Picture};
use crate::metrics::{Counter, METRICS};
use crate::outbox::{Failure, History, NotSent, Sender, Stamp, Urgency};
use crate::table::Permission;

/// How long the edit that removes old buttons may wait for Discord's rate limits.
const EDIT_TIMEOUT: Duration = Duration::from_secs(30);

/// How many messages are read back; more than people write while one of ours is on its way.
const MOST_READ: u32 = 100;

/// Discord, as the outbox uses it.
pub(super) struct DiscordSender {
    pub wire: Arc<Wire>,
    pub cache: Arc<Cache>,
    pub app: Shared,
}

impl DiscordSender {
    async fn send<A: Audience>(
        &self,
        channel: ChannelId,
        body: Value,
        pictures: &[Picture<A>],
        urgency: Urgency,
        counter: &Counter,
    ) -> Result<MessageId, NotSent> {
        let channel_id = Channel::new(channel.0.max(1));
        let route = Route::ChannelMessages { channel_id };
        let request = self.wire.request(Method::POST, route, "");
        let request = with_files(request, body, pictures)?;
        let sent = self
            .wire
            .send(request, Method::POST, channel.0, urgency, counter);
        sent.await.and_then(|sent| id_of(&sent)).map(MessageId)
    }

    async fn edit<A: Audience>(
        &self,
        (channel, id): (ChannelId, MessageId),
        body: Value,
        pictures: &[Picture<A>],
        urgency: Urgency,
    ) -> Result<(), NotSent> {
        let request = self
            .wire
            .request(Method::PATCH, message_at(channel, id), "");
        let request = with_files(request, body, pictures)?;
        let counter = &METRICS.edits;
        let sent = self
            .wire
            .send(request, Method::PATCH, channel.0, urgency, counter);
        sent.await.map(drop)
    }

    async fn read(
        &self,
        channel: ChannelId,
        from: Route<'_>,
        query: &str,
    ) -> Result<Value, NotSent> {
        let request = self.wire.request(Method::GET, from, query);
        let (urgency, counter) = (Urgency::Later, &METRICS.reads);
        let read = self
            .wire
            .send(request, Method::GET, channel.0, urgency, counter);
        read.await
    }

    async fn rewrite(&self, channel: ChannelId, id: MessageId, body: Value) -> Result<(), NotSent> {
        let none: &[Picture<Everyone>] = &[];
        self.edit((channel, id), body, none, Urgency::Later).await
    }

    /// The edit that takes the buttons of a post away. A card consists of components, so it is read first: all but
    /// the buttons are sent again.
    async fn without_buttons(&self, channel: ChannelId, id: MessageId) -> Result<Value, NotSent> {
        let message = self.read(channel, message_at(channel, id), "").await?;
        let bare = json!({ "components": [] });
        Ok(if card::is_card(&message) {
            card::retired(&message)
        } else {
            bare
        })
    }
}

impl Sender for DiscordSender {
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message<Everyone>,
        stamp: Stamp<'_>,
    ) -> Result<MessageId, NotSent> {
        let message = self.app.finished(message.clone());
        let wanted = message.card;
        let card = wanted.map(|card| card::card(&message, card, stamp.nonce));
        let card = card.transpose().map_err(|error| malformed(&error))?;
        let body = match card.flatten() {
            Some(card) => card,
            None => written(&shape::post(&message, stamp.nonce))?,
        };
        self.send(
            channel,
            body,
            &message.pictures,
            stamp.urgency,
            &METRICS.posts,
        )
        .await
    }

    async fn whisper(
        &self,
        channel: ChannelId,
        message: &Message<OneSeat>,
        stamp: Stamp<'_>,
    ) -> Result<MessageId, NotSent> {
        let message = self.app.finished(message.clone());
        let body = written(&shape::whisper(&message, stamp.nonce))?;
        self.send(
            channel,
            body,
            &message.pictures,
            stamp.urgency,
            &METRICS.direct_messages,
        )
        .await
    }

    async fn open_dm(&self, user: UserId, urgency: Urgency) -> Result<ChannelId, NotSent> {
        let request = self
            .wire
            .request(Method::POST, Route::UserMeDmChannels, "")
            .json(&json!({ "recipient_id": user.to_string() }));
        let counter = &METRICS.direct_messages;
        let sent = self.wire.send(request, Method::POST, 0, urgency, counter);
        let opened = sent.await?;
        id_of(&opened).map(ChannelId)
    }

    async fn change(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message<OneSeat>,
        urgency: Urgency,
    ) -> Result<(), NotSent> {
        let message = self.app.finished(message.clone());
        let body = shape::changed(&message).map_err(|error| malformed(&error))?;
        self.edit((channel, id), body, &message.pictures, urgency)
            .await
    }

    async fn change_post(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message<Everyone>,
        urgency: Urgency,
    ) -> Result<(), NotSent> {
        let message = self.app.finished(message.clone());
        let body = shape::changed_post(&message).map_err(|error| malformed(&error))?;
        self.edit((channel, id), body, &message.pictures, urgency)
            .await
    }

    /// Edits the previous message once. An old button that stays is harmless.
    async fn retire(&self, channel: ChannelId, message: MessageId, pictures: bool) {
        let edit = async {
            let bare = if pictures {
                json!({ "components": [], "attachments": [] })
            } else {
                self.without_buttons(channel, message).await?
            };
            self.rewrite(channel, message, bare).await
        };
        match tokio::time::timeout(EDIT_TIMEOUT, edit).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::debug!(error = error.detail, "old buttons stay"),
            Err(_) => tracing::debug!("old buttons stay"),
        }
    }

    async fn read_back(&self, channel: ChannelId, from: MessageId) -> Result<History, NotSent> {
        let channel_id = Channel::new(channel.0.max(1));
        // The message itself should be there too; if it is not, we may be unable to read anything.
        let query = format!("?after={}&limit={MOST_READ}", from.0.saturating_sub(1));
        let route = Route::ChannelMessages { channel_id };
        let read = self.read(channel, route, &query).await?;
        let me = self.cache.current_user().id.to_string();
        let all = read.as_array().map(Vec::as_slice).unwrap_or_default();
        let own = all.iter().filter(|message| author(message) == Some(&me));
        let mut ours: Vec<(MessageId, bool)> = own
            .filter_map(|message| Some((MessageId(id_of(message).ok()?), is_film(message))))
            .collect();
        ours.sort_unstable();
        Ok(History {
            readable: !all.is_empty(),
            ours,
        })
    }

    fn missing(&self, guild: Option<GuildId>, channel: ChannelId) -> Vec<Permission> {
        permissions::missing(&self.cache, guild, channel).unwrap_or_default()
    }
}

fn message_at(channel: ChannelId, message: MessageId) -> Route<'static> {
    Route::ChannelMessage {
        channel_id: Channel::new(channel.0.max(1)),
        message_id: Id::new(message.0.max(1)),
    }
}

fn written(message: &CreateMessage) -> Result<Value, NotSent> {
    serde_json::to_value(message).map_err(|error| malformed(&error))
}

/// A request with a message and its files.
fn with_files<A: Audience>(
    request: RequestBuilder,
    mut body: Value,
    pictures: &[Picture<A>],
) -> Result<RequestBuilder, NotSent> {
    if pictures.is_empty() {
        return Ok(request.json(&body));
    }
    let (attachments, form) = files(pictures)?;
    if let Some(body) = body.as_object_mut() {
        body.insert("attachments".into(), attachments);
    }
    Ok(request.multipart(form.text("payload_json", body.to_string())))
}

/// The files of a message: what Discord is told of them, and the bytes.
fn files<A: Audience>(pictures: &[Picture<A>]) -> Result<(Value, Form), NotSent> {
    let (mut told, mut form) = (Vec::new(), Form::new());
    for (id, picture) in pictures.iter().enumerate() {
        told.push(json!({ "id": id, "filename": picture.name, "description": picture.alt }));
        let kind = if picture.name.ends_with(".gif") {
            "image/gif"
        } else {
            "image/png"
        };
        let part = Part::bytes(picture.bytes.clone())
            .file_name(picture.name.clone())
            .mime_str(kind)
            .map_err(|error| malformed(&error))?;
        form = form.part(format!("files[{id}]"), part);
    }
    Ok((Value::Array(told), form))
}

fn author(message: &Value) -> Option<&str> {
    message.get("author")?.get("id")?.as_str()
}

fn is_film(message: &Value) -> bool {
    let files = message.get("attachments").and_then(Value::as_array);
    let name = |file: &Value| Some(file.get("filename")?.as_str()?.ends_with(".gif"));
    files.is_some_and(|files| files.iter().any(|file| name(file) == Some(true)))
}

/// The id of what Discord answered with.
fn id_of(answer: &Value) -> Result<u64, NotSent> {
    let id = answer.get("id").and_then(Value::as_str);
    id.and_then(|id| id.parse().ok()).ok_or_else(|| NotSent {
        failure: Failure::TryLater,
        detail: "unreadable answer".into(),
        wait: Duration::ZERO,
        sure: false,
    })
}

fn malformed(error: &dyn std::fmt::Display) -> NotSent {
    let _ = Fault::new("delivery", error);
    NotSent {
        failure: Failure::Malformed,
        detail: "cannot be written".into(),
        wait: Duration::ZERO,
        sure: true,
    }
}
