//! The commands under `/rokugan`: arguments, one use case, one private answer each.
//!
//! A new one is a function of its own file in the frame of [`frame`], a line of the list below, and
//! its words (`command-<path>`, `option-<path>-<name>`). Discord takes 25 entries here: a noun with
//! several verbs is a group (`subcommands` on a command that does nothing itself).

mod frame;
mod lobby;
mod manage;
mod orders;
mod play;
mod see;
mod time;

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
        "orders::orders",
        "manage::resign",
        "manage::kick",
        "manage::replace",
        "manage::cancel",
        "manage::settings",
        "manage::privacy",
        "time::away",
    )
)]
pub(super) async fn rokugan(_: Ctx<'_>) -> Done {
    Ok(())
}
