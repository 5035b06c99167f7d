//! The commands under `/rokugan`: arguments, one use case, one private answer each.
//!
//! What a command says about itself comes from the wording files.

mod lobby;
mod manage;
mod play;
mod see;

use super::{Ctx, Done};

/// The root; it does nothing itself.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm",
    subcommand_required,
    subcommands(
        "lobby::new",
        "lobby::join",
        "lobby::leave",
        "lobby::start",
        "lobby::add_ai",
        "lobby::remove_ai",
        "see::status",
        "see::board",
        "see::log",
        "see::score",
        "see::rules",
        "see::export",
        "see::mine",
        "see::help",
        "play::hand",
        "play::play",
        "play::undo",
        "manage::resign",
        "manage::kick",
        "manage::replace",
        "manage::cancel",
        "manage::settings",
        "manage::privacy",
    )
)]
pub(super) async fn rokugan(_: Ctx<'_>) -> Done {
    Ok(())
}
