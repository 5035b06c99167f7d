//! Registering the commands: their words from the wording files, and only when they changed.

use std::time::Duration;

use poise::Command;
use serenity::all::{Command as Registered, Http};
use sha2::{Digest as _, Sha256};

use super::errors::loggable;
use super::{App, Shared};
use crate::say;
use crate::table::Trouble;

/// Gives a command and everything below it its words.
pub(super) fn describe(command: &mut Command<Shared, Trouble>) {
    let words = say::in_language(None);
    command.description = Some(words.command(&command.name, None).into());
    for parameter in &mut command.parameters {
        parameter.description = Some(words.command(&command.name, Some(&parameter.name)).into());
    }
    command.subcommands.iter_mut().for_each(describe);
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
    if known.as_deref() == Some(hash.as_str()) {
        return Ok(());
    }
    Registered::set_global_commands(http, commands.to_vec())
        .await
        .map_err(|e| loggable(&e))?;
    let mut tx = app.store().write().await.map_err(|e| e.to_string())?;
    tx.set_meta("commands", &hash)
        .await
        .map_err(|e| e.to_string())?;
    tx.commit().await.map_err(|e| e.to_string())?;
    tracing::info!("commands registered");
    Ok(())
}
