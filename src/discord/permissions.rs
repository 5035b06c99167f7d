//! What we may do in a channel, from what the gateway told us about its server.

use serenity::all::{Cache, ChannelId as Channel, GuildId as Guild, Permissions};

use crate::id::{ChannelId, GuildId};
use crate::table::Permission;

/// The permissions of a table that we lack in a channel or thread; nothing if we do not know.
pub(super) fn missing(
    cache: &Cache,
    guild: Option<GuildId>,
    channel: ChannelId,
) -> Option<Vec<Permission>> {
    let me = cache.current_user().id;
    let guild = cache.guild(Guild::new(guild?.0.max(1)))?;
    let channel = Channel::new(channel.0.max(1));
    let thread = guild.threads.iter().find(|thread| thread.id == channel);
    // A thread has the permissions of the channel it is in.
    let place = match thread {
        Some(thread) => thread.parent_id?,
        None => channel,
    };
    let member = guild.members.get(&me)?;
    let place = guild.channels.get(&place)?;
    let ours = guild.user_permissions_in(place, member);
    if !ours.contains(Permissions::VIEW_CHANNEL) {
        // Whoever cannot see a channel has no other permission there either.
        return Some(vec![Permission::ViewChannel]);
    }
    let sending = match thread {
        Some(_) => (
            Permissions::SEND_MESSAGES_IN_THREADS,
            Permission::SendMessagesInThreads,
        ),
        None => (Permissions::SEND_MESSAGES, Permission::SendMessages),
    };
    if !ours.contains(sending.0) {
        return Some(vec![sending.1]);
    }
    let wanted = [
        (Permissions::EMBED_LINKS, Permission::EmbedLinks),
        (Permissions::ATTACH_FILES, Permission::AttachFiles),
    ];
    let lacking = wanted.into_iter().filter(|(bit, _)| !ours.contains(*bit));
    Some(lacking.map(|(_, permission)| permission).collect())
}
