//! The signs of all titles as emoji of the application: uploaded once, found again at every start.
//!
//! Everything works without them, so nothing waits for this and what fails is tried again later. A sign whose
//! picture changed has another name; the emoji of the old one is deleted.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use serenity::all::{CreateAttachment, Emoji, Http};

use super::Shared;
use super::errors::counted;
use crate::app::App;
use crate::titles;

/// The pause between two uploads, so that people's requests never wait for them.
const BETWEEN: Duration = Duration::from_secs(1);

/// The longest pause after a failure.
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

/// Sees to it that Discord has all signs, and tries again until it does.
pub(super) async fn upload(app: Shared, http: Arc<Http>, page: bool) {
    let between = if page { Duration::ZERO } else { BETWEEN };
    let mut pause = Duration::from_secs(5);
    while let Err(error) = attempt(&app, &http, between).await {
        let error = counted(&app, &error);
        tracing::warn!(error, "not all emoji are there; trying again");
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

async fn attempt(app: &App, http: &Http, between: Duration) -> serenity::Result<()> {
    let there = http.get_application_emojis().await?;
    let id = |name: &str| {
        there
            .iter()
            .find(|emoji| emoji.name == name)
            .map(|it| it.id)
    };
    let mut missing = Vec::new();
    for sign in titles::signs() {
        match id(&sign.name) {
            Some(id) => app.signs.add(&sign.name, id.get()),
            None => missing.push(sign),
        }
    }
    for sign in missing {
        let file = CreateAttachment::bytes(sign.bytes, format!("{}.png", sign.name));
        let emoji = json!({ "name": sign.name, "image": file.to_base64() });
        let made: Emoji = http.create_application_emoji(&emoji).await?;
        app.signs.add(&sign.name, made.id.get());
        tokio::time::sleep(between).await;
    }
    for old in there
        .iter()
        .filter(|emoji| titles::is_old_sign(&emoji.name))
    {
        http.delete_application_emoji(old.id).await?;
    }
    Ok(())
}
