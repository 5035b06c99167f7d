//! People at tables of Battle: sitting down, playing, planning.

use std::collections::BTreeSet;

use rokugan::clock::{Clock as _, HandClock};
use rokugan::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use rokugan::store::{JournalRow, Place, Store};
use rokugan::table::{
    Chosen, Done, Edit, Join, Move, New, Panel, Post, Replan, Tables, Trouble, Whisper,
};
use serde_json::Value;

use crate::room::{Room, fresh};

impl Room {
    /// A table of these sides, under way; people are 1, 2, 3 ... in their order, `-side` is a computer.
    pub async fn seated(&self, sides: &[&str], sealed: bool) -> TableId {
        let new = New {
            guild: Some(GuildId(1)),
            channel: ChannelId(fresh()),
            host: UserId(1),
            interaction: InteractionId(fresh()),
            title: "battle".into(),
            name: None,
            seats: None,
            pace: Some(rokugan::pace::Pace::NONE),
            misses: None,
            options: Value::Null,
            sealed,
        };
        let table = self.tables.open(new).await.unwrap().row.id;
        for (at, side) in sides.iter().enumerate() {
            let user = (!side.starts_with('-')).then(|| UserId(at as u64 + 1));
            if let Some(user) = user {
                let mut tx = self.store().write().await.unwrap();
                tx.meet(user, "Somebody", None).await.unwrap();
                tx.commit().await.unwrap();
            }
            let join = Join {
                table,
                user,
                interaction: InteractionId(fresh()),
                side: Some(side.trim_start_matches('-').into()),
            };
            self.tables.join(join).await.unwrap();
        }
        self.tables.start(table, UserId(1)).await.unwrap();
        table
    }

    /// The same tables as they are now, in a file and under a clock of their own.
    pub async fn twin(&self) -> Room {
        let dir = self.dir.with_extension(fresh().to_string());
        std::fs::create_dir_all(&dir).unwrap();
        let path = dir.join("t.sqlite");
        Store::copy(&self.dir.join("t.sqlite"), &path)
            .await
            .unwrap();
        let clock = std::sync::Arc::new(HandClock::at(self.clock.now()));
        let shared: std::sync::Arc<HandClock> = std::sync::Arc::clone(&clock);
        let tables = Tables::new(Store::open(&path, shared).await.unwrap());
        Room { tables, clock, dir }
    }

    pub async fn act(&self, table: TableId, user: u64, text: &str) -> Result<Done, Trouble> {
        let wish = Move {
            table,
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(text.into()),
            in_place: false,
        };
        self.tables.act(wish).await
    }

    pub async fn replan(&self, table: TableId, user: u64, edit: Edit) -> Result<Panel, Trouble> {
        let wish = Replan {
            table,
            user: UserId(user),
            interaction: InteractionId(fresh()),
            length: None,
            edit,
        };
        self.tables.replan(wish).await
    }

    pub async fn write(&self, table: TableId, user: u64, text: &str) -> Panel {
        let edit = Edit::Write(text.into());
        self.replan(table, user, edit).await.unwrap()
    }

    pub async fn panel(&self, table: TableId, user: u64) -> Panel {
        self.tables.panel(table, UserId(user)).await.unwrap()
    }

    /// Who is waited for.
    pub async fn up(&self, table: TableId) -> Vec<u64> {
        let standing = self.tables.standing(table).await.unwrap();
        let user = |seat: &rules::seat::Seat| standing.book.user(*seat).unwrap().0;
        standing.waiting.iter().map(user).collect()
    }

    pub async fn acts(&self, table: TableId) -> Vec<JournalRow> {
        self.store().acts(table).await.unwrap()
    }

    /// Everybody does the first thing offered until the round's placement begins.
    pub async fn until_placing(&self, table: TableId) {
        while stage(&self.panel(table, 1).await) != "placing" {
            self.first(table).await;
        }
    }

    /// Somebody who is up does the first thing offered.
    pub async fn first(&self, table: TableId) {
        let user = self.up(table).await[0];
        let text = self.panel(table, user).await.menu.actions()[0].to_owned();
        self.act(table, user, &text).await.unwrap();
    }

    pub async fn whispers(&self, user: u64) -> Vec<Whisper> {
        let place = Place::User(UserId(user));
        let parcels = self.store().parcels(place).await.unwrap();
        let read = |what: &str| serde_json::from_str(what).unwrap();
        parcels.iter().map(|parcel| read(&parcel.what)).collect()
    }

    pub async fn last_post(&self, table: TableId) -> Post {
        self.posts(table).await.pop().unwrap()
    }
}

pub fn public(panel: &Panel) -> Value {
    panel.view.to_json()["public"].clone()
}

pub fn stage(panel: &Panel) -> String {
    public(panel)["stage"].as_str().unwrap().to_owned()
}

/// The provinces a seat controls.
pub fn provinces(panel: &Panel, seat: usize) -> BTreeSet<String> {
    let all = public(panel)["provinces"].as_array().unwrap().clone();
    let own = all.iter().filter(|p| p["owner"] == seat);
    own.map(|p| p["province"].as_str().unwrap().to_owned())
        .collect()
}

/// Placements (`face slot`) among these, with the province each aims at.
pub fn placements(actions: &[&str]) -> Vec<(String, String)> {
    let placement = |text: &&str| {
        let (face, slot) = text.split_once(' ')?;
        let plain = face.len() <= 6 && face.chars().any(|c| c.is_ascii_digit() || c == 'b');
        let target = slot.rsplit('>').next()?;
        (plain && !slot.contains(' ') && !slot.contains('@'))
            .then(|| ((*text).to_owned(), target.to_owned()))
    };
    actions.iter().filter_map(placement).collect()
}

/// A placement in the centre of an own province: nobody else's business.
pub fn quiet(panel: &Panel, menu: &rules::menu::Menu) -> Vec<String> {
    let own = provinces(panel, panel.seat.index());
    let all = placements(&menu.actions());
    all.into_iter()
        .filter(|(text, target)| !text.contains('>') && own.contains(target))
        .map(|(text, _)| text)
        .collect()
}

/// A placement against a province of that seat.
pub fn attack(panel: &Panel, on: usize) -> Option<String> {
    let theirs = provinces(panel, on);
    let all = placements(&panel.menu.actions());
    let mut found = all
        .into_iter()
        .filter(|(text, target)| text.contains('>') && theirs.contains(target));
    found.next().map(|(text, _)| text)
}
