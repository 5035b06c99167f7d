//! Messages and interactions as JSON.
//!
//! The payload of an interaction has all members Discord sends today (locale, entitlements, size
//! limit, permissions of member and app, context, owners), since serenity refuses one that lacks a
//! required member and then silently does nothing.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::{ChannelId, UserId};
use crate::json::ReadJson;
use crate::world::entity_json::merge;
use crate::world::message::EPHEMERAL;
use crate::world::{Attachment, InteractionRecord, Message, Permissions, World};

/// Ten mebibytes, the default limit of one uploaded file.
pub const FILE_LIMIT: usize = 10 * 1024 * 1024;

/// How long a signed attachment address works.
pub const LINK_LIVES_MS: u64 = 24 * 3_600_000;

impl World {
    /// The signed address of a file.
    #[must_use]
    pub fn file_address(&self, channel: ChannelId, attachment: &Attachment) -> String {
        let now = self.now();
        format!(
            "{}/attachments/{channel}/{}/{}?ex={:x}&is={:x}&hm={:x}",
            self.files_at,
            attachment.id,
            attachment.file.name,
            (now + LINK_LIVES_MS) / 1_000,
            now / 1_000,
            attachment.id.0,
        )
    }

    /// A file of a message.
    #[must_use]
    pub fn attachment_json(&self, message: &Message, attachment: &Attachment) -> Value {
        let file = &attachment.file;
        let address = self.file_address(message.channel, attachment);
        let mut shape = json!({
            "id": attachment.id, "filename": file.name, "size": file.bytes.len(), "url": address,
            "proxy_url": address,
            "content_type": file.content_type.as_deref().unwrap_or("application/octet-stream"),
        });
        if let Some((width, height)) = png_size(&file.bytes) {
            merge(&mut shape, json!({ "width": width, "height": height }));
        }
        if let Some(description) = &file.description {
            merge(&mut shape, json!({ "description": description }));
        }
        if message.flags & EPHEMERAL != 0 {
            merge(&mut shape, json!({ "ephemeral": true }));
        }
        shape
    }

    /// A message as REST answers it.
    #[must_use]
    pub fn message_json(&self, message: &Message) -> Value {
        let listed = message.attachments.iter().filter(|file| !file.embedded);
        let pinged = &message.pinged;
        let mut shape = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "author": self.user_json(message.author), "content": message.content,
            "timestamp": iso(message.created_ms), "edited_timestamp": message.edited_ms.map(iso),
            "tts": false, "mention_everyone": pinged.everyone, "mention_roles": pinged.roles,
            "mentions": pinged.users.iter().map(|user| self.user_json(*user)).collect::<Vec<_>>(),
            "attachments": listed.map(|file| self.attachment_json(message, file)).collect::<Vec<_>>(),
            "embeds": message.embeds, "components": message.components, "pinned": message.pinned,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            merge(&mut shape, json!({ "nonce": nonce }));
        }
        if message.author == self.app.bot && message.interaction.is_some() {
            merge(
                &mut shape,
                json!({
                    "application_id": self.app.id, "webhook_id": self.app.id,
                }),
            );
        }
        if let Some(record) = message
            .interaction
            .and_then(|id| self.interactions.get(&id))
        {
            merge(
                &mut shape,
                json!({ "interaction_metadata": self.metadata_json(record) }),
            );
        }
        if !message.reactions.is_empty() {
            let all = message.reactions.iter().map(|it| it.json(self.app.bot));
            merge(&mut shape, json!({ "reactions": all.collect::<Vec<_>>() }));
        }
        if let (Some(snapshot), Some(source)) = (&message.forwarded, message.reference) {
            merge(
                &mut shape,
                json!({
                    "message_reference": {
                        "type": 1, "message_id": source, "channel_id": message.channel,
                    },
                    "message_snapshots": [{ "message": snapshot }],
                }),
            );
        } else if let Some(reference) = message.reference {
            let answered = self
                .messages
                .get(&reference)
                .map(|message| self.message_json(message));
            merge(
                &mut shape,
                json!({
                    "message_reference": {
                        "type": 0, "message_id": reference, "channel_id": message.channel,
                    },
                    "referenced_message": answered,
                }),
            );
        }
        shape
    }

    /// What a forward keeps of a message.
    pub(crate) fn snapshot_json(&self, message: &Message) -> Value {
        let whole = self.message_json(message);
        let kept = [
            "type",
            "content",
            "embeds",
            "attachments",
            "timestamp",
            "edited_timestamp",
            "flags",
            "mentions",
            "mention_roles",
            "components",
        ];
        let members = kept
            .iter()
            .filter_map(|key| Some(((*key).to_owned(), whole.get(*key)?.clone())));
        Value::Object(members.collect())
    }

    /// A message as the gateway dispatches it: with the author's membership where there is one.
    pub(crate) fn message_event_json(&self, message: &Message) -> Value {
        let mut shape = self.message_json(message);
        if let Some(guild) = self
            .channels
            .get(&message.channel)
            .and_then(|place| place.guild)
        {
            merge(&mut shape, json!({ "guild_id": guild }));
            let member = self.member_json(guild, message.author, false);
            if !member.is_null() {
                merge(&mut shape, json!({ "member": member }));
            }
        }
        shape
    }

    fn metadata_json(&self, record: &InteractionRecord) -> Value {
        let mut shape = json!({
            "id": record.id, "type": record.kind.number(), "user": self.user_json(record.user),
            "authorizing_integration_owners": record.owners,
        });
        if record.kind == crate::world::Kind::Component
            && let Some(source) = record.source
        {
            merge(&mut shape, json!({ "interacted_message_id": source }));
        }
        shape
    }

    /// The payload of INTERACTION_CREATE.
    #[must_use]
    pub fn interaction_json(&self, record: &InteractionRecord, data: Value) -> Value {
        let locale = self
            .users
            .get(&record.user)
            .map(|user| user.locale.as_str());
        let app = if record.owners.has("0") {
            self.permissions(self.app.bot, record.channel)
        } else {
            // What answers may have where the bot is not.
            Permissions::ATTACH_FILES.with(Permissions::EMBED_LINKS)
        };
        let mut shape = json!({
            "id": record.id, "application_id": self.app.id, "type": record.kind.number(),
            "token": record.token, "version": 1, "locale": locale, "data": data,
            "channel_id": record.channel, "app_permissions": app.0.to_string(),
            "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": FILE_LIMIT,
            "authorizing_integration_owners": record.owners,
            "context": self.context(record.channel),
            "channel": self.channels.get(&record.channel).map(|place| self.channel_json(place)),
        });
        merge(&mut shape, self.who(record.user, record.channel));
        if let Some(guild) = record.guild.and_then(|guild| self.guilds.get(&guild)) {
            merge(
                &mut shape,
                json!({
                    "guild_id": guild.id, "guild_locale": guild.locale,
                    "guild": { "id": guild.id, "features": [], "locale": guild.locale },
                }),
            );
        }
        if let Some(message) = record.source.and_then(|id| self.messages.get(&id)) {
            merge(&mut shape, json!({ "message": self.message_json(message) }));
        }
        shape
    }

    /// `member` in a server, `user` in direct messages.
    fn who(&self, user: UserId, channel: ChannelId) -> Value {
        let Some(guild) = self.channels.get(&channel).and_then(|place| place.guild) else {
            return json!({ "user": self.user_json(user) });
        };
        let mut member = self.member_json(guild, user, true);
        let may = self.permissions(user, channel).0.to_string();
        merge(&mut member, json!({ "permissions": may }));
        json!({ "member": member })
    }
}

/// Width and height of a PNG, read from its header.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |from: usize| {
        let four = header.get(from..from + 4)?;
        Some(
            four.iter()
                .fold(0_u32, |sum, byte| (sum << 8) | u32::from(*byte)),
        )
    };
    Some((number(8)?, number(12)?))
}
