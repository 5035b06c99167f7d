//! A thread for a table, where the server lets us open one. Otherwise the table stays in the channel.

use serenity::all::{
    AutoArchiveDuration, ChannelId as Channel, ChannelType, CreateThread, EditThread, Permissions,
};

use super::Ctx;
use super::errors::{counted, failure};
use crate::app::App;
use crate::id::ChannelId;
use crate::message::{MOST_TEXT, cut};
use crate::outbox::Failure;
use crate::request::{Answer, Requester};
use crate::table::Permission;

/// What a thread needs besides what a table needs anywhere.
const NEEDED: [(Permissions, Permission); 2] = [
    (
        Permissions::CREATE_PUBLIC_THREADS,
        Permission::CreatePublicThreads,
    ),
    (
        Permissions::SEND_MESSAGES_IN_THREADS,
        Permission::SendMessagesInThreads,
    ),
];

/// Where a new table goes.
pub(super) struct Place {
    /// The channel, or a thread of it.
    pub channel: ChannelId,
    /// It is a thread that was opened for the table.
    opened: bool,
    /// What a thread would have needed, if somebody should know.
    lacking: Vec<Permission>,
}

impl Place {
    const fn here(requester: &Requester, lacking: Vec<Permission>) -> Self {
        Self {
            channel: requester.channel,
            opened: false,
            lacking,
        }
    }

    /// The answer with where the table is, or why it has no thread. A table that was refused needs no thread.
    pub async fn told(self, ctx: Ctx<'_>, requester: &Requester, answer: Answer) -> Answer {
        let words = requester.words();
        let line = if self.opened {
            let thread = format!("<#{}>", self.channel);
            words.say("thread-opened", &[("thread", thread.into())])
        } else if self.lacking.is_empty() {
            return answer;
        } else {
            words.thread_needs(&self.lacking)
        };
        match answer {
            Ok(mut message) => {
                message.text = cut(&format!("{}\n{line}", message.text), MOST_TEXT);
                Ok(message)
            }
            Err(trouble) => {
                if self.opened {
                    let thread = Channel::new(self.channel.0.max(1));
                    let closed = EditThread::new().archived(true);
                    if let Err(error) = thread.edit_thread(ctx, closed).await {
                        let error = counted(ctx.data(), &error);
                        tracing::info!(error, "an empty thread stays open");
                    }
                }
                Err(trouble)
            }
        }
    }
}

/// Finds a place for a table: a thread of its own, unless somebody does not want one, this is no channel that
/// has threads, or we may not open any.
pub(super) async fn place(
    ctx: Ctx<'_>,
    requester: &Requester,
    wanted: Option<bool>,
    name: &str,
) -> Place {
    let app = ctx.data();
    let poise::Context::Application(command) = ctx else {
        return Place::here(requester, Vec::new());
    };
    let kind = command.interaction.channel.as_ref().map(|it| it.kind);
    let may_have = requester.guild.is_some() && kind == Some(ChannelType::Text);
    if wanted == Some(false) || !may_have || !requester.missing.is_empty() {
        return Place::here(requester, Vec::new());
    }
    let ours = command.interaction.app_permissions.unwrap_or_default();
    let lacking = NEEDED.iter().filter(|(bit, _)| !ours.contains(*bit));
    let lacking: Vec<Permission> = lacking.map(|(_, permission)| *permission).collect();
    if !lacking.is_empty() {
        return Place::here(requester, worth_saying(app, requester, wanted, lacking));
    }
    let thread = CreateThread::new(cut(name, 100))
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    let opened = ctx.channel_id().create_thread(ctx, thread).await;
    match opened {
        Ok(thread) => Place {
            channel: ChannelId(thread.id.get()),
            opened: true,
            lacking: Vec::new(),
        },
        Err(error) => {
            let forbidden = matches!(failure(&error), Failure::Forbidden | Failure::NoAccess);
            let error = counted(app, &error);
            tracing::info!(error, "a thread could not be opened");
            let lacking = if forbidden {
                vec![Permission::CreatePublicThreads]
            } else {
                Vec::new()
            };
            Place::here(requester, lacking)
        }
    }
}

/// Whoever asked for a thread is told what it needs; others once in their server.
fn worth_saying(
    app: &App,
    requester: &Requester,
    wanted: Option<bool>,
    lacking: Vec<Permission>,
) -> Vec<Permission> {
    let first = requester.guild.is_some_and(|guild| app.first_hint(guild));
    if wanted == Some(true) || first {
        lacking
    } else {
        Vec::new()
    }
}
