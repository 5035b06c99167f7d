//! Messages: posting, editing, deleting, and the files that come with them.
//!
//! A message remembers who may see it (`audience`) and who was really pinged, so that tests can ask
//! both. Bodies arrive here only after `check` has accepted them. Attachments keep their bytes.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::id::{AttachmentId, ChannelId, InteractionId, MessageId, UserId};
use crate::json::{ReadJson, every_component, snowflake};
use crate::world::{Event, Pinged, Reaction, World};

/// Message flag: only the user of the interaction sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// Message flag: the application is thinking.
pub const LOADING: u64 = 1 << 7;
/// Message flag: nobody is notified.
pub const SILENT: u64 = 1 << 12;
/// Message flag: it forwards another one.
const HAS_SNAPSHOT: u64 = 1 << 14;
/// Message flag: the layout is made of components only.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// Who can see something the bot sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody in the channel.
    Public(ChannelId),
    /// One person, in their direct messages.
    Direct(UserId),
    /// One person, as an ephemeral answer, an autocomplete list or a modal.
    Ephemeral(UserId),
}

/// A file as uploaded.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The index `n` of its form field `files[n]`.
    pub index: u64,
    /// The file name.
    pub name: String,
    /// The alt text.
    pub description: Option<String>,
    /// The declared type.
    pub content_type: Option<String>,
    /// The bytes.
    pub bytes: Arc<[u8]>,
}

/// A file of a message.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Its id.
    pub id: AttachmentId,
    /// What was uploaded.
    pub file: Upload,
    /// Whether an embed shows it, so that it is not listed as an attachment.
    pub embedded: bool,
}

/// What the bot (or a person) wants to post.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Its id, if it is not simply the next one.
    pub id: Option<MessageId>,
    /// The body as sent.
    pub body: Value,
    /// The files as sent.
    pub files: Vec<Upload>,
    /// Whether unspecified mentions ping only users (interaction answers do).
    pub users_only: bool,
    /// The interaction this answers.
    pub interaction: Option<InteractionId>,
    /// Discord's number for the kind of message.
    pub kind: u8,
}

/// A message.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: MessageId,
    /// Where it is.
    pub channel: ChannelId,
    /// Who wrote it.
    pub author: UserId,
    /// Its text.
    pub content: String,
    /// Its embeds.
    pub embeds: Vec<Value>,
    /// Its components, numbered as Discord numbers them.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Its flags.
    pub flags: u64,
    /// Discord's number for the kind of message.
    pub kind: u8,
    /// The nonce it was sent with.
    pub nonce: Option<Value>,
    /// When it was sent.
    pub created_ms: u64,
    /// When it was last edited.
    pub edited_ms: Option<u64>,
    /// Whether it is pinned.
    pub pinned: bool,
    /// Who can see it.
    pub audience: Audience,
    /// Who was notified when it was sent.
    pub pinged: Pinged,
    /// The interaction it answers.
    pub interaction: Option<InteractionId>,
    /// The message it replies to.
    pub reference: Option<MessageId>,
    /// What it was made from, if it is a forward: what Discord keeps of the other message.
    pub forwarded: Option<Value>,
    /// The emoji under it.
    pub reactions: Vec<Reaction>,
    /// Its text and picture before each edit, oldest first.
    pub history: Vec<String>,
}

impl World {
    /// Posts a checked draft and gives the new message's id.
    pub fn post(
        &mut self,
        channel: ChannelId,
        author: UserId,
        draft: &Draft,
        audience: Audience,
    ) -> MessageId {
        let id = draft.id.unwrap_or_else(|| MessageId(self.next_id()));
        let created_ms = self.now();
        let body = &draft.body;
        let mut message = Message {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: body.number("flags") & !LOADING,
            kind: if body.has("message_reference") && !forwards(body) {
                19
            } else {
                draft.kind
            },
            nonce: body.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
            created_ms,
            edited_ms: None,
            pinned: false,
            audience,
            pinged: Pinged::default(),
            interaction: draft.interaction,
            reference: body
                .get("message_reference")
                .and_then(|to| to.id("message_id")),
            forwarded: None,
            reactions: Vec::new(),
            history: Vec::new(),
        };
        if matches!(audience, Audience::Ephemeral(_)) {
            message.flags |= EPHEMERAL;
        }
        if forwards(body) {
            let source = message.reference.and_then(|id| self.messages.get(&id));
            message.forwarded = source.map(|source| self.snapshot_json(source));
            message.flags |= HAS_SNAPSHOT;
        }
        self.fill(&mut message, draft);
        message.pinged = self.pings(&message, body.get("allowed_mentions"), draft.users_only);
        self.messages.insert(id, message);
        if let Some(place) = self.channels.get_mut(&channel) {
            place.last_message = Some(id);
            if place.thread.as_ref().is_some_and(|thread| thread.archived) {
                self.set_thread(channel, Some(false), None);
            }
        }
        self.tell(Event::message(self, "MESSAGE_CREATE", id));
        id
    }

    /// Edits a message: members that are absent stay as they are.
    pub fn edit(&mut self, id: MessageId, draft: &Draft) {
        let Some(mut message) = self.messages.get(&id).cloned() else {
            return;
        };
        let was_loading = message.flags & LOADING != 0;
        if was_loading {
            message.flags &= !LOADING;
        } else {
            message.history.push(message.content.clone());
            message.edited_ms = Some(self.now());
        }
        message.flags |= draft.body.number("flags") & COMPONENTS_V2;
        self.fill(&mut message, draft);
        if was_loading {
            // A thinking message is delivered by its first edit, so it pings then.
            let allowed = draft.body.get("allowed_mentions");
            message.pinged = self.pings(&message, allowed, draft.users_only);
        }
        self.messages.insert(id, message);
        self.tell(Event::message(self, "MESSAGE_UPDATE", id));
    }

    /// Deletes a message, whoever does it.
    pub fn delete_message(&mut self, id: MessageId) {
        let Some(message) = self.messages.remove(&id) else {
            return;
        };
        self.tell(Event::message_delete(self, &message));
    }

    fn fill(&mut self, message: &mut Message, draft: &Draft) {
        let body = &draft.body;
        if let Some(content) = body.get("content") {
            message.content = content.as_str().unwrap_or_default().trim().to_owned();
        }
        if let Some(embeds) = body.get("embeds") {
            message.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        if let Some(components) = body.get("components") {
            message.components = components.as_array().cloned().unwrap_or_default();
            complete_components(&mut message.components);
        }
        if let Some(kept) = body.get("attachments").and_then(Value::as_array) {
            let kept: Vec<u64> = kept
                .iter()
                .filter_map(|item| item.get("id").and_then(snowflake))
                .collect();
            message.attachments.retain(|file| kept.contains(&file.id.0));
        }
        for file in &draft.files {
            let id = AttachmentId(self.next_id());
            message.attachments.push(Attachment {
                id,
                file: file.clone(),
                embedded: false,
            });
        }
        self.resolve_embeds(message);
        self.resolve_media(message);
    }

    /// The same for galleries, thumbnails and files in a layout of components.
    fn resolve_media(&self, message: &mut Message) {
        let mut components = std::mem::take(&mut message.components);
        every_member(&mut components, &mut |member| {
            let Some(name) = member.text("url").strip_prefix("attachment://") else {
                return;
            };
            let mut files = message.attachments.iter_mut();
            if let Some(file) = files.find(|file| file.file.name == name) {
                file.embedded = true;
                let address = self.file_address(message.channel, file);
                let kind = file.file.content_type.clone();
                *member = json!({
                    "id": file.id, "url": address, "proxy_url": address, "attachment_id": file.id,
                    "content_type": kind.unwrap_or_else(|| "application/octet-stream".to_owned()),
                });
            }
        });
        message.components = components;
    }

    /// Turns `attachment://name` into the address of the uploaded file, as Discord does.
    fn resolve_embeds(&self, message: &mut Message) {
        let channel = message.channel;
        for embed in &mut message.embeds {
            let Some(embed) = embed.as_object_mut() else {
                continue;
            };
            embed.insert("type".to_owned(), json!("rich"));
            for picture in ["image", "thumbnail"] {
                let Some(picture) = embed.get_mut(picture) else {
                    continue;
                };
                let Some(name) = picture.text("url").strip_prefix("attachment://") else {
                    continue;
                };
                let found = message
                    .attachments
                    .iter_mut()
                    .find(|file| file.file.name == name);
                if let Some(file) = found {
                    file.embedded = true;
                    let address = self.file_address(channel, file);
                    *picture = json!({ "url": address, "proxy_url": address });
                }
            }
        }
    }
}

/// Does the body forward a message instead of answering it?
pub(crate) fn forwards(body: &Value) -> bool {
    body.get("message_reference")
        .is_some_and(|to| to.number("type") == 1)
}

/// Calls `visit` with every object inside, the outer ones first.
fn every_member(values: &mut [Value], visit: &mut dyn FnMut(&mut Value)) {
    for value in values {
        if value.is_object() {
            visit(value);
        }
        match value {
            Value::Array(items) => every_member(items, visit),
            Value::Object(members) => {
                for member in members.values_mut() {
                    every_member(std::slice::from_mut(member), visit);
                }
            }
            _ => {}
        }
    }
}

/// Adds what Discord adds to components: an `id` each (1, 2, 3 ... in reading order), how many options of a
/// select can be picked, and what a frame or a picture has by default.
fn complete_components(components: &mut [Value]) {
    let mut taken = Vec::new();
    every_component(components, &mut |component| {
        taken.push(component.number("id"))
    });
    let mut next = 0;
    complete_each(components, &taken, &mut next);
}

fn complete_each(components: &mut [Value], taken: &[u64], next: &mut u64) {
    for component in components {
        let Some(members) = component.as_object_mut() else {
            continue;
        };
        if members.get("id").and_then(Value::as_u64).unwrap_or(0) == 0 {
            *next += 1;
            while taken.contains(next) {
                *next += 1;
            }
            members.insert("id".to_owned(), json!(*next));
        }
        if matches!(members.get("type").and_then(Value::as_u64), Some(3 | 5..=8)) {
            for bound in ["min_values", "max_values"] {
                members.entry(bound).or_insert(json!(1));
            }
        }
        let kind = members.get("type").and_then(Value::as_u64);
        if kind == Some(17) {
            members.entry("accent_color").or_insert(Value::Null);
            members.entry("spoiler").or_insert(json!(false));
        }
        if let (Some(12), Some(Value::Array(items))) = (kind, members.get_mut("items")) {
            for item in items.iter_mut().filter_map(Value::as_object_mut) {
                item.entry("spoiler").or_insert(json!(false));
            }
        }
        if let Some(Value::Array(inner)) = members.get_mut("components") {
            complete_each(inner, taken, next);
        }
        for inner in ["accessory", "component"] {
            if let Some(inner) = members.get_mut(inner) {
                complete_each(std::slice::from_mut(inner), taken, next);
            }
        }
    }
}
