//! Moving a table to another channel, for instance because its own is gone.

use super::lobby::in_the_way;
use super::transition::Transition;
use super::{Caller, Facts, Notice, Post, Refused, TableRef, TableState, Tables, Trouble, Viewer};
use crate::id::ChannelId;
use crate::store::{Lifecycle, Showing};

impl Tables {
    /// Goes on with a table in another channel of its server, also with what was still to be said in the old one.
    pub async fn move_to(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        to: ChannelId,
    ) -> Result<TableState, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        let (id, from) = (state.row.id, state.row.channel);
        if !state.row.stage.is_live() {
            return Err(Refused::Finished.into());
        }
        if state.row.guild.is_none() || state.row.guild != caller.guild {
            return Err(Refused::OtherServer.into());
        }
        if from == to {
            return Err(Refused::AlreadyHere.into());
        }
        if let Some(here) = tx.live_table(to).await? {
            return Err(in_the_way(here).into());
        }
        tx.move_table(id, to).await?;
        tx.move_items(id, from, to).await?;
        // The buttons of the old channel stay there; the next ones replace none.
        let nothing = Showing {
            seq: None,
            buttons: Some(None),
        };
        tx.showed(id, Viewer::Everyone, nothing).await?;
        if state.row.trouble.is_none() {
            let notice = Notice::WentTo { channel: to };
            tx.say_public(id, from, &Post::Notice { notice }).await?;
        }
        let notice = Notice::CameFrom { channel: from };
        let post = if state.row.stage == Lifecycle::Lobby {
            Post::Lobby { notice }
        } else {
            let Transition { state, table, .. } = Transition::load(&mut tx, state.clone()).await?;
            let waiting = state.waiting(&table);
            let ping = waiting.iter().filter_map(|seat| state.user(seat)).collect();
            let (facts, notices) = (Facts::none(), vec![notice]);
            Post::Moved {
                facts,
                ping,
                notices,
            }
        };
        tx.say_public(id, to, &post).await?;
        tx.commit().await?;
        self.state(id).await
    }
}
