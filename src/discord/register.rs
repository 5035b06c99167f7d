//! Registering the commands: their words from the wording files, and only when they changed.

use std::sync::atomic::Ordering;
use std::time::Duration;

use poise::Command;
use serenity::all::{Command as Registered, Http};
use sha2::{Digest as _, Sha256};

use super::errors::loggable;
use super::{App, Shared};
use crate::say;
use crate::table::Trouble;

/// Gives the root and everything below it its words: `command-<path>` and `option-<path>-<name>`,
/// where the path of `/rokugan clock pause` is `clock-pause`.
pub(super) fn describe(root: &mut Command<Shared, Trouble>) {
    let name = root.name.to_string();
    words_of(root, &name);
    for command in &mut root.subcommands {
        let name = command.name.to_string();
        words_of(command, &name);
        for below in &mut command.subcommands {
            let name = format!("{name}-{}", below.name);
            words_of(below, &name);
        }
    }
}

fn words_of(command: &mut Command<Shared, Trouble>, path: &str) {
    let words = say::in_language(None);
    command.description = Some(words.command(path, None).into());
    for parameter in &mut command.parameters {
        parameter.description = Some(words.command(path, Some(&parameter.name)).into());
    }
}

/// Recalls the id Discord gave our command, so that it can be clicked from the first answer on.
pub(super) async fn recall(app: &App) {
    let known = app.store().meta("command-id").await.ok().flatten();
    if let Some(id) = known.and_then(|id| id.parse().ok()) {
        app.command.store(id, Ordering::Relaxed);
    }
}

/// Registers, trying until it works: a bot without commands must not stay silent about it.
pub(super) async fn register(
    app: Shared,
    http: std::sync::Arc<Http>,
    commands: Vec<serenity::all::CreateCommand>,
) {
    let mut pause = Duration::from_secs(1);
    while let Err(what) = attempt(&app, &http, &commands).await {
        tracing::error!(what, "commands could not be registered; trying again");
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_secs(300));
    }
}

async fn attempt(
    app: &App,
    http: &Http,
    commands: &[serenity::all::CreateCommand],
) -> Result<(), String> {
    let application = http.application_id().map_or(0, |id| id.get());
    let definition = serde_json::to_string(commands).map_err(|e| e.to_string())?;
    let hash = Sha256::digest(format!("{application} {definition}"));
    let hash = hash
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let known = app
        .store()
        .meta("commands")
        .await
        .map_err(|e| e.to_string())?;
    if known.as_deref() == Some(hash.as_str()) && app.command().is_some() {
        return Ok(());
    }
    let registered = Registered::set_global_commands(http, commands.to_vec())
        .await
        .map_err(|e| loggable(&e))?;
    let id = registered.first().map_or(0, |command| command.id.get());
    app.command.store(id, Ordering::Relaxed);
    let mut tx = app.store().write().await.map_err(|e| e.to_string())?;
    tx.set_meta("commands", &hash)
        .await
        .map_err(|e| e.to_string())?;
    tx.set_meta("command-id", &id.to_string())
        .await
        .map_err(|e| e.to_string())?;
    tx.commit().await.map_err(|e| e.to_string())?;
    tracing::info!("commands registered");
    Ok(())
}
