//! Helpers for tables: sitting down, playing, planning.

use std::collections::BTreeSet;

use rokugan::clock::{Clock as _, ManualClock};
use rokugan::id::{ChannelId, InteractionId, TableId, UserId};
use rokugan::store::{Destination, JournalRow, Store};
use rokugan::table::{
    Chosen, DirectMessage, Done, Edit, Move, New, Panel, Post, Replan, Tables, Trouble,
};
use rules::record::Record;
use serde_json::Value;

use crate::harness::{Harness, by, fresh};

impl Harness {
    /// A table of these sides, under way; people are 1, 2, 3 ... in their order, `-side` is a computer.
    pub async fn seated(&self, sides: &[&str], sealed: bool) -> TableId {
        let new = New {
            channel: ChannelId(fresh()),
            title: rules::catalog::FLAGSHIP.into(),
            name: None,
            seats: None,
            pace: Some(rokugan::pace::Pace::NONE),
            misses: None,
            options: Value::Null,
            sealed,
            level: rokugan::level::Level::Captain,
            hints: false,
        };
        let table = self.tables.open(&by(1), new).await.unwrap().row.id;
        self.tables.leave(&by(1), table).await.unwrap();
        for (at, side) in sides.iter().enumerate() {
            match side.strip_prefix('-') {
                Some(computer) => {
                    let host = by(1);
                    let added = self.tables.add_computer(&host, table, Some(computer), None);
                    added.await.unwrap();
                }
                None => {
                    let user = by(at as u64 + 1);
                    self.tables.join(&user, table, Some(side)).await.unwrap();
                }
            }
        }
        for (at, _) in sides
            .iter()
            .enumerate()
            .filter(|(_, s)| !s.starts_with('-'))
        {
            let user = by(at as u64 + 1);
            self.tables.start(&user, table).await.unwrap();
        }
        table
    }

    /// The same tables as they are now, in a file and under a clock of their own.
    pub async fn twin(&self) -> Harness {
        let dir = self.dir.with_extension(fresh().to_string());
        std::fs::create_dir_all(&dir).unwrap();
        let path = dir.join("t.sqlite");
        rokugan::test_database::copy(&self.dir.join("t.sqlite"), &path)
            .await
            .unwrap();
        let clock = std::sync::Arc::new(ManualClock::at(self.clock.now()));
        let shared: std::sync::Arc<ManualClock> = std::sync::Arc::clone(&clock);
        let tables = Tables::new(
            Store::open(crate::harness::at(&path), shared)
                .await
                .unwrap(),
        );
        Harness { tables, clock, dir }
    }

    pub async fn act(&self, table: TableId, user: u64, text: &str) -> Result<Done, Trouble> {
        let wish = Move {
            table: table.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(text.into()),
            in_place: false,
        };
        let done = self.tables.act(wish).await;
        done.map_err(|not_done| not_done.trouble)
    }

    pub async fn replan(&self, table: TableId, user: u64, edit: Edit) -> Result<Panel, Trouble> {
        let wish = Replan {
            table: table.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            length: None,
            edit,
        };
        let done = self.tables.replan(wish).await;
        done.map_err(|not_done| not_done.trouble)
    }

    pub async fn write(&self, table: TableId, user: u64, text: &str) -> Panel {
        let edit = Edit::Write(text.into());
        self.replan(table, user, edit).await.unwrap()
    }

    pub async fn export(&self, table: TableId) -> Result<Record, Trouble> {
        let state = self.tables.state(table).await?;
        self.tables.export(&state).await
    }

    pub async fn export_seen(&self, table: TableId, user: u64) -> Result<Value, Trouble> {
        let state = self.tables.state(table).await?;
        self.tables.export_seen(&state, UserId(user)).await
    }

    pub async fn panel(&self, table: TableId, user: u64) -> Panel {
        self.tables.panel(table, UserId(user)).await.unwrap()
    }

    /// Whom the table is waiting for.
    pub async fn up(&self, table: TableId) -> Vec<u64> {
        let standing = self.tables.standing(table).await.unwrap();
        let user = |seat: &rules::seat::Seat| standing.state.user(*seat).unwrap().0;
        standing.waiting.iter().map(user).collect()
    }

    pub async fn acts(&self, table: TableId) -> Vec<JournalRow> {
        self.store().acts(table).await.unwrap()
    }

    /// Everybody makes the first move offered until the placement of the round begins.
    pub async fn until_placing(&self, table: TableId) {
        while stage(&self.panel(table, 1).await) != "placing" {
            self.first(table).await;
        }
    }

    /// Somebody whose turn it is makes the first move offered.
    pub async fn first(&self, table: TableId) {
        let user = self.up(table).await[0];
        let text = self.panel(table, user).await.menu.actions()[0].to_owned();
        self.act(table, user, &text).await.unwrap();
    }

    pub async fn whispers(&self, user: u64) -> Vec<DirectMessage<Value>> {
        let place = Destination::User(UserId(user));
        let items = self.store().items(place).await.unwrap();
        let read = |what: &str| serde_json::from_str(what).unwrap();
        items.iter().map(|item| read(&item.what)).collect()
    }

    pub async fn last_post(&self, table: TableId) -> Post<Value> {
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

/// The placements (`face slot`) among these actions, with the target of each.
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

/// Placements in the centre of an own province, which concern nobody else.
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
