//! What keeps us from posting at a table, as data: kept with the table, told to its host once.

use super::{DirectMessage, Tables, Trouble};
use crate::id::TableId;
use crate::store::{Destination, Tx};

/// A permission that a table needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// To see the channel at all.
    ViewChannel,
    /// To post there.
    SendMessages,
    /// To post there, in a thread.
    SendMessagesInThreads,
    /// To open a thread for a table.
    CreatePublicThreads,
    /// For the long part of a post.
    EmbedLinks,
    /// For pictures.
    AttachFiles,
}

impl Permission {
    const ALL: [Self; 6] = [
        Self::ViewChannel,
        Self::SendMessages,
        Self::SendMessagesInThreads,
        Self::CreatePublicThreads,
        Self::EmbedLinks,
        Self::AttachFiles,
    ];

    /// Its name in the wording files, after `permission-`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ViewChannel => "view-channel",
            Self::SendMessages => "send-messages",
            Self::SendMessagesInThreads => "send-messages-in-threads",
            Self::CreatePublicThreads => "create-public-threads",
            Self::EmbedLinks => "embed-links",
            Self::AttachFiles => "attach-files",
        }
    }
}

/// What keeps us from posting at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// We may not.
    Missing(Vec<Permission>),
    /// The thread is locked.
    Locked,
    /// The channel was deleted.
    ChannelGone,
    /// One post was refused for what it says; others are not.
    Refused,
    /// We may not; an earlier version did not note what was missing.
    NoAccess,
}

impl Obstacle {
    /// As it is kept.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Missing(permissions) => {
                let ids = permissions.iter().map(|one| format!(" {}", one.id()));
                format!("missing{}", ids.collect::<String>())
            }
            Self::Locked => "thread-locked".into(),
            Self::ChannelGone => "channel-gone".into(),
            Self::Refused => "refused".into(),
            Self::NoAccess => "no-access".into(),
        }
    }

    /// As it was kept.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut words = text.split(' ');
        match words.next().unwrap_or_default() {
            "missing" => {
                let known = |id: &str| Permission::ALL.into_iter().find(|one| one.id() == id);
                Self::Missing(words.filter_map(known).collect())
            }
            "thread-locked" => Self::Locked,
            "channel-gone" => Self::ChannelGone,
            "refused" => Self::Refused,
            _ => Self::NoAccess,
        }
    }

    /// Is nothing said at the table while this lasts? Without pictures the words are still posted.
    #[must_use]
    pub fn silences(&self) -> bool {
        match self {
            Self::Missing(permissions) => *permissions != [Permission::AttachFiles],
            Self::Refused => false,
            Self::Locked | Self::ChannelGone | Self::NoAccess => true,
        }
    }
}

impl Tables {
    /// Something keeps us from posting at a table. Its host is told when it begins, and not again
    /// until we could post in between. In a channel it has left, nothing matters any more.
    pub async fn note_obstacle(
        &self,
        tx: &mut Tx,
        (table, place): (TableId, Destination),
        obstacle: &Obstacle,
    ) -> Result<(), Trouble> {
        let row = tx.table(table).await?;
        let Some(row) = row.filter(|row| place == Destination::Channel(row.channel)) else {
            return Ok(());
        };
        let why = obstacle.text();
        if row.trouble.as_ref() != Some(&why) {
            tx.set_trouble(table, Some(&why)).await?;
        }
        if row.trouble.is_none() {
            let told = DirectMessage::CannotPost { why };
            tx.say_private(table, row.host, &told).await?;
        }
        Ok(())
    }

    /// One post was refused for what it says. The host is told, and the table goes on.
    pub async fn note_refused(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        if let Some(row) = tx.table(table).await? {
            let why = Obstacle::Refused.text();
            let told = DirectMessage::CannotPost { why };
            tx.say_private(table, row.host, &told).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn obstacles_are_read_as_they_were_written() {
        let all = [
            Obstacle::Missing(vec![Permission::ViewChannel, Permission::EmbedLinks]),
            Obstacle::Missing(vec![Permission::AttachFiles]),
            Obstacle::Locked,
            Obstacle::ChannelGone,
            Obstacle::Refused,
            Obstacle::NoAccess,
        ];
        for one in all {
            assert_eq!(Obstacle::read(&one.text()), one);
        }
        assert!(!Obstacle::read("missing attach-files").silences());
        assert!(Obstacle::read("missing send-messages attach-files").silences());
        assert!(Obstacle::read("no-access").silences());
    }
}
