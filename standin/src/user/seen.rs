//! What a user sees of a message.
//!
//! A copy taken at one moment, with the questions tests ask: its text, its buttons by label, the
//! values of its selects, its pictures with their alt texts, and whom it pinged.

use std::sync::Arc;

use serde_json::Value;

use crate::id::{ChannelId, MessageId, UserId};
use crate::json::{ReadJson, every_component};
use crate::world::{Audience, LOADING, Message, Pinged};

/// A file as a user sees it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file name.
    pub name: String,
    /// The alt text.
    pub alt: Option<String>,
    /// The bytes.
    pub bytes: Arc<[u8]>,
}

/// A message as a user sees it now.
#[derive(Clone, Debug)]
pub struct Seen {
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
    /// Its components.
    pub components: Vec<Value>,
    /// Its files, also those shown inside embeds.
    pub pictures: Vec<Picture>,
    /// Who can see it.
    pub audience: Audience,
    /// Who was notified.
    pub pinged: Pinged,
    /// Whether the bot is still thinking.
    pub thinking: bool,
    /// Whether it was edited.
    pub edited: bool,
}

impl Seen {
    pub(crate) fn of(message: &Message) -> Self {
        let pictures = message.attachments.iter().map(|file| Picture {
            name: file.file.name.clone(),
            alt: file.file.description.clone(),
            bytes: Arc::clone(&file.file.bytes),
        });
        Self {
            id: message.id,
            channel: message.channel,
            author: message.author,
            content: message.content.clone(),
            embeds: message.embeds.clone(),
            components: message.components.clone(),
            pictures: pictures.collect(),
            audience: message.audience,
            pinged: message.pinged.clone(),
            thinking: message.flags & LOADING != 0,
            edited: message.edited_ms.is_some(),
        }
    }

    /// Whether it is made of components alone.
    #[must_use]
    pub fn is_card(&self) -> bool {
        self.components
            .iter()
            .any(|component| component.number("type") == 17)
    }

    /// Whether only its user can see it, as an ephemeral.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        matches!(self.audience, Audience::Ephemeral(_))
    }

    /// All text of the message: content, every string of its embeds, and the texts of its layout.
    #[must_use]
    pub fn text(&self) -> String {
        let mut all = vec![self.content.as_str()];
        for embed in &self.embeds {
            crate::json::every_string(embed, &mut |text| all.push(text));
        }
        all.extend(crate::json::texts(&self.components));
        all.join("\n")
    }

    /// Every button and select, in reading order.
    #[must_use]
    pub fn controls(&self) -> Vec<&Value> {
        let mut found = Vec::new();
        every_component(&self.components, &mut |component| {
            if component.has("custom_id") {
                found.push(component);
            }
        });
        found
    }

    /// The `custom_id` of the button with this label.
    #[must_use]
    pub fn button(&self, label: &str) -> Option<String> {
        let found = self
            .controls()
            .into_iter()
            .find(|control| control.text("label") == label);
        found.map(|control| control.text("custom_id").to_owned())
    }

    /// Every `custom_id`, in reading order.
    #[must_use]
    pub fn custom_ids(&self) -> Vec<String> {
        let ids = self
            .controls()
            .into_iter()
            .map(|control| control.text("custom_id").to_owned());
        ids.collect()
    }

    /// The values a select offers.
    #[must_use]
    pub fn options(&self, custom_id: &str) -> Vec<String> {
        let found = self
            .controls()
            .into_iter()
            .find(|c| c.text("custom_id") == custom_id);
        let options = found
            .map(|select| select.list("options"))
            .unwrap_or_default();
        options
            .iter()
            .map(|option| option.text("value").to_owned())
            .collect()
    }
}
