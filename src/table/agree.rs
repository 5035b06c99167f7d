//! What is agreed before play begins: the time per turn, and the switches of the title.

use rules::catalog;
use serde_json::Value;

use super::lobby::{in_lobby, lobby_post, try_options};
use super::{Caller, Notice, Refused, TableRef, TableState, Tables, Trouble};
use crate::level::Level;
use crate::pace::Pace;
use crate::store::Tx;

/// The switch of every title whose stages can be played sealed.
pub const SEALED: &str = "sealed";
/// The switch of every table: how well computer daimyos play.
pub const LEVEL: &str = "level";
/// The switch of every table: may players ask for hints?
pub const HINTS: &str = "hints";

/// Something the host changes in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// The time per turn.
    Pace(Pace),
    /// A switch of the title.
    Switch {
        /// Which.
        name: String,
        /// `true`, `false`, or a word it takes.
        value: String,
    },
}

/// A switch of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name in the title's options.
    pub name: String,
    /// How it is set.
    pub value: String,
    /// How else it can be set.
    pub others: Vec<String>,
    /// Is it set as recommended?
    pub usual: bool,
}

impl TableState {
    /// The switches of the table, in the order of the title.
    pub fn switches(&self) -> Result<Vec<Switch>, Trouble> {
        let about = catalog::about(&self.row.title)?;
        let now = catalog::settle_options(about.id, Some(self.row.rules), &self.row.options)?;
        let usual = catalog::settle_options(about.id, Some(self.row.rules), &Value::Null)?;
        let levels = Level::ALL.map(Level::id);
        let level = self.row.level.id().to_owned();
        let captain = Level::default().id().to_owned();
        let mut all = vec![
            switch(LEVEL, level, captain, &levels),
            switch(HINTS, self.row.hints.to_string(), false.to_string(), &[]),
        ];
        if about.sealable {
            all.push(switch(
                SEALED,
                self.row.sealed.to_string(),
                false.to_string(),
                &[],
            ));
        }
        let options = now.as_object().into_iter().flatten();
        for (name, value) in options {
            let words = about.choices.iter().find(|(choice, _)| choice == name);
            let words = words.map_or(&[][..], |(_, words)| words);
            let usual = usual.get(name).map_or_else(String::new, written);
            all.push(switch(name, written(value), usual, words));
        }
        Ok(all)
    }
}

fn switch(name: &str, value: String, usual: String, words: &[&str]) -> Switch {
    let on_off = ["true", "false"];
    let all = if words.is_empty() { &on_off[..] } else { words };
    let others = all.iter().filter(|other| **other != value);
    Switch {
        name: name.to_owned(),
        others: others.map(|other| (*other).to_owned()).collect(),
        usual: value == usual,
        value,
    }
}

/// A value of an option as a word.
fn written(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

impl Tables {
    /// Changes what is agreed about a table in its lobby. Everybody has to say anew that they are ready.
    pub async fn agree(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        what: Agreed,
    ) -> Result<TableState, Trouble> {
        let (mut tx, mut state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        in_lobby(&state)?;
        match what {
            Agreed::Pace(pace) => state.row.pace = pace,
            Agreed::Switch { name, value } => state.set_switch(&name, &value)?,
        }
        tx.set_agreed(&state.row).await?;
        state.write_levels(&mut tx).await?;
        state.nobody_is_ready(&mut tx).await?;
        let notice = Notice::Agreed;
        lobby_post(&mut tx, state.row.id, state.row.channel, notice).await?;
        tx.commit().await?;
        Ok(state)
    }
}

impl TableState {
    /// Writes the levels of the computer daimyos in the lobby.
    async fn write_levels(&mut self, tx: &mut Tx) -> Result<(), Trouble> {
        let id = self.row.id;
        for seated in self.seats.iter().filter(|row| row.user.is_none()) {
            tx.put_seat(id, seated).await?;
        }
        Ok(())
    }

    fn set_switch(&mut self, name: &str, value: &str) -> Result<(), Trouble> {
        let switches = self.switches()?;
        let known = switches.iter().find(|switch| switch.name == name);
        let known = known.ok_or(Refused::NotOffered)?;
        if value != known.value && !known.others.iter().any(|other| other == value) {
            return Err(Refused::NotOffered.into());
        }
        match name {
            SEALED => {
                self.row.sealed = value == "true";
                return Ok(());
            }
            HINTS => {
                self.row.hints = value == "true";
                return Ok(());
            }
            LEVEL => {
                self.row.level = Level::read(value).ok_or(Refused::NoSuchLevel)?;
                for row in self.seats.iter_mut().filter(|row| row.user.is_none()) {
                    row.level = self.row.level;
                }
                return Ok(());
            }
            _ => {}
        }
        let value = match value {
            "true" | "false" => Value::Bool(value == "true"),
            word => Value::String(word.to_owned()),
        };
        let mut options = match std::mem::take(&mut self.row.options) {
            Value::Object(options) => options,
            _ => serde_json::Map::new(),
        };
        options.insert(name.to_owned(), value);
        self.row.options = Value::Object(options);
        let about = catalog::about(&self.row.title)?;
        try_options(&about, &self.row.options, self.row.seats)
    }
}
