//! Inviting the bot: what it asks of a server, as one number.

use serenity::all::Permissions;

/// Exactly what it uses: it pins nothing and manages nothing. It reads a channel only to see whether a
/// post of its own arrived.
pub const PERMISSIONS: u64 = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .bits();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readmes_invite_with_the_same_number() {
        let link = format!("scope=bot+applications.commands&permissions={PERMISSIONS}`");
        for readme in [
            include_str!("../../README.md"),
            include_str!("../../README.pl.md"),
            include_str!("../../README.de.md"),
        ] {
            assert!(readme.contains(&link), "{link}");
            assert!(readme.contains(&format!("`{PERMISSIONS}`.")));
        }
    }
}
